import { arrayAt, hasAll, isObject, own, stringAt } from '../json/value.ts';
import { type Claim, claimOfRecords, type Detector, type Trait, toldVersion, weigh } from './claim.ts';

/** Open-Token: one document, or a stream of header, event and footer records in the three shapes that occur. */
export const openToken: Detector = ({ records, shape }) => {
  const claims = [...streamOf(records)];
  if (shape === 'value') claims.push(...documentOf(records[0]));
  return claims.map((claim) =>
    claim.version === undefined || claim.version === '0.1' ? claim : { ...claim, newest: '0.1' },
  );
};

function documentOf(value: unknown): readonly Claim[] {
  if (!isObject(value) || recordTypes.includes(own(value, 'type'))) return [];
  const events = arrayAt(value, 'events');
  const version = versionOf(value);
  const { confidence, saw } = weigh([
    [version !== undefined, 0.9, `open_token_version ${version}`],
    [isObject(own(value, 'conversation')), 0.3, 'a conversation'],
    [arrayAt(value, 'participants') !== undefined, 0.4, 'participants'],
    [events !== undefined, 0.2, 'events'],
    [events?.some((event) => eventTrait(event) !== undefined) === true, 0.6, 'events with seq and actor_id'],
  ]);
  if (confidence === 0) return [];
  return [{ format: 'open-token/v0.1', confidence, saw, ...(version === undefined ? {} : { version }) }];
}

/** What records of a stream are by their type; a document has none, and one with another is a document all the same. */
const recordTypes: readonly unknown[] = ['header', 'event', 'footer'];

function streamOf(records: readonly unknown[]): readonly Claim[] {
  return claimOfRecords('open-token/v0.1-record', records, recordTrait);
}

function recordTrait(record: unknown): Trait | undefined {
  const type = own(record, 'type');
  if (type === 'header' && hasAll(record, 'open_token_version')) {
    return { weight: 0.98, saw: 'a header with open_token_version', version: versionOf(record) };
  }
  if (type === 'footer' && hasAll(record, 'integrity')) return { weight: 0.9, saw: 'a footer with integrity' };
  if (type === 'event') return eventTrait(own(record, 'event')) ?? eventTrait(record);
  return typeof type === 'string' ? eventTrait(record) : undefined;
}

function eventTrait(event: unknown): Trait | undefined {
  const { confidence } = weigh([
    [/^evt_\d+$/.test(stringAt(event, 'id') ?? ''), 0.6, ''],
    [/^act_\d+$/.test(stringAt(event, 'actor_id') ?? ''), 0.6, ''],
    [typeof own(event, 'seq') === 'number' && hasAll(event, 'actor_id'), 0.5, ''],
    [['public', 'internal', 'metadata'].includes(stringAt(event, 'visibility') ?? ''), 0.4, ''],
    [hasAll(event, 'event_type', 'actor_id'), 0.4, ''],
  ]);
  return confidence < 0.5 ? undefined : { weight: confidence, saw: 'events with seq and actor_id' };
}

function versionOf(value: unknown): string | undefined {
  const version = own(value, 'open_token_version');
  return version === undefined ? undefined : toldVersion(version);
}
