/** A spot in a document: the root, a property or an element. */
export interface Node {
  readonly parent: Node | undefined;
  readonly step: string | number;
  readonly value: unknown;
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

/** The keys and indexes from the root to a node. */
export function stepsOf(node: Node): (string | number)[] {
  const steps: (string | number)[] = [];
  for (let at: Node = node; at.parent; at = at.parent) steps.push(at.step);
  return steps.reverse();
}
