import { catalogue, docsOf, groundRules, items, ruleIds } from '@trace-formats/lint';
import { shapeRules } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { clean } from '../exit-code.ts';

/** `forsy-lint explain <rule>`, or the number of an item for all of its rules: what they ask for, why, and what to do. */
export const run: Run = async (typed, io) => {
  const [id, more] = typed.words;
  if (more !== undefined)
    throw new CannotWork('explain tells of one rule at a time.', 'Write forsy-lint explain <rule>.');
  if (id === undefined)
    throw new CannotWork('No rule was named.', 'Write forsy-lint explain <rule>; forsy-lint rules lists them.');
  const text = /^\d+$/.test(id) ? ofItem(Number(id)) : explanation(id);
  if (text === undefined)
    throw new CannotWork(`There is no rule ${JSON.stringify(id.slice(0, 60))}.`, {
      word: id,
      among: ruleIds(),
      advise: (near) => `Did you mean ${near}?`,
      otherwise: 'forsy-lint rules lists the rules there are.',
    });
  io.out(text);
  return clean;
};

/** Reports name the items of the checklist by their numbers. */
function ofItem(item: number): string {
  const ids = [...new Set(catalogue.flatMap(({ rule }) => (rule.checklist === item ? rule.id : [])))];
  if (ids.length === 0)
    throw new CannotWork(
      `The checklist has no item ${item}.`,
      `Name one of the items 1 to ${items.length}, or a rule.`,
    );
  return ids.map(explanation).join('\n');
}

function explanation(id: string): string | undefined {
  const own = catalogue.filter(({ rule }) => rule.id === id);
  const parts = own.map(({ subject, rule }) =>
    [
      `${id} (${subject}${rule.checklist === null ? '' : `, checklist ${rule.checklist}`}; ${rule.severity}, ${rule.certainty}${rule.fixable ? ', mended by --fix' : ''})`,
      '',
      rule.claim,
      `why: ${rule.why}`,
      `fix: ${rule.fix}`,
      ...Object.entries(rule.options ?? {}).map(([name, means]) => `option ${name}: ${means}`),
    ].join('\n'),
  );
  const shape = shapeRules.find((rule) => rule.id === id);
  if (parts.length === 0 && shape) parts.push(`${id} (found by the schema)\n\nwhy: ${shape.why}`);
  const ground = groundRules.find((rule) => rule.id === id);
  if (parts.length === 0 && ground)
    parts.push(`${id} (told by the command itself, apart from the rules over documents)\n\n${ground.claim}`);
  return parts.length === 0 ? undefined : `${parts.join('\n\n')}\n\n${docsOf(id)}\n`;
}
