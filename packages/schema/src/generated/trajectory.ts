/* Made by tools/generate/types.ts from schemas/trajectory/v1/trajectory.schema.json; do not edit. */

/**
 * One message, told apart by its role.
 */
export type TrajectoryMessage =
  | TrajectorySystemMessage
  | TrajectoryDeveloperMessage
  | TrajectoryUserMessage
  | TrajectoryAssistantMessage
  | TrajectoryToolMessage;

/**
 * The conversation of one session in the form of OpenAI chat completions, in an envelope. Unknown keys are allowed.
 */
export interface Trajectory {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string;
  /**
   * The session's exact model id, never a default.
   */
  model: string;
  /**
   * When the trajectory was saved, RFC 3339.
   */
  timestamp: string;
  /**
   * The session's own id, word for word; left out only if there is none.
   */
  session_id?: string;
  /**
   * The messages in order.
   */
  messages: TrajectoryMessage[];
  [k: string]: any;
}
/**
 * Standing instructions.
 */
export interface TrajectorySystemMessage {
  /**
   * Who speaks.
   */
  role: 'system';
  /**
   * The instructions.
   */
  content: string | TrajectoryTextPart[];
  /**
   * A name for the speaker among several of the same role.
   */
  name?: string;
  [k: string]: any;
}
/**
 * A piece of text.
 */
export interface TrajectoryTextPart {
  /**
   * Says that the part is text.
   */
  type: 'text';
  /**
   * The text.
   */
  text: string;
  [k: string]: any;
}
/**
 * Instructions of the developer.
 */
export interface TrajectoryDeveloperMessage {
  /**
   * Who speaks.
   */
  role: 'developer';
  /**
   * The instructions.
   */
  content: string | TrajectoryTextPart[];
  /**
   * A name for the speaker among several of the same role.
   */
  name?: string;
  [k: string]: any;
}
/**
 * A message of the user.
 */
export interface TrajectoryUserMessage {
  /**
   * Who speaks.
   */
  role: 'user';
  /**
   * What the user said.
   */
  content: string | (TrajectoryTextPart | TrajectoryImagePart | TrajectoryFilePart)[];
  /**
   * A name for the speaker among several of the same role.
   */
  name?: string;
  [k: string]: any;
}
/**
 * An image, by address or as a data address.
 */
export interface TrajectoryImagePart {
  /**
   * Says that the part is an image.
   */
  type: 'image_url';
  image_url: TrajectoryImageUrl;
  [k: string]: any;
}
/**
 * The image.
 */
export interface TrajectoryImageUrl {
  /**
   * Its address.
   */
  url: string;
  /**
   * How closely it should be looked at.
   */
  detail?: 'auto' | 'low' | 'high' | 'original';
  [k: string]: any;
}
/**
 * A file that was handed over.
 */
export interface TrajectoryFilePart {
  /**
   * Says that the part is a file.
   */
  type: 'file';
  file: TrajectoryFile;
  [k: string]: any;
}
/**
 * The file, by id or with its data.
 */
export interface TrajectoryFile {
  /**
   * Id of an uploaded file.
   */
  file_id?: string;
  /**
   * Its data in base64.
   */
  file_data?: string;
  /**
   * Its name.
   */
  filename?: string;
  [k: string]: any;
}
/**
 * A turn of the model: text, calls, or both, and the thinking behind them.
 */
export interface TrajectoryAssistantMessage {
  /**
   * Who speaks.
   */
  role: 'assistant';
  /**
   * What the model said; null where the turn holds nothing but calls.
   */
  content?: string | (TrajectoryTextPart | TrajectoryRefusalPart)[] | null;
  /**
   * The thinking behind the turn, where the source had it.
   */
  thinking?: string;
  /**
   * The calls of the turn, all of them.
   */
  tool_calls?: TrajectoryToolCall[];
  /**
   * A name for the speaker among several of the same role.
   */
  name?: string;
  [k: string]: any;
}
/**
 * Words with which the model declined.
 */
export interface TrajectoryRefusalPart {
  /**
   * Says that the part is a refusal.
   */
  type: 'refusal';
  /**
   * The words.
   */
  refusal: string;
  [k: string]: any;
}
/**
 * One call of a tool.
 */
export interface TrajectoryToolCall {
  /**
   * Id of the call, unique in the conversation.
   */
  id: string;
  /**
   * Calls are function calls.
   */
  type: 'function';
  function: TrajectoryFunctionCall;
  [k: string]: any;
}
/**
 * Which function was called, and with what.
 */
export interface TrajectoryFunctionCall {
  /**
   * Name of the function.
   */
  name: string;
  /**
   * The arguments as JSON text, not as an object.
   */
  arguments: string;
  [k: string]: any;
}
/**
 * The answer of a tool to one call.
 */
export interface TrajectoryToolMessage {
  /**
   * Who speaks.
   */
  role: 'tool';
  /**
   * Id of the call that it answers.
   */
  tool_call_id: string;
  /**
   * What the tool returned.
   */
  content: string | TrajectoryTextPart[];
  /**
   * Name of the tool; some programs add it.
   */
  name?: string;
  [k: string]: any;
}
