import { marker } from '../judge/placeholder.ts';
import type { Part } from '../parts.ts';
import type { Leaf, Node } from '../walk/walk.ts';
import { outputKeys } from './output-keys.ts';

const factKeys = new Set([
  'type',
  'mime',
  'id',
  'call_id',
  'tool_call_id',
  'tool_use_id',
  'role',
  'actor',
  'name',
  'tool',
  'tool_name',
  'actor_id',
  'visibility',
  'status',
  'source_call_id',
  'timestamp',
  'ts',
]);

/** True for a string that a tool has put out, unless the user trusts the tool. */
export function isUntrustedOutput({ text, place, node }: Leaf, trustedTools: readonly string[] = []): boolean {
  if (place.isKey || text.replace(marker, '').trim() === '') return false;
  if (place.tool !== undefined && trustedTools.includes(place.tool)) return false;
  const { key } = place;
  if (key === undefined || factKeys.has(key)) return false;
  const keys = place.path.filter((step): step is string => typeof step === 'string');
  if (!keys.some((step) => outputKeys.has(step))) return false;
  return (
    place.role === 'tool' ||
    (place.tool !== undefined && keys.some((step) => step === 'output' || step === 'result')) ||
    keys.some((step) => onlyOutputs.has(step)) ||
    isOfOutput(node)
  );
}

/** Keys under which nothing else stands, whoever's message it is. */
const onlyOutputs: ReadonlySet<string> = new Set([
  'toolUseResult',
  'toolResult',
  'tool_result',
  'functionResponse',
  'function_response',
  'resultDisplay',
  'aggregated_output',
  'formatted_output',
]);

/** True below an object that says it is the end or the result of a call, or a step of an agent that acts and observes. */
function isOfOutput(node: Node): boolean {
  for (let at = node.parent, step = node.step; at; step = at.step, at = at.parent) {
    const { value } = at;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    if ('type' in value && typeof value.type === 'string' && outputTypes.test(value.type)) return true;
    if (step === 'observation' && 'action' in value && 'thought' in value) return true;
  }
  return false;
}

const outputTypes =
  /^(?:[a-z]{1,20}[-_]){0,3}(?:tool|call|function|command|shell|search|patch_apply)[-_](?:results?|outputs?|responses?|end)$/;

/** The whole of a tool's output as one part. */
export function untrustedOutput(text: string): Part {
  return {
    start: 0,
    end: text.length,
    detector: 'untrusted-tool-output',
    origin: { type: 'tool_output', label: 'Output of a tool that is not trusted', family: 'INTERNAL_URL' },
    confidence: 'likely',
    digest: undefined,
    value: undefined,
    rank: 9,
  };
}
