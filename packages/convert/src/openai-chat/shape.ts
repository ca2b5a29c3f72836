import { isObject } from '../json/json.ts';
import {
  any,
  byType,
  choice,
  each,
  flag,
  ifObject,
  list,
  listOrAlone,
  number,
  object,
  open,
  type Shape,
  second,
  text,
  words,
} from '../source/shape.ts';
import { addressOf } from './parts.ts';

/** Messages stand in a list, or in an object under one of several names; a record may be one message. */
export function conversation(): Shape {
  const messages = listOrAlone(chatMessage());
  const lists = each('messages traj conversations conversation history', messages);
  const tool = toolDefinition();
  const answer = { message: chatMessage() };
  // The first answer is read, so its number says nothing.
  const choices = list(choice(({ index }) => (Number.isInteger(index) ? object('index', answer) : object('', answer))));
  // Whether the sum is one is asked by the reader.
  const usage = object('total_tokens', {
    ...each('prompt_tokens completion_tokens', number),
    completion_tokens_details: object('', { reasoning_tokens: number }),
    prompt_tokens_details: object('', { cached_tokens: number }),
  });
  const completion = { choices, usage, object: words('chat.completion'), model: text };
  const around = {
    ...lists,
    openai_chat_completion: ifObject(open(lists)),
    choices,
    object: completion.object,
    response: object('', completion),
    // A tool that is no object is told by the reader itself.
    tools: list(tool),
    ...each('session_id model', text),
  };
  const envelope = open(around);
  const answered = open({ ...around, usage });
  const message = chatMessage();
  return choice((value) => {
    if ('role' in value || 'from' in value) return message;
    return 'choices' in value && !('messages' in value) ? answered : envelope;
  });
}

/** What describes a tool stands in the list of tools itself, or under `function`. */
export function toolDefinition(): Shape {
  const told = { ...each('name description', text), parameters: any, input_schema: second('parameters', any) };
  const type = words('function');
  const under = object('', { type, function: object('', told) });
  const plain = object('', { type, ...told });
  return choice(({ function: inner }) => (typeof inner === 'object' ? under : plain));
}

/** What is read of a message; another format may write some of the names in its own way. */
export function chatMessage(more: Readonly<Record<string, Shape>> = {}): Shape {
  return open({
    ...more,
    content: listOrAlone(chatPart()),
    value: listOrAlone(chatPart()),
    tool_calls: list(chatCall()),
    tool_call_ids: list(text),
    function_call: object('', called),
    ...each('role model thinking reasoning_content reasoning tool_call_id', text),
  });
}

/** What says which tool is called and with what. */
const called = { name: text, arguments: any, input: second('arguments', any) };

/** What is read of a call, however it is wrapped. */
export function chatCall(): Shape {
  const ids = { id: text, type: words('function custom function_call tool_call tool_use') };
  const named = object('', { ...ids, function: object('', called) });
  const custom = object('', { ...ids, custom: object('', called) });
  const plain = object('', { ...ids, ...called, name: second('function', text), function: text });
  return choice((value) => {
    if (isObject(value['function'])) return named;
    return isObject(value['custom']) ? custom : plain;
  });
}

/** What is read of a part of a message. */
export function chatPart(): Shape {
  // A part whose text is none is kept whole.
  const said = object('text', { type: text });
  const thought = object('type', { thinking: text, text: second('thinking', text) });
  const ids = { tool_use_id: text, id: second('tool_use_id', text) };
  const answer = object('type content', { ...ids, is_error: flag });
  const source = ifObject(object('', { type: words('base64 url file'), ...each('media_type url data', text) }));
  const picture = object('', { type: text, image_url: ifObject(object('url')), source: second('image_url', source) });
  const named = { filename: text, file_id: second('filename', text), file_data: text };
  const file = object('', { type: text, file: ifObject(object('', named)) });
  const shapes = {
    ...each('text input_text output_text', said),
    ...each('thinking reasoning', thought),
    refusal: object('type', { refusal: text, text: second('refusal', text) }),
    ...each('function_call tool_use tool_call', chatCall()),
    ...each('tool_result function_response', answer),
    ...each('image_url input_image image', picture),
    file,
  };
  const untyped = choice((part) => {
    if (typeof part['text'] === 'string') return said;
    return addressOf(part) === undefined ? (isObject(part['file']) ? file : any) : picture;
  });
  return byType(shapes, untyped);
}
