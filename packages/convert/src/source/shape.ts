import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';

/**
 * What of a source its reader reads: the fields of an object (or, of an open one, those to look into), the items of a list, or a
 * shape that depends on the value.
 */
export type Shape =
  | { readonly kind: 'any' }
  | { readonly kind: 'plain'; readonly type: 'string' | 'number' | 'boolean' }
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'object' | 'open'; readonly fields: ReadonlyMap<string, Shape> }
  | { readonly kind: 'list'; readonly items: Shape; readonly alone: Shape | undefined }
  | { readonly kind: 'choice'; readonly of: (value: JsonObject) => Shape; readonly alone?: Shape }
  | { readonly kind: 'second'; readonly first: string; readonly shape: Shape };

/** Whatever stands here is kept, or counted, by the reader itself. */
export const any: Shape = { kind: 'any' };

/** A field that is read where it is a text, a number or a flag, and passed over where it is anything else. */
export const text: Shape = { kind: 'plain', type: 'string' };
export const number: Shape = { kind: 'plain', type: 'number' };
export const flag: Shape = { kind: 'plain', type: 'boolean' };

/** A field that says one of a few words, which say no more than its place does. */
export function words(names: string): Shape {
  return { kind: 'words', words: new Set(namesIn(names)) };
}

/** A field that is read only where the one named first is not there, since both say the same thing. */
export function second(first: string, shape: Shape): Shape {
  return { kind: 'second', first, shape };
}

/** The same shape under each of the names. */
export function each(names: string, shape: Shape): Readonly<Record<string, Shape>> {
  return Object.fromEntries(namesIn(names).map((name) => [name, shape]));
}

/** An object of which the reader reads the named fields and no others. */
export function object(names: string, fields: Readonly<Record<string, Shape>> = {}): Shape {
  const plain = namesIn(names).map((name): [string, Shape] => [name, any]);
  return { kind: 'object', fields: new Map([...plain, ...Object.entries(fields)]) };
}

/** Where nothing is named there is no name: a field may be called by the empty one. */
function namesIn(names: string): readonly string[] {
  return names === '' ? [] : names.split(' ');
}

/** An object whose other fields the reader keeps, or counts, by itself. */
export function open(fields: Readonly<Record<string, Shape>>): Shape {
  return { kind: 'open', fields: new Map(Object.entries(fields)) };
}

/** A list, each item of one shape; anything else in its place is passed over. */
export function list(items: Shape): Shape {
  return { kind: 'list', items, alone: undefined };
}

/** A list, or what is read in its place: a text, an object of a shape, or whatever the reader keeps whole. */
export function listOrAlone(items: Shape, alone: Shape = any): Shape {
  return { kind: 'list', items, alone };
}

/**
 * One shape for each type that an object can say it has, and one for those that say none; types that are not named are kept
 * whole.
 */
export function byType(shapes: Readonly<Record<string, Shape>>, unnamed: Shape = open({ type: text })): Shape {
  return choice(({ type }) => {
    if (typeof type !== 'string') return unnamed;
    return Object.hasOwn(shapes, type) ? shapes[type]! : any;
  });
}

/** A shape that the value itself decides. */
export function choice(of: (value: JsonObject) => Shape): Shape {
  return { kind: 'choice', of };
}

/** A shape that an object has; another value is kept, or told, by the reader itself. */
export function ifObject(shape: Shape): Shape {
  return choice(() => shape);
}

/** An object of a shape, or a text; anything else in its place is passed over. */
export function textOr(shape: Shape): Shape {
  return { kind: 'choice', of: () => shape, alone: text };
}

/** The keys and indexes that lead to a field. */
export type Way = readonly (string | number)[];

/**
 * What is said of a field: that the shape does not have it, or has another kind of value, or another word, there, or that another
 * field was read in its place.
 */
export type Other = 'unknown' | 'misplaced' | 'another-word' | 'passed-over';

/** Tells the way to every field that says something and that the shape does not have, or not so. */
export function eachOther(value: Json | undefined, shape: Shape, tell: (way: Way, other: Other) => void): void {
  // One list grows and shrinks along the way: a long log has millions of fields, and few of them are told.
  look(value, shape, [], tell);
}

type Tell = Parameters<typeof eachOther>[2];

function look(value: Json | undefined, shape: Shape, way: (string | number)[], tell: Tell): void {
  if (isLeaf(shape) || typeof value !== 'object' || value === null) return;
  if (shape.kind === 'second') look(value, shape.shape, way, tell);
  else if (shape.kind === 'choice') {
    if (isObject(value)) look(value, shape.of(value), way, tell);
  } else if (shape.kind === 'list') {
    if (isArray(value))
      for (let index = 0; index < value.length; index += 1) into(index, value[index], shape.items, way, tell);
    else if (shape.alone !== undefined) look(value, shape.alone, way, tell);
  } else if (!isArray(value))
    for (const key in value) {
      const inner = shape.fields.get(key);
      if (inner?.kind === 'second') {
        if (!isRead(value[inner.first], shape.fields.get(inner.first))) into(key, value[key], inner.shape, way, tell);
        else if (isAnother(value[key], value[inner.first])) tell([...way, key], 'passed-over');
      } else if (inner !== undefined) into(key, value[key], inner, way, tell);
      else if (shape.kind === 'object' && value[key] !== null && value[key] !== undefined)
        tell([...way, key], 'unknown');
    }
}

/** Whether a reader that looks for a shape finds it. */
function isRead(value: Json | undefined, shape: Shape = any): boolean {
  return value !== undefined && value !== null && !isOfAnotherKind(value, shape);
}

/** Whether a field says something, and not what was read. */
function isAnother(value: Json | undefined, read: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  return value !== read && JSON.stringify(value) !== JSON.stringify(read);
}

/** What is not looked into. */
function isLeaf(shape: Shape): shape is Extract<Shape, { readonly kind: 'any' | 'plain' | 'words' }> {
  return shape.kind === 'any' || shape.kind === 'plain' || shape.kind === 'words';
}

function into(
  step: string | number,
  value: Json | undefined,
  shape: Shape,
  way: (string | number)[],
  tell: Tell,
): void {
  if (shape.kind === 'any' || value === null || value === undefined) return;
  if (isOfAnotherKind(value, shape)) tell([...way, step], 'misplaced');
  else if (shape.kind === 'words' && !shape.words.has(value as string)) tell([...way, step], 'another-word');
  if (typeof value !== 'object' || isLeaf(shape)) return;
  way.push(step);
  look(value, shape, way, tell);
  way.pop();
}

function isOfAnotherKind(value: Json, shape: Shape): boolean {
  if (shape.kind === 'plain') return typeof value !== shape.type;
  if (shape.kind === 'words') return typeof value !== 'string';
  if (shape.kind === 'list') return !isArray(value) && isNotAlone(value, shape.alone);
  if (shape.kind === 'choice') return shape.alone !== undefined && !isObject(value) && isNotAlone(value, shape.alone);
  if (shape.kind === 'second') return isOfAnotherKind(value, shape.shape);
  return shape.kind !== 'any' && !isObject(value);
}

/**
 * Whether a value is not what a shape allows in the place of a list or an object. Of shapes that look into objects, the reader
 * itself tells.
 */
function isNotAlone(value: Json, alone: Shape | undefined): boolean {
  return alone === undefined || (alone.kind === 'plain' && isOfAnotherKind(value, alone));
}
