import type { Node } from '../walk/node.ts';
import type { Leaf } from '../walk/walk.ts';
import type { Rewritten } from './rewrite.ts';

/** One string that changes. */
export interface Change {
  readonly leaf: Leaf;
  readonly after: Rewritten;
}

/** Copies a tree with some strings changed. Whatever holds no change is shared with the original, which stays as it is. */
export function rebuild(root: unknown, changes: readonly Change[], renamed: ReadonlyMap<Node, string>): unknown {
  const copies = new Map<Node, Copy>();
  let result = root;
  const copyOf = (node: Node): Copy => {
    const path: Node[] = [];
    for (let at: Node | undefined = node; at && !copies.has(at); at = at.parent) path.push(at);
    for (const at of path.reverse()) {
      const copy = Array.isArray(at.value)
        ? { entries: undefined, array: [...at.value] }
        : {
            entries: new Map(Object.entries(at.value as object).map(([key, value]) => [key, { key, value }])),
            array: undefined,
          };
      copies.set(at, copy);
    }
    return copies.get(node)!;
  };
  for (const { leaf, after } of changes) {
    const { parent, step } = leaf.node;
    if (!parent) {
      result = after.text;
      continue;
    }
    const copy = copyOf(parent);
    if (leaf.place.isKey) copy.entries!.get(String(step))!.key = renamed.get(leaf.node) ?? after.text;
    else put(copy, step, after.text);
  }
  // Children were reached through their parents, so the reverse of that order finishes every child first.
  for (const [node, copy] of [...copies].reverse()) {
    const finished = copy.array ?? objectOf(copy.entries!);
    if (node.parent) put(copies.get(node.parent)!, node.step, finished);
    else result = finished;
  }
  return result;
}

interface Copy {
  readonly array: unknown[] | undefined;
  readonly entries: Map<string, { key: string; value: unknown }> | undefined;
}

function put(copy: Copy, step: string | number, value: unknown): void {
  if (copy.array) copy.array[Number(step)] = value;
  else copy.entries!.get(String(step))!.value = value;
}

function objectOf(entries: ReadonlyMap<string, { key: string; value: unknown }>): object {
  const object = {};
  for (const { key, value } of entries.values())
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  return object;
}
