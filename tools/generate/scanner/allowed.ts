import { ARRAY, FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../../../packages/validate/scanner/layout.ts';
import type { Plan } from './plan.ts';

const kindsOfTypes: Readonly<Record<string, number>> = {
  null: NULL,
  boolean: TRUE | FALSE,
  number: NUMBER,
  integer: NUMBER,
  string: STRING,
  array: ARRAY,
  object: OBJECT,
};

/** Narrows down a plan to the types that a schema names. */
export function allowTypes(made: Plan, types: readonly string[]): void {
  made.kinds &= types.reduce((kinds, type) => kinds | (kindsOfTypes[type] as number), 0);
  made.isInteger = types.includes('integer') && !types.includes('number');
}

/** Narrows down a plan to the values that a schema lists. */
export function allowValues(made: Plan, values: readonly unknown[]): void {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => JSON.stringify(text) !== `"${text}"`)) throw new Error('A listed text needs escapes.');
  made.texts = texts;
  made.numbers = values.filter((value) => typeof value === 'number');
  made.kinds &= values.reduce<number>((kinds, value) => kinds | kindOf(value), 0);
}

function kindOf(value: unknown): number {
  if (value === null) return NULL;
  if (value === true) return TRUE;
  if (value === false) return FALSE;
  if (typeof value === 'number') return NUMBER;
  if (typeof value === 'string') return STRING;
  throw new Error('Only scalars are compared in our schemas.');
}
