import { isMarker } from '../judge/placeholder.ts';
import type { Part } from '../parts.ts';
import type { Leaf } from '../walk/walk.ts';
import { outputKeys } from './output-keys.ts';

const factKeys = new Set([
  'type',
  'mime',
  'id',
  'call_id',
  'tool_call_id',
  'tool_use_id',
  'role',
  'actor',
  'name',
  'tool',
  'tool_name',
  'actor_id',
  'visibility',
  'status',
  'source_call_id',
  'timestamp',
  'ts',
]);

/** True for a string that a tool has put out, unless the user trusts the tool. */
export function isUntrustedOutput({ text, place }: Leaf, trustedTools: readonly string[] = []): boolean {
  if (place.isKey || text.trim() === '' || isMarker(text, 0, text.length)) return false;
  if (place.tool !== undefined && trustedTools.includes(place.tool)) return false;
  const { key } = place;
  if (key === undefined || factKeys.has(key)) return false;
  const keys = place.path.filter((step): step is string => typeof step === 'string');
  if (!keys.some((step) => outputKeys.has(step))) return false;
  return (
    place.role === 'tool' || (place.tool !== undefined && keys.some((step) => step === 'output' || step === 'result'))
  );
}

/** The whole of a tool's output as one part. */
export function untrustedOutput(text: string): Part {
  return {
    start: 0,
    end: text.length,
    detector: 'untrusted-tool-output',
    origin: { type: 'tool_output', label: 'Output of a tool that is not trusted', family: 'INTERNAL_URL' },
    confidence: 'likely',
    digest: undefined,
    value: undefined,
    rank: 9,
  };
}
