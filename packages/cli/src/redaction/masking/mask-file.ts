import type { Match, RedactOptions } from '@trace-formats/redact';
import { isBlank } from '@trace-formats/validate';
import { turnEach } from '../../turn.ts';
import type { Amend } from '../kept-true/kept-true.ts';
import { isHeader } from '../kept-true/stated.ts';
import { streamDigest } from '../kept-true/stream-digest.ts';
import type { Learned } from '../learning/learn-file.ts';
import type { Redactable } from '../parts/redactable.ts';
import { partsOf } from '../parts/streamed-lines.ts';
import { Refused } from '../refused.ts';
import { maskPart, readPart } from './mask-part.ts';

/** Who is told of a file while it is masked. */
export interface Told {
  /** Of each document: its number, or null for one that is alone, what was masked in it, and its line where it has one. */
  take(record: number | null, matches: readonly Match[], line: number | null): void;
  /** Of what else is to be said of the file. */
  note?(sentence: string): void;
  readonly amend?: Amend;
}

/**
 * A file with what is sensitive in it masked, part by part. What comes out is looked through once more; where something is left,
 * a `Refused` is thrown at the end, and nothing of what was given may be kept.
 */
export async function* maskedFile(
  file: Redactable,
  learned: Learned | undefined,
  options: RedactOptions,
  { take, note = () => {}, amend }: Told,
): AsyncGenerator<string> {
  const known = learned?.stamp === file.stamp ? learned : undefined;
  let tells = learned?.tells;
  const letOthers = turnEach(1 << 20);
  let parts = 0;
  let record = 0;
  let line = 1;
  let left = 0;
  let leftAt = 0;
  const digest = streamDigest();
  for await (const lines of partsOf(file)) {
    const first = line;
    line += lines.count;
    if (file.isLines && isBlank(lines.bytes)) {
      yield Buffer.from(lines.bytes).toString('latin1');
      continue;
    }
    await letOthers(lines.bytes.length);
    const part = readPart(lines, first, file.isLines);
    // What was learned in another file may be masked in this one too: then its header, which comes first, has to know of it.
    if (learned !== undefined && tells === false && part.documents.some(isHeader))
      tells = await isMasked(file, learned, options);
    const masked = maskPart(part, known?.of(parts), options, { amend, tells: tells ?? false });
    parts += 1;
    left += masked.left;
    if (masked.left > 0 && leftAt === 0) leftAt = first;
    const isAlone = !file.isLines && masked.documents.length === 1;
    const at = file.isLines && lines.count === 1 ? first : null;
    for (const matches of masked.documents) take(isAlone ? null : ++record, matches, at);
    for (const sentence of masked.notes) note(sentence);
    yield file.isLines ? digest.of(part, masked.text) : masked.text;
  }
  for (const sentence of digest.notes) note(sentence);
  if (left > 0)
    throw new Refused(
      `${left} sensitive ${left === 1 ? 'value is' : 'values are'} still found in what came out${file.isLines ? ` (first in line ${leftAt})` : ''}`,
    );
}

/** True for a file in which something will be masked. */
async function isMasked(file: Redactable, learned: Learned, options: RedactOptions): Promise<boolean> {
  let masked = 0;
  const take: Told['take'] = (_, matches) => {
    masked += matches.length;
  };
  for await (const _ of maskedFile(file, { ...learned, tells: true }, options, { take })) if (masked > 0) return true;
  return false;
}
