import { wordsOf } from '../../text/normalise.ts'
import { sentence, type Asked, capital, type Composer, type Draft, listed } from './draft.ts'
import { concernAsked, composeForConcern } from './concern.ts'
import { composeUnknown } from './not-known.ts'
import { composeWhatIs } from './about.ts'
import { composeCombine } from './combine.ts'
import { checkLabel } from '../../labels/check-label.ts'
import { evidenceCalled, concernCalled } from './concern-names.ts'
import { interactionOf } from './interactions.ts'
import { comedogenicLine, howLine } from './about-use.ts'
import type { Family } from '../../knowledge/kinds.ts'
import type { LabelCheck } from '#contract/guidance.ts'
import type { Thing } from '../understand/things.ts'
import { usageOf } from './usage.ts'
import { expects, isActive, isMedicine, medicineLine, patchLine, stopLine } from './lines.ts'
import type { Passage } from '../conversation.ts'

type LabelItem = LabelCheck['items'][number]

const starters = ['A simple routine for oily skin', 'Can I use retinol with vitamin C?', 'What helps with dark marks?']
const brief = (text: string, suggestions: string[] = starters): Draft => ({ paragraphs: [text], suggestions, brief: true, topic: { ingredients: [], families: [], concerns: [] } })

export const composeGreeting: Composer = () => brief('**Hello! I am SKYNN AI, an AI skincare guide, not a doctor.** Tell me about your skin, or ask about an ingredient, a routine or a label.')
/** Thanks leave the subject as it was, so that the next question can still lean on it. */
export const composeThanks: Composer = ({ heard }) => ({ paragraphs: ['**My pleasure.** Go gently, wear your sunscreen, and come back if anything stings or you want to go on.'], brief: true, suggestions: starters.slice(0, 2), topic: heard.previous ?? {} })
export const composeBye: Composer = () => brief('**Go well, and do not forget your sunscreen!** I am here when you have another skin question.', [])
export const composeWho: Composer = () => brief('**I am SKYNN AI, an AI skincare guide: a computer program, not a doctor and not a person.** I explain ingredients, routines and labels from sourced knowledge. I cannot diagnose, prescribe or see photos; for that, a pharmacist, clinic or dermatologist is the right person.')
export const composeCan: Composer = () => brief('**I can help with everyday skincare:**\n\n- build a morning or evening routine for your skin and budget\n- say whether two ingredients go together\n- explain an ingredient, or check a pasted ingredient list\n- suggest what helps with breakouts, dark marks, dryness and more\n\nI am an AI guide, not a doctor: I do not diagnose or prescribe.')
export const composeOffTopic: Composer = () => brief('**That is outside what I know: I only do skincare.** I am happy to help with a routine, an ingredient, a label or a skin concern, though.')
export const composeInjection: Composer = () => brief('**I can’t do that: I stay an AI skincare guide, not a doctor, and leave medicines to a prescriber.** Ask me about a routine, an ingredient or a label and I will gladly help.')

/** The sentence of our own content that has most to do with a message; never one that gives orders to a machine. */
const quoteFrom = (passages: readonly Passage[], tokens: readonly string[]): { text: string; passage: Passage } | undefined => {
  const wanted = new Set(tokens.filter((word) => word.length > 4))
  let best: { text: string; passage: Passage } | undefined
  let most = 1
  for (const passage of passages) {
    for (const text of passage.text.split(/(?<=[.!?])\s+/)) {
      const words = wordsOf(text)
      if (words.length < 6 || words.length > 45 || /\b(ignore|instruction|prompt|assistant|pretend|system|prescri\w*|lighten\w*|whiten\w*|bleach\w*|\d+\s?mg)\b|[<>[\]]/i.test(text)) continue
      const score = new Set(words.filter((word) => wanted.has(word))).size
      if (score > most) [best, most] = [{ text, passage }, score]
    }
  }
  return best
}

/** About skin, but not understood: what we have from our own pages, and how to ask. */
export const composeUnclear: Composer = (asked) => {
  const { heard, request } = asked
  if (heard.unknown !== undefined && heard.cues.has('what')) return composeUnknown(asked)
  const quote = quoteFrom(request.passages ?? [], heard.tokens)
  const skin = heard.kinds.length > 0 || heard.cues.has('skin')
  if (quote === undefined && !skin) return brief('**I am not sure what you mean.** Tell me what your skin is doing or which product you ask about, for example “my cheeks are dry” or “can I use niacinamide with retinol?”.')
  if (quote === undefined) return composeForConcern({ ...asked, heard: { ...heard, concerns: heard.concerns } })
  return {
    paragraphs: [`**From our page “${quote.passage.title}”:** ${quote.text}`, 'That is the closest I have to your question. Tell me your skin type and what bothers you most, and I can be more exact.'],
    extras: ['Three things suit nearly everyone meanwhile: a gentle cleanser, a plain moisturiser, and sunscreen, SPF 30–50, every morning.', patchLine, stopLine], sources: [], suggestions: starters,
  }
}

const mythVerdict = { false: 'No, that is a myth.', 'half-true': 'Only half true.', harmful: 'Please don’t: that can do harm.', true: 'Yes, that is true.' } as const

/** A myth: named as one, then what is so. */
export const composeMyth: Composer = (asked) => {
  const { heard, knowledge } = asked
  const myth = heard.myth
  if (myth === undefined) return heard.things.length > 0 ? composeWhatIs(asked) : composeUnclear(asked)
  const concern = concernAsked(asked)
  const entry = knowledge.concerns.find(({ id }) => id === concern)
  return {
    paragraphs: [`**${mythVerdict[myth.verdict]}** The claim: “${sentence(myth.claim)}”`, myth.answer, ...(entry === undefined || heard.concerns.length === 0 ? [] : [`**What helps with ${concernCalled[entry.id]} instead:** ${entry.firstLine.filter(({ ingredients }) => ingredients.length > 0 && !ingredients.includes('retinol')).slice(0, 1).map(({ text }) => text).join('')}`])],
    extras: ['Change one thing at a time and give it eight weeks or more: that is how to see what really works.', 'A gentle cleanser, a plain moisturiser and sunscreen, SPF 30–50, do more than most tricks.', stopLine], sources: myth.sources, topic: { entry: myth.id }, suggestions: ['Why do people believe that?', 'What works instead?'],
  }
}

export const composeParticular: Composer = (asked) => {
  const one = asked.heard.particular
  if (one === undefined) return composeUnclear(asked)
  // An active on skin that a needle, wax or laser has just opened.
  const applied = one.id === 'home-procedures' ? asked.heard.things.filter((thing) => isActive(thing)).slice(0, 3).map(({ called }) => called) : []
  const first = applied.length === 0 ? [] : [`**No, not on the same day: keep ${listed(applied)} apart from it.** On freshly needled, peeled or lasered skin an active goes in too deep and irritates, with a risk of burns, allergy and dark marks. Leave it about a week before, and until skin has healed after.`]
  return {
    paragraphs: first.length > 0 ? [...first, ...one.says.slice(0, 1), ...one.says.slice(2)] : [...one.says], extras: [patchLine, stopLine], sources: [...new Set(one.ingredients.flatMap((id) => asked.knowledge.byId(id)?.full?.sources ?? []).concat('general'))].slice(0, 4),
    topic: { entry: one.id, ingredients: [...one.ingredients], ...(one.concern !== undefined && { concerns: [one.concern] }) }, suggestions: [one.ingredients[0] === undefined ? 'A simple routine for my skin' : `How often should I use ${one.ingredients[0].replaceAll('-', ' ')}?`, 'When should I see somebody about it?'],
  }
}

/** What is asked of a list beside whether it suits: which UV filters, whether it is vegan. */
const beyondList = ({ knowledge, heard }: Asked, items: readonly LabelItem[]): string[] => {
  const asks = (...words: string[]): boolean => words.some((word) => heard.tokens.includes(word))
  const called = (found: readonly LabelItem[]): string => listed([...new Set(found.map(({ printed }) => printed.trim()))].slice(0, 4))
  const of = (family: Family): LabelItem[] => items.filter(({ families }) => families.includes(family))
  const [mineral, organic] = [of('uv-filter-mineral'), of('uv-filter-organic')]
  const filters = asks('filter', 'filters', 'mineral', 'physical', 'chemical') && mineral.length + organic.length > 0
    ? [`**UV filters:** ${[mineral.length > 0 ? `mineral (physical): ${called(mineral)}` : '', organic.length > 0 ? `organic (chemical): ${called(organic)}` : ''].filter((part) => part !== '').join('; ')}.`] : []
  const animal = items.filter(({ ingredient, printed }) => /cera alba|beeswax|lanolin|\bmel\b|honey|propolis|carmine|ci 75470|collagen|elastin|keratin|lac\b|milk|snail|adeps|tallow|squalene|guanine|silk|sericin/i.test(printed) || (ingredient !== null && (knowledge.byId(ingredient)?.origins ?? []).some((origin) => ['bee', 'lanolin', 'milk', 'egg', 'fish', 'animal'].includes(origin))))
  const vegan = asks('vegan', 'animal', 'halaal', 'halal') ? [animal.length > 0 ? `**Not vegan by its list:** ${called(animal)} come${animal.length === 1 ? 's' : ''} from animals.` : '**Nothing on the list is plainly from animals,** but glycerin and fatty acids can be either: ask the maker.'] : []
  return [...filters, ...vegan]
}

/** A pasted ingredient list, summed up. */
export const composeLabel: Composer = (asked) => {
  const { knowledge, heard, request, situation } = asked
  const { conditions } = situation
  const check = checkLabel(knowledge, heard.message, {
    ...request.profile, ...(heard.skinType !== undefined && { skinType: heard.skinType }), ...((conditions.has('pregnant') || conditions.has('trying')) && { pregnant: true }), ...(conditions.has('breastfeeding') && { breastfeeding: true }),
  })
  const retinoid = expects(situation) ? check.items.find(({ families }) => families.includes('retinoid') || families.includes('retinoid-medicine')) : undefined
  // Beside a plain no, what else a retinoid does is beside the point.
  const told = (notes: readonly { text: string }[]): { text: string }[] => notes.filter(({ text }) => retinoid === undefined || !/retin/i.test(text))
  const first = (count: number, notes: readonly { text: string }[]): string => [...new Set(notes.map(({ text }) => text))].slice(0, count).map((text) => `- ${sentence(text)}`).join('\n')
  const unknown = check.items.filter(({ how }) => how === 'unrecognised').map(({ printed }) => printed.slice(0, 40))
  const ids = check.items.flatMap(({ ingredient }) => (ingredient === null ? [] : [ingredient])).slice(0, 6)
  return {
    paragraphs: [
      check.lighteners.length > 0 ? `**Do not use this one.** ${check.lighteners.slice(0, 1).map(({ text }) => text).join(' ')}` : retinoid === undefined ? `**${sentence(check.summary)}**` : `**No, leave this one out in pregnancy, when trying for a baby and while breastfeeding, because it contains ${retinoid.name ?? retinoid.printed}, a retinoid.**`,
      ...(told(check.doesNotSuit).length > 0 ? [`**Worth minding:**\n${first(3, told(check.doesNotSuit))}`] : []), ...(told(check.suits).length > 0 && retinoid === undefined ? [`**In its favour:**\n${first(2, check.suits)}`] : []),
      ...beyondList(asked, check.items), ...(check.allergens.length > 0 ? [`Declared fragrance allergens: ${listed(check.allergens.slice(0, 5))}.`] : []), ...(unknown.length > 0 ? [`Not recognised: ${listed(unknown.slice(0, 3))}.`] : []),
    ],
    extras: ['The nearer the front of the list, the more there is of it; amounts are not printed.', patchLine, 'Tell me your skin type or what you avoid, and I can look at it with that in mind.', stopLine], sources: ['general'], topic: { ingredients: ids, families: [] }, suggestions: ['Is it safe in pregnancy?', 'Does it suit sensitive skin?', 'What does the first active do?'],
  }
}

/** What else there is to say of something that was just explained. */
const moreOn = (asked: Asked, thing: Thing): Draft => {
  const full = thing.ingredient?.full
  const usage = usageOf(thing)
  const helps = (full?.helps ?? []).slice(0, 4).map(({ concern, evidence }) => `- ${capital(concernCalled[concern])}: ${evidenceCalled[evidence]}`)
  const careful = (full?.careful ?? []).slice(0, 3).map(({ who, why }) => `${who === 'everyone' ? 'everybody' : who.replaceAll('-', ' ')} (${why.replace(/\.$/, '').toLowerCase()})`)
  return {
    paragraphs: [helps.length > 0 ? `**What ${thing.called} can do, and how sure we are:**\n${helps.join('\n')}` : `**There is little more that is certain about ${thing.called}.** ${sentence(full?.does ?? '')}`, careful.length > 0 ? `**Who should be careful:** ${listed(careful)}.` : '', isMedicine(thing) ? medicineLine : howLine(thing)].filter((line) => line !== ''),
    extras: [comedogenicLine(thing, asked) ?? '', full?.legal === undefined ? '' : `Rules: ${sentence(full.legal)}`, `Judge it after ${usage.takes}.`, stopLine, patchLine].filter((line) => line !== ''), sources: full?.sources ?? [], things: [thing], suggestions: [`How often should I use ${thing.called}?`, `What should I not mix with ${thing.called}?`],
  }
}

/** "Why?", "tell me more": the reason behind the last answer. */
export const composeMore: Composer = (asked) => {
  const { heard, knowledge } = asked
  const [a, b] = heard.things
  const previous = heard.previous?.intent
  if (heard.myth !== undefined) return { ...composeMyth(asked), paragraphs: ['**Because of what has been measured, not of what is passed on.**', heard.myth.answer, `${listed(heard.myth.sources.slice(0, 2).map((id) => knowledge.source(id).title.slice(0, 90)))}: that is where it comes from.`] }
  if (heard.particular !== undefined) return composeParticular(asked)
  if (a !== undefined && b !== undefined && previous === 'combine') {
    const found = interactionOf(knowledge, a, b)
    if (found === undefined) return composeCombine(asked)
    return { paragraphs: [`**${sentence(found.why)}**`, `${capital(evidenceCalled[found.evidence])}. What we say of ${a.called} and ${b.called} rests on that.`, `**In practice:** ${sentence(found.how)}`], extras: [stopLine, patchLine, 'Sensitive or deeper skin does best with the slower way.'], sources: found.sources, things: [a, b], suggestions: ['In what order do I put them on?', `How often should I use ${a.called}?`] }
  }
  if (a?.ingredient?.full !== undefined && b === undefined && previous === 'what-is') return moreOn(asked, a)
  if (a !== undefined && previous !== 'routine' && previous !== 'for-concern' && previous !== 'suggest') return composeWhatIs(asked)
  const entry = knowledge.concerns.find(({ id }) => id === concernAsked(asked))
  if (entry === undefined) return a === undefined ? composeUnclear(asked) : composeWhatIs(asked)
  return {
    paragraphs: [`**${entry.means}**`, `So the first line aims at the cause: ${entry.firstLine.slice(0, 1).map(({ text }) => text).join('')}`, entry.deeperSkin], extras: [entry.takes, entry.beSeen, stopLine], sources: entry.sources, topic: { concerns: [entry.id] },
    suggestions: ['How long until it works?', 'Which products under R300?'],
  }
}
