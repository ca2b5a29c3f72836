import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isBlank } from '../../blank.ts';
import { saysNothing } from '../../says-nothing.ts';
import { continuesAnother } from '../../traces/continues-another.ts';
import { isDraft } from '../../traces/is-draft.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { nameOfStep, stepAtFirst } from '../../traces/name-of-step.ts';
import { cutByDots } from '../../wording/cut-by-dots.ts';
import { inOneLine } from '../../wording/in-one-line.ts';
import { quoted } from '../../wording/quoted.ts';
import { toldInTheThirdPerson } from '../../wording/told-in-the-third-person.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { isOfOtherWork, isTaskOfOtherWork, saysTooLittle } from './misses-the-task.ts';
import { namesTheTask } from './names-the-task.ts';
import { retellsTheTask } from './retells-the-task.ts';
import { shortensTheTask } from './shortens-the-task.ts';

/** In what is done on a request, something of it is said again. */
const ofTheWork = ['steps[].output', 'steps[].observation', 'final_output'];
const ofTheFeedback = ['steps[].feedback_content'];
const ofTheCause = ['steps[].causal_type', 'steps[].input_source.actor'];

/** What the person asked for first stands in the trace as they asked it. */
export const firstRequestIsKept: ForsyTraceRule = {
  id: 'first-request-is-kept',
  claim: 'The first turn has the person’s request, whole and in their own words, as the `input` of one user message.',
  why: 'Everything after it answers this request; retold, split or cut, nobody can say whether the work met it.',
  fix: 'Put the whole first message of the person, word for word, into the `input` of the first step.',
  checklist: 2,
  severity: 'error',
  certainty: 'both',
  judgesWords: true,
  reads: [
    'prior_trace_id',
    'task',
    'steps[].turn',
    'steps[].action',
    'steps[].actor',
    'steps[].input',
    'steps[].message_role',
  ],
  readsApart: [...ofTheCause, ...ofTheFeedback, ...ofTheWork],
  *check(trace, { legacy, isSound }): Iterable<Hit> {
    if (continuesAnother(trace)) return;
    if (trace.steps.length === 0) {
      // A log may be empty, and its draft with it; it only must not be passed off as a judged trace.
      if (isDraft(trace)) return;
      yield { at: ['steps'], message: 'The trace has no steps, so the request and all the work on it are missing.' };
      return;
    }
    if (!startedByAPerson(trace)) {
      if (isSound(ofTheCause)) yield* answersNobody(trace);
      return;
    }
    const turn = trace.steps[0]!.turn;
    const first = trace.steps.map((step, index) => ({ step, index })).filter(({ step }) => step.turn === turn);
    const requests = first.filter(({ step }) => isRequest(step, legacy || isDraft(trace)));
    if (requests.length === 0) {
      const said = first.find(({ step }) => isUserMessage(step));
      yield said === undefined
        ? { at: ['steps', 0], message: 'The first turn has no message of the user, so the request is missing.' }
        : {
            at: ['steps', said.index, 'message_role'],
            message: `No message of the first turn is a direct_request; ${nameOfStep(said.step, said.index)} has ${said.step.message_role === null ? 'no role' : `the role ${said.step.message_role}`}.`,
            fix: 'Give the message that asks for the work the role direct_request; where none does, put the first message of the person before it.',
          };
      return;
    }
    const [{ step, index }] = requests as [{ step: ForsyStep; index: number }];
    if (requests.every((request) => isBlank(request.step.input ?? ''))) {
      yield {
        at: ['steps', index, 'input'],
        message: `${stepAtFirst(step, index)} is the first request, but its input is empty.`,
      };
      return;
    }
    const doubt = doubtOf(trace, step, index) ?? (isSound(ofTheWork) ? otherWork(trace, step) : undefined);
    if (doubt !== undefined) yield { at: ['steps', index, 'input'], certainty: 'hint', message: doubt };
    if (legacy || !isSound(ofTheFeedback) || isBlank(step.feedback_content ?? '')) return;
    const isAgain = isSaidAgain(step, trace.task);
    // Who speaks of earlier work in a first message may well give feedback on it: that is for a person to say.
    if (isAgain || (index === 0 && !speaksOfBefore.test(step.input ?? '')))
      yield {
        at: ['steps', index, 'feedback_content'],
        ...(isAgain ? {} : { certainty: 'hint' as const }),
        message: isAgain
          ? `${stepAtFirst(step, index)} is the first request, and its \`feedback_content\` only says the request again; there was no work yet that feedback could be on.`
          : `${stepAtFirst(step, index)} is the first request, but has a \`feedback_content\`, which looks like a part of the request, since no work stands before it that feedback could be on.`,
        fix: 'Write null into `feedback_type` and `feedback_content` of the first request.',
      };
  },
};

/** "Your last answer was wrong": a first message that goes on from something that the trace does not hold. */
const speaksOfBefore =
  /(?<!\p{L})(?:again|still|last time|yesterday|earlier|previous(?:ly)?|your (?:last|first|answer|version|draft|fix|change)|you (?:did|said|wrote|made|told|gave|missed|forgot)|wieder|immer noch|gestern|letzt\p{L}+|encore|toujours|hier|otra vez|ayer|todavía)(?!\p{L})/iu;

function isSaidAgain({ input, feedback_content }: ForsyStep, task: string): boolean {
  return [inOneLine(input), inOneLine(task)].includes(inOneLine(feedback_content));
}

/** Who started the work may be left open, unless a step says that a person did. */
function* answersNobody({ steps }: ForsyTrace): Generator<Hit> {
  if (steps.some(isUserMessage)) return;
  const index = steps.findIndex(
    ({ causal_type, input_source }) => causal_type === 'user_request' || input_source?.actor === 'user',
  );
  if (index >= 0)
    yield {
      at: ['steps', index],
      message: `${stepAtFirst(steps[index]!, index)} says that it answers the user, but no message of the user stands in the trace, so the request is missing.`,
    };
}

/** Older traces often leave the role open, or have words of their own for it. */
function isRequest(step: ForsyStep, open: boolean): boolean {
  return (
    isUserMessage(step) && (step.message_role === 'direct_request' || (open && !otherRoles.has(step.message_role)))
  );
}

const otherRoles: ReadonlySet<string | null> = new Set([
  'answer_to_agent_question',
  'correction',
  'approval',
  'clarification',
  'selection',
  'status_update',
  'new_constraint',
  'other',
]);

/** A schedule, a system or another agent may have started the work, and people only came in later. */
function startedByAPerson({ steps }: ForsyTrace): boolean {
  const [first] = steps;
  if (first === undefined || !steps.some(isUserMessage)) return false;
  return isUserMessage(first) || first.actor === 'user' || /^agent\b/.test(first.actor);
}

function doubtOf(trace: ForsyTrace, step: ForsyStep, index: number): string | undefined {
  const input = step.input ?? '';
  if (saysNothing(input))
    return `The first request is ${quoted(input)}, which looks like it only fills the place of what the person wrote.`;
  const told = toldInTheThirdPerson(input);
  if (told !== undefined)
    return `The first request says ${quoted(input, ...told)}, which looks like somebody else's account of it, not like the person's own words.`;
  const cut = cutByDots(input);
  if (cut !== undefined)
    return `The first request says ${quoted(input, ...cut)}, which looks like only a part of what the person wrote.`;
  const left = shortensTheTask(input, trace.task);
  if (left !== undefined)
    return `The first request has ${quoted(input, ...left)} where the task goes on, which looks like only a part of what the person wrote.`;
  if (wordsOfTheAgent.test(input) && !turnsToTheAgent.test(input))
    return `The first request says ${quoted(input)}, which looks like the words of the agent, who is to do it.`;
  if (placeholder.test(input) || namedInBrackets.test(input))
    return `The first request is ${quoted(input)}, which looks like the place of what the person wrote.`;
  if (breaksOff(input, trace.task) || amidASentence.test(input) || stopsAmidTheTask(input, trace))
    return `The first request ends in ${quoted(input, Math.max(0, input.trimEnd().length - 40), input.trimEnd().length)}, where the ${amidASentence.test(input) ? 'sentence' : 'task'} goes on, which looks like only a part of what the person wrote.`;
  if (speaksOfSomebody.test(input) && !speaksOfSomebody.test(trace.task))
    return `The first request says ${quoted(input)}, and the task does not, which looks like somebody else's account of it, not like the person's own words.`;
  if (retellsTheTask(input, trace.task))
    return `The first request says ${quoted(input)}, but the task speaks as the person does, which looks like their own words stand there and an account of them here.`;
  if (namesTheTask(input, trace, index))
    return `The first request is ${quoted(input)}, which looks like a heading for what the person asked for: the task says more of it in their words, and no message does.`;
  const next = trace.steps[index + 1];
  if (next !== undefined && isUserMessage(next) && !isAfterthought(next, input))
    return `The first request, ${quoted(input)}, looks like it goes on in ${nameOfStep(next, index + 1)}.`;
  if (saysTooLittle(input, trace.task))
    return `The first request, ${quoted(input)}, looks like it has nothing to do with the task.`;
  return undefined;
}

/** "{{user_request}}", "<original prompt>": what a template has where the request should stand. */
const placeholder =
  /^\s*(?:\{\{?|<|\[|\$\{|%)\s?(?:(?:the|your|original|first|full|initial|insert)[\s_-]){0,3}(?:user|human|customer)?[\s_.-]?(?:prompt|request|input|message|task|query|question|text)(?:[\s_-](?:here|goes here|text|of the user))?\s?(?:\}\}?|>|\]|%)\s*$/i;

/** "(pasted log and question)", "[question on the lease, attached]": what the person sent, by what it was. */
const namedInBrackets =
  /^\s*[([](?=[^()[\]\n]*\b(?:pasted|attached|user|question|request|prompt|message|original|screenshot)\b)[\p{L}\p{N} ,.'’/&-]{5,160}[)\]]\s*$/iu;

/** "They want a plan of twelve weeks.": without a word of whom they are or who is to do it, those who asked. */
const speaksOfSomebody =
  /^\W{0,3}(?:they|he|she)\s(?:wants?|wanted|would like|asks?|asked|requests?|requested)\s(?!(?:it|this|that|him|her|them)\b)[^.!?\n]{8,200}\.?\s*$/iu;

/** "I will find the leak and fix it.": whoever asks for something does not say so of themselves. */
const wordsOfTheAgent = /^\W{0,3}I(?:['’]ll| will| am going to)\s\p{Ll}+\s[^?!\n]{5,160}$/u;
const turnsToTheAgent =
  /\b(?:you|your|please|pls|can|could|but|when|if|because|since|need|want|tomorrow|tonight|later|next|today|on \p{L}+day|who|what|how|which|where|why|help|make|give|write|tell)\b/iu;

/** Nobody ends a sentence with one of these. */
const amidASentence = /\s(?:and then|and|or|because|the|an?|und dann|und|der|die|das|et puis|et|y luego|y|e poi)\s*$/iu;

/** Who approves, corrects or adds something once the request is whole has sent a message of its own, and the trace says which. */
function isAfterthought({ message_role, feedback_type, feedback_content }: ForsyStep, request: string): boolean {
  if (message_role === 'direct_request' || message_role === null || message_role === 'other') return false;
  return (feedback_type !== null || !isBlank(feedback_content ?? '')) && !/[,:;]\s*$/.test(request);
}

/** Ends within a word that the task has whole, after the same words; who ends in dots behind a word may just write like that. */
function breaksOff(input: string, task: string): boolean {
  if (input.length > task.length + 3 || !task.startsWith(input.slice(0, 20))) return false;
  const begun = input.trimEnd().replace(/\s?(?:\.{3}|…)$/, '');
  return begun.length >= 20 && task.startsWith(begun) && /^\p{L}{2}/u.test(task.slice(begun.length - 1));
}

/**
 * Ends behind a word, without the sign of an end, where the task has the same words and goes on in the sentence: with what belongs to
 * that word, since a whole request may well be given more behind an "and" or a "with". Who adds it later has said it.
 */
function stopsAmidTheTask(input: string, { task, steps }: ForsyTrace): boolean {
  const begun = input.trimEnd();
  if (begun.length < 20 || !/\p{Ll}$/u.test(begun) || !task.startsWith(begun)) return false;
  const rest = task.slice(begun.length);
  if (!/^ \p{L}{2,}(?=\s\S|[.!?]?$)/u.test(rest) || goesOnBehindAWhole.test(rest)) return false;
  const said = rest.trim().slice(0, 20);
  return !steps.some((step) => isUserMessage(step) && step.input?.includes(said) === true);
}

const goesOnBehindAWhole =
  /^ (?:and|or|but|then|so|yet|with(?:out)?|for|in(?:to|side)?|on|at|to|by|from|of|as|if|when|while|where|because|since|that|which|who|until|before|after|including|using|via|per|plus|please|thanks|again|too|now|und|oder|aber|dann|mit|ohne|für|auf|bei|von|zu[mr]?|im|aus|als|wenn|weil|bitte|et|ou|mais|puis|avec|sans|pour|dans|sur|par|de|du|des|si|quand|y|o|pero|con|sin|para|por|en|del|cuando|e|ma|senza|per|da|em|com|sem)(?!\p{L})/iu;

function otherWork(trace: ForsyTrace, { input }: ForsyStep): string | undefined {
  if (isTaskOfOtherWork(input ?? '', trace))
    return `The task is ${quoted(trace.task)}, which looks like it belongs to other work: neither the first request nor any step has a word of it.`;
  if (!isOfOtherWork(input ?? '', trace)) return undefined;
  return `The first request, ${quoted(input!)}, looks like it belongs to other work: neither the task nor any step has a word of it.`;
}
