import { remembered } from '../text/remembered.ts'
import type { Hit } from '../text/pattern-index.ts'
import { says, sentencesOf, sourceOf, waysPattern } from './clue-search.ts'
import { withoutTask } from './for-information.ts'
import { longGone } from './long-past.ts'

// Whether a clue is said of somebody, now. "No swelling", "can retinol cause swelling?" and "I had a mole removed years ago" are not.

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const negators = set(`
  no not never nothings without isnt arent wasnt werent dont doesnt didnt havent hasnt hadnt wont nor none zero neither geen nie nooit sonder akukho angikaze andikaze angina
  andina ayikho akuna akana akanayo akanawo akanazo akanalo akunayo anginayo anginawo andinayo andinawo asinayo akukhona`)
/** What a negation does not reach across. */
const breakers = set(`
  but however maar kodwa though although because since want omdat my i im he she they it the this that which and en ek now nou , yet just only
  after for despite even until na sedert`)
/** "Not sure", "no idea": they negate something else. */
const otherwise = set(`
  sure certain only just idea clue matter stop stopping stops quit ease settle
  better ok okay fine well good normal joke kidding doubt wonder help longer working helping improving gonna seker`)
const warnings = set(`
  avoid avoiding avoided prevent prevents preventing risk risks chance chances fear afraid scared terrified protect protects against causes cause
  causing caused trigger triggers voorkom vermy bang`)
/** "No redness , itching or swelling": what follows the first of a list. */
const listAfter = /^(?: [a-z]+){0,2}(?: ,(?: [a-z]+){1,2}){0,3} ?,? or\b/

/** The last words before a place, no more than are looked at: a sentence may have thousands, and as many places. */
const wordsBefore = (sentence: string, at: number, most: number): string[] => {
  const words: string[] = []
  for (let end = at; end > 0 && words.length < most;) {
    const start = sentence.lastIndexOf(' ', end - 1) + 1
    if (start < end) words.unshift(sentence.slice(start, end))
    end = start - 1
  }
  return words
}

/** As far before a clue as a negation reaches, or what a warning or condition governs. */
const [negationReach, warningReach, conditionReach] = [9, 5, 7]

/** "no swelling", "isn't swollen", "sonder koors", "nie swanger nie": said not to be so. */
export const isNegated = (said: string, { from, to }: Hit, told: readonly Hit[] = []): boolean => {
  // "It hasn't cleared in months": the negation that is part of what was found before says nothing of the months.
  const sentence = told.reduce(
    (rest, one) => rest.slice(0, one.from) + 'x'.repeat(one.to - one.from) + rest.slice(one.to),
    said,
  )
  const inside = sentence.slice(from, to).split(' ')
  // "Can't breathe" and "doesn't heal" are what they are by their negation.
  if (inside.some((word) => negators.has(word) || word === 'cant')) return false
  const before = wordsBefore(sentence, from, negationReach)
  for (let back = 1; back <= before.length; back += 1) {
    const word = before[before.length - back] ?? ''
    const between = before.slice(before.length - back + 1)
    if (negators.has(word)) {
      const next = between[0] ?? inside[0] ?? ''
      if (otherwise.has(next) || next === ',') return false
      // "Akanayo i-fever": the i belongs to the word.
      const plain = between.every((one) => !breakers.has(one) || (one === 'i' && /^a[nkswb]/.test(word)))
      if (plain && back <= 5) return true
      // "No hives, swelling or fever": an "or" makes it a list, and the "no" holds for each. Without one, a comma ends it.
      const since = between.slice(between.lastIndexOf('or') + 1)
      const inList = (between.includes('or') && !since.includes(',')) || listAfter.test(sentence.slice(to))
      return inList && between.every((one) => one === ',' || !breakers.has(one))
    }
  }
  if (/^ free\b/.test(sentence.slice(to))) return true
  // Afrikaans says "nie" again after it.
  return /^ nie\b/.test(sentence.slice(to)) && ` ${sentence.slice(0, from)} `.includes(' nie ')
}

/** "How do I avoid blisters", "risk of burns", "may cause swelling": spoken of as a possibility. */
export const isPossibility = (sentence: string, { from }: Hit): boolean => {
  const before = wordsBefore(sentence, from, warningReach)
  return before.some(
    (word, at) =>
      warnings.has(word) &&
      !before.slice(at + 1).some((one) => [',', 'but', 'and', 'has', 'have', 'caused'].includes(one)),
  )
}

const offer = says(`
  (he/she/they/uncle/aunt*/neighbou?r/friend/cousin/guy/man/lady/gogo/ouma/oupa/someone/hy/sy) (has /have /is /het /just /keeps /even )?
  (offer(s/ed/ing)/volunteered/wants/insists/promised/aangebied) (to /on )?(do/doing/put/putting/rub/rubbing/remove/removing/burn/burning/cut/cutting/
  pour/inject/injecting/try/use/using/smear/freeze/take/mix/give me/om)|i (wont|didnt|dont want to|refuse to) let (him|her|them|anyone)|
  i said no|turned (it|him|her|them) down`)
const happened =
  /\b(?:did|done|already|yesterday|today|tonight|this morning|last night|minutes?|hours?|swollen|bleed\w*|blister\w*|screaming|burnt|cant)\b/
/** "He offered to do mine with battery water": nothing has been done yet. */
export const isOffered = (sentence: string): boolean => offer(sentence) && !happened.test(sentence)

const isConditional = (sentence: string, { from }: Hit): boolean => {
  const before = wordsBefore(sentence, from, conditionReach)
  const at = before.findLastIndex((word) => word === 'if' || word === 'indien' || word === 'uma')
  return at >= 0 && !before.slice(at).includes(',')
}

const person = says(`
  gogo|gran(ny/)|ouma|oupa|boss|uncle|aunt(y/ie)|laa?itie|kid|niece|nephew|
  i|im|ive|id|my|me|mine|myself|we|our|us|his|hers?|him|he|she|son|daughter|baby|child|toddler|(years?/yrs?/yo) old|yo|husband|wife|mom|mother|
  dad|friend|sister|brother|ek|ons|seun|dogter|kind|this|these|ngi*|ndi*|(ba/ya/wa/la/sa)mi|(ba/ya/wa)m`)
const firstPerson = says('i|im|ive|my|me|he|she|his|her|our|we|ek')

const greeting =
  '(hi/hey/hello/hallo/sawubona/please/pls/so/and/just/curious/wondering/in general/random/ok/okay/quick/question/,)'
/** What begins with these words, after a greeting. */
const opening = (ways: string): RegExp => new RegExp(`^(?:${sourceOf(greeting)} )*(?:${sourceOf(ways)})(?![a-z0-9])`)
const general = opening(`
  what (is/are/s/does/do/cause/causes/happens/would/can)|whats|wat (is/beteken)|how (is/does/do/are/common/likely/often/can/to)|hoe|define|explain|
  can you (explain/tell)|tell me (about/what)|describe|meaning of|difference between|(symptoms/signs) of|(is/are) there|which|
  why (is/are/do/does)|[a-z]+ , (what is/whats/wat is) (it/that/dit) (,/n/and/en/or) is it|(i/ku/)yini|
  does|do|can|could|will|would|is|are|kan|sal|may|might|did you know|ever heard|
  (en/also/wat van/what about/how about) (op/on/in/vir/met/with) [a-z]+( [a-z]+){0,1}(?= ?$)`)
const causing = opening(`
  (can/could/does/do/will/would/might/may/is it true/kan/sal/are there/is there)(?! (i/we/he/she)(?! (get/burn/react/be/become)))
  ( .+/) (causes?|causing|triggers?|leads?|gives?|makes?|result|happen|helps?|treats?|prevent|burn|mark|stain|darken|irritate|sting|
  peel|damage|scar|veroorsaak|maak|brand)`)
/** "Can men on Roaccutane …?" asks about all of them, even where a wife comes into it. */
const ofAll = opening(`
  (can/could/do/does/should/will/would/may/are/is it safe for/kan) ((any/a) (man/woman)/a person/(fe/)males/(wo/)men/people/guys/ladies/
  girls/boys/teen(ager/)s/adults/patients/vroue/mans)`)
const learning = says(`
  how (do/can/would/should/to) ?(i/you/we/one/people/) ?(check/know/tell/spot/prevent/avoid/recogni[sz]e/protect/examine/minimi[sz]e/reduce)|
  how (do/can/would/should/to) ?(i/you/we/one/people/) ?(stop/keep) (my/the/your/his/her/) ?(face/eye/day/night/my babys/) ?(sunscreen/sun ?block/spf/shampoo/
  sweat/cream/lotion/moisturi[sz]er/makeup) (from /)(running/dripping/melting/stinging/(getting/going) (in/into))|
  how (do/can/would/should/to) ?(i/you/we/one/people/) ?(stop/keep/prevent) ([a-z0-9]+ ){1,6}(from /)(getting/being/becoming/catching) (a /)(sun ?burn*/burnt/
  burned/bitten/stung/infected/scars?/scarred/rash/nappy rash/ringworm/lice/chicken ?pox)`)
/** What is printed on packs as a warning to all. */
const packWarning = says(`
  avoid (direct /)contact|keep (out of/away from)|external use|in case of (contact/irritation/allerg/accident/eye)|
  if (product/swallowed/irritation/contact/rash/redness/ingested/accidentally)|(discontinue/stop) use|consult (a/your)|do ?nt use (on/if)|
  not to be used|ask a doctor|side effects include|rinse (immediately/thoroughly/well/with)|seek medical|may cause`)
/** For a wall, a class or a page, not for somebody hurt. */
const teaching = says(`
  posters?|pamphlet|leaflet|assignment|(school/class) project|(for/writing/making) (a/an/my/the) (blog/article/course/class/training/essay/speech/talk)`)
const rightNow = says(`
  help me|whats the (point/use)|(minutes?/mins?/hours?/hrs?) ago|ago help|
  im having|(is/are) (swelling/swollen)|has (started/become/turned/been/got/changed)|have (started/become/been/got)|right now|
  just (started/got/used/put/had)|getting (worse/bigger/darker)|woke up|since (yesterday/last/this)|today|yesterday|this morning|last night|
  is (changing/growing/bleeding)`)
const gone = says(`
  went (away/down)|gone (away/down/now)|(has/is) gone(?! (?:all |so |very |a bit |completely |totally )?(?:white|black|blue|grey|gray|green|purple|red|dark|
  pale|brown|yellow|hard|hot|numb|blotchy|raw|bad|worse|funny|septic|crazy|off|soft|from|big|thick|crusty|sore|shiny|bluish|greyish|patchy|stiff))|
  cleared up|all clear|(calm/settled) (now/down)|(has/have) healed|healed (up/well/nicely)|
  healed (fine/without/w o)(?!.+ (raw/open/red/hot/pus/again/sore/fever/blister/weep))|
  (?<!(seem/look)s )(better/fine/gone/healed/all good/good/okay/ok) now|all (fine/good/clear) (today/again)|resolved|has passed|verby|weg nou|
  (only|just|all thats left is) (a|the|some) ([a-z]+ )?(mark|scar|stain|spot|patch|shadow)s? (is |are )?(left|remain*|behind|now)(?! of)|(long|already|its|all|now|is) healed(?! (but|from|except))|(?<=, )healed(?= ,|$)|healed (long|years|ages|months|jare) (ago|gelede)`)
const past = says(`
  ages (ago/back)|(years?/yrs/jare?/months?/maande?) (ago/gelede/back)|(?<!(there/since) )last year|(verlede/laas) jaar|in the past(?! (year|few|couple|two|three|six|[0-9]+|month|
    week|day))|when (i/she/he) was(?! ((?!growing)[a-z]+ing( |$)|[0-9]+ (min/sec/hour)))|
  (?<=, )(i/she/he) was (only /just /)([1-9]/1[0-2])(?= ,|$)|(at/aged/age) ([1-9]/1[0-2])(?=( [a-z]+){0,3} ,? ?(and |en )?(im/i am/ek is/shes/hes/she is/he is/sy is/hy is) (nou )?[1-9][0-9])|
  (?<!never (had|got)( [a-z]+){0,2} )as a (child/kid/teen/teenager/baby/toddler/(small/little/young) (child/kid/girl/boy/one)/kleuter)|
  (been (to/in)|landed (up /)in|ended up in|went to|was in) (casualty|hospital|the er|emergency|icu) (for/with/because of) (it|this|that)(?! now)|
  toe ek|used to (have/be/get/suffer)|previously|back in|in (19/20)[0-9][0-9]|history of|once had|(was/got/had it) removed|
  bite scars? _ (from/frm) childhood|scars? from _ bite (19/20)[0-9][0-9]|
  after (my /)(last /)pregnancy|post pregnancy|postpartum|since (my /)pregnancy`)
const present = says(`
  still|(?<!(im/is/am/aged/turned/turning) [1-9][0-9] )(now/nou)(?! (?:[1-9][0-9](?= ,| and| en| years| jaar|$)|im [1-9][0-9]|just|only|net|im fine|its fine|fine|clear|gone|all clear))|
  again|today|currently|keeps?|started|began|(has/have) been|getting|
  bleeds|growing|this week|right now|noticed|vandag|weer|ongoing|never healed`)

/** "I heard a girl on TikTok went blind", "in the movie she drinks it": it happened to nobody here. */
const hearsay = says(`
  (heard/read/saw/seen/watched/apparently) (about /of /that /how /once )?(
  a/some/this/the/one/that/n/people/someone/somebody) _ (on/in/from) (tiktok/reddit/insta*/facebook/fb/youtube/you tube/twitter/tv/the (news/movie/film/series/show/soapie/book))|
  (heard/read/saw/seen/watched/watching) (about /of /on )?(a/an/the/this/that/one/n/some) ([a-z]+ ){0,2}(series/movie/film/show/soapie/documentary/episode/
  video/clip/reel/
  tiktok/post/article/story/novel/book/flick/telenovela) ([a-z]+ ){0,2}(where/about/of/in which/with/when/how)|
  ^(i |so |ek |last night i |hi )?(dream last night|dreamt|dreamed|had (a|this) ([a-z]+ )?(dream|nightmare)|het gedroom|n droom gehad) (last night )?(that|about|where|i|dat|of)|
  ^(so |and |ok )?(in (the/a/this/that/my/our/her/one/some/n) ([a-z]+ )?(movie/film/series/show/soapie/book/video/novel/telenovela/drama/story/game/documentary/doccie/fliek/boek/episode)(?! (club|fair|shop|night|set))|(that|the|this) (movie/film/series/show/soapie/doccie/documentary/book/episode) (with/where/about/when)|(in|on) (netflix|showmax|dstv|uzalo|skeem saam|7de laan|sewende laan|binnelanders|generations|isidingo|muvhango|scandal|gomora|the river|house of zwide|isibaya|days of our lives|greys anatomy)|on (tiktok/insta*/youtube/tv/the news) ,? ?(she|he|they|a|the|some|this|one|people)(?! (doctor|derm|clinic)))`)
/** "He does it to himself", "and my face burns": somebody here copied it. */
const copied =
  /\b(?:so i|now|i did|i tried|i used|and my|my (?:face|skin|eyes?|lips?|hands?|daughter|son|sister|brother|child|friend|cousin))\b/
const question = / , (?:so |and )?(?:how|where|what|which|must|should|can|do|does|is|hoe|waar|wat) .*$/
/** What is told of one's own house besides. */
const ownHere = /\b(?:my|our|ours|me|mine|im|ive|now|today|so i|i (?:did|tried|used|put|drank|have))\b/

/** "Shes fine now": said of whom the tale is about. */
const theyAreWell =
  / ,? ?(?:but |and )?(?:s?hes|s?he is|theyre|they are) (?:totally |all |completely )?(?:fine|ok|okay|better|good|alright) now\b/

/** "Now I'm scared of mine": of the same thing, that has done nothing. */
const onlyAfraid =
  / ,? ?(?:and |so |but )?(?:now )?(?:im|i am|it made me|got me) (?:so |really |a bit |kinda |very |now )?(?:scared|worried|nervous|afraid|paranoid|stressed|freaked out)(?: (?:of|about|for|to use|to try|to put on))?(?: (?:mine|it|my own|that|this|my [a-z]+))?\b/g

/** "A story on the radio about a kid who drank bleach", "someone on facebook said her child ate it": told by those who were not there either. */
const ofTheNews = says(`
  (heard/read/saw/seen/watched) (on/in) ((the/a/my) /)(@newsPlace)|(a/the) (story/post/video/clip/reel/article/report) _ (on/in) ((the/a) /)(@newsPlace)|(tiktok/insta*/youtube/facebook/fb) (girl/lady/guy/woman/man/influencer/kid/mom/challenge/video)|
  ((some/any)(one/body)/(a/some) (guy/lady/girl/woman/man/mom/ma/kid/boy/child/people)/people) (on/in/from) ((the/a) /)(@newsPlace)`)
/** Somebody whom who writes has not seen: a cousin's friend, a lady at church. */
const distant = says(`
  @distantKin|
  (a/some) (lady/girl/guy/woman/man/colleague/aunty) (at/from/in) (
  church(s/)/work/gym/school/my (office/street/church/class/gym)/the (salon/office/gym/street))`)
/** "I've never dyed mine", "I've drunk it all my life": with who writes it is otherwise. */
const otherwiseWithMe = says(`
  (me /)(i/ive/i have/ek het) (personally /myself /self /)never (used/use/dyed/tried/had/done/worn/did/reacted/even used)|
  (ive/i have/i) (used/use/drunk/drink/eaten/eat/had/worn/wear/been using) (it/that/them/this/one/mine) (
  all (my life/the time)/for (years/ages)/since _ (child/small/little)/daily/
  every ?day/always/lots)|never had (a/any) (problem/issue/reaction/trouble)s?|(no/never an) (issues/problems)|gebruik dit al jare|my hele lewe`)
/** With these it has not ended, or has come to who writes: "… and now my lips are swelling". */
const untilNow =
  /\b(?:until|till|now|nou|today|tonight|suddenly|since then|but|help|asb|quick|hurry|cant|struggl\w+|(?:is|are)(?! (?:allergic|sensitive|intolerant)))\b/

const farKin = waysPattern('@distantKin')
/** "A guy at the salon got it in my eye": it is mine. */
const toMine = /\b(?:my|our|us|me(?! ,| i| ive|$))\b/

/** A thing that happened to nobody near: told in the news, or of somebody distant by one with whom it is otherwise. */
const isFar = (sentence: string, next: string): boolean => {
  if (hearsay(sentence) && !copied.test(sentence)) return true
  if (
    ofTheNews(sentence) &&
    !ownHere.test(sentence.replace(question, '').replace(theyAreWell, '').replaceAll(onlyAfraid, ''))
  )
    return true
  const told = otherwiseWithMe(sentence) ? sentence : otherwiseWithMe(next) ? `${sentence} ${next}` : ''
  return (
    told !== '' &&
    distant(sentence) &&
    !toMine.test(sentence.replace(farKin, '')) &&
    !untilNow.test(told) &&
    !rightNow(told)
  )
}

/** "My cousin's friend's throat closed from nuts. Me, I eat them daily": told for the difference. */
const unlikeMe =
  /^(?:but )?(?:me , |me i |myself i |as for me|personally)|\b(?:im|i am) (?:totally |completely |perfectly )?(?:fine|ok|okay|good) (?:with|w)\b/

/** "… but it's fine now", "… I was 4": what the sentence before told of is over. */
const overNow = new RegExp(
  `^(?:${sourceOf(`
  (but/however/maar/now) ((now/its/it is/it/im/all/everything/thats/she is/he is/alles is/dis/has/totally/completely/much) )*
  (fine/better/gone/ok/okay/good/normal/back to normal/calm/beter/reg/weg/went (away/down)/cleared)(?! (with/for/enough/on/in) )`)})\\b|^(?:i|she|he) was (?:only |just )?(?:[1-9]|1[0-2])(?: years old| at the time| then)?$|^(?:but )?(?:it|that|this|dit) (?:was|happened) (?:all )?(?:last year|(?:\\d+ |many |some )?years (?:ago|back)|ages ago|long ago|in (?:19|20)\\d\\d|verlede jaar)(?= ?,|$)(?!.*\\b(?:still|again|now|since|weer|nou)\\b)`,
)

/** "A bit wheezy, but it's fine": of a breath, a throat or a head that is not what it should be this proves nothing. */
const playedDown = (sentence: string, next: string): boolean =>
  overNow.test(next) &&
  !/\b(?:now|nou|gone|weg|better|beter|normal|cleared|down|away)\b/.test(next) &&
  /\b(?:wheez\w*|breath\w*|asem\w*|chest|bors|throat|keel|tongue|tong|voice|hoarse|hees|faint\w*|dizzy|isifuba)\b/.test(
    sentence,
  ) &&
  !/\b(?:was|were|had|did|last)\b/.test(sentence)

/** "What is the point of living?" asks as who is in it asks. */
const ofLiving =
  /\b(?:point|use|sense|sin) (?:of|in|to|van) (?:living|life|my life|this life|being|going on|existing|waking up|die lewe|it all|anything)\b/

/** "He survived a snake bite in 1988, and now his heels crack": what is told of now is another thing. */
const survived =
  /\b(?:survived|lived through|came through|recovered from|got over)\b(?: [a-z,]+){1,6} (?:in (?:19\d\d|20[01]\d)|(?:\d+|many|ten|twenty) years ago|as a (?:child|kid|boy|girl|baby|teen\w*)|when (?:i|he|she) was (?:small|little|young|\d+))\b(?!.*\b(?:again|still|weer)\b)/

/**
 * How far a sentence is from "it is so, now". `told`: from which place on it tells of somebody, whatever it asks first; `denies`, `warns`: whether any word in it
 * does, so that it need not be asked of each clue.
 */
export type Framing = { general: boolean; past: boolean; far: boolean; told: number; denies: boolean; warns: boolean }

const framed = remembered((both: string): Framing => {
  const [whole = '', next = ''] = both.split('\n')
  const sentence = withoutTask(whole)
  const words = whole.split(' ')
  const asking = general.exec(sentence)
  const far = isFar(sentence, next)
  const aboutNobody =
    asking !== null &&
    !ofLiving.test(sentence) &&
    !person(sentence.slice(asking[0].length).replaceAll(/\b(?:should|can|do|must|could|did) i\b|\btell me\b/g, ''))
  const toAll = packWarning(sentence) || ofAll.test(sentence)
  const isGeneral =
    far ||
    unlikeMe.test(next) ||
    (!rightNow(sentence) &&
      (aboutNobody ||
        (toAll && !firstPerson(sentence)) ||
        learning(sentence) ||
        teaching(sentence) ||
        causing.test(sentence)))
  return {
    far,
    general: isGeneral,
    told: isGeneral ? whole.length - toldBeside(whole).length : 0,
    denies: words.some((word) => negators.has(word) || word === 'free'),
    warns: words.some((word) => warnings.has(word)),
    past:
      survived.test(sentence) ||
      gone(sentence) ||
      (overNow.test(next) && !playedDown(sentence, next)) ||
      longGone(sentence) ||
      (past(sentence) && !present(sentence)),
  }
})

/** How far a sentence is from that, in the light of the one after it. */
export const framingOf = (sentence: string, next = ''): Framing => framed(`${sentence}\n${next}`)

/** Flags of what comes and goes by itself: told as gone, it is no more to see to. An allergy of mouth or breath can come back and is not among them. */
const settles: ReadonlySet<string> = new Set([
  'chemical-burn',
  'hot-burn',
  'small-burn',
  'hair-dye-reaction',
  'dye-rash',
  'eyelid-swelling',
  'spreading-hives',
  'seen-today',
])
const notAll = new RegExp(
  '\\b(?:but|still|except|only the|not|isnt|arent|nie|maar|again|weer|mostly|almost|nearly|amper|raw|open|pus|blister\\w*|worse|' +
    'swollen|fever|blur\\w*)\\b',
)
const butWell = /^but (?=(?:its |it is |now ){0,2}(?:all |totally |completely )?(?:fine|gone|ok|better|healed))/

/** Whether a message says of what a flag was raised for that it is all gone: "only a little, it's completely gone now". */
export const tellsSettled = (flag: string, text: string): boolean => {
  const said = sentencesOf(text)
  return (
    settles.has(flag) &&
    said.some((one) => gone(one) || overNow.test(one)) &&
    !said.some((one) => notAll.test(one.replace(butWell, '')))
  )
}

const leave = opening('should|must|moet|recipe|need to know|please help|help')
/** "Can I give him milk, he drank paraffin": what is told beside a question, from its first comma on; nothing where nobody is spoken of. */
export const toldBeside = (sentence: string): string => {
  const comma = sentence.indexOf(' , ')
  const rest = sentence.slice(comma + 3)
  const asks = general.test(sentence) || leave.test(sentence)
  return comma > 0 && asks && firstPerson(rest) && !learning(sentence) && !teaching(sentence) && !packWarning(sentence)
    ? rest
    : ''
}

/**
 * Whether a clue in a sentence is said to be so; `told` are the clues of the same sign found before it. Conditions ("if it blisters") count
 * only where waiting to be sure would be worse.
 */
export const isMeant = (
  sentence: string,
  framing: Framing,
  hit: Hit,
  level: 'emergency' | 'crisis' | 'urgent' | 'routine',
  told: readonly Hit[] = [],
): boolean => {
  if (hit.from < framing.told || (framing.denies && isNegated(sentence, hit, told))) return false
  if (level === 'crisis') return true
  return !framing.past && (level === 'emergency' || !isConditional(sentence, hit))
}
