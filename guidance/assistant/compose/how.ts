import type { Thing } from '../understand/things.ts'
import type { ProductKind } from '../../knowledge/kinds.ts'
import { productKinds } from '../../knowledge/kinds.ts'
import { carefulLine, howLine } from './about-use.ts'
import { concernAsked } from './concern.ts'
import { concernCalled } from './concern-names.ts'
import { type Asked, capital, type Composer, type Draft, is, it, sentence } from './draft.ts'
import { isMedicine, medicineLine, patchLine, stopLine } from './lines.ts'
import { usageOf } from './usage.ts'
import { composeSunscreen } from './sunscreen.ts'

const kindUse: Partial<Record<ProductKind, { often: string; how: string }>> = {
  cleanser: { often: 'Twice a day at most: evening always, morning with water or a mild cleanser', how: 'Lukewarm water, fingertips, about half a minute, rinse and pat dry. Once more after heavy sweat is fine.' },
  toner: { often: 'Optional: once or twice a day if you like one, and you can skip it', how: 'Put it on after cleansing with clean hands. An acid toner counts as exfoliating: one to three evenings a week.' },
  exfoliant: { often: 'One to three evenings a week with a mild acid, once a week at most with a soft scrub', how: 'Choose one kind, not both. On sensitive or deeper skin start with once a week: irritation leaves marks. Moisturise after it.' },
  mask: { often: 'Once a week is enough, and no mask is necessary', how: 'On clean skin, for as long as the pack says; rinse clay before it cracks.' },
  serum: { often: 'Once or twice a day, whatever the active in it allows', how: 'A few drops after cleansing, before moisturiser.' },
  moisturiser: { often: 'Twice a day, morning and night, and again when skin feels tight', how: 'On slightly damp skin, after serums and before sunscreen.' },
  'eye-cream': { often: 'Not needed: your moisturiser can do it, once or twice a day', how: 'A rice-grain amount, dabbed on the bone around the eye, not on the lid.' },
  oil: { often: 'Once a day, two or three drops', how: 'Press it over moisturiser at night. It seals water in and adds none.' },
  treatment: { often: 'Every second night at first, then as the pack says', how: 'A thin layer after cleansing, before moisturiser.' },
  lip: { often: 'As often as you like, with SPF in the day', how: 'A plain ointment at night is enough for most lips.' },
  body: { often: 'Once a day, best within minutes after washing', how: 'Short, warm showers and a plain lotion on damp skin.' },
}

const named = (thing: Thing): string[] => [`What should I not mix with ${thing.called}?`, 'How long until it works?', `${capital(is(thing))} ${thing.called} safe in pregnancy?`]

const common = (asked: Asked, thing: Thing): Pick<Draft, 'extras' | 'sources' | 'things' | 'suggestions'> => ({
  extras: [carefulLine(thing, asked), 'If skin stings, peels or feels tight, use it less often rather than pushing on.', stopLine, patchLine].filter((line) => line !== undefined),
  sources: thing.ingredient?.full?.sources ?? ['general'], things: [thing], suggestions: named(thing),
})

const medicine = (asked: Asked, thing: Thing): Draft => ({
  ...common(asked, thing),
  paragraphs: [thing.families.includes('illegal-lightener') ? `**Only as a doctor prescribed it for you: ${thing.called} has no place in a cosmetic, and I do not advise it.** Bought loose or from the street it can do lasting harm.` : `**Use ${thing.called} as your prescriber or pharmacist told you.** ${medicineLine}`, `${sentence(thing.ingredient?.full?.does ?? '')} ${thing.families.includes('retinoid-medicine') && thing.ingredient?.id !== 'isotretinoin' ? 'Many are told to begin every second night, with a pea-sized amount on dry skin and a plain moisturiser over it.' : ''}`.trim(), 'Keep the rest gentle: soap-free cleanser, moisturiser, and SPF 30–50 every morning.'],
})

/** The thing a question on use is about: the one named, or what a concern starts with. */
const subject = (asked: Asked): Thing | undefined => asked.heard.things[0]

const ofKind = (asked: Asked): Draft | undefined => {
  const kind = asked.heard.kinds.find((one) => kindUse[one] !== undefined)
  const use = kind === undefined ? undefined : kindUse[kind]
  if (use === undefined) return undefined
  return { paragraphs: [`**${use.often}.**`, use.how], extras: ['Finish every morning with a broad-spectrum sunscreen, SPF 30–50.', 'Tight, stinging or flaky skin is a sign to do less, not more.', patchLine, stopLine], sources: ['general'], suggestions: ['In what order do I use my products?', 'A simple routine for my skin'], ...(kind !== undefined && { topic: { kind } }) }
}

const general = (asked: Asked): Draft => {
  const concern = concernAsked(asked)
  return {
    paragraphs: [`**Tell me which ingredient or product you mean${concern === undefined ? '' : ` for ${concernCalled[concern]}`}, and I can be exact.**`, 'As a rule: cleanser and moisturiser twice a day, sunscreen every morning, acids one to three evenings a week, a retinoid two nights a week at first (not in pregnancy), everything new on its own for two weeks.'],
    extras: [patchLine, stopLine], sources: ['general'], suggestions: ['How often should I use retinol?', 'How often should I exfoliate?'],
  }
}

export const composeHowOften: Composer = (asked) => {
  const { heard } = asked
  const thing = subject(asked)
  if (heard.kinds.includes('sunscreen') && thing === undefined) return composeSunscreen(asked)
  if (thing === undefined) return ofKind(asked) ?? general(asked)
  if (isMedicine(thing)) return medicine(asked, thing)
  const usage = usageOf(thing)
  const daily = heard.tokens.some((word) => ['daily', 'everyday', 'every', 'elke', 'daagliks', 'nightly'].includes(word)) && /second|three|four|two nights|once a week/.test(usage.often)
  return {
    ...common(asked, thing),
    paragraphs: [`**${daily ? `Not every day from the start: ${usage.often}` : capital(usage.often)}.**`, `*Why:* ${usage.often.includes('week') || usage.often.includes('second') ? `skin needs time to get used to ${thing.called}, and irritated skin marks easily, above all deeper skin.` : `${thing.called} ${is(thing)} mild enough for regular use, and regular use is what counts.`}`, howLine(thing).replace(/ Use (?:it|them) [^.]*\.$/, '')],
  }
}

export const composeWhen: Composer = (asked) => {
  const thing = subject(asked)
  if (thing === undefined) return composeHowOften(asked)
  if (isMedicine(thing)) return medicine(asked, thing)
  const usage = usageOf(thing)
  const asksMorning = asked.heard.time === 'morning'
  const asksNight = asked.heard.time === 'night'
  const verdict = usage.when === 'night'
    ? (asksMorning ? `Better at night: keep ${thing.called} out of the morning.` : `${asksNight ? 'Yes, at' : 'At'} night: that is the time for ${thing.called}.`)
    : usage.when === 'morning'
      ? (asksNight ? `Morning is better, though ${thing.called} at night does no harm.` : `${asksMorning ? 'Yes, in' : 'In'} the morning: that is the best time for ${thing.called}.`)
      : `${asksMorning || asksNight ? 'Yes: m' : 'M'}orning or night, both are fine for ${thing.called}.`
  const why = usage.when === 'night' ? 'Light weakens some of these, and skin that has just been treated burns sooner.' : usage.when === 'morning' ? 'In the day it backs up what sunscreen does against sun and pollution.' : 'Light does not spoil it, so pick the time you will keep to.'
  return { ...common(asked, thing), paragraphs: [`**${verdict}**`, `*Why:* ${why}`, howLine(thing)] }
}

export const composeHowTo: Composer = (asked) => {
  const { heard } = asked
  const thing = subject(asked)
  if (thing === undefined && heard.kinds.includes('sunscreen')) return composeSunscreen(asked)
  if (thing === undefined) return ofKind(asked) ?? general(asked)
  if (isMedicine(thing)) return medicine(asked, thing)
  const usage = usageOf(thing)
  const range = thing.ingredient?.full?.range
  const strength = heard.tokens.some((word) => ['percent', 'percentage', 'strength', 'strong', 'concentration'].includes(word))
  const steps = [`Cleanse gently and let skin dry${thing.families.includes('humectant') ? ' only a little' : ''}.`, `${capital(usage.how)}.`, `Use ${it(thing)} ${usage.often}.`, usage.when === 'night' ? 'Moisturise, and wear sunscreen, SPF 30–50, in the morning.' : 'Moisturise; in the morning finish with sunscreen, SPF 30–50.']
  return {
    ...common(asked, thing),
    paragraphs: [strength && range !== undefined ? `**Look for ${thing.called} ${range}.** Stronger stings more and seldom does more.` : `**Use ${thing.called} ${usage.when === 'night' ? 'at night' : usage.when === 'morning' ? 'in the morning' : 'morning or night'}, starting slowly${range === undefined ? '' : ` (${range})`}.**`, steps.map((step, at) => `${at + 1}. ${step}`).join('\n')],
  }
}

export const composeHowLong: Composer = (asked) => {
  const { knowledge, heard } = asked
  const thing = subject(asked)
  const entry = knowledge.concerns.find(({ id }) => id === (heard.concerns[0] ?? (thing === undefined ? concernAsked(asked) : undefined)))
  if (thing === undefined && entry === undefined) return general(asked)
  const fast = heard.tokens.some((word) => ['overnight', 'fast', 'quickly', 'wedding', 'tomorrow', 'week', 'soon'].includes(word))
  const takes = thing === undefined ? '' : usageOf(thing).takes
  return {
    paragraphs: [
      thing === undefined ? `**${sentence(entry?.takes ?? '')}**` : `**Give ${thing.called} ${takes}.**`,
      `*Why:* new skin takes about a month to reach the surface, and more in older skin, so ${fast ? 'nothing honest works overnight or within days' : 'a fair test needs two or three rounds of that'}.`,
      ...(thing !== undefined && entry !== undefined ? [`For ${concernCalled[entry.id]}: ${sentence(entry.takes)}`] : []),
      '**How to judge:** take a photo in the same light today and every four weeks, change nothing else, and use it as often as it was meant.',
    ],
    extras: [...(thing === undefined ? [] : [carefulLine(thing, asked) ?? '']).filter((line) => line !== ''), 'Sunscreen, SPF 30–50, every morning keeps the gain.', 'No change after 12 weeks of steady use: ask a pharmacist, clinic or dermatologist.', stopLine],
    sources: [...(thing?.ingredient?.full?.sources ?? []), ...(entry?.sources ?? []).slice(0, 3)], things: thing === undefined ? [] : [thing], suggestions: thing === undefined ? ['What should I use?'] : [`How often should I use ${thing.called}?`, 'What if it stings?'],
  }
}

const places: Partial<Record<ProductKind, string>> = {
  cleanser: 'Cleanser', toner: 'Toner', exfoliant: 'Exfoliating acid (some evenings only)', serum: 'Serum', treatment: 'Treatment', 'eye-cream': 'Eye cream', moisturiser: 'Moisturiser', oil: 'Face oil', sunscreen: 'Sunscreen, last, mornings only', mask: 'Mask, rinsed off',
}

const placeOf = (thing: Thing): ProductKind => {
  if (thing.families.some((family) => family.startsWith('uv-filter'))) return 'sunscreen'
  if (thing.families.some((family) => ['plant-oil', 'butter'].includes(family))) return 'oil'
  if (thing.families.some((family) => ['aha', 'bha', 'pha'].includes(family))) return 'exfoliant'
  return thing.families.some((family) => ['retinoid', 'retinoid-medicine', 'medicine'].includes(family)) ? 'treatment' : 'serum'
}

/** "In what order?" */
export const composeOrder: Composer = (asked) => {
  const { heard } = asked
  const rank = (kind: ProductKind): number => (kind === 'mask' ? 1.5 : productKinds.indexOf(kind))
  const things = heard.things.filter(({ ingredient }) => ingredient !== undefined).slice(0, 4)
  const steps = [...heard.kinds.filter((kind) => places[kind] !== undefined && !(kind === 'serum' && things.some((thing) => placeOf(thing) === 'serum'))).map((kind) => ({ kind, text: places[kind] ?? kind })), ...things.map((thing) => ({ kind: placeOf(thing), text: `${capital(thing.called)}${usageOf(thing).when === 'night' ? ' (at night)' : ''}` }))]
  const basic = (['cleanser', 'toner', 'serum', 'moisturiser', 'sunscreen'] as const).map((kind) => ({ kind, text: kind === 'toner' ? 'Toner, if you use one' : places[kind] ?? kind }))
  const all = steps.length > 1 ? steps : [...basic.filter(({ kind }) => !steps.some((step) => step.kind === kind)), ...steps]
  const sorted = [...all].sort((a, b) => rank(a.kind) - rank(b.kind))
  const first = sorted[0]?.text.toLowerCase().replace(/[,(].*$/, '').trim() ?? ''
  const last = sorted.at(-1)?.text.toLowerCase().replace(/[,(].*$/, '').trim() ?? ''
  const twoKinds = heard.kinds.includes('moisturiser') && heard.kinds.includes('sunscreen') && sorted.length === 2
  return {
    paragraphs: [twoKinds ? '**Moisturiser first, sunscreen last.**' : `**Thinnest first, ${last.includes('sunscreen') ? 'sunscreen last' : `${last} last`}${steps.length > 1 ? `: begin with ${first}` : ''}.**`, sorted.map(({ text }, at) => `${at + 1}. ${text}`).join('\n'), 'Watery textures cannot get through creams and oils, and sunscreen must sit on top, undisturbed, to protect evenly. Wait a minute between layers, so nothing pills.'],
    extras: ['In the evening leave the sunscreen out.', 'Acids and retinoids go on different evenings.', 'If an active stings, moisturise before and after it.', 'Reapply sunscreen every two hours outdoors.', patchLine],
    sources: ['general'], things, suggestions: ['Can you check my whole routine?', things[0] === undefined ? 'How much sunscreen do I need?' : `How often should I use ${things[0].called}?`],
  }
}
