import { type Expression, expression } from '../shape/expression.ts';

/**
 * Given names from around the world, each of them hardly anything but a name: no cities (`Paris`, `Austin`), no words
 * (`Mark`, `Rose`), no programs (`Julia`, `Hugo`). Behind one of them a capitalised word is a surname.
 */
const known: ReadonlySet<string> = new Set(
  `aarav aaron abdul abdullah abena abigail achieng adaeze adam adebayo adele adelina adil aditi aditya adnan adrian adriana adwoa
afia afonso agata agnes agnieszka agnès agus ahmad ahmed ahmet aiko aino aisha ajay akash akira akua alan albert alberto
alejandra alejandro aleksander aleksandr aleksandra aleksei alena alessandra alessandro alessia alex alexander alexandra
alexandre alexei alexia alfonso alfred alfredo alhassan ali alice alicia alina alison aliyah allison alok alper alvaro amadeo
amadou amanda amara amelia amelie amina amir amirah amit amos amy amélie ana anahita ananda ananya anastasia anastasiya anaïs
anca anders andrea andreas andreea andrei andrej andres andrew andrzej andrés angela angelika angelina angelo angus anika anil
anisa anita anjali anjana ann anna annalisa anne anneke anneli annemarie annette annika anouk anselm anthony antoine anton
antonella antonia antonio antti antónio anya aoife apinya arash archana arezou ariel arjun armando arnaud arne arnold aroha
artem arthur arturo artyom arun arvid ashley ashok asim aslı astrid asuka atsuko aurélie axel aya ayaka ayanda ayesha aylin ayşe
aziz azra aïssatou babak bahram bambang barbara barbora bartosz bashir bassam bastian beata beatrice beatrix beatriz begoña
behrouz bella ben benedict benedikt benjamin benjamín benoît bente berit berk bernadette bernard bernardo bernd bethany bianca
bilal binta birger birgit birgitte bjarne björn bjørn blanca bogdan bogumila bohdan bonnie boris boyan bożena brandon branislav
brenda brendan brendon brian bridget brigitte britta bronwyn bruna bruno bryan budi bulent burak busisiwe callum calvin cameron
camila camille candice carina carla carlo carlos carlotta carmen carol carole caroline carolyn carsten casey catalina catarina
caterina cathal catherine cathy cecilia cedric cesar chanchai chantal charles charlie charlotte chen cheng chiamaka chiara
chidera chidi chinedu chinonso chinwe chioma chloe chloé choi christel christelle christina christine christoph christophe
christopher chuka chukwuemeka chun ciara ciarán cindy claire claudia claudio claus clemens clement clementine clément colin
concepción connor conor constantin corinna cormac cornelia cosmin cristian cristiano cristina csaba curtis cynthia cyril cyrus
cédric céline césar daan dagmar daisuke dalia damian damien damir dana dang daniel daniela daniele danielle danil danilo dannie
danuta danylo daria darius dariusz darren darya david davide davit deborah debra declan deepa deepak deepika deepti delia
delphine denis denise deniz dennis derek desmond devi dewi dhruv diana didier diego dieter dilip dimitri dimitris dina dinesh
dinh dirk divya dmitri dmitriy dmitry dmytro dominic dominik dominika dominique donald donna dora dorian doris dorota dorothea
dorothy douglas dragan duc duncan dylan ebere ebony ebru edith edoardo eduard eduardo edward edyta eero eetu efosa efua egil
egor eileen eirik ekaterina elaine eleanor elena eleni elias elif elin elina eline elisa elisabeth elise elisha eliza elizabeth
ella ellen ellie eloise elsa elvira elvis emanuele emeka emil emilia emilie emilio emily emine emma emmanuel emmanuelle emre
enrico enrique enzo erdem erica erich erik erika erin ernest ernesto esi esteban esther eszter ethan eugen eugene eugenia eunice
eva evan evangelos evelyn evie ewa ezra fabian fabio fabrice fadi faisal fanta farah fatih fatima fatma fatou federica federico
fedor felicia felipe femi ferenc fereshteh fergus fernanda fernando fikret filip filippo finn fiona fiorella fitri flavia flavio
florian floriane folake folasade francesca francesco francisca francisco francois franziska françois freddy fredrik freya frida
frieda friedrich frits frédéric fumiko fyodor félix gabriel gabriela gabriele gabriella gabrielle gaetano galina gamze gareth
gary gauri gavin gemma genevieve geneviève gennady geoffrey georg george georgios geraldine gerard gerda gerhard gert gertrud
ghada ghislaine giacomo gianluca gianni gilles gillian giorgio giovanna giovanni gisela gitte giulia giulio giuseppe
gizem gloria golnaz gonzalo gopal goran gordon govind graham graziella greg gregor gregory greta gretchen grzegorz guadalupe
gudrun guido guilherme guillaume guillermo gunnar gurpreet gustavo gwen gyula gábor gökhan günter günther habib hadi haider
hakan hala halima halyna hamid hamish hamza hana hanna hannah hanne hannes hans harald harish harold harriet harry harsha haruka
haruki hasan hassan hayden hector hedda hedvig heidi heike heinrich helen helena helene helga helmi helmut hemant henning henrik
henrique henry henryk herbert hilary hilde hinata hiro hiroko hironori hiroshi hirotaka hisham hoang holger hossein howard hoàng
huang hubert hui huynh huỳnh hwang héctor hélène hüseyin ian ibrahim ida idris ifeanyi ifeoma ignacio igor ihor ikechukwu ikenna
iker ikram ilaria ildikó ilker ilkka ilona ilse ilya imani imogen imran indira ines inga inge ingeborg inger ingrid inna inés
inês ioana ioannis irena irene irina iryna isaac isabel isabella isabelle isha isla ismael ismail istvan istván ivan ivana ivo
iván iwona izabela jaana jacek jack jacob jacqueline jacques jafar jaime jakob jakub jalen jamal james jamie jamila jana janek
janet jani janice janina janusz jarosław jarrod jasmin jason javier jayden jayesh jean jeanne jeffrey jelena jelle jemma
jennifer jens jeremy jesper jessica jesús jihan jill jing jitendra jitka joakim joan joana joanna joanne joaquin joaquín jocelyn
jochen jodie joe joel joelle joey johan johann johanna johannes john johnny joko jonas jonathan jordi jorge jorgen jose josef
josefina joseph josephine joshua josie josé jovana joyce joão juan juana judith judy julian juliana juliane julie julien
juliette julio jun junaid jung jussi justin justine justyna jyoti jérôme józef jørgen jürgen kagiso kaisa kaitlyn kalle kamal
kamala kamau kamil kamila kang kaori kareem karen kari karim karin karina karl karla karol karolina karsten karthik kasia kasper
katalin katarina katarzyna kate kateryna kateřina katherine kathleen kathrin kathryn kathy katie katja katrin katrina katrine
katsumi katya kaur kaveh kavita kayla kazuki kazuya keerthi keiko keita keith kelechi kelly kemal kenan kenji kenneth kenta
kerstin kerttu kevin khadija khalid kim kimberly kiran kirill kirsten kjell klara klaus kofi kojo konrad konstantin kristen
kristian kristiina kristin kristina kristján kristof kriti krystyna krzysztof kseniya kumar kunle kurt kwabena kwaku kwame kweku
kwon kyle kyoko lachlan ladislav laila lakshmi laleh lalita lara larisa larissa larry lars laszlo latisha latoya laura lauren
laurence laurent layan layla lea leah leandro leif leila leilani lena lenka leon leonard leonardo leone leonie leopold lerato
leslie lesya leszek leticia letícia lev levent lewis li-na liam lidia lidija lidiya lieke lieselotte liisa lila lilian liliana
lilja lillian lilly lina linda lindiwe linh lionel lisa lise liselotte liu liudmyla livia liza ljubica lloyd lorena lorenzo
loretta lorraine lotta lotte louis louise lourdes lubna luca lucas lucia lucian luciana luciano lucie lucía ludmila ludovic
luigi luis luisa luiz luka lukas lukasz luke lukáš luís lydia lydie lynn lyudmila lászló maarten maciej madhav madhuri mads
maeve magda magdalena magnus magnús mahesh mahmoud maia maike maira maja makena maki makoto maksim malcolm malee malik malin
mallory malte mamadou manfred manish manoj manon manuel manuela mara marc marcel marcela marcella marcelo marcin marco marcos
marcus marek margaret margarita margit margot maria mariam mariana marianna marianne marie mariela marija mariko marina mario
marion marisa marit marius mariusz marko markus marlene marlon marta martha marthe martin martina martine marvin mary maryam
marzena maría masako masaru masato massimo matej mateo mateus mateusz mathias mathieu mathilde matilda matt matteo matteus
matthew matthias matthieu mattias maurice mauricio mauro maxim maxime maximilian maya maysa małgorzata meena meenakshi meera
megan mehdi mehmet mehul mei mei-ling melanie melissa mercedes meredith mert merve mia micah michael michaela michał michel
michela michele michelle michiko midori miguel mihaela mihai mihály mika mikael mikhail mikko mikołaj mila milan mildred milena
milica miloš min-jun minoru mirela miriam mirjam mirko miroslav misaki mitchell mitsuko mitsuru mohamed mohammad mohammed mohan
mohit moira mona monica monika monique morgane moritz morten moses moshe moussa mpho muhammad mukesh murat muriel mustafa
mustapha mutua mykola mykyta myriam márton mélanie nabil nadezhda nadia nadine nadiya nadja nadège naledi nandini naoko naomi
narendra nasrin nasser natalia natalie nataliya natalya natasha nathalie nathan nattapong navid navin neha neil nele nelly
nelson nermin nevena ngo ngoc ngozi nguyen nguyễn niamh nicholas nick nicola nicolai nicolas nicole nicoletta nicolò nidhi nihal
nikhil nikhita nikita niklas niko nikola nikolai nikolaus nikolay nikos niloofar nils nimisha nina niran nisha nitin nizar njeri
nneka noa noah nobuko nobuyuki noel noelia nolan nomsa noor nora norbert noriko norma norman nour noémie noëlle nuno nuria nurul
obinna octavio oddvar odile okan oksana ola olaf olav olavi oleg olek oleksandr oleksii oleksiy olena olga oliver olivia olivier
olumide oluwaseun omar omer omotola ondrej ondřej onur onyeka oona oriol orla orsolya oscar osman ossi ostap otieno ottavia
oumar ousmane owen ozan oğuz pablo padma palesa pallavi paloma pamela panagiotis pankaj paola paolo parisa parul parvaneh
pascale patrice patricia patricio patrick patrik patrycja paul paula paulina pauline paulo pavel pavlo paweł pedram pedro peggy
pekka penelope per perla pernille petar peter petr petra petros petter pham philip philipp philippe phillip phyllis phạm pia
pichai pierre pietro pilar piotr polina pooja poppy pradeep prakash pranav prasad prateek preeti prerna prisca priscilla pritam
priya priyanka putri pál pınar quentin rabia rachael rachel radek radka radosław rafael rafał ragnar ragnhild rahul raimund
rainer raissa raj rajat rajesh rajiv rakesh rakhi ralf raluca ramesh ramin ramona ramón randall rania ranjit raphael raquel
rasheed rashid rashmi rasmus ratna raul ravi raymond raúl rebecca reece reem reema regina reiko reinhard reinhold remi renata
renate renaud renee renzo rené reza rhys ricarda ricardo riccardo richard rieko rikard rikke rina rita ritu ritva riya rizky
robert roberta roberto robyn rocco rocío rodney rodrigo roger rogério rohan rohit roisin roksolana roland rolf romain roman
romina ronald ronan ronja rosa rosalind rosanna rosario rosemary rosie ross rossella roxana roxanne roy ruben rubén ruchi rui
rupa rupert ruslan ruta ruth ryan ryo régis rémi rémy róisín saana saanvi sabine sabrina sachiko sachin sadie saeed sagar sahil
said saif sakshi sakura salim sally salma salome salvador salvatore salwa samantha sameer sami samir samira sampo samuel samuele
samuli sanaz sandeep sander sandra sandrine sangeeta sanjay sanna sanne santosh saoirse sara sarah sasha saskia satish satoshi
saul scott sean sebastian sebastiano seema segun seiji sekou selim selin selma sema semra semyon seppo serena serge sergei
sergey sergio serhii seth seyed shabnam shahin shan shane shanice shanti shari sharon shaun shauna sheila shelby sheldon shigeru
shilpa shinichi shiori shirin shirley shivani shohei shota shreya shruti shu-fen shubham siddharth sidney sigrid sigrun silke
silvia simon simona simone simran sina sinead sinem sinéad siobhan siobhán sipho siri siriporn siti siân slamet slavica smita
sneha snežana sofia sofie sofiya sofía soheil soledad solomiya solveig somchai somsak sonal sondre sonia sophia sophie spyros
srinivas stacey stacy stan stanislav stanisław stefan stefania stefanie stefano stelian stepan steph stephanie stephen steven
stig stuart stéphane stéphanie subhash subramanian sudha sudhir suha sujata suman sumit sunil sunita supaporn supriya surbhi
suresh susan susana susanne sushil suzanne svea sven sven-erik svetlana swati syed sylvain sylvia sylvie szilvia szymon
sébastien søren tabea tadao tadashi tadeusz taghreed taher tahir takako takashi takayuki takeshi tamara tamás tania tanja tanvi
tanya tapio taras tarek tarik tariq tarun tasha tatiana tatjana tatsuya tatyana tejas tendai terence teresa tereza terezia terry
tessa tetsuya thabo thandeka thandiwe thea theo theodora theodore theresa theresia thi thi-mai thiago thierry thomas thor
thorsten thérèse tiago tiffany tilda tilo tim timea timo timofey timothy timur tina titilayo tobi tobias todd tom tomasz tomoko
tomoya tomás tomáš tony torben tore torsten toru toshiko tove tracey tracy tran trevor trisha tristan troels trần tshepo tuan
tunde tuomas tuva tuğba tyler tymon uchenna uday udo ulla ulrich ulrika ulrike umar umesh umut uriel urs ursula usha uwe vaclav
vadim vaishali valentin valentina valentyna valeria valerie valerio valery valérie vandana vanessa varun vasant vasco vasile
vasilis vasily vaughn venkat venla vera veronica veronika vesna vibha vicente vicki vicky victor victoria vijay vijaya vikas
vikram viktor viktoria vilma vimal vinay vincent vincenzo vinod violeta virginie vishal vitaly vittorio vivek vivian viviana
vlad vladimir vojtěch volker volodymyr vu vyacheslav václav véronique vítor wafa wafula wahyu waldemar wale walid walter wambui
wanda wang wanjiru waqar warren wei wendell wendy werner wes wesley wiebke wiesław wilfried wilhelm willem william wilma witold
wojciech wolfgang wouter xavier xiang xiaoming ximena xin xu yael yamini yan yana yang yannick yara yaroslav yash yasir yasmin
yasmine yasuhiro yasuko yaw yağmur yegor yelena yemi yetunde yevgeny yevhen yiannis yilmaz ying yohann yoichi yoko yolanda yosef
yoshiko yosuke youssef youssouf yuan yuki yuko yulia yulianto yuliya yumi yumiko yuri yusra yusuf yvan yves yvette yvonne zahra
zaid zainab zainal zanele zara zbigniew zdeněk zehra zeina zeynep zhang zhanna zhao zheng zhou ziad zinaida zoe zofia zoltan
zoltán zoran zoryana zoya zoé zoë zsófia zuri zuzana álvaro çağla élise émilie étienne özgür özlem łukasz
philippa darnell bartholomew cornelius wilhelmina constance lucinda evangeline percival reginald archibald clifford clarence
cuthbert edmund ernestine ethel gertrude gwendolyn hattie henrietta hortense humphrey isadora jedidiah lavinia lorelei
lucretia mabel nathaniel odette ophelia orville ottilie philomena rosamund roderick seraphina sybil tabitha thaddeus
theodosia winifred zachary zachariah alastair alistair annabelle antoinette arabella bernice bertram beverley cassandra
charlene cordelia daphne deirdre dolores edna elspeth estelle giselle glenda hilda horace ignatius josiah kendrick lucille
madeleine malachi marcia marguerite maureen maxine melvin millicent miranda mortimer neville nigel noreen oswald
paulette phoebe randolph rebekah rhiannon rosalie rufus seamus selena selwyn susannah sylvester tamsin terrence thelma velma
vernon vivienne wilbur wilfred deandre deshawn jermaine keisha kendra lakisha latasha rashad tamika terrell tyrone tyrell
anneliese dietrich eberhard edeltraud gottfried hannelore hildegard irmgard jutta lothar mechthild rosemarie siegfried
sieglinde waltraud winfried annegret olufemi oluwaseyi ayodele babatunde chibuike ebele kehinde nkechi nnamdi obiageli
oluchi olamide olayinka omolara tolulope uzoma yewande abiodun akosua kwasi thulani sibusiso nomvula bongani tatenda nyasha
wanjiku njoki akinyi mwende tadesse abebe mekdes jabari amrita anirudh ankur anuradha aparna ashwin bhavana chandrika devika
ganesh gaurav geeta ishaan jayant kalyani kunal lalitha madhavi mahendra mallika manisha mohini mukund naveen neeraj nirmala
padmini prabhat radhika raghav rekha renuka rohini rukmini sanjana saraswati sharmila shobha srinivasan sudhakar sujatha
swapna tanuja vasudha venkatesh vimala yashwant cezary dagmara elżbieta ewelina grażyna halina jadwiga mieczysław mirosława
ryszard sławomir stanisława wiesława zdzisław zenon zuzanna anatoly arkady evgeniya innokenty ksenia lyubov rodion taisia
timofei varvara yevgenia yevgeniya amandine aurelie bérénice blandine capucine clémence corentin edouard élodie fabien
fabienne gaspard gaëlle guilhem héloïse jocelyne joséphine loïc maëlle margaux maxence mireille océane perrine raphaël
séverine solène thibault thibaut ségolène almudena anselmo asunción aurelio belén benito calixto caridad casimiro cayetana
cristóbal encarnación eulalia evaristo ezequiel fabiola fermín florencio gerardo graciela heriberto hilario horacio ignacia
inmaculada isidoro itziar jacinta juanita leocadia lisandro macarena maximiliano montserrat noemí ramiro raimundo rigoberto
rosaura salomé teodoro tomasa valentín virgilio zacarías pieter cornelis gerrit hendrik willemijn marijke sjoerd liesbeth
annelies femke joost ottoline torbjørn sigurd gunnhild ragna oddny halvard dumitru ionela costel gheorghe ileana vasilica yuna
takumi natsumi hayato chihiro jihoon minseo seoyeon jiwoo siobhain caoimhe cillian darragh eoghan gráinne oisín ruairi tadhg`
    .split(/\s+/)
    .filter(Boolean),
);
const givenNames: readonly string[] = [...known];
/** One of ASCII alone. */
const isPlain = /^[a-z-]+$/;

/** The same names as key words, each with the blank behind it; those with a letter beyond ASCII stand apart. */
export const givenNameAnchors: readonly string[] = givenNames
  .filter((name) => isPlain.test(name))
  .map((name) => `${name} `);
/** The same as the alternatives of a pattern, written with a capital. */
export const givenNamePattern: string = [...givenNames]
  .sort((a, b) => b.length - a.length)
  .map(written)
  .join('|');
export const givenNameTrigger: Expression = expression(
  givenNames
    .filter((name) => !isPlain.test(name))
    .map(written)
    .join('|'),
  'g',
);

/** True for a word that is somebody's given name, and hardly ever anything else. */
export function isGivenName(word: string): boolean {
  return known.has(word.toLowerCase());
}

function written(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
