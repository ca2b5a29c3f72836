/**
 * What stands under a key of an object of a document. An engine makes code for the few shapes of objects that it has met in a place,
 * and makes it anew for the next: documents have objects of every shape, and whatever asks one for many keys would be made again and
 * again. So all of it asks here, where an engine soon makes code for any shape.
 */
export function fieldOf(object: object, key: string): unknown {
  return (object as Readonly<Record<string, unknown>>)[key];
}
