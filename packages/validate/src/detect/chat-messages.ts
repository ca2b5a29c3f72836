import { arrayAt, hasAll, isObject, keysIn, own, stringAt } from '../json/value.ts';

/** What a list of chat messages shows of where it comes from. */
export interface ChatMessages {
  /**
   * `thinking` beside the content, or calls and results as parts of the content: the project that made trajectories writes those.
   */
  readonly thinks: boolean;
  readonly callParts: boolean;
  /** `tool_use` and `tool_result` blocks: messages of another provider. */
  readonly foreignBlocks: boolean;
  /** Fields that a client library dumps along. */
  readonly dumped: boolean;
}

/** Whether a value is a message with a role of the chat format and something said. */
export function isChatMessage(value: unknown): boolean {
  const role = stringAt(value, 'role');
  return role !== undefined && roles.has(role) && keysIn(value, ['content', 'tool_calls', 'function_call']).length > 0;
}

/**
 * What a list of messages shows, `undefined` where it is no such list. Other programs' messages with marks of their own are none.
 */
export function chatMessagesOf(list: unknown): ChatMessages | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const first: readonly unknown[] = list.slice(0, 50);
  const chat = first.filter((message) => isChatMessage(message));
  if (chat.length * 10 < first.length * 9) return undefined;
  if (
    chat.some(
      (message) => hasAll(message, 'agent') && keysIn(message, ['message_type', 'thought', 'action']).length > 0,
    )
  ) {
    return undefined;
  }
  const parts = chat.flatMap((message) => arrayAt(message, 'content', 10) ?? []).filter(isObject);
  const types = new Set(parts.map((part) => own(part, 'type')));
  return {
    thinks: chat.some((message) => typeof own(message, 'thinking') === 'string'),
    callParts: types.has('function_call') || types.has('function_response'),
    foreignBlocks: types.has('tool_use') || types.has('tool_result'),
    dumped: chat.some(
      (message) => keysIn(message, ['refusal', 'annotations', 'audio', 'provider_specific_fields']).length > 1,
    ),
  };
}

const roles: ReadonlySet<string> = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function']);
