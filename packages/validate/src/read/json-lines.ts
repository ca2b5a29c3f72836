import { LF } from '../json/code-units.ts';
import { inspectJson } from '../json/json-text.ts';
import { skipSpace } from '../json/space.ts';
import { decodeLossily } from './decode.ts';
import { encodingOf } from './encoding.ts';
import { isBlank, linesOf } from './lines.ts';
import { type Reading, type ReadOptions, readingOf } from './read-options.ts';

/**
 * Whether a source holds one JSON value on each line rather than one value in all. Its first line decides where it is a value on its own.
 * Where it is not, it is damaged or opens a value of many lines, and the lines after it decide: most records are whole objects on
 * their own, the lines of one large value are not. A single line is never JSONL, unless it is known that something follows it.
 */
export function isJsonLines(source: Uint8Array | string, reading: Reading, isFollowed = false): boolean {
  let seen = 0;
  let whole = 0;
  let opens = false;
  for (const { start, end } of linesOf(source)) {
    const line = part(source, start, end);
    if (isBlank(line)) continue;
    seen++;
    if (seen === 1) {
      if (!isFollowed && isBlank(part(source, end, source.length))) return false;
      opens = opensValue(line);
    }
    if (isRecord(line, reading)) {
      if (seen === 1) return true;
      whole++;
    }
    if (seen === 64) break;
  }
  return opens ? whole * 2 > seen : whole > 0 && whole * 2 >= seen;
}

/**
 * Whether a file that begins with these bytes is JSONL. A line that is cut at their end says nothing, unless the file ends there.
 */
export function beginsJsonLines(head: Uint8Array, isWhole: boolean, options: ReadOptions = {}): boolean {
  const encoding = encodingOf(head);
  if (encoding.kind !== 'utf-8') return false;
  const end = isWhole ? head.length : head.lastIndexOf(LF) + 1;
  const isFollowed = !isBlank(head.subarray(end));
  return isJsonLines(head.subarray(encoding.mark, Math.max(encoding.mark, end)), readingOf(options), isFollowed);
}

/** Whether a line ends as the first line of a value of many lines does. */
function opensValue(line: Uint8Array | string): boolean {
  for (let at = line.length - 1; at >= 0; at--) {
    const last = typeof line === 'string' ? line.charAt(at) : String.fromCharCode(line[at]!);
    if (last !== ' ' && last !== '\t') return '[{,:'.includes(last);
  }
  return false;
}

/** Whether a line is an object or array on its own, or several glued together. */
function isRecord(line: Uint8Array | string, reading: Reading): boolean {
  // A line too long to be read is a record: a value written over many lines has no such lines.
  if (line.length > reading.maxLength) return true;
  const text = typeof line === 'string' ? line : (reading.decode(line) ?? decodeLossily(line));
  const first = text.charAt(skipSpace(text, 0));
  if (first !== '{' && first !== '[') return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    const { end, fault } = inspectJson(text, 0, { ...reading.limits, oddities: 0 });
    return fault === undefined ? text.charAt(skipSpace(text, end)) === '{' : fault.kind === 'too-deep';
  }
}

function part(source: Uint8Array | string, start: number, end: number): Uint8Array | string {
  return typeof source === 'string' ? source.slice(start, end) : source.subarray(start, end);
}
