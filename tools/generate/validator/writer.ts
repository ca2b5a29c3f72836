import type { Schema } from '../schema-source.ts';

/** What is certain of a value before its schema is asked. */
export interface Certain {
  readonly type?: string;
  /** Keys that have been found to be there. */
  readonly keys?: ReadonlySet<string>;
}

/** What the code for one schema needs of the code around it. */
export interface Writer {
  readonly definitions: Record<string, Schema>;
  /** An expression that is true when the value is what the schema describes; empty when it always is. */
  holds(schema: Schema, certain: Certain): string;
  /** The name of the function for a schema, which is written if it is not there yet. */
  call(schema: Schema): string;
  /** The name of a constant with a value, which is code. */
  constant(kind: string, value: string): string;
}
