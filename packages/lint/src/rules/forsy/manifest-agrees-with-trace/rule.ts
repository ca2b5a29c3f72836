import { valueAt } from '@trace-formats/schema';
import { isObject } from '../../../json-object.ts';
import { quoted } from '../../wording/quoted.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { alike, isEmpty, isNothing } from './alike.ts';
import { disagreement } from './disagreement.ts';
import { isOfAnother, tellsOfAnother } from './is-of-another.ts';
import { alsoInBoth, derived, isCounts, older, shared } from './stated-by-both.ts';

/** What the counts are made of: `--fix` writes all of them or none. */
const ofTheCounts = ['steps[].eval', 'steps[].turn', 'steps[].directive', 'steps[].feedback_type'];

/** What the index card states is what the trace says. */
export const manifestAgreesWithTrace: ForsyTraceRule = {
  id: 'manifest-agrees-with-trace',
  claim: 'What the manifest and the trace both state, they state alike.',
  why: 'People choose traces by their manifests; one that disagrees sells something else than is delivered.',
  fix: 'Correct the manifest.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  fixable: true,
  // What both state is compared field by field: one that is broken hides no other.
  reads: [],
  readsApart: ofTheCounts,
  *check(trace, { manifest, isSound, legacy }) {
    if (!isObject(manifest)) return;
    if (isSound(['trace_id', 'task']) && tellsOfAnother(manifest, trace)) {
      yield {
        at: ['trace_id'],
        fixable: false,
        message: `The manifest states another id and another task than the trace, so that it is the one of another trace: ${quoted(String(manifest['trace_id'] ?? manifest['collection_id']))}.`,
        fix: 'Put the manifest of this trace beside it; what else it states of the other one was not compared.',
      };
      return;
    }
    const canBeMended = isSound(ofTheCounts) && !isOfAnother(manifest, trace);
    for (const { key, within = [key], at, reads, item, truth } of [...shared, ...alsoInBoth(manifest, trace)]) {
      const stated = valueAt(manifest, within);
      if (stated === undefined || !isSound(reads)) continue;
      if (older.has(key) && isNothing(stated)) continue;
      const said = truth(trace);
      if (legacy && isEmpty(stated) && isEmpty(said)) continue;
      for (const [inner, states, says] of differences(stated, said, key === 'human_feedback'))
        yield {
          at: [...at, ...inner],
          // A number takes the place of a number; what else stands there somebody wrote.
          ...(derived.has(key) && typeof states === 'number' && canBeMended ? {} : { fixable: false as const }),
          ...(item === undefined ? {} : { checklist: item }),
          message: disagreement([key, ...inner].join('.'), states, says),
          fix: `Correct \`${[key, ...inner].join('.')}\` in the manifest, where the trace is right.`,
        };
    }
  },
};

/** Where the two differ: counts key by key, as far as the manifest states them, anything else as a whole. */
function* differences(
  stated: unknown,
  said: unknown,
  areCounts: boolean,
): Generator<readonly [string[], unknown, unknown]> {
  if (said === undefined || alike(stated, said)) return;
  if (!areCounts || !isCounts(stated) || !isCounts(said)) yield [[], stated, said];
  else
    for (const [key, count] of Object.entries(stated))
      if (Object.hasOwn(said, key) && said[key] !== count) yield [[key], count, said[key]];
}
