import { validator } from '@exodus/schemasafe';
import { schema } from './schema.mjs';

/** @exodus/schemasafe, compiled at run time from the schema as it is. */
export const accepts = validator(schema, { mode: 'lax', includeErrors: false, allowUnusedKeywords: true });
