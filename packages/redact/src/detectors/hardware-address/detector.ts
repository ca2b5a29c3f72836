import type { PatternDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The number that tells one network card from all others. */
export const hardwareAddress: PatternDetector = {
  id: 'hardware-address',
  type: 'hardware_address',
  label: 'Hardware address of a device',
  shape:
    'Six pairs of hexadecimal digits behind `link/ether`, `ether`, `HWaddr`, `MAC address` and their like; not the addresses that virtual machines and containers make up.',
  link: 'https://standards.ieee.org/products-programs/regauth/',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    'ether',
    'hwaddr',
    'mac address',
    'mac_address',
    'macaddress',
    'mac addr',
    'physical address',
    'mac:',
    'mac ',
    'mac=',
    'bssid',
    'wlan addr',
    'imei',
  ],
  pattern: new RegExp(
    inLines`
      \b(?:link/ether|ether|hwaddr|mac[ _-]?addr(?:ess)?|mac|physical address|bssid)["']?[ .:=]{1,40}["']?
        (?<value>[0-9a-f]{2}(?:[:-][0-9a-f]{2}){5})(?![0-9a-f:-])|
      \bimei["']?(?: (?:is|number|no\.?)){0,2}[ :=#]{1,6}["']?(?<value2>\d{2}[ -]?\d{6}[ -]?\d{6}[ -]?\d)(?!\d)
    `,
    'gi',
  ),
  reach: [4, 90],
  accept: (value) => !ofNoCard.test(value) && !madeUp.test(value.replace(/[:-]/g, '')),
};

/** Of containers, of groups and of everybody. */
const ofNoCard = /^02[:-]42|^33[:-]33|^(?:00[:-]){3}|^(?:ff[:-]){2}|^01[:-]00[:-]5e|^(.)\1([:-]\1\1){5}/i;
/** As people write them to show where one would stand, and as RFC 7042 sets them aside for that. */
const madeUp = /^(?:deadbeef|0123456789|12345678|0011223344|aabbccddee|00005e0053)/i;
