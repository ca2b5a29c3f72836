import { carried, dropped, type Fields } from '../../losses/fields.ts';

const origin = dropped('It says what the trace was made from, or where it lay.');
const counted = carried('form', 'Counted anew from the steps.');

/**
 * What becomes of the properties that only legacy Forsy traces have; the others are those of v0.1, and what becomes of them is
 * the same.
 */
export const forsyLegacyFields: Fields = {
  'document.collection_id': carried('session.id', 'Read where there is no trace_id; a migration makes it that.'),
  'document.prior_collection_id': carried(
    'session.continues',
    'Read where there is no prior_trace_id; a migration makes it that.',
  ),
  'document.source_trace_id': origin,
  'document.trace_slug': origin,
  'document.original_folder_name': origin,
  'document.source_files': origin,
  'document.source_folder_names': origin,
  'document.captured_at': carried('session.savedAt', 'v0.1 has no such time: a migration leaves it to the sidecar.'),
  'document.total_steps': counted,
  'document.total_turns': counted,
  'step.step_index': carried('form', 'A migration makes it step.'),
  'step.feedback': carried(
    'message.text',
    'What a person said where there is no input; a migration makes it feedback_content.',
  ),
};
