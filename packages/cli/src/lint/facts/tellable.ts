import { createHash } from 'node:crypto';
import { isTelling } from '../../report/without-values.ts';

/** Turns names of a document into names that may be kept and told. */
export type Tellable = (text: string) => string;

/**
 * Ids and paths are kept across files, written into blobs and quoted in findings. One that holds something secret is kept masked,
 * with four digits of its digest, so that two of them still differ and none can be guessed from what is left. By the policy
 * `secrets` names of people are told as they are.
 */
export async function tellable(policy: 'pii' | 'secrets' = 'pii'): Promise<Tellable> {
  const { masked } = await import('../../report/masked.ts');
  const known = new Map<string, string>();
  return (text) => {
    if (!isTelling(text)) return text;
    const before = known.get(text);
    if (before !== undefined) return before;
    const hidden = masked(text, policy);
    const told = hidden === text ? text : `${hidden}~${createHash('sha256').update(text).digest('hex').slice(0, 4)}`;
    if (known.size < mostKnown) known.set(text, told);
    return told;
  };
}

/** The same few names come again and again; remembering millions would cost more than it saves. */
const mostKnown = 10_000;
