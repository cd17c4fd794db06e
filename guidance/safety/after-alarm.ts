import type { RedFlagNotice } from '#contract/guidance.ts'
import { redFlagLevels } from '#contract/kinds/skin.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { plainOf } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { covers, findRedFlags, findSigns } from './red-flags.ts'

// What becomes of an alarm in the messages after it: it is explained ("that was in 2021"), it gets worse ("and now she is confused"), or something is
// asked of it ("aloe on it?"). And what becomes an alarm only over some messages, none of which tells it alone.

const presses = ({ level }: RedFlagNotice): boolean => level !== 'routine'

const slip = pattern`
  \b(?:press(?:ed)?|hit|sent|send|verstuur) (?:\w+ )?(?:send|enter|too (?:quick|soon|fast|early)\w*|te gou)\b|\bsent (?:that |it )?(?:by (?:accident|mistake)|half)\b|\bwrong (?:button|chat|person)\b|\bautocorrect\b`
/** Told as a piece of the past, and that it is well now. */
const wasThen = pattern`
  \b(?:that|it|this|dit) (?:was|happened|is from) (?:\w+ ){0,4}(?:(?:19|20)\d\d|(?:years?|yrs?|months?|weeks?|jare?|maande) (?:ago|back|gelede)|last (?:year|month|week|summer|winter)|when i was|(?:on )?(?:monday|tuesday|
  wednesday|thursday|friday|saturday|sunday|the weekend))\b`
/** Told as of another year: nothing of it is now. */
const yearsBack =
  /\b(?:that|it|this|dit) (?:was|is from|happened) (?:\w+ ){0,4}(?:(?:19|20)\d\d|(?:years?|yrs?|jare?) (?:ago|back|gelede)|when i was)\b/
/** Seen to, and mending. */
const treated = pattern`
  \b(?:went|been|was|am back|came|saw|seen by|got|started|given|on)\b(?: \w+){0,6} (?:clinic|doctor|dr|hospital|casualty|er|gp|derm(?:s|atolog\w*)?|antibiotics?|treatment|drip|stitches|antifungal|dokter|kliniek|hospitaal)\b`
const mends =
  /\b(?:better|healing|improving|settling|going down|went down|fine|clearing|beter|healed|under control|released|discharged|sent home|100 ?%?)(?!\w)/
const wellNow = pattern`
  \b(?:100 ?%?|fully|totally|completely|all|perfectly|quite|heeltemal) (?:normal|fine|gone|healed|better|ok|okay|well|clear|reg|gesond)\b|\b(?:normal|fine|gone|healed|healthy|better|recovered|gesond|reg|weg) (?:now|since|again|nou|today)\b|
  \b(?:hes|shes|he is|she is|im|its|it is|all) (?:\w+ ){0,2}(?:healthy|healed|recovered|fine now|long gone)\b|\btelling you the history\b|\bjust (?:the )?history\b`
/** Somebody who could judge it has seen it and was content. */
const judged = pattern`
  \b(?:dentist|doctor|doc|dr|derm(?:s|atolog\w*)?|gp|clinic|nurse|sister|pharmacist|hospital|optometrist|midwife|paed\w*|surgeon|dokter|suster|helpline|poison (?:line|centre|center|information)|poisons|results?|biopsy)\b(?:,? \w+){0,8},? (?:100 ?% )?(?:(?:normal|fine|harmless|benign)(?! to (?:be|feel|cry|worry)\b)|nothing (?:serious|bad|wrong|to worry\w*)|all clear|
  not (?:serious|dangerous|to worry)|no problem|healthy|expected|reg|normaal)\b`
/** Cut out, looked at through a lens and found harmless, and closed. */
const cutOut =
  /\b(?:cut|taken|took|removed|excised)\b.*\b(?:benign|all clear|nothing sinister|harmless|came back (?:fine|clear|normal|clean|ok))\b.*\b(?:healed|closed|scar)\b/
const longAgo = /\b(?:years?|yrs?|jaar|jare|months?|maande) (?:ago|back|gelede)\b|\blast (?:year|month)\b/
/** Said amiss, and put right: chapped and not swollen, with nothing told of air or of more than lips. */
const putRight = pattern`
  \b(?:(?:i )?meant?|typo|wrong word)\b.*\b(?:chapped|dry|cracked|peeling|flaky|gebars)|\bnot (?:really |actually |that |so |properly )?swollen\b.*\b(?:chapped|dry|cracked|peeling|wind|lick|licking|sunburnt|cold sore|gebars)|\b(?:chapped|dry|cracked|peeling|gebars)\b.*\bnot (?:really |actually )?swollen\b`
/** What is swallowed and no poison. */
const figureEnd = /^(?:\w+ ){0,3}(?:his|her|my|their|our) (?:pride|ego|words)\b/
const airOrMore =
  /\b(?:throat|tongue|keel|tong|hives|welts|dizzy|faint\w*|wheez\w*|vomit\w*|eyes?|face|cant|cannot|hard to|tight|closing)\b/
const laughs =
  /\b(?:haha\w*|lol+|lmao|jokes?|joking|jk|kidding|hehe\w*|no stress|relax|chill|dont (?:panic|worry|stress)|no drama|calm down|false alarm|my bad|not serious|all good)\b|[\u{1F602}\u{1F605}\u{1F923}\u{1F92D}\u{1F604}\u{1F606}]/u
const explanation = pattern`
  \b(?:its|it is|it was|thats|that is|that was|just|only|from|because|cos|cause|i (?:meant?|ate|had|put|was)|dis|dit is|net)\b`
/** What stains, plumps or puffs as it is meant to. */
const harmlessCause = pattern`
  \b(?:gentian violet|food colou?r\w*|beetroot|mulberr\w*|pomegranate|ink|highlighter|koki\w*|face paint|body paint|hair dye on my (?:hands|fingers)|blackberr\w*|turmeric|lip ?plumper|plumper|plumping (?:gloss|balm)|wisdom (?:tooth|teeth)|
  just (?:bloat\w*|gas)|hickey|henna)\b|\b(?:as|like) (?:the (?:box|tube|pack) says|it says on the (?:box|tube|pack))\b|\bthats what i paid for\b|
  \bgrow(?:s|ing)? out with the nail\b|\bclear nail (?:is )?(?:coming|growing|behind)\b|\b(?:dropped|slammed|stubbed|jammed) (?:\w+ ){1,5}(?:on|in|against) (?:it|the door)\b`
/** "I can't breathe" – "in this humidity": said of the weather. */
const muggy = /\b(?:humidity|humid|muggy|vogtigheid)\b/
/** What puffs up, or is said to. */
const ofSwelling: ReadonlySet<string> = new Set([
  'anaphylaxis',
  'eyelid-swelling',
  'spreading-hives',
  'hair-dye-reaction',
  'seen-now',
  'seen-today',
])
/** Wounds of the skin that are whole again. */
const healable: ReadonlySet<string> = new Set([
  'severe-burn',
  'hot-burn',
  'chemical-burn',
  'small-burn',
  'sunburn-blisters',
  'seen-today',
  'seen-now',
  'infected-skin',
  'rash-with-fever',
])
const healedOver =
  /^(?:its |it is |it |has |it has |they |now |all |already |is )*healed\b(?! by)|\bhealed (?:but|now|already|long (?:ago|since|time)|fine|well|nicely|completely|up)\b|\b(?:its|it is|all|is) (?:nou )?(?:genees|gesond)\b/
const notHealed = /\b(?:not|never|hasnt|isnt|wont|nie|half|almost|nearly|reopen\w*|open\w*|pus|raw|weep\w*)\b/
const notCarrying =
  /\b(?:not pregnant|nie swanger|negative|just bloat\w*|only bloat\w*|no baby|(?:got|have) my period|on my period)\b/
const badlyYet = pattern`
  \b(?:still|again|worse|weer|steeds|spreading|cant (?:breathe|see|open|swallow)|fever|koors|confused|dizzy|faint\w*|but now|maar nou|not (?:better|gone|fine|ok)|wont stop)\b`

/** Whether it is told to come of what stains, plumps or puffs as it is meant to. */
const ofHarmless = (flag: string, text: string, said: string): boolean =>
  harmlessCause.test(said) &&
  (explanation.test(said) || asksNothing(text)) &&
  (ofSwelling.has(flag) || !/\bplump/.test(said))
/** What is judged by somebody who looks at skin: no wish to die, and no blow. */
const isOfMind = (flag: string): boolean =>
  flag === 'suicidal-thoughts' ||
  flag === 'eating-distress' ||
  flag === 'isotretinoin-warning' ||
  flag.startsWith('violence')

/** Whether a message explains an alarm of just before as a slip, a joke, long over, judged by somebody who can, or of a harmless cause. */
export const explainsAlarm = (flag: string, text: string): boolean => {
  const said = plainOf(text)
  if (badlyYet.test(said.replaceAll(/\bno(?:t)? (?:\w+ ){0,2}(?:fever|worse|spreading)\b/g, ' '))) return false
  if (
    slip.test(said) ||
    (judged.test(said) && !longAgo.test(said) && !isOfMind(flag)) ||
    (wasThen.test(said) && wellNow.test(said)) ||
    yearsBack.test(said) ||
    (treated.test(said) && mends.test(said))
  )
    return true
  if (ofSwelling.has(flag) && putRight.test(said) && !airOrMore.test(said)) return true
  if (cutOut.test(said) && !isOfMind(flag)) return true
  if (flag === 'poisoning' && figureEnd.test(said)) return true
  if (flag.startsWith('pregnant')) return notCarrying.test(said)
  if (healable.has(flag) && healedOver.test(said) && !notHealed.test(said)) return true
  if ((flag === 'anaphylaxis' || flag === 'seen-now') && muggy.test(said)) return true
  return (
    ofHarmless(flag, text, said) ||
    (laughs.test(said) &&
      (asksNothing(text) || joked.test(said)) &&
      explanation.test(said) &&
      flag !== 'suicidal-thoughts' &&
      !flag.startsWith('violence'))
  )
}

const atHomeAndWell =
  /\b(?:(?:home|discharged|back) and (?:fine|well|ok|okay|better)|(?:sorted|fixed) (?:me|her|him|us) out (?:and|n) (?:im|shes|hes|i am|she is|he is|were) (?:fine|ok|okay|better|well))\b/
/** Whether a message that alarmed told itself that it is over: "swollen lips last week, casualty sorted me out and I'm fine". */
export const toldOver = (flag: string, text: string): boolean => {
  const said = plainOf(text)
  return (
    !badlyYet.test(said) &&
    (atHomeAndWell.test(said) ||
      (treated.test(said) && mends.test(said)) ||
      yearsBack.test(said) ||
      ofHarmless(flag, text, said))
  )
}

/** Flags of a body that something is wrong with now: what is asked next is mostly what to put on it. */
const ofBody: ReadonlySet<string> = new Set([
  'anaphylaxis',
  'poisoning',
  'poison-on-skin',
  'product-in-eye',
  'non-fading-rash',
  'rash-with-stiff-neck',
  'severe-medicine-reaction',
  'spreading-infection',
  'blisters-near-eye',
  'severe-burn',
  'ill-newborn',
  'filler-blocked',
  'snake-or-scorpion',
  'heat-illness',
  'toxic-fumes',
  'caustic-on-skin',
  'skin-dying',
  'seen-now',
  'changing-mole',
  'dark-streak',
  'sore-not-healing',
  'infected-skin',
  'hair-dye-reaction',
  'spreading-hives',
  'rash-with-fever',
  'shingles',
  'tick-bite-fever',
  'diabetic-foot',
  'leaking-legs',
  'lumps-with-illness',
  'breast-change',
  'testicle-trouble',
  'medicine-rash',
  'eyelid-swelling',
  'eye-symptoms',
  'chemical-burn',
  'hot-burn',
  'sunburn-blisters',
  'seen-today',
  'pregnancy-itch',
  'yellow-eyes',
  'bite',
  'baby-sunburn',
  'numb-patch',
])

/** Burns of a product or of heat are told at once; one that mends, and what is asked of the time after it ("when may I try it again?"), is let go. */
const burns: ReadonlySet<string> = new Set(['chemical-burn', 'hot-burn', 'sunburn-blisters'])
const afterwards = /\bagain\b|\bwhen (?:may|can|could|should) i\b|\bafter(?:wards)?\b/

/** What comes back when a cream is left out belongs to the alarm about that cream, and what is left of the pack to the one about the capsules. */
const offIt: ReadonlySet<string> = new Set(['lightener-use', 'steroid-use', 'pregnant-isotretinoin'])
const ofUse = pattern`
  \b(?:stop\w*|go(?:ing)? back|back on|quit|off it|without it|skip\w*|los|ophou|opgehou|finish (?:it|the|this|my)|(?:half|rest of) (?:the|a|my) (?:pack|box|tube|jar)|(?:fix|repair|undo|heal|calm) (?:it|this|that|them|my (?:skin|face)))\b`

const elsewhere = pattern`
  \b(?:sun ?screens?|sun ?block|spf|routine|make ?up|foundation|concealer|wrinkles?|fine lines|dark (?:spots|marks)|shampoo|anti ?age?ing|dull\w*|glow\w*|(?:oily|dry|combination|normal) skin|budget|vitamin c|niacinamide|hyaluronic|
  retinol|under r ?\d+|r ?\d{2,}|(?:other|another|actual|different|new|next|my real|separate) (?:question|thing|topic)|something else|by the way|btw|anyway|unrelated|besides that|for (?:my|the) (?:mom|sister|friend|husband|
  wife|boyfriend|girlfriend|dad))\b`
const leans = /\b(?:it|that|there|this|them|these|him|her|dit|daarop|daar)\b/

/** Raised without knowing for what: what it is told to be is said instead, and only what is to be done to it goes on from it. */
export const unnamed: ReadonlySet<string> = new Set(['seen-now', 'seen-today'])
const toPutOn = pattern`
  \b(?:put|rub|smear|apply|drink|take|give|cover|hide|wash|squeeze|pop|cut|vomit|creams?|ointments?|salf|room|lotion|honey|aloe|drops|vaseline|polish|oil|balm|bags?|milk|plaster|tablets?|antihistamine|allergex|panado|
  wait|doctor|clinic|hospital|serious|normal|eczema|allerg\w*|was|smeer|sit|vee|spoel|week|drup|druk|knip|gee|drink|bedek|wegsteek|dokter|kliniek|ernstig|wag|
  (?:singa|ninga|nga|ndinga|singa|anga|ka|u|uku|ku|si|ngi|ndi)\w*(?:faka|fake|gcob\w*|qab\w*|gez\w*|hlamb\w*|phuz\w*|sel\w*|vala|vale|sul\w*|linda|linde)|faka|tlotsa|hlatswa|hlapisa|noesa|nwa|beha|kopela|letela|use (?:\w+ ){1,4}on (?:it|them|that|this)|ngaka|udokotela|ugqirha|tleliniki|ikliniki)\b`
const asksFirst =
  /^(?:(?:so|and|ok|but|then|also|please|en|maar) )*(?:can|may|could|must|should|shall|what|which|how|is|are|do|does|when|where|why|kan|mag|moet|watter|wat|hoe|na ke|nka|ingabe|ngabe|ngingafaka|singafaka|ndingafaka)\b/
/** "My lips swell from avocado" – "can I use persea gratissima oil?": an allergy that was told of, and what to leave for it. */
const ofAllergy: ReadonlySet<string> = new Set(['anaphylaxis', 'spreading-hives', 'hair-dye-reaction', 'dye-rash'])
const ofProduct = /\b(?:use|try|buy|get|have|wear|gebruik|koop)\b/
/** What is asked of the world, and of nobody's body. */
const atLarge = pattern`
  \b(?:how many (?:litres|glasses|times|steps)|stands? for|even work|people say|they say|is it true|goes (?:on )?first|which (?:one )?first|what does \w+ mean|where (?:can|do) i (?:buy|get)|how much (?:is|does|are)|cost|how many (?:a|per|must|should|tablets?|pills?|capsules?))\b`

/** Whether something of the world is asked, and of nobody's body. */
export const asksAtLarge = (text: string): boolean => atLarge.test(plainOf(text))

/** Whether a message goes on about the body that an alarm was raised for, though it names something to put on it. */
export const asksOfAlarm = (flag: string, text: string): boolean => {
  const said = plainOf(text)
  if (offIt.has(flag)) return ofUse.test(said)
  if (burns.has(flag) && (afterwards.test(said) || (mends.test(said) && !badlyYet.test(said)))) return false
  const [short, asked] = [said.split(' ').length < 6, asksFirst.test(said)]
  if (
    atLarge.test(said) ||
    (unnamed.has(flag) && asked && !short && !toPutOn.test(said)) ||
    ((unnamed.has(flag) || ofAllergy.has(flag)) && asked && !short && !leans.test(said) && ofProduct.test(said))
  )
    return false
  return (
    ofBody.has(flag) &&
    (!elsewhere.test(said) || (leans.test(said) && !/\b(?:anyway|btw|by the way|question|unrelated)\b/.test(said)))
  )
}

const asking =
  /\?|^(?:(?:so|and|ok|okay|but|yoh|yho|eish|haibo|sho|cool|nice|lol|haha|hmm|mara|kodwa|maar),? )*(?:what|which|how|can|could|may|must|should|shall|will|would|is it|are|do|does|when|where|who|why|wat|watter|hoe|kan|mag|moet|sal)\b/i
const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?\n])\s+/)
/** Whether a message only tells. */
export const asksNothing = (message: string): boolean => !sentencesIn(message).some((sentence) => asking.test(sentence))

/** Said of what was meant in jest, or happened in a book. */
const inJest =
  /\b(?:joking|jokes?|jk|kidding|figure of speech|not serious\w*|exaggerat\w*|no drama|dramatic|novel|movie|film|book|series|game|song|lyrics?|surprise)\b/
const joked = /\b(?:joking|jokes?|jk|kidding|figure of speech|not serious\w*|exaggerat\w*|no drama|dramatic)\b/
/** Whether a message takes what was said before for a jest; who only laughs at something else takes nothing back. */
export const endsInJest = (text: string): boolean => joked.test(plainOf(text))
/** Whether a message may tell of a book, a film, a game or a surprise. */
export const mayBeTale = (text: string): boolean => inJest.test(plainOf(text))
const thanks =
  /^(?:ok\w* |oh |no |so )*(?:thanks?|thank you|dankie|enkosi|ngiyabonga|cool|noted|will do|got it|sharp|bye)\b/
/** An animal is for a vet. */
const ofBeast = /\b(?:vet|veearts|dog|puppy|cat|kitten|horse|cow|goat)\b/
/** So many messages after what was said of a life, help is still said first. */
const longestCrisis = 2

const whatNow =
  /[.,!?\s]*\b(?:so |and |but )*(?:what (?:can|must|should|do|shall) (?:i|we) do(?: (?:now|then|about it|next))?|what now|wat (?:moet|kan) ek (?:nou )?doen|wat nou|ngenzeni|ndenzeni|help(?: me)?(?: please)?|please help)\W*$/i
/** "What can I do?", of what was told. */
export const asksWhatNow = (text: string): boolean => whatNow.test(text)
/** What a lightening cream of unknown content does to skin in the end. */
const creamShows =
  /\b(?:darker|worse|(?:blue|ash\w*)[- ]?(?:black|grey)|black|thin(?:ner)?|veins?|burn\w*|red|patch\w*|came back|flar\w*|peel\w*)\b/

/**
 * Whether an alarm is answered once more, whatever is said next: one about a life for two messages, unless it was a jest or only guessed from words; any
 * other while only more is told, and nothing of it mends or is about something else.
 * @param since what was said from the alarm on
 */
export const stillStands = (knowledge: Knowledge, flag: string, text: string, since: readonly string[]): boolean => {
  const said = plainOf(text)
  if (knowledge.redFlag(flag).level === 'crisis' || flag === 'isotretinoin-warning') {
    return (
      since.length <= longestCrisis &&
      !inJest.test(said) &&
      since.some((one) => findSigns(knowledge, one).some(({ id }) => id === flag || id === 'isotretinoin-warning'))
    )
  }
  const only = flag === 'lightener-use' && creamShows.test(said) ? text.replace(whatNow, '') : text
  return asksNothing(only) && !elsewhere.test(said) && ![mends, wellNow, thanks, ofBeast].some((way) => way.test(said))
}

const rank = ({ level }: Pick<RedFlagNotice, 'level'>): number => redFlagLevels.indexOf(level)
/** How many messages back a story begins. */
const reach = 3
const storyOf = (text: string, before: readonly string[]): string => [...before.slice(-reach), text].join('. ')

/** A message that puts a doctor off. */
const putsOff = /\b(?:wait(?:ing)?|wag|tomorrow|m[oô]re|later|payday|weekend|linda|letela)\b/i
/** "She won't open it", of an eye: told of whom the alarm is about. */
const ofThem = /\b(?:she|shes|he|hes|it|its|they|baby|sy|hy|dit)\b/
const ofSelf = /\b(?:i|im|ive|me|my|myself|ek|life|lewe|die|dead|live|alive|goodbye|kill\w*)\b/
/** Who puts off a doctor says so in a few words. */
const longestDelay = 16
/** Whether a wish to die is only weighed from words that go on about whom an alarm about a body was raised for. */
const guessedOfThem = (knowledge: Knowledge, flag: string, text: string): boolean =>
  ofBody.has(flag) &&
  ofThem.test(plainOf(text)) &&
  !ofSelf.test(plainOf(text)) &&
  text.split(/\s+/).length <= longestDelay &&
  !findSigns(knowledge, text).some(({ level }) => level === 'crisis')
/** Whether a crisis is only weighed from words that put off an alarm about a body; a blow that is told after a wound is none of those. */
const guessedCrisis = (knowledge: Knowledge, flag: string, told: readonly RedFlagNotice[], text: string): boolean =>
  ofBody.has(flag) &&
  putsOff.test(text) &&
  text.split(/\s+/).length <= longestDelay &&
  told.some(({ level }) => level === 'crisis') &&
  told.every(({ level }) => level === 'crisis' || level === 'routine') &&
  !findSigns(knowledge, text).some(({ level }) => level === 'crisis')

/** What was found in a message that follows an alarm, without what only says again, and more vaguely, that something is wrong. */
export const saysMore = (
  knowledge: Knowledge,
  flag: string,
  found: readonly RedFlagNotice[],
  text = '',
): readonly RedFlagNotice[] => {
  const told = guessedOfThem(knowledge, flag, text) ? found.filter(({ id }) => id !== 'suicidal-thoughts') : found
  // "I'll wait till tomorrow then", of a baby that is limp: whatever its words weigh like, no sign speaks of a life that is to end.
  if (guessedCrisis(knowledge, flag, told, text)) return []
  const vaguer =
    ofBody.has(flag) &&
    !unnamed.has(flag) &&
    told.some(presses) &&
    told.every((one) => unnamed.has(one.id) || !presses(one) || covers(flag, one.id)) &&
    told.every((one) => rank(one) > rank(knowledge.redFlag(flag)))
  return vaguer ? [] : told
}

/** What an alarm has become with what was told since: another flag as grave or graver; none where it stays what it was. */
export const grownWorse = (
  knowledge: Knowledge,
  flag: string,
  text: string,
  before: readonly string[],
): RedFlagNotice[] => {
  if (!asksOfAlarm(flag, text)) return []
  const now = findRedFlags(knowledge, storyOf(text, before)).filter(
    ({ id }) => ofBody.has(id) || id === 'pregnant-isotretinoin',
  )
  // Lids that dye has swollen shut were judged when they were told; tea bags make them no worse.
  if (flag === 'eyelid-swelling' && findRedFlags(knowledge, text).length === 0) return []
  const [first] = now
  return first !== undefined &&
    first.id !== flag &&
    first.id !== 'seen-today' &&
    (rank(first) <= rank(knowledge.redFlag(flag)) || unnamed.has(flag))
    ? now
    : []
}

/** What is told in pieces: an accident, an illness, a cream without a label. Of moods, of strangers' marks and of a child on its way other rules decide. */
const inPieces: ReadonlySet<string> = new Set(
  [...ofBody]
    .filter((id) => !unnamed.has(id) && !burns.has(id) && id !== 'sore-not-healing')
    .concat('lightener-use', 'steroid-use', 'isotretinoin-warning'),
)

/** What several messages tell together and none of them alone, where all before the last gave no cause. */
export const overTheTalk = (knowledge: Knowledge, text: string, before: readonly string[]): RedFlagNotice[] => {
  const found = findRedFlags(knowledge, storyOf(text, before)).filter(
    ({ id, level }) => level !== 'routine' && inPieces.has(id),
  )
  return found.length === 0 || findRedFlags(knowledge, before.slice(-reach).join('. ')).some(presses) ? [] : found
}
