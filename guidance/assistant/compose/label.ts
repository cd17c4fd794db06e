import type { LabelCheck } from '#contract/guidance.ts'
import type { Family } from '../../knowledge/kinds.ts'
import { checkLabel } from '../../labels/check-label.ts'
import { type Asked, bullets, type Composer, listed, saidIn, sentence } from './draft.ts'
import { asksAnimals, ofAnimals } from './label-animals.ts'
import { besideList, labelAnswer, wants } from './label-question.ts'
import { expects, isOf, isRetinoid, patchLine, stopLine } from './lines.ts'

type Item = LabelCheck['items'][number]

/** "Which UV filters are in it?" */
const filtersOn = (asked: Asked, items: readonly Item[]): string | undefined => {
  const called = (found: readonly Item[]): string =>
    listed([...new Set(found.map(({ printed }) => printed.trim()))].slice(0, 4))
  const filters = (
    [
      ['mineral (physical)', 'uv-filter-mineral'],
      ['organic (chemical)', 'uv-filter-organic'],
    ] as const
  ).flatMap(([kind, family]: readonly [string, Family]) => {
    const found = items.filter((item) => isOf(item, family))
    return found.length > 0 ? [`${kind}: ${called(found)}`] : []
  })
  return /\b(?:filters?|mineral|physical|chemical)\b/.test(saidIn(asked)) && filters.length > 0
    ? `**UV filters:** ${filters.join('; ')}.`
    : undefined
}

const front = 'The nearer the front of the list, the more there is of it; amounts are not printed.'

/** "... glycerin, parfum is this good for acne": a question that follows the last item without a stop. */
const runsOn =
  /(?<=\p{L})\s+(?:[-–—]\s*)?(?:is|are|ok|okay|oraait|fine|good|safe|can|may|does|do|will|would|should|suitable|what|whats|kan|mag|veilig)\b.*$/iu

/** "Is aqua, glycerin, parfum good for oily skin": a question whose first word runs into the list. */
const runsInto = /^(?:is|are|does|do|can|will|would)\s+(?=(?:aqua|water)\b)/i

/** "Is it good for me?", where nothing speaks against it: a yes, as far as a list goes. */
const verdictOf = (summary: string): string =>
  summary.replace(/^.*; (?=nothing on it speaks against it)/, 'Yes, as far as a list can tell: ')

const keepOrSwap =
  /\b(?:swap|replace|switch|change (?:it|soap|to)|keep (?:it|using)|chuck|throw (?:it )?(?:out|away)|bin it|vervang|weggooi)\b/i
/** "Swap it or keep it?": which of them, before what speaks for it. */
const swapOrKeep = (message: string, suits: boolean): string | undefined =>
  !keepOrSwap.test(message)
    ? undefined
    : suits
      ? '**Keep it, as far as a list can tell.**'
      : '**Swap it, for a gentle, fragrance-free one of the same kind; use the rest on hands or feet if it does not sting.**'

/** A pasted ingredient list, summed up. */
export const composeLabel: Composer = (all) => {
  const message = all.heard.message.replace(runsInto, '')
  const asked = { ...all, heard: { ...all.heard, message } }
  const { knowledge, request, situation } = asked
  const ofAnimal = asksAnimals.test(saidIn(asked))
  const read = checkLabel(knowledge, message, request.profile, situation)
  const check = { ...read, items: read.items.map((item) => ({ ...item, printed: item.printed.replace(runsOn, '') })) }
  const {
    items,
    lighteners: [lightener],
    allergens,
  } = check
  const retinoid = expects(situation) ? items.find(isRetinoid) : undefined
  const own = lightener === undefined && retinoid === undefined ? labelAnswer(asked, check) : undefined
  const no = own?.no === true || retinoid !== undefined || lightener !== undefined
  // Beside a plain no, what else a retinoid does is beside the point.
  const told = (title: string, count: number, notes: readonly { text: string }[]): string | undefined => {
    const texts = [...new Set(notes.map(({ text }) => text))].filter(
      (text) => retinoid === undefined || !/retin/i.test(text),
    )
    return texts.length === 0 ? undefined : `**${title}:**\n${bullets(texts.slice(0, count).map(sentence))}`
  }
  const scented = items.find(({ families }) => families.includes('fragrance'))
  const unknown = items.filter(({ how }) => how === 'unrecognised').map(({ printed }) => printed.slice(0, 40))
  const swap =
    no || own !== undefined ? undefined : swapOrKeep(besideList(message, items), check.doesNotSuit.length === 0)
  return {
    paragraphs: [
      ...(swap === undefined ? [] : [swap]),
      lightener !== undefined
        ? `**Do not use this one.** ${lightener.text}`
        : own !== undefined
          ? own.text
          : retinoid === undefined
            ? `**${sentence(wants.test(besideList(message, items)) ? verdictOf(check.summary) : check.summary)}**`
            : `**No, leave this one out in pregnancy, when trying for a baby and while breastfeeding, because it contains ` +
              `${retinoid.name ?? retinoid.printed}, a retinoid.**`,
      own?.no === true
        ? undefined
        : // What is asked of the list is no word of the pack.
          told(
            'Worth minding',
            3,
            check.doesNotSuit.filter(({ because: { rule } }) => !(ofAnimal && rule === 'avoid:beside-list')),
          ),
      no ? undefined : told('In its favour', 2, check.suits),
      filtersOn(asked, items),
      ofAnimal && own?.text.includes('from animals') !== true
        ? ofAnimals(knowledge, items, saidIn(asked)).text
        : undefined,
      allergens.length > 0 ? `Declared fragrance allergens: ${listed(allergens.slice(0, 5))}.` : undefined,
      own === undefined &&
      scented !== undefined &&
      !check.doesNotSuit.some(({ text }) => /scent|fragrance|parfum/i.test(text))
        ? `It is scented (${scented.printed}): fine for most, but leave it if your skin stings or itches easily.`
        : undefined,
      unknown.length > 0 ? `Not recognised: ${listed(unknown.slice(0, 3))}.` : undefined,
    ],
    extras: no
      ? ['Makers change their lists, so read the next pack too.']
      : own !== undefined
        ? [front]
        : [
            front,
            patchLine,
            'Tell me your skin type or what you avoid, and I can look at it with that in mind.',
            stopLine,
          ],
    sources: ['general'],
    things: own?.lead === undefined ? [] : [own.lead],
    topic: { ingredients: items.flatMap(({ ingredient }) => ingredient ?? []).slice(0, 6), families: [] },
    suggestions: ['Is it safe in pregnancy?', 'Does it suit sensitive skin?', 'What does the first active do?'],
  }
}
