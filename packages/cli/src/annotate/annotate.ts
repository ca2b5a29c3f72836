import { summaryOf } from '@trace-formats/convert';
import { CannotWork } from '../cannot-work.ts';
import { type Source, stepFields, summaryFields, traceFields } from './fields.ts';
import type { Notes, Values } from './notes.ts';

type Trace = Values & { readonly steps: readonly Values[]; readonly summary: Values };

/** A trace with its notes in place. */
export interface Annotated {
  readonly trace: Trace;
  /** How many values the notes set, of those that were not so already. */
  readonly set: number;
  /** The counts of the summary that are others than those that stood there. */
  readonly counted: readonly string[];
}

/**
 * Puts notes into a trace: they fill what is null and make judgements; a note that would change what the log recorded is refused.
 */
export function annotate(trace: Trace, notes: Notes): Annotated {
  const kept = notes.leaveOutFrom === undefined ? trace.steps : stepsBefore(trace.steps, notes.leaveOutFrom);
  const byNumber = new Map(kept.map((step, index) => [step['step'], index]));
  const steps = [...kept];
  let set = 0;
  for (const { step: number, values } of notes.steps) {
    const index = byNumber.get(number);
    if (index === undefined)
      throw new CannotWork(
        `The notes speak of step ${number}, but there ${kept.length === 1 ? 'is only step 1' : `are only steps 1 to ${kept.length}`}.`,
        'Nothing was changed. Correct the number, or leave the note out.',
      );
    const before = steps[index]!;
    const after = merged(before, values, stepFields, `step ${number}`);
    set += changes(before, after);
    steps[index] = after;
  }
  const after = merged(trace, notes.trace, traceFields, 'the trace');
  const summary = merged(trace.summary, notes.summary, summaryFields, 'the summary');
  set += changes(trace, after) + changes(trace.summary, summary);
  const { agent_confidence: _, goal_achieved: __, goal_notes: ___, ...counts } = summaryOf(steps as never);
  return {
    trace: {
      ...after,
      ...(kept.length === trace.steps.length ? {} : { ended_at: lastTime(steps) }),
      steps,
      summary: { ...summary, ...counts },
    },
    set,
    counted: Object.keys(counts).filter((name) => !same(trace.summary[name], counts[name as keyof typeof counts])),
  };
}

/** The values of a note laid over what is there. */
function merged(before: Values, note: Values, fields: Readonly<Record<string, Source>>, where: string): Values {
  const after: Record<string, unknown> = { ...before };
  for (const [field, value] of Object.entries(note)) {
    if (!Object.hasOwn(fields, field)) {
      const among = Object.keys(fields).filter((name) => fields[name] !== 'log');
      throw new CannotWork(
        `The notes set ${JSON.stringify(field.slice(0, 60))} of ${where}, which is no field that a note can set.`,
        {
          word: field,
          among,
          advise: (near) => `Nothing was changed. Did you mean ${near}?`,
          otherwise: `Nothing was changed. There a note can set ${among.join(', ')}.`,
        },
      );
    }
    const old = before[field] ?? null;
    if (same(old, value)) continue;
    if (fields[field] === 'log')
      throw new CannotWork(
        old === null
          ? `The notes fill in ${field} of ${where}, which only the log can know and did not record.`
          : `The notes change ${field} of ${where}, which was recorded.`,
        'Nothing was changed. Leave it out of the notes.',
      );
    if (fields[field] === 'gap' && old !== null && old !== '')
      throw new CannotWork(
        `The notes change ${field} of ${where}, which the draft holds already.`,
        'Nothing was changed. Leave it out of the notes, or put them into a fresh draft.',
      );
    after[field] = value;
  }
  return after;
}

function changes(before: Values, after: Values): number {
  return Object.keys(after).filter((key) => !same(before[key] ?? null, after[key])).length;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The steps before those in which the trace itself was made. What looks like the user's own work is not left out. */
function stepsBefore(steps: readonly Values[], from: number): readonly Values[] {
  const first = steps.findIndex(({ step }) => step === from);
  const said = [steps[first]?.['input'], steps[first]?.['output']].join(' ');
  if (first < 1)
    throw new CannotWork(
      `leave_out_from is ${from}, but ${first < 0 ? `there are only steps 1 to ${steps.length}` : 'then no step would be left'}.`,
      'Nothing was changed.',
    );
  if (!/forsy|trace-formats|\btraces?\b/i.test(said))
    throw new CannotWork(
      `leave_out_from is ${from}, but step ${from} does not speak of the trace, so it looks like the user's work.`,
      'Nothing was changed. Name the step in which the making of the trace begins.',
    );
  return steps.slice(0, first);
}

function lastTime(steps: readonly Values[]): unknown {
  const last = steps.findLast((step) => step['ended_at'] ?? step['started_at']);
  return last?.['ended_at'] ?? last?.['started_at'] ?? null;
}
