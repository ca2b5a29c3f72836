/** What stands for a model that nobody stated: a word, never the id of some model. */
export const unknownModel = 'unknown';
