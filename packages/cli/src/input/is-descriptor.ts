/** Whether a word is the path of something that is open already, as a shell writes it for `<(zcat log.gz)`. */
export function isDescriptor(word: string): boolean {
  return /^\/(?:dev\/stdin|(?:dev|proc\/self)\/fd\/\d+)$/.test(word);
}
