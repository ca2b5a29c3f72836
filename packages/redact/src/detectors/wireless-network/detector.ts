import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { expression } from '../../shape/expression.ts';
import { quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a setting calls it; `bssid` is the number of a device, and letters before it are those of another word. */
const name = '(?<![A-Za-z])(?:(?:wi-?fi|wlan|sta|ap|hotspot|network|home|office)[_-]?)?e?ssid(?:[_-]?name)?';

/** How somebody calls their network without wires: maps of the whole world tell from it where they are. */
export const wirelessNetwork: PatternDetector = {
  id: 'wireless-network',
  type: 'network_name',
  label: 'Name of a wireless network',
  shape:
    'At most 32 characters behind `ssid`, `WIFI_SSID` and `ESSID`, in quotes or as the rest of a line, in the code that a camera reads (`WIFI:S:…`), in an element `ssid`, in `WiFi.begin(…)`, behind `Current Wi-Fi Network:` and in the commands of `nmcli`, `netsh` and `networksetup` that join one.',
  link: 'https://w1.fi/cgit/hostap/plain/wpa_supplicant/wpa_supplicant.conf',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    'ssid',
    'wi-fi network: ',
    'wifi:s:',
    'wifi:t:',
    'wifi.begin(',
    'wifi connect ',
    'wlan connect ',
    '-setairportnetwork ',
  ],
  // `classid` and `processid` hold it as well.
  guard: inLines`
    (?!ssid)|
    (?:(?<![a-df-z])|(?<=\\[nrtbf])|(?<=wi-?fi|wlan|sta|ap|hotspot|network|home|office))ssid(?:[_-]?name|_\w{1,10})?(?:${quoteWritten})?
      (?:${spaceWritten}{0,41}[:=]|${spaceWritten}{1,20}\\*"|>)
  `,
  pattern: expression(
    inLines`
      ${name}["'\x60]?[ \t]{0,40}[:=][ \t]{0,4}["'](?<value>[^"'\\\n]{2,32})["']|
      (?<=(?:^|\n)[ \t]{0,24}(?:- |export |set )?)${name}[ \t]{0,40}[:=][ \t]{0,4}(?<valueOfLine>[^\s"'\x60{[($<][^"'\x60\n{}()<>;]{1,31})(?=\r?\n|$)|
      \#define[ ](?:\w{0,20}_)?ssid(?:_\w{1,10})?[ \t]{1,20}"(?<value>[^"\\\n]{2,32})"|
      <ssid>(?:\s{0,20}<hex>[\da-f]{2,64}</hex>)?(?:\s{0,20}<name>)?(?<value>[^<>\n]{2,32})</|
      \bwifi:(?:t:[^;\n]{0,80};(?:[ph]:[^;\n]{0,80};){0,2})?s:(?<value>[^;\n]{2,32});|
      \bwifi\.begin\(\s{0,4}"(?<value>[^"\\\n]{2,32})"|
      \bcurrent wi-fi network: (?<value>[^\s"'\x60][^"'\x60\n]{1,31})(?=\r?\n|$)|
      \b(?:nmcli [^\n|;&]{0,40}?wifi connect |netsh wlan connect(?: ssid=\S{1,40})? name=|networksetup -setairportnetwork \w{2,8} )
        (?:"(?<value>[^"\n]{2,32})"|'(?<value>[^'\n]{2,32})'|(?<value>[^\s"'$<]{2,32}))
    `,
    'gi',
  ),
  reach: [60, 140],
  accept: isSomebodys,
};

function isSomebodys(value: string, { groups }: Candidate): boolean {
  if (groups['valueOfLine'] !== undefined && (isCodeReference(value) || /[,=|]|\s\s|\.$/.test(value))) return false;
  if (everybodys.test(value)) return false;
  return !value
    .split(/[^A-Za-z\d]+|(?<=[a-z])(?=[A-Z])/)
    .every((word) => ofNobody.test(word) || isCommonWord(word.toLowerCase()));
}

/** Networks that have one name in every town. */
const everybodys = /^(?:eduroam|govroam|any|[\da-f]{2}(?::[\da-f]{2}){5}|%[a-z]|\d{1,6})$/i;

/** Words of a name that says no more than that it is one. */
const ofNobody =
  /^(?:|my|your|our|the|a|ssid|wi|fi|wifi|wlan|net|ap|iot|wpa\d?|psk|esp(?:32|8266)?|tp|id|bssid|xxx+|2g|5g|2?4?ghz|\d)$/i;
