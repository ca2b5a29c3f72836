import type { Result } from '@trace-formats/schema/report';
import { type LineBatch, lineReader, type ReadDocument } from '@trace-formats/validate';
import { decode } from '../../input/bytes/decode.ts';
import type { OpenChunks } from '../../input/bytes/file-chunks.ts';
import { idOf } from '../examine/document-id.ts';
import { type ExamineOptions, located } from '../examine/examine.ts';
import { checkOf } from '../format/format-check.ts';
import { resultOf } from '../result-of.ts';
import { headOf, type LinesHead } from './head.ts';
import { longLines } from './in-pieces.ts';

/** What was found in a large JSONL file: its first record and those with findings; the others are only counted. */
export interface ExaminedLines {
  readonly results: readonly Result[];
  /** Documents without findings that have no result of their own. */
  readonly silent: number;
}

/**
 * Judges a JSONL file piece by piece, with no more of it in memory than its longest line. Says of every record what `examine`
 * says of it; `undefined` where the file is no JSONL.
 */
export async function examineLines(
  file: string,
  open: OpenChunks,
  options: ExamineOptions,
  longFrom?: number,
): Promise<ExaminedLines | undefined> {
  const head = await headOf(open, options);
  return head === undefined ? undefined : examineLinesAfter(head, file, open, options, longFrom);
}

/** As `examineLines`, for a file whose beginning is known already. */
export async function examineLinesAfter(
  { format, first, about }: LinesHead,
  file: string,
  open: OpenChunks,
  options: ExamineOptions,
  longFrom?: number,
): Promise<ExaminedLines> {
  const check = await checkOf(format);
  // Loaded here, since what looks at small files as a whole needs this file too.
  const scanner = await (await import('../format/scanner.ts')).scannerFor(format);
  // Where the first record is known to be sound it needs no more reading than one in a later part of a file.
  const known = first && [{ ...resultOf(file, 1, format), trace_id: first.id }];
  const asked = scanner && { passes: scanner.passes, inPieces: longLines(scanner, longFrom) };
  const reader = lineReader({ decode, ...asked, ...(known && { firstLine: 1 }) });
  const results: Result[] = known ?? [];
  let silent = -results.length;

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
  const begin = results[0] ?? resultOf(file, null, null);
  const said = { ...begin, findings: [...about, ...begin.findings] };
  return { results: [said, ...results.slice(1)], silent };
}
