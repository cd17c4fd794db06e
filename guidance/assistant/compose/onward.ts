import { wordsOf } from '../../text/normalise.ts'
import { asksIfItStays, tellsOfLasting } from '../understand/of-condition.ts'
import { asksToStop, asksWhy } from '../understand/onward.ts'
import { asksOnlyOften, fromWhenOn, tellsOften, tellsTime } from '../understand/plain-turns.ts'
import { asksDetails, asksDuration, asksTriggers, tellsWorse } from '../understand/short-turns.ts'
import { thingOf, type Thing } from '../understand/things.ts'
import { type Asked, calledAll, capital, countWords, is, it, saidIn, sentence, type Sketch, small } from './draft.ts'
import { carefulOf, strengthOf, usageOf } from './facts.ts'
import { isActive, isMedicine } from './lines.ts'

// A question that goes on from an answer is answered out of that answer: the sentence that speaks of what is asked comes first.

const empty = new Set(
  `
  why that this what how when does must should stop quit leave because reason cause causes it its the my is isnt was and but for so then every
  week weeks month months years same all been you your they them from with about can could would will have has been skin face need want really
  actually always just also still only very too even much more using use used after before ever keep going good well make makes feel feels
  look looks not dont hoekom dit moet ophou maybe know morning night day thing things product products tell more info detail details explain
  say says sure true`
    .trim()
    .split(/\s+/),
)

/** A word down to what its forms have in common: shaving, shave, shaved. */
const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|s|ness|y|e)$/, '').slice(0, 5)

const alike: Record<string, string> = {
  sunny: 'sun',
  sunli: 'sun',
  beard: 'shav',
  razor: 'shav',
  tight: 'dr',
  dry: 'dr',
  flak: 'dr',
  pimpl: 'clog',
  spot: 'clog',
  breako: 'clog',
  acne: 'clog',
  bump: 'clog',
  acn: 'clog',
  scar: 'mark',
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !empty.has(word))
      .map(stemOf)
      .map((stem) => alike[stem] ?? stem),
  )

/** The sentences of a text as it was set, without headings, links and list marks. */
export const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^(?:Read on|From our page)/.test(line))
    .flatMap((line) =>
      line
        .replaceAll('**', '')
        .replace(/^(?:[-•]|\d+\.)\s*/, '')
        .replaceAll(/\*([^*]+)\*/g, '$1')
        .split(/(?<=[.!?]) (?=[A-Z])/),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) > 2 && !sentence.endsWith(':'))

/** What an answer says anyway: it decides no question. */
const always =
  /^(?:Try it on a small patch|Stop if it burns|See a |Tell me |Wear a broad|Good to know: It can sting|Change one|A gentle cleanser, a plain)/

const forbids = /^(?:do not|don’t|never|stop|leave|avoid|skip|pause|rest|no\b)/i

const givesCause =
  /\b(?:by|because|from|leaves?|makes?|causes?|means|strips?|dr(?:y|ies)|reaction|clogs?|irritat\w+|sets? off)\b/

/** It says not to stop. */
const goesOn = /\b(?:do not|don’t|never) (?:just )?stop\b/i

type Found = { sentence: string; points: number }

/** The sentences that speak of what is asked, the one that says most of it first. */
export const sentencesOn = (
  question: string,
  sentences: readonly string[],
  stops = false,
  causes = false,
): string[] => {
  const wanted = stemsOf(question)
  if (stops) wanted.add(stemOf('stopping'))
  const found = sentences
    .filter((sentence) => !always.test(sentence))
    .map((sentence, at): Found => {
      const shared = [...stemsOf(sentence)].filter((stem) => wanted.has(stem)).length
      const warns = shared > 0 && /\b(?:do not|don’t|never|stop|leave|avoid)\b/i.test(sentence)
      const stop = !stops ? 0 : /^(?:Stop|Pause|Rest)\b/.test(sentence) || goesOn.test(sentence) ? 1.5 : Number(warns)
      const cause = causes && shared > 0 && givesCause.test(sentence) ? 0.7 : 0
      return { sentence, points: shared === 0 ? stop : shared + stop + cause - at / 50 }
    })
  return found
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ sentence }) => sentence)
}

const asksLeave = /^(?:and |but |so |ok |then )*(?:can|may|could|mag|kan) (?:i|we|ek)\b/
const tooStrong =
  /\b(?:too (?:strong|harsh|drying|dry|heavy|much|rich|greasy|oily|aggressive|intense)|te (?:sterk|droog))\b/
const whichForm = /\b(?:which|what|watter) (?:one|type|kind|form|sort|version|een|tipe)\b/

/** What stands in the entry and the last answer, in sentences. */
const told = ({ heard, request, knowledge }: Asked): string[] => {
  const last = request.turns.findLast(({ role }) => role === 'assistant')?.text ?? ''
  const concern = heard.concerns[0] === undefined ? undefined : knowledge.concern(heard.concerns[0])
  // Said already, before what the knowledge has on the concern at large.
  const own = heard.particular !== undefined || heard.myth !== undefined
  // What a concern's entry says at large is of no use where the answer was about something else: acids are none for heat rash.
  const more = own && heard.particular?.concern !== heard.concerns[0] ? undefined : concern
  const texts = [
    heard.myth?.answer,
    ...(heard.particular?.says ?? []),
    last,
    own ? undefined : more?.means,
    more?.deeperSkin,
    ...(more?.firstLine ?? []).map(({ text }) => text),
  ]
  return [...new Set(texts.flatMap((text) => (text === undefined ? [] : sentencesIn(text))))]
}

const concludes = /^(?:(?:so|ok|okay|then|but|and|cool) )*(?:i|we) (?:can |could |will |must )?(?:just|then)\b/
const refuses = /^(?:No\b|Never\b|Not\b|Better not|Rather not|Please do not)/

const fewest = 60

/** How far a sentence tells how long something takes, or how often it is done: sunscreen is put on every day whatever is asked. */
const lasts = (sentence: string): number =>
  Number(/\b(?:weeks?|months?|years?)\b/.test(sentence)) +
  Number(
    /\b(?:\d+|an?|one|two|three|four|five|six|eight|few|several)(?:[–-]\d+| to \w+)? (?:days?|weeks?|months?|years?)\b/.test(
      sentence,
    ),
  ) -
  Number(/^(?:sunscreen|spf)/i.test(sentence)) * 2

/** Sentences one after another until there is enough to read. */
const filled = (lead: string, more: readonly string[]): string[] => {
  const chosen: string[] = []
  for (const sentence of more)
    if (countWords([lead, ...chosen].join(' ')) < fewest && !lead.includes(sentence)) chosen.push(sentence)
  return [lead, chosen.join(' ')]
}

const irritation = ({ ingredient }: Thing): number => ingredient?.full?.irritation ?? 0

/** "Which form is gentle?", "isn't it too strong for me?": the milder members of its family, and how to go slowly. */
const gentleForm = (asked: Asked, thing: Thing): Sketch => {
  const said = saidIn(asked)
  const [family] = thing.families
  const known = [
    'sodium-ascorbyl-phosphate',
    'magnesium-ascorbyl-phosphate',
    'ascorbyl-glucoside',
    'mandelic-acid',
    'gluconolactone',
    'lactobionic-acid',
    'hydroxypinacolone-retinoate',
    'retinyl-palmitate',
  ].flatMap((id) => asked.knowledge.byId(id) ?? [])
  const acid = family === 'aha' || family === 'bha'
  const milder = known
    .filter(
      (one) =>
        one.id !== thing.ingredient?.id &&
        (one.full?.irritation ?? 0) < Math.max(irritation(thing), 1) &&
        (acid
          ? one.families.some((own) => own === 'aha' || own === 'pha')
          : family !== undefined && one.families.includes(family)),
    )
    .slice(0, 3)
    .map(thingOf)
  const { often, when } = usageOf(thing)
  const strong = irritation(thing) > 1
  const { called } = thing
  const range = strengthOf(thing)
  const own = carefulOf(thing).find(
    ({ who }) =>
      who === 'sensitive' || who === 'everyone' || who === (asked.heard.skinType ?? asked.situation.skinType),
  )
  const heavy = /\b(?:heavy|rich|greasy|oily)\b/.test(said)
  const names = calledAll(milder).replace(/ and ([^,]*)$/, ' or $1')
  const first =
    whichForm.test(said) && milder.length > 0
      ? `A gentle form: ${names}.`
      : heavy
        ? `It can be on oily skin: take a light gel or fluid with ${called} instead of a rich cream.`
        : isMedicine(thing)
          ? `It can be at first; ask whoever prescribed ${called} before you change anything.`
          : strong
            ? `It can be${milder.length > 0 ? `: then take a gentler form, ${names}` : `, so begin with the lowest strength`}.`
            : own !== undefined
              ? `It can be: ${small(sentence(own.why)).replace(/\.$/, '')}.`
              : `Not for most skin: ${called} ${is(thing)} among the gentler ones${range === undefined ? '' : ` at ${range}`}.`
  return {
    paragraphs: [
      `**${first}**`,
      !strong || milder.length === 0
        ? '*Why:* how much it stings depends on strength, how often, and what else you use.'
        : called.startsWith('vitamin C')
          ? '*Why:* the pure acid (ascorbic acid) needs a low pH, and that stings; these do not, though less is proven for them.'
          : `*Why:* ${called} is the stronger one of its kind and stings sooner; these work more slowly and mildly.`,
      `**How:** ${strong ? `every second or third ${when === 'morning' ? 'morning' : 'evening'} at first` : often}, at the low end` +
        `${range === undefined || milder.length > 0 ? '' : ` of ${range}`}, with a plain moisturiser after it. Try it behind the jaw for a few days, ` +
        `and stop if it burns, swells or comes up in a rash.`,
    ],
    things: milder.length > 0 && whichForm.test(said) ? milder : [thing],
    ...(milder.length > 0 && { topic: { ingredients: milder.flatMap(({ ingredient }) => ingredient?.id ?? []) } }),
  }
}

/**
 * The answer to a question that leans on the last answer by asking for its reason, its end or its measure; undefined where nothing that was
 * said speaks of it.
 */
export const onward = (asked: Asked): Sketch | undefined => {
  const { heard } = asked
  if (!heard.followsUp) return undefined
  const said = saidIn(asked)
  const [thing] = heard.things
  if (
    thing !== undefined &&
    heard.things.length === 1 &&
    (tooStrong.test(said) || (whichForm.test(said) && isActive(thing)))
  )
    return gentleForm(asked, thing)
  const may = asksLeave.test(said) && !asksToStop.test(said)
  const stops = may || asksToStop.test(said)
  const all = told(asked)
  // Whether it stays is told in words of its own, that the question shares none of.
  const lasting = asksIfItStays.test(said)
    ? (heard.particular?.says ?? []).flatMap(sentencesIn).filter((sentence) => tellsOfLasting.test(sentence))
    : []
  const details = asksDetails.test(said) && !/\b(?:where|waar)\b/.test(said)
  const telling =
    details || asksDuration.test(said) || fromWhenOn.test(said)
      ? tellsTime
      : asksTriggers(said)
        ? tellsWorse
        : asksOnlyOften(said)
          ? tellsOften
          : undefined
  const spoken =
    telling === undefined
      ? []
      : (heard.particular === undefined ? all : heard.particular.says.flatMap(sentencesIn)).filter((sentence) =>
          telling.test(sentence),
        )
  const timed =
    details || telling !== tellsTime || /\b(?:wait|wag)\b/.test(said)
      ? spoken
      : // Minutes tell how it is used, and weeks how long it takes.
        spoken.toSorted((one, other) => lasts(other) - lasts(one))
  const found = [...new Set([...lasting, ...timed, ...sentencesOn(said, all, stops, asksWhy.test(said))])]
  // A reason needs a sentence that gives one.
  const lead = asksWhy.test(said) ? found.find((sentence) => givesCause.test(sentence)) : found[0]
  const topic = {
    ...(heard.particular !== undefined && { entry: heard.particular.id }),
    ...(heard.myth !== undefined && { entry: heard.myth.id }),
  }
  const rest = [...found.slice(1, 3), ...all].filter((sentence) => sentence !== lead && !always.test(sentence))
  if (asksWhy.test(said)) {
    const cause = small(lead?.replace(/^(?:Yes|No|Better not[^:]*|It depends)[,:.] ?/, '') ?? '')
    const sure = !/\b(?:not|no|weak|hardly|seldom|cannot)\b/.test(cause)
    const unsure = found.length > 0 ? 'It may well play a part.' : 'It may play a part, but from here I cannot be sure.'
    const first = lead === undefined ? unsure : `${sure ? 'Yes, very likely' : 'It may be'}: ${cause}`
    return { paragraphs: filled(`**${first}**`, rest).filter((one) => one !== ''), things: [], topic }
  }
  // A claim that is not so is no reason to stop anything.
  if (lead === undefined && stops && !may && heard.myth !== undefined) {
    const [says = '', ...more] = sentencesIn(heard.myth.answer)
    const first =
      heard.myth.verdict === 'harmful' ? 'Yes, please stop' : heard.myth.verdict === 'true' ? 'Better so' : 'No need to'
    return { paragraphs: filled(`**${first}: ${small(says)}**`, more).filter((one) => one !== ''), things: [], topic }
  }
  // "So I just finish it?" after a no stays one.
  const refusal = concludes.test(said)
    ? sentencesIn(heard.particular?.says[0] ?? '').find((sentence) => refuses.test(sentence))
    : undefined
  if (refusal !== undefined)
    return {
      paragraphs: [
        `**${refusal}**`,
        ...(heard.particular?.says ?? []).map((text) =>
          sentencesIn(text)
            .filter((one) => one !== refusal)
            .join(' '),
        ),
      ].filter((one) => one !== ''),
      things: [],
      topic,
    }
  // A bare "why?" and "tell me more" want the reason, not a sentence again.
  if (
    lead === undefined ||
    (heard.cues.has('why') && !stops) ||
    (!stops && timed.length === 0 && stemsOf(said).size === 0)
  )
    return undefined
  const only = /\b(?:when|while|until|for (?:a|two|three|four|some))\b/.test(lead)
  if (stops && !may && goesOn.test(lead))
    return { paragraphs: filled(`**No: ${small(lead)}**`, rest).filter((one) => one !== ''), things: [], topic }
  const no = forbids.test(lead) || /\bdo not\b|\bnever\b/i.test(lead)
  const first = may
    ? no
      ? `No: ${small(lead)}`
      : lead
    : !stops
      ? lead
      : only && /^(?:Stop|Pause|Rest)/.test(lead)
        ? `Not for good: ${small(lead)}`
        : `${no ? 'Yes' : 'Not necessarily'}: ${small(lead)}`
  return {
    paragraphs: filled(`**${capital(first)}**`, rest).filter((one) => one !== ''),
    things: [],
    topic,
    extras: thing === undefined || no || /^no\b/i.test(first) ? [] : [`Use ${it(thing)} ${usageOf(thing).often}.`],
  }
}
