import { messagesOf } from '../conversation.ts'
import { particularById } from '../understand/particulars.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Hair dye made my face swell last year" – "I want to dye again for a wedding": told in one message or over several, the answer is the same no.
// Sources: as the ready answer has them.

const dye = pattern`
  \b(?:(?:hair|box|brow|lash|root) ?(?:dyes?|colou?rs?|tints?)|dye(?:s|d|ing)?|dying my (?:hair|brows)|colou?r(?:s|ed|ing)? (?:my )?(?:hair|it|again|brows)|
  colou?ring|tint(?:s|ed|ing)?|henna|bigen|inecto|
  haarkleur\w*|kleursel|(?:hare|weer) kleur|kleur (?:my|weer))\b`
const harm = pattern`
  \b(?:swell\w*|swole|swollen|puff\w*|weep\w*|wept|ooz\w*|blister\w*|burn\w*|rash|hives|welts|itch\w*|react\w*|reaction|allerg\w*|raw|crust\w*|opgeswel|
  geswel|opswel|jeuk\w*|uitslag|blase|
  gereageer|vuvuk\w*)\b`
const past = pattern`
  \b(?:last (?:year|time|month|summer|winter|week)|(?:a|few|two|three|four|five|\d+) (?:weeks?|months?|years?|yrs) (?:ago|back)|years ago|long ago|ago|once|
  one time|in (?:19|20)\d\d|before|previous\w*|back then|used to|
  when i was|all (?:good|fine|better|clear)|(?:fine|good|better|ok|okay|healed|reg) now|(?:im|is|am) (?:fine|good|better|ok|reg)|now (?:im|its) (?:fine|
  good|better)|verlede (?:jaar|keer|maand)|jare gelede|nou reg|healed|settled)\b`
const asksAgain = pattern`
  \b(?:can|may|could|should|must|want|wanna|thinking|planning|plan|going|like|good idea|ok|okay|safe|fine|idea|try|risk|advise|recommend|kan|mag|wil|moet|
  veilig|idee|which|what|how)\b`
const anotherOne =
  /\b(?:another|different|other|ander|natural|ammonia free|organic) (?:brand|one|colou?r|dye|shade|merk|kleur|box)\b/
/** Something wrong now is seen to first. */
const now =
  /\b(?:today|this morning|last night|yesterday|right now|is swelling|is swollen|are swelling|are swollen|burns now|vandag|gister)\b/

/** Whether dyeing once more is asked about, after a reaction to dye that is told as past. */
export const asksDyeAgain = (message: string, earlier: readonly string[]): boolean => {
  const said = tokensOf(message).join(' ')
  const told = [...earlier.slice(-4).map((text) => tokensOf(text).join(' ')), said]
  return (
    (dye.test(said) || anotherOne.test(said)) &&
    asksAgain.test(said) &&
    !now.test(told.slice(-2).join(' ')) &&
    told.some((one) => dye.test(one) && harm.test(one)) &&
    told.some((one) => past.test(one))
  )
}

const dyesHair = pattern`
  \b(?:(?:dye|dyeing|dying|colou?r|colou?ring) (?:my|our) (?:own )?hair|(?:hair|box) ?(?:dyes?|colou?rs?)|(?:my )?hare kleur|haarkleur\w*)\b`
const asksIfWise = pattern`
  \b(?:safe|good idea|bad idea|watch out|careful|harm\w*|bad for|at home|can i|may i|should i|want to|ok to|okay to|kan ek|mag ek|veilig|first time)\b`
/** Who expects, is ill, young or hurt, and what stains, itches or burns, have answers of their own. */
const otherwise = pattern`
  \b(?:stain\w*|off|remove|react\w*|swell\w*|swollen|allerg\w*|preg\w*|swanger|breastfe\w*|nursing|itch\w*|burn\w*|rash|eczema|brows?|eyebrows?|lash\w*|psoriasis|bleach\w*|chemo\w*|alopecia|
  vitiligo|daughter|son|child|kid|old|relaxe\w*|henna|ppd|roaccutane|accutane|lupus|cancer|asthma|beard|skin colou?r|free|without|label|ingredients?)\b`

/** "Is it safe to dye my hair?", asked for the first time. */
const dyeFirst = ({ heard, situation, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (
    !dyesHair.test(said) ||
    !asksIfWise.test(said) ||
    otherwise.test(said) ||
    heard.harmed ||
    heard.things.length > 0 ||
    situation.conditions.size > 0
  )
    return undefined
  return {
    paragraphs: [
      '**Yes, most people can dye their hair: test it first, wear gloves, and leave it no longer than the pack says.** Dark permanent dyes hold PPD or its relatives, the usual cause of an ' +
        'allergy to dye.',
      'Test two days before, every time, as the pack tells; no itch or redness there means you may go on. Petroleum jelly along hairline and ears, an open window, no sore or freshly relaxed ' +
        'scalp, and rinse until the water is clear. For a big day do it a week or two ahead.',
      'Reacted to a dye or black henna before, however long ago? No dye until a dermatologist has tested you. Under sixteen: not at all. Face or lids swell: rinse and be seen today; hard ' +
        'breathing: 112.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'particular', entry: 'dye-after-reaction', ingredients: [] },
    suggestions: ['How do I do a patch test?', 'Is henna safer than hair dye?'],
  }
}

/** The no to dyeing again before a test, and what to mind the first time; undefined where neither is asked. */
export const dyeAgain = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request } = asked
  if (heard.isLabel || heard.injected) return undefined
  const earlier = messagesOf(request.turns)
  const ready = particularById(knowledge, 'dye-after-reaction')
  return ready === undefined || !asksDyeAgain(request.message, earlier)
    ? dyeFirst(asked)
    : {
        paragraphs: [...ready.says],
        things: [],
        sources: ready.sources,
        topic: { intent: 'particular', entry: ready.id, ingredients: [] },
        suggestions: ['Is henna safer than hair dye?', 'How do I do a patch test?'],
      }
}
