import { posix, resolve } from 'node:path';
import { type Dataset, type DatasetBeside, lintDataset } from '@trace-formats/lint';
import type { Finding, Result } from '@trace-formats/schema/report';
import { foldersAround } from '../../input/paths/is-inside.ts';
import { nameOf } from '../../input/source.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import type { LintContext, LintPlan } from '../plan.ts';
import type { NotRead } from './not-read.ts';

/** The results of whole datasets, and of traces that were named one by one. What two datasets say of one place is told once. */
export function ofDatasets(
  facts: RunFacts,
  { plan, config, lintedAs, decided }: LintContext,
  { unread, leftOut }: NotRead,
  standsAgainst: NonNullable<DatasetBeside['standsAgainst']>,
): Result[] {
  const named = foldersOf(facts, plan);
  const names = new Set(named.map(({ folder }) => folder));
  const traces = byFolder(facts.traces, names);
  const manifests = byFolder(facts.manifests, names);
  const folders = byFolder(facts.folders, names);
  const exports = byFolder(
    facts.stepExports.map((one) => ({ ...one, folder: posix.dirname(one.file) })),
    names,
  );
  const unreadIn = byFolder(unread, names);
  const cards = new Map(facts.cards.toReversed().map(({ folder, text }) => [folder, text]));
  const loose = looseIn(facts, named);
  const beside: DatasetBeside = {
    suppress: decided.suppress,
    settingsOf: (about) => config.settingsFor(resolve(plan.cwd, about)),
    standsAgainst,
  };
  return toldOnce([
    ...named.map(({ word, folder }) =>
      lintDataset(
        {
          folder,
          traces: traces.get(folder) ?? [],
          manifests: manifests.get(folder) ?? [],
          folders: folders.get(folder) ?? [],
          stepExports: exports.get(folder) ?? [],
          unread: unreadIn.get(folder) ?? [],
          leftOut,
          card: cards.get(folder),
        },
        lintedAs(resolve(plan.cwd, word)),
        beside,
      ),
    ),
    ...(loose === undefined ? [] : [lintDataset(loose, lintedAs(plan.cwd), beside)]),
  ]);
}

/** A folder may have been named, and one around it too. */
function toldOnce(datasets: readonly (readonly Result[])[]): Result[] {
  const told = new Set<string>();
  return datasets.flatMap((results) => {
    const anew = results.map((result) => ({
      ...result,
      findings: result.findings.filter((one) => !told.has(keyOf(result, one))),
    }));
    for (const result of anew) for (const one of result.findings) told.add(keyOf(result, one));
    return anew.filter(({ findings }) => findings.length > 0);
  });
}

function keyOf({ file }: Result, { rule, message }: Finding): string {
  return JSON.stringify([file, rule, message]);
}

/** The words that lead to folders with something in them: every folder that was named is a dataset. */
export function foldersOf({ traces, manifests }: RunFacts, { words, cwd }: LintPlan): readonly NamedFolder[] {
  const typed = new Map(words.filter((word) => word !== '-').map((word) => [nameOf(resolve(cwd, word), cwd), word]));
  const holding = byFolder([...traces, ...manifests], new Set(typed.keys()));
  return [...typed].flatMap(([folder, word]) => (holding.has(folder) ? [{ word, folder }] : []));
}

/** A folder that was named, as it was typed and as reports call it. */
export interface NamedFolder {
  readonly word: string;
  readonly folder: string;
}

/** What lies in each of some folders. All that was looked at lies in the current one. */
function byFolder<One extends { readonly folder: string }>(
  all: readonly One[],
  folders: ReadonlySet<string>,
): ReadonlyMap<string, readonly One[]> {
  const held = new Map<string, One[]>();
  for (const one of all)
    for (const folder of around(one.folder, folders)) {
      const known = held.get(folder);
      if (known) known.push(one);
      else held.set(folder, [one]);
    }
  return held;
}

function around(folder: string, folders: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...foldersAround(folder, folders), ...(folders.has('.') ? ['.'] : [])]);
}

/** The traces that were named one by one, with what is known of where they lie; undefined where there are none. */
export function looseIn({ traces, folders }: RunFacts, named: readonly NamedFolder[]): Dataset | undefined {
  const names = new Set(named.map(({ folder }) => folder));
  const isLoose = (one: { readonly folder: string }): boolean => around(one.folder, names).size === 0;
  const loose = traces.filter(isLoose);
  if (loose.length === 0) return undefined;
  return {
    folder: '.',
    traces: loose,
    manifests: [],
    folders: folders.filter(isLoose),
    stepExports: [],
    card: undefined,
    isLoose: true,
  };
}
