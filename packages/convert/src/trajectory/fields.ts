import { carried, dropped, type Fields, inPart } from '../losses/fields.ts';

const ownForm = carried('form');
const said =
  'Several texts of one response become parts; reminders of the program are taken out, and with them a message in which nothing is left.';

/** What becomes of every property of a trajectory. */
export const trajectoryFields: Fields = {
  'document.$schema': ownForm,
  'document.model': carried('session.model', 'The word unknown where nothing states it.'),
  'document.timestamp': inPart(
    'session.savedAt',
    ['saved-anew'],
    'The time of saving, which the caller gives; one that the source states is kept where none is given.',
  ),
  'document.session_id': carried('session.id', 'Left out where nothing states it.'),
  'document.messages': ownForm,
  ...speaker('system', said),
  ...speaker('developer', said),
  ...speaker('user', said),
  ...speaker('assistant', said),
  'assistant.thinking': inPart(
    'thought.text',
    ['thought-alone', 'thought-unavailable'],
    'Several thoughts of one response are joined; one without text or call is left out.',
  ),
  'assistant.tool_calls': ownForm,
  'tool.role': carried('message.role'),
  'tool.tool_call_id': carried('call.id', 'Numbered where the source gives none, or gives one twice.'),
  'tool.content': inPart(
    'result.text',
    ['result-without-call', 'reminder-cut'],
    'Structured output stands as JSON text; reminders of the program are taken out, and a result that answers no call is left out.',
  ),
  'tool.name': dropped('The call names the tool.'),
  'toolCall.id': carried('call.id'),
  'toolCall.type': ownForm,
  'toolCall.function': ownForm,
  'functionCall.name': carried('call.tool'),
  'functionCall.arguments': carried(
    'call.input',
    'JSON text of an object or a list; anything else stands under the name input.',
  ),
  'textPart.type': ownForm,
  'textPart.text': carried('message.text'),
  'refusalPart.type': ownForm,
  'refusalPart.refusal': carried('message.text'),
  'imagePart.type': ownForm,
  'imagePart.image_url': ownForm,
  'imageUrl.url': inPart('message.media', ['part-without-place', 'media-in-part'], 'In messages of a user.'),
  'imageUrl.detail': dropped('No other format says how closely an image should be looked at.'),
  'filePart.type': ownForm,
  'filePart.file': ownForm,
  'file.file_id': dropped('It names a file on one provider’s servers.'),
  'file.file_data': inPart('message.media', ['part-without-place', 'media-in-part'], 'In messages of a user.'),
  'file.filename': inPart('message.media', ['part-without-place', 'media-in-part'], 'In messages of a user.'),
};

function speaker(role: string, how: string): Fields {
  return {
    [`${role}.role`]: carried('message.role', 'It does not tell a person from the program.'),
    [`${role}.content`]: inPart(
      'message.text',
      ['emptied', 'reminders-alone', 'reminders-beside-calls', 'reminder-cut'],
      how,
    ),
    [`${role}.name`]: dropped('Other formats name actors, not single messages.'),
  };
}
