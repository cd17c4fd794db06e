import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Thing } from '../understand/things.ts'
import { hear } from '../understand/understand.ts'
import { usedIn } from './phrases.ts'
import { lead, pointerIn } from './talk-words.ts'
import type { Talk } from './talk.ts'

// What somebody uses already, asked of beside the thing that the talk is about: "how do I start retinol?" – "can I still use my glycolic toner?".

const when =
  '(?: (?:then|too|also|tho|though|as well|in the morning|at night|every day|daily|same time|at the same time))*'
const own = String.raw`(?:my |the |a |an )?(?<own>(?!it\b|that\b|this\b|them\b|both\b)[a-z0-9][a-z0-9 -]{2,40}?)`
const goesOn = new RegExp(
  `^${lead}(?:can|may|should|could|kan|mag) (?:i|we|ek) (?:(?:also |then )?still (?:use|wear|put(?: on)?)|(?:keep|continue|carry on|go on)(?: on)?(?: (?:using|with|to use))?|nog (?:steeds )?)${when} ?${own}${when}$`,
)
const stops = new RegExp(
  `^${lead}(?:must|should|do|moet) (?:i|we|ek) (?:then )?(?:need to |have to )?(?:stop|pause|drop|skip|leave out|quit)(?: (?:using|with|taking))? ${own}${when}$`,
)
const with_ = new RegExp(`^${lead}(?:together |along )?with ${own}${when}$`)

/** With these nothing is asked as if they were not there. */
const grave = /\b(?:ro?ac+utan\w*|isotret\w*|oratane|acnetane|chemo\w*)\b/

/** The one thing that words name, if they name one. */
const oneIn = (knowledge: Knowledge, words: string): Thing | undefined => {
  const { things, medicine } = hear(knowledge, words)
  return things.length === 1 && (medicine === undefined || things[0]?.ingredient !== undefined) ? things[0] : undefined
}

/** "Can I still use my vitamin C?", "must I stop my toner?", "and with niacinamide?": beside the active that is spoken of. */
export const besideOwn = (
  knowledge: Knowledge,
  { named, subject, told, question }: Talk,
  said: string,
): string | undefined => {
  const [stays, stop, along] = [goesOn, stops, with_].map((way) => way.exec(said)?.groups?.['own'])
  const words = stays ?? stop ?? along
  if (words === undefined || pointerIn(words) !== undefined || (told.length > 0 && along !== undefined))
    return undefined
  const mine = oneIn(knowledge, words)
  // Beside two that were asked of, three are meant (compose/combine.ts).
  if (
    mine === undefined ||
    usedIn(knowledge, question).filter((one) => oneIn(knowledge, one.words) !== undefined).length > 1
  )
    return undefined
  const spoken =
    subject?.slot === 'used' && oneIn(knowledge, subject.words) !== undefined
      ? subject
      : named.find((one) => one.slot === 'used' && oneIn(knowledge, one.words) !== undefined)
  const other = spoken === undefined ? undefined : oneIn(knowledge, spoken.words)
  if (
    spoken === undefined ||
    other === undefined ||
    other.called === mine.called ||
    named.some((one) => grave.test(one.words) || oneIn(knowledge, one.words)?.called === mine.called)
  )
    return undefined
  return stop === undefined
    ? `can i use ${words} together with ${spoken.words}`
    : `must i stop ${words} while i use ${spoken.words}`
}

const stillUse = new RegExp(
  `^${lead}(?:(?:tonight|today|now|till then|until then|the (?:night|day) before) )?(?:i can|can i|may i|should i|must i|is it ok if i|kan ek)(?: still| just)* (?:put|use|apply|wear|do)(?: (?:it|that|mine|my serum|my cream))?(?: on)?(?: (?:tonight|today|now|till then|until then|before then|the (?:night|day) before|then))*$`,
)
const treatments =
  /\b(?:wax(?:ing|ed)?|thread(?:ing|ed)|sugaring|laser(?: hair removal)?|ipl|(?:chemical |salon )?peel|facial|microneedling|dermaplaning|microblading|brows? (?:done|waxed))\b/
/** "Waxing my lip on Friday, I use retinol" – "they moved me to tomorrow" – "so tonight I can still put it?" */
export const beforeTreatment = (
  knowledge: Knowledge,
  { named, story, questions }: Talk,
  said: string,
): string | undefined => {
  if (!stillUse.test(said)) return undefined
  const told = [...story, ...questions].join(' . ')
  const treatment = treatments.exec(told)?.[0]
  const things = named.filter(
    (one) => one.slot === 'used' && !treatments.test(one.words) && oneIn(knowledge, one.words) !== undefined,
  )
  return treatment === undefined ||
    things[0] === undefined ||
    new Set(things.map(({ words }) => oneIn(knowledge, words)?.called)).size > 1 ||
    afterwards.test(told)
    ? undefined
    : `can i still use ${things[0].words} tonight before ${treatment.startsWith('wax') ? 'waxing' : treatment} tomorrow`
}
/** What was done already is asked of otherwise. */
const afterwards =
  /\b(?:had|got|did|yesterday|last (?:week|night)|after|ago|was done|this (?:morning|afternoon)|today)\b/
