import { answeredOf } from '../understand/subjects.ts'
import type { Myth } from '../../knowledge/entries.ts'
import type { Passage } from '../conversation.ts'
import { wordsOf } from '../../text/normalise.ts'
import { composeUnknown, composeWhatIs, moreOn } from './about.ts'
import { composeCombine } from './combine.ts'
import { rowOf } from './compare.ts'
import { composeForConcern, concernAsked } from './concern.ts'
import {
  type Asked,
  calledAll,
  capital,
  type Composer,
  countWords,
  listed,
  saidIn,
  sentence,
  type Sketch,
  small,
} from './draft.ts'
import { concernCalled, evidenceCalled } from './facts.ts'
import { interactionOf } from './interactions.ts'
import { basics, expects, isActive, patchLine, stopLine } from './lines.ts'
import { thingOf } from '../understand/things.ts'
import { ofTheNamed } from './of-the-named.ts'
import { throughTheYear } from './season.ts'
import { whatToo } from './what-too.ts'
import { pattern } from '../../text/pattern.ts'

const starters = ['A simple routine for oily skin', 'Can I use retinol with vitamin C?', 'What helps with dark marks?']
const brief = (text: string): Sketch => ({
  paragraphs: [text],
  suggestions: starters,
  brief: true,
  topic: { ingredients: [], families: [], concerns: [] },
})

const askMe = 'I am happy to help with a routine, an ingredient, a label or a skin concern.'
const notDoctor = 'an AI skincare guide, not a doctor'
export const composeGreeting: Composer = () => brief(`**Hello! I am SKYNN AI, ${notDoctor}.** ${askMe}`)
/** Thanks leave the subject as it was, so that the next question can still lean on it. */
export const composeThanks: Composer = ({ heard }) => ({
  ...brief('**My pleasure.** Go gently, wear your sunscreen, and come back if anything stings or you want to go on.'),
  suggestions: starters.slice(0, 2),
  topic: heard.previous ?? {},
})
export const composeBye: Composer = () => ({
  ...brief('**Go well, and do not forget your sunscreen!** I am here when you have another skin question.'),
  suggestions: [],
})
export const composeWho: Composer = () =>
  brief(
    `**I am SKYNN AI, ${notDoctor} and not a person: a computer program.** I explain ingredients, routines ` +
      `and labels from sourced knowledge. I cannot diagnose, prescribe or see photos; a pharmacist, clinic or dermatologist can.`,
  )
export const composeCan: Composer = () =>
  brief(
    `**I can help with everyday skincare:**\n\n- build a morning or evening routine for your skin and ` +
      `budget\n- say whether two ingredients go together\n- explain an ingredient, or check a pasted ingredient list\n- suggest what helps with breakouts, ` +
      `dark marks, dryness and more\n\nI am ${notDoctor}.`,
  )
/** What hurts is not passed over, though it is outside what is known here. */
const hurts = pattern`
  \b(?:cheat\w*|broke up|break ?up|dumped|divorc\w*|(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|mom) (?:\w+ )?left (?:me|us)|passed (?:away|on)|died|funeral|retrench\w*|lost my (?:job|baby|mom|mother|dad|father|husband|wife|gran\w*|son|daughter)|
  lonely|heart ?br\w+|betray\w*)\b`
const sorry =
  '**I am sorry: that hurts, and it is hard.** I only do skincare, so this is outside what I can answer well; talk to somebody you trust. If it gets too much, SADAG listens day and night, free: 0800 567 567. I am here for your skin when you want.'
export const composeOffTopic: Composer = (asked) => {
  const { things, kinds } = asked.heard
  if (hurts.test(saidIn(asked))) return brief(sorry)
  const named = things[0]?.called ?? kinds[0]
  return brief(
    `**That is outside what I know: I only do skincare.** ${named === undefined ? askMe : `Ask me about ${named} itself, and I am glad to help.`}`,
  )
}
export const composeInjection: Composer = () =>
  brief(`**I can’t do that: I stay ${notDoctor}, and leave medicines to a prescriber.** ${askMe}`)

/** The sentence of our own content that has most to do with a message; never one that gives orders to a machine. */
const quoteFrom = (
  passages: readonly Passage[],
  tokens: readonly string[],
): { text: string; title: string } | undefined => {
  const wanted = new Set(tokens.filter((word) => word.length > 4))
  let best: { text: string; title: string } | undefined
  let most = 1
  for (const { text: whole, title } of passages) {
    for (const text of whole.split(/(?<=[.!?])\s+/)) {
      const words = wordsOf(text)
      if (
        words.length < 6 ||
        words.length > 45 ||
        /\b(ignore|instruction|prompt|assistant|pretend|system|prescri\w*|lighten\w*|whiten\w*|bleach\w*|\d+\s?mg)\b|[<>[\]]/i.test(
          text,
        )
      )
        continue
      const score = new Set(words.filter((word) => wanted.has(word))).size
      if (score > most) [best, most] = [{ text, title }, score]
    }
  }
  return best
}

/** About skin, but not understood: what we have from our own pages, and how to ask. */
export const composeUnclear: Composer = (asked) => {
  const { heard, request } = asked
  if (heard.unknown !== undefined && heard.cues.has('what')) return composeUnknown(asked)
  if (hurts.test(saidIn(asked)) && !heard.cues.has('skin') && heard.kinds.length + heard.concerns.length === 0)
    return brief(sorry)
  const quote = quoteFrom(request.passages ?? [], heard.tokens)
  if (quote === undefined) {
    return heard.kinds.length > 0 || heard.cues.has('skin')
      ? composeForConcern(asked)
      : brief(
          '**I am not sure I follow: I only do skincare.** Tell me what your skin is doing or which product you ask about, for example “my cheeks are ' +
            'dry” or “can I use niacinamide with retinol?”.',
        )
  }
  return {
    paragraphs: [
      `**From our page “${quote.title}”:** ${quote.text}`,
      'Tell me your skin type and what bothers you most, and I can be more exact.',
    ],
    extras: [`Three things suit nearly everyone meanwhile: ${basics}.`],
    sources: [],
    suggestions: starters,
  }
}

/** Asked whether it is so, or told by somebody: then the claim is named. */
const tells =
  /\b(?:true|myth|fact|heard|read|says?|said|saying|told|tells|believes?|claims?|rumou?r|apparently|tik ?tok|gran|granny|gogo|ouma|waar|glo)\b/
/** "Does retinol thin your skin?" asks for the claim itself, in most of its words. */
const asksFor = ({ claim, verdict }: Myth, tokens: readonly string[]): boolean => {
  if (
    verdict !== 'false' ||
    /\b(?:no|never|need|enough)\b/i.test(claim) ||
    !/\b(?:does|do|is|are|can|will)\b/.test(tokens.join(' '))
  )
    return false
  const words = wordsOf(claim).filter((word) => word.length > 3)
  const stems = words.filter((word) =>
    tokens.some((token) => (token.length > 3 && token.slice(0, 5) === word.slice(0, 5)) || `${token}s` === word),
  )
  return stems.length * 2 >= words.length
}
/** Names that keep their capital in a sentence. */
const inSentence = (claim: string): string =>
  (/^(?:Vaseline|Sunlight|Botox)/.test(claim) ? claim : small(claim)).replace(/\.$/, '')
const mythVerdict = {
  false: 'No, it is a myth that',
  'half-true': 'It is only half true that',
  harmful: 'No, please don’t. It is not true that',
  true: 'Yes, it is true:',
} as const

/** Claims and questions that fear something, beside those that hope for something. */
const fears =
  /\b(?:bad|clog\w*|harm\w*|caus\w*|danger\w*|toxic\w*|thin\w*|cancer\w*|suffocat\w*|ruin\w*|destroy\w*|cancel\w*|avoid)\b/i

/** Whether a question asks for a claim the same way round, so that "no" answers it. */
const asksClaim = ({ claim, verdict }: Myth, said: string): boolean =>
  verdict === 'false' &&
  !/\b(?:no|not|never|only|need|enough|must)\b/i.test(claim) &&
  /^(?:so |but |hi )*(?:is|are|do|does|can|could|will)\b/.test(said) &&
  !/\b(?:not|no|without|instead)\b/.test(said) &&
  fears.test(said) === fears.test(claim)

/** The answer to a myth, and what follows: its first sentence in bold, with a second one where the first is a few words. */
const answered = (myth: Myth, said: string): string => {
  const { answer, verdict } = myth
  const harmful = verdict === 'harmful'
  const text = harmful
    ? answer.replace(/^(?:Please do not|Please leave it|Leave it in the bathroom cup|No)\. /, '')
    : answer
  const [first = '', second = '', ...rest] = text.split(/(?<=[.!?]) (?=[A-Z])/)
  const lead = countWords(first) < 4 ? `${first} ${second}` : first
  const warned =
    !harmful || /^(?:No|Never|Please|Deeper|A tan|Creams)\b/.test(lead) ? lead : `Please don’t: ${small(lead)}`
  const verdictFirst =
    asksClaim(myth, said) && !/^(?:No|Yes|Never|They do|It does not|Not)\b/.test(warned) ? `No. ${warned}` : warned
  return [`**${verdictFirst.trim()}**`, ...(lead === first ? [second, ...rest] : rest)].join(' ').trim()
}

/** A myth: what is so; named as one where somebody asks whether it is true. */
export const composeMyth: Composer = (asked) => {
  const {
    heard: { myth, things, concerns, household },
    knowledge,
  } = asked
  if (myth === undefined) return things.length > 0 ? composeWhatIs(asked) : composeUnclear(asked)
  const concern = concerns.length === 0 ? undefined : concernAsked(asked)
  const advice =
    concern &&
    knowledge
      .concern(concern)
      .firstLine.find(({ ingredients }) => ingredients.length > 0 && !ingredients.includes('retinol'))
  const other = household.find(
    ({ named }) => !new RegExp(named, 'i').test(`${myth.claim} ${myth.answer.split('. ')[0] ?? ''}`),
  )
  return {
    paragraphs: [
      ...(other !== undefined
        ? [other.says, myth.answer]
        : tells.test(saidIn(asked)) || asksFor(myth, asked.heard.tokens)
          ? [
              `**${mythVerdict[myth.verdict]} ${inSentence(myth.claim)}.**`,
              capital(myth.answer.replace(/^(?:Please do not\. |No, )/, '')),
            ]
          : [answered(myth, saidIn(asked))]),
      concern &&
        advice &&
        (advice.ingredients.some((id) => myth.answer.toLowerCase().includes(id.replaceAll('-', ' ')))
          ? undefined
          : `**What helps with ${concernCalled[concern]} instead:** ${advice.text}`),
    ],
    extras: [`${capital(basics)} do more than most tricks.`],
    sources: myth.sources,
    things: [],
    topic: { entry: myth.id },
    suggestions: ['Why do people believe that?', 'What works instead?'],
  }
}

/** What stands beside a word of ours in a comparison: an ingredient, or something nobody knows. */
const stranger = ({ heard: { particular, unknown, cues, things } }: Asked): string | undefined => {
  if (particular === undefined || !/^term \S+$/.test(particular.id) || !cues.has('compare')) return undefined
  if (things[0] !== undefined) return rowOf(things[0])
  return unknown === undefined
    ? undefined
    : `**I don’t know “${unknown.slice(0, 40)}” as a word of skincare,** so I can speak of the other only.`
}

/** "What can you do, and do you speak Afrikaans?": of the two questions about the app the second must not take the first away. */
const asksAll =
  /\b(?:what (?:all |else |things )?(?:can|do) (?:you|u) (?:all |actually )?(?:do|help|know|offer)|(?:wat|waarmee) kan (?:jy|julle) (?:my )?(?:\w+ )?(?:doen|help)|how (?:can|do) (?:you|u) help|ungenzani|ungangisiza ngani)\b/

export const composeParticular: Composer = (asked) => {
  const one = asked.heard.particular
  if (one === undefined) return composeUnclear(asked)
  const { id, ingredients, concern, sure, sources } = one
  const says = one.says.length > 0 ? one.says : ofTheNamed(id, asked)
  // Only what may sting is tried on a small patch first.
  const actives = ingredients
    .flatMap((each) => asked.knowledge.byId(each) ?? [])
    .some((each) => isActive(thingOf(each)))
  // An active on skin that a needle, wax or laser has just opened.
  const applied = id === 'home-procedures' ? asked.heard.things.filter(isActive).slice(0, 3) : []
  const first =
    `**No, not on the same day: keep ${calledAll(applied)} apart from it.** On freshly needled, peeled or lasered skin an active goes in too ` +
    `deep: burns, allergy and dark marks can follow. Leave it for a week before, and until skin has healed.`
  return {
    paragraphs:
      applied.length > 0
        ? [first, says[0], ...says.slice(2)]
        : [
            stranger(asked),
            ...says.slice(0, 1),
            whatToo(asked, id),
            ...(id.startsWith('assistant-') && asksAll.test(wordsOf(asked.request.message).join(' '))
              ? composeCan(asked).paragraphs
              : []),
            ...says.slice(1),
          ],
    sources: [
      ...ingredients.flatMap((each) => asked.knowledge.byId(each)?.full?.sources ?? []).slice(0, 3),
      ...sources,
    ],
    things: expects(asked.situation)
      ? ingredients.flatMap((each) => asked.knowledge.byId(each) ?? []).map(thingOf)
      : [],
    extras: sure === true || !actives ? [] : [patchLine, stopLine],
    topic: {
      entry: id,
      ...(one.as && { intent: one.as }),
      ingredients: [...ingredients],
      ...(concern && { concerns: [concern] }),
    },
    suggestions: [
      ingredients[0] === undefined
        ? 'A simple routine for my skin'
        : `How often should I use ${ingredients[0].replaceAll('-', ' ')}?`,
      'When should I see somebody about it?',
    ],
  }
}

const asksReason = /\b(?:why|how come|hoekom|waarom|sure|true|proof|evidence|source|says who|more|reason|waar|really)\b/

/** "Why?", "tell me more": the reason behind the last answer. */
export const composeMore: Composer = (asked) => {
  const {
    heard: { things, previous, myth, particular },
    knowledge,
  } = asked
  const inSeason = throughTheYear(asked)
  if (inSeason !== undefined) return inSeason
  const [a, b] = things
  const before = previous?.intent
  if (myth !== undefined && !asksReason.test(saidIn(asked))) return composeMyth(asked)
  if (myth !== undefined) {
    const from = listed(myth.sources.slice(0, 2).map((id) => knowledge.source(id).title.slice(0, 90)))
    return {
      ...composeMyth(asked),
      paragraphs: [
        '**Because of what has been measured, not of what is passed on.**',
        myth.answer,
        `${from}: that is where it comes from.`,
      ],
    }
  }
  if (particular !== undefined)
    return composeParticular({ ...asked, heard: { ...asked.heard, particular: answeredOf(knowledge, particular) } })
  if (a !== undefined && b !== undefined && before === 'combine') {
    const found = interactionOf(knowledge, a, b)
    return found === undefined
      ? composeCombine(asked)
      : {
          paragraphs: [
            `**${sentence(found.why)}**`,
            `${capital(evidenceCalled[found.evidence])}.`,
            `**In practice:** ${sentence(found.how)}`,
          ],
          sources: found.sources,
          things: [a, b],
        }
  }
  if (a?.ingredient?.full !== undefined && b === undefined && before === 'what-is') return moreOn(asked, a)
  if (a !== undefined && before !== 'routine' && before !== 'for-concern' && before !== 'suggest')
    return composeWhatIs(asked)
  const concern = concernAsked(asked)
  if (concern === undefined) return a === undefined ? composeUnclear(asked) : composeWhatIs(asked)
  const { means, firstLine, deeperSkin, takes, beSeen, sources } = knowledge.concern(concern)
  return {
    paragraphs: [`**${means}**`, `So the first line aims at the cause: ${firstLine[0]?.text ?? ''}`, deeperSkin],
    extras: [takes, beSeen],
    sources,
    topic: { concerns: [concern] },
    suggestions: ['How long until it works?', 'Which products under R300?'],
  }
}
