import { carried, dropped, type Fields, inPart } from '../losses/fields.ts';

const ownForm = carried('form');
const judgement = dropped(
  'It is a judgement of whoever traced the work, and no log or conversation has a place for it.',
);
const graph = dropped('It describes how the work hangs together, and no log or conversation has a place for it.');
const evidence = dropped('It speaks of how the trace was made or is published.');
const environment = carried('session.environment', 'With the settings of the model, in agent_config.');

/** What becomes of every property of a Forsy trace. */
export const forsyFields: Fields = {
  'document.$schema': ownForm,
  'document.schema_version': ownForm,
  'document.trace_id': carried('session.id', 'Made from a digest where nothing states it.'),
  'document.prior_trace_id': carried('session.continues'),
  'document.trace_mode': evidence,
  'document.validation_level': evidence,
  'document.task': carried('session.task', 'The first message of a human where nothing states it.'),
  'document.agent_tools': carried('session.tools', 'Names alone.'),
  'document.started_at': carried('session.startedAt', 'The first time in the source where nothing states it.'),
  'document.ended_at': carried('session.endedAt', 'The last time in the source where nothing states it.'),
  'document.system_prompt': dropped('A prompt may be private: a trace holds its digest, which is no message.'),
  'document.skills': dropped('Other formats have no place for it.'),
  'document.memory': dropped('Other formats have no place for it.'),
  'document.agent_config': environment,
  'document.agent_config.model': carried('session.model'),
  'document.agent_config.framework': carried('session.agent', 'Its version stands in framework_version.'),
  'document.learning': judgement,
  'document.termination_reason': judgement,
  'document.steps': ownForm,
  'document.final_output': judgement,
  'document.static_output': dropped('Other formats have no artifacts.'),
  'document.summary': ownForm,
  'document.dataset_summary': evidence,
  'step.step': ownForm,
  'step.turn': carried('event.turn', 'Counted by the messages of humans where nothing states it.'),
  'step.actor': carried('actor.name', 'By labels: user, agent, system, subagent and its name.'),
  'step.action': carried('message.role', 'A person or an agent; what the program put in is no step.'),
  'step.operation': judgement,
  'step.tool': carried('call.tool'),
  'step.execution_mode': graph,
  'step.parallel_group': carried(
    'event.response',
    'Calls that were given out together; else the texts and calls of one response are steps of their own.',
  ),
  'step.observation': judgement,
  'step.input': carried('call.input', 'As text: of a call its arguments as JSON, of a user message what was said.'),
  'step.input (user_message)': inPart(
    'message.text',
    ['context-left-out'],
    'What the program put in is no step. Images and files are left out.',
  ),
  'step.input_source': graph,
  'step.output': inPart(
    'result.text',
    ['result-without-call'],
    'A result that answers no call is left out. As text: of a call its result, else what an agent said.',
  ),
  'step.output (agent_step)': inPart(
    'message.text',
    ['context-left-out'],
    'What the program put in is no step. Images and files are left out.',
  ),
  'step.state_change': judgement,
  'step.reasoning': inPart(
    'thought.text',
    ['thought-unavailable'],
    'The thoughts before a step are joined; one that is not shown cannot be marked.',
  ),
  'step.caused_by': carried(
    'event.causes',
    'Also what the log proves: the request or the results that a response answers.',
  ),
  'step.causal_type': graph,
  'step.causal_note': graph,
  'step.alternatives_considered': judgement,
  'step.success': carried('result.isError'),
  'step.actor (author)': carried('message.author', 'A person, the agent, or the program in its name.'),
  'step.reasoning (form)': carried('thought.form', 'Read as a summary.'),
  'step.eval': judgement,
  'step.eval_reason': judgement,
  'step.directive': judgement,
  'step.message_role': judgement,
  'step.feedback_type': judgement,
  'step.feedback_content': judgement,
  'step.started_at': carried('event.time', 'Of a step when it began, of thoughts before it no time of their own.'),
  'step.ended_at': carried('event.endedAt', 'The time of the result.'),
  'step.retry_of': judgement,
  'inputSource.actor': graph,
  'inputSource.source_step': graph,
  'inputSource.source_field': graph,
  'inputSource.note': graph,
  ...each('staticOutput', ['artifacts'], dropped('Other formats have no artifacts.')),
  ...each(
    'artifact',
    'path type role related_steps description state hash content diff release_sensitivity'.split(' '),
    dropped('Other formats have no artifacts.'),
  ),
  ...each(
    'summary',
    'total_steps total_turns positive_steps negative_steps neutral_steps directive_signals human_feedback'.split(' '),
    ownForm,
  ),
  ...each('summary', ['agent_confidence', 'goal_achieved', 'goal_notes'], judgement),
  ...each('humanFeedback', ['corrections', 'approvals', 'clarifications', 'new_instructions'], ownForm),
  ...each('datasetSummary', ['title', 'description', 'tags', 'release_tier', 'validation_level'], evidence),
};

function each(shape: string, properties: readonly string[], field: Fields[string]): Fields {
  return Object.fromEntries(properties.map((property) => [`${shape}.${property}`, field]));
}
