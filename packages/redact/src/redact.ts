import { type Match, matchOf } from './find.ts';
import type { FindOptions, Seen } from './options/find-options.ts';
import { asksForNothing } from './options/must-be-options.ts';
import { mustBeText } from './options/must-be-text.ts';
import { confirmedAmong, partsOf, seenOf } from './run/parts-of.ts';
import { printOf } from './run/print.ts';
import { type Run, runOf } from './run/run.ts';
import { type Node, pointerOf } from './walk/node.ts';
import { textLeaf } from './walk/text-leaf.ts';
import { type Leaf, leavesOf } from './walk/walk.ts';
import { refreshDigests } from './write/documents.ts';
import { notesOf } from './write/notes.ts';
import { type Change, rebuild } from './write/rebuild.ts';
import { markingOf, type RedactOptions } from './write/redact-options.ts';
import { renamedKeys } from './write/renamed.ts';
import { rewrite } from './write/rewrite.ts';

/** A redacted value, what was taken out of it, and what may be said of that in public. */
export interface Redacted<Value> {
  readonly value: Value;
  /** Places are those of the value that went in. */
  readonly matches: readonly Match[];
  /** Sentences for `conversation.redaction.notes`: kinds and counts, never a value. */
  readonly notes: readonly string[];
  /** Those of the notes that tell of a digest in the document which was made again or set to null. */
  readonly digests: readonly string[];
  /** Which strings of the new value are others than those of the old one: what a second look has to search. Unknown where a key changed. */
  readonly changed: Seen | undefined;
}

/** Gives a JSON value without what is sensitive in it. The value that goes in stays as it is; what holds nothing is shared with it, and copied nowhere. */
export function redact<Value>(value: Value, options: RedactOptions): Redacted<Value> {
  if (asksForNothing(options)) return untouched(value, options);
  const run = runOf(options);
  const leaves = leavesOf(value, run.session.calls());
  const changes = rewriteAll(leaves, run, options);
  const renamed = renamedIn(changes);
  const matches = matchesOf(changes, renamed);
  const notes = notesOf(matches, options, run.session.hasUserKey);
  if (changes.length === 0) return { value, matches, notes, digests: [], changed: changedIn(leaves, changes, run) };
  const rebuilt = rebuild(value, changes, renamed);
  const refreshed = refreshDigests(value, rebuilt);
  const { notes: digests } = refreshed;
  const changed = changedIn(leaves, changes, run, digests.length > 0 ? leavesOf(refreshed.value) : undefined);
  return { value: refreshed.value as Value, matches, notes: [...notes, ...digests], digests, changed };
}

/** The same for a plain text, a JSON text or JSON Lines. Every byte outside a match stays as it is. */
export function redactText(text: string, options: RedactOptions): Redacted<string> {
  mustBeText(text, 'What redactText takes', 'Any other value goes to redact.');
  if (asksForNothing(options)) return untouched(text, options);
  const run = runOf(options);
  const leaves = [textLeaf(text)];
  const changes = rewriteAll(leaves, run, options);
  const matches = matchesOf(changes, renamedIn(changes));
  const notes = notesOf(matches, options, run.session.hasUserKey);
  const changed = changedIn(leaves, changes, run);
  return { value: changes[0]?.after.text ?? text, matches, notes, digests: [], changed };
}

function untouched<Value>(value: Value, options: RedactOptions): Redacted<Value> {
  markingOf(options);
  return { value, matches: [], notes: notesOf([], options, false), digests: [], changed: nothing };
}

const nothing: Seen = { of: 0, print: 0, strings: new Set(), acrossStrings: false };

function changedIn(
  leaves: readonly Leaf[],
  changes: readonly IndexedChange[],
  run: Run,
  made: readonly Pick<Leaf, 'text'>[] = madeOf(leaves, changes),
): Seen | undefined {
  // With another key, the strings may be read in another order.
  if (changes.some(({ leaf }) => leaf.place.isKey)) return undefined;
  return {
    of: leaves.length,
    print: printOf(made, run.asked, run.options),
    strings: new Set(changes.map(({ index }) => index)),
    acrossStrings: seenOf(leaves, run)?.acrossStrings ?? true,
  };
}

/** The strings as they are now. */
function madeOf(leaves: readonly Leaf[], changes: readonly IndexedChange[]): readonly Pick<Leaf, 'text'>[] {
  if (changes.length === 0) return leaves;
  const made: Pick<Leaf, 'text'>[] = [...leaves];
  for (const { index, after } of changes) made[index] = after;
  return made;
}

/**
 * Reads a value so that the session knows what is in it: with a first pass over a whole dataset, a value confirmed in the last
 * document is masked in the first one too. Tells where something was seen, which saves the second pass most of its search.
 */
export function learnFrom(value: unknown, options: FindOptions): Seen {
  if (asksForNothing(options)) return nothing;
  if (options.session === undefined || options.session === null)
    throw new TypeError('Learning needs a session that outlives the call: give one made by createSession.');
  const run = runOf(options);
  const leaves = typeof value === 'string' ? [textLeaf(value)] : leavesOf(value, run.session.calls());
  const { confirmed, across } = confirmedAmong(leaves, run);
  const strings = new Set<number>();
  for (const [index, parts] of confirmed.entries()) if (parts.length > 0) strings.add(index);
  return { of: leaves.length, print: printOf(leaves, run.asked, options), strings, acrossStrings: across.size > 0 };
}

interface IndexedChange extends Change {
  readonly index: number;
}

function rewriteAll(leaves: readonly Leaf[], run: Run, options: RedactOptions): IndexedChange[] {
  const marking = markingOf(options);
  return partsOf(leaves, run).map((finding) => ({
    leaf: finding.leaf,
    index: finding.index,
    after: rewrite(finding, run, marking),
  }));
}

function renamedIn(changes: readonly Change[]): ReadonlyMap<Node, string> {
  const keys = changes.filter(({ leaf }) => leaf.place.isKey);
  return renamedKeys(keys.map(({ leaf, after }) => ({ node: leaf.node, text: after.text })));
}

function matchesOf(changes: readonly Change[], renamed: ReadonlyMap<Node, string>): Match[] {
  return changes.flatMap(({ leaf, after }) =>
    after.parts.map((part) => matchOf(part, pointerOf(leaf.node, renamed), leaf.place.isKey === true)),
  );
}
