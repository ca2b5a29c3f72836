import { inAnyCase, inLines } from '../../../in-lines.ts';
import { type Readied, readied } from '../../../sieve/readied.ts';

/** What the claims of a description sound like in the other languages that traces come in. */
export const abroad: Readonly<Record<'media' | 'judged' | 'live' | 'flawless', Readied>> = {
  media: readied(inAnyCase`
    (?<!\p{L})(?:con|completo di)\s(?:[\p{L}-]+\s){0,3}?(?:schermate|registrazion[ei] (?:audio|video|dello schermo)|riprese)(?!\p{L})|
    (?<!\p{L})(?:met|inclusief)\s(?:[\p{L}-]+\s){0,3}?(?:schermafbeeldingen|schermopnamen?|video-opnamen?|geluidsopnamen?)(?!\p{L})|
    (?<!\p{L})(?:ze?|dołączon[oaey]|zawiera|wraz z)\s(?:[\p{L}-]+\s){0,3}?
      (?:zrzut(?:y|ów|ami|em)? ekranu|nagrani(?:e|a|em|ami)|zdjęci(?:e|a|ami)|(?:wideo|filmem)\s(?:z\s)?ekranu|telemetri[ąęi])(?!\p{L})|
    (?<!\p{L})(?:со?|включая)\s(?:[\p{L}-]+\s){0,3}?(?:скриншот|снимк|видеозапис|аудиозапис|записью экрана)\p{L}*|
    (?<!\p{L})(?:приложен|прилага|включен|включён|снабжен|снабжён)\p{L}*\s(?:\p{L}+\s){0,2}?(?:скриншот|видеозапис|аудиозапис|снимк|запись экрана)\p{L}*|
    (?<!\p{L})(?:скриншоты|снимки|видеозапись|запись экрана)\s(?:[\p{L}]+\s){0,3}?(?:приложен|прилага|включен|включён)\p{L}*|
    (?:스크린샷|화면\s?(?:캡처|녹화)|녹화\s?영상|녹음\s?파일)(?:[이가을를도]|까지)?\s(?:모두\s|함께\s|전부\s)?(?:포함|첨부|수록)(?:되|된|됐|돼|했|하였|함)|
    (?<![没沒])有(?:屏幕|全程|完整)?(?:截图|截屏|录屏|录像|录音|视频)|
    (?:画面|音声|映像)?(?:録画|録音|動画|スクリーンショット)(?:つき|付き|あり|を収録|が付)
  `),
  judged: judgedForms(),
  live: readied(inAnyCase`
    (?<!\p{L})(?:live|in echtzeit)\s(?:auf|mit)ge(?:zeichnet|schnitten)\p{L}*|
    (?<!\p{L})(?:regist(?:r?ad)|grabad|capturad|gravad|recopilad)[oa]s?\s(?:\p{L}+\s){0,2}?(?:en vivo|en directo|en tiempo real|ao vivo|em direto|em tempo real)|
    (?<!\p{L})(?:enregistré|capturé|noté|tracé)e?s?\s(?:\p{L}+\s){0,2}?(?:en direct|en temps réel)|
    (?<!\p{L})(?:registrat|tracciat)[oaie]\s(?:\p{L}+\s){0,2}?(?:dal vivo|in diretta|in tempo reale)|
    (?<!\p{L})(?:nagran|zapisan|zarejestrowan)[oaey]\s(?:\p{L}+\s){0,2}?(?:na żywo|na bieżąco|w czasie rzeczywistym)|
    (?<!\p{L})live (?:opgenomen|vastgelegd)(?!\p{L})|
    (?<!\p{L})(?:записан|снят|собран)[оаы]?\s(?:\p{L}+\s)?(?:вживую|в реальном времени)(?!\p{L})|
    실시간(?:으로)?\s?(?:기록|수집|녹화|캡처)|
    (?:实时|现场|全程)(?:记录|录制|采集)|(?:リアルタイム|その場|ライブ)(?:で|の)?(?:記録|収録)
  `),
  flawless: readied(inAnyCase`
    (?<!\p{L})(?:
      ohne\s(?:(?:einen?|jede[nr]?|irgendeinen?|einzigen)\s){0,2}|sin\s(?:(?:ningún|ninguna|un|una|solo|sola)\s){0,2}|
      sans\s(?:(?:aucune?|une?|la moindre|seule?)\s){0,2}|sem\s(?:(?:nenhuma?|uma?|qualquer|única?)\s){0,2}|
      senza\s(?:(?:alcuna?|nessuna?|una?)\s){0,2}|bez\s(?:(?:żadn\p{L}+|jedn\p{L}+)\s){0,2}
    )(?:
      fehler|fehlschläge?|fehlversuche?|korrekturen?|korrektur|wiederholung(?:en)?|errores|error|fallos?|correcci(?:ón|ones)|
      reintentos?|erreurs?|échecs?|corrections?|accrocs?|erros?|falhas?|correç(?:ão|ões)|errori|errore|correzion[ei]|
      błęd(?:ów|u)|poprawek|korekt
    )(?!\p{L})|
    (?<!\p{L})без\s(?:(?:единой|единого|каких-либо|одной|малейшей)\s)?(?:ошибок|ошибки|сбоев|сбоя|неудач|исправлений|повторов)(?!\p{L})|
    (?<!\p{L})с перво(?:й попытки|го раза)(?!\p{L})|
    (?:오류|실패|에러|재시도)\s?(?:가\s)?(?:한\s?번도\s)?없이|(?:첫\s?시도에|한\s?번에)\s(?:모두\s)?성공|
    (?:没有|沒有|无|零)(?:任何)?(?:错误|失败|失误|返工|修正)|一次(?:就)?(?:成功|通过)|
    (?:失敗|エラー|修正|ミス)(?:は|が|も)?(?:なく|なし|一度もな|ゼロ)
  `),
};

/** People whose judgement would raise the level, and what they are said to have done. */
function judgedForms(): Readied {
  const german = inLines`
    (?:fach(?:leute|mann|frau|person)|(?:\p{L}{3,20})?(?:expert|jurist|anw[aä]lt|[aä]rzt|gutachter|ingenieur|spezialist|berater|prüfer)|
      kund|auftraggeber|lektor|kolleg|professor|redakteur|dritt)\p{L}*
  `;
  const romance = inLines`
    (?:e[xs]pert|especialist|spécialist|specialist|abogad|advogad|avocat|avvocat|médic|médec|medic|client|ingenier|ingénieur|engenheir|
      ingegner|auditor|auditeur|professor|professeur|profesor|relecteur|notari|notaire|commercialist|tercer|tiers)\p{L}*
  `;
  const dutch = '(?:deskundige|expert|specialist|arts|jurist|advocaat|klant|ingenieur|accountant|hoogleraar)\\p{L}*';
  const dutchVerbs = '(?:gecontroleerd|beoordeeld|gevalideerd|goedgekeurd|nagekeken)';
  const russian =
    '(?:эксперт|специалист|юрист|адвокат|врач|инженер|клиент|заказчик|редактор|рецензент|аудитор|профессор|бухгалтер)\\p{L}*';
  const polish = '(?:ekspert|specjalist|prawnik|adwokat|lekarz|klient|inżynier|recenzent|audytor|profesor)\\p{L}*';
  return readied(inAnyCase`
    (?<!\p{L})(?:vo[nm]|durch)\s(?:\p{L}+\s){0,2}?${german}\s(?:[^.,;!?]{0,40}\s)?(?:
      geprüft|bestätigt|abgenommen|begutachtet|freigegeben|gegengelesen|validiert|gebilligt|kontrolliert
    )(?!\p{L})|
    (?<!\p{L})(?:der|die|ein|eine|zwei|drei|mehrere)\s${german}\s(?:hat|haben)\s[^.,;!?]{0,40}?(?:
      geprüft|bestätigt|abgenommen|begutachtet|freigegeben|gegengelesen|validiert|gebilligt
    )(?!\p{L})|
    (?<!\p{L})(?:relu|vérifié|validé|approuvé|contrôlé|corrigé|revisad|verificad|validad|aprobad|aprovad|corregid|corrigid|conferid|revist|
      revisionat|verificat|validat|approvat|controllat)[oaeis]{0,2}\s(?:par|por|pel[oa]s?|da(?:l|i|gli|lle|lla)?)\s
      (?:\p{L}+\s){0,2}?${romance}|
    (?<!\p{L})(?:el|la|los|las|un|una|o|a|os|as|um|uma|le|les|une|il|lo|i|gli|due|dos|duas|deux)\s${romance}\s
      (?:(?:ha|han|a|ont|hanno|foi)\s)?(?:
        aprob(?:ó|aron|ado)|valid(?:ó|aron|ado|é|ou|aram|ato)|revis(?:ó|aron|ado|ou|aram)|verific(?:ó|aron|ado|ou|ato)|
        aprov(?:ou|aram|ado)|approuvé|vérifié|relu|approvato
      )(?!\p{L})|
    (?<!\p{L})door\s(?:een|twee|de|het)\s(?:\p{L}+\s)?${dutch}\s${dutchVerbs}(?!\p{L})|
    (?<!\p{L})${dutchVerbs}\sdoor\s(?:\p{L}+\s){0,2}?${dutch}|
    (?<!\p{L})(?:zweryfikowan|sprawdzon|zatwierdzon|zrecenzowan|ocenion)[eaoy]\s(?:\p{L}+\s){0,2}?przez\s(?:\p{L}+\s){0,2}?${polish}|
    (?<!\p{L})${polish}\s(?:zatwierdził|sprawdził|zweryfikował|ocenił|zaakceptował)[ai]?(?!\p{L})|
    (?<!\p{L})(?:проверен|просмотрен|одобрен|подтвержден|подтверждён|утвержден|утверждён|размечен|оценен|оценён|согласован)[оаы]?\s
      (?:\p{L}+\s){0,2}?${russian}|
    (?<!\p{L})${russian}\s(?:\p{L}+\s)?(?:проверил|подтвердил|одобрил|оценил|разметил|утвердил)[аи]?(?!\p{L})|
    (?:전문가|감수자|제3자|외부\s?검토자)(?:들)?(?:[가이]|에\s?의해)\s?[^.]{0,20}?(?:검증|검토|승인|확인|감수|평가)|
    (?:고객|변호사|의사|엔지니어|회계사|교수|의뢰인)(?:들)?(?:[가이]|에게)\s?[^.]{0,20}?(?:검증|검토|승인|감수|평가)(?:했|하였|됐|되었|받)|
    (?:专家|客户|律师|医生|工程师|同行|第三方|人工)(?:们|团队)?(?:已|已经|均|都|逐条|全程)?(?:审核|审阅|验证|认可|批准|确认|复核|标注|验收)|
    (?:専門家|顧客|お客様|クライアント|弁護士|医師|査読者|第三者)(?:が|による|により|の)[^。、]{0,12}(?:承認|確認|検証|査読|監修|レビュー|検収)
  `);
}
