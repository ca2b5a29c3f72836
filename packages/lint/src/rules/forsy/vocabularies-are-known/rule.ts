import { closest, listed, shown } from '@trace-formats/validate';
import type { Hit } from '../../../engine/rule.ts';
import { asTaken, spelled } from '../../as-seen.ts';
import { isBlank } from '../../blank.ts';
import { stepAtFirst } from '../../traces/name-of-step.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

const operations = [
  'plan',
  'analyze',
  'search',
  'read',
  'write',
  'edit',
  'execute',
  'verify',
  'download',
  'install',
  'ask_user',
  'answer',
  'select',
  'other',
];
const causalTypes = [
  'user_request',
  'follow_up_user_request',
  'answer_to_agent_question',
  'execution_of_plan',
  'dependency_on_tool_result',
  'retry_after_failure',
  'correction_response',
  'approval_response',
  'verification_of_prior_step',
  'dependency_on_multiple_prior_steps',
  'delegation_to_subagent',
  'delegated_work',
  'used_subagent_result',
  'handoff_from_subagent',
  'parallel_work',
  'other',
];
const sourceActors = ['user', 'agent', 'subagent', 'tool', 'system', 'external'];
const sourceFields = [
  'input',
  'output',
  'observation',
  'directive',
  'feedback_content',
  'external',
  // Public traces name these two as well.
  'state_change',
  'reasoning',
];
const actor = /^(user|agent|subagent|system|(agent|subagent):[^\s:]+)$/;

const actorOfSource = 'input source actor';

/** Words that the format suggests, so that datasets can be grouped by them. */
export const vocabulariesAreKnown: ForsyStepRule = {
  id: 'vocabularies-are-known',
  claim: 'Actors, operations, causal types and input sources use the words that the format suggests.',
  why: 'Traces are grouped and filtered by these words; a word of one’s own forms a group of one.',
  fix: 'Use the suggested word that fits, or `other` with a note.',
  checklist: null,
  severity: 'warning',
  certainty: 'both',
  reads: [],
  readsEntry: ['actor', 'action', 'operation', 'causal_type', 'input_source.actor', 'input_source.source_field'],
  concerns: ({ actor: who, action, operation, causal_type, input_source }) =>
    input_source !== null ||
    (who !== 'agent' && !(who === 'user' && action === 'user_message')) ||
    (operation !== null && !operations.includes(operation)) ||
    (causal_type !== null && !causalTypes.includes(causal_type)),
  *checkEntry(step, index, _trace, { legacy }) {
    const name = stepAtFirst(step, index);
    if (!actor.test(step.actor)) yield strangeActor(name, ['steps', index, 'actor'], step.actor);
    // Older traces have actions of their own for what the user says.
    if (step.actor === 'user' && (step.action === 'agent_step' || step.action === 'output') && !legacy)
      yield {
        at: ['steps', index, 'action'],
        certainty: 'hint',
        checklist: 4,
        message: `${name} is of the actor "user" and has the action ${shown(step.action)}, which looks like a message of the user under another name: nothing that must hold for one is asked of it.`,
        fix: 'Write the action user_message, or name the actor whose step it is.',
      };
    yield* word(name, ['steps', index, 'operation'], 'operation', step.operation, operations);
    yield* word(name, ['steps', index, 'causal_type'], 'causal type', step.causal_type, causalTypes);
    const source = step.input_source;
    if (source === null) return;
    yield* word(name, ['steps', index, 'input_source', 'actor'], actorOfSource, source.actor, sourceActors);
    yield* word(
      name,
      ['steps', index, 'input_source', 'source_field'],
      'input source field',
      source.source_field,
      sourceFields,
    );
  },
};

/** "Agent", "agent " or one with a letter of another script: whoever groups by labels finds a second one that looks the same. */
function strangeActor(name: string, at: Hit['at'], label: string): Hit {
  const meant = asTaken(label);
  return actor.test(meant)
    ? {
        at,
        message: `${name} has the actor ${spelled(label)}, which looks like ${JSON.stringify(meant)} and is another label: it has capitals, or signs that are others.`,
        fix: `Write ${JSON.stringify(meant)}.`,
      }
    : {
        at,
        message: `${name} has the actor ${shown(label)}; the format suggests user, agent, subagent, system, agent:name or subagent:name.`,
        fix: 'Use the label that fits; a name of its own stands behind "agent:" or "subagent:".',
      };
}

function* word(
  name: string,
  at: readonly (string | number)[],
  what: string,
  value: string | null,
  known: readonly string[],
): Generator<Hit> {
  // Where null is allowed, an empty text is another rule's business.
  if (value === null || known.includes(value) || (isBlank(value) && what !== actorOfSource)) return;
  const near = closest(value, known);
  yield {
    at,
    message: `${name} has the ${what} ${shown(value)}, which is none of the suggested words.`,
    fix: near === undefined ? `Use the one that fits: ${listed(known, 'or')}.` : `Did you mean ${near}?`,
  };
}
