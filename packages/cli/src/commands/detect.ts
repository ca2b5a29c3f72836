import type { Finding } from '@trace-formats/schema/report';
import { detectRead, read } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { worse } from '../exit-code.ts';
import { FileLost } from '../input/bytes/file-chunks.ts';
import type { Rereadable } from '../input/bytes/rereadable.ts';
import { eachInput } from '../input/inputs.ts';
import { nameOfStdin } from '../input/stdin/named-stdin.ts';
import { mustHaveChecked } from '../report/must-have-checked.ts';
import { present } from '../report/present.ts';
import { reportOf } from '../report/report-of.ts';
import { detectForms, outputsOf, wantedReports } from '../report/wanted-reports.ts';
import type { Detected } from '../validate/detect-large.ts';
import { merelyThere } from '../validate/merely-there.ts';
import { resultOf } from '../validate/result-of.ts';
import { longestText, mostAtOnce } from '../validate/sizes.ts';

/** `trace-formats detect`: which format, by content alone. */
export const run: Run = async (typed, io) => {
  const wanted = wantedReports(typed);
  const silent = wanted.find(({ name }) => !detectForms.includes(name))?.name;
  if (silent !== undefined)
    throw new CannotWork(
      `The report ${silent} has a place for findings alone, so it would not say what detect found.`,
      `Ask for another: --format ${detectForms.join(', --format ')}.`,
    );
  const { results, code } = await eachInput(
    {
      words: typed.words,
      stdinName: nameOfStdin(typed),
      mostBytes: mostAtOnce,
      outputs: outputsOf(wanted, io.cwd),
    },
    io,
    async ({ name, named, content: input }) => {
      const { detection, content } = 'bytes' in input ? detected(input.bytes) : await detectedLarge(input.large);
      const { format, version, why, candidates, findings } = detection;
      const told = {
        format,
        version: version ?? null,
        container: content.container,
        why,
        candidates: candidates.map((one) => ({ format: one.format, saw: [...one.saw] })),
      };
      // Where nothing could be read, the reason is an error; the format of what was read is told all the same.
      const ofReading =
        content.documents.length === 0 ? content.findings : content.findings.map((finding) => forewarned(finding));
      return [
        {
          ...resultOf(name, null, format),
          findings: [...ofReading, ...(named ? findings : merelyThere(findings))],
          detected: told,
        },
      ];
    },
  );
  const report = await reportOf('trace-formats', null, results);
  const told = worse(code, await present(report, wanted, typed, io));
  return worse(told, await mustHaveChecked(report, typed.words, io));
};

function forewarned(finding: Finding): Finding {
  return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}

function detected(bytes: Uint8Array): Detected {
  const content = read(bytes, { mode: 'tolerant' });
  return { content, detection: detectRead(content, bytes) };
}

/** What its beginning does not tell is told by all of it, where that can be held. */
async function detectedLarge(stream: Rereadable): Promise<Detected> {
  const { detectLarge } = await import('../validate/detect-large.ts');
  const told = await detectLarge(stream);
  if (told !== undefined) return told;
  const bytes = await stream.whole(longestText);
  if (bytes !== undefined) return detected(bytes);
  throw new FileLost(
    `its beginning tells no format, and it is longer than ${Math.round(longestText / 2 ** 20)} MiB, which is more than is held in memory; split it`,
  );
}
