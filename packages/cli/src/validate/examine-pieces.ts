import { isUtf8 } from 'node:buffer';
import type { Finding, Result } from '@trace-formats/schema/report';
import { type CutElement, elementCutter, type Gap, passing, readLine } from '@trace-formats/validate';
import { decode } from '../input/decode.ts';
import { FileLost } from '../input/file-chunks.ts';
import { type ExamineOptions, examine, located } from './examine.ts';
import type { OpenChunks } from './examine-lines.ts';
import { checkedFormats, checkOf } from './format-check.ts';

/** The arrays whose elements are cut out, in all formats that have a schema. */
const keys = new Set(['steps', 'events', 'messages', 'turns', 'traces', 'results']);

/** How pieces are made; only tests make small ones. */
export interface PieceOptions {
  /** Elements at the beginning of each array that stay in the document: what detection looks at. */
  readonly kept: number;
  /** The most that may be left of the document without the others. */
  readonly most: number;
}

const usual: PieceOptions = { kept: 64, most: 1 << 28 };

/** Findings that are listed one by one. */
const mostFindings = 10_000;

/**
 * Judges one document of any length with little of it in memory: the elements of its large arrays one by one, and then what is
 * left without them. Says what `examine` says of the whole, but for excerpts. It is read twice, for only what is left tells the format.
 */
export async function examinePieces(
  file: string,
  open: OpenChunks,
  options: ExamineOptions,
  { kept, most }: PieceOptions = usual,
): Promise<Result[]> {
  const first = elementCutter({ keys, kept, most });
  for await (const chunk of open()) {
    first.push(chunk, () => {});
    if (first.isTooLarge())
      throw new FileLost(
        `apart from the elements of its arrays it is longer than ${Math.floor(most / 2 ** 20)} MiB, which is more than is held in memory; split it`,
      );
  }
  const results = await examine(file, first.left(), options);
  const [whole] = results;
  if (whole === undefined || results.length > 1 || isBroken(whole))
    return results.map((one) => inFile(one, first.gaps));
  const format = checkedFormats().find((one) => one === whole.format);
  const ofElements = await judgedElements(open, { ...options, format }, kept);
  const findings = [...inFile(whole, first.gaps).findings, ...ofElements].sort(inOrder);
  const broken = findings.filter(isSyntax);
  // Of a document that is no JSON nothing else is said.
  if (broken.length > 0) return [{ ...whole, trace_id: null, format: null, findings: [broken[0] as Finding] }];
  return [{ ...whole, findings }];
}

/** What is to be said of the elements that were cut out, each of which is judged as the only one of its array. */
async function judgedElements(open: OpenChunks, options: ExamineOptions, kept: number): Promise<Finding[]> {
  const check = options.format === undefined ? undefined : await checkOf(options.format);
  const findings: Finding[] = [];
  const failed: (() => Promise<Finding[]>)[] = [];
  const asked = new Map<string, (bytes: Uint8Array) => boolean>();
  const take = ({ key, index, bytes, place }: CutElement): void => {
    let passes = asked.get(key);
    if (passes === undefined) {
      passes = passing({ shape: check?.elementOf(key) ?? {}, accepts: () => false }, { isUtf8, decode }, 0);
      asked.set(key, passes);
    }
    if (passes(bytes)) return;
    const { documents, unread } = readLine(bytes, place.line, 1, { decode }, place.column);
    const found: Finding[] = unread.flatMap((one) => [...one.findings]);
    const pointer = `/${key}/${index}`;
    for (const document of documents) {
      const shape = (check?.validate({ [key]: [document.value] }) ?? [])
        .filter((finding) => finding.pointer.startsWith(`/${key}/0`))
        .map((finding) => ({ ...finding, pointer: finding.pointer.slice(`/${key}/0`.length) }));
      const all = [...document.findings, ...shape];
      if (all.length === 0) continue;
      const source = { ...document, line: place.line, column: place.column, source: bytes.slice() };
      failed.push(async () =>
        (await located(all, source, options.locate)).map((finding) => ({
          ...finding,
          pointer: pointer + finding.pointer,
        })),
      );
    }
    findings.push(...found.map((finding) => ({ ...finding, pointer: '' })));
  };
  const cutter = elementCutter({ keys, kept, most: Number.POSITIVE_INFINITY });
  for await (const chunk of open()) {
    cutter.push(chunk, take);
    for (const locate of failed.splice(0)) if (findings.length < mostFindings) findings.push(...(await locate()));
    if (findings.length >= mostFindings) break;
  }
  return findings;
}

/** A finding of what is left stands elsewhere in the file where elements before it are missing. */
function inFile(result: Result, gaps: readonly Gap[]): Result {
  const moved = result.findings.map((finding) => {
    let { line, column } = finding;
    if (line === null || column === null) return finding;
    for (const { left, file } of [...gaps].reverse()) {
      if (line < left.line || (line === left.line && column < left.column)) continue;
      column = line === left.line ? column - left.column + file.column : column;
      line += file.line - left.line;
      break;
    }
    if (line === finding.line && column === finding.column) return finding;
    const { excerpt: _, ...bare } = finding;
    return { ...bare, line, column };
  });
  return { ...result, findings: moved };
}

function isBroken({ findings, trace_id }: Result): boolean {
  return trace_id === null && findings.some(isSyntax);
}

function isSyntax({ rule }: Finding): boolean {
  return rule === 'json-is-complete';
}

function inOrder(one: Finding, other: Finding): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
