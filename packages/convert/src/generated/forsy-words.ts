/* Made by tools/generate/forsy-words.ts from schemas/forsy/v0.1/trace.schema.json; do not edit. */

/** The words of which v0.1 takes one, by the definition in its schema and the field; null is no word. */
export const forsyWords: Readonly<Record<'traceMode' | 'validationLevel' | 'terminationReason' | 'step.action' | 'step.execution_mode' | 'step.message_role' | 'step.feedback_type' | 'artifact.type' | 'artifact.release_sensitivity' | 'datasetSummary.release_tier', readonly string[]>> = {
  'traceMode': ['live', 'retraced', 'hybrid'],
  'validationLevel': ['self_traced', 'retraced_from_logs', 'model_reviewed', 'human_reviewed', 'expert_reviewed', 'client_validated'],
  'terminationReason': ['task_complete', 'user_confirmed_done', 'user_abandoned', 'agent_blocked', 'timeout', 'error_unrecoverable', 'partial_then_stopped', 'other'],
  'step.action': ['user_message', 'agent_step', 'output', 'error'],
  'step.execution_mode': ['serial', 'parallel'],
  'step.message_role': ['direct_request', 'answer_to_agent_question', 'correction', 'approval', 'clarification', 'selection', 'status_update', 'new_constraint', 'other'],
  'step.feedback_type': ['correction', 'approval', 'clarification', 'new_instruction', 'other'],
  'artifact.type': ['created', 'modified', 'deleted', 'observed', 'generated'],
  'artifact.release_sensitivity': ['open', 'redacted', 'private', 'exclude'],
  'datasetSummary.release_tier': ['open_example', 'research_preview', 'private', 'not_for_release'],
};
