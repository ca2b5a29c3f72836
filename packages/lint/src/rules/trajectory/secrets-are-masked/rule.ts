import type { Hit } from '../../../engine/rule.ts';
import { maskedAndRaw } from '../../masked-and-raw.ts';
import { unmasked } from '../../secrets.ts';
import type { TrajectoryRule } from '../trajectory-rule.ts';

/** Nothing that could harm somebody is released. */
export const trajectorySecretsAreMasked: TrajectoryRule = {
  id: 'secrets-are-masked',
  claim: 'No secret and no personal detail stands in the trajectory; each is a placeholder, the same one throughout.',
  why: 'A model that is trained on a trajectory can repeat what stands in it, to anybody.',
  fix: 'Run `trace-formats redact --redact pii` over the trajectory, which masks secrets and personal details, and revoke any secret that has already left your hands.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: [],
  *check(trajectory): Iterable<Hit> {
    yield* unmasked(trajectory);
    yield* maskedAndRaw(trajectory);
  },
};
