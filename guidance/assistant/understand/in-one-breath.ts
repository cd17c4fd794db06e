import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Intent, Topic } from '../conversation.ts'
import { asksOwn } from './adds.ts'
import { type Carried, ofSkinType } from './carry.ts'
import type { Choice } from './choose-answer.ts'
import type { Cue } from './cue-words.ts'
import type { Heard } from './heard.ts'
import { particularById } from './particulars.ts'

// "My scalp is flaky" – "what shampoo?": a short question says too little by itself, and what it is about was said just before. Both are heard as
// one message then; where that has another answer than the last one had, it is the answer.

/** How a message is heard, and what of all there is to answer it wants. */
type Ears = { listen: (message: string) => Heard; choose: (heard: Heard) => Choice }

/** A message heard by itself with what a rule of follow-up.ts makes of it, and the talk before it. */
export type Talked = { knowledge: Knowledge; heard: Heard; onward: Carried | undefined; previous: Topic; earlier: readonly string[] }

/** What a message is taken for. */
export type Meant = Heard & Choice & { intent: Intent }

const longest = 11
const longestStory = 40
/** What these say stands by itself. */
const apart: readonly Cue[] = ['whoAreYou', 'lighten', 'photo', 'task', 'inject', 'label']
const apartIfAsked: readonly Cue[] = ['compare', 'myth', 'order']
const vague = new Set<Intent>(['unclear', 'off-topic', 'unknown-ingredient', 'noted', 'greeting', 'diagnosis'])
/** What a rule of follow-up.ts says in these is only what is left to say. */
const leastSaid = new Set<Intent>(['explain-more', 'for-concern', 'suggest'])
/** After these something was asked, however it was put. */
const ofAsking = new Set<Intent>(['routine', 'suggest', 'compare', 'combine', 'order', 'price', 'myth', 'how-often', 'how-to-use', 'when', 'how-long',
  'does-help'])
/** Composed answers that what was told of the person makes others. */
const ofPerson = new Set<Intent>(['safe', 'suggest', 'sunscreen', 'routine', 'for-concern', 'how-often', 'how-to-use', 'does-help', 'medicine'])
const defines = /^(?:(?:and|so|ok|also) )*(?:(?:what|whats|wat) (?:is|are|does|do|the|s)\b(?! (?:best|safe|good|wrong|it|that|this)\b)|do you know|explain)/
const another = /\b(?:different question|by the way|btw|unrelated|something else|another question|other question)\b/
const goesOn = /^(?:and|what about|how about|or|also|en|wat van)\b/
const requests = new RegExp(String.raw`\b(?:what|which|how|why|wat|watter|hoe|can i|should i|give me|recommend|suggest|help me|need (?:a|an)|looking for|`
  + String.raw`want (?:a|an|to))\b`)

const asks = (said: string, message: string): boolean => asksOwn.test(said) || message.includes('?') || requests.test(said)

const readyOf = ({ intent, particular, myth }: Choice & Pick<Heard, 'particular' | 'myth'>): string | undefined =>
  intent === 'particular' ? particular?.id : intent === 'myth' ? myth?.id : undefined

/** Things are what the talk was about. */
const namedThings = ({ ingredients, families }: Topic): boolean => ingredients.length + families.length > 0

/** A rule found its topic by a word or two of the message alone, or by both messages' words where nothing was asked of the first. */
const guessed = ({ heard, onward, previous }: Talked): boolean => heard.particular?.sure !== true && (onward?.particular?.id === heard.particular?.id
  || (heard.particular === undefined && previous.entry === undefined && !namedThings(previous) && onward?.particular?.id.startsWith('condition') !== true))

/** What a rule made of it may give way. */
const givesWay = (talked: Talked): boolean => {
  const { onward, previous } = talked
  return onward === undefined || leastSaid.has(onward.intent) || (onward.intent === 'particular' && guessed(talked))
    || (onward.intent === 'sunscreen' && !ofAsking.has(previous.intent) && previous.intent !== 'particular' && previous.intent !== 'sunscreen')
}

/** It stands by itself, whatever was said before. */
const standsApart = (talked: Talked): boolean => {
  const { heard, previous } = talked
  const said = heard.tokens.join(' ')
  const leaves = heard.cues.has('bye') || (heard.cues.has('thanks') && !asks(said, heard.message))
  return leaves || previous.redFlag !== undefined || previous.trouble === true || heard.isLabel || heard.harmed || heard.tokens.length > longest
    || apart.some((cue) => heard.cues.has(cue)) || defines.test(said) || another.test(said) || !givesWay(talked)
}

/** Of somebody's trouble nothing is known by its name: what was answered is still meant. */
const nothingKnown = ({ heard, onward, previous }: Talked): boolean => (onward?.intent === 'for-concern' || onward?.intent === 'suggest')
  && previous.concerns.length === 0 && previous.skinType === undefined && previous.kind === undefined && previous.entry !== undefined
  && heard.skinType === undefined && heard.priceCents === undefined

const names = ({ things, concerns }: Heard): boolean => things.length + concerns.length > 0

/** It is still about what was answered: the sentence of it that speaks of this. */
const stays = (talked: Talked, sameThing = false): Meant | undefined => {
  const { knowledge, heard, onward, previous } = talked
  const particular = previous.entry === undefined ? undefined : particularById(knowledge, previous.entry)
  const myth = knowledge.myths.find(({ id }) => id === previous.entry)
  if ((particular ?? myth) === undefined || names(heard)) return undefined
  if (nothingKnown(talked)) return { ...heard, kinds: [], intent: 'explain-more', particular, myth }
  const own = heard.particular?.sure === true && !sameThing
  return onward !== undefined || own || !asks(heard.tokens.join(' '), heard.message) ? undefined : { ...heard, intent: 'explain-more', particular, myth }
}

/** A message by itself, and with the one before it. */
type Both = { alone: Meant; whole: Meant; own: string | undefined; ready: string | undefined }

/** Both together say no more than the last answer did, or nothing clear. */
const saysNoMore = ({ heard, onward, previous }: Talked, { alone, whole, ready }: Both): boolean => {
  const repeats = whole.intent === previous.intent && ready === undefined
    && (onward === undefined ? previous.intent === 'for-concern' && !vague.has(alone.intent) : onward.intent !== 'particular')
  const sameConcern = onward?.intent === 'for-concern' && previous.concerns.length > 0 && ready === undefined
  // That a medicine was told of makes no question of use one of the medicine.
  return vague.has(whole.intent) || repeats || sameConcern || (whole.intent === 'medicine' && !names(heard))
}

/** Told first, then asked: "I have sensitive skin" – "is glycolic acid ok for me". */
const ofTold = ({ heard, onward, previous }: Talked, { alone, whole, ready }: Both): Meant | undefined => {
  const ownSubject = names(heard) && (ready === undefined ? !ofPerson.has(whole.intent) : !vague.has(alone.intent))
  // Of a thing that was named its own entry says more.
  const ownThing = onward?.intent === 'explain-more' && ready !== undefined && namedThings(previous)
  return ownSubject || ownThing ? undefined : whole
}

const fewWords = 8

/** Asked first, and asked again: "how do I remove a skin tag" – "with nail clippers?" */
const ofAsked = ({ heard, onward, previous }: Talked, { alone, whole, own, ready }: Both): Meant | undefined => {
  if (names(heard) || heard.tokens.length > fewWords) return undefined
  // "And at night under my cream?" of a thing: what its words alone bring to mind is beside it.
  const ofThing = namedThings(previous) && goesOn.test(heard.tokens.join(' ')) && heard.kinds.length < 2
  if (ofThing && own !== undefined && heard.particular?.sure !== true && ready === undefined) return whole
  return ready !== undefined && (vague.has(alone.intent) || onward !== undefined) && whole.particular?.sure === true ? whole : undefined
}

/** Only told, after a question or something else that was told: "how often should I exfoliate" – "my skin is sensitive". */
const onlyTold = ({ heard, previous }: Talked, { whole, own, ready }: Both, asked: boolean): Meant | undefined => {
  const ofSkin = heard.things.length + heard.concerns.filter((one) => !ofSkinType.has(one)).length === 0
  return ofSkin && ready !== undefined && ready !== own && (asked || previous.intent === 'noted') && whole.particular?.sure === true ? whole : undefined
}

/** What is told and what is asked, as one message; undefined where the message is better understood without it. */
export const inOneBreath = (talked: Talked, { listen, choose }: Ears): Meant | undefined => {
  const { heard, previous, earlier: [last] } = talked
  if (last === undefined || standsApart(talked)) return undefined
  const before = listen(last)
  const smallTalk = before.tokens.length < 4 && (before.cues.has('thanks') || before.cues.has('greeting'))
  if (smallTalk || before.isLabel || before.tokens.length > longestStory) return undefined
  const joined = listen(`${last.replace(/[.!?,\s]+$/, '')}. ${heard.message}`)
  const [alone, whole]: [Meant, Meant] = [{ ...heard, ...choose(heard) }, { ...joined, ...choose(joined) }]
  const [own, ready] = [readyOf(alone), readyOf(whole)]
  const both = { alone, whole, own, ready }
  const said = heard.tokens.join(' ')
  const asked = ofAsking.has(previous.intent) || asks(before.tokens.join(' '), last)
  if (ready !== undefined && ready === previous.entry) return stays(talked, heard.cues.has('it') && ready.startsWith('term'))
  if (asked && apartIfAsked.some((cue) => heard.cues.has(cue))) return undefined
  if (nothingKnown(talked) && (ready === undefined || ready === own)) return stays(talked)
  if (own !== undefined && ready === undefined && heard.particular?.sure === true) return undefined
  if (vague.has(whole.intent) && vague.has(alone.intent) && goesOn.test(said) && heard.tokens.length < 7) return stays(talked)
  if (saysNoMore(talked, both)) return undefined
  if (!asks(said, heard.message)) return onlyTold(talked, both, asked)
  return asked ? ofAsked(talked, both) : ofTold(talked, both)
}
