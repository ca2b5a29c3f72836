import type { Place } from '../detector.ts';
import { type Calls, createCalls, isBesideCommand } from '../outputs/calls.ts';
import { outputKeys } from '../outputs/output-keys.ts';
import { RedactionError } from '../redaction-error.ts';
import { isClient } from './clients.ts';
import { headingOfWrapped, headingsOver, isIndex } from './columns.ts';
import { fieldOf } from './field-of.ts';
import { type Node, spokenPlace } from './node.ts';
import { mayBeSecretNumber } from './secret-numbers.ts';
import { noSiblings, siblingsOf } from './siblings.ts';
import { type Scope, TreePlace } from './tree-place.ts';

/** A string of a document: a value, or the key of a property. */
export interface Leaf {
  readonly text: string;
  readonly node: Node;
  readonly place: Place;
}

/** A spot of a document read as a string. A document has millions of them, so what can be asked of one is put together when it is. */
class TreeLeaf implements Leaf {
  readonly #scope: Scope;
  readonly #isKey: boolean;
  constructor(scope: Scope, isKey: boolean) {
    this.#scope = scope;
    this.#isKey = isKey;
  }
  get text(): string {
    return String(this.#isKey ? this.node.step : this.node.value);
  }
  get node(): Node {
    return this.#scope.node;
  }
  get place(): Place {
    return new TreePlace(this.#scope, this.#isKey);
  }
}

/**
 * Every string of a JSON value in document order, keys before their values, and the numbers that could be secrets. It doesn't
 * recurse, so depth costs nothing. Calls that were seen in an earlier document lend their results a meaning here.
 */
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
      siblings: noSiblings,
    },
  ];
  for (let top = stack.pop(); top; top = stack.pop()) {
    if ('leave' in top) ancestors.delete(top.leave);
    else if (typeof top.node.value === 'string') leaves.push(new TreeLeaf(top, false));
    else if (typeof top.node.value === 'number') {
      if (mayBeSecretNumber(top.key, String(top.node.value))) leaves.push(new TreeLeaf(top, false));
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

function elements(array: readonly unknown[], { node, key, role, tool, shown }: Scope): Scope[] {
  if (isMoreThanJson(array, 2)) throw noJson(node);
  let client: string | undefined;
  const headings = headingsOver(node);
  return Array.from(array, (value, step) => {
    const previous = step > 0 ? array[step - 1] : undefined;
    if (typeof previous === 'string' && isClient(previous)) client = previous;
    return {
      node: { parent: node, step, value },
      key: headings?.[step] ?? key,
      role,
      tool,
      shown,
      siblings: noSiblings,
      previous: typeof previous === 'string' && previous.length <= 200 ? previous : undefined,
      client,
    };
  });
}

function properties(object: object, scope: Scope, leaves: Leaf[], calls: Calls): Scope[] {
  if (isMoreThanJson(object, 1)) throw noJson(scope.node);
  const keys = Object.keys(object);
  const siblings = siblingsOf(object, keys, calls);
  const role = siblings.role ?? scope.role;
  const tool = siblings.tool ?? scope.tool;
  const isCounted = scope.key !== undefined && keys.every(isIndex);
  return keys.map((step) => {
    const node = { parent: scope.node, step, value: fieldOf(object, step) };
    const shown =
      (outputKeys.has(step) ? siblings.shown : undefined) ??
      (isBesideCommand(step) ? siblings.shownBeside : undefined) ??
      scope.shown;
    const key = step === 'v' ? headingOfWrapped(scope.node) : isCounted ? scope.key : undefined;
    const own = { node, key: key ?? step, role, tool, shown, siblings };
    leaves.push(new TreeLeaf(own, true));
    return own;
  });
}

/** True for what JSON may be written of in another way than it reads: it is of a class of its own, or says itself what is written. */
function isMoreThanJson(object: object, mostPrototypes: number): boolean {
  let prototypes = 0;
  for (let at = Object.getPrototypeOf(object); at !== null; at = Object.getPrototypeOf(at)) prototypes += 1;
  return prototypes > mostPrototypes || typeof fieldOf(object, 'toJSON') === 'function';
}

function noJson(node: Node): RedactionError {
  return new RedactionError(
    `The value at ${spokenPlace(node)} is not plain JSON data. Convert it with JSON.parse(JSON.stringify(…)) before redacting.`,
  );
}

function refuseWhatIsNotJson(node: Node): void {
  const kind = typeof node.value;
  if (kind === 'function' || kind === 'symbol' || kind === 'bigint')
    throw new RedactionError(`The value at ${spokenPlace(node)} is a ${kind}, and only JSON values can be redacted.`);
}
