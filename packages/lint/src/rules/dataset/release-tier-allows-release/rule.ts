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
    for (const { file, folder, releaseTier } of [...traces, ...manifests])
      if (releaseTier !== null && closed.has(releaseTier))
        yield { about: folder, message: `${file} has the release tier ${releaseTier}, which forbids a release.` };
  },
};
