/** The two commands that the package installs. */
export type Program = 'trace-formats' | 'forsy-lint';
