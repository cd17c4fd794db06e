import type { Thing } from '../understand/things.ts'
import { capital, type Composer, is, listed, sentence, small } from './draft.ts'
import { concernCalled } from './concern-names.ts'
import { familyNotes } from './family-notes.ts'
import { interactionOf } from './interactions.ts'
import { isMedicine, stopLine } from './lines.ts'
import { order } from './about-use.ts'
import { composeWhatIs } from './about.ts'
import { usageOf } from './usage.ts'

const kinds: Record<string, string> = {
  cleanser: 'washes off sweat, oil and sunscreen; rinsed off', toner: 'optional watery step after cleansing', serum: 'thin and concentrated: one active for one concern', moisturiser: 'holds water in and protects the barrier; needed by nearly everyone',
  oil: 'seals moisture in and adds none; goes over moisturiser', sunscreen: 'protects from UV; the last step of every morning', exfoliant: 'loosens dead cells, one to three evenings a week', mask: 'an extra, once a week', treatment: 'an active for a problem, on the area', 'eye-cream': 'a moisturiser for the eye area, optional', body: 'for the body, often heavier or scented', lip: 'seals lips',
}

const best = (thing: Thing): string => {
  const helps = [...(thing.ingredient?.full?.helps ?? [])].sort((a, b) => order[a.evidence] - order[b.evidence]).slice(0, 3)
  return listed(helps.map(({ concern }) => concernCalled[concern]))
}

const row = (thing: Thing): string => {
  const note = thing.family === undefined ? undefined : familyNotes[thing.family]
  const full = thing.ingredient?.full
  const usage = usageOf(thing)
  return `- **${capital(thing.called)}:** ${note === undefined ? small(sentence(full?.does ?? thing.ingredient?.does ?? '')) : `${note.what}.`}${note === undefined && usage.used && !isMedicine(thing) ? ` ${capital(usage.when === 'any' ? 'morning or night' : usage.when === 'night' ? 'at night' : 'in the morning')}.` : ''}`
}

/** "A or B?", "what is the difference?": which for what, then each in a line. */
export const composeCompare: Composer = (asked) => {
  const { heard, knowledge } = asked
  const [a, b] = heard.things
  if (a !== undefined && b === undefined) return composeWhatIs(asked)
  if (a === undefined || b === undefined) {
    const [one = 'serum', other = 'moisturiser'] = heard.kinds
    if (heard.kinds.length < 2) {
      return { paragraphs: ['**A higher price is not better by itself.** The active ingredient, its strength and how steadily you use it decide; scent, jar and name are what you often pay for.', 'Compare the first ten ingredients and the size. Spend first on a sunscreen you like to wear, then on one active, last on cleanser.', 'A cheap, fragrance-free moisturiser with glycerin or petroleum jelly does its job as well as many costly ones.'], extras: ['Name two ingredients or products and I will compare them.', stopLine], sources: ['general'], suggestions: ['Retinol or bakuchiol?', 'AHA or BHA?'] }
    }
    return { paragraphs: [`**They do different jobs, so one does not replace the other.**`, heard.kinds.slice(0, 3).map((kind) => `- **${capital(kind.replace('-', ' '))}:** ${kinds[kind] ?? ''}.`).join('\n'), `If you can buy only one, take ${[one, other].includes('sunscreen') ? 'the sunscreen' : [one, other].includes('moisturiser') ? 'the moisturiser' : 'the one your skin misses most'}.`], extras: ['Order: thinnest first, sunscreen last in the morning.', 'Tight or flaky skin asks for moisturiser; shine and clogged pores ask for a lighter texture, not for none.', 'Add one new product at a time, two weeks apart.', stopLine], sources: ['general'], suggestions: ['In what order do I use them?'] }
  }
  const concern = heard.concerns[0]
  const score = (thing: Thing): number => order[thing.ingredient?.full?.helps.find((one) => one.concern === concern)?.evidence ?? 'none']
  const harsh = (thing: Thing): number => thing.ingredient?.full?.irritation ?? 0
  const gentler = harsh(a) < harsh(b) ? a : harsh(b) < harsh(a) ? b : undefined
  const stronger = gentler === undefined ? undefined : gentler === a ? b : a
  const others = heard.things.slice(2, 4)
  const mildest = heard.things.slice(0, 4).sort((one, other) => harsh(one) - harsh(other))[0]
  const best3 = concern === undefined ? undefined : heard.things.slice(0, 4).sort((one, other) => score(one) - score(other))[0]
  const winner = concern === undefined || score(a) === score(b) ? undefined : score(a) < score(b) ? a : b
  const [forA, forB] = [best(a), best(b)]
  const verdict = others.length > 0
    ? `${concern === undefined || best3 === undefined || score(best3) > 2 ? '' : `For ${concernCalled[concern]}, ${best3.called} ${is(best3)} the best supported. `}${capital(mildest?.called ?? a.called)} ${is(mildest ?? a)} the gentlest of these.`
    : winner !== undefined && concern !== undefined ? `For ${concernCalled[concern]}, ${winner.called} ${is(winner)} the better choice.`
    : gentler !== undefined && stronger !== undefined ? `${capital(gentler.called)} ${is(gentler)} the gentler choice; ${stronger.called} ${is(stronger)} the stronger one.`
      : forA !== '' && forB !== '' && forA !== forB ? `It depends on what you want: ${a.called} for ${forA}, ${b.called} for ${forB}.` : `Neither is better for everybody: they do different things.`
  const together = interactionOf(knowledge, a, b)
  return {
    paragraphs: [`**${verdict}**`, heard.things.slice(0, 4).map(row).join('\n'), ...(heard.cues.has('cheaper') || heard.cues.has('howMuchMoney') ? ['**Price:** I hold no live shop prices. Compare the price per 10 ml at the same strength; the cheaper one does as well.'] : []), ...(heard.skinType === 'sensitive' && gentler !== undefined ? [`With sensitive skin, begin with ${gentler.called}.`] : [])],
    extras: [...(together === undefined ? [] : [`**Together?** ${sentence(together.short)}`]), 'Try one for eight to twelve weeks before you switch.', stopLine],
    sources: [...(a.ingredient?.full?.sources ?? ['general']), ...(b.ingredient?.full?.sources ?? [])], things: [a, b, ...others], suggestions: ['Can I use both?', `How often should I use ${a.called}?`, gentler === undefined ? 'Which one is gentler?' : `Why is ${gentler.called} gentler?`],
  }
}
