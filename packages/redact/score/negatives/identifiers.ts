import { negatives, type Shape } from '../shape.ts';
import {
  alnum,
  base64,
  base64url,
  company,
  encode64,
  hex,
  lowerAlnum,
  pemLines,
  service,
  toolId,
  upperAlnum,
  uuid,
} from '../values.ts';

/** Random-looking text that is no secret: identifiers, hashes, encoded data, public keys. */
export const identifierShapes: readonly Shape[] = [
  ...negatives('secret/provider-token', {
    'uuid-list': (r) => `ids: ${uuid(r)}, ${uuid(r)}, ${uuid(r).toUpperCase()}`,
    'braced-guid': (r) => `<ProjectGuid>{${uuid(r).toUpperCase()}}</ProjectGuid>`,
    'git-hashes': (r) => `${hex(r, 40)} refs/heads/${service(r)}\n${hex(r, 7)}..${hex(r, 7)}  main -> main`,
    'sha256-sums': (r) => `${hex(r, 64)}  ${service(r)}-linux-x64.tar.gz\nsha256:${hex(r, 64)}`,
    'subresource-integrity': (r) => `integrity="sha384-${base64(r, 64)}" crossorigin="anonymous"`,
    'package-lock': (r) => ({
      [`node_modules/${service(r)}-utils`]: {
        version: `${r.int(1, 9)}.${r.int(0, 9)}.${r.int(0, 9)}`,
        resolved: `https://registry.npmjs.org/${service(r)}-utils/-/${service(r)}-utils-1.0.0.tgz`,
        integrity: `sha512-${base64(r, 86)}==`,
      },
    }),
    'pnpm-lock': (r) =>
      `  '@${company(r)}/${service(r)}@${r.int(1, 9)}.2.0':\n    resolution: {integrity: sha512-${base64(r, 86)}==}\n    engines: {node: '>=18'}`,
    'cargo-lock': (r) =>
      `[[package]]\nname = "${service(r)}"\nversion = "0.${r.int(1, 99)}.0"\nchecksum = "${hex(r, 64)}"`,
    'go-sum': (r) =>
      `github.com/${company(r)}/${service(r)} v1.${r.int(1, 99)}.0 h1:${base64(r, 43)}=\ngithub.com/${company(r)}/${service(r)} v1.2.0/go.mod h1:${base64(r, 43)}=`,
    'poetry-lock': (r) =>
      `files = [\n    {file = "${service(r)}-1.0-py3-none-any.whl", hash = "sha256:${hex(r, 64)}"},\n]`,
    'tool-use-ids': (r) => ({
      type: 'tool_result',
      tool_use_id: `toolu_01${toolId(r)}`,
      content: `see toolu_01${toolId(r)} and call_${alnum(r, 24)}`,
    }),
    'message-ids': (r) =>
      `message msg_01${alnum(r, 22)} request req_011C${alnum(r, 20)} response resp_${hex(r, 48)} chatcmpl-${alnum(r, 29)}`,
    'item-ids': (r) => ({
      id: `fc_${hex(r, 50)}`,
      call_id: `call_${alnum(r, 24)}`,
      rs: `rs_${hex(r, 50)}`,
      thread: `thread_${alnum(r, 24)}`,
      run: `run_${alnum(r, 24)}`,
    }),
    'thinking-signature': (r) => ({
      type: 'thinking',
      thinking: `I will look at ${service(r)}.`,
      signature: `Er${base64(r, 300)}`,
    }),
    'encrypted-reasoning': (r) => ({
      type: 'reasoning',
      summary: [],
      encrypted_content: `gAAAAAB${base64url(r, 240)}`,
    }),
    'stripe-objects': (r) =>
      `cus_${alnum(r, 14)} paid in_${alnum(r, 24)} with pm_${alnum(r, 24)} by pi_${alnum(r, 24)}; product prod_${alnum(r, 14)}`,
    'payment-events': (r) => `price_${alnum(r, 24)} evt_${alnum(r, 24)} acct_${alnum(r, 16)} sub_${alnum(r, 14)}`,
    ulids: (r) => `01J${upperAlnum(r, 23)} created after 01H${upperAlnum(r, 23)}`,
    'nano-ids': (r) => `sessionFile: ${base64url(r, 21)}.jsonl\nparent: ${base64url(r, 21)}`,
    'object-ids': (r) => `ObjectId("${hex(r, 24)}") in ${service(r)}.items`,
    'content-ids': (r) => `ipfs://bafybei${lowerAlnum(r, 52).replace(/[0189]/g, 'a')}/meta.json`,
    'docker-digests': (r) =>
      `Status: Downloaded ${company(r)}/${service(r)}@sha256:${hex(r, 64)}\n${hex(r, 12)}: Pull complete`,
    'pod-names': (r) => `${service(r)}-${hex(r, 9)}-${lowerAlnum(r, 5)}   1/1   Running   0   ${r.int(1, 99)}d`,
    'build-ids': (r) =>
      `buildId: ${alnum(r, 21)}\nchunk: ${hex(r, 20)}.js\nnext: /_next/static/${alnum(r, 21)}/_buildManifest.js`,
    'hashed-classes': (r) =>
      `<p class="css-${lowerAlnum(r, 6)} sc-${alnum(r, 6)} _${alnum(r, 5)}_${r.int(1, 99)}_1 MuiButton-root-${r.int(1, 99)}">`,
    'webpack-chunks': (r) =>
      `dist/assets/index-${alnum(r, 8)}.js   ${r.int(10, 900)}.2 kB\ndist/assets/vendor-${alnum(r, 8)}.css  12.1 kB`,
    'pinned-actions': (r) => `- uses: actions/checkout@${hex(r, 40)} # v${r.int(1, 6)}`,
    'etag-values': (r) =>
      `etag: "${hex(r, 32)}-${r.int(1, 9)}"\nlast-modified: Mon, 04 May 2026 10:11:12 GMT\nx-id: ${hex(r, 16)}`,
    'near-prefixes': (r) =>
      `sk-${r.pick(['output', 'toggleable', 'estimator', 'container', 'parallel'])}-${r.pick(['waiting', 'content', 'link', 'item', 'label'])} hf_${service(r)}_model gsk_${service(r)} npm_${r.pick(['config', 'package', 'lifecycle'])}_name re_${service(r)}_compiled pat-${service(r)} ${r.int(1, 999)}`,
    'npm-environment': (r) =>
      `npm_config_user_agent=pnpm/10.34.9\nnpm_lifecycle_event=${service(r)}\nnpm_package_version=${r.int(0, 9)}.${r.int(0, 99)}.0`,
    'short-prefix-words': (r) =>
      `AKIAIOSFODNN${'7EXAMPLE'} is the id in the manual; page ${r.int(1, 999)} of ${service(r)}`,
    'prefix-with-x-run': (r) =>
      `ghp_${'x'.repeat(36)} sk-ant-${'X'.repeat(r.int(8, 60))} xoxb-${'0'.repeat(12)}-${'X'.repeat(r.int(10, 24))} AKIA${'X'.repeat(16)}`,
    'long-identifiers': (r) =>
      `AbstractSingletonProxyFactoryBeanFor${r.pick(['Token', 'Secret', 'Password'])}Provider${r.int(1, 999)}.createInstanceWithDefaultConfiguration()`,
    'snake-identifiers': (r) =>
      `test_that_the_access_token_is_refreshed_before_it_expires_in_${service(r)}_${r.int(1, 999)}`,
  }),
  ...negatives('secret/key', {
    certificate: (r) => `-----BEGIN CERTIFICATE-----\n${pemLines(r, 6).join('\n')}\n-----END CERTIFICATE-----`,
    'public-key': (r) => `-----BEGIN PUBLIC KEY-----\n${pemLines(r, 4).join('\n')}\n-----END PUBLIC KEY-----`,
    'certificate-request': (r) =>
      `-----BEGIN CERTIFICATE REQUEST-----\\n${pemLines(r, 4).join('\\n')}\\n-----END CERTIFICATE REQUEST-----`,
    'ssh-public-key': (r) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${base64(r, 43)} deploy-${service(r)}`,
    'ssh-rsa-public-key': (r) => `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ${base64(r, 330)}= ${service(r)}`,
    'known-hosts': (r) =>
      `|1|${base64(r, 27)}=|${base64(r, 27)}= ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBB${base64(r, 86)}=`,
    fingerprint: (r) =>
      `The key fingerprint is:\nSHA256:${base64(r, 43)} ${service(r)}\nMD5:${hex(r, 32).match(/../g)!.join(':')}`,
    'pgp-public': (r) =>
      `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQINB${base64(r, 59)}\n${base64(r, 64)}\n=${base64(r, 4)}\n-----END PGP PUBLIC KEY BLOCK-----`,
    'pgp-signature': (r) =>
      `-----BEGIN PGP SIGNATURE-----\n\niQIz${base64(r, 60)}\n=${base64(r, 4)}\n-----END PGP SIGNATURE-----`,
    'jwk-public': (r) => ({ keys: [{ kty: 'RSA', e: 'AQAB', use: 'sig', kid: hex(r, 16), n: base64url(r, 342) }] }),
    'header-line-alone': (r) =>
      `grep -rl -- "-----BEGIN RSA PRIVATE KEY-----" ./${service(r)} | wc -l\n${r.int(0, 99)}`,
    'private-key-template': (r) =>
      `private_key: |\n  -----BEGIN PRIVATE KEY-----\n  <your ${service(r)} key here>\n  -----END PRIVATE KEY-----\nport: ${r.int(1, 9999)}`,
    'png-data-uri': (r) => `![plot](data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA${base64(r, 400)}==)`,
    'image-block': (r) => ({
      type: 'image',
      source: { type: 'base64', media_type: 'image/jpeg', data: `/9j/4AAQSkZJRgABAQ${base64(r, 400)}` },
    }),
    'font-data-uri': (r) => `src: url(data:font/woff2;base64,d09GMgABAAAAA${base64(r, 300)}) format("woff2");`,
    'source-map': (r) =>
      `//# sourceMappingURL=data:application/json;base64,${encode64(JSON.stringify({ version: 3, file: `${service(r)}.js`, mappings: alnum(r, 60) }))}`,
    'base64-text': (r) =>
      `echo ${encode64(`hello from ${service(r)}, this is only line ${r.int(1, 9999)} of the notes`)} | base64 -d`,
    'json-not-jwt': (r) =>
      `${encode64(JSON.stringify({ page: r.int(1, 9999), sort: service(r), filter: { state: 'open' } }))} is the next cursor`,
    'cursor-field': (r) => ({
      next_page_token: null,
      cursor: encode64(`cursor:v2:${r.int(1, 99999)}:${service(r)}`),
      hasMore: true,
    }),
    'jwt-documentation': (r) =>
      `A JWT has three parts: header.payload.signature. The header begins with eyJ because {" encodes so (chapter ${r.int(1, 999)} of ${service(r)}).`,
    'public-key-field': (r) => ({
      public_key: base64(r, 43),
      publicKeyId: `${service(r)}-${r.int(1, 99)}`,
      verify_key: 'published',
    }),
    'embedding-vector': (r) => ({
      embedding: Array.from({ length: 12 }, () => r.int(-9999, 9999) / 100000),
      model: `${company(r)}-embed`,
    }),
    'binary-dump': (r) =>
      `00000000: ${hex(r, 32).match(/..../g)!.join(' ')}  ................\n00000010: ${hex(r, 32).match(/..../g)!.join(' ')}  ................`,
    'ethereum-address': (r) =>
      `transaction 0x${hex(r, 64)} sent to contract 0x${hex(r, 40)} in block ${r.int(1000000, 9999999)}`,
  }),
  ...negatives('secret/trace', {
    'usage-block': (r) => ({
      usage: {
        input_tokens: r.int(1, 99999),
        cache_creation_input_tokens: r.int(1, 9999),
        output_tokens: r.int(1, 9999),
        service_tier: 'standard',
      },
    }),
    'model-settings': (r) => ({
      model: `${company(r)}-4-${r.int(1, 99)}`,
      max_output_tokens: r.int(100, 99999),
      stop_sequences: ['</answer>'],
      token_usage: { prompt_tokens: r.int(1, 9999) },
    }),
    'tool-schema': (r) => ({
      name: `${service(r)}_login`,
      input_schema: {
        type: 'object',
        properties: {
          password: { type: 'string', description: `The password, at least ${r.int(8, 99)} characters` },
          token: { type: 'string' },
        },
        required: ['password'],
      },
    }),
    'session-record': (r) => ({
      type: 'user',
      uuid: uuid(r),
      parentUuid: uuid(r),
      sessionId: uuid(r),
      version: '2.1.0',
      isSidechain: false,
      message: { role: 'user', content: `look at ${service(r)}` },
    }),
    'file-history': (r) => ({
      type: 'file-history-snapshot',
      messageId: uuid(r),
      snapshot: {
        trackedFileBackups: {
          [`src/${service(r)}.ts`]: { backupFileName: `${hex(r, 16)}@v${r.int(1, 9)}`, version: 1 },
        },
      },
    }),
    'events-hash': (r) => ({
      integrity: { events_hash: `sha256:${hex(r, 64)}`, previous: `sha256:${hex(r, 64)}` },
      schema_version: '0.1',
    }),
    'artifact-digest': (r) => ({
      artifacts: [
        { id: `art_${hex(r, 12)}`, sha256: hex(r, 64), media_type: 'text/plain', size_bytes: r.int(1, 99999) },
      ],
    }),
    'edit-input': (r) => ({
      name: 'Edit',
      input: {
        file_path: `src/${service(r)}/password.ts`,
        old_string: 'const password = getPassword();',
        new_string: `const password = await getPassword(${r.int(1, 999)});`,
      },
    }),
    'todo-list': (r) => ({
      todos: [
        { content: `Rotate the ${service(r)} API key`, status: 'pending', activeForm: 'Rotating the API key' },
        { content: `Check token refresh ${r.int(1, 999)}`, status: 'completed' },
      ],
    }),
    'grep-result': (r) =>
      `Found ${r.int(2, 99)} files\nsrc/${service(r)}/token.ts\nsrc/auth/secret-store.ts\ndocs/passwords.md`,
    'page-token-null': (r) => ({
      nextPageToken: '',
      items: [{ kind: 'secret', name: `${service(r)}-${r.int(1, 99)}`, key: 'name', secretName: `${service(r)}-tls` }],
    }),
    'keyed-list': (r) => ({
      key: `${service(r)}.${company(r)}`,
      keys: ['name', 'password', 'token'],
      keyPath: 'items[0].key',
      keyword: 'secret',
      n: r.int(1, 9999),
    }),
    'element-keys': (r) => ({
      component: 'List',
      children: [{ key: `item-${r.int(1, 999)}`, ref: null, props: { token: 'primary', passwordVisible: false } }],
    }),
    'design-tokens': (r) => ({
      tokens: {
        'color-primary': `#${hex(r, 6)}`,
        'space-2': '8px',
        'font-token': `${service(r)}-sans`,
        radius: r.int(1, 30),
      },
    }),
    'permission-request': (r) => ({
      tool: 'Bash',
      permission: 'ask',
      reason: `The command reads a password file of ${service(r)}`,
      command: `ls -la /etc/passwd /etc/shadow # ${r.int(1, 99)}`,
    }),
    'etc-passwd': (r) =>
      `root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\n${service(r)}:x:${r.int(100, 999)}:${r.int(100, 999)}::/nonexistent:/usr/sbin/nologin`,
  }),
];
