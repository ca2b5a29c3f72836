import { z } from 'zod';
import { fold } from './fold.mjs';
import { schema } from './schema.mjs';

const shape = fold(schema, {
  any: () => z.any(),
  null: () => z.null(),
  boolean: () => z.boolean(),
  string: ({ pattern, minLength }) => {
    let text = z.string();
    if (pattern) text = text.regex(new RegExp(pattern, 'u'));
    return minLength ? text.min(minLength) : text;
  },
  number: ({ minimum, maximum }, whole) => {
    let number = whole ? z.int() : z.number();
    if (minimum !== undefined) number = number.min(minimum);
    return maximum === undefined ? number : number.max(maximum);
  },
  one: (values) => z.union(values.map((value) => z.literal(value))),
  array: (items) => z.array(items),
  object: (properties, required) =>
    z.looseObject(
      Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, required.includes(key) ? value : value.optional()]),
      ),
    ),
  union: (branches) => z.union(branches),
});

/** Zod 4, from the same shape without the conditions on user messages, which it has no form for. */
export const accepts = (value) => shape.safeParse(value).success;
