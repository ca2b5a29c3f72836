import type { Reading } from '../formats/reader.ts';
import { arrayAt, type Json, type JsonObject, numberAt, objectAt, stringAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { openedFile } from '../source/opened-files.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { elsewhere, inside, type Place, type Source } from '../source/source.ts';
import { toolDefinitionsOf } from '../source/tool-definitions.ts';
import { startDraft } from '../timeline/draft.ts';
import type { Usage } from '../timeline/timeline.ts';
import { type Conversation, conversationsOf } from './conversation.ts';
import { startChat } from './message-reader.ts';

const format = 'openai-chat';

/** Reads a log of chat messages: a list of them, a request with its response, an evaluation's run, a training example. */
export function openaiChatToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const opened = openedFile(source, ledger);
  if (!opened) return refuseShape(format, 'it holds no file.');
  const conversations = conversationsOf(opened.file, opened.name);
  const [only] = conversations;
  if (!only) return refuseShape(format, 'no list of messages stands in it (an array of objects that have a role).');
  return readConversation(only, ledger);
}

function readConversation(conversation: Conversation, ledger: Ledger): Reading {
  const { envelope, envelopePlace, response } = conversation;
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  const chat = startChat({ format, draft, ledger, tally });
  for (const [index, message] of conversation.messages.entries()) chat.message(message, conversation.placeOf(index));
  const said = draft.events.length;
  if (response) {
    noteOtherSum(objectAt(response.value, 'usage'), inside(response.place, 'usage'), ledger);
    const given = known({ model: stringAt(response.value, 'model'), usage: usageOf(response.value) });
    for (const [index, choice] of (arrayAt(response.value, 'choices') ?? []).entries()) {
      const message = objectAt(choice, 'message');
      if (index > 0 || !message)
        tally.misshapen(
          inside(response.place, 'choices', index),
          'Only the first answer that holds a message is read.',
        );
      else chat.message(message, inside(response.place, 'choices', 0, 'message'), given);
    }
  }
  const model = stringAt(envelope, 'model') ?? stringAt(response?.value, 'model');
  // What a completion states of its answer goes with that, and with none where it says and does nothing.
  if (response && draft.events.length === said) {
    const others = stringAt(response.value, 'model') === model ? ['usage'] : ['usage', 'model'];
    losePassedOver(filledIn(response.value, others), response.place, ledger);
  }
  const ids = ['session_id', 'run_id', 'trace_id'];
  const idKey = ids.find((key) => stringAt(envelope, key) !== undefined);
  for (const key of filledIn(envelope, Object.keys(envelope)))
    if (key !== idKey && key !== conversation.key && !isReadOf(conversation, key)) tally.field(key, envelopePlace);
  const { wrapping } = conversation;
  if (wrapping) {
    const others = Object.keys(wrapping.envelope).filter((key) => key !== wrapping.key);
    losePassedOver(filledIn(wrapping.envelope, others), wrapping.envelopePlace, ledger);
  }
  const session = known({
    id: idKey === undefined ? undefined : stringAt(envelope, idKey),
    model,
    provider: stringAt(envelope, 'model_provider'),
    agent: unlessEmpty(known({ name: stringAt(envelope, 'agent') })),
    tools: toolDefinitionsOf(arrayAt(envelope, 'tools'), inside(envelopePlace, 'tools'), ledger),
    source: elsewhere(envelopePlace),
  });
  return { timeline: draft.finish(session), counts: tally.finish() };
}

/**
 * Fields that are read wherever they stand, or of which another kind of value is told by itself; and such as are read where they
 * are texts.
 */
const envelopeFields = new Set(['model', 'tools', 'object']);
const envelopeTexts = new Set(['model_provider', 'agent']);

/** Whether a field of an envelope is read: an answer where it is the one that was found, and how many tokens it took beside it. */
function isReadOf({ envelope, response }: Conversation, key: string): boolean {
  if (key === 'response') return response !== undefined && envelope[key] === response.value;
  if (key === 'choices' || key === 'usage') return envelope === response?.value;
  return envelopeFields.has(key) || (envelopeTexts.has(key) && typeof envelope[key] === 'string');
}

/** The sum of the tokens is no count of its own, unless it is another number. */
function noteOtherSum(usage: JsonObject | undefined, place: Place, ledger: Ledger): void {
  const sum = (numberAt(usage, 'prompt_tokens') ?? 0) + (numberAt(usage, 'completion_tokens') ?? 0);
  if (usage?.['total_tokens'] !== sum) losePassedOver(filledIn(usage, ['total_tokens']), place, ledger);
}

/** The tokens that a completion states. */
export function usageOf(completion: Json): Usage | undefined {
  const usage = objectAt(completion, 'usage');
  return unlessEmpty(
    known({
      inputTokens: numberAt(usage, 'prompt_tokens'),
      outputTokens: numberAt(usage, 'completion_tokens'),
      reasoningTokens: numberAt(objectAt(usage, 'completion_tokens_details'), 'reasoning_tokens'),
      cachedInputTokens: numberAt(objectAt(usage, 'prompt_tokens_details'), 'cached_tokens'),
    }),
  );
}
