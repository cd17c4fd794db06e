// The small words of isiZulu and isiXhosa: what asks, joins, says whose, when and how much. Things, troubles and verbs are in content/knowledge/gloss.json.

/** Rows such as "now: manje ngoku | and: kunye" by their foreign words. */
export const rows = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('|')
      .flatMap((row) => {
        const [english = '', words = ''] = row.split(':')
        return words
          .trim()
          .split(/\s+/)
          .map((word): [string, string] => [word, english.trim()])
      }),
  )

/** Words that open, ask or join, and belong to no thing. */
export const asking =
  rows(`what: yini ntoni ini yintoni kuyini kuyintoni iyini iyintoni | why: kungani kutheni | when: nini | how: kanjani njani unjani | with what: ngani ngantoni | how often: kangaki kangaphi | how much: kangakanani kangakani | how long: howlong |
  who: ubani ngubani | where: kuphi phi | how much is: malini yimalini imalini ngamalini`)
/** Which of them. */
export const which = rows(
  'which: loluphi luphi yiluphi iphi enjani onjani elinjani ezinjani yiphi iyiphi eyiphi yeyiphi yikuphi iziphi eziphi ziphi yiziphi muphi liphi eliphi leliphi isiphi esiphi yisiphi zeziphi',
)
/** Whose it is. */
export const whose =
  rows(`my: ami wami yami lami sami zami bami kwami lwami bwami wam yam lam sam zam bam lwam kwam bam bethu | your: akho wakho yakho lakho sakho zakho bakho lwakho | his: akhe wakhe yakhe lakhe sakhe zakhe bakhe lwakhe kwakhe |
  our: wethu yethu lethu sethu zethu`)
/** What kind of thing, where no rule says it (./nguni-kinds.ts). */
export const kinds =
  rows(`traditional: lesintu yesintu wesintu zesintu besintu | whole: lonke wonke yonke sonke | dry: esomile eyomile elomile ezomile olomile omile owomile esomileyo eyomileyo abomile | dark: amnyama emnyama elimnyama ezimnyama esimnyama omnyama amdaka | white: amhlophe emhlophe elimhlophe ezimhlophe esimhlophe omhlophe |
  red: abomvu ebomvu elibomvu ezibomvu esibomvu obomvu | small: amancane amancinci encane encinci elincane ezincane ezincinci omncane omncinci esincinci | big: amakhulu enkulu elikhulu ezinkulu omkhulu esikhulu |
  oily: esinamafutha enamafutha onamafutha obunamafutha | cooking: okupheka yokupheka wokupheka | good: enhle entle elungile elungileyo esihle ezinhle elihle okuhle oyilungele | cheap: eshibhile ezishibhile engabizi ongabizi | better: engcono ongcono elingcono okungcono ezingcono |
  thin: esincinci elincinci esincane | itchy: esilumayo elilumayo eyalumayo esirhawuzelelayo | cracked: eziqhekekile aqhekekile eqhekekile | new: entsha omtsha elisha elitsha ezintsha | old: endala omdala elidala | sensitive: esibuthathaka esibucayi esizwelayo | hot: ashisayo ashushu | cold: abandayo | sore: ebuhlungu elibuhlungu esibuhlungu ezibuhlungu`)
/** What stands by itself. */
export const words =
  rows(`and: kunye kwakunye ne | has no: ayinalo ayinayo ayinazo ayinaso azinazo alinalo akanayo akanalo awunawo awunalo ayinawo alunalo asinaso | than: kune kuna kuno kunna kunokuba kune- | from: yakwa zakwa wakwa akwa lakwa sakwa kwa | with: nge | on: kwi kwii | for: ye | then: bese ebe emveni | again: phinde kwakhona futhifuthi |
  here: lapha apha | there: laphaya phaya khona | until: kuze kude | like this: kanje | everybody: bonke | each: ngamunye ngayinye | quickly: ngokushesha ngokukhawuleza masinyane masinya kamsinya | by mistake: ngephutha ngempazamo ngempazamo |
  often: kaninginingi kaninzi kaningi | once: kanye | badly: kabi kakubi | slowly: kancanekancane | under: engaphansi ezingaphansi ongaphansi engaphantsi ngaphantsi |
  below: ezansi | behind: ngasemva ngasemuva | since: kusukela selokhu ukusukela oko | at home: ekhaya | at school: esikolweni | at work: emsebenzini | in town: edolobheni edolophini | at the shop: esitolo evenkileni | some: amanye abanye ezinye eminye | another: enye elinye esinye omunye olunye |
  money: imali | something: okuthile | maybe: mhlawumbe kungenzeka | really: impela ngempela nyani nyhani | both: kokubili zombili yomibini zombini kokubini bobabili | many: iningi ininzi | now: khathesi | or: noma okanye | very: kakhulu | only: kuphela qha nje | please: ngicela ndicela ngiyacela sicela nceda | help: usizo uncedo |
  now: manje ngoku | between: phakathi | after: emva ngemva ngemuva | before: ngaphambi phambi | without: ngaphandle | on: phezu | inside: ngaphakathi | is better: ngcono kungcono | more: ngaphezulu |
  also: nayo naye nazo nalo nawo nam nami | not: hhayi hayi cha | yes: yebo ewe | maybe: mhlawumbe mhlawumbi | already: sekuvele | in the mornings: ekuseni | at night: ebusuku | wants: ufuna bafuna | like: njenge njengo njenga | hello: sawubona molo molweni | heat: ukushisa ukufudumala | that: leyo lowo lokho leso lelo lezo oko | under: phantsi ngaphansi | a little: kancane kancinci kancinane | well: kahle kakuhle | not: aku | nothing: lutho nto | thanks: ngiyabonga enkosi ndiyabulela |
  must: kumele kufuneka kufanele | the truth: iqiniso | two: amabili ezimbili ababini | there is: kukhona ikhona ikho kukho | i have: ngine ndine ngina ndina | has: une ine una unama inama lune bune line zine |
  same: iyafana ziyafana kuyafana | to me: kimi kum | to you: kuwe | i: mina mna | it is: yi | white: mhlophe | become: ube abe ibe sibe zibe | becomes: iyaba siyaba luyaba buyaba ziyaba kuyaba iba siba zaba isiba iye | lately: muva | a: le lo leli lesi lokhu loku lezi`)
/** How something is: "somile", "iyingozi". */
export const states =
  rows(`too much: kuningi yiningi |dry: siyoma luyoma iyoma liyoma buyoma yoma luyoma ziyoma somile yomile lomile womile zomile komile bomile lwomile | dangerous: iyingozi kuyingozi yingozi ziyingozi liyingozi | oily: bunamafutha sinamafutha inamafutha linamafutha lunamafutha | enough: yanele anele sanele kwanele lanele zanele |
  better: ingcono kungcono lingcono | true: kuliqiniso kuyiqiniso kuyinyani kuyinyaniso liqiniso yiqiniso yinyani | needed: kudingeka iyadingeka iyafuneka lidingeka kuyadingeka kuyafuneka kunesidingo | normal: kujwayelekile kuqhelekile kuyinto_ejwayelekile`)
/** What opens a clause. */
export const opens = rows(
  'if: uma xa ukuba mangabe | that: ukuthi | so that: ukuze | because: ngoba kuba ngenxa | but: kodwa kanti | and: futhi kwaye nakhona',
)
/** What opens one that says something for itself. */
export const joins = new Set(['but', 'and'])
/** What English leaves out. */
export const silent = new Set(
  'ingabe ngabe ingaba ngaba nakanjani haibo hayibo eish sanibona sanibonani na bengicela bendicela ukubuza ngibuze ndibuze sisi bhuti hle tu bo torho bandla kanye nje yona lona zona sona wona bona khona ke hhe kwe le lo leli lesi lezi kule'.split(
    ' ',
  ),
)
/** Also words of other languages here. */
export const common = new Set(
  'na le lo cha una one ena nam bona lona lala nje ini kuba bam lam sam zam yam wam kwam akhe ami akho'.split(' '),
)
/** What only says that something is asked. */
export const particles = /^(?:ingabe|ngabe|ingaba|ngaba)$/
