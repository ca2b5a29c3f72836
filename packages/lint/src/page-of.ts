/** The address of the page about a rule: every id that a finding can have has one in the repository. */
export function pageOf(id: string): string {
  return `https://github.com/trace-formats/trace-formats/blob/main/docs/rules/${id}.md`;
}
