import type { PatternDetector } from '../../detector.ts';
import { labelled } from '../../numbers/labelled.ts';
import { inLines } from '../../shape/in-lines.ts';

const named = labelled(`
    link/ether, ether, ap-sta-connected, ap-sta-disconnected, *station, hwaddr, *mac address, mac addr, *macaddress, mac?, client mac, device mac, physical address, bssid, wlan addr, wifi addr, wifi address, hardware address, *hardware ethernet, ethernet address, bluetooth address, bd addr, dhcp lease, dhcp client, dhcpack, dhcprequest, dhcpdiscover, dhcpoffer, dhcpinform, dhcprelease, hostapd, wlan0 sta, associated with, associate with, disassociated from, *mac-adresse, adresse mac, dirección mac, endereço mac, indirizzo mac, mac адрес | [\\da-f]{2}[:-][\\da-f]{2}[:-][\\da-f]{2}[:-][\\da-f]{2}[:-][\\da-f]{2}[:-][\\da-f]{2} [\\da-f]{4}[.][\\da-f]{4}[.][\\da-f]{4}
    imei, imeisv, imei1, imei2, imei 1, imei 2 | 9{14,16}
    imsi, iccid, sim number, sim card, sim serial, *simserial, msisdn | 9{14,15} 9{18,20} 9{19}F
    meid, esim eid, eid number | X{14} 9{32}
    *android id, *androidid | [\\da-f]{16}
    *udid | [\\dA-F]{8}[-][\\dA-F]{16} [\\da-f]{40}
    *ioplatformserialnumber, hardware serial, system serial number, *system-serial-number | [\\dA-Z]{10,14}
    hardware uuid, *ioplatformuuid, platform uuid | [\\dA-F]{8}[-][\\dA-F]{4}[-][\\dA-F]{4}[-][\\dA-F]{4}[-][\\dA-F]{12}
    device id, device identifier, *deviceid, installation id, advertising id, *idfa, *idfv, *gaid | [\\da-f]{8}[-][\\da-f]{4}[-][\\da-f]{4}[-][\\da-f]{4}[-][\\da-f]{12}
`);

/** The number that tells one network card, telephone or subscriber from all others. */
export const hardwareAddress: PatternDetector = {
  id: 'hardware-address',
  type: 'hardware_address',
  label: 'Hardware address of a device',
  shape:
    'Six pairs of hexadecimal digits behind `link/ether`, `ether`, `HWaddr`, `MAC address` and their like, or in the column under one, the digits behind `IMEI`, `IMSI` and `ICCID`, and what a telephone is known by behind `UDID`, `Android ID` and `device id`; not the addresses that virtual machines and containers make up.',
  link: 'https://standards.ieee.org/products-programs/regauth/',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  ...named,
  ranges: (match, text, at) => {
    const found = named.ranges(match, text, at);
    return found.length > 0 ? found : inLog(text, at);
  },
  accept: (value) => !ofNoCard.test(value) && !madeUp.test(value.replace(/[:.-]/g, '')),
};

/** Where it stands in the log of a server that gives addresses out, behind the one that it gives, and of an access point. */
function inLog(text: string, at: number): [number, number][] {
  const line = text.slice(at, at + 120);
  const address = logged.exec(line)?.groups?.['address'];
  if (address === undefined) return [];
  const start = line.indexOf(address);
  return [[start, start + address.length]];
}

const logged = new RegExp(
  inLines`
    ^(?:
      DHCP(?:ACK|REQUEST|DISCOVER|OFFER|INFORM|RELEASE)(?:\([\w.-]{1,20}\))?(?:[ ](?:on|for|of))?(?:[ ]\(?[\d.]{7,15}\)?){0,2}(?:[ ](?:to|from))?|
      hostapd(?:\[\d{1,8}\])?:[ ][\w.-]{1,20}:[ ]STA
    )[ ](?<address>[\da-f]{2}(?::[\da-f]{2}){5})(?![\w:])
  `,
  'i',
);

/** Of containers, of groups and of everybody. */
const ofNoCard = /^02[:-]42|^33[:-]33|^(?:00[:-]){3}|^(?:ff[:-]){2}|^01[:-]00[:-]5e|^(.)\1([:-]\1\1){5}/i;
/** As people write them to show where one would stand, and as RFC 7042 sets them aside for that. */
const madeUp = /^(?:deadbeef|0123456789|12345678|0011223344|aabbccddee|00005e0053)/i;
