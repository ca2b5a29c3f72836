/** Thrown where something cannot be passed on; the message says why, in words that begin in the middle of a sentence. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
