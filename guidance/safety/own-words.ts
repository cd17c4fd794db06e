import { normalise } from '../text/normalise.ts'
import { remembered } from '../text/remembered.ts'
import { sourceOf } from './clue-search.ts'
import { nursingTold } from './expecting.ts'

// Whose state a text tells of. What it says of somebody else, and words that only look like a state, are taken out before anything is read.

const anywhere = (ways: string, flags = ''): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${sourceOf(ways)})(?![a-z0-9])`, flags)

/** Grown people of whom somebody tells. Who tells of a child asks for it. */
const kin =
  '(sister( in law/)/brother( in law/)/cousin/friend/bestie/bff/aunt(y/ie/)/uncle/mom/mum/mommy/mother( in law/)/dad/father/gran(ny/)/gogo/ouma/oupa/' +
  'colleague/neighbou?r/girlfriend/gf/boyfriend/bf/husband/hubby/wife/partner/roommate/housemate/flatmate/boss/teacher/hairdresser/chom(mie/i)/tjommie/pal/' +
  'suster/sussie/broer/niggie/vriend(in/)/tannie/oom/ma/pa/skoonma/vrou/man/buurvrou/umngani/udade*/usisi/umama)'
const toldOf = `((?<=^|[.;!?,] )(sister/wife/cousin/bestie/friend/husband/suster/vrou/niggie)(?= (is/has/expecting/pregnant/preg*/swanger/takes/uses/het))/(my/our) ([a-z]+ /)${kin}s?/(a/n) (friend/colleague/neighbour/cousin/vriend(in/))s?)`

const plainOf = (text: string): string =>
  normalise(text.replaceAll(/[\n\r]+/g, '. '))
    .replaceAll("'", '')
    .replaceAll(lookAlikes, ' ')

/** What one goes to: "for my cousin's wedding" is asked for nobody else. */
const feasts =
  '(?:big |white |traditional ){0,2}(?:wedding|umembeso|umabo|lobola|party|birthday|baby ?shower|shower|kitchen tea|graduation|matric|dance|farewell|christening|baptism|funeral|engagement|' +
  'housewarming|troue|verjaarsdag|partytjie|doop|troudag|big day|function|umshado|umcimbi)'
/** "Her skin is glowing" is told of what one would like to have. */
const praised =
  '(?:is|looks?|was|got|lyk) (?:(?:so|really|very|just|super|always|all) ){0,3}(?:glow|radian|amazing|beautiful|perfect|flawless|clear|gorgeous|lovely|great|good|nice|smooth|mooi|pragtig)'

/** Asked for the other one: "can she", "for my wife", "her skin". */
const forOther = anywhere(`
  (can/could/should/must/may/does/is/are/will/would/did/kan/mag/moet/sal/what/which) ([a-z]+ /)(she/he/they/sy/hy/hulle/(my/our) ([a-z]+ /)${kin})|
  (for/to/on/with/help/buy/get/give/tell/let/warn/vir) (her/him/them/haar/hom/hulle/(my/our/n/a) ([a-z]+ /)${kin})(?!s? (?:${feasts}))|
  (her/his/their/haar) (skin/face/pimples/acne/marks/spots/routine/baby/vel/gesig/rash)(?! (?:${praised}))|${kin} (can/may/should/could/must/kan/mag/moet)`)
/** Asked for oneself: "can I", "she says I should", "for me". */
const forOneself = anywhere(`
  (can/could/should/must/may/shall/will/do/would/kan/mag/moet/sal) (i/ek)(?! (?:know|ask|tell|help|buy|get|give|vra|koop))|
  i (can/could/may) (use/take/try/put)|
  (says?/said/tells?/told/thinks?/swears?/reckons?/recommend(s/ed)/gave/gives/wants?/lent/se/gee/gegee/vertel) ([a-z]+ /)([a-z]+ /)(i/im/me/ek/my)|
  (for/vir) (me/myself/my self/my eie)|i (just /only /really /still )(want/need)(?! (?:to (?:know/ask/buy/get/find/give/help)|advice|help|tips))`)
/** Said of both. */
const ofBoth =
  anywhere(`${kin}s? (and/en/n/&) (i/me/ek/myself)|(i/me/ek/myself) (and/en/n/&) (my/our/ons) ([a-z]+ /)${kin}|so (do/have/am) i|me too|i (also/too)|same as me|ek ook|like me|runs in|as do i|we both|
  (not /)for me (either/too/also/as well)|rather not for me|me neither|ook nie vir my|vir my ook nie|same (goes /)for me|(avoid/skip/leave/los/vermy) (it/that/them/dit) (too/also/
  as well/myself/either/ook)|dont want (it/that/any) (either/near me)|(got/made/left/knocked) me`)
/** What is told of somebody else, to where it is about oneself again. */
const ofOthers = new RegExp(
  `${anywhere(toldOf).source}[^.;!?]*?(?=[.;!?]|$|(?: ?,)?(?: (?:and|en|n|but|maar|so|that|dat|can|could|should|must|may|kan|mag|moet|says?|said)){0,2} ` +
    '(?:i|im|ive|ek|my (?:skin|face|own|vel|gesig|hands)|[a-z]+ (?:gives?|makes?) me (?:an? |in )?(?:rash|hives|itch|swell|welts|red|break|react))\\b)',
  'g',
)

const child = '(son/daughter/child/kid/boy/girl/twins?/seun/dogter/kind/laa?itie/niece/nephew/teenager)'
/** "It's my sister that has the nut thing", "my daughter is pregnant, not me": told to say that it is not so of oneself. */
const notOfMe = new RegExp(
  `${anywhere(`(its/it is/thats/dis/dit is/just) (just /only /actually /net )?(my/our/ons) ([a-z]+ /)(${kin}/${child}) (who/that/wat/with/not me)`).source}` +
    '[^.;!?]*?(?=[.;!?]|$|,? (?:but |and |so )?(?:i|im|ive|ek) )|' +
    `${anywhere(`((my/our/ons) ([a-z]+ /)/(?<=^|[.;!?,] ))(${kin}/${child}) (is/has/gets?/reacts?/cant/takes?/uses?/het/kry/kan/gee/verwag/borsvoed)`).source}` +
    '[^.;!?]*?,? ?(?:not (?:me|i|myself|mine)|nie ek nie|ek nie(?= *(?:[.;!?,]|$)))(?![a-z0-9])',
  'g',
)

/** What one puts on reaches the other: "she gets welts where my cream touches her". */
const reaches = anywhere(
  '(kiss/touch/cuddle/hug/rub)(es/ed/ing/s/)|(hold/carry)(ing/) (her/him/them/the baby)|(on/against) my (chest/lap/skin)|raak|soen(e/)',
)

const nursing = anywhere(
  `breast ?fe?ed*|breast ?fed|breast ?milk|borsvoed*|nursing|pumping|ebf|wean(ed/ing)|(only /just /still |)on the (breast/boob)|${nursingTold}`,
)
const hasEnded = anywhere('stopped|finished|done|quit|no longer|dont|nie meer|opgehou|weaned')
const ofChild = anywhere(`
  (baby/newborn/infant/son/daughter/girl/boy/lo/twins/he/she)s? (skin/face/cheeks/head/bum/has/have/gets/got/needs/rash/eczema)|nappy|cradle cap|
  (can/may/should/must/does/kan/mag/moet) (my/our/the/a/n) (baby/newborn/infant/son/daughter/child)|(for/on) (him/her/(my /the /a /our /)(baby/newborn/son/daughter/child/little one/[0-9]+))|(his/her) (skin/face/bum/cheeks/head/rash)`)
const babyBeside = anywhere(
  `
  (with /have /)(an? /my /our /the /)(baby/baba/babatjie/lo/son/daughter/seun/dogter/kleintjie/little one/boy/girl/newborn/he/she)(s/)( is/ of/ was/) (only /just /now /almost /)[0-9]+ ?
  (weeks?/wks?/months?/mnths?/mo/maande/years?/yrs?/jaar/now/)( old/ oud/)( twins/ baby/)|
  (with /have /have got /of /)(an? /my /our /)[0-9]+ ?-?(weeks?/wks?/months?/mnths?/mo/maande)( |-)(olds?/oud)( twins/ baby/ girl/ boy/)|
  (twins?/bab(y/ies)/newborn/little one) ?,? [0-9]+ (weeks?/wks?/months?/mnths?/maande)(?! (old )?(face|skin|has|have|rash))|
  (with/have/have got) (an?/my/our/two) [0-9]+ ?-?(years?/yrs?|jaar)( |-)(olds?|oud)`,
  'g',
)
const motherhood =
  anywhere(`pregnan*|swanger|birth|had (my/a/our) (baby/son/daughter)|(since/after) (my/our/the) ([a-z]+ /)(baby/son/daughter/kid/child/boy/girl/twins) (was/were) born|
  (after/since/from/with) (my/our) (first/last/second/third/youngest/oldest/eldest) (baby/born/son/daughter/kid/child/boy/girl)|(after/since) (my/our/the) (baby/babies/twins/kids)`)

const several = /\b(?:twins|kids|children|babies|kinders|girls|boys|both)\b/

/** Whether a child is only spoken of to say when she was pregnant, gave birth or breastfed: "I weaned my daughter in June". */
export const asksAsMother = (text: string): boolean => {
  const plain = plainOf(text)
  // "Stretch marks … is it ok for them?": where one child is told of, they are the marks.
  const asked = several.test(plain) ? plain : plain.replaceAll(/\b(?:for|on|to|with|help) them\b/g, ' ')
  return (nursing.test(plain) || motherhood.test(plain)) && !ofChild.test(plain) && !forOther.test(asked)
}

/** Whether a message asks for oneself and for nobody else. */
export const asksForSelf = (text: string): boolean => {
  const plain = plainOf(text)
  return forOneself.test(plain) && !forOther.test(plain) && !ofBoth.test(plain)
}

/** Work with patients, parcels that are awaited and care for animals in the making: no state of anybody's body. */
const lookAlikes = anywhere(
  `
  (the/my/our/die/ons) (cat/dog/horse/cow/goat/ewe/kat/hond/perd/koei) (is/was) (pregnant/preggers/expecting/swanger/nursing)|
  nursing (student/school/college/sister/home/staff/assistant/degree/diploma/course/job/shift/manager/intern/science/agency/uniform/a (cold/hangover/burn/
  wound/sore/bruise/broken))*|(not/never/isnt/arent/no/without/nie) (been /)(tested on animals/animal testing)|tested on animals|cruelty free|animal testing|
  (ask/think/thought/assume/guess/convince/vra/dink)[a-z]* ([a-z]+ ){0,5}(im/i am/am i/if i am/ek is) (pregnant/preg/preggers/preggies/expecting/swanger)
  (?=[^.;!?]{0,12}[ ,.!?]+(no |nope )?((im not/i am not/ek is nie/not me/its not/i aint)( at all/ pregnant/ lol/ though/ that/ so/)(?= ?([.;!?,]/$)/ (its/just/can/what/which/anyway/so) )/just (bloat*/gas/fat)))|
  expecting ([a-z]+ ){0,3}(parcel/package/delivery/order/results?/visitors?/guests?/company/rain/miracles?/call/email/period/change*/difference/improvement/
  much/more/too/better/worse/load shedding)`,
  'g',
)

const withoutOthers = (text: string, asked: boolean): string => {
  const plain = plainOf(text)
  const own = asked || forOneself.test(plain)
  const alone = !forOther.test(plain) && !ofBoth.test(plain)
  const told = alone && !reaches.test(plain) ? plain.replaceAll(notOfMe, ' ') : plain
  const mine = own && alone ? told.replaceAll(ofOthers, ' ') : told
  // "Breastfeeding, baby 3 months. Salicylic acid allowed?": asked for the one who breastfeeds, where nobody else is asked for.
  return (own || hasEnded.test(mine) || !forOther.test(mine)) &&
    (nursing.test(mine) || motherhood.test(mine)) &&
    !ofChild.test(mine)
    ? mine.replaceAll(babyBeside, ' nursling ').replaceAll(/ {2,}/g, ' ')
    : mine
}

const [told, toldAsAsked] = [
  remembered((text) => withoutOthers(text, false)),
  remembered((text) => withoutOthers(text, true)),
]

/**
 * A text with no more in it than what is said of the person that the advice is for: "my sister is pregnant, can she use it" is left as it is, of "my
 * sister is pregnant and says I should use it" the sister goes. Normalised, without apostrophes; lines end as sentences do.
 * @param asked whether it is known by what was asked later that advice for oneself is wanted
 */
export const ownWords = (text: string, asked = false): string => (asked ? toldAsAsked : told)(text)
