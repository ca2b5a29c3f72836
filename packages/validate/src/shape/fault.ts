/** A schema as plain data, in the bare form that generated validators carry. */
export type Shape = { readonly [keyword: string]: unknown };

/** One keyword of a schema that one value does not satisfy. */
export interface Fault {
  /** Keys and indexes from the root to the value. */
  readonly path: readonly (string | number)[];
  readonly keyword: string;
  /** The schema that holds the keyword: what is allowed stands there. */
  readonly shape: Shape;
  readonly value: unknown;
  /** The missing key for `required`, the key that is too many for `additionalProperties`, the key itself for `propertyNames`. */
  readonly key?: string;
}
