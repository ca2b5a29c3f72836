/** What a rule may know besides the document: never a file, a process or a clock. */
export interface LintContext {
  /** True when the document was read through the legacy schema and laid out as v0.1. */
  readonly legacy: boolean;
  /** True for the release gate. */
  readonly release: boolean;
  /**
   * Whether everything that these places hold has its shape, for a rule that answers several questions and can still answer some
   * of them when a place is broken; with a number, of that one entry of the main list alone. What is not sound is listed among the
   * rules that were not run.
   */
  isSound(reads: readonly string[], entry?: number): boolean;
  /** Options of the rule from the configuration. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The trace's manifest, where one stands beside it. */
  readonly manifest: unknown;
  /** The files of the trace's folder: size and digest by path relative to it; undefined where there is no folder to look into. */
  readonly files: ReadonlyMap<string, FileFacts> | undefined;
  /** True where other traces lie in the folder too. */
  readonly sharesItsFolder?: boolean | undefined;
  /** Reads the README that lies beside the trace. */
  readonly readme?: (() => string | undefined) | undefined;
}

/** What is known of a file beside a trace. */
export interface FileFacts {
  readonly size: number;
  /** `sha256:` and 64 hexadecimal digits; undefined where the file could not be read. */
  readonly hash: string | undefined;
  /** Where a link leads when it leads out of the dataset. */
  readonly leadsOut?: string;
}
