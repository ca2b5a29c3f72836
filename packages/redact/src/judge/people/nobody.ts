import { inLines } from '../../shape/in-lines.ts';
/** True for names of programs, teams and companies, and for words that stand where a person's name would. */
export function isNobody(name: string): boolean {
  return whole.test(name) || words.test(name) || isLabel(name);
}

/** True for what forms write into a field to say what belongs there. */
export function isLabel(name: string): boolean {
  return labels.test(name);
}

const labels = new RegExp(
  inLines`
    ^(?:(?:first|last|full|given|family|sur|middle)[ _-]?names?|(?:vor|nach|familien)namen?|prénoms?|nom(?: de famille| complet)?|nombre(?: completo)?|apellidos?|
    cognome|sobrenome|apelido|(?:voor|achter)naam|(?:för|efter)namn|(?:for|etter|efter)navn|imię|nazwisko|soyad[ıi]?|příjmení|
    氏名|お?名前|姓名|名[字称稱]|[用使]用者?名|用户名|이름|성명|성함|имя|фамилия|отчество|фио|ім['’]я|прізвище|піб|الاسم(?: الكامل)?|שם(?: מלא)?|नाम|όνομα|ชื่อ|
    pflichtfeld|pflichtangabe|obligatoire|obligatori[oa]|verplicht|wymagane|påkrævet|zorunlu|povinné|pakollinen)$
  `,
  'i',
);

const whole = new RegExp(
  inLines`
    \bbot\b|\[bot\]|
    ^(?:
      claude\b.*|codex.*|copilot.*|cursor.*|devin.*|gemini.*|github.*|gitlab.*|aider.*|openhands.*|chatgpt.*|
      openai.*|anthropic.*|amazon q.*|jules.*|root|user|test(?: user)?|admin|your name|you|name|author|ci|dev|
      developer|agent|runner|ubuntu|unknown|not committed yet|none|null|undefined|string|swe-agent|the .*|an? .*|of .*|and .*|
      first.*last.*|
      (?:jane?|john|joe|richard|mary|bob) (?:doe|roe|bloggs|public)|fred bloggs|john q\.? public|(?:max|erika|lieschen) muster(?:mann|frau)?|
      (?:ola|kari) nordmann|(?:matti|maija) meik\u00e4l\u00e4inen|juan p[\u00e9e]rez|mario rossi|jean dupont|jan nov\u00e1k|
      \u5c71\u7530 ?\u592a\u90ce|\u5f20\u4e09|\u674e\u56db|\ud64d\uae38\ub3d9|example.*|fluxcd.*|renovate.*|dependabot.*|semantic-release.*|build|
      jenkins|vercel.*|netlify.*|noreply.*|
      gut(?:en|e[rn]?) (?:tag|morgen|abend|nachmittag)|gr(?:ü|ue)ß (?:gott|dich|sie)|(?:vielen|herzlichen|besten|lieben) dank(?:,? .*)?|alles (?:klar|gut)|
      good (?:morning|afternoon|evening|day)|thank you.*|many thanks.*|buen[oa]s (?:d[ií]as|tardes|noches)|muchas gracias.*|bom dia|boa (?:tarde|noite)|muito obrigad[oa].*|
      merci (?:beaucoup|bien).*|bonne (?:journ[ée]e|soir[ée]e)|buon(?:giorno| giorno|asera|a sera|a giornata)|grazie mille.*|goede ?(?:morgen|middag|navond|avond)|hartelijk dank.*|dank (?:u|je)(?: wel)?.*|
      dzie[ńn] dobry|dobry wiecz[óo]r|dzi[ęe]kuj[ęe].*|god (?:dag|morgon|kv[äa]ll|aften|morgen|kveld)|tack s[åa] mycket|mange tak|iyi (?:g[üu]nler|ak[şs]amlar)|te[şs]ekk[üu]r.*|dobr[ýyéeáa] (?:den|ve[čc]er|r[áa]no)|
      costa rica|puerto rico|burkina faso|el salvador|sri lanka|sierra leone|san marino|saudi arabia|ivory coast|c\u00f4te d['\u2019]ivoire|
      ca(?:bo|pe) verde|timor[- ]leste|east timor|hong kong|guinea[- ]bissau|equatorial guinea|papua new guinea|new zealand|
      south (?:africa|sudan|korea)|north (?:korea|macedonia)|(?:saint|st\.?) (?:lucia|helena|kitts and nevis|martin)|
      bosnia and herzegovina|trinidad and tobago|antigua and barbuda|dominican republic|czech republic|
      solomon islands|marshall islands|faroe islands|cayman islands|falkland islands|french (?:guiana|polynesia)|new caledonia|american samoa
    )$
  `,
  'i',
);

const words = new RegExp(inLines`
  \b(?:
    The|Team|Contributors|Authors|Inc|LLC|Ltd|GmbH|Project|Foundation|System|Bot|Community|Developers|Group|
    Labs|Software|Company|Corporation|Corp|Support|Service|Services|Actions|Maintainers|Your|User|Agent|Admin|
    Anonymous|University|Department|Engineering|Marketing|Operations|Success|Relations|Helpdesk|Committee|
    Headquarters|Research|Framework|Test|Name|First|Last|Claude|Anthropic|OpenAI|GitHub|Google|Microsoft
  )\b
`);
