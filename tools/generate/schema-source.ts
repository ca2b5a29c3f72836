/** A JSON Schema as plain data, with what JSON Schema promises of the keywords that are read here; generators change copies of one. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  examples?: readonly unknown[];
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  /** The key whose value tells which branch of a union is meant. */
  'x-tag'?: string;
  [keyword: string]: unknown;
}

/** One schema of the repository with everything that is derived from its place. */
export interface SchemaSource {
  /** Short name of the format, the sub-path under which packages export it: `forsy`, `open-token-record`. */
  readonly name: string;
  /** Path below `schemas/`. */
  readonly path: string;
  readonly schema: Schema;
}
