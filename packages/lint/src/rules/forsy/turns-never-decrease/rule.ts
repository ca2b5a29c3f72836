import type { ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** What tells who asks for what. */
const asked = ['steps[].action', 'steps[].message_role'];

/** Turns go up. */
export const turnsNeverDecrease: ForsyTraceRule = {
  id: 'turns-never-decrease',
  claim: 'Turns never decrease, none is left out, and a new request of the user begins one.',
  why: 'A turn is an exchange; readers cut the trace into exchanges where it changes.',
  fix: 'Give each step the turn of the exchange it belongs to, counted from 1.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: ['steps[].turn', 'steps[].step'],
  readsApart: asked,
  *check(trace, { isSound }) {
    if (isSound(asked)) yield* requestsWithinATurn(trace);
    let last = 0;
    let highest = 0;
    for (const [index, { step, turn }] of trace.steps.entries()) {
      const at = ['steps', index, 'turn'];
      if (turn < last)
        yield { at, message: `Step ${step} is in turn ${turn}, but the step before is in turn ${last}.` };
      else if (turn > highest + 1) {
        const gap = highest === 0 ? `the first turn is ${turn}, not 1` : `turn ${highest} is followed by turn ${turn}`;
        yield { at, severity: 'warning', message: `Step ${step} leaves out a turn: ${gap}.` };
      }
      last = turn;
      highest = Math.max(highest, turn);
    }
  },
};

/** With these somebody asks for more work; an answer, an approval or a selection may well lie within an exchange. */
const newRequests: ReadonlySet<string | null> = new Set(['direct_request', 'correction', 'new_constraint']);

function* requestsWithinATurn({ steps }: ForsyTrace): Generator<Hit> {
  let begunBy: number | undefined;
  let turnBefore = 0;
  let worked = false;
  for (const [index, step] of steps.entries()) {
    if (!isUserMessage(step)) {
      worked = true;
      continue;
    }
    if (begunBy !== undefined && worked && step.turn === turnBefore && newRequests.has(step.message_role))
      yield {
        at: ['steps', index, 'turn'],
        certainty: 'hint',
        severity: 'warning',
        message: `Step ${step.step} is a new request of the user after work on the one of step ${begunBy}, but has the same turn, ${step.turn}, which looks like the turns were not counted.`,
      };
    begunBy = step.step;
    turnBefore = step.turn;
    worked = false;
  }
}
