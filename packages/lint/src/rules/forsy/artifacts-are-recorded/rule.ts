import type { ForsyArtifact, ForsyTrace } from '@trace-formats/schema';
import type { LintContext } from '../../../engine/context.ts';
import type { Hit } from '../../../engine/rule.ts';
import { plainPath } from '../../artifact-path.ts';
import { isBlank } from '../../blank.ts';
import { inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { noStep, stepsByNumber } from '../../traces/steps-by-number.ts';
import { isAboutTraces } from '../../wording/about-traces.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { ownNames } from '../steps-are-the-work/signs.ts';
import { contentFault, fileBeside, fileFault } from './hashes.ts';
import { toldElsewhere } from './told-elsewhere.ts';
import { writtenFile } from './written-file.ts';

/** What tells of a file that a step wrote. */
const ofTheWork = ['action', 'operation', 'tool', 'input', 'output', 'state_change', 'success'].map(
  (field) => `steps[].${field}`,
);

/** Where a content may stand as well. */
const ofTheTexts = ['steps[].input', 'steps[].output', 'final_output'];

/** What the work made is listed, and what is listed is true. */
export const artifactsAreRecorded: ForsyTraceRule = {
  id: 'artifacts-are-recorded',
  claim: 'Every file that the work made is an artifact, and what an artifact states of itself is true.',
  why: 'The artifacts are the evidence of what the work left behind; a wrong hash or a missing file makes them worthless.',
  fix: 'List the files that the steps made in `static_output.artifacts`, and correct what does not agree.',
  checklist: 13,
  severity: 'error',
  certainty: 'both',
  judgesWords: true,
  reads: [
    ...['path', 'type', 'related_steps', 'description', 'state', 'hash', 'content', 'diff', 'release_sensitivity'].map(
      (field) => `static_output.artifacts[].${field}`,
    ),
    'task',
    'steps[].step',
  ],
  readsApart: [...ofTheWork, ...ofTheTexts],
  *check(trace, { files, release, isSound }): Iterable<Hit> {
    const artifacts = trace.static_output?.artifacts ?? [];
    for (const [index, artifact] of artifacts.entries()) {
      const at = ['static_output', 'artifacts', index];
      yield* unknownSteps(trace, artifact, at);
      yield* stepsTwice(artifact, at);
      yield* standsTwice(artifacts, index, at);
      const content = contentFault(artifact);
      if (content !== undefined) yield { at: [...at, 'hash'], message: content, fix: takeTheHashAnew };
      const file = files && fileFault(artifact, files);
      if (file !== undefined)
        yield {
          at: [...at, file.about],
          message: file.message,
          fix: whatToDo[file.about],
        };
      if (release) {
        yield* contentNotForRelease(artifact, at, files);
        yield* withheldElsewhere(artifact, at, trace, files, isSound(ofTheTexts));
      }
      if (isOfTheTrace(artifact, trace))
        yield {
          at: [...at, 'path'],
          certainty: 'hint',
          message: `The artifact ${JSON.stringify(artifact.path.slice(0, 80))} looks like a part of the trace itself, not of the work.`,
          fix: 'Leave the trace, its manifest and the files of its making out of the artifacts.',
        };
    }
    if (artifacts.length === 0 && isSound(ofTheWork)) yield* nothingRecorded(trace);
  },
};

const takeTheHashAnew = 'Put the content back that was hashed, or take the hash anew if the new content is meant.';
const whatToDo = {
  path: 'Put the file there, or correct the path.',
  hash: takeTheHashAnew,
  content: 'Keep the one that the work delivered in both places, or say in `state` that the content is an excerpt.',
};

function* unknownSteps(trace: ForsyTrace, artifact: ForsyArtifact, at: readonly (string | number)[]): Generator<Hit> {
  for (const [link, step] of (artifact.related_steps ?? []).entries())
    if (!stepsByNumber(trace).has(step))
      yield {
        at: [...at, 'related_steps', link],
        message: `The artifact names step ${step}, but ${noStep(trace, step)}.`,
        fix: 'Name the steps that made or used it, or write null for `related_steps`.',
      };
}

function* stepsTwice({ related_steps }: ForsyArtifact, at: readonly (string | number)[]): Generator<Hit> {
  for (const [link, step] of (related_steps ?? []).entries())
    if (related_steps!.indexOf(step) < link)
      yield {
        at: [...at, 'related_steps', link],
        message: `The artifact names step ${step} twice.`,
        fix: 'Name each step once.',
      };
}

/** An artifact may be listed for each of its states; where nothing tells two entries apart, it is counted twice. */
function* standsTwice(
  artifacts: readonly ForsyArtifact[],
  index: number,
  at: readonly (string | number)[],
): Generator<Hit> {
  const own = artifacts[index]!;
  const first = artifacts.findIndex(
    (one) => plainPath(one.path) === plainPath(own.path) && one.type === own.type && one.state === own.state,
  );
  if (first === index || isBlank(own.path)) return;
  yield {
    at,
    message: `The artifact ${JSON.stringify(own.path.slice(0, 80))} is listed twice, as artifacts ${first + 1} and ${index + 1}, and nothing in \`type\` or \`state\` tells the two apart.`,
    fix: 'Keep one of the two, or say in `state` what each of them shows.',
  };
}

function* contentNotForRelease(
  artifact: ForsyArtifact,
  at: readonly (string | number)[],
  files: LintContext['files'],
): Generator<Hit> {
  const sensitivity = artifact.release_sensitivity;
  if (sensitivity !== 'private' && sensitivity !== 'exclude') return;
  for (const field of ['content', 'diff'] as const)
    if ((artifact[field] ?? '') !== '')
      yield {
        at: [...at, field],
        message: `The artifact is marked ${sensitivity}, but carries its \`${field}\`, which would be released with the trace.`,
        fix: `Set \`${field}\` to null; a hash and a description may stay.`,
      };
  const beside = files && fileBeside(artifact, files);
  if (beside === undefined) return;
  const what = files!.has(beside) ? 'file' : 'folder';
  yield {
    at: [...at, 'path'],
    message: `The artifact is marked ${sensitivity}, but its ${what} ${JSON.stringify(beside.slice(0, 120))} lies beside the trace and would be released with it.`,
    fix: `Take the ${what} out of there; a hash and a description may stay in the trace.`,
  };
}

function* withheldElsewhere(
  artifact: ForsyArtifact,
  at: readonly (string | number)[],
  trace: ForsyTrace,
  files: LintContext['files'],
  areTextsSound: boolean,
): Generator<Hit> {
  const sensitivity = artifact.release_sensitivity;
  if (sensitivity !== 'private' && sensitivity !== 'exclude') return;
  for (const found of toldElsewhere(artifact, trace, files, areTextsSound))
    yield 'file' in found
      ? {
          at: [...at, 'hash'],
          message: `The artifact is marked ${sensitivity}, but the file ${JSON.stringify(found.file.slice(0, 120))} has its very content and would be released with the trace.`,
          fix: 'Take the file out of there, or mark the artifact open where its content may be released.',
        }
      : {
          at: found.at,
          message: `An artifact is marked ${sensitivity}, but ${found.where} is its very content and would be released with the trace.`,
          fix: 'Put a note in the place of the content, or mark the artifact open where it may be released.',
        };
}

function* nothingRecorded(trace: ForsyTrace): Generator<Hit> {
  for (const step of trace.steps) {
    const file = writtenFile(step);
    if (file === undefined || (partsOfATrace.test(file.replace(/["“”]/g, '')) && !isAboutTraces(trace))) continue;
    yield {
      at: ['static_output'],
      certainty: 'hint',
      message: `Step ${step.step} looks like it wrote a file (${file}), but no artifact is recorded.`,
    };
    return;
  }
}

const partsOfATrace = readied({
  source: inLines`
    (?:^|[/\\])(?:[\w.-]*[-_.])?(?:traces?(?:[-_.](?:draft[-_.])?schema)?\.jsonl?|forsy-trace-v[\d.]{1,8}(?:\.schema)?\.json|collection\.json|steps\.jsonl|manifests\.jsonl)$|
    (?:^|[/\\])forsy[-_]?traces?(?:[-_.][\w.-]*)?\.(?:zip|tgz|tar|tar\.gz|jsonl?)$|
    (?:^|[/\\])traces?[-_](?:release|package|bundle|submission|archive|contribution)[\w.-]{0,40}\.(?:zip|tgz|tar|gz)$|
    [-_]traces?[/\\](?:manifest\.json|readme\.md)$|
    (?:^|[/\\])(?:forsy|trace)[\w.-]*[/\\](?:.*[/\\])?skill\.md$|
    ^reviews?\.jsonl?$
  `,
  flags: 'i',
});

function isOfTheTrace(artifact: ForsyArtifact, trace: ForsyTrace): boolean {
  if (isAboutTraces(trace)) return false;
  // Other trades have manifests and schemas as well; whose this one is its description says.
  return (
    (partsOfATrace.test(artifact.path) && !isOfWalking(artifact) && !isOfAnotherTrade(artifact.path, trace.task)) ||
    saysOfTheFormat(`${artifact.description ?? ''} ${artifact.state ?? ''}`)
  );
}

/** Circuits, programs and parcels have traces too: of which of them it is, the task says, or the folder of tests that it lies in. */
function isOfAnotherTrade(path: string, task: string): boolean {
  if (/forsy/i.test(path)) return false;
  return amongTests.test(path) || (/\btrac(?:es?|ing|ers?)\b/i.test(task) && !traceOfTheTalk.test(task));
}

const amongTests = /(?:^|[/\\])(?:tests?|fixtures?|testdata|__tests__|mocks?)[/\\]/i;
const traceOfTheTalk =
  /\btraces?\b[^.\n]{0,30}\b(?:sessions?|conversations?|chat|work|this|it|what)\b|\btrac(?:e|ing)\s(?:this|our|the|what|everything|it)\b|\b(?:keep|make|save|record|write|create|generate)\s(?:an?|the)\strace\b/i;

/** People count steps as well, and ships have manifests: what it is of, its description or its first record says. */
function isOfWalking({ path, description, content }: ForsyArtifact): boolean {
  if (!/(?:^|[/\\])(?:steps|manifests)\.jsonl$/i.test(path)) return false;
  if (typeof content === 'string') return !/"(?:trace_id|collection_id|trace_slug)"\s*:/.test(content.slice(0, 4000));
  return (description ?? '') !== '' && !/\b(?:traces?|sessions?|workflows?|agents?|exports? of)\b/i.test(description!);
}

function saysOfTheFormat(text: string): boolean {
  return (
    /\bforsy\b|\b(?:manifest|readme|card|record|export|copy|json|index|summary|metadata) (?:of|for) (?:this trace|the trace folder)\b|^\W*(?:(?:the|an?)\s)?(?:packaged|zipped|packed|bundled|recorded|validated|finished)\s(?:agent\s)?traces?(?:\s(?:of|for|with)\b|\W*$)|\bvalidat(?:ing|ion of) (?:the|this) trace\b/i.test(
      text,
    ) || text.search(ownNames) >= 0
  );
}
