import type { TrajectoryMessage } from '@trace-formats/schema';

/** The words of a message, whether they stand as one text or as parts. */
export function textOf({ content }: { readonly content?: TrajectoryMessage['content'] }): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => ('text' in part ? part.text : 'refusal' in part ? part.refusal : '')).join('');
}
