import { asBefore, certainly, type Rule } from './carry.ts'
import { intentOf } from './intent.ts'
import { pattern } from '../../text/pattern.ts'

// Turns that are plain to everybody who was listening: a yes or no, something put on after it, one more thing for sore skin, what was advised.

const opening = String.raw`^(?:(?:ok|okay|so|but|and|please|just|then|hm+|well|ja|en|maar|dan|kodwa) )*`
const yesOrNo = new RegExp(`${opening}(?:(?:is it |its |thats |is that |dis )?(?:a |n )?(?:yes|ja) (?:or|of) (?:a |n )?(?:no|nee)|(?:is it |its |thats |is that )(?:a )?(?:yes|no)|`
  + `(?:so|then|dus) (?:its |thats )?(?:a )?(?:yes|no|ja|nee)|(?:simple |straight |one word )?answer(?: (?:please|me))?)(?: (?:then|dan|please|now|only|hey))*$`)

/** "So yes or no?", "so no?": the same, in short. */
const asksVerdict: Rule = (beside) => {
  const { previous, said, fresh, subject, entry, carry, heard } = beside
  return yesOrNo.test(said) && fresh.length === 0 && heard.concerns.length === 0 && previous.trouble !== true && previous.intent !== 'routine'
    ? certainly(carry(asBefore(beside), { ...subject, ...entry, time: previous.time, insists: 'simpler' })) : undefined
}

/** "What is hyaluronic acid?" – "from what age?" – "is it better than glycerine?": against the one thing that was talked of before. */
const againstTheFirst: Rule = ({ heard, before, fresh, has, earlier, rehear, carry }) => {
  if (fresh.length !== 1 || heard.things.length > 1 || before.length > 0 || !has('compare') || !has('it')) return undefined
  const asked = earlier.slice(0, 3).map(rehear).find(({ things }) => things.length === 1)?.things[0]
  return asked === undefined || asked.called === fresh[0]?.called ? undefined : certainly(carry('compare', { things: [asked, ...fresh], concerns: [], kinds: [] }))
}

const overIt = /\b(?:over|under|on top of|before|after|alongside|with|together with|na|oor|saam met) (?:it|that|them|this|dit|daarmee)\b/
const puts = /\b(?:can|may|could|should|must|do|kan|mag|moet) (?:i|we|ek|she|he)\b|\b(?:use|put|apply|layer|gebruik|sit)\b/

/** "Is salicylic acid fine for dark skin?" – "can I put vitamin C after it?": whether the two go together. */
const putOverIt: Rule = ({ heard, before: [own, second], fresh, said, carry }) =>
  own !== undefined && second === undefined && fresh.length === 1 && heard.things.length === 1 && heard.concerns.length === 0 && !heard.harmed
    && overIt.test(said) && puts.test(said) && heard.tokens.length <= 12
    ? certainly(carry('combine', { things: [own, ...fresh], concerns: [], kinds: [], cues: new Set([...heard.cues, 'together' as const]) })) : undefined

const oneMoreThing = /^(?:(?:and|en|what about|how about|wat van|ok|okay|so|or|maybe|then|but|can i use|kan ek) )+(?:the |some |a |my |just )?(?:\S+ ){0,2}\S+(?: (?:then|instead|dan|on it|for it))?$/

/** "I got sunburnt" – "and aloe?": whether sore skin bears it. */
const forSoreSkin: Rule = ({ heard, previous, fresh, said, earlier, rehear, carry }) => {
  const sore = previous.trouble === true || (previous.intent === 'combine' && earlier.slice(0, 4).some((message) => rehear(message).harmed))
  return sore && fresh.length === 1 && heard.things.length === 1 && heard.concerns.length + heard.who.length === 0 && !heard.harmed && heard.particular?.sure !== true
    && heard.tokens.length <= 6 && oneMoreThing.test(said) ? certainly(carry('safe', { concerns: [], kinds: [] })) : undefined
}

const mayUse = pattern`
  ^(?:(?:and|so|but|ok|okay|en|maar) )*(?:(?:can|may|could|should|must|kan|mag|moet) (?:i|we|ek|ons|she|he|they) (?:just |also |use|put|apply|try|take|gebruik|sit|smeer)|is|are|what about|
  how about|will)\b`

/** "What for a sore nappy area?" – "can I use zinc cream?": it was advised, and the advice says how. */
const asAdvised: Rule = ({ heard: { things: [thing, second], concerns, who, harmed, tokens, particular }, previous, said, entry, carry }) =>
  thing?.ingredient !== undefined && second === undefined && entry.particular !== undefined && (previous.offered ?? []).includes(thing.ingredient.id)
    && concerns.length + who.length === 0 && !harmed && tokens.length <= 9 && mayUse.test(said) && (particular?.sure !== true || particular.id === previous.entry)
    ? certainly(carry('explain-more', { ...entry, things: [], concerns: [], kinds: [] })) : undefined

const atNight = /^(?:(?:and|en|so|but|ok|what about|how about|wat van) )*(?:at night|in the evenings?|for (?:the )?nights?|nights?|evenings?|pm|saans|in die aand|ebusuku)(?: (?:then|dan|time))*$/

/** "In what order: cleanser, vitamin C, cream, SPF?" – "and at night?": the same list, without what is for the day. */
const orderAtNight: Rule = ({ previous, said, earlier, rehear, carry }) => {
  const listed = previous.intent !== 'order' || !atNight.test(said) ? undefined : earlier.slice(0, 3).map(rehear).find(({ things, kinds }) => things.length + kinds.length > 2)
  return listed && certainly(carry('order', { things: listed.things, kinds: listed.kinds.filter((kind) => kind !== 'sunscreen'), concerns: [], time: 'night' }))
}

const fromWhenOn = pattern`
  ^(?:(?:and|but|so|ok|okay|en|maar|then) )*(?:how long|hoe lank|when|how soon)(?: (?:until|till|til|before|tot|voor|will|does|do|it|they|its|theyre|its|this|that|dit|hulle|is|are|gets?|
  be|becomes?|take|takes|to|for|go|goes|away|fades?|lighter|better|gone|clear|clears|even|evens|out|smooth|smoother|weg|beter|ligter|i|see|a|any|difference|change|results?))+$`

/** "My underarms are dark" – "which deodorant?" – "how long till it's lighter?": of the trouble that was told of first. */
const timeOfFirst: Rule = ({ heard, previous, said, before, subject, fresh, earlier, rehear, carry }) => {
  if (!fromWhenOn.test(said) || before.length + fresh.length > 0 || heard.harmed || previous.trouble === true || heard.tokens.length > 10) return undefined
  const concerns = subject.concerns.length > 0 ? subject.concerns : earlier.slice(1, 4).map(rehear).find((one) => one.concerns.length > 0)?.concerns ?? []
  return concerns.length === 0 || previous.concerns.length > 0 ? undefined : certainly(carry('how-long', { things: [], concerns, kinds: [] }))
}

const only = /^(?:(?:and|so|but|ok|or) )*(?:just|only|net|slegs) (?:\S+ ){0,3}\S+$/
const needsIt = /^(?:(?:and|so|but|hi|hey) )*(?:should|must|do|can|may|is it|moet|kan|mag)\b/

/** "Should I wash my face in the morning?" – "just water?": the question of before, with that alone. */
const withThatOnly: Rule = ({ heard, previous, said, earlier: [last], rehear }) => {
  if (last === undefined || previous.trouble === true || !only.test(said) || heard.things.length + heard.concerns.length > 0 || heard.tokens.length > 5
    || !needsIt.test(last.toLowerCase())) return undefined
  const whole = rehear(`${last.replace(/[.!?,\s]+$/, '')} with ${said.replace(/^(?:and|so|but|ok|or) /, '')}?`)
  return whole.particular === undefined ? undefined : certainly({ ...whole, message: heard.message, intent: intentOf(whole) })
}

/** These are tried with the short turns. */
export const plainTurns: readonly Rule[] = [
  asksVerdict, againstTheFirst, putOverIt, forSoreSkin, asAdvised, orderAtNight, timeOfFirst, withThatOnly,
]
