import type { Change } from '../spelling/changed.ts';
import { lineAfter } from './lines.ts';

/** True for a text whose first line says when it was written, of what weight it is or what wrote it, as those of a log do. */
export function isLog(text: string): boolean {
  return headAt(text, 0) > 0;
}

/**
 * What a log says of its lines before they begin. Where a word is written with two blanks behind it, the second belongs to the line
 * unless each line of that weight has it: a table has columns, and some of its rows begin with blanks.
 */
export function logHeads(text: string): readonly Change[] {
  const heads: Change[] = [];
  const narrow = new Set<string>();
  for (let at = 0; at < text.length; ) {
    const length = headAt(text, at);
    if (length > 0) heads.push([at, at + length]);
    const end = lineAfter(text, at + length);
    const word = oneBlank.exec(text.slice(at, at + length))?.[1];
    if (word !== undefined && text.slice(at + length, end).trim() !== '') narrow.add(word);
    at = end;
  }
  if (narrow.size === 0) return heads;
  return heads.map(([start, end]) => {
    const word = twoBlanks.exec(text.slice(start, end))?.[1];
    return [start, word !== undefined && narrow.has(word) ? end - 1 : end];
  });
}

/** Where the lines of a log say on which machine what was written: behind the time, before the program and its number. */
export function machinesOfLog(text: string): readonly (readonly [start: number, end: number])[] {
  if (!numbered.test(text) || !isLog(text)) return [];
  const machines: [number, number][] = [];
  for (let at = 0; at < text.length; at = lineAfter(text, at)) {
    timed.lastIndex = at;
    if (!timed.test(text)) continue;
    const start = timed.lastIndex;
    written.lastIndex = start;
    // With the first letter of what was written: blanks at the end of a line are no part of it.
    if (written.test(text)) machines.push([start, Math.min(written.lastIndex + 1, text.length)]);
  }
  return machines;
}

/** A cheap look at what most texts do not hold. */
const numbered = /\d\]: | kernel: /;

const oneBlank = /([A-Za-z]+\]?:?)[ \t]$/;
const twoBlanks = /([A-Za-z]+\]?:?)[ \t]{2}$/;

/** Below the heading of a table the time is its first column, so that only a text that begins with one is a log. */
function headAt(text: string, at: number): number {
  head.lastIndex = at;
  return head.test(text) ? head.lastIndex - at : 0;
}

/** One of several containers. */
const container = '[\\w.-]{1,40}[-_]\\d{1,4} +\\| |\\[pod/[^\\]\\s]{1,120}\\] ';
const clock = '\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?';
const time = `\\[?(?:\\d{4}(?:-\\d\\d-\\d\\d|/\\d\\d/\\d\\d)[T ]${clock}(?: ?Z| ?[+-]\\d\\d:?\\d\\d)?|${clock})\\]?(?:[ \\t]|(?=\\n))`;
/** A job, its step and the time, as a build server shows them. In a row of a table the time is a column like the others. */
const job = `[^\\t\\n]{1,60}\\t[^\\t\\n]{1,60}\\t\\d{4}-\\d\\d-\\d\\dT${clock}Z `;
const word =
  '(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL|trace|debug|info|notice|warn(?:ing)?|error|fatal|critical)';
const weight = ` {0,2}\\[?${word}\\]?:?[ \\t]{1,2}`;
/** Where no time stands before it, a sign has to say that it is one. */
const weightAlone = `\\[${word}\\]:?[ \\t]{1,2}|INFO: {5}|${word}:[ \\t]{1,2}|##\\[(?:debug|error|warning|command|section|group)\\]`;
/** Not `sudo`, which asks with its name in front, not the time before what somebody said, and not the name of a secret before it. */
const writer = '\\[(?!sudo\\]|\\d{1,2}:\\d\\d|[\\w.-]{0,32}(?:password|token|secret)\\])[\\w.:/-]{1,40}\\] ';
const number = '\\[\\d{1,8}\\] ';
/** What Python's logging writes behind the time, if it is told nothing else. */
const logger = `- [\\w.]{1,60} - ${word} - `;
/**
 * The machine and the program, as the system's log has them behind the time; without its number they may be two words of what is said.
 * What `cron` says is only understood with its name.
 */
const program = '[\\w.-]{1,60} (?:(?![Cc][Rr][Oo][Nn])[\\w./-]{1,60}\\[\\d{1,8}\\]|kernel): ';
const day = '[A-Z][a-z]{2} [ \\d]\\d ';
/** The thread and the class, as programs in Java write them in several orders. */
const java = `(?:\\[[^\\]\\n]{1,60}\\] {1,2}${word} {1,3}|${word} {1,3}(?:\\d{1,8} )?(?:--- )?\\[[^\\]\\n]{1,60}\\] {1,2})[\\w.$]{1,80} {0,40}[-:] `;
/** The weight and the day, the time, the thread and the place in the code, as programs in Go write them. */
const glog = `[IWEF]\\d{4} ${clock} +\\d{1,8} [\\w.-]{1,60}:\\d{1,6}\\] `;
/** The same from Ruby, and from telephones. */
const ruby = `[DIWEFA], \\[\\d{4}-\\d\\d-\\d\\dT${clock} #\\d{1,8}\\] {1,2}[A-Z]{3,7} -- [\\w:]{0,40}: `;
const telephone = `\\d\\d-\\d\\d ${clock} {1,5}\\d{1,7} {1,5}\\d{1,7} [VDIWEF] [\\w.]{1,60} {0,12}: `;
/** Which of the streams of a job it was, and where in the code it was said, where that does not name a person. */
const stream = '\\d\\d[OE][ +]';
const spot =
  '(?:\\d{1,7}#\\d{1,7}: (?:\\*\\d{1,9} )?|\\(\\d{1,8}\\): |(?!/(?:home|Users)/)[\\w./-]{1,100}\\.[a-z]{1,4}:\\d{1,6}(?:: |\\t))';
/** A step of a build and the seconds since it began; what the other side of a connection and what a package manager says. */
const teller =
  '#\\d{1,4} \\d{1,5}\\.\\d{1,3} |remote: |[ \\t]{4}\\w{1,60}_test\\.go:\\d{1,6}: |npm (?:ERR!|error|WARN|warn) |[\\w.[\\]"-]{1,80} \\((?:remote|local)-exec\\): ';

/** The time between brackets before somebody's name and a colon is what a transcript says of them, and tells that it is a name. */
const said =
  "\\[[\\d:., T/-]{5,30}\\] [A-Z\\u00c0-\\u017f][a-z\\u00df-\\u017f'-]{1,20}(?: [A-Z\\u00c0-\\u017f][A-Za-z\\u00c0-\\u017f'-]{1,20}){1,2}: ";

const head = new RegExp(
  `(?!${said})(?:(?:${container})(?:${time})?|${day}${clock} ${program}|(?:${job}|${time})(?:${logger}|${program}| ?${java}|${stream})?|${glog}|${ruby}|${telephone}|${teller}|${number}|${weightAlone})(?:${weight})?(?:${writer})?(?:${spot})?`,
  'y',
);

const timed = new RegExp(`${day}${clock} |${job}|${time}`, 'y');
const written = new RegExp(program, 'y');
