import type { Node } from '../walk/node.ts';

/** A key that was masked, and what became of it. */
export interface MaskedKey {
  readonly node: Node;
  readonly text: string;
}

/**
 * The names that masked keys get. One that would collide with another is numbered, and a key that was there before keeps its
 * name. One that consists of digits gets a low line before it: engines put such keys before all others, and old and new keys
 * are matched by their order.
 */
export function renamedKeys(masked: readonly MaskedKey[]): ReadonlyMap<Node, string> {
  const byParent = new Map<Node, MaskedKey[]>();
  for (const key of masked) {
    const { parent } = key.node;
    if (parent === undefined) continue;
    const known = byParent.get(parent);
    if (known === undefined) byParent.set(parent, [key]);
    else known.push(key);
  }
  const renamed = new Map<Node, string>();
  for (const [parent, keys] of byParent) {
    const changed = keys.filter(({ node, text }) => node.step !== text);
    const taken = new Set(Object.keys(parent.value as object));
    for (const { node } of changed) taken.delete(String(node.step));
    for (const { node, text } of changed) {
      const own = /^\d+$/.test(text) ? `_${text}` : text;
      let name = own;
      for (let number = 2; taken.has(name); number++) name = `${own}_${number}`;
      taken.add(name);
      renamed.set(node, name);
    }
  }
  return renamed;
}
