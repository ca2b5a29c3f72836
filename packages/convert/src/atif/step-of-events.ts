import { isObject, type JsonObject } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { noteOtherFacts } from '../losses/other-facts.ts';
import type { TimelineEvent } from '../timeline/timeline.ts';
import { addUp, metricsOf } from './usage.ts';

/** Whose step it is, and the events that become it: the first, whose time and model it has, and all of them. */
export interface StepEvents {
  readonly source: string;
  readonly first: TimelineEvent;
  readonly all: readonly TimelineEvent[];
}

/** Puts around the fields of a step what every step has: its number, its time, its model, its tokens and what an earlier export kept. */
export function stepOfEvents(
  number: number,
  { source, first, all }: StepEvents,
  fields: JsonObject,
  ledger: Ledger,
): JsonObject {
  noteWhatOneStepHasOnce(first, all, ledger);
  const kept = all.map((event) => event.extra?.['atif']?.['step']).find(isObject);
  const usage = addUp(all.flatMap((event) => (event.usage === undefined ? [] : [event.usage])));
  const { metrics: keptMetrics, step_id: _id, ...rest } = kept ?? {};
  const metrics = known({ ...(isObject(keptMetrics) ? keptMetrics : {}), ...metricsOf(usage) });
  const isOfAgent = source === 'agent';
  return known({
    step_id: number,
    timestamp: first.at,
    source,
    model_name: isOfAgent ? first.model : undefined,
    ...fields,
    metrics: isOfAgent && Object.keys(metrics).length > 0 ? metrics : undefined,
    ...rest,
  });
}

/** A step has one time, one model and one count of tokens: notes every event whose own are not those of the first. */
function noteWhatOneStepHasOnce(first: TimelineEvent, all: readonly TimelineEvent[], ledger: Ledger): void {
  noteOtherFacts(first, all, ledger);
  let counted = 0;
  for (const { usage, source } of all) {
    if (usage === undefined) continue;
    counted += 1;
    if (counted > 1 || usage.reasoningTokens !== undefined)
      ledger.lose({
        kind: 'approximated',
        place: source,
        fact: 'event.usage',
        count: counted === 2 ? 2 : 1,
        why:
          counted > 1
            ? 'The tokens of several responses became those of one step.'
            : 'A step has no place for tokens of reasoning.',
      });
  }
}
