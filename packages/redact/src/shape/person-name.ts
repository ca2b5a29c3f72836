/** One word of a name in a pattern with the flag `u`: it begins with a capital. */
export const nameWord = "\\p{Lu}[\\p{L}'\\u2019-]{1,30}";

/** A whole name: two or three such words, perhaps with an initial or a particle between them. */
export const wholeName: string = `${nameWord}(?: \\p{Lu}\\.)?(?: (?:van|von|de|der|den|da|di|dos|el|al|bin|ten|ter)){0,2} ${nameWord}(?: ${nameWord})?`;
