import type { ChecklistStatus, Result, Summary } from '@trace-formats/schema';
import { checklistStatuses } from './checklist.ts';
import { byFile } from './shown.ts';

/** Counts what the results say. A folder that carries findings about a whole dataset is neither a file nor a trace. */
export function summarise(results: readonly Result[]): Summary {
  if (!isListOfResults(results))
    throw new TypeError('What is summed up are the results of a report, in a list, and this is none.');
  const files = [...byFile(results).values()].filter((ofFile) => !ofFile.every(isAboutDataset));
  const active = { error: 0, warning: 0, note: 0 };
  let suppressed = 0;
  for (const { findings } of results)
    for (const finding of findings)
      if (finding.suppressed === null) active[finding.severity] += 1;
      else suppressed += 1;
  return {
    files: files.length,
    traces: files.reduce((sum, ofFile) => sum + documentsIn(ofFile), 0),
    errors: active.error,
    warnings: active.warning,
    suppressed,
    checklist: checklistCounts(results),
  };
}

/** True for the result that carries what is said of a folder as a whole. */
function isAboutDataset(result: Result): boolean {
  return (
    result.format === null &&
    result.record === null &&
    result.findings.length > 0 &&
    result.findings.every((finding) => finding.stage === 'dataset')
  );
}

// What is said of a JSONL file as a whole stands beside its records and is no document of its own.
function documentsIn(ofFile: readonly Result[]): number {
  const records = ofFile.filter((result) => result.record !== null).length;
  return records > 0 ? records : ofFile.length;
}

function checklistCounts(results: readonly Result[]): Summary['checklist'] {
  const counted = new Map<number, Map<ChecklistStatus, number>>();
  for (const { checklist } of results)
    for (const { item, status } of checklist) {
      const states = counted.get(item) ?? new Map<ChecklistStatus, number>();
      counted.set(item, states.set(status, (states.get(status) ?? 0) + 1));
    }
  const items = [...counted].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    items.map(([item, states]) => [
      String(item),
      Object.fromEntries(checklistStatuses.flatMap((status) => entry(status, states.get(status)))),
    ]),
  );
}

function entry(status: ChecklistStatus, times: number | undefined): [ChecklistStatus, number][] {
  return times === undefined ? [] : [[status, times]];
}

function isListOfResults(results: unknown): boolean {
  return Array.isArray(results) && results.every((result) => Array.isArray(result?.findings));
}
