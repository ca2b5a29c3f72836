import { type ForsyTrace, type Path, valueAt } from '@trace-formats/schema';
import { placeholder } from '../../masked-and-raw.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { inOneLine } from '../../wording/in-one-line.ts';

/** Two places that hold the same words, but another placeholder for the same thing. */
export interface Unlike {
  readonly at: Path;
  readonly placeholder: string;
  readonly elsewhere: string;
}

/**
 * Finds placeholders that differ between a text and its copy. Letters to many people hold the same words for different people,
 * so only fields that repeat one another are compared: the task and the first request, a message and the feedback in it, the
 * deliverable and where it was given out.
 */
export function* unlikePlaceholders(trace: ForsyTrace, manifest: unknown): Generator<Unlike> {
  for (const [at, copy, original] of copies(trace, manifest)) {
    if (!copy.includes('[') || !original.includes('[') || bare(copy) !== bare(original)) continue;
    const [own, others] = [copy.match(placeholder) ?? [], original.match(placeholder) ?? []];
    const index = own.findIndex((name, place) => name !== others[place]);
    if (index >= 0 && others[index] !== undefined) yield { at, placeholder: own[index]!, elsewhere: others[index] };
  }
}

function* copies(trace: ForsyTrace, manifest: unknown): Generator<readonly [at: Path, copy: string, original: string]> {
  const { task, steps, final_output } = trace;
  if (typeof task === 'string') {
    const listed = valueAt(manifest, ['task']);
    if (typeof listed === 'string') yield [['task'], task, listed];
  }
  for (const [index, step] of (Array.isArray(steps) ? steps : []).entries()) {
    if (typeof step !== 'object' || step === null) continue;
    const { input, output, feedback_content } = step;
    if (isUserMessage(step) && typeof input === 'string') {
      if (typeof task === 'string') yield [['steps', index, 'input'], input, task];
      if (typeof feedback_content === 'string') yield [['steps', index, 'feedback_content'], feedback_content, input];
    }
    if (typeof output === 'string' && typeof final_output === 'string') yield [['final_output'], final_output, output];
  }
}

/** The words without the placeholders. */
function bare(text: string): string {
  return inOneLine(text.replace(placeholder, '[]'));
}
