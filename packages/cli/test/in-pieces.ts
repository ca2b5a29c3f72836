/** Opens bytes as a stream that comes in pieces of so many. */
export function inPieces(content: Uint8Array | string, size: number): () => AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content);
  return async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
}
