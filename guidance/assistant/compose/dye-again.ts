import { particularById } from '../understand/particulars.ts'
import { tokensOf } from '../understand/tokens.ts'
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
const anotherOne = /\b(?:another|different|other|ander|natural|ammonia free|organic) (?:brand|one|colou?r|dye|shade|merk|kleur|box)\b/
/** Something wrong now is seen to first. */
const now = /\b(?:today|this morning|last night|yesterday|right now|is swelling|is swollen|are swelling|are swollen|burns now|vandag|gister)\b/

/** Whether dyeing once more is asked about, after a reaction to dye that is told as past. */
export const asksDyeAgain = (message: string, earlier: readonly string[]): boolean => {
  const said = tokensOf(message).join(' ')
  const told = [...earlier.slice(-4).map((text) => tokensOf(text).join(' ')), said]
  return (dye.test(said) || anotherOne.test(said)) && asksAgain.test(said) && !now.test(told.slice(-2).join(' ')) 
    && told.some((one) => dye.test(one) && harm.test(one))
    && told.some((one) => past.test(one))
}

/** The no to dyeing again before a test; undefined where that is not asked. */
export const dyeAgain = ({ knowledge, heard, request }: Asked): Draft | undefined => {
  const earlier = request.turns.filter(({ role }) => role === 'user').map(({ text }) => text)
  const ready = particularById(knowledge, 'dye-after-reaction')
  return ready === undefined || heard.isLabel || heard.injected || !asksDyeAgain(request.message, earlier) ? undefined : {
    paragraphs: [...ready.says], things: [], sources: ready.sources, topic: { intent: 'particular', entry: ready.id, ingredients: [] },
    suggestions: ['Is henna safer than hair dye?', 'How do I do a patch test?'],
  }
}
