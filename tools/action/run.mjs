import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// What the Action runs: forsy-lint with annotations on standard output, SARIF in a file and a page for the job's summary.
// Inputs come as environment variables and never pass through a shell.
const { INPUT_PATHS, INPUT_ARGS, INPUT_RELEASE, INPUT_VERSION, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, RUNNER_TEMP } =
  process.env;
/** All steps of a job share RUNNER_TEMP: what an earlier one wrote there is no result of this one. */
const folder = mkdtempSync(join(RUNNER_TEMP || tmpdir(), 'forsy-lint-'));
const sarif = join(folder, 'forsy-lint.sarif');
const summary = join(folder, 'forsy-lint.md');
/** GitHub takes a mebibyte for each step. */
const mostOfSummary = 1_000_000;

const version = INPUT_VERSION?.trim() || 'latest';
const release = INPUT_RELEASE?.trim() || 'false';
if (!/^[\w.^~-]+$/.test(version))
  refuse(`The input version is ${JSON.stringify(version)}, which is no version of a package.`);
if (!['false', 'true', 'reviewed'].includes(release))
  refuse(`The input release is ${JSON.stringify(release)}; it may be false, true or reviewed.`);

const paths = lines(INPUT_PATHS || '.').map((path) => (path.startsWith('-') ? `./${path}` : path));
// A block of YAML ends in a line break, also where it is of one line.
const args = INPUT_ARGS?.trim() ?? '';
const flags = args.includes('\n') ? lines(args).flatMap(flagsOfLine) : args.split(/\s+/).filter(Boolean);
const forRelease = { false: [], true: ['--release'], reviewed: ['--release=reviewed'] }[release];
const formats = ['-f', 'github', '-f', `sarif=${sarif}`, '-f', `markdown=${summary}`];
const code = npx(['--yes', `forsy-lint@${version}`, ...forRelease, ...formats, ...flags, ...paths]);

if (GITHUB_STEP_SUMMARY && existsSync(summary)) appendFileSync(GITHUB_STEP_SUMMARY, cut(readFileSync(summary, 'utf8')));
end(code);

function npx(words) {
  // On Windows npx is a script for a shell; the program behind it is not.
  const [program, ...before] =
    process.platform === 'win32'
      ? [process.execPath, join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npx-cli.js')]
      : ['npx'];
  const { status, error } = spawnSync(program, [...before, ...words], { stdio: 'inherit' });
  if (error) refuse(`npx could not be started: ${error.message}`);
  return status ?? 2;
}

function cut(text) {
  const bytes = Buffer.from(text);
  if (bytes.length <= mostOfSummary) return text;
  const kept = bytes.subarray(0, mostOfSummary).toString('utf8');
  return `${kept.slice(0, kept.lastIndexOf('\n'))}\n\nThe rest is too long for a summary: see the SARIF file.\n`;
}

function lines(text) {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The flags of a line and what each is given, which may have blanks of its own. */
function flagsOfLine(line) {
  return line.split(/\s+(?=--?[a-z])/i).flatMap((one) => {
    const [, flag, value] = /^(-\S*)\s+(.+)$/.exec(one) ?? [];
    return flag === undefined ? [one] : [flag, value];
  });
}

function refuse(sentence) {
  console.log(`::error title=forsy-lint::${sentence}`);
  end(2);
}

/** Later steps ask for the outputs, also where nothing was run. */
function end(code) {
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `exit-code=${code}\nsarif-file=${existsSync(sarif) ? sarif : ''}\n`);
  process.exit(code);
}
