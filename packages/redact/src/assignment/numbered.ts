import { hasStrangeCase } from '../judge/secrets/strange-case.ts';

/**
 * `INT2`, `GoldToken50`, `type-3`, `String!`, `12.5rem`: how the things of a program, of a table or of a page are named, and how much of
 * something there is. What a machine drew has more digits, or has them in the middle.
 */
export function isNumberedName(value: string): boolean {
  return (
    quantity.test(value) ||
    (value.length < 24 &&
      !hasStrangeCase(value) &&
      /^[^\w\s]?[A-Za-z]+(?:[-_./:+@]{1,2}[A-Za-z]+)*[-_./:+@]?\d$/.test(value)) ||
    /^(?:[A-Z]{0,4}[a-z]{2,15}|[A-Z]{2,4})(?:[A-Z][a-z]{1,15})+\d\d$|^[A-Z]?[a-z]{2,15}\d{1,2}(?:[A-Z][a-z]{2,15}){1,4}$/.test(
      value,
    )
  );
}

/** The same where people may have thought of a password: theirs are longer, and one word with a number behind it. */
export function isShortName(value: string): boolean {
  return (
    quantity.test(value) ||
    /^[A-Za-z][a-z]{1,15}(?:[A-Z][a-z]{1,15})+\d$/.test(value) ||
    (value.length < 8 && /^[^\w\s]?[A-Za-z]{1,6}[-_./:+@]{0,2}\d{1,3}[A-Za-z]?$/.test(value))
  );
}

/** An amount with its unit, and a type that is a list or must or may be there. */
const quantity =
  /^[$-]?\d{1,9}(?:[.:_]\d{1,9}){0,3}(?:(?<!\d{4})|[a-z%]{1,4})$|^\[?[A-Z][a-z]{1,20}(?:[A-Z][a-z]{1,20}){0,4}(?:\[\])?[!?]{1,2}$|^[a-z]{2,20}\[\][!?]?$/;
