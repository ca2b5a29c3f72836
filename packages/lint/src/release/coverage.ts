import type { Result, RuleCoverage } from '@trace-formats/schema/report';
import { catalogue, type Subject } from '../catalogue.ts';
import type { RuleSettings } from '../config/settings.ts';
import type { RuleFacts } from '../engine/rule.ts';
import { datasetRules } from '../rules/dataset/index.ts';

/** What was looked at and how, as far as a coverage statement needs to know it. */
export interface Covered {
  readonly results: readonly Result[];
  readonly release: boolean;
  /** The settings that held for a file of the results. */
  settingsFor(file: string): RuleSettings;
  /** The folders that were looked at as datasets. */
  readonly datasets: readonly string[];
  /** The folder from which traces were named one by one, if any were. */
  readonly loose?: string | undefined;
}

/** Says of every rule over how many documents it ran, and why it did not run over others. */
export function coverageOf({ results, release, settingsFor, datasets, loose }: Covered): RuleCoverage[] {
  const tallies = new Map(catalogue.map(({ subject, rule }) => [keyOf(subject, rule.id), emptyTally()]));
  const bySettings = new Map<RuleSettings, ReadonlyMap<string, string>>();
  const leftOut = (settings: RuleSettings): ReadonlyMap<string, string> => {
    const known = bySettings.get(settings) ?? reasonsToLeaveOut(settings, release);
    bySettings.set(settings, known);
    return known;
  };
  for (const { subject, file, result } of documentsOf(results)) {
    const out = leftOut(settingsFor(file));
    const notRun = new Set(result.rules_not_run.map(({ rule }) => rule));
    const failed = crashedIn(result);
    const idle = new Set(result.checklist.flatMap(({ item, status }) => (status === 'not-applicable' ? [item] : [])));
    for (const rule of rulesOf(subject)) {
      const tally = tallies.get(keyOf(subject, rule.id))!;
      const why = out.get(rule.id) ?? (failed.has(rule.id) ? crashed : notRun.has(rule.id) ? unsound : undefined);
      if (why !== undefined) leave(tally, why);
      else if (rule.checklist !== null && idle.has(rule.checklist)) tally.notApplicable += 1;
      else tally.run += 1;
    }
  }
  const crashedDatasets = new Set(
    results.filter(({ format }) => format === null).flatMap((one) => [...crashedIn(one)]),
  );
  for (const folder of loose === undefined ? datasets : [...datasets, loose]) {
    const out = leftOut(settingsFor(folder));
    for (const rule of rulesOf('dataset')) {
      if (folder === loose && !ofAnyTraces.has(rule.id)) continue;
      const tally = tallies.get(keyOf('dataset', rule.id))!;
      const why = out.get(rule.id) ?? (crashedDatasets.has(rule.id) ? crashed : undefined);
      if (why === undefined) tally.run += 1;
      else leave(tally, why);
    }
  }
  return catalogue.map(({ subject, rule }) => entryOf(subject, rule, tallies.get(keyOf(subject, rule.id))!));
}

const crashed = 'It failed, which is a fault of forsy-lint.';
const unsound = 'The schema found a fault in what it reads; rules_not_run names the place.';

interface Tally {
  run: number;
  notRun: number;
  notApplicable: number;
  readonly reasons: Map<string, number>;
}

function emptyTally(): Tally {
  return { run: 0, notRun: 0, notApplicable: 0, reasons: new Map() };
}

function leave(tally: Tally, why: string): void {
  tally.notRun += 1;
  tally.reasons.set(why, (tally.reasons.get(why) ?? 0) + 1);
}

/** Two subjects may have a rule of one name. */
function keyOf(subject: Subject, id: string): string {
  return `${subject} ${id}`;
}

const ofAnyTraces: ReadonlySet<string> = new Set(datasetRules.flatMap((rule) => (rule.ofAnyTraces ? [rule.id] : [])));

const bySubject = new Map<Subject, readonly RuleFacts[]>();

function rulesOf(subject: Subject): readonly RuleFacts[] {
  const known = bySubject.get(subject) ?? catalogue.filter((one) => one.subject === subject).map(({ rule }) => rule);
  bySubject.set(subject, known);
  return known;
}

/** Why rules are not asked at all under these settings. */
function reasonsToLeaveOut({ rules, only, skip }: RuleSettings, release: boolean): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const { rule } of catalogue) {
    const stated = rules.get(rule.id)?.severity;
    if (skip.has(rule.id) || (only !== undefined && !only.has(rule.id)))
      reasons.set(rule.id, 'The command line leaves it out.');
    else if (stated === 'off') reasons.set(rule.id, 'The configuration switches it off.');
    else if (stated === undefined && rule.severity === 'off') reasons.set(rule.id, 'It is off unless it is asked for.');
    else if (rule.atRelease && !release) reasons.set(rule.id, 'It is asked at a release only.');
  }
  return reasons;
}

/** The documents that rules speak of; the records of an Open-Token stream are one. */
function* documentsOf(
  results: readonly Result[],
): Generator<{ readonly subject: Subject; readonly file: string; readonly result: Result }> {
  const streams = new Set<string>();
  for (const result of results) {
    const subject = subjectOf(result.format);
    if (subject === undefined) continue;
    if (result.format === 'open-token/v0.1-record') {
      if (streams.has(result.file)) continue;
      streams.add(result.file);
    }
    yield { subject, file: result.file, result };
  }
}

function subjectOf(format: string | null): Subject | undefined {
  switch (format) {
    case 'forsy/v0.1':
    case 'forsy/v0.1-draft':
    case 'forsy/legacy':
      return 'forsy';
    case 'open-token/v0.1':
    case 'open-token/v0.1-record':
      return 'open-token';
    case 'trajectory':
      return 'trajectory';
    default:
      return undefined;
  }
}

function crashedIn({ findings }: Result): ReadonlySet<string> {
  return new Set(findings.flatMap(({ stage, rule }) => (stage === 'internal' ? [rule] : [])));
}

function entryOf(subject: Subject, rule: RuleFacts, tally: Tally): RuleCoverage {
  const { run, notRun, notApplicable } = tally;
  const none = run + notRun + notApplicable === 0;
  const reasons = [...tally.reasons]
    .map(([why, documents]) => ({ why, documents }))
    .sort((a, b) => b.documents - a.documents || (a.why < b.why ? -1 : 1));
  if (notApplicable > 0)
    reasons.push({ why: `They hold nothing of what item ${rule.checklist} speaks of.`, documents: notApplicable });
  if (none) reasons.push({ why: nothingOf[subject], documents: 0 });
  return {
    rule: rule.id,
    checklist: rule.checklist,
    status: notRun > 0 ? (run > 0 ? 'partly' : 'not-run') : run > 0 ? 'run' : 'not-applicable',
    run,
    not_run: notRun,
    not_applicable: notApplicable,
    reasons,
  };
}

const nothingOf: Readonly<Record<Subject, string>> = {
  forsy: 'No Forsy trace was looked at.',
  'open-token': 'No Open-Token document was looked at.',
  trajectory: 'No trajectory was looked at.',
  dataset: 'No dataset was looked at.',
};
