import { expect, it } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
import { fires } from '../labels/adapter.ts';
import { fullSets, type Label, readLabels, smallSets, traceOf } from '../labels/label.ts';

// What a text says does not hang on how it is set. Each labelled field of the open half is dressed, with all the words of its
// context, and has to get the verdict that it gets without: every label in a quarter of the dresses, the next in others.

/** The fields in which somebody says something. */
const words: ReadonlySet<string> = new Set([
  ...['observation', 'reasoning', 'state_change', 'input', 'output', 'final_output', 'description', 'task'],
  ...['causal_note', 'eval_reason', 'directive', 'feedback_content', 'alternatives_considered', 'goal_notes'],
]);

const isLine = (text: string): boolean => !text.includes('\n');

const dressings: Readonly<Record<string, (text: string) => string>> = {
  'curly quotes': (text) => text.replace(/'/g, '’').replace(/"([^"\n]*)"/g, '“$1”'),
  'straight quotes': (text) => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"'),
  'some blanks that do not break': (text) => text.replace(/(\w) (\w\w)/g, '$1\u00a0$2'),
  'all blanks narrow': (text) => text.replace(/ /g, '\u202f'),
  'two blanks between sentences': (text) => text.replace(/\. (?=\p{L})/gu, '.  '),
  'line ends of Windows': (text) => text.replace(/\n/g, '\r\n'),
  'lines of 64 characters': (text) => text.split('\n').map(wrapped).join('\n'),
  'two words set strong': (text) => text.replace(/^(\p{L}+ \p{L}+)/u, '**$1**'),
  'all set strong': (text) => (isLine(text) && !text.includes('*') ? `**${text}**` : text),
  'all slanted': (text) => (isLine(text) && !text.includes('*') && text.endsWith('.') ? `*${text}*` : text),
  'a bullet': (text) => (isLine(text) ? `- ${text}` : text),
  'a round bullet': (text) => (isLine(text) ? `• ${text}` : text),
  'a number': (text) => (isLine(text) ? `1. ${text}` : text),
  'a quotation': (text) => (isLine(text) ? `> ${text}` : text),
  'letters and marks apart': (text) => text.normalize('NFD'),
  'a mark of no width': (text) => `\u200b${text}`,
  'a byte order mark': (text) => `\ufeff${text}`,
  'a soft hyphen': (text) => text.replace(/(\p{L}{5})(\p{L}{5})/u, '$1\u00ad$2'),
};

function wrapped(line: string): string {
  let width = 0;
  return line
    .replace(/\S+ ?/g, (word) => {
      const breaks = width > 0 && width + word.trimEnd().length > 64;
      width = breaks ? word.length : width + word.length;
      return breaks ? `\n${word}` : word;
    })
    .replace(/ \n/g, '\n');
}

/** Texts that tell something in front of a list or a line of a program, whose own breaks are no sign of a width. */
const allowed: Readonly<Record<string, number>> = {
  'output-is-literal, lines of 64 characters': 3,
  'final-output-is-the-deliverable, lines of 64 characters': 1,
};

const inTurn = Object.keys(dressings).map((name, turn) => [name, turn] as const);

it.each(inTurn)('a hint says the same of a text with %s', (name, turn) => {
  const flips = [...fullSets, ...smallSets].flatMap((rule) => {
    const labels = readLabels(rule, 'open').filter(
      ({ label }, index) => label !== 'unclear' && isInShare(index + turn, 6),
    );
    const found = labels.filter((label) => {
      const other = dressed(label, dressings[name]!);
      return other !== undefined && plainly(rule, label) !== told(rule, other);
    });
    return found.length > (allowed[`${rule}, ${name}`] ?? 0) ? [`${rule}: ${found.map(({ id }) => id).join(' ')}`] : [];
  });
  expect(flips).toEqual([]);
});

const told = (rule: string, label: Label): boolean => fires(rule, traceOf(label), label.field);

/** The verdict without a dress, which all dresses are held against. */
function plainly(rule: string, label: Label): boolean {
  const key = `${rule} ${label.id}`;
  const verdict = known.get(key) ?? told(rule, label);
  known.set(key, verdict);
  return verdict;
}
const known = new Map<string, boolean>();

/** A label whose words are dressed; nothing where the dress changes none of them. */
function dressed(label: Label, dress: (text: string) => string): Label | undefined {
  let isChanged = false;
  const context = JSON.parse(JSON.stringify(label.context), (key, value: unknown) => {
    if (typeof value !== 'string' || !words.has(key)) return value;
    const text = dress(value);
    isChanged ||= text !== value;
    return text;
  }) as Label['context'];
  return isChanged ? { ...label, context } : undefined;
}
