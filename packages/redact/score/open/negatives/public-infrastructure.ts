import { type Make, negatives, type Shape } from '../../shape.ts';
import { company, hex, service } from '../../values.ts';

const hosts: Record<string, Make> = {
  'public-hosts': (r) =>
    `https://api.${company(r)}.com/v${r.int(1, 9)}\nhttps://registry.npmjs.org/${service(r)}\nhttps://dev.azure.com/${company(r)}\nhttps://cdn.jsdelivr.net/npm/${service(r)}@${r.int(1, 9)}\nhttps://docs.docker.com/engine/\nhttp://localhost:${r.int(3000, 9000)}/health\nhttps://www.w3.org/2000/svg`,
  'code-members': (r) =>
    `import { thing } from './config.local';\nmodule.exports.internal = { a: ${r.int(1, 9)} };\n.env.local\ndocker-compose.local.yml\nthis.state.private = true;\nReact.__SECRET_INTERNALS.local\njava.internal.${service(r)}.Main\n/usr/local/bin/${service(r)}\nen_US.local${r.int(1, 9)}`,
  'schemas-and-namespaces': (r) =>
    `<beans xmlns="http://www.springframework.org/schema/beans" version="${r.int(1, 9)}">\nxmlns:android="http://schemas.android.com/apk/res/android"\n"$schema": "https://json-schema.org/draft/2020-12/schema"\nhttp://purl.org/dc/terms/\nhttps://schema.org/Person#${r.int(1, 9)}`,
};

const resources: Record<string, Make> = {
  'plain-words': (r) =>
    `The queue is full; the bucket list has ${r.int(2, 99)} items. topic: testing. cluster analysis with k=${r.int(2, 9)}. namespace: default. Project goals: ship. A table is created. account settings page\ndatabase migrations: ${r.int(2, 90)}\nstack trace follows\nregistry: https://registry.npmjs.org/`,
  'code-types': (r) =>
    `const queue: Queue<string> = new Queue(${r.int(2, 99)});\nclass Cluster(Base): pass\nnamespace App\\Http\\Controllers;\ninstance = cls()\nproject = Project.objects.get(pk=${r.int(1, 99)})\ntopic = sys.argv[1]\nbucket = hash(key) % ${r.int(2, 64)}\naccount: Account | None = None`,
};

const addresses: Record<string, Make> = {
  'numbers-not-addresses': (r) =>
    `version 10.${r.int(0, 9)}.${r.int(0, 9)}\nmacOS 10.15.${r.int(1, 9)}\nsection 172.${r.int(1, 15)}\n10.5 s, 10.${r.int(10, 99)} ms\nsha fd${hex(r, 8)} fc${hex(r, 6)}\nfc-list :lang=en\nratio 100.${r.int(10, 99)}\nnode 10.${r.int(1, 20)}.${r.int(1, 9)}-alpine`,
};

const environment: Record<string, Make> = {
  'one-or-two-variables': (r) =>
    `NODE_ENV=test npx vitest run --shard ${r.int(1, 4)}/4\nCI=1 DEBUG=app:* node server.js\nFOO=bar\nexport PATH="$PATH:/opt/bin-${r.int(1, 9)}"`,
};

/** Names and numbers that everybody may see, for the strict policy. */
export const publicInfrastructureShapes: readonly Shape[] = [
  ...negatives('strict/host', hosts, 8),
  ...negatives('strict/resource', resources, 8),
  ...negatives('strict/address', addresses, 8),
  ...negatives('strict/environment', environment, 8),
];
