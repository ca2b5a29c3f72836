/** Which characters a piece of an expression accepts, as the engine itself says of each; answers are kept. */
export interface Matcher {
  readonly native: RegExp;
  readonly known: Map<number, boolean>;
}

const matchers = new Map<string, Matcher>();

/** The matcher of a piece that reads one character, as it is written in an expression with such flags. */
export function matcherOf(raw: string, flags: string): Matcher {
  const name = `${flags}/${raw}`;
  const matcher = matchers.get(name) ?? { native: new RegExp(`^(?:${raw})$`, flags), known: new Map() };
  matchers.set(name, matcher);
  return matcher;
}

/** True where a matcher accepts a code unit, or a code point where its expression reads those. */
export function accepts({ native, known }: Matcher, code: number): boolean {
  const answer = known.get(code);
  if (answer !== undefined) return answer;
  const is = native.test(String.fromCodePoint(code));
  known.set(code, is);
  return is;
}

/** True where two characters are the same to an expression with such flags. */
export function areAlike(one: number, other: number, flags: string): boolean {
  if (one === other) return true;
  if (!flags.includes('i')) return false;
  const written = one > 0xffff ? `\\u{${one.toString(16)}}` : `\\u${one.toString(16).padStart(4, '0')}`;
  return accepts(matcherOf(written, flags), other);
}
