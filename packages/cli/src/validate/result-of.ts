import type { FormatId } from '@trace-formats/schema';
import type { Result } from '@trace-formats/schema/report';

/** A result that says nothing yet. */
export function resultOf(file: string, record: number | null, format: FormatId | null): Result {
  return { file, record, format, trace_id: null, findings: [], checklist: [], rules_not_run: [] };
}
