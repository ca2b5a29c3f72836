import { arrayAt, hasAll, isObject, stringAt } from '../json/value.ts';
import { type Claim, type Detector, toldVersion } from './claim.ts';

/** ATIF: one JSON object of steps with step_id and source. Any minor of version 1 is read. */
export const atif: Detector = ({ records }) => {
  const claims = records.map(claimOf).filter((claim) => claim !== undefined);
  const [first] = claims;
  return first === undefined ? [] : [{ ...first, confidence: (first.confidence * claims.length) / records.length }];
};

function claimOf(record: unknown): Claim | undefined {
  const stated = stringAt(record, 'schema_version');
  if (stated?.startsWith('ATIF-v') === true) {
    const version = toldVersion(stated.slice('ATIF-v'.length));
    const claim: Claim = { format: 'atif', confidence: 0.98, saw: [`schema_version ATIF-v${version}`], version };
    return /^1(?:\.\d+)*$/.test(version) ? claim : { ...claim, newest: 'ATIF-v1.7' };
  }
  const steps = arrayAt(record, 'steps', 5);
  const step = steps?.[0];
  if (!isObject(step) || !hasAll(step, 'step_id', 'source')) return undefined;
  if (!['system', 'user', 'agent'].includes(stringAt(step, 'source') ?? '')) return undefined;
  return { format: 'atif', confidence: 0.85, saw: ['steps with step_id and source'] };
}
