import type { Finding, Result } from '@trace-formats/schema/report';
import { severityOf } from '../config/settings.ts';
import type { Beside, LintOptions } from '../document/lint-options.ts';
import { settingsAsked } from '../document/settings-asked.ts';
import { crash } from '../engine/crash.ts';
import { finding } from '../engine/finding.ts';
import { marked } from '../engine/fingerprint.ts';
import { certaintyOf, type Weighed, weightOf } from '../engine/weighed.ts';
import { datasetRules } from '../rules/dataset/index.ts';
import type { Dataset, DatasetHit, DatasetRule } from './dataset.ts';

/** Asks the rules over the dataset as a whole; one result for each folder that something is said of. */
export function lintDataset(
  dataset: Dataset,
  options: LintOptions = {},
  beside: Pick<Beside, 'suppress'> = {},
): Result[] {
  const settings = settingsAsked(options);
  const release = options.release ?? false;
  const byPlace = new Map<string, Finding[]>();
  for (const rule of datasetRules) {
    const severity = severityOf(rule, settings);
    if (severity === 'off' || (rule.atRelease && !release) || (dataset.isLoose && !rule.ofAnyTraces)) continue;
    const stated = settings.rules.get(rule.id)?.severity !== undefined;
    for (const [about, found] of findingsOf({ rule, severity, stated }, dataset, release)) {
      const known = byPlace.get(about);
      if (known) known.push(found);
      else byPlace.set(about, [found]);
    }
  }
  return [...byPlace].map(([file, findings]) => ({
    file,
    record: null,
    format: null,
    trace_id: null,
    findings: marked(findings, file, undefined).map((one) => ({ ...one, suppressed: beside.suppress?.(one) ?? null })),
    checklist: [],
    rules_not_run: [],
  }));
}

function findingsOf(weighed: Weighed<DatasetRule>, dataset: Dataset, release: boolean): [string, Finding][] {
  const { rule } = weighed;
  try {
    return [...rule.checkDataset(dataset, { release })].map((hit) => [hit.about, findingOf(weighed, hit)]);
  } catch (error) {
    return [[dataset.folder, crash(rule, 'dataset', error)]];
  }
}

function findingOf(weighed: Weighed, hit: DatasetHit): Finding {
  const { rule } = weighed;
  return finding({
    rule: rule.id,
    stage: 'dataset',
    severity: weightOf(weighed, hit),
    certainty: certaintyOf(weighed, hit),
    checklist: rule.checklist,
    message: hit.message,
    why: rule.why,
    fix: hit.fix ?? rule.fix,
  });
}
