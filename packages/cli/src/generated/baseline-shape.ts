/* Made by tools/generate/own-files.ts from schemas/baseline/v1/suppressions.schema.json; do not edit. */
import type { Shape } from '@trace-formats/validate';

/** The findings that were there when forsy-lint began to be used, in forsy-lint-suppressions.json. forsy-lint --suppress-all writes it. */
export const baselineShape: Shape = {"type":"object","required":["suppressions"],"properties":{"version":{"const":1},"suppressions":{"type":"array","items":{"type":"object","required":["rule","fingerprint"],"properties":{"rule":{"type":"string"},"fingerprint":{"type":"string"},"within":{"type":"string"}}}}}};
