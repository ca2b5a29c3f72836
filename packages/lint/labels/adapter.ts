import { judgedAs } from '@trace-formats/validate';
import { defaultSettings } from '../src/config/settings.ts';
import { lintLaid } from '../src/document/lint-laid.ts';
import { layingOf } from '../src/document/profile.ts';

/**
 * Says whether the hint of a rule finds fault with the field that `pointer` names in `trace` (or, for a pointer that names a
 * step or another object, with anything inside it). Only hints count: what the exact half of a rule finds is not asked here.
 */
export type Fires = (rule: string, trace: unknown, pointer: string) => boolean;

/** True where a finding at `found` speaks of the judged `pointer`: the same place, a part of it, or a whole that holds it. */
export function speaksOf(found: string, pointer: string): boolean {
  return found === pointer || found.startsWith(`${pointer}/`) || (found !== '' && pointer.startsWith(`${found}/`));
}

/** A rule without the one of its parts that can be switched off, scored in a row of its own. */
export const withoutLimitations = 'description-is-true, `limitations: false`';

/** Runs the named rule over the trace and compares places; a rule that is off by default is measured as well. */
export const fires: Fires = (rule, trace, pointer) => hintsOf(rule, trace).some((found) => speaksOf(found, pointer));

const known = new WeakMap<object, Map<string, readonly string[]>>();

/** Where the hints of a rule stand in a trace; the corpus asks for many fields of one trace. */
function hintsOf(rule: string, trace: unknown): readonly string[] {
  const byRule = known.get(trace as object) ?? new Map<string, readonly string[]>();
  known.set(trace as object, byRule);
  const places = byRule.get(rule) ?? judge(rule, trace);
  byRule.set(rule, places);
  return places;
}

function judge(rule: string, trace: unknown): readonly string[] {
  const [id, options] = rule === withoutLimitations ? ['description-is-true', { limitations: false }] : [rule, {}];
  const settings = {
    ...defaultSettings,
    rules: new Map([[id, { severity: 'warning' as const, options }]]),
    only: new Set([id]),
  };
  const older = (trace as Readonly<Record<string, unknown>>)['schema_version'] !== 'forsy-trace-v0.1';
  const laying = layingOf(trace, older ? 'forsy/legacy' : 'forsy/v0.1', older ? 'legacy' : 'strict');
  const { findings, notRun } = lintLaid(laying, judgedAs(laying.document, laying.readAs!), { settings }, {});
  if (findings.some(({ stage }) => stage === 'internal')) throw new Error(`${rule} failed on a labelled trace.`);
  if (notRun.length > 0 && !older) throw new Error(`${rule} was not run on a labelled trace: ${notRun[0]!.why}`);
  return findings.filter(({ certainty }) => certainty === 'hint').map(({ pointer }) => pointer);
}
