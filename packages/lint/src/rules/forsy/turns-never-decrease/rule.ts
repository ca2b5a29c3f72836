import type { ForsyTraceRule } from '../forsy-rule.ts';

/** Turns go up. */
export const turnsNeverDecrease: ForsyTraceRule = {
  id: 'turns-never-decrease',
  claim: 'Turns never decrease, and none is left out.',
  why: 'A turn is an exchange; readers cut the trace into exchanges where it changes.',
  fix: 'Give each step the turn of the exchange it belongs to, counted from 1.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['steps[].turn', 'steps[].step'],
  *check(trace) {
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
