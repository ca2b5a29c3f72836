import { arrayAt, hasAll, isObject, keysIn, own } from '../json/value.ts';
import { claimOfRecords, type Detector, type Sign, type Trait, weigh } from './claim.ts';

/** SWE-agent: trajectory of actions and observations, history of messages, info of the run; sometimes the history alone. */
export const sweAgent: Detector = ({ records }) => claimOfRecords('swe-agent', records, traitOf);

function traitOf(record: unknown): Trait | undefined {
  if (!isObject(record)) return undefined;
  const turn = arrayAt(record, 'trajectory')?.find(isObject);
  const message = arrayAt(record, 'history')?.find((one) => hasAll(one, 'role', 'content'));
  const info = own(record, 'info');
  const signs: readonly Sign[] = [
    [
      keysIn(turn, ['action', 'observation', 'response', 'thought', 'state']).length >= 3,
      0.8,
      'a trajectory of actions and observations',
    ],
    [hasAll(message, 'agent'), 0.8, 'a history of messages with agent'],
    [message !== undefined && !hasAll(message, 'agent'), 0.35, 'a history of messages'],
    [keysIn(info, ['exit_status', 'submission', 'model_stats']).length > 0, 0.5, 'info with exit_status'],
  ];
  const { confidence, saw } = weigh(signs);
  return confidence < 0.3 ? undefined : { weight: confidence, saw: saw.join(' and ') };
}
