import type { Caution } from '../../knowledge/kinds.ts'
import type { Thing } from '../understand/things.ts'
import { howLine } from './about-use.ts'
import { type Asked, capital, type Composer, type Draft, is, it, listed, sentence, small } from './draft.ts'
import { familyNotes } from './family-notes.ts'
import { cautionOf, isMedicine, medicineLine, patchLine, stopLine } from './lines.ts'
import { composeUnknown } from './not-known.ts'
import { composeSunscreen } from './sunscreen.ts'

type Stage = 'pregnancy' | 'breastfeeding'

const stageOf = ({ heard, situation }: Asked): { stage: Stage; words: string } | undefined => {
  const has = (one: 'pregnant' | 'trying' | 'breastfeeding') => heard.who.includes(one)
  const any = has('pregnant') || has('trying') || has('breastfeeding')
  const is = (one: 'pregnant' | 'trying' | 'breastfeeding') => (any ? has(one) : situation.conditions.has(one))
  if (is('pregnant')) return { stage: 'pregnancy', words: 'in pregnancy' }
  if (is('trying')) return { stage: 'pregnancy', words: 'when trying for a baby' }
  return is('breastfeeding') ? { stage: 'breastfeeding', words: 'while breastfeeding' } : undefined
}

const insteadLine = 'Usually accepted instead: azelaic acid, niacinamide, vitamin C, and for pimples low-strength benzoyl peroxide; check with your midwife, pharmacist or doctor.'

const weight: Record<Caution, number> = { avoid: 3, ask: 2, unknown: 1, ok: 0 }

const forBaby = (things: readonly Thing[], stage: Stage, words: string): Draft => {
  const [worst] = [...things].sort((a, b) => weight[cautionOf(b, stage)] - weight[cautionOf(a, stage)])
  const base = { things, sources: [...new Set(things.flatMap((thing) => thing.ingredient?.full?.sources ?? ['general']))], suggestions: ['What may I use for breakouts instead?', 'A routine for pregnancy', 'Which sunscreen should I choose?'], topic: { conditions: [stage === 'pregnancy' ? 'pregnant' as const : 'breastfeeding' as const] } }
  if (worst === undefined) {
    return { ...base, sources: ['bumps', 'aza_preg'], paragraphs: [`**Most plain skincare is fine ${words}: cleanser, moisturiser, mineral sunscreen.**`, '- **Generally accepted:** azelaic acid, niacinamide, vitamin C, hyaluronic acid, glycerin, ceramides, mild AHAs\n- **Small amounts only:** salicylic acid in a wash or on spots\n- **Leave out:** retinoids of every kind, hydroquinone, strong peels', 'Check medicines and anything you are unsure of with your midwife, pharmacist or doctor, and take the pack along.'], extras: ['Skin often turns reactive: test anything new on a small patch first.', 'Sunscreen, SPF 30–50, every morning helps against pregnancy marks.'] }
  }
  const caution = cautionOf(worst, stage)
  const name = worst.called
  const note = worst.ingredient?.full?.pregnancyNote
  const retinoid = worst.families.some((family) => family === 'retinoid' || family === 'retinoid-medicine')
  if (caution === 'avoid') {
    return { ...base, things: [], paragraphs: [`**No, leave ${name} out ${words}.**`, retinoid ? `*Why:* vitamin A medicines taken by mouth can harm an unborn baby. Little passes through skin from a cream, but no safe amount is known, so not using ${it(worst)} is the advice.` : `*Why:* ${note === undefined ? 'there is a known or possible risk, and no need to take it.' : sentence(note)}`, insteadLine], extras: ['Used some before you knew? Stop it now and tell your midwife, clinic or doctor at your next contact, sooner if it was a tablet.', 'Sunscreen, SPF 30–50, every morning stays.', 'After the baby, ask again before you go back to it.'] }
  }
  const verdict = caution === 'ok' ? `Yes, ${name} ${is(worst)} generally fine ${words}.` : caution === 'ask' ? `Ask first: ${name} ${words} is a matter of strength and area.` : `Not known: there are no good data on ${name} ${words}.`
  return {
    ...base,
    paragraphs: [`**${verdict}**`, note === undefined ? (caution === 'ok' ? 'Very little of it passes through skin in the amounts used in cosmetics, and no harm is known.' : caution === 'ask' ? 'A low-strength wash or a small area is usually accepted; peels and large areas are not.' : 'So to be careful, leave it until later or ask your midwife, pharmacist or doctor.') : sentence(note), caution === 'unknown' ? insteadLine : howLine(worst)],
    extras: ['Check it with your midwife, pharmacist or doctor if you use other treatments or have a rash.', 'Skin can be more reactive now: test it on a small patch first.', stopLine],
  }
}

const retinoidOrAcid = (thing: Thing): boolean => thing.families.some((family) => ['retinoid', 'retinoid-medicine', 'aha', 'bha', 'medicine', 'vitamin-c', 'illegal-lightener', 'exfoliating-enzyme'].includes(family)) || ['benzoyl-peroxide', 'azelaic-acid', 'niacinamide', 'bakuchiol', 'tranexamic-acid', 'kojic-acid', 'alpha-arbutin'].includes(thing.ingredient?.id ?? '')

const forChild = (asked: Asked, things: readonly Thing[]): Draft => {
  const [thing] = things
  const actives = things.filter(retinoidOrAcid)
  const [active] = actives
  const years = asked.heard.years
  const young = years === undefined ? !asked.heard.who.includes('teen') : years < 13
  const base = { things, sources: ['bad', 'sccsSA', 'general'], suggestions: ['Which sunscreen for a child?', 'What may a teenager use for pimples?'] }
  if (young) {
    return {
      ...base, things: active === undefined ? things : [],
      paragraphs: [active === undefined ? (thing === undefined ? '**Keep a child’s skin plain: mild wash, plain moisturiser, sunscreen.**' : `**Usually fine in a plain, fragrance-free product: ${thing.called} ${is(thing)} mild.**`) : `**No, not for a child: leave ${listed(actives.slice(0, 4).map(({ called }) => called))} out.**`, 'Young skin is thinner and does not need actives, anti-ageing products or scent; what they mostly bring is stinging, rashes and dryness.', '**What is enough:** a mild, fragrance-free wash, a plain moisturiser, shade and clothes, and a mineral sunscreen, SPF 30–50.'],
      extras: ['Pimples under 12, a rash, or eczema that does not settle: let a clinic or doctor look before you buy anything.', 'Test anything new on a small patch first.', 'Keep products out of reach; if one is swallowed, call the Poisons Information Helpline, 0861 555 777.'],
    }
  }
  const strong = things.find(({ families }) => families.includes('retinoid') || families.includes('retinoid-medicine'))
  return {
    ...base,
    paragraphs: [strong === undefined ? `**${active === undefined ? 'Yes' : 'Usually yes, mildly and slowly'}: ${thing === undefined ? 'a plain routine suits teenage skin' : `${thing.called} can suit teenage skin`}.**` : `**Not without advice: ${strong.called} for a teenager is for a doctor or pharmacist to suggest.**`, 'Teenage skin needs a gentle wash, a light moisturiser and sunscreen, SPF 30–50. For pimples, one active at a time: salicylic acid 0.5–2% or benzoyl peroxide 2.5% every second day at first.', 'Anti-ageing serums, strong acids and scrubs bring nothing at this age but irritation.'],
    extras: ['See a clinic, GP or dermatologist for deep, painful or scarring pimples, or when they weigh on the mood.', stopLine],
  }
}

const whoNames = { eczema: 'eczema-prone skin', rosacea: 'skin with rosacea', psoriasis: 'skin with psoriasis', sensitive: 'sensitive skin', 'deep-tone': 'deeper skin', sunburn: 'sunburnt skin', 'broken-skin': 'broken skin', 'aspirin-allergy': 'people allergic to aspirin', isotretinoin: 'people on isotretinoin', older: 'mature skin', asthma: 'people with asthma', 'steroid-cream': 'skin on a steroid cream' } as const

/** On isotretinoin skin is dry and thin: comfort, and what to leave. */
const duringIsotretinoin = (): Draft => ({
  paragraphs: ['**Keep it plain while you are on isotretinoin: lips and skin go dry, thin and easily torn.**', '- **Lips:** petroleum jelly or a plain balm many times a day, SPF 30 outside\n- **Face:** creamy soap-free wash, rich fragrance-free moisturiser twice a day, SPF 50 every morning\n- **Leave:** acids, other retinoids, benzoyl peroxide, scrubs', '**No waxing, threading, peels or laser** during the course and for six months after, unless your doctor says otherwise: skin can lift off. Trim or shave gently instead.'],
  extras: ['Pregnancy must be ruled out throughout: speak to your prescriber at once if it may have happened.', 'Tell your prescriber about low mood, bad headaches, sore eyes or nosebleeds.'], sources: ['general'], suggestions: ['Which moisturiser for very dry skin?', 'Which sunscreen for sensitive skin?'],
})

/** "Is X safe for …?": the verdict, why, and how, or what to take instead. */
export const composeSafe: Composer = (asked) => {
  const { heard } = asked
  const stage = stageOf(asked)
  if (stage !== undefined && (heard.who.some((one) => one === 'pregnant' || one === 'trying' || one === 'breastfeeding') || heard.things.some((thing) => cautionOf(thing, stage.stage) === 'avoid'))) {
    if (heard.kinds.includes('sunscreen') && heard.things.length === 0) return { ...composeSunscreen(asked), paragraphs: [`**Yes, sunscreen is fine ${stage.words}, and it helps against dark patches.**`, 'Mineral filters (zinc oxide, titanium dioxide) stay on the surface and are the usual first choice; tinted ones with iron oxides also cover visible light, which matters for melasma.', 'Use two finger lengths every morning and put it on again every two hours outdoors.'] }
    return forBaby(heard.things, stage.stage, stage.words)
  }
  if (heard.who.includes('child') || heard.who.includes('teen') || (heard.years !== undefined && heard.years < 18)) return heard.kinds.includes('sunscreen') && heard.things.length === 0 ? composeSunscreen(asked) : forChild(asked, heard.things)
  const onIsotretinoin = heard.who.includes('isotretinoin') && heard.things.every(({ ingredient }) => ingredient?.id === 'isotretinoin' || ingredient?.id === 'petrolatum')
  if (onIsotretinoin) return duringIsotretinoin()
  const [thing] = heard.things.filter(({ ingredient }) => !heard.who.includes('isotretinoin') || ingredient?.id !== 'isotretinoin')
  if (thing === undefined) return heard.kinds.includes('sunscreen') ? composeSunscreen(asked) : composeUnknown(asked)
  const full = thing.ingredient?.full
  const careful = full?.careful ?? []
  const asks = heard.who.find((one) => Object.hasOwn(whoNames, one)) ?? (heard.skinType === 'sensitive' ? 'sensitive' : undefined)
  const base = { things: [thing], sources: full?.sources ?? ['general'], suggestions: [`How often should I use ${thing.called}?`, `${capital(is(thing))} ${thing.called} safe in pregnancy?`] }
  const close = [howLine(thing), ...(isMedicine(thing) ? [medicineLine] : [])]
  if (asks === 'isotretinoin' && retinoidOrAcid(thing)) {
    return { ...base, things: [], paragraphs: [`**No, leave ${thing.called} out while you are on isotretinoin.**`, '*Why:* your skin is dry, thin and fragile now; what peels or stings tears it and leaves marks.', ...duringIsotretinoin().paragraphs.slice(1)], extras: ['Ask your prescriber before you add anything, and again when the course is over.'] }
  }
  if (asks !== undefined) {
    const own = careful.find(({ who }) => who === asks)
    const group = whoNames[asks as keyof typeof whoNames]
    const marks = asks === 'deep-tone' ? ' Start low and slow, because irritation leaves dark marks, and wear sunscreen, SPF 30–50, best a tinted one.' : ''
    return {
      ...base,
      paragraphs: [own === undefined ? `**Yes, ${thing.called} ${is(thing)} generally fine for ${group}.**` : asks === 'deep-tone' ? `**Yes, with care: ${thing.called} can be used on deeper skin.**` : `**Be careful: ${thing.called} and ${group} do not always go together.**`, `${own === undefined ? 'No particular risk is known for you.' : `*Why:* ${sentence(own.why)}`}${marks}`, isMedicine(thing) ? medicineLine : howLine(thing)],
      extras: [asks === 'eczema' || asks === 'rosacea' || asks === 'psoriasis' ? 'Not during a flare; ask a doctor or pharmacist if you are under treatment.' : 'One new product at a time.', patchLine, stopLine],
    }
  }
  if (isMedicine(thing)) {
    return { ...base, paragraphs: [`**Only with a pharmacist or doctor: ${thing.called} ${is(thing)} a medicine.**`, sentence(full?.does ?? ''), full?.legal === undefined ? 'It has side effects that need somebody who knows your skin and your other medicines.' : `Rules: ${sentence(full.legal)}`], extras: [...careful.slice(0, 2).map(({ why }) => sentence(why)), 'Never buy it loose, unlabelled or from the street.', 'Do not stop a prescribed course on your own either: ask.', stopLine] }
  }
  const note = thing.family === undefined ? undefined : familyNotes[thing.family]
  const everyone = careful.find(({ who }) => who === 'everyone')
  const paragraphs = [note === undefined ? `**${everyone === undefined ? `Yes, ${thing.called} ${is(thing)} safe for most people as used in cosmetics.` : `Mostly, with one thing to know: ${small(sentence(everyone.why))}`}**` : `**${note.safe}**`, note === undefined ? sentence(full?.does ?? thing.ingredient?.does ?? '') : `${capital(thing.called)}: ${note.what}.`, careful.length > 0 && note === undefined ? `**Who should be careful:** ${listed([...new Set(careful.slice(0, 3).map(({ who, why }) => `${Object.hasOwn(whoNames, who) ? whoNames[who as keyof typeof whoNames] : who.replaceAll('-', ' ')} (${small(why).replace(/\.$/, '')})`))])}.` : '']
  return { ...base, paragraphs: paragraphs.filter((line) => line !== ''), extras: [full?.legal === undefined ? undefined : `Rules: ${sentence(full.legal)}`, ...close, patchLine, stopLine].filter((line) => line !== undefined && !line.startsWith('**How:** nothing')) as string[] }
}
