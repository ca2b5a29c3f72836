import Ajv from 'ajv/dist/2020.js';
import { schema } from './schema.mjs';

/** Ajv, compiled at run time from the schema as it is. */
export const accepts = new Ajv.default({ strict: false }).compile(schema);
