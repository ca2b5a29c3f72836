import { sentencesAsRead, wordsAsRead } from '../wording/prose.ts';

/** The fields of which it was learned how they lean. */
export type Field = 'observation' | 'reasoning' | 'output' | 'returned';

/**
 * Which texts of each field are asked how they lean: those of a few words, where the verdicts taught most. Whoever writes more,
 * or names what can be looked up, is rarely at fault, and judging the rest by form would cost more than it finds.
 */
export const withinReach: Readonly<Record<Field, (text: string) => boolean>> = {
  observation: (text) => text.length < 300 && sentencesAsRead(text) <= 2,
  output: (text) =>
    text.length < 300 && !/\n|[{}<>=\\|`]/.test(text) && text.split('。').length <= 4 && sentencesAsRead(text) <= 3,
  returned: (text) => text.length < 200 && !/[\n{}<>=\\|`"“„«]/.test(text) && sentencesAsRead(text) <= 2,
  reasoning: (text) => text.length < 300 && wordsAsRead(text) <= 16,
};
