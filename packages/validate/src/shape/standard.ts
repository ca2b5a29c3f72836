import type { Shape } from './fault.ts';
import { judged } from './judge.ts';
import type { StandardFormat } from './standard-schema.ts';

/** Wraps a validator in the Standard Schema v1 interface, so that other libraries can take our formats as they are. */
export function standardOf<Document>(
  id: string,
  shape: Shape,
  accepts: (value: unknown) => boolean,
): StandardFormat<Document> {
  const jsonSchema = (options: { readonly target: string }): Record<string, unknown> => {
    // Callers without types may leave out what they have to say.
    const target: string | undefined = options?.target;
    if (target !== 'draft-2020-12') {
      const said =
        target === undefined
          ? 'ask for that one, as in { target: "draft-2020-12" }'
          : `there is no ${target} form of them`;
      throw new TypeError(`The schemas are written in draft-2020-12; ${said}.`);
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
