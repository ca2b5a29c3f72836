import { arrayAt, hasAll, isObject, keysIn, stringAt } from '../json/value.ts';
import { claimOfRecords, type Detector, type Trait } from './claim.ts';

/** OpenHands: events of both generations, alone or in a list, evaluation output, and the state of a conversation. */
export const openhands: Detector = ({ records }) => claimOfRecords('openhands', records, traitOf);

function traitOf(record: unknown): Trait | undefined {
  if (!isObject(record)) return undefined;
  const state = keysIn(record, stateKeys);
  if (state.length >= 4 && hasAll(record, 'agent'))
    return { weight: 0.95, saw: `a conversation state with ${state[0]}` };
  const history = arrayAt(record, 'history') ?? arrayAt(record, 'events');
  if (history?.some((event) => eventTrait(event) !== undefined) === true) {
    return { weight: 0.9, saw: 'a history of actions and observations' };
  }
  return eventTrait(record);
}

function eventTrait(event: unknown): Trait | undefined {
  const source = stringAt(event, 'source');
  if (source === undefined || !sources.has(source)) return undefined;
  const kind = stringAt(event, 'kind');
  if (kind?.endsWith('Event') === true) return { weight: 0.95, saw: 'events with kind and source' };
  if (hasAll(event, 'action', 'args')) return { weight: 0.85, saw: 'actions with args and source' };
  if (hasAll(event, 'observation', 'extras')) return { weight: 0.9, saw: 'observations with extras and source' };
  return undefined;
}

const sources: ReadonlySet<string> = new Set(['agent', 'user', 'environment']);
const stateKeys = [
  'execution_status',
  'confirmation_policy',
  'persistence_dir',
  'max_iterations',
  'stuck_detection',
  'workspace',
  'activated_knowledge_skills',
  'secret_registry',
];
