/**
 * The source of an expression in which the classes of Unicode letters are replaced by as few ranges as tell letters from signs
 * and digits in ordinary text. Engines spend half a millisecond on each `\p{L}` of a long expression, more than on everything
 * else in it, because the class has hundreds of ranges and many of its characters are pairs of surrogates. The source is left
 * as it is where the new one would be too long for an engine to make quick, and where it has no class of Unicode.
 */
export function withShortClasses(source: string): string {
  const written = inShortClasses(source);
  return written.length > longestQuick ? source : written;
}

/** The same, however long it gets. */
export function inShortClasses(source: string): string {
  if (!source.includes('\\p{')) return source;
  let isInClass = false;
  return source.replace(parts, (part, name: keyof typeof short | undefined, code: string | undefined) => {
    if (part === '[' || part === ']') isInClass = part === '[';
    if (name !== undefined) return isInClass ? short[name] : `[${short[name]}]`;
    return code === undefined ? part : String.fromCharCode(Number.parseInt(code, 16));
  });
}

/** Where a class begins or ends, a class of Unicode, a character beyond ASCII by its number, or any other escape. */
const parts = /[[\]]|\\p\{(L|Lu|Ll|N)\}|\\u(?!00[0-9]|d[89a-f])([\da-f]{4})|\\[\s\S]/g;

/** V8 looks for the beginning of a match in a quick way only where the expression has no more than 20 kB. */
export const longestQuick = 20_000;

/** Of scripts that have no large letters a class may hold signs and figures of the same script as well. */
const short = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ͽͿ-ΆΈ-ϵϷ-ҁҊ-ՙՠ-ֈא-ײؠ-يٮ-ۓەۥۦۮۯۺ-ۼۿܐ-ޱߊ-ࣉऄ-ॡॱ-\\u1fffⰀ-\\u2dff々-〇〱-〵〻〼ぁ-ヺー-ㇿ㐀-\\ud7ff豈-﷿ﹰ-ﻼＡ-Ｚａ-ｚｦ-ￜ\\u{20000}-\\u{323af}',
  Lu: 'A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƆƊƐƘƠƯȘȚΆΈ-ΏΑ-ΫЀ-ЯҐҒҖҚҢҮҰҺӘӨԱ-ՖẞẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸ',
  Ll: 'a-zµß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĳĵķĸĺļľŀłńņňŉŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžſƙơưșțɓɔɗɛΐά-ώа-џґғҗқңүұһәөՠ-ևạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  N: '0-9²³¹¼-¾٠-٩۰-۹०-९০-৯๐-๙⁰⁴-⁹₀-₉⅐-ↂↅ-↉①-⒛〇〡-〩０-９',
};
