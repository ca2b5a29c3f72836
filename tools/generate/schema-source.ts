/** A JSON Schema as plain data. */
export type Schema = { [key: string]: unknown };

/** One schema of the repository with everything that is derived from its place. */
export interface SchemaSource {
  /** Short name of the format, the sub-path under which packages export it: `forsy`, `open-token-record`. */
  readonly name: string;
  /** Path below `schemas/`. */
  readonly path: string;
  readonly schema: Schema;
}
