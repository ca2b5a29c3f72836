import type { Hit } from '../../../engine/rule.ts';
import { isNoName } from '../../wording/no-name.ts';
import { quoted } from '../../wording/quoted.ts';
import type { TrajectoryRule } from '../trajectory-rule.ts';

/** Which model worked, and in which session. */
export const modelAndSessionAreNamed: TrajectoryRule = {
  id: 'model-and-session-are-named',
  claim: '`model` is the exact id of the model that worked, and `session_id` the session’s own.',
  why: 'Trajectories are chosen and compared by the model that made them, and found again by their session.',
  fix: 'Write the model id that the log of the session has; leave `session_id` out where the session had none.',
  checklist: null,
  severity: 'warning',
  certainty: 'hint',
  reads: [],
  readsApart: ['model', 'session_id'],
  *check({ model, session_id }, { isSound }): Iterable<Hit> {
    // A list of messages alone names neither, and the schema asks for the model in anything else.
    if (isSound(['model']) && model !== undefined) {
      if (isNoName(model))
        yield {
          at: ['model'],
          message: `The model is ${quoted(model)}, which looks like it only fills the place of a model's id.`,
        };
      else if (family.test(model))
        yield {
          at: ['model'],
          message: `The model is ${quoted(model)}, which looks like the name of many models and not like the id of one.`,
        };
    }
    if (isSound(['session_id']) && session_id !== undefined && isNoName(session_id))
      yield {
        at: ['session_id'],
        message: `The session is ${quoted(session_id)}, which looks like it only fills the place of an id.`,
        fix: 'Write the id that the session had, word for word, or leave `session_id` out.',
      };
  },
};

/** What people call a model by, or the program that asks it. */
const family =
  /^\s*(?:(?:chat-?)?gpt|claude(?:[ -]code)?|(?:claude[ -])?(?:opus|sonnet|haiku)|gemini|llama|mi[sx]tral|qwen|deepseek|grok|llm|ai|assistant|copilot|cursor)\s*$/i;
