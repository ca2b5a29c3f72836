import { mark } from '../../marks.ts';
import { type Make, positives, type Shape } from '../../shape.ts';
import { alnum, bareKey, encode64, hex, host, password, plainPassword, service } from '../../values.ts';

const makers: Record<string, Make> = {
  'pipe-to-container-secret': (r) =>
    `echo -n "${mark(plainPassword(r))}" | docker secret create ${service(r)}_password -`,
  'pipe-to-podman-secret': (r) => `printf '%s' '${mark(bareKey(r))}' | podman secret create ${service(r)} -`,
  'pipe-to-secret-store': (r) =>
    `echo -n "${mark(plainPassword(r))}" | gcloud secrets versions add ${service(r)}-db --data-file=-`,
  'pipe-to-worker-secret': (r) => `echo "${mark(bareKey(r))}" | npx wrangler secret put API_TOKEN`,
  'here-string-to-login': (r) => `docker login -u ci ${host(r)} --password-stdin <<< "${mark(plainPassword(r))}"`,
  'shown-variable': (r) => `$ echo $${service(r).toUpperCase()}_PASSWORD\n${mark(plainPassword(r))}\n$ ls`,
  'shown-printenv': (r) => `$ printenv SLACK_SIGNING_SECRET\n${mark(hex(r, 32))}\n`,
  'shown-mounted-secret': (r) => `$ cat /run/secrets/${service(r)}_password\n${mark(plainPassword(r))}\n$ exit`,
  'shown-password-store': (r) => `$ pass show work/${service(r)}\n${mark(plainPassword(r))}\nlogin: ops`,
  'shown-one-password': (r) => `$ op read op://Prod/${service(r)}/password\n${mark(plainPassword(r))}`,
  'shown-decoded': (r) =>
    `$ kubectl get secret ${service(r)} -o jsonpath='{.data.password}' | base64 -d\n${mark(plainPassword(r))}`,
  'shown-drawn': (r) => `$ openssl rand -hex 32\n${mark(hex(r, 64))}\n$ `,
  'fish-universal': (r) => `set -Ux ${service(r).toUpperCase()}_SERVICE_TOKEN ${mark(alnum(r, 32))}`,
  'table-of-vault': (r) =>
    `Key                 Value\n---                 -----\ntoken               ${mark(alnum(r, 28))}\ntoken_accessor      ${alnum(r, 24)}\ntoken_duration      768h`,
  'table-of-vault-entry': (r) =>
    `====== Data ======\nKey         Value\n---         -----\npassword    ${mark(plainPassword(r))}\nusername    app`,
  'prompt-with-what-stands': (r) =>
    `AWS Secret Access Key [None]: ${mark(alnum(r, 40))}\nDefault region name [None]: eu-west-1`,
  'multipart-field': (r) =>
    `Content-Disposition: form-data; name="password"\r\n\r\n${mark(plainPassword(r))}\r\n--${hex(r, 16)}`,
  'browser-driver-field': (r) => `cy.get('input[name=password]').type('${mark(plainPassword(r))}')`,
  'passphrase-of-new-key': (r) => `ssh-keygen -t ed25519 -N '${mark(plainPassword(r))}' -f id_${service(r)}`,
  'tunnel-token': (r) => `ngrok config add-authtoken ${mark(alnum(r, 49))}`,
  'section-of-yaml': (r) => `stripe:\n  mode: live\n  key: ${mark(alnum(r, 32))}\n`,
  'french-colon': (r) => `Le mot de passe est : ${mark(password(r))}`,
  'french-passing': (r) => `le mot de passe de la base c'est ${mark(plainPassword(r))}`,
  'german-pair': (r) => `Zugangsdaten: ops / ${mark(plainPassword(r))}`,
  'italian-phrase': (r) => `la parola d'ordine è: ${mark(plainPassword(r))}`,
  'numbers-as-passwords': (r) => `{"password": "${mark(String(r.int(20_000_000, 99_999_999)))}", "port": 5432}`,
  'basic-after-decode': (r) => `Authorization: Basic ${mark(encode64(`ci:${plainPassword(r)}`))}`,
};

/** Secrets that pass from one command to another, or that a command was asked to show. */
export const commandOutputShapes: readonly Shape[] = positives('secret/shell', makers);
