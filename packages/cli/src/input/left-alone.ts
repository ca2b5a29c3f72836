import { printable } from '@trace-formats/validate';

/** Says how many of what lay in the folders was not worked on, since it is nothing of the kind. */
export function leftAlone(count: number, [one, kind]: readonly [one: string, kind: string], fate: string): string {
  return count === 1
    ? `1 ${one} in the folders is no ${kind}, and was ${fate}.\n`
    : `${count} ${one}s in the folders are no ${kind}s, and were ${fate}.\n`;
}

/** The same of files, with the first of their names: one of them may be what somebody misses. */
export function filesLeftAlone(names: readonly string[], kind: string, fate: string): string {
  const told = leftAlone(names.length, ['file', kind], fate).trimEnd();
  const first = names.slice(0, most).map(printable).join(', ');
  return `${told} ${names.length === 1 ? 'It is' : names.length <= most ? 'They are' : 'The first are'} ${first}.\n`;
}

const most = 3;
