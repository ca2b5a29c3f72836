import type { Place } from '../detector.ts';
import type { Leaf } from './walk.ts';

/** A text that stands alone, without a document around it. */
export function textLeaf(text: string): Leaf {
  const place: Place = { path: [], key: undefined, role: undefined, tool: undefined };
  return { text, node: { parent: undefined, step: '', value: text }, place };
}
