/** Capitals where no word and no camelCase name has them. */
export function hasStrangeCase(value: string): boolean {
  if (camel.test(value)) return false;
  const changes = value.match(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g)?.length ?? 0;
  return /[A-Z].*[A-Z]/.test(value) && changes >= 2 && changes * 5 >= value.length;
}

/** `getUserTokenV2`: words of three letters and more, and the number of a version. */
const camel = /^[A-Za-z]?[a-z]{2,15}(?:[A-Z][a-z]{2,15}){1,8}(?:V?\d{1,3})?$/;
