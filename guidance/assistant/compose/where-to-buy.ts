import { messagesOf } from '../conversation.ts'
import { type Asked, capital, is, it, saidIn, type Sketch } from './draft.ts'
import { usageOf } from './facts.ts'
import { isMedicine } from './lines.ts'
import { soldOverCounter } from './supply.ts'
import { wordsOf } from '../../text/normalise.ts'

// Where a thing that is named is sold: the shelf, or a prescription first. Source: general.

/** All that a person said that counts for this question: with what came before, where the message goes on from it. */
export const spokenIn = (asked: Asked): string =>
  [
    ...(asked.heard.followsUp
      ? messagesOf(asked.request.turns)
          .slice(-4)
          .map((text) => wordsOf(text).join(' '))
      : []),
    saidIn(asked),
  ].join(' . ')

/** Whether what is named, at the strength that is named, is on prescription. */
const prescribed = (asked: Asked): boolean => {
  const [thing] = asked.heard.things
  const percent = Math.max(...[...spokenIn(asked).matchAll(/\b(\d\d)\b/g)].map(([number]) => Number(number)))
  return (
    thing !== undefined &&
    (isMedicine(thing) || (thing.ingredient?.id === 'azelaic-acid' && percent >= 15 && percent <= 20))
  )
}

export const asksWhere = /\b(?:where|waar|who sells|which shop|which store|stocks?)\b/

/** "Where can I buy it?" */
export const whereToBuy = (asked: Asked): Sketch | undefined => {
  const [thing] = asked.heard.things
  if (!asksWhere.test(saidIn(asked)) || thing === undefined) return undefined
  if (soldOverCounter(thing)) {
    return {
      paragraphs: [
        `**At a pharmacy: ${thing.called} ${is(thing)} mostly sold over the counter, so ask the pharmacist; no prescription for the usual pack.** A pharmacy chain or its own online shop is also where it is sure to be real.`,
        'Check the pack: sealed, in date, a batch number and a maker’s or importer’s address, a leaflet inside. Not from a market stall, a friend or social media.',
        'Tell the pharmacist what it is for, and whether you are pregnant or breastfeeding; rules and stock change, so they have the last word.',
      ],
    }
  }
  if (prescribed(asked)) {
    return {
      paragraphs: [
        `**Prescription first: ask a doctor or dermatologist; a clinic can start you off too.** ` +
          `${capital(thing.called)} in that form ${is(thing)} a medicine here, ` +
          'and a pharmacy gives it out on their word.',
        'Meanwhile a pharmacist can tell you which weaker ones stand on the shelf; azelaic acid 10%, for example, is sold as a cosmetic.',
        'Never buy it from a market stall, a friend or social media: fakes and hidden steroids are common there.',
      ],
    }
  }
  return {
    paragraphs: [
      `**At a pharmacy, a larger supermarket or an online shop: ${thing.called} ${is(thing)} sold without a prescription.** ` +
        'Read the back: the name should stand in the ingredient list, with ' +
        'a percentage if possible.',
      `Ask the pharmacist for a shop brand: it often holds the same active for less. Use ${it(thing)} ${usageOf(thing).often}.`,
      'Choose a sealed pack with a batch number and a maker’s address.',
    ],
  }
}
