import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "My barber uses the same blade on everyone, is that a problem?": what blood and skin on a blade carry on. Source: general.

const tool = '(?:blades?|razors?|clippers?|trimmers?|needles?|derma ?rollers?|lem|lemme|skeermes(?:se)?)'
const shared = pattern`
  \b(?:same|one|old|dirty|used) ${tool}\b.{0,30}\b(?:every ?one|every ?body|all|each|customers?|clients?|people|others|almal|my (?:brother|dad|husband|friend|boyfriend|sister|mom|roommate))\b|
  \b(?:we|me and|and me|and i|both|us)\b.{0,40}\b(?:use|uses|using|share) (?:the )?(?:one|same|a) ${tool}\b|\b(?:share|shares|shared|sharing|borrow\w*|deel) (?:\w+ ){0,3}${tool}\b|\b${tool} (?:on|for|between) (?:every ?one|every ?body|all|each)\b|\b(?:barber|salon|saloon)\b.{0,40}\b(?:doesnt|dont|does not|never|nie) (?:clean|sterili[sz]e|change|wash)\b`
const asksOfIt =
  /\b(?:is|are|can|could|may|should|must|do|does|will|ok|okay|safe|problem|bad|risk|danger\w*|kan|mag|what|how)\b/

const mayShare = /\b(?:can|may|could|should|must|kan|mag|is it (?:ok|okay|safe|fine)|(?:ok|okay|safe|fine) to)\b/

/** What is said of a blade that goes from one to the next; undefined where none does. */
export const sharedBlades = ({ heard, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  return heard.isLabel || heard.injected || !shared.test(said) || !asksOfIt.test(said)
    ? undefined
    : {
        paragraphs: [
          `**${mayShare.test(said) ? 'No, rather not' : 'Yes, that is a risk'}: a blade that goes from one head to the next can carry hepatitis B and C, HIV, staph, ringworm and warts.** Nicks too small to see are enough.`,
          '**Ask for** a new blade from its packet each time, and clippers that are brushed out and disinfected in front of you; or take your own along. At home nobody shares a razor, trimmer, needle or face towel: germs, warts and ringworm pass on them, and irritated skin breaks out sooner.',
          'Shaved with one already? Wash with soap and water and keep it clean. Bled, and worried about HIV: a clinic within 72 hours can still prevent it; ask about hepatitis B as well.',
          'Pus, spreading pain, a ring that itches, or bumps that stay: show a clinic or pharmacist.',
        ],
        things: [],
        sources: ['general'],
        topic: { intent: 'particular', ingredients: [] },
        suggestions: ['How do I prevent razor bumps?', 'How do I clean clippers at home?'],
      }
}
