import type { Place } from '../json/places.ts';
import { type Problem, problem } from '../problem.ts';
import type { Salvage } from './salvage.ts';

/**
 * In tolerant mode a fault becomes a warning where everything, or everything but an end that may be cut, was read. `places` are
 * those of what was saved and, after them, of what was skipped.
 */
export function tolerated(saved: Salvage, places: readonly Place[], fault: Problem, isCutEnd: boolean): Problem[] {
  if (saved.values.length === 0) {
    if (!isCutEnd) return [fault];
    return [{ ...fault, severity: 'warning', message: `${fault.message} This last record was left out.`, why }];
  }
  const found: Problem[] = [];
  if (saved.values.length > 1) {
    found.push(
      warn(
        places[1],
        `${saved.values.length} JSON values stand together where one is expected; each was read as a record of its own.`,
        'Nothing is lost; write each value on a line of its own to keep strict readers content.',
      ),
    );
  }
  for (const [index, { start, end }] of saved.skipped.entries()) {
    found.push(
      warn(
        places[saved.values.length + index],
        `A piece of ${end - start} characters that is no complete JSON value was left out; what stands beside it was read.`,
        'Look at the place if the record matters; its writer was cut off here.',
      ),
    );
  }
  return found;
}

const why = 'Two programs wrote to this log at once, or its program was stopped while writing.';

function warn(place: Place | undefined, message: string, fix: string): Problem {
  return problem('read', { rule: 'json-is-complete', severity: 'warning', message, why, fix, ...place });
}
