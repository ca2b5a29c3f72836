import type { Part } from '../parts.ts';
import { settleOverlaps } from '../parts.ts';
import type { LeafScan } from '../scan/leaf.ts';
import { fieldOf } from './field-of.ts';
import type { Node } from './node.ts';
import type { Leaf } from './walk.ts';

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
  'response',
  'thinking',
]);
/** What calls say too: a piece only where something says that it is one. */
const deltaKeys = new Set(['args', 'input', 'inputTextDelta']);
/** What a message or a step says of itself, and a piece of a stream does not; what LangChain has written down says `lc`. */
const ownNames = ['role', 'actor', 'actor_id', 'author', 'sender', 'speaker', 'step', 'lc'];
/** What the pieces of one answer say alike, and the next answer in another way. */
const answerNames = ['id', 'item_id', 'message_id', 'call_id', 'index'];
const longestChunk = 200;
/** What a terminal shows at once can be all that a command has printed. */
const longestOnScreen = 4000;
const longestStream = 200_000;

/** The digest of what a part of a text is, when it is told. */
export type DigestOf = (text: string, part: Part) => string;

/**
 * A streamed answer stands in many small strings, and a value can be cut anywhere. Chunks that follow each other in one
 * array are read as one text; what lies across a cut becomes a part of every chunk it touches.
 */
export function partsAcrossChunks(
  leaves: readonly Leaf[],
  scan: LeafScan,
  digestOf: DigestOf,
): ReadonlyMap<Leaf, Part[]> {
  const found = new Map<Leaf, Part[]>();
  for (const { chunks, isDelta } of streamsOf(leaves)) {
    const text = chunks.map((leaf) => leaf.text).join('');
    const told = (): Part[] =>
      settleOverlaps(scan(text, chunks[0]!.place)).filter((part) => isDelta || !standsWhole(part, chunks, scan));
    const first = told();
    // What is told of them is known from then on, and may stand there again, cut in another place.
    for (const part of first) digestOf(text, part);
    for (const part of first.length === 0 ? first : told()) {
      const digest = digestOf(text, part);
      let at = 0;
      for (const leaf of chunks) {
        const start = Math.max(part.start - at, 0);
        const end = Math.min(part.end - at, leaf.text.length);
        if (start < end)
          found.set(leaf, [...(found.get(leaf) ?? []), { ...part, start, end, digest, value: undefined }]);
        at += leaf.text.length;
      }
    }
  }
  return found;
}

/**
 * Whether the string in which a part begins holds a value to its end already. Where nothing says that the strings are
 * pieces, they are then a message that ends with a value and the messages after it, not one value that was cut.
 */
function standsWhole(part: Part, chunks: readonly Leaf[], scan: LeafScan): boolean {
  let at = 0;
  const first = chunks.find((leaf) => {
    at += leaf.text.length;
    return at > part.start;
  });
  if (first === undefined || at >= part.end) return false;
  const start = part.start - (at - first.text.length);
  return scan(first.text, first.place).some(
    (alone) => alone.detector === part.detector && alone.start === start && alone.end === first.text.length,
  );
}

interface Stream {
  readonly chunks: readonly Leaf[];
  /** Whether a key says that they are pieces. */
  readonly isDelta: boolean;
}

/** Runs of three or more (of two, when a key says that they are pieces) short strings under the same key of neighbouring elements of one array. */
function streamsOf(leaves: readonly Leaf[]): Stream[] {
  const open = new Map<string, { array: Node; chunks: Leaf[]; length: number; isDelta: boolean }>();
  const streams: Stream[] = [];
  const close = (name: string): void => {
    const stream = open.get(name);
    if (stream && stream.chunks.length >= (stream.isDelta ? 2 : 3)) streams.push(stream);
    open.delete(name);
  };
  for (const leaf of leaves) {
    const isShown = isOnScreen(leaf.node);
    const key = isShown ? onScreen : leaf.place.key;
    if (leaf.place.isKey || key === undefined || !(isShown || chunkKeys.has(key) || deltaKeys.has(key))) continue;
    const array = arrayAbove(isShown ? leaf.node.parent! : leaf.node);
    if (!array) continue;
    const isDelta = isShown || saysDelta(leaf);
    const longest = isShown ? longestOnScreen : longestChunk;
    if (!isDelta && (deltaKeys.has(key) || standsAlone(leaf.node, array))) continue;
    const stream = open.get(key);
    if (
      !stream ||
      stream.array !== array ||
      leaf.text.length > longest ||
      stream.length > longestStream ||
      beginsAnother(leaf, stream.chunks, array)
    ) {
      close(key);
      if (leaf.text.length <= longest) open.set(key, { array, chunks: [leaf], length: leaf.text.length, isDelta });
    } else {
      stream.chunks.push(leaf);
      stream.length += leaf.text.length;
    }
  }
  for (const name of [...open.keys()]) close(name);
  return streams;
}

/** A recording of a terminal is a list of moments: when, `o` for what is shown, and what. A terminal shows a word in any pieces. */
function isOnScreen({ step, parent }: Node): boolean {
  const moment = parent?.value;
  return Array.isArray(moment) && moment.length === 3 && Number(step) === 2 && moment[1] === onScreen;
}

const onScreen = 'o';

/** True where the last two pieces say alike which answer they are of, and this one says another. */
function beginsAnother(leaf: Leaf, chunks: readonly Leaf[], array: Node): boolean {
  const [one, other] = chunks.slice(-2);
  if (!one || !other) return false;
  return answerNames.some((name) => {
    const own = saidBy(other, name, array);
    return own !== undefined && own === saidBy(one, name, array) && own !== saidBy(leaf, name, array);
  });
}

/** What the objects around a string say under a name, the nearest first. */
function saidBy({ node }: Leaf, name: string, array: Node): unknown {
  for (let at = node.parent; at && at !== array; at = at.parent) {
    const { value } = at;
    if (typeof value === 'object' && value !== null && Object.hasOwn(value, name)) return fieldOf(value, name);
  }
  return undefined;
}

/** True when a key above the string, or the type beside it, says that it is a piece of something longer. */
function saysDelta({ node, place }: Leaf): boolean {
  const beside = node.parent?.value;
  const type = typeof beside === 'object' && beside !== null ? fieldOf(beside, 'type') : undefined;
  return [...place.path, type].some((step) => typeof step === 'string' && /delta|chunk|partial/i.test(step));
}

/**
 * True when the element of the array, or an object in it around the string, says whose it is, or which step: it is then a message
 * or a step of its own, no piece of one.
 */
function standsAlone(node: Node, array: Node): boolean {
  for (let at = node.parent; at && at !== array; at = at.parent) {
    const { value } = at;
    if (typeof value === 'object' && value !== null && ownNames.some((name) => Object.hasOwn(value, name))) return true;
  }
  return false;
}

/** The array whose elements are the events: the nearest one with enough of them, at most eight levels up, as far as a call in the choice of a chat has them. */
function arrayAbove(node: Node): Node | undefined {
  let at = node.parent;
  for (let level = 0; at && level < 8; level++, at = at.parent)
    if (Array.isArray(at.value) && at.value.length >= 2) return at;
  return undefined;
}
