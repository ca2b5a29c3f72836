import { confirmedIn, type Finding, type Match, matchOf, partsOf, type Run, runOf, textLeaf } from './find.ts';
import { type FindOptions, wantsNothing } from './policy.ts';
import { type Leaf, leavesOf, pointerOf } from './walk/walk.ts';
import { refreshDigests } from './write/documents.ts';
import { notesOf } from './write/notes.ts';
import { type Change, rebuild } from './write/rebuild.ts';
import type { RedactOptions } from './write/redact-options.ts';
import { rewrite } from './write/rewrite.ts';

/** A redacted value, what was taken out of it, and what may be said of that in public. */
export interface Redacted<Value> {
  readonly value: Value;
  /** Places are those of the value that went in. */
  readonly matches: readonly Match[];
  /** Sentences for `conversation.redaction.notes`: kinds and counts, never a value. */
  readonly notes: readonly string[];
}

/** Gives a copy of a JSON value without what is sensitive in it. The value that goes in stays as it is. */
export function redact<Value>(value: Value, options: RedactOptions): Redacted<Value> {
  if (wantsNothing(options)) return { value, matches: [], notes: notesOf([], options, false) };
  const run = runOf(options);
  const changes = rewriteAll(leavesOf(value, run.session.calls()), run, options);
  const matches = matchesOf(changes);
  const notes = notesOf(matches, options, run.session.hasUserKey);
  if (changes.length === 0) return { value, matches, notes };
  const rebuilt = rebuild(value, changes);
  const refreshed = refreshDigests(value, rebuilt);
  return { value: refreshed.value as Value, matches, notes: [...notes, ...refreshed.notes] };
}

/** The same for a plain text, a JSON text or JSON Lines. Every byte outside a match stays as it is. */
export function redactText(text: string, options: RedactOptions): Redacted<string> {
  if (wantsNothing(options)) return { value: text, matches: [], notes: notesOf([], options, false) };
  const run = runOf(options);
  const changes = rewriteAll([textLeaf(text)], run, options);
  const matches = matchesOf(changes);
  return { value: changes[0]?.after.text ?? text, matches, notes: notesOf(matches, options, run.session.hasUserKey) };
}

/**
 * Reads a value so that the session knows what is in it, and gives nothing back: with a first pass over a whole dataset,
 * a value confirmed in the last document is masked in the first one too.
 */
export function learnFrom(value: unknown, options: FindOptions): void {
  if (wantsNothing(options)) return;
  if (!options.session)
    throw new TypeError('Learning needs a session that outlives the call: give one made by createSession.');
  const run = runOf(options);
  for (const leaf of typeof value === 'string' ? [textLeaf(value)] : leavesOf(value, run.session.calls()))
    confirmedIn(leaf, run);
}

function rewriteAll(leaves: readonly Leaf[], run: Run, options: RedactOptions): Change[] {
  const strategy = options.strategy ?? 'mask';
  const style = options.style ?? 'open-token';
  return partsOf(leaves, run).map((finding: Finding) => ({
    leaf: finding.leaf,
    after: rewrite(finding, run, strategy, style),
  }));
}

function matchesOf(changes: readonly Change[]): Match[] {
  const renamed = new Map(
    changes.filter(({ leaf }) => leaf.place.isKey).map(({ leaf, after }) => [leaf.node, after.text]),
  );
  return changes.flatMap(({ leaf, after }) =>
    after.parts.map((part) => matchOf(part, pointerOf(leaf.node, renamed), leaf.place.isKey === true)),
  );
}
