import type { Interaction } from '../../knowledge/entries.ts'
import type { Thing } from '../understand/things.ts'
import { familyThing, thingOf } from '../understand/things.ts'
import { type Asked, capital, type Composer, type Draft, listed, sentence } from './draft.ts'
import { interactionOf } from './interactions.ts'
import { cautionOf, expects, isActive, objection, stopLine } from './lines.ts'
import { strengthOf } from './about-use.ts'
import { usageOf } from './usage.ts'
import { composeSafe } from './safe.ts'

type Verdict = Pick<Interaction, 'short' | 'why' | 'how' | 'sources' | 'verdict'> & { fix?: Interaction['fix'] }

/** The fix in so many words, where the entry words it otherwise. */
const inShort = ({ fix, how, short, verdict }: Verdict): string => {
  const said = `${how} ${short}`
  if (fix === 'alternate-nights' && !/alternat/i.test(said)) return ' In short: alternate nights.'
  if (fix === 'morning-evening' && !/morning/i.test(said)) return ' In short: one in the morning, the other at night.'
  return verdict === 'fine-together' && !/\bcan\b/.test(said) ? ' You can use both.' : ''
}

const load = (thing: Thing): number => thing.ingredient?.full?.irritation ?? (isActive(thing) ? 2 : 0)

/** What we say of two things nobody has written about: judged by how much each can sting. */
const byIrritation = (a: Thing, b: Thing): Verdict => {
  const sources = [...(a.ingredient?.full?.sources ?? []), ...(b.ingredient?.full?.sources ?? [])]
  if (load(a) + load(b) > 3 || (load(a) > 1 && load(b) > 1)) {
    return {
      verdict: 'irritation-stacking', short: 'Better not in the same step: both can sting, and that adds up.', sources,
      why: 'We know of no study on this very pair. Each can irritate by itself, and irritated skin marks easily, above all deeper skin.',
      how: 'Use one in the morning and the other at night, or alternate nights, with a plain moisturiser.',
    }
  }
  return {
    verdict: 'fine-together', short: 'Yes, we know of no reason to keep them apart.', sources,
    why: 'Neither is known to weaken the other, and together they are not expected to sting much more than alone.', how: 'Put the thinner one on first, let it sink in, then the thicker one. Start one of them two weeks before the other.',
  }
}

const pairsOf = (things: readonly Thing[]): [Thing, Thing][] => things.flatMap((a, at) => things.slice(at + 1).map((b): [Thing, Thing] => [a, b]))

const strengths = (things: readonly Thing[]): string | undefined => {
  const known = things.flatMap(({ called, ingredient, family }) => (ingredient === undefined || family !== undefined || strengthOf(thingOf(ingredient)) === undefined ? [] : [`${called} ${strengthOf(thingOf(ingredient))}`]))
  return known.length === 0 ? undefined : `Usual strength: ${known.join('; ')}.`
}

const withKind = ({ heard }: Asked, thing: Thing): Draft => {
  const makeup = heard.cues.has('makeup')
  const kind = heard.kinds[0]
  const usage = usageOf(thing)
  const what = makeup && kind !== 'sunscreen' ? 'make-up' : kind === 'sunscreen' ? 'sunscreen' : kind === 'oil' ? 'a face oil' : kind === 'moisturiser' || kind === 'body' || kind === 'lip' ? (kind === 'body' ? 'body lotion' : kind === 'lip' ? 'lip balm' : 'moisturiser') : `a ${kind ?? 'moisturiser'}`
  const night = usage.when === 'night'
  const how = what === 'sunscreen'
    ? `${capital(thing.called)} ${night ? 'goes on at night, sunscreen in the morning' : 'goes on first; sunscreen is always the last step of the morning'}. Let each layer sink in for a minute and use two finger lengths of sunscreen for face and neck.`
    : what === 'make-up' ? `${night ? 'Use it at night and keep make-up for the day' : 'Put it on first, then moisturiser and sunscreen, then make-up'}. Let each layer settle for a minute, or it pills.`
      : `Put ${thing.called} on clean skin first and ${what} over it. If it stings, moisturise before and after instead: it still works.`
  return {
    paragraphs: [`**Yes, ${thing.called} and ${what} go well together.**`, kind === 'exfoliant' || kind === 'mask' ? 'Not on the same evening, though, if the other one exfoliates too: together they can leave skin raw.' : how],
    extras: [`Use ${thing.called} ${usage.often}.`, stopLine], sources: thing.ingredient?.full?.sources ?? [], things: [thing],
    suggestions: [`How often should I use ${thing.called}?`, `What should I not mix with ${thing.called}?`],
  }
}

/** "What can I (not) mix with A?": what goes well with it and what is better kept apart. */
const companions = ({ knowledge }: Asked, thing: Thing): Draft => {
  const others = ['niacinamide', 'ascorbic-acid', 'retinol', 'glycolic-acid', 'salicylic-acid', 'azelaic-acid', 'benzoyl-peroxide', 'sodium-hyaluronate', 'ceramide-np'].flatMap((id) => knowledge.byId(id) ?? [])
    .filter(({ id }) => id !== thing.ingredient?.id).map(thingOf)
  const found = others.flatMap((other) => {
    const verdict = interactionOf(knowledge, thing, other)
    return verdict === undefined ? [] : [{ other, verdict }]
  })
  const apart = found.filter(({ verdict }) => verdict.verdict === 'cancels-out' || verdict.verdict === 'irritation-stacking')
  const well = found.filter((one) => !apart.includes(one))
  const names = (rows: typeof found): string => listed(rows.slice(0, 4).map(({ other }) => other.called))
  return {
    paragraphs: [`**${apart.length > 0 ? `Keep ${thing.called} apart from ${names(apart)}.` : `${capital(thing.called)} ${thing.plural ? 'get' : 'gets'} along with nearly everything.`}**`, ...(well.length > 0 ? [`**Goes well with:** ${names(well)}.`] : []),
      ...(apart[0] === undefined ? [] : [`*Why:* ${sentence(apart[0].verdict.why)}`, `**How:** ${sentence(apart[0].verdict.how)}`])],
    extras: ['Add one new product at a time, two weeks apart, so you know what did what.', strengths([thing]) ?? '', 'Skin that stings or flakes wants fewer products, not more.', stopLine].filter((line) => line !== ''),
    sources: [...new Set(found.slice(0, 4).flatMap(({ verdict }) => verdict.sources))], things: [thing, ...apart.slice(0, 4).map(({ other }) => other)], suggestions: [`How often should I use ${thing.called}?`],
  }
}

/** What somebody reacts to or leaves out is not combined with anything. */
const notForYou = ({ knowledge, situation }: Asked, things: readonly Thing[], barred: readonly Thing[]): Draft => {
  const rest = things.filter((thing) => !barred.includes(thing))
  const reasons = [...new Set(barred.flatMap((thing) => objection(knowledge, thing, situation)?.text ?? []))].slice(0, 2).map(sentence)
  return {
    paragraphs: [`**No, leave ${listed(barred.map(({ called }) => called))} out.**`, reasons.join(' '), ...(rest.length > 0 ? [`${capital(listed(rest.map(({ called }) => called)))} alone may still suit you: check the label for what you avoid, also under other names.`] : ['Read the whole label: it can stand there under other names.'])],
    extras: ['Try anything new on a small patch behind the jaw for a few days first.', 'Paste an ingredient list here and I look for it.', stopLine], sources: ['general'], suggestions: ['Can you check an ingredient list for me?', 'What may I use instead?'],
  }
}

/** "May I use A with B?": the verdict first, then why, then how. */
export const composeCombine: Composer = (asked) => {
  const { knowledge, heard, situation } = asked
  const mineral = heard.kinds.includes('exfoliant') && heard.tokens.some((word) => word.startsWith('scrub')) ? heard.things.some(({ families }) => families.includes('exfoliant')) ? [] : [familyThing(knowledge, 'exfoliant')] : []
  const things = [...heard.things, ...mineral].slice(0, 4)
  const [a, b] = things
  if (a === undefined) return { paragraphs: ['**Tell me which two things you would like to combine,** for example retinol and vitamin C, and I will say whether they go together.'], brief: true }
  if (expects(situation) && things.some((thing) => cautionOf(thing, 'pregnancy') === 'avoid')) return composeSafe(asked)
  const barred = things.filter((thing) => objection(knowledge, thing, situation)?.tone === 'avoid')
  if (barred.length > 0) return notForYou(asked, things, barred)
  if (b === undefined) return heard.kinds.length > 0 || heard.cues.has('makeup') ? withKind(asked, a) : companions(asked, a)
  const found = pairsOf(things).map(([one, other]) => ({ one, other, verdict: interactionOf(knowledge, one, other) ?? byIrritation(one, other) }))
  const ids = [...new Set(found.flatMap(({ verdict }) => verdict.sources))]
  const names = listed(things.map(({ called }) => called))
  const suggestions = [`How often should I use ${a.called}?`, 'Morning or night?', heard.followsUp ? 'In what order do I put them on?' : 'Why?']
  const [first] = found
  if (found.length === 1 && first !== undefined) {
    const { verdict } = first
    return {
      paragraphs: [`**${sentence(verdict.short)}**`, `*${capital(names)}:* ${sentence(verdict.why)}`, `**How:** ${sentence(verdict.how)}${inShort(verdict)}`],
      extras: [strengths(things), things.some(isActive) ? 'New to either? Start with one, add the other after two weeks.' : 'Thinner textures first, thicker ones over them.', stopLine].filter((line) => line !== undefined),
      sources: ids, things, suggestions,
    }
  }
  const clash = found.filter(({ verdict }) => verdict.verdict === 'cancels-out' || verdict.verdict === 'irritation-stacking')
  const shown = clash.length > 0 ? [...clash, ...found.filter((one) => !clash.includes(one))] : found
  const nights = things.filter((thing) => usageOf(thing).when === 'night')
  const days = things.filter((thing) => usageOf(thing).when !== 'night')
  const week = heard.tokens.some((word) => ['week', 'weekly', 'schedule', 'fit', 'plan'].includes(word))
  const free = ['Monday', 'Thursday', 'Saturday']
  const plan = week && clash.length > 0 && nights.length > 0
    ? `**A week:** ${days.length > 0 ? `${listed(days.map(({ called }) => called))} in the morning, before sunscreen; ` : ''}${nights.slice(0, 3).map(({ called }, at) => `${called} on ${nights.length > 1 ? free[at] ?? 'Sunday' : 'Monday and Thursday'} night`).join(', ')}; all other nights only moisturiser.`
    : nights.length > 1
    ? `**A plan:** ${days.length > 0 ? `${listed(days.map(({ called }) => called))} in the morning; ` : ''}${listed(nights.map(({ called }) => called))} on different, alternate nights.`
    : `**A plan:** ${days.length > 0 ? `${listed(days.map(({ called }) => called))} in the morning` : ''}${nights.length > 0 ? `; ${listed(nights.map(({ called }) => called))} at night` : ', one after the other, thinnest first'}.`
  return {
    paragraphs: [
      clash.length > 0 ? `**Not together in one step: keep ${names} apart, at different times.**` : `**Yes, ${names} can be used in one routine.**`,
      ...(clash.length > 0 ? ['*Why:* the irritation adds up; it can damage the barrier and leave dark marks, above all on deeper skin.'] : []),
      shown.slice(0, clash.length > 0 ? 2 : 3).map(({ one, other, verdict }) => `- **${capital(one.called)} with ${other.called}:** ${sentence(verdict.short)}`).join('\n'), plan,
    ],
    extras: [shown[0] === undefined ? '' : sentence(shown[0].verdict.how), 'Start with one and add the next after two weeks.', stopLine].filter((line) => line !== ''), sources: ids, things, suggestions,
  }
}
