/** What digits in Base64 say, of either alphabet and with an end or without; undefined where they are none. */
export function textOfBase64(digits: string): string | undefined {
  try {
    return atob(digits.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
  } catch {
    return undefined;
  }
}
