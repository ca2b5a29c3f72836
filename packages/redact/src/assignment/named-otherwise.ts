import type { Candidate } from '../detector.ts';
import { inLines } from '../shape/in-lines.ts';
import { isHarmlessName } from './harmless-name.ts';

/**
 * True where a sentence speaks of a secret, but the word right before the value says what it is: `X-Next-Page-Token: …`,
 * `hard-coded credentials, ID: …`.
 */
export function isNamedOtherwise({ text, start }: Candidate): boolean {
  const before = text.slice(Math.max(0, start - 72), start);
  const name = (assigned.exec(before) ?? option.exec(before))?.[1] ?? '';
  return label.test(name) || isHarmlessName(name);
}

const assigned = /([\w$.-]{1,60})["'`)\]]{0,3}\s{0,3}[:=]{1,2}>?\s{0,3}["'`]?$/;
const option = /--([\w-]{1,60})\s{1,3}["'`]?$/;
const label = new RegExp(
  inLines`
    ^(?:
      id|uuid|guid|sha-?\d{0,3}|md5|hash|digest|commit|revision|fingerprint|thumbprint|checksum|cve|trace|
      (?:request|trace|correlation|session|issue|alert|finding)[_-]id|line|path|url|version
    )$
  `,
  'i',
);
