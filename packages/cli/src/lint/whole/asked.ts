import { dirname, relative, resolve, sep } from 'node:path';
import { type Asked, type BaselineEntry, catalogue, isWanted } from '@trace-formats/lint';
import type { Result } from '@trace-formats/schema/report';
import { foldersAround, isInAny, isInside } from '../../input/paths/is-inside.ts';
import type { LintContext } from '../plan.ts';

/**
 * What a run asks, so that something can be said of what was decided about its findings: nothing where only single files were looked
 * at, since the findings of others may need it.
 */
export function askedIn(
  { config, plan, roots: { named } }: Pick<LintContext, 'config' | 'plan' | 'roots'>,
  results: readonly Result[],
): Asked {
  if (!results.some(({ file }) => isInAny(named, dirname(resolve(plan.cwd, file)))))
    return { rule: () => false, place: () => false };
  const { folder } = plan.config;
  const settings = config.settingsFor(folder);
  // One that was lent from elsewhere is for what was named, all of it.
  const isLent = ![...named].some((one) => isInside(one, folder) || isInside(folder, one));
  return {
    rule: (id) => isWanted(id, settings) && plan.config.asked.rules[id] !== 'off',
    place: (within, rule) => {
      if (within === undefined) return isLent || isInAny(named, folder);
      const part = resolve(folder, within);
      // A part is a dataset of its own where it is named: what was found in that is not to be found in one around it.
      return isOfDataset(rule) ? named.has(part) : isInAny(named, part);
    },
  };
}

function isOfDataset(rule: string | undefined): boolean {
  return catalogue.some((one) => one.subject === 'dataset' && one.rule.id === rule);
}

/** What an entry of the baseline says of where it is about: the part of the baseline's folder that was named and holds a file. */
export function partWith(
  file: string,
  { plan, roots }: Pick<LintContext, 'plan' | 'roots'>,
): Pick<BaselineEntry, 'within'> {
  const { cwd, config } = plan;
  const part = [...foldersAround(resolve(cwd, file), roots.named)].at(-1);
  if (part === undefined || isInside(config.folder, part)) return {};
  return { within: relative(config.folder, part).split(sep).join('/') };
}
