/** What stands where in a value: objects with their keys, and of all else which kind of value it is. */
type Kinds = 'string' | 'number' | 'boolean' | 'list' | 'object' | { readonly [key: string]: Kinds };

/**
 * How values of a type are put together: every key that is always there and never null is to be named, so that none is forgotten
 * when the type gets one more.
 */
export type KindsOf<Value> = Value extends string
  ? 'string'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'boolean'
      : Value extends readonly unknown[]
        ? 'list'
        : 'object' | { readonly [Key in keyof Value as Always<Value, Key>]: KindsOf<Value[Key]> };

type Always<Value, Key extends keyof Value> = undefined extends Value[Key]
  ? never
  : null extends Value[Key]
    ? never
    : Key;

/** Whether a value is put together so. */
export function isPutTogether(kinds: Kinds, value: unknown): boolean {
  if (kinds === 'list') return Array.isArray(value);
  if (typeof kinds === 'string') return typeof value === kinds && value !== null;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(kinds).every(([key, of]) => isPutTogether(of, (value as Record<string, unknown>)[key]))
  );
}
