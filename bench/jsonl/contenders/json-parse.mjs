/** The yardstick: the same reading and parsing, and no validation. */
export const accepts = () => true;
