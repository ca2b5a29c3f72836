import type { Finding, Result } from '@trace-formats/schema/report';
import { isWanted, type RuleSettings, severityOf } from '../config/settings.ts';
import type { Beside, LintOptions } from '../document/lint-options.ts';
import { settingsAsked } from '../document/settings-asked.ts';
import { crash } from '../engine/crash.ts';
import { finding } from '../engine/finding.ts';
import { marked } from '../engine/fingerprint.ts';
import { certaintyOf, type Weighed, weightOf } from '../engine/weighed.ts';
import { datasetGate } from '../release/release-gate.ts';
import { datasetRules } from '../rules/dataset/index.ts';
import type { Dataset, DatasetHit, DatasetRule, TraceFacts } from './dataset.ts';

/** What decides of a finding over a dataset besides the options. */
export interface DatasetBeside extends Pick<Beside, 'suppress'> {
  /** What rules weigh for the file or folder that something is said of, where that is not the same for all. */
  settingsOf?(about: string): RuleSettings;
  /** Is told of every finding that stands against one trace. */
  standsAgainst?(trace: Pick<TraceFacts, 'file' | 'record'>, finding: Finding): void;
}

/** Asks the rules over the dataset as a whole; one result for each folder that something is said of. */
export function lintDataset(dataset: Dataset, options: LintOptions = {}, beside: DatasetBeside = {}): Result[] {
  const settings = settingsAsked(options);
  const release = options.release ?? false;
  const byPlace = new Map<string, Found[]>();
  for (const rule of datasetRules) {
    if (!isWanted(rule.id, settings) || (rule.atRelease && !release) || (dataset.isLoose && !rule.ofAnyTraces))
      continue;
    const weighedFor = weighing(rule, beside.settingsOf ?? (() => settings));
    if (beside.settingsOf === undefined && weighedFor(dataset.folder) === undefined) continue;
    for (const found of findingsOf(rule, weighedFor, dataset, release)) {
      const known = byPlace.get(found.about);
      if (known) known.push(found);
      else byPlace.set(found.about, [found]);
    }
  }
  return [...byPlace].map(([file, all]) => {
    const own = all.map(({ finding: found }) => found);
    const findings = marked(own, file, undefined).map((one) => ({
      ...one,
      suppressed: beside.suppress?.(one) ?? null,
    }));
    for (const [index, { against }] of all.entries())
      if (against !== undefined) beside.standsAgainst?.(against, findings[index]!);
    return {
      file,
      record: null,
      format: null,
      trace_id: null,
      // The gate speaks of what settings and suppressions left open, so it knows neither.
      findings: release ? [...findings, ...marked(datasetGate(findings), file, undefined)] : findings,
      checklist: [],
      rules_not_run: [],
    };
  });
}

interface Found {
  readonly about: string;
  readonly finding: Finding;
  readonly against?: TraceFacts | undefined;
}

/** What a rule weighs for a place; undefined where it is off. */
type WeighedFor = (about: string) => Weighed<DatasetRule> | undefined;

function weighing(rule: DatasetRule, settingsOf: (about: string) => RuleSettings): WeighedFor {
  return (about) => {
    const settings = settingsOf(about);
    const severity = severityOf(rule, settings);
    if (severity === 'off') return undefined;
    return { rule, severity, stated: settings.rules.get(rule.id)?.severity !== undefined };
  };
}

function findingsOf(rule: DatasetRule, weighedFor: WeighedFor, dataset: Dataset, release: boolean): Found[] {
  try {
    return [...rule.checkDataset(dataset, { release })].flatMap((hit): Found[] => {
      const { about, against } = hit;
      const weighed = weighedFor(about);
      return weighed === undefined ? [] : [{ about, against, finding: findingOf(weighed, hit) }];
    });
  } catch (error) {
    return [{ about: dataset.folder, finding: crash(rule, 'dataset', error) }];
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
