import { valueAt } from '@trace-formats/schema';

/** The id that a trace, a manifest or a step of an export gives its trace. */
export function idOf(value: unknown): string | null {
  const id = valueAt(value, ['trace_id']) ?? valueAt(value, ['collection_id']);
  return typeof id === 'string' ? id : null;
}
