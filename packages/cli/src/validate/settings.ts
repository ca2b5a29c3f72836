import type { FormatId } from '@trace-formats/schema';

/** What every part of a validation needs to know. */
export interface PartSettings {
  /** The format that the user says everything is in. */
  readonly format: FormatId | undefined;
  /** Whether documents without findings are named in the report too. */
  readonly keepsClean: boolean;
}
