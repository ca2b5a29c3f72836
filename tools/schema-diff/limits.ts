import { requiredOf } from '../generate/keywords.ts';
import type { Schema } from '../generate/schema-source.ts';
import { type Change, type ChangeClass, undecided } from './change.ts';
import { allowedTypes, allowedValues, equal, shownValue } from './values.ts';

const lower = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
const upper = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
/** Keywords of which only their absence is known to accept more than their presence. */
const opaque = ['pattern', 'format', 'multipleOf'];

/** Compares the keywords that bound a value by itself: its type, its values, its size, its required keys. */
export function compareLimits(before: Schema, after: Schema, pointer: string): Change[] {
  return [
    ...compareSets('type', spread(allowedTypes(before)), spread(allowedTypes(after)), `${pointer}/type`),
    ...compareSets(
      'the values',
      allowedValues(before),
      allowedValues(after),
      `${pointer}/${'const' in after ? 'const' : 'enum'}`,
    ),
    ...lower.flatMap((key) => compareBounds(key, before[key], after[key], `${pointer}/${key}`, 1)),
    ...upper.flatMap((key) => compareBounds(key, before[key], after[key], `${pointer}/${key}`, -1)),
    ...opaque.flatMap((key) => compareOpaque(key, before[key], after[key], `${pointer}/${key}`)),
    ...compareOpaque(
      'uniqueItems',
      before.uniqueItems || undefined,
      after.uniqueItems || undefined,
      `${pointer}/uniqueItems`,
    ),
    ...compareRequired(before, after, `${pointer}/required`),
  ];
}

function compareSets(
  what: string,
  before: readonly unknown[] | undefined,
  after: readonly unknown[] | undefined,
  pointer: string,
): Change[] {
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [change(pointer, 'breaking', `${what} may only be ${shownValue(after)}.`)];
  if (after === undefined) return [change(pointer, 'compatible', `${what} may be anything now.`)];
  const lost = before.filter((one) => !after.some((other) => equal(one, other)));
  const won = after.filter((one) => !before.some((other) => equal(one, other)));
  return [
    ...lost.map((one) => change(pointer, 'breaking', `${shownValue(one)} is no longer among ${what} allowed.`)),
    ...won.map((one) => change(pointer, 'compatible', `${shownValue(one)} is new among ${what} allowed.`)),
  ];
}

/** `sign` is 1 where a greater number refuses more, -1 where it accepts more. */
function compareBounds(key: string, before: unknown, after: unknown, pointer: string, sign: 1 | -1): Change[] {
  if (before === after) return [];
  const [old, now] = [before, after].map((value) => (value === undefined ? -Infinity : sign * (value as number)));
  return [
    change(
      pointer,
      now! > old! ? 'breaking' : 'compatible',
      `${key} was ${shownValue(before)} and is ${shownValue(after)}.`,
    ),
  ];
}

function compareOpaque(key: string, before: unknown, after: unknown, pointer: string): Change[] {
  if (equal(before, after)) return [];
  const says = `${key[0]!.toUpperCase()}${key.slice(1)} was ${shownValue(before)} and is ${shownValue(after)}.`;
  if (before !== undefined && after !== undefined) return [undecided(pointer, says)];
  return [change(pointer, after === undefined ? 'compatible' : 'breaking', says)];
}

function compareRequired(before: Schema, after: Schema, pointer: string): Change[] {
  const [old, now] = [requiredOf(before), requiredOf(after)];
  return [
    ...now.filter((key) => !old.includes(key)).map((key) => change(pointer, 'breaking', `\`${key}\` is required now.`)),
    ...old
      .filter((key) => !now.includes(key))
      .map((key) => change(pointer, 'compatible', `\`${key}\` is no longer required.`)),
  ];
}

function spread(values: ReadonlySet<string> | undefined): readonly string[] | undefined {
  return values === undefined ? undefined : [...values];
}

function change(pointer: string, kind: ChangeClass, says: string): Change {
  return { pointer, kind, says: says[0]!.toUpperCase() + says.slice(1) };
}
