import type { Json, JsonObject } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { losePart, noteJoinedParts } from '../losses/parts.ts';
import { addressOf, noteLostOfMedia } from '../timeline/media.ts';
import type { Message, Part, Result } from '../timeline/timeline.ts';

/** The content of a message or of a result: one text, or, where there are images, a list of parts. */
export function writtenContent(parts: readonly Part[], event: Message | Result | undefined, ledger: Ledger): Json {
  const place = event?.source ?? { pointer: '' };
  const fact = event?.kind === 'result' ? 'result.text' : 'message.text';
  const written: JsonObject[] = [];
  const texts: string[] = [];
  const addText = (text: string): void => {
    texts.push(text);
    written.push({ type: 'text', text });
  };
  for (const part of parts) {
    const path = part.type === 'image' ? addressOf(part) : undefined;
    if (part.type === 'text') addText(part.text);
    else if (part.type === 'json') {
      ledger.lose({ kind: 'approximated', place, fact, why: 'Structured content stands as JSON text.' });
      addText(JSON.stringify(part.value));
    } else if (part.type === 'image' && path !== undefined) {
      noteLostOfMedia(part, { name: false, mediaType: true }, place, ledger);
      written.push({ type: 'image', source: known({ media_type: part.mediaType, path }) });
    } else losePart(place, `A part of the type ${part.type} has no place in a step.`, ledger);
  }
  if (written.length > texts.length) return written;
  if (texts.length > 1) noteJoinedParts(place, fact, ledger);
  return texts.join('\n');
}
