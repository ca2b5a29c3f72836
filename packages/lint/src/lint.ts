import type { FormatId } from '@trace-formats/schema';
import type { Finding, Result } from '@trace-formats/schema/report';
import { detectRead, originOf, positioned, type ReadDocument, read, textOf } from '@trace-formats/validate';
import { type Linted, lintDocument } from './document/lint-document.ts';
import { type LintedRecord, lintStream } from './document/lint-stream.ts';
import { type LintInputOptions, optionsGiven } from './must-be-options.ts';
import { pageOf } from './page-of.ts';

/**
 * Lints the content of one file: reads it, tells its format, judges the shape of every document in it by its schema and the
 * meaning by the rules, and says where. An Open-Token stream is one document. It never throws for what the content holds.
 */
export function lint(input: Uint8Array | string, given: LintInputOptions = {}): Result[] {
  // Callers without types also say `null` for none.
  const options = optionsGiven(given ?? {});
  const file = options.file ?? '<input>';
  const content = read(input);
  const detection = detectRead(content, input);
  const format = options.format ?? detection.format;
  const about = options.format === undefined ? detection.findings : [];
  const unread = content.unread.map(({ record, findings }) => ({
    ...resultOf(file, record, null),
    findings: findings.map((finding) => ({ ...finding, docs: pageOf(finding.rule) })),
  }));
  if (format === 'open-token/v0.1-record') {
    const records = lintStream(content.documents, options, { ...options, findings: about });
    return inOrder([...records.map((record) => ofRecord(file, record)), ...unread]);
  }
  const linted = content.documents.map((document, index) => {
    const before = [...(index === 0 ? about : []), ...document.findings, ...(options.findings ?? [])];
    const one = lintDocument(document.value, format, options, { ...options, findings: before });
    return ofDocument(file, document, one);
  });
  return inOrder([...linted, ...unread]);
}

/** The result of one document, its findings with their lines and columns. */
function ofDocument(file: string, document: ReadDocument, linted: Linted): Result {
  return {
    ...resultOf(file, document.record, linted.format),
    trace_id: linted.traceId,
    findings: withPositions(linted.findings, document),
    checklist: [...linted.checklist],
    rules_not_run: [...linted.rulesNotRun],
    ...(linted.graph === undefined ? {} : { graph: linted.graph }),
  };
}

function ofRecord(file: string, { document, findings, traceId, rulesNotRun }: LintedRecord): Result {
  return {
    ...resultOf(file, document.record, 'open-token/v0.1-record'),
    trace_id: traceId,
    findings: withPositions(findings, document),
    rules_not_run: [...rulesNotRun],
  };
}

/** The text of a document whose findings all have their lines is never made. */
function withPositions(findings: readonly Finding[], document: ReadDocument): Finding[] {
  if (findings.every(({ line }) => line !== null)) return [...findings];
  return positioned(findings, textOf(document), originOf(document));
}

function inOrder(results: readonly Result[]): Result[] {
  return [...results].sort((a, b) => (a.record ?? 0) - (b.record ?? 0));
}

function resultOf(file: string, record: number | null, format: FormatId | null): Result {
  return { file, record, format, trace_id: null, findings: [], checklist: [], rules_not_run: [] };
}
