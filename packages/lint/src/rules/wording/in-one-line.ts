/** A text by its words alone: who repeats one breaks its lines elsewhere. */
export function inOneLine(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
