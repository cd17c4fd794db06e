import type { Intent, Topic } from '../conversation.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { situationOf } from '../../safety/read-situation.ts'
import { asksOwn } from './adds.ts'
import { type Carried, thingsOf } from './carry.ts'
import { type Chosen, ofTheNamed, settled, weigh } from './choose-answer.ts'
import type { Heard } from './heard.ts'
import { intentOf } from './intent.ts'
import { speaksOfSkin } from './intent-signs.ts'
import { particularById } from './particulars.ts'
import { onlyThanks } from './small-talk.ts'
import { isStray, readyOf, speaksOf, topicIn } from './spoken-of.ts'
import { pattern } from '../../text/pattern.ts'

// "My scalp is flaky" – "what shampoo?" – "and my beard?": whether a message stands by itself, goes on as a rule of follow-up.ts says, or is only
// understood together with the one or two before it, no wording shows. So all readings are made, and what each of them would be taken for is set
// beside the others: the likelier one is meant. What counts how much was learnt from conversations (content/asked/learnt/turns.tsv, decision 23).

/** How a message is heard, and what of all there is to answer it wants. */
type Ears = { listen: (message: string) => Heard; choose: (heard: Heard) => Chosen }

/** A message heard by itself with what a rule of follow-up.ts makes of it, and the talk before it, the latest first. */
export type Talked = {
  knowledge: Knowledge
  heard: Heard
  onward: Carried | undefined
  previous: Topic
  earlier: readonly string[]
}

/** What a message is taken for. */
type Meant = Heard & Chosen

/** By itself; by a rule; with the message before it as one; with the two before it. */
export const readings = ['alone', 'onward', 'whole', 'three'] as const
/** One way to read a message, what speaks for it by the names of the knowledge's choosing, and what it is taken for so. */
export type Reading = {
  reading: (typeof readings)[number]
  shows: Readonly<Record<string, number>>
  take: () => Meant | Carried
  /** Hardly understood by itself, or taken for a ready answer by chance. */
  weak?: 'hardly' | 'by-chance' | undefined
  /** A ready answer about what the message names and the last answer does not. */
  ofItsOwn?: boolean
}

/** They say little: that nothing was understood, or that only something was told. */
const vague: ReadonlySet<string> = new Set([
  'unclear',
  'off-topic',
  'unknown-ingredient',
  'told',
  'greeting',
  'diagnosis',
])
/** Surely meant as they are read, whatever was said before. */
const apart: ReadonlySet<Intent> = new Set<Intent>([...settled, 'lightening'])
const opensOnward = /^(?:and|or|also|en|ok|but|so|then)\b(?! (?:what|how) about)/
const defines =
  /^(?:(?:and|so|ok|also) )*(?:(?:what|whats|wat) (?:is|are|does|do|the|s)\b(?! (?:best|safe|good|wrong|it|that|this)\b)|do you know|explain)/
const asking = pattern`
  ${asksOwn.source}|\b(?:what|whats|which|how|why|can i|should i|must i|recommend|suggest|give me|need an?|looking for|want (?:an?|to)|please|any|
  routine)\b`
/** After these something was asked, however it was put: "moisturiser for dry skin". */
const ofAsking: ReadonlySet<Intent> = new Set<Intent>([
  'routine',
  'suggest',
  'compare',
  'combine',
  'order',
  'price',
  'myth',
  'how-often',
  'how-to-use',
  'when',
  'how-long',
  'does-help',
])
const longest = 20

const odds = (likely: number): number => {
  const bound = Math.min(0.98, Math.max(0.02, likely))
  return Math.log(bound / (1 - bound))
}

const has = (holds: boolean): number => Number(holds)
/** Whether a message asks something, in whatever words. */
export const asks = ({ message, tokens }: Heard): boolean => message.includes('?') || asking.test(tokens.join(' '))

const aloneShows = (
  { heard }: Talked,
  { intent, wants, likely }: Chosen,
  whole: Chosen | undefined,
): Record<string, number> => {
  const said = heard.tokens.join(' ')
  const names = heard.things.length > 0
  return {
    'turn-alone': 1,
    'turn-alone-likely': odds(likely),
    'turn-alone-likely-as-whole': wants === whole?.wants ? odds(likely) : 0,
    'turn-alone-vague': has(vague.has(wants)),
    'turn-alone-sure': has(heard.particular?.sure === true),
    'turn-alone-names': has(names),
    'turn-alone-replaces': has(names && /\b(?:instead|rather)\b/.test(said)),
    'turn-alone-goes-on': has(opensOnward.test(said)),
    'turn-alone-points-back': has(heard.cues.has('it')),
    'turn-alone-defines': has(defines.test(said)),
    'turn-alone-tells': has(!asks(heard)),
    [`turn-alone-${intent}`]: 1,
    'turn-alone-elsewhere': has(heard.cues.has('offTopic') && !speaksOfSkin(heard)),
  }
}

const onwardShows = (
  { heard, previous }: Talked,
  carried: Carried,
  alone: Chosen,
  whole: Chosen,
  told: boolean,
): Record<string, number> => {
  const as = ({ wants }: Chosen): number => has(wants === carried.intent || wants === carried.particular?.id)
  return {
    'turn-onward': 1,
    'turn-onward-as-whole': as(whole),
    'turn-onward-as-alone': as(alone),
    'turn-onward-as-before': has(carried.intent === previous.intent),
    [`turn-onward-${carried.intent}`]: 1,
    'turn-onward-of-told': has(told),
    'turn-onward-more-of-subject': has(
      told && carried.intent === 'explain-more' && carried.particular?.id.startsWith('subject') === true,
    ),
    'turn-onward-more-for-kind': has(carried.intent === 'explain-more' && heard.kinds.length > 0),
    'turn-onward-against-both': has(alone.wants === whole.wants && as(alone) === 0),
  }
}

const person =
  /\b(?:i|im|ive|id|my|we|our|he|hes|his|she|shes|her|they|their|it|its|ek|ons|hy|sy|hulle|ngi\w*|ndi\w*|is|are|was|were|has|have|had|got|gets?|came|comes?|keeps?|bought|told|gave|says?|said|het|was)\b/
/** What puts right, asks of what we said, or leads elsewhere belongs to nothing that was told. */
const setsApart = pattern`
  ^(?:(?:oh|ok|okay|and|but|so|lol|haha) )*(?:no|nee|wait|oops|sorry|moving on|never ?mind|anyway)\b|\b(?:i said|i meant?|autocorrect|not that|(?:you|u) (?:said|say|told|mentioned|recommended)|send (?:you |u |a )*(?:pic|photo|picture|foto)\w*)\b`
/** What is told of something spoken of before is no story of its own. */
const leansBack =
  /\b(?:it|its|that|thats|this|them|they|these|those|also|too|tho|though|btw|dit|hulle)\b|^(?:and|but|so|ok|okay|no|yes|ja|nee|en|maar|then)\b/
const wishes = /\b(?:want|wants|need|needs|something (?:for|to)|anything for|best|wil he|soek)\b/
/** Whether a message tells something of somebody, and asks nothing. */
const tellsOnly = (heard: Heard): boolean =>
  !asks(heard) &&
  !wishes.test(heard.tokens.join(' ')) &&
  !heard.isLabel &&
  heard.tokens.length > 3 &&
  person.test(heard.tokens.join(' '))

/** What was said just before: whether it only told something, of a medicine that is taken, or what makes the same answer more exact. */
const toldShows = (spoken: Heard, told: boolean, same: boolean): Record<string, number> => {
  const medicine = spoken.things.some(({ families }) =>
    families.some((family) => family === 'medicine' || family === 'retinoid-medicine'),
  )
  return {
    'turn-whole-of-told': has(told),
    'turn-whole-of-medicine': has(told && medicine),
    'turn-whole-makes-exact': has(told && same),
  }
}

const wholeShows = (
  { heard, previous }: Talked,
  { intent, wants, likely, particular }: Chosen,
  alone: Chosen,
  reading: 'whole' | 'three',
): Record<string, number> => ({
  'turn-whole-likely': odds(likely),
  'turn-whole-said-already': has(wants === previous.intent || wants === previous.entry),
  'turn-whole-as-alone': has(wants === alone.wants),
  'turn-whole-vague': has(vague.has(wants)),
  'turn-whole-ready': has(particular !== undefined),
  'turn-whole-sure': has(particular?.sure === true),
  'turn-whole-length': Math.min(longest, heard.tokens.length) / 10,
  [`turn-${reading}`]: 1,
  [`turn-whole-${intent}`]: 1,
})

const jests: ReadonlySet<Intent> = new Set<Intent>(['who-are-you', 'off-topic', 'what-can-you-do'])
const smallTalk = (heard: Heard): boolean =>
  onlyThanks(heard) || (heard.tokens.length < 4 && (heard.cues.has('thanks') || heard.cues.has('greeting')))

/** "I'm allergic to coconut": kept for all that follows, and no subject of it. */
const onlyLeavesOut = (knowledge: Knowledge, heard: Heard): boolean =>
  !asks(heard) &&
  heard.concerns.length + heard.kinds.length + heard.household.length === 0 &&
  heard.tokens.length < 9 &&
  situationOf(knowledge, undefined, heard.message).heard.some((one) => one.startsWith('no '))

/** "I don't have benzoyl peroxide": what is lacking is no subject of the question after it. */
const lacking =
  /^(?:(?:but|and|ok|okay|eish|sorry|maar|shame) )*(?:i|we|ek) (?:dont|do not|havent|have not|didnt) (?:have|got|own|find|get|see)(?: got)? (?:any |an? |the |that |my )?(?:\S+ ?){1,4}(?: at (?:home|my \S+)| here)?$|^(?:(?:but|and|maar) )*(?:i|we) (?:have|ive) (?:got )?no (?:\S+ ?){1,3}$|^ek het nie (?:n )?(?:\S+ ?){1,3}(?: nie)?$/
const onlyLacks = ({ tokens, things, kinds, message }: Heard): boolean =>
  things.length + kinds.length > 0 && !message.includes('?') && lacking.test(tokens.join(' '))

const nothingOwn = ({ things, concerns, kinds, household, particular, myth }: Heard): boolean =>
  things.length + concerns.length + kinds.length + household.length === 0 &&
  particular?.sure !== true &&
  myth === undefined

/** The messages as one, the earliest first. */
const joined = (messages: readonly string[]): string =>
  messages.map((one, at) => (at < messages.length - 1 ? one.replace(/[.!?,\s]+$/, '') : one)).join('. ')

/** What was answered already is meant again: the sentence of it that speaks of this comes first. */
const asSaid = ({ knowledge, heard, previous }: Talked, meant: Meant): Meant => {
  const { intent, particular, myth } = meant
  const again =
    previous.entry !== undefined &&
    (intent === 'particular' ? particular?.id : intent === 'myth' ? myth?.id : undefined) === previous.entry
  // Of something else that is named now the same is asked anew.
  const before = thingsOf(knowledge, previous)
  if (!again || (before.length > 0 && heard.things.some(({ called }) => !before.some((one) => one.called === called))))
    return meant
  return {
    ...meant,
    ...heard,
    intent: 'explain-more',
    particular: particularById(knowledge, previous.entry ?? ''),
    myth: intent === 'myth' ? myth : undefined,
  }
}

const nearlySure = 0.7
const surest = 0.9

/** "It has gone brown, can I still use it?": a ready answer to what is told now says more than whether the thing of before is safe. */
const ownState = (
  { who, things }: Heard,
  { intent, things: carried, concerns, skinType }: Carried,
  { intent: own, likely }: Chosen,
): boolean =>
  // Without a trouble it would only be asked what bothers.
  (intent === 'for-concern' && concerns.length + carried.length === 0 && skinType === undefined) ||
  ((intent === 'safe' || intent === 'for-concern') &&
    own === 'particular' &&
    who.length + things.length === 0 &&
    likely > (carried.length === 0 ? nearlySure : surest))

const wellTaken = 0.6
const barelyTaken = 0.3

/** How little a message is by itself that names nothing. */
const weakly = ({ heard, earlier }: Talked, alone: Chosen, listen: Ears['listen']): Reading['weak'] =>
  heard.things.length + heard.kinds.length > 0
    ? undefined
    : alone.likely < wellTaken && isStray({ ...heard, ...alone }, earlier.slice(0, spokenOf).map(listen))
      ? 'by-chance'
      : odds(alone.likely) < 0
        ? 'hardly'
        : undefined
const spokenOf = 3

const pointing = /\b(?:it|they|these|those|them|that|this)\b/
/** "Must I wash my brush?": a ready answer speaks of all that it says, and the last answer of nothing of it. */
const isOfItsOwn = (
  { knowledge, heard, previous, earlier }: Talked,
  alone: Chosen,
  listen: Ears['listen'],
): boolean => {
  const taken = { ...heard, ...alone }
  const words = topicIn(heard)
  const last = previous.entry === undefined ? undefined : particularById(knowledge, previous.entry)
  return (
    readyOf(taken) !== undefined &&
    alone.likely > wellTaken &&
    words.length > 0 &&
    heard.concerns.length === 0 &&
    !pointing.test(heard.tokens.join(' ')) &&
    words.every((word) => speaksOf(taken, [word])) &&
    (last === undefined
      ? previous.entry === undefined &&
        !earlier
          .slice(0, spokenOf)
          .flatMap((message) => topicIn(listen(message)))
          .some((word) => words.includes(word))
      : !speaksOf({ ...taken, intent: 'particular', particular: last }, words))
  )
}

const ownThing =
  /\bmy (?:\w+ )?(?<noun>foundation|make ?up|concealer|primer|powder|mascara|lipstick|eye ?liner|razor|loofah|pillow ?case|brush(?:es)?|sponge|hair gel|braids|wig|perfume|nail polish|deodorant)\b.*\b(?:it|its|it's|they|them|theyre)\b/
/** "My foundation is choking my pores, how do I tell if it's clogging them": it stands for what the message names itself, and nobody spoke of before. */
const namesItself = ({ heard, earlier }: Talked): boolean => {
  const noun = ownThing.exec(heard.tokens.join(' '))?.groups?.['noun']
  return noun !== undefined && !earlier.some((message) => message.toLowerCase().includes(noun.replace(/e?s$/, '')))
}

/** The ways to read a message; only the first of them where nothing before it could change what is meant. */
export const readingsOf = (talked: Talked, { listen, choose }: Ears): Reading[] => {
  const { heard, onward, previous, earlier } = talked
  const alone = choose(heard)
  const take = (): Meant => ({ ...heard, ...alone })
  // "Will you marry me?" is no part of the question about dry elbows that comes after it.
  const ofSkin = speaksOfSkin(heard) && heard.tokens.length > 4
  const jest = (one: Heard): boolean =>
    one.particular?.id.startsWith('assistant-') === true ||
    (!speaksOfSkin(one) &&
      jests.has(intentOf(one)) &&
      one.tokens.some((word) => /^(?:you|u|your|youre|ur|jy|jou)$/.test(word)))
  const beside = (message: string): boolean => ofSkin && jest(listen(message))
  const [last, before] = earlier.filter(
    (message) =>
      !beside(message) &&
      !smallTalk(listen(message)) &&
      !onlyLacks(listen(message)) &&
      !onlyLeavesOut(talked.knowledge, listen(message)),
  )
  const spoken =
    last === undefined || onward?.certain === true || apart.has(intentOf(heard)) || previous.redFlag !== undefined
      ? []
      : [[last], ...(before === undefined ? [] : [[before, last]])]
  const wholes = spoken.map((messages) => {
    const read = listen(joined([...messages, heard.message]))
    // Of two sums or ages the one that was told last counts.
    const one = { ...read, priceCents: heard.priceCents ?? read.priceCents, years: heard.years ?? read.years }
    return { one, chosen: choose(one) }
  })
  const [first] = wholes
  // What the message two before asked is answered already: a question after it does not ask for that ready answer once more.
  const asked = before === undefined || !asks(heard) ? undefined : choose(listen(before)).wants
  // "How do I get it off?" asks of neither whether it goes with the other, that was asked about before it.
  const oneByOne =
    heard.things.length === 0 &&
    !heard.cues.has('together') &&
    /^(?:(?:and|so|ok|but|en) )*(?:how|why|where|when|hoe|hoekom|waar)\b/.test(heard.tokens.join(' ')) &&
    [last, before].every((message) => message !== undefined && listen(message).things.length === 1)
  // A ready answer that came by chance is none.
  const meant = wholes.filter(
    ({ one, chosen }, at) =>
      !(chosen.likely < barelyTaken && isStray({ ...one, ...chosen }, earlier.slice(0, spokenOf).map(listen))) &&
      (at === 0 ||
        (!(oneByOne && chosen.intent === 'combine') &&
          (chosen.wants !== asked || (chosen.particular ?? one.particular)?.id !== asked))),
  )
  if (last === undefined || first === undefined || first.one.isLabel) {
    return [
      onward === undefined
        ? { reading: 'alone', shows: {}, take }
        : { reading: 'onward', shows: {}, take: () => onward },
    ]
  }
  const lastHeard = listen(last)
  const told = !ofAsking.has(previous.intent) && !asks(lastHeard)
  const plain =
    tellsOnly(lastHeard) &&
    !setsApart.test(heard.tokens.join(' ')) &&
    (before === undefined || !leansBack.test(lastHeard.tokens.join(' ')))
  const askedFirst = before !== undefined && asks(listen(before))
  if (namesItself(talked) && !vague.has(alone.wants) && asks(heard) && onward?.certain !== true)
    return [{ reading: 'alone', shows: {}, take }]
  const byRule: Reading[] =
    onward === undefined || ownState(heard, onward, alone)
      ? []
      : [{ reading: 'onward', shows: onwardShows(talked, onward, alone, first.chosen, told), take: () => onward }]
  const wholly = meant.map(({ one, chosen }): Reading => ({
    reading: one === first.one ? 'whole' : 'three',
    take: () => asSaid(talked, { ...one, ...chosen }),
    shows: {
      ...wholeShows(talked, chosen, alone, one === first.one ? 'whole' : 'three'),
      ...toldShows(lastHeard, told, chosen.wants === 'safe' && alone.wants === 'safe'),
      'turn-whole-ready-for-named': has(
        chosen.particular !== undefined && ofTheNamed.has(alone.intent) && heard.things.length > 0,
      ),
      'turn-whole-another-of-told': has(told && chosen.particular !== undefined && chosen.wants !== previous.entry),
      ...(one === first.one
        ? {
            'turn-whole-of-plainly-told': has(plain),
            'turn-whole-asked-of-told': has(plain && asks(heard)),
            'turn-whole-bare-of-told': has(plain && nothingOwn(heard)),
          }
        : {
            'turn-three-asked-first': has(askedFirst),
            'turn-three-as-whole': has(chosen.wants === first.chosen.wants),
          }),
    },
  }))
  // What a rule understands gives way to nothing that is not understood.
  return [
    {
      reading: 'alone',
      shows: aloneShows(talked, alone, first.chosen),
      take,
      weak: weakly(talked, alone, listen),
      ofItsOwn: isOfItsOwn(talked, alone, listen),
    },
    ...byRule,
    ...(byRule.length === 0
      ? wholly
      : wholly.filter((_, at) => !['unclear', 'off-topic'].includes(meant[at]?.chosen.wants ?? ''))),
  ]
}

/** As likely as this as one with what stands before it (odds of four fifths), what is less likely than a half by itself is meant so. */
const wellAs = 1.38
/** So likely by itself (odds of nine tenths). */
const surelyAlone = 2.2
/** And so unlikely with the rest (odds of a third). */
const hardlySo = -0.65
/** Or so fairly, where it is about what only the message names (odds of seven tenths). */
const fairly = 0.85

/** The reading for which most speaks; where nothing was learnt yet, what a rule says. */
export const chooseReading = (knowledge: Knowledge, found: readonly Reading[]): Reading | undefined => {
  if (!knowledge.choosing.has('turn-alone')) return found.find(({ reading }) => reading === 'onward') ?? found[0]
  const sums = found.map(({ shows }) => weigh(knowledge.choosing, shows))
  const best = found[sums.indexOf(Math.max(...sums))]
  // What says little by itself, and is surely understood with what stands before it, is meant so.
  const whole =
    best?.weak === undefined
      ? undefined
      : found.find(
          ({ reading, shows }) =>
            reading === 'whole' &&
            shows['turn-whole-vague'] === 0 &&
            (best.weak === 'by-chance' || (shows['turn-whole-likely'] ?? 0) > wellAs),
        )
  if (whole !== undefined) return whole
  // And what is surely understood by itself, and hardly with the rest, by itself.
  const alone = found.find(({ reading }) => reading === 'alone')
  const hardlyWhole =
    (best?.reading === 'whole' || best?.reading === 'three') &&
    (best.shows['turn-whole-likely'] ?? 0) < hardlySo &&
    (alone?.shows['turn-alone-likely'] ?? 0) > surelyAlone
  const lost = best?.reading === 'onward' && best.shows['turn-onward-explain-more'] === 1 && alone?.ofItsOwn === true
  const ownAgain =
    (best?.reading === 'whole' || best?.reading === 'three') &&
    alone?.ofItsOwn === true &&
    (alone.shows['turn-alone-likely'] ?? 0) > surelyAlone &&
    (best.shows['turn-whole-likely'] ?? 0) < fairly
  return alone !== undefined && (hardlyWhole || lost || ownAgain) ? alone : best
}
