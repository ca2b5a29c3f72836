/**
 * What stands under a key of an object of a document. Engines optimise a place of the code for the few shapes of objects that
 * it has met, and throw that work away when another shape comes. Documents have objects of every shape, so all code asks for
 * fields here: only this function is optimised anew, and soon for objects of any shape.
 */
export function fieldOf(object: object, key: string): unknown {
  return (object as Readonly<Record<string, unknown>>)[key];
}
