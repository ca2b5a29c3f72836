import type { Reading } from '../formats/reader.ts';
import { stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { openedFile } from '../source/opened-files.ts';
import type { Source } from '../source/source.ts';
import { startDraft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import { chatIn } from './chat.ts';
import { startMessages } from './message-reader.ts';

const format = 'gemini-cli';

/** Reads a chat of Gemini CLI: the document of older versions, the log of newer ones, or a saved checkpoint. */
export function geminiCliToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const opened = openedFile(source, ledger);
  if (!opened) return refuseShape(format, 'it holds no file.');
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  const { facts, said } = chatIn(opened.file, opened.name, ledger, tally);
  const read = startMessages(draft, ledger, tally);
  for (const one of said) read(one);
  const timeOf = (key: string): string | undefined => {
    const fact = facts.get(key);
    return fact && timeAt({ [key]: fact.value }, key, fact.place, ledger);
  };
  const textOf = (key: string): string | undefined => {
    const fact = facts.get(key);
    return stringAt({ [key]: fact?.value }, key);
  };
  for (const [key, { place }] of facts) if (!readFacts.has(key)) tally.field(key, place);
  const session = known({
    id: textOf('sessionId'),
    title: textOf('summary'),
    startedAt: timeOf('startTime'),
    savedAt: timeOf('lastUpdated'),
    agent: { name: format },
    model: draft.events.find((event) => event.model !== undefined)?.model,
  });
  return { timeline: draft.finish(session), counts: tally.finish() };
}

const readFacts = new Set(['sessionId', 'summary', 'startTime', 'lastUpdated']);
