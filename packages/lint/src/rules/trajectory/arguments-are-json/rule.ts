import type { TrajectoryMessageRule } from '../trajectory-rule.ts';

/** Arguments are a JSON text. */
export const argumentsAreJson: TrajectoryMessageRule = {
  id: 'arguments-are-json',
  claim: 'The arguments of every call parse as JSON.',
  why: 'Whoever replays or trains on the call parses them.',
  fix: 'Write the arguments as JSON text; raw text goes into an object such as {"input": "..."}.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: [],
  readsEntry: ['role', 'tool_calls[].id', 'tool_calls[].function.arguments'],
  *checkEntry(message, index) {
    if (message.role !== 'assistant') return;
    for (const [call, { id, function: called }] of (message.tool_calls ?? []).entries()) {
      const fault = faultOf(called.arguments);
      if (fault)
        yield {
          at: ['messages', index, 'tool_calls', call, 'function', 'arguments'],
          message: `The arguments of the call ${JSON.stringify(id.slice(0, 60))} ${fault}.`,
        };
    }
  },
};

function faultOf(text: string): string | undefined {
  if (text.trim() === '') return 'are empty, which is no JSON; a call without arguments has {}';
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? undefined : 'are JSON, but neither an object nor a list';
  } catch {
    return 'do not parse as JSON';
  }
}
