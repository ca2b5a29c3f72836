import { type ForsyTrace, valueAt } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isBlank } from '../../blank.ts';
import { saysNothing } from '../../says-nothing.ts';
import { quoted } from '../../wording/quoted.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { isJudgedByTag, judgedByTitle } from './called-by.ts';
import { claimsBeyondTheTrace, readForClaims } from './claims/claims.ts';
import { namesALimitation } from './limitations/names-a-limitation.ts';
import { numbersThatDiffer, readForNumbers } from './numbers.ts';
import { readForTags, tagsOfNothing } from './tags-of-nothing.ts';

/** What a dataset lists a trace by, and what says whether somebody looked at it. */
const ofTheNames = ['dataset_summary.title', 'dataset_summary.tags', 'validation_level'];

/** The description promises no more than the trace holds. */
export const descriptionIsTrue: ForsyTraceRule = {
  id: 'description-is-true',
  claim: '`dataset_summary.description` is there, is true to the evidence, and says what the trace does not show.',
  why: 'The description is what people choose and cite a trace by; a promise it does not keep misleads all of them.',
  fix: 'Describe what the trace holds, in its numbers, and name at least one limitation.',
  checklist: 16,
  severity: 'error',
  certainty: 'both',
  judgesWords: true,
  options: { limitations: 'Whether the description has to name a limitation.' },
  reads: ['dataset_summary.description'],
  readsApart: [...new Set([...ofTheNames, ...readForClaims, ...readForNumbers, ...readForTags])],
  *check(trace, { release, manifest, options, isSound }): Iterable<Hit> {
    if (isSound(ofTheNames)) yield* promisedByNames(trace);
    yield* tagsOfNothing(trace, isSound);
    const { at, text } = descriptionOf(trace, manifest);
    if (text === undefined || isBlank(text)) {
      if (release)
        yield {
          at,
          message:
            text === undefined
              ? 'The trace has no `dataset_summary.description`, which a release needs.'
              : 'The description is empty.',
        };
      return;
    }
    const hint = (message: string, fix: string): Hit => ({ at, certainty: 'hint', message, fix });
    if (saysNothing(text) || stillToBeWritten.test(text)) {
      const message = `The description is ${quoted(text, 0, text.length)}, which looks like it only fills its place.`;
      yield { at, certainty: 'hint', message };
      return;
    }
    const told = (range: readonly [number, number], because: string): string =>
      `The description says ${quoted(text, ...range)}, but it looks like ${because}.`;
    for (const { range, because } of claimsBeyondTheTrace(text, trace, isSound))
      yield hint(
        told(range, because),
        'Take the claim out of the description, or record in the trace what bears it out.',
      );
    for (const { range, because } of numbersThatDiffer(text, trace, isSound))
      yield hint(told(range, because), 'Write the number that the trace has.');
    if (options['limitations'] !== false && !namesALimitation(text))
      yield hint(
        'The description looks like it names no limitation.',
        'Say in a sentence what the trace does not show; the option `limitations: false` asks for none.',
      );
  },
};

/** "Expert-verified fix": what a title or a tag says of the trace is a promise as well. */
function* promisedByNames({ dataset_summary, validation_level }: ForsyTrace): Iterable<Hit> {
  if (!dataset_summary) return;
  const { title, tags } = dataset_summary;
  const at = ['dataset_summary', 'title'];
  if (title !== undefined && (isBlank(title) || saysNothing(title) || stillToBeWritten.test(title)))
    yield {
      at,
      certainty: 'hint',
      message: isBlank(title)
        ? 'The title is empty, which looks like nobody has written it yet.'
        : `The title is ${quoted(title)}, which looks like it only fills its place.`,
      fix: 'Say in a few words what the trace is about.',
    };
  if (/_(?:reviewed|validated)$/.test(validation_level ?? '')) return;
  const promise = (name: string, text: string, range: readonly [number, number]): string =>
    `The ${name} says ${quoted(text, ...range)}, but it looks like nobody but the agent and its user looked at the trace.`;
  const fix = 'Take the claim out, or record in the trace who looked at it.';
  const range = judgedByTitle(title ?? '');
  if (range !== undefined) yield { at, certainty: 'hint', message: promise('title', title!, range), fix };
  for (const [index, tag] of (tags ?? []).entries())
    if (isJudgedByTag(tag))
      yield {
        at: ['dataset_summary', 'tags', index],
        certainty: 'hint',
        message: promise('tag', tag, [0, tag.length]),
        fix,
      };
}

/** "TODO: what it shows", "Lorem ipsum dolor sit amet": nobody has written it yet. */
const stillToBeWritten = /^\W*(?:(?:to[ -]?do|tb[dac]|fixme)\s?[:–-]|lorem ipsum\b|(?:untitled|no title|title)\W*$)/i;

/** Where there is no summary in the trace, its manifest may hold it. */
function descriptionOf(
  trace: ForsyTrace,
  manifest: unknown,
): { readonly at: readonly string[]; readonly text: string | undefined } {
  const own = trace.dataset_summary;
  if (own !== undefined && own !== null)
    return {
      at: own.description === undefined ? ['dataset_summary'] : ['dataset_summary', 'description'],
      text: own.description,
    };
  const listed = valueAt(manifest, ['dataset_summary', 'description']);
  return { at: [], text: typeof listed === 'string' ? listed : undefined };
}
