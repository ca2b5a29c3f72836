import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { beginsJsonLines, detectValues, type LineBatch, type LineInPieces, lineReader } from '@trace-formats/validate';
import { decode } from '../../input/bytes/decode.ts';
import type { OpenChunks } from '../../input/bytes/file-chunks.ts';
import { idIn } from '../examine/document-id.ts';
import { type ExamineOptions, formatFindings } from '../examine/examine.ts';
import { quickFormat } from '../format/quick-format.ts';
import { lookAtLine, longFrom as usualLongFrom } from './in-pieces.ts';
import { lookInto } from './look-into.ts';

/** What the beginning of a JSONL file tells. */
export interface LinesHead {
  readonly format: FormatId;
  /** Whether a record was found that can be read. */
  readonly hasRecords: boolean;
  /** The length of the byte order mark. */
  readonly mark: number;
  /** Where the first record ends, if it is so long that it is not to be read again and is surely in order. */
  readonly behindFirst?: number | undefined;
  /** The first record, where there surely is nothing to be said of it. */
  readonly first?: { readonly id: string | null } | undefined;
  /** What is to be said of the file as a whole. */
  readonly about: readonly Finding[];
}

/** Values that `detect` looks at, and the bytes after which one will do. */
const sample = 64;
const enough = 1 << 20;

/** How much of a file is searched for a record, if nobody knows better. */
export const longestHead: number = 1 << 25;

type HeadOptions = Pick<ExamineOptions, 'format' | 'named'>;

/** Looks at the first records of a JSONL file; `undefined` for any other. */
export async function headOf(
  open: OpenChunks,
  options: HeadOptions,
  longest: number = longestHead,
): Promise<LinesHead | undefined> {
  const scanned = await scannedHead(open, options, { searched: longest });
  if (scanned === 'unsure' || scanned === 'failed') return parsedHead(open, options, longest);
  return scanned === 'other' || 'isAll' in scanned ? undefined : scanned;
}

/** A file that is one line, which passes. */
export interface OnePassing {
  readonly isAll: true;
  readonly format: FormatId;
  readonly id: string | null;
}

/** How far a file is looked into. */
export interface HeadLimits {
  /** How much is searched for a record. */
  readonly searched?: number;
  /** How much, while that looks like one long line that passes, and from when on a line is long. */
  readonly inPieces?: number;
  readonly longFrom?: number;
}

/**
 * As `headOf`, but looks at a long first line in pieces, and says where it is all of the file and passes. Of what is no JSONL it
 * says whether it is known not to pass.
 */
export async function beginningOf(
  open: OpenChunks,
  options: HeadOptions,
  { searched = longestHead, inPieces = Number.POSITIVE_INFINITY, ...rest }: HeadLimits = {},
): Promise<LinesHead | OnePassing | { readonly hasFailed: boolean }> {
  const scanned = await scannedHead(open, options, { searched, inPieces, ...rest });
  if (typeof scanned === 'object') return scanned;
  const head = scanned === 'other' ? undefined : await parsedHead(open, options, searched);
  return head ?? { hasFailed: scanned === 'failed' };
}

/**
 * As `parsedHead`, but makes no value of any record, which takes memory and time: where all the first ones surely are documents of
 * the format that is asked for or of the one that most have, so that detection could say nothing else.
 */
async function scannedHead(
  open: OpenChunks,
  { format = quickFormat }: HeadOptions,
  { searched = longestHead, inPieces, longFrom = usualLongFrom }: HeadLimits,
): Promise<LinesHead | OnePassing | 'unsure' | 'failed' | 'other'> {
  const scanner = await (await import('../format/scanner.ts')).scannerFor(format);
  if (scanner === undefined) return 'unsure';
  let areSure = true;
  let passed = 0;
  let first: LinesHead['first'];
  let isLong = false;
  let hasFailed = false;
  const begin = (): LineInPieces | undefined => {
    const look = scanner.inPieces?.();
    if (look === undefined) return undefined;
    const line = lookAtLine(look);
    isLong ||= first === undefined;
    return {
      isKept: false,
      push: (bytes) => {
        line.push(bytes);
        areSure &&= line.canPass();
        hasFailed ||= look.state() === 'failed';
      },
      passes: () => {
        areSure &&= line.passes();
        if (areSure) first ??= { id: idIn(look.left()) };
        return true;
      },
    };
  };
  // As a later part of a file is read, of which the first record too is only asked whether it passes.
  const reader = lineReader({
    decode,
    firstLine: 1,
    passes: (line) => {
      areSure &&= scanner.passes(line);
      if (areSure) first ??= { id: idIn(line) };
      return true;
    },
    ...(inPieces !== undefined && { inPieces: { from: longFrom, begin } }),
  });
  const take = (batch: LineBatch): void => {
    passed += batch.passed;
    areSure &&= batch.unread.length === 0;
  };
  const isEnough = (length: number): boolean =>
    !areSure || passed >= sample || length >= (passed > 0 ? enough : isLong ? (inPieces ?? searched) : searched);
  const { isFollowed, isWhole, rest, behindFirst } = await lookInto(open, reader, take, isEnough);
  if (isLong && isWhole && !isFollowed && areSure) {
    for (const piece of rest) take(reader.push(piece));
    take(reader.end());
    if (areSure && first !== undefined) return { isAll: true, format, ...first };
  }
  if (!areSure) return hasFailed ? 'failed' : 'unsure';
  if (!isFollowed) return 'other';
  if (first === undefined) return 'unsure';
  return { format, hasRecords: true, mark: 0, first, about: [], behindFirst: isLong ? behindFirst : undefined };
}

async function parsedHead(from: OpenChunks, options: HeadOptions, longest: number): Promise<LinesHead | undefined> {
  // Who looks that far knows that the first line is longer than most files.
  const open = longest > longestHead ? (await import('./short-first-line.ts')).withShortFirstLine(from) : from;
  const values: unknown[] = [];
  const whole: Finding[] = [];
  let isRecord = false;
  const take = (batch: LineBatch): void => {
    const [first] = batch.documents;
    isRecord ||= first?.record === 1 && typeof first.value === 'object' && first.value !== null;
    values.push(...batch.documents.map(({ value }) => value));
    whole.push(...ofTheFile(batch));
  };
  const isEnough = (length: number): boolean =>
    values.length >= sample || length >= (values.length > 0 ? enough : longest);
  const looked = await lookInto(open, lineReader({ decode }), take, isEnough);
  const { length, mark, isWhole, isFollowed } = looked;
  if (!isFollowed) return undefined;
  // Whether a first line that is no record begins a file of lines is told by those that follow it.
  if (!isRecord && !beginsJsonLines(await firstBytes(open, length), isWhole, { decode })) return undefined;
  const detection = detectValues(values.slice(0, sample), 'jsonl');
  const about = options.format === undefined && values.length > 0 ? formatFindings(detection, options.named) : [];
  return {
    format: options.format ?? detection.format,
    hasRecords: values.length > 0,
    mark,
    about: [...whole, ...about],
  };
}

/** So many bytes from the beginning of a file. */
async function firstBytes(open: OpenChunks, length: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let missing = length;
  for await (const chunk of open()) {
    pieces.push(Buffer.from(chunk));
    missing -= chunk.length;
    if (missing <= 0) break;
  }
  return Buffer.concat(pieces);
}

function ofTheFile({ documents, unread, findings }: LineBatch): LineBatch['findings'] {
  const ofRecords = new Set([...documents, ...unread].flatMap((record) => record.findings));
  return findings.filter((finding) => !ofRecords.has(finding));
}
