import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { doneOrMet } from './habits-asked-of.ts'
import { bringsThat } from './brings-that.ts'
import { expects } from './lines.ts'
import { remediesJudged } from './remedies-judged.ts'
import { waysSaid } from './ready-rows.ts'
import { type Effect, type Judged, kinds } from './things-judged.ts'
import { putOn } from './things-asked-of.ts'
import { type TroubleCalled, troublesCalled } from './troubles-called.ts'

// "Does beard oil cause pimples?", "will a loofah help?": a thing and a trouble are named, and the first sentence must judge the one for the other, by name. Only
// where what was found to answer speaks of the trouble at large, or of the thing at large, is it answered from these tables.

type Way = 'help' | 'cause'
type Cell = NonNullable<NonNullable<Judged['cells']>[TroubleCalled['id']]>

const all: readonly Judged[] = [...putOn, ...doneOrMet]

/** The verdict before what it does, by which way it was asked. */
const verdicts: Readonly<Record<Effect, Readonly<Record<Way, string>>>> = {
  harm: { cause: 'Yes, it can', help: 'No, rather the other way' },
  partly: { cause: 'Partly', help: 'No, rather the other way' },
  none: { cause: 'No', help: 'No' },
  some: { cause: 'No', help: 'A little' },
  good: { cause: 'No', help: 'Yes' },
  label: { cause: 'It depends on its label', help: 'It depends on its label' },
}
const ofBringing =
  /\b(?:not known to|causes? no|no (?:usual|proven) cause|brings? (?:no|an)|makes? (?:no|skin no)|does not|do not|is not|are not|neither|darkens? no|clogs? no|seldom|hardly|itself|far too weak|no muscle)\b/

/** What is asked: of which thing, by the word said for it, for which trouble, by the word said for that, and which way. */
type AskedOf = { thing: Judged; word: string; trouble: TroubleCalled; way: Way; worse: boolean; by: string }

/** A trouble's word that stands as a noun is kept. */
const noun =
  /(?:bumps|spots|marks|armpits|underarms|knees|elbows|thighs|knuckles|bites|warts|tags|verrucas|rash|acne|blackheads|whiteheads|ringworm|rings|bags|lines|heels|eczema|dermatitis|rosacea|breakouts|zits)$/
const darkPlace = /\b(?:neck|armpits?|underarms?|(?:inner )?thighs?|knees?|elbows?|knuckles?|bum|groin|ankles?)\b/
const named = ({ trouble, by }: AskedOf): string => {
  const place = trouble.id === 'folds' ? darkPlace.exec(by)?.[0] : undefined
  return place === undefined ? (noun.test(by) ? by : trouble.called) : `${place.endsWith('s') ? '' : 'a '}dark ${place}`
}

/** The first paragraph: the verdict in bold with both names, and what else there is to say of the pair. */
const verdictOf = (cell: Cell | undefined, of: AskedOf, called: string): string => {
  const { way, trouble, worse } = of
  const plainly =
    way === 'help'
      ? `No, ${called} is not known to help with ${named(of)}`
      : worse
        ? `No, ${called} is not known to make ${named(of)} worse`
        : `No, ${called} is not known to cause ${trouble.worse ?? named(of)}`
  if (cell === undefined) return `**${plainly}.**`
  const [effect, says, blamed] = cell
  const said = (text: string): string => text.replaceAll('{x}', called)
  if (way === 'cause' && blamed !== undefined) return `**${said(blamed)}.**`
  // What only softens or soothes is blamed for nothing by that.
  if (way === 'cause' && (effect === 'good' || effect === 'some' || (effect === 'none' && !ofBringing.test(says))))
    return `**${plainly}.** ${capital(said(says.replace(/^\{x\},?/, 'it')))}.`
  return `**${verdicts[effect][way]}: ${said(says)}.**`
}

const brings = pattern`
  \b(?:caus\w*|gives? (?:me|you|u|him|her|us|people|my)|giving|worse\w*|bad|clog\w*|block\w*|break\w* (?:\w+ )?(?:\w+ )?out|trigger\w*|lead\w* to|darken\w*|due to|because of|from|affects?|harm\w*|irritat\w*|damag\w*|reason|blame|
  fault|linked|behind|result of|dark(?:er)?|black(?:er)?|thicker|ages?)\b`
const helps = pattern`
  \b(?:help\w*|fade\w*|clear(?:s|ing)?|remov\w*|get(?:s|ting)? rid|cures?|treats?|heals?|stops?|prevents?|reduces?|shrinks?|closes?|opens?|calms?|sooth\w*|fix\w*|good|works?|dr(?:y|ies) (?:out |up )?(?:my |the |a )?(?:pimples?|spots?|zits?)|
  soften\w*|flatten\w*|smooth\w*|use|put|apply|rub|take away|go away|for|on)\b`
const driesOut = /\bdr(?:y|ies|ying) (?:out |up )?(?:my |the |a |your )?(?:pimples?|spots?|zits?|acne|oily)/
const makes = /\b(?:makes?|making|bring\w*|dr(?:y|ies|ying)|get|burns?|give)\b/
/** What asks something else, or of somebody for whom other answers are kept. */
const otherwise = pattern`
  \b(?:which|what|whats|why|how|when|where|who|best|recommend\w*|or|vs|versus|better than|instead|after|before|mix\w*|together|with (?:my|the|a)|combine\w*|pregnan\w*|bab(?:y|ies)|newborn|toddler|son|daughter|child\w*|kids?|percent|often|
  allerg\w*|bleed\w*|pus|fever|blister\w*|infect\w*|swallow\w*|doctor|clinic|prescribed|price|cheap\w*|buy|brand|layer|under my|over my|while|if i|started|stopped|stop using|velvet\w*|weight|my friend|yesterday|today|last night|lighten\w*|bleach\w*)\b`
const setAside =
  /\b(?:or not|yes or no|or is (?:it|that) (?:just )?(?:a )?(?:\w+)|true or false|or nah|or nonsense|or hype|or a myth|before bed|how true|after (?:an? |my )?(?:shav\w*|wax\w*|brazilian|threading|gym|sport|swimming|bath\w*|shower\w*))\b/g

type Named = { thing: Judged; word: string; rest: string }

/** The one thing that is named, by the word that was said, and what is left of the message without it. */
const thingIn = (said: string): Named | undefined => {
  const found = all.flatMap((thing) => {
    const hit = thing.words.exec(said)
    return hit === null ? [] : [{ thing, word: hit[0], at: hit.index }]
  })
  const trouble = troublesCalled.map(({ words }) => words.exec(said)).find((hit) => hit !== null)
  const inTrouble = ({ word, at }: (typeof found)[number]): boolean =>
    trouble !== undefined && at >= trouble.index && at + word.length <= trouble.index + trouble[0].length
  const apart = found.every(inTrouble) ? found : found.filter((one) => !inTrouble(one))
  const outer = apart.filter(
    (one) =>
      !apart.some(
        (other) =>
          other !== one &&
          other.word.length > one.word.length &&
          other.at <= one.at &&
          other.at + other.word.length >= one.at + one.word.length,
      ),
  )
  const [one, second] = outer
  return one === undefined || second !== undefined ? undefined : { ...one, rest: said.replace(one.word, ' ') }
}

const troubleIn = (said: string): TroubleCalled | undefined => troublesCalled.find(({ words }) => words.test(said))

/** Which way it is asked: whether it brings the trouble, or whether it helps. */
const wayOf = (said: string): Way | undefined =>
  brings.test(said) ? 'cause' : helps.test(said) ? 'help' : makes.test(said) ? 'cause' : undefined

/** The thing and the trouble stand in a question as what does it and what it is done to: "does X help with my Y", "are my Y from X", "can I put X on Y". */
const few = (most: number): string => String.raw`(?: \S+){0,${String(most)}}?`
const does = pattern`
  (?:caus\w*|giv(?:es?|ing)|gives?|mak(?:es?|ing)|bring\w*|worsen\w*|clog\w*|block\w*|break\w*|trigger\w*|lead\w*|darken\w*|affects?|irritat\w*|age|ages|dr(?:y|ies)|help\w*|fade\w*|clear\w*|remov\w*|get(?:s|ting)? rid|cures?|treats?|heals?|stops?|
  prevents?|reduces?|shrinks?|closes?|opens?|calms?|sooth\w*|fix\w*|works?|good|bad|soften\w*|flatten\w*|smooth\w*|tightens?|for|the reason|to blame|behind)`
  .source
const frames = [
  new RegExp(
    String.raw`\b(?:do|does|did|can|could|will|would|wil|is|are|may|might|true|heard|says?|said|think\w*|kan|sal|if|that)\b${few(4)} ‹x›${few(3)} ${does}${few(5)} ‹y›`,
  ),
  new RegExp(
    String.raw`\b(?:do|does|can|could|will|would|is|are|may|might)\b${few(3)} ‹y›${few(4)} (?:from|because of|due to|caused by|by|cause of)${few(3)} ‹x›`,
  ),
  new RegExp(
    String.raw`\b(?:can|may|could|should|must|kan|mag|does|will)\b${few(2)} (?:use|us|put|putting|apply|rub|rubbing|try|using|applying|wash|get|smear)${few(2)} ‹x›${few(4)} (?:on|for|to|against|with|vir)${few(4)} ‹y›`,
  ),
  new RegExp(String.raw`\b(?:can|does|do|will|could)\b${few(3)} ‹y›${few(2)} (?:from|by|with)${few(2)} ‹x›`),
  new RegExp(
    String.raw`‹x›${few(6)} (?:do|does|can|could|will|is) (?:it|that|this|they)${few(2)} ${does}${few(3)} ‹y›`,
  ),
  new RegExp(
    String.raw`^${few(3)} ?‹x›${few(2)} (?:for|on|and|vir)${few(3)} ‹y›(?: \S+){0,2} (?:work|works|good|help|helps|true|myth|nonsense|worth it|no)\b`,
  ),
]
/** Where the trouble was named before, or lies in the verb, as in "break you out". */
const alone = new RegExp(
  String.raw`^(?:(?:and|so|but|ok|then|also|hi|hey) )*(?:do|does|can|could|will|would|is|are|may|might)\b${few(3)} ‹x›${few(2)} (?:help\w*|works?|cause (?:it|them|that|this)|good|bad|make (?:it|them) worse)(?: (?:for|with|it|this|that|them|too|then|also|on))*$`,
)
const useOnIt = new RegExp(
  String.raw`\b(?:can|may|should|must|kan|mag) (?:i|we|you|u|he|she|ek) (?:also |still |just )?(?:use|put|try|apply|rub)(?: (?:some|my|the|a))? ‹x›(?: (?:on|for|to|with))?(?: (?:it|them|that|this|there))?$`,
)
const inVerb = new RegExp(
  String.raw`\b(?:do|does|can|could|will|would|is|are|may|might|true|heard|says?|that)\b${few(4)} ‹x›${few(3)} ‹y›`,
)
const shortlyAsked =
  /^(?:(?:or|and|en|what about|how about|wat van|so|ok|but|then|also) )+(?:an? |the |my |some |just |plain )?‹x›(?: then| too| instead| though)?$/
const couldItBe =
  /^(?:(?:and|so|but|ok|then|or) )*(?:could|can|may|might|is|kan) (?:it|this|that|dit) (?:be )?(?:also |just |maybe )*(?:from |because of |due to )?(?:my |the |a |an )?‹x›$/
/** Under it, over it, with it: what is asked is whether they go together. */
const beside =
  /\b(?:under|over|with|in|after|before|without|instead of|not|dont|doesnt|didnt|never|wont|isnt)(?: \S+){0,2} ‹x›|‹x› (?:dont|doesnt|didnt|did|is not|wont|isnt|not)\b/

/** What is asked of which thing, with the trouble of the message, or of the talk where it names none. */
const askedIn = (said: string, before: readonly string[]): AskedOf | undefined => {
  const plain = said.replaceAll(setAside, ' ').replaceAll(/\s+/g, ' ').trim()
  const found = plain.split(' ').length > 17 ? undefined : thingIn(plain)
  if (found === undefined || otherwise.test(found.rest)) return undefined
  const { thing, word, rest } = found
  const marked = plain.replace(word, '‹x›')
  const now = troubleIn(rest)
  const told = now === undefined ? before.findLast((text) => troubleIn(text) !== undefined) : undefined
  const short = told !== undefined && shortlyAsked.test(marked)
  const from = now === undefined ? told : rest
  const trouble = now ?? (told === undefined ? undefined : troubleIn(told))
  if (from === undefined || trouble === undefined || beside.test(marked)) return undefined
  const by = trouble.words.exec(from)?.[0] ?? trouble.called
  const both = marked.replace(by, '‹y›')
  if (
    now === undefined
      ? !(short || alone.test(marked) || useOnIt.test(marked) || couldItBe.test(marked))
      : !(frames.some((one) => one.test(both)) || ((brings.test(by) || makes.test(rest)) && inVerb.test(both)))
  )
    return undefined
  const way = driesOut.test(rest)
    ? 'help'
    : now === undefined && (couldItBe.test(marked) || /^or\b/.test(marked))
      ? 'cause'
      : (wayOf(rest.replace(trouble.words, ' ')) ??
        wayOf(rest) ??
        (short && told !== undefined ? (wayOf(told) ?? 'help') : undefined))
  return way === undefined ? undefined : { thing, word, trouble, way, worse: /\bworse\w*|\bbad\b/.test(rest), by }
}

/** What comes first in an answer: one sentence, or two where the first is only a word or two. */
const firstOf = (draft: Draft): string => {
  const [one = '', two = ''] = (draft.paragraphs[0] ?? '').replaceAll('**', '').split(/(?<=[.!?]) /)
  return tokensOf(one.split(' ').length < 5 ? `${one} ${two}` : one).join(' ')
}
const mild = new Set<TroubleCalled['id']>([
  'stretch',
  'marks',
  'dry',
  'itch',
  'lips',
  'eczema',
  'darker',
  'folds',
  'melasma',
  'scars',
])
const heals = /\b(?:heals?|clears?|cures?|treats?|fades?|removes?)\b/
const blames = /\b(?:caus\w*|brings?|clogs?|blocks?|gives?|worse|play a part|darken\w*|feeds?|irritat\w*|makes?)\b/
const judges =
  /^(?:yes|no|not|only|partly|mostly|hardly|a little|rather|better|usually|often|perhaps|it can|it depends|little)\b/

/**
 * The verdict on a thing for a trouble, both by name; undefined where neither is so asked, or where what was found to answer names both at once.
 * @param found what would be answered otherwise
 */
export const thingOnTrouble = (asked: Asked, found: Draft): Draft | undefined => {
  const { heard, situation, request } = asked
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.cues.has('brandName') ||
    /\?\s+\S/.test(request.message) ||
    heard.priceCents !== undefined ||
    situation.conditions.has('under-12') ||
    found.level !== undefined
  )
    return undefined
  // What somebody leaves out is judged where that is known.
  const { ingredients, families, origins, words } = situation.avoid
  if (ingredients.size + families.size + origins.size + words.length > 0) return undefined
  const before = messagesOf(request.turns)
    .slice(-2)
    .map((text) => tokensOf(text).join(' '))
  const hit = [...(request.turns.length > 0 ? [] : [heard.tokens.join(' ')]), ...waysSaid(asked)]
    .map((said) => askedIn(said, before))
    .find((one) => one !== undefined)
  if (hit === undefined || (heard.medicine !== undefined && hit.thing.kind !== 'tablet')) return undefined
  const { thing, word, trouble } = hit
  // How a thing that is known clogs is told from its own entry.
  if (hit.way === 'cause' && heard.things.length > 0) return undefined
  // What is mild and only fades, softens or covers is judged for an expecting mother too.
  if (
    expects(situation) &&
    (thing.kind === undefined || thing.kind === 'tablet' || thing.kind === 'harsh' || !mild.has(trouble.id))
  )
    return undefined
  const first = firstOf(found)
  // Of things of one kind the very one that was said must be named.
  const spoken =
    thing.words.test(first) &&
    (thing.kind === 'harsh' ||
      !(thing.called.includes('{w}') || thing.kind === 'rubs') ||
      first.includes(word.slice(0, 5)))
  // What is eaten or drunk is no mask.
  const swallowed = thing.kind === 'soothing' && /\b(?:drink\w*|eat\w*|in my diet)\b/.test(heard.tokens.join(' '))
  const cell: Cell | undefined = swallowed
    ? (kinds.food as Judged['cells'])?.[trouble.id]
    : (thing.cells?.[trouble.id] ??
      (thing.kind === undefined ? undefined : (kinds[thing.kind] as Judged['cells'])?.[trouble.id]))
  // What is judged pair by pair elsewhere tells more of it.
  const whole =
    judges.test(first) && trouble.id !== 'darker' && trouble.id !== 'folds'
      ? tokensOf(
          (found.paragraphs[0] ?? '')
            .split(/(?<=[.!?]\**) /)
            .slice(0, 2)
            .join(' '),
        ).join(' ')
      : first
  // What only explains, or answers whether it heals where it is blamed, gives no verdict.
  const begins = first.split(' ').slice(0, 4).join(' ')
  const fits =
    (judges.test(first) || thing.words.test(begins)) &&
    !(hit.way === 'cause' && heals.test(first) && !blames.test(first))
  if (spoken && fits && (cell === undefined || trouble.words.test(first) || whole.includes(hit.by.slice(0, 6))))
    return undefined
  if (
    bringsThat(asked) !== undefined ||
    (spoken && remediesJudged(asked) !== undefined) ||
    (spoken && thing.kind === 'harsh' && /^(?:no|rather not|better not|never|leave)\b/.test(first))
  )
    return undefined
  const known = (at: { from: number; to: number }): boolean => {
    const said = heard.tokens.slice(at.from, at.to).join(' ')
    return thing.words.test(said) || trouble.words.test(said)
  }
  if (!heard.named.every(known)) return undefined
  const called = swallowed
    ? `${word}, eaten or drunk,`
    : thing.called.startsWith(`${word}, as in`)
      ? word
      : thing.called
          .replace('{w}', /^(?:bra|strap|uniform|backpack)$/.test(word) ? `a ${word}` : word)
          .replace('{W}', capital(word))
  const eases = cell?.[0] === 'good' || cell?.[0] === 'some'
  return {
    paragraphs: [
      verdictOf(cell, hit, called),
      ...(thing.how === undefined || swallowed ? [] : [thing.how]),
      `**${trouble.lead ?? `What ${eases ? 'else helps' : 'does help'} with ${named(hit)}`}:** ${trouble.care}.`,
      ...(trouble.seen === undefined ? [] : [trouble.seen]),
    ],
    things: [],
    brief: true,
    sure: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [], concerns: [...heard.concerns] },
    suggestions: [`What helps with ${trouble.called}?`, `What makes ${trouble.called} worse?`],
  }
}
