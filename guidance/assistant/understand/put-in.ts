import type { Topic } from '../conversation.ts'
import type { Carried } from './carry.ts'
import type { Chosen } from './choose-answer.ts'
import { asks } from './choose-reading.ts'
import type { Heard } from './heard.ts'
import { readyOf, speaksOf, type Taken, topicIn } from './spoken-of.ts'
import { asksIfItStays } from './of-condition.ts'
import { pattern } from '../../text/pattern.ts'

// "How do I use a clay mask?" – "must I wash it off before it dries?" – "how many times a week?": a question that names nothing means what the talk is about.
// What was asked of is put into it, and it is heard as the question it then is. Where a ready answer is surely meant so, that is the answer.

const furthest = 4

const pointsAt = /\b(?:it|them|this|that|these|those|dit|hulle)\b/
const goesAsIf = pattern`^(?:(?:and|so|but|ok|okay|en|maar) )*(?:what if|if|wat as|as|say|the one|mine|is|are|does|do|can|will|must|should|how|when|where|hoe|wanneer|moet|mag|kan)\b`
const longest = 16
/** Which of several, what to buy, and whether it stays are asked of more than what was named. */
const ofMore = /\b(?:which|watter|(?:first|second|other|last) one|buy|get first|koop|instead)\b/

/** "Before I can use soap there": the place is what was spoken of. */
const thereAgain = /\b(?:there|daar|after (?:it|that|this)|before (?:it|that))\b/
const doesTo =
  /\b(?:will|would|can|could|does|do|might) (?:it|i|this|that|they|my skin|my face|you)\b.*\b(?:break\w* (?:me )?out|clog\w*|pimples?|spots|dry|darken|dark|oily|greasy|red|peel)\b/
/** "Will I break out?" asks what it does, and tells of no trouble. */
const ownTrouble = ({ concerns, tokens }: Heard): boolean => concerns.length === 0 || doesTo.test(tokens.join(' '))

/** Names nothing of its own, and asks. */
const leansWholly = (heard: Heard, previous: Topic): boolean => {
  const { things, kinds, household, who, time, cues, medicine, harmed, isLabel, tokens } = heard
  return (
    (asks(heard) || goesAsIf.test(tokens.join(' '))) &&
    tokens.length <= longest &&
    things.length + household.length + who.length === 0 &&
    ownTrouble(heard) &&
    (kinds.every((kind) => kind === 'serum') || thereAgain.test(tokens.join(' '))) &&
    time === undefined &&
    !cues.has('together') &&
    !cues.has('photo') &&
    !ofMore.test(tokens.join(' ')) &&
    !asksIfItStays.test(tokens.join(' ')) &&
    medicine === undefined &&
    !harmed &&
    !isLabel &&
    previous.trouble !== true &&
    previous.redFlag === undefined &&
    previous.ingredients.length + previous.families.length < 2
  )
}

/** So likely it must be that a ready answer is meant, and so likely that the message is understood by itself. */
const surely = 0.7
const byItself = 0.75
const surest = 0.92

/** A turn, what is known of the talk before it, and how a message is heard and taken. */
export type InTalk = {
  heard: Heard
  previous: Topic
  earlier: readonly string[]
  hear: (message: string) => Heard
  choose: (heard: Heard) => Chosen
}

/** The question with what the talk is about put into it; undefined where it names something itself, or no ready answer is surely meant so. */
export const withTopicPutIn = ({ heard, previous, earlier, hear, choose }: InTalk): Carried | undefined => {
  if (!leansWholly(heard, previous)) return undefined
  const alone: Taken = { ...heard, ...choose(heard) }
  // A word of its own is asked for.
  if (readyOf(alone)?.startsWith('term ') === true) return undefined
  // What it is taken for by itself must be about what was spoken of, or be surely meant.
  const spoken = earlier.slice(0, furthest).flatMap((message) => topicIn(hear(message)))
  if (readyOf(alone) !== undefined && alone.likely >= (speaksOf(alone, spoken) ? byItself : surest)) return undefined
  const said = heard.tokens.join(' ')
  for (const message of earlier.slice(0, furthest)) {
    const before = hear(message)
    const about = topicIn(before)
    if (about.length === 0) continue
    const words = about.join(' ')
    for (const question of pointsAt.test(said)
      ? [said.replace(pointsAt, words), `${said} ${words}`]
      : [`${said} ${words}`]) {
      const whole = hear(question)
      const taken: Taken = { ...whole, ...choose(whole) }
      const id = readyOf(taken)
      if (id === undefined || taken.likely < surely || taken.likely <= alone.likely || !speaksOf(taken, about)) continue
      // What was only told is no question: only more of what was answered to it is meant.
      if (!asks(before) && id !== previous.entry) continue
      const ready = {
        ...heard,
        particular: taken.intent === 'particular' ? taken.particular : undefined,
        myth: taken.intent === 'myth' ? taken.myth : undefined,
        unknown: undefined,
        certain: true as const,
      }
      return id === previous.entry
        ? { ...ready, intent: 'explain-more' }
        : { ...ready, things: whole.things, concerns: whole.concerns, kinds: whole.kinds, intent: taken.intent }
    }
  }
  return undefined
}
