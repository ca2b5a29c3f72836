import { resolve } from 'node:path';
import { coverageOf, isWanted, lintDataset, strangers } from '@trace-formats/lint';
import type { Finding, Result } from '@trace-formats/schema/report';
import { nameOf } from '../input/source.ts';
import { inOrder } from '../report/result-order.ts';
import { withoutValues } from '../report/without-values.ts';
import { resultOf } from '../validate/examine.ts';
import type { LintContext } from './plan.ts';
import type { RunFacts } from './run-facts.ts';

/** The results of a run with what there is to say of the datasets, the signatures and the suppressions as a whole. */
export async function lintWhole(
  results: readonly Result[],
  facts: RunFacts,
  context: LintContext,
  about: { readonly baselineFile: string; readonly prunes: boolean },
): Promise<Result[]> {
  const ofWhole = [...ofDatasets(facts, context), ...ofSignatures(facts, context)];
  return inOrder([
    ...(await withoutValues(ofSuppressions(context, about))),
    ...results,
    ...(await withoutValues(ofWhole)),
  ]);
}

/** Says of every rule how far it was asked. */
export function lintCoverage(
  results: readonly Result[],
  facts: RunFacts,
  { plan, config }: LintContext,
): ReturnType<typeof coverageOf> {
  return coverageOf({
    results,
    release: plan.release,
    settingsFor: (file) => config.settingsFor(resolve(plan.cwd, file)),
    datasets: plan.words.filter((word) => word !== '-' && holdsDataset(word, facts, plan.cwd)),
  });
}

function holdsDataset(word: string, { traces, manifests }: RunFacts, cwd: string): boolean {
  const folder = nameOf(resolve(cwd, word), cwd);
  const below = folder === '.' ? '' : `${folder}/`;
  return [...traces, ...manifests].some((one) => one.folder === folder || one.folder.startsWith(below));
}

/** The results of whole datasets: every folder that was named is one. */
function ofDatasets(facts: RunFacts, { plan, lintedAs, decided }: LintContext): Result[] {
  return plan.words.flatMap((word) => {
    const path = resolve(plan.cwd, word);
    const folder = nameOf(path, plan.cwd);
    const below = folder === '.' ? '' : `${folder}/`;
    const inside = <Fact extends { readonly folder: string }>(all: readonly Fact[]): Fact[] =>
      all.filter((one) => one.folder === folder || one.folder.startsWith(below));
    const traces = inside(facts.traces);
    const manifests = inside(facts.manifests);
    if (word === '-' || (traces.length === 0 && manifests.length === 0)) return [];
    return lintDataset(
      {
        folder,
        traces,
        manifests,
        folders: inside(facts.folders),
        stepExports: facts.stepExports.filter(({ file }) => file.startsWith(below)),
        card: facts.cards.find((card) => card.word === word)?.text,
      },
      lintedAs(path),
      decided,
    );
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

function weighed(finding: Finding, file: string, { lintedAs, plan, decided }: LintContext): Finding[] {
  const { settings } = lintedAs(resolve(plan.cwd, file));
  const severity = settings?.rules.get(finding.rule)?.severity;
  if (severity === 'off' || (settings && !isWanted(finding.rule, settings))) return [];
  const own = severity === undefined ? finding : { ...finding, severity };
  return [{ ...own, suppressed: decided.suppress(own) }];
}

/** Suppressions that are past their day or match nothing. */
function ofSuppressions(
  { decided, config, plan }: LintContext,
  { baselineFile, prunes }: { readonly baselineFile: string; readonly prunes: boolean },
): Result[] {
  const settings = config.settingsFor(plan.config.folder);
  return decided
    .findings((rule) => isWanted(rule, settings))
    .map((finding) => ({ finding, ofBaseline: finding.message.includes('the baseline') }))
    .filter(({ ofBaseline }) => !(ofBaseline && prunes))
    .map(({ finding, ofBaseline }) => ({
      ...resultOf(ofBaseline ? baselineFile : (config.name ?? '.'), null, null),
      findings: [finding],
    }));
}
