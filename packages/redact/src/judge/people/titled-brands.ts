/** Products that bear a title, whatever kind of them follows. */
export const titledBrand: RegExp = /^(?:Pepper|Oetker|Martens|Scholl|Bronner|Browns?|Clean|Proper)(?![\p{L}])/u;

/** The ones among them that are no doctor's surname, so that nobody has an appointment with one. */
export const onlyBrand: RegExp = /^(?:Pepper|Oetker|Clean|Proper)(?![\p{L}])/u;
