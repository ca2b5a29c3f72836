import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** crates.io token. */
export const cratesIoToken: PatternDetector = {
  id: 'crates-io-token',
  type: 'crates_io_token',
  label: 'crates.io token',
  shape: 'cio, or cio_tp_ for a trusted publisher, and 32 letters or digits.',
  link: 'https://doc.rust-lang.org/cargo/reference/registry-authentication.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['cio'],
  around: { cio: { run: 13 } },
  pattern: standalone(/cio[A-Za-z0-9]{32}|cio_tp_[A-Za-z0-9]{32}/),
  reach: [0, 39],
  accept: isMixed,
};
