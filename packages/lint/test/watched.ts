/** What was read of documents: places as rules name them, such as `steps[].caused_by`. */
export interface Read {
  readonly places: Set<string>;
  /** Of every object that was looked into, the fields that it has. */
  readonly held: Map<string, Set<string>>;
}

/** The same value, which notes what is read of it. */
export function watched(
  value: unknown,
  read: Read,
  place = '',
  known: WeakMap<object, object> = new WeakMap(),
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const before = known.get(value);
  if (before !== undefined) return before;
  const isList = Array.isArray(value);
  const inner = (key: string): string => (place === '' ? key : `${place}.${key}`);
  if (!isList) {
    const held = read.held.get(place) ?? new Set();
    for (const key of Object.keys(value)) held.add(inner(key));
    read.held.set(place, held);
  }
  const seen = new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol') return found;
      if (isList && key !== 'length') return /^\d+$/.test(key) ? watched(found, read, `${place}[]`, known) : found;
      read.places.add(inner(key));
      return isList ? found : watched(found, read, inner(key), known);
    },
    ownKeys(target) {
      // Who asks for the keys reads what stands under them, whatever they are.
      if (!isList) for (const key of Object.keys(target)) read.places.add(inner(key));
      return Reflect.ownKeys(target);
    },
  });
  known.set(value, seen);
  return seen;
}
