import { type Memory, markedMemory } from './marker.ts';

// What is scanned now. One scan is over before another begins, and variables of a module are the fastest there are.
let memory: Memory | undefined;
/** The bytes that are scanned. Zeros follow them, which stand in no value, so nobody has to look for their end. */
export let bytes: Uint8Array = new Uint8Array(0);
/** The same bytes, for reading four at a time. */
export let view: DataView = new DataView(bytes.buffer);
/** One bit for each byte: whether plain text ends there, with a quotation mark, a backslash or a control character. */
export let marks: Int32Array = new Int32Array(0);

/** How many bytes have room. */
let room = 0;
const mostRoom = 1 << 30;

/** So many zeros follow, which is more than anybody looks ahead. */
const zeros = 64;

/**
 * Room for so many bytes, for somebody who can put them there at once; `undefined` where they are too many. It is good until
 * bytes have been scanned, and stays as large as it was once, up to some size.
 */
export function roomFor(length: number): Uint8Array | undefined {
  return length > room && !makeRoom(length) ? undefined : bytes.subarray(0, length);
}

/** Puts bytes where they can be scanned, unless they are there, and marks them. False where they are too many. */
export function lay(from: Uint8Array): boolean {
  const { length } = from;
  if (length > room && !makeRoom(length)) return false;
  if (from.buffer !== bytes.buffer || from.byteOffset !== bytes.byteOffset) bytes.set(from);
  bytes.fill(0, length, length + zeros);
  memory?.mark(length + 1, room + zeros);
  return true;
}

/** Gives a large room back: few documents are that large, and whoever looks at one more closely needs the memory. */
export function leave(): void {
  if (room <= mostKept) return;
  memory = undefined;
  room = 0;
  bytes = new Uint8Array(0);
  view = new DataView(bytes.buffer);
  marks = new Int32Array(0);
}

const mostKept = 1 << 25;

/** The marks stand behind the bytes and take an eighth of their room. */
function makeRoom(length: number): boolean {
  if (length > mostRoom) return false;
  let wanted = 1 << 16;
  while (wanted < length) wanted *= 2;
  const place = wanted + zeros;
  memory ??= markedMemory();
  if (!memory.grow(place + place / 8)) return false;
  room = wanted;
  bytes = new Uint8Array(memory.buffer, 0, place);
  view = new DataView(memory.buffer);
  marks = new Int32Array(memory.buffer, place, place / 32);
  return true;
}
