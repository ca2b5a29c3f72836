import { isDeepStrictEqual } from 'node:util';
import { ifPossible } from '../../if-possible.ts';
import { splice } from './splice.ts';

/**
 * What a JSON document becomes, written as it was: where values took the place of others nothing else is touched, and where there are
 * more or fewer of them than before its indents and line ends are kept.
 */
export function writtenLike(text: string, before: unknown, after: unknown): string {
  const spliced = splice(text, before, after);
  return holds(spliced, after) ? spliced : laidOutLike(text, after);
}

function holds(text: string, value: unknown): boolean {
  return ifPossible(() => isDeepStrictEqual(JSON.parse(text), value)) ?? false;
}

function laidOutLike(text: string, value: unknown): string {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1];
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return JSON.stringify(value, null, indent ?? (text.trim().includes('\n') ? 1 : 0)).replaceAll('\n', eol);
}
