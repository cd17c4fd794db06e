import { capital, type Composer, type Draft, is, sentence, small } from './draft.ts'
import { concernCalled, evidenceCalled } from './concern-names.ts'
import { familyNotes } from './family-notes.ts'
import { composeForConcern } from './concern.ts'
import { expects, isActive, isMedicine, mayRecommend, medicineLine, objection, patchLine, stopLine } from './lines.ts'
import type { Concern, SkinType } from '../../knowledge/kinds.ts'
import type { Thing } from '../understand/things.ts'
import { calledOf } from '../understand/things.ts'
import { usageOf } from './usage.ts'
import { composeUnknown } from './not-known.ts'
import { carefulLine, comedogenicLine, helpsLine, howLine, order } from './about-use.ts'

const kindsOfThing: Partial<Record<string, string>> = {
  preservative: 'a preservative', paraben: 'a paraben, a kind of preservative', silicone: 'a silicone', surfactant: 'a cleansing agent', sulfate: 'a sulfate, a foaming cleanser', emulsifier: 'an emulsifier', thickener: 'a thickener',
  solvent: 'a solvent', chelator: 'a stabiliser', humectant: 'a humectant', occlusive: 'a sealer', emollient: 'a softener', 'fatty-alcohol': 'a fatty alcohol, which softens and does not dry', 'formaldehyde-releaser': 'a preservative that releases formaldehyde',
  'fragrance-allergen': 'a fragrance allergen', colourant: 'a colour', 'uv-filter-mineral': 'a mineral UV filter', 'uv-filter-organic': 'an organic UV filter', peptide: 'a peptide', ceramide: 'a ceramide',
}

/** "It is a preservative.", where the text does not say so. */
const filedUnder = ({ families, ingredient }: Thing): string => {
  const family = families[0] ?? ''
  const name = kindsOfThing[family]
  return name === undefined || (ingredient?.does ?? '').toLowerCase().includes(family.split('-')[0] ?? '') ? '' : ` It is ${name}.`
}

const suggestionsFor = (thing: Thing): string[] => (usageOf(thing).used
  ? [`How often should I use ${thing.called}?`, `What should I not mix with ${thing.called}?`, `${capital(is(thing))} ${thing.called} safe in pregnancy?`]
  : [`Should I avoid ${thing.called}?`, `${capital(is(thing))} ${thing.called} safe?`])

/** "What is X?" */
export const composeWhatIs: Composer = (asked) => {
  const { heard } = asked
  const [thing] = heard.things
  if (thing === undefined) return composeUnknown(asked)
  const full = thing.ingredient?.full
  const note = thing.family === undefined ? undefined : familyNotes[thing.family]
  if (note !== undefined) {
    return {
      paragraphs: [`**${capital(thing.called)}** ${is(thing)} ${note.what}.`, note.safe, ...(usageOf(thing).used ? [howLine(thing)] : [])],
      extras: [full === undefined ? undefined : `A common one on labels is ${calledOf(thing.ingredient ?? { id: '', inci: '', families: [], origins: [], does: '', full: undefined })}.`, ...(usageOf(thing).used ? [patchLine, stopLine] : ['On a label, the nearer the front of the list, the more there is of it.', patchLine])].filter((line) => line !== undefined),
      sources: full?.sources ?? ['general'], things: [thing], suggestions: suggestionsFor(thing),
    }
  }
  if (full === undefined) {
    return {
      paragraphs: [`**${capital(thing.called)}** is a cosmetic ingredient; its job is: ${thing.ingredient?.does ?? 'not recorded'}.`, 'That is all our records say about it: we have its name and function, no studies on what it does for a concern.'],
      extras: ['In a finished product it is usually there in a small amount; the ingredients near the front of the list decide how the product feels.', patchLine, stopLine], sources: [], things: [thing], suggestions: ['Can you check a whole ingredient list for me?'],
    }
  }
  return {
    paragraphs: [`**${capital(thing.called)}:** ${sentence(small(full.does))}${filedUnder(thing)}`, [helpsLine(thing), isMedicine(thing) ? medicineLine : undefined].filter((line) => line !== undefined).join(' '), isMedicine(thing) ? '' : howLine(thing)].filter((line) => line !== ''),
    extras: [carefulLine(thing, asked), comedogenicLine(thing, asked), full.legal === undefined ? undefined : `Rules: ${sentence(full.legal)}`, isActive(thing) || isMedicine(thing) ? `Judge it after ${usageOf(thing).takes}.` : undefined, stopLine, patchLine, `On a label it reads ${full.inci}.`].filter((line) => line !== undefined),
    sources: full.sources, things: [thing], suggestions: suggestionsFor(thing),
  }
}

const skinTypeFits: Record<SkinType, { good: readonly string[]; poor: readonly string[]; concern: Concern }> = {
  dry: { good: ['humectant', 'ceramide', 'occlusive', 'plant-oil', 'butter', 'emollient', 'soothing', 'cholesterol'], poor: ['drying-alcohol', 'sulfate', 'soap', 'clay', 'bha'], concern: 'dehydration' },
  oily: { good: ['bha', 'clay', 'retinoid', 'humectant', 'aha'], poor: ['butter', 'occlusive', 'wax'], concern: 'oiliness' },
  combination: { good: ['humectant', 'bha', 'pha', 'vitamin'], poor: ['butter'], concern: 'oiliness' },
  normal: { good: ['humectant', 'vitamin-c', 'retinoid', 'aha', 'ceramide'], poor: [], concern: 'dullness' },
  sensitive: { good: ['ceramide', 'humectant', 'soothing', 'pha', 'occlusive', 'uv-filter-mineral'], poor: ['fragrance', 'essential-oil', 'drying-alcohol', 'aha', 'retinoid', 'sulfate', 'exfoliant', 'cooling', 'vitamin-c'], concern: 'redness' },
}

/** "Does X help Y?", "is X good for oily skin?": the verdict with how sure we are, then how, or what helps instead. */
export const composeDoesHelp: Composer = (asked): Draft => {
  const { knowledge, heard, situation } = asked
  const [thing, second] = heard.things
  if (thing === undefined) return composeUnknown(asked)
  if (second !== undefined && heard.concerns.length > 0) {
    const score = (one: Thing) => order[one.ingredient?.full?.helps.find(({ concern }) => heard.concerns.includes(concern))?.evidence ?? 'none']
    const [winner, other] = score(thing) <= score(second) ? [thing, second] : [second, thing]
    const one = composeDoesHelp({ ...asked, heard: { ...heard, things: [winner] } })
    return { ...one, extras: [`${capital(other.called)}: ${sentence(small(other.ingredient?.does ?? ''))}`, ...(one.extras ?? [])], things: [winner, other] }
  }
  const full = thing.ingredient?.full
  const avoided = objection(knowledge, thing, situation)
  if (avoided?.tone === 'avoid' && heard.concerns.length > 0 && !expects(situation)) {
    const other = composeForConcern({ ...asked, heard: { ...heard, things: [] } })
    return { ...other, paragraphs: [`**Not for you: ${small(avoided.text.replace(/\.?$/, '.'))}**`, ...other.paragraphs] }
  }
  const concern = heard.concerns[0] ?? (heard.skinType === undefined ? undefined : skinTypeFits[heard.skinType].concern)
  if (concern === undefined) return composeWhatIs(asked)
  const evidence = full?.helps.find((one) => one.concern === concern)?.evidence
  const entry = knowledge.concerns.find(({ id }) => id === concern)
  const fits = heard.skinType === undefined ? undefined : skinTypeFits[heard.skinType]
  const forWhat = heard.skinType !== undefined && heard.concerns.every((one) => one === fits?.concern) ? `${heard.skinType} skin` : concernCalled[concern]
  const sources = [...(full?.sources ?? []), ...(evidence === undefined ? entry?.sources ?? [] : [])]
  const common = { sources, things: [thing], suggestions: [`How often should I use ${thing.called}?`, `What else helps with ${concernCalled[concern]}?`, 'How long until it works?'] }
  const poor = fits?.poor.some((family) => thing.families.includes(family as never)) ?? false
  const good = fits?.good.some((family) => thing.families.includes(family as never)) ?? false
  const helped = evidence !== undefined && evidence !== 'none'
  if (helped || (good && !poor)) {
    const weak = evidence === 'limited' || evidence === 'traditional'
    const verdict = weak ? `Perhaps a little: ${thing.called} may help with ${forWhat}.` : `Yes, ${thing.called} ${thing.plural ? 'are' : 'is'} a good choice for ${forWhat}.`
    return {
      ...common,
      paragraphs: [`**${verdict}**${evidence === undefined ? '' : ` ${capital(evidenceCalled[evidence])}.`}`, `*Why:* ${sentence(full?.does ?? thing.ingredient?.does ?? '')}${poor ? ' On your skin type start slowly: it can dry or sting.' : ''}`, isMedicine(thing) ? medicineLine : howLine(thing)],
      extras: [carefulLine(thing, asked), `Give it ${usageOf(thing).takes} before you judge.`, comedogenicLine(thing, asked), situation.deeperSkin && entry !== undefined ? entry.deeperSkin : undefined, stopLine, patchLine].filter((line) => line !== undefined),
    }
  }
  const better = (entry?.firstLine ?? []).filter(({ ingredients }) => ingredients.length > 0 && ingredients.every((id) => { const one = knowledge.byId(id); return one !== undefined && mayRecommend(knowledge, one, situation) }))
    .filter(({ text }) => !(expects(situation) && /retin/i.test(text)))
  return {
    ...common,
    paragraphs: [`**${poor ? `It can be hard on ${forWhat}: ${thing.called} may dry or sting.` : `Not really: ${thing.called} ${is(thing)} not known to do much for ${forWhat}.`}**`, full === undefined ? 'Our records hold its name and function, and no study for this.' : `${capital(thing.called)}: ${sentence(small(full.does))}`,
      ...(better.length > 0 ? [`**What does more for ${concernCalled[concern]}:**\n${better.slice(0, 2).map(({ text }) => `- ${text}`).join('\n')}`] : [])],
    extras: [comedogenicLine(thing, asked), carefulLine(thing, asked), entry?.takes, stopLine].filter((line) => line !== undefined),
    things: [thing, ...better.slice(0, 2).flatMap(({ ingredients }) => ingredients).flatMap((id) => { const one = knowledge.byId(id); return one === undefined ? [] : [{ called: calledOf(one), plural: false, ingredient: one, family: undefined, families: one.families }] })],
  }
}
