// The first script of the page: theme, language and lobby before the first paint, then Python as early as possible,
// how much of it has arrived, and what to do when it does not.
(() => {
  const script = document.currentScript;
  const { runtime, memory, sizes, languages } = JSON.parse(script.dataset.boot);
  const KEYS = "five-stars:";
  const root = document.documentElement;

  const settings = (() => {
    try {
      return JSON.parse(localStorage.getItem(`${KEYS}settings`)) ?? {};
    } catch {
      return {};
    }
  })();
  const wished = [settings.language, ...navigator.languages.map((language) => language.slice(0, 2))];
  root.lang = wished.find((language) => languages.includes(language)) ?? languages[0];
  if (["light", "dark"].includes(settings.theme)) root.dataset.theme = settings.theme;

  const within = (id) => document.getElementById(`${id}-${root.lang}`).content.cloneNode(true);

  // Runs as soon as the parser has reached the page, which is before anything of it is painted.
  const laid = new MutationObserver(() => {
    if (!document.getElementById("boot")) return;
    laid.disconnect();
    document.getElementById("page").append(within("lobby"));
    const boot = document.getElementById("boot");
    boot.append(within("arriving"));
    if (!kept) return show();
    boot.querySelector("progress").removeAttribute("value");
    boot.querySelector("progress + span").remove();
  });
  laid.observe(root, { childList: true, subtree: true });

  // --- what has arrived, in bytes as they travel; a file that is still coming counts by its unpacked part

  // Counting costs a little. Who has this very file from an earlier visit has the rest as well, and waits for nothing.
  const [own] = performance.getEntriesByName(script.src);
  const kept = own && own.transferSize < own.encodedBodySize;
  const all = Object.values(sizes).reduce((sum, [packed]) => sum + packed, 0);
  const arrived = {};
  let shown = 0;
  const show = () => {
    shown ||= requestAnimationFrame(paint);
  };
  const mega = new Intl.NumberFormat(root.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const paint = () => {
    shown = 0;
    const boot = document.getElementById("boot");
    if (!boot?.firstChild) return;
    const part = ([name, got]) => sizes[name][0] * Math.min(1, got / sizes[name][1]);
    const bytes = Object.entries(arrived).reduce((sum, file) => sum + part(file), 0);
    boot.querySelector("progress").value = bytes / all;
    boot.querySelector("[data-arrived]").textContent = mega.format(bytes / 1e6);
    boot.querySelector("[data-all]").textContent = mega.format(all / 1e6);
  };
  const counted = (name, response) => {
    if (kept) return response;
    arrived[name] = 0;
    const counter = new TransformStream({
      transform(chunk, out) {
        arrived[name] += chunk.length;
        show();
        out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };

  // --- what to do when it does not come

  const failed = (failure) => {
    if (document.readyState === "loading") {
      addEventListener("DOMContentLoaded", () => failed(failure));
      return;
    }
    console.error(failure);
    if (root.dataset.boot === "failed") return;
    root.dataset.boot = "failed";
    import(runtime).then(({ forget }) => forget()).catch(() => {}); // it may be what is ill
    const page = document.getElementById("page");
    page.replaceChildren(within("failed"));
    page.querySelector("[data-why]").textContent = String(failure.message ?? failure).trim().split("\n").pop();
    page.querySelector("[data-retry]").onclick = retry;
    page.querySelector("[data-save]").onclick = save;
    page.querySelector("h1").focus();
    document.getElementById("boot")?.remove();
  };

  // A newer edition that waits may be what helps.
  const retry = async () => {
    const reload = () => location.reload();
    const served = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (!served?.waiting) return reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload);
    setTimeout(reload, 2000);
    served.waiting.postMessage("take over");
  };

  const save = () => {
    const kept = Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(KEYS)));
    const link = document.createElement("a");
    const backup = { "five-stars-backup": 1, ...kept }; // as web/backup.py writes it, and reads it
    link.href = URL.createObjectURL(new Blob([JSON.stringify(backup, null, 1)], { type: "application/json" }));
    link.download = "five-stars.json";
    link.click();
    URL.revokeObjectURL(link.href);
  };

  // --- what is on the disk as soon as it is written: of localStorage a browser that is killed forgets the latest

  const SOON = 3000; // milliseconds: without a journal the page works as well
  const LATE = 1000; // for one row

  // What it has from later than localStorage knows, and how to write a row and wait for it; nothing where the browser has none for us.
  const journal = new Promise((resolve) => {
    const without = () => resolve(null);
    setTimeout(without, SOON);
    const read = (database) => {
      const since = Number(localStorage.getItem(`${KEYS}written`)) || 0;
      const rows = database.transaction("journal").objectStore("journal").index("at");
      const reading = rows.getAll(IDBKeyRange.lowerBound(since, true));
      let last = null;
      const write = (key, text, at, sum) => {
        const writing = database.transaction("journal", "readwrite", { durability: "strict" });
        last = new Promise((done) => (writing.oncomplete = writing.onabort = done));
        writing.objectStore("journal").put({ key, text: text ?? null, at, sum });
        writing.commit?.(); // waits for nobody here
      };
      const written = () => Promise.race([last, new Promise((late) => setTimeout(late, LATE))]);
      reading.onsuccess = () => resolve({ rows: reading.result, write, written });
      reading.onerror = without;
    };
    try {
      const opening = indexedDB.open("five-stars", 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore("journal", { keyPath: "key" }).createIndex("at", "at");
      opening.onsuccess = () => {
        try {
          read(opening.result);
        } catch {
          without();
        }
      };
      opening.onerror = opening.onblocked = without;
    } catch {
      without();
    }
  });

  const up = () => {
    root.dataset.boot = "up";
    document.getElementById("boot")?.remove();
    setTimeout(() => idle(() => remember().catch(() => {})), 1000);
  };
  const idle = globalThis.requestIdleCallback ?? ((call) => call());

  // The picture of Python's memory is made when the page has long been up, and nothing hurries.
  const remember = async () => {
    const { isMissing } = await import(runtime);
    if (await isMissing()) new Worker(new URL(memory, script.src), { type: "module" });
  };

  globalThis.fiveStars = { failed, journal, up };
  import(runtime).then(({ start }) => start(counted)).catch(failed);
})();
