/* Made by tools/generate/types.ts from schemas/redact-config/v1/config.schema.json; do not edit. */

/**
 * What is masked wherever it stands; one letter would be masked in every word.
 */
export type Known = string;
/**
 * The name of a machine or of a domain as it stands in a text; what stands below a domain is found by the domain.
 */
export type Host = string;

/**
 * The configuration of trace-formats redact: what you know to be sensitive, what may stay, and whose outputs can be trusted.
 */
export interface RedactConfig {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string;
  /**
   * Names of people that are masked wherever they stand, in other spellings too.
   */
  names?: Known[];
  /**
   * Names of machines and domains of your own that are masked wherever they stand, as they stand there: without a star, a protocol or a path.
   */
  hosts?: Host[];
  /**
   * Shapes of texts that only you know, such as the numbers of your customers; what JSON has as a number stays one.
   */
  patterns?: Pattern[];
  /**
   * Values that stay, although they look like something sensitive.
   */
  allow?: Allowed[];
  /**
   * Tools whose outputs the policy strict leaves standing; it masks every text in those of all others, but for keys, numbers, and what says of which kind a part is, such as `type`, `id` and `status`.
   */
  trustedTools?: string[];
}
/**
 * A shape of values that only you know.
 */
export interface Pattern {
  /**
   * The word for it that stands in markers.
   */
  type: string;
  /**
   * A regular expression as JavaScript has them, with the flags g and u; it must match at least one character.
   */
  pattern: string;
  /**
   * What reports call it; without one, they use its type.
   */
  label?: string;
}
/**
 * A value that stays, and why.
 */
export interface Allowed {
  /**
   * The value as it stands.
   */
  value: string;
  /**
   * Why it may stay; nothing is allowed without.
   */
  reason: string;
}
