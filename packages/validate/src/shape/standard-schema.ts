/** The interface of https://standardschema.dev, version 1, with its JSON Schema side: the part that we implement. */
export interface StandardFormat<Document> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'trace-formats';
    readonly validate: (value: unknown) => StandardResult<Document>;
    readonly types?: { readonly input: unknown; readonly output: Document } | undefined;
    readonly jsonSchema: {
      readonly input: (options: { readonly target: string }) => Record<string, unknown>;
      readonly output: (options: { readonly target: string }) => Record<string, unknown>;
    };
  };
}

/** Either the value, or what is wrong with it. */
export type StandardResult<Document> =
  | { readonly value: Document; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly (string | number)[] }[] };
