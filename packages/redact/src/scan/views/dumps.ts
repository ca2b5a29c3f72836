import type { Joined } from './joined.ts';

/** A byte that a dump shows, and where it stands: as a number, and again as the sign that it is. */
interface Shown {
  readonly code: number;
  readonly number: readonly [start: number, end: number];
  readonly sign?: number | undefined;
}

/** Where lines of a dump may stand, in a text or in a string inside it: they begin with the number of their first byte. */
export function dumpsNoted(text: string): number[] {
  return mayHoldDump(text) ? Array.from(text.matchAll(offset), ({ 0: first, index }) => index + first.length - 2) : [];
}

/** A quick look at how dumps count their bytes: in more digits than most need, or, as `tcpdump -X` does, behind a sign for them, of which the rarer half is looked for. */
function mayHoldDump(text: string): boolean {
  return text.includes('00000') || text.includes('x0000:');
}

const offset = /(?<![\da-zA-Z])00000[\da-fA-F]{2,3}:? |(?<!\d)0x0000: /g;

/** Reads what the dumps in a text say, which `xxd`, `hexdump -C`, `od -c` and `tcpdump -X` print byte by byte, a few on a line. */
export function dumpsIn(text: string, from: number, to: number): Joined[] {
  const part = from === 0 && to === text.length ? text : text.slice(from, to);
  if (!mayHoldDump(part)) return [];
  const dumps: Joined[] = [];
  let lines: Shown[][] = [];
  const close = (): void => {
    if (lines.length > 0) dumps.push(joinedOf(lines, from));
    lines = [];
  };
  for (let start = 0; start < part.length; ) {
    const newline = part.indexOf('\n', start);
    const end = newline === -1 ? part.length : newline;
    const shown = end - start <= longestLine ? bytesIn(part.slice(start, end), start) : undefined;
    if (shown !== undefined) lines.push(shown);
    else close();
    start = end + 1;
  }
  close();
  return dumps;
}

const longestLine = 400;

function bytesIn(line: string, start: number): Shown[] | undefined {
  const { head = '', numbers, signs = '' } = inDigits.exec(line)?.groups ?? {};
  if (numbers !== undefined) return pairsIn(line, start, head.length, head.length + numbers.length, signs.length);
  const offset = inSigns.exec(line)?.[0].length;
  return offset === undefined ? undefined : cellsIn(line, start, offset);
}

/** The offset, the bytes in pairs of digits, alone or two and more together, and the signs that they are. */
const inDigits =
  /^(?<head>[\da-fA-F]{8}(?:: | {2})|[ \t]{0,8}0x[\da-f]{4}: {1,2})(?<numbers>(?:(?:[\da-fA-F]{2}){1,8} {1,2}){1,64}) {0,60}(?<signs>\|[^\n]{1,64}\||[^\n]{1,64}?)\r?$/;
const inSigns = /^[0-7]{7}(?=(?: {3}[ -~]| {2}\\[0abfnrtv]| [0-7]{3}){1,16}\r?$)/;

function pairsIn(line: string, start: number, from: number, to: number, width: number): Shown[] {
  const pairs = Array.from(line.slice(from, to).matchAll(/[\da-fA-F]{2}/g), ({ 0: digits, index }): Shown => {
    const at = start + from + index;
    return { code: Number.parseInt(digits, 16), number: [at, at + 2] };
  });
  const ended = line.endsWith('\r') ? line.length - 1 : line.length;
  const isFramed = width === pairs.length + 2 && line[ended - 1] === '|';
  if (!isFramed && width !== pairs.length) return pairs;
  const first = start + ended - pairs.length - (isFramed ? 1 : 0);
  return pairs.map((pair, index) => ({ ...pair, sign: first + index }));
}

function cellsIn(line: string, start: number, from: number): Shown[] {
  const shown: Shown[] = [];
  for (let at = from; at + 4 <= line.length; at += 4) {
    const cell = line.slice(at, at + 4);
    const said = cell.trimStart() || ' ';
    const code = /^[0-7]{3}$/.test(said) ? Number.parseInt(said, 8) : (ends[said] ?? said.charCodeAt(0));
    shown.push({ code, number: [start + at + 4 - said.length, start + at + 4] });
  }
  return shown;
}

const ends: Readonly<Record<string, number>> = { '\\n': 10, '\\r': 13, '\\t': 9 };

function joinedOf(lines: readonly (readonly Shown[])[], from: number): Joined {
  const bytes = lines.flat();
  const lineOf = lines.flatMap((line, index) => line.map(() => index));
  return {
    text: bytes.map(({ code }) => String.fromCharCode(code)).join(''),
    toOriginal(first, last) {
      const ranges: [number, number][] = [];
      for (let at = first, end = first; at < last; at = end) {
        while (end < last && lineOf[end] === lineOf[at]) end += 1;
        const [begin, stop] = [bytes[at]!, bytes[end - 1]!];
        ranges.push([from + begin.number[0], from + stop.number[1]]);
        if (begin.sign !== undefined) ranges.push([from + begin.sign, from + stop.sign! + 1]);
      }
      return ranges;
    },
  };
}
