/** The name under which a configuration is found. */
export const configName = 'forsy-lint.config.json';

/** The name of the baseline, which stands beside the configuration. */
export const baselineName = 'forsy-lint-suppressions.json';

/** Everything that forsy-lint reads where it lies, without being told of it, and that is no document. */
export const ownFiles: ReadonlySet<string> = new Set([configName, baselineName, 'review.json', 'reviews.jsonl']);
