import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isBlank } from '../../blank.ts';
import { isNotRecorded } from '../../says-nothing.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { kindOfTool } from '../../traces/kind-of-tool.ts';
import { lookedBack } from '../../traces/known-before.ts';
import { cutByDots } from '../../wording/cut-by-dots.ts';
import { fillsThePlaceOfACall } from '../../wording/fills-the-place.ts';
import { quoted } from '../../wording/quoted.ts';
import { toldInTheThirdPerson } from '../../wording/told-in-the-third-person.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';
import { describedCall } from './described-call.ts';

/** What went in stands in the trace as it went in. */
export const inputIsLiteral: ForsyStepRule = {
  id: 'input-is-literal',
  claim:
    '`input` is the payload itself: the person’s own words, the command, the query, the patch or the delivered text.',
  why: 'A description of a call cannot be run again, and words that somebody else put in the place of a request are not what the work began with; a model that learns from either learns to describe instead of to act.',
  fix: 'Put what was really sent into `input`: the whole command, query or patch, or the message word for word.',
  checklist: 6,
  severity: 'warning',
  certainty: 'hint',
  judgesWords: true,
  reads: ['trace_mode', 'steps[].output'],
  readsEntry: ['step', 'action', 'operation', 'tool', 'input', 'output'],
  checkEntry(step, index, trace) {
    const { input } = step;
    const found =
      input === null || isBlank(input)
        ? notKept(step, index, trace)
        : isUserMessage(step)
          ? notTheirWords(step, input)
          : notWhatWasSent(step, input, index, trace);
    return found === undefined ? undefined : [{ at: ['steps', index, 'input'], ...found }];
  },
};

/** What is found of an input, whose place is the same for all. */
type Found = Pick<Hit, 'message' | 'fix'>;

/** A live trace has what was said and sent. Of a missing first request first-request-is-kept speaks. */
function notKept(step: ForsyStep, index: number, { trace_mode }: ForsyTrace): Found | undefined {
  if (trace_mode !== 'live') return undefined;
  if (isUserMessage(step))
    return index === 0
      ? undefined
      : {
          message: `Step ${step.step} is a message of the user in a live trace, but has no input, which looks like what they said was not kept.`,
          fix: 'Put what the user wrote into `input`, word for word; an attachment alone is named, such as "[screenshot of the error]".',
        };
  if ((step.tool ?? '').trim() === '') return undefined;
  return {
    message: `Step ${step.step} used a tool in a live trace, but has no input, which looks like it was not kept.`,
  };
}

function notTheirWords(step: ForsyStep, input: string): Found | undefined {
  const told = toldInTheThirdPerson(input);
  if (told !== undefined)
    return {
      message: `The message of step ${step.step} says ${quoted(input, ...told)}, which looks like somebody else's account of it, not like the person's own words.`,
    };
  const cut = cutByDots(input);
  if (cut === undefined) return undefined;
  return {
    message: `The message of step ${step.step} says ${quoted(input, ...cut)}, which looks like only a part of what the person wrote.`,
  };
}

function notWhatWasSent(step: ForsyStep, input: string, index: number, trace: ForsyTrace): Found | undefined {
  if (
    isNotRecorded(input) ||
    /^\W*n\/a\W*$/i.test(input) ||
    (step.tool !== null && fillsThePlaceOfACall(input, kindOfTool(step.tool, step.operation)))
  )
    return {
      message: `The input of step ${step.step} is ${quoted(input)}, which looks like it only fills the place of what was sent.`,
      fix: 'Put what was really sent into `input`, or null in a retraced trace where it was not kept.',
    };
  const described = describedCall(input, step);
  if (described === undefined || isHandedOn(input, index, trace) || isEchoed(step)) return undefined;
  return {
    message: `The input of step ${step.step} says ${quoted(input, ...described)}, which looks like a description of what was sent, not like what was sent.`,
  };
}

/** "Zoom in -> Vergrößern": a dictionary or a register says again what it was asked. */
function isEchoed({ input, output }: ForsyStep): boolean {
  const text = input!.trim();
  return output?.startsWith(text) === true && /^\s*(?:->|=>|→|:|=|\||\t)/.test(output.slice(text.length));
}

/** What an earlier step gave back, word for word, was sent as it stands: a text to be counted, checked or translated. */
function isHandedOn(input: string, index: number, { steps }: ForsyTrace): boolean {
  if (input.length < shortest) return false;
  for (let at = index - 1; at >= Math.max(0, index - lookedBack); at--) if (steps[at]!.output === input) return true;
  return false;
}

/** A word or two may be the same by chance. */
const shortest = 12;
