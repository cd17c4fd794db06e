import type { Intent } from '../conversation.ts'
import { circumstanceById } from '../understand/circumstances.ts'
import type { Thing } from '../understand/things.ts'
import { strengthOf } from './about-use.ts'
import { type Asked, capital, it, sentence, small } from './draft.ts'
import { familyNotes } from './family-notes.ts'
import { cautionOf, expects, isMedicine } from './lines.ts'
import { usageOf } from './usage.ts'

// What a message asked beside its main question: an answer speaks of everything that was named.

const filler = new Set(['acid', 'extract', 'oil', 'the', 'and', 'cream'])

/** Whether an answer speaks of a thing by any of its names. */
const speaksOf = (text: string, { called, ingredient, family }: Thing): boolean => {
  const names = [called, family === undefined ? ingredient?.id.replaceAll('-', ' ') : undefined].filter((name) => name !== undefined).map((name) => name.toLowerCase().replace(/\s*\(.*$/, ''))
  return names.some((name) => text.includes(name) || name.split(' ').some((word) => word.length > 5 && !filler.has(word) && text.includes(word.replace(/s$/, ''))) || (name === 'ahas' && /\baha|glycolic|lactic/.test(text)))
}

const lineFor = (thing: Thing, { situation, heard }: Asked): string => {
  const name = `**${capital(thing.called)}:**`
  const note = thing.family === undefined ? undefined : familyNotes[thing.family]
  if (expects(situation)) {
    const stage = situation.conditions.has('pregnant') || situation.conditions.has('trying') ? 'pregnancy' : 'breastfeeding'
    const caution = cautionOf(thing, stage)
    return `${name} ${caution === 'avoid' ? 'leave it out now, too.' : caution === 'ok' ? 'generally fine now.' : 'little is known, so ask your midwife, pharmacist or doctor first.'}`
  }
  if (situation.conditions.has('under-12') && usageOf(thing).used && (thing.families.includes('retinoid') || thing.families.includes('aha') || thing.families.includes('bha'))) return `${name} not for a child either.`
  const usage = usageOf(thing)
  const when = !usage.used || isMedicine(thing) || heard.isLabel ? '' : ` ${capital(usage.when === 'any' ? 'morning or night' : usage.when === 'night' ? 'at night' : 'in the morning')}.`
  return `${name} ${note === undefined ? small(sentence(thing.ingredient?.full?.does ?? thing.ingredient?.does ?? 'not in our records')) : `${note.what}.`}${when}`
}

/** What was named and the answer has not spoken of: a line each, two at most. */
export const leftOut = (asked: Asked, intent: Intent, text: string): string[] => {
  const { heard } = asked
  if (heard.isLabel || heard.followsUp || intent === 'lightening' || intent === 'diagnosis') return []
  const lower = text.toLowerCase()
  return heard.things.filter((thing) => !speaksOf(lower, thing)).slice(0, 2).map((thing) => lineFor(thing, asked))
}

/** Household names that were said: a line each, two at most. */
export const householdLines = ({ heard }: Asked, text: string): string[] => heard.household.filter(({ named }) => !named.test(text)).slice(0, 2).map(({ says }) => says)

/** What a way or time of life asks for: two at most. */
export const circumstanceLines = ({ heard }: Asked, text: string): string[] => {
  const old = heard.years !== undefined && heard.years >= 60 ? circumstanceById('old-skin') : undefined
  const all = [...new Set([...heard.circumstances, ...(old === undefined ? [] : [old])])]
  return all.filter(({ named }) => !named.test(text)).slice(0, 2).map(({ says }) => says)
}

const aspects: readonly { intent: Intent; asks: RegExp; said: RegExp; says: (thing: Thing) => string | undefined }[] = [
  { intent: 'how-long', asks: /\b(?:how long|how many weeks|how many months|how soon|how fast|see results|see something|see a difference|see any(?:thing)?|till i see|until i see|hoe gou|hoe lank)\b/, said: /\b(?:8 to 12 weeks|12 weeks|months)\b/, says: (thing) => `**How long:** ${usageOf(thing).takes}.` },
  { intent: 'how-often', asks: /\b(?:how often|how many times|every day|everyday|daily|every night|times a week)\b/, said: /\b(?:once|twice|every second|a week)\b/, says: (thing) => `**How often:** ${usageOf(thing).often}.` },
  { intent: 'how-to-use', asks: /\b(?:what|which) (?:strength|percent(?:age)?)\b|\bhow strong\b|\b\d+(?: \d+)? (?:or|vs) \d+(?: \d+)? percent\b|\bpercent or\b/, said: /^(?!)/, says: (thing) => (strengthOf(thing) === undefined ? undefined : `**Strength:** start at the low end of ${strengthOf(thing) ?? ''}; stronger irritates more and seldom does more.`) },
  { intent: 'when', asks: /\b(?:morning or night|night or morning|day or night|am or pm|what time|when do i (?:use|put|apply))\b/, said: /\b(?:at night|in the morning|morning or night)\b/i, says: (thing) => `**When:** ${usageOf(thing).when === 'any' ? 'morning or night' : usageOf(thing).when === 'night' ? 'at night' : 'in the morning'}.` },
]

/** The second question of a message, on the use of the thing it names: one line. */
export const secondQuestion = (asked: Asked, intent: Intent, text: string): string | undefined => {
  const [thing] = asked.heard.things
  if (thing === undefined || isMedicine(thing) || !usageOf(thing).used || (expects(asked.situation) && cautionOf(thing, 'pregnancy') === 'avoid') || intent === 'safe') return undefined
  const said = asked.heard.tokens.join(' ')
  const found = aspects.find((one) => one.intent !== intent && one.asks.test(said) && !one.said.test(text))
  return found?.says(thing)
}

/** What somebody expecting may use, where nothing else is left to say. */
export const insteadOf = (thing: Thing | undefined): string =>
  `${thing === undefined ? '' : `Leave ${thing.called} out for now: no safe amount of ${it(thing)} has been shown in pregnancy. `}Usually accepted instead: azelaic acid, niacinamide and vitamin C, with a gentle cleanser, a plain moisturiser and sunscreen, SPF 30–50, every morning. Check with your midwife, pharmacist or doctor.`
