import { isObject } from '../json.ts';
import {
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
  text,
  words,
} from '../source/shape.ts';

/** Messages stand in a list, or in an object under one of several names; a record may be one message. */
export function conversation(): Shape {
  const messages = listOrAlone(chatMessage());
  const lists = each('messages traj conversations conversation history', messages);
  const tool = toolDefinition('name description parameters');
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
export function toolDefinition(names: string): Shape {
  const told = each('name description', text);
  const type = words('function');
  const under = object('', { type, function: object(names, told) });
  const plain = object(names, { type, ...told });
  return choice(({ function: inner }) => (typeof inner === 'object' ? under : plain));
}

/** What is read of a message. */
function chatMessage(): Shape {
  return open({
    content: listOrAlone(chatPart()),
    value: listOrAlone(chatPart()),
    tool_calls: list(chatCall()),
    tool_call_ids: list(text),
    function_call: object('arguments', { name: text }),
    ...each('role thinking reasoning_content reasoning tool_call_id', text),
  });
}

/** What is read of a call, however it is wrapped. */
export function chatCall(): Shape {
  const name = { name: text };
  const withArguments = object('arguments', name);
  const withInput = object('input', name);
  // An input is read where there are no arguments.
  const called = choice((value) => (value['arguments'] === undefined ? withInput : withArguments));
  const ids = { id: text, type: words('function custom function_call tool_call tool_use') };
  const named = object('', { ...ids, function: called });
  const custom = object('', { ...ids, custom: called });
  const plain = object('arguments', { ...ids, ...name, function: text });
  const plainWithInput = object('input', { ...ids, ...name, function: text });
  return choice((value) => {
    if (isObject(value['function'])) return named;
    if (isObject(value['custom'])) return custom;
    return value['arguments'] === undefined ? plainWithInput : plain;
  });
}

/** What is read of a part of a message. */
export function chatPart(): Shape {
  // A part whose text is none is kept whole.
  const said = object('type text');
  const address = object('url');
  const thought = object('type', each('thinking text', text));
  const answer = object('type content', { ...each('id tool_use_id', text), is_error: flag });
  return byType({
    text: said,
    input_text: said,
    output_text: said,
    thinking: thought,
    reasoning: thought,
    refusal: object('type', each('refusal text', text)),
    function_call: chatCall(),
    tool_use: object('type input', each('id name', text)),
    tool_call: chatCall(),
    ...each('tool_result function_response', answer),
    image_url: object('type', { image_url: ifObject(address) }),
    image: object('type', { source: ifObject(object('media_type url data', { type: words('base64 url file') })) }),
    file: object('type', { file: ifObject(object('filename file_id file_data')) }),
  });
}
