/** Keywords for people, and for whoever looks for a schema. */
export const words: ReadonlySet<string> = new Set(['$schema', '$id', '$comment', 'title', 'description', 'examples']);

/**
 * Keywords of our own, by which a fault is told: the rule that it belongs to, when it does, what is wanted, and the tag of a
 * union.
 */
export const marks: ReadonlySet<string> = new Set(['x-rule', 'x-when', 'x-form', 'x-tag']);

/** The keywords of a schema that may refuse something, with their values. */
export function decisive(schema: Readonly<Record<string, unknown>>): [keyword: string, value: unknown][] {
  return Object.entries(schema).filter(
    ([keyword]) => !(words.has(keyword) || marks.has(keyword) || keyword === '$defs'),
  );
}
