import { carried, type Fields, inPart } from '../losses/fields.ts';

const ownForm = carried('form');

/** What becomes of every property of an STS session. */
export const stsFields: Fields = {
  'session.type': ownForm,
  'session.harness': carried('session.agent', 'The name alone; the word unknown where nothing states it.'),
  'session.id': carried('session.id', 'Made from a digest where nothing states it.'),
  'session.name': carried('session.title'),
  'message.role': carried('message.role', 'It does not tell a person from the program.'),
  'message.content': inPart(
    'message.text',
    ['emptied'],
    'One text; images and files are left out, and messages that say nothing.',
  ),
  'message.reasoningContent': inPart(
    'thought.text',
    ['thought-alone', 'thought-unavailable'],
    'Several thoughts of one response are joined; one without text or call is left out.',
  ),
  'message.toolCalls': ownForm,
  'toolCall.id': carried('call.id', 'Numbered where the source gives none, or gives one twice.'),
  'toolCall.function.name': carried('call.tool'),
  'toolCall.function.arguments': carried(
    'call.input',
    'JSON text of an object or a list; anything else stands under the name input.',
  ),
  'message.toolCallId': carried('call.id'),
  'message.content (tool)': inPart(
    'result.text',
    ['result-without-call'],
    'Structured output stands as JSON text; a result that answers no call is left out.',
  ),
  'message.timestamp': carried('event.time', 'In milliseconds; a message has the time of its beginning.'),
  'message.model': carried('event.model', 'A message names the model of its beginning.'),
};
