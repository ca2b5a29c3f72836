import { createHash } from 'node:crypto';
import { isWellFormed } from '@trace-formats/digest';

/**
 * A digest of a value that is the same for any order of its keys, to tell equal from unequal within one dataset. The canonical
 * form that other programs know spells every text as JSON, which takes longer than to lint it; here each text stands with its length.
 */
export function contentDigest(value: unknown, leftOut: ReadonlySet<string>): string {
  const hash = createHash('sha256');
  let told = '';
  // Piece by piece: what is told of a long trace takes several times as much memory as the trace.
  const add = (): void => {
    // A half of a pair has no bytes of its own, so two texts that differ in one would be equal.
    hash.update(isWellFormed(told) ? told : JSON.stringify(told));
    told = '';
  };
  const write = (one: unknown): void => {
    if (told.length > enough) add();
    if (typeof one === 'string') told += `"${one.length}:${one}`;
    else if (one === null) told += 'n';
    else if (Array.isArray(one)) {
      told += `[${one.length}:`;
      for (const item of one) write(item);
    } else if (typeof one === 'object') writeObject(one as Data);
    else told += `${typeof one === 'number' ? '#' : '?'}${String(one)};`;
  };
  const writeObject = (data: Data): void => {
    const { sorted, names } = orderOf(Object.keys(data));
    told += names;
    for (const key of sorted) write(data[key]);
  };
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { sorted } = orderOf(Object.keys(value).filter((key) => !leftOut.has(key)));
    told += `{${JSON.stringify(sorted)}`;
    for (const key of sorted) write((value as Data)[key]);
  } else write(value);
  add();
  return hash.digest('base64url');
}

/** Most traces are told in one piece. */
const enough = 1 << 20;

type Data = Readonly<Record<string, unknown>>;

interface Order {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  /** The sorted keys, as they are written. */
  readonly names: string;
}

/**
 * The order of the keys of objects with as many keys, met last: most objects of a trace are steps, with the same keys as the step
 * before.
 */
const orders: (Order | undefined)[] = [];
const mostKept = 100;

function orderOf(keys: readonly string[]): Order {
  const known = orders[keys.length];
  if (known !== undefined && keys.every((key, index) => key === known.keys[index])) return known;
  const sorted = [...keys].sort();
  const order = { keys, sorted, names: `{${JSON.stringify(sorted)}` };
  if (keys.length < mostKept) orders[keys.length] = order;
  return order;
}
