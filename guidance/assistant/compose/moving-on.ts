import type { Concern } from '../../knowledge/kinds.ts'
import type { Intent } from '../conversation.ts'
import { type Asked, capital, is, it, saidIn, type Sketch } from './draft.ts'
import { helpsOf, strengthOf, usageOf } from './facts.ts'
import { isMedicine, isOf, isRetinoid, isUvFilter } from './lines.ts'
import type { Thing } from '../understand/things.ts'
import { pattern } from '../../text/pattern.ts'

// What changes with time: when to take more of an active, what becomes of the gain once it is stopped, and whether it is needed at all at an
// age. Source: general dermatology practice.

const asksWhen =
  /\b(?:when|how (?:do|will|can|would) (?:i|you) know|am i ready|ready|how soon|how long (?:before|until|till)|wanneer)\b/
const upwards = pattern`
  \b(?:increase|move (?:on )?(?:up|to)|mov(?:e|ing) up|go(?:ing)? (?:up|stronger|higher|from)|step(?:ping)? up|stronger (?:one|retinol|strength|percentage)|
  higher (?:one|strength|percentage|percent|dose)|next (?:strength|level)|upgrade|up (?:my|the) (?:strength|percentage|retinol)|from \S+ (?:percent )?to \S+)\b`
const ofNights = /\b(?:nights?|times|days?|often|frequency|every)\b/

/** "When do I move up to 0.5?" */
const goStronger = (asked: Asked, thing: Thing): Sketch | undefined => {
  const said = saidIn(asked)
  if (!asksWhen.test(said) || !upwards.test(said)) return undefined
  const { called } = thing
  if (ofNights.test(said))
    return {
      things: [thing],
      paragraphs: [
        `**When the nights you have now have felt comfortable for two weeks: then one step more.** For ${called} that is: ${usageOf(thing).often}.`,
        'Every night is no must: three or four nights a week do most of the work, and skin that stings, flakes or feels tight wants one step back.',
        '**How:** a plain moisturiser after it, or before it too where skin is dry; sunscreen, SPF 30–50, every morning.',
      ],
    }
  const strength = strengthOf(thing)
  const slow = /week|second/.test(usageOf(thing).often)
  return {
    things: [thing],
    paragraphs: [
      `**When ${called} at the strength you have has not stung or flaked for two to three months of steady use, and you still want more of ` +
        `${it(thing)}.** Not before a tube is finished.`,
      '*Why:* a higher strength stings sooner and does only a little more; many never need it.',
      `**How:** the new one ${slow ? 'two nights a week' : 'every second day'} at first and the old one in between, over four weeks. Burning, ` +
        'flaking or new redness: back to the strength that was comfortable.',
      strength === undefined
        ? undefined
        : `The usual strength of ${called} is ${strength}.` +
          (thing.ingredient?.id === 'azelaic-acid'
            ? ' From 15% it is a medicine here: a doctor or dermatologist prescribes it.'
            : ''),
    ],
  }
}

const stops = pattern`
  \b(?:if|when|once|after|as soon as|as) (?:i|you|we|one|ek) (?:\w+ )?(?:stop|quit|ophou)\b|\b(?:after|from|by) stopping\b`
const asksAfter = pattern`
  \b(?:what (?:happens|will happen|would happen|can i expect)|come(?:s)? back|coming back|return|worse|again|lose|undo|go back|terug|stay(?:s)?|last|
  withdrawal|rebound)\b`

/** What becomes of a gain when nothing keeps it up. */
const afterwards: Record<Concern, string> = {
  acne: 'Breakouts often come back within weeks to months, because new plugs keep forming under skin that looks clear.',
  'dark-spots':
    'Marks that have faded mostly stay away as long as sunscreen goes on every day; melasma, and new pimples, bring new ones.',
  aging: 'What was gained goes back slowly, over some months.',
  dullness: 'The glow wears off over four to eight weeks.',
  texture: 'The smoothness wears off over four to eight weeks.',
  pores: 'Plugs fill up again within some weeks.',
  oiliness: 'Shine is back within a few weeks.',
  redness: 'Redness tends to come back over some weeks.',
  dehydration: 'Skin is drier again within days.',
}

/** "Will the marks come back if I stop niacinamide?" */
const afterStopping = (asked: Asked, thing: Thing): Sketch | undefined => {
  const said = saidIn(asked)
  if (!stops.test(said) || !asksAfter.test(said)) return undefined
  const concern = asked.heard.concerns[0] ?? helpsOf(thing)[0]?.concern
  if (concern === undefined) return undefined
  const { called } = thing
  const strong = isRetinoid(thing) || isOf(thing, 'aha', 'bha')
  return {
    things: [thing],
    paragraphs: [
      `**${afterwards[concern]}**`,
      `Stopping ${called} does no harm by itself: skin does not get hooked on ${it(thing)}, and gets no worse than it was before.`,
      `**To hold the gain:** ${strong ? 'two or three nights a week are enough' : 'a few times a week is enough'} once you are content, with ` +
        `sunscreen, SPF 30–50, every morning. Stopped for more than two weeks? Begin again slowly: ${usageOf(thing).often}.`,
    ],
  }
}

const sore =
  /\b(?:after|since|once) (?:\w+ ){0,3}(?:peel(?:s|ed|ing)|flak\w*|irritation|stinging|redness)\b(?! (?:solution|gel|mask))/
const soreAgain = /\b(?:again|restart|go back|start back)\b/

/** "How many days until I can use it again, after the peeling?" */
const startAgain = (asked: Asked, thing: Thing): Sketch | undefined => {
  const said = saidIn(asked)
  if (!/\b(?:when|how (?:long|many days|soon)|wanneer)\b/.test(said) || !sore.test(said) || !soreAgain.test(said))
    return undefined
  return {
    things: [thing],
    paragraphs: [
      `**About a week after skin has stopped peeling, stinging and looking red: mostly one to two weeks in all.**`,
      'Until then only a mild wash, a plain moisturiser twice a day, and sunscreen, SPF 30–50, by day; no scrub and no other active.',
      `**Then:** ${thing.called} half as often as before, over moisturiser, and more nights only after two calm weeks. Does it peel again, ` +
        'take a lower strength. Raw, weeping or swollen skin: a clinic.',
    ],
  }
}

const inRow =
  /\b(?:in a row|nights? running|consecutive\w*|back to back|(?:two|three|2|3|4|5) nights? (?:after|straight))\b/
const seldom = /\b(?:(?:only |just )?(?:once|one night|one time|1x?) (?:a|per|every) week|once weekly)\b/
/** What pricks skin, or is shared, has its own answers. */
const pricks = /\b(?:derma ?(?:rollers?|pens?|stamps?)|rollers?|(?:micro ?)?needl\w*|shar(?:e|es|ing))\b/
const judged = /\b(?:ok|okay|enough|fine|too (?:little|few)|work|works|effective|can|may|genoeg|still)\b/

/** "Three nights in a row?", "is once a week enough?": how close together, and how seldom, the nights may be. */
const howClose = (asked: Asked, thing: Thing): Sketch | undefined => {
  const said = saidIn(asked)
  const { often } = usageOf(thing)
  const slow = /second|week/.test(often)
  if (!(inRow.test(said) || seldom.test(said)) || !judged.test(said) || pricks.test(said)) return undefined
  const { called } = thing
  const first = inRow.test(said)
    ? slow
      ? `Not while it is new: leave a night between two nights of ${called}; in a row only once skin has been calm for weeks.`
      : `Yes, ${called} may be used on any number of days in a row.`
    : slow
      ? `Yes, once a week is fine to begin with, and for sensitive skin; two or three nights a week do more.`
      : `It does no harm, but ${called} does more when used ${often}.`
  return {
    things: [thing],
    paragraphs: [
      `**${first}**`,
      slow
        ? `*Why:* irritation shows a day or two late and adds up, and sore skin marks easily. The usual pace: ${often}.`
        : 'Regular use is what counts.',
      `**How:** a plain moisturiser over it; sunscreen, SPF 30–50, every morning. Stinging, tight or flaky: a night less.`,
    ],
  }
}

const suddenly =
  /\b(?:suddenly|cold turkey|at once|all at once|just stop|straight away|wean|taper\w*|slowly stop|gradually)\b/

/** "Can I stop retinol suddenly?" */
const stopAtOnce = (asked: Asked, thing: Thing): Sketch | undefined => {
  const said = saidIn(asked)
  if (!/\b(?:stop|stopping|quit|come off|ophou)\b/.test(said) || !suddenly.test(said)) return undefined
  const { called } = thing
  const concern = helpsOf(thing)[0]?.concern
  return {
    things: [thing],
    paragraphs: [
      `**Yes, ${called} can be stopped from one day to the next: ${it(thing)} ${is(thing) === 'are' ? 'need' : 'needs'} no tapering.**`,
      concern === undefined ? undefined : `Skin does not get hooked on ${it(thing)}. ${afterwards[concern]}`,
      'To hold the gain instead, two or three nights a week are enough, with sunscreen, SPF 30–50, every morning. Back after two weeks or more? Begin again slowly.',
    ],
  }
}

const needs = /\b(?:need(?:ed)?|necessary|must (?:i|we|one)|have to|nodig)\b/
const youngest = 18
const settled = 45

/** "Do I need retinol at 22?" */
const neededAtAge = ({ heard: { tokens, years: told, concerns } }: Asked, thing: Thing): Sketch | undefined => {
  const years = told ?? Number(/\bat (?:age )?(\d\d)(?! percent)\b/.exec(tokens.join(' '))?.[1] ?? 0)
  if (years < youngest || years > settled || concerns.length > 0 || !isRetinoid(thing) || !needs.test(tokens.join(' ')))
    return undefined
  const { called } = thing
  return {
    things: [thing],
    paragraphs: [
      `**No, at ${years} nobody needs ${called}: sunscreen, SPF 30–50, every morning does more against lines.**`,
      `${capital(called)} ${is(thing)} a choice, for pimples, marks or first lines, and it is never too late to begin.`,
      `**If you want ${it(thing)}:** ${strengthOf(thing) ?? 'the lowest strength'}, ${usageOf(thing).often}; a plain moisturiser after it. ` +
        'Not in pregnancy or when trying for a baby.',
    ],
  }
}

/** What time changes about the one thing that is named, with the intent it answers. */
export const movingOn = (asked: Asked): [Intent, Sketch] | undefined => {
  const {
    things: [thing, second],
    harmed,
    who,
    years,
  } = asked.heard
  const young = who.includes('child') || who.includes('teen') || (years ?? youngest) < youngest
  if (
    thing?.ingredient?.full === undefined ||
    second !== undefined ||
    harmed ||
    young ||
    isUvFilter(thing) ||
    (isMedicine(thing) && thing.ingredient.id !== 'adapalene' && thing.ingredient.id !== 'benzoyl-peroxide')
  )
    return undefined
  const [close, stopped] = [howClose(asked, thing), stopAtOnce(asked, thing)]
  if (close !== undefined) return ['how-often', close]
  if (stopped !== undefined) return ['how-long', stopped]
  const [stronger, after, age] = [
    goStronger(asked, thing),
    startAgain(asked, thing) ?? afterStopping(asked, thing),
    neededAtAge(asked, thing),
  ]
  return stronger !== undefined
    ? ['how-to-use', stronger]
    : after !== undefined
      ? ['how-long', after]
      : age !== undefined
        ? ['safe', age]
        : undefined
}
