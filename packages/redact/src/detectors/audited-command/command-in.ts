/** A command as it was run, and where each of its characters stands in the record of it. */
export interface Recorded {
  readonly command: string;
  /** From where to where a part of the command is written. */
  toRecord(start: number, end: number): [start: number, end: number];
}

/** Reads the command of a record: its arguments one by one, in quotes or in hexadecimal digits, or all of it in such digits. */
export function commandIn(record: string): Recorded {
  const signs: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (sign: string, start: number, end: number): void => {
    signs.push(sign);
    starts.push(start);
    ends.push(end);
  };
  for (const { groups, indices } of record.matchAll(parts)) {
    const { quoted, bare = '' } = groups!;
    const [from] = (indices!.groups!['quoted'] ?? indices!.groups!['bare'])!;
    if (signs.length > 0) add(' ', from, from);
    if (quoted === undefined && inDigits.test(bare))
      for (let at = 0; at < bare.length; at += 2) add(signOf(bare.slice(at, at + 2)), from + at, from + at + 2);
    else for (const [at, sign] of [...(quoted ?? bare)].entries()) add(sign, from + at, from + at + sign.length);
  }
  return { command: signs.join(''), toRecord: (start, end) => [starts[start]!, ends[end - 1]!] };
}

/** What is written in digits was a text: a number is seldom one. */
export function writtenInDigits(value: string): string | undefined {
  if (!inDigits.test(value) || value.length < 8) return undefined;
  const text = value.replace(/../g, signOf);
  return /^[!-~]+$/.test(text) ? text : undefined;
}

/** Between the arguments of a process stands a zero. */
function signOf(digits: string): string {
  const code = Number.parseInt(digits, 16);
  return code === 0 ? ' ' : String.fromCharCode(code);
}

const parts = /(?<![\w-])(?:a\d{1,4}(?:\[\d{1,3}\])?|proctitle|cmd|data)=(?:"(?<quoted>[^"\n]*)"|(?<bare>[^\s"]+))/dg;
const inDigits = /^(?:[2-7][\dA-F]|0[09AD])+$/;
