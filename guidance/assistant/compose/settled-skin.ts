import type { ProductKind } from '../../knowledge/kinds.ts'
import type { Intent } from '../conversation.ts'
import { type Asked, calledAll, saidIn, type Sketch } from './draft.ts'
import { kindTexts } from './kinds.ts'
import { isActive, isMedicine, isRetinoid } from './lines.ts'
import { forGroup } from './safe.ts'
import { hasHealed, plainlyHealed } from '../understand/skin-state.ts'
import { pattern } from '../../text/pattern.ts'

// Skin that only tingled, that the sun burnt, or that has healed: may it have this, and when again? Source: general dermatology practice.

const asksToUse = pattern`
  \b(?:can|may|should|could|kan|mag|when (?:can|may|should|do|must)|how soon|wanneer) (?:i|we|she|he|my|ek)\b|\b(?:safe|ok|okay|fine)\b|\b(?:go|get|
  going) back to|\bstart (?:again|using)|\bagain\b|\bweer\b`
const nothingLeft = pattern`
  \b(?:seconds?|for (?:about |like |maybe )?(?:a|one|1|two|2) minutes?|(?:n|een|paar) minu\w+|sekondes?|(?:dans?|is) (?:is )?(?:dit )?weg|a few minutes|(?:its|it is|is|then) gone|then nothing|then stops?|goes away|then its fine|then it is fine|a bit|a little|slight\w*|mild\w*|
  no (?:redness|rash|peeling|swelling)|effens|bietjie)\b`
const lasts =
  /\b(?:hours|all day|days|whole day|very|really|badly|so much|swollen|swelling|rash|blister\w*|raw|peeling|hives|red face|worse)\b/
const sting = /\b(?:sting\w*|tingl\w*|burn\w*|itch\w*|prick\w*|prik\w*|tintel\w*|steek|brand|warm)\b/
const denied = /\bno (?:redness|rash|peeling|swelling|blister\w*|burn\w*|sting\w*|itch\w*)\b/g

const tingled = /\b(?:sting\w*|stung|tingl\w*|prick\w*|tintel\w*)\b/
const soonGone = pattern`
  \b(?:seconds?|secs|sekondes?|(?:a|one|1|two|2) (?:min|minutes?|minuut)|few minutes|(?:then |and |its |it is |is |was )+(?:gone|over|stops?|stopped|fine)|goes away|went away|a (?:bit|little)|slight\w*|
  mild\w*|effens|bietjie)\b`
const briefly = (said: string): boolean =>
  tingled.test(said) &&
  soonGone.test(said) &&
  !lasts.test(said.replaceAll(denied, ' ')) &&
  !/\b(?:burn\w*|brand|every time|always|eyes?|lips?)\b/.test(said)

/** A tingle that is gone at once, of a product whose active nobody named. */
const onlyBrief = (kind: ProductKind | undefined): Sketch => ({
  paragraphs: [
    `**Mostly that is normal: a mild tingle${kind === undefined ? '' : ` from ${kindTexts[kind].called}`} that is gone in seconds and leaves nothing behind is common, and harmless.**`,
    'An acid, vitamin C, alcohol or scent in it does that, and skin that is dry, freshly shaved or just washed feels it sooner. Put it on dry skin, less of it, with a ' +
      'plain moisturiser after; if it comes every time, take a fragrance-free one.',
    '**Stop** when it burns longer than a few minutes, or leaves redness, swelling, flakes or a rash; then only a mild wash, plain moisturiser and sunscreen until calm.',
  ],
  things: [],
  topic: { intent: 'reaction', ...(kind !== undefined && { kind }) },
  sources: ['general'],
})

/** "It stings for twenty seconds, is that normal?" */
export const mildSting = (
  {
    heard: {
      things: [thing],
      kinds: [kind],
      tokens,
    },
  }: Asked,
  intent: Intent,
): Sketch | undefined => {
  const said = tokens.join(' ')
  if (intent !== 'reaction') return undefined
  if (thing === undefined) return briefly(said) ? onlyBrief(kind) : undefined
  const mayTingle =
    isActive(thing) || isMedicine(thing) || ['niacinamide', 'azelaic-acid'].includes(thing.ingredient?.id ?? '')
  if (!mayTingle) return undefined
  if (
    !/\b(?:normal|normaal|supposed|usual|expected|ok|okay|worry|stop|keep|continue|carry on|wrong|bad|working|works|hurt\w*|harm\w*|damag\w*)\b/.test(
      said,
    ) ||
    !sting.test(said.replaceAll(denied, ' ')) ||
    !nothingLeft.test(said) ||
    lasts.test(said.replaceAll(denied, ' '))
  )
    return undefined
  return {
    paragraphs: [
      `**Yes, that is normal: ${thing.called} may tingle or sting mildly for a minute and leave nothing behind.**`,
      'Put it on fully dry skin, not straight after washing, shaving or scrubbing, or put moisturiser under it; fewer evenings or a lower strength ' +
        'make it milder still.',
      '**Stop** when it burns longer than a few minutes, or leaves redness, swelling, flakes or a rash; then only a mild wash, plain moisturiser and ' +
        'sunscreen until calm.',
    ],
    things: [thing],
    topic: { intent: 'reaction' },
    suggestions: ['Is it purging or a reaction?', `How often should I use ${thing.called}?`],
  }
}

/** "Is retinol fine on sunburn?": the verdict on the thing, with what to do meanwhile. */
export const onSunburn = (asked: Asked, intent: Intent): Sketch | undefined => {
  const {
    heard: {
      things: [thing],
      cues,
      harmed,
    },
  } = asked
  const said = saidIn(asked)
  if (
    thing === undefined ||
    saysHealed(asked) ||
    (harmed && !/\bon (?:my |a |the )?(?:sun ?burn\w*|burnt skin)\b/.test(said))
  )
    return undefined
  if (intent !== 'reaction' || !cues.has('sunburn') || !asksToUse.test(said) || isMedicine(thing)) return undefined
  const sketch = forGroup(thing, 'sunburn', asked.heard)
  return {
    ...sketch,
    paragraphs: sketch.paragraphs.filter((one) => one !== 'No particular risk is known for ' + 'you.'),
    topic: { ...sketch.topic, intent: 'safe' },
  }
}

/** Whether somebody asks to use something now that a wound or trouble has gone. */
export const saysHealed = ({ heard: { things, tokens } }: Asked): boolean =>
  things.length > 0 && plainlyHealed(tokens.join(' '))

const longSince =
  /\b(?:years? (?:ago|back)|jare gelede|(?:in|from|since) (?:19|20)\d\d|as a (?:child|kid|baby|teen\w*))\b/

/** What it was that healed: when skin over it is ready. */
const ready: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:operation|op|surgery|stitches|c section|caesar\w*|removed|removal|excision|biopsy|scar)\b/,
    'A scar is ready about two to three months after ' +
      'the wound closed; it stays pinker and burns sooner for a year.',
  ],
  [
    pattern`
    \b(?:shingles|chicken ?pox|cold sores?|fever blisters?|impetigo|boils?|ringworm|warts?|infection|cellulitis)\b`,
    'Ready is: no crust, no blister and no soreness for two weeks.',
  ],
  [
    /\b(?:peel|laser|ipl|needl\w*|wax\w*|facial|tattoo)\b/,
    'After a mild peel, wax or laser that takes about a week, after needling or a strong peel ' +
      'two or more, after a tattoo four.',
  ],
  [
    /\b(?:eczema|dermatitis|psoriasis|rosacea|flare|rash|hives|allerg\w*|reaction|barrier|irritat\w*|exfoliated)\b/,
    'Ready is: nothing stings for two ' +
      'weeks, not even water. What caused it stays out for good if it was an allergy.',
  ],
  [
    /\b(?:sun ?burn\w*|burns?|burnt|burned)\b/,
    'Ready is: no peeling, no soreness and no blister, often one to three weeks; the new skin burns and ' +
      'marks sooner.',
  ],
]
/** Nothing of the skin: then there is nothing to wait for. */
const notOfSkin = /\b(?:tooth|teeth|wisdom|flu|covid|cold|fever|sick|hospital|bronchitis|tonsils|stomach)\b/

const wasReaction = /\b(?:rash|reaction|hives|burn\w*|swelling|allerg\w*)\b/
const theSame = /\bsame (?:\w+ )?(?:cream|product|serum|soap|lotion|stuff|thing|one|sunscreen|moisturi[sz]er)\b/
/** The kind of product that was asked about before, on skin that is told of now. */
const onwardOf = ({ heard: { followsUp, kinds } }: Asked): boolean => followsUp && kinds.length > 0

const mayAsk = new Set<Intent>([
  'what-is',
  'safe',
  'unclear',
  'when',
  'reaction',
  'routine',
  'for-concern',
  'how-to-use',
  'does-help',
  'off-topic',
  'how-often',
  'how-long',
  'particular',
])

/** What went wrong once, tried again. */
export const notThatOne: Sketch = {
  paragraphs: [
    '**Better not, if the rash came from it: the next one is often quicker and stronger.** An allergy stays, also when skin looks calm.',
    '**Not sure it was that?** Wait until skin has been calm for two weeks, then a little on the inside of the elbow, twice a day for seven days. Any ' +
      'itch, redness or bumps: leave it for good, and keep the label.',
    'Until then a mild wash, a plain fragrance-free cream and sunscreen. A doctor can patch-test which ingredient it is when it comes back. Swollen ' +
      'lips or hard breathing: 112 at once.',
  ],
  things: [],
  topic: { intent: 'reaction' },
  sources: ['general'],
  suggestions: ['Is it an allergy or irritation?', 'How do I patch test?'],
}

/** "It has healed, may I use it again?" */
export const afterHealing = (asked: Asked, intent: Intent): Sketch | undefined => {
  const {
    heard: { things, kinds, cues, harmed, tokens },
  } = asked
  const said = tokens.join(' ')
  // "It cleared with the antibiotic": that is over too.
  const treated =
    intent === 'medicine' &&
    /antibiotic/.test(asked.heard.medicine ?? '') &&
    !/\b(?:still|another|days? left|finish\w*|on (?:the |an )?antibiotics?)\b/.test(said)
  if (!(mayAsk.has(intent) || treated) || (harmed && !saysHealed(asked))) return undefined
  if (things.length === 0 && wasReaction.test(said) && hasHealed(said) && theSame.test(said)) return notThatOne
  const again = /\b(?:actives?|routine|skincare|skin care|products|exfoliat\w*|make ?up)\b/.test(said)
  if (
    (things.length === 0 && !again && !onwardOf(asked)) ||
    !hasHealed(said) ||
    !asksToUse.test(said) ||
    things.some(isMedicine)
  )
    return undefined
  if (asked.heard.particular?.sure === true && things.length === 0 && !cues.has('canI')) return undefined
  const what = ready.find(([words]) => words.test(said))?.[1]
  const elsewhere = what === undefined && notOfSkin.test(said)
  if (what === undefined && !elsewhere && !/\b(?:skin|face|there|spot|area|wound|vel|gesig)\b/.test(said))
    return undefined
  const name =
    things.length > 0
      ? calledAll(things.slice(0, 3))
      : kinds[0] !== undefined && !again
        ? `the ${kindTexts[kinds[0]].called.replace('face oil', 'oil')}`
        : 'your usual products'
  const like = longSince.test(said)
  const strong = things.some(isActive) || (things.length === 0 && !elsewhere && !onwardOf(asked))
  return {
    paragraphs: [
      elsewhere
        ? `**Yes, you can go back to ${name}: that does not change what your skin may have.**`
        : like
          ? `**Yes, once skin has healed ${name} may go on it, and after all this time it has.**`
          : `**Yes, once skin has healed ${name} may go on it${things.length === 0 && !onwardOf(asked) ? ' again' : ''}: closed, smooth and no longer tender.**`,
      like ? 'A raised, sore or itchy scar, or a patch that changes, is for a clinic to see first.' : what,
      strong
        ? `**How:** a mild wash and a plain moisturiser at once; then one active at a time, a low strength on a small patch for three days, then two nights a week over moisturiser. Skip it where ` +
          `it is still pink, crusted or sore.`
        : '**How:** plain moisturiser and sunscreen, SPF 30–50, first; one new product at a time.',
      elsewhere
        ? 'After fever or antibiotics skin can be drier for a week or two: start with cleanser, moisturiser and sunscreen, actives a few nights later.'
        : `${like ? 'Scarred skin' : 'New skin'} marks sooner, so sunscreen, SPF 30–50, on it every morning where the sun reaches it.`,
    ],
    extras: [
      things.some(isRetinoid) ? 'Retinoids are not for pregnancy, or when trying for a baby.' : undefined,
      'A clinic or doctor when it opens, ' + 'hurts, bleeds, grows or changes.',
    ],
    things: [],
    topic: { intent: 'safe' },
    suggestions: ['How often should I use it at first?', 'Which sunscreen for marks?'],
  }
}
