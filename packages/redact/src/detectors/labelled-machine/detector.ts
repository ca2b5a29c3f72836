import type { PatternDetector } from '../../detector.ts';
import { labelled } from '../../numbers/labelled.ts';

/** A machine of a series, such as `fra-web-01`, where something says that it is one. */
export const labelledMachine: PatternDetector = {
  id: 'labelled-machine',
  type: 'internal_host',
  label: 'Name of a machine behind a label',
  shape:
    'Words and a number on a string of hyphens behind `hostname`, `node` and their like, however the two are written together, or in the column under one.',
  link: 'https://www.rfc-editor.org/rfc/rfc1178',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  ...labelled(`
    hostname, hostnames, host name, nodename, node name, server name, servername, machine name, machinename, computer name, computername, internal host, host?, node?, server?, machine? | [a-z]{2,15}[-][a-z]{2,15}[-][a-z]{2,15}[-]9{1,4} [a-z]{2,15}[-][a-z]{2,15}[-]9{1,4} [a-z]{2,15}[-]9{1,4}
  `),
  accept: (value) => !things.test(value),
};

/** What has a number behind a hyphen as well: standards, versions and placeholders. */
const things =
  /^(?:sha|utf|iso|md|aes|rsa|http|arm|amd|node|python|java|cuda|gpu|cpu|eth|page|step|test|example|sample|my|your|localhost|raspberrypi|ubuntu|debian)-|^(?:string|build|release|version)-\d+$/i;
