/** A schema as plain data, in the bare form that generated validators carry: the keywords that lead to others, and all the rest. */
export interface Shape {
  readonly $ref?: string;
  readonly $defs?: Shapes;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Shapes;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly propertyNames?: Shape;
  readonly items?: Shape;
  readonly allOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly if?: Shape;
  readonly then?: Shape;
  readonly else?: Shape;
  /** The key whose value tells which branch of a union is meant. */
  readonly 'x-tag'?: string;
  readonly [keyword: string]: unknown;
}

/** Schemas by the names of keys or of definitions. */
export interface Shapes {
  readonly [name: string]: Shape;
}

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
