import type { RedactOptions, Seen } from '@trace-formats/redact';
import { isBlank } from '@trace-formats/validate';
import { turnEach } from '../../turn.ts';
import { learnPart, type Part, readPart } from '../masking/mask-part.ts';
import type { Redactable } from '../parts/redactable.ts';
import { partsOf } from '../parts/streamed-lines.ts';
import { Refused } from '../refused.ts';

/** What was seen in the parts of a file, counted without blank ones. */
export interface Learned {
  readonly stamp: string;
  /** True where something was seen in one of them. */
  readonly tells: boolean;
  /** Of a part, undefined where it cannot be said. */
  of(part: number): Seen | undefined;
}

/**
 * Has the session learn what is in a file, so that what its end gives away is masked at its beginning too; `look` is shown each
 * document.
 */
export async function learnFile(
  file: Redactable,
  options: RedactOptions,
  look: (document: unknown) => void = () => {},
): Promise<Learned> {
  // Of parts with nothing in them only two numbers are kept: there may be millions.
  const quiet: number[] = [];
  const prints: number[] = [];
  const telling = new Map<number, Seen | undefined>();
  const letOthers = turnEach(1 << 20);
  let line = 1;
  for await (const part of partsOf(file)) {
    const first = line;
    line += part.count;
    if (isBlank(part.bytes)) continue;
    await letOthers(part.bytes.length);
    const seen = seenIn(() => readPart(part, first, file.isLines), options, look);
    if (seen === undefined || seen.strings.size > 0 || seen.acrossStrings) telling.set(quiet.length, seen);
    quiet.push(seen?.of ?? 0);
    prints.push(seen?.print ?? 0);
  }
  return {
    stamp: file.stamp,
    tells: telling.size > 0,
    of: (part) => {
      if (telling.has(part) || part >= quiet.length) return telling.get(part);
      return { of: quiet[part]!, print: prints[part]!, strings: none, acrossStrings: false };
    },
  };
}

const none: ReadonlySet<number> = new Set();

function seenIn(read: () => Part, options: RedactOptions, look: (document: unknown) => void): Seen | undefined {
  try {
    const part = read();
    for (const { value } of part.documents) look(value);
    return learnPart(part, options);
  } catch (error) {
    // It is said when the file is masked.
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
