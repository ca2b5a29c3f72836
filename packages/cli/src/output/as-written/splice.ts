/**
 * The text of a JSON document with the strings replaced that differ between two values of it: every other byte stays as it was
 * written. The values have the same shape, but for keys that were renamed in their place and values that became a marker or null.
 */
export function splice(text: string, before: unknown, after: unknown): string {
  const pieces: string[] = [];
  let copied = 0;
  const replace = (start: number, end: number, value: unknown): void => {
    pieces.push(text.slice(copied, start), JSON.stringify(value));
    copied = end;
  };
  const open: Level[] = [];
  let current: Pair = { before, after };
  let skipping = 0;
  let skippedFrom = 0;
  let expectsKey = false;
  for (let at = tokenFrom(text, 0); at !== undefined; at = tokenFrom(text, at.start + at.token.length)) {
    const { token, start } = at;
    const first = token[0]!;
    if (skipping > 0) {
      if (first === '{' || first === '[') skipping++;
      else if ((first === '}' || first === ']') && --skipping === 0) replace(skippedFrom, start + 1, current.after);
      continue;
    }
    if (first === '{' || first === '[') {
      if (!sameKind(current)) {
        skipping = 1;
        skippedFrom = start;
        continue;
      }
      open.push(levelOf(current));
      expectsKey = first === '{';
      if (first === '[') current = element(open.at(-1)!);
    } else if (first === '}' || first === ']') open.pop();
    else if (first === ',') {
      const level = open.at(-1)!;
      expectsKey = level.keys !== undefined;
      if (!expectsKey) current = element(level);
    } else if (first === ':') expectsKey = false;
    else if (expectsKey) {
      const key = JSON.parse(token) as string;
      const now = open.at(-1)!.keys!.get(key) ?? key;
      if (now !== key) replace(start, start + token.length, now);
      current = member(open.at(-1)!, key, now);
    } else if (current.before !== current.after) replace(start, start + token.length, current.after);
  }
  pieces.push(text.slice(copied));
  return pieces.join('');
}

// The beginning of a string, a mark of structure, or a number or word.
const beginnings = /["{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * What begins in a text at some place or after it. Strings are not read by the pattern: one of many megabytes is too long for it.
 */
function tokenFrom(text: string, at: number): { readonly token: string; readonly start: number } | undefined {
  beginnings.lastIndex = at;
  const match = beginnings.exec(text);
  if (match === null) return undefined;
  const start = match.index;
  return { token: match[0] === '"' ? text.slice(start, endOfString(text, start)) : match[0], start };
}

/** Behind the quote that closes a string, which is one with an even number of backslashes before it. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (text[before - 1] === '\\') before--;
    if ((quote - before) % 2 === 0) return quote + 1;
  }
  return text.length;
}

interface Pair {
  readonly before: unknown;
  readonly after: unknown;
}

interface Level extends Pair {
  /** For an object, what each key that was renamed is called afterwards. */
  readonly keys: ReadonlyMap<string, string> | undefined;
  next: number;
}

function levelOf({ before, after }: Pair): Level {
  if (Array.isArray(before)) return { before, after, keys: undefined, next: 0 };
  return { before, after, keys: renamed(before as object, after as object), next: 0 };
}

/**
 * What those keys are called afterwards that are not there any more. Keys that look like numbers come before all others, however an
 * object was made, so one of these may have gone to another place than it had.
 */
function renamed(before: object, after: object): ReadonlyMap<string, string> {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (gone.length === 0) return new Map();
  const come = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  return new Map(gone.map((key, index) => [key, come[index] ?? key]));
}

function element(level: Level): Pair {
  const index = level.next++;
  return { before: (level.before as readonly unknown[])[index], after: (level.after as readonly unknown[])[index] };
}

function member(level: Level, key: string, renamed: string): Pair {
  return { before: ownValue(level.before, key), after: ownValue(level.after, renamed) };
}

function ownValue(object: unknown, key: string): unknown {
  return Object.getOwnPropertyDescriptor(object as object, key)?.value;
}

function sameKind({ before, after }: Pair): boolean {
  if (typeof after !== 'object' || after === null) return false;
  return Array.isArray(before) === Array.isArray(after);
}
