import { type Asked, calledAll, capital, saidIn, type Sketch } from './draft.ts'
import { expects, isActive, isMedicine } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "An acid, a retinoid and benzoyl peroxide, is it too much? It stings": what goes together on calm skin is no answer for skin that is sore. Source: general.

const sore = pattern`
  \b(?:sting(?:s|ing)?|stung|burn(?:s|ing)?|raw|sore|tight|peel(?:s|ing)?|flak(?:y|es|ing)|irritated|itch(?:y|es|ing)?|red and|angry|brand|rou|trek)\b`
const isNow = pattern`
  \b(?:skin|face|cheeks?|chin|forehead|nose|it|gesig|vel|everything)(?: (?:is|its|has|been|are|am|feels?|starts?|started|keeps?|got|gets?|a|bit|little|so|very|now|quite|really|still|also|all|
  already|nou|n|bietjie|voel)){0,6} (?:sting\w*|stung|burn\w*|raw|sore|tight|peel\w*|flak\w*|irritated|itch\w*|red|angry|brand|rou)\b`
/** Feared, denied, or gone again. */
const notSo = pattern`
  \b(?:if|will|would|might|could|wont|afraid|scared|worried|no|not|doesnt|didnt|dont|never|without|used to|stopped|when i was|last year|anymore)(?: \w+){0,4}
  (?: sting\w*| burn\w*| raw| sore| tight| peel\w*| flak\w*| irritat\w*| itch\w*| red\b)`
const weighs = pattern`
  \b(?:too (?:much|many|harsh|strong)|overdo\w*|ok(?:ay)?|fine|safe|alright|right|together|same (?:night|time|routine|evening)|te veel|all of (?:them|it)|everything|carry on|keep (?:on|
  going|using)|cut (?:back|down)|drop|good combo|reg)\b`

const few = 2

/** Several actives that are in use on skin that is sore now: a rest first, then one after the other. */
export const tooMuchNow = (asked: Asked): Sketch | undefined => {
  const { heard, situation } = asked
  const said = saidIn(asked)
  const actives = heard.things.filter(
    (thing) =>
      isActive(thing) ||
      isMedicine(thing) ||
      thing.ingredient?.id === 'benzoyl-peroxide' ||
      thing.ingredient?.id === 'azelaic-acid',
  )
  if (
    actives.length < few ||
    heard.isLabel ||
    expects(situation) ||
    situation.conditions.has('under-12') ||
    !sore.test(said) ||
    !isNow.test(said) ||
    notSo.test(said) ||
    !weighs.test(said)
  )
    return undefined
  const prescribed = actives.filter((thing) => isMedicine(thing))
  const [first, second] = actives
  return {
    paragraphs: [
      `**Too much for now: sore skin has had enough, so pause ${calledAll(actives)} until nothing stings, mostly one to two weeks.**`,
      '**Until then** three things only: a gentle, soap-free cleanser, a plain moisturiser with ceramides or glycerin (petroleum jelly where it is raw), and ' +
        'sunscreen, SPF 30–50, every morning. No scrub, scent or toner.',
      `**Then one at a time:** ${first?.called ?? ''} first, two evenings a week at a low strength; after two to four calm weeks ${second?.called ?? ''} at another time of day or on ` +
        'other nights. Two that sting never in the same hour; if the skin tightens again, go a step back.',
      prescribed.length === 0
        ? undefined
        : `**${capital(calledAll(prescribed))}:** ask whoever prescribed it how long to pause; mostly it is spaced out rather than given up.`,
      'A pharmacist or clinic if it weeps, blisters or swells, or is no better in a week.',
    ].filter((one) => one !== undefined),
    things: actives,
    sources: ['general'],
    suggestions: ['How do I repair my skin barrier?', 'Which one should I start with again?'],
  }
}
