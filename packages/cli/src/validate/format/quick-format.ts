/**
 * The format that is tried before a file is detected, since traces are what most folders hold. A document that its schema accepts
 * states its version, so nothing else claims it.
 */
export const quickFormat = 'forsy/v0.1';
