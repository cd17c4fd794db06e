import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Concern, SkinType } from '../../knowledge/kinds.ts'
import type { Intent, Topic } from '../conversation.ts'
import type { Cue } from '../../text/words/cue-words.ts'
import type { Heard } from './heard.ts'
import { speaksOfSkin } from './intent-signs.ts'
import { particularById } from './particulars.ts'
import { familyThing, type Thing, thingOf } from './things.ts'
import { pattern } from '../../text/pattern.ts'

/** A message with what the conversation adds to it; certain, where no other reading is to be weighed beside it. */
export type Carried = Heard & { intent: Intent; certain?: true }

/** What is certain needs no weighing against other readings. */
export const certainly = (carried: Carried): Carried => ({ ...carried, certain: true })

const ingredientsOf = (knowledge: Knowledge, ids: readonly string[]): Thing[] =>
  ids.flatMap((id) => {
    const ingredient = knowledge.byId(id)
    return ingredient === undefined ? [] : [thingOf(ingredient)]
  })

/** The things a person named for a topic, in their order. */
export const thingsOf = (knowledge: Knowledge, topic: Topic): Thing[] => {
  const things = [
    ...topic.families.map((family) => familyThing(knowledge, family)),
    ...ingredientsOf(knowledge, topic.ingredients),
  ]
  const place = (thing: Thing): number => (topic.named ?? []).indexOf(thing.family ?? thing.ingredient?.id ?? '')
  return topic.named === undefined ? things : things.sort((a, b) => place(a) - place(b))
}

/** "The first one", "the second": the place in what was named before. */
const ordinals = [
  'first one|1st one|of the first|the first|die eerste|number one|the former',
  'second one|2nd one|of the second|the second|die tweede|number two|the latter|the other one|the last one',
  'third one|the third|die derde|number three',
].map((words) => new RegExp(String.raw`\b(?:${words})\b(?! (?:time|thing|step|week|month))`))

const openings = new Set(
  'and also but so then ok okay or en maar what how even if same noma futhi kodwa yes no sure is does can will should which'.split(
    ' ',
  ),
)

const aboutIt =
  /^(?:(?:and|ok|okay|but|so|en)\s)*(?:what about|how about|wat van|kanti|kuthiwani nge|what if|and for|and if|and|if|for|en|but|or|what of)\b/

/** Concerns that a type of skin brings along, and another type takes away. */
export const ofSkinType = new Set<Concern>(['oiliness', 'dehydration', 'redness'])
const typeWith: Partial<Record<Concern, SkinType>> = { oiliness: 'oily', dehydration: 'dry', redness: 'sensitive' }

/** What is still to be treated once a type of skin is told: not what the type of before brought along. */
export const besideType = (previous: Topic, concerns: readonly Concern[]): Concern[] =>
  previous.concerns.filter(
    (one) =>
      !ofSkinType.has(one) ||
      (previous.concerns.length === 1 && previous.skinType === undefined && !concerns.includes(one)),
  )

/** "Hers is dry": skin is meant, for the talk is of skin. */
const somebodys = /\b(?:his|hers|mine|theirs|ours|syne|hare|myne)\b/

/** "And if it drops to 200?": a bare sum, once one was named. */
const bareSum = pattern`
  \b(?:to|with|for|have|had|got|about|if|it|that|than|under|vir|met|het) (?:only |just |about |like |maar )?(\d{2,5})\b(?! (?:percent|ml|g|years?|
  weeks?|days?|months?|minutes?|steps?|products?|times|jaar|weke|dae)\b)`
const leastSum = 40

const sumIn = (said: string): number | undefined => {
  const rands = /\b(?:spf|factor)\b/.test(said) ? 0 : Number(bareSum.exec(said)?.[1] ?? 0)
  return rands < leastSum ? undefined : rands * 100
}

/** A message with what only the talk before makes plain of its words. */
const inTalk = (heard: Heard, previous: Topic): Heard => {
  const said = heard.tokens.join(' ')
  const [concern] = heard.concerns
  const sum = previous.priceCents === undefined ? undefined : sumIn(said)
  return {
    ...heard,
    skinType: heard.skinType ?? (concern !== undefined && somebodys.test(said) ? typeWith[concern] : undefined),
    priceCents: heard.priceCents ?? sum,
    // What a sum drops to is no serum.
    kinds: sum !== undefined && /\bdrops?\b/.test(said) ? heard.kinds.filter((kind) => kind !== 'serum') : heard.kinds,
  }
}

/** The talk so far: what the person said, the latest first, and how to hear a message anew. */
export type Talk = { earlier: readonly string[]; rehear: (message: string) => Heard }

/** Intents that a change of one circumstance goes on with. */
export const lasting: ReadonlySet<Intent> = new Set<Intent>([
  'routine',
  'for-concern',
  'suggest',
  'does-help',
  'safe',
  'combine',
  'how-often',
  'when',
  'how-to-use',
  'sunscreen',
  'price',
  'order',
])

/** A message beside the topic that it may go on from, with what the rules of follow-up.ts ask about it. */
export const besideTopic = (knowledge: Knowledge, alone: Heard, previous: Topic, { earlier, rehear }: Talk) => {
  const heard = inTalk(alone, previous)
  const { tokens, cues, things, concerns, kinds } = heard
  const said = tokens.join(' ')
  const has = (...wanted: Cue[]): boolean => wanted.some((cue) => cues.has(cue))
  const says = (words: string): boolean => words.split(' ').some((word) => tokens.includes(word))
  const refers = has('it') || says('instead also too else other mine')
  const asked = thingsOf(knowledge, previous)
  // "How often must I use that?" may mean what the answer named; "I'm pregnant" means the question.
  const all = asked.length === 0 && (refers || says('which')) ? ingredientsOf(knowledge, previous.offered ?? []) : asked
  const place = all.length > 1 && things.length < 2 ? ordinals.findIndex((ordinal) => ordinal.test(said)) : -1
  const before = place < 0 ? all : all.slice(place, place + 1)
  const short = tokens.length <= 9
  const about = aboutIt.test(said)
  const bare = things.length + concerns.length + kinds.length === 0
  return {
    knowledge,
    heard,
    previous,
    said,
    earlier,
    rehear,
    has,
    says,
    before,
    short,
    about,
    refers,
    /** Whether one of the things named before is pointed at: "the second one". */
    pointed: place >= 0,
    /** All that was named before, whichever is pointed at. */
    named: all,
    /** Whether it leans on what was said, by a word that points back, by how it begins, or by saying nothing of skin itself. */
    leans:
      refers ||
      about ||
      (short && bare && (heard.who.length > 0 || heard.skinType !== undefined)) ||
      (short && (openings.has(tokens[0] ?? '') || !speaksOfSkin(heard))),
    /** Whether it names neither thing nor concern nor kind of product. */
    bare,
    /** Things named now and not before. */
    fresh: things.filter(
      (thing) =>
        !before.some(
          (one) =>
            one.called === thing.called || (one.ingredient !== undefined && one.ingredient.id === thing.ingredient?.id),
        ),
    ),
    /** The subject of before, with the concerns of now where it has any. */
    subject: {
      things: before,
      concerns:
        concerns.length > 0
          ? concerns
          : previous.concerns.filter((one) => heard.skinType === undefined || !ofSkinType.has(one)),
    },
    /** The myth or particular question that was answered. */
    entry: {
      particular: previous.entry === undefined ? undefined : particularById(knowledge, previous.entry),
      myth: knowledge.myths.find(({ id }) => id === previous.entry),
    },
    /** The intent that a change of circumstance goes on with. */
    goesOn: (intent: Intent): Intent => (lasting.has(intent) ? intent : 'for-concern'),
    /** The message as one that goes on with the topic. */
    carry: (intent: Intent, more: Partial<Heard> = {}): Carried => ({
      ...heard,
      skinType: heard.skinType ?? previous.skinType,
      kinds: kinds.length > 0 || previous.kind === undefined ? kinds : [previous.kind],
      priceCents: heard.priceCents ?? (intent === 'suggest' ? previous.priceCents : undefined),
      particular: undefined,
      myth: undefined,
      unknown: undefined,
      ...more,
      intent,
    }),
  }
}

export type Beside = ReturnType<typeof besideTopic>

/** What a last answer is given as once more. */
export const asBefore = ({ previous, entry }: Beside): Intent =>
  entry.myth !== undefined ? 'myth' : entry.particular !== undefined ? 'particular' : previous.intent

/** A rule says how a message goes on, `alone` when it stands by itself, or nothing when it is for the next rule to say. */
export type Rule = (beside: Beside) => Carried | 'alone' | undefined
