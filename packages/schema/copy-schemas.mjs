import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// The published package carries the schema files themselves, at the same paths as in the repository; fixtures stay behind.
const from = fileURLToPath(new URL('../../schemas/', import.meta.url));
const to = fileURLToPath(new URL('./schemas/', import.meta.url));
rmSync(to, { recursive: true, force: true });
for (const path of readdirSync(from, { recursive: true })) {
  if (!path.endsWith('.schema.json') || /(^|[/\\])(in)?valid[/\\]/.test(path)) continue;
  mkdirSync(dirname(to + path), { recursive: true });
  cpSync(from + path, to + path);
}
