import type { PatternDetector } from '../../detector.ts';

/** A code that lets somebody in once, and the list that lets in when the phone is lost. */
export const oneTimeCode: PatternDetector = {
  id: 'one-time-code',
  type: 'otp',
  label: 'One-time or recovery code',
  shape:
    'A code of 4 to 10 characters, or a list of recovery codes, behind words such as `OTP`, `verification code` or `backup codes`.',
  link: 'https://www.rfc-editor.org/rfc/rfc6238',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'otp',
    'one-time',
    'verification code',
    'security code',
    '2fa',
    'mfa',
    'recovery code',
    'backup code',
    'passcode',
    'auth code',
    'authentication code',
    'confirmation code',
    'login code',
    'sms code',
    'access code',
    'totp',
    'two-factor',
    'one time',
    'sign-in code',
    'recovery_codes',
    'backup_codes',
    'scratch code',
  ],
  pattern:
    /\b(?:(?:otp|totp|2fa|mfa|one[- ]time|two-factor|verification|security|authentication|auth|confirmation|login|sign-in|sms|access|recovery|backup|scratch)[ _-]{0,1}(?:pass|pin|auth|sms|login){0,1}(?:code|password|passcode|token|pin)s{0,1}|otp|passcode)["'`]{0,1}(?:\s(?:is|are|was|for\s[^\n:.]{1,40}?(?:is|:))){0,1}\s{0,2}[:=]{0,2}\s{0,12}[["'`*]{0,3}\s{0,8}(?<value>(?:G-){0,1}\d{3}[ -]{0,1}\d{3,5}\b|\d{4}\b|(?:\d{1,2}[.)]\s|[-*\u2022]\s){0,1}[A-Za-z0-9]{4,8}(?:-[A-Za-z0-9]{4,8}){1,5}(?:["'`]{0,1}[\s,]{1,12}(?:\d{1,2}[.)]\s|[-*\u2022]\s){0,1}["'`]{0,1}[A-Za-z0-9]{4,8}(?:-[A-Za-z0-9]{4,8}){1,5}){0,19}|(?=[a-z0-9]{0,9}\d)[a-z0-9]{8,10}(?:["'`]{0,1}[\s,]{1,8}["'`]{0,1}(?=[a-z0-9]{0,9}\d)[a-z0-9]{8,10}){1,20})(?![A-Za-z0-9])/gi,
  reach: [16, 900],
  accept: (value) => /\d/.test(value),
};
