import type { DatasetHit, StepsExport } from '../../../dataset/dataset.ts';
import type { Slug } from '../../../dataset/slugs.ts';
import { spelled } from '../../as-seen.ts';

/** What the rows of an export of steps call a trace otherwise than the trace is called, or in two ways. */
export function* otherSlugs(
  folder: string,
  file: string,
  slugs: StepsExport['slugs'],
  truth: ReadonlyMap<string, Slug>,
): Generator<DatasetHit> {
  for (const [id, given] of slugs) {
    const own = truth.get(id);
    const other = given.find((slug) => slug !== own?.slug);
    if (own !== undefined && other !== undefined)
      yield {
        about: folder,
        message: `${file} has steps of trace ${spelled(id)} under the slug ${spelled(other)}, which ${own.place} gives as ${spelled(own.slug)}.`,
      };
    else if (own === undefined && given.length > 1)
      yield {
        about: folder,
        message: `${file} has steps of trace ${spelled(id)} under two slugs: ${spelled(given[0]!)} and ${spelled(given[1]!)}.`,
      };
  }
}
