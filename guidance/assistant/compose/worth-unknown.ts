import { bullets, type Composer } from './draft.ts'

// "Cryo slimming wand, worth the money?": something that is not known here is weighed by what anybody can look at. Source: general.

const money = /\b(?:worth (?:it|the|my|all|that|r ?\d)|waste of money|moeite werd|geld werd)\b/

/** Whether a message asks if something is worth its money that is not known here, and names nothing else. */
export const asksWorthOfUnknown = ({
  heard: { things, kinds, household, unknown, concerns, tokens },
}: Parameters<Composer>[0]): boolean =>
  things.length + kinds.length + household.length + concerns.length === 0 &&
  unknown !== undefined &&
  unknown.length > 3 &&
  money.test(tokens.join(' '))

/** What makes a thing nobody here knows worth its money, or not. */
export const worthOfUnknown: Composer = ({ heard: { unknown = '' } }) => ({
  paragraphs: [
    `**I do not know “${unknown.slice(0, 40)}” well enough to say that it is worth your money; three things decide.**`,
    bullets([
      '**What is it meant to do?** Sunscreen SPF 30–50, a plain moisturiser and one proven active do most of what skin can gain, for little.',
      '**Who stands behind it?** A product: a full ingredient list, a maker and a batch number. A treatment: trained hands, sterile tools, photos of skin like yours.',
      '**What is promised?** Results in days, lighter skin or “no side effects” are advertising; anything real takes eight to twelve weeks.',
    ]),
    'Leave what cuts, burns, strips or needles at home. Tell me what it does or paste its ingredients, and I can be more exact.',
  ],
  things: [],
  topic: { ingredients: [] },
  suggestions: ['Is expensive skincare better?', 'Can you check an ingredient list for me?'],
})
