import type { Chosen } from './choose-answer.ts'
import type { Heard } from './heard.ts'

// What a talk is about, in its own words, and whether a ready answer speaks of it.

/** Words that say nothing of what is spoken of. */
const small = new Set(
  `a an the my your his her their our this that these those it its i im ive you he she we they me him them us is are was were be been am do does did done doing can could may might must should shall will would have has had get got gets
  getting use used using put puts putting apply applied try tried take make makes made give gave how what which why when where who whats and or but so if then than for of on in at to with from by as about into onto after before good bad ok okay fine safe best better
  any some one ones thing things something anything need want like just also too very really please pls hi hey hello not no dont doesnt cant wont didnt help helps work works working there here now still ever go goes off out up down all every each while because cause cos
  know tell much many long often times time start started stop keep wait waited leave stay buy bought rid normal actually maybe right left day days week weeks month months year years morning night today yesterday tomorrow skin
  en of as wat hoe hoeveel hoekom waar wanneer is kan ek jy hy sy ons my n die dit vir op mag moet want nie gebruik sit help werk goed sleg dae weke vel`.split(
    /\s+/,
  ),
)
const mostWords = 5

/** Whether a word says nothing of what is spoken of. */
export const saysNothing = (word: string): boolean => small.has(word)

/** What a message is about, in its own words. */
export const topicIn = ({ tokens }: Heard): string[] =>
  [...new Set(tokens.filter((word) => word.length > 2 && !small.has(word)))].slice(0, mostWords)

const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed|y)$/, '')
const shortest = 4

/** A message with what it is taken for. */
export type Taken = Heard & Chosen

/** The ready answer that a message is taken for. */
export const readyOf = ({ intent, particular, myth }: Taken): string | undefined =>
  intent === 'particular' ? particular?.id : intent === 'myth' ? myth?.id : undefined

/** Whether a ready answer speaks of what the talk is about. */
export const speaksOf = ({ particular, myth, intent }: Taken, about: readonly string[]): boolean => {
  const text = (intent === 'myth' ? [myth?.claim, myth?.answer] : [particular?.id, ...(particular?.says ?? [])])
    .join(' ')
    .toLowerCase()
  return about.some((word) => word.length >= shortest && text.includes(stem(word)))
}

/**
 * Whether a ready answer came by chance: it speaks neither of what was talked of nor of most of what the message says ("how many weeks must I carry on?" taken for
 * cortisone after athlete's foot).
 */
export const isStray = (taken: Taken, earlier: readonly Heard[]): boolean => {
  if (readyOf(taken) === undefined) return false
  const own = topicIn(taken)
  const of = own.filter((word) => speaksOf(taken, [word]))
  return of.length * 2 <= own.length && !speaksOf(taken, earlier.flatMap(topicIn))
}
