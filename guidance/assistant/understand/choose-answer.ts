import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { softmax } from '../../softmax.ts'
import { type Intent, intents } from '../conversation.ts'
import { ofMoney } from './aspects.ts'
import { kindSignsOf, termsOf } from './asked-signs.ts'
import type { Heard } from './heard.ts'
import { asksLayerFirst, asksWhatItDoes, speaksOfSkin } from './intent-signs.ts'
import { lightenersSold } from '../../safety/lighteners-sold.ts'
import { asksNothing, type Particular } from './particulars.ts'
import { type Fit, fitsOf, type Ready } from './ready-answers.ts'
import { eachAnswer } from './subjects.ts'

// Which answer a question wants: a ready one, or one that is composed. Written reasons and signs (intent-reasons.ts, topics) are read by people
// and right where they know a wording; how people put a thing has no end. So ready answers are weighed against each other, kinds of composed
// answers too, by weights learnt from some thousand questions (content/asked, tools/learn-words); what was read by hand is one weight among them.

/** What was read by hand: the intent, and the id of the ready answer where it is one. */
export type ByHand = { intent: Intent; ready: string }

/** A ready answer that fits a question, and how much all that speaks for it counts together. */
export type Ranked = { fit: Fit; sum: number }

/** What a message may want, a kind of composed answer or a ready one by its id, and what speaks for it by the names of the knowledge's choosing. */
export type Option = { wants: string; ready?: Ready; shows: Readonly<Record<string, number>> }

/** What the written reasons and signs take a message for. */
export const byHand = ({
  intent,
  particular,
  myth,
}: Pick<Heard, 'particular' | 'myth'> & { intent: Intent }): ByHand => ({
  intent,
  ready:
    intent === 'particular' ? (particular?.id ?? '') : intent === 'myth' && myth !== undefined ? `myth ${myth.id}` : '',
})

/** As an option is called: the kinds of composed answers by their intents, but what is only told by "told". */
export const wantedBy = ({ intent, ready }: ByHand): string =>
  ready !== '' ? ready : intent === 'noted' ? 'told' : intent

const intentFor = (kind: string): Intent =>
  kind === 'told' ? 'noted' : (intents.find((one) => one === kind) ?? 'unclear')

/** How likely each kind of composed answer is by the signs of a message, in the order of the weights. */
export const kindsLikely = (
  { kindWords: { start, by } }: Pick<Knowledge, 'kindWords'>,
  signs: readonly string[],
): number[] => {
  const rows = signs.map((sign) => by.get(sign)).filter((row) => row !== undefined)
  const length = Math.sqrt(Math.max(1, rows.length))
  return softmax(start.map((first, kind) => first + rows.reduce((sum, row) => sum + (row[kind] ?? 0), 0) / length))
}

/** How much what speaks for something counts in all. */
export const weigh = (choosing: ReadonlyMap<string, number>, shows: Readonly<Record<string, number>>): number => {
  let sum = 0
  for (const name in shows) sum += (shows[name] ?? 0) * (choosing.get(name) ?? 0)
  return sum
}

/** The ready answers that fit a question, the best first. */
export const ranked = (choosing: ReadonlyMap<string, number>, fits: readonly Fit[]): Ranked[] =>
  fits.map((fit) => ({ fit, sum: weigh(choosing, fit.fits) })).sort((one, other) => other.sum - one.sum)

/** So many ready answers are set beside the kinds of composed ones. */
const looked = 3

/** What is there to compose an answer from: a comparison needs two things, a price a product. */
const toldIn = (heard: Heard): string[] => {
  const { things, concerns, kinds, household, unknown, priceCents, cues } = heard
  const held = {
    'one-thing': things.length === 1,
    things: things.length > 1,
    concern: concerns.length > 0,
    kind: kinds.length > 0,
    household: household.length > 0,
    unknown: unknown !== undefined,
    price: priceCents !== undefined,
    'may-use': cues.has('canI'),
    'no-skin': !speaksOfSkin(heard),
  }
  return Object.entries(held).flatMap(([one, holds]) => (holds ? [one] : []))
}

/** Read by hand, nothing was found. */
const lost: ReadonlySet<string> = new Set(['unclear', 'off-topic', 'unknown-ingredient'])
/** They ask back, say no or only take note: where something was found by hand, that is more. */
const sayLittle: ReadonlySet<string> = new Set(['told', 'diagnosis', 'off-topic', 'unclear'])
/** Composed of two things that are named, or of one. */
const ofTwo: ReadonlySet<string> = new Set(['combine', 'compare'])
const ofOne: ReadonlySet<string> = new Set(['does-help', 'how-often', 'how-to-use', 'what-is', 'when', 'safe'])

const noScript =
  /\b(?:scripts?|prescri\w+|tablets?|pills?|medicines?|medication|meds|antibiotics?|injections?|drips?|dos(?:e|age)|capsules?|voorskrif|pille|tablette|medisyne|cortisone|steroids?|cream|ointment|gel)\b/

const asksNow =
  /\b(?:what now|now what|wat nou|(?:what|wat) (?:must|should|can|do|moet|kan) (?:i|we|ek|ons)|help me|advice)\b/

/** Make-up and tools are none of the products that we suggest. */
const notSold =
  /\b(?:make ?up|mascara|lip ?sticks?|eyeliner|eye ?shadow|foundation|concealer|blusher|bronzer|face paint|razors?|brush(?:es)?|sponges?|wipes|lash glue|lashes|nail polish|press on nails|perfume|hair dye)\b/

/** Whether a kind of answer can be composed from what is named, and says more than what was found by hand. */
const canStand = (
  kind: string,
  { things, concerns, kinds, household, unknown, medicine, skinType, who, cues, myth, tokens }: Heard,
  found: string,
): boolean => {
  if (kind === found) return true
  // "What razor for sensitive skin": of a tool none of the products that could be suggested is one.
  if (
    kind === 'suggest' &&
    kinds.length === 0 &&
    (/^subject \S+ choose$/.test(found) || notSold.test(tokens.join(' ')))
  )
    return false
  // "I got sunburnt, what now?" is not only to be taken note of.
  if (kind === 'told' && asksNow.test(tokens.join(' '))) return false
  // "How do I get rid of dandruff?": without a trouble known by its name it would only be asked what bothers.
  if (kind === 'for-concern' && concerns.length + who.length === 0 && skinType === undefined && !cues.has('skin'))
    return false
  if (kind === 'myth' && myth === undefined) return false
  // "Can I show it to a pharmacist?": no medicine is spoken of.
  if (
    kind === 'medicine' &&
    medicine === undefined &&
    things.length === 0 &&
    !cues.has('dose') &&
    !noScript.test(tokens.join(' '))
  )
    return false
  const known = things.length + kinds.length + household.length
  const named = known + Number(unknown !== undefined) + Number(medicine !== undefined)
  return !(sayLittle.has(kind) && !lost.has(found)) && (ofTwo.has(kind) ? known > 1 : !ofOne.has(kind) || named > 0)
}

/** What a message may want: the best ready answers, every kind of composed answer, and what was found by hand. */
export const optionsOf = (
  of: readonly string[],
  likely: readonly number[],
  ranks: readonly Ranked[],
  heard: Heard,
  hand: ByHand,
): Option[] => {
  const found = wantedBy(hand)
  const foundIs = hand.ready === '' ? found : 'ready'
  const best = likely.indexOf(Math.max(...likely))
  const [things, skin] = [Number(heard.things.length > 0), Number(speaksOfSkin(heard))]
  const told = toldIn(heard)
  const ready = ranks
    .filter(({ fit }, place) => place < looked || fit.ready.id === hand.ready)
    .map(({ fit, sum }): Option => {
      const {
        fits,
        missed,
        beside,
        ready: { id, myth, topic },
      } = fit
      const next = Math.max(
        0,
        ...ranks
          .slice(0, looked)
          .filter((one) => one.fit !== fit)
          .map((one) => one.sum),
      )
      return {
        wants: id,
        ready: fit.ready,
        shows: {
          ready: 1,
          'ready-sum': sum / 4,
          'ready-ahead': Math.max(-2, Math.min(2, (sum - next) / 2)),
          'ready-covers': fits.covered ?? 0,
          'ready-mix-share': fits['mix-share'] ?? 0,
          'ready-led-share': fits['led-share'] ?? 0,
          'ready-asked-share': fits['asked-share'] ?? 0,
          'ready-usual-missing': missed,
          'ready-named-beside': beside,
          'ready-named-missing': fits['named-missing'] ?? 0,
          'ready-kind-likely': likely[best] ?? 0,
          [`ready-beside-${of[best]}`]: 1,
          'ready-not-first': Number(fit !== ranks[0]?.fit),
          'ready-by-hand': Number(id === found),
          'ready-other-by-hand': Number(hand.ready !== '' && id !== found),
          ...(id === found ? {} : { [`ready-over-${foundIs}`]: 1 }),
          'ready-myth': Number(myth !== undefined),
          'ready-subject': Number(topic !== undefined && id.startsWith('subject ')),
          'ready-things': things,
          'ready-no-skin': 1 - skin,
          'ready-length': Math.min(30, heard.tokens.length) / 10,
        },
      }
    })
  const composed = of.flatMap((kind, at): Option[] =>
    !canStand(kind, heard, found)
      ? []
      : [
          {
            wants: kind,
            shows: {
              [`kind-${kind}`]: 1,
              'kind-log': Math.log((likely[at] ?? 0) + 0.0001) / 3,
              'kind-likely': likely[at] ?? 0,
              'kind-best': Number(at === best),
              ...Object.fromEntries(told.map((one) => [`kind-${kind}-${one}`, 1])),
              ...(kind === found
                ? { 'kind-by-hand': 1, [`kind-by-hand-${kind}`]: 1 }
                : { [`kind-over-${foundIs}`]: 1 }),
            },
          },
        ],
  )
  const others = [...ready, ...composed]
  return others.some(({ wants }) => wants === found)
    ? others
    : [...others, { wants: found, shows: { [`hand-${hand.ready === '' ? found : hand.ready.split(' ')[0]}`]: 1 } }]
}

/** What a message may want by all that was learnt. */
export const optionsFor = (knowledge: Knowledge, heard: Heard, hand: ByHand): Option[] => {
  const {
    choosing,
    kindWords: { of },
  } = knowledge
  return optionsOf(
    of,
    kindsLikely(knowledge, kindSignsOf(heard, hand)),
    ranked(choosing, fitsOf(knowledge, termsOf(heard), hand.ready)),
    heard,
    hand,
  )
}

/** What a message is taken for. */
type Choice = { intent: Intent; particular?: Particular | undefined; myth?: Heard['myth'] }

/** What is taken for one of these by hand is surely meant so. */
export const settled: ReadonlySet<Intent> = new Set([
  'label',
  'injection',
  'who-are-you',
  'what-can-you-do',
  'greeting',
  'thanks',
  'bye',
])
/** Of ingredients that are named these are answered from their own entries, in the light of everything the person has told. */
export const ofTheNamed: ReadonlySet<Intent> = new Set(['safe', 'combine', 'medicine'])

/** By so much more must speak for something else: what was read by hand is known to be right for what is asked in plain words. */
const ahead = 0.75
/**
 * And by so much more where only a trouble is named, or the other answer is not led to by any word, and what its questions usually say is not
 * said: "what is good for dark spots" is no question of lemon.
 */
const unsaid = 1
/** A word, an illness or a medicine was found by its name, or a routine is asked for by its own: little is surer. */
const aheadOfName = 1.5
const byName = /^(?:term|condition|health)\b/

/** "What routine can she follow?": asked for by its own word. */
const asksRoutine = ({ tokens }: Heard, intent: Intent): boolean =>
  intent === 'routine' &&
  /\bwhat (?:should|must|can) (?:an?|someone|somebody|people) (?:\w+ ){0,3}(?:use|be using)\b|\b(?:what|which|give|gee|need|want|soek|make|maak|suggest|watter|good|best|simple|easy|full) (?:\S+ ){0,3}(?:routine|roetine|regimen)\b/.test(
    tokens.join(' '),
  )

/** Less likely than this, what was chosen is right in two of three questions (measured on unseen ones): the next is told as well. */
const sure = 0.7
/** And less likely than this, the next is only noise. */
const mayBe = 0.15

/** Composed of what a thing is good for, or of how a medicine is got: why it does something to skin they do not tell. */
const ofCause: ReadonlySet<string> = new Set(['does-help', 'what-is', 'medicine', 'diagnosis'])

const ofPlace = /\b(scalp|beard|hand|feet|foot|nail|lip|heel|ear|eyelid|brow|nipple|navel|neck|knee|elbow)s?\b/
/** "My skin is dry" is no word of a scalp: a subject of one place, that is not named. */
const elsewhere = ({ tokens }: Heard, ready: Ready | undefined): boolean => {
  if (ready?.id.startsWith('underarm') === true)
    return !tokens.some((token) =>
      /^(?:under ?arms?|arm ?pits?|arms?|pits|oksel|deo|roll|anti|sweat|smell|odou?r|bo$|\w*khwapha)/.test(token),
    )
  const place = ready?.id.startsWith('subject ') === true ? ofPlace.exec(ready.id.replaceAll('-', ' '))?.[1] : undefined
  return place !== undefined && !tokens.some((token) => token.startsWith(place))
}

const choiceOf = ({ wants, ready }: Option): Choice =>
  ready === undefined
    ? { intent: intentFor(wants), particular: undefined }
    : ready.topic === undefined
      ? { intent: 'myth', myth: ready.myth, particular: undefined }
      : { intent: 'particular', particular: ready.topic }

/** What a message is taken for: nothing where what was read by hand stays; and the ready answer that may be meant instead, where that is not sure. */
type ByAll = { choice?: Choice; perhaps?: Ready | undefined; wants: string; likely: number }

/** What a message is taken for, by the name of what it wants, how likely that is by what was learnt, and what may be meant instead. */
export type Chosen = Choice & Omit<ByAll, 'choice'>

const fewTokens = 3

const taught = oncePer(({ answerWords }) => new Set(answerWords.map(({ id }) => id)))
/** The answers of things of every day that no question was learnt for yet, by each aspect they serve. */
const newOfThings = oncePer(
  (knowledge) =>
    new Set(
      eachAnswer(knowledge)
        .filter(({ topic }) => !taught(knowledge).has(topic.id))
        .flatMap(({ topic, of }) => of.map((aspect) => topic.id.replace(/\S+$/, aspect))),
    ),
)

/**
 * What no question was learnt for yet cannot be weighed beside the others: where its signs stand together, it is meant. So is a word that is asked
 * for with "what is".
 */
const surelyNew = (knowledge: Knowledge, { particular }: Heard, { intent, ready }: ByHand): boolean =>
  intent === 'particular' &&
  particular?.sure === true &&
  (particular.defined === true ||
    newOfThings(knowledge).has(ready) ||
    (!/^(?:term|subject|condition|health)/.test(ready) && !taught(knowledge).has(ready)))

/** Answers that are meant only where a word of theirs is said: a burn by the sun is none by an arc, and no rash is of metal without any. */
const onlyWith: Readonly<Record<string, RegExp>> = {
  'welding-burn': /^(?:weld|sweis|arc|steel|staal|metal|spark|boiler|grind|blue)/,
  'metal-itch':
    /^(?:chains?|necklaces?|earrings?|jewel\w*|ring|watch\w*|belts?|buckles?|nickel|bracelets?|bangles?|metal\w*|studs?|buttons?|zips?|juwel\w*|gold|silver|juwele)$/,
  'after-treatment':
    /^(?!sun)(?:peel|peels|chemical|facials?|laser\w*|ipl|needl\w*|micro\w*|wax\w*|thread\w*|dermaplan\w*|treatments?|botox|fillers?|tattoo\w*|procedure\w*|salon|spa|skilbehandeling|behandeling|shav\w*|microblad\w*|sugaring|epilat\w*|cautery|cryo\w*|surgery|stitches|op|removed|hydrafacial)$/,
}

/** How much, how long, how often: no answer to what a thing may cost. */
const ofUse = /^subject \S+ (?:amount|time|often)$/

const stings = /^(?:aha|bha|pha|exfoliant|retinoid|vitamin-c)$/
/** "Waxed this morning, can I put glycolic on?": asked of the thing, and how to look after treated skin does not say it. */
const onTreatedSkin = ({ who, cues, things, tokens }: Heard): boolean =>
  cues.has('canI') &&
  !/\b(?:when|how (?:long|soon)|wanneer|hoe lank)\b/.test(tokens.join(' ')) &&
  who.includes('treated-skin') &&
  things.some(({ families }) => families.some((one) => stings.test(one)))

/** What a message wants by all its words, where they speak louder than what was read by hand. */
export const readingOf = (knowledge: Knowledge, heard: Heard, intent: Intent): ByAll => {
  const hand = byHand({ ...heard, intent })
  const found = wantedBy(hand)
  if (knowledge.choosing.size === 0 || heard.isLabel || settled.has(intent)) return { wants: found, likely: 1 }
  // "More pimples since retinol: purging, or is it bad for me?": what came of it, and no verdict on the thing.
  if (intent === 'reaction' && heard.cues.has('purge') && heard.things.length === 1) return { wants: found, likely: 1 }
  if (intent === 'order' && asksLayerFirst(heard.tokens.join(' '))) return { wants: found, likely: 1 }
  const options = optionsFor(knowledge, heard, hand)
    .filter(
      ({ wants }) =>
        wants === found ||
        onlyWith[wants] === undefined ||
        heard.tokens.some((token) => onlyWith[wants]?.test(token) === true),
    )
    .filter(({ wants }) => wants === found || !ofUse.test(wants) || !ofMoney.test(heard.tokens.join(' ')))
  const sums = options.map(({ shows }) => weigh(knowledge.choosing, shows))
  const byReading = options.findIndex(({ wants }) => wants === found)
  const best = sums.indexOf(Math.max(...sums))
  if (hand.ready.startsWith('after-') && onTreatedSkin(heard))
    return { wants: 'safe', likely: 1, choice: { intent: 'safe', particular: undefined } }
  // What was not understood needs no lead, unless it is too short to tell.
  const named = byName.test(hand.ready) || intent === 'lightening' || asksRoutine(heard, intent)
  const lead = found === 'unclear' && heard.tokens.length > fewTokens ? 0 : named ? aheadOfName : ahead
  const shows = options[best]?.shows ?? {}
  const notLedTo = heard.particular?.sure === true && hand.ready !== '' && (shows['ready-led-share'] ?? 0) === 0
  const usual =
    (intent === 'for-concern' || hand.ready !== '') && elsewhere(heard, options[best]?.ready)
      ? 2
      : intent === 'for-concern' || notLedTo
        ? (shows['ready-usual-missing'] ?? 0)
        : 0
  const needed = lead + unsaid * usual
  const ofNamed = (ofTheNamed.has(intent) || heard.cues.has('together')) && heard.things.length > 0
  const sold = intent === 'lightening' && lightenersSold.test(heard.tokens.join(' '))
  const isNew = surelyNew(knowledge, heard, hand)
  // "I have ringworm" says all there is to say.
  const told = hand.ready.startsWith('condition care ') && asksNothing.test(heard.tokens.join(' '))
  // "If it is never opened": said in so many words.
  // "How long after a chemical peel can I use retinol?" is no question of peeling with retinol.
  const sinceTreated =
    heard.particular?.sure === true &&
    (hand.ready === 'put-on-after-treatment' ||
      (hand.ready === 'after-treatment' &&
        /\b(?:how (?:long|soon)|when|wanneer|hoe lank)\b/.test(heard.tokens.join(' '))))
  const stays =
    sinceTreated ||
    hand.ready.endsWith(' unopened') ||
    told ||
    sold ||
    ofNamed ||
    isNew ||
    byReading < 0 ||
    (sums[best] ?? 0) - (sums[byReading] ?? 0) < needed
  const first = stays ? byReading : best
  // "I don't know that word" says less than a ready answer that is about as likely; so does what a thing helps with of why it does harm.
  const kind = options[first]?.wants ?? ''
  const empty = heard.unknown !== undefined && heard.things.length + heard.household.length === 0 && ofOne.has(kind)
  const beside =
    ofCause.has(kind) && (heard.cues.has('why') || kind === 'medicine') && asksWhatItDoes.test(heard.tokens.join(' '))
  const unnamed = kind === 'for-concern' && byName.test(hand.ready)
  const near =
    !empty && !beside && !unnamed
      ? -1
      : sums.findIndex(
          (sum, at) =>
            options[at]?.ready !== undefined &&
            sum > (sums[first] ?? 0) - (beside ? unsaid : ahead / 2) &&
            sum === Math.max(...sums.filter((_, other) => options[other]?.ready !== undefined)),
        )
  const taken = near < 0 ? first : near
  const likely = softmax(sums)
  const next = options
    .flatMap(({ ready }, at) =>
      ready === undefined || at === taken || elsewhere(heard, ready) ? [] : [{ ready, likely: likely[at] ?? 0 }],
    )
    .reduce<{ ready: Ready; likely: number } | undefined>(
      (one, other) => (one === undefined || other.likely > one.likely ? other : one),
      undefined,
    )
  const surest = likely.indexOf(Math.max(...likely))
  return {
    wants: options[surest]?.wants ?? found,
    likely: likely[surest] ?? 0,
    ...(taken === byReading ? {} : { choice: choiceOf(options[taken] as Option) }),
    // How likely a new answer is cannot be told.
    perhaps:
      !(isNew && taken === byReading) && (likely[taken] ?? 1) < sure && next !== undefined && next.likely > mayBe
        ? next.ready
        : undefined,
  }
}
