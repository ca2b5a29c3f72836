/** An object's type with each property that may be undefined made optional instead. */
export type Known<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> };

/** The same object without its undefined properties: what the source does not state is absent, not empty. */
export function known<T extends object>(facts: T): Known<T> {
  for (const key in facts) if (facts[key] === undefined) return withoutUndefined(facts) as unknown as Known<T>;
  return facts as unknown as Known<T>;
}

function withoutUndefined<T extends object>(facts: T): Partial<T> {
  const stated: Partial<T> = {};
  for (const key in facts) {
    const value = facts[key];
    if (value === undefined) continue;
    // Fields of a source are among them, and may have any name: an assignment would swallow this one.
    if (key === '__proto__') Object.defineProperty(stated, key, { ...ownField, value });
    else stated[key] = value;
  }
  return stated;
}

const ownField = { configurable: true, enumerable: true, writable: true } as const;

/** The same object, or undefined where it has nothing to say. */
export function unlessEmpty<T extends object>(facts: T): T | undefined {
  return Object.keys(facts).length === 0 ? undefined : facts;
}
