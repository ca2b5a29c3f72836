import { carried, type Fields } from '../fields.ts';

const ownForm = carried('form');

/** What becomes of every property of an STS session. */
export const stsFields: Fields = {
  'session.type': ownForm,
  'session.harness': carried('session.agent', 'The name alone; the word unknown where nothing states it.'),
  'session.id': carried('session.id'),
  'session.name': carried('session.title'),
  'message.role': carried('message.role', 'It does not tell a person from the program.'),
  'message.content': carried('message.text', 'One text; images and files are left out.'),
  'message.reasoningContent': carried(
    'thought.text',
    'Several thoughts of one response are joined; one without text or call is left out.',
  ),
  'message.toolCalls': ownForm,
  'toolCall.id': carried('call.id'),
  'toolCall.function.name': carried('call.tool'),
  'toolCall.function.arguments': carried(
    'call.input',
    'JSON text; a text that is not JSON stands under the name input.',
  ),
  'message.toolCallId': carried('call.id'),
  'message.content (tool)': carried('result.text', 'Structured output stands as JSON text.'),
  'message.timestamp': carried('event.time', 'In milliseconds.'),
  'message.model': carried('event.model'),
};
