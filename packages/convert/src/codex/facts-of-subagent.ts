import { type JsonObject, objectAt, stringAt } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';

/** What the log of a subagent says of itself, beside the instructions that stand before its messages. */
export interface SubagentFacts {
  readonly name: string;
  readonly meta: JsonObject | undefined;
  readonly place: Place;
}

const sessionFacts = 'session_id cwd originator cli_version model_provider git'.split(' ');

/** The name of a subagent, which may stand in two places. */
export function nameOfSubagent(meta: JsonObject | undefined): string | undefined {
  return stringAt(spawnOf(meta), 'agent_nickname') ?? stringAt(meta, 'agent_nickname');
}

/**
 * Notes what a subagent says otherwise than the session, which has one folder, one program and so on; of its names, the one that
 * was not read.
 */
export function noteFactsOfSubagent(
  { name, meta, place }: SubagentFacts,
  main: JsonObject | undefined,
  isGiven: (id: string) => boolean,
  ledger: Ledger,
): void {
  const why = 'The facts of the session stand in its own log, and this is that of a subagent.';
  const id = stringAt(meta, 'id');
  for (const key of filledIn(meta, sessionFacts)) {
    const value = meta?.[key];
    if (JSON.stringify(value) === JSON.stringify(main?.[key]) || (key === 'session_id' && value === id)) continue;
    ledger.lose({ kind: 'dropped', place: inside(place, key), why });
  }
  const ways: readonly (readonly [JsonObject | undefined, Place])[] = [
    [meta, place],
    [spawnOf(meta), inside(place, ...wayToSpawn)],
  ];
  for (const [stated, at] of ways) {
    const nickname = stringAt(stated, 'agent_nickname');
    if (nickname !== undefined && nickname !== name) losePassedOver(['agent_nickname'], at, ledger);
    // Whom it comes from is said by where its work stands, if that log is here.
    for (const key of ['parent_thread_id', 'forked_from_id']) {
      const from = stringAt(stated, key);
      if (from !== undefined && !isGiven(from)) losePassedOver([key], at, ledger);
    }
  }
  const source = objectAt(meta, 'source');
  if (stringAt(source, 'subagent') !== undefined) losePassedOver(['subagent'], inside(place, 'source'), ledger);
}

/** Where in the facts of its session it stands who started a subagent. */
export const wayToSpawn = ['source', 'subagent', 'thread_spawn'] as const;

/** What the facts of a session say of who started it, where it is a subagent's. */
export function spawnOf(meta: JsonObject | undefined): JsonObject | undefined {
  return wayToSpawn.reduce<JsonObject | undefined>(objectAt, meta);
}
