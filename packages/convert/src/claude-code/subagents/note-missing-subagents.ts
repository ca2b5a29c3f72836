import type { Context } from '../context.ts';

/**
 * Notes the subagents that the log names, that have no file of their own and of whose work nothing was read. A sidechain of which nothing says who started it may be that
 * of any of them.
 */
export function noteMissingSubagents(
  { found, lanes, ledger }: Pick<Context, 'found' | 'lanes' | 'ledger'>,
  given: ReadonlySet<string>,
): void {
  const missing = [...found.namedAgents].filter(
    ([agent]) => !given.has(agent) && !lanes.hadLane(agent, found.callOfAgent.get(agent)),
  );
  for (const [, place] of missing.slice(lanes.withoutCall()))
    ledger.lose({
      kind: 'missing',
      place,
      why: 'What this subagent did stands neither in the log nor in another file that was given, so it is missing; its own log is called agent-<id>.jsonl, and lies beside that of the session or in the folder subagents of it.',
      trap: 'subagent-elsewhere',
    });
}
