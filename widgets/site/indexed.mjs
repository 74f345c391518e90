// A picture in flat colours as a PNG with a palette: a third of the size of a PNG with a colour for each pixel.

import { deflateSync } from "node:zlib";

const MOST = 256;
/** Colours whose channels agree in these bits count as one: the edges of text have very many. */
const ROUND = 0xf8f8f8;
/** The compression level: the highest takes three times as long and saves only 2 %. */
const LEVEL = 8;

/** The PNG of opaque pixels of four bytes (red, green, blue, alpha). */
export function indexed(pixels, width, height) {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const palette = commonest(colours, width);
  const rows = Buffer.alloc(height * (width + 1)); // each line begins with its filter: none
  const known = new Map();
  for (const { colour, from, to } of runs(colours, width)) {
    if (!known.has(colour)) known.set(colour, nearest(palette, colour));
    const line = Math.floor(from / width) + 1;
    rows.fill(known.get(colour), from + line, to + line);
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]); // eight bits a pixel, from a palette
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const listed = Buffer.from(palette.flatMap(channels));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk("IHDR", head), chunk("PLTE", listed), chunk("IDAT", deflateSync(rows, { level: LEVEL })), chunk("IEND")];
  return Buffer.concat([signature, ...parts]);
}

/** Red, green and blue of a pixel, given as a little-endian number. */
const channels = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];

/** The runs of one colour, within lines of this many pixels. */
function* runs(colours, width) {
  for (let line = 0; line < colours.length; line += width) {
    const end = line + width;
    for (let from = line, to = line; from < end; from = to) {
      const colour = colours[from];
      while (to < end && colours[to] === colour) to++;
      yield { colour, from, to };
    }
  }
}

/** The colours of a palette: the most common of each group of similar ones, and of these the most common. */
function commonest(colours, width) {
  const counts = new Map();
  for (const { colour, from, to } of runs(colours, width)) counts.set(colour, (counts.get(colour) ?? 0) + to - from);
  const alike = new Map();
  for (const [colour, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    const first = alike.get(colour & ROUND) ?? { colour, count: 0 };
    first.count += count;
    alike.set(colour & ROUND, first);
  }
  const found = [...alike.values()].sort((one, other) => other.count - one.count);
  return found.slice(0, MOST).map(({ colour }) => colour);
}

function nearest(palette, colour) {
  const own = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((other, place) => {
    const far = channels(other).reduce((sum, value, i) => sum + (value - own[i]) ** 2, 0);
    if (far < least) [best, least] = [place, far];
  });
  return best;
}

/** A chunk of the file: its length, name, contents and checksum. */
function chunk(name, data = Buffer.alloc(0)) {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function crc(data) {
  let sum = 0xffffffff;
  for (const byte of data) sum = CRC[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
