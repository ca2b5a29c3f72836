import { around, mark } from '../../marks.ts';
import type { Random } from '../../random.ts';
import { type Make, positives, type Shape } from '../../shape.ts';
import { company, digits, hex, lowerAlnum, service, uuid } from '../../values.ts';

const host = (r: Random): string => `${service(r)}-${r.pick(['prod', 'stg', 'blue', 'eu1'])}`;

const hosts: Record<string, Make> = {
  'kubernetes-service': (r) => `curl ${mark(`http://${service(r)}.${company(r)}.svc.cluster.local:8080/health`)}`,
  'kubernetes-service-short': (r) =>
    `upstream is ${mark(`${service(r)}-api.${company(r)}.svc`)} on port ${r.int(1000, 9999)}`,
  'headless-pod': (r) =>
    `kafka brokers: ${mark(`kafka-${r.int(0, 5)}.kafka-headless.${company(r)}.svc.cluster.local:9092`)}`,
  'internal-domain': (r) => `ssh ops@${mark(`${host(r)}.${company(r)}.internal`)}`,
  'corporate-domain': (r) =>
    `Open ${mark(`https://wiki.corp.${company(r)}.com/display/OPS/${r.int(100, 999)}`)} for the runbook`,
  'intranet-host': (r) => `See ${mark(`http://${service(r)}.intranet/report/${r.int(1, 99)}`)} first`,
  'lan-host': (r) => `ping ${mark(`${service(r)}-nas.lan`)}`,
  'consul-service': (r) => `nc -z ${mark(`${service(r)}.service.consul`)} 5432`,
  'rds-endpoint': (r) => `psql -h ${mark(`${host(r)}.c${lowerAlnum(r, 11)}.eu-west-1.rds.amazonaws.com`)} -U app`,
  'elasticache-endpoint': (r) => `redis-cli -h ${mark(`${host(r)}.${lowerAlnum(r, 6)}.0001.euw1.cache.amazonaws.com`)}`,
  'load-balancer': (r) => `CNAME ${mark(`internal-${host(r)}-${digits(r, 10)}.eu-central-1.elb.amazonaws.com`)}`,
  'azure-endpoints': (r) =>
    `Server=${mark(`${host(r)}.database.windows.net`)};Database=app\n${mark(`${host(r)}.redis.cache.windows.net`)}:6380`,
  'ec2-internal-name': (r) =>
    `node ${mark(`ip-10-${r.int(0, 255)}-${r.int(0, 255)}-${r.int(0, 255)}.eu-west-1.compute.internal`)} Ready`,
  'active-directory': (r) => `host ${mark(`dc01.ad.${company(r)}.local`)} is down`,
};

const addresses: Record<string, Make> = {
  'ten-range': (r) => `connect to ${mark(`10.${r.int(0, 255)}.${r.int(0, 255)}.${r.int(1, 254)}`)}:5432 timed out`,
  'one-nine-two': (r) => `gateway ${mark(`192.168.${r.int(0, 255)}.${r.int(1, 254)}`)} dev eth0`,
  'one-seven-two': (r) => `inet ${mark(`172.${r.int(16, 31)}.${r.int(0, 255)}.${r.int(1, 254)}/16`)} scope global`,
  'link-local': (r) => `inet6 ${mark(`fe80::${hex(r, 4)}:${hex(r, 4)}:fe${hex(r, 2)}:${hex(r, 4)}`)}/64 scope link`,
  'carrier-grade': (r) => `tailscale ip ${mark(`100.${r.int(64, 127)}.${r.int(0, 255)}.${r.int(1, 254)}`)}`,
  'unique-local': (r) => `inet6 ${mark(`fd${hex(r, 2)}:${hex(r, 4)}:${hex(r, 4)}::${hex(r, 3)}`)} dev wg0`,
  'url-with-address': (r) => `curl http://${mark(`10.${r.int(0, 255)}.${r.int(0, 255)}.${r.int(1, 254)}`)}:9200/_cat`,
  'json-address': (r) => ({
    podIP: mark(`10.${r.int(0, 255)}.${r.int(0, 255)}.${r.int(1, 254)}`),
    hostIP: mark(`192.168.${r.int(0, 255)}.${r.int(1, 254)}`),
  }),
  'cidr-list': (r) => `allow = ["${mark(`10.${r.int(0, 255)}.0.0/16`)}", "${mark(`172.${r.int(16, 31)}.0.0/12`)}"]`,
};

const resources: Record<string, Make> = {
  's3-uri': (r) => `aws s3 sync dist/ ${mark(`s3://${company(r)}-${service(r)}-artifacts/releases`)}`,
  's3-virtual-host': (r) => `GET https://${mark(`${company(r)}-${service(r)}.s3.eu-west-1.amazonaws.com`)}/a.txt`,
  's3-path-style': (r) => `https://s3.eu-west-1.amazonaws.com/${mark(`${company(r)}-${service(r)}-backups`)}/db.sql`,
  'gs-uri': (r) => `gsutil cp a.txt ${mark(`gs://${company(r)}-${service(r)}-data/in/`)}`,
  'gcs-http': (r) => `https://storage.googleapis.com/${mark(`${company(r)}-${service(r)}-data`)}/a.txt`,
  'azure-blob': (r) =>
    `https://${mark(`${company(r)}${service(r)}${r.int(1, 99)}.blob.core.windows.net`)}/container/a.txt`,
  'azure-data-lake': (r) => `read ${mark(`abfss://raw@${company(r)}lake.dfs.core.windows.net/${service(r)}`)}`,
  'sqs-url': (r) => `--queue-url ${mark(`https://sqs.eu-west-1.amazonaws.com/${digits(r, 12)}/${service(r)}-events`)}`,
  'arn-role': (r) => `assume ${mark(`arn:aws:iam::${digits(r, 12)}:role/${service(r)}-deploy`)}`,
  'arn-lambda': (r) => ({
    FunctionArn: mark(`arn:aws:lambda:eu-west-1:${digits(r, 12)}:function:${service(r)}-worker`),
  }),
  'aws-account-key': (r) => ({ Account: mark(digits(r, 12)), UserId: 'x' }),
  'azure-subscription': (r) => `az account set --subscription ${mark(uuid(r))}`,
  'azure-resource-id': (r) =>
    `--scope ${mark(`/subscriptions/${uuid(r)}/resourceGroups/${service(r)}-rg/providers/Microsoft.Web/sites/${company(r)}`)}`,
  'gcp-project-flag': (r) =>
    `gcloud run deploy ${service(r)} --project=${mark(`${company(r)}-prod-${digits(r, 6)}`)} --region europe-west4`,
  'gcp-resource-path': (r) =>
    `read ${around('projects/')}${mark(`${company(r)}-prod-${digits(r, 4)}`)}${around(`/secrets/${service(r)}/versions/latest`)}`,
  'gcp-service-account': (r) => `as ${mark(`${service(r)}-runner@${company(r)}-prod.iam.gserviceaccount.com`)}`,
  'cluster-name': (r) => `aws eks update-kubeconfig --name ${mark(`${company(r)}-prod-eks`)}`,
  'kube-context': (r) =>
    `kubectl --context ${mark(`gke_${company(r)}-prod_europe-west4_${service(r)}-cluster`)} get pods`,
  'pubsub-topic': (r) => `topic: ${mark(`${service(r)}-events-prod`)}\n`,
  'kafka-topics': (r) =>
    `kafka-console-consumer --topic ${mark(`${company(r)}.${service(r)}.v${r.int(1, 9)}`)} --from-beginning`,
  'registry-image': (r) =>
    `docker push ${mark(`${digits(r, 12)}.dkr.ecr.eu-west-1.amazonaws.com/${service(r)}`)}:latest`,
  'bucket-json': (r) => ({ bucket: mark(`${company(r)}-${service(r)}-prod`), region: 'eu-west-1' }),
  'vpc-ids': (r) => `--subnet-ids ${mark(`subnet-0${hex(r, 16)}`)} --security-groups ${mark(`sg-0${hex(r, 16)}`)}`,
};

const environment: Record<string, Make> = {
  'env-output': (r) =>
    `$ printenv\n${mark(`SHELL=/bin/bash\nAPP_REGION=eu-${r.int(1, 3)}\nBILLING_MODE=live\nORDERS_WORKERS=${r.int(2, 30)}\nLOG_LEVEL=info`)}`,
  'env-object': (r) => ({
    env: {
      APP_REGION: mark(`eu-${r.int(1, 3)}`),
      BILLING_MODE: mark(`mode-${hex(r, 4)}`),
      ORDERS_WORKERS: mark(`w${r.int(2, 30)}`),
      LOG_LEVEL: mark(`lvl${digits(r, 2)}`),
    },
  }),
  'flag-block': (r) => ({
    featureFlags: {
      [around(`new_checkout_${r.int(1, 9)}`)]: mark(`for-eu-${hex(r, 4)}`),
      [around('beta_search')]: mark(`rollout-${r.int(1, 99)}`),
    },
  }),
  'flag-yaml': (r) => `feature_flags:${mark(`\n  new_checkout: true\n  beta_${service(r)}: ${r.int(1, 99)}`)}\n`,
  'discovery-block': (r) => ({
    serviceDiscovery: {
      [service(r)]: mark(`${service(r)}:${r.int(1000, 9999)}`),
      ledger2: mark(`ledger-${hex(r, 4)}:9000`),
    },
  }),
  'upstream-block': (r) => `upstreams: ${mark(`["${service(r)}:8080", "${company(r)}:9${r.int(100, 999)}"]`)}`,
};

/** What only somebody's own network, cloud and configuration know. */
export const infrastructureShapes: readonly Shape[] = [
  ...positives('strict/host', hosts),
  ...positives('strict/address', addresses),
  ...positives('strict/resource', resources),
  ...positives('strict/environment', environment),
];
