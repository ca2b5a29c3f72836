/** Surnames from around the world that are no words, no brands and no places: before one of them stands a given name. */
export const surnames: readonly string[] =
  `abdi abdullahi abubakar adeleke adeyemi afolabi agarwal agyeman ahmadi ahmed akhtar almeida alvarez andersen anderson andersson antonov arslan asante asare ashraf ayala aydin babic bakker balogun
banerjee barbosa batista bauer baumann becker begum benitez bergström bernard bhatt bianchi blanchet boateng bogdanov bose boyko brunner bui bukhari cabrera campos cardoso carlsson carvalho castellano
castillo castro chakraborty chatterjee chaudhry chavez chen cheng choi choudhury christensen chukwu cohen colombo contreras correia costa cruz cunha dahl das delacroix delgado demir demirci dentice
desai deshmukh deshpande diallo dias diaz dimitrov diop dlamini dogan domingo dominguez dubois dumont duong dupont durand dvorak dvořák eriksen eriksson ernst espinoza esposito estrada fernandes
fernandez fernández ferreira figueroa fischer fitzgerald fofana fontaine fournier freitas friedrich fuentes fujimoto fujita gagnon gallagher gallo garcia garcía gauthier georgiou gomes gomez gonzales
gonzalez gonzález goswami grigoryan guerrero gupta gutierrez guzman haddad halloran halvorsen halvorson hamid hansen hansson haque hartmann hasan hashemi hassan hayashi henriksen hernandez hernández
herrera hidayat hoang hoffman hoffmann hofmann holm horvat horvath hossain hosseini huang huber hussain hussein huynh ibrahim iqbal islam ivanov ivanova iyer jansen janssen jansson jensen jimenez
johansen johansson johnson joshi kahananui kamau kaminski kaplan karimi karlsson kaur kaya keita khalil khan khumalo kim kimura klein kobayashi koch korhonen kovac kovacs kovács kowalczyk kowalska
kowalski kozlov kristensen krüger kulkarni kumari kuznetsov kwon lacroix laine lam lambert larsen larsson laurent leclerc lefebvre lefevre lehmann leroy lewandowski lim lin lindberg lindgren lindner
lindqvist lopez lozano lund lundberg lópez macdonald macgregor mackenzie maier malhotra marchetti marin marino markovic marques martinez martínez matsuda matsumoto mbeki mccarthy mcdonald mckenzie
mclaughlin mehta mejia melnyk mendes mendez mendoza menon mensah mercier meyer michaud mishra mitra moen mohamed mohammadi molina moller molnar monteiro morales moreau morel moreno moretti mori
moriarty mueller mukherjee muller munoz murakami murphy mutua muñoz mwangi mäkelä möller müller nagy nair nakagawa nakamura nascimento navarro ncube ndlovu neumann nguyen nielsen nieminen nilsen
nilsson nkosi novak novák nowak nunes nwosu obi ochoa oconnell oconnor odonnell ofori ogawa ogunleye okafor okeke okonkwo okoro olawale oliveira olsen olsson onyango ortega ortiz osei owusu ozturk
pacheco papadaki papadopoulos pardo patel patil pavlenko pedersen pereira perera perez persson peters petersen peterson petrenko petrosyan petrov petrova pham phan pillai pinto popescu popov popova
prasad pérez quintana quispe qureshi radić rahman rajan ramaswamy ramirez ramos ramírez rana rao rasmussen reddy reyes ribeiro ricci richter rinaldi rivas rivera robinson robles rocha rodrigues
rodriguez rodríguez rojas roman romano romero rossi rousseau roussel ruiz russo saito sakamoto salazar salinas samuelsson sanchez sandberg santana santiago santos santoso sasaki sato savchenko schmid
schmidt schmitt schmitz schneider scholz schröder schubert schulte schultz schulz schumacher schuster schwarz schäfer sen serrano sethi seydoux shah shapiro sharma shevchenko shimizu shrestha shukla
siddiqui sidorov silva simmons singh sithebe sithole smith soares sokolov solberg sorensen soto sousa souza srinivasan steiner strand subramanian sundberg suzuki svensson szabo szabó sánchez sørensen
takahashi tanaka tavares teixeira thapa thompson thomsen toth toure tran trinh tshabalala tóth uddin ueda urbina valdez valencia vargas vasquez vega velasco verma viana vieira virtanen vogel vu
vásquez wagner walsh watanabe weber weiss werner whitfield wijaya williams wilson wiśniewska wiśniewski wojcik wójcik xu yadav yamada yamaguchi yamamoto yamashita yilmaz yoshida yıldız yılmaz zamora
zapata zhang zhao zheng zhou zhu zielinski zimmermann zuma öztürk`
    .split(/\s+/)
    .filter(Boolean);

/** How surnames end where they are made from a father's name or from a place: the key words, and the same as a pattern. */
export const surnameEndings: readonly string[] =
  'lsson nsson rsson tsson escu opoulos opoulou enko owski owska ewski ewska ovic evic shvili oglu czyk owicz qvist dottir adze osyan ridis nidis eanu zadeh swamy inski inska ynski ynska kvist'.split(
    ' ',
  );
export const surnameEndingPattern: string =
  '(?:[lnrt]sson|escu|opoul(?:os|ou)|enko|[oe]wsk[ia]|[oe]vi[c\u0107]|shvili|o[g\u011f]lu|czyk|owicz|[kq]vist|d[o\u00f3]ttir|adze|osyan|[rn]idis|eanu|zadeh|swamy|[iy][n\u0144]sk[ia]|str\u00f6m)';

const known: ReadonlySet<string> = new Set(surnames);
const formed = new RegExp(`^\\p{L}{2,15}${surnameEndingPattern}$`, 'u');

/** True for a word that is somebody's surname, and hardly ever anything else. */
export function isSurname(word: string): boolean {
  const lower = word.toLowerCase();
  return known.has(lower) || formed.test(lower);
}
