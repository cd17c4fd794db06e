import type { Intent } from '../conversation.ts'
import { composeCombine, fromKitchen, unknownHalf } from './combine.ts'
import { composeCompare, likeness } from './compare.ts'
import { type Asked, capital, type Sketch } from './draft.ts'
import { composeReaction } from './reaction.ts'
import { forChild } from './safe.ts'
import { strengthAnswer } from './strength.ts'
import { composeSunscreen, plainSunscreen, repeats, underSixMonths } from './sunscreen.ts'
import { reasonFor } from './why.ts'

/** Intents that are what they are, whatever else the message holds. */
const fixed = new Set<Intent>(['label', 'lightening', 'diagnosis', 'injection', 'noted', 'greeting', 'thanks', 'bye', 'who-are-you', 'what-can-you-do',
  'off-topic', 'red-flag'])

/** What a question has a verdict of its own for, whatever it was taken for: a strength, an unknown half, "is X a Y", "why". */
export const verdictFirst = (asked: Asked, intent: Intent): Sketch | undefined => {
  if (fixed.has(intent) || asked.heard.isLabel) return undefined
  if (intent === 'particular' && asked.heard.particular?.sure === true) return asked.heard.particular.id.startsWith('term') ? insteadOfSunscreen(asked)
    : undefined
  const { things, cues, tokens } = asked.heard
  const said = tokens.join(' ')
  if (intent === 'explain-more') {
    if (cues.has('reaction') && !cues.has('why')) return composeReaction(asked)
    if (asked.situation.conditions.has('under-12') && things.length === 0) return forChild(asked)
  }
  const product = asked.heard.kinds.length > 0 || /\b(?:cream|room|product|lotion|serum)\b/.test(said)
  if (cues.has('reaction') && product && things.length === 0 && ((intent === 'particular' && asked.heard.particular?.id === 'causes')
    || ((intent === 'suggest' || intent === 'for-concern') && /\b(?:hoekom|why|after|na|since|sedert|from|gives?|gave|makes?|made|maak)\b/.test(said)
      && (!cues.has('product') || cues.has('why'))))) return composeReaction(asked)
  // A question that looks like a claim going round is no claim when nobody passes one on.
  if (intent === 'myth' && things.length > 1 && asked.heard.joined === 'or' && !repeats.test(said)) return composeCompare(asked)
  if (intent !== 'combine' && intent !== 'myth' && things.length === 1 && (asked.heard.household.length > 0 || fromKitchen.test(said)) && cues.has('together')
    && /\b(?:mix|mixed|with|together|add|meng|saam|met)\b/.test(said)) return composeCombine(asked)
  if (intent === 'myth' && things.length > 1 && (cues.has('together') || asked.heard.joined === 'and') && !repeats.test(said)) return composeCombine(asked)
  if (intent === 'does-help' && harmed.test(said) && /\b(?:pimpl|bump|break|broke|rash|red|dr[iy]|itch|burn|sting|spots|acne|puisie|peel|flak|worse)/.test(said)
    && !/^(?:does|do|can|will|could|would|is|are|should|if|might|may)\b/.test(said)) return composeReaction(asked)
  if (intent === 'suggest' && asked.heard.kinds.includes('sunscreen') && underSixMonths.test(said)) return composeSunscreen(asked)
  const sun = sunToo.has(intent) ? plainSunscreen(asked) : undefined
  return sun ?? (intent === 'explain-more' ? reasonFor(asked) : undefined) ?? strengthAnswer(asked) ?? unknownHalf(asked, intent) ?? likeness(asked)
    ?? onTheFace(asked)
}

/** It tells what a product did, and does not ask what it would do. */
const harmed = new RegExp(String.raw`\b(?:(?:mak(?:es|ing)|made|gives?|gave|giving) (?:me|my)|(?:broke|breaks?|breaking) me out|got \S+(?: \S+)? from|`
  + String.raw`since i|from using|after using|maak my)\b`)

const sunToo = new Set<Intent>(['myth', 'safe', 'how-often', 'when'])

/** "Aloe gel instead of sunscreen?" */
const insteadOfSunscreen = ({ heard: { tokens } }: Asked): Sketch | undefined =>
  !/\b(?:instead of|in place of|rather than|as|replace) (?:(?:a|my|the) )?(?:sunscreen|spf|sunblock|sonskerm)\b/.test(tokens.join(' ')) ? undefined : {
    paragraphs: ['**No: only a sunscreen with tested UV filters protects.**',
      'Gels, oils, butters, clay and make-up let most UV through, whatever SPF is claimed for them; you burn and mark under them.',
      'Use broad-spectrum sunscreen, SPF 30–50, two finger lengths for face and neck. Money short? A plain shop brand, hat and shade do more than any oil.'],
    things: [], topic: { kind: 'sunscreen' },
  }

/** "My foot cream on my face?" */
const onTheFace = (asked: Asked): Sketch | undefined => {
  const { heard: { followsUp, tokens, things: [thing] }, request } = asked
  const now = tokens.join(' ')
  const story = `${followsUp ? request.turns.filter(({ role }) => role === 'user').slice(-1).map(({ text }) => text.toLowerCase()).join(' ') : ''} ${now}`
  if (!/\b(?:face|gesig|ubuso)\b/.test(now) || !/\b(?:foot|feet|heel|voet|hak)\S* (?:cream|balm|lotion|mask|peel|room)\b/.test(story)) return undefined
  return {
    paragraphs: [
      '**No, not that foot cream: it is made for hard skin and is too strong for the face.**',
      'Foot creams often hold urea 10–25% or acids, which make thick skin let go; on the face they sting, redden and can leave marks.',
      thing === undefined ? 'Take a plain face moisturiser with glycerin or ceramides instead.'
        : `**${thing.called === 'urea' ? 'Urea about 5%' : capital(thing.called)} in a product made for the face** can suit you; take the lowest strength, on `
          + `damp skin, and look for fragrance-free.`,
    ],
    things: [],
  }
}
