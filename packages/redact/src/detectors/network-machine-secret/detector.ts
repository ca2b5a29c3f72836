import type { PatternDetector } from '../../detector.ts';
import { isToldByPlace } from '../../judge/secrets/told-by-place.ts';
import { expression } from '../../shape/expression.ts';
import { anchorsOfNetworks, linesOfNetworks } from './lines.ts';

/** What a machine of a network is told of users, of networks and of tunnels. */
export const networkMachineSecret: PatternDetector = {
  id: 'network-machine-secret',
  type: 'secret',
  label: 'Secret in the settings of a router, a switch, a firewall or an access point',
  shape:
    'What stands behind `enable secret 5`, `username … password 7`, `neighbor … password`, `snmp-server community`, `set psksecret`, `password irreversible-cipher`, `mgmt-user` and `: PSK` in a line of such settings.',
  link: 'https://www.cisco.com/c/en/us/td/docs/ios-xml/ios/security/d1/sec-d1-cr-book.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: anchorsOfNetworks,
  pattern: expression(linesOfNetworks.join('|'), 'gi'),
  reach: [420, 560],
  accept: (value, { groups }) => isToldByPlace(value, groups),
};
