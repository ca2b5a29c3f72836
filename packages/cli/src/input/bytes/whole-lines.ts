import { LF } from '../../code-units.ts';
/**
 * The lines of a text that comes in pieces, each with what ends it. A line may be a view of its piece: it is good until the next
 * one is asked for.
 */
export async function* wholeLines(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(LF) + 1; end > 0; end = piece.indexOf(LF, from) + 1) {
      yield begun.length === 0 ? piece.subarray(from, end) : Buffer.concat([...begun, piece.subarray(from, end)]);
      begun = [];
      from = end;
    }
    if (from < piece.length) begun.push(Buffer.from(piece.subarray(from)));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
