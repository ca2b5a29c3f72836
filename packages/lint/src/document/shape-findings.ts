import type { Finding } from '@trace-formats/schema/report';
import type { Judged } from '@trace-formats/validate';
import { missingTogether } from './missing-together.ts';

/**
 * What the schema has to say of a trace, counted to the checklist: a cause that is a text says as little about the order of steps
 * as a wrong cause does, so its item is not met. The schema names the item itself where it speaks for a rule.
 */
export function shapeFindings(faults: readonly Judged[], ofTrace: boolean): Finding[] {
  return missingTogether(ofTrace ? faults.map(counted) : faults);
}

function counted(fault: Judged): Judged {
  const { path, missing, finding } = fault;
  if (finding.checklist !== null) return fault;
  if (finding.rule === 'message-roles-belong-to-user-messages' && path.at(-1) === 'feedback_type')
    return { ...fault, finding: { ...finding, checklist: 5 } };
  const field = [...path, missing].find((key) => itemOf.has(key as string));
  return field === undefined ? fault : { ...fault, finding: { ...finding, checklist: itemOf.get(field as string)! } };
}

/** The item that speaks of a field and of all below it. */
const itemOf: ReadonlyMap<string, number> = new Map([
  ['caused_by', 10],
  ['retry_of', 11],
  ['final_output', 12],
  ['static_output', 13],
  ['trace_mode', 15],
  ['validation_level', 15],
  ['agent_confidence', 15],
  ['description', 16],
]);
