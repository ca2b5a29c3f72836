import { type FormatId, valueAt } from '@trace-formats/schema';
import type { CausalGraph, ChecklistEntry, Finding, RuleNotRun } from '@trace-formats/schema/report';
import { type Judged, judgedAs } from '@trace-formats/validate';
import { marked } from '../engine/fingerprint.ts';
import { releaseGate } from '../release/release-gate.ts';
import { manifestAgreesWithTrace } from '../rules/forsy/manifest-agrees-with-trace/rule.ts';
import { causalGraph } from './causal-graph.ts';
import { isEmptyForNull } from './fix.ts';
import { lintLaid } from './lint-laid.ts';
import type { Beside, LintOptions } from './lint-options.ts';
import { type Laying, layingOf } from './profile.ts';
import { shapeFindings } from './shape-findings.ts';
import { toldBefore, withItems } from './told-before.ts';

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
  const assembled = lintLaid(laying, faultsOf(laying, document, faults), options, beside);
  const shape = withItems(shapeFindings(faults, laying.family?.name === 'forsy', document), assembled.findings);
  const told = toldBefore(assembled.underSettings(shape));
  const meaning = assembled.findings.filter(({ rule, pointer }) => !told(rule, pointer));
  const renumbered = new Set(meaning.flatMap(({ rule, pointer }) => (rule === numbering ? [pointer] : [])));
  const before = assembled.underSettings([
    ...(beside.findings ?? []),
    ...laying.findings.map((one) => ({ ...one, severity: options.release ? ('error' as const) : one.severity })),
    // Which number it should be says more than that it should be another.
    ...shape.filter(({ pointer }) => !renumbered.has(pointer)),
  ]);
  const traceId = idOf(laying.document);
  const findings = assembled.finish(mendable([...before, ...meaning], laying, document, beside), traceId, document);
  const checklist = laying.family?.name === 'forsy' ? assembled.checklist(findings) : [];
  const gate = options.release
    ? releaseGate(checklist, findings, laying.family?.rules ?? [], {
        gate: options.reviewed ? 'reviewed' : 'release',
        bySample: beside.bySample,
      })
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

const numbering = 'steps-are-numbered-in-order';

/** The faults of what the rules read. A document that its schema accepts has none; an older one is only sound where it is as v0.1 says. */
function faultsOf(laying: Laying, original: unknown, faults: readonly Judged[]): readonly Judged[] {
  if (laying.readAs === undefined || (!laying.legacy && faults.length === 0)) return [];
  const isAsItWas = laying.document === original && laying.readAs === laying.format;
  return isAsItWas ? faults : judgedAs(laying.document, laying.readAs);
}

/** Says of each finding whether `--fix` can mend it: an older trace is migrated instead, a broken text is not touched. */
function mendable(
  findings: readonly Finding[],
  { family, legacy }: Laying,
  document: unknown,
  { leavesManifest }: Beside,
): Finding[] {
  const closed = legacy || family?.name !== 'forsy' || findings.some(isBroken);
  return findings.map((finding) => {
    const fixable =
      !closed &&
      !(leavesManifest === true && finding.rule === manifestAgreesWithTrace.id) &&
      (finding.fixable || (finding.stage === 'schema' && isEmptyForNull(document, finding.pointer)));
    return fixable === finding.fixable ? finding : { ...finding, fixable };
  });
}

/** A text that is no sound JSON is not spliced: a key that stands twice would be mended in the wrong place. */
function isBroken({ stage, severity }: Finding): boolean {
  return stage === 'read' && severity === 'error';
}

/** The id that a document gives itself, under any of the names that the formats have for it. */
export function idOf(document: unknown): string | null {
  for (const place of [['trace_id'], ['collection_id'], ['session_id'], ['conversation', 'id']]) {
    const id = valueAt(document, place);
    if (typeof id === 'string' && id !== '') return id;
  }
  return null;
}
