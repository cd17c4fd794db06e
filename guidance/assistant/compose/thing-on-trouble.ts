import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { doneOrMet } from './habits-asked-of.ts'
import { bringsThat } from './brings-that.ts'
import { expects } from './lines.ts'
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
  harm: { cause: 'Yes, it can', help: 'No, rather the other way' }, partly: { cause: 'Partly', help: 'No, rather the other way' }, none: { cause: 'No', help: 'No' },
  some: { cause: 'No', help: 'A little' }, good: { cause: 'No', help: 'Yes' }, label: { cause: 'It depends on its label', help: 'It depends on its label' },
}
const ofBringing = /\b(?:not known to|causes? no|no (?:usual|proven) cause|brings? (?:no|an)|makes? (?:no|skin no)|does not|do not|is not|are not|neither|darkens? no|clogs? no|seldom|hardly|itself|far too weak|no muscle)\b/

/** What is asked: of which thing, by the word said for it, for which trouble, by the word said for that, and which way. */
type AskedOf = { thing: Judged; word: string; trouble: TroubleCalled; way: Way; worse: boolean; by: string }

/** A trouble's word that stands as a noun is kept. */
const noun = /(?:bumps|spots|marks|armpits|underarms|knees|elbows|thighs|knuckles|bites|warts|tags|verrucas|rash|acne|blackheads|whiteheads|ringworm|rings|bags|lines|heels|eczema|dermatitis|rosacea|breakouts|zits)$/
const darkPlace = /\b(?:neck|armpits?|underarms?|(?:inner )?thighs?|knees?|elbows?|knuckles?|bum|groin|ankles?)\b/
const named = ({ trouble, by }: AskedOf): string => {
  const place = trouble.id === 'folds' ? darkPlace.exec(by)?.[0] : undefined
  return place === undefined ? (noun.test(by) ? by : trouble.called) : `${place.endsWith('s') ? '' : 'a '}dark ${place}`
}

/** The first paragraph: the verdict in bold with both names, and what else there is to say of the pair. */
const verdictOf = (cell: Cell | undefined, of: AskedOf, called: string): string => {
  const { way, trouble, worse } = of
  const plainly = way === 'help' ? `No, ${called} is not known to help with ${named(of)}`
    : worse ? `No, ${called} is not known to make ${named(of)} worse` : `No, ${called} is not known to cause ${trouble.worse ?? named(of)}`
  if (cell === undefined) return `**${plainly}.**`
  const [effect, says, blamed] = cell
  const said = (text: string): string => text.replaceAll('{x}', called)
  if (way === 'cause' && blamed !== undefined) return `**${said(blamed)}.**`
  // What only softens or soothes is blamed for nothing by that.
  if (way === 'cause' && (effect === 'good' || effect === 'some' || (effect === 'none' && !ofBringing.test(says)))) return `**${plainly}.** ${capital(said(says.replace(/^\{x\},?/, 'it')))}.`
  return `**${verdicts[effect][way]}: ${said(says)}.**`
}

const asks = /\b(?:do|does|did|can|could|will|would|wil|is|are|should|may|might|must|true|myth|yes or no|really|actually|kan|sal)\b/
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
  routine|steps?|and (?:can|does|is|will|do) (?:it|i|they)|allerg\w*|bleed\w*|pus|fever|blister\w*|infect\w*|swallow\w*|doctor|clinic|prescribed|price|cheap\w*|buy|brand|layer|under my|over my|while|if i|started|stopped|stop using|my friend|yesterday|today|last night|lighten\w*|bleach\w*)\b`
const setAside = /\b(?:or not|yes or no|or is (?:it|that) (?:just )?(?:a )?(?:\w+)|true or false|or nah|or nonsense|or hype|or a myth|before bed|how true)\b/g

type Named = { thing: Judged; word: string; rest: string }

/** The one thing that is named, by the word that was said, and what is left of the message without it. */
const thingIn = (said: string): Named | undefined => {
  const found = all.flatMap((thing) => { const hit = thing.words.exec(said); return hit === null ? [] : [{ thing, word: hit[0], at: hit.index }] })
  const trouble = troublesCalled.map(({ words }) => words.exec(said)).find((hit) => hit !== null)
  const inTrouble = ({ word, at }: (typeof found)[number]): boolean => trouble !== undefined && at >= trouble.index && at + word.length <= trouble.index + trouble[0].length
  const apart = found.every(inTrouble) ? found : found.filter((one) => !inTrouble(one))
  const outer = apart.filter((one) => !apart.some((other) => other !== one && other.word.length > one.word.length && other.at <= one.at && other.at + other.word.length >= one.at + one.word.length))
  const [one, second] = outer
  return one === undefined || second !== undefined ? undefined : { ...one, rest: said.replace(one.word, ' ') }
}

const troubleIn = (said: string): TroubleCalled | undefined => troublesCalled.find(({ words }) => words.test(said))

/** Which way it is asked: whether it brings the trouble, or whether it helps. */
const wayOf = (said: string): Way | undefined => (brings.test(said) ? 'cause' : helps.test(said) ? 'help' : makes.test(said) ? 'cause' : undefined)

const shortlyAsked = /^(?:(?:and|en|what about|how about|so|ok|but|then|also) )+(?:\S+ ?){1,4}$/

/** What is asked of which thing, with the trouble of the message, or of the talk where it names none. */
const askedIn = (said: string, before: readonly string[]): AskedOf | undefined => {
  const plain = said.replaceAll(setAside, ' ').replaceAll(/\s+/g, ' ').trim()
  const words = plain.split(' ').length
  const found = words > 17 ? undefined : thingIn(plain)
  if (found === undefined || otherwise.test(found.rest)) return undefined
  const { thing, word, rest } = found
  const short = before.length > 0 && shortlyAsked.test(plain)
  const told = before.findLast((text) => troubleIn(text) !== undefined)
  const from = troubleIn(rest) !== undefined ? rest : words < 10 ? told : undefined
  const trouble = from === undefined ? undefined : troubleIn(from)
  if (from === undefined || trouble === undefined || !(asks.test(plain) || short)) return undefined
  const way = driesOut.test(rest) ? 'help' : wayOf(rest.replace(trouble.words, ' ')) ?? wayOf(rest) ?? (short && told !== undefined ? wayOf(told) ?? 'help' : undefined)
  return way === undefined ? undefined : { thing, word, trouble, way, worse: /\bworse\w*|\bbad\b/.test(rest), by: trouble.words.exec(from)?.[0] ?? trouble.called }
}

const firstOf = (draft: Draft): string => tokensOf((draft.paragraphs[0] ?? '').replace(/\*\*/g, '').split(/(?<=[.!?]) /)[0] ?? '').join(' ')

/**
 * The verdict on a thing for a trouble, both by name; undefined where neither is so asked, or where what was found to answer names both at once.
 * @param found what would be answered otherwise
 */
export const thingOnTrouble = (asked: Asked, found: Draft): Draft | undefined => {
  const { heard, situation, request } = asked
  if (heard.isLabel || heard.injected || heard.harmed || heard.priceCents !== undefined || expects(situation) || situation.conditions.has('under-12') || found.level !== undefined) return undefined
  const before = messagesOf(request.turns).slice(-2).map((text) => tokensOf(text).join(' '))
  const hit = waysSaid(asked).map((said) => askedIn(said, before)).find((one) => one !== undefined)
  if (hit === undefined) return undefined
  const { thing, word, trouble } = hit
  const first = firstOf(found)
  // Of things of one kind the very one that was said must be named.
  const spoken = thing.words.test(first) && (!(thing.called.includes('{w}') || thing.kind === 'rubs') || first.includes(word.slice(0, 5)))
  // What is eaten or drunk is no mask.
  const swallowed = thing.kind === 'soothing' && /\b(?:drink\w*|eat\w*|in my diet)\b/.test(heard.tokens.join(' '))
  const cell: Cell | undefined = swallowed ? (kinds.food as Judged['cells'])?.[trouble.id] : thing.cells?.[trouble.id] ?? (thing.kind === undefined ? undefined : (kinds[thing.kind] as Judged['cells'])?.[trouble.id])
  // What is judged pair by pair elsewhere tells more of it.
  if (bringsThat(asked) !== undefined || (spoken && (cell === undefined || trouble.words.test(first)))) return undefined
  const known = (at: { from: number; to: number }): boolean => { const said = heard.tokens.slice(at.from, at.to).join(' '); return thing.words.test(said) || trouble.words.test(said) }
  if (!heard.named.every(known)) return undefined
  const called = swallowed ? `${word}, eaten or drunk,` : thing.called.replace('{w}', /^(?:bra|strap|uniform|backpack)$/.test(word) ? `a ${word}` : word).replace('{W}', capital(word))
  const eases = cell?.[0] === 'good' || cell?.[0] === 'some'
  return {
    paragraphs: [verdictOf(cell, hit, called), ...(thing.how === undefined || swallowed ? [] : [thing.how]),
      `**${trouble.lead ?? `What ${eases ? 'else helps' : 'does help'} with ${named(hit)}`}:** ${trouble.care}.`, ...(trouble.seen === undefined ? [] : [trouble.seen])],
    things: [], brief: true, sure: true, sources: ['general'], topic: { intent: 'particular', ingredients: [], concerns: [...heard.concerns] },
    suggestions: [`What helps with ${trouble.called}?`, `What makes ${trouble.called} worse?`],
  }
}
