import { isUuid } from '../judge/secrets/public-id.ts';

/**
 * So that a call that is made twice does one thing, clouds let the client number it; a console puts its own name before
 * the number. What Paddle calls by this name stands in the page of a shop.
 */
export function isClientToken(name: string, value: string): boolean {
  return (
    /(?:client|request)[_-]?token$/i.test(name) &&
    (isUuid(value.replace(ownName, '')) || /^(?:live|test)_[a-z\d]{27}$/.test(value))
  );
}

const ownName = /^(?:[A-Za-z]{1,30}-){1,4}(?=[\da-f]{8}-)/i;
