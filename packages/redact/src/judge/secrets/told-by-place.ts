import { isCodeReference } from './code-reference.ts';
import { looksLikePassword } from './value.ts';

/** What a pattern calls the parts of what it matches. */
type Groups = Readonly<Record<string, string | undefined>>;

/** True for what may be a secret where its place in a line tells that one stands there; under `valueAnyhow` it need not look like one. */
export function isToldByPlace(value: string, groups: Groups): boolean {
  if (isCodeReference(value) || /^(?:public|private)$/i.test(value)) return false;
  return looksLikePassword(value) || groups['valueAnyhow'] !== undefined;
}
