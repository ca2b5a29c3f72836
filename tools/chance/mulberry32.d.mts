/** A source of numbers from 0 up to 1. */
export type Chance = () => number;

export declare function mulberry32(seed: number): Chance;
