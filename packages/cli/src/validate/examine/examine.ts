import { finding } from '@trace-formats/lint';
import { type FormatId, formatOf } from '@trace-formats/schema';
import type { Finding, Result } from '@trace-formats/schema/report';
import {
  type Detection,
  detectRead,
  originOf,
  type ReadDocument,
  type ReadResult,
  read,
  textOf,
} from '@trace-formats/validate';
import { decode } from '../../input/bytes/decode.ts';
import { checkedFormats } from '../format/checked-formats.ts';
import { checkOf } from '../format/format-check.ts';
import type { LazyLocate } from '../lazy-locate.ts';
import { merelyThere } from '../merely-there.ts';
import { resultOf } from '../result-of.ts';
import { idOf } from './document-id.ts';

/** How a file is to be looked at. */
export interface ExamineOptions {
  /** The format that the user says it is in, when the content is not to decide. */
  readonly format: FormatId | undefined;
  /** False for a file that merely lay in a folder: one that is no trace is then mentioned, not complained of. */
  readonly named: boolean;
  readonly locate: LazyLocate;
}

/** Reads the bytes of one file, tells its format and judges every document in it: one result for each. */
export async function examine(file: string, bytes: Uint8Array, options: ExamineOptions): Promise<Result[]> {
  const content = read(bytes, { decode });
  const detection = detectRead(content, bytes);
  const format = options.format ?? detection.format;
  const check = await checkOf(format);
  const results: Result[] = [];
  const add = async (document: ReadDocument): Promise<void> => {
    const findings = [...document.findings, ...(check?.validate(document.value) ?? [])];
    results.push({
      ...resultOf(file, document.record, format),
      trace_id: idOf(document.value),
      findings: await located(findings, document, options.locate),
    });
  };
  for (const document of content.documents) await add(document);
  for (const { record, findings } of content.unread)
    results.push({ ...resultOf(file, record, null), findings: [...findings] });
  results.sort((a, b) => (a.record ?? 0) - (b.record ?? 0));
  const first = results[0] ?? resultOf(file, null, null);
  const isTold = content.documents.length > 0 && options.format === undefined;
  const about = isTold ? formatFindings(detection, options.named) : [];
  // What is said of the file as a whole stands with its first document.
  return [{ ...first, findings: [...fileFindings(content), ...about, ...first.findings] }, ...results.slice(1)];
}

/** What was found of the file itself and belongs to none of its documents. */
export function fileFindings(content: ReadResult): readonly Finding[] {
  const ofDocuments = new Set([...content.documents, ...content.unread].flatMap(({ findings }) => findings));
  return content.findings.filter((finding) => !ofDocuments.has(finding));
}

/** What detection has to say of a file. */
export function formatFindings(detection: Detection, named: boolean): readonly Finding[] {
  if (detection.findings.length > 0) return named ? detection.findings : merelyThere(detection.findings);
  if (detection.format === 'unknown' || checkedFormats().includes(detection.format)) return [];
  return [
    finding({
      rule: 'format-has-a-schema',
      stage: 'detect',
      severity: 'note',
      message: `This is in the format ${detection.format}, which has no schema here, so only its JSON was checked.`,
      why: 'Session logs of agents follow no published schema.',
      fix:
        formatOf(detection.format).use === 'readable'
          ? 'Convert it with trace-formats convert, and validate what comes out.'
          : 'Nothing, if it lies here on purpose: this format is only recognised, and no command reads it yet.',
      line: 1,
      column: 1,
    }),
  ];
}

/** Gives findings of a document their lines, columns and excerpts. */
export async function located(
  findings: readonly Finding[],
  document: ReadDocument,
  lazy: LazyLocate,
): Promise<Finding[]> {
  if (findings.length === 0) return [];
  const locate = await lazy();
  return locate(findings, textOf(document), originOf(document));
}
