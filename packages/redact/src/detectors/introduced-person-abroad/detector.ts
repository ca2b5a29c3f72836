import type { PatternDetector } from '../../detector.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { isNameInOtherScript } from '../../judge/people/other-script.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const han = '[\\u3005\\u4e00-\\u9fff]';
const kana = '[\\u3005\\u3040-\\u30ff\\u4e00-\\u9fff\\u30fc]';
const hangul = '[\\uac00-\\ud7a3]';
const cyrillic = '[\\u0400-\\u042f][\\u0430-\\u045f\\u2019-]{1,24}';
const arabic = '[\\u0621-\\u064a]{2,14}';
const sign = '["\'\\x60]?[ \\t]{0,3}[:=\\uff1a][ \\t]{0,3}["\']?';

/** Words of letters and their marks in one script, two or three of them. */
function named(script: string): string {
  return `${script}{2,16}(?: ${script}{2,16}){0,2}`;
}

/** What offices, shops and schools call people in these scripts, and how a name is written behind the sign; it has to be made as one. */
const called: readonly (readonly [string, string])[] = [
  [
    '收[货貨]人|申[请請]人|[车車]主|[户戶]主|[业業]主|乘客|入住人|投保人|被保[险險]人|[负負][责責]人|[联聯][络絡]人|[预預][订訂]人|病人|司[机機]|[员員]工|[学學]生',
    `${han}{2,4}(?!${han})`,
  ],
  [
    '差出人|送信者|受取人|届け?先|送付先|宛先|世帯主|名義人|[患契申予保利担被][一-龯]{0,3}者',
    `${han}{1,4}[ \\u3000]?${kana}{1,5}`,
  ],
  [
    '받는 ?(?:사람|분)|보내는 ?(?:사람|분)|예금주|신청[자인]|예약자|보호자|회원명?|작성자|입금자|성함|직원명?|학생명?',
    `${hangul}{2,4}`,
  ],
  [
    'Заказчи[кц]|Плательщик|Покупатель|Сотрудни[кц]|Пассажир|Студент|Учени[кц]|Водитель|Владелец|Арендатор|Заявитель|Контактное лицо|Ответственн|Врач|Исполнитель|Менеджер|Замовник|Платник|Одержувач|Отримувач|Відправник|Співробітник|Водій|Власник|Лікар',
    `${cyrillic}(?: ${cyrillic}){1,2}`,
  ],
  [
    inLines`
      \u0627\u0644\u0645\u0631\u0633\u0644(?: \u0625\u0644\u064a\u0647)?|\u0627\u0644\u0645\u0633\u062a\u0644\u0645|\u0627\u0644\u0645\u0648\u0638\u0641|\u0627\u0644\u0637\u0627\u0644\u0628|
      \u0635\u0627\u062d\u0628 \u0627\u0644\u062d\u0633\u0627\u0628
    `,
    `${arabic}(?: ${arabic}){1,2}`,
  ],
  [
    inLines`\u05e9\u05dd \u05d4\u05dc\u05e7\u05d5\u05d7|\u05e0\u05de\u05e2\u05df|\u05e2\u05d5\u05d1\u05d3|\u05ea\u05dc\u05de\u05d9\u05d3`,
    named('[\\u05d0-\\u05ea]'),
  ],
  [
    inLines`\u0e1c\u0e39\u0e49(?:\u0e23\u0e31\u0e1a|\u0e2a\u0e48\u0e07|\u0e15\u0e34\u0e14\u0e15\u0e48\u0e2d)|\u0e1e\u0e19\u0e31\u0e01\u0e07\u0e32\u0e19`,
    named('[\\u0e01-\\u0e4e]'),
  ],
];
/** What somebody is to the writer. */
const related = [
  `(?<!\\p{L})(?:[Мм]о[яйеию]|[Нн]аш[аеиу]?|[Ее]го|[Её]ё|[Вв]аш[аеиу]?) (?:жен[аыеу]|муж[аеу]?|сын[ау]?|доч(?:ь|ери)|брат[ау]?|сестр[аыеу]|мам[аыеу]|пап[аыеу]|мать|отец|бабушк[аиеу]|дедушк[аиеу]|подруг[аиеу]|друг[ау]?|коллег[аиеу]|начальник[ау]?|начальниц[аыеу]|сосед(?:к[аиеу]|[ау])?|тёт[яи]|дяд[яи]|врач[ау]?) (?<value>${cyrillic}(?: ${cyrillic})?)`,
  `(?:我(?:的|们的)?|[他她]的?)(?:同事|妻子|丈夫|老公|老婆|[儿兒]子|女[儿兒]|[妈媽]{2}|爸爸|朋友|老板|[邻鄰]居|哥哥|姐姐|弟弟|妹妹|房[东東]|医生|律[师師])(?<valueCalled>${han}{2,4}?)(?=[，,、。（(\\s]|$|昨|今|明|是|在|的|和|说|說|有|要|会|想|住|来|去|被|给|打)`,
  `(?:제|내|저희|우리) (?:아내|남편|아들|딸|형|누나|언니|오빠|동생|어머니|아버지|엄마|아빠|친구|상사|동료|팀장|부장|과장|대리|할머니|할아버지) (?<valueCalled>${hangul}{2,4}?)(?=이[고는가 ]|[가은는의을를도와과님씨]|[ ,.]|$)`,
  `(?<![\\p{L}])(?<valueHonoured>${han}{2,3})さん(?=[にはがをのかとへでも、。,.\\s]|$)|の(?<valueHonoured>${han}{2,3})さん(?=[にはがをのかとへでも、。,.\\s]|$)`,
].join('|');
/** Who says in Japanese what the own name is: behind a pause or at the beginning, before "is how I am called". */
const humbly = `(?:^|[\\s、。，！!」])(?:私は?、?|わたくし、?)?(?<valueCalled>${han}{1,4}[ \\u3000]?${kana}{1,5}?)(?=と(?:申し|もうし|いいま))`;

/** Who has charge of something, before the end of the sentence or what is told of them. */
const inCharge = `担当(?:者)?の(?<valueCalled>${han}{1,4}?[ \\u3000]?${kana}{1,5}?)(?=です|が|は|と|より|から|まで|に|、|。|さん|様|氏|$)`;

/** Whose letter it is, in Japanese, Chinese and Korean: on the line below the last words, or before what is said of the writer. */
const signed = inLines`
  (?:敬具|敬上|敬礼|敬禮|お願い(?:いた|申し上げ)?します。?|願います。?)\s{0,3}\n[ \t\u3000]{0,12}(?<valueCalled>${han}{1,4}[ \u3000]?${kana}{0,5})(?=[ \u3000]{0,4}(?:\r?\n|$))|
  (?:^|\n)[ \t]{0,8}(?<valueCalled>${hangul}{2,4})(?= (?:드림|올림|배상)(?:[\s.]|$))
`;

const inRoles = [
  related,
  signed,
  humbly,
  inCharge,
  ...called.map(
    ([labels, value]) =>
      `(?:${labels})[\\p{L}\\p{M}]{0,3}${sign}[ ]?(?:ИП |ФОП )?(?<valueCalled>${value})(?=[ \\u3000]?(?:様|殿|님|씨|先生|女士)|[\\s,;.，、。（(|"'\u201d\u2019]|$)`,
  ),
  `(?:患者|病人|[客顾顧][户戶客]|[员員]工|[学學]生|司[机機])(?<valueCalled>${han}{2,4})(?=[，,、。（(])`,
].join('|');

/** Somebody in a card of addresses. */
const onCard = `(?:^|\\n)FN(?:;[^:\\n]{1,40})?:(?<value>(?:${kana}|${hangul}){2,6}(?: (?:${kana}|${hangul}){1,6})?)(?=\\r?\\n|$)`;

/** Whom a letter or a message greets, in Russian, Ukrainian and Greek. */
const greeted = inLines`
  (?:^|[\n>"]|\\n)[ \t]{0,4}(?:
    (?:\u041f\u0440\u0438\u0432\u0435\u0442|\u041f\u0440\u0438\u0432\u0456\u0442|\u0417\u0434\u0440\u0430\u0432\u0441\u0442\u0432\u0443\u0439(?:\u0442\u0435)?|\u0414\u043e\u0431\u0440(?:\u044b\u0439|\u0438\u0439) \u0434\u0435\u043d\u044c|\u0412\u0456\u0442\u0430\u044e),? |
    (?:\u0414\u043e\u0440\u043e\u0433(?:\u043e\u0439|\u0430\u044f|\u0438\u0439|\u0430)|\u0423\u0432\u0430\u0436\u0430\u0435\u043c(?:\u044b\u0439|\u0430\u044f)|\u0428\u0430\u043d\u043e\u0432\u043d(?:\u0438\u0439|\u0430)) 
  )(?<value>${cyrillic}(?: ${cyrillic}){0,2})(?=[,!])|
  (?:^|\n)[ \t]{0,4}(?:\u0393\u03b5\u03b9\u03b1 \u03c3\u03bf\u03c5,?|\u0391\u03b3\u03b1\u03c0\u03b7\u03c4(?:\u03ad|\u03ae)|\u039a\u03b1\u03bb\u03b7\u03bc\u03ad\u03c1\u03b1,?) (?<value>[\u0391-\u03a9\u0386-\u038f][\u03ac-\u03ce]{2,20})(?=[,!])
`;

/** To whom a parcel or a letter goes, on a line of its own. */
const addressed = `(?:^|\\n)[ \\t\\u3000]{0,8}(?<value>${han}{1,4}[ \\u3000]${kana}{1,5})[ \\u3000]?(?:\\u69d8|\\u6bbf)(?=\\s|$)`;

/** What says "my name is" and "name:", script by script, and the name as that script writes it. */
const introductions: readonly string[] = [
  inRoles,
  inLines`
    (?:
      \u6211\u53eb|
      \u6211\u7684\u540d\u5b57(?:\u662f|\u53eb)|
      (?:
        \u59d3\u540d|\u8054\u7cfb\u4eba|\u6536\u4ef6\u4eba|\u5ba2\u6237|\u60a3\u8005|\u5bc4\u4ef6\u4eba|
        \u5ba2\u6237\u59d3\u540d|\u5ba2\u6236|\u806f\u7d61\u4eba|\u6536\u4ef6\u8005
      )(?:${sign}|[ \t])
    )(?<value>${han}{2,4}|${hangul}{3})(?!${han}|${hangul})
  `,
  inLines`
    (?:
      (?:\u79c1\u306e)?\u540d\u524d\u306f|
      \u79c1\u306f|
      (?:
        \u6c0f\u540d|\u304a\u540d\u524d|\u62c5\u5f53\u8005|
        (?:\u304a\u5ba2)?\u69d8\u540d|
        \u304a\u5ba2\u69d8|\u540d\u524d|\u5b9b\u540d
      )${sign}
    )[ ]?(?<value>${han}{1,4}[ \u3000]?${kana}{1,5}?)(?=
      \u3067\u3059|\u3068\u7533|\u69d8|\u3055\u3093|[\s,\u3002\u3001"'\u201d\u2019]|$
    )
  `,
  inLines`
    (?:
      (?:\uc81c|\ub0b4) \uc774\ub984\uc740|
      \uc800\ub294|
      (?:
        \uc774\ub984|\uc131\uba85|\uc218\ucde8\uc778|\ub2f4\ub2f9\uc790|\uace0\uac1d\uba85|\uace0\uac1d|
        \ud658\uc790\uba85?
      )(?:${sign}|[ ](?=${hangul}{2,4} ?(?:\ub2d8|\uc528)))
      )[ ]?(?<value>${hangul}{2,4}?)(?= ?(?:\ub2d8|\uc528)|\uc785\ub2c8\ub2e4|\uc774\uc5d0\uc694|\uc608\uc694|
      \uc774\uace0|\ub2d8|\uc528|[\s,."'\u201d\u2019]|$
    )
  `,
  inLines`
    (?:
      [\u041c\u043c]\u0435\u043d\u044f \u0437\u043e\u0432\u0443\u0442|
      [\u041c\u043c]\u0435\u043d\u0435 \u0437\u0432\u0430\u0442\u0438|
      [Кк]азвам се|[Сс]е викам|[Зз]овем се|[Мм]оје име је|
      (?:
        \u0424\u0418\u041e|\u0418\u043c\u044f|\u041f\u0406\u0411|
        \u041f\u0430\u0446(?:\u0438\u0435|\u0456\u0454)\u043d\u0442(?:\u043a\u0430)?|
        \u041a\u043b\u0456\u0454\u043d\u0442|
        \u0424\u0430\u043c\u0438\u043b\u0438\u044f|
        \u041e\u0442\u043f\u0440\u0430\u0432\u0438\u0442\u0435\u043b\u044c|
        \u041a\u043b\u0438\u0435\u043d\u0442|
        \u041f\u043e\u043b\u0443\u0447\u0430\u0442\u0435\u043b\u044c
      )${sign}
    )[ ]?(?!Меня |Мене )(?<value>${cyrillic}(?: ${cyrillic}){0,2})
  `,
  inLines`
    (?:
      \u0627\u0633\u0645\u064a|
      (?:
        \u0627\u0644\u0627\u0633\u0645(?: \u0627\u0644\u0643\u0627\u0645\u0644)?|
        \u0627\u0633\u0645 (?:\u0627\u0644\u0645\u0631\u064a\u0636|\u0627\u0644\u0639\u0645\u064a\u0644)|
        \u0627\u0644\u0645\u0631\u064a\u0636|
        \u0627\u0644\u0639\u0645\u064a\u0644
      )${sign}
    )[ ]?(?<value>${arabic}(?: ${arabic}){0,2})
  `,
  `(?:\\u0e0a\\u0e37\\u0e48\\u0e2d(?:-\\u0e2a\\u0e01\\u0e38\\u0e25)?|\\u0e25\\u0e39\\u0e01\\u0e04\\u0e49\\u0e32|\\u0e1c\\u0e39\\u0e49\\u0e1b\\u0e48\\u0e27\\u0e22)(?:${sign}|[ :]{1,3})(?<value>${named('[\\u0e01-\\u0e4e]')})`,
  inLines`
    (?:\u092e\u0947\u0930\u093e \u0928\u093e\u092e |(?:\u0928\u093e\u092e|\u0917\u094d\u0930\u093e\u0939\u0915|\u092e\u0930\u0940\u091c\u093c?|\u0930\u094b\u0917\u0940)${sign} ?)
      (?<value>[\u0900-\u0963]{2,16}(?: [\u0900-\u0963]{2,16}){0,2}?)(?= \u0939\u0948|[,\u0964\n"'\u201d\u2019]|$)
  `,
  inLines`
    (?:
      \u05e7\u05d5\u05e8\u05d0\u05d9\u05dd \u05dc\u05d9|
      \u05e9\u05de\u05d9|
      (?:\u05e9\u05dd(?: \u05de\u05dc\u05d0)?|\u05dc\u05e7\u05d5\u05d7|\u05de\u05d8\u05d5\u05e4\u05dc)${sign}
    ) {0,2}(?<value>${named('[\\u05d0-\\u05ea]')})
  `,
  inLines`
    (?:
      \u039c\u03b5 \u03bb\u03ad\u03bd\u03b5|[Λλ]έγομαι|[Τμτ]ο όνομά μου είναι|
      \u03bc\u03b5 \u03bb\u03ad\u03bd\u03b5|
      \u039f\u03bd\u03bf\u03bc\u03ac\u03b6\u03bf\u03bc\u03b1\u03b9|
      (?:\u039f\u03bd\u03bf\u03bc\u03b1\u03c4\u03b5\u03c0\u03ce\u03bd\u03c5\u03bc\u03bf|\u03a0\u03b5\u03bb\u03ac\u03c4\u03b7\u03c2|\u0391\u03c3\u03b8\u03b5\u03bd\u03ae\u03c2)${sign}
    )[ ]?(?<value>
      [\u0391-\u03a9\u0386-\u038f][\u03ac-\u03ce]{2,20}
        (?: [\u0391-\u03a9\u0386-\u038f][\u03ac-\u03ce]{2,24}){0,2}
    )
  `,
];

/** What a form says of a name that is not there. */
const nothing = new RegExp(
  inLines`
    ^(?:
      \u5fc5\u9808|\u672a|\u4e0d|\u65e0|\u7121|\u7a7a|\u306a\u3057|\u5165\u529b|\u8acb|\u8bf7|\u6d4b\u8bd5|
      \u533f\u540d|\u7528\u6237|\ud544\uc218|\uc5c6\uc74c|\u043d\u0435\u0442|\u041d\u0435|
      \u0422\u0435\u0441\u0442|\u041e\u0431\u044f\u0437|\u5fc5\u586b|\u79d8\u5bc6|[\u4f60\u60a8\u4ed6\u5979\u5b83]|\u5927\u5bb6|
      \u5b66\u751f|\u4f1a\u793e\u54e1|\u65e5\u672c|\u533b\u8005|\u041c\u0438\u0440|\u0414\u0440\u0443\u0437|\u041a\u043e\u043b\u043b\u0435\u0433|\u0413\u043e\u0441\u043f\u043e\u0434\u0430|\u041a\u043b\u0438\u0435\u043d\u0442|\u041a\u043e\u043c\u0430\u043d\u0434|\u041c\u043e\u0441\u043a\u0432|\u0420\u043e\u0441\u0441\u0438|\u0423\u043a\u0440\u0430\u0438\u043d|\u0423\u043a\u0440\u0430\u0457\u043d|\u0412\u0441\u0435\u043c|
      \u0645\u0637\u0644\u0648\u0628|\u063a\u064a\u0631|\u05d7\u05d5\u05d1\u05d4|\u0906\u0935\u0936\u094d\u092f\u0915|\u03a5\u03c0\u03bf\u03c7\u03c1
    )
  `,
  'u',
);

/** What somebody says behind the word for a customer or a patient, where a talk is written down, or what is asked for there. */
const said = new RegExp(
  inLines`
    ^(?:
      谢谢|謝謝|多[谢謝]|感[谢謝]|好[的吧]|[您你]好|[请請][问問]|麻[烦煩]|收[货貨]|地址|[电電][话話]|手[机機]|[邮郵]箱|可以|[没沒]有|[对對]|是的|嗯|明白|知道|稍等|再[见見]|
      早上|下午|晚上|[订訂][单單]|退|密[码碼]|姓名|名[称稱]|何[时時]|什[么麼]|怎[么麼]|高[兴興]|方便|[应應][该該]|金[额額]|安[全排]|常[见用見]|万一|[关關]于|任何|
      了解|承知|結構|大丈夫|住所|注文|氏名|名[前字]|以上|問題|同意|不明|本人|会社|是非|今日|明日|
      안녕|감사|네|아니|그래|여보세|예약|주문|문의|배송|환불|알겠|괜찮|저는|제가|죄송|좋아|혹시|언제|어디|이름|성함|성명|전화|주소|성별|신청|정보|연락|
      (?:Мен[яе]|Мне|Мо[йяё]|Мій|Это|Вы|Ви|Мы|Ми|Да|Так|Ні|Нет|Как|Где|Что|Хочу|Можно|Когда|Почему|Это|Ок|Ясно|Адрес|Телефон|Номер|Паспорт|Заказ|Понятно|Алло)(?![а-яёіїє])|
      Здравст|Добр|Спасиб|Привет|Хорош|Конечно|Пожалуй|Извин|Подскаж|Скаж|Благодар|Дяку|Вітаю|Будь|Вибач|Прошу|
      مرحبا|شكرا|أهلا|السلام|نعم|(?:ما|هل|لا|من|في|كيف|متى|أين) |حسنا|طيب|اسم|أريد|صباح|مساء|تمام|عفوا|العنوان|رقم
    )
  `,
  'u',
);

/** Whom Japanese calls with respect without a name. */
const anybody = /^[皆奥客娘兄姉父母妻夫嫁婿叔伯]|[者員士師生人長屋手客様隣息子]$/u;

/** How Russian, Ukrainian and Caucasian surnames end, and the names of fathers. */
const russian =
  /(?:[оеё]в|[иы]н|[оеиы][вн]а|[сц]к(?:ий|ая|ой)|енко|чук|[аяе]нко|ян|швили|дзе|ич|вна|ична|[иы]х)(?: |$)/;

/** A person who is introduced in another script. */
export const introducedPersonAbroad: PatternDetector = {
  id: 'introduced-person-abroad',
  type: 'person_name',
  label: 'Name that is introduced in another script',
  shape:
    'A name behind "my name is" or "name:" in Chinese, Japanese, Korean, Russian, Ukrainian, Arabic, Greek, Thai, Hindi or Hebrew, as that script writes names.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: ['fn:', 'fn;'],
  trigger: expression(
    inLines`
      ${called.map(([labels]) => labels).join('|')}|病人|[顾顧]客|[Мм]о[яйеию] |[Нн]аш|[Ее]го |[Её]ё |[Вв]аш|我|[他她]的|제 |내 |저희 |우리 |さん|担当の|担当者の|敬[具上礼禮]|お願い|願います|드림|올림|배상|と申|ともうし|といいま|[Кк]азвам|[Сс]е викам|[Зз]овем|[Мм]оје|[Λλ]έγομαι|νομά|
      \u5bc4\u4ef6\u4eba|\u5ba2\u6236|\u806f\u7d61\u4eba|\u6536\u4ef6\u8005|\u69d8\u540d|\u304a\u5ba2\u69d8|
      \uace0\uac1d|\ud658\uc790|
      \u041f\u0430\u0446\u0456\u0454\u043d\u0442|
      \u041a\u043b\u0456\u0454\u043d\u0442|
      \u0424\u0430\u043c\u0438\u043b\u0438\u044f|
      \u041e\u0442\u043f\u0440\u0430\u0432\u0438\u0442\u0435\u043b\u044c|
      \u0928\u093e\u092e|\u6211\u53eb|\u6211\u7684\u540d\u5b57|\u59d3\u540d|\u8054\u7cfb\u4eba|
      \u6536\u4ef6\u4eba|\u5ba2\u6237|\u60a3\u8005|\u540d\u524d|\u79c1\u306f|\u6c0f\u540d|\u62c5\u5f53\u8005|
      \u5b9b\u540d|\uc774\ub984|\uc800\ub294|\uc131\uba85|\uc218\ucde8\uc778|\ub2f4\ub2f9\uc790|
      \u0437\u043e\u0432\u0443\u0442|
      \u0437\u0432\u0430\u0442\u0438|
      \u0424\u0418\u041e|\u0418\u043c\u044f|\u041f\u0406\u0411|
      \u041f\u0430\u0446\u0438\u0435\u043d\u0442|
      \u041a\u043b\u0438\u0435\u043d\u0442|
      \u041f\u043e\u043b\u0443\u0447\u0430\u0442\u0435\u043b\u044c|
      \u0627\u0633\u0645\u064a|
      \u0627\u0644\u0627\u0633\u0645|
      \u0627\u0644\u0645\u0631\u064a\u0636|
      \u0627\u0644\u0639\u0645\u064a\u0644|
      \u041f\u0440\u0438\u0432|\u0417\u0434\u0440\u0430\u0432|\u0414\u043e\u0431\u0440|\u0412\u0456\u0442|\u0414\u043e\u0440\u043e\u0433|\u0423\u0432\u0430\u0436|\u0428\u0430\u043d\u043e\u0432|\u0393\u03b5\u03b9\u03b1|\u0391\u03b3\u03b1\u03c0|\u039a\u03b1\u03bb\u03b7\u03bc|
      \u03bb\u03ad\u03bd\u03b5|
      \u039f\u03bd\u03bf\u03bc\u03ac\u03b6\u03bf\u03bc\u03b1\u03b9|\u69d8|\u6bbf|
      \u039f\u03bd\u03bf\u03bc\u03b1\u03c4\u03b5\u03c0\u03ce\u03bd\u03c5\u03bc\u03bf|
      \u0e0a\u0e37\u0e48\u0e2d|
      \u092e\u0947\u0930\u093e \u0928\u093e\u092e|
      \u05e7\u05d5\u05e8\u05d0\u05d9\u05dd|
      \u05e9\u05de\u05d9|\u05e9\u05dd|\u05dc\u05e7\u05d5\u05d7|\u05de\u05d8\u05d5\u05e4\u05dc|\u0917\u094d\u0930\u093e\u0939\u0915|\u092e\u0930\u0940\u091c|\u0930\u094b\u0917\u0940|
      \u0e25\u0e39\u0e01\u0e04\u0e49\u0e32|\u0e1c\u0e39\u0e49\u0e1b\u0e48\u0e27\u0e22|\u0627\u0633\u0645 |\u03a0\u03b5\u03bb\u03ac\u03c4\u03b7\u03c2|\u0391\u03c3\u03b8\u03b5\u03bd\u03ae\u03c2
    `,
    'g',
  ),
  pattern: expression([...introductions, greeted, onCard, addressed].join('|'), 'gu'),
  reach: [12, 90],
  accept: (value, { groups, text, end }) =>
    !nothing.test(value) &&
    !said.test(value) &&
    // A label has a sign behind it, and a name has none.
    !/^[ ]?[:：]/.test(text.slice(end, end + 2)) &&
    !isNobody(value) &&
    (groups['valueHonoured'] === undefined || !anybody.test(value)) &&
    (groups['valueCalled'] === undefined || russian.test(value) || isNameInOtherScript(value)),
};
