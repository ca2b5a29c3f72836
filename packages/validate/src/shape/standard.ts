import type { Shape } from './fault.ts';
import { judged } from './judge.ts';
import type { StandardFormat } from './standard-schema.ts';

/** Wraps a validator in the Standard Schema v1 interface, so that other libraries can take our formats as they are. */
export function standardOf<Document>(
  id: string,
  shape: Shape,
  accepts: (value: unknown) => boolean,
): StandardFormat<Document> {
  // Callers without types may leave out what they have to say.
  const jsonSchema = (options: { readonly target: string } | undefined): Record<string, unknown> => {
    if (options?.target !== 'draft-2020-12') {
      throw new TypeError(
        `The schemas are written in draft-2020-12; there is no ${options?.target ?? 'other'} form of them.`,
      );
    }
    return { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: id, ...structuredClone(shape) };
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'trace-formats',
      validate: (value) =>
        accepts(value)
          ? { value: value as Document }
          : { issues: judged(shape, value).map(({ path, finding }) => ({ message: finding.message, path })) },
      jsonSchema: { input: jsonSchema, output: jsonSchema },
    },
  };
}
