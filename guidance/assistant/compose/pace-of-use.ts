import { messagesOf } from '../conversation.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { hear } from '../understand/understand.ts'
import { plainOf } from '../../text/normalise.ts'
import type { Thing } from '../understand/things.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, capital, type Draft, it } from './draft.ts'
import { barred, expects, isMedicine, isOf, isRetinoid } from './lines.ts'
import { weeksIn } from './weeks-told.ts'

// How often an active is used from now on: carried on as it is where skin takes it well ("retinol for two weeks, no burning at all" tells of no reaction), raised ("when can I
// go up?") or used seldomer ("on fewer nights, it is so dear"). Source: general dermatology practice.

const sign = String.raw`(?:burn\w*|sting\w*|stung|peel\w*|flak\w*|red|redness|irritat\w*|dry|dryness|dried|itch\w*|reactions?|side effects?|bumps?|rash\w*|swell\w*|tight\w*|purg\w*|sore|raw|blister\w*|hurt\w*|breakouts?)`
const denied = new RegExp(
  String.raw`\b(?:no|not|zero|without|geen|never|nie|nothing|hasnt|havent|doesnt|does not|didnt|isnt|dont)(?: (?:any|more|real|much|even|at all|had|get|got|gives?|been|a|single|single bit of))* ${sign}(?: at all)?(?:(?:,| or| and| nor| no| of)+ (?:no )?${sign})*`,
  'g',
)
const allWell =
  /\b(?:all (?:good|fine|well|ok)|going (?:well|fine|good|great|lekker)|so far so good|goes well|doing well|skin (?:\w+ )?(?:loves|likes|takes|is (?:\w+ )?(?:fine|happy|calm|good|used)|feels (?:\w+ )?(?:good|fine|great|lekker|nice))|works? (?:\w+ )?(?:well|great|nicely|lekker)|(?:im|its|it is|now|is|everything) (?:\w+ )?fine|fine with it|no (?:complaints|problems?|issues?|trouble)|lekker|love it|handles it)\b/
const bad = new RegExp(
  String.raw`\b(?:${sign}|worse|still|but|breaking out|pimples?|acne|stopped|pregnan\w*|expecting|baby|instead)\b`,
)
const uses = /\b(?:using|use|used|been on|on|im on|started|start|put|applied|apply|x ?\d|\dx|tried|taking|gebruik)\b/

/** Whether a message tells that skin takes something well, and of nothing that it does not. */
const toldWell = (said: string): boolean =>
  (new RegExp(denied.source).test(said) || allWell.test(said)) && !bad.test(said.replaceAll(denied, ' '))

/** A course of capsules is planned by whoever prescribed it. */
const swallowed = /isotretinoin|acitretin|alitretinoin|roaccutane/i
/** What is begun slowly and raised: a retinoid, an acid, benzoyl peroxide, azelaic acid, vitamin C. */
const isRaised = (thing: Thing): boolean =>
  (isRetinoid(thing) && !swallowed.test(`${thing.ingredient?.id ?? ''} ${thing.called}`)) ||
  isOf(thing, 'aha', 'bha', 'pha', 'vitamin-c') ||
  ['benzoyl-peroxide', 'azelaic-acid'].includes(thing.ingredient?.id ?? '')
const byPrescriber = (thing: Thing): boolean => isMedicine(thing) && isRetinoid(thing)
/** Up to where it is raised, and by what step. */
const stepsOf = (thing: Thing): { step: string; top: string } =>
  isRetinoid(thing)
    ? {
        step: 'one night more a week',
        top: 'every second night, then nightly only if skin stays comfortable; three to five nights a week do most of what every night does',
      }
    : isOf(thing, 'aha', 'bha')
      ? {
          step: 'one evening more a week',
          top: 'three evenings a week, which is enough for nearly everybody; daily use wears the barrier',
        }
      : isOf(thing, 'pha')
        ? { step: 'from every second evening to every evening', top: 'once a day' }
        : thing.ingredient?.id === 'benzoyl-peroxide'
          ? { step: 'from every second day to every day', top: 'once a day, twice only for a wash' }
          : thing.ingredient?.id === 'azelaic-acid'
            ? { step: 'from once a day to morning and night', top: 'twice a day' }
            : { step: 'from every second morning to every morning', top: 'every morning' }

const goesUpWords = pattern`
  \b(?:go(?:ing)? up|step (?:it )?up|up it|move (?:it )?up|increase|more often|more frequently|more nights?|(?:another|extra|add a|one more|a third|a fourth) night|(?:go|move|change|switch|get|stay|keep it)(?: \w+){0,2} (?:to|at) (?:every (?:single )?(?:night|day|second)|nightly|daily|each night|(?:\d|three|four|five)
  (?: (?:nights|times|x))?)|use it (?:every (?:single )?(?:night|day)|daily|nightly)(?: now)|(?:keep|leave) it (?:at |to )?(?:every|once|twice|two|three)|vermeerder|meer gereeld)\b`
const everyDay =
  /\b(?:every (?:single )?(?:night|day|evening|morning)|nightly|daily|each (?:night|day|morning)|twice a day)\b/
const ofStrength = /\b(?:percent\w*|strength|stronger|higher|\d ?%|sterker|spf|price|amount|drops?)\b/
const asksWhether = /\b(?:when|how|can|may|should|must|could|is it|do i|ok|okay|wanneer|kan|mag|moet|hoe)\b/
const stillBad = new RegExp(
  String.raw`\b(?:still|nog|bit|little|keeps?|always|now) (?:\w+ ){0,2}${sign}|\b(?:burns|stings|peels|itches) (?:a bit|still|sometimes|every|when)\b|\b(?:is|am|its|im|so|very|bit) (?:\w+ )?(?:red|peeling|flaky|flaking|raw|sore|burning)\b`,
)
const perWeek =
  /\b(?<many>once|twice|one|two|three|[1-4]) ?(?:x|times|nights?|evenings?)? ?(?:a|per|every|each|\/) ?(?:week|wk)\b|\b(?<nights>[1-4]|one|two|three|four) nights\b/

/** One thing that is raised step by step, named now or shortly before. */
const raisedThing = ({ knowledge, heard, request }: Asked): Thing | undefined => {
  const own = heard.things.length > 0 ? [heard.things] : []
  const named =
    [
      ...own,
      ...messagesOf(request.turns)
        .slice(-4)
        .toReversed()
        .map((text) => hear(knowledge, text).things),
    ].find((things) => things.length > 0) ?? []
  return named.length === 1 && named[0] !== undefined && isRaised(named[0]) ? named[0] : undefined
}

const stays = (asked: Asked, thing: Thing): boolean =>
  barred(asked.knowledge, thing, asked.situation) !== undefined ||
  asked.situation.conditions.has('under-12') ||
  (expects(asked.situation) && isRetinoid(thing))

/** "When can I go up?" of what is begun slowly; undefined where a strength is asked of, or nothing that is raised is spoken of. */
export const goesUp = (asked: Asked): Draft | undefined => {
  const said = plainOf(asked.request.message)
  if (
    asked.heard.isLabel ||
    asked.heard.injected ||
    !goesUpWords.test(said) ||
    /\b(?:down|less|fewer|stop|capsules?|tablets?)\b/.test(said) ||
    !asksWhether.test(said) ||
    ofStrength.test(said)
  )
    return undefined
  const thing = raisedThing(asked)
  if (thing === undefined || stays(asked, thing)) return undefined
  const told = [...messagesOf(asked.request.turns).slice(-3).map(plainOf), said].join(' . ')
  const weeks = weeksIn(told.replaceAll(new RegExp(perWeek.source, 'g'), ' '))
  const hurts = stillBad.test(told.replaceAll(denied, ' ')) && !allWell.test(said)
  const { step, top } = stepsOf(thing)
  const well = toldWell(told) || new RegExp(denied.source).test(told) || allWell.test(told)
  const now = well && (weeks === undefined || weeks >= 3)
  const { many, nights } = perWeek.exec(told)?.groups ?? {}
  const from = isRetinoid(thing)
    ? { once: 'two', one: 'two', 1: 'two', twice: 'three', two: 'three', 2: 'three', three: 'four', 3: 'four' }[
        many ?? nights ?? ''
      ]
    : undefined
  const next =
    from === undefined
      ? step
      : `from ${many === 'twice' || many === '2' || nights === '2' || nights === 'two' ? 'two' : (({ two: 'one', three: 'two', four: 'three' } as Record<string, string>)[from] ?? 'two')} nights a week to ${from}`
  return {
    paragraphs: [
      hurts
        ? `**Not yet: first let two to three weeks pass without sting, flakes or redness from ${thing.called}.** Until then fewer evenings, with moisturiser before and after.`
        : now
          ? `**${isRetinoid(thing) && everyDay.test(said) ? `Step by step rather than at once: raise ${thing.called}` : `You can go up with ${thing.called}`} now: ${next}.**`
          : `**When ${weeks !== undefined && weeks < 3 ? `another ${weeks < 2 ? 'two to three weeks' : 'week or two'} have` : 'two to four weeks have'} passed without sting, flakes or redness: then ${next}.**`,
      `**How:** ${hurts ? `then ${next}, and ` : ''}${hurts ? 'each' : 'Each'} step stays for two to four weeks before the next, up to ${top}. The same strength and amount as now: raise one thing at a time.`,
      `Skin that stings, flakes or gets tight: one step back${byPrescriber(thing) ? '' : ' for a month'}. ${byPrescriber(thing) ? 'Prescribed? Then as your prescriber or pharmacist planned it; ask them before you change.' : 'No need to go up at all if you are pleased with what it does.'}`,
    ],
    things: [thing],
    sources: ['general'],
    topic: {
      intent: 'how-often',
      ingredients: thing.ingredient === undefined ? [] : [thing.ingredient.id],
      families: thing.family === undefined ? [] : [thing.family],
    },
    suggestions: ['What if my skin flakes?', `How long does ${thing.called} take to work?`],
  }
}

/** "Retinol for two weeks, all good, no burning", with nothing asked: carry on so, and what comes next. */
export const borneWell = (asked: Asked): Draft | undefined => {
  const { message } = asked.request
  const said = plainOf(message)
  if (
    asked.heard.isLabel ||
    asked.heard.injected ||
    asks(said) ||
    message.includes('?') ||
    !uses.test(said) ||
    !toldWell(said)
  )
    return undefined
  const named = hear(asked.knowledge, message).things
  const [thing] = named
  if (
    thing === undefined ||
    named.length > 1 ||
    !(isRaised(thing) || thing.ingredient?.id === 'niacinamide') ||
    stays(asked, thing)
  )
    return undefined
  const raised = isRaised(thing)
  const { step, top } = stepsOf(thing)
  return {
    paragraphs: [
      `**Then carry on just so: skin that takes ${thing.called} without trouble is doing well with ${it(thing)}.** It need not sting or flake to work.`,
      raised && everyDay.test(said)
        ? `**Next:** that is often enough${isOf(thing, 'aha', 'bha') ? '; an acid every day wears the barrier in time, and three evenings a week do as well' : ', and more helps no more'}.`
        : raised
          ? `**Next:** stay at this pace until two to four weeks have passed so. If you want more of it after that: ${step}, up to ${top}.`
          : '**Next:** once or twice a day is enough; more helps no more.',
      `Judge by photos in the same light every four weeks: eight to twelve weeks for pimples and roughness, three to six months for marks and lines.${byPrescriber(thing) ? ' Change nothing of a prescribed one without asking.' : ''}`,
      `${capital('sting')}, flakes or redness later on: fewer evenings and more moisturiser for a while.`,
    ],
    things: [thing],
    sources: ['general'],
    topic: {
      intent: 'how-to-use',
      ingredients: thing.ingredient === undefined ? [] : [thing.ingredient.id],
      families: thing.family === undefined ? [] : [thing.family],
    },
    suggestions: [`When can I use ${thing.called} more often?`, 'Which sunscreen goes with it?'],
  }
}

const seldomer = pattern`
  \b(?:less often|less frequently|(?:less|fewer) (?:nights?|days?|times)|skip (?:some |a few |every second )?nights?|cut (?:it )?down|minder gereeld|minder kere)\b|
  \b(?:only |just )?(?:once|twice|[1-4] ?x|[1-4]|one|two|three|four)(?: times| nights?| evenings?)? (?:a|per|each|every) week (?:is |be )?(?:enough|still (?:work|help|do)\w*|too (?:little|few|seldom))|
  \bstill work\w* (?:if|when) i (?:only )?(?:use|do) it\b|\bevery (?:second|2nd|other|third) (?:day|night|morning)\b.{0,20}\b(?:stretch|last|save|enough|finish\w*|expensive|money|budget)\b`
const why =
  /\b(?:stretch|save|saving|money|expensive|dear|pricey|budget|afford|last (?:longer|me)|make it last|finish\w*|killing me|cost\w*|duur|broke)\b/

const ofWashing = /\b(?:wash|cleanse|shave|wax|scrub|exfoliate|moisturi[sz]e) (?:my|the|with)\b/

/** "Can I use it on fewer nights?", "is twice a week enough?": whether it still works so; undefined where skin is sore, or nothing of the kind is asked. */
export const lessOften = (asked: Asked): Draft | undefined => {
  const said = plainOf(asked.request.message)
  if (
    asked.heard.isLabel ||
    asked.heard.injected ||
    !seldomer.test(said) ||
    !(asks(said) || asked.request.message.includes('?'))
  )
    return undefined
  const thing = raisedThing(asked)
  const told = [...messagesOf(asked.request.turns).slice(-2).map(plainOf), said].join(' . ')
  if (
    thing === undefined ||
    stays(asked, thing) ||
    ofWashing.test(said) ||
    bad.test(told.replaceAll(denied, ' ').replaceAll(/\b(?:still|but)\b/g, ' ')) ||
    asked.heard.harmed
  )
    return undefined
  // "Once a week" of a retinoid is answered for itself.
  if (isRetinoid(thing) && /\b(?:once|one (?:night|evening)|1x?) (?:a|per|each|every) week\b/.test(said))
    return undefined
  const saves = why.test(said)
  const { called } = thing
  const verdict = isRetinoid(thing)
    ? `Yes, ${called} on two or three nights a week is enough: it works then too, only a little slower, and skin peels less.`
    : isOf(thing, 'aha', 'bha')
      ? `Yes, ${called} once or twice a week is enough to keep what it does: three evenings do a little more, and more than that only irritates.`
      : isOf(thing, 'pha', 'vitamin-c')
        ? `Yes, ${called} every second day still helps, though less than every day: what was put on is used up within a day or two.`
        : `Rather not with ${called}, unless skin stings or is clear already: it was tested once or twice a day, and every second day does less.`
  return {
    paragraphs: [
      `**${verdict}**`,
      saves
        ? `**To make it last:** ${isRetinoid(thing) ? 'a pea for the whole face' : 'a thin layer, two to three drops of a serum'}, not more; more works no faster. Keep it closed, cool and dark, and use it up within the time on the pack. A shop brand with the same ingredient and strength does the same for less.`
        : `**How:** keep to the same evenings, so that it becomes a habit, in the same amount: ${isRetinoid(thing) ? 'a pea for the whole face' : 'a thin layer'}. Doubling up after a gap only irritates.`,
      byPrescriber(thing)
        ? 'Prescribed? Then as your prescriber or pharmacist planned it; ask them before you change.'
        : 'Give it twelve weeks at that pace before you judge it; no better by then, use it more often before you buy a stronger one.',
    ],
    things: [thing],
    sources: ['general'],
    topic: {
      intent: 'how-often',
      ingredients: thing.ingredient === undefined ? [] : [thing.ingredient.id],
      families: thing.family === undefined ? [] : [thing.family],
    },
    suggestions: [`How long does ${thing.called} take to work?`, 'What if I miss a night?'],
  }
}
