import type { RedFlagNotice } from '#contract/guidance.ts'
import type { RedFlag } from '../knowledge/entries.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { redFlagLevels } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { alarmIn, graveIn, nothingPresses, pressureOf } from './alarm-words.ts'
import { withPlainLetters } from '../text/normalise.ts'
import { withoutTextSpeak } from '../text/text-speak.ts'
import { alarmInEnglish, englishOf } from '../tongues/in-english.ts'
import { because } from './because.ts'
import type { Clue } from './clue-search.ts'
import { withoutHarmless } from './drowned.ts'
import { asksForInformation, ofKnowledge } from './for-information.ts'
import { toldBeside } from './framing.ts'
import { longPast } from './long-past.ts'
import { onlyAPlace } from './only-a-place.ts'
import { isByWax, isDayOld, milderOf } from './milder.ts'
import { nameOf } from './named-alarm.ts'
import { type Found, type Reading, readingOf } from './reading.ts'
import { withoutAsides } from './set-aside.ts'
import { type Sign, signs } from './signs.ts'
import { calms, toldCalmly } from './told-calmly.ts'
import { toldOfNoLife, toldOfThings } from './told-of-things.ts'
import { carriedByAnother, ofRetinoidAndChild } from './whose-pregnancy.ts'

const overlaps = (a: Found, b: Found): boolean => a.sentence === b.sentence && a.from < b.to && b.from < a.to

const inReach = (within: Sign['within'], apart: number, first: Found, other: Found): boolean => {
  const away = Math.abs(other.sentence - first.sentence)
  if (within === 'text') return true
  return away <= (within === 'neighbours' ? 1 : 0) && Math.abs(other.word - first.word) <= apart
}

/** Whether the other clues of a sign stand around its first, each in words of its own. */
const complete = (
  sign: Sign,
  level: RedFlag['level'],
  reading: Reading,
  chosen: readonly [Found, ...Found[]],
): boolean => {
  const [first] = chosen
  const wanted = sign.clues[chosen.length]
  if (wanted === undefined) return true
  return wanted.some((clue) =>
    reading
      .find(clue)
      .some(
        (hit) =>
          inReach(sign.within, sign.apart, first, hit) &&
          !chosen.some((one) => overlaps(one, hit)) &&
          (sign.even || reading.meant(hit, level, chosen)) &&
          complete(sign, level, reading, [...chosen, hit]),
      ),
  )
}

/** Those of the clues that stand within the sign's reach of its first, however far in words. */
const around = (sign: Sign, clues: readonly Clue[], reading: Reading, first: Found): Found[] =>
  clues.flatMap((clue) => reading.find(clue).filter((hit) => inReach(sign.within, Infinity, first, hit)))

const takenBack = (sign: Sign, reading: Reading, first: Found): boolean =>
  sign.unless.some((clue) => reading.find(clue).some((hit) => inReach(sign.within, Infinity, first, hit)))

/** "Can I use it?", and nothing beside the question says that it is used. */
const onlyAsked = (sign: Sign, reading: Reading, first: Found): boolean => {
  const asked = around(sign, sign.asked, reading, first)
  return (
    asked.length > 0 && around(sign, sign.still, reading, first).every((hit) => asked.some((one) => overlaps(one, hit)))
  )
}

const holds = (sign: Sign, level: RedFlag['level'], reading: Reading): boolean =>
  sign.clues.every((some) => reading.speaksOf(some)) &&
  !reading.speaksOf(sign.without) &&
  (sign.clues[0] ?? []).some((clue) =>
    reading
      .find(clue)
      .some(
        (first) =>
          (sign.even || (reading.meant(first, level) && (level === 'crisis' || !reading.possibility(first)))) &&
          !takenBack(sign, reading, first) &&
          !onlyAsked(sign, reading, first) &&
          complete(sign, level, reading, [first]),
      ),
  )

/** What a flag of another makes needless: the same event, said more pressingly. */
const covered: Readonly<Record<string, readonly string[]>> = {
  anaphylaxis: ['spreading-hives', 'hair-dye-reaction', 'eye-symptoms', 'eyelid-swelling', 'medicine-rash'],
  'severe-burn': ['chemical-burn', 'hot-burn'],
  'hot-burn': ['chemical-burn'],
  'baby-sunburn': ['chemical-burn'],
  'heat-illness': ['baby-sunburn', 'chemical-burn', 'sunburn-blisters'],
  'skin-dying': ['diabetic-foot', 'sore-not-healing', 'dark-streak', 'changing-mole'],
  'diabetic-foot': ['infected-skin', 'sore-not-healing', 'chemical-burn', 'dry-diabetic-feet'],
  'leaking-legs': ['infected-skin', 'hot-burn'],
  bite: ['infected-skin'],
  'blood-exposure': ['seen-today'],
  'product-in-eye': ['not-in-eye', 'eye-symptoms', 'chemical-burn', 'eyelid-swelling', 'caustic-on-skin'],
  'non-fading-rash': ['rash-with-fever', 'rash-with-stiff-neck'],
  'rash-with-stiff-neck': ['rash-with-fever'],
  'severe-medicine-reaction': [
    'rash-with-fever',
    'chemical-burn',
    'infected-skin',
    'eye-symptoms',
    'medicine-rash',
    'hot-burn',
  ],
  'spreading-infection': ['leaking-legs', 'infected-skin', 'rash-with-fever', 'spreading-hives'],
  'ill-newborn': ['rash-with-fever', 'chemical-burn', 'yellow-eyes'],
  'blisters-near-eye': ['chemical-burn', 'shingles', 'eye-symptoms'],
  'hair-dye-reaction': ['chemical-burn', 'spreading-hives', 'eyelid-swelling', 'infected-skin'],
  'tick-bite-fever': ['rash-with-fever'],
  'medicine-rash': ['spreading-hives', 'rash-with-fever', 'lumps-with-illness'],
  'eyelid-swelling': ['eye-symptoms'],
  shingles: ['chemical-burn'],
  'dark-streak': ['changing-mole'],
  'pregnant-isotretinoin': ['pregnant-retinoid'],
  'isotretinoin-warning': ['eye-symptoms'],
  'suicidal-thoughts': ['appearance-distress', 'isotretinoin-warning', 'eating-distress'],
  'lightener-use': ['chemical-burn'],
  'severe-acne': ['stubborn-acne'],
  'scalp-ringworm': ['hair-loss'],
  poisoning: ['do-not-swallow', 'do-not-inject'],
  'poison-on-skin': ['poisoning', 'seen-today'],
  'toxic-fumes': ['mixing-cleaners', 'product-in-eye', 'eye-symptoms', 'anaphylaxis'],
  'caustic-on-skin': ['chemical-burn', 'severe-burn', 'hot-burn'],
}

/** Whether one flag makes another needless: the same event, said more pressingly. */
export const covers = (flag: string, other: string): boolean => covered[flag]?.includes(other) === true

const told =
  '(my|our|her|his) (daughter|son|child|kid|boy|girl|wife|husband|hubby|partner|boyfriend|girlfriend|friend|sister|brother|mom|mother|dad|' +
  'father|cousin|niece|nephew|colleague|flatmate|roommate|neighbour|student|stepsister|stepbrother|stepson|stepdaughter|domestic|helper|tenant|client|learner|patient|laaitie|aunt|uncle|gran|granny|gogo|dogter|seun|vrou|man|vriend|vriendin|suster|boetie)'
/** "My daughter wrote", "she says", "sy wil": it is told of another. */
const ofAnother = new RegExp(
  `\\b(?:${told}|the (?:little )?(?:girl|boy|child|kid) i |(?:she|he|sy|hy) (?:is|was|says|said|wrote|wants|keeps|told|has|wil|het|se|cuts|hurts|doesnt|cant))\\b`,
)
/** "I want to", "ek wil": whoever else is named, it is the one who writes. */
const ofOneself =
  /\b(?:i|im|ive|ill|id|ek)\b(?: \w+){0,2} (?:want|wish|feel|felt|cant|hate|kill|die|dying|cut|hurt|end|done|tired|wil|voel|kan|sterf)\b|\b(?:are|is|theyre|its|were) (?:from|by) me\b/

const isOfAnother = ({ sentences }: Reading): boolean =>
  sentences.some((one) => ofAnother.test(one)) && !sentences.some((one) => ofOneself.test(one))

const struck =
  '(?:hits?|hit|beats?|beat|slaps?|slapped|punch(?:es|ed)|kicks?|kicked|chok(?:es|ed)|burn(?:s|t|ed)|threatens|hurts?|rap(?:es|ed))'
/** "My boyfriend hits me", "it will be my face": he is told of, and it is done to the one who writes. */
const doneToMe = new RegExp(
  String.raw`(?<!(?:tell|told|tells|ask|asked|asks|give|gave|gives|help|show|showed|advise|let|for|with|to|call|called) )\bme\b|` +
    String.raw`\bmy (?:face|neck|throat|eyes?|arms?|legs?|back|head|lips?|cheeks?|thighs?|hands?|jaw|chin|nose|mouth|wrists?|ribs?|shoulders?|belly|stomach|body|phone)\b|` +
    String.raw`\bif i\b`,
)
const doneToOther = new RegExp(String.raw`\b${struck} (?:her|him|them|the (?:kids|children|child|baby))\b`)

/** "He kicks me. He kicks the kids too": whoever else is struck, so is the one who writes. */
const struckMe = new RegExp(String.raw`(?<!\bsays? (?:\w+ ){0,3}|\bsaid (?:\w+ ){0,3})\b${struck} (?:me|us)\b`)

const isDoneToMe = ({ sentences }: Reading): boolean =>
  sentences.some((one) => struckMe.test(one)) ||
  (sentences.some((one) => doneToMe.test(one)) && !sentences.some((one) => doneToOther.test(one)))

const noticeOf = (knowledge: Knowledge, flag: RedFlag, another: boolean, reading: Reading): RedFlagNotice => {
  const { id, level, sources } = flag
  const [action, more] =
    another && flag.ofAnother !== undefined
      ? [flag.ofAnother, flag.moreOfAnother]
      : flag.byWax !== undefined && isByWax(reading)
        ? [flag.byWax, flag.moreByWax]
        : flag.later !== undefined && isDayOld(reading)
          ? [flag.later, flag.moreLater]
          : [flag.action, flag.more]
  return {
    id,
    level,
    action,
    ...(more === undefined ? {} : { more }),
    because: because(knowledge, `red-flag:${id}`, [], sources),
  }
}

/** The notice of a flag, whatever is told beside it. */
export const noticeFor = (knowledge: Knowledge, id: string, reading: Reading): RedFlagNotice =>
  noticeOf(knowledge, knowledge.redFlag(id), isOfAnother(reading), reading)

const pressing = ({ level }: Pick<RedFlag, 'level'>): boolean => level !== 'routine'

/** Each flag once, or the milder one that it gives way to. */
const softened = (knowledge: Knowledge, flags: readonly RedFlag[], reading: Reading): RedFlag[] => {
  const kept = flags.flatMap((flag) => {
    const id = milderOf(flag, reading)
    return id === undefined ? [] : [id === flag.id ? flag : knowledge.redFlag(id)]
  })
  return kept.filter(({ id }, at) => kept.findIndex((one) => one.id === id) === at)
}

/** The notices of flags, most pressing first, without those that another makes needless. */
const noticesOf = (knowledge: Knowledge, found: readonly RedFlag[], reading: Reading): RedFlagNotice[] => {
  const another = isOfAnother(reading)
  const needless = new Set(found.flatMap(({ id }) => covered[id] ?? []))
  const kept = softened(
    knowledge,
    found.filter(({ id }) => !needless.has(id)),
    reading,
  )
  // Acid that is only threatened with burns nobody yet.
  const threatened = reading.speaksOf(['acidThreat']) && !reading.speaksOf(['burnHarm'])
  const ordered = redFlagLevels.flatMap((level) => kept.filter((flag) => flag.level === level))
  return (
    threatened
      ? [
          ...ordered.filter(({ id }) => id.startsWith('violence')),
          ...ordered.filter(({ id }) => !id.startsWith('violence')),
        ]
      : ordered
  ).map((flag) =>
    noticeOf(knowledge, flag, another && !(flag.id.startsWith('violence') && isDoneToMe(reading)), reading),
  )
}

/** A crisis that is told as long over is none. */
const isOver = (id: string | undefined, reading: Reading): boolean =>
  id === 'suicidal-thoughts' && longPast(reading.sentences)

const signsOf = Map.groupBy(signs, ({ flag }) => flag)

/** Starved or vomited long ago, or only asked about: what is told of food is taken as what is told of a body, though help for it is a crisis's. */
const heldAs = ({ id, level }: RedFlag): RedFlag['level'] => (id === 'eating-distress' ? 'urgent' : level)

/** Asked for a class, or of a child whom another carries: nothing presses of it. */
const isNobodys = ({ sentences }: Reading): ((flag: string) => boolean) => {
  let [informs, another]: (boolean | undefined)[] = []
  return (flag) =>
    (ofKnowledge.has(flag) && (informs ??= asksForInformation(sentences))) ||
    (ofRetinoidAndChild.has(flag) && (another ??= carriedByAnother(sentences)))
}

/** The flags of which a sign begins with each clue: of a text with few clues most need not be asked for. */
const flagsFrom = new Map<Clue, string[]>()
for (const { flag, clues } of signs)
  for (const clue of clues[0] ?? []) flagsFrom.set(clue, [...(flagsFrom.get(clue) ?? []), flag])

const shownBy = oncePer((knowledge: Knowledge) =>
  oncePer((reading: Reading): readonly RedFlag[] => {
    const nobodys = isNobodys(reading)
    const may = new Set(reading.mayStand.flatMap((clue) => flagsFrom.get(clue) ?? []))
    return knowledge.redFlags.filter(
      (flag) =>
        may.has(flag.id) &&
        signsOf.get(flag.id)?.some((one) => holds(one, heldAs(flag), reading)) === true &&
        !nobodys(flag.id) &&
        !isOver(flag.id, reading),
    )
  }),
)
const shown = (knowledge: Knowledge, reading: Reading): readonly RedFlag[] => shownBy(knowledge)(reading)

/** What the signs alone find in a text, as findRedFlags does. */
export const findSigns = (knowledge: Knowledge, text: string, reading = readingOf(text)): RedFlagNotice[] =>
  noticesOf(knowledge, shown(knowledge, reading), reading)

/** Raised without knowing of what. */
const vague: ReadonlySet<string> = new Set(['seen-now', 'seen-today'])

const ofTick = 'tick-bite-fever'

const halves = /\s(?:and|but|en|maar|kodwa|mme)\s/i

/** "I drank thinners by mistake and still use my cream": what presses in one half is not drowned by the words of the other. */
const pressesInHalf = (knowledge: Knowledge, text: string): boolean => {
  const parts = text.split(halves).map((part) => readingOf(part))
  return (
    parts.length > 1 && parts.some((part) => shown(knowledge, part).some(pressing) && !nothingPresses(knowledge, part))
  )
}

/** So likely must all words of the rest say so too. */
const likelyInRest = 0.5
/** "On oratane and so low I can't get up. Also, which toner?": nor by what is harmless beside it. */
const pressesInRest = (knowledge: Knowledge, text: string): boolean => {
  const { rest } = withoutHarmless(knowledge, text)
  const reading = rest === undefined ? undefined : readingOf(rest)
  return (
    reading !== undefined && shown(knowledge, reading).some(pressing) && pressureOf(knowledge, reading) >= likelyInRest
  )
}

const asWritten = (knowledge: Knowledge, text: string): RedFlagNotice[] => {
  const reading = readingOf(text)
  const found = shown(knowledge, reading)
  const telling = withoutAsides(knowledge, text)
  const weighed = telling === text ? reading : readingOf(telling)
  const doubtful =
    found.some(pressing) &&
    nothingPresses(knowledge, weighed) &&
    !pressesInHalf(knowledge, text) &&
    !pressesInRest(knowledge, text)
  const isSure = (flag: RedFlag): boolean =>
    signsOf.get(flag.id)?.some((one) => one.sure && holds(one, heldAs(flag), reading)) === true
  const stays = (flag: RedFlag): boolean =>
    !pressing(flag) || flag.level === 'crisis' || flag.id === 'lightener-use' || isSure(flag)
  const flags = doubtful ? found.filter(stays) : found
  // Beside a blow there may be acid or a burn that comes first.
  const grave = flags.some(({ id, level }) => level === 'emergency' || (level === 'crisis' && id !== 'violence'))
  const told = reading.near.map(toldBeside).join('. ')
  const alarm = grave
    ? undefined
    : flags.some(isSure)
      ? graveIn(knowledge, weighed, true)
      : flags.some(pressing)
        ? graveIn(knowledge, weighed)
        : (alarmIn(knowledge, weighed) ?? alarmIn(knowledge, readingOf(told)))
  // What a blow made swell is no allergy; a throat that closes is found by its own signs.
  const ofBlow = alarm === 'anaphylaxis' && flags.some(({ id }) => id.startsWith('violence'))
  // Weighed from words alone, while what is told is mild or of somebody who is well.
  const calm =
    alarm !== undefined && calms.has(alarm) && !flags.some(pressing) && toldCalmly(reading, alarm === 'anaphylaxis')
  const ofNobody =
    alarm !== undefined &&
    flags.length === 0 &&
    (calms.has(alarm)
      ? toldOfThings(reading)
      : knowledge.redFlag(alarm).level === 'crisis' && toldOfNoLife(reading, alarm !== 'suicidal-thoughts'))
  const letGo =
    alarm !== undefined &&
    vague.has(alarm) &&
    (onlyAPlace(reading.sentences) || milderOf(knowledge.redFlag(alarm), reading) === undefined)
  const heard =
    alarm === undefined || ofBlow || calm || ofNobody || letGo || isNobodys(reading)(alarm) || isOver(alarm, reading)
      ? []
      : [vague.has(alarm) ? (nameOf(alarm, reading) ?? alarm) : alarm]
  // A sign that something bit and went black is of a tick where the head aches or the veld is told of.
  const named = [
    ...flags.map((flag) =>
      flag.id === 'seen-today' && nameOf(flag.id, reading) === ofTick ? knowledge.redFlag(ofTick) : flag,
    ),
    ...heard.map((id) => knowledge.redFlag(id)),
  ]
  return noticesOf(knowledge, named, reading)
}

/** With more words than this that nobody knows, what is left may say the opposite. */
const unsure = 1

/** What a text in another language, or thumbed without vowels, tells of once it is in plain English: only what a sign finds and all words together do not take back. */
const inPlainEnglish = (knowledge: Knowledge, text: string): RedFlagNotice[] => {
  // The words of Afrikaans are weighed as they stand: what they all but rule out is no alarm.
  const said = englishOf(knowledge, text) ??
    (nothingPresses(knowledge, readingOf(text)) ? undefined : alarmInEnglish(knowledge, text)) ?? {
      text: withoutTextSpeak(knowledge, text),
      unknown: 0,
    }
  if (said.text === text || said.unknown > unsure || !findSigns(knowledge, said.text).some(pressing)) return []
  return asWritten(knowledge, said.text).filter(pressing)
}

/** "Umntwana wam unerhashalala entanyeni": whether an alarm is only weighed from words of another language, while every one of them is understood and nothing presses in English. */
const onlyGuessed = (knowledge: Knowledge, text: string, found: readonly RedFlagNotice[]): boolean => {
  if (found.some(({ id }) => id === 'suicidal-thoughts' || id === 'poisoning')) return false
  const said = englishOf(knowledge, text)
  return (
    said !== undefined &&
    said.unknown === 0 &&
    mildTrouble.test(said.text) &&
    !graveWord.test(said.text) &&
    !findSigns(knowledge, text).some(pressing) &&
    !findSigns(knowledge, said.text).some(pressing) &&
    pressureOf(knowledge, readingOf(said.text)) < calmInEnglish &&
    !asWritten(knowledge, said.text).some(pressing)
  )
}
/** Weighed from words, and less sure than what presses in English. */
const unsureOf: ReadonlySet<string> = new Set([...vague, 'violence', 'violence-danger'])
/** "Letheba le letsho le le golang": what presses in English, where the words of another language were only weighed. */
const namedInEnglish = (
  knowledge: Knowledge,
  text: string,
  found: readonly RedFlagNotice[],
): RedFlagNotice[] | undefined => {
  if (found.some((notice) => pressing(notice) && !unsureOf.has(notice.id)) || findSigns(knowledge, text).some(pressing))
    return undefined
  const said = englishOf(knowledge, text)
  const english = said?.unknown === 0 ? asWritten(knowledge, said.text).filter(pressing) : []
  return english.length === 0
    ? undefined
    : [...english, ...found.filter((notice) => !pressing(notice) && english.every(({ id }) => id !== notice.id))]
}
/** What a pharmacist looks at, and what may be more beside it. */
const [mildTrouble, graveWord] = [
  /\b(?:rash|pimples|dry|peel\w*|dandruff|ringworm)\b/,
  /\b(?:gr(?:o|e)w\w*|fever|pus|blood|bleed\w*|burn\w*|swollen|swell\w*|bit\w*|itched me|scar|mole|black|wounds?|sores?|blisters?|hot|weak|sick|breath\w*|eyes?|mouth|lips|medicine|pills?|eat\w*|drink\w*|everywhere|whole|body|spread\w*|pregnant|weeks|days|life|live|die\w*|dead|kill\w*|hit\w*|beat\w*|husband|man|hates?|ugly|sad|tired|alone|afraid)\b/,
]
/** Less likely than this to press by its English words. */
const calmInEnglish = 0.05

/** What is of a thing that is named (a cream, a tablet) is found by its signs, and not by what is left of a message. */
const ofNamed: ReadonlySet<string> = new Set(['lightener-use', 'pregnant-retinoid', 'isotretinoin-warning'])
/** What is left must say so by this much: more than a whole message, for what was told beside it is not heard. Less of a crisis, as everywhere. */
const [enoughLeft, enoughLeftOfCrisis, enoughTakenBack] = [0.75, 0.65, 0.97]

/** What presses in a message once what is harmless beside it is set aside. */
const drowned = (knowledge: Knowledge, text: string): RedFlagNotice[] => {
  const { rest, takenBack } = withoutHarmless(knowledge, text)
  const likely = rest === undefined ? 0 : pressureOf(knowledge, readingOf(rest))
  return rest === undefined || likely < (takenBack === true ? enoughTakenBack : enoughLeftOfCrisis)
    ? []
    : asWritten(knowledge, rest).filter(
        (notice) => pressing(notice) && !ofNamed.has(notice.id) && (likely >= enoughLeft || notice.level === 'crisis'),
      )
}

/**
 * The signs in a text, in whatever words, that somebody must be seen: most pressing first (emergency, crisis, urgent, routine), each once.
 * What is denied, asked about in general or long past does not count; what is said of another person does. Where no sign presses,
 * or only presses for today, all words but small talk are weighed together (./alarm-words.ts); where they all but rule an alarm out, a sign does not count.
 * A text in isiZulu, isiXhosa, Sesotho or Setswana is read as it was written, and in English beside where nothing presses; then what is harmless is set aside (./drowned.ts).
 */
export const findRedFlags = (knowledge: Knowledge, written: string): RedFlagNotice[] => {
  const text = withPlainLetters(written)
  const found = asWritten(knowledge, text)
  if (found.some(pressing)) {
    if (onlyGuessed(knowledge, text, found)) return found.filter((notice) => !pressing(notice))
    return namedInEnglish(knowledge, text, found) ?? found
  }
  const english = inPlainEnglish(knowledge, text)
  return english.length > 0 ? [...english, ...found] : [...drowned(knowledge, text), ...found]
}
