import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../begin/setup.mjs';

const guide = 'docs/guides/first-dataset.md';

/**
 * Follows the guide for newcomers word for word in an empty folder, with the packages as npm gives them, and runs the Action
 * that the guide sets up, once where it says that the workflow fails and once at the end. Returns what came out otherwise.
 */
export async function newcomerGets(project, run) {
  const { settled, shownIn } = await tsImport('../../packages/cli/test/guides/transcript.ts', import.meta.url);
  const shown = shownIn(readFileSync(`${root}${guide}`, 'utf8'));
  const failed = [];
  for (const one of shown) {
    if ('file' in one) {
      mkdirSync(dirname(join(project, one.file)), { recursive: true });
      writeFileSync(join(project, one.file), one.text);
      continue;
    }
    const { out } = run('sh', ['-c', `{ ${one.command}\n} 2>&1`]);
    if (settled(out) !== settled(one.output))
      failed.push(`${guide} shows for ${one.command}\n${one.output}\nbut it prints\n${out.slice(0, 3000)}`);
    if (one.output.includes('::error')) failed.push(...actionEnds(project, run, 1));
  }
  return [...failed, ...actionEnds(project, run, 0)];
}

/** The script of the Action, with the inputs that the written workflow gives it, in a job as GitHub sets one up. */
function actionEnds(project, run, wanted) {
  const [, paths] = /^ *paths: (\S+)$/m.exec(readFileSync(join(project, '.github/workflows/traces.yml'), 'utf8')) ?? [];
  const temp = join(project, '..', `newcomer-temp-${wanted}`);
  mkdirSync(temp, { recursive: true });
  const files = { GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary.md') };
  for (const path of Object.values(files)) appendFileSync(path, '');
  const { code, out, err } = run(process.execPath, [`${root}tools/action/run.mjs`], {
    ...files,
    GITHUB_ACTIONS: 'true',
    RUNNER_TEMP: temp,
    INPUT_PATHS: paths ?? '',
  });
  const failed = [];
  if (code !== wanted)
    failed.push(`The Action ends with code ${code} instead of ${wanted}:\n${(out + err).slice(0, 2000)}`);
  if (/^::error file=data\/seats\/trace\.json,line=\d+/m.test(out) !== (wanted === 1))
    failed.push(`The Action annotates otherwise than it should where it ends with ${wanted}:\n${out.slice(0, 2000)}`);
  const outputs = readFileSync(files.GITHUB_OUTPUT, 'utf8');
  if (!outputs.includes(`exit-code=${wanted}\n`)) failed.push('The Action does not state its exit code.');
  const [, sarif = ''] = /^sarif-file=(.*)$/m.exec(outputs) ?? [];
  if (!existsSync(sarif)) failed.push('The Action leaves no SARIF file.');
  if (readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8').trim() === '') failed.push('The Action writes no summary.');
  return failed;
}
