/** Words that are somebody's account name and everybody's vocabulary: never replaced outside the path that held them. */
const words = new Set(
  `able about above access account action active admin agent alert alias alpha also always android apache apple apply april array
assistant asset audio august author auto autumn backup badge base bash basic batch beta between binary bird black block blue board
body book boot bosch both bottom branch brand bridge brown browser bubble buffer build bundle button byte cache calendar call camera
cancel card case cash cell center chain change channel charge chart chat check child chrome circle claude clean clear click client
clock clone close cloud code codex coder column command comment common company compute config connect console const contact content
context control cookie copy core count craft crash create cron current custom cursor daily dark data database date debug deep default
delete demo deploy desk desktop detail dev develop developer device dialog diff direct disk display docker docs document domain done
down download draft draw drive driver drop each early east easy echo edge edit editor eight else email embed empty enable engine enter
entry error event every exact example exit expert export extra face fact fail fair fall false family fast faith feature feed field fifty file
filter final find fine fire first five fixed flag flat flow focus folder font force form forward frame free friday friend from full
function fund gate general gift github gitlab give global gold good google grace grand graph gray great green grid group guest guide hand handle
happy hard hash head header health heart heavy hello help here hide high history hold home hook hope host hour house http human icon
idea image import inbox index info init inner input inside install intel issue item java jenkins join joy json july june just keep kernel key kind
know kube label lake land large last later latest launch layer layout lead learn leave left legal length less level library license
life light like limit line link linux list little live load local lock login logo long look loop love lucky machine macos magic mail main make
manage many map march mark market mask master match math max may media meet member memory menu merge message meta metric micro middle
mind mini minor mobile mode model modern module monday money monitor month more most mount mouse move movie much music must name native
near need nest network never news next nginx night nine node none normal north note nothing null number object ocean offer office
often once only open openai option oracle orange order origin other outer output over owner pack package page paint panel paper parent
park parse part party pass past patch path pause peace pearl people perl phone photo pick ping pipe pixel place plain plan plane play player plus point
policy poll pool port portal post postgres power press price pride prime print private process prod product profile program project proof proxy public
pull pulse pure push python query queue quick quiet quote race radio rain random range rapid rate react read reader ready real recent record
redis region release remote render repo report request reset rest result return review rich right ring river road robin robot rock role room
root rose round route router ruby rule runner rust safe sage sales sample sand save scale scan scene school score screen script scroll search
season second secret section secure select self send senior server service session seven shadow shape share sharp shell shift shop short show side
sign signal silver simple since single site sky sleep slice slow small smart smile smoke snow social soft some song sonic sort sound source south
space spark special speed spring square stack staff stage stand star start state static status step still stone stop store storm story
stream street string strong studio style submit success such sugar summer sunday super support sure swift switch sync system table target task
team tech temp tempo terminal test tester text than that theme then there they thing think this three through tiger time tiny title today
toggle token tool topic total touch tower town trace track trade train travel tree true trust tuesday type ubuntu under union unit unity update upload
upper usage user username users utility vagrant valid value vector version very video view vision visual voice volume wait walk wall watch water wave
weather web week welcome west what wheel when where which white wide widget wiki wild will wind window windows winter wire wish with wolf wood word
work worker workspace world worth write xcode year yellow young your zero zone`
    .split(/\s+/)
    .filter(Boolean),
);

/** True for a word that is too common to be taken for somebody's name. */
export function isCommonWord(word: string): boolean {
  return words.has(word.toLowerCase());
}
