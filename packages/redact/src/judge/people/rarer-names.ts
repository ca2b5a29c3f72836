import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/**
 * True for given names of forty languages that are rarer, or that something else is called as well: they tell a person where
 * a label, a greeting or a sender calls for one. By themselves they tell nothing.
 */
export function isRarerName(word: string): boolean {
  names ??= new Set(list.split(/\s+/));
  return names.has(word.toLowerCase());
}

/** True for a word that ends as surnames do and other words hardly ever, in some twenty languages. */
export function endsAsSurname(word: string): boolean {
  return ending().test(word);
}

const ending = atFirstUse(
  inLines`
    ^\p{Lu}\p{Ll}{1,14}(?:
      berger|bauer|huber|m[ae][iy]er|meister|m\u00fcller|mueller|schmidt|schmid|heimer|hauser|h\u00e4user|hofer|hoff|kamp|brock|mann|
      stein|berg|feldt?|stedt|gaard|g\u00e5rd|str[\u00f6o]m|lund|blad|gren|holm|dahl|vold|seth|qvist|kvist|
      [ai]inen|\u00e4inen|[ktvr]inen|[kr]onen|vaara|veld|donk|hoven|horst|kuijk|dijk|stra|
      (?:an|en|er|el|ol|ud|ik|ar)sen|(?:d|n|l|t|k|b|p|m|der|fer|ter|s)son|
      sk[\u00fd\u00e1]|ck[\u00fd\u00e1]|ov\u00e1|ovsk[yi]|enko|chuk|czuk|yuk|[czs]?czak|czyk|[oe]wicz|wsk[ia]|[czn]k[ia](?<=[iey]\p{Ll}k\p{Ll})|
      [oe]vi[\u0107c]|i\u0107|escu|eanu|[kmnrst\u0148]ov|[kmnrst]ova|[dgjy]ev|[dgjy]eva|\u010dek|\u0161ek|\u011bk|
      [dglmnrv]ez|[gq]uez|etti|[bcdglmrstz]ini|ucci|acci|[ai]elli|uzzi|azzo|
      opoul(?:os|ou)|akis|[ln]idis|iadis|[bjmns]yan|osyan|[dn]?idze|adze|shvili|o[g\u011f]lu|zadeh?|nejad|wal[al]a|swamy|murthy|nathan|rajan|[ty]araman|[kd]haran|sekaran|chandran|krishnan|adhyay|
      [bc]hatta|moto|yama|naka|[zs]awa|mura|shita|[gk]awa|hara|bayashi|
      worth|wright|combe|ington|erton|lton|mpton|thorpe|shaw|leigh|sby|wick|croft|kins|cott|haugh|[eln]by
    )$
  `,
  'u',
);

let names: ReadonlySet<string> | undefined;

const list = `aadhya aado aafke aage aagje aanya aarne aart aase abbas abdelaziz abdelkader abdellah abdirahman abdolreza abdulrahman abeba abelardo abhay abhijit abhilash abhishek abimbola abiola abner abosede
absalom abílio achille achilleas acácio adalbert adalberto adaora adarsh adedayo adekunle adela adelgunde adelheid adelia adem ademir adenike adeola aderonke adetokunbo adewale adham adina adriaan
adrien adunni adèle adélaïde adérito afaf afnan afolake afonsina agapi agastya agatha agathe agathi aglaia agneta agostino agripina agustina agustín aharon ahlam ahmadreza ahti aida aija aila aimo
aimé aimée ainhoa aini ainikki airi aitana aitor aivar aivars ajit akaki akande akari akbar akemi akihiko akihiro akiko akin akio akito akram aksel akshara akshay akwasi akın alaa alaba alaeddin
alajos alaric alba alban albane alberta albertina albertine albertus albin albrecht alden aldina aldis alejo aleksa alemayehu alev alexandrine alexandros alexandru alexios alexis aleš alfio alfonsina
alfreda algernon algirdas alia alin aline alireza alix aliénor alka alkistis allan almaz almos alois aloisia alojzy alon aloysius aloísio alparslan alphonse alphonsus altan althea alva alvar alwin
alžběta amabel amadeu amadi amaia amaka amal amalia amancio amani amarachi amaury ambika ambra ambrogio ambroise ambrose amedeo ameer americo amias amirhossein amjad amnon amol amparo amruta amália
américo ana-maria anabela anahit anant ananthi anas anastasios anastazja anasztázia anat anatole anaya anda andoni andor andrija andris andrás andré andrée anestis aneta anette anežka ange angeliki
anghel angiolina angèle angélique aniela aniket anikó anișoara anja anke ankit ankita ann-charlotte anna-karin annamaria annamária anne-marie annelie annelore annemiek annerose annikki annunziata ansa
anselma ansje anssi antal antanas ante antero anthea anthi antigoni antje anto antoni antonietta antonin antonis antonín antoon anupam anurag anushka anwar anđela aparecida apolonia apostolos araceli
aram araminta arancha aranka aravind archit arda arden ardeshir arduino areej arend areti arezoo argyro ariadna ariadne ariadni ariane arianna arie ariela arik aris aristea aristide aristidis arja
arjan arjen arkadiusz arlene arlindo arlo arman armand armelle armen armi armida armin armindo arnaldo arnav arno arnošt arnulf aron arpita arrigo arsenio arsène artak artashes arthit artur aruna
arvind arvo arvīds arwed aránzazu arūnas asaf asami asbjørn asger asghar asha ashish ashkan ashkhen ashot ashwini asier asiye aslaug aslıhan asma asmaa assunta asta astghik atakan atef atefeh
athanasios athina atilio atilla atle atsushi atticus attila attilio atul aubin aude audra audrey audrius audun augustin augusto augustus augustyna aulis aurel aurelia aurelius aurica aurore aušra
avani aviad avigail avihai avinash aviv avner avraham avtandil axelle ayako ayame ayano aydan aydın ayelet ayfer ayman aynur ayokunle ayotunde ayoub aysel aysu ayten ayumi ayush ayça ayşegül ayşen
azadeh azar azariah aziza azize azucena azusa azzurra babajide babita badr bahaa bahadır bahar bahareh bahija bahman baiba balaji baltasar baltazar balthasar balázs bamidele bandar banu baptiste barna
barnabas barnaby barnabás barnabé bartek bartel bartolomeo bartolomé bartłomiej barış basem bashar basile basilio basma bastiaan bastien batoul batsheva batuhan bayram başak beate bedelia bedřich
begüm behiye behnam behnaz bekele bekir belgin belma bence bendegúz benedek benedetta benedetto benedicta benedita benedito bengt beniamin beniamino benigno benita benjamine benny bento beppe beren
berend berenice berhane berkay berna bernabé bernadet bernadeta bernadett bernadine bernarda bernhardine berta bertalan bertha berthe berthold bertil bertille bertrand beryl besik beso betje betül
beyza bharat bharati bhaskar bhavesh bhavya bhupinder biagio bich bijan bilge biljana bina binyamin birdie birgitta birol birsen birte biruk birutė bisi bjarte bjørg blanche blanka blas blažena
blaženka blodwen bodil bodo bogdanka boglárka bogna bogumił bogusław bogusława bohdana bohumil bohumila bohumír bohuslav bojan bojana bolaji bolanle boldizsár boleslav bolesław bonginkosi bonifacio
bonita borbála bori borislav borislava borja bosse botond boudewijn boutros boyd božena božidar bradley brando branimir branka branko bratislav braulio brecht brigid brigida brigitta britt bronisław
bronisława bronwen bryn brynjulf bukola burcu burghard burkhard burçin buthaina buğra byungho bálint bárbara bärbel béatrice béla bérangère bérengère børge bülent büşra běla błażej břetislav
cadwallader caetano cafer caio caitlin caitriona calogero camelia camilla camilo canan candace candelaria caradoc carine caris carl carlota carmela carmelina carmelo carmine carolien carys casandra
casimir casimira caspar casper cassiano cassius cayetano cecylia cees ceferino ceinwen celestina celestino celina celso cemal cemil cemile cenk ceren ceridwen cesare cesira ceyda ceyhun cezar chabela
chadi chaewon chaim chaitanya chaiwat chana chandan charalampos charikleia charmaine charu chau chava chetan chhaya chiaki chibueze chibuzor chidiebere chidinma chie chiharu chijioke chika chikako
chimamanda chinelo chinenye chisato chisom chiyo christer christfried christiaan christiane christos chrysa chrysanthi chrysoula chukwudi cinzia ciprian cirillo ciro claas claes clara claretta clarice
clarissa clarisse claud claudette claudie claudine claudiu cleide clelia clemente clementina clifton clodagh clothilde clotilde cláudia cláudio cläre clémentine codrin codruța coenraad cokkie colette
coline colleen colm colum conall conceição concetta conchita conleth constança constanța consuelo coralie cordula coretta corina corinne cornel corrado corrie cosima cosimo cosme cosmo costache
costantino costanza costică costin crescenzo crina cristi cristiana csenge csilla ctibor cuong custodia cyprien cyrille czesław czesława célestine célia cícero călin cătălin cătălina dace dacian
daehyun dafna dafydd dagfinn dagna dagny daichi daiga daigo daiki daina dainis dainius daksh dalal dalibor dalit dalma dalva damiana damiano damianos damilola damini damián danai danguolė dania danica
danit danièle daniëlle dankwart daoud dapo daragh dareen darinka dario dariush darlene darrell darshan darshana davi davood davor dawid dawit dayo debashish debora decebal dejan delbert delfina
delilah delores demet demetrio demetrius denholm denisa deolinda dermot derrick derya desanka desdemona desideria desiderio despina despoina desta detlef detlev dewitt dezső dhananjay dhanush
dharmendra dian diane diarmuid didem diederik diep diethelm dietlinde dietmar dieuwke dikeledi dikla dilara dilek diletta dimitra dimos dinah dineke dino dinu diogo dionysia dionysis diyaa dobrica
dobroslav dobrosława dochia doina doinița domenico domingo domonkos donal donata donatella donatien donato donghyun donovan dorcas doreen doriana dorien dorin dorina dorinel dorit dorothée dorottya
dougal douwe doğan doğukan dragana dragica drago dragoljub dragomir dragoslav dragoș drahomír drahomíra dror drusilla duaa dubravka dudley dulce dumitra dung dunja duong durga duygu dušan dušanka
dvora dympna dániel dávid débora dénes désiré désirée dóra dörte dănuț earnest ebba ebenezer ebrahim ebuka ecaterina ecem eckart eckhard edda edelgard edelmira edgard edgardo edgars edina edita
edmilson edmond edmundo edmée edson eduarda edwige edwin edwina eefje eelco eeva eevi effie efisio efraim efrat efraín efstathios efthymia eftychia egbert egils eglė ehab ehrenfried ehud eiichi eiji
eiko eila eilidh einar eino eirini eirlys eitan eithne eivind ejike ekaterine ekene ekkehard eknath ekow ekram elad eladio elaheh elda eldon eleftheria elek eleonor eleonora eleuterio elfreda elfriede
elham eliana eliane elide eliezer eligio elijah elinor elio elisabet elisheva eliyahu eliška elke ellinor elmar elnaz elof eloisa eloísa elpida elsbeth elsebeth eluned elvan elwira elza elçin elías
eman emanoil emanuel emanuela embla emel emeline emese emiel emiko emiliano emin emmanouil emmeline emmerich emmet emrah emílie emőke endang endel ender endre enea engelbert engin enid enikő enis
ennio enoch enrica ensio enyinnaya enza ephraim ercan erdal erdmute erdoğan eren erez ergin ergun erhan erhard eriko erkan erkin erkki erland erling ermanno ermenegildo ermioni ernő erol errol ersilia
ersin ertan ertuğrul erwin eryk erzsébet esbjørn esha esin eskil eskinder esma esmail esmee esmeralda espen esperanza esra essam estefanía estela estevão esti etelka eteri ethelbert ethelred etienne
etsuko etti ettore eudes eudora eufemia eufrosina eugenio eugeniusz eugène eugénie eulalie eunji eunjung euphemia eurico eusebio eustace eva-lena evander evandro evangelia evanthia evdokia evelien
evelin evelina everett evert evren evžen ewald ewan eyal eyerusalem eylem eyüp ezekiel ezinne fabiana fabián fabrizio fadia fadime fadwa faezeh fahad fahd fahri fakhri falguni falk fani fanny faranak
farhad fariba fariborz farid farida farideh farnaz farouk farquhar farrokh farshad faruk farzad farzaneh fasil fatema fatemeh fathi fatiha fausta faustine faustino fausto fawaz fawzi fawzia fayez
fayza felice feliciano felicitas felicja feliks fenella fenna fenne ferdi ferdinand ferdinando ferencné fereydoun fergal ferhat ferial feride ferit fernand fernande ferruccio ferry feyza fiacre
fiammetta fida fidel fidelma fieke figen fikre filiberto filipa filipe filippa filippos filiz filofteia filomena finbar fingal finlay fionnuala fiorenza firdevs firmin firouzeh fitzgerald flaminia
flavie flavien flemming fleur floor florea florencia florent florentin florentina florica florin florina floris flávia flávio folke folkert forough fortunato foteini fotis fouad franca frances
francine francis franciszek franciszka franck franjo frans františek františka françoise frauke frederica frederick frederik freja friedemann friederike friedhelm friedlinde fritjof fritzi frode
froilán fruzsina fryderyk frédérique fulvia fulvio fulya fumio fumiya funda funke funmilayo furio furkan fábio fátima félicien félicité fülöp füsun fănel fănica gabin gadi gaenor gaetana gagan gagik
gaia gali galini galit gaspar gaspare gaston gautam gauthier gautier gavino gavril gavrilă gayane gayatri gaëtan gbenga gebhard gediminas geert geertje geertruida geetanjali geir gela gellért genaro
genet genki gennaro genoveva genowefa geoffroy georges georgeta georgette geraint gerald gerasimos gerben gerd gereon gerfried gergely gergő gerhild gerlind gerlinde germain germaine germana germano
germán gernot gero gersende gertjan gertraud gertrudis gesa gesine getachew gevorg ghadeer ghaith ghasem ghassan gheorghița gherardo gherghina ghislain giacinta giada gian giancarlo gianfranco giang
gianluigi gianmarco gianna giannis gianpaolo gideon giedrė giesela giga gigel gijs gijsbert gila gilad gilbert gilberte gilberto gildas giles gili gilson ginette ginevra gino gintaras ginés gioacchino
gioele giordano giorgi giorgia giorgos girish girma gisbert gisele gisella gisèle gita gitta giuditta giuliana giuliano giuseppa giuseppina giustina gizella gjertrud gladstone gladys glenys gloriana
glória gocha godelieve godfrey goffredo gohar goldie golshan gontran gordan gordana goro gosta gotthard gotthold gottlieb graziano grațiela greer greetje gregorio griet griffith grigor grigore
grigoris griselda grit grizel grozdana gruffudd grégoire grégory gréta gudmund guendalina guglielmo guillermina guinevere guiomar gulliver gulshan gumersindo gundula gunhild gunilla gunn guntars
gunther guntis guntram gunvor guram gurli guro gustaf gustav gustave gustaw guus guénolé gwenaëlle gwendolen gwenllian gwilym gwyneth gwénaël gyda gyöngyi györgy györgyi gáspár géraldine gérard géza
göknur gökçe gönül göran görel gösta gözde gülay gülben gülcan gülden güler gülhan gülizar gülnur gülsüm gülten gülçin gülşah gülşen günay güneş gürkan güven habiba hacer hadar hadas hadassah hadeel
haeun hafez hafsa haifa haile haim hajar hajime hajnalka hakim hakob haldun haleh halfdan halil halime haluk halvor hamad hamdi hamed hamida hamidreza hanako hanan handan hande haneen hanh hani hania
hanife hanneke hannele hannu hans-petter hansjörg haralambie hardik hareth hari harini harm harmen haroun harpreet harri harrie harriett harsh harshita hartley hartmut hartwig haruko haruna haruto
harutyun hasmik hasna hassane hatem hatice hauwa hava hayat haydar haydn hayk hayoon hayriye haytham hazelle hazem heba hedvika hedwig heejin hege heikki heiko heiner heinz heleen helge heliodoro
helle hellevi hellmut helma helve hema hemi hendra hendrika hengameh henk henna henner hennie henri henriette henrike hephzibah herdis heribert herman hermia hermine hermione hermínia hernán herta
heru hervé herzl hesham hettie hezekiah heřman hiba hicham hidde hideaki hideki hideo hidetoshi hieronim hieu hikari hikaru hikmet hila hilal hildegund hilkka hillel hilmi hiltrud himanshu hina hind
hine hippolyte hipólito hiram hiroaki hirofumi hiroki hiromi hiroto hiroyuki hirut hisako hiske hitesh hitomi hitoshi hjalmar hjördis hoda hodan homa hone hong honoka honorata honorine honoré hooman
horatia horatio horațiu horia horst hortensia hotaru houda houria houshang hovhannes hrant hripsime hroar hrvoje huba hubertus huda huguette huib hulda humberto hung hunor huong hussam hussein hyejin
hyeonwoo hynek hyunjin hyunwoo håkan håkon håvard hélder hülya hüsnü iacob iancu ianthe ibolya ibtisam ibtissam ichabod ichiro idalina idan idar ifunanya ignacy ignaz ignazio ignác ihab ihsan iida
iiris ijeoma ilan ilana ilda ildefonso ilenia ilham ilhan ilie ilija ilinca ilka ilkay ilmari ilze imad iman imanol imants imbi imelda imene imke immacolata immo imre inari inas inbal inbar inci indah
indra indrani ineke inese ingegerd ingela ingelore ingmar ingolf ingrida ingrun ingunn ingvar ingvild inigo inkeri intisar inácio inès ioan ioanna iolanda iolanthe iona ionel ionuț iordanis iosif ipek
ippolito iracema iraj irakli irem ireneusz irfan iria irit irja irma irmela irmina irmtraud irvin irving irén irénée isabeau isabela isabell isaiah isak isam isamu isaura isaure iselin ishita isidro
ismet ismini isobel isolde israa issa isto itai itamar itsuki itzhak iulia iulian iuliana iuliu ivane ivano ivar ivars iveta ivica ivka ivona ivone ivonne ivor iwan iyabo iyad izaskun izumi iñaki
jaakko jaan jaanus jaap jaba jaber jabez jabir jacinto jacira jacoba jacobus jacopo jacquetta jadranka jaehyun jaemin jagdish jagoda jahangir jair jakab jalal janaki janaína janka janneke jannes
jannike jari jarkko jarle jarmila jarmo jaromír jaroslav jaroslava jarvis jasmina jasminka jasna jasper jaspreet jaswinder jatin javad jawad jayanti jaylen jean-baptiste jean-luc jean-marc jean-paul
jean-pierre jeannette jeannine jelka jemima jenifer jenő jephthah jeppe jeremiah jeroen jerusha jerzy jerónimo jessamine jethro jide jieun jignesh jihyun jimena jimin jindřich jindřiška jinho jinwoo
jiro jisoo jiwon jiyeon jiyoung jiřina jiří joachim joaquina jocasta jochem jolanda jolanta jolien jolita jolán jonah joonas joonho jorgina jorien jorinde joris jorma jorunn josefa josephus josette
josiane josselin jost jostein josu josué jouko joumana jouni jovan jozef joël joëlle judicaël judit judita juha juhani jukka julianna juliet julieta julita julián jumoke junho junichi junko junseo
jurga jurgen juris jurriaan jussara jyotsna jáchym jános jérémie jérémy józefa józsef jörg jörgen jörn jüri jānis jędrzej kaan kaarel kaarina kacper kadir kadri kadriye kaede kahu kaia kaija kaire
kaja kajal kajetan kajsa kalani kalervo kalev kalevi kalina kalliopi kalpana kamalesh kambiz kamilla kamran kamuran kanako kanika kanya kaoru kapil karam karan karel karima karine karlheinz karola
kartik karuna kaspar kassandra kasumi katariina katayoun katelijne katerina katharina katica katrien katsuya kauko kaushal kaushik kavitha kawthar kazem kazimiera kazimierz kazue kazuhiro kazuko
kazuma kazunori kazuo kağan keabetswe keanu kebede kees keiichi keiran keisuke kekoa kengo kenichi kenjiro kentaro keren kersti keshav ketan ketevan ketil keturah ketut kevan keyvan keziah keziban
khadijah khaled khalil khanh khanyisile khatuna khawla khoa khosrow khulud khushi kianoush kiarash kidane kieran kieu kiichi kikuko kilian kimiko kimmo kinga kiri kirsi kirstie kirti kishore kittisak
kitty kiyoko kiyoshi kjartan kjersti kjetil klaas klas klaudia klemens klothilde klára knud knut koba koen koenraad kohei koichi koji kolbjørn komal konstantina konstantinos konstanze koray korbinian
kordian kordula kornel kornél kornélia kosmas kostas kotaro kouta krešimir krijn krishnan kristaps kristjan kristofer kristoffer kriszta krisztina krisztián krunoslav krystian ksawery kubilay kulthum
kumiko kunigunde kunihiko kuno kusum květa květoslava kwadwo kwesi kyllikki kyriaki kyriakos kyungho kyungsoo kyösti kálmán károly käthe kübra külli kārlis kęstutis ladan laetitia laia laima laimutė
lajos lakshman lale lali lamar lambert lamberto lambros lamia lammert lancelot lando lani lasha lashonda lasse latha latife laure laureano laurens laurențiu lauri laurine lavanya laverne lawrence
lazar lazare lazzaro leander leandra lech lechosław leela leena leendert lefteris leho leida leire lekan leland lella lembit lemlem lemuel lenke lennart lenora leocádia leokadia leonel leonhard
leonida leonidas leonor leonora leontina leopoldine leopoldo leoš leroy lestari lester letitia letizia letiția lettice lettie levan levente levon lewellyn leyla liana libor libuše lies liesel lieve
lieven liga ligia liina liliane lilit lilith lilla linas linn linnea linnet lino linton linus lior liora liron livio liviu ljerka ljiljana ljuba ljubinka ljubomir llewellyn loan lodewijk loes lokesh
loredana lorella lorenza loreto louella loukas lourenço lovell lovisa loïs luana lubomír lubor luboš lucasta lucette lucica lucien lucienne lucile lucio lucius lucjan lucrecia lucrezia lucyna ludger
ludivine ludmiła ludo ludovica ludovico ludovina ludvig ludwig ludwik ludwika luděk luigia luigina luise lujain lujza luminița lungile lupe lusine luther lutz luuk luzia luísa lyndon lysander léon
léonce léonie léopold lídia lígia lília lívia lóránd lúcia lăcrămioara līga lőrinc maaike maarika maarit maartje maayan macario machteld maddalena madhu madoc maedeh magali magdalen magdalini
magdaléna magdolna magne magnhild magno maha mahalia mahboubeh mahdi maher mahin mahmut mahnaz mahsa mahshid mahtab mahvash maija mairead mait maite majed majid majida maka makbule malachy malak
malati malene malia maliheh malika malinda malini malkhaz malvina malwina mami mamoru mamuka mana manaaki manabu manal manami manana manasi mandana mandeep mandla mangesh manjit manju manjula manlio
manoel manolis mansour mantas maram maravillas marc-antoine marceau marceli marcelina marceline marcelino marcelle marcelline marcello marcial mareike maren margareta margarete margarethe margery
margherita margret margrethe margunn mari mariacristina mariangela mariano marianthi maribel maricarmen maricel maricela maricica marie-claude marie-laure marie-thérèse marieke marietta mariette
marijan marijana marijn marilena marin marine marinela marinella marinette mariola mariolina maristella marita maritza mariuccia mariëlle marja marjan marjatta marjo marjolaine marjolein marjorie
markku markéta marla marleen marlena marlies marloes marlowe marmaduke maroula marsha mart martial martti martín marwa marwan maryem maryla marzia marília masaaki masahiko masahiro masaki masami
masanori masao masashi masaya masoud massimiliano matan matei matheus mathilda mathis mathurin matias matilde matina mato matouš mats matthäus matti matías matěj maura mauri maurits maurizia maurizio
maurício mavis maximilien mayank maysoon mayu mayuko mayumi mazen maël maëlys mbali meelis megha megumi mehran mehrdad mehrnaz mehrnoosh mehtap meike meindert meinhard meinrad meir meirav mekonnen
melahat melania melba melchor melek melih melike melinda melis meltem menachem menno merab meral merav mercia mere merel merethe merike meriç merja meron merrill mervyn meryl mesfin mesut metin mette
mevlüt mher micaela michail michal michio mickaël mieczysława mieke mieko mihail mihaița mihajlo mihir mihkel mihnea mihoko mijin mijo mikaere mikako mikheil miki mikio mikkel miklós mikyung milada
milagros milanka milind milivoj miljana miljenko millie miloje milorad miloslav miloslava milovan miloň miltiadis milutin minako minal mindaugas minh minho minji minjun minna minoo minseok minsoo
mioara mirabel miral mircea mireia mirella miri mirja mirjana miroslava mirosław mirta miruna mithun mitică mitra mitsuo miwa miwako miyako miyoko mizuki mladen modestino modupe mogens mohamad mohsen
moisés mojgan mojisola mojtaba momoka momoko momčilo moncef monir mons montague montgomery morag moran mordecai mordechai morena moreno morgana morna morteza morwenna mostafa motoko mouna moustafa
mthunzi muammer muayad mubarak muhammet muharrem muireann mukul mulugeta muna munir munira murdoch murilo musa musab muthoni muzna myfanwy myles mylène myrna myron myrthe myrto mythili mzia márcia
márcio mária márk márta mátyás märt mélissa mélodie mónika mônica müge müjde müjgan münevver mürvet müslüm māris mārtiņš mădălin mădălina naama nabila nachum naciye nada nadav nader nadežda naděžda
naeem naftali nagaraj naghmeh nagisa nagwa nahid naima naina najat najib najla najwa nalan naman namiko namjoon namrata nanako nanami nanna naoki naoto naoya napoleon narayan narcis narcisa narcissa
narek naresh narges nariman narine nasim nasreen natalina natalița natan natasza nataša natela nathalia natividad nato natsuki natsuko nattaya natália natálie navneet nawal nayana nayef nazan nazanin
nazaret nazario nazih nazlı nazım ndidi nebahat nebojša necati nechama necip necla neculai neda nedeljko neelam neeltje neetu nefeli nehama nehemiah nektarios nelleke nello nelu nemanja nenad nerina
nerys neslihan nesma nesrin nessa nestan nestor neusa neven nevin nevine nevzat ngahuia ngaire ngan nguyet nhan nhung nicanor nicla nicolae nicoleta nicolás nicu nicușor nidal niek nienke nieves nihat
niilo nijolė nika nikodem nikolaos nikolett nikoletta nilay nilesh nilgün nili niloufar nilüfer nima nimrod ninfa ninon nira nirav nishant nissim nitya nitzan nivaldo niyazi njoroge nkem nkiruka noam
nobuo nodar noelani noelle noemi noga nogah noha nolwazi nomfundo nong nonhlanhla noortje nooshin norberto noriaki norio norris nosipho nouf noura nourhan novak nozomi noémi noémia noëlla ntombi
ntsako nuala nugzar nune nunzia nunzio nuran nuray nurcan nurdan nurhan nuri nurit nuriye nursel nurşen nwachukwu nyambura nyoman nándor néstor oana obadiah obafemi obdulia obioma obrad octave octavia
octavian octavius oddbjørn odelia odete odilo odysseas ofelia ofir ofra ognjen ohad ojas okechukwu okoro oktawia oktay olabisi oladele olalla olanrewaju olaug olavo oldřich oldřiška olguța olimpia
olivera oliwia olof olubunmi olusegun oluwatoyin olwen olívia omaima ombeline omid onni onofre onofrio onyekachi onyinye opeyemi ophélie orazio oren oreste orestis orhan oriane orietta orit orlando
orna ornella orquídea orsola orson orvokki orçun osagie osama osamu osaze osbert osborne osei oskar osmar osmo osnat osvaldo oswaldo oswin otakar otar otfried othman othmar otilia otmar otso ottavio
ottmar ottokar ottó otávio ourania oussama outi ovidiu oğuzhan paavo padraic padraig pakize palle palmira panagiota pancho panna pantelis paraschiva paraskevi paresh parminder parth parthenia parvati
parvin parviz pascal pascalle paschalis pascoe pascual pasquale pasqualina pastora patrizia patrizio patrícia paulin pavan pavla pavlos pavlína pawan payal peet peeter pegah pelagia pelham pelin
pentti pepijn perdita peregrine pericles perihan pernilla peronel persefoni persephone pertti pervin petras petre petri petrică petronela petronella petru petruța peyman phaedra phebe phelim philibert
philippine phillida phineas phuc phuong phyllida piera pierangelo piergiorgio pierluigi piero pierpaolo pierrette pierrick piet pieterbas pieternel pietra piia pimchanok pinchas pinuccia piret pirjo
pirkko pirmin piroska piyush placide plácido plínio polyxeni pompeo poonam porfirio porzia pouya povilas povl prabhakar prachi pramod prasert prashant pratibha praveen preben predrag preecha prem
priit priscila prudencio przemysław purificación purnima pushpa pálma päivi péter pătru pēteris přemysl qasim quan quang quincy quinten quique quirin quirino quitterie quitéria qusay quynh raanan
rabab rachana rachid rachida radim radislav radmila radoje radojka radomír radoslav radovan radwan raed rafaela rafail raffaele raffaella rafferty rafi rafik raghad raghu rahaf rahim rahime rahma
rahmat rahmi raija raili raimo raimondo raimonds raimunda raivo rajani rajeev rajendra rajko rajmund rajni ralston ramakrishnan raman ramazan rameshwar rami ramsay ramutė ramzi rana randal randi rangi
rani ranko raoul raphaëlle rareș rasha rashed rasma ratan rati ratko rauni raveena ravindra ravit rawan rawiri rayan raymonde rebeca rebeka rebekka recep reet refik refilwe regine regino rehab reidar
reidun reiji reijo reimund reina reinaldo reinder reiner reinhilde reinier remedios remigio remigiusz remzi rena renan renato renske renáta reuben revaz reyes reyhan reynard reynold rezső rhoda rhona
rhonda rhydian rianne ricardina richarda richárd riddhi riikka riina riko riku rima rimantas rimon rinaldo rini rino rinske rishabh risto ritesh ritika ritsuko rivka riyad roald roar rochelle roderich
rodica rodolfo rodolphe rodrigue roel roelof rogelio roksana rola rolande rollo romana romane romano romilly romolo romuald romualdo román ronaldo ronen roni ronit roos roozbeh roque rosalba rosaleen
rosalia rosalinde rosalía rosamond rosana rosaria roscoe roseanne roseline rosella rosetta roshan roshni rosina rosine rossana rossano rostislav roswitha rosário rosângela rotem rotimi rouben rowaida
rowena roxane roya rozalia rozália ruba rudi rudolf rufino ruggero rukiye rula rumiko rupali rupesh rutherford ruud ruxandra ruzanna ruža ryohei ryoichi ryoko ryosuke ryota ryuichi ryuji rébecca
régine réjane réka róbert rúben rüdiger răzvan rıza rūta růžena saad saadet saara sabahat sabatino saber sabiha sabina sabri sabrine saburo sadhana sadiq sadiye sadık safa safaa safiye sagi sahar
saida saija sait sakari saki sakis sakurako salah saleh salem salih saliha salima salman samah saman samaneh samanta samar sameh samer samia samiksha sampath samson samy sana sanda sandhya sandile
sandis sandro sanford sangho sanghoon sanja sanjeev santeri santina sanziana sapna sapphira sargis sari sarika sarit sarita sarmīte sarolta sascha satoko satomi satoru satsuki satu saturnino saulius
saurabh saverio savita sawsan sayaka sayuri saša sebahat sebastião sebestyén seda sedat sedef sefa seher seiichi seija seiko selahattin selam selami selda selina selçuk semih semiha sena senait senem
seohyun seojun seokjin seongmin sepideh seppe septimus serafina serafín serap sercan serdar serhat serkan serpil sertaç servet setareh setsuko settimio seumas seun seungho sevda severiano severin
severino sevgi sevil sevilay sevim sevinç seweryn seyfi seymour sezen sezer sezgin seçil shadi shadia shahab shahd shahla shahnaz shahram shahriar shahrokh shahrzad shai shailesh shaima shaimaa
shalini shalva shani shaniqua shankar shanthi sharad sharda sharmistha shashank shashi shaul sheetal shefali shelagh shereen sheridan sherif sherine sherman sheryl shideh shigeki shigeko shigeo shikha
shima shimon shimrit shin shinji shinobu shinya shira shiri shiva shizuka shizuko shlomi shlomit shlomo shmuel shogo shoichi shoji shorena shosh shoshana shraddha shuhei shuichi shulamit shunsuke
shushan shweta siamak sibel sibyl sibylle sidonie siegbert siegmar siegmund sien siets sietske sigbjørn sigmar signe sigolène sigourney sigvard siham sihem siim siiri silvana silvano silvester
silvestre silvestro silvino silvio silviu sima simcha simeon simin simion simphiwe simón sinan sindhu sini siniša sintija sione siranush sirje sirkka sirpa sisko sissel sivan sivert siyabonga sizwe
sjaak sjors skaistė slavko slavomír slađana slobodan slobodanka smaranda smiljana smriti snorre socorro sofica soha sohaila sohrab sointu solange solfrid soline solomon soma somadina somying sona
sonali soner sonsoles soojin soomin sooyoung soraia soraya sorcha sorin sorina sosina sotiria sotiris souad soumaya sousan souta soňa spyridon srećko sridhar srđan staffan stamatia stamatis stanislava
stathis stavros stavroula stef stefanos steffen steffi steinar steliana stelios stellan stevan stijn stina stjepan stojan stratos sture stylianos suad suda sueli sugeng suhail suharto suhas sujin
sukanya sukarno sulaiman sulastri sultan sumaya sumiko suna sunanda sundar sungho sungmin sunisa sunniva supriyadi suraj surasak surendra surya suryanto susanna susete sushant sushma susilo susumu
sutrisno suvi suzan suzette svante svantje svatava svatopluk svatoslav svein svend svenja sverre svetislav svetozar světlana swantje swapnil sybille sylvaine sylvestre sylvette sylviane sylwester
sylwia synnøve szabina szabolcs szczepan szidónia szilveszter szilárd szonja sándor sára séraphin sílvia sølvi süheyla süleyman tadeo tadeu taehyung tafadzwa taha tahereh taichi taina taisto taiwo
takahiro takeo takeru taku takuma takuya talal talia tallulah talya tama tamaki tamar tamaz tamer tamir tamotsu tamta tanasije tancredi tane taner tanguy tanmay tansu tansy taoufik tapani tarald
taraneh tarcísio tariku tariro tarja tarjei tarmo taro taron tarquin tarık tasos tatevik tatsuo tavita tayfun taylan taís tebogo teemu teguh teija teimuraz tekin tekla tellervo telma telmo temel
temitope teodor teodora teofil teoman teona teresina teresinha terje tero tesfaye tetsuo teun teunis tevfik tewodros teófilo thaddäus thaksin thaleia thanasis thandi thanh thao thaís themba themis
theobald theodor theodoros theofilos theophilus thibaud thien thijs thilo thirza thokozani thomais thomasina thora thoralf thorben thorbjørn thore thorvald thuan thuraya thurston thuy thècle théa théo
théodore théophile tiberiu tiberius tibor tien tiernan tigran tihamér tihomir tiina tiit tijs tilman tilmann timoteo timothea tinashe tinatin tindra tineke tiphaine tirza titik titus titusz tivadar
tiziana tiziano tjark tjeerd toader tobenna tochukwu toini toivo tokiko tolga toma tomas tomer tomislav tommasa tommaso tomoaki tomohiro tomoka tomoki tomomi tomé tonino toomas tope topi torbjörn tord
torfinn torgeir torhild torill torkel torleif tormod tornike torquil torstein torunn torvald toshiaki toshio touraj tova toyin traian trang traudel traute tremaine triantafyllos triin trijntje trine
trinh tristram tristán trond truc trude truman trung trupti truus trygve tsegaye tsipi tsira tsovinar tsubasa tsukasa tsutomu tsuyoshi tsvi tuba tudor tudorel tufan tuija tullia tullio tumelo tuncay
turan ture turgay turgut turhan turid turki tushar tuula tuulikki tuyet tuğçe tybalt tyyne tzeni tzipora tzvi tânia tímea tõnis tõnu tülay tülin tünde tănase ubaldo uche ufuk ugochukwu ujjwal ulaş
uldis ulric ulysse umberta umberto unai unni unto urbain urho urmas urmila uroš urpo urszula urvashi utkarsh uyen uğur vaggelis vagner vahagn vahan vahid vahide vaida vaidotas vakhtang valdemar valdis
valdur valentine valeriu valter valtteri valère valéria vanda vanesa vania vanja vardan varduhi varsha vasanth vasiliki vasso vaughan vazha vazul vedat vedran vedrana veena veera veerle vegard vehbi
veikko veiko veit veli velimir veljko velta vendula venetia vered verena vergil verica verner verona verónica vesa veysel vibeke vicenta vicențiu victorien victorin victorina vidar vidosava vidya
vieno vigdis vigen viggo viive vija vikrant viktorie vilhelm vilho vilja viljami ville villy vilmos vilnis vilém vincenc vincenza vineet vinh vinko vinzenz vinícius violaine violette viorel viorela
viorica vipin vipul virginica virginija virpi virtudes virág visitación vito vitor vittoria vitória vivi viviane vivien vladan vladana vladimíra vladislav vlado vlasta vlastimil vlastislav voicu
voicuța vojislav volkan volkmar vouli vratislav vroni vukašin vytautas vânia väinö víctor vítězslav věra věroslav wacław wacława wael wafaa wagner wahlburga wakana walburga waldtraud waleed walenty
wallis walton wanderley wangari waraporn wassim wataru wawrzyniec wayan wendelin wendeline wenona weronika wessel wibke wichai widad widodo widukind wiebe wiegert wieland wietske wigbert wijnand
wiktor wiktoria wilbert wilfredo wilhelmine willard willeke willibald wilmer wilson wincenty winnifred winona winthrop wiremu wisam wolfhard wolfram wonho worku wubbo wulf władysław władysława
włodzimierz xander xanthe xanthippi xaver xavi xenia xiomara xolani xuan yaacov yaakov yacine yafa yago yahya yair yakov yakup yalda yalçın yaniv yann yannis yanti yarden yared yaron yasaman yasemin
yashoda yasin yasser yasuo yasushi yavuz yaşar yehoshua yehuda yehudit yejide yeliz yeonwoo yerin yervand yeşim yinon yiorgos yishai yisrael yitzhak yiğit ylva ymke yngvar yngve yoann yoav yochanan
yogesh yogita yohai yohannes yohei yolande yoni yoonah yoongi yoshiaki yoshie yoshinori yoshio yoshiyuki yossi yota yotam younes youngho youngmi youngsoo yousef yseult yudi yuichi yuji yujin yuka
yukari yukie yukiko yukio yuliana yuma yunus yuriko yusuke yuta yutaka yuto yuuki yuval yuya yüksel yıldıray yıldız yılmaz zacharias zacharoula zadie zafer zaharia zaina zaira zakaria zaki zalán
zamfir zane zaruhi zaven zaza zbyněk zdena zdeňka zdislava zdravko zdzisława zebedee zebulon zeev zeger zehava zeinab zekeriya zeki zeliha zelma zenobia zerihun zerrin ziba zigmārs zillah zina zineb
zinhle zinovia zipora zisis zita ziya zlata zlatan zlatko zodwa zohar zohreh zora zoraida zorana zorica zorka zouhair zrinka zsolt zsombor zsuzsanna zuhal zukiswa zuleika zulmira zurab zvezdana
zvonimir zygmunt zélia zélie zénó züleyha zülfiye ágnes ákos ángel ángela ángeles árpád åshild çağlar çetin çiğdem édith édouard éliane élie élisa élisabeth éloi élouan éloïse éléonore émeline émile
éric évelyne íñigo östen özcan özden özge özkan øivind ørjan øystein úrsula ümit ümmühan ünal čeněk đorđe đurđica łucja şaban şaziye şebnem şenay şener şengül şenol şerife şeyma şule şükran şükrü
štěpán štěpánka żaneta žaneta željka željko želmíra žilvinas živka živko živorad žygimantas șerban ștefan ștefania`;
