/**
 * Given names from around the world, each of them hardly anything but a name: no cities (`Paris`, `Austin`), no words
 * (`Mark`, `Rose`), no programs (`Julia`, `Hugo`). Behind one of them a capitalised word is a surname.
 */
const givenNames: readonly string[] = [
  ...new Set(
    `aaron abdul abdullah abigail adam adebayo adrian adriana agata agnes agnieszka ahmad ahmed aisha aiko akira alejandra alejandro aleksander
aleksandra aleksandr alessandra alessandro alessia alex alexander alexandra alexandre alexei alfonso alfredo alhassan ali alicia alina alison
allison alvaro álvaro amadou amanda amelia amina amir amit amy ana anaïs anastasia ananya anders andrea andreas andrei andrej andrés andres andrew andrzej
andrés angela angelika angelina anika anil anita anjali ann anna annalisa anne annette annika anouk antoine antonella antonia antonio
antónio antti anton apinya aroha arash arjun armando arnaud arthur arturo arun ashok ashley astrid asuka atsuko aurélie axel aya ayaka ayesha
ayşe babak barbara barbora bartosz beata beatrice beatriz begoña ben benedikt benjamin benoît berit bernadette bernard bernd bianca birgit
birgitte björn bjarne bogdan boris bożena brandon brenda brian brigitte britta bruno bryan burak cameron camila camille candice carina carla
carlos carmen carol carole caroline caterina catherine cathy cecilia cedric cédric céline chantal charles chiamaka chiara chidi chinedu
chinonso chioma chloe chloé christel christelle christina christine christoph christophe christopher cindy claire claudia clément colin
concepción connor constantin cristian cristiano cristina csaba cynthia cyril dagmar daisuke damian damien daniel daniela daniele danielle
danuta daria dariusz david davide deborah debra deepak deepika delphine denis denise dennis derek diana didier diego dieter dimitri dimitris dina dinh
dmitri dmitry dmytro dominic dominik dominique dominika donald donna dora doris dorota dorothea dorothy douglas duc dylan edith edoardo eduardo
edward edyta eero eileen ekaterina elaine eleanor elena eleni elif élise elisa elisabeth elise eliza elizabeth ella ellen elsa elvira emeka
emil emilia emilie émilie emilio emily emine emma emmanuel enrico enrique erica erik erika erin ernesto esteban esther étienne eugene
eugenia eva evelyn ewa fabian fabio fabrice fadi faisal farah fatih fatima fatma fatou federica federico felicia felipe félix ferenc fernanda
fernando filip filippo fiona folake francesca francesco francisca francisco francois françois franziska freddy frédéric friedrich gábor gabriel gabriela
gabriele gabriella gabrielle galina gareth gary gavin geoffrey geraldine gerard gerhard gertrud ghislaine giacomo gianluca gilles giorgio
giovanni giovanna gisela giulia giuseppe gloria gonzalo goran gordon graham graziella greg gregor gregory grzegorz guadalupe gudrun guillaume
guillermo gunnar günter günther gustavo gwen habib hamid hamza hana hannah hannes hans hanna harald haruka haruki harold hassan heidi heike heinrich helen
helena helene hélène helga helmut henrik henrique henry henryk herbert hiroshi hiroko hirotaka holger howard hüseyin hubert ian ibrahim
idris ifeanyi ignacio igor iker ikram ilaria ildikó ilona ilse imran ines inés inês inga inge ingrid irena irene irina isaac isabel isabella
isabelle ismail istvan istván ivan ivana iván iwona jacek jacob jacqueline jacques jaime jakob jakub james jamie jamila jana janet janice janina janusz
jarosław jason javier jean jeanne jeffrey jelena jennifer jens jeremy jérôme jessica jesús jill jing jitka joan joana joanna joão joaquin joaquín jochen joel
joelle johan johann johanna johannes john jonas jonathan jorge josé jose josef joseph joshua joyce józef juan juana judith julian julie juliette jun jürgen
jussi justin justyna kamal kamil kamila karen karim karin karina karl karla karol karolina katarina katarzyna kateřina kate katherine kathleen
kathrin kathryn kathy katja katsumi katya kaveh kazuki keiko keith kelechi kenji kenneth kenta kerstin kevin khadija khalid kimberly kirsten
klaus konrad konstantin kristen kristin kristina kristof krystyna krzysztof kumar kwabena kwame kyle kyoko ladislav lakshmi lars larissa laszlo lászló latisha
laura lauren laurence laurent lea leah leila lena lenka leon leonard leonardo leonie leopold leslie leszek leticia letícia lieselotte linda linh lisa
liselotte lise liza lorena lorenzo louis louise lourdes łukasz luca lucas lucia lucía luciana luciano lucie ludovic luis luís luisa luiz lukas lukáš
lydia lynn maciej maarten magda magdalena magnus mahmoud maja maki małgorzata malik mallory malte manfred manoj manon manuel manuela marc marcel
marcela marcelo marcin marco marcos marcus marek margaret margarita margit margot maria maría mariam mariana marianna marianne marie
mariela marija marina mario marion marisa marit marius mariusz marko markus marta marthe martha martin martina martine márton mary maryam marzena
masako mateo mateus mateusz mathias mathieu mathilde matilda matt matteo matthew matthias mattias maurice mauricio mauro maxime maximilian megan
mehdi mehmet mei melanie mélanie melissa mercedes meredith michael michaela michał michel michela michele michelle midori miguel mihai mihály mika
mikael mikhail mikko milan milena milica miloš min-jun miriam mirjam miroslav mitsuko mohamed mohammad mohammed monica monika monique morgane moritz
morten moses mustafa myriam nadège nadia nadine nadja nandini naoko naomi natalia natalie natasha nathalie nathan neha neil nele ngozi nguyen nicholas
nicola nicolas nicole niklas niko nikola nikolai nikolaus nikos nils nina nisha nobuko noémie noor nora norbert norma octavio odile ola olaf
oleg oleksandr oleksiy olena olga oliver olivier olivia oluwaseun omar omotola orsolya oscar osman ottavia owen özlem pablo paloma pamela paola
paolo pascale patricia patricio patrick patrik patrycja paul paula pauline paulo paweł pedro pekka penelope per pernille peter petar petr petra petros philip
philipp philippe phillip pia pierre pietro pilar piotr priscilla priya quentin rachel radek radosław rafael rafał rahul rainer raj rajesh rakesh ralf
ramesh ramón ramona randall raphael raquel rasmus raul raúl ravi raymond rebecca regina régis reinhard renata renate renaud rené renee reza rhys
ricardo riccardo richard rikard rita riya roberta roberto robert rodrigo roger rogério roland rolf romain roman ronald rosa rosalind rosario rosemary rossella roxana
ruben rubén rui rupert ruth ryan ryo saanvi sabine sabrina saeed said sakura salma salvador salvatore samantha samir samuel samuli sandra sandrine
sanjay santosh sara sarah saskia satoshi sean sébastien sebastian sebastiano sergei sergey sergio shabnam shanice sharon shaun shauna shigeru shirin shirley
shreya shu-fen siân sigrid silke silvia simon simona simone siobhan siobhán slavica sofia sofie solveig sonia sophia sophie søren stacey stanislav stanisław
stefan stefania stefanie stefano stéphane stephanie stéphanie stephen steven stuart subramanian sunita susan susana susanne suzanne svea sven svetlana
sylvain sylvia sylvie szymon tadeusz takashi takeshi tamara tamás tanja tanya tarek tariq tatiana tatjana tendai teresa terezia tereza terry thabo thandiwe
theodora theresa thérèse thiago thierry thi thomas thorsten tiago tiffany tim timo timothy timur tina tobias todd tom tomás tomáš tomasz tomoko torben tore tove
trevor troels tuan tyler udo ulla ulrich ulrika ulrike urs ursula ursula uwe vaishali valentin valentina valeria valerie valérie vanessa vasile vasilis
vera veronica veronika véronique vicente victor vicky vijay vikram viktor viktoria vincent vincenzo virginie vishal vittorio viviana vivian vladimir volker
waldemar walter wanda wanjiru waqar wei wendy werner wiebke wiesław wilfried wilhelm willem william witold wojciech wolfgang xavier ximena xin yan yannick
yara yasmin yasmine yevgeny yilmaz ying yohann yoko yolanda yosef youssef yuki yuko yulia yumi yuri yusuf yvan yvette yvonne zainab zanele zbigniew
zdeněk zeynep zofia zoltan zoltán zoran zsófia zuzana`
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
