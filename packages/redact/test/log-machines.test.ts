import { describe, expect, it } from 'vitest';
import { redact, redactText } from '../src/index.ts';

/** A log is read without what stands before its lines, so that this has to be read by itself. */
describe('the machine before each line of a log of the system', () => {
  it.each([
    'Feb 10 10:01:01 quorn-web-61 sshd[811]: Accepted\nFeb 10 10:01:02 quorn-web-61 kernel: eth0 up\n',
    '2026-02-10T10:01:01.123456+01:00 quorn-web-61 sshd[811]: Accepted\n',
    '2026-02-10 10:01:01 web.quorn.internal sshd[811]: Accepted',
  ])('is masked under strict: %s', (log) => {
    const { value } = redactText(log, { policy: 'strict' });
    expect(value).not.toContain('quorn');
    expect(value).toMatch(/(?:sshd\[811\]|kernel): /);
  });

  it('is masked where it is an address that others reach', () => {
    const log =
      '2026-02-10T10:01:01Z 81.2.69.142 sshd[811]: Accepted\n2026-02-10T10:01:02Z 81.2.69.142 sshd[811]: Closed';
    expect(redactText(log, { policy: 'pii' }).value).not.toContain('81.2.69.142');
  });

  it('is masked in a log inside JSON inside JSON', () => {
    const log = JSON.stringify({
      out: 'Feb 10 10:01:01 quorn-web-61 sshd[811]: Accepted\nFeb 10 10:01:02 x cron[1]: y',
    });
    expect(JSON.stringify(redact({ log }, { policy: 'strict' }).value)).not.toContain('quorn');
  });

  it('stays where it is called as every machine is', () => {
    const log = 'Feb 10 10:01:01 localhost sshd[811]: Accepted\nFeb 10 10:01:02 raspberrypi kernel: eth0 up\n';
    expect(redactText(log, { policy: 'strict' }).value).toBe(log);
  });
});
