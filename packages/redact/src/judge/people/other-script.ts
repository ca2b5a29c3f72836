import { inLines } from '../../shape/in-lines.ts';

/** True for what begins with a letter of those that know no capitals. */
export function isInOtherScript(text: string): boolean {
  return /^\p{Lo}/u.test(text);
}

/**
 * True for a text that is nothing but a name in letters that know no capitals: a Chinese or Korean surname and what is given
 * behind it, two words of Japanese, two to four of Arabic, Hebrew, Thai or Hindi. A text that calls a person here has to say
 * so; by itself a word in these letters may be anything.
 */
export function isNameInOtherScript(text: string): boolean {
  return written.test(text) && !firm.test(text);
}

const han = '[\\u3005\\u4e00-\\u9fff]';
const hangul = '[\\uac00-\\ud7a3]';

/** Surnames of one sign and of two, in both ways of writing them. */
const chinese = inLines`
  (?:
    欧阳|歐陽|上官|诸葛|諸葛|司马|司馬|司徒|慕容|皇甫|令狐|东方|尉迟|公孙|
    [王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林罗羅高郑鄭梁谢謝宋唐许許邓鄧冯馮韩韓曹曾彭萧蕭蔡潘田董袁于余叶葉蒋蔣杜苏蘇魏程吕呂丁沈任姚卢盧傅钟鍾姜崔谭譚廖范汪陆陸金石戴贾賈韦韋夏邱方侯邹鄒熊孟秦白江阎薛尹段雷黎史龙龍陶贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武莫孔汤湯向常温葛殷牛梅柯丘洪翁倪颜顏庄莊]
  )
`;
const korean =
  '(?:남궁|황보|제갈|선우|독고|사공|서문|[김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹탁국어은편용])';
/** The surnames before which Japanese names are written without a blank. */
const japanese =
  '(?:佐藤|鈴木|高橋|田中|渡[辺邊]|伊藤|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|清水|山崎|池田|橋本|阿部|石川|前田|藤田|小川|後藤|岡田|長谷川|村上|近藤|石井|坂本|遠藤|青木|藤井|西村|福田|太田|三浦|岡本|松田|中島|中川|原田|小野|竹内|金子|和田|中山|石田|上田|森田|柴田|酒井|工藤|横山|宮崎|内田|高木|安藤|谷口|大野)';

/** True for one of the surnames that are common in Japan. */
export function isSurnameOfJapan(text: string): boolean {
  return ofJapan.test(text);
}

const ofJapan = new RegExp(`^${japanese}$`, 'u');

const written = new RegExp(
  inLines`
    ^(?:
      ${chinese}${han}{1,2}|${japanese}[\u3040-\u309f\u3005\u4e00-\u9fff]{1,3}|
      ${han}{1,4}[ \u3000][\u3005\u3040-\u30ff\u4e00-\u9fff]{1,5}|[\u30a1-\u30fa\u30fc]{2,10}[\u30fb=][\u30a1-\u30fa\u30fc\u30fb]{2,16}|
      ${korean}${hangul}{1,2}|
      [\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc]{2,14}(?: [\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc]{2,14}){1,3}|
      [\u05d0-\u05ea]{2,12}(?:[ -][\u05d0-\u05ea]{2,14}){1,2}|
      [\u0e01-\u0e4e]{2,20} [\u0e01-\u0e4e]{2,24}|
      [\u0904-\u0963]{2,16}(?: [\u0904-\u0963]{2,16}){1,2}
    )$
  `,
  'u',
);

/** What a firm, an office or a place begins or ends with. */
const firm = beginsOrEnds(
  '전체|전원|직원|정보|주소|전화|고객|기타|공지|안내|문의|배송|신청|예약|한국|인천|제주|주문|\u0634\u0631\u0643\u0629|\u0645\u0624\u0633\u0633\u0629|\u0628\u0646\u0643|\u0641\u0631\u064a\u0642|\u0642\u0633\u0645|\u062e\u062f\u0645\u0629|\u0645\u0633\u062a\u0634\u0641\u0649|\u062c\u0627\u0645\u0639\u0629|\u0648\u0632\u0627\u0631\u0629|\u05d7\u05d1\u05e8\u05ea|\u05d1\u05e0\u05e7|\u05e6\u05d5\u05d5\u05ea|\u05de\u05d7\u05dc\u05e7\u05ea|\u05de\u05e9\u05e8\u05d3|\u05e9\u05d9\u05e8\u05d5\u05ea|\u05ea\u05dc |\u0e1a\u0e23\u0e34\u0e29\u0e31\u0e17|\u0e18\u0e19\u0e32\u0e04\u0e32\u0e23|\u0e17\u0e35\u0e21|\u0e1d\u0e48\u0e32\u0e22|\u0e23\u0e49\u0e32\u0e19|\u682a\u5f0f|\u6709\u9650',
  '公司|集团|集團|银行|銀行|大学|大學|医院|醫院|[部店社局省市县縣区區室組组課科村镇鎮]|会社|病院|학교|은행|회사|센터|병원|고객|[팀부]|\u0644\u0644\u062a\u062c\u0627\u0631\u0629|\u05d1\u05e2"\u05de',
);

function beginsOrEnds(begins: string, ends: string): RegExp {
  return new RegExp(`^(?:${begins})|(?:${ends})$`, 'u');
}
