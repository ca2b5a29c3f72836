/**
 * What a card says in the end: without its comments, without what is still to be written, and without a heading below which nothing
 * else stands. A form that was never filled in has all the right words and states nothing.
 */
export function stated(card: string): string {
  const lines = card
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .split('\n')
    .filter((line) => !open.test(line));
  return lines.filter((_, index) => !isEmptyHeading(lines, index)).join('\n');
}

const toDo = String.raw`(?:to[ -]?do|tb[adc]|fixme|to be (?:added|announced|completed|confirmed|decided|defined|determined|done|filled in|written)|coming soon|\.{3}|…)`;
/** `TODO`, alone or behind the name of what is to be said: `Licence: TBD`, `| Licence | TBD |`. */
const open = new RegExp(String.raw`^(?:[^\n]{0,80}[:|])?[\s\p{P}|]*${toDo}[\s\p{P}|]*$`, 'iu');

function isEmptyHeading(lines: readonly string[], index: number): boolean {
  const level = levelOf(lines[index]!);
  if (level === 0) return false;
  let next = index + 1;
  while (next < lines.length && lines[next]!.trim() === '') next += 1;
  const nextLevel = next < lines.length ? levelOf(lines[next]!) : 1;
  return nextLevel > 0 && nextLevel <= level;
}

/** How deep a heading stands; 0 for any other line. */
function levelOf(line: string): number {
  return /^ {0,3}(#{1,6})(?:\s|$)/.exec(line)?.[1]?.length ?? 0;
}
