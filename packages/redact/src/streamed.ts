import type { Part } from './parts.ts';
import { settleOverlaps } from './parts.ts';
import type { LeafScan } from './scan/leaf.ts';
import type { Session } from './session.ts';
import type { Leaf, Node } from './walk.ts';

const chunkKeys = new Set([
  'delta',
  'text',
  'content',
  'chunk',
  'partial_json',
  'arguments',
  'data',
  'output',
  'token',
  'value',
]);
const longestChunk = 200;
const longestStream = 200_000;

/**
 * A streamed answer stands in many small strings, and a value can be cut anywhere. Chunks that follow each other in one
 * array are read as one text; what lies across a cut becomes a part of every chunk it touches.
 */
export function partsAcrossChunks(
  leaves: readonly Leaf[],
  scan: LeafScan,
  session: Session,
): ReadonlyMap<Leaf, Part[]> {
  const found = new Map<Leaf, Part[]>();
  for (const chunks of streamsOf(leaves)) {
    const text = chunks.map((leaf) => leaf.text).join('');
    for (const part of settleOverlaps(scan(text, chunks[0]!.place))) {
      const digest = session.digest(part.value ?? text.slice(part.start, part.end));
      let at = 0;
      for (const leaf of chunks) {
        const start = Math.max(part.start - at, 0);
        const end = Math.min(part.end - at, leaf.text.length);
        const isWhole = part.start >= at && part.end <= at + leaf.text.length;
        if (start < end && !isWhole)
          found.set(leaf, [...(found.get(leaf) ?? []), { ...part, start, end, digest, value: undefined }]);
        at += leaf.text.length;
      }
    }
  }
  return found;
}

/** Runs of three or more short strings under the same key of neighbouring elements of one array. */
function streamsOf(leaves: readonly Leaf[]): Leaf[][] {
  const open = new Map<string, { array: Node; chunks: Leaf[]; length: number }>();
  const streams: Leaf[][] = [];
  const close = (name: string): void => {
    const stream = open.get(name);
    if (stream && stream.chunks.length >= 3) streams.push(stream.chunks);
    open.delete(name);
  };
  for (const leaf of leaves) {
    const { key } = leaf.place;
    if (leaf.place.isKey || key === undefined || !chunkKeys.has(key)) continue;
    const array = arrayAbove(leaf.node);
    if (!array) continue;
    const stream = open.get(key);
    if (!stream || stream.array !== array || leaf.text.length > longestChunk || stream.length > longestStream) {
      close(key);
      if (leaf.text.length <= longestChunk) open.set(key, { array, chunks: [leaf], length: leaf.text.length });
    } else {
      stream.chunks.push(leaf);
      stream.length += leaf.text.length;
    }
  }
  for (const name of [...open.keys()]) close(name);
  return streams;
}

/** The array whose elements are the events: the nearest one, at most four levels up. */
function arrayAbove(node: Node): Node | undefined {
  let at = node.parent;
  for (let level = 0; at && level < 4; level++, at = at.parent) if (Array.isArray(at.value)) return at;
  return undefined;
}
