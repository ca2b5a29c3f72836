import type { DatasetRule } from '../../../dataset/dataset.ts';

const closed: ReadonlySet<string> = new Set(['private', 'not_for_release']);

/** What is marked as not to be released is not released. */
export const releaseTierAllowsRelease: DatasetRule = {
  id: 'release-tier-allows-release',
  claim: 'No trace that is released is marked as private or not for release.',
  why: 'The tier is the decision of the people whom the trace is about; a release against it cannot be taken back.',
  fix: 'Leave the trace out of the release, or have its tier changed by those who may.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  atRelease: true,
  ofAnyTraces: true,
  *checkDataset({ traces, manifests }) {
    for (const { file, folder, id, record, releaseTier } of [...traces, ...manifests])
      if (releaseTier !== null && closed.has(releaseTier)) {
        // A file of many lines is not closed as a whole.
        const which = record === null ? file : `Trace ${JSON.stringify(id)} in line ${record} of ${file}`;
        yield { about: folder, message: `${which} has the release tier ${releaseTier}, which forbids a release.` };
      }
  },
};
