import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
import { undressedTrace } from '../src/document/undressed-trace.ts';
import type { Rule } from '../src/engine/rule.ts';
import { lint } from '../src/lint.ts';
import { readsOf } from '../src/reads-of.ts';
import { forsyRules, openTokenRules, trajectoryRules } from '../src/rules/index.ts';
import { type Case, layForsy, layOpenToken, layTrajectory } from './lay.ts';
import { runOne } from './run-one.ts';
import { type Read, watched } from './watched.ts';

const families = [
  { folder: 'forsy', rules: forsyRules, list: 'steps', lay: layForsy },
  { folder: 'open-token', rules: openTokenRules, list: 'events', lay: layOpenToken },
  { folder: 'trajectory', rules: trajectoryRules, list: 'messages', lay: layTrajectory },
] as const;

/** What a rule reads of the documents of all its cases. */
function readInCases(rule: Rule<never, never>, family: (typeof families)[number]): Read {
  const read: Read = { places: new Set(), held: new Map() };
  for (const [document, one] of casesOf(rule, family)) runOne(rule, watched(document, read), family.list, one);
  return read;
}

function* casesOf(rule: Rule<never, never>, { folder, lay }: (typeof families)[number]): Generator<[object, Case]> {
  const url = new URL(`../src/rules/${folder}/${rule.id}/cases.json`, import.meta.url);
  for (const one of JSON.parse(readFileSync(url, 'utf8')) as Case[]) {
    const document = lay(one.document) as object;
    yield [rule.judgesWords === true ? (undressedTrace(document) as object) : document, one];
  }
}

describe.each(families)('the rules of $folder', (family) => {
  const { rules } = family;

  it.each(rules.map((rule) => [rule.id, rule as Rule<never, never>] as const))(
    '%s reads what it says that it reads, and not only a part of it',
    (_, rule) => {
      const { places, held } = readInCases(rule, family);
      for (const place of readsOf({ subject: family.folder, rule })) {
        expect([...places]).toContain(place);
        const inside = [held.get(place), held.get(`${place}[]`)].flatMap((fields) => [...(fields ?? [])]);
        const left = inside.filter((field) => !places.has(field));
        // What holds other fields is read whole, or is only asked whether it is there.
        expect([place, left.length === inside.length ? [] : left]).toEqual([place, []]);
      }
    },
  );

  // A rule that names no field reads whatever there is, of whatever kind.
  const naming = rules.filter((rule) => readsOf({ subject: family.folder, rule }).length > 0);

  it.each(naming.map((rule) => [rule.id, rule as Rule<never, never>] as const))(
    '%s is not thrown by what it reads of an entry without saying so, whatever stands there',
    (_, rule) => {
      const list = `${family.list}[].`;
      const said = readsOf({ subject: family.folder, rule });
      const unsaid = [...readInCases(rule, family).places]
        .flatMap((place) => (place.startsWith(list) ? [place.slice(list.length)] : []))
        .filter((field) => /^\w+$/.test(field) && !said.some((place) => `${place}.`.startsWith(`${list}${field}`)));
      for (const [document, one] of casesOf(rule, family))
        for (const field of unsaid) {
          const entries = (document as Record<string, object[]>)[family.list]!;
          const broken = { ...document, [family.list]: entries.map((entry) => ({ ...entry, [field]: 0 })) };
          const { findings } = runOne(rule, broken, family.list, one);
          expect([field, one.says, findings.filter(({ stage }) => stage === 'internal')]).toEqual([
            field,
            one.says,
            [],
          ]);
        }
    },
  );
});

const example = JSON.parse(
  readFileSync(new URL('../../../examples/dataset/csv-totals/trace.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

/** Every field of a value, by its keys; of a list the first two entries. */
function* fieldsOf(value: unknown, at: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value).slice(0, Array.isArray(value) ? 2 : undefined)) {
    if (!Array.isArray(value)) yield [...at, key];
    yield* fieldsOf(inner, [...at, key]);
  }
}

it('a field that is missing switches off no rule that never touches it', () => {
  const reads = new Map(
    forsyRules.map((rule) => [rule.id, readInCases(rule as Rule<never, never>, families[0]).places] as const),
  );
  for (const [index, path] of [...fieldsOf(example)].entries()) {
    if (!isInShare(index, 3)) continue;
    const broken = structuredClone(example);
    const holder = path.slice(0, -1).reduce((value, key) => value[key] as Record<string, unknown>, broken);
    delete holder[path.at(-1)!];
    const place = path.map((key, index) => (/^\d+$/.test(key) ? '[]' : `${index > 0 ? '.' : ''}${key}`)).join('');
    const [linted] = lint(JSON.stringify(broken), { file: 'trace.json', release: true });
    const without = linted!.rules_not_run.map(({ rule }) => rule).filter((rule) => !reads.get(rule)!.has(place));
    expect([place, without]).toEqual([place, []]);
  }
});

it('what a description does not speak of may be broken', () => {
  const notRun = (description: string): readonly string[] => {
    const broken = structuredClone(example) as { steps: Record<string, unknown>[]; dataset_summary: object };
    broken.steps[1]!['eval'] = 'good';
    const summary = { ...broken.dataset_summary, release_tier: 7, description };
    const text = JSON.stringify({ ...broken, dataset_summary: summary });
    return lint(text, { file: 'trace.json' })[0]!.rules_not_run.map(({ rule }) => rule);
  };
  expect(notRun('An agent mends a script; the data are made up.')).not.toContain('description-is-true');
  expect(notRun('An agent mends a script without any errors; the data are made up.')).toContain('description-is-true');
  expect(notRun('An agent mends a script; the data are made up.')).not.toContain('evidence-levels-agree');
});
