import type { ForsyTraceDraft } from '@trace-formats/schema';
import type { JsonObject } from '../json/json.ts';
import type { Ledger, LossEntry } from '../losses/loss.ts';

/** A step of a trace. */
export type Step = ForsyTraceDraft['steps'][number];

/** One message of the conversation between the user and the main agent, with the steps that it says. */
export interface Said {
  readonly steps: readonly Step[];
  readonly message: JsonObject;
}

/**
 * The conversation of a trace as chat messages: what the user asked, what the main agent said and called, what the tools gave back. Calls
 * of one parallel group are one message; each call stands only with its result, since no chat template takes one that was left open.
 */
export function dialogueOf(steps: readonly Step[], thinking: boolean, ledger: Ledger): readonly Said[] {
  const dialogue: Said[] = [];
  for (let index = 0; index < steps.length; ) {
    const group = groupAt(steps, index);
    const spoken = group.filter((step) => {
      const why = reasonToLeaveOut(step);
      if (why !== undefined)
        ledger.lose({ kind: 'dropped', place: { pointer: `/steps/${steps.indexOf(step)}` }, ...why });
      return why === undefined;
    });
    const [first] = spoken;
    if (first?.action === 'output' && first.input !== null && first.input !== first.output)
      ledger.lose({
        kind: 'dropped',
        place: { pointer: `/steps/${index}/input` },
        why: 'A message says what was put out, and not what went into it.',
      });
    if (first?.action === 'user_message')
      dialogue.push({ steps: [first], message: { role: 'user', content: first.input } });
    else if (first !== undefined) dialogue.push(...answerOf(spoken, thinking));
    index += group.length;
  }
  return dialogue;
}

/** The message of one step of an agent, without the result of its call: what a model would have to say in its place. */
export function completionOf(step: Step, thinking: boolean): JsonObject {
  return answerOf([step], thinking)[0]!.message;
}

/** Whether a step is a call, rather than something that was said. */
export function isCall(step: Step): boolean {
  return step.action === 'agent_step' && step.tool !== null;
}

/** Why a step is no part of the conversation; undefined where it is. */
export function reasonToLeaveOut(step: Step): Pick<LossEntry, 'why' | 'trap'> | undefined {
  if (step.action === 'user_message')
    return step.input ? undefined : { why: 'The user said nothing in this step that was recorded.' };
  if (step.actor.startsWith('subagent'))
    return { why: 'The work of a subagent is another conversation.', trap: 'subagent-left-out' };
  if (step.action === 'error' || step.actor === 'system' || step.actor === 'user')
    return { why: 'An agent neither said nor did this.', trap: 'context-left-out' };
  if (!step.output)
    return isCall(step)
      ? { why: 'A call without a result cannot stand in a chat.', trap: 'call-without-result' }
      : { why: 'The step has no output that was recorded.' };
  return undefined;
}

/** The steps that stand together: all calls of a parallel group that follow one another, else one step. */
function groupAt(steps: readonly Step[], index: number): readonly Step[] {
  const first = steps[index]!;
  let end = index + 1;
  if (first.parallel_group !== null && isCall(first))
    while (
      end < steps.length &&
      isCall(steps[end]!) &&
      steps[end]!.parallel_group === first.parallel_group &&
      steps[end]!.actor === first.actor
    )
      end += 1;
  return steps.slice(index, end);
}

function answerOf(steps: readonly Step[], thinking: boolean): readonly Said[] {
  const thoughts = steps.flatMap(({ reasoning }) => (thinking && reasoning ? [reasoning] : []));
  const thought = thoughts.length === 0 ? {} : { thinking: thoughts.join('\n\n') };
  const [first] = steps;
  if (!isCall(first!)) return [{ steps, message: { role: 'assistant', content: first!.output, ...thought } }];
  const calls = steps.map((step) => ({
    id: callId(step),
    type: 'function',
    function: { name: step.tool, arguments: argumentsOf(step) },
  }));
  return [
    { steps, message: { role: 'assistant', content: null, ...thought, tool_calls: calls } },
    ...steps.map((step) => ({
      steps: [],
      message: { role: 'tool', tool_call_id: callId(step), content: step.output },
    })),
  ];
}

function callId({ step }: Step): string {
  return `call_${String(step).padStart(3, '0')}`;
}

/** Arguments must be the JSON of an object; an input that is not stands in one, under the name input. */
function argumentsOf({ input }: Step): string {
  if (input === null) return '{}';
  if (/^\s*\{/.test(input))
    try {
      JSON.parse(input);
      return input;
    } catch {
      // It only looks like JSON.
    }
  return JSON.stringify({ input });
}
