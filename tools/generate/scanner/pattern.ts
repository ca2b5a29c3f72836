/** A pattern of ASCII characters, as what it is made of. */
export type Pattern =
  | { readonly kind: 'class'; readonly on: ReadonlySet<number> }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly pattern: Pattern; readonly least: number; readonly most: number };

/** How many characters there are. */
export const ASCII = 128;

/** Reads what stands between `^` and `$`; throws at what it does not know. */
export function patternOf(written: string): Pattern {
  let at = 0;
  // Of several branches side by side only the first would begin at ^ and only the last would end at $.
  const whole = sequence();
  if (at < written.length) throw unknown();
  return whole;

  function unknown(): Error {
    return new Error(`The pattern ${written} has something at character ${at + 1} that is not known here.`);
  }

  function choice(): Pattern {
    const parts = [sequence()];
    while (written[at] === '|') {
      at++;
      parts.push(sequence());
    }
    return { kind: 'choice', parts };
  }

  function sequence(): Pattern {
    const parts: Pattern[] = [];
    while (at < written.length && written[at] !== '|' && written[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(pattern: Pattern): Pattern {
    const [found, sign, least, comma, most] = /^(?:([?*+])|\{(\d+)(,?)(\d*)\})/.exec(written.slice(at)) ?? [];
    if (found === undefined) return pattern;
    at += found.length;
    const { POSITIVE_INFINITY: endless } = Number;
    if (sign !== undefined)
      return { kind: 'repeat', pattern, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : endless };
    const limit = comma === '' ? Number(least) : most === '' ? endless : Number(most);
    return { kind: 'repeat', pattern, least: Number(least), most: limit };
  }

  function atom(): Pattern {
    const sign = written.charAt(at);
    if (sign === '(') {
      at++;
      if (written[at] === '?') {
        if (written[at + 1] !== ':') throw unknown();
        at += 2;
      }
      const inner = choice();
      if (written[at++] !== ')') throw unknown();
      return inner;
    }
    if (sign === '[') return { kind: 'class', on: members() };
    if ('.^$*+?{}]'.includes(sign)) throw unknown();
    return { kind: 'class', on: new Set(character()) };
  }

  function members(): ReadonlySet<number> {
    const on = new Set<number>();
    if (written[++at] === '^') throw unknown();
    while (written[at] !== ']') {
      const [from, ...others] = character();
      if (others.length > 0 || written[at] !== '-' || written[at + 1] === ']') {
        for (const code of [from as number, ...others]) on.add(code);
        continue;
      }
      at++;
      const [to] = character();
      for (let code = from as number; code <= (to as number); code++) on.add(code);
    }
    at++;
    return on;
  }

  /** The codes of one character, or of the class that a letter stands for. */
  function character(): number[] {
    const sign = written.charAt(at++);
    const code = sign.charCodeAt(0);
    if (sign === '' || code >= ASCII) throw unknown();
    if (sign !== '\\') return [code];
    const letter = written.charAt(at++);
    if (/^[sSd]$/.test(letter)) {
      const holds = new RegExp(`\\${letter}`);
      return Array.from({ length: ASCII }, (_, each) => each).filter((each) => holds.test(String.fromCharCode(each)));
    }
    if (!/^[.+*?()[\]{}|^$\\/-]$/.test(letter)) throw unknown();
    return [letter.charCodeAt(0)];
  }
}
