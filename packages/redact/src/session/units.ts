/** How many units of a text are read at a time. */
export const pieceLength: number = 1 << 14;

/** Shorter ones are read as fast one by one. */
const worthEncoding = 64;

const encoder = new TextEncoder();
let bytes: Uint8Array | undefined;

/**
 * Writes the units of a piece of text into a list of numbers, from one place on, with `fold` the letters of ASCII as small
 * ones. A list is read several times as fast as a text, and most text is ASCII, which is encoded faster than it is read.
 */
export function readUnits(piece: string, units: Uint16Array, at: number, fold: boolean): void {
  if (piece.length >= worthEncoding && isEncoded(fold ? piece.toLowerCase() : piece, units, at, piece.length)) return;
  for (let index = 0; index < piece.length; index++) {
    const unit = piece.charCodeAt(index);
    units[at + index] = fold && unit >= 65 && unit <= 90 ? unit + 32 : unit;
  }
}

/** False where a piece is not ASCII: it takes more bytes than it has units. */
function isEncoded(piece: string, units: Uint16Array, at: number, length: number): boolean {
  bytes ??= new Uint8Array(pieceLength);
  const room = bytes.subarray(0, length);
  const { read, written } = encoder.encodeInto(piece, room);
  if (piece.length !== length || read !== length || written !== length) return false;
  units.set(room, at);
  return true;
}
