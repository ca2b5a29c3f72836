import { mark } from '../../marks.ts';
import { type Make, positives, type Shape } from '../../shape.ts';
import {
  alnum,
  bareKey,
  base64,
  company,
  encode64,
  hex,
  host,
  jwt,
  password,
  plainPassword,
  secretName,
  service,
} from '../../values.ts';

const makers: Record<string, Make> = {
  'powershell-environment': (r) =>
    `$env:${secretName(r)} = "${mark(bareKey(r))}"\n$Env:DB_PASSWORD='${mark(password(r))}'; dotnet run`,
  'powershell-variable': (r) =>
    `$password = "${mark(password(r))}"\n$SecurePassword = ConvertTo-SecureString $password -AsPlainText -Force`,
  'powershell-secure-string': (r) => `ConvertTo-SecureString -String '${mark(password(r))}' -AsPlainText -Force`,
  'powershell-hash-table': (r) =>
    `@{ Server = '${host(r)}'; UserName = 'svc'; Password = '${mark(password(r))}'; ApiKey = "${mark(bareKey(r))}" }`,
  'powershell-set-item': (r) =>
    `[Environment]::SetEnvironmentVariable("${secretName(r)}", "${mark(bareKey(r))}", "User")`,
  'powershell-headers': (r) =>
    `$headers = @{ "Authorization" = "Bearer ${mark(bareKey(r).replace(/[=/+]/g, 'a'))}"; "X-Api-Key" = "${mark(bareKey(r))}" }\nInvoke-RestMethod -Uri https://${host(r)} -Headers $headers`,
  'cmd-set': (r) =>
    `set ${secretName(r)}=${mark(bareKey(r))}\r\nset "DB_PASSWORD=${mark(plainPassword(r))}"\r\nnode server.js`,
  'cmd-setx': (r) => `setx ${secretName(r)} "${mark(bareKey(r))}" /M`,
  'cmd-inline': (r) => `cmd /c "set PGPASSWORD=${mark(plainPassword(r))}&& psql -h ${host(r)} -U app"`,
  'fish-set': (r) => `set -gx ${secretName(r)} ${mark(bareKey(r))}\nset -x DB_PASSWORD '${mark(password(r))}'`,
  'csh-setenv': (r) => `setenv ${secretName(r)} ${mark(bareKey(r))}\nsetenv DB_PASSWORD "${mark(password(r))}"`,
  nushell: (r) =>
    `$env.${secretName(r)} = "${mark(bareKey(r))}"\nwith-env { DB_PASSWORD: "${mark(password(r))}" } { ./run }`,
  'heredoc-env-file': (r) =>
    `cat > .env <<'EOF'\nHOST=${host(r)}\nDB_PASSWORD=${mark(password(r))}\n${secretName(r)}=${mark(bareKey(r))}\nEOF`,
  'heredoc-sql': (r) =>
    `psql <<SQL\nCREATE ROLE app LOGIN PASSWORD '${mark(password(r))}';\nALTER USER ${service(r)} WITH ENCRYPTED PASSWORD '${mark(plainPassword(r))}';\nSQL`,
  'heredoc-yaml': (r) =>
    `kubectl apply -f - <<YAML\napiVersion: v1\nkind: Secret\nmetadata: {name: ${service(r)}}\nstringData:\n  password: "${mark(password(r))}"\nYAML`,
  'printf-to-file': (r) =>
    `printf 'machine ${host(r)} login ci password %s\\n' '${mark(password(r))}' > ~/.netrc\necho "${secretName(r)}=${mark(bareKey(r))}" >> .env`,
  'sed-into-file': (r) => `sed -i "s/^DB_PASSWORD=.*/DB_PASSWORD=${mark(plainPassword(r))}/" .env`,
  'inline-before-command': (r) =>
    `PGPASSWORD=${mark(plainPassword(r))} psql -h ${host(r)} -U app -c 'select 1'\nMYSQL_PWD='${mark(password(r))}' mysqldump app`,
  'env-command': (r) => `env -i ${secretName(r)}=${mark(bareKey(r))} PATH=/usr/bin ./deploy.sh`,
  'docker-run-environment': (r) =>
    `docker run -d -e POSTGRES_PASSWORD=${mark(plainPassword(r))} -e ${secretName(r)}="${mark(bareKey(r))}" postgres:16`,
  'docker-build-args': (r) =>
    `docker build --build-arg NPM_TOKEN=${mark(alnum(r, 36))} --build-arg ${secretName(r)}=${mark(bareKey(r))} .`,
  'docker-login': (r) => `docker login registry.${company(r)}.io -u ci -p ${mark(password(r))}`,
  'curl-headers': (r) =>
    `curl -sS -X POST https://${host(r)}/v1 -H 'X-Api-Key: ${mark(bareKey(r))}' -H "Authorization: Bearer ${mark(alnum(r, 40))}"`,
  'curl-user': (r) => `curl -u deploy:${mark(password(r))} https://${host(r)}/api`,
  'curl-json-body': (r) =>
    `curl https://${host(r)}/login -d '{"email":"ops","password":"${mark(password(r))}"}' -H 'content-type: application/json'`,
  'curl-form-body': (r) =>
    `curl -d "grant_type=client_credentials&client_id=app&client_secret=${mark(alnum(r, 40))}" https://${host(r)}/oauth/token`,
  'curl-verbose': (r) =>
    `> GET /v1/items HTTP/1.1\n> Host: ${host(r)}\n> User-Agent: curl/8.5.0\n> Authorization: Bearer ${mark(jwt(r))}\n> X-Api-Key: ${mark(bareKey(r))}\n>\n< HTTP/1.1 200 OK\n< set-cookie: session=${mark(alnum(r, 40))}; Path=/; HttpOnly`,
  httpie: (r) =>
    `http POST https://${host(r)}/login username=app password='${mark(password(r))}' X-Auth-Token:${mark(bareKey(r))}`,
  wget: (r) =>
    `wget --user=ci --password='${mark(password(r))}' --header="PRIVATE-TOKEN: ${mark(alnum(r, 26))}" https://${host(r)}/f.tgz`,
  'git-clone-with-token': (r) =>
    `git clone https://oauth2:${mark(alnum(r, 32))}@git.${company(r)}.io/${service(r)}.git\ngit remote set-url origin https://ci:${mark(plainPassword(r))}@git.${company(r)}.io/a/b`,
  'git-extra-header': (r) =>
    `git -c http.extraheader="AUTHORIZATION: basic ${mark(encode64(`x-access-token:${alnum(r, 36)}`))}" fetch origin`,
  'ssh-and-scp': (r) =>
    `sshpass -p '${mark(password(r))}' ssh -o StrictHostKeyChecking=no root@${host(r)}\nexpect -c 'spawn ssh root@h; expect "password:"; send "${mark(plainPassword(r))}\\r"'`,
  'mysql-and-mongo': (r) =>
    `mysql -h ${host(r)} -u root -p${mark(plainPassword(r))} app < dump.sql\nmongosh "mongodb+srv://app:${mark(plainPassword(r))}@cluster0.${company(r)}.mongodb.net/prod"`,
  'redis-and-rabbit': (r) =>
    `redis-cli -h ${host(r)} -a ${mark(plainPassword(r))} ping\nrabbitmqctl add_user app ${mark(plainPassword(r))}`,
  'psql-conninfo': (r) =>
    `psql "host=${host(r)} port=5432 dbname=app user=app password=${mark(plainPassword(r))} sslmode=require"`,
  'kubectl-create-secret': (r) =>
    `kubectl create secret generic ${service(r)} --from-literal=password='${mark(password(r))}' --from-literal=api-key=${mark(bareKey(r))} -n prod\nkubectl create secret docker-registry reg --docker-username=ci --docker-password=${mark(plainPassword(r))}`,
  'aws-configure': (r) =>
    `aws configure set aws_secret_access_key ${mark(alnum(r, 40))} --profile ${service(r)}\naws rds modify-db-instance --db-instance-identifier app --master-user-password ${mark(plainPassword(r))}`,
  'aws-sts-output': (r) =>
    JSON.stringify(
      {
        Credentials: {
          SecretAccessKey: mark(base64(r, 40)),
          SessionToken: mark(`IQoJb3JpZ2luX2Vj${base64(r, 300)}=`),
          Expiration: '2026-03-01T10:00:00Z',
        },
        AssumedRoleUser: { Arn: `arn:aws:sts::123456789012:assumed-role/${service(r)}/s` },
      },
      null,
      4,
    ),
  'aws-sts-exports': (r) =>
    `export AWS_SECRET_ACCESS_KEY=${mark(base64(r, 40))}\nexport AWS_SESSION_TOKEN=${mark(`IQoJb3JpZ2luX2Vj${base64(r, 200)}=`)}\nexport AWS_REGION=eu-west-1`,
  'gcloud-token-output': (r) =>
    `$ gcloud auth print-access-token\n${mark(`ya29.${'a0Af'}${alnum(r, 180)}`)}\n$ gcloud config list`,
  'az-output': (r) =>
    JSON.stringify(
      {
        appId: '00000000-aaaa',
        displayName: service(r),
        password: mark(`${alnum(r, 3)}8Q~${alnum(r, 34)}`),
        tenant: 'x',
      },
      null,
      2,
    ),
  'az-token-output': (r) =>
    JSON.stringify(
      { accessToken: mark(jwt(r)), expiresOn: '2026-03-01 10:00:00.000000', tokenType: 'Bearer' },
      null,
      2,
    ),
  'az-storage-keys': (r) =>
    JSON.stringify([{ keyName: 'key1', permissions: 'FULL', value: mark(`${base64(r, 86)}==`) }]),
  'gh-and-glab': (r) =>
    `echo ${mark(alnum(r, 40))} | gh auth login --with-token\nglab auth login --token ${mark(alnum(r, 26))} --hostname git.${company(r)}.io`,
  'terraform-cli': (r) =>
    `terraform apply -auto-approve -var="db_password=${mark(plainPassword(r))}" -var 'api_key=${mark(bareKey(r))}'\nTF_VAR_root_password=${mark(plainPassword(r))} terraform plan`,
  'keytool-and-openssl': (r) =>
    `keytool -genkey -keystore a.jks -storepass ${mark(plainPassword(r))} -keypass ${mark(plainPassword(r))}\nopenssl pkcs12 -export -out a.p12 -passout pass:${mark(plainPassword(r))}`,
  'user-management': (r) =>
    `echo 'deploy:${mark(password(r))}' | chpasswd\nnet user svc ${mark(plainPassword(r))} /add\nhtpasswd -b .htpasswd ci ${mark(plainPassword(r))}`,
  'vault-cli': (r) =>
    `vault kv put secret/${service(r)} password=${mark(plainPassword(r))} api_key=${mark(bareKey(r))}\nvault login -method=userpass username=ops password=${mark(plainPassword(r))}`,
  'fly-and-heroku': (r) =>
    `fly secrets set ${secretName(r)}=${mark(bareKey(r))} DB_PASSWORD=${mark(plainPassword(r))}\nheroku config:set ${secretName(r)}=${mark(bareKey(r))} -a ${service(r)}`,
  'ansible-extra-vars': (r) =>
    `ansible-playbook site.yml -e "ansible_become_pass=${mark(plainPassword(r))}" --extra-vars '{"db_password":"${mark(password(r))}"}'`,
  'terminal-colours': (r) =>
    `\u001b[32m${secretName(r)}\u001b[0m=\u001b[33m${mark(bareKey(r).replace(/=$/, ''))}\u001b[0m\n\u001b[1mPassword:\u001b[0m ${mark(password(r))}`,
  'continued-lines': (r) =>
    `docker run \\\n  --name db \\\n  -e MYSQL_ROOT_PASSWORD=${mark(plainPassword(r))} \\\n  mysql:8\nmyapp --host ${host(r)} \\\n  --api-key ${mark(hex(r, 40))} \\\n  --verbose`,
  'python-one-liner': (r) => `python -c "import os; os.environ['${secretName(r)}']='${mark(bareKey(r))}'; import app"`,
  'node-one-liner': (r) =>
    `node -e 'const c=require("pg");new c.Client({user:"app",password:"${mark(password(r))}",host:"${host(r)}"})'`,
};

/** Secrets on the command lines of many shells, and in what their commands print. */
export const shellsShapes: readonly Shape[] = positives('secret/shell', makers);
