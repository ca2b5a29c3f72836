const nothingVisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text in which nothing can be seen: blanks, signs that steer or have no width, and letters that are drawn as nothing. */
export function isBlank(text: string): boolean {
  if (text === '') return true;
  const first = text.charCodeAt(0);
  // Most texts begin with a character that is seen.
  return !(first > 0x20 && first < 0x7f) && nothingVisible.test(text);
}
