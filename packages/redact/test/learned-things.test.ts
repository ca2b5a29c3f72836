import { describe, expect, it } from 'vitest';
import { redact } from '../src/index.ts';

/** What is left of a sentence after something else in the session told an address. */
const said = (address: string, text: string): string =>
  redact([{ content: address }, { content: text }], { policy: 'strict' }).value[1]!.content!;

describe('the name of a thing whose address was told', () => {
  it.each([
    ['https://quorn-velm-prod.s3.eu-west-1.amazonaws.com/a.txt', 'We keep it in quorn-velm-prod for now.'],
    ['aws s3 cp s3://quorn-velm-prod/backups/x.tgz .', 'Is quorn-velm-prod versioned?'],
    ['K8S_CLUSTER=quorn-velm-prod', 'It runs on quorn-velm-prod.'],
    ['the files are in \\\\quorn-nas02\\builds', 'Is quorn-nas02 full?'],
    ['ssh deploy@quorn-web-07.velm.internal', 'quorn-web-07 is slow today.'],
    ['arn:aws:ecs:eu-west-1:482915736014:cluster/quorn-velm-prod', 'Scale quorn-velm-prod up.'],
    ['arn:aws:iam::482915736014:role/quorn', 'It is in 482915736014.'],
  ])('is masked where it stands alone: %s', (address, text) => {
    expect(said(address, text)).not.toMatch(/quorn|482915736014/);
  });

  it.each([
    ['s3://quorn-velm-prod/checkout/page-1/x.tgz', 'The checkout is on page-1 of eu-west-1.'],
    ['arn:aws:ecs:eu-west-1:482915736014:cluster/checkout', 'The checkout in eu-west-1 is slow.'],
    ['az openai deploy --name gpt-4o-mini -g quorn-velm-prod', 'We ask gpt-4o-mini.'],
    ['K8S_CLUSTER=web-api-prod', 'Look at web-api-prod.yaml for an example.'],
  ])('is not what may be anything: %s', (address, text) => {
    expect(said(address, text)).toBe(text);
  });
});

describe('a key inside a value that was masked whole', () => {
  const secret = ['JBSWY3DP', 'EHPK3PXQ', 'M5XW64TF'].join('');
  const key = Buffer.from('a key of thirty-two bytes, as is').toString('base64');

  it.each([
    [`otpauth://totp/Quorn:kim?secret=${secret}&issuer=Quorn`, secret],
    [`APP_KEY=base64:${key}`, key],
  ])('is masked where it stands alone: %s', (whole, inner) => {
    expect(said(whole, `I typed ${inner} by hand.`)).not.toContain(inner);
  });

  it('is not what else stands in it', () => {
    const whole = `otpauth://totp/Quorn:kim?secret=${secret}&issuer=Quorn`;
    expect(said(whole, 'Open Quorn and choose totp.')).toBe('Open Quorn and choose totp.');
  });
});
