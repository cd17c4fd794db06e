import { type Clue, findClue, sentencesOf } from './clue-search.ts'

// What "it" is that a message says is used: a thing that is pressing by being used, named in it or some messages before.

/** What is pressing by being used, the most pressing first. */
const things: readonly Clue[] = [
  'isotretinoin',
  'strongSteroid',
  'moreSteroids',
  'hydroquinone',
  'lightInjection',
  'lightener',
  'fadeBrand',
  'retinoid',
  'hairDye',
]
const used =
  `use|used|uses|using|apply|applies|applied|applying|put|puts|putting|rub|rubs|rubbing|smear|smears|smearing|wears?|wearing|bought|on|of|took|taking|take|takes|had|got|
  gebruik|smeer|drink|mixed|mixing|started|stopped|stop|skip|skipped|skipping|quit|off|without`.replaceAll(/\s/g, '')
const object = new RegExp(`\\b(${used}) (?:it|dit|this|that|them|one|the stuff)\\b`, 'i')
/** "I used 2 months now", "she uses on her face": nothing named. */
const bare =
  /\b(uses?|used|using|gebruik)(?= (?:for|since|about|almost|now|every|daily|al|vir|[0-9]+|(?:on|op) (?:(?:my|her|his|the|die) )?(?:face|skin|body|neck|hands?|arms?|legs?|gesig|vel))\b)/i
const subject = /^(?:its|it's|it is|it|dit is|dit|that is|that's)(?= (?:[a-z]+ ){0,2}(?:on|in|op) )/i

/** A text with what its "it" stands for. */
export const withThing = (told: string, thing: string): string => {
  // "It's been on my face a year, must I stop it?" names it twice.
  const text = told.replace(subject, `${thing} is`)
  return object.test(text)
    ? text.replace(object, `$1 ${thing}`)
    : text === told
      ? text.replace(bare, `$1 ${thing}`)
      : text
}

const namesIn = (said: readonly string[], clue: Clue): string[] =>
  said.flatMap((sentence) => findClue(clue, sentence).map(({ from, to }) => sentence.slice(from, to)))
/** What hydroquinone is mixed with in creams that no pharmacy sells. */
const besideHydroquinone: readonly Clue[] = ['mercury', 'strongSteroid', 'moreSteroids']

/** The most pressing thing that a message names; what is mixed into a cream that no pharmacy sells is the cream. */
export const thingIn = (text: string): string | undefined => {
  const said = sentencesOf(text)
  const [mixed] = besideHydroquinone.flatMap((clue) => namesIn(said, clue))
  const [hydroquinone] = namesIn(said, 'hydroquinone')
  if (mixed !== undefined && hydroquinone !== undefined) return `a cream with ${hydroquinone} and ${mixed}`
  const [mercury] = namesIn(said, 'mercury')
  return mercury === undefined ? things.flatMap((clue) => namesIn(said, clue))[0] : `a cream with ${mercury}`
}
/** "It has been on my face for eight months": used so long, it is still what was named some turns before, however much was asked of it since. */
export const goneOn = new RegExp(
  `\\b(?:its?|it's|this|that|dit|one)\\b.*\\b(?:months?|mnths?|years?|yrs?|weeks|maande?|jare?|weke|since|sedert|ages|long|every (?:day|night))\\b`,
  'i',
)
const turnsBack = 4
/** Another product named since may be what "it" is. */
const otherProduct =
  /\b(?:sun ?screens?|sun ?block|spf|moisturi[sz]ers?|cleansers?|face ?wash|serums?|toners?|soap|lotion|masks?|scrubs?|oils?|vaseline|retin\w+|niacinamide|vitamin|acids?)\b/i
/** What was named last, some messages back at most, where no other product was named since. `texts`: the latest first. */
export const latestIn = (texts: readonly string[]): string | undefined => {
  const recent = texts.slice(0, turnsBack)
  const at = recent.findIndex((one) => thingIn(one) !== undefined || otherProduct.test(one))
  return thingIn(recent[at] ?? '')
}
