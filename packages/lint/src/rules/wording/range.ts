/** Where words stand in a text: their first and last offset, the end not included. */
export type Range = [start: number, end: number];
