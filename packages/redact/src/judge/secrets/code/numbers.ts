import { inLines } from '../../../shape/in-lines.ts';

/** The number of a version and what is written like one. */
export const version: RegExp = new RegExp(
  [
    // A version, and an object of a standard: `1.2.840.113549.1.9.4`.
    String.raw`^[v^~]?\d{1,4}(?:\.\d{1,6}){1,14}(?:[-+][\w.]{1,40}){0,2}(?:\\x00)?$`,
    // A byte or two, as programs write them.
    String.raw`^(?:\\x[\da-f]{2}){1,4}$`,
    // An interface or a package with its version: `apps/v1`, `redis:7.2`.
    String.raw`^[a-z][\w.-]{1,60}(?:/v\d{1,2}(?:(?:alpha|beta)\d{1,2})?|:\d{1,4}(?:\.\d{1,6}){1,3})$`,
    // A date.
    String.raw`^\d{4}-\d\d-\d\d(?:[T ].*)?$`,
  ].join('|'),
);

/** A number with what it counts: how long something lasts or may be, how often it is hashed; and a colour. */
export const measure: RegExp = new RegExp(
  inLines`
    ^(?:
      \d{1,3}(?:[_']\d{3})+(?:[a-z]{1,2}\d{0,2})?|
      \d{1,6}(?:,[a-z_]{2,20}[=:]\d{1,6})+|
      #(?:[\da-f]{3}){1,2}(?:[\da-f]{2})?|
      \d{1,2}[-\u2013~]\d{1,3}|
      \d{1,6}\.(?:second|minute|hour|day|week|month|year|byte|kilobyte)s?(?:\.\w{1,12})*|
      \d{1,4}-(?:bytes?|bits?|chars?|characters?|digits?|letters?|days?|hours?|minutes?|stellig\w{0,2}|cifr\w{1,2}|chiffres)
    )$
  `,
  'i',
);
