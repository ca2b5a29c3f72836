import type { Hit } from '../../../engine/rule.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** The tools of the steps stand among the tools the agent had. */
export const toolsUsedAreListed: ForsyTraceRule = {
  id: 'tools-used-are-listed',
  claim: 'Every tool that a step used is listed in `agent_tools`.',
  why: 'The list says what the agent could have done; a choice can only be judged against all of its alternatives.',
  fix: 'Add the tool to `agent_tools`, together with the others that were at hand, or correct its name in the step.',
  checklist: null,
  severity: 'warning',
  certainty: 'hint',
  reads: ['agent_tools', 'steps[].tool', 'steps[].step', 'steps[].action'],
  *check(trace): Iterable<Hit> {
    // A draft may not know the tools yet.
    if (trace.agent_tools === null) return;
    const listed = new Set(trace.agent_tools.flatMap((tool) => [plain(tool), lastPart(tool)]));
    const told = new Set<string>();
    // A trace uses a few tools again and again.
    const asked = new Set<string | null>([null]);
    for (const [index, step] of trace.steps.entries()) {
      // A message of the user has no tool; what stands there is wrong in another way.
      if (asked.has(step.tool) || isUserMessage(step)) continue;
      asked.add(step.tool);
      for (const tool of namesIn(step.tool)) {
        const name = lastPart(tool);
        if (listed.has(name) || listed.has(plain(tool)) || listed.has(firstPart(tool)) || told.has(name)) continue;
        told.add(name);
        yield {
          at: ['steps', index, 'tool'],
          message: `Step ${step.step} uses the tool ${JSON.stringify(tool.slice(0, 60))}, which looks like it is missing in \`agent_tools\`.`,
        };
      }
    }
  },
};

/** A step may name several tools at once. */
function namesIn(tool: string | null): string[] {
  return (tool ?? '').split(/\s*[,;+&]\s*|\s+and\s+/).filter((name) => plain(name) !== '');
}

/** `functions.exec_command` is `exec_command`, and `mcp__github__create_issue` is `create_issue`. */
function lastPart(tool: string): string {
  return parts(tool).at(-1) ?? '';
}

/** Some lists name a whole family, such as `browser` for `browser.click`. */
function firstPart(tool: string): string {
  return parts(tool)[0] ?? '';
}

function parts(tool: string): string[] {
  return tool
    .replace(/\s*\([^()]*\)\s*$/, '')
    .split(/[./:]|__/)
    .map(plain)
    .filter((part) => part !== '');
}

/** The plain forms of the names met so far: traces name the same tools again and again. */
const known = new Map<string, string>();
const mostKnown = 1000;

/** Names differ in case and in the sign between their words. */
function plain(tool: string): string {
  const before = known.get(tool);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const made = tool
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  known.set(tool, made);
  return made;
}
