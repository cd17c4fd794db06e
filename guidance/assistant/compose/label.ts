import type { LabelCheck } from '#contract/guidance.ts'
import type { Family } from '../../knowledge/kinds.ts'
import { checkLabel } from '../../labels/check-label.ts'
import { type Asked, bullets, type Composer, listed, saidIn, sentence } from './draft.ts'
import { labelAnswer } from './label-question.ts'
import { expects, isOf, isRetinoid, patchLine, stopLine } from './lines.ts'
import { animalOrigins } from './permitted.ts'

type Item = LabelCheck['items'][number]

const fromAnimals = new RegExp([
  String.raw`cera alba|beeswax|lanolin|\bmel\b|honey|propolis|carmine|ci 75470|collagen|elastin|keratin|lac\b`,
  'milk|snail|adeps|tallow|squalene|guanine|silk|sericin',
].join('|'), 'i')

/** What is asked of a list beside whether it suits: which UV filters, whether it is vegan. */
const beyondList = (asked: Asked, items: readonly Item[]): (string | undefined)[] => {
  const said = saidIn(asked)
  const called = (found: readonly Item[]): string => listed([...new Set(found.map(({ printed }) => printed.trim()))].slice(0, 4))
  const filters = ([['mineral (physical)', 'uv-filter-mineral'],
    ['organic (chemical)', 'uv-filter-organic']] as const).flatMap(([kind, family]: readonly [string, Family]) => {
    const found = items.filter((item) => isOf(item, family))
    return found.length > 0 ? [`${kind}: ${called(found)}`] : []
  })
  const animal = items.filter(({ ingredient, printed }) =>
    fromAnimals.test(printed) || (ingredient !== null && (asked.knowledge.byId(ingredient)?.origins ?? []).some((origin) => animalOrigins.has(origin))))
  return [
    /\b(?:filters?|mineral|physical|chemical)\b/.test(said) && filters.length > 0 ? `**UV filters:** ${filters.join('; ')}.` : undefined,
    !/\b(?:vegan|animal|halaa?l)\b/.test(said) ? undefined : animal.length > 0
      ? `**Not vegan by its list:** ${called(animal)} come${animal.length === 1 ? 's' : ''} from animals.`
      : '**Nothing on the list is plainly from animals,** but glycerin and fatty acids can be either: ask the maker.',
  ]
}

const front = 'The nearer the front of the list, the more there is of it; amounts are not printed.'

/** "... glycerin, parfum is this good for acne": a question that follows the last item without a stop. */
const runsOn = /(?<=\p{L})\s+(?:[-–—]\s*)?(?:is|are|ok|okay|oraait|fine|good|safe|can|may|does|do|will|would|should|suitable|what|whats|kan|mag|veilig)\b.*$/iu

/** A pasted ingredient list, summed up. */
export const composeLabel: Composer = (asked) => {
  const { knowledge, heard: { message }, request, situation } = asked
  const read = checkLabel(knowledge, message, request.profile, situation)
  const check = { ...read, items: read.items.map((item) => ({ ...item, printed: item.printed.replace(runsOn, '') })) }
  const { items, lighteners: [lightener], allergens } = check
  const retinoid = expects(situation) ? items.find(isRetinoid) : undefined
  const own = lightener === undefined && retinoid === undefined ? labelAnswer(asked, check) : undefined
  const no = own?.no === true || retinoid !== undefined || lightener !== undefined
  // Beside a plain no, what else a retinoid does is beside the point.
  const told = (title: string, count: number, notes: readonly { text: string }[]): string | undefined => {
    const texts = [...new Set(notes.map(({ text }) => text))].filter((text) => retinoid === undefined || !/retin/i.test(text))
    return texts.length === 0 ? undefined : `**${title}:**\n${bullets(texts.slice(0, count).map(sentence))}`
  }
  const unknown = items.filter(({ how }) => how === 'unrecognised').map(({ printed }) => printed.slice(0, 40))
  return {
    paragraphs: [
      lightener !== undefined ? `**Do not use this one.** ${lightener.text}` : own !== undefined ? own.text
        : retinoid === undefined ? `**${sentence(check.summary)}**`
        : `**No, leave this one out in pregnancy, when trying for a baby and while breastfeeding, because it contains `
          + `${retinoid.name ?? retinoid.printed}, a retinoid.**`,
      own?.no === true ? undefined : told('Worth minding', 3, check.doesNotSuit), no ? undefined : told('In its favour', 2, check.suits),
      ...beyondList(asked, items),
      allergens.length > 0 ? `Declared fragrance allergens: ${listed(allergens.slice(0, 5))}.` : undefined,
        unknown.length > 0 ? `Not recognised: ${listed(unknown.slice(0, 3))}.` : undefined,
    ],
    extras: no ? ['Makers change their lists, so read the next pack too.'] : own !== undefined ? [front]
      : [front, patchLine, 'Tell me your skin type or what you avoid, and I can look at it with that in mind.', stopLine],
    sources: ['general'], things: own?.lead === undefined ? [] : [own.lead], topic: { ingredients: items.flatMap(({ ingredient }) => ingredient ?? []).slice(0, 6), families: [] },
    suggestions: ['Is it safe in pregnancy?', 'Does it suit sensitive skin?', 'What does the first active do?'],
  }
}
