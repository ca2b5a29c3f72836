import { type Beside, type Linted, type LintOptions, lintDocument, lintStream } from '@trace-formats/lint';
import type { FormatId } from '@trace-formats/schema';
import type { Finding, Result } from '@trace-formats/schema/report';
import { originOf, type ReadDocument, textOf } from '@trace-formats/validate';
import { placed } from '../report/placed.ts';
import { fileFindings } from '../validate/examine/examine.ts';
import { resultOf } from '../validate/result-of.ts';
import { aboutTracesWithin } from './kinds/traces-within.ts';
import { leftByFix } from './left-by-fix.ts';
import { formatOfDocument, type OpenFile } from './open-file.ts';

/** What was found in one document of a file, with the document as the rules saw it. */
export interface LintedDocument {
  readonly document: ReadDocument;
  readonly linted: Linted;
}

/** How the documents of a file are linted. */
export interface Looking {
  readonly options: LintOptions;
  besideOf(document: ReadDocument, format: FormatId): Beside;
  /** Is told of each document when it was linted, so that what the dataset needs to know can be taken from it. */
  seen(one: LintedDocument): void;
}

/** Lints every document of a file; excerpts come later, when it is known which findings are shown first. */
export function lintFile(file: OpenFile, looking: Looking): Result[] {
  const { name, content, about } = file;
  const results: Result[] = [];
  for (const { record, findings } of content.unread)
    results.push({ ...resultOf(name, record, null), findings: [...findings] });
  if (file.format === 'open-token/v0.1-record') results.push(...lintRecords(file, looking));
  else
    for (const document of content.documents) {
      const ofFile = document === content.documents[0] ? wholeFile(file) : [];
      results.push(lintOne(file, document, ofFile, looking));
    }
  results.sort((a, b) => (a.record ?? 0) - (b.record ?? 0));
  if (results.length === 0) return [resultOf(name, null, null)];
  if (content.documents.length > 0) return results;
  return [{ ...results[0]!, findings: [...about, ...results[0]!.findings] }, ...results.slice(1)];
}

/** Lints one document of a file; `ofFile` is what is said of the file as a whole, which stands with its first document. */
export function lintOne(
  file: Pick<OpenFile, 'name' | 'format'>,
  document: ReadDocument,
  ofFile: readonly Finding[],
  { options, besideOf, seen }: Looking,
): Result {
  const format = formatOfDocument(document, file);
  const beside = besideOf(document, format);
  const within = options.release === true && format === 'unknown' ? aboutTracesWithin(document.value) : [];
  const findings = [...ofFile, ...within, ...document.findings, ...(beside.findings ?? [])];
  const linted = lintDocument(document.value, format, options, { ...beside, findings });
  seen({ document, linted });
  // What came in another encoding than UTF-8 is never spliced.
  const told = typeof document.source === 'string' ? leftByFix(linted.findings) : linted.findings;
  return {
    ...resultOf(file.name, document.record, linted.format),
    trace_id: linted.traceId,
    findings: placedIn(document, told),
    checklist: [...linted.checklist],
    rules_not_run: [...linted.rulesNotRun],
    ...(linted.graph === undefined ? {} : { graph: linted.graph }),
  };
}

function lintRecords(file: OpenFile, { options, besideOf }: Looking): Result[] {
  const { documents } = file.content;
  const first = documents[0];
  if (first === undefined) return [];
  const records = lintStream(documents, options, { ...besideOf(first, file.format), findings: wholeFile(file) });
  const results: Result[] = [];
  for (const { document, findings, traceId, rulesNotRun } of records)
    results.push({
      ...resultOf(file.name, document.record, file.format),
      trace_id: traceId,
      findings: placedIn(document, findings),
      rules_not_run: [...rulesNotRun],
    });
  return results;
}

/** The text of a document without findings is never made. */
function placedIn(document: ReadDocument, findings: readonly Finding[]): Finding[] {
  return findings.length === 0 ? [] : placed(findings, textOf(document), originOf(document));
}

/** What is said of the file as a whole stands with its first document. */
function wholeFile({ content, about }: OpenFile): readonly Finding[] {
  return [...fileFindings(content), ...about];
}
