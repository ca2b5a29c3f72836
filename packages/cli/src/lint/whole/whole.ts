import { resolve } from 'node:path';
import { checklistWith, coverageOf, finding, placeOf, rulesLeftOut, strangers } from '@trace-formats/lint';
import type { Finding, Result } from '@trace-formats/schema/report';
import { shown } from '@trace-formats/validate';
import { isInside } from '../../input/paths/is-inside.ts';
import { inOrder } from '../../report/result-order.ts';
import { withoutValues } from '../../report/without-values.ts';
import { resultOf } from '../../validate/result-of.ts';
import { withoutSearchedTwice } from '../beside/searched.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import { isCalledATrace } from '../kinds/called-a-trace.ts';
import type { LintContext } from '../plan.ts';
import { weighed } from '../weighed.ts';
import { askedIn } from './asked.ts';
import { foldersOf, looseIn, ofDatasets } from './datasets.ts';
import { notRead } from './not-read.ts';

/** The results of a run with what there is to say of the datasets, the signatures and the suppressions as a whole. */
export async function lintWhole(
  results: readonly Result[],
  facts: RunFacts,
  context: LintContext,
  about: { readonly baselineFile: string; readonly prunes: boolean },
): Promise<Result[]> {
  const { release } = context.plan;
  const against = new Map<string, Finding[]>();
  const ofWhole = [
    ...ofDatasets(facts, context, notRead(results, facts, context), (trace, found) => {
      const known = against.get(placeOf(trace));
      if (known) known.push(found);
      else against.set(placeOf(trace), [found]);
    }),
    ...ofSignatures(facts, context),
  ];
  const ofGate = release ? ofRulesLeftOut(results, context) : [];
  const ofSettings = [...ofSuppressions(results, context, about), ...ofOverrides(results, context)];
  const listed = results.map((result) => withWhatStandsAgainst(result, against));
  const told = release ? withoutSearchedTwice(listed, facts) : listed;
  const heldAgainst = facts.stepExports.length > 0 && facts.traces.length > 0 ? told.map(heldAgainstTraces) : told;
  return inOrder([
    ...ofGate,
    ...(await withoutValues(ofSettings)),
    ...(release ? heldAgainst.map(heldAgainstName) : heldAgainst),
    ...(await withoutValues(ofWhole)),
  ]);
}

/** The checklist of a trace says too what was found of it among the traces of its dataset. */
function withWhatStandsAgainst(result: Result, against: ReadonlyMap<string, readonly Finding[]>): Result {
  const findings = result.format === null ? undefined : against.get(placeOf(result));
  return findings === undefined ? result : { ...result, checklist: checklistWith(result.checklist, findings) };
}

/** Other JSON may lie beside traces, but what is called a trace and has the shape of none would be released as one. */
function heldAgainstName(result: Result): Result {
  if (!isCalledATrace(result.file)) return result;
  const findings = result.findings.map((found) =>
    found.rule === 'format-is-known' && found.severity === 'note'
      ? { ...found, severity: 'error' as const, fix: 'Mend the trace; if it is none, give the file another name.' }
      : found,
  );
  return { ...result, findings };
}

/** Rows of steps have no schema, but where their traces lie beside them more is known of them than that they are JSON. */
function heldAgainstTraces(result: Result): Result {
  if (result.format !== 'forsy/v0.1-step') return result;
  return { ...result, findings: result.findings.filter(({ rule }) => rule !== 'format-has-a-schema') };
}

/** Says of every rule how far it was asked. */
export function lintCoverage(
  results: readonly Result[],
  facts: RunFacts,
  { plan, config }: LintContext,
): ReturnType<typeof coverageOf> {
  const folders = foldersOf(facts, plan);
  return coverageOf({
    results,
    release: plan.release,
    settingsFor: (file) => config.settingsFor(resolve(plan.cwd, file)),
    datasets: folders.map(({ word }) => word),
    loose: looseIn(facts, folders) === undefined ? undefined : '.',
  });
}

/** Signatures for traces that are not there, and samples that speak for another dataset. */
function ofSignatures({ signatures, traces, samples }: RunFacts, context: LintContext): Result[] {
  const idsIn = new Map<string, Set<string | null>>();
  for (const { folder, id } of traces) idsIn.set(folder, (idsIn.get(folder) ?? new Set()).add(id));
  const said = [
    ...samples,
    // Where no trace could be read, that is the fault to mend first.
    ...signatures.flatMap(({ file, folder, ids }) => {
      const there = idsIn.get(folder);
      return there === undefined ? [] : [{ file, findings: strangers(ids, there) }];
    }),
  ];
  return said.flatMap(({ file, findings }) => {
    const wanted = findings.flatMap((finding) => weighed(finding, file, context));
    return wanted.length === 0 ? [] : [{ ...resultOf(file, null, null), findings: wanted }];
  });
}

/** Rules that a release was not asked. Only a suppression with its reason lives with that: settings are what it speaks of. */
function ofRulesLeftOut(results: readonly Result[], { config, plan, decided }: LintContext): Result[] {
  const { fitting } = config.overridesOf(results.map(({ file }) => resolve(plan.cwd, file)));
  const asked = { ...config.config, overrides: fitting };
  const findings = rulesLeftOut(asked, plan.config.asked).map((one) => ({
    ...one,
    suppressed: decided.suppress(one),
  }));
  return findings.length === 0 ? [] : [{ ...resultOf(config.name ?? '.', null, null), findings }];
}

/** Overrides that speak of no file, though every file was looked at that they could speak of. */
function ofOverrides(results: readonly Result[], { config, plan }: LintContext): Result[] {
  const folder = plan.config.folder;
  if (!plan.words.some((word) => word !== '-' && isInside(folder, resolve(plan.cwd, word)))) return [];
  const files = results.map(({ file }) => resolve(plan.cwd, file));
  const findings = config.overridesOf(files).idle.map((override) =>
    finding({
      rule: 'suppressions-are-used',
      stage: 'dataset',
      severity: 'note',
      message: `The override for ${override.files.map(shown).join(', ')} fits no file that was looked at, so it changes nothing.`,
      why: 'Whoever wrote it takes its rules to weigh something else in those files than they do.',
      fix: 'Correct the patterns, which are relative to the folder of the configuration, or take the override out.',
    }),
  );
  return findings.length === 0 ? [] : [{ ...resultOf(config.name ?? '.', null, null), findings }];
}

/**
 * Suppressions that are past their day, or match nothing though a whole folder was looked at: of one file of a dataset nobody can
 * say.
 */
function ofSuppressions(
  results: readonly Result[],
  context: LintContext,
  { baselineFile, prunes }: { readonly baselineFile: string; readonly prunes: boolean },
): Result[] {
  const { config, decided } = context;
  return decided
    .findings(askedIn(context, results))
    .filter(({ source }) => !(source === 'baseline' && prunes))
    .map(({ finding, source }) => ({
      ...resultOf(source === 'baseline' ? baselineFile : (config.name ?? '.'), null, null),
      findings: [finding],
    }));
}
