/** Keys and indexes from the root of a document to one of its values. */
export type Path = readonly (string | number)[];

/** The JSON Pointer (RFC 6901) of a path: `['a/b', 0]` is `/a~1b/0`, the whole document is the empty string. */
export function toPointer(path: Path): string {
  let pointer = '';
  for (const token of path) pointer += `/${escapeToken(String(token))}`;
  return pointer;
}

/** The tokens of a JSON Pointer; throws a `TypeError` where the text is no pointer. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) {
    throw new TypeError('A JSON Pointer is empty or begins with a slash, and this one does neither.');
  }
  return pointer.slice(1).split('/').map(unescapeToken);
}

/**
 * The value that a pointer or a path leads to, or `undefined` where there is none.
 * Only a document's own keys count, so `/constructor` finds nothing that the document does not hold itself.
 */
export function valueAt(document: unknown, place: string | Path): unknown {
  let value = document;
  for (const token of typeof place === 'string' ? parsePointer(place) : place) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value)) {
      if (!isIndex(token)) return undefined;
      value = value[Number(token)];
    } else {
      const key = String(token);
      if (!Object.hasOwn(value, key)) return undefined;
      value = (value as Readonly<Record<string, unknown>>)[key];
    }
  }
  return value;
}

function escapeToken(token: string): string {
  return token.includes('~') || token.includes('/') ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}

function unescapeToken(token: string): string {
  if (!token.includes('~')) return token;
  if (/~(?![01])/.test(token)) throw new TypeError('In a JSON Pointer a tilde stands only in ~0 (~) and ~1 (/).');
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** RFC 6901 section 4: an index has no sign and no leading zero. */
function isIndex(token: string | number): boolean {
  return typeof token === 'number' ? Number.isInteger(token) && token >= 0 : /^(0|[1-9]\d*)$/.test(token);
}
