import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { redact } from '@trace-formats/redact';
import {
  validateForsyManifest,
  validateForsyTrace,
  validateForsyTraceDraft,
  validateOpenTokenDocument,
  validateOpenTokenRecord,
  validateTrajectory,
} from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../../tools/chance/share.ts';

const schemas = fileURLToPath(new URL('../../../../schemas', import.meta.url));
const folders = [
  ['forsy/v0.1/valid/trace', validateForsyTrace],
  ['forsy/v0.1/valid/trace.draft', validateForsyTraceDraft],
  ['forsy/v0.1/valid/manifest', validateForsyManifest],
  ['open-token/v0.1/valid/document', validateOpenTokenDocument],
  ['open-token/v0.1/valid/record', validateOpenTokenRecord],
  ['trajectory/v1/valid/trajectory', validateTrajectory],
] as const;
const policies = ['secrets', 'pii', 'strict'] as const;
const strategies = ['mask', 'hash', 'drop'] as const;
const styles = ['open-token', 'forsy'] as const;
const secret = `${randomBytes(18).toString('base64').replace(/[+/=]/g, 'x')}9Q`;

/** A valid document, with a secret in as many of its texts as its schema lets hold one, is valid after redaction too. */
describe.each(folders)('%s', (folder, validate) => {
  const path = join(schemas, folder);
  const names = readdirSync(path).filter((name) => name.endsWith('.json'));
  it('stays valid under every policy, strategy and style, and holds no planted value', () => {
    expect(names.length).toBeGreaterThan(0);
    let planted = 0;
    let turn = 0;
    for (const name of names) {
      const document: unknown = JSON.parse(readFileSync(join(path, name), 'utf8'));
      if (!isValid(validate, document)) continue;
      const texts = plant(document, (value) => isValid(validate, value));
      planted += texts;
      for (const policy of policies)
        for (const strategy of strategies)
          for (const style of styles) {
            if (!isInShare(turn++, 4)) continue;
            const { value } = redact(document, { policy, strategy, style, key: 'a key for tests only' });
            expect(isValid(validate, value), `${name} under ${policy}, ${strategy}, ${style}`).toBe(true);
            if (texts > 0) expect(JSON.stringify(value)).not.toContain(secret);
          }
    }
    expect(planted).toBeGreaterThan(0);
  });
});

type Validate = (typeof folders)[number][1];

function isValid(validate: Validate, value: unknown): boolean {
  return validate(value as never).length === 0;
}

/** Writes the secret behind each text that may hold more, at most a dozen of them, and says how many did. */
function plant(document: unknown, isStillValid: (value: unknown) => boolean): number {
  let planted = 0;
  const visit = (holder: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (planted === 12) return;
      if (typeof value === 'string') {
        holder[key] = `${value} DB_PASSWORD=${secret}`;
        if (isStillValid(document)) planted += 1;
        else holder[key] = value;
      } else if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
    }
  };
  if (typeof document === 'object' && document !== null) visit(document as Record<string, unknown>);
  return planted;
}
