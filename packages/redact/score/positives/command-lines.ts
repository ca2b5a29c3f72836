import { around, mark } from '../marks.ts';
import { positives, type Shape } from '../shape.ts';
import { account, bareKey, company, encode64, host, password, plainPassword, secretName, service } from '../values.ts';

/** Secrets given to the tools of clouds, registries and services, and in the files that start programs. */
export const commandLineShapes: readonly Shape[] = positives('secret/shell', {
  'fly-secrets': (r) => `fly secrets set ${secretName(r)}=${mark(plainPassword(r))} --app ${service(r)}`,
  'doppler-set': (r) => `doppler secrets set ${secretName(r)}="${mark(password(r))}" --config prd`,
  'cloud-run-env': (r) =>
    `gcloud run deploy ${service(r)} --image x --set-env-vars "${secretName(r)}=${mark(plainPassword(r))},MODE=live"`,
  'ssm-parameter': (r) =>
    `aws ssm put-parameter --name /${service(r)}/db/password --type SecureString --value '${mark(password(r))}' --overwrite`,
  'secrets-manager': (r) =>
    `aws secretsmanager create-secret --name ${service(r)} --secret-string '${around(`{"username":"${account(r)}","password":"${mark(password(r))}"}`)}'`,
  'redis-config-set': (r) => `127.0.0.1:6379> CONFIG SET requirepass ${mark(plainPassword(r))}\nOK`,
  'redis-auth': (r) => `127.0.0.1:6379> AUTH ${mark(plainPassword(r))}\nOK\n127.0.0.1:6379> KEYS *`,
  'mosquitto-P': (r) =>
    `mosquitto_pub -h ${host(r)} -u ${around(account(r))} -P ${mark(plainPassword(r))} -t ${service(r)} -m on`,
  'nmcli-wifi': (r) => `nmcli device wifi connect ${company(r)}-guest password ${mark(plainPassword(r))}`,
  'backup-passphrase': (r) =>
    `${r.pick(['RESTIC_PASSWORD', 'BORG_PASSPHRASE'])}='${mark(password(r))}' backup create /srv/${service(r)}`,
  'oc-login': (r) => `oc login --token=${mark(bareKey(r))} --server=https://${host(r)}:6443`,
  'vault-login': (r) => `vault login ${mark(bareKey(r).replace(/[+/=]/g, '0'))}\nSuccess! You are now authenticated.`,
  'kubectl-token': (r) => `kubectl --server=https://${host(r)} --token=${mark(bareKey(r))} get pods -A`,
  'argocd-login': (r) =>
    `argocd login ${host(r)} --username ${around(account(r))} --password '${mark(password(r))}' --grpc-web`,
  'skopeo-creds': (r) =>
    `skopeo copy --src-creds ${around(account(r))}:${mark(plainPassword(r))} docker://${host(r)}/a docker://b`,
  'twine-upload': (r) =>
    `twine upload -u ${around(account(r))} -p ${mark(plainPassword(r))} --repository-url https://${host(r)} dist/*`,
  'poetry-token': (r) => `poetry config pypi-token.${service(r)} ${mark(bareKey(r).replace(/[+/=]/g, '0'))}`,
  'composer-basic': (r) => `composer config http-basic.${host(r)} ${around(account(r))} ${mark(plainPassword(r))}`,
  'yarn-auth-token': (r) => `yarn config set npmAuthToken ${mark(bareKey(r).replace(/[+/=]/g, '0'))}`,
  'gradle-property': (r) =>
    `./gradlew publish -PossrhUsername=${around(account(r))} -PossrhPassword=${mark(plainPassword(r))}`,
  'auth-token-flag': (r) => `sentry-cli --auth-token ${mark(bareKey(r))} releases new ${service(r)}@1.4.0`,
  'api-key-flag': (r) => `${service(r)} listen --api-key ${mark(bareKey(r))} --forward-to localhost:3000/hook`,
  'tunnel-token': (r) =>
    `cloudflared tunnel run --token ${mark(encode64(`{"a":"${bareKey(r)}","t":"${bareKey(r)}"}`))}`,
  'remote-set-url': (r) =>
    `git remote set-url origin https://${around(account(r))}:${mark(bareKey(r).replace(/[+/=]/g, '0'))}@${host(r)}/${company(r)}/x.git`,
  'docker-inspect-env': (r) => ({
    Config: { Env: ['PATH=/usr/local/bin:/usr/bin', `${secretName(r)}=${mark(plainPassword(r))}`, 'LANG=C.UTF-8'] },
  }),
  'systemd-environment': (r) =>
    `[Service]\nEnvironment="${secretName(r)}=${mark(password(r))}"\nExecStart=/usr/bin/${service(r)}`,
  'dockerfile-env': (r) => `FROM node:22-slim\nENV ${secretName(r)}=${mark(plainPassword(r))}\nRUN npm ci`,
  'dockerfile-env-space': (r) =>
    `FROM alpine:3.20\nENV ${secretName(r)} ${mark(plainPassword(r))}\nCMD ["/bin/${service(r)}"]`,
  'fish-set': (r) => `set -gx ${secretName(r)} ${mark(plainPassword(r))}; and ${service(r)} run`,
  'csh-setenv': (r) => `setenv ${secretName(r)} "${mark(bareKey(r))}"\nsource build.csh`,
  makefile: (r) => `${secretName(r)} := ${mark(plainPassword(r))}\n\ndeploy:\n\t./deploy.sh`,
  'nginx-header': (r) =>
    `location /api {\n  proxy_set_header Authorization "Basic ${mark(encode64(`${account(r)}:${plainPassword(r)}`))}";\n  proxy_pass http://up;\n}`,
  'history-lines': (r) => `  501  ls -la\n  502  export ${secretName(r)}=${mark(plainPassword(r))}\n  503  ./run.sh`,
  'sql-result-table': (r) =>
    ` id | username | password\n----+----------+------------------\n  1 | ${around(account(r).padEnd(8))} | ${mark(plainPassword(r))}\n(1 row)`,
  'html-escaped-json': (r) =>
    `<pre>{&quot;user&quot;:&quot;${around(account(r))}&quot;,&quot;password&quot;:&quot;${mark(plainPassword(r))}&quot;}</pre>`,
  'csv-with-header': (r) => `username,password,role\n${around(account(r))},${mark(plainPassword(r))},admin`,
  'interactive-prompts': (r) => `Username: ${around(account(r))}\nPassword: ${mark(password(r))}\nLogin Succeeded`,
  'mysql-option': (r) => `mysqladmin -u root password '${mark(password(r))}'`,
  'line-continuation': (r) =>
    `docker run \\\n  --name ${service(r)} \\\n  -e ${secretName(r)}=${mark(plainPassword(r))} \\\n  postgres:16`,
});
