import { carried, dropped, type Fields } from '../fields.ts';

const ownForm = carried('form');
const said = 'Several texts of one response become parts.';

/** What becomes of every property of a trajectory. */
export const trajectoryFields: Fields = {
  'document.$schema': ownForm,
  'document.model': carried('session.model', 'The word unknown where nothing states it.'),
  'document.timestamp': carried('session.savedAt', 'The time of saving, which the caller gives.'),
  'document.session_id': carried('session.id'),
  'document.messages': ownForm,
  ...speaker('system'),
  ...speaker('developer'),
  ...speaker('user'),
  ...speaker('assistant', said),
  'assistant.thinking': carried(
    'thought.text',
    'Several thoughts of one response are joined; one without text or call is left out.',
  ),
  'assistant.tool_calls': ownForm,
  'tool.role': carried('message.role'),
  'tool.tool_call_id': carried('call.id'),
  'tool.content': carried('result.text', 'Structured output stands as JSON text.'),
  'tool.name': dropped('The call names the tool.'),
  'toolCall.id': carried('call.id'),
  'toolCall.type': ownForm,
  'toolCall.function': ownForm,
  'functionCall.name': carried('call.tool'),
  'functionCall.arguments': carried('call.input', 'JSON text; a text that is not JSON stands under the name input.'),
  'textPart.type': ownForm,
  'textPart.text': carried('message.text'),
  'refusalPart.type': ownForm,
  'refusalPart.refusal': carried('message.text'),
  'imagePart.type': ownForm,
  'imagePart.image_url': ownForm,
  'imageUrl.url': carried('message.media', 'In messages of a user.'),
  'imageUrl.detail': dropped('No other format says how closely an image should be looked at.'),
  'filePart.type': ownForm,
  'filePart.file': ownForm,
  'file.file_id': dropped('It names a file on one provider’s servers.'),
  'file.file_data': carried('message.media', 'In messages of a user.'),
  'file.filename': carried('message.media', 'In messages of a user.'),
};

function speaker(role: string, how?: string): Fields {
  return {
    [`${role}.role`]: carried('message.role', 'It does not tell a person from the program.'),
    [`${role}.content`]: carried('message.text', how),
    [`${role}.name`]: dropped('Other formats name actors, not single messages.'),
  };
}
