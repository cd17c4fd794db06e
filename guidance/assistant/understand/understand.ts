import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Condition } from '../../knowledge/kinds.ts'
import { type Intent, messagesOf, type Turn } from '../conversation.ts'
import { askedElsewhere, placeMeant } from './elsewhere.ts'
import { askedUnderAnother, askedWithLess } from './asked-again.ts'
import { withoutExcluded } from './excluded.ts'
import { onlyLikened } from './likeness.ts'
import { colourLost } from './colour-lost.ts'
import { asMeant, putRight } from './corrections.ts'
import { followUp } from './follow-up.ts'
import { askingIn } from './asking.ts'
import { type Chosen, readingOf } from './choose-answer.ts'
import { circumstancesIn } from './circumstances.ts'
import { householdIn } from './household.ts'
import type { Heard, Understood } from './heard.ts'
import { intentOf } from './intent.ts'
import { speaksOfSkin, wetOrDry } from './intent-signs.ts'
import { looksLikeLabel } from './label-text.ts'
import { mythIn } from './myth.ts'
import { mythTellsMore, type Particular, particularById, particularIn, plainlySigned } from './particulars.ts'
import { chooseReading, type Reading, readingsOf } from './choose-reading.ts'
import { isNarrow } from './subjects.ts'
import { glossed } from '../../text/gloss.ts'
import { wordsOf } from '../../text/normalise.ts'
import { rememberedBy } from '../../text/remembered.ts'
import { asksAsMother } from '../../safety/own-words.ts'
import { reactsToAll } from '../../safety/reacts-to-all.ts'
import { conditionsOf, overIn } from '../../safety/read-situation.ts'
import { priceIn } from './price.ts'
import { properNames } from './proper-names.ts'
import { withTopicPutIn } from './put-in.ts'
import { questionIn, withinStory } from './question.ts'
import { askedOver } from './said-over.ts'
import { besidePoint, onlyCallsIt } from './beside-point.ts'
import { burntBySun, inRoom, isBlusher, isMixed, ofTeens, wornRaw } from './skin-state.ts'
import { slotsOf } from './slots.ts'
import { spelledOut } from './spelled-out.ts'
import { withoutGreeting, withoutTales } from './small-talk.ts'
import { harmedAnother, isOver, soughtOnly, tellsOfHarm } from './told-harm.ts'
import type { Found } from '../../text/phrases.ts'
import { familyThing, outermost, type Thing, thingsIn } from './things.ts'
import { deniesCause, withFactPutIn } from './told-fact.ts'
import { tokensOf } from '../../text/tokens.ts'
import { turnedTo } from './turning.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { adult, smallChild, yearsIn } from './years-in.ts'

/** "Physical and chemical sunscreen": both kinds are meant, though only one stands next to the word. */
const bothFilters = (tokens: readonly string[]): boolean =>
  tokens.some((word) => /^(?:physical|mineral|fisiese|minerale)$/.test(word)) &&
  tokens.some((word) => /^(?:chemical|organic|chemiese|organiese)$/.test(word)) &&
  tokens.some((word) => /^(?:sunscreens?|sunblock|spf|filters?|sonskerm)$/.test(word))

const each = <T>(values: readonly T[]): T[] => [...new Set(values)]

const timeIn = (tokens: readonly string[]): 'morning' | 'night' | undefined => {
  const says = (...words: string[]) => words.some((word) => tokens.includes(word))
  const morning =
    says('morning', 'mornings', 'daytime', 'oggend', 'soggens', 'ekuseni', 'kusasa') ||
    tokens.some(
      (word, at) =>
        word === 'am' &&
        (at === 0 || /^(?:routine|only|skin\w*|steps)$/.test(tokens[at + 1] ?? '')) &&
        tokens[at + 1] !== 'i',
    )
  const day =
    /\b(?:in the|during the|by) day\b|\bday (?:and|or|n) night\b|\bnight and day\b|\b(?:day|am) (?:steps|routine|care)\b/.test(
      tokens.join(' '),
    )
  const night = says(
    'night',
    'nights',
    'evening',
    'evenings',
    'nighttime',
    'pm',
    'bedtime',
    'aand',
    'saans',
    'ebusuku',
    'kusihlwa',
    'tonight',
  )
  if ((morning || day) === night) return undefined
  return morning || day ? 'morning' : 'night'
}

/** "A peel at a salon", "a peeling solution": a treatment, not skin that comes off. */
const aTreatment = (tokens: readonly string[], at: number): boolean => {
  const [before = '', word = '', after = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    (word.startsWith('peel') && /^(?:solutions?|gels?|masks?|pads|lotions?|serums?)$/.test(after)) ||
    (/^peels?$/.test(word) &&
      (/^(?:a|the|this|chemical|acid|salon|home|facial|light|deep|glycolic|lactic|tca|for|of|foot|feet)$/.test(
        before,
      ) ||
        /^socks?$/.test(after)))
  )
}

const refusals = new Set(['without', 'not', 'dont', 'never', 'no', 'avoid', 'isnt', 'sonder'])

/** "Without bleaching" asks for the opposite. */
const refusedBefore = (tokens: readonly string[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some((word) => refusals.has(word))

const unknownIn = (
  vocabulary: Vocabulary,
  tokens: readonly string[],
  taken: ReadonlySet<number>,
  names: ReadonlySet<string>,
): string | undefined => {
  const words: string[] = []
  for (const [at, token] of tokens.entries()) {
    if (
      taken.has(at) ||
      token.length < 4 ||
      /\d/.test(token) ||
      vocabulary.understands(token) ||
      names.has(token) ||
      (token.length < 7 && vocabulary.nearOrdinary(token))
    ) {
      if (words.length > 0) break
      continue
    }
    words.push(token)
  }
  // Three words in a row that end in a vowel are a sentence of another language, and no name.
  return words.length === 0 || (words.length > 2 && words.every((word) => /[aeiou]$/.test(word)))
    ? undefined
    : words.join(' ')
}

const foreseeing = new Set([
  'will',
  'wont',
  'gonna',
  'gona',
  'gunna',
  'going',
  'could',
  'would',
  'might',
  'may',
  'can',
  'without',
  'want',
  'afraid',
  'scared',
  'worried',
  'sal',
  'does',
])

/** "Am I going to burn my face off" fears a reaction and tells of none. */
const onlyFeared = (tokens: readonly string[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some((word) => foreseeing.has(word))

/** "But I don't burn" tells of none either. */
const neverDoes = (tokens: readonly string[], at: number): boolean =>
  /\b(?:i|my skin|it|we) (?:dont|doesnt|never|hardly|seldom|rarely)(?: ever| really| even)?$/.test(
    tokens.slice(Math.max(0, at - 4), at).join(' '),
  )

/** "The retinoid in Epiduo": a family word that points at its own member is no further thing, unless it is set beside it. */
const standsForMember = (
  tokens: readonly string[],
  { means: { family }, from }: Found<Thing>,
  all: readonly Found<Thing>[],
): boolean =>
  family !== undefined &&
  /^(?:the|this|that|its|die)$/.test(tokens[from - 1] ?? '') &&
  all.some(
    ({ means: { families, ...other }, from: at }) =>
      other.family === undefined &&
      (families.includes(family) || (family === 'retinoid' && families.includes('retinoid-medicine'))) &&
      !tokens.slice(Math.min(from, at), Math.max(from, at)).some((word) => /^(?:with|or|plus|met|of|vs)$/.test(word)),
  )

/** What a wash leaves pale is no skin: "the pillowcase has bleach spots". */
const ofCloth = /\b(?:towels?|clothes|pillow\w*|sheets|linen|washing|shirts?|duvet)\b/

/** "The same as bleach?" asks what a thing is, not for bleaching. */
const likened = (tokens: readonly string[], at: number): boolean =>
  (tokens[at] === 'bleach' || tokens[at] === 'bleaches') &&
  (/\b(?:as|like|of|a|is it|contain|contains|instead of)$/.test(tokens.slice(Math.max(0, at - 3), at).join(' ')) ||
    ((/\b(?:from|with|using|and|in)$/.test(tokens[at - 1] ?? '') ||
      /^(?:at|dries|dry|burns|makes|peels)$/.test(tokens[at + 1] ?? '')) &&
      /\b(?:hands?|fingers|knuckles|clean\w*|dishes|mop\w*|gloves|work)\b/.test(tokens.join(' '))) ||
    [tokens.slice(at + 1, at + 4), tokens.slice(Math.max(0, at - 3), at)].some((beside) =>
      ofCloth.test(beside.join(' ')),
    ))

/** Brows that came out too dark are lightened, not skin. */
const ofHair = (said: string): boolean =>
  /\b(?:brows?|eyebrows?|lashes|tint|hair dye|hair colou?r|roots)\b/.test(said) &&
  !/\b(?:skin|complexion|face|body|tone|knees|elbows|under ?arms?|armpits?|gesig|vel)\b/.test(said)

/** "Does it dry out pimples?": no skin is dry there. */
const driesPimples =
  /\bdr(?:y|ies|ying|ied) (?:out |up )?(?:a |an |the |my |your )?(?:pimples?|zits?|spots?|acne|blemish\w*|whiteheads?|it|them)\b/

/** "Which moisturiser texture": how a product feels, not skin. */
const ofProduct = /\b(?:moisturi[sz]er|cream|gel|lotion|serum|sunscreen|product|light|thick|rich|runny) textures?\b/

/** "Can you get sunburnt through clothes?" */
const canBurn =
  /\b(?:can|could|do|does|will|would) (?:\w+ ){1,3}(?:still |even |also |ever )*(?:get )?(?:sun ?burn(?:t|ed|s)?)\b/

/** So many words of another language make a message one in it. */
const fewForeign = 2

/** What was asked in another language, where its words in English show the signs of a topic. */
const inEnglish = (
  knowledge: Knowledge,
  tokens: readonly string[],
  english: readonly string[],
): Particular | undefined =>
  english.filter((word, at) => word !== tokens[at]).length < fewForeign
    ? undefined
    : plainlySigned(
        knowledge,
        english.flatMap((word) => word.split(' ')),
      )

/** What a message says by itself, after slips of spelling are put right. */
export const hear = rememberedBy((knowledge: Knowledge, message: string): Heard => {
  const vocabulary = vocabularyOf(knowledge)
  const names = properNames(message)
  const tokens = tokensOf(message).map((word) => (names.maybe.has(word) ? word : vocabulary.corrected(word)))
  const spans = thingsIn(knowledge, vocabulary, tokens).filter(
    ({ from, to }) => !tokens.slice(from, to).some((word) => names.sure.has(word)),
  )
  const taken = new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  const strayAt = tokens.findIndex(
    (word, at) =>
      at > 0 &&
      (word === 'acid' || word === 'acids') &&
      taken.has(at) &&
      !taken.has(at - 1) &&
      !vocabulary.knows(tokens[at - 1] ?? ''),
  )
  // "Zorblaxin acid" is no acid we know. "Cetyl alcohol, but alcohol is bad": the bare word means no second thing.
  const known = (strayAt < 0 ? spans : spans.filter(({ from, to }) => from > strayAt || to <= strayAt)).filter(
    (span) =>
      !standsForMember(tokens, span, spans) &&
      !(span.means.family === 'aha' && span.to - span.from === 1 && onlyCallsIt(tokens, span.from)) &&
      !(
        tokens[span.from] === 'sure' &&
        (/^(?:about|of|that|if|whether|though|now|thing)$/.test(tokens[span.from + 1] ?? '') || tokens.length === 1)
      ) &&
      !(
        tokens[span.from] === 'sure' &&
        /^(?:for|not|make|im|am|be|pretty|really|quite|so|very|are|100|is|you|u|jy|percent|absolutely|completely)$/.test(
          tokens[span.from - 1] ?? '',
        )
      ) &&
      !(
        tokens[span.from] === 'chalk' &&
        /^(?:like|as|soos|of)$/.test(
          tokens[span.from - (/^(?:a|n|the)$/.test(tokens[span.from - 1] ?? '') ? 2 : 1)] ?? '',
        )
      ) &&
      !(tokens[span.from] === 'caramel' && /\b(?:skin\w*|tone|complexion|vel)\b/.test(tokens.join(' '))) &&
      !(
        span.means.family === 'drying-alcohol' &&
        spans.some(({ means: { families } }) => families.includes('fatty-alcohol'))
      ),
  )
  const between = known.length > 1 ? tokens.slice(spans[0]?.to, spans[1]?.from) : []
  // "Dry, not oily" says what it is not.
  const denied = (at: number): boolean =>
    /\b(?:not|nie|isnt|arent|aint|instead of|rather than)(?: (?:so|very|that|really|n))?$/.test(
      tokens.slice(Math.max(0, at - 3), at).join(' '),
    )
  // "On wet or dry skin" asks how it goes on, and tells no type of skin.
  const eitherWay = wetOrDry.test(tokens.join(' '))
  const skinTypes = eitherWay ? [] : vocabulary.skinTypes(tokens).filter(({ from }) => !denied(from))
  const concerns = outermost(vocabulary.concerns(tokens)).filter(
    ({ from, means }) =>
      !taken.has(from) &&
      !denied(from) &&
      // A maker's name is no trouble.
      !(tokens[from] === 'glow' && tokens[from + 1] === 'recipe') &&
      tokens[from - 1]?.startsWith('stretch') !== true &&
      !(means === 'aging' && /^(?:tan|sock|strap|bra|sandal|hair|panty)s?$/.test(tokens[from - 1] ?? '')) &&
      !(means === 'redness' && isBlusher(tokens, from)) &&
      !(tokens[from] === 'dry' && tokens[from + 1]?.startsWith('brush') === true) &&
      !(means === 'texture' && ofProduct.test(tokens.slice(Math.max(0, from - 1), from + 2).join(' '))) &&
      !((eitherWay || driesPimples.test(tokens.join(' '))) && means === 'dehydration'),
  )
  const over = isOver(tokens.join(' '))
  const seeksOnly = soughtOnly(tokens.join(' '), taken)
  const noneNow = over || (seeksOnly && !/sun ?burn\w*|sonbrand/.test(tokens.join(' ')))
  const cues = vocabulary.cues(tokens).filter(
    ({ means, from, to }) =>
      !(means === 'reaction' && noneNow) &&
      !(taken.has(from) && to - from === 1) &&
      !(
        means === 'lighten' &&
        (refusedBefore(tokens, from) ||
          likened(tokens, from) ||
          ofHair(tokens.join(' ')) ||
          colourLost(tokens.join(' ')))
      ) &&
      !(
        means === 'photo' &&
        /^(?:school|wedding|for|in|matric|family|graduation|passport|id|visa|profile|cv|linkedin|flash)$/.test(
          tokens[from - 1] ?? '',
        )
      ) &&
      // "Is Protex ok" thanks for nothing.
      !(
        means === 'thanks' &&
        /^(?:ok|okay|oraait)$/.test(tokens[from] ?? '') &&
        (/\b(?:ok|okay|oraait)\s*\?/i.test(message) ||
          /^(?:is|are|will|would|can|its|was)$/.test(tokens[0] ?? '') ||
          /^(?:whats?|which|how|why|when|where|wat|hoe|watter)$/.test(tokens[from + 1] ?? ''))
      ) &&
      !((means === 'reaction' || means === 'sunburn') && neverDoes(tokens, from)) &&
      !(means === 'sunburn' && canBurn.test(tokens.join(' '))) &&
      !(
        means === 'product' &&
        tokens[from] === 'best' &&
        /^(?:way|time|order|age|practice|thing|method|option)$/.test(tokens[from + 1] ?? '')
      ) &&
      !(
        means === 'reaction' &&
        (onlyFeared(tokens, from) || aTreatment(tokens, from) || harmedAnother(tokens.join(' ')))
      ),
  )
  const kinds = each(
    outermost(vocabulary.kinds(tokens))
      .filter(({ from }) => !inRoom(tokens, from))
      .map(({ means }) => means),
  )
  const { words, kept, out } = withoutExcluded(
    tokens,
    known,
    kinds.length + concerns.length > 0 || skinTypes.length > 0,
  )
  const asking = askingIn(message)
  const question =
    asking === message
      ? tokens
      : tokensOf(asking).map((word) => (names.maybe.has(word) ? word : vocabulary.corrected(word)))
  const english = glossed(knowledge, tokens)
  const ready =
    particularIn(
      knowledge,
      words,
      question,
      kept.flatMap(({ from, to }) => words.slice(from, to)),
    ) ?? inEnglish(knowledge, tokens, english)
  const particular = ready !== undefined && besidePoint(knowledge, ready, kept, tokens) ? undefined : ready
  const mother = asksAsMother(message)
  const years = mother ? undefined : yearsIn(message)
  const household = householdIn(knowledge, tokens)
  const myth =
    mythIn(knowledge, words) ??
    mythIn(
      knowledge,
      english.flatMap((word) => word.split(' ')),
    )
  // What the person is in is read in one place; here are added those that are only spoken of, "is it safe in pregnancy?".
  const past = overIn(message)
  const who = [
    ...vocabulary
      .who(tokens)
      .filter(
        ({ means, from }) =>
          !denied(from) &&
          !past.has(means as Condition) &&
          !(means === 'child' && mother) &&
          !(
            means === 'pregnant' &&
            /\b(?:mask of|after|since|before|during) (?:the |my |our |last |first )*$/.test(
              `${tokens.slice(Math.max(0, from - 3), from).join(' ')} `,
            )
          ) &&
          !(
            means === 'child' &&
            /\b(?:as|was|since)(?: a| an)?$/.test(tokens.slice(Math.max(0, from - 2), from).join(' '))
          ),
      )
      .map(({ means }) => means),
    ...conditionsOf(message),
  ]
  // Of rice water we say more than its name on labels does; the sea is swum in, and a loofah is no ingredient.
  const meant = kept.filter(
    ({ means: { ingredient }, from, to }) =>
      (household.length === 0 || ingredient?.full !== undefined) &&
      !onlyLikened(tokens, from) &&
      !(to - from === 1 && /^(?:sea(?:water)?|lo+fahs?|lo+fas?)$/.test(tokens[from] ?? '')),
  )
  const [said, whole] = [tokens.join(' '), wordsOf(message).join(' ')]
  const [burnt, raw] = isOver(said) ? [false, false] : [burntBySun(said) || burntBySun(whole), wornRaw(said)]
  const harmed = burnt || raw || tellsOfHarm(tokens, meant.length + kinds.length + household.length > 0, taken)
  return {
    message,
    tokens,
    english,
    named: known,
    harmed,
    slots: slotsOf(tokens, meant),
    kinds,
    cues: new Set([
      ...cues.map(({ means }) => means),
      ...(harmed ? ['reaction' as const] : []),
      ...(burnt ? ['sunburn' as const] : []),
    ]),
    things: bothFilters(tokens)
      ? [familyThing(knowledge, 'uv-filter-mineral'), familyThing(knowledge, 'uv-filter-organic')]
      : meant.map(({ means }) => means),
    joined: between.some((word) => ['or', 'vs', 'versus', 'noma', 'okanye'].includes(word))
      ? 'or'
      : between.some((word) => ['and', 'with', 'en', 'met', 'na', 'ne', 'nge'].includes(word))
        ? 'and'
        : undefined,
    // "My skin peels in winter, what moisturiser": dryness, where nothing was used.
    concerns: ofTeens(years, said, [
      ...concerns.map(({ means }) => means),
      ...(seeksOnly && kinds.length > 0 && /\b(?:peel(?:s|ing)?|flak\w+)\b/.test(tokens.join(' '))
        ? ['dehydration' as const]
        : []),
    ]),
    skinType: isMixed(said)
      ? 'combination'
      : (outermost(skinTypes)[0]?.means ?? (reactsToAll.test(said) ? 'sensitive' : undefined)),
    // A daughter of nineteen is no child.
    who: each(
      years !== undefined && years < smallChild
        ? [...who, 'child' as const]
        : years !== undefined && years >= adult
          ? who.filter((one) => one !== 'child' && one !== 'teen')
          : who,
    ),
    medicine: vocabulary
      .medicines(tokens)
      .find(({ from }) => !/\ballerg\w* (?:to|for|vir)$/.test(tokens.slice(Math.max(0, from - 2), from).join(' ')))
      ?.means,
    priceCents: priceIn(message),
    time: timeIn(tokens),
    without: out.map(({ means }) => means),
    myth,
    // The rarer words decide between a claim and a topic.
    particular:
      particular !== undefined &&
      myth !== undefined &&
      !isNarrow(particular) &&
      mythTellsMore(knowledge, words, myth, particular)
        ? undefined
        : particular,
    household,
    circumstances: circumstancesIn(knowledge, tokens),
    isLabel: looksLikeLabel(knowledge, message),
    unknown: household.length > 0 ? undefined : unknownIn(vocabulary, tokens, taken, names.maybe),
    years,
  }
})

const vague = new Set<Intent>(['unclear', 'off-topic', 'greeting', 'thanks', 'bye', 'unknown-ingredient'])

/** A message; of a long one the question it ends with, where that can be understood. */
const listen = (knowledge: Knowledge, message: string): Heard => {
  const whole = hear(knowledge, message)
  const question = whole.isLabel ? undefined : questionIn(message)
  if (question === undefined) return whole
  const asked = withinStory(hear(knowledge, question), whole)
  return asked === undefined || vague.has(intentOf(asked)) ? whole : asked
}

/** So many answers back the talk may still be about the same. */
const recent = 3
const aside = new Set(['unclear', 'off-topic', 'thanks', 'greeting', 'unknown-ingredient'])

/** "Can I use Zorba Glow cream": the name is what is asked of. */
const asksOfUnknown = ({ tokens, unknown = '' }: Heard): boolean =>
  new RegExp(
    String.raw`\b(?:is|are|does|do|use|using|try|apply|about|what is|whats|called) (?:\w+ ){0,2}${unknown}`,
  ).test(tokens.join(' '))

/** What a message is after by itself: what was read by hand, unless its words speak louder. */
const closest = (knowledge: Knowledge, heard: Heard, injected: boolean): Chosen => {
  const intent = intentOf(heard)
  const { choice, ...found } = injected ? { wants: intent, likely: 1 } : readingOf(knowledge, heard, intent)
  const chosen = { ...(choice ?? { intent }), ...found }
  // "What's good for wrinkles" names nothing that could help: what helps is asked.
  const asksWhat =
    chosen.intent === 'does-help' &&
    heard.concerns.length > 0 &&
    heard.unknown === undefined &&
    heard.things.length + heard.kinds.length + heard.household.length === 0
  // Of several words in a row that are of another language none is an ingredient: what to take is asked.
  const foreign =
    heard.unknown?.includes(' ') === true &&
    heard.kinds.length > 0 &&
    heard.things.length === 0 &&
    !asksOfUnknown(heard) &&
    (chosen.intent === 'safe' || chosen.intent === 'does-help' || chosen.intent === 'unknown-ingredient')
  return asksWhat ? { ...chosen, intent: 'for-concern' } : foreign ? { ...chosen, intent: 'suggest' } : chosen
}

/** A message, what was talked of before it, and the ways in which it can be read. */
export const heardIn = (knowledge: Knowledge, message: string, turns: readonly Turn[]) => {
  const hearing = (text: string): Heard => listen(knowledge, withoutTales(withoutGreeting(asMeant(spelledOut(text)))))
  const other = turnedTo(message)
  const turned = other === undefined ? undefined : hearing(other)
  if (
    turned !== undefined &&
    (speaksOfSkin(turned) || turned.particular !== undefined) &&
    !vague.has(closest(knowledge, turned, false).intent)
  ) {
    return { heard: turned, previous: undefined, injected: turned.cues.has('inject'), onward: undefined, found: [] }
  }
  const [last = message, ...earlier] = putRight([...messagesOf(turns), message]).reverse()
  const heard = hearing(message)
  const topics = turns.flatMap(({ role, topic }) => (role === 'assistant' && topic !== undefined ? [topic] : []))
  // What was not understood, and small talk, leave the talk where it was.
  const previous = topics.slice(-recent).findLast(({ intent }) => !aside.has(intent)) ?? topics.at(-1)
  const [injected, place] = [heard.cues.has('inject'), placeMeant(message)]
  const less =
    previous &&
    (askedWithLess(heard, previous, earlier) ??
      askedUnderAnother(heard, previous, earlier) ??
      askedOver({ knowledge, heard, turns, hear: hearing }))
  const moved =
    previous === undefined || injected
      ? undefined
      : less !== undefined || last !== message
        ? { message: less ?? last, place: undefined }
        : askedElsewhere({
            knowledge,
            heard: place === undefined ? heard : hearing(place),
            previous,
            earlier,
            hear: hearing,
          })
  const again = moved && {
    ...hearing(moved.message),
    ...closest(knowledge, hearing(moved.message), false),
    ...(moved.place !== undefined && { place: moved.place }),
    certain: true as const,
  }
  const choose = (one: Heard): Chosen => closest(knowledge, one, false)
  const rule =
    previous === undefined
      ? undefined
      : followUp(knowledge, heard, previous, { earlier, rehear: (text) => hear(knowledge, text) })
  const put =
    previous === undefined || injected
      ? undefined
      : (withFactPutIn({ knowledge, heard, previous, earlier, hear: hearing, choose }) ??
        deniesCause(
          { heard, previous },
          previous.entry === undefined ? undefined : particularById(knowledge, previous.entry),
        ) ??
        (rule?.certain === true ? undefined : withTopicPutIn({ heard, previous, earlier, hear: hearing, choose })))
  // More of the last answer is what a rule says as well, and it knows which part of it is meant.
  const onward =
    again !== undefined && !vague.has(again.intent)
      ? again
      : put === undefined || (put.intent === 'explain-more' && rule !== undefined)
        ? rule
        : put
  const found: Reading[] =
    previous === undefined || injected
      ? []
      : readingsOf({ knowledge, heard, onward, previous, earlier }, { listen: hearing, choose })
  return { heard, previous, injected, onward, found }
}

/** What is asked, in the light of the conversation so far. */
export const understand = (knowledge: Knowledge, message: string, turns: readonly Turn[]): Understood => {
  const { heard, previous, injected, onward, found } = heardIn(knowledge, message, turns)
  const meant = chooseReading(knowledge, found)
  const said = meant?.take() ?? onward ?? { ...heard, ...closest(knowledge, heard, injected) }
  return {
    ...said,
    injected,
    followsUp: meant === undefined ? onward !== undefined : meant.reading !== 'alone',
    previous,
  }
}
