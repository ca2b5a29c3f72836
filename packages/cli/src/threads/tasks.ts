import type { Part } from '../lint/parts/merged-parts.ts';
import type { LintPartSettings } from '../lint/parts/part.ts';
import type { FolderSources } from '../lint/sources.ts';
import type { PartAnswer, PartJob } from '../validate/part.ts';
import type { PartSettings } from '../validate/settings.ts';
import { collecting } from './collecting.ts';

/** What each kind of work is made ready with, asked, and answers. All of it goes from thread to thread as copies. */
export interface Works {
  readonly 'validate-part': {
    readonly settings: PartSettings;
    readonly job: PartJob;
    readonly answer: PartAnswer;
  };
  readonly 'lint-part': {
    readonly settings: LintPartSettings;
    readonly job: readonly FolderSources[];
    readonly answer: readonly Part[];
  };
}

/** The name of a kind of work. */
export type TaskName = keyof Works;

/** What does a job of a kind of work. */
export type Performer<Name extends TaskName> = (
  job: Works[Name]['job'],
) => Works[Name]['answer'] | Promise<Works[Name]['answer']>;

/** The kinds of work there are, loaded where they are done: each is made ready once in each thread, then asked job by job. */
const tasks: { readonly [Name in TaskName]: () => Promise<(settings: Works[Name]['settings']) => Performer<Name>> } = {
  'validate-part': async () => (await import('../validate/part.ts')).validatePart,
  'lint-part': async () => (await import('../lint/parts/part.ts')).lintPart,
};

/** Makes a task ready in this thread, which is alone or one of several. */
export async function prepare<Name extends TaskName>(
  name: Name,
  settings: Works[Name]['settings'],
  isAlone: boolean,
): Promise<Performer<Name>> {
  const task = await tasks[name]();
  const perform = task(settings);
  if (isAlone) return perform;
  const collect = collecting();
  return async (job) => {
    const answer = await perform(job);
    collect();
    return answer;
  };
}
