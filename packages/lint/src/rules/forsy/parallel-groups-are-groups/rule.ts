import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** A parallel group holds several steps that ran side by side. */
export const parallelGroupsAreGroups: ForsyTraceRule = {
  id: 'parallel-groups-are-groups',
  claim:
    'Every `parallel_group` holds at least two parallel steps, none of which caused another, or one that made several calls.',
  why: 'Concurrency is read from the groups; a group of one, or one whose steps wait for each other, shows none.',
  fix: 'Set `parallel_group` to null and `execution_mode` to serial where the step ran alone, or correct the group or the cause.',
  checklist: null,
  severity: 'warning',
  certainty: 'hint',
  reads: ['steps[].step', 'steps[].parallel_group', 'steps[].execution_mode', 'steps[].caused_by', 'steps[].input'],
  *check(trace): Iterable<Hit> {
    for (const [name, members] of groupsOf(trace)) {
      const numbers = new Set(members.map(({ step }) => step.step));
      for (const { step, index } of members) {
        const hit = (message: string): Hit => ({ at: ['steps', index, 'parallel_group'], message });
        const cause = step.caused_by?.find((one) => numbers.has(one) && one !== step.step);
        if (members.length === 1 && isFanOut(step)) continue;
        if (members.length === 1)
          yield hit(`Step ${step.step} is alone in the parallel group ${name}, which looks like no group.`);
        else if (step.execution_mode === 'serial')
          yield hit(
            `Step ${step.step} is in the parallel group ${name}, but looks like it ran alone: its mode is serial.`,
          );
        else if (cause !== undefined)
          yield hit(
            `Step ${step.step} is in the parallel group ${name} together with its cause, step ${cause}; it looks like the two did not run at once.`,
          );
      }
    }
  },
};

/** One parallel step may hold several calls at once, one in each line or in a list. */
function isFanOut({ execution_mode, input }: ForsyStep): boolean {
  return execution_mode === 'parallel' && /^\s*\[.*,|\S[ \t]*\r?\n\s*\S/s.test(input ?? '');
}

interface Member {
  readonly step: ForsyStep;
  readonly index: number;
}

function groupsOf(trace: ForsyTrace): ReadonlyMap<string, readonly Member[]> {
  const groups = new Map<string, Member[]>();
  for (const [index, step] of trace.steps.entries()) {
    // An empty name is another rule's business.
    if (step.parallel_group === null || step.parallel_group === '') continue;
    const name = JSON.stringify(step.parallel_group.slice(0, 60));
    const members = groups.get(name);
    if (members) members.push({ step, index });
    else groups.set(name, [{ step, index }]);
  }
  return groups;
}
