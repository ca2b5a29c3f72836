import type { ChecklistStatus, RuleCoverage } from '@trace-formats/schema';

/** Short titles of the sixteen items of the pre-release checklist, item 1 first. */
export const checklistTitles: readonly string[] = [
  'Every step is work for the user',
  'The first request is kept whole',
  'User messages have eval 0',
  "User messages leave the agent's fields null",
  'Only user messages carry feedback',
  'Inputs are the payload itself',
  'Outputs are the response itself',
  'Observations tell the state before the step',
  'Reasoning says why',
  'Causes point back',
  'Retries point to what was redone',
  'The final output is the deliverable',
  'Artifacts are recorded',
  'No secret or private data is left',
  'Evidence levels are honest',
  'The description claims no more than the evidence',
];

/** The states of an item, the most urgent first: the order in which every reporter names them. */
export const checklistStatuses: readonly ChecklistStatus[] = [
  'fail',
  'needs-review',
  'clear',
  'attested',
  'pass',
  'not-applicable',
];

/** The title of one item; a number outside of the list is named by its number. */
export function checklistTitle(item: number): string {
  return checklistTitles[item - 1] ?? `Item ${item}`;
}

/** How the state of an item or of a rule is said to a person. */
export function statusWords(status: ChecklistStatus | RuleCoverage['status']): string {
  return status.replaceAll('-', ' ');
}
