import { pattern } from '../../text/pattern.ts'
import { tokensOf } from '../../text/tokens.ts'
import { hear } from '../understand/understand.ts'
import { type Asked, bullets, type Draft } from './draft.ts'
import { lineOn } from './facts.ts'
import { expects } from './lines.ts'

// "Is Glowzitin-7 safe? They say it is a new peptide": a name that nobody here knows is asked about, and what is known stands beside it only to say what it
// is like. What is known of that must not be given for what is not. Source: general.

const asksFirst = pattern`^(?:(?:so|hi|hey|hello|pls|please|guys|ok|and|um|eish|yoh|has|have|anyone|anybody|you|u|ever|i|we|do|does|what|whats|wat|is|are|tell|me|know|of|about|heard|the|this|that|thing|stuff|called|can|should|must|use|buy|try|kan|
  moet|ek|mag|dit|n|a|new|pure|original|my|for|good|product|ingredient|cream|serum|my \w+ (?:uses|used|using|bought|swears by|says|sells|has|wants|got|gave me)|they|people|everyone|someone|she|he|sells?|selling|bought|got|uses|using|swears|by|on|in) )*$`
const asksIt = pattern`\b(?:safe|ok|okay|good|legit|real|really|work|works|worth|help|helps|trust\w*|scam|fake|genuine|heard|what|whats|wat|know|veilig|goed|werk|should i|must i|can i|do you|any good|better|same|hype|true|buy|risky|dangerous)\b`
/** What is known is named only to say what the other is like. */
const likened = pattern`
  \b(?:(?:better|stronger|gentler|safer|milder|faster) than|(?:like|as|instead of|same as|replac\w+|similar to|(?:type|kind|form) of|version of|alternative to|natural|new|newest|latest|next gen\w*|korean|plant|vegan|a|an|n|its|says|said|made (?:of|from)|derived from|
  contains?|has|with)(?: (?:a|an|the|n|new|nuwe|plant|natural|special|super|some|strong|pure|\S+)){0,3})$`
/** "Can I use X with retinol" asks how two go together, and has an answer that says so. */
const asksPair = /\b(?:with|together|mix|mixed|layer|and|met|saam|after|before|while)\b/

/** The name as it was written, with the number or letter that belongs to it. */
const asWritten = (message: string, unknown: string): string =>
  new RegExp(String.raw`\b${unknown.replaceAll(' ', '[- ]+')}(?:[- ]?(?:[a-z]?\d+\w*|[a-z])\b)?`, 'i').exec(
    message,
  )?.[0] ?? unknown

const aimed =
  /\b(?:wrinkl\w*|lines|ageing|aging|pimples?|acne|marks?|spots?|pigment\w*|scars?|dry|eczema|hair|keloids?|stretch ?marks?|cellulite|warts?|moles?|circles|knuckles|puisies|kolle|plooie)\b/

/** "And pelunoxide B7?": asked of it what was asked before. */
const goesOn = /^(?:and|en|what about|how about|wat van|kwaye|plus) \w+/

/** That a name is not known, though what is known stands beside it; undefined where something that is known is asked about. */
export const unknownName = (asked: Asked): Draft | undefined => {
  const { knowledge, request, situation } = asked
  const goes = request.turns.length > 0 && goesOn.test(tokensOf(request.message).join(' '))
  // What goes on may have been given what was spoken of before in its place: its own words tell the name.
  const heard = goes ? { ...asked.heard, ...hear(knowledge, request.message) } : asked.heard
  const { unknown = '' } = heard
  // What was spoken of before is not what it is said to be like.
  const things = goes ? [] : heard.things
  // What a ready answer speaks of by its name is known after all.
  if (
    heard.intent === 'particular' &&
    [...(heard.particular?.when ?? []), ...(heard.particular?.says ?? [])].some((one) =>
      one.toLowerCase().includes(unknown.slice(0, 8)),
    )
  )
    return undefined
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    (heard.followsUp && !goes) ||
    unknown.length < 6 ||
    unknown.split(' ').length > 2
  )
    return undefined
  const said = tokensOf(request.message).join(' ')
  const at = heard.tokens.join(' ').indexOf(unknown)
  if (at < 0 || !asksFirst.test(heard.tokens.join(' ').slice(0, at)) || !(goes || asksIt.test(said))) return undefined
  // What is only spoken of by its name is left to those who know a kind of product, a near name or a pair.
  const coined = asWritten(request.message, unknown)
  const odd = /\d|-/.test(coined)
  // "We relocated", "perimenopause: itchy skin" and "zorblaxin acid" are no names of a product.
  const words = heard.tokens.join(' ')
  if (
    !odd &&
    (/(?:ed|ing|ly)$/.test(unknown) ||
      /\b(?:i|we|he|she|they) $/.test(words.slice(0, at)) ||
      (at === 0 && !/^ (?:safe|ok|okay|good|any good|legit|is|for|worth)\b/.test(words.slice(unknown.length))) ||
      (things.length === 0 && /^ acids?\b/.test(words.slice(at + unknown.length))))
  )
    return undefined
  if (things.length === 0 && !(odd || goes || (aimed.test(said) && heard.kinds.length === 0))) return undefined
  if (things.length > 0) {
    const from = heard.tokens.indexOf(unknown.split(' ')[0] ?? unknown)
    const [first = -1] = heard.named
      .map((one) => one.from)
      .filter((place) => place > from)
      .sort((one, other) => one - other)
    const between = heard.tokens.slice(from, Math.max(first, from)).join(' ')
    if (
      first < 0 ||
      !likened.test(between) ||
      (asksPair.test(between) && !/\b(?:better|same|like|new|called|says?)\b/.test(between))
    )
      return undefined
  }
  return {
    paragraphs: [
      `**I don’t know “${coined.slice(0, 60)}”: it is no ingredient on my lists, so I can’t say that it is safe, or that it works.** It may be a brand’s own name, or one made up for an advert, and the mixture behind it quite ordinary.`,
      things.length > 0
        ? `That it is said to be like it, or better, tells nothing of what is in the bottle. What I do know:\n\n${bullets(things.slice(0, 2).map(lineOn))}`
        : 'A promise in a video, from a salon or a friend is no test; skin that reacts does so to what is really in it.',
      '**Before you pay or put it on:** ask for the pack and its full ingredient list, with the maker’s name and a batch number. Paste the list here and I go through it item by item; a pharmacist can look at it with you. No list on ' +
        'it: leave it.',
      `${expects(situation) ? 'With a baby on the way or at the breast leave what has no list alone. ' : ''}On your skin already and it burns, swells or itches? Rinse it off and keep the pack.`,
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'unknown-ingredient', ingredients: [] },
    suggestions: ['Can you check an ingredient list for me?', 'How do I spot a fake product?'],
  }
}
