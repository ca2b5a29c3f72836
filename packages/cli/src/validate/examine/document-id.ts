import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../../code-units.ts';

/** The names that the formats have for the id that a document gives itself. */
const names: readonly [string, ...string[]] = ['trace_id', 'collection_id', 'session_id'];

/** The id that a document gives itself, under any of the names that the formats have for it. */
export function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const key of names) {
    const id = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    if (typeof id === 'string') return id;
  }
  return null;
}

/** As `idOf`, of the bytes of an object that is known to be sound: no value is made of what may be hundreds of megabytes. */
export function idIn(bytes: Uint8Array): string | null {
  const [best] = names;
  const found: Record<string, unknown> = {};
  for (let at = bytes.indexOf(OPEN_BRACE); bytes[at] !== CLOSE_BRACE && typeof found[best] !== 'string'; ) {
    const key = bytes.indexOf(QUOTE, at);
    if (key === -1) break;
    const end = behindText(bytes, key);
    const value = bytes.indexOf(COLON, end) + 1;
    at = behindValue(bytes, value);
    const name = parsed(bytes, key, end) as string;
    if (names.includes(name)) found[name] = parsed(bytes, value, at);
  }
  return idOf(found);
}

function parsed(bytes: Uint8Array, from: number, end: number): unknown {
  return JSON.parse(new TextDecoder().decode(bytes.subarray(from, end)));
}

/** Behind the quotation mark that ends a text, from that on which begins it. */
function behindText(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; ; at++) {
    at = bytes.indexOf(QUOTE, at);
    let first = at;
    while (bytes[first - 1] === BACKSLASH) first--;
    if ((at - first) % 2 === 0) return at + 1;
  }
}

/** Where a member's value ends: at the comma or the brace that follows it. */
function behindValue(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; ; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = behindText(bytes, at) - 1;
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
    else if (depth > 0 && (byte === CLOSE_BRACE || byte === CLOSE_BRACKET)) depth--;
    else if (depth === 0 && (byte === COMMA || byte === CLOSE_BRACE)) return at;
  }
}
