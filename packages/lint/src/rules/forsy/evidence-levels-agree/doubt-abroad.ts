import { inLines } from '../../in-lines.ts';
import type { Form } from '../../sieve/readied.ts';

/** What a record is called in a language, and how it is said to be lost or guessed. */
interface Words {
  /** What nothing but a session leaves behind. */
  readonly left: string;
  /** What a work may be about as well. */
  readonly leftOrMade: string;
  /** Is, was, has been: a verb alone may well tell what the agent did with a record. */
  readonly is: string;
  readonly lostOrGuessed: string;
  /** Not, and what is not: kept, known. */
  readonly notKept: string;
  /** A verb that needs no other: "fehlen", "faltan". */
  readonly missing: string;
}

const german: Words = {
  left: inLines`
    zeitstempeln?|zeitangaben?|such(?:begriffe?[ns]?|anfragen?|wörter[n]?)|aufrufe?[ns]?|(?:zwischen|einzel)?schritte?n?s?|befehle?[ns]?|protokolle?s?|logs?|mitschnitte?n?s?|
    aufzeichnung(?:en)?|sitzung(?:en)?|(?:gesprächs|terminal|chat)?verlaufs?|(?:terminal|konsolen|programm|werkzeug)ausgaben?
  `,
  leftOrMade: 'zeiten|eingaben|originalausgaben|uhrzeiten|antwort(?:en)?|wortlauts?|reihenfolge|anfragen?|nachrichten',
  is: '(?:ist|sind|war(?:en)?|wurden?|worden|gilt|gelten)',
  lostOrGuessed: inLines`
    (?:
      geschätzt|rekonstruiert|erraten|vermutet|ergänzt|nachgetragen|verloren|unvollständig|lückenhaft|ungefähr|unsicher|
      unklar|unbekannt|erfunden|verschwunden|gekürzt|sinngemäß|gerundet
    )
  `,
  notKept: inLines`
    nicht (?:\p{L}+ )?(?:
      bekannt|erhalten|vorhanden|belegt|überliefert|aufgezeichnet|gespeichert|gesichert|auffindbar|mitgeschnitten
    )
  `,
  missing: 'fehl(?:t|en|ten?)(?!\\s(?:noch|bisher|nur))',
};

const french: Words = {
  left: 'horodatages?|étapes?|journa(?:l|ux)|enregistrements?|historique|session|transcription|invites?',
  leftOrMade: 'heures|sorties?|commandes?|réponses?|messages?|ordre',
  is: '(?:est|sont|était|étaient|a été|ont été)',
  lostOrGuessed: inLines`
    (?:
      approximati(?:f|ve)s?|estimée?s?|reconstituée?s?|reconstruite?s?|perdue?s?|devinée?s?|supposée?s?|inconnue?s?|
      incomplets?|incomplètes?|inventée?s?|incertaine?s?|abrégée?s?|raccourcie?s?
    )
  `,
  notKept:
    "(?:n['’]|ne )(?:est|sont|a|ont) (?:pas|plus) (?:été )?(?:conservé|enregistré|gardé|sauvegardé|connu|disponible)e?s?",
  missing: 'manqu(?:e|ent|aient)',
};

const spanish: Words = {
  left: 'marcas de tiempo|pasos?|comandos?|registros?|historial|sesión|transcripción|bitácora',
  leftOrMade: 'tiempos|salidas?|respuestas?|mensajes?|orden',
  is: '(?:es|son|era|eran|está|están|fue|fueron|se)',
  lostOrGuessed: inLines`
    (?:
      aproximad[oa]s?|estimad[oa]s?|reconstruid[oa]s?|reconstruy(?:ó|eron)|perdid[oa]s?|perdi(?:ó|eron)|inciert[oa]s?|
      incomplet[oa]s?|desconocid[oa]s?|inventad[oa]s?|supuest[oa]s?|abreviad[oa]s?|acortad[oa]s?|acortaron
    )
  `,
  notKept: '(?:no|ya no) (?:se )?(?:ha |han )?(?:conserv|guard|grab|regist|conoc|dispon)\\p{L}+',
  missing: 'falta(?:n|ron|ba|ban)?',
};

const portuguese: Words = {
  left: 'marcas de tempo|passos?|etapas?|comandos?|registr?os?|histórico|sessão|transcrição',
  leftOrMade: 'tempos|saídas?|respostas?|mensagens|ordem',
  is: '(?:é|são|era|eram|está|estão|foi|foram)',
  lostOrGuessed:
    '(?:aproximad[oa]s?|estimad[oa]s?|reconstruíd[oa]s?|reconstituíd[oa]s?|perdid[oa]s?|incert[oa]s?|incomplet[oa]s?|desconhecid[oa]s?|inventad[oa]s?)',
  notKept: 'não (?:foi |foram |se )?(?:conserv|guard|grav|regist|conhec|dispon)\\p{L}+',
  missing: 'falta(?:m|ram|va|vam)?',
};

const italian: Words = {
  left: 'passaggi?o?|passi|comand[oi]|registro|cronologia|sessione|log|marcatempi',
  leftOrMade: 'output|risposte|messaggi|ordine',
  is: '(?:è|sono|era|erano|(?:è|sono) stat[oaie])',
  lostOrGuessed:
    '(?:approssimativ[oaie]|stimat[oaie]|ricostruit[oaie]|pers[oaie]|incert[oaie]|incomplet[oaie]|sconosciut[oaie]|inventat[oaie])',
  notKept: 'non (?:è |sono )?(?:stat[oaie] )?(?:conservat|salvat|registrat|not|disponibil)\\p{L}+',
  missing: 'manca(?:no|vano)?',
};

const polish: Words = {
  left: 'krok(?:i|ów|u)?|polece(?:ni[ae]|ń)|znacznik(?:i|ów) czasu|dziennik\\p{L}*|zapisu?|sesj[aięe]',
  leftOrMade: 'czasy|odpowied(?:zi|ź)|kolejność',
  is: '(?:jest|są|był[aoy]?|zostały?|została|zostało)',
  lostOrGuessed:
    '(?:odtworzon[oaey]|oszacowan[oaey]|przybliżon[aey]|niepełn[aey]|zgubion[oaey]|utracon[oaey]|niepewn[aey]|nieznan[aey])',
  notKept: 'nie (?:(?:został[aoy]? )?(?:zachowan|zapisan|znan)\\p{L}+|zachował[aoy]? się)',
  missing: 'brakuje|brakowało',
};

const dutch: Words = {
  left: "stap(?:pen)?|commando['’]?s?|tijdstempels?|logboek|logs?|sessie|schermuitvoer",
  leftOrMade: 'tijden|uitvoer|antwoord(?:en)?|berichten|volgorde',
  is: '(?:is|zijn|was|waren|werd|werden)',
  lostOrGuessed:
    '(?:geschat|gereconstrueerd|gegokt|geraden|aangevuld|verloren|onvolledig|onzeker|onbekend|verzonnen|bij benadering)',
  notKept: 'niet (?:meer )?(?:bewaard|opgeslagen|vastgelegd|bekend|beschikbaar)',
  missing: 'ontbre(?:ekt|ken|ak|aken)',
};

const europeans = [german, french, spanish, portuguese, italian, polish, dutch];

/** Doubts about a record in the other languages that traces come in; `alone` for the nouns that no work is about. */
export function doubtsAbroad(alone: boolean): Form {
  const forms = [
    ...europeans.map((words) => inWordsOf(words, alone)),
    inRussian(alone),
    inChinese(alone),
    inJapanese(alone),
    inKorean(alone),
    byHeart,
  ];
  return { source: forms.join('|'), flags: 'iu' };
}

/** Nothing of it is lost where the noun or the verb is denied. */
const undenied = inLines`
  (?<!(?<!\p{L})(?:
    kein\p{L}*|nichts|ohne|aucune?|rien|ningún|ninguna?|nada|sin|nenhuma?|sem|nessuna?|senza|żad\p{L}+|bez
  )\s(?:\p{L}+\s)?)
`;

function inWordsOf({ left, leftOrMade, is, lostOrGuessed, notKept, missing }: Words, alone: boolean): string {
  // The cheaper look comes first: within a word nothing before it has to be read.
  const record = `(?<!\\p{L})${undenied}(?:${alone ? left : `${left}|${leftOrMade}`})(?!\\p{L})`;
  const word = (one: string): string => `(?<!\\p{L})(?:${one})(?!\\p{L})`;
  return inLines`
    ${record}[^.!?;:]{0,40}?${word(is)}[^.!?;:]{0,25}?${word(lostOrGuessed)}|
    ${record}[^.!?;:]{0,40}?${word(notKept)}|
    ${word(notKept)}[^.!?;:]{0,15}?${record}|
    ${record}\s(?:\p{L}+\s){0,2}?${word(missing)}|
    ${word(missing)}\s(?:\p{L}+\s){0,3}?${record}(?!\s(?:por|para|pour|à|da|zum|zur|bis)(?!\p{L}))
  `;
}

/** Without a word for is, and with endings: "вывод не сохранился", "порядок шагов приблизительный". */
function inRussian(alone: boolean): string {
  const nouns = `шаг(?:и|ов|а|ам|ах)?|точн\\p{L}+ команд\\p{L}+|лог(?:и|ов|а)?|временн(?:ые|ых) мет(?:ки|ок)|истори[яи] команд${
    alone ? '' : '|вывод[аы]?'
  }`;
  const record = `(?<!\\p{L})(?<!(?<!\\p{L})(?:ни|один|без|никак\\p{L}+)\\s)(?:${nouns})(?!\\p{L})`;
  const gone =
    '(?:не (?:был[аои]? )?(?:сохран|записан|зафиксирован|извест|уцел)|утерян|утрачен|потерян|неизвест|неполн)\\p{L}*';
  const guessed = '(?:восстановлен|реконструирован|приблизительн|предположительн|угадан|выдуман|неточн)\\p{L}*';
  return inLines`
    ${record}[^.!?;:]{0,40}?(?<!\p{L})(?:${gone}|${guessed})|
    (?<!\p{L})(?:${gone}|${guessed})\s(?:\p{L}+\s){0,2}?${record}
  `;
}

function inChinese(alone: boolean): string {
  const record = `(?:时间戳|步骤|日志|命令|会话|对话${alone ? '' : '|输出|记录|顺序|回复'})`;
  return inLines`
    ${record}[均都也]?(?:为|是|系|由|根据|凭|靠|属)[^。，；]{0,8}(?:估计|估算|推测|推断|猜测|补全|补写|重建|大致)|
    ${record}[均都已也]?(?:可能)?(?:有所)?(?:丢失|缺失|不全|不完整|未保留|未保存|没有保留|没有保存|没有记录|未知|不确定)|
    (?:丢失|缺失)(?:了)?(?:部分|一些|若干|几个)?${record}
  `;
}

function inJapanese(alone: boolean): string {
  const record = `(?:タイムスタンプ|ステップ|コマンド|ログ|履歴|会話${alone ? '' : '|時刻|出力|記録|順序|応答'})`;
  return inLines`
    ${record}(?:の\p{L}{1,6})?[はがも][^。]{0,20}(?:
      推定|推測|再現し|再構成|欠け|失われ|残ってい?な|残っておら|不明|不完全|概算|補っ|補完
    )
  `;
}

function inKorean(alone: boolean): string {
  const record = `(?:타임스탬프|단계|명령어?|로그|대화|세션${alone ? '' : '|출력|순서'})`;
  return inLines`
    ${record}(?:의\s[^.\s]{1,8})?[이가은는도]\s[^.]{0,20}(?:
      남아\s?있지\s?않|남지\s?않|보존되지\s?않|저장되지\s?않|기록되지\s?않|유실|추정|재구성
    )
  `;
}

/** Written down from memory, not held in it, and no memory of a machine. */
const byHeart = inLines`
  (?<!\p{L})(?:ricostruit|scritt|aggiunt|annotat)\p{L}+ a memoria(?!\p{L})|
  (?<!\p{L})(?<!(?:nie|zamiast)\s)z pamięci(?!\p{L}|\s(?:podręczn|operacyjn|masow|ram|cache|flash)\p{L}*)|
  (?<!\p{L})(?<!niet\s)uit het geheugen (?:op|aan|ge)\p{L}+|
  (?<!\p{L})(?:восстан|воспроизв|реконструир|запис|дополн|указан|привед|собран|напис)\p{L}+\s(?:\p{L}+\s){0,2}?по памяти(?!\p{L})|
  기억(?:을|에|이|으로|나는)?\s?(?:더듬|의존|의지|바탕|나지\s?않|대로)|
  (?<!不|而非|不是)(?:凭|根据|靠|按)(?:着)?记忆
`;
