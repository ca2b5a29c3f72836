import { inLines } from '../../shape/in-lines.ts';

/**
 * `testRSA2048PrivateKey`, `oauth2_parameters`, `V1beta1Webhook`: the name of a thing in a program, in which the digits belong
 * to a cipher, a protocol or a version. A value that a machine drew has others as well.
 */
export function isTechnicalName(value: string): boolean {
  if (value.length > 80 || !/\d/.test(value)) return false;
  const words = withoutTechnicalDigits(value);
  return (
    words !== value &&
    /^[A-Za-z][A-Za-z_.-]{3,}$/.test(words) &&
    // Words have three letters and more on the whole, and their vowels.
    (words.match(/[A-Z](?=[a-z])|[A-Z]$|[_.-]/g)?.length ?? 0) * 3 <= words.length &&
    (words.match(/[aeiouy]/gi)?.length ?? 0) * 5 >= words.length
  );
}

/** The value, without the digits that belong to the name of a technology. */
export function withoutTechnicalDigits(value: string): string {
  return value.replace(technical, (name) => name.replace(/\d/g, ''));
}

const technical = new RegExp(
  inLines`
    (?:
      oauth[12]|openid4v(?:ci|p)|sha_?(?:1|224|256|384|512)|(?:ed|x|curve)_?25519|rsa_?(?:512|1024|2048|3072|4096)|aes_?(?:128|192|256)|
      base_?(?:16|32|58|64|85)|utf_?(?:8|16|32)|pkcs_?\d{1,2}|(?:tls|ssl)v?_?1_?[0-3]|http[23]|x509|md5|ip_?v[46]|k[38]s|
      v\d{1,2}(?:alpha|beta)\d{1,2}|crc_?\d{1,2}|u?int(?:8|16|32|64)|float(?:32|64)|urllib[23]|
      (?<=key)(?:512|1024|2048|3072|4096)|(?:512|1024|2048|3072|4096)(?=(?:private|public)?key)|
      (?<![a-z\d])(?:v\d{1,2}|s3|ec2|p12|[23]fa|b(?:32|58|64|85))|(?<![a-z\d])win(?:16|32|64)
    )(?!\d)
  `,
  'gi',
);
