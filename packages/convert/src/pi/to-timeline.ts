import type { Reading } from '../formats/reader.ts';
import { isObject, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { openedFile } from '../source/opened-files.ts';
import { loseSecondHeader } from '../source/other-keys.ts';
import { recordPlace, recordsOf, type Source } from '../source/source.ts';
import { startDraft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import { startEntries } from './entry-reader.ts';

const format = 'pi';

/** Reads a Pi session: the linear first version, and the later ones whose entries form a tree. */
export function piToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const opened = openedFile(source, ledger);
  if (!opened) return refuseShape(format, 'it holds no file.');
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  const entries = startEntries(draft, ledger, tally);
  let header: JsonObject | undefined;
  let startedAt: string | undefined;
  for (const { value, record } of recordsOf(opened.file)) {
    const place = recordPlace(opened.name, record);
    if (!isObject(value)) tally.misshapen(place, 'A line that holds no JSON object was left out.');
    else if (value['type'] === 'session') {
      if (header) loseSecondHeader(value, header, place, ledger);
      else startedAt = timeAt(value, 'timestamp', place, ledger);
      header ??= value;
      tally.record('session');
    } else entries.entry(value, place);
  }
  const cwd = stringAt(header, 'cwd');
  const session = known({
    id: stringAt(header, 'id'),
    title: entries.title(),
    startedAt,
    continues: stringAt(header, 'parentSession') ?? stringAt(header, 'branchedFrom'),
    agent: { name: stringAt(header, 'harness') ?? format },
    model: draft.events.find((event) => event.model !== undefined)?.model,
    provider: stringAt(objectAt(entries.firstAnswer(), 'message'), 'provider'),
    environment: cwd === undefined ? undefined : { cwd },
  });
  return { timeline: draft.finish(session), counts: tally.finish() };
}
