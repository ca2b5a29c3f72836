import { isUtf8 } from 'node:buffer';
import type { Result } from '@trace-formats/schema/report';
import {
  beginsJsonLines,
  detectValues,
  type LineBatch,
  lineReader,
  passing,
  type ReadDocument,
  validate,
} from '@trace-formats/validate';
import { decode } from './decode.ts';
import { type ExamineOptions, formatFindings, idOf, located, resultOf } from './examine.ts';

/** What was found in a large JSONL file: its first record and those with findings; the others are only counted. */
export interface ExaminedLines {
  readonly results: readonly Result[];
  /** Documents without findings that have no result of their own. */
  readonly silent: number;
}

/** Opens a file from its beginning, as often as it is asked. */
export type OpenChunks = () => AsyncIterable<Uint8Array>;

/**
 * Judges a JSONL file piece by piece, with no more of it in memory than its longest line. Says of every record what `examine`
 * says of it; `undefined` where the file is no JSONL.
 */
export async function examineLines(
  file: string,
  open: OpenChunks,
  options: ExamineOptions,
): Promise<ExaminedLines | undefined> {
  const values = await firstValues(open);
  if (values === undefined) return undefined;
  const detection = detectValues(values, 'jsonl');
  const format = options.format ?? detection.format;
  const about =
    options.format === undefined && values.length > 0 ? formatFindings(detection, options.named) : ([] as const);
  const passes = passing(format, { isUtf8, latin1 });
  const reader = lineReader({ decode, ...(passes === undefined ? {} : { passes }) });
  const results: Result[] = [];
  let silent = 0;
  let whole: LineBatch['findings'] = [];

  const add = async (document: ReadDocument): Promise<void> => {
    const findings = [...document.findings, ...validate(document.value, format)];
    if (findings.length === 0 && document.record !== 1) silent++;
    else
      results.push({
        ...resultOf(file, document.record, format),
        trace_id: idOf(document.value),
        findings: await located(findings, document, options.locate),
      });
  };
  const take = async (batch: LineBatch): Promise<void> => {
    silent += batch.passed;
    // Only the beginning of a file is said something of that belongs to none of its records.
    if (results.length === 0) whole = [...whole, ...ofTheFile(batch)];
    for (const document of batch.documents) await add(document);
    for (const { record, findings } of batch.unread)
      results.push({ ...resultOf(file, record, null), findings: [...findings] });
  };
  for await (const chunk of open()) await take(reader.push(chunk));
  await take(reader.end());
  results.sort((a, b) => (a.record ?? 0) - (b.record ?? 0));
  const first = results[0] ?? resultOf(file, null, null);
  const said = { ...first, findings: [...whole, ...about, ...first.findings] };
  return { results: [said, ...results.slice(1)], silent };
}

/** Values that `detect` looks at; and the most bytes that are searched for them. */
const sample = 64;
const longestHead = 1 << 25;

/** The values of the first records of a JSONL file; `undefined` for any other. */
async function firstValues(open: OpenChunks): Promise<readonly unknown[] | undefined> {
  const reader = lineReader({ decode });
  const pieces: Uint8Array[] = [];
  const values: unknown[] = [];
  let length = 0;
  let isWhole = true;
  for await (const chunk of open()) {
    pieces.push(Buffer.from(chunk));
    length += chunk.length;
    values.push(...reader.push(chunk).documents.map(({ value }) => value));
    if (values.length >= sample || length >= longestHead) {
      isWhole = false;
      break;
    }
  }
  if (isWhole) values.push(...reader.end().documents.map(({ value }) => value));
  return beginsJsonLines(Buffer.concat(pieces), isWhole, { decode }) ? values.slice(0, sample) : undefined;
}

function ofTheFile({ documents, unread, findings }: LineBatch): LineBatch['findings'] {
  const ofRecords = new Set([...documents, ...unread].flatMap((record) => record.findings));
  return findings.filter((finding) => !ofRecords.has(finding));
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
