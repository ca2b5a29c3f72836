import { catalogue, readsOf } from '@trace-formats/lint';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { clean } from '../exit-code.ts';

/** `forsy-lint rules`: the catalogue, for people or as JSON. */
export const run: Run = async (typed, io) => {
  if (typed.words.length > 0)
    throw new CannotWork(
      `rules takes no words, but it was given ${JSON.stringify(typed.words[0]!.slice(0, 60))}.`,
      'forsy-lint explain <rule> tells of one.',
    );
  const rows = catalogue.map(({ subject, rule }) => ({
    id: rule.id,
    subject,
    checklist: rule.checklist,
    certainty: rule.certainty,
    severity: rule.severity,
    fixable: rule.fixable === true,
    release: rule.atRelease === true,
    reads: readsOf({ subject, rule }),
    claim: rule.claim,
  }));
  if (typed.switch('json')) io.out(`${JSON.stringify(rows, null, 2)}\n`);
  else io.out(table(rows));
  return clean;
};

function table(
  rows: readonly {
    id: string;
    subject: string;
    checklist: number | null;
    severity: string;
    certainty: string;
    fixable: boolean;
  }[],
): string {
  const width = Math.max(...rows.map(({ id }) => id.length));
  const lines = rows.map(
    ({ id, subject, checklist, severity, certainty, fixable }) =>
      `${String(checklist ?? '').padStart(2)}  ${id.padEnd(width)}  ${subject.padEnd(10)}  ${severity.padEnd(7)}  ${certainty.padEnd(5)}${fixable ? '  --fix' : ''}`,
  );
  return `${lines.join('\n')}\n`;
}
