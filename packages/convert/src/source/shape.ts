import { isArray, isObject, type Json, type JsonObject } from '../json.ts';
import { inside, type Place } from './source.ts';

/** What of a source its reader reads: the fields of an object, the items of a list, or a shape that depends on the value. */
export type Shape =
  | { readonly kind: 'any' }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>>; readonly isOpen: boolean }
  | { readonly kind: 'list'; readonly items: Shape; readonly alone: Shape }
  | { readonly kind: 'choice'; readonly of: (value: JsonObject) => Shape };

/** Whatever stands here is kept, or counted, by the reader itself. */
export const any: Shape = { kind: 'any' };

/** An object of which the reader reads the named fields and no others. */
export function object(names: string, fields: Readonly<Record<string, Shape>> = {}): Shape {
  const plain = Object.fromEntries(names.split(' ').map((name) => [name, any]));
  return { kind: 'object', fields: { ...plain, ...fields }, isOpen: false };
}

/** An object whose other fields the reader keeps, or counts, by itself. */
export function open(fields: Readonly<Record<string, Shape>>): Shape {
  return { kind: 'object', fields, isOpen: true };
}

/** A list, each item of one shape; where formats allow an object in its place, `alone` is the shape of that. */
export function list(items: Shape, alone: Shape = any): Shape {
  return { kind: 'list', items, alone };
}

/** One shape for each value of a field; values that are not named are kept whole. */
export function by(key: string, shapes: Readonly<Record<string, Shape>>): Shape {
  return choice((value) => {
    const name = value[key];
    return typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name]! : any;
  });
}

/** A shape that the value itself decides. */
export function choice(of: (value: JsonObject) => Shape): Shape {
  return { kind: 'choice', of };
}

/** Tells every field that says something and that the shape does not have. */
export function eachOther(value: Json | undefined, shape: Shape, place: Place, tell: (place: Place) => void): void {
  if (shape.kind === 'any' || typeof value !== 'object' || value === null) return;
  if (shape.kind === 'choice') {
    if (isObject(value)) eachOther(value, shape.of(value), place, tell);
  } else if (shape.kind === 'list') {
    if (isArray(value))
      for (let index = 0; index < value.length; index += 1)
        eachOther(value[index], shape.items, inside(place, index), tell);
    else eachOther(value, shape.alone, place, tell);
  } else if (isObject(value))
    for (const key in value) {
      const field = value[key];
      if (field === null || field === undefined) continue;
      if (Object.hasOwn(shape.fields, key)) {
        const inner = shape.fields[key]!;
        if (inner.kind !== 'any' && typeof field === 'object') eachOther(field, inner, inside(place, key), tell);
      } else if (!shape.isOpen) tell(inside(place, key));
    }
}
