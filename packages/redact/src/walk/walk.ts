import type { Place } from '../detector.ts';
import { type Calls, commandOf, createCalls, isBesideCommand } from '../outputs/calls.ts';
import { shownByCell } from '../outputs/cell.ts';
import { outputKeys } from '../outputs/output-keys.ts';
import { type Shown, shownBy } from '../outputs/shown.ts';
import { isClient } from './clients.ts';
import { isWrapper, siblingFields } from './json-strings.ts';
import { mayBeSecretNumber } from './secret-numbers.ts';

/** A string of a document: a value, or the key of a property. */
export interface Leaf {
  readonly text: string;
  readonly node: Node;
  readonly place: Place;
}

/** A spot in a document: the root, a property or an element. */
export interface Node {
  readonly parent: Node | undefined;
  readonly step: string | number;
  readonly value: unknown;
}

/** What the redactor says when it will not vouch for a document. Its message never holds a value of the document. */
export class RedactionError extends Error {
  override readonly name: string = 'RedactionError';
}

/** Every string of a JSON value in document order, keys before their values, and the numbers that could be secrets. It doesn't recurse, so depth costs nothing. Calls that were seen in an earlier document lend their results a meaning here. */
export function leavesOf(root: unknown, calls: Calls = createCalls()): Leaf[] {
  const leaves: Leaf[] = [];
  const ancestors = new Set<unknown>();
  const stack: (Scope | { readonly leave: unknown })[] = [
    {
      node: { parent: undefined, step: '', value: root },
      key: undefined,
      role: undefined,
      tool: undefined,
      shown: undefined,
      siblings: {},
    },
  ];
  for (let top = stack.pop(); top; top = stack.pop()) {
    if ('leave' in top) ancestors.delete(top.leave);
    else if (typeof top.node.value === 'string')
      leaves.push({ text: top.node.value, node: top.node, place: new TreePlace(top) });
    else if (typeof top.node.value === 'number') {
      const digits = String(top.node.value);
      if (mayBeSecretNumber(top.key, digits)) leaves.push({ text: digits, node: top.node, place: new TreePlace(top) });
    } else if (typeof top.node.value === 'object' && top.node.value !== null) {
      const { value } = top.node;
      if (ancestors.has(value))
        throw new RedactionError(`The value at ${spokenPlace(top.node)} contains itself. Only a tree can be redacted.`);
      ancestors.add(value);
      stack.push({ leave: value });
      const inside = Array.isArray(value) ? elements(value, top) : properties(value, top, leaves, calls);
      for (let index = inside.length - 1; index >= 0; index--) stack.push(inside[index]!);
    } else refuseWhatIsNotJson(top.node);
  }
  return leaves;
}

/** The RFC 6901 JSON Pointer of a node; keys that were masked go by their new names, because a key can be the secret. */
export function pointerOf(node: Node, renamed: ReadonlyMap<Node, string>): string {
  let pointer = '';
  for (let at: Node = node; at.parent; at = at.parent)
    pointer = `/${(renamed.get(at) ?? String(at.step)).replaceAll('~', '~0').replaceAll('/', '~1')}${pointer}`;
  return pointer;
}

/** A place for error messages: only steps that are plainly words are spelled out, because any other could be a value. */
export function spokenPlace(node: Node): string {
  const steps = stepsOf(node);
  const spoken = steps
    .slice(0, 12)
    .map((step) => (typeof step === 'number' || /^[A-Za-z_]{1,24}$/.test(step) ? step : '…'));
  return steps.length === 0 ? 'the root' : `/${spoken.join('/')}${steps.length > 12 ? '/…' : ''}`;
}

function stepsOf(node: Node): (string | number)[] {
  const steps: (string | number)[] = [];
  for (let at: Node = node; at.parent; at = at.parent) steps.push(at.step);
  return steps.reverse();
}

interface Siblings {
  readonly entry?: string | undefined;
  readonly role?: string | undefined;
  readonly tool?: string | undefined;
  readonly account?: string | undefined;
  /** What the output beside a command shows, and what the result of a call shows. */
  readonly shownBeside?: Shown | undefined;
  readonly shown?: Shown | undefined;
}

interface Scope {
  readonly node: Node;
  readonly key: string | undefined;
  readonly role: string | undefined;
  readonly tool: string | undefined;
  readonly shown: Shown | undefined;
  readonly siblings: Siblings;
  readonly previous?: string | undefined;
  readonly client?: string | undefined;
  readonly isKey?: boolean;
}

class TreePlace implements Place {
  readonly #scope: Scope;
  constructor(scope: Scope) {
    this.#scope = scope;
  }
  get path(): (string | number)[] {
    return stepsOf(this.#scope.node);
  }
  get key(): string | undefined {
    return this.#scope.key;
  }
  get role(): string | undefined {
    return this.#scope.role;
  }
  get tool(): string | undefined {
    return this.#scope.tool;
  }
  get above(): string | undefined {
    let seen = false;
    for (let at: Node | undefined = this.#scope.node; at?.parent; at = at.parent) {
      if (typeof at.step !== 'string') continue;
      if (seen) return at.step;
      seen = true;
    }
    return undefined;
  }
  get kindAbove(): string | undefined {
    const manifest = this.#scope.node.parent?.parent?.value;
    if (typeof manifest !== 'object' || manifest === null || !('kind' in manifest)) return undefined;
    return typeof manifest.kind === 'string' ? manifest.kind : undefined;
  }
  get record(): string | undefined {
    const object = this.#scope.node.parent?.value;
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined;
    return Object.entries(object)
      .slice(0, 40)
      .map(([key, value]) => `"${key}":${typeof value === 'string' ? `"${value.slice(0, 100)}"` : ''}`)
      .join(',');
  }
  get entry(): string | undefined {
    return this.#scope.siblings.entry;
  }
  get entryAround(): string | undefined {
    for (let at = this.#scope.node.parent; at?.parent && isWrapper(at.step); at = at.parent) {
      const entry = entryOf(at.parent.value);
      if (entry !== undefined) return entry;
    }
    return undefined;
  }
  get account(): string | undefined {
    return this.#scope.siblings.account;
  }
  get method(): string | undefined {
    const list = this.#scope.node.parent;
    const call = Array.isArray(list?.value) ? list.parent?.value : undefined;
    if (typeof call !== 'object' || call === null || !('method' in call)) return undefined;
    return typeof call.method === 'string' ? call.method : undefined;
  }
  get previous(): string | undefined {
    return this.#scope.previous;
  }
  get client(): string | undefined {
    return this.#scope.client;
  }
  get shown(): Shown | undefined {
    return this.#scope.shown;
  }
  get isKey(): boolean {
    return this.#scope.isKey === true;
  }
}

function elements(array: readonly unknown[], { node, key, role, tool, shown }: Scope): Scope[] {
  let client: string | undefined;
  return Array.from(array, (value, step) => {
    const previous = step > 0 ? array[step - 1] : undefined;
    if (typeof previous === 'string' && isClient(previous)) client = previous;
    return {
      node: { parent: node, step, value },
      key,
      role,
      tool,
      shown,
      siblings: {},
      previous: typeof previous === 'string' && previous.length <= 200 ? previous : undefined,
      client,
    };
  });
}

function properties(object: object, scope: Scope, leaves: Leaf[], calls: Calls): Scope[] {
  const prototype = Object.getPrototypeOf(object);
  if (prototype !== null && prototype !== Object.prototype && Object.getPrototypeOf(prototype) !== null)
    throw new RedactionError(
      `The value at ${spokenPlace(scope.node)} is not plain JSON data. Convert it with JSON.parse(JSON.stringify(…)) before redacting.`,
    );
  const keys = Object.keys(object);
  const siblings = siblingsOf(object, keys, calls);
  const role = siblings.role ?? scope.role;
  const tool = siblings.tool ?? scope.tool;
  return keys.map((step) => {
    const node = { parent: scope.node, step, value: (object as Record<string, unknown>)[step] };
    const shown =
      (outputKeys.has(step) ? siblings.shown : undefined) ??
      (isBesideCommand(step) ? siblings.shownBeside : undefined) ??
      scope.shown;
    leaves.push({
      text: step,
      node,
      place: new TreePlace({ node, key: step, role, tool, shown, siblings: {}, isKey: true }),
    });
    return { node, key: step, role, tool, shown, siblings };
  });
}

/** The name that an entry gives itself. */
function entryOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  for (const [key, field] of siblingFields) {
    const name = field === 'entry' ? (value as Record<string, unknown>)[key] : undefined;
    if (typeof name === 'string') return name;
  }
  return undefined;
}

/** A tool's result names only the call; the call, which came earlier, named the tool and said what it was to do. */
function siblingsOf(object: object, keys: readonly string[], calls: Calls): Siblings {
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
  'cell_type',
]);

function refuseWhatIsNotJson(node: Node): void {
  const kind = typeof node.value;
  if (kind === 'function' || kind === 'symbol')
    throw new RedactionError(`The value at ${spokenPlace(node)} is a ${kind}, and only JSON values can be redacted.`);
}
