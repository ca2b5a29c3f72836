import { toPointer, valueAt } from '@trace-formats/schema';
import type { Schema } from '../generate/schema-source.ts';
import type { Change } from './change.ts';
import { shownValue } from './values.ts';

/**
 * What programs know by its name although validators ignore it: a `title` names an exported type, and `x-rule` the rule that a
 * finding comes under. The first breaks whoever imports it; the second moves findings that somebody configured or suppressed.
 */
export function compareNames(before: Schema, after: Schema): Change[] {
  const [old, now] = [namesIn(before), namesIn(after)];
  const titles = new Set(now.filter(({ key }) => key === 'title').map(({ name }) => name));
  const changes = old.flatMap(({ at, key, name }): Change[] => {
    const is = (valueAt(after, at) as Schema | undefined)?.[key];
    const pointer = toPointer([...at, key]);
    if (is === name) return [];
    if (key === 'x-rule')
      // What is gone with its place is judged by what became of the place.
      return valueAt(after, at) === undefined
        ? []
        : [
            {
              pointer,
              kind: 'compatible',
              says: `Findings came under ${shownValue(name)} and come under ${is === undefined ? 'another rule' : shownValue(is)}.`,
            },
          ];
    if (is === undefined && titles.has(name)) return [];
    return [
      {
        pointer,
        kind: 'breaking',
        says: `The type ${name}, which others import, is ${is === undefined ? 'gone' : `called ${shownValue(is)} now`}.`,
      },
    ];
  });
  for (const { at, key, name } of now) {
    const was = valueAt(before, at) as Schema | undefined;
    if (was === undefined || was[key] !== undefined) continue;
    const pointer = toPointer([...at, key]);
    if (key === 'x-rule')
      changes.push({ pointer, kind: 'compatible', says: `Findings come under ${shownValue(name)} now.` });
    // A definition without a title gives its own name to the type.
    else if (at.length === 2 && at[0] === '$defs' && !isSameName(at[1]!, name))
      changes.push({
        pointer,
        kind: 'breaking',
        says: `The type of ${at[1]} is called ${name} now.`,
      });
  }
  return changes;
}

interface Named {
  readonly at: readonly string[];
  readonly key: 'title' | 'x-rule';
  readonly name: string;
}

function namesIn(value: unknown, at: readonly string[] = []): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): Named[] => {
    if ((key === 'title' || key === 'x-rule') && typeof inner === 'string') return [{ at, key, name: inner }];
    return values.has(key) ? [] : namesIn(inner, [...at, key]);
  });
}

/** Keywords that hold documents and no schemas. */
const values = new Set(['const', 'enum', 'examples', 'default']);

function isSameName(definition: string, title: string): boolean {
  return definition[0]!.toUpperCase() + definition.slice(1) === title;
}
