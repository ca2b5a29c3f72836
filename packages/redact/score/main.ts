import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { find, type Match } from '../src/index.ts';
import { generate } from './generate.ts';
import { page, report } from './page.ts';
import { score } from './score.ts';
import type { ScoredPolicy } from './shape.ts';
import { shapes } from './shapes.ts';
import { show } from './show.ts';
import { shortfalls } from './tables.ts';

// `pnpm score:redact`: scores the redactor on the open shapes of the labelled set; README.md says what the numbers mean.
const options = {
  'held-out': { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  show: { type: 'string' },
} as const;

type Flags = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const scoresFile = fileURLToPath(new URL('../../../docs/redaction-scores.md', import.meta.url));

process.exitCode = run(process.argv.slice(2));

function run(words: readonly string[]): number {
  try {
    // pnpm passes a lone `--` on; it means nothing here.
    const { values: flags } = parseArgs({ args: words.filter((word) => word !== '--'), options });
    return flags.show === undefined ? scoreAll(flags) : showOne(flags.show);
  } catch (error) {
    if (!isArgumentError(error)) throw error;
    process.stderr.write(`${error.message.replace(/\.?$/, '.')} The flags are --held-out, --write and --show SHAPE.\n`);
    return 2;
  }
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function scoreAll(flags: Flags): number {
  const scored = score(
    generate(shapes).filter(({ heldOut }) => !heldOut || flags['held-out']),
    redactor,
  );
  const open = scored.filter(({ sample }) => !sample.heldOut);
  const heldOut = flags['held-out'] ? scored.filter(({ sample }) => sample.heldOut) : undefined;
  process.stdout.write(`${report(open, heldOut)}\n\n## Open samples that fall short\n\n${shortfalls(open)}\n`);
  if (flags.write) writeFileSync(scoresFile, page(open, heldOut));
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
