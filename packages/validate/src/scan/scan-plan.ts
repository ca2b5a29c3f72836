/** A schema as it is put into the memory of the scanner: numbers of four bytes, and letters behind them. */
export interface ScanPlan {
  readonly numbers: readonly number[];
  readonly letters: string;
  /** Where among them what is said of the elements of an array begins, by the key of the array. */
  readonly elements: Readonly<Record<string, number>>;
}
