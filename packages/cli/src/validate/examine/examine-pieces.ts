import type { FormatId } from '@trace-formats/schema';
import type { Finding, Result } from '@trace-formats/schema/report';
import { type CutElement, detect, elementCutter, type Gap, read } from '@trace-formats/validate';
import { decode } from '../../input/bytes/decode.ts';
import { FileLost, type OpenChunks } from '../../input/bytes/file-chunks.ts';
import { checkedFormats } from '../format/checked-formats.ts';
import { checkOf } from '../format/format-check.ts';
import { planFor } from '../format/scanner.ts';
import { longestText } from '../sizes.ts';
import { type ElementJudge, elementJudge, isRawByte } from './element-judge.ts';
import { type ExamineOptions, examine } from './examine.ts';
import { inFile } from './place-in-file.ts';

/** The arrays whose elements are cut out, in all formats that have a schema. */
export const keys: ReadonlySet<string> = new Set(['steps', 'events', 'messages', 'turns', 'traces', 'results']);

/** How pieces are made; only tests make small ones. */
export interface PieceOptions {
  /** Elements at the beginning of each array that stay in the document: what detection looks at. */
  readonly kept: number;
  /** The most that may be left of the document without the others. */
  readonly most: number;
  /** The most that an element may have which is judged on its own. */
  readonly longest: number;
}

/** How pieces are made of what people have. */
export const usual: PieceOptions = { kept: 64, most: 1 << 28, longest: longestText };

/**
 * Judges one document of any length with little of it in memory: the elements of its large arrays one by one, and then what is
 * left without them. Says what `examine` says of the whole, but for excerpts. The beginning tells the format; where the end
 * says otherwise, it is read again.
 */
export async function examinePieces(
  file: string,
  open: OpenChunks,
  options: ExamineOptions,
  pieces: PieceOptions = usual,
): Promise<Result[]> {
  const first = await judgedOnce(open, options, pieces, undefined);
  const results = await examine(file, first.left, options);
  const [whole] = results;
  if (whole === undefined || results.length > 1 || isBroken(whole))
    return results.map((one) => inFile(one, first.gaps));
  const format = checkedFormats().find((one) => one === whole.format);
  const same = first.gaps.length === 0 || first.format === format;
  const { findings: ofElements } = same ? first : await judgedOnce(open, options, pieces, { format });
  const findings = withOneRawByte([...inFile(whole, first.gaps).findings, ...ofElements].sort(inOrder));
  const broken = findings.find(isSyntax);
  // Of a document that is no JSON nothing else is said.
  return [
    broken === undefined
      ? { ...whole, findings: [...findings] }
      : { ...whole, trace_id: null, format: null, findings: [broken] },
  ];
}

interface JudgedOnce {
  readonly left: Uint8Array;
  readonly gaps: readonly Gap[];
  readonly findings: readonly Finding[];
  /** The format that the elements were judged by. */
  readonly format: FormatId | undefined;
}

/** Reads the document once and judges the elements that are cut out, each as the only one of its array. */
async function judgedOnce(
  open: OpenChunks,
  options: ExamineOptions,
  { kept, most, longest }: PieceOptions,
  known: { readonly format: FormatId | undefined } | undefined,
): Promise<JudgedOnce> {
  const cutter = elementCutter({ keys, kept, most, longest });
  const findings: Finding[] = [];
  let waiting: CutElement[] = [];
  let judge: ElementJudge | undefined;
  let format = known?.format;
  for await (const chunk of open()) {
    // What is cut out before the format is known is kept until the piece is done.
    cutter.push(chunk, (element) => {
      if (judge === undefined) waiting.push({ ...element, bytes: element.bytes.slice() });
      else judge.take(element);
    });
    const tooLarge = cutter.tooLarge();
    if (tooLarge !== undefined)
      throw new FileLost(
        `${tooLarge === 'left' ? 'apart from the elements of its arrays it' : 'an element of its arrays'} is longer than ${Math.round((tooLarge === 'left' ? most : longest) / 2 ** 20)} MiB, which is more than is held in memory; split it`,
      );
    if (judge === undefined && waiting.length > 0) {
      if (known === undefined) format = formatOf(cutter.head(), options);
      const check = format === undefined ? undefined : await checkOf(format);
      judge = elementJudge(check, format && (await planFor(format)));
      for (const element of waiting) judge.take(element);
      waiting = [];
    }
    if (judge !== undefined) await judge.tell(options, findings);
  }
  return { left: cutter.left(), gaps: cutter.gaps, findings, format };
}

function formatOf(head: Uint8Array, options: ExamineOptions): FormatId | undefined {
  const format = options.format ?? detect(read(head, { container: 'json', decode })).format;
  return checkedFormats().find((one) => one === format);
}

/** Of bytes that are not UTF-8 only the first of a file is told, and it belongs to the file. */
function withOneRawByte(findings: readonly Finding[]): readonly Finding[] {
  const first = findings.find(isRawByte);
  return findings.filter((finding) => finding === first || !isRawByte(finding));
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
