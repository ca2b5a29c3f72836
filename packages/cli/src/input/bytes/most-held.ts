/** The bytes of an input that are held in memory at once: what Node reads with one call. */
export const mostHeld: number = 2 ** 31 - 1;
