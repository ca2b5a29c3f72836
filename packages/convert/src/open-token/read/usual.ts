import { type JsonObject, stringAt } from '../../json/json.ts';
import type { Message, TimelineEvent } from '../../timeline/timeline.ts';

/** Who speaks, where an event does not name a participant. */
export function kindOf(value: JsonObject): 'human' | 'model' | 'tool' | 'system' {
  const role = stringAt(value, 'role');
  if (role === 'user') return 'human';
  if (role === 'assistant' || role === 'assistant_thought') return 'model';
  return role === 'tool' ? 'tool' : 'system';
}

/** What stands for a role that a message cannot have. */
export function roleOf(kind: string | undefined): Message['role'] {
  return kind === 'human' ? 'user' : kind === 'model' ? 'assistant' : 'system';
}

/** Who wrote a message, by its role and by who the participant is. */
export function authorOf(role: Message['role'], kind: string | undefined): Message['author'] {
  if (role === 'assistant') return kind === 'system' ? 'synthetic' : 'model';
  if (role === 'system' || role === 'developer') return 'injected';
  if (kind === 'model') return 'agent';
  return kind === 'system' || kind === 'tool' ? 'injected' : 'human';
}

/** The type that content has where it states none. */
export function usualMime(content: JsonObject | undefined): string {
  return content !== undefined && 'data' in content && !('text' in content) ? 'application/json' : 'text/plain';
}

/** Who is meant to see an event of its kind. */
export function usualVisibility(event: TimelineEvent): string {
  if (isMarkOfMissing(event)) return 'internal';
  if (event.kind === 'message') return event.role === 'user' || event.role === 'assistant' ? 'public' : 'internal';
  return event.kind === 'thought' || event.kind === 'call' || event.kind === 'result' ? 'internal' : 'metadata';
}

/** The role of an event of its kind, by who the participant is. */
export function usualRole(event: TimelineEvent, kind: string | undefined): string {
  if (event.kind === 'message') return event.role;
  if (event.kind === 'thought') return 'assistant_thought';
  if (event.kind === 'call') return 'assistant';
  if (event.kind === 'result' || isMarkOfMissing(event)) return 'tool';
  return roleOfKind(kind);
}

/** The role of whoever makes a note or opens a span. */
export function roleOfKind(kind: string | undefined): string {
  return kind === 'human' ? 'user' : kind === 'model' ? 'assistant' : kind === 'tool' ? 'tool' : 'system';
}

/** True for what stands in the timeline for a result that an export marked as missing. */
function isMarkOfMissing(event: TimelineEvent): boolean {
  return event.kind === 'annotation' && event.name === 'missing_result';
}
