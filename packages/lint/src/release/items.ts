import { type ForsyStep, valueAt } from '@trace-formats/schema';
import { isObject } from '../json-object.ts';
import { continuesAnother } from '../rules/traces/continues-another.ts';

/** The numbers of the pre-release checklist. */
export const items: readonly number[] = Array.from({ length: 16 }, (_, index) => index + 1);

/** What a trace may hold. Whatever has another shape than the format says may stand for anything, so it is held to be there. */
interface Holdings {
  /** Undefined where its steps cannot be told one by one. */
  readonly steps: readonly Partial<ForsyStep>[] | undefined;
  readonly continues: boolean;
  readonly artifacts: boolean;
  readonly dataset: boolean;
}

/** The items that may have something to speak of in a trace; the others do not apply to it. */
export function applicableItems(trace: unknown, release: boolean): ReadonlySet<number> {
  const holdings = holdingsOf(trace);
  return new Set(items.filter((item) => applies[item]?.(holdings, release) ?? true));
}

/** The items that cannot be told without the files beside a trace: it names artifacts, and nobody has looked whether they are there. */
export function itemsOfFiles(trace: unknown): ReadonlySet<number> {
  const artifacts = valueAt(trace, ['static_output', 'artifacts']);
  return new Set(Array.isArray(artifacts) && artifacts.length > 0 ? [13] : []);
}

/** A word that is no action may be a misspelt one. */
const mayBeUser = ({ action }: Partial<ForsyStep>): boolean => action === undefined || !ownActions.has(action);
const ownActions: ReadonlySet<string> = new Set(['agent_step', 'output', 'error']);
const mayBeOwnWork = ({ action }: Partial<ForsyStep>): boolean => action !== 'user_message';
const mayHaveCauses = ({ caused_by }: Partial<ForsyStep>): boolean =>
  caused_by !== null && !(Array.isArray(caused_by) && caused_by.length === 0);
const mayBeRetry = ({ retry_of }: Partial<ForsyStep>): boolean => retry_of !== null;
const someStep =
  (holds: (step: Partial<ForsyStep>) => boolean) =>
  ({ steps }: Holdings): boolean =>
    steps === undefined || steps.some(holds);

const applies: Readonly<Record<number, (holdings: Holdings, release: boolean) => boolean>> = {
  1: someStep(() => true),
  2: ({ continues }) => !continues,
  3: someStep(mayBeUser),
  4: someStep(mayBeUser),
  5: someStep(mayBeOwnWork),
  6: someStep(() => true),
  7: someStep(mayBeOwnWork),
  8: someStep(mayBeOwnWork),
  9: someStep(mayBeOwnWork),
  10: someStep(mayHaveCauses),
  11: someStep(mayBeRetry),
  // Whether there were artifacts that nobody listed is for the rule to say; without steps there were none.
  13: (holdings) => holdings.artifacts || someStep(mayBeOwnWork)(holdings),
  16: ({ dataset }, release) => dataset || release,
};

function holdingsOf(trace: unknown): Holdings {
  if (!isObject(trace)) return { steps: undefined, continues: false, artifacts: true, dataset: true };
  const { steps, prior_trace_id: prior, static_output: output, dataset_summary: summary } = trace;
  return {
    steps: Array.isArray(steps) && steps.every(isObject) ? steps : undefined,
    continues: typeof prior === 'string' && continuesAnother({ prior_trace_id: prior }),
    artifacts: output !== null && output !== undefined,
    dataset: summary !== null && summary !== undefined,
  };
}
