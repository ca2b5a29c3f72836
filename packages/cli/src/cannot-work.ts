/** A word that was not understood, and the words that would have been. */
export interface Misspelt {
  readonly word: string;
  readonly among: readonly string[];
  /** The advice for the word that was probably meant. */
  advise(near: string): string;
  /** The advice when no word is near. */
  readonly otherwise?: string;
}

/** Thrown where a command cannot do what it was asked: one line that says what and where, and one that says what to do. */
export class CannotWork extends Error {
  override readonly name: string = 'CannotWork';
  /** What to do. The nearest word is only looked for when the message is shown. */
  readonly fix: string | Misspelt | undefined;

  constructor(message: string, fix?: string | Misspelt) {
    super(message);
    this.fix = fix;
  }
}

/** Thrown where one file cannot be written: the others of a run need not wait for it, unless the disk takes none of them. */
export class NotWritten extends CannotWork {
  readonly isOfDisk: boolean;

  constructor(message: string, fix: string, isOfDisk = false) {
    super(message, fix);
    this.isOfDisk = isOfDisk;
  }
}
