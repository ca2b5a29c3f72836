import type { Change } from './change.ts';
import type { SubSchema } from './values.ts';

/** Compares one subschema with what it became; the caller says where it stands. */
export type Compare = (before: SubSchema, after: SubSchema, pointer: string) => Change[];
