import type { Reading } from '../formats/reader.ts';
import { isObject, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { startChat } from '../openai-chat/message-reader.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { openedFile } from '../source/opened-files.ts';
import { filledIn, losePassedOver, loseSecondHeader } from '../source/other-keys.ts';
import { inside, recordPlace, recordsOf, type Source } from '../source/source.ts';
import { startDraft } from '../timeline/draft.ts';

const format = 'sts';

/** Reads an STS session: a header, then chat messages whose keys are in camel case. */
export function stsToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const opened = openedFile(source, ledger);
  if (!opened) return refuseShape(format, 'it holds no file.');
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  const chat = startChat({ format, draft, ledger, tally, written: camelKeys });
  let header: JsonObject | undefined;
  for (const { value, record } of recordsOf(opened.file)) {
    const place = recordPlace(opened.name, record);
    const type = stringAt(value, 'type') ?? 'none';
    const message = objectAt(value, 'message');
    if (isObject(value) && type === 'session') {
      if (header) loseSecondHeader(value, header, place, ledger);
      header ??= value;
    } else if (type === 'message' && message) {
      losePassedOver(saidTwice(message), inside(place, 'message'), ledger);
      chat.message(inChatWords(message), inside(place, 'message'));
    } else if (isObject(value)) tally.unknownRecord(type, place);
    else tally.misshapen(place, 'A line that holds no JSON object was left out.');
  }
  const { type: _type, id: _id, name: _name, harness: _harness, ...rest }: JsonObject = header ?? {};
  const harness = stringAt(header, 'harness');
  const session = known({
    id: stringAt(header, 'id'),
    title: stringAt(header, 'name'),
    agent: harness === undefined || harness === 'unknown' ? undefined : { name: harness },
    extra: Object.keys(rest).length === 0 ? undefined : { [format]: rest },
    source: recordPlace(opened.name, 1),
  });
  return { timeline: draft.finish(session), counts: tally.finish() };
}

/** How this format writes the keys of chat completions. */
const camelKeys: Readonly<Record<string, string>> = {
  reasoning_content: 'reasoningContent',
  tool_calls: 'toolCalls',
  tool_call_id: 'toolCallId',
};

const chatKeys = new Map(Object.entries(camelKeys).map(([chat, camel]) => [camel, chat]));

/** A message in the words of chat completions, which may stand in it, too; of what it says in both, this format's own is read. */
function inChatWords(message: JsonObject): JsonObject {
  const entries = Object.entries(message);
  const own = entries.flatMap(([key, value]) => {
    const chat = chatKeys.get(key);
    return chat === undefined || value === null ? [] : [[chat, value]];
  });
  return Object.fromEntries([...entries.filter(([key]) => !chatKeys.has(key)), ...own]);
}

/** The fields that stand in a message in both ways, and say different things. */
function saidTwice(message: JsonObject): readonly string[] {
  return filledIn(message, Object.keys(camelKeys)).filter((chat) => {
    const own = message[camelKeys[chat]!] ?? null;
    return own !== null && JSON.stringify(own) !== JSON.stringify(message[chat]);
  });
}
