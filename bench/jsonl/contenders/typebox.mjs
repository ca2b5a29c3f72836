import { Compile } from 'typebox/compile';
import { schema } from './schema.mjs';

const { $id: _, ...body } = schema;
const compiled = Compile(body);

/** TypeBox, compiled from the schema as it is. */
export const accepts = (value) => compiled.Check(value);
