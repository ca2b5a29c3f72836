/**
 * The length of what a log says of a line before it begins: when it was written, of what weight it is and what wrote it. The first
 * line of a log has that as well; below the heading of a table, the time is its first column.
 */
export function logHead(text: string, at: number): number {
  head.lastIndex = at;
  return head.test(text) ? head.lastIndex - at : 0;
}

/** A job and its step, as a build server shows them. */
const job = '[^\\t\\n]{1,60}\\t[^\\t\\n]{1,60}\\t';
/** One of several containers. */
const container = '[\\w.-]{1,40}[-_]\\d{1,4} +\\| |\\[pod/[^\\]\\s]{1,120}\\] ';
const time =
  '\\[?\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?(?: ?Z| ?[+-]\\d\\d:?\\d\\d)?\\]?(?:[ \\t]|(?=\\n))';
const weight =
  ' {0,2}\\[?(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|trace|debug|info|notice|warn(?:ing)?|error|fatal)\\]?:?[ \\t]{1,2}';
const writer = '\\[[\\w.:/-]{1,40}\\] ';

const head = new RegExp(`(?:(?:${container})(?:${time})?|(?:${job})?${time})(?:${weight})?(?:${writer})?`, 'y');
