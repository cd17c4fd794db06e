import { messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital, type Draft, it } from './draft.ts'
import { strengthOf } from './facts.ts'
import { barred, isActive, isMedicine, isRetinoid } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "It burned me, I stopped, it is calm now" – "can I try again, but lower?": yes and how, not first aid for a burn that is over. What swelled or
// came up in hives is another matter. Source: general dermatology practice.

const again = pattern`
  \b(?:(?:try|start|use|begin|go|introduce|add|put|have|give)\b.{0,24}\b(?:again|agen|another (?:go|try|chance))|retry|re ?try|re ?start|re ?introduce|
  go back (?:to|on)|back on it|second (?:chance|try)|
  (?:probeer|begin|gebruik) (?:\w+ ){0,3}weer|weer (?:\w+ ){0,3}(?:probeer|begin|gebruik))\b`
const weaker = pattern`
  \b(?:try|use|start|do|take|get|go|can|may)\b.{0,30}\b(?:lower|weaker|milder|gentler|less strong|smaller|half the strength|laer|swakker)\b|\b(?:lower|
  weaker|milder|swakker) (?:one|percent\w*|strength|version|dose|sterkte)\b`
const asks = /\b(?:can|may|could|should|must|is it|when|how|ok|okay|safe|worth|kan|mag|moet|hoe|wanneer|try|retry)\b/
const hurt =
  /\b(?:burn\w*|sting\w*|stung|peel\w*|red|irritat\w*|raw|itch\w*|dried|flak\w*|broke|rash|brand|gebrand|steek)\b/
const calm = pattern`
  \b(?:calm\w*|heal\w*|fine|better|settled|ok|okay|good|gone|normal|recovered|cleared|oraait|reg|genees|beter|verby)\b`
const allergic = pattern`
  \b(?:swell\w*|swelled|swollen|swole|hives|welts|blister\w*|throat|anaphyla\w*|wheez\w*|breath\w*|allerg\w*|opgeswel|geswel|blase|hospital|casualty)\b`
const asksWhen = /\b(?:when|wanneer|how (?:long|soon)|hoe lank|wait|can|may|should)\b/
const stillBad = /\b(?:still|not (?:yet )?(?:calm|healed|fine|better|gone)|nog nie|steeds)\b/

/** What did it: named now, or in the turns before. */
const culprit = ({ heard, knowledge }: Asked, told: readonly string[]): Thing | undefined =>
  [heard.things, ...told.toReversed().map((text) => hear(knowledge, text).things)].find(
    (things) => things.length > 0,
  )?.[0]

/** How what once burned is begun again, lower; undefined where that is not asked, or nothing is told to have calmed down. */
export const tryAgain = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request, situation } = asked
  if (heard.isLabel || heard.injected) return undefined
  const said = tokensOf(request.message).join(' ')
  const told = messagesOf(request.turns)
    .slice(-4)
    .map((text) => tokensOf(text).join(' '))
  const whole = [...told, said].join(' . ')
  if (!(again.test(said) || weaker.test(said)) || !asks.test(said) || !hurt.test(whole)) return undefined
  // "It burnt me" – "when may I try it again?" is asked of the time when skin is calm, and that it burnt is no allergy.
  const isCalm = calm.test(whole) && !stillBad.test(said)
  if (!isCalm && !(asksWhen.test(said) && request.turns.length > 0)) return undefined
  const thing = culprit(asked, told)
  const note = thing && barred(knowledge, thing, situation)
  // That it burned once has itself been heard as a thing to leave out; that is what is asked about.
  const ofBurn =
    note?.because.rule.startsWith('avoid') === true &&
    request.profile?.avoid === undefined &&
    !/\b(?:avoid\w*|leave out|vermy)\b/.test(whole)
  if (
    thing === undefined ||
    !(isActive(thing) || thing.ingredient?.id === 'niacinamide') ||
    isMedicine(thing) ||
    allergic.test(whole) ||
    (note !== undefined && !ofBurn) ||
    (!isCalm && !ofBurn) ||
    situation.conditions.has('under-12')
  )
    return undefined
  const range = strengthOf(thing)
  return {
    paragraphs: [
      isCalm
        ? `**Yes, you can try ${thing.called} again once skin has been calm for two weeks: lower, less often, and on a small patch first.**`
        : `**Not yet: you can try ${thing.called} again once skin has been calm for two weeks, with no sting even from water; that is often two to four weeks in all.** Then lower, less often, and on a small patch first.`,
      isCalm
        ? ''
        : '**Until then:** only a gentle, fragrance-free wash, a plain moisturiser and sunscreen, SPF 30–50; no acid, retinoid or scrub.',
      '*Why:* a burn like that mostly comes from strength, from using it too often, or from skin that was dry or sore already; less of it often goes well.',
      `**How:** ${range === undefined ? 'the lowest strength sold' : `the low end of ${range}`}, behind the jaw for three evenings. ` +
        'Calm? Then one or two evenings a week over a plain moisturiser, ' +
        `for a month, with no other acid, scrub or retinoid${isRetinoid(thing) ? '' : ' that night'}. ` +
        `${capital(it(thing) === 'them' ? 'they go' : 'it goes')} on dry skin only, and SPF 30–50 every morning.`,
      'It burns again, even low: leave it for good; a plain moisturiser and sunscreen do more than a thing that hurts. Swelling, hives or blisters ' +
        'would be an allergy: then no more of it, and see a ' +
        'doctor.',
    ].filter((line) => line !== ''),
    // Said of skin that has healed: what burned once would be taken out of it again.
    brief: true,
    things: [thing],
    sources: ['general'],
    suggestions: ['What can I use instead?', 'How do I do a patch test?'],
    topic: {
      intent: 'how-to-use',
      ingredients: thing.ingredient === undefined ? [] : [thing.ingredient.id],
      families: thing.family === undefined ? [] : [thing.family],
    },
  }
}
