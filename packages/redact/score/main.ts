import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flagsOf } from '../../../tools/begin/flags.mjs';
import { find, type Match } from '../src/index.ts';
import { generate } from './generate.ts';
import { page, report } from './page.ts';
import { score } from './score.ts';
import type { ScoredPolicy } from './shape.ts';
import { shapes } from './shapes.ts';
import { show } from './show.ts';
import { shortfalls } from './tables.ts';

// `pnpm score:redact`: scores the redactor on the open shapes of the labelled set; README.md says what the numbers mean.
const flags = flagsOf('pnpm score:redact [--held-out] [--write] [--show=<shape>]', [
  '--held-out',
  '--write',
  '--show=',
]);
const shape = flags.get('--show=');

process.exitCode = shape === undefined ? scoreAll(flags.has('--held-out'), flags.has('--write')) : showOne(shape);

function scoreAll(withHeldOut: boolean, isKept: boolean): number {
  const scored = score(
    generate(shapes).filter(({ heldOut }) => !heldOut || withHeldOut),
    redactor,
  );
  const open = scored.filter(({ sample }) => !sample.heldOut);
  const heldOut = withHeldOut ? scored.filter(({ sample }) => sample.heldOut) : undefined;
  process.stdout.write(`${report(open, heldOut)}\n\n## Open samples that fall short\n\n${shortfalls(open)}\n`);
  if (isKept)
    writeFileSync(fileURLToPath(new URL('../../../docs/redaction-scores.md', import.meta.url)), page(open, heldOut));
  return 0;
}

function showOne(id: string): number {
  const shown = show(id, shapes, redactor);
  if ('refusal' in shown) {
    process.stderr.write(`${shown.refusal}\n`);
    return 2;
  }
  process.stdout.write(shown.samples);
  return 0;
}

/** The redactor as a finder. Tools of the samples are trusted, for else `strict` masks their outputs whole. */
function redactor(value: unknown, policy: ScoredPolicy): readonly Match[] {
  return find(value, { policy, trustedTools: ['Bash', 'bash', 'exec'] });
}
