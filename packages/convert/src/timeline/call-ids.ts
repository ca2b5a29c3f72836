import type { Ledger } from '../losses/loss.ts';
import type { Call } from './timeline.ts';

/** Gives calls their ids in a document: the source's own where it has one and no other call has it, else a number. */
export interface CallIds {
  readonly of: (call: Call) => string;
}

/** Starts with no id given. */
export function startCallIds(ledger: Ledger): CallIds {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  let count = 0;
  return {
    of(call) {
      const known = given.get(call.call);
      if (known !== undefined) return known;
      count += 1;
      const own = call.sourceCallId;
      const isFree = own !== undefined && own !== '' && !taken.has(own);
      while (!isFree && taken.has(numbered(count))) count += 1;
      const id = isFree ? own : numbered(count);
      taken.add(id);
      given.set(call.call, id);
      if (!isFree) noteNewId(call, ledger);
      return id;
    },
  };
}

function numbered(number: number): string {
  return `call_${String(number).padStart(3, '0')}`;
}

function noteNewId(call: Call, ledger: Ledger): void {
  ledger.lose({
    kind: call.sourceCallId ? 'renamed' : 'missing',
    place: call.source,
    fact: 'call.id',
    why: call.sourceCallId
      ? 'An earlier call has the same id, so this one was given a number.'
      : 'The source gives the call no id, so it was given a number.',
    ...(call.sourceCallId ? { trap: 'call-id-collides' as const } : {}),
  });
}
