import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'

// "How do I patch test?" – "and if it goes red?" – "and if nothing happens?": what a test shows, and what then. Source: general dermatology practice.

const test = pattern`\b(?:patch ?test\w*|(?:did|doing|do|done|tried) (?:a|the|my) test (?:behind|on|inside)|how (?:do|must|should|can) i (?:test|try out) (?:a|my|the|this|new)|test(?:ing|ed)? (?:a|the|my|this) (?:new )?(?:cream|serum|product|lotion|sunscreen|acid|oil|toner|moisturi[sz]er)|
  (?:tried|put|test\w*|dabbed) (?:it|some|a little|a bit|the \w+) (?:behind|inside) (?:my|the) (?:ear|elbow|arm))\b`
/** Tests that a clinic does tell of an allergy that is there. */
const ofClinic =
  /\b(?:derm\w*|doctor|clinic|hospital|specialist) (?:did|does|do|said|gave|is doing)\b|\bpositive (?:for|to)\b|\btested positive\b/
const silent = pattern`\b(?:nothing (?:happens|happened|shows?|showed|comes up|came up|at all|so far|yet)|no (?:reaction|redness|rash|itch\w*|change|bumps|problems?)|zilch|nada|all clear|its clear|(?:is|was|looks|came out|came back|still) (?:all |completely |totally )?(?:clear|calm|fine|normal|clean)|passed|did not react|didnt react|(?:doesnt|does not) (?:react|itch|go red))\b`
const reacts = pattern`\b(?:(?:goes|go|gets|get|turns|turned|went|got|is|was|becomes|looks) (?:a bit |a little |slightly |all |very |so |bright )*(?:red|pink|itchy|bumpy|sore|swollen|raised|rough)|itch(?:es|ed|ing|y)?|burn(?:s|ed|t|ing)?|sting(?:s|ing)?|reacts?|reacted|(?:get|got|gives|gave) (?:me )?(?:a |some )*(?:rash|bumps|hives|redness|blisters?)|rash|red (?:spot|mark|patch))\b`
const asksWhat =
  /\?|\b(?:now what|what now|what then|then what|what next|can i (?:now |start|use|go|put)|must i|should i|and if|what if|wat nou|safe to|is it (?:ok|safe|fine)|does (?:it|that) mean)\b/
const longest = 22
const back = 3

/** What a test on a small patch showed, or may show, and what follows; undefined where none was spoken of. */
export const patchTestShows = ({ heard, request: { message, turns } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const story = messagesOf(turns)
    .slice(-back)
    .map((text) => tokensOf(text).join(' '))
    .join(' ')
  const spoken = `${story} ${said}`
  if (
    heard.isLabel ||
    heard.injected ||
    said.split(' ').length > longest ||
    !test.test(spoken) ||
    ofClinic.test(spoken) ||
    /\b\d+ ?min/.test(said) ||
    !asksWhat.test(message.toLowerCase()) ||
    (turns.length === 0 && /\bhow (?:do|must|should|can)\b/.test(said))
  )
    return undefined
  // "Now what?" is asked of what was just told.
  const last = messagesOf(turns).at(-1)
  const told =
    silent.test(said) || reacts.test(said.replace(silent, ' '))
      ? said
      : test.test(said) || last === undefined || said.split(' ').length > 5
        ? ''
        : tokensOf(last).join(' ')
  const clear = silent.test(told)
  if (!clear && !reacts.test(told)) return undefined
  const base = {
    things: heard.things.slice(0, 1),
    sources: ['general'],
    sure: true,
    topic: {
      intent: 'particular' as const,
      entry: 'patch-test',
      ingredients: heard.things.flatMap(({ ingredient }) => ingredient?.id ?? []).slice(0, 1),
    },
  }
  return clear
    ? {
        ...base,
        suggestions: ['How many new products at a time?', 'What if it goes red?'],
        paragraphs: [
          '**Nothing after the full days of the test? Then start using it: a small part of the face first, such as the jaw, for two or three days, and then all of it.** Two days are short, some reactions need five to seven.',
          '**How:** a plain cream or cleanser may go on daily at once. What acts (an acid, azelaic acid, vitamin C, a retinoid) begins as a thin layer every second or third night, moisturiser after it, sunscreen SPF 30–50 by day; a retinoid not in pregnancy.',
          'A quiet test makes an allergy unlikely, and is no promise: one new product in two weeks, and stop and rinse if it burns, itches or comes up in bumps later.',
        ],
      }
    : {
        ...base,
        suggestions: ['And if nothing happens?', 'Is it an allergy or irritation?'],
        paragraphs: [
          '**Red, itchy or bumpy where you tried it: wash it off with a mild wash and leave that product off your face.** A slight flush that is gone within the hour means little; what stays, itches or comes a day or two later is a reaction.',
          '**Now:** a cool cloth and plain petroleum jelly on the spot, nothing else there until it is calm. Only stung at once and settled? One more try after a week, on another place; red again means no.',
          'An itchy reaction that comes late may be an allergy, which stays: keep the label, so that a clinic can find the ingredient. Blisters, or it spreads: a pharmacist or clinic. Swollen lips or lids, or hard breathing: 112 or 10177.',
        ],
      }
}
