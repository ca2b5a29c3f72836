import type { Random } from './random.ts';
import { toolId, uuid } from './values.ts';

/** Names of the places of a trace in which a text can stand, in the order in which samples go through them. */
export const surroundings = [
  'plain text',
  'tool message',
  'tool_use input',
  'arguments string',
  'JSON line in a string',
  'message parts',
  'truncated JSON',
  'step output',
] as const;

/** One of the surroundings. */
export type Surrounding = (typeof surroundings)[number];

/** Surroundings that are no tool's output: under `strict` an output may be masked as a whole. */
export const surroundingsOutsideOutputs: readonly Surrounding[] = [
  'plain text',
  'tool_use input',
  'arguments string',
  'message parts',
];

/** Stands a text where an agent's trace would have it. */
export function surround(text: string, surrounding: Surrounding, random: Random): unknown {
  switch (surrounding) {
    case 'plain text':
      return text;
    case 'tool message':
      return { role: 'tool', tool_call_id: `call_${toolId(random)}`, content: text };
    case 'tool_use input':
      return {
        type: 'assistant',
        uuid: uuid(random),
        message: {
          id: `msg_01${toolId(random)}`,
          role: 'assistant',
          content: [{ type: 'tool_use', id: `toolu_01${toolId(random)}`, name: 'Bash', input: { command: text } }],
        },
      };
    case 'arguments string':
      return {
        id: `call_${toolId(random)}`,
        type: 'function',
        function: { name: 'exec', arguments: JSON.stringify({ cmd: ['bash', '-lc', text], timeout_ms: 120000 }) },
      };
    case 'JSON line in a string':
      return JSON.stringify({
        type: 'user',
        message: {
          role: 'user',
          content: [{ type: 'tool_result', tool_use_id: `toolu_01${toolId(random)}`, content: text, is_error: false }],
        },
      });
    case 'message parts':
      return { role: 'user', content: [{ type: 'text', text }], request_id: `req_01${toolId(random)}` };
    case 'truncated JSON':
      return { output: `${JSON.stringify({ stdout: `${text}\nnext line of output`, exit_code: 0 }).slice(0, -18)}` };
    case 'step output':
      return {
        step: random.int(0, 40),
        actor: 'tool',
        type: 'tool_result',
        timestamp: `2026-0${random.int(1, 9)}-1${random.int(0, 9)}T0${random.int(0, 9)}:15:2${random.int(0, 9)}Z`,
        output: { stdout: text, stderr: '', exit_code: 0 },
      };
  }
}
