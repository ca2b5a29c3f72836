import { type Calls, commandOf } from '../outputs/calls.ts';
import { shownByCell } from '../outputs/cell.ts';
import { type Shown, shownBy } from '../outputs/shown.ts';
import { fieldOf } from './field-of.ts';
import { siblingFields } from './sibling-fields.ts';

/** What the fields of an object say of the strings beside them. */
export interface Siblings {
  readonly entry: string | undefined;
  readonly role: string | undefined;
  readonly tool: string | undefined;
  readonly account: string | undefined;
  readonly method: string | undefined;
  /** What the output beside a command shows, and what the result of a call shows. */
  readonly shownBeside: Shown | undefined;
  readonly shown: Shown | undefined;
}

type Open = { -readonly [Field in keyof Siblings]: Siblings[Field] };

/** All alike in shape, whatever is said, for the same reason as in `fieldOf`. */
function nothingSaid(): Open {
  return {
    entry: undefined,
    role: undefined,
    tool: undefined,
    account: undefined,
    method: undefined,
    shownBeside: undefined,
    shown: undefined,
  };
}

/** Where nothing stands beside a string. */
export const noSiblings: Siblings = nothingSaid();

/** A tool's result names only the call; the call, which came earlier, named the tool and said what it was to do. */
export function siblingsOf(object: object, keys: readonly string[], calls: Calls): Siblings {
  if (!keys.some((key) => tellingKeys.has(key))) return noSiblings;
  const siblings = nothingSaid();
  for (const [key, field] of siblingFields) {
    const value = fieldOf(object, key);
    if (typeof value === 'string' && siblings[field] === undefined) siblings[field] = value;
  }
  const type = fieldOf(object, 'type');
  if (typeof type === 'string' && siblings.role === undefined && /tool_?result|function_call_output/i.test(type))
    siblings.role = 'tool';
  if (
    siblings.tool === undefined &&
    typeof type === 'string' &&
    /^(?:tool_use|function_call|custom_tool_call)$/.test(type) &&
    siblings.entry
  )
    siblings.tool = siblings.entry;
  const named = fieldOf(object, 'function');
  if (siblings.tool === undefined && typeof named === 'object' && named !== null) {
    const name = fieldOf(named, 'name');
    if (typeof name === 'string') siblings.tool = name;
  }
  const command = commandOf(object);
  const shown = shownBeyond(object);
  if (shown) siblings.shown = shown;
  const shownBeside = command === undefined ? shownByCell(object) : shownBy(command);
  if (shownBeside) siblings.shownBeside = shownBeside;
  for (const id of callIdsOf(object)) {
    const call = command === undefined ? calls.get(id) : undefined;
    if (call === undefined) {
      if (siblings.tool !== undefined || command !== undefined)
        calls.set(id, { tool: siblings.tool, shown: shownBeside });
      continue;
    }
    if (siblings.tool === undefined && call.tool !== undefined) siblings.tool = call.tool;
    if (call.shown !== undefined) siblings.shown = call.shown;
  }
  return siblings;
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
  const links = fieldOf(object, 'links');
  const ids = callKeys.map((key) => fieldOf(object, key));
  if (typeof links === 'object' && links !== null) ids.push(fieldOf(links, 'call_id'));
  return ids.filter((id) => typeof id === 'string');
}

const callKeys = ['id', 'call_id', 'tool_call_id', 'tool_use_id', 'callId', 'toolCallId'] as const;

/** An object without any of these says nothing of its strings. */
const tellingKeys: ReadonlySet<string> = new Set([
  ...siblingFields.keys(),
  ...callKeys,
  'type',
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
