import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

type Meanings = readonly (readonly [name: string, words: () => RegExp])[];

/** How the words around a value speak of being let in, in some fifteen languages: each is a thought, and not a phrase. */
export const lettingIn: Meanings = [
  [
    'enter',
    spoken(inLines`
      \b(?:log(?:s|ged|ging)?[ -]?(?:me |you )?(?:in|on|into|onto)\b|log-?in\b|sign(?:s|ed|ing)?[ -](?:me |you |him |her )?(?:in|on|into)\b|
      authenticat|ge?o?ts? (?:you |me |him |her |them |back )?(?:in|into|past|on the network)\b|let(?:s|ting)? \w+ (?:in|past)\b|go in as|binds? as|
      anmeld|einlog|meld(?:e|est|et)? (?:mich|dich|sich)\b|reingekommen|komm\w* (?:du|man|ich|ihr)\b|connect(?:e|er|ez)?[ -](?:toi|vous|moi)?|conn[eé]ct|
      acc[eè]d|acesse|inici\w+ sesi|entra\b|entrar|inlog|zalog|wchodzi?|giriyor|giriş|girebil|bağlan|logga)|
      логин|войд|войти|вход|заход|зайд|зайти|ログイン|入って|入れ[まるば]|つなが|接続|登[录入]|进去|连上|连接|로그인|들어가|연결
    `),
  ],
  [
    'open',
    spoken(inLines`
      \b(?:open(?:s|ed|ing)?\b|unlock|unzip|unrar|decrypt|encrypt|mounts?\b|extract|restor|protect|
      öffne|geöffnet|entsperr|geht auf|aufmach|ouvr|déverrouill|abre|abrir|desbloque|apre|aprire|sblocc|openen|gaat open|otwier|odblok|açı[ly]|öppna)|
      откр|разблок|開[きくけ]|打开|解锁|열[어리려립]
    `),
  ],
  [
    'door',
    spoken(inLines`
      \b(?:doors?\b|gates?\b|safe\b(?! (?:default|limit|way|to\b|place|side))|pad ?lock|locks?\b(?! file)|garage|keypad|panel\b|alarm\b|intercom|locker|barrier|shed\b|attic|dial\b|punch|lobby\b|kiosk|
      key ?pad|turnstile|entrance|(?:key|lock) ?box|bathrooms?\b|restroom|toilets?\b|staff room|cage\b|cabinet|luggage|suitcase|chain\b|bell sign|cash machine|atm\b|voicemail|
      (?:installer|service) menu|cash register|eingang|schlüssel(?:box|kasten)|schloss\b|bankautomat|klingel|boîte à clés|caja de llaves|sleutelkast|skrzynk|
      \w*tür\b|taste\b|\w*tor\b|tresor|raute|porte?\b|immeuble|coffre|puerta|portón|caja fuerte|cancello|cassaforte|portone?\b|portão|cofre|deur\b|\w*hek\b|kluis|drzwi|bram[aęy]|sejf|kap[ıi]\b|kasa|dörr)|
      двер|сейф|ворот|калитк|домофон|банкомат|暗証|ドア|金庫|扉|门禁|大门|保险箱|금고|현관
    `),
  ],
  [
    'network',
    spoken(inLines`
      \b(?:wi-?fi|wireless|wlan|hot ?spot|ssid|guest network|network is|guest net|gäste?net|gastnetz|gastnetwerk|réseau|la red\b|rete\b|a rede\b|sieć|kablosuz|ağ[ıi])|
      вай-?фай|сеть|无线|無線|网络|와이파이
    `),
  ],
  [
    'device',
    spoken(inLines`
      \b(?:router|modem|nas\b|printer|camera|webcam|switch(?:es)?\b|access point|fritz|laptop|tablet|ipad|i?phone|machine|drive|disk|screen lock|lock screen|bitlocker|luks|
      phones?\b|console\b|sim\b|watch\b|keychain|terminal\b|voice ?mail|handy\b|telefon\w*|celular|mobil\w*|ontgrendel|
      rechner|drucker|téléphone|móvil|telefono|sunucu)|サーバー|スマホ|服务器|手机|сервер|телефон|서버|휴대폰
    `),
  ],
  [
    'service',
    spoken(inLines`
      \b(?:portal|vpn|jira|grafana|jenkins|git(?:lab|ea)|nextcloud|wordpress|confluence|plesk|phpmyadmin|e?-?mails?\b|mailbox|crm\b|intranet|database|mysql|postgres|mongo|redis|elastic|mqtt|
      ftp|sftp|ssh\b|ldap|smtp|netflix|spotify|steam\b|bank\b|zoom|rdp\b|remote desktop|keycloak|keepass|recovery phrase|seed\b|bitwarden|wallet|admin (?:page|area|console|panel)|realm|tenant|sandbox|
      terminal server|shared (?:drive|folder)|file ?server|booking system|panel[eu]?\b|panneau|gestionale|painel|correo|bureau à distance)|админк|почт|管理画面|后台|邮箱|관리
    `),
  ],
  [
    'account',
    spoken(inLines`
      \b(?:accounts?\b|users?(?:name)?\b|creds?\b|credentials?|admin(?:istrat\w+)?\b|root\b|sudo|super ?user|guest\b|webmaster|deploy\b(?= (?:with|and))|service account|svc_|
      konto\w*|zugang\w*|benutzer|als gast|compte|accès|cuenta|usuario|invitado|utente|ospit|usuário|beheerder|gast\b|gości|użytkownik|yönetici|misafir|kullanıcı)|
      пользовател|учётк|гостев|ゲスト|账号|用户|客人|계정|손님
    `),
  ],
  ['address', spoken(inLines`[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2,8}\b`)],
  [
    'hush',
    spoken(inLines`
      \b(?:don['’]t (?:tell|share|paste|show|forward|post)|(?:do not|never) (?:tell|share|show|post)|keep (?:it|this|that|them) |between (?:us|you and me)|nobody (?:but|else)|no ?one else|in confidence|
      forget it|delete this|write (?:it|this) down|keep forgetting|memori[sz]e|note it down|just so you have it|here (?:it is|you go)|
      weitersagen|behalt|sag es|garde|ne le dis|à personne|no (?:lo|la|se lo) (?:compartas|digas)|a nadie|non dirlo|a nessuno|não cont[ea]|ninguém|vertel|hou het|nie mów|nikomu|söyleme|kimseye|säg det|berätta)|
      никому|не говори|内緒|言わない|别告诉|保密|말하지|비밀
    `),
  ],
  [
    'renew',
    spoken(inLines`
      \b(?:changed?\b|reset\b|rotated?\b|(?:the )?(?:new|old) one\b|from (?:now|today)|until \w+day|replac|temporary|default\b|set (?:it|the|up|mine)|gave (?:me|her|him)|
      geändert|ab heute|seit heute|remplac|changé|depuis|cambi[éeoa]|desde|mudei|veranderd|vanaf|zmieni|değiştir|bytte)|поменял|сменил|с сегодня|変え|改成|换成|바꿨
    `),
  ],
  [
    'use',
    spoken(inLines`
      \b(?:us(?:e|es|ed|ing)\b|try\b|typ(?:e|es|ing|ed)\b|enter(?:s|ed|ing)?\b|giv(?:e|es|en)\b|gave\b|suppl(?:y|ies)|put(?:s|ting)?\b|keys? in\b|paste\b|answer|press\b|fall back|
      nimm\w*|gib\b|gibst|tipp\w*|eingeb\w*|utilise\w*|tap(?:e|ez|er)\b|sais\w+|mets\b|répond|usa\b|escrib\w+|marc\w+|digit\w+|compos\w+|scriv\w+|mett\w+|gebruik|typ\b|invul|wpisz|say\b|says\b|yaz\w*|gir\b|skriv|tryck)|
      введи|набери|入力|输入|入れ|입력|치면
    `),
  ],
  [
    'asked',
    spoken(inLines`
      \b(?:prompt(?:ed|s)?\b|asks?\b|asked\b|wants?\b|accepts?\b|takes?\b|needs?\b|field\b|box\b|blind\b|dialog|challenge|capital letter|case[- ](?:sensitive|matters)|refuses|
      fragt|demande|pida|pide|chiede|pedir|vraagt|zapyta|sorduğunda|frågar)|спросит|聞かれ|要求|물으면
    `),
  ],
  [
    'archive',
    spoken(
      inLines`\b(?:zip|rar|7z|pdf|archives?\b|tarball|spreadsheet|encrypted|backup|dump|export|vault|payroll|sheet\b)`,
    ),
  ],
  [
    'works',
    spoken(
      inLines`\b(?:works?\b(?! with)|still\b|lets\b|goes with|that['’]s what|answers to|funktioniert|gilt|marche|funciona|działa|werkt|lautet)`,
    ),
  ],
];

/** What else they speak of, where the value is no secret as a rule. */
export const ofOtherThings: Meanings = [
  [
    'release',
    spoken(inLines`
      \b(?:versions?\b|releas|upgrad|updat|bump|deployed|tagged|install|snapshot|firmware|package|librar|depend|migration|beta\b|aktualisier|versión|versione|versão|wersj|sürüm)|верси|版本|バージョン|버전
    `),
  ],
  [
    'git',
    spoken(
      inLines`\b(?:branch|commit|merg|pull request|prs?\b|repo\b|repositor|revert|rebas|push(?:ed)?\b|cherry|rama\b|diff\b|master\b)|ветк|ブランチ|分支|브랜치`,
    ),
  ],
  [
    'code',
    spoken(inLines`
      \b(?:files?\b|functions?\b|class(?:es)?\b|method|variable|types?\b(?= (?:is|has|\W))|import|component|module|lines?\b|columns?\b|tables?\b|renam|endpoint|tests?\b|suite\b|lint|builds?\b|compil|argument|parameter|
      code\b|script|schema|json|field name|string|regex|pattern|css\b|object|propert|attribute|director|folder|path\b|config|fixture|return|implement|refactor|bug\b|
      datei|klasse|zeile|fichier|fonction|archivo|función|riga|arquivo|função|bestand|plik|funkcj|dosya|filen?\b|rad\b)|файл|функци|ファイル|関数|テスト|文件|函数|행|함수|파일
    `),
  ],
  [
    'wrong',
    spoken(
      inLines`\b(?:errors?\b|fail|exception|crash|timeout|timed out|status\b|warning|traceback|fehler|erreur|errore?\b|erro\b|fout\b|błąd|hata|felet?\b)|ошибк|エラー|错误|오류`,
    ),
  ],
  [
    'machine',
    spoken(
      inLines`\b(?:hosts?\b|containers?\b|pods?\b|ports?\b|instance|image\b|nodes?\b|cluster\b|process\b|cpu|memory|volume|region)`,
    ),
  ],
  [
    'model',
    spoken(
      inLines`\b(?:models?\b|llm|gpt|embedding|adapter|monitor|device|laptops?\b|modell?[oe]?\b)|модел|モデル|模型`,
    ),
  ],
  [
    'case',
    spoken(inLines`
      \b(?:tickets?\b|issues?\b|cases?\b|orders?\b|invoice|reserv|flights?\b|booking\b|passenger|refund|payment|shipping|items?\b|product|certificate|gift card|credit|exchange|return\b|cancel|
      vol\b|vuelo|volo\b|voo\b|pedido|ordine|commande|bestell|zamówien)|заказ|рейс|注文|订单|주문
    `),
  ],
  [
    'number',
    spoken(
      inLines`\b(?:ids?\b|uuid|numbers?\b|serial|hash|codes?\b|key\b|keys\b|index|counter|total|sum\b|result|answer is|equals?|value|timestamp|date\b|year\b|page\b|room\b|section|chapter|step\b)`,
    ),
  ],
  [
    'agent',
    spoken(
      inLines`\b(?:let me|now i|i need to|i['’]ll (?:check|look|run|create|update|now)|run(?:s|ning|ning)?\b|check(?:s|ed|ing)?\b|verify|creat(?:e|ed|ing)\b|look at|see\b|found\b|seems?\b|shows?\b)`,
    ),
  ],
  [
    'wording',
    spoken(inLines`
      \b(?:buttons?\b|labels?\b|headings?\b|headline|titles?\b|toasts?\b|subject\b|slogan|captions?\b|tooltip|banner|search\b|prints?\b|reads\b|the text\b|chat\b|question is|answered\b|said\b|quote|
      schaltfläche|knopf|überschrift|titel\b|bouton|titre|botón|título|titolo|pulsante|knop\b|przycisk)|кнопк|заголов|ボタン|按钮|버튼
    `),
  ],
  [
    'never',
    spoken(
      inLines`\b(?:not|n['’]t|never|nor|without|invalid|wrong|example|e\.g\.|such as|placeholder|mock|dummy|fake|nicht|pas\b)`,
    ),
  ],
];

function spoken(words: string): () => RegExp {
  return atFirstUse(words.replace(/^\\b/, '(?<![\\p{L}\\d])'), 'iu');
}

/** What stands right before a value. */
export const before: Meanings = [
  // What has a number: one door of many, and not what opens it.
  [
    'counted',
    spoken(
      '(?:^|[^\\p{L}])(?:numbers?|nummer|numéro|número|numero|numer|no\\.|nr\\.?|№|rfc|iso|din|issue|bug|ticket|error|http|version|section|step|bus|gate|door|unit|apartment|level|page|line|row|seat|part|program|client|port|meeting|room|model|tür|zimmer|porte|puerta|porta|deur|kamer|drzwi|дверь|дом) $|(?:^|[^\\p{L}])(?:ports?|version|page|line|row|error|status|timeout|size|count|pid|id|year|retries|limit)["\']?[:=] ?$',
    ),
  ],
  [
    'with',
    spoken('(?:^|[^\\p{L}])(?:with|using|via|by|mit|avec|con|com|met|przez|z|с|med|through|of)[ "“«(\\x60]{1,3}$'),
  ],
  [
    'is',
    spoken(
      "(?:^|[^\\p{L}])(?:is|was|it['’]s|that['’]s|be|ist|lautet|est|c['’]est|es|è|é|são|has|het|jest|на|är|har|wants|takes|need|needs|gets?|accepts|remember|unlocks|hears|vaut|otwiera|vuole|quiere|veut|vraagt|will)[ \"“«(\\x60]{1,3}$",
    ),
  ],
  [
    'to',
    spoken(
      '(?:^|[^\\p{L}])(?:to|auf|à|a|in|en|par|para|na|till|at|bei|for|on|sur|su|op|off with|up with)[ "“«(\\x60]{1,3}$',
    ),
  ],
  ['and', spoken('(?:^|[^\\p{L}])(?:and|plus|then|und|dann|et|puis|y|e|poi|depois|en dan|dan|i|и)[ "“«(\\x60]{1,3}$')],
  [
    'use',
    spoken(
      '(?:^|[^\\p{L}])(?:use|try|type|enter|typing|using|give|gave|giving|put|supply|set|in|key in|punch in|wpisz|gib|tapez|tape|saisis|mets|digite|digita|escribe|scrivi|typ|введи|skriv|入力|输入|press|it|me|him|her)[ "“«(\\x60]{1,3}$',
    ),
  ],
  ['as', spoken('(?:^|[^\\p{L}])as[ "“(\\x60]{1,3}$')],
  ['colon', spoken('[:：][ "“«(\\x60]{0,3}$')],
  ['comma', spoken('[,、,;] ["“«(\\x60]{0,2}$')],
  ['dash', spoken(' [-–—/=] ["“«(\\x60]{0,2}$')],
  ['bracket', spoken('[([]$')],
  ['code', spoken('\\x60$')],
  ['quote', spoken('["“«\'‘]$')],
  [
    'name',
    spoken(
      '\\b(?:the|a|an|this|of|called|named|le|la|el|il|der|die|das|version|model|function|file|branch|tag|commit|host|container|image|pod|node|class|method|repo|package|module|table|column|variable|job|build|project|bucket|queue|release|test|suite|flag|user|customer) $',
    ),
  ],
  ['first', spoken('^[\\s>*-]*$')],
];

/** What stands right behind a value. */
export const behind: Meanings = [
  ['last', spoken('^["”»)\\x60]?[.!?]?\\s*$')],
  ['comma', spoken('^["”»)\\x60]?[,;]')],
  [
    'opens',
    spoken(
      '^["”»)\\x60]?,? (?:opens|unlocks|is what|is the one|works|lets|gets|should let|still|that is|that[\'’]s|- that|goes|for the)',
    ),
  ],
  ['for', spoken('^["”»)\\x60]?,? (?:for|to|on|at|when|if|as soon|where|and|instead|ein|an|aan|ile|로|を)\\b')],
  ['unit', spoken('^ (?:mm|cm|ms|px|kb|mb|gb|kg|min|times|people|users|[a-z]{3,}s)\\b')],
  [
    'thing',
    spoken(
      '^["”»)\\x60]? (?:is|was|are|has|in|from|of|file|test|function|class|branch|model|method|version|error|does|did|fails|returned|package|library|image|endpoint|with)\\b',
    ),
  ],
];
