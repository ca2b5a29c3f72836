import type { Fault } from './fault.ts';
import type { Sentences } from './keyword-sentences.ts';
import { placeNamed } from './place-named.ts';
import { shown } from './shown.ts';

/** What is said of a fault that a rule of a format speaks of, in the words of that format; `undefined` where none does. */
export function ruleSentences(fault: Fault, root: unknown): Sentences | undefined {
  const { shape, keyword } = fault;
  const field = `\`${String(fault.path.at(-1))}\``;
  const found = shown(fault.value);
  const who = stepName(fault, root);
  switch (shape['x-rule']) {
    case 'user-message-eval-is-zero':
      return [
        `${who} is a user message, so its eval must be 0, but it is ${found}.`,
        'Set eval to 0; put a judgement on the step that it speaks of.',
      ];
    case 'user-message-fields-are-null':
    case 'user-message-invariants': {
      const wanted = 'const' in shape ? shown(shape['const']) : 'null';
      return [
        `${who} is a user message, so its ${field} must be ${wanted}, but it is ${found}.`,
        wanted === 'null'
          ? toNull(fault.value, 'it to the agent step that it belongs to, or to feedback_content')
          : `Write ${wanted}, or give the step another action.`,
      ];
    }
    case 'feedback-belongs-to-user-messages':
    case 'message-roles-belong-to-user-messages':
      return [
        `${who} is not a user message, so its ${field} must be null, but it is ${found}.`,
        toNull(fault.value, 'it to the user message that it comes from'),
      ];
    case 'content-null-only-with-calls':
      return [
        `${placeNamed(fault.path)} is ${found}, but the turn holds no tool calls, so it must be a text.`,
        'Write what was said, or leave the message out when it says nothing.',
      ];
    case 'caused-by-points-back':
    case 'retry-of-points-back':
      if (keyword === 'uniqueItems')
        return [`${who} lists the same cause twice in caused_by.`, 'List each cause once.'];
      if (keyword !== 'minimum') return undefined;
      return [
        `${who} names step ${found} in ${shape['x-rule'] === 'retry-of-points-back' ? 'retry_of' : 'caused_by'}, but steps are numbered from 1.`,
        'Name an earlier step, or write null.',
      ];
    default:
      return undefined;
  }
}

/** Where there are words, they go elsewhere. */
function toNull(value: unknown, move: string): string {
  return typeof value === 'string' && value.trim() ? `Move ${move}, and write null here.` : 'Write null here.';
}

function stepName(fault: Fault, root: unknown): string {
  const [steps, index] = fault.path;
  if (steps !== 'steps' || typeof index !== 'number') return placeNamed(fault.path.slice(0, -1));
  const step = (root as { readonly steps: readonly { readonly step?: unknown }[] }).steps[index]?.step;
  return Number.isInteger(step) ? `Step ${String(step)}` : `\`steps[${index}]\``;
}
