import { situationOf } from '../../safety/read-situation.ts'
import { asksOwn } from './adds.ts'
import { type Beside, type Carried, certainly, type Rule } from './carry.ts'
import { onceMore } from './plain-turns.ts'
import { illnessesIn } from './health.ts'
import { practicesIn } from './practices.ts'
import { tokensOf } from './tokens.ts'
import { pattern } from '../../text/pattern.ts'

// What is told in answer to an answer: an illness or a medicine, and whether it matters; and that what was named as the cause is not done.

const asksMatter = pattern`
  \b(?:matters?|(?:a |any )?(?:problem|issue)|affects?|make(?:s)? a difference|changes? (?:anything|that|it|things)|interfere\w*|clash\w*|saak|
  still (?:ok|okay|fine|safe)|
  (?:is|are) (?:it|that|this|they) (?:still )?(?:ok|okay|fine|safe|bad|risky|dangerous))\b`

/** "Does derma rolling help?" – "I'm on warfarin, does that matter?": of what is named now, or else of what was going to be done. */
const doesItMatter: Rule = ({ knowledge, heard, said, earlier, before, carry }) => {
  const ill = illnessesIn(knowledge, heard.tokens).length > 0 || situationOf(knowledge, undefined, heard.message).conditions.size > 0
  if (!ill || !asksMatter.test(said) || heard.harmed || heard.isLabel) return undefined
  const things = heard.things.length > 0 ? heard.things : before.slice(0, 1)
  if (things.length > 0) return certainly(carry('safe', { things, concerns: [], kinds: [] }))
  const [done] = practicesIn(said).length > 0 ? [] : earlier.slice(0, 2).flatMap((message) => practicesIn(tokensOf(message).join(' ')))
  return done && certainly(carry('safe', { things: [], concerns: [], kinds: [], tokens: [...heard.tokens, ...tokensOf(done.called)] }))
}

const denies = pattern`
  ^(?:(?:no|nee|nope|but|well|and|actually|maar|en) )*(?:i|we|ek|she|he) (?:really |actually )?(?:dont|do not|never|havent|have not|didnt|doesnt|
  stopped|quit)\b`
const empty = /^(?:dont|never|have|havent|didnt|that|this|really|skin|face|with|used?|using)$/
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, '')

const asksElse = /^(?:(?:then|so|and|ok|but|well|dan|en) )*(?:what|wat|whats) (?:else|nog)(?: (?:then|could it be|can it be|causes it|is there|is it|dan))*$/

/** What was answered, in the part of it that was asked for. */
const still = (beside: Beside): Carried => {
  const { earlier, rehear, previous } = beside
  const asked = earlier.slice(0, 3).map((message) => rehear(message).particular).find((one) => one?.id === previous.entry)
  return { ...onceMore(beside, 'ruled-out'), ...(asked !== undefined && { particular: asked }) }
}

/** "It comes from shaving" – "no, I don't shave": the rest of the answer still stands. */
const deniesCause: Rule = (beside) => {
  const { heard, said, entry, previous, earlier } = beside
  if (asksElse.test(said) && denies.test(tokensOf(earlier[0] ?? '').join(' '))) return still(beside)
  const told = (entry.particular?.says ?? [entry.myth?.answer ?? '']).join(' ').toLowerCase()
  const named = heard.tokens.some((word) => word.length > 3 && !empty.test(word) && told.includes(stem(word)))
  const asks = heard.message.includes('?') || asksOwn.test(said) || /\b(?:can|what|how|which|want|like|need)\b/.test(said)
  return denies.test(said) && !asks && heard.tokens.length < 16 && named && !heard.harmed && previous.trouble !== true ? still(beside) : undefined
}

export const matterRules: readonly Rule[] = [doesItMatter, deniesCause]
