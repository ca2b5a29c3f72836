/** Surnames from around the world that are no words, no brands and no places: before one of them stands a given name. */
export const surnames: readonly string[] =
  `abdi abdullahi abubakar adeleke adeyemi afolabi agarwal ahmadi ahmed akhtar alvarez almeida andersen anderson andersson antonov arslan asante ashraf aydin ayala babic bakker balogun banerjee barbosa batista bauer
baumann becker begum benitez bergström bernard bhatt bianchi blanchet boateng bogdanov bose boyko brunner bui bukhari cabrera campos cardoso carlsson carvalho castillo castro chakraborty chatterjee chaudhry chavez chen cheng choi choudhury christensen chukwu
cohen colombo contreras correia costa cruz cunha dahl das delgado demir demirci dentice desai deshmukh diallo dias diaz diop dimitrov dlamini dogan domingo dominguez dubois dumont duong durand dupont eriksen eriksson ernst
espinoza esposito estrada fernandes fernandez fernández ferreira figueroa fischer fofana fontaine fournier freitas friedrich fuentes fujimoto fujita gagnon gallo garcia garcía gauthier georgiou gomes gomez gonzales gonzalez gonzález goswami grigoryan guerrero
gupta gutierrez guzman haddad halvorsen hamid hansen hansson haque hartmann hasan hashemi hassan hayashi henriksen hernandez hernández herrera hidayat hoang hoffman hoffmann hofmann holm horvat horvath hossain hosseini huang huber hussain hussein huynh ibrahim
iqbal islam ivanov ivanova iyer jansen janssen jansson jensen jimenez johansen johansson johnson joshi kamau kaminski kaplan karimi karlsson kaur kaya keita khalil khan khumalo kim kimura klein kobayashi koch kovac kovacs kovács
kowalczyk kowalski kowalska kozlov kristensen krüger kumari kuznetsov kwon lam lambert larsen larsson laurent leclerc lefebvre lehmann leroy lewandowski lim lin lindberg lindgren lindqvist lopez lópez lozano lund lundberg maier malhotra marchetti
marin marino markovic martinez martínez marques matsumoto matsuda mbeki mehta mejia melnyk mendes mendez mendoza menon mensah mercier meyer michaud mishra mitra moen mohamed mohammadi molina moller möller molnar morales moreau morel moreno moretti
mori moriarty müller muller mueller mukherjee munoz muñoz murakami murphy mutua mwangi nagy nair nakamura nakagawa navarro ncube ndlovu neumann nguyen nielsen nieminen nilsen nilsson nkosi novak novák nowak nunes nwosu obi ochoa oconnor ogawa ogunleye okafor
okeke okonkwo olawale oliveira olsen olsson onyango ortega ortiz osei ozturk öztürk pacheco papadaki papadopoulos pardo patel patil pavlenko pedersen pereira perera perez pérez persson peters petersen peterson petrenko petrov petrova pham phan pillai
pinto popescu popov popova prasad qureshi quispe rahman rajan ramaswamy ramirez ramírez ramos rana rao rasmussen reddy reyes ribeiro ricci richter rinaldi rivas rivera robinson robles rocha rodrigues rodriguez rodríguez rojas roman romano romero rossi rousseau roussel
ruiz russo saito sakamoto salazar salinas samuelsson sanchez sánchez sandberg santana santiago santos santoso sasaki sato savchenko schäfer schmid schmidt schmitt schmitz schneider scholz schröder schubert schulte schultz schulz schumacher schuster schwarz
sen serrano sethi seydoux shah shapiro sharma shevchenko shimizu shrestha shukla sidorov siddiqui silva simmons singh sithole sithebe smith soares sokolov solberg sorensen sørensen soto sousa souza srinivasan steiner strand subramanian
sundberg suzuki svensson szabo szabó takahashi tanaka tavares teixeira thapa thomsen thompson toure toth tóth tran trinh tshabalala ueda uddin urbina valdez valencia vargas vasquez vásquez vega velasco verma viana vieira virtanen vogel vu
wagner walsh watanabe weber weiss werner wijaya williams wilson wiśniewski wiśniewska wójcik wojcik xu yadav yamada yamaguchi yamamoto yamashita yılmaz yilmaz yıldız yoshida zamora zapata zhang zhao zheng zhou zhu zimmermann zielinski zuma dvorak dvořák mäkelä korhonen laine petrosyan okoro halloran macdonald macgregor mackenzie
mclaughlin mccarthy mcdonald mckenzie odonnell fitzgerald gallagher oconnell whitfield castellano quintana delacroix lacroix lefevre
monteiro nascimento kulkarni deshpande ofori asare owusu agyeman kahananui lindner halvorson radić`
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
