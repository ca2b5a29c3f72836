/** As much of a README as rules read: who presents a trace says on the first pages what it is and who looked at it. */
export function firstPages(readme: string): string {
  return readme.slice(0, 20_000);
}
