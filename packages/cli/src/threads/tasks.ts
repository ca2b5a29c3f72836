import { collecting } from './collecting.ts';

/** One kind of work that any thread can do: made ready once in each thread from its settings, then asked job by job. */
export type Task<Settings, Job, Answer> = (settings: Settings) => (job: Job) => Answer | Promise<Answer>;

type AnyTask = Task<never, never, unknown>;

/** The name of a kind of work. */
export type TaskName = 'validate-part' | 'lint-part';

/** The kinds of work there are, loaded where they are done. Settings, jobs and answers go from thread to thread as copies. */
const tasks: Readonly<Record<TaskName, () => Promise<AnyTask>>> = {
  'validate-part': async () => (await import('../validate/part.ts')).validatePart as AnyTask,
  'lint-part': async () => (await import('../lint/parts/part.ts')).lintPart as AnyTask,
};

/** Makes a task ready in this thread, which is alone or one of several. */
export async function prepare<Settings, Job, Answer>(
  name: TaskName,
  settings: Settings,
  isAlone: boolean,
): Promise<(job: Job) => Answer | Promise<Answer>> {
  const task = (await tasks[name]()) as unknown as Task<Settings, Job, Answer>;
  const perform = task(settings);
  if (isAlone) return perform;
  const collect = collecting();
  return async (job) => {
    const answer = await perform(job);
    collect();
    return answer;
  };
}
