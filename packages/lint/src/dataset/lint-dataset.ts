import type { Finding, Result } from '@trace-formats/schema/report';
import { defaultSettings, severityOf } from '../config/settings.ts';
import type { Beside, LintOptions } from '../document/lint-document.ts';
import { finding } from '../engine/finding.ts';
import { marked } from '../engine/fingerprint.ts';
import { datasetRules } from '../rules/dataset/index.ts';
import type { Dataset, DatasetHit, DatasetRule } from './dataset.ts';

/** Asks the rules over the dataset as a whole; one result for each folder that something is said of. */
export function lintDataset(
  dataset: Dataset,
  options: LintOptions = {},
  beside: Pick<Beside, 'suppress'> = {},
): Result[] {
  const settings = options.settings ?? defaultSettings;
  const release = options.release ?? false;
  const byPlace = new Map<string, Finding[]>();
  for (const rule of datasetRules) {
    const severity = severityOf(rule, settings);
    if (severity === 'off' || (rule.atRelease && !release) || (dataset.isLoose && !rule.ofAnyTraces)) continue;
    const stated = settings.rules.get(rule.id)?.severity !== undefined;
    for (const [about, found] of findingsOf(rule, dataset, release, severity, stated)) {
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

function findingsOf(
  rule: DatasetRule,
  dataset: Dataset,
  release: boolean,
  severity: 'error' | 'warning',
  stated: boolean,
): (readonly [string, Finding])[] {
  try {
    return [...rule.checkDataset(dataset, { release })].map((hit) => [hit.about, told(rule, hit, severity, stated)]);
  } catch (error) {
    return [[dataset.folder, crash(rule, error)]];
  }
}

function told(rule: DatasetRule, hit: DatasetHit, severity: 'error' | 'warning', stated: boolean): Finding {
  const certainty = hit.certainty ?? (rule.certainty === 'hint' ? 'hint' : 'exact');
  return finding({
    rule: rule.id,
    stage: 'dataset',
    severity: stated ? severity : certainty === 'hint' ? 'warning' : (hit.severity ?? severity),
    certainty,
    checklist: rule.checklist,
    message: hit.message,
    why: rule.why,
    fix: hit.fix ?? rule.fix,
  });
}

function crash(rule: DatasetRule, error: unknown): Finding {
  return finding({
    rule: rule.id,
    stage: 'internal',
    severity: 'error',
    message: `The rule ${rule.id} failed on this dataset (${error instanceof Error ? error.name : 'unknown error'}), so nothing is known of what it checks.`,
    why: 'A rule that fails is a fault of forsy-lint, not of the dataset.',
    fix: 'Please report it with a dataset that shows it and holds nothing sensitive.',
  });
}
