import { type FrameCutter, type FramePart, frameCutter } from './frame-cutter.ts';

/** Unpacks data of any number of frames, one after the other; `unpackOne` is told how much may still come out. */
export function unpackedFrames(
  bytes: Uint8Array,
  most: number,
  unpackOne: (frame: Uint8Array, most: number) => Uint8Array,
): Uint8Array {
  const cutter = frameCutter();
  const plain: Uint8Array[] = [];
  let left = most;
  for (const part of cutter.cut(bytes)) {
    if (part.isSkipped) continue;
    const some = unpackOne(part.bytes, left);
    left -= some.length;
    plain.push(some);
  }
  cutter.end();
  return plain.length === 1 ? plain[0]! : Buffer.concat(plain);
}

/**
 * The frames with data of a stream, one after the other, each piece by piece. Each must be read to its end before the next is
 * asked for.
 */
export async function* framesOf(
  stored: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<AsyncGenerator<Uint8Array>> {
  const cutter = frameCutter();
  const parts = partsOf(stored, cutter);
  try {
    for (let next = await parts.next(); next.done !== true; next = await parts.next())
      if (!next.value.isSkipped) yield frameFrom(next.value, parts);
    cutter.end();
  } finally {
    await parts.return(undefined);
  }
}

async function* partsOf(
  stored: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  cutter: FrameCutter,
): AsyncGenerator<FramePart> {
  for await (const bytes of stored) yield* cutter.cut(bytes);
}

async function* frameFrom(first: FramePart, parts: AsyncGenerator<FramePart>): AsyncGenerator<Uint8Array> {
  yield first.bytes;
  for (let ended = first.ends; !ended; ) {
    const next = await parts.next();
    if (next.done === true) return;
    yield next.value.bytes;
    ended = next.value.ends;
  }
}
