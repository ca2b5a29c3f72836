import { type Calls, commandOf } from '../outputs/calls.ts';
import { shownByCell } from '../outputs/cell.ts';
import { type Shown, shownBy } from '../outputs/shown.ts';
import { siblingFields } from './sibling-fields.ts';

/** What the fields of an object say of the strings beside them. */
export interface Siblings {
  readonly entry?: string | undefined;
  readonly role?: string | undefined;
  readonly tool?: string | undefined;
  readonly account?: string | undefined;
  /** What the output beside a command shows, and what the result of a call shows. */
  readonly shownBeside?: Shown | undefined;
  readonly shown?: Shown | undefined;
}

/** Where nothing stands beside a string. */
export const noSiblings: Siblings = {};

/** A tool's result names only the call; the call, which came earlier, named the tool and said what it was to do. */
export function siblingsOf(object: object, keys: readonly string[], calls: Calls): Siblings {
  const record = object as Record<string, unknown>;
  const siblings: {
    entry?: string;
    role?: string;
    tool?: string;
    account?: string;
    method?: string;
    shownBeside?: Shown;
    shown?: Shown;
  } = {};
  if (!keys.some((key) => tellingKeys.has(key))) return siblings;
  for (const [key, field] of siblingFields) {
    if (!keys.includes(key)) continue;
    const value = record[key];
    if (typeof value === 'string' && siblings[field] === undefined) siblings[field] = value;
  }
  const type = record['type'];
  if (typeof type === 'string' && siblings.role === undefined && /tool_?result|function_call_output/i.test(type))
    siblings.role = 'tool';
  if (
    siblings.tool === undefined &&
    typeof type === 'string' &&
    /^(?:tool_use|function_call|custom_tool_call)$/.test(type) &&
    siblings.entry
  )
    siblings.tool = siblings.entry;
  const named = record['function'];
  if (
    siblings.tool === undefined &&
    typeof named === 'object' &&
    named !== null &&
    'name' in named &&
    typeof named.name === 'string'
  )
    siblings.tool = named.name;
  const command = commandOf(record);
  const shown = shownBeyond(record);
  if (shown) siblings.shown = shown;
  const shownBeside = command === undefined ? shownByCell(record) : shownBy(command);
  if (shownBeside) siblings.shownBeside = shownBeside;
  for (const id of callIdsOf(record)) {
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
function shownBeyond({ observation, extras }: Record<string, unknown>): Shown | undefined {
  if (observation === undefined || typeof extras !== 'object' || extras === null || !('command' in extras))
    return undefined;
  return typeof extras.command === 'string' ? shownBy(extras.command) : undefined;
}

/** The ids by which a call and its result know each other; Open-Token keeps them among an event's links. */
function callIdsOf(record: Record<string, unknown>): string[] {
  const links = record['links'];
  const ids = callKeys.map((key) => record[key]);
  if (typeof links === 'object' && links !== null && 'call_id' in links) ids.push(links.call_id);
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
