import { certainly, type Rule } from './carry.ts'
import { conditionIn } from './condition-facts.ts'
import { intentOf } from './intent.ts'
import { plainOf } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'

// What skin can have, named a message ago: whether it stays, is caught or does harm.

/** "Does it ever go away?" */
export const asksIfItStays = pattern`
  \b(?:forever|permanent\w*|for good|ever go|go(?:es)? away|disappear\w*|stay like this|come back|comes back|curable|cured?|clear(?:s)? up (?:by|on)|
  fade (?:away|by|on)|(?:fall|drop) off|(?:by|on) (?:itself|themselves|its own|their own)|gaan .{0,12}weg|outgrow|grow out of|(?:will|does|do|
  can) (?:it|they|these|this|that) (?:ever |also |just |all )?(?:fade|clear|go|heal)(?= (?:after|with|by|away|over|in|completely|eventually|again|
  from|when|once)|$))`
/** Words that tell whether something stays. */
export const tellsOfLasting = pattern`
  \b(?:returns?|comes? back|come and go|goes by itself|go by themselves|go away|goes away|fades?|disappears?|settles?|stays?|for good|never go|
  by itself|months|years)\b`

const isHarmful =
  /\b(?:is|are) (?:it|they|this|these|that|those) (?:\w+ )?(?:dangerous|serious|harmful|hereditary|genetic)\b/
const passesOn =
  /\b(?:(?:can|will|could|do|does) (?:my|the|our) (?:\w+ )?(?:kids?|child|children|baby|son|daughter|husband|wife|partner|boyfriend|girlfriend|family|sister|brother) (?:also )?(?:get|have|catch) (?:it|this)|kiss|hug|cuddle|share|sharing|catch|contagious|catching|pass it|give it to|spread (?:it|to)|infect|school|creche|gym|pool|swim)\b/

/** What is told in other words than its name, and is mostly this: what may be caught is said of it, with an if. */
const lookAlikes: readonly (readonly [RegExp, string, string])[] = [
  [
    /\bbetween (?:the|his|her|my|their) (?:\w+ )?toes\b.*\b(?:white|peel\w*|itch\w*|soggy|crack\w*|raw)\b|\b(?:white|peel\w*|itch\w*|soggy|crack\w*)\b.*\bbetween (?:the|his|her|my|their) (?:\w+ )?toes\b|\btoes (?:are|is) (?:\w+ ){0,3}(?:peel\w*|itch\w*|white)\b/,
    'athletes foot',
    'athlete’s foot, as white, peeling or itchy skin between toes mostly is',
  ],
  [
    /\bring[ -]?shaped\b|\b(?:round|ring) (?:\w+ ){0,2}(?:rash|patch)\b|\brings? (?:on|of) (?:\w+ ){0,2}(?:skin|arm|leg|body)\b/,
    'ringworm',
    'ringworm, as a ring-shaped, scaly patch often is',
  ],
]
const lower = (text: string): string =>
  text.replace(/^\*\*(\w)/, (_, first: string) => first.toLowerCase()).replace(/\*\*/, '')

const asksWhether =
  /^(?:(?:and|but|so|ok|en|is it) )*(?:can|could|is|are|will|do|does|should|may|must|how|kan|mag|moet)\b/
const itself = /\b(?:it|this|that|them|these|they|dit|hulle)\b/

/** "Does it go away?", "can my cat give it to me?" of what skin can have. */
export const ofCondition: Rule = ({ knowledge, heard, previous, short, fresh, said, earlier, rehear, carry }) => {
  const [last] = earlier
  const spoken = previous.entry?.split(' ') ?? []
  const general = spoken[0] === 'condition'
  const stays = asksIfItStays.test(said)
  const catching = passesOn.test(said) && (heard.message.includes('?') || asksWhether.test(said))
  const harmful = isHarmful.test(said) && heard.things.length === 0
  if (!short || fresh.length > 0 || !(general || stays || catching || harmful)) return undefined
  // "Can I kiss my baby?": an answer about the two together knows more than that it is caught.
  const both = catching && last !== undefined ? rehear(`${last}, ${said}`).particular : undefined
  const ofTold = (text: string): boolean =>
    knowledge.conditions.some(({ words }) =>
      words.some((word) => {
        const bare = word.replace('*', '')
        return last?.toLowerCase().includes(bare) === true && text.toLowerCase().includes(bare)
      }),
    )
  if (both?.sure === true && !/^(?:condition|term|subject|catching)\b/.test(both.id) && ofTold(both.says[0] ?? '')) {
    return certainly(carry('particular', { particular: both, things: [], concerns: [] }))
  }
  const like = catching
    ? lookAlikes.find(([words]) => earlier.slice(0, 3).some((text) => words.test(plainOf(text))))
    : undefined
  if (like !== undefined) {
    const found = conditionIn(knowledge, [...like[1].split(' '), 'contagious'], false, true)
    const [lead, ...rest] = found?.says ?? []
    if (found !== undefined && lead !== undefined)
      return certainly(
        carry('particular', {
          particular: { ...found, says: [`**If it is ${like[2]}: ${lower(lead)}**`, ...rest] },
          things: [],
          concerns: [],
        }),
      )
  }
  if (!general && last !== undefined && (catching || harmful)) {
    // "I have a cold sore" – "can I kiss my baby?", "I have psoriasis" – "is it hereditary?"
    const told = earlier
      .slice(0, 3)
      .map((message) => conditionIn(knowledge, [...rehear(message).tokens, ...heard.tokens], false, true))
      .find((found) => found !== undefined && /^condition (?:catching|harms|cause|from)/.test(found.id))
    if (told !== undefined) return certainly(carry('particular', { particular: told, things: [], concerns: [] }))
  }
  if (spoken.length === 0 && last !== undefined && stays) {
    // Named by the person alone: "I have melasma" – "will it fade?"
    const own = rehear(last)
    const lasts =
      own.things.length > 0
        ? undefined
        : conditionIn(knowledge, [...own.tokens, 'does', 'it', 'go', 'away'], false, true)
    return lasts?.id.startsWith('condition lasts') === true
      ? carry('particular', { particular: lasts, things: [], concerns: own.concerns })
      : undefined
  }
  const name = knowledge.conditions.find(({ id }) => id === (general ? spoken[2] : spoken.at(-1)))?.words[0]
  const asked = [...heard.tokens, ...(stays ? ['goes', 'away'] : catching ? ['contagious'] : [])]
  const particular =
    name === undefined
      ? undefined
      : conditionIn(knowledge, [...asked, ...name.replace('*', '').split(' ')], false, true)
  if (particular !== undefined)
    return general
      ? certainly(carry('particular', { particular, things: [], concerns: [] }))
      : carry('particular', { particular, things: [], concerns: [] })
  // What its care is, other answers say.
  const whole =
    !general || name === undefined || !itself.test(said)
      ? undefined
      : rehear(said.replace(itself, name.replace('*', '')))
  return whole === undefined || /^(?:unclear|off-topic|unknown-ingredient)$/.test(intentOf(whole))
    ? undefined
    : certainly({ ...whole, message: heard.message, intent: intentOf(whole) })
}
