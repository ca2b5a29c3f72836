import type { Json, JsonObject } from '../../json/json.ts';
import type { TimelineEvent } from '../../timeline/timeline.ts';

/** What the kind of an event decides of what is written for it. */
export interface Fields {
  readonly type: string;
  readonly visibility: string;
  readonly role: string;
  readonly content: JsonObject;
}

/** What is written of an event whatever its kind is. */
interface Head {
  readonly id: string;
  readonly seq: number;
  readonly at?: string | undefined;
  readonly actor: string;
  readonly links: JsonObject | undefined;
  readonly usage?: JsonObject | undefined;
}

/** An event as the format has it. Names are set one after the other, so that the engine sees objects of few shapes and none is copied. */
export function eventObject(head: Head, { type, visibility, role, content }: Fields): JsonObject {
  const event: Record<string, Json> = { id: head.id, seq: head.seq };
  if (head.at !== undefined) event['ts'] = head.at;
  event['type'] = type;
  event['actor_id'] = head.actor;
  event['visibility'] = visibility;
  event['role'] = role;
  event['content'] = content;
  if (head.links !== undefined) event['links'] = head.links;
  if (head.usage !== undefined) event['usage'] = head.usage;
  return event;
}

/** The ids that the links of an event name. */
interface Linked {
  readonly parent?: string | undefined;
  readonly repliesTo?: string | undefined;
  readonly call?: string | undefined;
  readonly span?: string | undefined;
}

/** The links of an event, if it has any. */
export function linksObject({ parent, repliesTo, call, span }: Linked): JsonObject | undefined {
  if (parent === undefined && repliesTo === undefined && call === undefined && span === undefined) return undefined;
  const links: Record<string, Json> = {};
  if (parent !== undefined) links['parent_id'] = parent;
  if (repliesTo !== undefined) links['replies_to'] = repliesTo;
  if (call !== undefined) links['call_id'] = call;
  if (span !== undefined) links['span_id'] = span;
  return links;
}

/** What an earlier export said of the event that its kind does not decide. */
export function asBefore(event: TimelineEvent, fields: Fields): Fields {
  const before = event.extra?.['open-token'];
  if (before === undefined) return fields;
  const { visibility, role, mime } = before;
  return {
    type: fields.type,
    visibility: typeof visibility === 'string' ? visibility : fields.visibility,
    role: typeof role === 'string' ? role : fields.role,
    content: mime === undefined ? fields.content : { ...fields.content, mime },
  };
}
