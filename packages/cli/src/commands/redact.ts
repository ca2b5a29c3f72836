import { finding } from '@trace-formats/lint';
import {
  createSession,
  learnFrom,
  type Match,
  type Policy,
  type RedactOptions,
  type Strategy,
  type Style,
} from '@trace-formats/redact';
import type { Result } from '@trace-formats/schema/report';
import { read } from '@trace-formats/validate';
import { NotWritten } from '../cannot-work.ts';
import type { Run } from '../command.ts';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import { unreadable } from '../findings.ts';
import type { FileBytes } from '../input/read-file.ts';
import { readSource } from '../input/read-source.ts';
import type { Packing } from '../input/unpack.ts';
import type { Io } from '../io.ts';
import type { Typed } from '../options.ts';
import { keyFrom } from '../redaction/key-file.ts';
import { type Job, plan } from '../redaction/plan.ts';
import { redactConfig } from '../redaction/redact-config.ts';
import { redactFile } from '../redaction/redact-file.ts';
import { summarised } from '../redaction/summarised.ts';
import { wantedReports } from '../report/reporting.ts';
import { turn } from '../turn.ts';
import { resultOf } from '../validate/result-of.ts';
import { writeWithFolders } from '../write-beside.ts';

/** `trace-formats redact`: masks what is sensitive, and writes nothing that still holds some of it. */
export const run: Run = async (typed, io) => {
  const wanted = wantedReports(typed);
  const options = optionsOf(typed, io);
  const work = await plan(typed, io);
  const results: Result[] = [...work.lost];
  let code: ExitCode = work.lost.length > 0 ? cannotWork : clean;
  const inputs: (Job & { readonly read: FileBytes })[] = [];
  for (const job of work.jobs)
    inputs.push({
      ...job,
      read: job.from instanceof Uint8Array ? { bytes: job.from } : await readSource(job.from, io),
    });
  // A value that is confirmed in the last file is masked in the first one too.
  if (inputs.length > 1) for (const { read: content } of inputs) if ('bytes' in content) learn(content.bytes, options);
  let done = 0;
  for (const { name, from, target, read: content } of inputs) {
    progress(io, ++done, inputs.length, name);
    await turn();
    const outcome = 'why' in content ? undefined : redactFile(content.bytes, options);
    if (outcome === undefined || 'refused' in outcome) {
      code = cannotWork;
      results.push({
        ...resultOf(name, null, null),
        findings: [outcome === undefined ? unreadable((content as { why: string }).why) : refused(outcome.refused)],
      });
      continue;
    }
    if (target !== undefined && !typed.switch('check')) {
      const inPlace = 'path' in from && target === from.path;
      try {
        writeWithFolders(target, outcome.text, inPlace ? packingIn(content) : undefined);
      } catch (error) {
        // The files after it are masked all the same.
        if (!(error instanceof NotWritten) || inputs.length === 1) throw error;
        code = cannotWork;
        results.push({ ...resultOf(name, null, null), findings: [unwritten(error.message)] });
        continue;
      }
    } else if (!typed.switch('check')) io.out(outcome.text);
    results.push(
      ...outcome.documents.map(({ record, matches }) => ({
        ...resultOf(name, record, null),
        matches: matches.map(reported),
      })),
    );
  }
  if (io.errIsTerminal) io.err('\r\u001b[K');
  return summarised(results, code, typed, io, wanted, work.toStdout);
};

function optionsOf(typed: Typed, io: Io): RedactOptions {
  const file = typed.value('key-file');
  const key = file === undefined ? undefined : keyFrom(file, io);
  const config = typed.value('config');
  return {
    policy: (typed.value('redact') ?? 'secrets') as Policy,
    strategy: (typed.value('strategy') ?? 'mask') as Strategy,
    style: (typed.value('style') ?? 'open-token') as Style,
    session: createSession(key === undefined ? {} : { key }),
    ...(config === undefined ? {} : redactConfig(config, io)),
  };
}

function packingIn(content: FileBytes): Packing | undefined {
  return 'why' in content ? undefined : content.packing;
}

function learn(bytes: Uint8Array, options: RedactOptions): void {
  const { documents } = read(bytes);
  if (documents.length === 0) learnFrom(new TextDecoder().decode(bytes), options);
  for (const { value } of documents) learnFrom(value, options);
}

function refused(why: string): Result['findings'][number] {
  return finding({
    rule: 'documents-can-be-redacted',
    stage: 'read',
    severity: 'error',
    message: `This was not written, because ${why}.`,
    why: 'A document that cannot be redacted completely is not passed on.',
    fix: 'Mend the file, or leave it out.',
  });
}

function unwritten(why: string): Result['findings'][number] {
  return finding({
    rule: 'results-can-be-written',
    stage: 'read',
    severity: 'error',
    message: `What was masked in this is not kept: ${why}`,
    why: 'The place is as it was, and what should have been masked may still stand there.',
    fix: 'Correct the path or the permissions, and run it again.',
  });
}

function reported({ kind, pointer, range, label, confidence }: Match): NonNullable<Result['matches']>[number] {
  return { kind, pointer, range: [...range], label, confidence };
}

function progress(io: Io, done: number, all: number, name: string): void {
  if (io.errIsTerminal && all > 1)
    io.err(`\r\u001b[K${done} of ${all}  ${name.replace(/[^\x20-\x7e]/g, '?').slice(-60)}`);
}
