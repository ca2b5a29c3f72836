import type { TraceFacts } from './dataset.ts';

/** More words than this are not kept of a description. */
const mostWords = 300;
/** So much is read of a description and of a task, and of a trace to see whether it has the words: what it is about stands at its beginning. */
const longest = 10_000;

/**
 * What is kept of the description of a trace, to tell whether another one has it too: the hash of each of its words once, in order,
 * the lowest bit of which says that the trace itself has that word; and a hash of the task.
 */
export function describedAs(
  description: string | null,
  task: string | null,
  inputs: Iterable<string>,
): Pick<TraceFacts, 'described' | 'task'> {
  const ofTask = task === null ? [] : wordsIn(task.slice(0, longest));
  const kept = ofTask.length === 0 ? {} : { task: hashOf(ofTask.join(' ')).toString(36) };
  const described = new Set(wordsIn((description ?? '').slice(0, longest)).slice(0, mostWords));
  if (described.size === 0) return kept;
  const own = wordsOfOwn(task ?? '', inputs);
  const hashes = [...described].map((word) => ((hashOf(word) & ~1) | Number(isTelling(word) && own.has(word))) >>> 0);
  return { ...kept, described: Uint32Array.from(new Set(hashes)).sort() };
}

/** The words alone, whether the trace has them or not. */
export function wordsAlone(described: Uint32Array): Uint32Array {
  return described.map((word) => word >>> 1);
}

/** Whether a description has a word of its own trace that another one does not have. */
export function tellsApart(described: Uint32Array, other: ReadonlySet<number>): boolean {
  return described.some((word) => (word & 1) === 1 && !other.has(word >>> 1));
}

function wordsOfOwn(task: string, inputs: Iterable<string>): ReadonlySet<string> {
  const own = new Set<string>();
  let left = longest;
  for (const text of [task, ...inputs]) {
    if (left <= 0) break;
    for (const word of wordsIn(text.slice(0, left))) own.add(word);
    left -= text.length;
  }
  return own;
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(words) ?? [];
}

/** Scripts that leave no blank between words: there every sign counts as one. */
const unparted = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]`;
const words = new RegExp(String.raw`${unparted}|(?:(?!${unparted})[\p{L}\p{N}\p{M}])+`, 'gu');

/** "The" and "of" stand in every trace. */
function isTelling(word: string): boolean {
  return word.length > 3 || /[^a-z]/.test(word);
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
