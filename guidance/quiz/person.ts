import type { Profile, QuizAnswers } from '#contract/guidance.ts'
import type { Condition } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { ownWords } from '../safety/own-words.ts'
import { situationOf } from '../safety/read-situation.ts'
import type { Situation } from '../safety/situation.ts'
import { plainOf } from '../text/normalise.ts'
import { plainly } from '../tongues/in-english.ts'
import { asksForYoung, isForChild, isForOwnChild } from './for-whom.ts'
import { medicinesIn } from './medicines.ts'
import { withoutOrders } from './orders.ts'
import { askedIn, type Person, personFrom, profileIn } from './person-from.ts'
import { careAt } from './place-texts.ts'
import { readWritten, type Written } from './written.ts'

export type { Person } from './person-from.ts'

/** "My wife is pregnant", "she's 7 months preggies". */
const anotherExpects = new RegExp(
  String.raw`\b(?:wife|girlfriend|gf|fiancee?|partner|sis(?:ter)?|cousin|friend|bestie|daughter|aunt\w*|she|shes|suster|vrou|niggie|vriendin)s?\b` +
    String.raw`[^.;!?]{0,40}\b(?:preg|expecting|swanger|(?:months?|weeks?) along|breast ?feed|borsvoed)`,
)
/** "A man with a pregnant wife": hers, unless it is for her. */
const pregnantAnother = new RegExp(
  String.raw`(?<!\b(?:for|vir|to|help) (?:my|our|a|the|n|ons) )\b(?:pregnant|preggers|expecting|swanger) (?:wife|wifey|girlfriend|gf|fianc\w*|partner|sis(?:ter)?|cousin|` +
    String.raw`friend|bestie|daughter|aunt\w*|colleague|vrou|suster|vriendin)\b`,
  'gi',
)
/** Who carries for others carries all the same. */
const carriesForOthers =
  /\b(?:i am|i'm|im|being|as) a surrogate\b|\bsurrogate\b[^.;!?]{0,20}\b\d{1,2} ?(?:weeks?|wks?|months?)\b/i
/** "Got my positive on Monday": a test, and none of an illness or an allergy. */
const testedPositive = new RegExp(
  String.raw`\b(?:got|had|saw|finally)(?: \w+){0,2} (?:my|a|our|the|that) (?:big |first |faint |pregnancy |preg )*(?:positive|bfp)\b(?! (?:attitude|vibe|mind|energy|think|outlook|feedback|review|spirit)\w*)|\b(?:two|2|double) (?:pink |blue |faint )*lines\b|` +
    String.raw`\bpositive (?:pregnancy |preg |home |clear ?blue )+test|\b(?:pregnancy|preg|home|clear ?blue) test (?:\w+ ){0,3}positive\b`,
  'i',
)
const otherTest =
  /\b(?:hiv|covid|tb|strep|patch|prick|allerg\w*|rheumat\w*|hpv|hepatitis|attitude|forehead lines|frown)\b(?=[^.;!?]{0,30}\b(?:positive|lines|test))|\b(?:two|2|double) lines (?:on|between|over|across|under|next)\b/i
/** "Not trying, not preventing". */
const leftToChance =
  /\bnot (?:actively |really )?preventing\b|\bif it happens,? it happens\b|\bsee(?:ing)? what happens (?:with|about) (?:a )?bab/i
/** A faith that rules out what "halaal" does. */
const ofFaith = /\b(?:muslim|moslem|moesliem|islamic?|nikah|pork|pigs?|porcine|vark(?:vet|e)?)\b/i
/** "Off Roaccutane for 3 years": long over. */
const longOff =
  /\b(?:off|stopped|finished|completed|done with|quit|came off)(?: \w+){0,3} (?:roac+utane?|ac+utane?|isotretinoin|oratane|acnetane)\b[^.;!?,]{0,16}\b(?:years?|yrs?|jaar|20[01]\d|202[0-4])\b/gi
/** "Stopped breastfeeding last month", "my son is weaned": over, unless it is told of as to come, in part or denied. */
const weaned =
  /\b(?:stopped|finished|quit|done(?: with)?|no longer|ended|klaar|gestop|opgehou)(?: \w+){0,2} (?:breast ?-?feeding|bf(?:ing)?|nursing|borsvoed\w*)\b|\bweaned\b/gi
const notOver =
  /\b(?:not|havent|almost|nearly|half|partly|when|until|till|before|once|as soon as|nie|nog|byna|voor|totdat|still)\b|n['’]t\b/i
const withoutWeaned = (text: string): string =>
  text
    .split(/(?<=[.;!?])/)
    .map((sentence) =>
      sentence.replaceAll(weaned, (found: string, at: number) =>
        notOver.test(
          sentence
            .slice(0, at)
            .split(/,|\b(?:and|en|but|maar)\b/)
            .at(-1) ?? '',
        )
          ? `${found}, I am breastfeeding, `
          : ' ',
      ),
    )
    .join('')
/** "I don't know", in the languages of the country: nothing to leave out. */
const unknowing = /^\W*(?:angazi|andazi|angikwazi|ha ke tsebe|ga ke itse|(?:ek )?weet nie(?: \w+)?|dunno|dk)\W*$/i
/** Cortisone that is taken: no cream, and none of what is hidden in one. */
const asTablets = (text: string): string =>
  /\b(?:creams?|ointments?|tube|lotion|room|salf|gel|smear|apply|face)\b/i.test(text)
    ? text
    : text.replaceAll(
        /(?<=\b(?:take|taking|drink|drinking|on|with|and|,)(?: [a-z]+){0,2} ?)\bcortisone\b|\bcortisone(?= (?:tablets?|pills?|injections?|shots?|pump|inhaler|drip))/gi,
        'prednisone',
      )
/** The text as it is read for who asks. */
const asMeant = (text: string): string => {
  const own = withoutWeaned(text).replaceAll(pregnantAnother, ' ').replaceAll(longOff, ' ')
  if (carriesForOthers.test(own) || (testedPositive.test(own) && !otherTest.test(own))) return `${own}. I am pregnant`
  return leftToChance.test(own) ? `${own}. I am trying for a baby` : own
}
const vitaminA = /\bretin\w*/
/** Whoever fills the quiz in asks for themselves, where they do not say for whom. */
const forOneself = 'for me'

const asChild = (read: Situation): Situation => ({
  ...read,
  conditions: new Set<Condition>([...read.conditions].filter((one) => one !== 'teen').concat('under-12')),
  heard: [...read.heard.filter((one) => !one.startsWith('this is for a')), 'this is for a child'],
})

/** An answered age stands, unless the texts plainly ask for somebody young or the stored profile is a child's. */
const aged = (answers: QuizAnswers, read: Situation, profile: Profile | undefined): Situation => {
  if (isForChild(answers) || profile?.age === 'under-12') return asChild(read)
  if (asksForYoung(answers)) {
    const told = read.conditions.has('under-12') || read.conditions.has('teen') || !isForOwnChild(answers)
    return told ? read : asChild(read)
  }
  const dropped: readonly Condition[] = answers.age === 'under-20' ? ['under-12'] : ['under-12', 'teen']
  return {
    ...read,
    babyMonths: undefined,
    heard: read.heard.filter((one) => !one.startsWith('this is for a')),
    conditions: new Set(
      [...read.conditions].filter((one) => !dropped.includes(one)).concat(answers.age === 'under-20' ? ['teen'] : []),
    ),
  }
}

/** What a stored profile adds to the answers of whom it is about. A child has answers of its own. */
const safetyOf = (answers: QuizAnswers, profile: Profile | undefined): Profile => {
  if (profile === undefined || asksForYoung(answers) || isForOwnChild(answers)) return {}
  const { pregnant, breastfeeding, conditions, avoid } = profile
  return {
    ...(pregnant === true && { pregnant }),
    ...(breastfeeding === true && { breastfeeding }),
    ...(conditions !== undefined && { conditions }),
    ...(avoid !== undefined && { avoid }),
  }
}

/** What is known about keloids and a weak immune system belongs to whoever has stored one of them, as if it were written. */
const withStored = (knowledge: Knowledge, written: Written, { conditions = [] }: Profile): Written => ({
  ...written,
  conditions: knowledge.conditions.filter(
    (one) => written.conditions.includes(one) || (one.id === 'keloids' && conditions.includes('keloid')),
  ),
  health: knowledge.health.filter(
    (one) => written.health.includes(one) || (one.id === 'weak-immunity' && conditions.includes('immune-suppressant')),
  ),
})

/** Reads the eight answers, the two free texts included, with the stored profile of who answers, if there is one. */
export const personOf = (knowledge: Knowledge, given: QuizAnswers, profile?: Profile): Person => {
  const asWritten = {
    goals: asTablets(withoutOrders(given.goals)),
    allergies: unknowing.test(given.allergies) ? 'none' : withoutOrders(given.allergies),
  }
  const answers = {
    ...given,
    goals: plainly(knowledge, asWritten.goals),
    allergies: plainly(knowledge, asWritten.allergies),
  }
  const medicines = medicinesIn(knowledge, ownWords(answers.goals, true), ownWords(answers.allergies, true))
  // As they were written and in English, both are read in the one place that does.
  const told = [asWritten.goals, asWritten.allergies].map(medicines.withoutWanted)
  const texts = told.map(asMeant)
  const stored = safetyOf(answers, profile)
  const avoiding = {
    ...stored,
    ...profileIn(answers),
    avoid: [
      medicines.withoutThem(asWritten.allergies),
      ...(ofFaith.test(told[0] ?? '') ? ['halaal'] : []),
      ...(stored.avoid === undefined ? [] : [stored.avoid]),
    ].join(', '),
  }
  const read = aged(answers, situationOf(knowledge, avoiding, ...texts, forOneself), profile)
  const everything = withStored(
    knowledge,
    readWritten(knowledge, answers.goals, answers.allergies, askedIn(answers)),
    stored,
  )
  const written =
    read.conditions.has('under-12') || asksForYoung(answers)
      ? everything
      : { ...everything, babyMonths: undefined, smallChild: false }
  const person = personFrom(answers, {
    situation: read,
    written,
    medicines,
    careThere: careAt,
    unread: false,
    ofAnother: told.some(
      (text) =>
        (anotherExpects.test(plainOf(text)) || text.search(pregnantAnother) >= 0) && !vitaminA.test(plainOf(text)),
    ),
  })
  // One retinoid is enough.
  return read.quiet.has('prescribed-retinoid') ? { ...person, retinoids: false } : person
}
