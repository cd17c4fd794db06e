import { pattern } from '../../text/pattern.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { readingOf } from '../understand/choose-answer.ts'
import { intentOf } from '../understand/intent.ts'
import type { Particular } from '../understand/particulars.ts'
import type { Thing } from '../understand/things.ts'
import { hear } from '../understand/understand.ts'
import { type Asked, saidIn, type Sketch } from './draft.ts'
import { lineOn } from './facts.ts'

// "Does castor oil help with stretch marks?": a trouble that is none of the concerns ingredients are rated for.

const asksFor = pattern`
  ^.*\b(?:helps?|works?|good|bad|goed|useful|effective|treats?|cures?|heals?|clears?|fades?|removes?|gets? rid of|prevents?|reduces?|stops?|kills?|grows?|(?:use|used)(?: it)?)
  (?: (?:with|for|on|against|vir|teen|met|of))? (?:(?:my|the|a|these|his|her) )?((?:\S+ ){0,3}\S+)$`

/** What creams are praised for beside the skin of the face: no entry rates anything for it. */
const elsewhere =
  /\b(?:hair|beard|lashes|eyelashes|brows|piles|ha?emorr?hoids|nails?|teeth|joints?|pains?|arthritis|sinus|flu|fever|worms|belly|burns?|wounds?|cuts?|bruis\w+|toothache)\b/

/** Whose skin, where and when: no trouble. */
const ofAnybody =
  /\b(?:pores|face|skin(?! (?:tags?|cancer|infections?))|vel|gesig|summer|winter|day|night|morning|men|women|everyone|anyone|beginners?)\b/

/** The answer there is to what helps with a trouble: read by its signs, or by all its words where it is an illness of the skin. */
const answerTo = (knowledge: Knowledge, purpose: string): Particular | undefined => {
  const of = hear(knowledge, `what helps with ${purpose}`)
  if (of.things.length > 0 || of.particular?.id.startsWith('term') === true) return undefined
  const illness = of.particular === undefined && knowledge.conditions.some(({ words }) => words.includes(purpose))
  const found = illness ? readingOf(knowledge, of, intentOf(of)).choice?.particular : of.particular
  return found === undefined || found.says.length === 0 || found.says.join(' ').includes('{') ? undefined : found
}

/** What is known of the trouble, after a plain word that the thing is not known to help where that text does not speak of it; else undefined. */
export const forPurpose = (asked: Asked, thing: Thing): Sketch | undefined => {
  const {
    knowledge,
    heard: { things, concerns, household },
  } = asked
  const [, purpose] = asksFor.exec(saidIn(asked)) ?? []
  if (purpose === undefined || things.length > 1 || concerns.length + household.length > 0) return undefined
  if (ofAnybody.test(purpose)) return undefined
  const particular = answerTo(knowledge, purpose)
  const { called, ingredient } = thing
  const unproven = `**Not really: good proof that ${called} helps with ${purpose} is missing.**`
  if (particular === undefined)
    return !elsewhere.test(purpose)
      ? undefined
      : {
          paragraphs: [
            unproven,
            lineOn(thing),
            'A pharmacist or clinic can say what does help there, and whether somebody should look at it first.',
          ],
          things: [thing],
        }
  const own = particular.says.join(' ').toLowerCase()
  const spokenOf = [called, ingredient?.id ?? called].some((name) =>
    own.includes(name.split(/[ -]/)[0]?.toLowerCase() ?? name),
  )
  return {
    paragraphs: [spokenOf ? undefined : unproven, ...particular.says],
    things: [],
    sources: particular.sources,
    topic: { intent: 'particular', entry: particular.id },
  }
}
