import type { Myth, TopicText } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { termById, termIn } from './glossary.ts'
import { bareConditionIn, conditionById, conditionIn } from './condition-facts.ts'
import { healthTopic } from './health.ts'
import { phraseFinder } from '../../text/phrases.ts'
import { subjectById, subjectIn } from './subjects.ts'
import { tellingWords } from './telling.ts'
import { asksAspect } from './treatments.ts'
import { signsNeeded, wordsOfSign } from '../../text/words/signs-of-topics.ts'
import { putAside, topicFinder } from './topic-match.ts'

/** A question that no single ingredient or concern answers: a topic of the knowledge, an illness beside skincare, a word that is asked for. */
export type Particular = TopicText & {
  /** Set where one word of it was said and no more. */
  mentioned?: boolean
  /** Set where it was found by its signs, or asked for by its name. */
  sure?: boolean
  /** Set where only its telling words were said, in no wording we know. */
  told?: boolean
  /** Set where it is asked for with "what is", by a name that is said for little else. */
  defined?: boolean
  /** Set where it is a treatment that somebody has done. */
  treats?: true
  /** Set where it speaks of a kind of product at large. */
  general?: boolean
}

const worded = ({ words }: Myth) => ({ words, when: [] })

const particularsOf = oncePer(({ topics, health, myths }) => {
  const all: readonly Particular[] = [...topics, ...health.filter(({ rowsOnly }) => !rowsOnly).map(healthTopic)]
  const often = all.filter(({ seldom }) => !seldom)
  const finding = (of: readonly Particular[]) =>
    phraseFinder(of.map((one): [Particular, string] => [one, one.words.join('|')]))
  const [topicOften, topicSeldom] = [topicFinder(often), topicFinder(all.filter(({ seldom }) => seldom))]
  // What is seldom asked changes nothing of how what is often asked is weighed against each other.
  const topicEver = (tokens: readonly string[]) => {
    const [one, rare] = [topicOften(tokens), topicSeldom(tokens)]
    return rare !== undefined && rare.signs >= (one?.signs ?? 0) ? rare : one
  }
  return {
    all,
    often: { find: finding(often), topicIn: topicOften },
    ever: { find: finding(all), topicIn: topicEver },
    telling: tellingWords(
      topics.filter(({ seldom }) => !seldom),
      myths.map(worded),
    ),
  }
})

const ofMarks = /\b(?:marks?|scars?|scarring|merke)\b/

/** In a longer message the signs of what is seldom asked stand together by chance. */
const shortly = 12

/** Whether a topic is asked for with a name at all: one that is not would answer beside it. */
const speaksOf = ({ words, when }: TopicText, called: readonly string[]): boolean => {
  const text = [...words, ...when.flatMap((line) => signsNeeded(line).signs.flat().map(wordsOfSign))].join('|')
  return called.every((word) => text.includes(word.replace(/s$/, '')))
}

/** Whether a topic is asked for with the name of a treatment. */
const namesTreatment = (one: TopicText, id: string): boolean =>
  id
    .split(/[ -]/)
    .slice(1)
    .some(
      (word, _, words) =>
        (word.length > 3 || words.length === 1) &&
        !/^(?:skin|hair|light|salon|injections|lift|mask)$/.test(word) &&
        speaksOf(one, [word.slice(0, 7)]),
    )

/** What stands after these is said of the time. */
const after = /\b(?:after|before|with|voor|na)(?: using| applying)?$/

/** The question speaks of what was told before it. */
const pointsBack =
  /\b(?:it|its|them|they|this|that|these|those|him|one|ones|both|products?|routine|dit|hulle|daarmee)\b/

/** Words that only colour a question. */
const fillers = new Set([
  'actually',
  'really',
  'even',
  'exactly',
  'lol',
  'haha',
  'honestly',
  'basically',
  'literally',
  'please',
  'just',
  'again',
])

/** "A roller from Temu": where it was bought is told beside what is asked. */
const whereBought = 'subject order-online '

/** "Why do my armpits smell more in winter": when it is, and not what is asked about. */
const ofSeason = /^(?:in|this|during|for) (?:the )?(?:winters?|summer)$/

/** So many words in a row say a question as surely as two signs apart. */
const surelySaid = 4
/** Told, and nothing asked. */
export const asksNothing =
  /^(?:(?:hi|hello|hey|so|ok|and|also|yoh|eish|aweh|haai|molo|sawubona) )*(?:i|ive|we|ek|she|he|my|our|ons)\b(?!.*\b(?:can|what|how|which|why|is|are|do|does|should|must|kan|wat|hoe|moet|mag|want|need|help)\b)/

/**
 * The particular question a message is about: one whose signs all stand together, then something of every day that something is asked of, then
 * a word whose meaning is asked, then the one with the longest wording said. `question`: the words that ask;
 * `ingredientWords`: those of them that name ingredients.
 */
export const particularIn = (
  knowledge: Knowledge,
  tokens: readonly string[],
  question = tokens,
  ingredientWords: readonly string[] = [],
): Particular | undefined => {
  const { often, ever, telling } = particularsOf(knowledge)
  const { find, topicIn } = tokens.length > shortly ? often : ever
  const namesIngredient = ingredientWords.length > 0
  const term =
    termIn(knowledge, tokens) ??
    termIn(
      knowledge,
      tokens.filter((word) => !fillers.has(word)),
    )
  const topic = topicIn(tokens)
  const bare = bareConditionIn(knowledge, tokens)
  // What is blamed for a trouble, and of two answers that say yes, a topic of its own tells better.
  const saysYes = (one: Particular | undefined): boolean => one?.says[0]?.startsWith('**Yes') === true
  const toldBetter =
    topic !== undefined &&
    (saysYes(bare) ? saysYes(topic.topic) : bare?.id.startsWith('condition trigger ') === true && topic.signs > 1)
  if (bare !== undefined && !toldBetter)
    return bare.id.startsWith('condition what ') && term?.asks.defined === true ? { ...term.asks, sure: true } : bare
  if (
    term?.sure === true &&
    term.asks.treats === true &&
    (topic === undefined || topic.signs < manySigns || asksAspect(tokens.join(' ')))
  )
    return { ...term.asks, sure: true }
  // What somebody only thinks of having is weighed, where no topic says more of it: "microcurrent for jowls" is no question of jowls.
  if (term?.weighed === true && (topic === undefined || !namesTreatment(topic.topic, term.asks.id)))
    return { ...term.asks, sure: true }
  const condition =
    term?.sure === true && term.asks.as === 'compare' ? undefined : conditionIn(knowledge, tokens, namesIngredient)
  if (condition !== undefined && asksNothing.test(tokens.join(' '))) return condition
  // What helps, and what to look for, a topic of its own tells better.
  if (
    condition !== undefined &&
    (topic === undefined ||
      topic.topic.id === 'catching' ||
      topic.signs < (/^condition (?:what|care|harms) /.test(condition.id) ? 2 : 3))
  )
    return condition
  const subject =
    subjectIn(knowledge, question, question, namesIngredient, tokens) ??
    (pointsBack.test(question.join(' ')) ? subjectIn(knowledge, tokens, question, namesIngredient) : undefined)
  // A loofah is an ingredient too: named twice it is still one thing.
  const beside = ({ called }: { called: readonly string[] }): boolean =>
    namesIngredient && ingredientWords.some((word) => !called.includes(word))
  // "What is double cleansing, and do I need it without make-up": the word that is asked for is not the one beside it.
  const asksWord =
    term?.sure === true && !(subject?.called.some((word) => term.asks.id.includes(word.replace(/s$/, ''))) ?? false)
  const outranked = (signs: number, one: Particular, { called }: { called: readonly string[] }): boolean =>
    // An itch in pregnancy is no question of which oil.
    signs > manySigns ||
    (one.id === 'pregnancy-itch' && signs >= manySigns) ||
    (signs > 1 &&
      (ofSeason.test(called.join(' ')) ||
        subject?.topic.id.startsWith(whereBought) === true ||
        beside({ called }) ||
        (called.length < 3 && signs > 2 && speaksOf(one, called))))
  // A kind of product at large is less than a wording of several words that we know.
  const elsewhere = ({ called }: { called: readonly string[] }): boolean =>
    find(tokens).some(
      ({ from, to }) =>
        to - from > 1 &&
        !tokens.slice(from, to).some((word) => called.includes(word)) &&
        !after.test(tokens.slice(Math.max(0, from - 2), from).join(' ')),
    )
  if (
    subject !== undefined &&
    !asksWord &&
    (subject.only ||
      ((topic === undefined || !outranked(topic.signs, topic.topic, subject)) &&
        !(subject.topic.general === true && elsewhere(subject))))
  )
    return subject.topic
  if (term?.sure === true && (topic === undefined || topic.signs < 3)) return { ...term.asks, sure: true }
  let best: Particular | undefined
  let most = 0
  // "Dark marks from pimples on my cheeks" asks of the marks.
  const asksOfMarks = (one: Particular, from: number, to: number): boolean =>
    one.seldom && ofMarks.test(tokens.join(' ')) && !ofMarks.test(tokens.slice(from, to).join(' '))
  for (const { means, from, to } of find(tokens))
    if (to - from > most && !putAside(tokens, from) && !asksOfMarks(means, from, to)) [best, most] = [means, to - from]
  if (topic !== undefined && (most < surelySaid || topic.signs > 1)) return { ...topic.topic, sure: true }
  if (best !== undefined && most > 1) return best
  // One word of a topic, or of the glossary, says less than several rare ones of another.
  const told = telling.find(tokens)
  return told !== undefined ? { ...told, told: true } : best === undefined ? term?.asks : { ...best, mentioned: true }
}

/** So many signs together tell a topic even where the order of words and what joins them are lost. */
const manySigns = 3

/** The topic whose many signs stand together in words that were put into English one by one. */
export const plainlySigned = (knowledge: Knowledge, english: readonly string[]): Particular | undefined => {
  // "Wat is die verskil tussen room en salf": words of ours that are named in another language.
  const term = /\b(?:difference|verskil|means?|beteken)\b/.test(english.join(' '))
    ? termIn(knowledge, english)
    : undefined
  if (term?.sure === true) return { ...term.asks, sure: true }
  const found = particularsOf(knowledge).often.topicIn(english)
  return found === undefined || found.signs < manySigns ? undefined : { ...found.topic, sure: true }
}

/** A claim that more of the rare words of a message belong to than to the topic found in it. */
export const mythTellsMore = (
  knowledge: Knowledge,
  tokens: readonly string[],
  myth: Myth,
  topic: Particular,
): boolean => {
  const { weigh } = particularsOf(knowledge).telling
  return topic.told === true || weigh(tokens, worded(myth)) > weigh(tokens, topic) * 1.6
}

/** By its id, as the topic of a conversation keeps it. */
export const particularById = (knowledge: Knowledge, id: string): Particular | undefined =>
  termById(knowledge, id) ??
  subjectById(knowledge, id) ??
  conditionById(knowledge, id) ??
  particularsOf(knowledge).all.find((one) => one.id === id)
