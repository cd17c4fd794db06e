import type { ConcernText } from '../../knowledge/entries.ts'
import type { Concern } from '../../knowledge/kinds.ts'
import { calledOf, type Thing, thingOf } from '../understand/things.ts'
import { type Asked, capital, type Composer, listed, sentence } from './draft.ts'
import { concernCalled } from './concern-names.ts'
import { expects, isMedicine, mayRecommend, stopLine } from './lines.ts'

type Advice = ConcernText['firstLine'][number]

const bySkinType = { dry: 'dehydration', oily: 'oiliness', combination: 'oiliness', sensitive: 'redness', normal: 'dullness' } as const

/** The concern a message is about, the marks before the pimples that left them. */
export const concernAsked = ({ heard, situation }: Asked): Concern | undefined => {
  const { concerns, skinType, who } = heard
  if (who.includes('eczema') || who.includes('psoriasis')) return 'dehydration'
  if (who.includes('rosacea')) return 'redness'
  if (concerns.includes('dark-spots')) return 'dark-spots'
  return concerns[0] ?? (skinType === undefined ? undefined : bySkinType[skinType]) ?? situation.concerns[0] ?? (situation.skinType === undefined ? undefined : bySkinType[situation.skinType])
}

/** Advice in the order of its lines that this person may follow, with nothing they avoid or that is unwise for them. */
export const fitting = ({ knowledge, situation }: Asked, advice: readonly Advice[]): Advice[] =>
  advice.filter(({ text, ingredients }) => {
    if (expects(situation) && /retin|adapalene|bakuchiol/i.test(text)) return false
    if (situation.conditions.has('under-12') && ingredients.length > 0 && /acid|retin|peroxide/i.test(text)) return false
    const known = ingredients.flatMap((id) => knowledge.byId(id) ?? [])
    return known.every((one) => mayRecommend(knowledge, one, situation))
  })

/** What helps with a concern: what to begin with, then how, what deeper skin needs, how long, when to be seen. */
export const composeForConcern: Composer = (asked) => {
  const { knowledge, heard, situation } = asked
  const concern = concernAsked(asked)
  const entry = knowledge.concerns.find(({ id }) => id === concern)
  if (concern === undefined || entry === undefined) {
    return {
      paragraphs: ['**Tell me a little more:** what bothers you most (breakouts, dark marks, dryness, shine, redness, lines) and whether your skin is dry, oily or sensitive.', 'Until then, three things suit nearly everyone: a gentle, fragrance-free cleanser at night, a plain moisturiser twice a day, and a broad-spectrum sunscreen, SPF 30–50, every morning.', 'Change one thing at a time and give it about eight weeks. See a pharmacist or clinic for anything that hurts, spreads or does not heal.'],
      suggestions: ['A simple routine for oily skin', 'What helps with dark marks?', 'How do I know my skin type?'],
    }
  }
  const next = heard.cues.has('instead') && heard.followsUp
  const first = fitting(asked, next ? [...entry.secondLine, ...entry.firstLine] : entry.firstLine)
  const second = fitting(asked, entry.secondLine).filter((one) => !first.includes(one))
  const shown = first.slice(0, 3)
  const named: Thing[] = shown.flatMap(({ ingredients }) => ingredients).flatMap((id) => { const one = knowledge.byId(id); return one === undefined ? [] : [thingOf(one)] })
  const lead = [...new Set(named.filter((thing) => !isMedicine(thing) && !thing.families.some((family) => family.startsWith('uv-filter') || family === 'colourant')).map(({ called }) => called))].slice(0, 3)
  const { conditions } = situation
  const around = !expects(situation) ? '' : conditions.has('pregnant') ? ' in pregnancy' : conditions.has('trying') ? ' when trying for a baby' : ' while breastfeeding'
  const eczema = heard.who.includes('eczema') || heard.who.includes('psoriasis')
  const what = eczema ? 'eczema-prone skin' : heard.who.includes('rosacea') ? 'skin that flushes' : concernCalled[concern]
  return {
    paragraphs: [
      lead.length > 0 ? `**For ${what}${around}, start with ${listed(lead, lead.length > 1 ? 'or' : 'and')}**, and give one change at a time a fair chance.` : `**For ${what}, keep it gentle and steady.** ${entry.means}`,
      shown.map(({ text }) => `- ${text}`).join('\n'),
      ...(eczema ? ['Choose fragrance-free products and moisturise at least twice a day, soon after washing.'] : []),
      ...(situation.deeperSkin || heard.who.includes('deep-tone') ? [entry.deeperSkin] : []),
    ],
    extras: [sentence(entry.takes), sentence(entry.beSeen), ...(expects(situation) ? [`Leave retinoids out ${around.trim()}, and check with your midwife or pharmacist.`] : []), ...second.slice(0, 1).map(({ text }) => `Next step: ${text}`), ...(concern === 'dark-spots' ? [entry.deeperSkin] : []), stopLine],
    sources: entry.sources, things: named, topic: { concerns: [concern], ingredients: [...new Set(shown.flatMap(({ ingredients }) => ingredients))].slice(0, 4) },
    suggestions: [lead[0] === undefined ? 'How long until it works?' : `How often should I use ${lead[0]}?`, `A routine for ${what}`, `${capital(what)}: products under R200`],
  }
}

/** Names of ingredients fit for this concern and person, best first. */
export const ingredientsFor = (asked: Asked, concern: Concern): string[] => {
  const entry = asked.knowledge.concerns.find(({ id }) => id === concern)
  return entry === undefined ? [] : [...new Set(fitting(asked, [...entry.firstLine, ...entry.secondLine]).flatMap(({ ingredients }) => ingredients))]
}

export const nameOf = (asked: Asked, id: string): string => {
  const one = asked.knowledge.byId(id)
  return one === undefined ? id.replaceAll('-', ' ') : calledOf(one)
}
