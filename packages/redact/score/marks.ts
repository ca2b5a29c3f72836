/** Marks a value that must be found. The mark is two private-use characters, which survive every kind of quoting. */
export function mark(value: string): string {
  return `${open}${value}${close}`;
}

/**
 * Marks text that a match may touch without blame, such as the user name beside a password. It may hold marked values;
 * inside a marked value it stands for glue that may also be left, such as the newlines between the lines of a key.
 */
export function around(text: string): string {
  return `${openAround}${text}${closeAround}`;
}

/** A span of one string leaf (or of one object key) of a sample. */
export interface Span {
  /** JSON Pointer of the leaf, or of the member whose key it is. */
  readonly pointer: string;
  readonly inKey: boolean;
  readonly start: number;
  readonly end: number;
}

/** A sample's value with the marks taken out, and where they stood. */
export interface Unmarked {
  readonly value: unknown;
  readonly labels: readonly Span[];
  readonly arounds: readonly Span[];
}

/** Takes the marks out of every string and every key of a value, and reports where they stood. */
export function unmark(marked: unknown): Unmarked {
  const labels: Span[] = [];
  const arounds: Span[] = [];
  const value = strip(marked, '');
  return { value, labels, arounds };

  function strip(node: unknown, pointer: string): unknown {
    if (typeof node === 'string') return stripText(node, pointer, false);
    if (Array.isArray(node)) return node.map((item, index) => strip(item, `${pointer}/${index}`));
    if (typeof node !== 'object' || node === null) return node;
    const clean: [string, unknown][] = [];
    for (const [key, item] of Object.entries(node)) {
      const place = `${pointer}/${pointerToken(key.replace(anyMark, ''))}`;
      clean.push([stripText(key, place, true), strip(item, place)]);
    }
    return Object.fromEntries(clean);
  }

  function stripText(text: string, pointer: string, inKey: boolean): string {
    let clean = '';
    const labelStarts: number[] = [];
    const aroundStarts: number[] = [];
    for (const character of text) {
      if (character === open) labelStarts.push(clean.length);
      else if (character === openAround) aroundStarts.push(clean.length);
      else if (character === close) labels.push({ pointer, inKey, start: labelStarts.pop()!, end: clean.length });
      else if (character === closeAround)
        arounds.push({ pointer, inKey, start: aroundStarts.pop()!, end: clean.length });
      else clean += character;
    }
    if (labelStarts.length + aroundStarts.length > 0)
      throw new Error(`A mark at "${pointer}" is opened and not closed.`);
    return clean;
  }
}

/** One key as a token of a JSON Pointer (RFC 6901). */
function pointerToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

const open = '\u{E000}';
const anyMark = /[\u{E000}-\u{E003}]/gu;
const close = '\u{E001}';
const openAround = '\u{E002}';
const closeAround = '\u{E003}';
