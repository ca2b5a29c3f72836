import type { Detector, PatternDetector, PlaceDetector } from '../detector.ts';
import { catalogue } from '../generated/catalogue.ts';
import { untrustedOutputs } from '../outputs/tool-output.ts';
import { customDetector } from '../own/custom-pattern.ts';
import { knownHosts, knownNames } from '../own/known-lists.ts';
import type { FindOptions } from './find-options.ts';
import { policyIncludes } from './policies.ts';

/** The detectors of a run, sorted by the way they are run. */
export interface Selection {
  readonly patterns: readonly PatternDetector[];
  readonly places: readonly PlaceDetector[];
}

/** The detectors that run under a policy, the user's own among them. */
export function selectDetectors(options: FindOptions): Selection {
  const chosen: Detector[] = catalogue.filter((detector) => policyIncludes(options.policy, detector.policy));
  if (options.policy !== 'none') {
    for (const [index, custom] of (options.patterns ?? []).entries()) chosen.push(customDetector(custom, index));
    if (options.names?.length) chosen.push(knownNames(options.names));
    if (options.hosts?.length) chosen.push(knownHosts(options.hosts));
  }
  if (policyIncludes(options.policy, 'strict')) chosen.push(untrustedOutputs(options.trustedTools));
  return {
    patterns: chosen.filter((detector): detector is PatternDetector => 'pattern' in detector),
    places: chosen.filter((detector): detector is PlaceDetector => 'inspect' in detector),
  };
}
