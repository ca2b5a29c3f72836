/** A comma of an address; calendars and business cards write a backslash before it. */
export const comma = '\\\\{0,2},';

/** What may stand between the lines of an address in a pattern: a comma, a blank, or the end of a line. */
export const addressGap: string = `(?:${comma}[ \\t]{0,2}|[ \\t]{1,2}|,?[ \\t]{0,2}\\r?\\n[ \\t>*|]{0,8})`;
