import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { isDraft } from '../is-draft.ts';

/** Why a step without `retry_of` looks like a redo; undefined for one that does not. */
export function redoWithoutLink(step: ForsyStep, index: number, trace: ForsyTrace): string | undefined {
  if (isDraft(trace)) return undefined;
  if (step.causal_type === 'retry_after_failure')
    return `Step ${step.step} says that it is a retry after a failure, but it looks like nothing says of which step.`;
  const failed = redone(step, index, trace);
  return failed === undefined
    ? undefined
    : `Step ${step.step} sends nearly the same to ${step.tool} as step ${failed.step}, which failed, so it looks like a redo of it.`;
}

/** The failed call that a step makes again, with nothing done in between but looking. */
function redone(step: ForsyStep, index: number, { steps }: ForsyTrace): ForsyStep | undefined {
  if (step.action !== 'agent_step' || step.tool === null || step.input === null) return undefined;
  for (let at = index - 1; at >= 0; at--) {
    const earlier = steps[at]!;
    if (earlier.success === false && earlier.tool === step.tool)
      return earlier.input !== null && isNearly(step.input, earlier.input) ? earlier : undefined;
    if (earlier.action !== 'agent_step' || !looking.test(earlier.operation ?? '')) return undefined;
  }
  return undefined;
}

const looking = /^(?:plan|analyze|search|read|select)$/;
/** Calls of fewer words are the same or they are not. */
const fewest = 4;

function isNearly(input: string, other: string): boolean {
  if (input.trim() === other.trim()) return true;
  if (input.length > 2000 || other.length > 2000) return false;
  const [one, two] = [wordsOf(input), wordsOf(other)];
  if (one.size < fewest || two.size < fewest) return false;
  const common = [...one].filter((word) => two.has(word)).length;
  return common / (one.size + two.size - common) >= 0.75;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[^\s"'`,;()]+/g) ?? []);
}
