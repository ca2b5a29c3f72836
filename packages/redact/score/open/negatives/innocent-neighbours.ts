import { type Make, negatives, type Shape } from '../../shape.ts';
import { alnum, company, hex, service } from '../../values.ts';

const step = (input: string, output: string): unknown => ({ steps: [{ step: 1, tool: 'Bash', input, output }] });

const trace: Record<string, Make> = {
  'answer-that-is-none': (r) => step(`cat ${service(r)}/token.txt`, 'cat: token.txt: No such file or directory'),
  'digest-of-secret': (r) => step('printenv API_TOKEN | sha256sum', `${hex(r, 64)}  -`),
  'length-of-secret': (r) => step('echo $' + '{#API_TOKEN}', String(r.int(20, 64))),
  'commit-beside-word': (r) => step('git rev-parse HEAD # token check', hex(r, 40)),
  'word-of-other-command': (r) => step('git stash create', hex(r, 40)),
  'listing-of-secrets': (r) => step('ls secrets', `db_password\n${service(r)}_token`),
};

const config: Record<string, Make> = {
  'cluster-settings': (r) =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${service(r)}\ndata:\n  checksum: ${hex(r, 64)}\n`,
  'image-of-commit': (r) => `image: registry.${company(r)}.io/${service(r)}-api-${hex(r, 40)}`,
  'pod-of-api': (r) => `${service(r)}-api-7d9f8b6c5d-${r.from('bcdfgh', 5)}   1/1   Running`,
};

const prose: Record<string, Make> = {
  'announcement-of-names': (r) => `The following secrets were found:\n${service(r)}-password-${r.int(1, 9)}\n`,
  'page-of-reset': (r) => `See https://docs.${company(r)}.io/account/reset-password/how-it-works-in-detail`,
};

const name: Record<string, Make> = {
  'signed-by-team': (r) => `Best,\nThe ${company(r)} Team`,
  'program-as-manager': () => '- Windows Package Manager (winget)\n- Node Version Manager (nvm)',
  'subjects-of-git': (r) => step('git log --format=%s -2', `Rename Old Thing\nAdd Search Page ${alnum(r, 3)}`),
  'heading-of-form': () => 'Customer: Required Field\nFull name: String Required',
};

/** What stands where secrets and persons do, and is neither. */
export const innocentNeighbourShapes: readonly Shape[] = [
  ...negatives('secret/trace', trace, 8),
  ...negatives('secret/config', config, 8),
  ...negatives('secret/prose', prose, 8),
  ...negatives('pii/name', name, 8),
];
