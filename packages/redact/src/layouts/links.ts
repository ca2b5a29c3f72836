/** A way in which a name and its value are joined. */
export interface Link {
  /** To be tried where a name ends; the value begins where it ends. */
  readonly pattern: RegExp;
  /** True for what nobody writes but between a name and a value. */
  readonly isSign: boolean;
  /** False where the value must have a form of its own to be one. */
  readonly takesLoose: boolean;
  /** True where check digits must be right, or the value long. */
  readonly wantsCheck: boolean;
}

const quotes = '["\'`*_)\\]}]{0,4}';
const opening = '["\'`*(\\[{]{0,4}';
const aside = '(?: ?\\((?:[\\p{L}\\p{M} ./&-]|\\d(?!\\d)){1,24}\\)|_[a-z]{2}(?![a-z\\d]))?';
const owner = "(?: (?:of|for|de|du|von|van|di|do|da|af|av|f\u00f6r|del)(?: [\\p{L}'\u2019-]{1,20}){1,3}?)?";
const sign = '[\\s.]{0,40}(?:=>|:=|[:=#|\uff1a])\\s{0,20}';
const tag = '<(?!/?(?:t(?:r|head|body|foot|able)|dl|form)\\b)[^<>]{1,120}>\\s{0,20}';

/** What may stand between a name and its value, in the order in which it is tried. */
export const links: readonly Link[] = [
  { between: `${quotes}\\.?${aside}${quotes}${owner}${sign}(?:string\\(\\d{1,4}\\)\\s{1,4})?${opening}`, isSign: true },
  // An attribute or an entry whose value is told beside its name; an element; a list in which names and values take turns.
  {
    between: `["'],?\\s{1,20}(?:[\\w-]{1,20}=["'][^"'<>]{0,60}["']\\s{1,4}){0,3}(?:value|content)=["']`,
    isSign: true,
  },
  { between: `["'],\\s{0,20}["']?(?:value|val|content|text|data|answer)["']?\\s{0,3}[:=]\\s{0,3}["']`, isSign: true },
  { between: `[:.*]{0,3}\\s{0,4}(?:${tag}){0,5}<[^<>]{1,100}\\bvalue=["']`, isSign: true },
  { between: `[^<>\\n]{0,3}(?:>|(?:${tag}){1,6})[:\\s]{0,3}`, isSign: true },
  { between: `["']\\s{0,4}\\n\\s{0,4}\\d{1,3}\\)\\s{0,2}["']`, isSign: true },
  { between: `["']?[,;\\t]\\s{0,4}["']?`, isSign: false, takesLoose: false },
  {
    between: `${quotes}\\.?${aside}${owner}(?:,?\\s(?:is|are|was|on|the|file|reads?|ending|ist|lautet|es|est|\u00e8|\u00e9|er|\u00e4r|jest|wynosi|je|adalah|ialah|on|-|\u2013|\u2014|#|:)){0,3}\\s{0,4}\\(?(?:(?:no|nr|number|num|n[\u00b0\u00ba])\\.? )?${opening}`,
    isSign: false,
  },
  {
    between: '[ \u00a0]?(?:\u662f|\u70ba|\u4e3a|\u306f|\u3001|\ub294|\uc740|\uac00|\uc774){0,2}\\s{0,2}',
    isSign: false,
  },
  { between: `(?: [\\p{L}.'\u2019-]{2,16}){1,2}${sign}${opening}`, isSign: true, takesLoose: false, wantsCheck: true },
].map(({ between, isSign, takesLoose = true, wantsCheck = false }) => ({
  pattern: new RegExp(between, 'iuy'),
  isSign,
  takesLoose,
  wantsCheck,
}));
