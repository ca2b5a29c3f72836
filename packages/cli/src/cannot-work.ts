/** Thrown where a command cannot do what it was asked: one line that says what and where, and one that says what to do. */
export class CannotWork extends Error {
  override readonly name = 'CannotWork';
  readonly fix: string | undefined;

  constructor(message: string, fix?: string) {
    super(message);
    this.fix = fix;
  }
}
