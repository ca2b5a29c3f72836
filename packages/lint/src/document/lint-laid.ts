import { toPointer, valueAt } from '@trace-formats/schema';
import type { ChecklistEntry, Finding, RuleNotRun } from '@trace-formats/schema/report';
import type { Judged } from '@trace-formats/validate';
import { isWanted, type RuleSettings, severityOf } from '../config/settings.ts';
import { type ActiveRule, type Checked, check, inOrder } from '../engine/check.ts';
import { marked } from '../engine/fingerprint.ts';
import type { RuleFacts } from '../engine/rule.ts';
import { unsoundFaults } from '../engine/sound-faults.ts';
import { allSound, type Soundness, soundness } from '../engine/soundness.ts';
import { checklistOf } from '../release/checklist.ts';
import { applicableItems, itemsOfFiles } from '../release/items.ts';
import { legacyManifest } from './legacy-view.ts';
import type { Beside, LintOptions } from './lint-options.ts';
import { pathTo } from './path-to.ts';
import type { Family, Laying } from './profile.ts';
import { settingsAsked } from './settings-asked.ts';
import { undressedTrace } from './undressed-trace.ts';

/** What the rules say, and what is left to do with it. */
export interface RulesSaid {
  /** Pointers lead into the original. */
  readonly findings: readonly Finding[];
  readonly notRun: readonly RuleNotRun[];
  /** Applies the settings to findings of reading and of the schema. */
  underSettings(findings: readonly Finding[]): Finding[];
  /** Masks, links and fingerprints findings, and notes who decided to live with them. */
  finish(findings: readonly Finding[], id: string | null, document: unknown): readonly Finding[];
  checklist(findings: readonly Finding[]): ChecklistEntry[];
}

/** Runs the rules over a document whose layout is decided and whose faults of shape are known. */
export function lintLaid(laying: Laying, faults: readonly Judged[], options: LintOptions, beside: Beside): RulesSaid {
  const settings = settingsAsked(options);
  const release = options.release ?? false;
  const { active, bySchema, meant } = rulesUnder(laying, settings, release);
  const sound = soundness(
    unsoundFaults(faults, (path) => valueAt(laying.document, path)),
    laying.family?.list ?? '',
  );
  const context = {
    legacy: laying.legacy,
    release,
    manifest: laying.legacy ? legacyManifest(beside.manifest) : beside.manifest,
    files: beside.files,
    sharesItsFolder: beside.sharesItsFolder,
    readme: beside.readme,
  };
  const checked = checkedBoth(laying, active, (document, rules) =>
    check(document as never, entriesOf(laying, document), rules, sound, context),
  );
  const notRun = [...checked.notRun, ...unheldBySchema(bySchema, entriesOf(laying, laying.document).length, sound)];
  return {
    findings: checked.findings.map((finding) => backToOriginal(finding, laying)),
    notRun,
    underSettings: (findings) => underSettings(findings, settings),
    finish: (findings, id, document) => suppressed(marked(findings, id, document), beside.suppress),
    checklist: (findings) =>
      checklistOf(findings, {
        rules: meant,
        notRun: new Set(notRun.map(({ rule }) => rule)),
        applicable: applicableItems(laying.document, release),
        unshown: beside.files === undefined ? itemsOfFiles(laying.document) : none,
        attested: beside.attested ?? new Set(),
      }),
  };
}

const none: ReadonlySet<number> = new Set();

/** The rules under some settings. */
interface RulesUnder {
  /** Those that run over the document, with what the settings say of them. */
  readonly active: readonly ActiveRule<never, never>[];
  /** Those that the schema answers for. */
  readonly bySchema: readonly RuleOfSchema[];
  /** Those whose items are watched: both. */
  readonly meant: readonly RuleFacts[];
}

type RuleOfSchema = Extract<Family['rules'][number], { readonly checkEntry: unknown }>;

/** Worked out once: the documents of a dataset share their settings. */
const known = new WeakMap<RuleSettings, Map<string, RulesUnder>>();

function rulesUnder({ family, legacy }: Laying, settings: RuleSettings, release: boolean): RulesUnder {
  if (family === undefined) return { active: [], bySchema: [], meant: [] };
  const own = known.get(settings) ?? new Map<string, RulesUnder>();
  known.set(settings, own);
  const key = `${family.name} ${legacy} ${release}`;
  const before = own.get(key);
  if (before !== undefined) return before;
  const meant = family.rules.filter((rule) => severityOf(rule, settings) !== 'off' && !(rule.atRelease && !release));
  const under = {
    active: activeRules(family, legacy, settings, release),
    bySchema: legacy ? [] : meant.filter(isOfSchema),
    meant,
  };
  own.set(key, under);
  return under;
}

function isOfSchema(rule: Family['rules'][number]): rule is RuleOfSchema {
  return rule.heldBySchema === true && 'checkEntry' in rule;
}

/** The schema holds a rule where what it reads is as it should be: of a step whose action is no word for one it asks nothing. */
function unheldBySchema(rules: readonly RuleOfSchema[], entries: number, sound: Soundness): RuleNotRun[] {
  if (sound === allSound) return [];
  return rules.flatMap(({ id, reads, readsEntry }) => {
    let why = sound.whole(reads) ?? sound.entries();
    for (let index = 0; why === undefined && index < entries; index++) why = sound.entry(index, readsEntry);
    return why === undefined ? [] : [{ rule: id, why }];
  });
}

function activeRules(
  family: Family,
  legacy: boolean,
  settings: RuleSettings,
  release: boolean,
): ActiveRule<never, never>[] {
  const rules: ActiveRule<never, never>[] = [];
  for (const rule of family.rules) {
    if (rule.heldBySchema && !legacy) continue;
    const severity = severityOf(rule, settings);
    if (severity === 'off' || (rule.atRelease && !release)) continue;
    const setting = settings.rules.get(rule.id);
    rules.push({
      rule: rule as ActiveRule<never, never>['rule'],
      severity,
      options: setting?.options ?? {},
      ...(setting?.severity === undefined ? {} : { stated: true }),
    });
  }
  return rules;
}

/** Rules that judge words see the texts without their dressing, the others as they stand; where there is none, all see the same. */
function checkedBoth(
  { document, family }: Laying,
  rules: RulesUnder['active'],
  run: (document: unknown, rules: RulesUnder['active']) => Checked,
): Checked {
  const plain = family?.name === 'forsy' ? undressedTrace(document) : document;
  if (plain === document) return run(document, rules);
  const asItStands = run(
    document,
    rules.filter(({ rule }) => rule.judgesWords !== true),
  );
  const inWords = run(
    plain,
    rules.filter(({ rule }) => rule.judgesWords === true),
  );
  return {
    findings: inOrder([...asItStands.findings, ...inWords.findings]),
    notRun: [...asItStands.notRun, ...inWords.notRun],
  };
}

function entriesOf({ family }: Laying, document: unknown): never[] {
  const entries = family && valueAt(document, [family.list]);
  return Array.isArray(entries) ? (entries as never[]) : [];
}

function backToOriginal(finding: Finding, laying: Laying): Finding {
  if (laying.originalPath === undefined) return finding;
  return { ...finding, pointer: toPointer(laying.originalPath(pathTo(finding.pointer, laying.document))) };
}

/** Findings of reading and of the schema obey the settings too. */
function underSettings(findings: readonly Finding[], settings: RuleSettings): Finding[] {
  return findings.flatMap((finding) => {
    const severity = settings.rules.get(finding.rule)?.severity;
    if (severity === 'off' || !isWanted(finding.rule, settings)) return [];
    return severity === undefined || finding.severity === 'note' ? [finding] : [{ ...finding, severity }];
  });
}

function suppressed(findings: readonly Finding[], suppress: Beside['suppress']): readonly Finding[] {
  if (suppress === undefined) return findings;
  return findings.map((finding) => {
    const decision = finding.stage === 'internal' ? null : suppress(finding);
    if (decision === null) return finding;
    // A decision without a reason would make an error count for nothing, and nobody could tell why.
    if (typeof decision?.reason !== 'string')
      throw new TypeError('suppress is to give a decision with its reason, or null for none, and gave something else.');
    return { ...finding, suppressed: decision };
  });
}
