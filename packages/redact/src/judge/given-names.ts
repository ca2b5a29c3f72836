/**
 * Given names from around the world, each of them hardly anything but a name: no cities (`Paris`, `Austin`), no words
 * (`Mark`, `Rose`), no programs (`Julia`, `Hugo`). Behind one of them a capitalised word is a surname.
 */
const givenNames: readonly string[] = [
  ...new Set(
    `aarav aaron abdul abdullah abigail adam adebayo adele adelina adil aditi aditya adnan adrian adriana afonso agata agnes
agnieszka agnès ahmad ahmed ahmet aiko aisha ajay akash akira akua alan albert alberto alejandra alejandro aleksander aleksandr
aleksandra aleksei alena alessandra alessandro alessia alex alexander alexandra alexandre alexei alexia alfonso alfred alfredo
alhassan ali alice alicia alina alison aliyah allison alok alper alvaro amadeo amadou amanda amara amelia amelie amina amir
amirah amit amos amy amélie ana anahita ananya anastasia anaïs anca anders andrea andreas andreea andrei andrej andres andrew
andrzej andrés angela angelika angelina angelo angus anika anil anisa anita anjali ann anna annalisa anne anneke annemarie
annette annika anouk anselm anthony antoine anton antonella antonia antonio antti antónio anya aoife apinya arash archana ariel
arjun armando arnaud arne arnold aroha artem arthur arturo arun arvid ashley ashok asim aslı astrid asuka atsuko aurélie axel
aya ayaka ayanda ayesha aylin ayşe aziz azra babak barbara barbora bartosz bashir bastian beata beatrice beatrix beatriz begoña
bella ben benedict benedikt benjamin benjamín benoît bente berit bernadette bernard bernardo bernd bethany bianca bilal birger
birgit birgitte bjarne björn bjørn blanca bogdan bogumila bonnie boris boyan bożena brandon branislav brenda brendan brendon
brian bridget brigitte britta bronwyn bruna bruno bryan budi bulent burak callum calvin cameron camila camille candice carina
carla carlo carlos carlotta carmen carol carole caroline carolyn carsten casey catalina catarina caterina cathal catherine cathy
cecilia cedric cesar chantal charles charlie charlotte cheng chiamaka chiara chidera chidi chinedu chinonso chinwe chioma chloe
chloé christel christelle christina christine christoph christophe christopher chukwuemeka chun ciara ciarán cindy claire
claudia claudio claus clemens clement clementine clément colin concepción connor conor constantin corinna cormac cornelia cosmin
cristian cristiano cristina csaba curtis cynthia cyril cyrus cédric céline césar daan dagmar daisuke dalia damian damien damir
dana daniel daniela daniele danielle danilo dannie danuta daria darius dariusz darren david davide davit deborah debra declan
deepa deepak deepika delia delphine denis denise dennis derek desmond devi dewi diana didier diego dieter dilip dimitri dimitris
dina dinesh dinh dirk divya dmitri dmitry dmytro dominic dominik dominika dominique donald donna dora dorian doris dorota
dorothea dorothy douglas dragan duc duncan dylan ebony edith edoardo eduard eduardo edward edyta eero efosa egil eileen eirik
ekaterina elaine eleanor elena eleni elias elif elin elina eline elisa elisabeth elise elisha eliza elizabeth ella ellen ellie
eloise elsa elvira elvis emanuele emeka emil emilia emilie emilio emily emine emma emmanuel emmanuelle emre enrico enrique enzo
erdem erica erich erik erika erin ernest ernesto esteban esther eszter ethan eugen eugene eugenia eunice eva evan evangelos
evelyn evie ewa ezra fabian fabio fabrice fadi faisal farah fatih fatima fatma fatou federica federico felicia felipe ferenc
fergus fernanda fernando fikret filip filippo finn fiona fiorella flavia flavio florian floriane folake francesca francesco
francisca francisco francois franziska françois freddy fredrik freya frida frieda friedrich frits frédéric fumiko fyodor félix
gabriel gabriela gabriele gabriella gabrielle gaetano galina gareth gary gavin gemma genevieve geneviève geoffrey georg george
georgios geraldine gerard gerda gerhard gert gertrud ghislaine giacomo gianluca gianni gideon gilles gillian giorgio giovanna
giovanni gisela gitte giulia giulio giuseppe gloria gonzalo gopal goran gordon govind graham graziella greg gregor gregory greta
gretchen grzegorz guadalupe gudrun guido guilherme guillaume guillermo gunnar gurpreet gustavo gwen gyula gábor günter günther
habib hadi haider hakan halima hamid hamish hamza hana hanna hannah hanne hannes hans harald harold harriet harry haruka haruki
hasan hassan hayden hector hedda hedvig heidi heike heinrich helen helena helene helga helmi helmut henning henrik henrique
henry henryk herbert hilary hilde hinata hiro hiroko hiroshi hirotaka holger hossein howard hubert hui héctor hélène hüseyin ian
ibrahim ida idris ifeanyi ignacio igor ikechukwu iker ikram ilaria ildikó ilkka ilona ilse ilya imogen imran indira ines inga
inge ingeborg inger ingrid inna inés inês ioana ioannis irena irene irina isaac isabel isabella isabelle isha isla ismael ismail
istvan istván ivan ivana ivo iván iwona izabela jaana jacek jack jacob jacqueline jacques jafar jaime jakob jakub jalen jamal
james jamie jamila jana janek janet jani janice janina janusz jarosław jarrod jasmin jason javier jayden jean jeanne jeffrey
jelena jelle jemma jennifer jens jeremy jesper jessica jesús jill jing jitendra jitka joakim joan joana joanna joanne joaquin
joaquín jocelyn jochen jodie joe joel joelle joey johan johann johanna johannes john johnny jonas jonathan jordi jorge jorgen
jose josef josefina joseph josephine joshua josie josé jovana joyce joão juan juana judith judy julian juliana juliane julie
julien juliette julio jun junaid jussi justin justine justyna jérôme józef jørgen jürgen kaisa kaitlyn kalle kamal kamala kamil
kamila kareem karen kari karim karin karina karl karla karol karolina karsten kasia kasper katalin katarina katarzyna kate
kateřina katherine kathleen kathrin kathryn kathy katie katja katrin katrina katrine katsumi katya kaur kaveh kavita kayla
kazuki keiko keita keith kelechi kelly kemal kenji kenneth kenta kerstin kevin khadija khalid kimberly kiran kirill kirsten
kjell klara klaus kofi konrad konstantin kristen kristian kristiina kristin kristina kristján kristof krystyna krzysztof kumar
kurt kwabena kwame kyle kyoko lachlan ladislav laila lakshmi lara larissa larry lars laszlo latisha latoya laura lauren laurence
laurent layla lea leah leandro leif leila leilani lena lenka leon leonard leonardo leone leonie leopold leslie leszek leticia
letícia lev lewis li-na liam lidia lidija lieke lieselotte liisa lila lilian liliana lilja lillian lilly linda linh lionel lisa
lise liselotte livia liza ljubica lloyd lorena lorenzo loretta lorraine lotta lotte louis louise lourdes luca lucas lucia lucian
luciana luciano lucie lucía ludmila ludovic luigi luis luisa luiz luka lukas lukasz luke lukáš luís lydia lydie lynn lyudmila
lászló maarten maciej mads maeve magda magdalena magnus magnús mahesh mahmoud maia maike maira maja maki makoto malcolm malik
malin mallory malte mamadou manfred manoj manon manuel manuela mara marc marcel marcela marcella marcelo marcin marco marcos
marcus marek margaret margarita margit margot maria mariam mariana marianna marianne marie mariela marija marina mario marion
marisa marit marius mariusz marko markus marlene marlon marta martha marthe martin martina martine marvin mary maryam marzena
maría masako masato massimo matej mateo mateus mateusz mathias mathieu mathilde matilda matt matteo matteus matthew matthias
matthieu mattias maurice mauricio mauro maxim maxime maximilian maya małgorzata meena meera megan mehdi mehmet mehul mei
mei-ling melanie melissa mercedes meredith mert merve mia micah michael michaela michał michel michela michele michelle midori
miguel mihaela mihai mihály mika mikael mikhail mikko mikołaj mila milan mildred milena milica miloš min-jun mirela miriam
mirjam mirko miroslav misaki mitchell mitsuko mohamed mohammad mohammed mohan moira mona monica monika monique morgane moritz
morten moses moshe muhammad murat muriel mustafa mustapha mykola myriam márton mélanie nabil nadezhda nadia nadine nadja nadège
nandini naoko naomi narendra nasser natalia natalie nataliya natalya natasha nathalie nathan navin neha neil nele nelly nelson
nermin nevena ngoc ngozi nguyen niamh nicholas nick nicola nicolai nicolas nicole nicoletta nicolò nikhil nikhita nikita niklas
niko nikola nikolai nikolaus nikos nils nimisha nina nisha noa noah nobuko noel noelia nolan noor nora norbert norma norman
noémie noëlle nuno nuria octavio oddvar odile okan ola olaf olav olavi oleg olek oleksandr oleksii oleksiy olena olga oliver
olivia olivier olumide oluwaseun omar omer omotola onur oona oriol orla orsolya oscar osman ottavia owen pablo padma palesa
pallavi paloma pamela panagiotis paola paolo parisa pascale patrice patricia patricio patrick patrik patrycja paul paula paulina
pauline paulo pavel pavlo paweł pedram pedro peggy pekka penelope per perla pernille petar peter petr petra petros petter philip
philipp philippe phillip phyllis pia pierre pietro pilar piotr poppy pradeep prakash pranav prasad preeti prisca priscilla
pritam priya pál quentin rabia rachael rachel radek radka radosław rafael rafał ragnar ragnhild rahul raimund rainer raissa raj
rajesh rakesh ralf raluca ramesh ramin ramona ramón randall raphael raquel rasheed rashid rasmus raul ravi raymond raúl rebecca
reece reema regina reinhard reinhold remi renata renate renaud renee renzo rené reza rhys ricarda ricardo riccardo richard
rikard rikke rina rita riya robert roberta roberto robyn rocco rocío rodney rodrigo roger rogério rohan rohit roisin roland rolf
romain roman romina ronald ronan ronja rosa rosalind rosanna rosario rosemary rosie ross rossella roxana roxanne roy ruben rubén
rui rupert ruta ruth ryan ryo régis rémi rémy róisín saana saanvi sabine sabrina sadie saeed sagar said saif sakura salim sally
salma salome salvador salvatore samantha samir samira sampo samuel samuele samuli sandeep sander sandra sandrine sanjay sanna
sanne santosh saoirse sara sarah sasha saskia satoshi saul scott sean sebastian sebastiano selim selma sema semra serena serge
sergei sergey sergio serhii seth seyed shabnam shan shane shanice shanti shari sharon shaun shauna sheila shelby sheldon shigeru
shiori shirin shirley shivani shohei shota shreya shu-fen sidney sigrid sigrun silke silvia simon simona simone simran sina
sinead sinéad siobhan siobhán siri siân slavica snežana sofia sofie sofiya sofía soledad solveig sondre sonia sophia sophie
spyros stacey stacy stan stanislav stanisław stefan stefania stefanie stefano stelian steph stephanie stephen steven stig stuart
stéphane stéphanie subhash subramanian sudha suman sunil sunita suresh susan susana susanne sushil suzanne svea sven sven-erik
svetlana swati syed sylvain sylvia sylvie szilvia szymon sébastien søren tabea tadashi tadeusz taher tahir takashi takeshi
tamara tamás tania tanja tanya tapio tarek tariq tarun tasha tatiana tatjana tendai terence teresa tereza terezia terry tessa
thabo thandiwe thea theo theodora theodore theresa theresia thi thi-mai thiago thierry thomas thor thorsten thérèse tiago
tiffany tilda tilo tim timea timo timothy timur tina tobi tobias todd tom tomasz tomoko tomás tomáš tony torben tore torsten
toshiko tove tracey tracy trevor tristan troels tuan tuomas tuva tyler tymon udo ulla ulrich ulrika ulrike umar umut uriel urs
ursula usha uwe vaclav vaishali valentin valentina valeria valerie valerio valérie vanessa vasant vasco vasile vasilis vaughn
venkat vera veronica veronika vesna vicente vicki vicky victor victoria vijay vikas vikram viktor viktoria vilma vinay vincent
vincenzo vinod violeta virginie vishal vittorio vivek vivian viviana vlad vladimir vojtěch volker václav véronique vítor wafa
waldemar walid walter wanda wanjiru waqar warren wei wendell wendy werner wes wesley wiebke wiesław wilfried wilhelm willem
william wilma witold wojciech wolfgang wouter xavier xiang xiaoming ximena xin yael yan yannick yara yaroslav yash yasir yasmin
yasmine yasuko yaw yegor yelena yetunde yevgeny yiannis yilmaz ying yohann yoko yolanda yosef yosuke youssef yuan yuki yuko
yulia yumi yuri yusra yusuf yvan yves yvette yvonne zahra zaid zainab zainal zanele zara zbigniew zdeněk zehra zeina zeynep
zhanna zheng zoe zofia zoltan zoltán zoran zoya zoé zoë zsófia zuri zuzana álvaro élise émilie étienne özlem łukasz`
      .split(/\s+/)
      .filter(Boolean),
  ),
];
const known: ReadonlySet<string> = new Set(givenNames);

/** The same names as key words, each with the blank behind it; those with a letter beyond ASCII stand apart. */
export const givenNameAnchors: readonly string[] = givenNames
  .filter((name) => /^[a-z-]+$/.test(name))
  .map((name) => `${name} `);
/** The same as the alternatives of a pattern, written with a capital. */
export const givenNamePattern: string = givenNames
  .map((name) => name.slice(0, 1).toUpperCase() + name.slice(1))
  .sort((a, b) => b.length - a.length)
  .join('|');
export const givenNameTrigger: RegExp = new RegExp(
  givenNames
    .filter((name) => /[^\x00-\x7f]/.test(name))
    .map((name) => name.slice(0, 1).toUpperCase() + name.slice(1))
    .join('|'),
  'g',
);

/** True for a word that is somebody's given name, and hardly ever anything else. */
export function isGivenName(word: string): boolean {
  return known.has(word.toLowerCase());
}
