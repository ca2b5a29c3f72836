import type { TrajectoryMessage } from '@trace-formats/schema/trajectory';
import type {
  ChatCompletionAssistantMessageParam,
  ChatCompletionContentPart,
  ChatCompletionContentPartInputAudio,
  ChatCompletionFunctionMessageParam,
  ChatCompletionMessageCustomToolCall,
  ChatCompletionMessageParam,
  ChatCompletionMessageToolCall,
  ChatCompletionUserMessageParam,
} from 'openai/resources/chat/completions';

/** The message with one key left out; what else it says of its keys stays as it is. */
type Without<Message, Key extends string> = Message extends unknown
  ? { [Name in keyof Message as Name extends Key ? never : Name]: Message[Name] }
  : never;

/** The message with another type for one key. */
type With<Message, Change> = Omit<Message, keyof Change> & Change;

/**
 * What the openai package allows and a trajectory does not:
 * the retired role `function`; audio, which is no text; calls of custom tools, whose input is no JSON.
 */
type Theirs =
  | Exclude<
      ChatCompletionMessageParam,
      ChatCompletionFunctionMessageParam | ChatCompletionUserMessageParam | ChatCompletionAssistantMessageParam
    >
  | With<
      ChatCompletionUserMessageParam,
      { content: string | Exclude<ChatCompletionContentPart, ChatCompletionContentPartInputAudio>[] }
    >
  | With<
      ChatCompletionAssistantMessageParam,
      { tool_calls?: Exclude<ChatCompletionMessageToolCall, ChatCompletionMessageCustomToolCall>[] }
    >;

/** Our messages go to the openai package as they are, `thinking` left out. */
export const toTheirs = (message: Without<TrajectoryMessage, 'thinking'>): ChatCompletionMessageParam => message;

/** Theirs are messages of a trajectory. */
export const toOurs = (message: Theirs): TrajectoryMessage => message;

/** Nor is `thinking` in their way, since they take what they do not know. */
export const whole = (messages: TrajectoryMessage[]): ChatCompletionMessageParam[] => messages;

// @ts-expect-error The retired role is not taken over.
export const retired = (message: ChatCompletionFunctionMessageParam): TrajectoryMessage => message;

// @ts-expect-error Custom tools are not taken over.
export const custom = (message: ChatCompletionAssistantMessageParam): TrajectoryMessage => message;

// @ts-expect-error Audio is not taken over.
export const audio = (message: ChatCompletionUserMessageParam): TrajectoryMessage => message;
