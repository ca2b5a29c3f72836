import { isObject, stringAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import type { Ledger } from '../../losses/loss.ts';
import { loseSecondFile, type OpenedFile, openedFiles } from '../../source/opened-files.ts';
import { filledIn, losePassedOver } from '../../source/other-keys.ts';
import { placeOf, type SourceFile } from '../../source/source.ts';

/** The file of a subagent, with what its name and the note beside it say. */
export interface SubagentFile {
  readonly agentId: string;
  readonly opened: OpenedFile;
  readonly agentType?: string;
}

/** The main file is the first that is not a subagent's; where all are, the first is read as a session of its own. */
export function sortFiles(
  files: readonly SourceFile[],
  ledger: Ledger,
): {
  readonly main: readonly OpenedFile[];
  readonly subagents: Map<string, SubagentFile>;
  readonly isSubagentFile: boolean;
} {
  const named = openedFiles(files, ledger);
  const subagents = new Map<string, SubagentFile>();
  const types = new Map<string, string>();
  const main: OpenedFile[] = [];
  let isSubagentFile = false;
  for (const opened of named) {
    const { file } = opened;
    const note = 'value' in file && isObject(file.value) ? file.value : {};
    const meta = stringAt(note, 'agentType');
    if (meta !== undefined) {
      types.set(agentIdOfName(file.name ?? '') ?? '', meta);
      const others = Object.keys(note).filter((key) => key !== 'agentType');
      losePassedOver(filledIn(note, others), placeOf(file, opened.name), ledger);
      continue;
    }
    const agentId = agentIdOfName(file.name ?? '');
    if (named.length === 1) isSubagentFile = agentId !== undefined;
    if (agentId === undefined || named.length === 1) main.push(opened);
    else if (subagents.has(agentId)) loseSecondFile(opened.name, ledger);
    else subagents.set(agentId, known({ agentId, opened, agentType: types.get(agentId) }));
  }
  for (const [agentId, file] of subagents) {
    const agentType = types.get(agentId);
    if (agentType !== undefined) subagents.set(agentId, { ...file, agentType });
  }
  return { main, subagents, isSubagentFile };
}

function agentIdOfName(name: string): string | undefined {
  return /(?:^|[/\\])agent-([^/\\]+?)(?:\.meta)?\.jsonl?$/.exec(name)?.[1];
}
