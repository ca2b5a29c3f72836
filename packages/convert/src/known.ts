/** An object's type with each property that may be undefined made optional instead. */
export type Known<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> };

/** The same object without its undefined properties: what the source does not state is absent, not empty. */
export function known<T extends object>(facts: T): Known<T> {
  const stated: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(facts)) if (value !== undefined) stated[key] = value;
  return stated as Known<T>;
}
