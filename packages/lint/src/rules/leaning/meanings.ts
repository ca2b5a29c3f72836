/**
 * Words of like meaning in the languages that agents report in, so that what is learned of one is known of the others: the
 * little words that make a sentence under the English one, the others under a name of their own.
 */
const meanings: Readonly<Record<string, string>> = {
  the: 'der die das dem den le la les el los las il lo gli het',
  '~ed': 'written rewritten built sent drawn redrawn taken given made put cut broken chosen shown held kept brought',
  a: 'ein eine einen einem einer un une una uno uma een',
  of: 'des du del della von vom van',
  and: 'und et y en',
  or: 'oder ou',
  to: 'zum zur um pour para per om à al',
  in: 'im dans nel em na',
  with: 'mit avec con com met',
  for: 'für por voor',
  on: 'auf sur sobre op',
  not: 'nicht ne pas não niet non',
  no: 'kein keine keinen aucun aucune ningún ninguna geen nenhum nessun',
  is: 'ist sind est sont es está son están é são è sono zijn',
  was: 'war waren wurde wurden était fue era foi werd',
  has: 'hat haben habe ont ha han tiene heeft tem',
  will: 'wird werden va sera vamos vai',
  which: 'welche welcher dass que qui che dat',
  so: 'damit daher deshalb donc así entonces quindi dus',
  because: 'weil denn da parce car porque perché omdat',
  but: 'aber sondern mais pero ma maar mas',
  only: 'nur seulement solo sólo alleen apenas',
  still: 'noch encore todavía aún nog ancora ainda',
  we: 'ich wir je nous yo ik wij eu',
  must:
    'need needs needed require requires required necessary essential crucial vital important advisable ' +
    'indispensable muss müssen musste mussten sollte sollten soll nötig notwendig erforderlich braucht ' +
    'benötigt gilt doit devait devrait faut fallait nécessaire debe debía deben hay había necesita necesario ' +
    'conviene falta deve precisa bisogna moet moeten nodig',
  should: 'ought supposed',
  next:
    'then now first finally jetzt nun danach dann zuerst zunächst anschließend nächstes ensuite maintenant ' +
    'abord prochaine ahora luego primero después siguiente nu daarna eerst agora depois ora poi',
  '=aim':
    'aim aims aimed hoping trying try tried thought considered preferred attempt objective purpose opted plan ' +
    'plans planned planning intend intends decide decides decided decision chose choose want wants wanted wish ' +
    'hope goal idea going geplant wollte möchte vorhaben entschied beschlossen veut voulait décidé quiere ' +
    'decidió wil besloten decidiu',
  '=seem':
    'seem seems seemed appear appears appeared look looks looked likely probably presumably apparently ' +
    'suspicious promising scheint schien wirkt wohl vermutlich wahrscheinlich semble paraît parece parecía ' +
    'lijkt sembra',
  '=worth':
    'right wise fits suits strong strongest perfect optimal effective efficient reliable relevant interesting ' +
    'attractive key main decisive enough worthwhile preferable desirable eignet geeignet angebracht ' +
    'entscheidend passend décisif adecuado decisivo best better good ideal suitable suited sensible reasonable ' +
    'helpful useful prudent justified appropriate logical natural obvious simple simplest straightforward easy ' +
    'easier cleanest safest sinnvoll gut beste besten besser gute guten wichtig mejor meilleure meilleur bon ' +
    'bonne beter melhor ' +
    'plausible secure coherent comprehensive robust engaging professional accurate satisfactory satisfied happy meaningful ' +
    'catchy beautiful healthy adequate acceptable polished harmonious concise convincing competitive adecuada ' +
    'adequado angemessen satisfecho zufrieden satisfait ' +
    'beneficial valuable fair paramount welcome rewarding instructive wünschenswert hilfreich souhaitable utile deseable útil desejável',
  '=fault':
    'weak poor confusing unclear insufficient dubious doubtful unavoidable impossible difficult hard ' +
    'unnecessary tricky ugly unsafe bad mistake harmful mess wrong risky tedious problematic dangerous ' +
    'excessive dispensable frustrating dull questionable irreversible costly delicate uncertain contentious prone risk risks too zu schlecht falsch trop demasiado excesiva te',
  '=cause':
    'suggests indicates implies bottleneck offender root factor matters points helps avoids saves leads cause ' +
    'causes caused explains means makes culprit blame responsible driver driven thanks ursache grund ' +
    'verursacht führt macht responsable causa provoca oorzaak ' +
    'drive drives improve improves benefit benefits complicate complicates depend depends prevent prevents enable enables allow allows ' +
    'protect protects damage damages reduce reduces affect affects influence influences undermine undermines accumulate accumulates ' +
    'deserve deserves vermeidet schützt ermöglicht erleichtert erlaubt belastet belasten hängt favorise permet évite dépend permite ' +
    'mejora evita depende perjudica ajuda melhora protege',
  '=later':
    'later eventually ultimately hindsight retrospect afterwards spätere später rückblickend nachträglich ' +
    'nachher tard finalement posteriormente finalmente uiteindelijk',
  '=over':
    'successfully success gone solved resolved handled delivered achieved settled works working stable ' +
    'erfolgreich gelöst résolu resuelto done finished complete completed ready fertig erledigt abgeschlossen ' +
    'bereit prêt prête terminé terminée listo lista terminado terminada completado klaar pronto pronta ' +
    'concluído ' +
    'met meets fulfilled fulfils fulfills satisfies accomplished cumple cumplen entspricht berücksichtigt ' +
    'erfolgt respecte atende',
  '=came':
    'tracked pinned passed ran went found turned revealed confirmed determined identified obtained showed ' +
    'proved resulted ended came gave succeeded failed reached gefunden ergab ergeben zeigte bestätigt ' +
    'bestätigte gelang emerged surfaced arose narrowed yielded spotted detected discovered trouvé trouvée encontró encontrado resultó gevonden bleek',
  '=stands':
    'lies holds contains lists stands says names reads keeps has exists liegt enthält steht stehen nennt gibt ' +
    'contient contiene incluye bevat staat contém',
  '=absent':
    'missing nothing none without lacks lack absent empty unknown unset fehlt fehlen leer ohne unbekannt sans ' +
    'manque sin ningun vacío zonder ontbreekt leeg sem',
  '=said':
    'reader guest tenant patient student user customer client said asked wrote asks mentioned nutzer nutzerin ' +
    'kunde kundin usuario usuaria cliente utilisateur utilisatrice gebruiker',
  '=when':
    'yesterday tomorrow tonight overnight ago weekend monday tuesday wednesday thursday friday saturday sunday mondays january ' +
    'february march april june july august september october november december spring summer autumn winter night nights ' +
    'gestern vorgestern montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli hier lundi ' +
    'mardi mercredi jeudi vendredi samedi dimanche janvier février ayer lunes martes miércoles jueves viernes enero ontem',
  '=weighs':
    'clearly mostly largely slightly nearly almost barely hardly roughly comfortably considerably evidently obviously otherwise fairly ' +
    'moderately gently smoothly entirely throughout ahead behind overall balanced uneventful noticeably markedly deutlich kaum fast ' +
    'überwiegend weitgehend klar spürbar nettement presque plutôt largement casi bastante claramente quase nitidamente',
  '=agent': 'agent assistant agente assistent',
};

/** Where no blanks stand between words they are looked for anywhere. */
const signs: readonly (readonly [meaning: string, sign: RegExp])[] = [
  ['must', /需要|应该|应当|必须|要求|有必要|べき|必要|なければ/u],
  [
    '=do',
    // What somebody did, or what stands done, is no deed of the step.
    /^(?!.*(?:由|被|过。?$|ている|てある)).*(?:检查|分析|计算|编写|修改|生成|输出|确认|搜索|读取|核对|确定|整理|提取|总结|確認|作成|検索|出力|読み取|検討|調査|計算|修正)/su,
  ],
  ['next', /接下来|下一步|首先|然后|现在|まず|次に|これから/u],
  ['=aim', /打算|计划|准备|决定|想要|予定|つもり/u],
  ['=seem', /可能|似乎|看起来|大概|ようだ|らしい|と思われ/u],
  ['=over', /完成|写好|做好|已经|可以开始|ました|完了|した。?$/u],
  ['=said', /用户|客户|ユーザー|利用者/u],
  ['=absent', /没有|缺|无|不存在|ない|未/u],
  ['=worth', /重要|合适|更好|最好|适合|正确|良い|適切/u],
  ['~ed', /了[。,，]?$|已/u],
  ['because', /因为|所以|由于|ので|ため|から/u],
];

/** What agents do, by the form of the verb: as an order or an aim, as going on, as done. */
const deeds = {
  english:
    'analyse analyze check verify validate review inspect examine evaluate assess compare calculate compute determine identify ' +
    'draft prepare create generate implement adjust download extract retrieve search query parse process perform conduct ' +
    'execute investigate explore interpret convert transform summarize summarise translate rewrite revise correct edit add ' +
    'apply remove replace insert update modify refine improve optimize optimise select collect gather research clarify explain ' +
    'present deliver communicate inform provide answer respond compile combine format finalize finalise complete confirm ensure ' +
    'test run rerun build load read write fetch scan measure estimate solve derive plot sort filter locate track develop design',
  german:
    'prüf überprüf berechn erstell verfass ermittel analysier ausführ durchführ anpass änder hinzufüg zusammenfass such ' +
    'vergleich formulier bestimm korrigier übersetz bearbeit herausarbeit bereitstell sammel erklär auswert untersuch ' +
    'schreib les',
  french:
    'vérifi calcul rédig cré analys corrig ajout modifi effectu identifi compar réalis examin évalu prépar génér recherch ' +
    'présent développ appliqu ajust trait exécut',
  spanish:
    'verific revis calcul cre analiz analis añad redact modific ejecut compar identific examin evalu prepar gener busc present ' +
    'corrig aplic ajust adicion preench realiz',
};

const known: ReadonlyMap<string, string> = new Map([
  ...english(deeds.english),
  ...formed(deeds.french, { '=do': 'er ons e', '=did': 'é ée és ées', '=doing': 'ant' }),
  ...formed(deeds.spanish, {
    '=do': 'ar amos o ir er',
    '=did': 'ado ada ados adas ido ida',
    '=doing': 'ando endo iendo',
  }),
  ...formed(deeds.german, { '=do': 'en n', '=doing': 'ung', '=did': 't et' }),
  ...words(
    '=did',
    'geprüft berechnet geändert gesucht verglichen geschrieben gelesen durchgeführt ausgeführt angepasst hinzugefügt ' +
      'zusammengefasst herausgearbeitet bereitgestellt gesammelt ausgewertet bearbeitet fatto hecho fait written rewritten ' +
      'drawn chosen searched ran sent redrawn looked researched assigned put carried triggered observed planned taken considered ' +
      'built gathered made split cut carried',
  ),
  ...words('=doing', 'analysis check calculation verification vérification verificación analyse análisis création'),
  ...Object.entries(meanings).flatMap(([meaning, list]) => words(meaning, list)),
]);

function words(meaning: string, list: string): [string, string][] {
  return list.split(' ').map((word) => [word, meaning]);
}

function formed(stems: string, endings: Readonly<Record<string, string>>): [string, string][] {
  return stems
    .split(' ')
    .flatMap((stem) =>
      Object.entries(endings).flatMap(([meaning, list]) =>
        list.split(' ').map((ending): [string, string] => [stem + ending, meaning]),
      ),
    );
}

function english(verbs: string): [string, string][] {
  return verbs.split(' ').flatMap((verb): [string, string][] => {
    const stem = verb.replace(/e$/, '');
    const past = verb.endsWith('y') && !/[aeo]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
    return [
      [verb, '=do'],
      [past, '=did'],
      [`${stem}ing`, '=doing'],
    ];
  });
}

/** What a word in lower case means, where it is one of these. */
export function meaningOf(word: string): string | undefined {
  return known.get(word);
}

/** The meanings that stand in a text of a script without blanks; undefined for a text in another one. */
export function meaningsInSigns(text: string): readonly string[] | undefined {
  if (!hasSigns.test(text)) return undefined;
  return signs.flatMap(([meaning, sign]) => (sign.test(text) ? [meaning] : []));
}

const hasSigns = /[\u3040-\u30ff\u3400-\u9fff]/u;
