import type { Intent } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, type Draft, listed, sentence, small } from './draft.ts'
import { expects, isMedicine, objection } from './lines.ts'
import { reactionTold } from './reaction-told.ts'
import { fineInstead } from './safe.ts'

// "I am allergic to nuts." … "What is almond oil?": what a thing is may be told, but never without saying that this person leaves it out; so on
// acne capsules.

/** Answers that are about a thing by its name. */
const aboutThings = new Set<Intent>([
  'what-is',
  'does-help',
  'compare',
  'combine',
  'how-often',
  'how-to-use',
  'how-long',
  'when',
  'order',
  'price',
  'safe',
  'suggest',
  'sunscreen',
])
const onCapsules =
  'What suits it now: a mild wash, a rich, fragrance-free cream twice a day, lip balm and sunscreen SPF 50. Ask your prescriber before you ' +
  'add anything.'

const forSmallOnes =
  'What is enough: a gentle, fragrance-free cleanser, a plain moisturiser and a mineral sunscreen, SPF 30–50. Pimples under 12 are for a ' +
  'clinic or doctor to look at.'

/** How it is used, and whether it is worth it, is nothing to somebody who leaves it out. */
const useless = /^\*\*How:|^\*Why:|^\*\*(?:yes|perhaps|usually|mostly)\b/i

/** It says no already, and not only that nothing is wrong with it, or with its price. */
const refuses =
  /^\*{0,2}(?:no(?!,? (?:scam|harm\b|need\b|expensive))|not|better not|best not|never|leave|stop|yes, leave)\b/i

/** "What's an alternative?": what there is instead comes first. */
const asksInstead = /\b(?:alternatives?|substitutes?|instead|in place of|replacements?|alternatief|in plaas)\b/

/** An answer about a thing that this person leaves out, with that told first and nothing of how to use it. */
export const withWhatIsLeftOut = (asked: Asked, intent: Intent, draft: Draft): Draft => {
  const {
    knowledge,
    heard: { things },
    situation,
  } = asked
  if (!aboutThings.has(draft.topic?.intent ?? intent) || refuses.test(draft.paragraphs[0] ?? '')) return draft
  const against = things.flatMap((thing) => {
    const note = objection(knowledge, thing, situation)
    return !isMedicine(thing) &&
      note?.tone === 'avoid' &&
      (/^(?:avoid|isotretinoin)/.test(note.because.rule) ||
        (note.because.rule === 'child' && intent === 'compare' && !expects(situation)))
      ? [{ thing, note }]
      : []
  })
  const [first] = against
  if (first === undefined) return draft
  const others = things.filter((thing) => against.every((one) => one.thing !== thing))
  const chosen =
    intent === 'compare' && others.length > 0
      ? `**So ${listed(
          others.map(({ called }) => called),
          'or',
        )}.**`
      : undefined
  const instead =
    others.length > 0 || intent === 'suggest'
      ? undefined
      : first.note.because.rule === 'isotretinoin'
        ? onCapsules
        : first.note.because.rule === 'child'
          ? forSmallOnes
          : fineInstead(asked, 'Fine for you instead')
  if (
    instead !== undefined &&
    first.note.because.rule.startsWith('avoid') &&
    asksInstead.test(tokensOf(asked.request.message).join(' '))
  ) {
    return {
      ...draft,
      things: [],
      paragraphs: [
        instead,
        `${capital(sentence(first.note.text))} What moistens, softens or soothes is rarely only one thing: glycerin on damp skin and a plain cream over it do most of the same.`,
        'Read the list of each new product: names of what you leave out can stand far down. Paste one here and I go through it.',
      ],
      extras: [],
    }
  }
  const unused = (line: string): boolean => !useless.test(line)
  const ofIt = (line: string): boolean =>
    against.some(({ thing: { called } }) => line.toLowerCase().startsWith(`- **${called.toLowerCase()}`))
  // Where neither of two is left, nothing that compares them is.
  const rest =
    intent === 'compare' && others.length === 0
      ? []
      : chosen === undefined
        ? draft.paragraphs.filter(unused)
        : draft.paragraphs
            .slice(1)
            .map((one) =>
              one
                .split('\n')
                .filter((line) => !ofIt(line))
                .join('\n'),
            )
            .filter((one) => one !== '' && unused(one))
  const reacts = first.note.because.rule.startsWith('avoid') ? reactionTold(asked) : ''
  return {
    ...draft,
    things: others,
    paragraphs: [
      `**Not for ${first.note.because.rule === 'child' ? 'a child' : 'you'}: ${small(sentence(first.note.text))}**${reacts}`,
      ...(chosen === undefined ? [] : [chosen]),
      ...rest,
      ...(instead === undefined ? [] : [instead]),
    ],
    extras: others.length === 0 && intent !== 'suggest' ? [] : (draft.extras ?? []).filter(unused),
  }
}
