import { withShortClasses } from './for-engines/short-classes.ts';

/**
 * What a regular expression is made of: to make it one costs some time, and most of the two thousand are never asked. Every
 * regular expression is one too.
 */
export interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** An expression that becomes a regular expression where it is first asked. */
export function expression(source: string, flags: string): Expression {
  return { source, flags };
}

/** A regular expression of our own that is made when it is first asked: a long one with `u` takes as long as a module. */
export function atFirstUse(source: string, flags = ''): () => RegExp {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(withShortClasses(source), flags));
}
