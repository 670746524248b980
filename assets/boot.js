// The first script of the page, and part of it, so that it cannot be missing: theme, language and the first screen before
// the first paint, then Python, how much of it has arrived, and what to do when it does not.
(() => {
  const { runtime, memory, parts, sizes, sums, languages, fonts, heads } = JSON.parse(document.currentScript.dataset.boot);
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

  // A page of somebody else's could lay what it likes over ours, and no policy in a page forbids that: nothing starts there.
  const framed = (() => {
    try {
      return window.top.location.origin !== location.origin;
    } catch {
      return true;
    }
  })();
  const standAside = () => {
    document.querySelector('script[type="py"]').remove();
    document.body.replaceChildren(within("framed"));
  };

  // --- the first screen: the lobby, or what the address is about; Python comes when it is there

  const game = () => headAt(location.hash.slice(1), heads, (match) => localStorage.getItem(`${KEYS}match:${match}`));
  const poster = (id) => `assets/art/poster-${id}.svg`;

  const early = (href, as, more) =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", href, as, ...more }));
  const letters = ["ru", "uk"].includes(root.lang) ? { latin: "A", cyrillic: "я" } : { latin: "A" };
  const asked = game();
  for (const kind in letters) for (const file of fonts[kind]) early(file, "font", { type: "font/woff2", crossOrigin: "" });
  for (const id of asked ? [asked.game] : Object.keys(heads.games)) early(poster(id), "image");

  const lay = () => {
    const page = document.getElementById("page");
    if (root.dataset.ready || root.dataset.boot) return; // Python has the page, or it never will
    const head = game();
    if (head) page.replaceChildren(coming(head));
    else if (!page.querySelector(".lobby")) page.replaceChildren(lobby());
  };

  // The doors of a game with a match under way are two: one more would push away what stands below when Python comes.
  const lobby = () => {
    const screen = within("lobby");
    const { on, new: anew } = document.getElementById(`lobby-${root.lang}`).dataset;
    for (const [game, match] of underWay()) {
      const play = screen.querySelector(`[href="#setup/${game}"]`);
      if (!play) continue;
      const door = play.cloneNode(true);
      door.lastChild.textContent = on;
      door.href = `#match/${match}`;
      door.classList.add("main");
      door.ariaLabel = null;
      play.textContent = anew;
      play.before(door, " ");
    }
    return screen;
  };
  const underWay = () => {
    const games = new Map();
    try {
      for (const [key, text] of Object.entries(localStorage)) {
        if (!key.startsWith(`${KEYS}match:`)) continue;
        const [id, , , , , game, , , over] = JSON.parse(text);
        if (!over) games.set(game, id);
      }
    } catch {
      // Python says what is wrong with it
    }
    return games;
  };

  // What is about a game, before Python can draw it.
  const coming = (head) => {
    const screen = within("coming");
    const fact = (name) => screen.querySelector(`[data-fact="${name}"]`);
    const title = screen.querySelector(`[data-game="${head.game}"]`);
    for (const other of screen.querySelectorAll("[data-game]")) if (other !== title) other.remove();
    screen.querySelector("[data-title]").textContent = title.textContent;
    screen.querySelector("img").src = poster(head.game);
    if (head.round) fact("round").textContent = fact("round").textContent.replace("#", head.round);
    else fact("round").remove();
    const { person, bots } = fact("people").dataset;
    for (const [seat, { name, colour, level }] of head.people.entries()) {
      const place = document.createElement("li");
      const badge = Object.assign(document.createElement("span"), { className: `badge colour-${colour}` });
      const called = name || (level ? bots.split("|")[level - 1] : person.replace("#", seat + 1));
      place.append(badge, ` ${called} ${"★".repeat(level)}`);
      fact("people").append(place);
    }
    return screen;
  };

  const LETTERS = 1500; // milliseconds that the fonts may take; others stand in for them then, and the page jumps
  const PICTURES = 5000; // milliseconds that the pictures may take before Python comes all the same

  const PAINT = 300; // milliseconds that a paint may take: where nobody looks, there is none

  // The fonts are asked for before the style says so: a page that was painted in other letters would jump.
  const lettered = async () => {
    const style = document.querySelector("link[rel=stylesheet]");
    if (!style.sheet) await new Promise((done) => (style.onload = style.onerror = done));
    const sample = Object.values(letters).join("");
    const faces = ["Commissioner", "Yeseva One"].map((face) => document.fonts.load(`1rem "${face}"`, sample));
    await Promise.all(faces).catch(() => {}); // others stand in for them
  };
  const pictured = () => {
    const images = [...document.querySelectorAll("#page img")].filter((image) => !image.complete);
    return Promise.all(images.map((image) => new Promise((done) => (image.onload = image.onerror = done))));
  };
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

  // Megabytes that travel beside what is read first would hold that up; where all is on the device, nothing is held up.
  const isHere = () => {
    try {
      return !!navigator.serviceWorker.controller;
    } catch {
      return false;
    }
  };
  const begin = async () => {
    document.getElementById("boot").append(within("arriving"));
    show();
    if (isHere()) python();
    await soon(lettered(), LETTERS);
    lay();
    addEventListener("hashchange", lay);
    await soon(pictured(), PICTURES);
    await soon(painted(), PAINT);
    if (!isHere()) python();
  };

  // Runs as soon as the parser has reached the page, which is before anything of it is painted.
  const laid = new MutationObserver(() => {
    if (!document.getElementById("boot")) return;
    laid.disconnect();
    if (!framed) begin();
  });
  laid.observe(root, { childList: true, subtree: true });

  // --- what has arrived, in bytes as they travel; from a host that unpacks what it sends more come than were told of

  // Counting costs a little. Who has the first file from an earlier visit has the rest as well, and waits for nothing.
  let counts = false;
  const count = () => {
    const [first] = performance.getEntriesByName(new URL(runtime, document.baseURI).href);
    counts = !(first && first.transferSize < first.encodedBodySize);
    show();
  };
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const arrived = {};
  let shown = 0;
  const show = () => {
    shown ||= requestAnimationFrame(paint);
  };
  const mega = new Intl.NumberFormat(root.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const paint = () => {
    shown = 0;
    const boot = document.getElementById("boot");
    if (!boot?.firstChild || !counts) return;
    const bytes = Object.entries(arrived).reduce((sum, [name, got]) => sum + Math.min(got, sizes[name]), 0);
    boot.querySelector("progress").value = bytes / all;
    boot.querySelector("progress + span").hidden = false;
    boot.querySelector("[data-arrived]").textContent = mega.format(bytes / 1e6);
    boot.querySelector("[data-all]").textContent = mega.format(all / 1e6);
  };
  const counted = (name, response) => {
    if (!counts) return response;
    arrived[name] = 0;
    const counter = new TransformStream({
      transform(chunk, out) {
        arrived[name] += chunk.length;
        still = 0;
        show();
        out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };

  // --- what to do when it does not come

  let lost = false; // something without which the page is not whole, even where Python comes up
  let missed = ""; // the file that the browser gave up on
  const failed = async (failure, mends = root.dataset.boot !== "up") => {
    if (root.dataset.boot === "failed") return;
    root.dataset.boot = "failed";
    lost ||= mends;
    console.error(failure);
    import(runtime).then(({ forget }) => forget()).catch(() => {}); // it may be what is ill
    await read;
    if (mends && (await soon(mended(), MENDS)) && !reloaded) return location.reload();
    if (root.dataset.boot !== "failed") return; // it came up all the same
    const page = document.getElementById("page") ?? document.body;
    page.replaceChildren(within("failed"));
    page.querySelector("[data-why]").textContent = String(failure.message ?? failure).trim().split("\n").pop();
    page.querySelector("[data-retry]").onclick = retry;
    page.querySelector("[data-save]").onclick = save;
    page.querySelector("h1").focus();
    document.getElementById("boot")?.remove();
  };

  const MENDS = 3000; // milliseconds that it may take to look at all files
  const STILL = 8; // seconds in which nothing comes and nothing happens
  const reloaded = performance.getEntriesByType("navigation")[0]?.type === "reload";
  // The whole of the page is here; its scripts may not be.
  const read = new Promise((done) => document.addEventListener("readystatechange", done, { once: true }));
  const soon = (promise, milliseconds) => Promise.race([promise, new Promise((late) => setTimeout(late, milliseconds))]);

  // Whether a file that was not what was built is so now: what the browser had kept of it was broken. Or whether the one
  // that was given up is whole: Chromium now and then aborts a script that another tab has just loaded.
  const mended = async () => {
    const isWhole = async (address, how) => {
      try {
        const response = await fetch(address, how);
        const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
        return sums[address].includes(Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join(""));
      } catch {
        return false;
      }
    };
    const isMended = async (address) =>
      (await isWhole(address)) ? address === missed : isWhole(address, { cache: "reload" });
    return (await Promise.all(Object.keys(sums).map(isMended))).includes(true);
  };

  // A file that does not arrive, or is no script, says so itself; all else is noticed when nothing happens any more. Where
  // it comes after all, the page takes the place of what was said.
  const ours = (address) => Object.keys(sums).find((path) => new URL(path, document.baseURI).href === address);
  const hear = ({ target, filename, message }) => {
    const path = ours(target.src ?? target.href ?? filename);
    if (target.rel === "preload") return; // it may fail for want of room, and what is fetched then comes all the same
    if (path && target !== window) missed = path;
    if (path && (target !== window || !root.dataset.boot)) failed(new Error(`${path}: ${message ?? "?"}`), true);
  };
  let still = 0;
  const watch = setInterval(() => {
    if (framed) return;
    if (!document.hidden && !root.dataset.ready && ++still === STILL) failed(new Error(`${STILL} s`), false);
    if (root.dataset.boot) clearInterval(watch);
  }, 1000);
  addEventListener("error", hear, true);
  read.then(() => document.querySelector("mpy-config") ?? failed(new Error("index.html")));
  if (framed) read.then(standAside);
  new PerformanceObserver(() => (still = 0)).observe({ type: "resource" });

  // A newer edition that waits may be what helps.
  const retry = async () => {
    const reload = () => location.reload();
    await soon(mended(), MENDS);
    try {
      const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      if (!waiting) return reload();
      navigator.serviceWorker.addEventListener("controllerchange", reload);
      waiting.postMessage("take over");
      setTimeout(reload, 2000);
    } catch {
      reload();
    }
  };

  // What this browser keeps, with what its journal has from later.
  const kept = async () => {
    const things = {};
    try {
      Object.assign(things, localStorage);
    } catch {
      // it keeps nothing here
    }
    const since = Number(things[`${KEYS}written`]) || 0;
    for (const { key, text, at } of (await journal)?.rows ?? []) if (at > since) things[key] = text;
    const isOurs = ([key, text]) => key.startsWith(KEYS) && typeof text === "string";
    return Object.fromEntries(Object.entries(things).filter(isOurs));
  };

  const save = async () => {
    const link = document.createElement("a");
    const backup = { "five-stars-backup": 1, ...(await kept()) }; // as web/links/files.py writes it, and reads it
    link.href = URL.createObjectURL(new Blob([JSON.stringify(backup, null, 1)], { type: "application/json" }));
    link.download = "five-stars.json";
    link.click();
    URL.revokeObjectURL(link.href);
  };

  // --- what is on the disk as soon as it is written: of localStorage a browser that is killed forgets the latest

  const SOON = 3000; // milliseconds: then the page starts, and takes what the journal has when it comes
  const LATE = 1000; // for one row

  // What it has from later than localStorage knew at the start, whether that comes late, and how to write a row and wait
  // for it; nothing where the browser has none for us.
  const journal = new Promise((resolve) => {
    let database = null;
    let last = null;
    const waiting = new Map(); // rows that were written before it was there
    const put = (row) => {
      const writing = database.transaction("journal", "readwrite", { durability: "strict" });
      last = new Promise((done) => (writing.oncomplete = writing.onabort = done));
      writing.objectStore("journal").put(row);
      writing.commit?.(); // waits for nobody here
    };
    const it = {
      rows: [],
      isLate: false,
      read: null,
      write: (key, text, at, sum) => {
        const row = { key, text: text ?? null, at, sum };
        if (database) put(row);
        else waiting.set(key, row);
      },
      written: () => Promise.race([last, new Promise((late) => setTimeout(late, LATE))]),
    };
    const without = () => resolve(null);
    try {
      const since = Number(localStorage.getItem(`${KEYS}written`)) || 0;
      const opening = indexedDB.open("five-stars", 1);
      setTimeout(() => {
        it.isLate = !database;
        resolve(it);
      }, SOON);
      it.read = new Promise((come) => {
        const read = () => {
          const rows = opening.result.transaction("journal").objectStore("journal").index("at");
          const reading = rows.getAll(IDBKeyRange.lowerBound(since, true));
          reading.onsuccess = () => {
            it.rows = reading.result;
            database = opening.result;
            for (const row of waiting.values()) put(row);
            resolve(it);
            come();
          };
          reading.onerror = without;
        };
        opening.onsuccess = () => {
          try {
            read();
          } catch {
            without();
          }
        };
      });
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore("journal", { keyPath: "key" }).createIndex("at", "at");
      opening.onerror = opening.onblocked = without;
    } catch {
      without();
    }
  });

  const up = () => {
    if (lost) return;
    root.dataset.boot = "up";
    document.getElementById("boot")?.remove();
    setTimeout(() => idle(() => remember().catch(() => {})), 1000);
  };
  const SERVED = 15000; // milliseconds that the service worker may take to come; without it the picture is made as well
  const idle = globalThis.requestIdleCallback ?? ((call) => call());

  // The picture of Python's memory is made when the page has long been up, and nothing hurries.
  const remember = async () => {
    const { isMissing } = await import(runtime);
    if (!(await isMissing())) return;
    await soon(served(), SERVED);
    new Worker(memory, { type: "module" });
  };
  // Of machine code that comes from the service worker a browser keeps what it compiles, and the worker lets it compile most.
  const served = async () => {
    if (!isHere()) await new Promise((done) => navigator.serviceWorker?.addEventListener("controllerchange", done));
  };

  // Whoever has touched the page meanwhile is served first. A timer would wait for four milliseconds.
  const rest = () =>
    new Promise((done) => {
      still = 0;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });

  const dressed = () => style;
  globalThis.fiveStars = { failed, journal, up, rest, dressed, isLost: () => lost, game: () => game()?.game ?? "" };
  // What takes longest is asked for before the script that knows what to do with it. From the network a preload brings it
  // soonest; of machine code that came by one Chromium keeps nothing that it compiles, and does not look for it.
  const ask = ([name, path]) => {
    if (!isHere()) return early(path, "fetch", { crossOrigin: "" });
    sent[name] = fetch(path);
    sent[name].catch(() => {}); // who waits for it says so
  };
  const sent = {};
  // The picture of Python's memory, read from here on; runtime.mjs reads it in the same way where nobody has.
  const picture = () => {
    const home = new URL(runtime, document.baseURI);
    const place = { cacheName: `five-stars-memory ${new URL(".", home)} ${home}` };
    const read = async (part) => {
      const there = await caches.match(new URL(part, home), place);
      return there && { sum: there.headers.get("x-sum"), bytes: await there.arrayBuffer() };
    };
    return ["memory", "memory-rest"].map((part) => read(part).catch(() => {})); // there may be none in this window
  };
  const python = () => {
    const files = document.getElementById("python").content.cloneNode(true);
    for (const script of files.querySelectorAll("script")) script.async = false; // one after the other
    const sheet = files.querySelector("link[rel=stylesheet]");
    style = new Promise((done) => (sheet.onload = sheet.onerror = done));
    document.head.append(files);
    Object.entries(parts).forEach(ask);
    const remembered = isHere() ? picture() : undefined;
    const begun = ({ start }) => {
      count();
      return start(counted, sent, remembered);
    };
    import(runtime).then(begun).catch(failed);
  };
  let style;
})();
