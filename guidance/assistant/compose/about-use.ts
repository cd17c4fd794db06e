import { type Asked, it, listed, sentence, small } from './draft.ts'
import { concernCalled, evidenceCalled } from './concern-names.ts'
import type { Thing } from '../understand/things.ts'
import { usageOf } from './usage.ts'

/** The surer first. */
export const order = { strong: 0, moderate: 1, limited: 2, traditional: 3, none: 4 }

/** "It helps most with dark marks and redness (the evidence is moderate)." */
export const helpsLine = (thing: Thing): string | undefined => {
  const helps = [...(thing.ingredient?.full?.helps ?? [])].sort((a, b) => order[a.evidence] - order[b.evidence])
  const [best] = helps
  if (best === undefined) return undefined
  const most = helps.filter(({ evidence }) => evidence === best.evidence).slice(0, 3)
  return `It is used for ${listed(most.map(({ concern }) => concernCalled[concern]))}; ${evidenceCalled[best.evidence]}.`
}

/** The usual strength alone: `2–5%`. */
export const strengthOf = (thing: Thing): string | undefined => {
  const first = thing.ingredient?.full?.range?.split(/[,;(]/)[0]?.trim()
  return first === undefined || !/\d/.test(first) || first.length > 34 ? undefined : first
}

/** Strength, time, frequency and way of use. */
export const howLine = (thing: Thing): string => {
  const usage = usageOf(thing)
  if (!usage.used) return '**How:** nothing to plan: you meet it in finished products, in small amounts.'
  const range = strengthOf(thing)
  const time = usage.when === 'any' ? 'morning or night' : usage.when === 'night' ? 'at night' : 'in the morning'
  return `**How:** ${range === undefined ? '' : `${range}, `}${time}; ${usage.how}. Use ${it(thing)} ${usage.often}.`
}

/** What those of whom we know should mind: the most fitting first. */
export const carefulLine = (thing: Thing, { situation, heard }: Asked): string | undefined => {
  const careful = thing.ingredient?.full?.careful ?? []
  const mine = careful.find(({ who }) => situation.conditions.has(who as never) || (who === 'deep-tone' && situation.deeperSkin) || who === (heard.skinType ?? situation.skinType))
  const one = mine ?? careful.find(({ who }) => who === 'everyone') ?? careful.find(({ who }) => who === 'sensitive')
  return one === undefined ? undefined : `Good to know: ${sentence(small(one.why))}`.replace(/: ./, (start) => `: ${start.slice(2).toUpperCase()}`)
}

/** The old scale, with its weakness said. */
export const comedogenicLine = (thing: Thing, { heard }: Asked): string | undefined => {
  const scale = thing.ingredient?.full?.comedogenic
  if (scale === undefined || !(heard.tokens.some((word) => /comedo|clog|pore/.test(word)) || heard.skinType === 'oily' || heard.concerns.includes('acne'))) return undefined
  return `It scores ${scale} out of 5 on the old pore-clogging scale, which was made on rabbit ears and predicts little; the whole product matters more.`
}
