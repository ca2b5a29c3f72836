import { type Expression, expression } from '../../shape/expression.ts';

/**
 * Given names from around the world, each of them hardly anything but a name: no cities (`Paris`, `Austin`), no words
 * (`Mark`, `Rose`), no programs (`Julia`, `Hugo`). Behind one of them a capitalised word is a surname.
 */
const known: ReadonlySet<string> = new Set(
  `aarav aaron abdul abdullah abebe abena abigail abiodun achieng adaeze adam adebayo adele adelina adil aditi aditya adnan adrian adriana adwoa afia afonso agata agnes agnieszka agnès agus ahmad ahmed
ahmet aigerim aiko aino aisha ajay akash akinyi akira akosua akua alan alastair albert alberto alejandra alejandro aleksander aleksandr aleksandra aleksei alena alessandra alessandro alessia alex alexander
alexandra alexandre alexei alexia alfonso alfred alfredo alhassan ali alice alicia alina alison alistair aliyah allison almudena alok alper alvaro amadeo amadou amanda amandine amara amelia amelie
amina amir amirah amit amos amrita amy amélie ana anahita ananda ananya anastasia anastasiya anatoly anaïs anca anders andrea andreas andreea andrei andrej andres andrew andrzej andrés angela angelika
angelina angelo angus anika anil anirudh anisa anita anjali anjana ankur ann anna annabelle annalisa anne annegret anneke anneli annelies anneliese annemarie annette annika anouk anselm anselmo
anthony antoine antoinette anton antonella antonia antonio antti antónio anuradha anya aoife aparna apinya arabella arash archana archibald arezou ariel arjun arkady armando arnaud arne arnold aroha
artem arthur arturo artyom arun arvid ashley ashok ashwin asim aslı astrid asuka asunción atsuko aurelie aurelio aurélie axel aya ayaka ayanda ayesha aylin ayodele ayşe aziz azra aïssatou babak
babatunde bahram bambang barbara barbora bartholomew bartosz bashir bassam bastian beata beatrice beatrix beatriz begoña behrouz bella belén ben benedict benedikt benito benjamin benjamín benoît bente
berit berk bernadette bernard bernardo bernd bernice bertram bethany beverley bhavana bianca bilal binta birger birgit birgitte bjarne björn bjørn blanca blandine bogdan bogumila bohdan bongani bonnie
boris boyan bożena brandon branislav brenda brendan brendon brian bridget brigitte britta bronwyn bruna bruno bryan budi bulent burak busisiwe bérénice calixto callum calvin cameron camila camille
candice caoimhe capucine caridad carina carla carlo carlos carlotta carmen carol carole caroline carolyn carsten casey casimiro cassandra catalina catarina caterina cathal catherine cathy cayetana
cecilia cedric cesar cezary chanchai chandrika chantal charlene charles charlie charlotte chen cheng chiamaka chiara chibuike chidera chidi chihiro chinedu chinonso chinwe chioma chloe chloé choi
christel christelle christina christine christoph christophe christopher chuka chukwuemeka chun ciara ciarán cillian cindy claire clarence claudia claudio claus clemens clement clementine clifford
clémence clément colin concepción connor conor constance constantin cordelia corentin corinna cormac cornelia cornelis cornelius cosmin costel cristian cristiano cristina cristóbal csaba curtis
cuthbert cynthia cyril cyrus cédric céline césar daan dagmar dagmara daisuke dalia damian damien damir dana dang daniel daniela daniele danielle danil danilo dannie danuta danylo daphne daria darius
dariusz darnell darragh darren darya david davide davit deandre deborah debra declan deepa deepak deepika deepti deirdre delia delphine denis denise deniz dennis derek deshawn desmond devi devika dewi
dhruv diana didier diego dieter dietrich dilip dimitri dimitris dina dinara dinesh dinh dirk divya dmitri dmitriy dmitry dmytro dolores dominic dominik dominika dominique donald donna dora dorian doris
dorota dorothea dorothy douglas dragan duc dumitru duncan dylan ebele ebere eberhard ebony ebru edeltraud edith edmund edna edoardo edouard eduard eduardo edward edyta eero eetu efosa efua egil egor
eileen eirik ekaterina elaine eleanor elena eleni elias elif elin elina eline elisa elisabeth elise elisha eliza elizabeth ella ellen ellie elodie eloise elsa elspeth elvira elvis elżbieta emanuele emeka
emil emilia emilie emilio emily emine emma emmanuel emmanuelle emre encarnación enrico enrique enzo eoghan eoin erdem erica erich erik erika erin ernest ernestine ernesto esi esteban estelle esther eszter
ethan ethel eugen eugene eugenia eulalia eunice eva evan evangeline evangelos evaristo evelyn evgeniya evie ewa ewelina ezequiel ezra fabian fabien fabienne fabio fabiola fabrice fadi faisal fanta
farah farid fatih fatima fatma fatou federica federico fedor felicia felipe femi femke ferenc fereshteh fergus fermín fernanda fernando fikret filip filippo finn fiona fiorella fitri flavia flavio florencio
florian floriane folake folasade francesca francesco francisca francisco francois franziska françois freddy fredrik freya frida frieda friedrich frits frédéric fumiko fyodor félix gabriel gabriela
gabriele gabriella gabrielle gaetano galina gamze ganesh gareth gary gaspard gaurav gauri gavin gaëlle geeta gemma genevieve geneviève gennady geoffrey georg george georgios geraldine gerard gerardo
gerda gerhard gerrit gert gertrud gertrude ghada gheorghe ghislaine giacomo gianluca gianni gilles gillian giorgio giovanna giovanni gisela giselle gitte giulia giulio giuseppe gizem glenda gloria
golnaz gonzalo gopal goran gordon gottfried govind graciela graham graziella grażyna greg gregor gregory greta gretchen grzegorz gráinne guadalupe gudrun guido guilhem guilherme guillaume guillermo
gunnar gunnhild gurpreet gustavo gwen gwendolyn gyula gábor gökhan günter günther habib hadi haider hakan hala halima halina halvard halyna hamid hamish hamza hana hanna hannah hanne hannelore hannes
hans harald harish harold harriet harry harsha haruka haruki hasan hassan hattie hayato hayden hector hedda hedvig heidi heike heinrich helen helena helene helga helmi helmut hemant hendrik henning
henrietta henrik henrique henry henryk herbert heriberto hilario hilary hilda hilde hildegard hinata hiro hiroko hironori hiroshi hirotaka hisham hoang holger horace horacio hortense hossein howard
hoàng huang hubert hui humphrey huynh huỳnh hwang héctor héloïse hélène hüseyin ian ibrahim ida idris ifeanyi ifeoma ignacia ignacio ignatius igor ihor ikechukwu ikenna iker ikram ilaria ildikó ileana
ilker ilkka ilona ilse ilya imani imogen imran indira ines inga inge ingeborg inger ingrid inmaculada inna innokenty inés inês ioana ioannis ionela irena irene irina irmgard iryna isaac isabel
isabella isabelle isadora isha ishaan isidoro isla ismael ismail istvan istván itziar ivan ivana ivo iván iwona izabela jaana jabari jacek jacinta jack jacob jacqueline jacques jadwiga jafar jaime
jakob jakub jalen jamal james jamie jamila jana janek janet jani janice janina janusz jarosław jarrod jasmin jason javier jayant jayden jayesh jean jeanne jedidiah jeffrey jelena jelle jemma jennifer
jens jeremy jermaine jesper jessica jesús jihan jihoon jill jing jitendra jitka jiwoo joakim joan joana joanna joanne joaquin joaquín jocelyn jocelyne jochen jodie joe joel joelle joey johan johann
johanna johannes john johnny joko jonas jonathan joost jordi jorge jorgen jose josef josefina joseph josephine joshua josiah josie josé joséphine jovana joyce joão juan juana juanita judith judy
julian juliana juliane julie julien juliette julio jun junaid jung jussi justin justine justyna jutta jyoti jérôme józef jørgen jürgen kagiso kaisa kaitlyn kalle kalyani kamal kamala kamau kamil
kamila kang kaori kareem karen kari karim karin karina karl karla karol karolina karsten karthik kasia kasper katalin katarina katarzyna kate kateryna kateřina katherine kathleen kathrin kathryn kathy
katie katja katrin katrina katrine katsumi katya kaur kaveh kavita kavya kayla kazuki kazuya keerthi kehinde keiko keisha keita keith kelechi kelly kemal kenan kendra kendrick kenji kenneth kenta kerstin
kerttu kevin khadija khalid kim kimberly kiran kirill kirsten kjell klara klaus kofi kojo konrad konstantin kristen kristian kristiina kristin kristina kristján kristof kriti krystyna krzysztof ksenia
kseniya kumar kunal kunle kurt kwabena kwaku kwame kwasi kweku kwon kyle kyoko lachlan ladislav laila lakisha lakshmi laleh lalita lalitha lara larisa larissa larry lars laszlo latasha latisha latoya
laura lauren laurence laurent lavinia layan layla lea leah leandro leif leila leilani lena lenka leocadia leon leonard leonardo leone leonie leopold lerato leslie lesya leszek leticia letícia lev
levent lewis li-na liam lidia lidija lidiya lieke liesbeth lieselotte liisa lila lilian liliana lilja lillian lilly lina linda lindiwe linh lionel lisa lisandro lise liselotte liu liudmyla livia liza
ljubica lloyd lorelei lorena lorenzo loretta lorraine lothar lotta lotte louis louise lourdes loïc lubna luca lucas lucia lucian luciana luciano lucie lucille lucinda lucretia lucía ludmila ludovic
luigi luis luisa luiz luka lukas lukasz luke lukáš luís lydia lydie lynn lyubov lyudmila lászló maarten mabel macarena maciej madeleine madhav madhavi madhuri mads maeve magda magdalena magnus magnús
mahendra mahesh mahmoud maia maike maira maja makena maki makoto maksim malachi malcolm malee malik malin mallika mallory malte mamadou manfred manish manisha manoj manon manpreet manuel manuela mara marc
marcel marcela marcella marcelo marcia marcin marco marcos marcus marek margaret margarita margaux margit margot marguerite maria mariam mariana marianna marianne marie mariela marija marijke mariko
marina mario marion marisa marit marius mariusz marko markus marlene marlon marta martha marthe martin martina martine marvin mary maryam marzena maría masako masaru masato massimo matej mateo mateus
mateusz mathias mathieu mathilde matilda matt matteo matteus matthew matthias matthieu mattias maureen maurice mauricio mauro maxence maxim maxime maximilian maximiliano maxine maya maysa maëlle
małgorzata mechthild meena meenakshi meera megan mehdi mehmet mehul mei mei-ling meiling mekdes melanie melissa melvin mercedes meredith mert merve mia micah michael michaela michał michel michela michele
michelle michiko midori mieczysław miguel mihaela mihai mihály mika mikael mikhail mikko mikołaj mila milan mildred milena milica millicent miloš min-jun minoru minseo miranda mireille mirela miriam
mirjam mirko miroslav mirosława misaki mitchell mitsuko mitsuru mohamed mohammad mohammed mohan mohini mohit moira mona monica monika monique montserrat morgane moritz morten mortimer moses moshe
moussa mpho muhammad mukesh mukund murat muriel mustafa mustapha mutua mwende mykola mykyta myriam márton mélanie nabil nadezhda nadia nadine nadiya nadja nadège naledi nandini naoko naomi narendra
nasrin nasser natalia natalie nataliya natalya natasha nathalie nathan nathaniel natsumi nattapong naveen navid navin neeraj neha neil nele nelly nelson nermin nevena neville ngo ngoc ngozi nguyen
nguyễn niamh nicholas nick nicola nicolai nicolas nicole nicoletta nicolò nidhi nigel nihal nikhil nikhita nikita niklas niko nikola nikolai nikolaus nikolay nikos niloofar nils nimisha nina niran
nirmala nisha nitin nizar njeri njoki nkechi nnamdi nneka noa noah nobuko nobuyuki noel noelia noemí nolan nomsa nomvula noor nora norbert noreen noriko norma norman nour noémie noëlle nuno nuria nursultan
nurul nyasha obiageli obinna octavio océane oddny oddvar odette odile oisín okan oksana ola olaf olamide olav olavi olayinka oleg olek oleksandr oleksii oleksiy olena olga oliver olivia olivier oluchi
olufemi olumide oluwaseun oluwaseyi omar omer omolara omotola ondrej ondřej onur onyeka oona ophelia oriol orla orsolya orville oscar osman ossi ostap oswald otieno ottavia ottilie ottoline oumar
ousmane owen ozan oğuz pablo padma padmini palesa pallavi paloma pamela panagiotis pankaj paola paolo parisa parul parvaneh pascale patrice patricia patricio patrick patrik patrycja paul paula
paulette paulina pauline paulo pavel pavlo paweł pedram pedro peggy pekka penelope per percival perla pernille perrine petar peter petr petra petros petter pham philip philipp philippa philippe
phillip philomena phoebe phyllis phạm pia pichai pierre pieter pietro pilar piotr polina pooja poppy prabhat pradeep prakash pranav prasad prateek preeti prerna prisca priscilla pritam priya priyanka
putri pál pınar quentin rabia rachael rachel radek radhika radka radosław rafael rafał raghav ragna ragnar ragnhild rahul raimund raimundo rainer raissa raj rajat rajesh rajiv rakesh rakhi ralf raluca
ramesh ramin ramiro ramona ramón randall randolph rania ranjit raphael raphaël raquel rashad rasheed rashid rashmi rasmus ratna raul ravi raymond raúl rebecca rebekah reece reem reema regina reginald
reiko reinhard reinhold rekha remi renata renate renaud renee renuka renzo rené reza rhiannon rhys ricarda ricardo riccardo richard rieko rigoberto rikard rikke rina rita ritu ritva riya rizky robert
roberta roberto robyn rocco rocío roderick rodion rodney rodrigo roger rogério rohan rohini rohit roisin roksolana roland rolf romain roman romina ronald ronan ronja rosa rosalie rosalind rosamund
rosanna rosario rosaura rosemarie rosemary rosie ross rossella roxana roxanne roy ruairi ruairí ruben rubén ruchi rufus rui rukmini rupa rupert ruslan ruta ruth ryan ryo ryszard régis rémi rémy róisín saana
saanvi sabine sabrina sachiko sachin sadie saeed sagar sahil said saif sakshi sakura salim sally salma salome salomé salvador salvatore salwa samantha sameer sami samir samira sampo samuel samuele
samuli sanaz sandeep sander sandra sandrine sangeeta sanjana sanjay sanna sanne santosh saoirse sara sarah saraswati sasha saskia satish satoshi saul scott seamus sean sebastian sebastiano seema segun
seiji sekou selena selim selin selma selwyn sema semra semyon seoyeon seppo seraphina serena serge sergei sergey sergio serhii seth seyed shabnam shahin shan shane shanice shanti shari sharmila sharon
shaun shauna sheila shelby sheldon shigeru shilpa shinichi shiori shirin shirley shivani shobha shohei shota shreya shruti shu-fen shubham sibusiso siddharth sidney siegfried sieglinde sigrid sigrun
sigurd silke silvia simon simona simone simran sina sinead sinem sinéad siobhain siobhan siobhán sipho siri siriporn siti siân sjoerd slamet slavica smita sneha snežana sofia sofie sofiya sofía soheil
soledad solomiya solveig solène somchai somsak sonal sondre sonia sophia sophie spyros srinivas srinivasan stacey stacy stan stanislav stanisław stanisława stefan stefania stefanie stefano stelian
stepan steph stephanie stephen steven stig stuart stéphane stéphanie subhash subramanian sudha sudhakar sudhir suha sujata sujatha suman sumit sunil sunita supaporn supriya surbhi suresh susan susana
susannah susanne sushil suzanne svea sven sven-erik svetlana swapna swati sybil syed sylvain sylvester sylvia sylvie szilvia szymon sébastien ségolène séverine søren sławomir tabea tabitha tadao
tadashi tadesse tadeusz tadhg taghreed taher tahir taisia takako takashi takayuki takeshi takumi tamara tamika tamsin tamás tania tanja tanuja tanvi tanya tapio taras tarek tarik tariq tarun tasha
tatenda tatiana tatjana tatsuya tatyana tejas tendai teodoro terence teresa tereza terezia terrell terrence terry tessa tetsuya thabo thaddeus thandeka thandiwe thea thelma theo theodora theodore
theodosia theresa theresia thi thi-mai thiago thibault thibaut thierry thomas thor thorsten thulani thérèse tiago tiffany tigist tilda tilo tim timea timo timofei timofey timothy timur tina titilayo tobi
tobias todd tolulope tom tomasa tomasz tomoko tomoya tomás tomáš tony torben torbjørn tore torsten toru toshiko tove tracey tracy tran trevor trisha tristan troels trần tshepo tuan tunde tuomas tuva
tuğba tyler tymon tyrell tyrone uchenna uday udo ulla ulrich ulrika ulrike umar umesh umut uriel urs ursula usha usman uwe uzoma vaclav vadim vaishali valentin valentina valentyna valentín valeria valerie
valerio valery valérie vandana vanessa varun varvara vasant vasco vasile vasilica vasilis vasily vasudha vaughn velma venkat venkatesh venla vera vernon veronica veronika vesna vibha vicente vicki
vicky victor victoria vijay vijaya vikas vikram viktor viktoria vilma vimal vimala vinay vincent vincenzo vinod violeta virgilio virginie vishal vitaly vittorio vivek vivian viviana vivienne vlad
vladimir vojtěch volker volodymyr vu vyacheslav václav véronique vítor wafa wafula wahyu waldemar wale walid walter waltraud wambui wanda wang wanjiku wanjiru waqar warren wei wendell wendy werner wes
wesley wiebke wiesław wiesława wilbur wilfred wilfried wilhelm wilhelmina willem willemijn william wilma winfried winifred witold wojciech wolfgang wouter xavier xiang xiaoming ximena xin xu yael
yamini yan yana yang yannick yara yaroslav yash yashwant yasir yasmin yasmine yasuhiro yasuko yaw yağmur yegor yelena yemi yetunde yevgenia yevgeniya yevgeny yevhen yewande yiannis yilmaz ying yohann
yoichi yoko yolanda yosef yoshiko yosuke youssef youssouf yuan yuki yuko yulia yulianto yuliya yumi yumiko yuna yuri yusra yusuf yvan yves yvette yvonne zacarías zachariah zachary zahra zaid zainab
zainal zanele zara zbigniew zdeněk zdzisław zehra zeina zenon zeynep zhang zhanna zhao zheng zhou ziad zinaida zoe zofia zoltan zoltán zoran zoryana zoya zoé zoë zsófia zuri zuzana zuzanna álvaro
çağla élise élodie émilie étienne özgür özlem łukasz`
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
