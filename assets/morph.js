// Puts the difference between what the page shows and other HTML into it. What keeps its id stays the same thing
// wherever it goes, with its scrolling and its animations, and near by with its focus; what has none stays what it is among its like.
window.morph = (page, html) => {
  "use strict";
  const parsed = document.createElement("template");
  parsed.innerHTML = html;

  // Things by their id. One that several have names nobody.
  const named = (root) => {
    const found = new Map();
    for (const thing of root.querySelectorAll("[id]")) found.set(thing.id, found.has(thing.id) ? null : thing);
    return found;
  };
  const shown = named(page);
  const told = named(parsed.content);
  const pair = (one, other, thing) => {
    const found = thing.id && one.get(thing.id) === thing && other.get(thing.id);
    return found && found.nodeName === thing.nodeName ? found : null;
  };
  const before = (fresh) => pair(told, shown, fresh);
  const after = (thing) => pair(shown, told, thing);

  // Fields are looked at even where their HTML stays: somebody may have filled them in.
  const holding = new Set();
  for (let field of page.querySelectorAll("input, select")) {
    for (; field !== page; field = field.parentNode) holding.add(field);
  }
  const states = { INPUT: ["checked", "value"], OPTION: ["selected"] };

  // A browser without `moveBefore` takes a thing out and puts it in again.
  const place = (parent, thing, next) => (parent.moveBefore ?? parent.insertBefore).call(parent, thing, next);
  const gone = []; // taken out at the end: it may hold what goes elsewhere

  const isKept = (thing, fresh) =>
    fresh.hasAttribute("data-kept") ||
    ("apart" in thing.dataset && thing.id === fresh.id) || // filled by others
    (!holding.has(thing) && thing.isEqualNode(fresh));

  const change = (thing, fresh) => {
    if (thing.nodeType !== Node.ELEMENT_NODE) {
      if (thing.nodeValue !== fresh.nodeValue) thing.nodeValue = fresh.nodeValue;
      return;
    }
    if (isKept(thing, fresh)) return;
    for (const { name, value } of fresh.attributes) {
      if (thing.getAttribute(name) !== value) thing.setAttribute(name, value);
    }
    if (thing.attributes.length > fresh.attributes.length) {
      for (const { name } of [...thing.attributes]) if (!fresh.hasAttribute(name)) thing.removeAttribute(name);
    }
    for (const state of (thing.type !== "file" && states[thing.nodeName]) || []) {
      if (thing[state] !== fresh[state]) thing[state] = fresh[state];
    }
    changeWithin(thing, fresh);
  };

  const changeWithin = (parent, fresh) => {
    let [thing, next] = [parent.firstChild, fresh.firstChild];
    while (thing && next && thing.nodeName === next.nodeName && thing.id === next.id && !before(next) === !after(thing)) {
      change(thing, next);
      [thing, next] = [thing.nextSibling, next.nextSibling];
    }
    if (thing || next) rearrange(parent, thing, next);
  };

  // From where on not everything is in its place.
  const rearrange = (parent, thing, fresh) => {
    const like = new Map();
    const kind = (node) => `${node.nodeName} ${node.id ?? ""}`;
    for (let node = thing; node; node = node.nextSibling) {
      if (after(node)) continue;
      if (!like.has(kind(node))) like.set(kind(node), []);
      like.get(kind(node)).push(node);
    }
    const found = new Map();
    for (let node = fresh; node; node = node.nextSibling) {
      found.set(node, before(node) ?? like.get(kind(node))?.shift());
    }
    for (const nodes of like.values()) gone.push(...nodes);
    const staying = new Set(found.values());
    const nextStaying = (node) => {
      while (node && !staying.has(node)) node = node.nextSibling;
      return node;
    };
    for (const [fresh, same] of found) {
      thing = nextStaying(thing);
      if (!same) {
        bring(parent, fresh, thing);
        continue;
      }
      if (thing && nextStaying(thing.nextSibling) === same) thing = same; // the one before it goes further back
      if (thing !== same) place(parent, same, thing);
      change(same, fresh);
      if (thing === same) thing = thing.nextSibling;
    }
  };

  // What is new may hold what is there already.
  const bring = (parent, fresh, next) => {
    const within = fresh.querySelectorAll?.("[id]") ?? [];
    parent.insertBefore(fresh, next);
    for (const each of within) {
      const same = each.isConnected && before(each);
      if (!same) continue;
      place(each.parentNode, same, each);
      change(same, each);
      each.remove();
    }
  };

  const goes = (thing) => {
    const named = thing.closest("[id]");
    if (named === page || told.has(named.id)) return false;
    for (let holder = named; holder !== page; holder = holder.parentElement) {
      if (told.get(holder.id)?.hasAttribute("data-kept")) return false;
    }
    return true;
  };
  // What has the focus and will be gone loses it first: to take it out with the focus, Chromium lays out the whole page
  // once more, half changed.
  const focused = page.contains(document.activeElement) ? document.activeElement : page;
  if (goes(focused)) focused.blur();
  const holds = focused === document.activeElement;
  const home = focused.parentNode;

  changeWithin(page, parsed.content);
  for (const node of gone) node.remove();
  // What went elsewhere is not what one looks at: a guest who has left the queue.
  if (focused.parentNode !== home) focused.blur();
  else if (holds && focused !== document.activeElement) focused.focus({ preventScroll: true });
};
