/** What nobody knows who has not the key: without it no text can be made that is taken for a remembered one. */
export interface Secrets {
  readonly multiplier: number;
  readonly seed: number;
}

/** Two hashes of a stretch of a text. */
export interface Hashes {
  /** The unit that stands at a place, in the case that is hashed. */
  unitAt(text: string, index: number): number;
  /** One that rolls: what comes before a stretch is joined to it by a multiplication. */
  rolling(text: string, from: number, to: number): number;
  /** Two texts that agree in length, in the rolling hash and in this mark are the same, whoever wrote them: nobody knows the secrets. */
  mark(text: string, from: number, to: number): number;
}

/** The hashes under secrets; `fold` takes capitals of ASCII for small letters. */
export function hashesUnder(secrets: Secrets, fold: boolean): Hashes {
  const base = baseOf(secrets);
  const unitAt = (text: string, index: number): number => {
    const unit = text.charCodeAt(index);
    return fold && unit >= 65 && unit <= 90 ? unit + 32 : unit;
  };
  return {
    unitAt,
    rolling(text, from, to) {
      let sum = 0;
      for (let index = from; index < to; index++) sum = (Math.imul(sum, base) + unitAt(text, index)) | 0;
      return sum;
    },
    mark(text, from, to) {
      let mixed = secrets.seed | 0;
      for (let index = from; index < to; index++) {
        mixed = Math.imul(mixed ^ unitAt(text, index), 0x85ebca6b);
        mixed ^= mixed >>> 13;
      }
      return mixed;
    },
  };
}

/** What the rolling hash multiplies by: an even number would forget what came before. */
export function baseOf({ multiplier }: Secrets): number {
  return multiplier | 1;
}
