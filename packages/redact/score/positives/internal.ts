import { around, mark } from '../marks.ts';
import { simpleUser } from '../people.ts';
import type { Random } from '../random.ts';
import { positives, type Shape } from '../shape.ts';
import { company, digits, hex, service, upperAlnum, uuid } from '../values.ts';

/** Internal configuration: harmless alone, but not for strangers. */
export const internalShapes: readonly Shape[] = [
  ...positives('strict/address', {
    'ten-net': (r) => `upstream ${mark(`10.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(2, 250)}`)}:8080 timed out`,
    'one-seventy-two': (r) =>
      `inet ${mark(`172.${r.int(17, 31)}.${r.int(1, 250)}.${r.int(2, 250)}`)}/16 scope global eth0`,
    'one-ninety-two': (r) => `ssh pi@${mark(`192.168.${r.int(2, 250)}.${r.int(2, 250)}`)}`,
    'link-local': (r) => `route via ${mark(`169.254.${r.int(1, 168)}.${r.int(2, 250)}`)} dev eth1`,
    'unique-local-six': (r) => `listen [${mark(`fd${hex(r, 2)}:${hex(r, 3)}1:${hex(r, 3)}2::${r.int(2, 99)}`)}]:443`,
    'link-local-six': (r) =>
      `inet6 ${mark(`fe80::${hex(r, 3)}1:${hex(r, 3)}2:${hex(r, 3)}3:${hex(r, 3)}4`)}/64 scope link`,
    'json-field': (r) => ({
      node: { privateIp: mark(`10.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(2, 250)}`), zone: 'a' },
    }),
  }),
  ...positives('strict/host', {
    'dot-internal': (r) => `curl -s http://${mark(`${service(r)}.prod.${company(r)}.internal`)}:9090/metrics`,
    'dot-corp': (r) => `ping ${mark(`${service(r)}${r.int(10, 99)}.${company(r)}.corp`)}`,
    'dot-local': (r) => `printer at ${mark(`${company(r)}-${service(r)}-${r.int(1, 9)}.local`)}`,
    'dot-lan': (r) => `Host ${mark(`${service(r)}-nas${r.int(1, 9)}.lan`)}\n  Port 22`,
    'cluster-service': (r) =>
      `dial tcp: lookup ${mark(`${service(r)}.${company(r)}-prod.svc.cluster.local`)}: no such host`,
    'intranet-url': (r) =>
      `See https://${mark(`wiki.intranet.${company(r)}.net/display/${upperAlnum(r, 4)}/${service(r)}`)} for the runbook.`,
    'database-endpoint': (r) => `host: ${mark(`${service(r)}-db.c${hex(r, 11)}.eu-west-1.rds.amazonaws.com`)}`,
    'compute-internal': (r) =>
      `node ${mark(`ip-10-${r.int(1, 250)}-${r.int(1, 250)}-${r.int(2, 250)}.eu-west-1.compute.internal`)} Ready`,
    'json-field': (r) => ({ endpoint: `http://${mark(`${service(r)}.int.${company(r)}.internal/v1`)}`, timeout: 3 }),
  }),
  ...positives('strict/resource', {
    's3-uri': (r) => `aws s3 sync dist s3://${mark(`${company(r)}-${service(r)}-prod`)}/web --delete`,
    'gs-uri': (r) => `gsutil ls gs://${mark(`${company(r)}-${service(r)}-raw`)}/2026/`,
    'bucket-key': (r) => `bucket: ${mark(`${company(r)}-${service(r)}-backups-${r.int(10, 99)}`)}\nregion: eu-west-1`,
    'amazon-resource-name': (r) => `arn:aws:iam::${mark(digits(r, 12))}:role/${around(`${service(r)}-deployer`)}`,
    'account-id': (r) => ({ Account: mark(digits(r, 12)), UserId: around(`AIDA${upperAlnum(r, 16)}`) }),
    'queue-url': (r) => `https://sqs.eu-west-1.amazonaws.com/${mark(`${digits(r, 12)}/${service(r)}-events`)}`,
    'queue-name': (r) => `queue_name = "${mark(`${company(r)}-${service(r)}-dead-letter`)}"`,
    'cluster-context': (r) =>
      `kubectl config use-context ${around(`arn:aws:eks:eu-west-1:${mark(digits(r, 12))}:cluster/${mark(`${company(r)}-prod-${r.int(1, 9)}`)}`)}`,
    'cluster-name': (r) => `cluster_name: ${mark(`${company(r)}-${service(r)}-eks-${r.int(1, 9)}`)}`,
    'container-registry': (r) =>
      `docker pull ${mark(digits(r, 12))}.dkr.ecr.eu-west-1.amazonaws.com/${around(`${company(r)}/${service(r)}`)}:1.2.3`,
    'google-project': (r) =>
      `gcloud config set project ${mark(`${company(r)}-${service(r)}-${r.int(100000, 999999)}`)}`,
    'azure-subscription': (r) =>
      `/subscriptions/${mark(uuid(r))}/resourceGroups/${around(`${company(r)}-rg`)}/providers/Microsoft.Web`,
    'tenant-id': (r) => `AZURE_TENANT_ID=${mark(uuid(r))}`,
    'kafka-topic-cluster': (r) =>
      `--bootstrap-server ${mark(`${service(r)}-kafka-${r.int(1, 9)}.${company(r)}.internal:9092`)}`,
  }),
  ...positives('strict/environment', {
    'env-dump': (r) => around(`$ env\n${envDump(r)}`),
    'printenv-output': (r) => ({ tool: 'bash', input: { command: 'printenv' }, output: around(envDump(r)) }),
    'process-env-object': (r) => ({
      env: {
        NODE_ENV: around('production'),
        DEPLOY_REGION: around('fra'),
        SERVICE_MESH_ID: mark(`${service(r)}-${hex(r, 6)}`),
        PATH: around('/usr/bin'),
        HOSTNAME: mark(`${service(r)}-${hex(r, 9)}-${hex(r, 5)}`),
      },
    }),
    'feature-flags': (r) => ({
      feature_flags: {
        [around(`${service(r)}_${r.pick(['new', 'beta', 'v2', 'dark'])}_checkout`)]: mark(`rollout-${hex(r, 6)}`),
        [around(`${company(r)}_pricing`)]: mark(`variant-${hex(r, 4)}`),
      },
    }),
    'service-discovery': (r) => ({
      services: [
        {
          Service: around(service(r)),
          Address: mark(`10.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(2, 250)}`),
          Port: 8443,
          Datacenter: around('fra1'),
        },
      ],
    }),
    'home-path': (r) => `opened ${mark(`/home/${simpleUser(r)}/clients/${company(r)}/${service(r)}.md`)} for writing`,
    'project-path': (r) => ({
      cwd: mark(`/Users/${simpleUser(r)}/clients/${company(r)}/${service(r)}`),
      version: '1.0.0',
    }),
  }),
];

function envDump(random: Random): string {
  return [
    `HOSTNAME=${mark(`${service(random)}-${hex(random, 9)}-${hex(random, 5)}`)}`,
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/bin',
    `KUBERNETES_SERVICE_HOST=${mark(`10.${random.int(1, 99)}.0.${random.int(2, 99)}`)}`,
    'LANG=C.UTF-8',
    `DEPLOY_GROUP=${mark(`${company(random)}-${service(random)}`)}`,
    'TERM=xterm',
    'SHLVL=1',
  ].join('\n');
}
