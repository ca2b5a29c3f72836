/** Where the line ends that goes on at an offset, behind its line end. */
export function lineAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}
