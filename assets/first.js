// What an address is about, as far as that can be told before Python has arrived: a game, who sits there, how far it is.
// Part of the first script of the page.

// Checks nothing that Python will not check again: whatever cannot be read is told by it.
const headAt = (address, { notation, screens, games }, kept) => {
  const [word, ...rest] = address.split("/");
  const what = rest.at(-1) ?? "";
  try {
    if (word === "match") return headOfSlot(JSON.parse(kept(what)));
    if (notation.wishes.includes(word)) return headOfLink(what, notation, games);
  } catch {
    return null;
  }
  return screens.includes(word) && Object.hasOwn(games, what) ? { game: what, people: [] } : null;
};

// As `store/saves.py` writes it.
const headOfSlot = ([, , , , text, game, round]) => {
  const people = JSON.parse(text).people.map(([name, colour, level]) => ({ name, colour, level }));
  return { game, people, round };
};

// A link is one whole number in mixed radix, the lowest digit first, and begins with what was agreed: see
// `table/notation.py`. Its moves cannot be read without the rules.
const headOfLink = (text, { newest, formats, boxes, editions, most, seeds, colours, levels, letters }, games) => {
  const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const body = packed.subarray(4);
  if (crc32(body) !== new DataView(packed.buffer).getUint32(0, true)) return null;
  let number = body.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const take = (radix) => {
    const digit = Number(number % BigInt(radix));
    number /= BigInt(radix);
    return digit;
  };
  if (take(formats) > newest) return null;
  const game = Object.keys(games)[take(boxes)];
  const agreed = games[game][take(editions)];
  const seats = take(most);
  take(agreed[seats]); // options
  take(seats); // who begins
  take(2); // whether all may be taken back
  take(seeds);
  const people = Array.from({ length: seats }, () => {
    const [colour, level] = [take(colours), take(levels)];
    const name = Uint8Array.from({ length: take(letters) }, () => take(256));
    return { name: new TextDecoder("utf-8", { fatal: true }).decode(name), colour, level };
  });
  return { game, people };
};

const crc32 = (bytes) => {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
};
