import * as at from '../../../packages/validate/scanner/layout.ts';
import type { ScanPlan } from '../../../packages/validate/src/scan/scan-plan.ts';
import { arraysOf } from './arrays-of.ts';
import type { Automaton } from './automaton.ts';
import { type Memory, startMemory, type Word } from './memory.ts';
import type { Clause, Extra, Plan, Table, Tag, Test } from './plan.ts';

/** Lays a plan out, so that the scanner finds everything at the places that `layout.ts` names. */
export function laidOut(root: Plan): ScanPlan {
  const memory = startMemory();
  planAt(memory, root);
  const elements = arraysOf(root).map(([key, items]) => [key, planAt(memory, items)]);
  return { ...memory.filled(), elements: Object.fromEntries(elements) };
}

function planAt(memory: Memory, plan: Plan): number {
  return memory.record(keyOf(plan), at.TABLE + 4, (set) => {
    const { minimum, maximum } = plan;
    set(at.KINDS, asked(plan));
    set(at.MIN_LENGTH, plan.minLength);
    set(at.MAX_LENGTH, most(plan.maxLength));
    if (plan.texts !== undefined && (plan.kinds & at.STRING) !== 0)
      set(
        at.TEXTS,
        memory.list(
          plan.texts.flatMap((one) => [one.length, memory.text(one)]),
          2,
        ),
      );
    if (plan.pattern !== undefined) set(at.PATTERN, patternAt(memory, plan.pattern));
    set(at.ITEMS, planAt(memory, plan.items));
    set(at.MIN_ITEMS, plan.minItems);
    set(at.MAX_ITEMS, most(plan.maxItems));
    if (Number.isFinite(minimum)) set(at.MINIMUM, whole(minimum));
    if (Number.isFinite(maximum)) set(at.MAXIMUM, whole(maximum));
    const listed = listedNumbers(plan);
    if (listed !== undefined) set(at.LISTED_NUMBERS, memory.list(listed.map(whole)));
    if (plan.extra !== undefined) set(at.EXTRA, clausesAt(memory, plan.extra));
    if (plan.union !== undefined) set(at.UNION, memory.list(plan.union.map((one) => planAt(memory, one))));
    if (plan.tag !== undefined) set(at.TAG, tagAt(memory, plan.tag));
    set(at.TABLE, tableAt(memory, plan.table));
  });
}

function tableAt(memory: Memory, one: Table): number {
  const { entries, required, rest, names } = one;
  return memory.record(one, at.ENTRIES + at.ENTRY_SIZE * entries.length, (set, place) => {
    set(at.ENTRY_COUNT, entries.length);
    set(at.REQUIRED_COUNT, required);
    set(at.REST, planAt(memory, rest));
    if (names !== undefined) set(at.NAMES, planAt(memory, names));
    for (const [index, entry] of entries.entries()) {
      const first = at.ENTRIES + at.ENTRY_SIZE * index;
      const next = (index + 1) % entries.length;
      set(first + at.KEY_LENGTH, entry.key.length);
      set(first + at.KEY, memory.text(entry.key));
      set(first + at.INDEX, index);
      set(first + at.IS_REQUIRED, entry.required);
      set(first + at.ENTRY_PLAN, planAt(memory, entry.plan));
      set(first + at.NEXT, place + at.ENTRIES + at.ENTRY_SIZE * next);
    }
  });
}

function tagAt(memory: Memory, one: Tag): number {
  const { key, branches } = one;
  const words = branches.flatMap(({ text: value, plan }): Word[] => [
    value.length,
    memory.text(value),
    planAt(memory, plan),
  ]);
  return memory.record(one, at.TAG_TEXTS + 4 + 4 * words.length, (set) => {
    set(at.TAG_LENGTH, key.length);
    set(at.TAG_KEY, memory.text(key));
    set(at.TAG_TEXTS + at.COUNT, branches.length);
    for (const [index, word] of words.entries()) set(at.TAG_TEXTS + at.ELEMENTS + 4 * index, word);
  });
}

function clausesAt(memory: Memory, clauses: Extra): number {
  const optional = (test: Test | undefined): number => (test === undefined ? 0 : testAt(memory, test));
  const words = clauses.map(({ tests, met, unmet }: Clause) => [
    memory.list(tests.map((one) => testAt(memory, one))),
    optional(met),
    optional(unmet),
  ]);
  return memory.list(words.flat(), 3);
}

function testAt(memory: Memory, test: Test): number {
  const { required, members } = test;
  const words = [...required, ...members.flatMap(({ index, plan }) => [index, planAt(memory, plan)])];
  return memory.record(test, at.NEEDED + 4 * words.length, (set) => {
    set(at.TEST_PLAN, planAt(memory, test.plan));
    set(at.ALLOWS_OBJECTS, test.allowsObjects ? 1 : 0);
    if (test.extra !== undefined) set(at.TEST_EXTRA, clausesAt(memory, test.extra));
    set(at.NEEDED_COUNT, required.length);
    set(at.MEMBER_COUNT, members.length);
    for (const [index, word] of words.entries()) set(at.NEEDED + 4 * index, word);
  });
}

function patternAt(memory: Memory, { classes, rows }: Automaton): number {
  const written = (values: readonly number[]): string =>
    values
      .map((value) => {
        if (value > 126 - at.FIRST_LETTER) throw new Error('A pattern has too many states or classes.');
        return String.fromCharCode(at.FIRST_LETTER + value);
      })
      .join('');
  const [first = []] = rows;
  const [byClass, byState] = [memory.text(written(classes)), memory.text(written(rows.flat()))];
  return memory.record(JSON.stringify(['pattern', byClass, byState, first.length]), 12, (set) => {
    set(at.CLASSES, byClass);
    set(at.ROWS, byState);
    set(at.ROW_SIZE, first.length);
  });
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
    (listedNumbers(plan) === undefined ? 0 : at.IS_LISTED_NUMBER)
  );
}

/** The numbers of which a value has to be one, where it may be a number at all. */
function listedNumbers({ kinds, numbers }: Plan): readonly number[] | undefined {
  return (kinds & at.NUMBER) === 0 ? undefined : numbers;
}

/** A limit; the largest number where there is none. */
function most(limit: number): number {
  return limit === Number.POSITIVE_INFINITY ? 0x7fffffff : whole(limit);
}

function whole(number: number): number {
  if ((number | 0) !== number) throw new Error(`The number ${number} is not a whole one of 32 bits.`);
  return number;
}
