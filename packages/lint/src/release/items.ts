import { type ForsyStep, valueAt } from '@trace-formats/schema';
import { isObject } from '../json-object.ts';

/** The numbers of the pre-release checklist. */
export const items: readonly number[] = Array.from({ length: 16 }, (_, index) => index + 1);

/** What a trace holds, as far as its shape can be relied on: enough to say which items have something to speak of. */
interface Holdings {
  readonly steps: readonly Partial<ForsyStep>[];
  readonly prior: unknown;
  readonly artifacts: boolean;
  readonly dataset: boolean;
}

/** The items that have something to speak of in a trace; the others do not apply to it. */
export function applicableItems(trace: unknown, release: boolean): ReadonlySet<number> {
  const holdings = holdingsOf(trace);
  return new Set(items.filter((item) => applies[item]?.(holdings, release) ?? true));
}

/** The items that cannot be told without the files beside a trace: it names artifacts, and nobody has looked whether they are there. */
export function itemsOfFiles(trace: unknown): ReadonlySet<number> {
  const artifacts = valueAt(trace, ['static_output', 'artifacts']);
  return new Set(Array.isArray(artifacts) && artifacts.length > 0 ? [13] : []);
}

const isUser = ({ action }: Partial<ForsyStep>): boolean => action === 'user_message';
const isOwnWork = (step: Partial<ForsyStep>): boolean => !isUser(step);

const applies: Readonly<Record<number, (holdings: Holdings, release: boolean) => boolean>> = {
  1: ({ steps }) => steps.length > 0,
  2: ({ prior }) => prior === null || prior === undefined || prior === '',
  3: ({ steps }) => steps.some(isUser),
  4: ({ steps }) => steps.some(isUser),
  5: ({ steps }) => steps.some(isOwnWork),
  6: ({ steps }) => steps.length > 0,
  7: ({ steps }) => steps.some(isOwnWork),
  8: ({ steps }) => steps.some(isOwnWork),
  9: ({ steps }) => steps.some(isOwnWork),
  10: ({ steps }) => steps.some(({ caused_by }) => Array.isArray(caused_by) && caused_by.length > 0),
  11: ({ steps }) => steps.some(({ retry_of }) => retry_of !== null && retry_of !== undefined),
  // Whether there were artifacts that nobody listed is for the rule to say; without steps there were none.
  13: ({ artifacts, steps }) => artifacts || steps.some(isOwnWork),
  16: ({ dataset }, release) => dataset || release,
};

function holdingsOf(trace: unknown): Holdings {
  const data = isObject(trace) ? trace : {};
  const steps = Array.isArray(data['steps']) ? data['steps'].filter(isObject) : [];
  return {
    steps,
    prior: data['prior_trace_id'],
    artifacts: data['static_output'] !== null && data['static_output'] !== undefined,
    dataset: isObject(data['dataset_summary']),
  };
}
