import type { Report } from '@trace-formats/schema';

/** What the caller may ask of any reporter; each uses what makes sense for its target. */
export interface ReporterOptions {
  /** Colour the text with ANSI codes; only `stylish` does, and only the caller knows whether a terminal reads it. */
  readonly color?: boolean;
  /** Columns of the terminal: frames are cut and sentences are wrapped to it. Without it nothing is wrapped. */
  readonly width?: number;
  /** Leave out warnings and notes. The summary still counts them, so nobody takes quiet for clean. */
  readonly quiet?: boolean;
  /** Tell also what is usually only counted: suppressed findings and the rules that were not run. */
  readonly verbose?: boolean;
}

/** Turns a report into text for one kind of reader; pure, and the same report gives the same text. */
export type Reporter = (report: Report, options?: ReporterOptions) => string;
