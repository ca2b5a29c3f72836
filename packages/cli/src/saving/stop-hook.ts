import { read } from '@trace-formats/validate';
import { decode } from '../input/bytes/decode.ts';
import { objectOf } from '../object-of.ts';

/** What a stop hook says of the session that has ended. */
export interface Hook {
  /** Undefined where the program that runs the hook names none. */
  readonly transcript: string | undefined;
  readonly sessionId: string | undefined;
  /** Whether the agent takes what is printed for its answer, which is JSON or nothing: Gemini CLI states a time, Codex a turn. */
  readonly takesAnswers: boolean;
}

/** What a stop hook gets: an object that names a transcript, or at least the hook, and holds no messages of its own. */
export function hookIn(bytes: Uint8Array): Hook | undefined {
  const said = objectOf(read(bytes, { decode }).documents[0]?.value);
  if (said === undefined || 'messages' in said) return undefined;
  const { transcript_path: path, session_id: sessionId, hook_event_name: event } = said;
  const takesAnswers = typeof event === 'string' && ('timestamp' in said || 'turn_id' in said);
  const transcript = typeof path === 'string' && path !== '' ? path : undefined;
  if (transcript === undefined && typeof event !== 'string') return undefined;
  const id = typeof sessionId === 'string' && sessionId !== '' ? sessionId : undefined;
  return { transcript, sessionId: id, takesAnswers };
}
