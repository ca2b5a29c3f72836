import type { Reading } from '../formats/reader.ts';
import { isObject, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { loseFurtherFile, type OpenedFile, openedFiles } from '../source/opened-files.ts';
import { filesOf, recordsOf, type Source, type SourceFile } from '../source/source.ts';
import { startDraft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import { chatIn } from './chat.ts';
import { startMessages } from './message-reader.ts';
import { factOf, type OpenedChat, startSubagentChats } from './subagent-chats.ts';

const format = 'gemini-cli';

/**
 * Reads a chat of Gemini CLI (the document of older versions, the log of newer ones, or a saved checkpoint) and, if given, those
 * of its subagents.
 */
export function geminiCliToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const tally = startTally(ledger);
  const files = openedFiles(filesOf(source), ledger);
  const firstMain = files.find(({ file }) => !isOfSubagent(file)) ?? files[0];
  if (!firstMain) return refuseShape(format, 'it holds no file.');
  const opened = ({ file, name }: OpenedFile): OpenedChat => ({ ...chatIn(file, name, ledger, tally), name });
  const main = opened(firstMain);
  const draft = startDraft(format, ledger);
  const others: OpenedChat[] = [];
  for (const one of files)
    if (one !== firstMain && isOfSubagent(one.file)) others.push(opened(one));
    else if (one !== firstMain) loseFurtherFile(one.name, ledger);
  const subagents = startSubagentChats({ draft, ledger, tally, main, others }, (chat, lane) => {
    const read = startMessages({ draft, ledger, tally, subagents: () => subagents }, lane);
    for (const one of chat.said) read(one);
  });
  const read = startMessages(
    { draft, ledger, tally, subagents: () => subagents },
    { actor: 'agent', isSubagent: false },
  );
  for (const one of main.said) read(one);
  subagents.remaining();
  const timeOf = (key: string): string | undefined => {
    const fact = main.facts.get(key);
    return fact && timeAt({ [key]: fact.value }, key, fact.place, ledger);
  };
  for (const [key, { place }] of main.facts) if (!readFacts.has(key)) tally.field(key, place);
  const session = known({
    id: factOf(main, 'sessionId'),
    title: factOf(main, 'summary'),
    startedAt: timeOf('startTime'),
    savedAt: timeOf('lastUpdated'),
    agent: { name: format },
    model: draft.events.find((event) => event.span === undefined && event.model !== undefined)?.model,
  });
  return { timeline: draft.finish(session), counts: tally.finish() };
}

const readFacts = new Set(['sessionId', 'summary', 'startTime', 'lastUpdated']);

/** A chat says in its first record, or as a document of itself, whose it is. */
function isOfSubagent(file: SourceFile): boolean {
  for (const { value } of recordsOf(file)) return isObject(value) && stringAt(value, 'kind') === 'subagent';
  return false;
}
