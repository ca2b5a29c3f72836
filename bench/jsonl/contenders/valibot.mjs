import * as v from 'valibot';
import { fold } from './fold.mjs';
import { schema } from './schema.mjs';

const shape = fold(schema, {
  any: () => v.any(),
  null: () => v.null(),
  boolean: () => v.boolean(),
  string: ({ pattern, minLength }) =>
    v.pipe(
      v.string(),
      ...(pattern ? [v.regex(new RegExp(pattern, 'u'))] : []),
      ...(minLength ? [v.minLength(minLength)] : []),
    ),
  number: ({ minimum, maximum }, whole) =>
    v.pipe(
      v.number(),
      ...(whole ? [v.integer()] : []),
      ...(minimum === undefined ? [] : [v.minValue(minimum)]),
      ...(maximum === undefined ? [] : [v.maxValue(maximum)]),
    ),
  one: (values) => v.union(values.map((value) => (value === null ? v.null() : v.literal(value)))),
  array: (items) => v.array(items),
  object: (properties, required) =>
    v.looseObject(
      Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, required.includes(key) ? value : v.optional(value)]),
      ),
    ),
  union: (branches) => v.union(branches),
});

/** Valibot, from the same shape without the conditions on user messages, which it has no form for. */
export const accepts = (value) => v.safeParse(shape, value).success;
