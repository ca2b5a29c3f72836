import { toPointer } from '@trace-formats/schema';
import { filesOf, recordsOf, type Source } from './source.ts';

/**
 * What a source holds that no JSON text can, in a sentence; undefined where there is nothing. Only asked when a conversion failed:
 * what was read from a text is JSON, and programs that hand in their own values are told what is wrong with them.
 */
export function noJsonIn(source: Source): string | undefined {
  for (const file of filesOf(source))
    for (const { value, record } of recordsOf(file)) {
      const odd = oddIn(value);
      if (odd === undefined) continue;
      const where = 'records' in file ? ` of record ${record}` : '';
      return `Only JSON is converted, and the value at ${JSON.stringify(toPointer(odd.path))}${where} is ${odd.is}.`;
    }
  return undefined;
}

interface Odd {
  readonly path: readonly string[];
  readonly is: string;
}

/** Goes down without calling itself: what holds itself has no end, and what is deep may exhaust the stack. */
function oddIn(root: unknown): Odd | undefined {
  const open: { readonly value: object; readonly keys: string[]; readonly key: string }[] = [];
  const around = new Set<object>();
  for (let value = root, key = ''; ; ) {
    const is = oddness(value, around);
    if (is !== undefined)
      return { path: [...open.slice(1).map((level) => level.key), ...(open.length > 0 ? [key] : [])], is };
    if (typeof value === 'object' && value !== null) {
      open.push({ value, keys: Object.keys(value), key });
      around.add(value);
    }
    for (let level = open.at(-1); level?.keys.length === 0; level = open.at(-1)) {
      around.delete(level.value);
      open.pop();
    }
    const level = open.at(-1);
    if (level === undefined) return undefined;
    key = level.keys.pop()!;
    value = (level.value as Readonly<Record<string, unknown>>)[key];
  }
}

function oddness(value: unknown, around: ReadonlySet<object>): string | undefined {
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  return typeof value === 'object' && value !== null && around.has(value) ? 'one that holds itself' : undefined;
}
