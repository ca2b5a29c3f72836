import type { FormatId } from '@trace-formats/schema';
import type { Finding, Result } from '@trace-formats/schema/report';
import {
  beginsJsonLines,
  detectValues,
  encodingOf,
  type LineBatch,
  lineReader,
  type ReadDocument,
} from '@trace-formats/validate';
import { decode } from '../input/decode.ts';
import { type ExamineOptions, formatFindings, idOf, located } from './examine.ts';
import { checkOf } from './format-check.ts';
import { resultOf } from './result-of.ts';

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
  const head = await headOf(open, options);
  return head === undefined ? undefined : examineLinesAfter(head, file, open, options);
}

/** As `examineLines`, for a file whose beginning is known already. */
export async function examineLinesAfter(
  { format, about }: LinesHead,
  file: string,
  open: OpenChunks,
  options: ExamineOptions,
): Promise<ExaminedLines> {
  const check = await checkOf(format);
  // Loaded here, since what looks at small files as a whole needs this file too.
  const scanner = await (await import('./scanner.ts')).scannerFor(format);
  const reader = lineReader({ decode, ...(scanner && { passes: scanner.passes }) });
  const results: Result[] = [];
  let silent = 0;

  const add = async (document: ReadDocument): Promise<void> => {
    const findings = [...document.findings, ...(check?.validate(document.value) ?? [])];
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
    for (const document of batch.documents) await add(document);
    for (const { record, findings } of batch.unread)
      results.push({ ...resultOf(file, record, null), findings: [...findings] });
  };
  for await (const chunk of open()) await take(reader.push(chunk));
  await take(reader.end());
  results.sort((a, b) => (a.record ?? 0) - (b.record ?? 0));
  const first = results[0] ?? resultOf(file, null, null);
  const said = { ...first, findings: [...about, ...first.findings] };
  return { results: [said, ...results.slice(1)], silent };
}

/** What the beginning of a JSONL file tells. */
export interface LinesHead {
  readonly format: FormatId;
  /** Whether a record was found that can be read. */
  readonly hasRecords: boolean;
  /** The length of the byte order mark. */
  readonly mark: number;
  /** What is to be said of the file as a whole. */
  readonly about: readonly Finding[];
}

/** Values that `detect` looks at, and the bytes after which one will do. */
const sample = 64;
const enough = 1 << 20;

/** How much of a file is searched for a record, if nobody knows better. */
export const longestHead: number = 1 << 25;

/** Looks at the first records of a JSONL file; `undefined` for any other. */
export async function headOf(
  open: OpenChunks,
  options: Pick<ExamineOptions, 'format' | 'named'>,
  longest: number = longestHead,
): Promise<LinesHead | undefined> {
  const reader = lineReader({ decode });
  const pieces: Uint8Array[] = [];
  const values: unknown[] = [];
  const whole: Finding[] = [];
  let length = 0;
  let isWhole = true;
  const take = (batch: LineBatch): void => {
    values.push(...batch.documents.map(({ value }) => value));
    whole.push(...ofTheFile(batch));
  };
  const hasLines = lineWatch();
  let read = 0;
  for await (const chunk of open()) {
    const piece = Buffer.from(chunk);
    pieces.push(piece);
    length += piece.length;
    // One large document on one line is no JSONL, which is known without reading it.
    if (hasLines(piece)) for (; read < pieces.length; read++) take(reader.push(pieces[read]!));
    if (values.length >= sample || length >= (values.length > 0 ? enough : longest)) {
      isWhole = false;
      break;
    }
  }
  if (read === 0) return undefined;
  if (isWhole) take(reader.end());
  const bytes = Buffer.concat(pieces);
  if (!beginsJsonLines(bytes, isWhole, { decode })) return undefined;
  const encoding = encodingOf(bytes);
  const detection = detectValues(values.slice(0, sample), 'jsonl');
  const about = options.format === undefined && values.length > 0 ? formatFindings(detection, options.named) : [];
  return {
    format: options.format ?? detection.format,
    hasRecords: values.length > 0,
    mark: encoding.kind === 'utf-8' ? encoding.mark : 0,
    about: [...whole, ...about],
  };
}

/** Tells of the pieces of a file, one after the other, whether something follows the end of a line by now. */
function lineWatch(): (piece: Uint8Array) => boolean {
  let hasEnded = false;
  let isFollowed = false;
  return (piece) => {
    let at = 0;
    if (!hasEnded) {
      const ends = [piece.indexOf(0x0a), piece.indexOf(0x0d)].filter((end) => end >= 0);
      if (ends.length === 0) return false;
      hasEnded = true;
      at = Math.min(...ends);
    }
    for (; !isFollowed && at < piece.length; at++) isFollowed = !blanks.has(piece[at]!);
    return isFollowed;
  };
}

const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

function ofTheFile({ documents, unread, findings }: LineBatch): LineBatch['findings'] {
  const ofRecords = new Set([...documents, ...unread].flatMap((record) => record.findings));
  return findings.filter((finding) => !ofRecords.has(finding));
}
