/** The name under which a configuration is found. */
export const configName = 'forsy-lint.config.json';

/** The name of the baseline, which stands beside the configuration. */
export const baselineName = 'forsy-lint-suppressions.json';
