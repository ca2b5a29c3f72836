import { contentHashIfSound, sha256Hex } from '@trace-formats/digest';

/** A document whose own digests fit its redacted content again, and a sentence on each digest that changed. */
export interface Refreshed {
  readonly value: unknown;
  readonly notes: readonly string[];
}

/**
 * Gives a document digests that fit its redacted content: the old ones would betray what was there, or prove nothing. Those of
 * an Open-Token document's events and of a Forsy artifact's content are computed again, since it is known how; any other
 * becomes null. The document may stand in a list, or in something around it.
 */
export function refreshDigests(before: unknown, after: unknown): Refreshed {
  const notes: string[] = [];
  return { value: refreshedBelow(before, after, notes, deepest), notes };
}

/** Documents are wrapped a few times at most. */
const deepest = 30;

function refreshedBelow(before: unknown, after: unknown, notes: string[], deep: number): unknown {
  if (before === after || typeof after !== 'object' || after === null || deep === 0) return after;
  const below = Object.entries(after).flatMap(([key, value]): [string, unknown][] => {
    const fresh = refreshedBelow(ownValue(before, key), value, notes, deep - 1);
    return fresh === value ? [] : [[key, fresh]];
  });
  if (Array.isArray(after)) {
    if (below.length === 0) return after;
    const copy = [...after];
    for (const [index, fresh] of below) copy[Number(index)] = fresh;
    return copy;
  }
  return refreshedDocument(before, below.length === 0 ? after : { ...after, ...Object.fromEntries(below) }, notes);
}

function refreshedDocument(before: unknown, after: unknown, notes: string[]): unknown {
  if (!isRecord(before) || !isRecord(after)) return after;
  const fresh: { integrity?: unknown; static_output?: unknown } = {};
  const told = notes.length;
  const { integrity, static_output: output } = after;
  const was = before['static_output'];
  if (isRecord(integrity) && 'events_hash' in integrity && before['events'] !== after['events']) {
    const made = integrityOver(integrity, () => contentHashIfSound(after['events']));
    fresh.integrity = made.integrity;
    notes.push(made.note);
  }
  if (isRecord(output) && isRecord(was) && Array.isArray(output['artifacts']) && Array.isArray(was['artifacts']))
    fresh.static_output = { ...output, artifacts: artifactsOf(was['artifacts'], output['artifacts'], notes) };
  return notes.length > told ? { ...after, ...fresh } : after;
}

/** The digest of an Open-Token export over the events that came out, and the sentence on it. Events without a digest hold half a surrogate pair. */
export function integrityOver(
  integrity: Readonly<Record<string, unknown>>,
  digest: () => string | undefined,
): { readonly integrity: Record<string, unknown>; readonly note: string } {
  const ours = integrity['hash_alg'] === undefined || integrity['hash_alg'] === 'sha256';
  // Half a surrogate pair is no reason to leave what stands beside it unmasked.
  const hash = ours ? (digest() ?? null) : null;
  const why = ours ? 'the events hold text that is no sound Unicode' : 'its algorithm is not sha256';
  return {
    integrity: { ...integrity, events_hash: hash },
    note:
      hash === null
        ? `integrity.events_hash was set to null, because ${why}`
        : 'integrity.events_hash was computed again over the redacted events',
  };
}

function artifactsOf(before: readonly unknown[], after: readonly unknown[], notes: string[]): unknown[] {
  return after.map((artifact, index) => {
    if (artifact === before[index] || !isRecord(artifact) || typeof artifact['hash'] !== 'string') return artifact;
    const was = before[index];
    const { content } = artifact;
    const fits =
      isRecord(was) && typeof was['content'] === 'string' && was['hash'] === `sha256:${sha256Hex(was['content'])}`;
    if (isRecord(was) && was['content'] === content && was['diff'] === artifact['diff']) return artifact;
    if (fits && typeof content === 'string') {
      notes.push(`the hash of artifact ${index + 1} was computed again over its redacted content`);
      return { ...artifact, hash: `sha256:${sha256Hex(content)}` };
    }
    notes.push(`the hash of artifact ${index + 1} was set to null, because what it covers was redacted`);
    return { ...artifact, hash: null };
  });
}

/** What stands under a key of an object or at an index of a list. */
function ownValue(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return Object.getOwnPropertyDescriptor(holder, key)?.value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
