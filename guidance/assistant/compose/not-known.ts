import { calledOf, thingOf } from '../understand/things.ts'
import { closestNames } from '../understand/vocabulary.ts'
import { capital, type Composer, listed, sentence, small } from './draft.ts'
import { howLine } from './about-use.ts'

/** "I don't know that": said plainly, with the closest we have. */
export const composeUnknown: Composer = ({ knowledge, heard }) => {
  if (heard.cues.has('brandName') && heard.unknown === undefined) {
    return {
      paragraphs: ['**I do not rate brands: what counts is the product’s ingredient list and how your skin takes it.**', 'Paste the list from the pack (or the shop’s page) and I go through it item by item: what it does, what suits you, and what to mind if you avoid something.', 'Meanwhile, for any brand: choose fragrance-free if your skin is sensitive, a lighter texture if it is oily, a richer cream if it is dry, and SPF 30–50 for the morning. Try one new product at a time on a small patch.'],
      suggestions: ['Can you check an ingredient list for me?', 'A simple routine for my skin'], sources: [],
    }
  }
  if (heard.household.length > 0 && heard.unknown === undefined) {
    return { paragraphs: [...heard.household.slice(0, 2).map(({ says }) => says), 'For the face three things are enough: a gentle cleanser, a plain moisturiser, and sunscreen, SPF 30–50, every morning.'], extras: ['Try anything new on a small patch behind the jaw for a few days first.', 'Stop if it burns, swells or comes up in a rash; see a pharmacist or clinic if that has not settled in a few days.'], sources: ['general'], suggestions: ['What helps with dry skin?', 'A simple routine for my skin'] }
  }
  const word = heard.unknown ?? 'that'
  const [closest, ...others] = heard.unknown === undefined ? [] : closestNames(knowledge, heard.unknown)
  const first = `**I don’t know “${word.slice(0, 60)}” as a skincare ingredient,** so I will not guess what it does.`
  if (closest === undefined) {
    return {
      paragraphs: [first, 'It may be a brand’s own name for a mixture. The ingredient list on the pack says what is really in it: paste that list here and I can go through it item by item.',
        'Until you know more, try any new product on a small patch behind the jaw for a few days, add one thing at a time, and stop if it burns, swells or comes up in a rash. A pharmacist can look at the pack with you.'],
      suggestions: ['Can you check an ingredient list for me?', 'How do I patch test?'], sources: [],
    }
  }
  const thing = thingOf(closest)
  return {
    paragraphs: [first, `The closest I have is **${calledOf(closest)}**${others.length > 0 ? ` (or ${listed(others.map(calledOf), 'or')})` : ''}. ${capital(calledOf(closest))}: ${sentence(small(closest.does))}`, howLine(thing)],
    extras: ['If you meant something else, copy the name as it is printed on the pack, or paste the whole ingredient list.', 'Try anything new on a small patch for a few days first.'], sources: closest.full?.sources ?? [], things: [thing],
    suggestions: [`What is ${calledOf(closest)}?`, 'Can you check an ingredient list for me?'],
  }
}
