import { type FormatId, type Path, parsePointer, toPointer, valueAt } from '@trace-formats/schema';
import type { CausalGraph, ChecklistEntry, Finding, RuleNotRun, Suppression } from '@trace-formats/schema/report';
import { type Judged, judgedAs } from '@trace-formats/validate';
import { defaultSettings, isWanted, type RuleSettings, severityOf } from '../config/settings.ts';
import { type ActiveRule, type Checked, check, inOrder } from '../engine/check.ts';
import type { FileFacts } from '../engine/context.ts';
import { marked } from '../engine/fingerprint.ts';
import type { RuleFacts } from '../engine/rule.ts';
import { unsoundFaults } from '../engine/sound-faults.ts';
import { soundness } from '../engine/soundness.ts';
import { checklistOf } from '../release/checklist.ts';
import { applicableItems } from '../release/items.ts';
import { releaseGate } from '../release/release-gate.ts';
import { causalGraph } from './causal-graph.ts';
import { isEmptyForNull } from './fix.ts';
import { legacyManifest } from './legacy-view.ts';
import { type Family, type Laying, layingOf, type Profile } from './profile.ts';
import { undressedTrace } from './undressed-trace.ts';

/** How documents are linted. Without any of it, every rule runs as it comes. */
export interface LintOptions {
  /** `strict` takes every Forsy trace for v0.1, `legacy` reads it through the older schema; without it the content decides. */
  readonly profile?: Profile | undefined;
  /** True for the release gate, which asks more. */
  readonly release?: boolean | undefined;
  /** True where a release also wants a signature for every item that only hints watch over. */
  readonly reviewed?: boolean | undefined;
  /** What rules weigh and which are asked, as in `{ ...defaultSettings, skip: new Set(['task-is-stated']) }`. */
  readonly settings?: RuleSettings | undefined;
  /** True where the causal graph of each trace is to be drawn: it is made and masked for nobody else. */
  readonly graph?: boolean | undefined;
}

/** What stands beside a document. */
export interface Beside {
  /** The trace's manifest. */
  readonly manifest?: unknown;
  /** The files of the trace's folder, by path relative to it. */
  readonly files?: ReadonlyMap<string, FileFacts> | undefined;
  /** What was found before: while reading the bytes or telling the format. */
  readonly findings?: readonly Finding[] | undefined;
  /** Items of the checklist that a person signed for this content. */
  readonly attested?: ReadonlySet<number> | undefined;
  /** Items that a drawn sample signs for the dataset as a whole. */
  readonly bySample?: ReadonlySet<number> | undefined;
  /** Says whether somebody decided to live with a finding. */
  suppress?(finding: Finding): Suppression | null;
}

/** What is to be said of one document. */
export interface Linted {
  readonly format: FormatId;
  readonly traceId: string | null;
  readonly findings: readonly Finding[];
  readonly checklist: readonly ChecklistEntry[];
  readonly rulesNotRun: readonly RuleNotRun[];
  /** The document as the rules saw it: an older trace is laid out as v0.1. */
  readonly seen: unknown;
  /** The steps and links of a trace, where they were asked for. */
  readonly graph: CausalGraph | undefined;
}

/** Judges the shape of a document by its schema and its meaning by the rules. Nothing is read, written or printed. */
export function lintDocument(
  document: unknown,
  format: FormatId,
  options: LintOptions = {},
  beside: Beside = {},
): Linted {
  const laying = layingOf(document, format, options.profile);
  const faults = judgedAs(document, laying.format);
  const shape = faults.map(({ finding }) => finding);
  const assembled = lintLaid(laying, faultsOf(laying, document, faults), options, beside);
  const told = new Set(shape.map(({ rule, pointer }) => `${rule} ${pointer}`));
  const meaning = assembled.findings.filter(({ rule, pointer }) => !told.has(`${rule} ${pointer}`));
  const before = assembled.underSettings([
    ...(beside.findings ?? []),
    ...laying.findings.map((one) => ({ ...one, severity: options.release ? ('error' as const) : one.severity })),
    ...shape,
  ]);
  const traceId = idOf(laying.document);
  const findings = assembled.finish(mendable([...before, ...meaning], laying, document), traceId, document);
  const checklist = laying.family?.name === 'forsy' ? assembled.checklist(findings) : [];
  const gate = options.release
    ? releaseGate(checklist, laying.family?.rules ?? [], options.reviewed ? 'reviewed' : 'release', beside.bySample)
    : [];
  return {
    format: laying.format,
    traceId,
    // The gate speaks of what settings and suppressions left open, so it knows neither.
    findings: [...findings, ...marked(gate, traceId, document)],
    checklist,
    rulesNotRun: assembled.notRun,
    seen: laying.document,
    graph: options.graph === true && laying.family?.name === 'forsy' ? causalGraph(laying.document) : undefined,
  };
}

/** The faults of what the rules read. A document that its schema accepts has none; an older one is only sound where it is as v0.1 says. */
function faultsOf(laying: Laying, original: unknown, faults: readonly Judged[]): readonly Judged[] {
  if (laying.readAs === undefined || (!laying.legacy && faults.length === 0)) return [];
  const isAsItWas = laying.document === original && laying.readAs === laying.format;
  return isAsItWas ? faults : judgedAs(laying.document, laying.readAs);
}

/** Says of each finding whether `--fix` can mend it: an older trace is migrated instead, a broken text is not touched. */
function mendable(findings: readonly Finding[], { family, legacy }: Laying, document: unknown): Finding[] {
  const closed = legacy || family?.name !== 'forsy' || findings.some(isBroken);
  return findings.map((finding) => {
    const fixable =
      !closed && (finding.fixable || (finding.stage === 'schema' && isEmptyForNull(document, finding.pointer)));
    return fixable === finding.fixable ? finding : { ...finding, fixable };
  });
}

/** A text that is no sound JSON is not spliced: a key that stands twice would be mended in the wrong place. */
function isBroken({ stage, severity }: Finding): boolean {
  return stage === 'read' && severity === 'error';
}

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
  const settings = options.settings ?? defaultSettings;
  const release = options.release ?? false;
  const { active, meant } = rulesUnder(laying, settings, release);
  const sound = soundness(
    unsoundFaults(faults, (path) => valueAt(laying.document, path)),
    laying.family?.list ?? '',
  );
  const context = {
    legacy: laying.legacy,
    release,
    manifest: laying.legacy ? legacyManifest(beside.manifest) : beside.manifest,
    files: beside.files,
  };
  const checked = checkedBoth(laying, active, (document, rules) =>
    check(document as never, entriesOf(laying, document), rules, sound, context),
  );
  return {
    findings: checked.findings.map((finding) => backToOriginal(finding, laying)),
    notRun: checked.notRun,
    underSettings: (findings) => underSettings(findings, settings),
    finish: (findings, id, document) => suppressed(marked(findings, id, document), beside.suppress),
    checklist: (findings) =>
      checklistOf(findings, {
        rules: meant,
        notRun: new Set(checked.notRun.map(({ rule }) => rule)),
        applicable: applicableItems(laying.document, release),
        attested: beside.attested ?? new Set(),
      }),
  };
}

/** The rules under some settings. */
interface RulesUnder {
  /** Those that run over the document, with what the settings say of them. */
  readonly active: readonly ActiveRule<never, never>[];
  /** Those whose items are watched: also those that the schema answers for. */
  readonly meant: readonly RuleFacts[];
}

/** Worked out once: the documents of a dataset share their settings. */
const known = new WeakMap<RuleSettings, Map<string, RulesUnder>>();

function rulesUnder({ family, legacy }: Laying, settings: RuleSettings, release: boolean): RulesUnder {
  if (family === undefined) return { active: [], meant: [] };
  const own = known.get(settings) ?? new Map<string, RulesUnder>();
  known.set(settings, own);
  const key = `${family.name} ${legacy} ${release}`;
  const under = own.get(key) ?? {
    active: activeRules(family, legacy, settings, release),
    meant: family.rules.filter((rule) => severityOf(rule, settings) !== 'off' && !(rule.atRelease && !release)),
  };
  own.set(key, under);
  return under;
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
  const path = parsePointer(finding.pointer).map((token, index, all) =>
    indexOr(token, laying.document, all.slice(0, index)),
  );
  return { ...finding, pointer: toPointer(laying.originalPath(path)) };
}

function indexOr(token: string, document: unknown, before: Path): string | number {
  return Array.isArray(valueAt(document, before)) ? Number(token) : token;
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
    return decision === null ? finding : { ...finding, suppressed: decision };
  });
}

/** The id that a document gives itself, under any of the names that the formats have for it. */
export function idOf(document: unknown): string | null {
  for (const place of [['trace_id'], ['collection_id'], ['session_id'], ['conversation', 'id']]) {
    const id = valueAt(document, place);
    if (typeof id === 'string' && id !== '') return id;
  }
  return null;
}
