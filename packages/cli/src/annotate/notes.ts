import { CannotWork } from '../cannot-work.ts';
import { objectOf } from '../object-of.ts';

/** Fields with their values. */
export type Values = Readonly<Record<string, unknown>>;

/** What somebody adds to a draft. */
export interface Notes {
  readonly steps: readonly { readonly step: number; readonly values: Values }[];
  readonly summary: Values;
  /** Fields of the trace itself. */
  readonly trace: Values;
  /** The first of the steps in which the trace itself was made. */
  readonly leaveOutFrom: number | undefined;
}

/** Reads notes: `{steps: {"3": {...}}}` or `{steps: [{step: 3, ...}]}`, beside a summary and fields of the trace. */
export function notesIn(value: unknown, file: string): Notes {
  const notes = objectIn(value, 'the notes', file);
  const { steps = {}, summary = {}, leave_out_from: from, ...trace } = notes;
  if (from !== undefined && !Number.isInteger(from))
    throw new CannotWork(`${file}: leave_out_from is ${brief(from)}, but it is the number of a step.`, unchanged);
  return {
    steps: Array.isArray(steps) ? steps.map((one) => listed(one, file)) : keyed(objectIn(steps, 'steps', file), file),
    summary: objectIn(summary, 'summary', file),
    trace,
    leaveOutFrom: from as number | undefined,
  };
}

const unchanged = 'Nothing was changed.';

function listed(one: unknown, file: string): Notes['steps'][number] {
  const { step, ...values } = objectIn(one, 'a note on a step', file);
  if (typeof step !== 'number' || !Number.isInteger(step))
    throw new CannotWork(
      `${file}: a note on a step has ${brief(step)} for its step, but it is the number of a step.`,
      unchanged,
    );
  return { step, values };
}

function keyed(steps: Values, file: string): Notes['steps'] {
  return Object.entries(steps).map(([key, values]) => {
    if (!/^[1-9]\d*$/.test(key))
      throw new CannotWork(`${file}: steps has the key ${brief(key)}, but its keys are numbers of steps.`, unchanged);
    return { step: Number(key), values: objectIn(values, `the note on step ${key}`, file) };
  });
}

function objectIn(value: unknown, what: string, file: string): Values {
  const object = objectOf(value);
  if (object === undefined)
    throw new CannotWork(`${file}: ${what} must be an object, but it is ${brief(value)}.`, unchanged);
  return object;
}

function brief(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
