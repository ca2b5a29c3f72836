import { isUserMessage } from '../../traces/is-user-message.ts';
import { noStep, stepsByNumber } from '../../traces/steps-by-number.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

/** What tells whose step it is. */
const ofAMessage = ['steps[].action'];
const whoSupplied = ['steps[].input_source.actor'];
/** What a step may lack that is named as the source of another. */
const ofTheSource = ['steps[].directive', 'steps[].feedback_content'];

const noneOfAMessage: ReadonlySet<string> = new Set(['output', 'observation', 'reasoning', 'directive']);

/** An input comes from a step that is there. */
export const inputSourcesExist: ForsyStepRule = {
  id: 'input-sources-exist',
  claim: 'Every `input_source.source_step` names an earlier step of the trace, and the source is what that step says.',
  why: 'The link says where a payload came from; one that leads nowhere makes up a provenance.',
  fix: 'Name the earlier step that supplied the input, or null when it came from outside.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['steps[].step'],
  readsApart: [...ofAMessage, ...whoSupplied, ...ofTheSource],
  readsEntry: ['step', 'input_source.source_step', 'input_source.source_field'],
  concerns: ({ input_source }) => input_source !== null,
  *checkEntry(step, index, trace, { legacy, isSound }) {
    const source = step.input_source?.source_step;
    if (source === null || source === undefined) return;
    const field = step.input_source!.source_field;
    const at = ['steps', index, 'input_source', 'source_step'];
    if (source === step.step) yield { at, message: `Step ${step.step} names itself as the source of its input.` };
    else if (!stepsByNumber(trace).has(source))
      yield {
        at,
        message: `Step ${step.step} names step ${source} as the source of its input, but ${noStep(trace, source)}.`,
      };
    else if (source > step.step)
      yield {
        at,
        message: `Step ${step.step} names step ${source} as the source of its input, but step ${source} is not earlier.`,
      };
    // Of a message of the user these are always null, whatever the log left out.
    else if (
      !legacy &&
      isSound(ofAMessage) &&
      noneOfAMessage.has(field ?? '') &&
      isUserMessage(stepsByNumber(trace).get(source)!)
    )
      yield {
        at: ['steps', index, 'input_source', 'source_field'],
        severity: 'warning',
        message: `Step ${step.step} names the \`${field}\` of step ${source} as the source of its input, but that is a message of the user, which has none.`,
        fix: 'Name the step and the field that hold it; what the user said stands in `input`.',
      };
    // What a log left out of an output may have been there all the same; a directive is there, or nobody gave one.
    else if (
      (field === 'directive' || field === 'feedback_content') &&
      !legacy &&
      isSound([`steps[].${field}`]) &&
      (stepsByNumber(trace).get(source)![field] ?? '').trim() === ''
    )
      yield {
        at: ['steps', index, 'input_source', 'source_field'],
        severity: 'warning',
        message: `Step ${step.step} names the \`${field}\` of step ${source} as the source of its input, but step ${source} has none.`,
        fix: 'Name the step and the field that hold it, or write it where it was given.',
      };
    else if (!legacy && isSound(ofAMessage) && isSound(whoSupplied, index)) {
      const { actor } = step.input_source!;
      const isTheirs = isUserMessage(stepsByNumber(trace).get(source)!);
      // What a tool, a document or another program gave stands in the step of whoever used it.
      if (actor === 'user' ? !isTheirs : isTheirs && /^(?:sub)?agent(?::|$)/.test(actor))
        yield {
          at: ['steps', index, 'input_source', 'actor'],
          severity: 'warning',
          message: `Step ${step.step} says that its input comes from ${JSON.stringify(actor)}, but step ${source}, which it names, is ${isTheirs ? 'a message of the user' : 'no message of the user'}.`,
          fix: 'Name who supplied the input, and the step in which they did.',
        };
    }
  },
};
