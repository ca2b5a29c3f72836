import { signatureNames } from '../../attest/places.ts';

/** The name under which a configuration is found. */
export const configName = 'forsy-lint.config.json';

/** The name of the baseline, which stands beside the configuration. */
export const baselineName = 'forsy-lint-suppressions.json';

/** What a folder is presented by, however it is written. */
export const readmeName: RegExp = /^readme(?:\.(?:md|markdown|txt|rst|adoc))?$/i;

/** Everything that forsy-lint reads where it lies, without being told of it, and that is no document. */
export const ownFiles: ReadonlySet<string> = new Set([configName, baselineName, ...signatureNames]);
