import { type Calls, commandOf } from '../outputs/calls.ts';
import { shownByCell } from '../outputs/cell.ts';
import { shownByTool } from '../outputs/secret-tools.ts';
import { type Shown, shownBy } from '../outputs/shown.ts';
import { fieldOf } from './field-of.ts';
import { siblingFields, speakerFrom, textUnder, typeThatNames } from './sibling-fields.ts';

/** What the fields of an object say of the strings beside them. */
export interface Siblings {
  readonly entry: string | undefined;
  readonly role: string | undefined;
  readonly tool: string | undefined;
  readonly account: string | undefined;
  /** What the output beside a command shows, and what the result of a call shows. */
  readonly shownBeside: Shown | undefined;
  readonly shown: Shown | undefined;
}

/** Where nothing stands beside a string. It has the shape of all others, for the same reason as in `fieldOf`. */
export const noSiblings: Siblings = {
  entry: undefined,
  role: undefined,
  tool: undefined,
  account: undefined,
  shownBeside: undefined,
  shown: undefined,
};

/** A tool's result names only the call; the call, which came earlier, named the tool and said what it was to do. */
export function siblingsOf(object: object, keys: readonly string[], calls: Calls): Siblings {
  if (!keys.some((key) => tellingKeys.has(key))) return noSiblings;
  const type = fieldOf(object, 'type');
  const entry = textUnder(siblingFields.entry, object) ?? (type === typeThatNames ? typeThatNames : undefined);
  const role = textUnder(siblingFields.role, object) ?? (isTypeOf(type, ofResult) ? 'tool' : speakerOf(object, type));
  const command = commandOf(object);
  const shownBeside = command === undefined ? shownByCell(object) : shownBy(command);
  let tool =
    textUnder(siblingFields.tool, object) ??
    ((isTypeOf(type, ofCall) && entry) || calledBy(fieldOf(object, 'function')));
  // The name of a tool is a command as well; a result may name its tool as a chat names who speaks.
  const byTool = shownByTool(tool ?? (isNamedAlone(object, role) ? entry : undefined));
  let shown = shownBeyond(object) ?? byTool;
  for (const id of callIdsOf(object)) {
    const call = command === undefined ? calls.get(id) : undefined;
    if (call !== undefined) {
      tool ??= call.tool;
      shown = call.shown ?? shown;
    } else if (tool !== undefined || command !== undefined || byTool !== undefined)
      calls.set(id, { tool, shown: shownBeside ?? byTool });
  }
  return { entry, role, tool, account: textUnder(siblingFields.account, object), shownBeside, shown };
}

function isTypeOf(type: unknown, of: RegExp): boolean {
  return typeof type === 'string' && of.test(type);
}

/** Who speaks in a chat that has another name for it than `role`. */
function speakerOf(object: object, type: unknown): string | undefined {
  const from = fieldOf(object, 'from');
  if (typeof from === 'string' && speakerFrom.test(from)) return from;
  // LangChain's messages say it by their type, or by the class that they are of.
  if (type === 'human' || type === 'ai') return type;
  const id = type === 'constructor' ? fieldOf(object, 'id') : undefined;
  const name = Array.isArray(id) ? id.at(-1) : undefined;
  if (typeof name === 'string') return ofMessage.exec(name)?.[1]?.toLowerCase();
  // The events of OpenHands say where they come from.
  const source = fieldOf(object, 'action') === 'message' ? fieldOf(object, 'source') : undefined;
  return source === 'user' || source === 'agent' ? source : undefined;
}

const ofMessage = /^(Human|AI|System|Tool)Message(?:Chunk)?$/;

const ofResult = /tool_?result|function_call_output/i;
const ofCall = /^(?:(?:server_|mcp_)?tool_use|function_call|(?:custom_|mcp_)?tool_?call|mcp_call)$/i;

/** Results of OpenAI and Gemini, and calls of Gemini and LangChain. */
function isNamedAlone(object: object, role: string | undefined): boolean {
  return (
    role === 'tool' || role === 'function' || ['response', 'args'].some((key) => fieldOf(object, key) !== undefined)
  );
}

/** The name of a function that a chat calls. */
function calledBy(named: unknown): string | undefined {
  const name = typeof named === 'object' && named !== null ? fieldOf(named, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** An observation of OpenHands tells its command beside its content, one level deeper. */
function shownBeyond(object: object): Shown | undefined {
  const extras = fieldOf(object, 'extras');
  if (fieldOf(object, 'observation') === undefined || typeof extras !== 'object' || extras === null) return undefined;
  const command = fieldOf(extras, 'command');
  return typeof command === 'string' ? shownBy(command) : undefined;
}

/** The ids by which a call and its result know each other; Open-Token keeps them among an event's links. */
function callIdsOf(object: object): string[] {
  const ids: string[] = [];
  const add = (id: unknown): void => {
    if (typeof id === 'string') ids.push(id);
  };
  for (const key of callKeys) add(fieldOf(object, key));
  const links = fieldOf(object, 'links');
  if (typeof links === 'object' && links !== null) add(fieldOf(links, 'call_id'));
  return ids;
}

const callKeys = ['id', 'call_id', 'tool_call_id', 'source_call_id', 'tool_use_id', 'callId', 'toolCallId'] as const;

/** An object without any of these says nothing of its strings. */
const tellingKeys: ReadonlySet<string> = new Set([
  ...Object.values(siblingFields).flat(),
  ...callKeys,
  'type',
  'from',
  'function',
  'links',
  'command',
  'cmd',
  'action',
  'input',
  'args',
  'cell_type',
  'extras',
]);
