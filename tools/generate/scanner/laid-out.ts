import * as at from '../../../packages/validate/scanner/layout.ts';
import type { ScanPlan } from '../../../packages/validate/src/scan/scan-plan.ts';
import type { Automaton } from './automaton.ts';
import type { Clause, Extra, Plan, Table, Tag, Test } from './plan.ts';

/** Lays a plan out, so that the scanner finds everything at the places that `layout.ts` names. What is the same lies there once. */
export function laidOut(root: Plan): ScanPlan {
  const numbers: Word[] = [];
  const letters: string[] = [];
  const places = new Map<unknown, number>();
  let lettersEnd = 0;
  planAt(root);
  const elements = arraysOf(root).map(([key, items]) => [key, planAt(items)]);
  const begin = at.PLAN + 4 * numbers.length;
  const resolved = numbers.map((word) => (typeof word === 'number' ? word : begin + word.letters));
  if (begin + lettersEnd > at.PLAN_END) throw new Error('The plan has no room.');
  return { numbers: resolved, letters: letters.join(''), elements: Object.fromEntries(elements) };

  /** Takes room for a record, notes where it is before it is filled, since plans may hold themselves, and fills it. */
  function record(key: unknown, size: number, fill: (set: (field: number, word: Word) => void) => void): number {
    const known = places.get(key);
    if (known !== undefined) return known;
    const first = numbers.length;
    const place = at.PLAN + 4 * first;
    places.set(key, place);
    for (let index = 0; index < size; index += 4) numbers.push(0);
    fill((field, word) => {
      numbers[first + field / 4] = word;
    });
    return place;
  }

  function list(elements: readonly Word[], perElement = 1): number {
    const words = [elements.length / perElement, ...elements];
    return record(JSON.stringify(words), 4 * words.length, (set) => {
      for (const [index, word] of words.entries()) set(4 * index, word);
    });
  }

  function text(written: string): Word {
    const known = places.get(`text ${written}`);
    if (known !== undefined) return { letters: known };
    if (!/^[\x20-\x7e]*$/.test(written))
      throw new Error(`The text ${JSON.stringify(written)} is not of plain letters.`);
    const place = lettersEnd;
    places.set(`text ${written}`, place);
    letters.push(written);
    lettersEnd += written.length;
    return { letters: place };
  }

  function planAt(plan: Plan): number {
    return record(keyOf(plan), at.TABLE + 4, (set) => {
      const { minimum, maximum } = plan;
      set(at.KINDS, asked(plan));
      set(at.MIN_LENGTH, plan.minLength);
      set(at.MAX_LENGTH, most(plan.maxLength));
      if (plan.texts !== undefined && (plan.kinds & at.STRING) !== 0)
        set(
          at.TEXTS,
          list(
            plan.texts.flatMap((one) => [one.length, text(one)]),
            2,
          ),
        );
      if (plan.pattern !== undefined) set(at.PATTERN, pattern(plan.pattern));
      set(at.ITEMS, planAt(plan.items));
      set(at.MIN_ITEMS, plan.minItems);
      set(at.MAX_ITEMS, most(plan.maxItems));
      if (Number.isFinite(minimum)) set(at.MINIMUM, whole(minimum));
      if (Number.isFinite(maximum)) set(at.MAXIMUM, whole(maximum));
      if (isListed(plan)) set(at.LISTED_NUMBERS, list((plan.numbers as readonly number[]).map(whole)));
      if (plan.extra !== undefined) set(at.EXTRA, extra(plan.extra));
      if (plan.union !== undefined) set(at.UNION, list(plan.union.map(planAt)));
      if (plan.tag !== undefined) set(at.TAG, tag(plan.tag));
      set(at.TABLE, table(plan.table));
    });
  }

  function table(one: Table): number {
    const { entries, required, rest, names } = one;
    return record(one, at.ENTRIES + at.ENTRY_SIZE * entries.length, (set) => {
      const place = places.get(one) as number;
      set(at.ENTRY_COUNT, entries.length);
      set(at.REQUIRED_COUNT, required);
      set(at.REST, planAt(rest));
      if (names !== undefined) set(at.NAMES, planAt(names));
      for (const [index, entry] of entries.entries()) {
        const first = at.ENTRIES + at.ENTRY_SIZE * index;
        const next = (index + 1) % entries.length;
        set(first + at.KEY_LENGTH, entry.key.length);
        set(first + at.KEY, text(entry.key));
        set(first + at.INDEX, index);
        set(first + at.IS_REQUIRED, entry.required);
        set(first + at.ENTRY_PLAN, planAt(entry.plan));
        set(first + at.NEXT, place + at.ENTRIES + at.ENTRY_SIZE * next);
      }
    });
  }

  function tag(one: Tag): number {
    const { key, branches } = one;
    const words = branches.flatMap(({ text: value, plan }): Word[] => [value.length, text(value), planAt(plan)]);
    return record(one, at.TAG_TEXTS + 4 + 4 * words.length, (set) => {
      set(at.TAG_LENGTH, key.length);
      set(at.TAG_KEY, text(key));
      set(at.TAG_TEXTS + at.COUNT, branches.length);
      for (const [index, word] of words.entries()) set(at.TAG_TEXTS + at.ELEMENTS + 4 * index, word);
    });
  }

  function extra(clauses: Extra): number {
    const optional = (test: Test | undefined): number => (test === undefined ? 0 : testAt(test));
    const words = clauses.map(({ tests, met, unmet }: Clause) => [
      list(tests.map(testAt)),
      optional(met),
      optional(unmet),
    ]);
    return list(words.flat(), 3);
  }

  function testAt(test: Test): number {
    const { required, members } = test;
    const words = [...required, ...members.flatMap(({ index, plan }) => [index, planAt(plan)])];
    return record(test, at.NEEDED + 4 * words.length, (set) => {
      set(at.TEST_PLAN, planAt(test.plan));
      set(at.ALLOWS_OBJECTS, test.allowsObjects ? 1 : 0);
      if (test.extra !== undefined) set(at.TEST_EXTRA, extra(test.extra));
      set(at.NEEDED_COUNT, required.length);
      set(at.MEMBER_COUNT, members.length);
      for (const [index, word] of words.entries()) set(at.NEEDED + 4 * index, word);
    });
  }

  function pattern({ classes, rows }: Automaton): number {
    const written = (values: readonly number[]): string =>
      values
        .map((value) => {
          if (value > 126 - at.FIRST_LETTER) throw new Error('A pattern has too many states or classes.');
          return String.fromCharCode(at.FIRST_LETTER + value);
        })
        .join('');
    const [first = []] = rows;
    const words = [text(written(classes)), text(written(rows.flat())), first.length];
    return record(JSON.stringify(['pattern', words]), 12, (set) => {
      set(at.CLASSES, words[0] as Word);
      set(at.ROWS, words[1] as Word);
      set(at.ROW_SIZE, words[2] as Word);
    });
  }
}

/** A number, or a place among the letters, which is only known when all numbers are there. */
type Word = number | { readonly letters: number };

/**
 * The arrays that a document has under keys of its own, and what their elements must be, as far as anything is asked of them.
 * Whoever reads a document in pieces judges all elements but the first apart from their array, so nothing else may be asked.
 */
function arraysOf({ table, extra = [] }: Plan): readonly (readonly [key: string, items: Plan])[] {
  const arrays = table.entries.filter(
    ({ plan: { kinds, items } }) => (kinds & at.ARRAY) !== 0 && items.items !== items,
  );
  for (const { key, plan } of arrays) {
    if (plan.isUnique || plan.minItems > 1 || Number.isFinite(plan.maxItems) || (plan.extra ?? []).length > 0)
      throw new Error(`Of the array ${key} more is asked than can be told of one element after the other.`);
  }
  const asked = new Set(membersOf(extra));
  for (const { key } of arrays) {
    if (asked.has(table.entries.findIndex((entry) => entry.key === key)))
      throw new Error(`A condition asks what is in the array ${key}.`);
  }
  return arrays.map(({ key, plan }) => [key.slice(0, -1), plan.items]);
}

/** The members that conditions look into. */
function membersOf(clauses: Extra): readonly number[] {
  return clauses
    .flatMap(({ tests, met, unmet }) => [...tests, ...(met ? [met] : []), ...(unmet ? [unmet] : [])])
    .flatMap(({ members, extra = [] }) => [...members.map(({ index }) => index), ...membersOf(extra)]);
}

/** What only asks something of a scalar is the same record wherever a schema says it. */
function keyOf(plan: Plan): unknown {
  const { table, items, union, tag, extra, ...rest } = plan;
  const isPlain = (plan.kinds & (at.OBJECT | at.ARRAY)) === 0 && union === undefined && extra === undefined;
  return isPlain ? JSON.stringify({ ...rest, minimum: String(rest.minimum), maximum: String(rest.maximum) }) : plan;
}

/** The kinds and what else is asked, as bits. */
function asked(plan: Plan): number {
  const { kinds, isInteger, isUnique, minimum, maximum } = plan;
  return (
    kinds |
    (isInteger ? at.IS_INTEGER : 0) |
    (isUnique ? at.IS_UNIQUE : 0) |
    (Number.isFinite(minimum) ? at.HAS_MINIMUM : 0) |
    (Number.isFinite(maximum) ? at.HAS_MAXIMUM : 0) |
    (isListed(plan) ? at.IS_LISTED_NUMBER : 0)
  );
}

function isListed({ kinds, numbers }: Plan): boolean {
  return numbers !== undefined && (kinds & at.NUMBER) !== 0;
}

/** A limit; the largest number where there is none. */
function most(limit: number): number {
  return limit === Number.POSITIVE_INFINITY ? 0x7fffffff : whole(limit);
}

function whole(number: number): number {
  if ((number | 0) !== number) throw new Error(`The number ${number} is not a whole one of 32 bits.`);
  return number;
}
