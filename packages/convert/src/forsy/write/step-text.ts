import type { Ledger } from '../../losses/loss.ts';
import { losePart, noteJoinedParts } from '../../losses/parts.ts';
import type { Call, Message, Part, Result } from '../../timeline/timeline.ts';

/** A step's fields are texts: what is not text stands as JSON, and an image or a file is named, not held. */
export function textIn(parts: readonly Part[], event: Message | Result, ledger: Ledger): string {
  if (parts.length === 1 && parts[0]!.type === 'text') return parts[0]!.text;
  const fact = event.kind === 'result' ? 'result.text' : 'message.text';
  const pieces = parts.flatMap((part) => {
    if (part.type === 'text') return [part.text];
    if (part.type === 'json' || part.type === 'other') {
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        fact,
        why: 'Structured content stands as JSON text.',
      });
      return [JSON.stringify(part.value)];
    }
    losePart(event.source, `A part of the type ${part.type} has no place in a step.`, ledger);
    return [];
  });
  if (pieces.length > 1) noteJoinedParts(event.source, fact, ledger);
  return pieces.join('\n');
}

/** The arguments as text; null where the source has none. */
export function inputText(input: Call['input']): string | null {
  if (input.form === 'text') return input.text;
  return input.value === null ? null : (input.text ?? JSON.stringify(input.value));
}
