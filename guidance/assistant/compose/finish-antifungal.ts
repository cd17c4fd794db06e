import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'

// "Ringworm, clotrimazole from the pharmacy" – "looks better after five days, can I stop?": too early, or it comes back. Source: general; the leaflets of such creams.

const antifungal = pattern`\b(?:clotrimazole|canesten|canalba|candaspor|miconazole|daktarin|terbinafine|lamisil|mycota|econazole|ketoconazole cream|bifonazole|anti ?fungals?(?: cream)?|(?:ringworm|athletes? foot|fungal|fungus|jock itch) (?:cream|ointment|salf))\b`
const trouble = pattern`\b(?:ring ?worms?|athletes? foot|jock itch|fung\w*|tinea|between (?:my|his|her|the) toes|omlope)\b`
/** Tablets, nails, hair and thrush have their own times, and are a prescriber's. */
const others =
  /\b(?:tablets?|pills?|capsules?|pille|fluconazole|griseofulvin|nails?|toe ?nails?|scalp|head|hair|thrush|vagin\w*|private|shampoo|dandruff|prescri\w*|doctor|pregnan\w*|nappy|nappies|baby|worse|burn(?:s|ing|t)?|blister\w*)\b/
const better = pattern`\b(?:better|gone|cleared|clear|healed|improv\w*|disappear\w*|(?:stopped|not|doesnt|isnt|no longer) (?:itch\w*|visible)|faded|fading|weg|beter|looks? (?:fine|normal|ok|good))\b`
const asksToStop = pattern`\b(?:can|may|must|should|do|could|kan|mag|moet) (?:i|we|he|she|ek) (?:now |just |already |still )*(?:stop|quit|leave (?:it|the)|finish|carry on|continue|keep|go on|ophou|los)\b|\b(?:stop (?:now|it|using|the cream)|still (?:need|use|put)|enough|done (?:now|with it)|how (?:long|much longer) (?:must|should|do) i (?:still )?(?:use|keep|carry|go|put)|keep (?:using|on))\b`
const back = 2

/** How long a cream against fungus goes on once skin looks better; undefined where tablets, nails or somebody's prescription are meant. */
export const finishAntifungal = ({ heard, request: { message, turns }, situation }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const story = [
    ...messagesOf(turns)
      .slice(-back)
      .map((text) => tokensOf(text).join(' ')),
    said,
  ].join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    situation.babyMonths !== undefined ||
    !antifungal.test(story) ||
    !asksToStop.test(said) ||
    others.test(story) ||
    !(better.test(said) || (trouble.test(story) && /\bhow (?:long|much longer)\b/.test(said)))
  )
    return undefined
  return {
    paragraphs: [
      `**${/\b(?:carry on|continue|keep (?:using|on|going)|go on|still)\b/.test(said) && !/\bstop\b/.test(said) ? 'Yes, go' : /\bhow (?:long|much longer)\b/.test(said) ? 'Go' : 'Not yet: go'} on with the cream for one to two weeks after skin looks clear, mostly two to four weeks in all.** The leaflet of yours has the last word; some need less.`,
      '*Why:* the fungus lives on in skin that already looks healed, and comes back when the cream is left off too soon.',
      '**How:** thinly, as often as the leaflet says, and two fingers beyond the edge. Dry well, also between toes and in folds; own towel, clean socks and clothes, bedding washed hot. The dark mark that stays is no fungus and fades over months.',
      'A pharmacist or clinic: no better after two weeks, it spreads or comes back, it sits on scalp or nails, or it burns or blisters from the cream.',
    ],
    things: [],
    sources: ['general'],
    sure: true,
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['How do I stop ringworm from spreading?', 'When should I see somebody?'],
  }
}
