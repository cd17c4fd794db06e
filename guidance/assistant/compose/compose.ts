import type { Intent } from '../conversation.ts'
import { askedOfHarm } from '../understand/polarity.ts'
import type { Thing } from '../understand/things.ts'
import { composeDoesHelp, composeUnknown, composeWhatIs } from './about.ts'
import { composeCombine } from './combine.ts'
import { composeCompare } from './compare.ts'
import { composeForConcern } from './concern.ts'
import { type Asked, capital, type Composer, countWords, type Draft, is, listed, saidIn, type Sketch } from './draft.ts'
import { carefulLine, helpsLine, lineOn, usageOf } from './facts.ts'
import { filtersFirst } from './filters.ts'
import { noToDeedFirst, tearsOff } from './forbidden-deed.ts'
import { doesItLighten } from './does-it-lighten.ts'
import { forPerson } from './for-person.ts'
import { composeLabel } from './label.ts'
import { isActive, isMedicine, isOf, patchLine, stopLine } from './lines.ts'
import { composeMedicine } from './medicine.ts'
import { looksFor } from './names-left-out.ts'
import { composeNoted } from './noted.ts'
import { withNamed } from './of-the-named.ts'
import { composeReaction } from './reaction.ts'
import { composeRoutine } from './routine.ts'
import { composeSafe } from './safe.ts'
import { withoutOwned } from './still-needed.ts'
import { composePrice, composeSuggest } from './suggest.ts'
import { composeSunscreen } from './sunscreen.ts'
import {
  composeBye,
  composeCan,
  composeGreeting,
  composeInjection,
  composeMore,
  composeMyth,
  composeOffTopic,
  composeParticular,
  composeThanks,
  composeUnclear,
  composeWho,
} from './talk.ts'
import { composeDiagnosis, composeLightening } from './trouble.ts'
import { skipOrNeed } from './skip-or-need.ts'
import { withDifference } from './there.ts'
import { callsScam } from '../understand/spelled-out.ts'
import { alikeForAll, verdictFirst } from './verdicts.ts'
import { composeOrder } from './order.ts'
import { ofItself } from './part-of-products.ts'
import { composeHowLong, composeHowOften, composeHowTo, composeWhen } from './use.ts'
import { pattern } from '../../text/pattern.ts'

/** Who writes the answer to what. */
const sketches: Record<Intent, Composer> = {
  routine: composeRoutine,
  order: composeOrder,
  combine: filtersFirst(composeCombine),
  compare: composeCompare,
  'what-is': composeWhatIs,
  'does-help': composeDoesHelp,
  'for-concern': composeForConcern,
  suggest: (asked) => composeSuggest(withoutOwned(asked)),
  'how-often': ofItself(composeHowOften),
  'how-to-use': ofItself(composeHowTo),
  when: ofItself(composeWhen),
  'how-long': ofItself(composeHowLong),
  safe: filtersFirst(composeSafe),
  myth: composeMyth,
  label: composeLabel,
  reaction: composeReaction,
  sunscreen: composeSunscreen,
  price: composePrice,
  medicine: composeMedicine,
  diagnosis: composeDiagnosis,
  lightening: composeLightening,
  injection: composeInjection,
  'unknown-ingredient': composeUnknown,
  'explain-more': composeMore,
  particular: composeParticular,
  noted: composeNoted,
  greeting: composeGreeting,
  thanks: composeThanks,
  bye: composeBye,
  'who-are-you': composeWho,
  'what-can-you-do': composeCan,
  'off-topic': composeOffTopic,
  unclear: composeUnclear,
  'red-flag': composeUnclear,
}

const nextQuestions = (thing: Thing | undefined): string[] => {
  if (thing === undefined) return ['What helps with dry skin?', 'A simple routine for my skin']
  const { called } = thing
  return usageOf(thing).used
    ? [
        `How often should I use ${called}?`,
        `What should I not mix with ${called}?`,
        `${capital(is(thing))} ${called} safe in pregnancy?`,
        'How long until it works?',
      ]
    : [`Should I avoid ${called}?`, `${capital(is(thing))} ${called} safe?`]
}

/** So many words an answer should have. */
const fewest = 60

/** Answers that say what something is and does. */
const explains = new Set<Intent>(['what-is', 'does-help', 'safe', 'how-to-use', 'combine'])

/** Answers that another skin type would change. */
const turnsOnSkin = new Set<Intent>(['for-concern', 'suggest', 'does-help', 'routine'])

/** Answers that put something new on skin. */
const putsOn = new Set<Intent>([
  'does-help',
  'how-to-use',
  'how-often',
  'combine',
  'safe',
  'suggest',
  'for-concern',
  'routine',
  'unknown-ingredient',
])

const maySting = (thing: Thing): boolean =>
  thing.ingredient?.id !== 'niacinamide' &&
  (isActive(thing) || isMedicine(thing) || isOf(thing, 'essential-oil', 'medicine', 'exfoliant'))

/** What was said in the answer before, or stands in this one in other words, is not said again. */
const warnings = (asked: Asked, said: string): string[] => {
  const before = asked.heard.followsUp
    ? (asked.request.turns.findLast(({ role }) => role === 'assistant')?.text ?? '')
    : ''
  return [
    /\bstop (?:if|when|at|once)\b/i.test(said) || before.includes(stopLine) ? [] : [stopLine],
    /\bpatch (?:first|test|behind)|\bsmall patch\b/i.test(said) || before.includes(patchLine) ? [] : [patchLine],
  ].flat()
}

const young = ({ heard, situation }: Asked): boolean =>
  (heard.years ?? 18) < 18 ||
  heard.who.includes('teen') ||
  situation.conditions.has('teen') ||
  situation.conditions.has('under-12')

/** Answers written for grown-ups, that a young person may get too. */
const asIs = new Set<Intent>(['particular', 'explain-more', 'for-concern', 'myth', 'does-help'])

/** A retinoid is no next step for young skin: clauses that put one forward are left out. */
const withoutRetinoids = (text: string): string => text.replaceAll(advisesRetinoid, '').replace(/; *$/, '.').trimEnd()
const advisesRetinoid = new RegExp(
  pattern`
  (?:^|(?<=[.;] ))[^.;\n]*\b(?:retinoid|retinol|adapalene)\b[^.;\n]*(?:next step|helps|suits|good|may|start|try)[^.;\n]*[.;](?: |$)`,
  'gi',
)

/** Answers that name what to buy or put on. */
const putsForward = new Set<Intent>([
  'routine',
  'suggest',
  'for-concern',
  'particular',
  'does-help',
  'sunscreen',
  'price',
  'compare',
])

/** What is left out for this person, said once, with the names to look for. */
const putAside = (asked: Asked, intent: Intent, said: string): string | undefined => {
  const {
    heard: { without, isLabel },
    situation,
  } = asked
  if (isLabel || !(putsForward.has(intent) || without.length > 0)) return undefined
  const text = said.toLowerCase()
  const told = situation.heard.flatMap((one) => (/^no (?!products)/.test(one) ? [one.slice(3)] : []))
  const saidOf = (name: string): boolean =>
    [`no ${name}`, `${name}-free`, `not ${name} for you`].some((way) => text.includes(way.toLowerCase()))
  const names = [...new Set([...told, ...without.map(({ called }) => called)])]
    .filter((name) => !saidOf(name))
    .slice(0, 4)
  if (names.length === 0) return undefined
  const looks = looksFor(names)
  return (
    `**Left out for you:** ${listed(names.map((name) => (name === 'anything from animals' ? 'what comes from animals, as you are vegan' : name)))}. ` +
    `Read the label for it${looks.length === 0 ? ' too' : `: ${looks.join('; ')}`}.`
  )
}

const negative = pattern`
  \b(?:(?:dont|doesnt|do not|does not|never) (?:really |actually |even )?(?:need|have to|matter|work|help)\w*|no need|(?:not|isnt|
  arent) (?:\w+ )?(?:needed|necessary)|nie nodig)\b`
const saysNo = /\b(?:not|no|never)\b|n’t/

/** A why has no yes. */
const asksWhy =
  /^(?:(?:and|so|but|hi|hey|ok|please|en|maar) )*(?:why|hoekom|waarom|how come|kungani|what (?:causes|makes))\b/
/** "Is it true they don't need it?" – "Yes, they do" would say both: the answer stands without its yes. */
const withoutYes = (says: string, said: string): string =>
  /^\**Yes[,:] /.test(says) && (asksWhy.test(said) || (negative.test(said) && !saysNo.test(says.split('.')[0] ?? '')))
    ? says.replace(/^(\**)Yes[,:] (.)/, (_, bold: string, first: string) => `${bold}${capital(first)}`)
    : says

const unharming =
  /^\*\*No, (?=[^*.:;]*\b(?:not|no|nothing)\b(?: [\w’]+){0,2} (?:bad|harm\w*|dangerous|wrong|damag\w*)\b)/
const asksFine = /\b(?:ok|okay|fine|safe|alright|good enough|allowed|oraait|reg|veilig)\b/

const asksHow = /\b(?:how|hoe) (?:do|must|can|should|will|to|moet|kan|was)\b/
const unyes = (_: string, first: string): string => `**${capital(first)}`

/** "Is the expensive one better?": that a cheap one does as well answers no. */
const asksDear =
  /\b(?:is|are|do|does) (?:the |a |an |more )?(?:expensive|pricey|dear|costly|high end)\b.*\b(?:better|worth|more effective)\b/

/** "No, cold water is not bad" answers who fears it; who asks whether it is fine is told so, and who asks how has no "no". */
const withYes = (says: string, said: string): string => {
  const harm = askedOfHarm(said) !== undefined
  if (asksDear.test(said)) return says.replace(/^\*\*Yes, (?=a cheap\b)(.)/, '**No, $1')
  if (asksFine.test(said) && !harm) return says.replace(unharming, '**Yes, that is fine: ').replace(harming, unyes)
  if (asksBad.test(said)) return says.replace(allowing, unyes)
  return asksHow.test(said) && !harm ? says.replace(/^\*\*No, (.)(?=[^*]*\bnot bad\b)/, unyes) : says
}

/** "Yes, clay can dry skin" answers who fears it, "yes, you may" who hopes: the other way round the sentence stands without its yes. */
const harming =
  /^\*\*Yes, (?=(?:better|rather|leave|stop|(?:[\w’-]+ ){1,4}can (?:\w+ and )?(?:dry|irritat\w*|sting|burn|harm|clog|damage))\b)(.)/
const allowing =
  /^\*\*Yes, (?=(?:[\w’-]+ ){1,3}(?:may|can) (?!(?:\w+ and )?(?:dry|irritat\w*|sting|burn|harm|clog|damage|cause|bring)\b))(.)/
const asksBad = /^(?:(?:so|and|but|hi) )*(?:is|are) (?!it )(?:\S+ ){1,5}(?:bad|harmful|dangerous)\b/

const asksWhatToo = /\b(?:what (?:is|are|does|do)|whats|wat (?:is|doen|beteken)|yini|kuyini)\b/
/** "What is tranexamic acid, and is it safe while breastfeeding?": the verdict first, then what it is. */
const withWhat = (paragraphs: Sketch['paragraphs'], asked: Asked, intent: Intent): Sketch['paragraphs'] => {
  const [thing, other] = asked.heard.things
  if (intent !== 'safe' || thing === undefined || other !== undefined || !asksWhatToo.test(saidIn(asked)))
    return paragraphs
  const line = lineOn(thing)
  return paragraphs.includes(line) ? paragraphs : [...paragraphs.slice(0, 1), line, ...paragraphs.slice(1)]
}

/** "Is retinol a scam?" – "Yes." would say the opposite of what follows. */
const noScam = (says: string): string =>
  says
    .replace(/^\*\*Yes\.\*\* /, '**No scam.** ')
    .replace(/^\*\*Yes[:,] /, '**No scam: ')
    .replace(/^\*\*(?:For most people no|No)[:,] /, '**No scam, but hardly needed; ')

/** Sets what a composer sketched: gaps closed, and what is the same in all answers added. */
const finished = (sketch: Sketch, asked: Asked, intent: Intent): Draft => {
  const things = sketch.things ?? asked.heard.things.slice(0, 4)
  const said = [...sketch.paragraphs, ...(sketch.extras ?? [])].join(' ')
  const [one] = things
  const more =
    sketch.brief === true || countWords(sketch.paragraphs.join(' ')) >= fewest
      ? []
      : [
          explains.has(intent) ? one && helpsLine(one) : undefined,
          intent === 'order' ? undefined : one && carefulLine(one, asked),
          turnsOnSkin.has(sketch.topic?.intent ?? intent) &&
          (asked.heard.skinType ?? asked.situation.skinType ?? asked.heard.previous?.skinType) === undefined
            ? 'Tell me your skin type, and I can be more exact.'
            : undefined,
        ].filter((line) => line !== undefined && !said.includes(line.replace('Good to know: ', '')))
  const ready =
    intent !== 'particular' && !tearsOff(asked.request.message)
      ? sketch.paragraphs
      : noToDeedFirst(
          sketch.paragraphs.filter((one) => one !== undefined),
          asked.heard.english.join(' '),
          asked.request.message,
        )
  return {
    ...sketch,
    things,
    paragraphs: withDifference(
      asked,
      [...withWhat(ready, asked, intent), sketch.brief === true ? undefined : putAside(asked, intent, said)].filter(
        (one) => one !== undefined,
      ),
    )
      // Wherever a ready text is used, whole or in part, what was named is put in here.
      .map((one) => withNamed(one, asked))
      .map((one) => (young(asked) && asIs.has(intent) ? withoutRetinoids(one) : one))
      .map((one, at) => (at === 0 ? withYes(one, asked.request.message.toLowerCase()) : one))
      .map((one, at) => (at === 0 && callsScam(asked.request.message.trim()) ? noScam(one) : one))
      .map((one, at) => (at === 0 && intent === 'particular' ? skipOrNeed(one, saidIn(asked)) : one))
      .map((one, at) =>
        at === 0 && (intent === 'particular' || intent === 'sunscreen') ? withoutYes(one, saidIn(asked)) : one,
      ),
    // Only something new that stays on skin and may sting is tried first, and stopped when it burns.
    extras: [
      ...new Set([
        ...(sketch.extras ?? []),
        ...(putsOn.has(intent) && sketch.things?.length !== 0 && things.some(maySting) ? warnings(asked, said) : []),
        ...more,
      ]),
    ].filter((line) => line !== undefined),
    sources:
      sketch.sources ??
      (things.length === 0 ? ['general'] : things.flatMap(({ ingredient }) => ingredient?.full?.sources ?? [])),
    suggestions: sketch.suggestions ?? nextQuestions(things[0]),
  }
}

/** Writes the answer to an intent. */
export const composers = Object.fromEntries(
  Object.entries(sketches).map(([intent, compose]) => [
    intent,
    (asked: Asked) => {
      const base = (): Sketch => verdictFirst(asked, intent as Intent) ?? compose(asked)
      return finished(
        doesItLighten(asked) ??
          alikeForAll(asked, intent as Intent) ??
          forPerson(asked, intent as Intent, base) ??
          base(),
        asked,
        intent as Intent,
      )
    },
  ]),
) as Record<Intent, (asked: Asked) => Draft>
