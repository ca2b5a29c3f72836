import type { Place, PlaceDetector } from '../detector.ts';
import { marker } from '../judge/secrets/marker.ts';
import { type Part, ranks } from '../parts.ts';
import type { Origin } from '../session/known-texts.ts';
import { inLines } from '../shape/in-lines.ts';
import type { Node } from '../walk/node.ts';
import type { Leaf } from '../walk/walk.ts';
import { outputKeys } from './output-keys.ts';

const factKeys = new Set(
  inLines`
  type|mime|id|call_id|tool_call_id|tool_use_id|role|actor|name|tool|tool_name|actor_id|visibility|status|
  source_call_id|timestamp|ts
`.split('|'),
);

/** True for a string that a tool has put out, unless the user trusts the tool. */
export function isUntrustedOutput({ text, place, node }: Leaf, trustedTools: readonly string[] = []): boolean {
  if (isAllMarkers(text) || !mayBeOutput(place, trustedTools)) return false;
  return isOutputPlace(place, trustedTools) || isOfOutput(node);
}

function isAllMarkers(text: string): boolean {
  return text.replace(marker, '').trim() === '';
}

function mayBeOutput({ isKey, tool, key, path }: Place, trustedTools: readonly string[]): boolean {
  if (isKey || key === undefined || factKeys.has(key)) return false;
  // The second form of OpenHands repeats there what was asked.
  if (key === 'command' && path.at(-2) === 'observation') return false;
  return !(tool !== undefined && trustedTools.includes(tool)) && (path.some(holdsOutput) || isTurn(path));
}

function holdsOutput(step: string | number): boolean {
  return outputKeys.has(String(step)) || listsOfOutputs.has(String(step));
}

/** Keys under which several outputs stand beside each other; a command has none of them. */
const listsOfOutputs: ReadonlySet<string> = new Set(['results', 'outputs', 'content_items']);

/** True where ShareGPT keeps what was said in a turn: `{"from": "observation", "value": "…"}`. */
function isTurn(path: Place['path']): boolean {
  return path.at(-1) === 'value' && typeof (path.at(-2) ?? 0) === 'number';
}

function isOutputPlace(place: Place, trustedTools: readonly string[]): boolean {
  if (!mayBeOutput(place, trustedTools)) return false;
  const { role, tool, path } = place;
  return (
    (role !== undefined && toolRoles.test(role)) ||
    isObserved(path) ||
    (tool !== undefined && path.some((step) => step === 'output' || step === 'result')) ||
    path.some((step) => onlyOutputs.has(String(step)))
  );
}

/** Who speaks where a tool does: as most say, as Pi does, as OpenAI did before it had tools, as ShareGPT and GLM do. */
const toolRoles = /^(?:tool|function|observation|(?:tool|function)_?(?:result|response|output))$/i;

/** True in what an observation of ATIF says: `"observation": {"results": [{"content": "…"}]}`. */
function isObserved(path: Place['path']): boolean {
  const at = path.lastIndexOf('observation');
  return at !== -1 && path[at + 1] === 'results' && path[at + 3] === 'content';
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
    if (isResult(value as Record<string, unknown>, step)) return true;
  }
  return false;
}

/** What an object says of one of its fields: that it is what came of a call. */
function isResult(object: Record<string, unknown>, step: unknown): boolean {
  const has = (key: string): boolean => Object.hasOwn(object, key);
  switch (step) {
    case 'observation':
      // SWE-agent, and the second form of OpenHands.
      return (has('action') && has('thought')) || has('tool_call_id');
    case 'observations':
      return has('tool_calls');
    case 'content':
      // OpenHands; LangChain and AutoGen, whose answers name the call.
      return has('observation') || ((has('tool_call_id') || has('call_id')) && !has('tool_calls'));
    case 'result':
      // MCP and Cursor; the events of Inspect.
      return has('jsonrpc') || has('rawArgs') || has('toolCallId') || object['event'] === 'tool';
    case 'output':
    case 'outputs':
    case 'results':
      // Langfuse; the calls that the Responses API makes itself.
      return isTool(object['type']) || isCallOfApi(object['type']);
    case 'text':
      // Cline.
      return object['say'] === 'command_output';
    case 'value':
      // OpenTelemetry, where an attribute is a record.
      return object['key'] === 'gen_ai.tool.call.result';
    default:
      return step === 'gen_ai.tool.call.result';
  }
}

function isTool(type: unknown): boolean {
  return typeof type === 'string' && /^tool$/i.test(type);
}

function isCallOfApi(type: unknown): boolean {
  return typeof type === 'string' && /^[a-z_]{2,24}_call$/.test(type);
}

const outputTypes =
  /^(?:[a-z]{1,20}[-_]){0,3}(?:tool|call|function|command|shell|search|patch_apply)[-_](?:results?|outputs?|responses?|end)$/;

/** Finds the outputs of tools in a text that holds records itself: a log as a text, one that was cut short, one inside a string. */
export function untrustedOutputs(trustedTools: readonly string[] = []): PlaceDetector {
  return {
    ...untrusted,
    id: 'untrusted-tool-output',
    shape: 'The output of a tool that the user does not trust.',
    link: 'https://github.com/trace-formats/trace-formats',
    policy: 'strict',
    confidence: 'likely',
    isWhole: true,
    words: ['tool', 'function', 'observation', 'resultdisplay', 'aggregated_output', 'formatted_output'],
    concerns: (place) => isOutputPlace(place, trustedTools),
    inspect: (text) => (isAllMarkers(text) ? [] : [[0, text.length]]),
  };
}

const untrusted: Origin = {
  type: 'tool_output',
  label: 'Output of a tool that is not trusted',
  family: 'INTERNAL_URL',
};

/** The whole of a tool's output as one part. */
export function untrustedOutput(text: string): Part {
  return {
    start: 0,
    end: text.length,
    detector: 'untrusted-tool-output',
    origin: untrusted,
    confidence: 'likely',
    digest: undefined,
    value: undefined,
    // What is masked whole is told as that, whatever stands in it.
    rank: ranks.whole,
  };
}
