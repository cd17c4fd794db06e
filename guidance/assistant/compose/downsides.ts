import { pattern } from '../../text/pattern.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital, is, it, listed, saidIn, type Sketch, small } from './draft.ts'
import { carefulOf, howLine, legalLine, personCalled } from './facts.ts'
import { expects, isMedicine } from './lines.ts'

// The other side of a thing: what it can do to skin, who leaves it out, and whether it harms. "Yes, it is safe" answers none of these.

const ofEffects =
  /\b(?:side ?effects?|newe ?effekte?|downsides?|disadvantages?|drawbacks?|negative effects?|cons of|risks? (?:of|with)|bad effects?)\b/
const ofLeavingOut = pattern`
  \bwho (?:should|must|can|may|shouldnt|cant|cannot|mustnt)(?: (?:not|never|nt))?(?: be)? (?:not |never )?(?:use|using|avoid|take|skip|leave|put|stay away)|
  \bwie (?:moet|mag|kan) (?:dit |\S+ )?(?:nie|vermy)|\bwho is \S+(?: \S+)? (?:not |bad )for`
const leftOut = /\b(?:not|never|nt|shouldnt|cant|cannot|mustnt|avoid|skip|leave|stay away|nie|vermy|bad)\b/
const ofHarm = pattern`
  ^(?:so |and |but |hi |also )*(?:can|could|does|do|will|would) (?:\S+ ){1,5}
  (?:damage|damages|harm|harms|ruin|ruins|hurt|destroy|destroys|thin out|mess up)(?: (?:my|the|your|our|a|ones))?(?: (?:skin|face|barrier|skin barrier))?$`

/** What it can do to skin, in a clause, the likeliest first. */
const canDo = (thing: Thing): string | undefined => {
  const all = carefulOf(thing)
    .filter(({ who, why }) => who !== 'isotretinoin' && /\bcan\b/.test(why))
    .map(({ why }) => small(why).replace(/\.$/, ''))
  const [first, ...others] = all
  const second = others.find((one) => one.startsWith('it can ') && one !== first)
  return first === undefined || second === undefined ? first : `${first}, or ${second.replace('it can ', '')}`
}

const calm =
  'Too strong, too often or too many together does it most: go back to every third night, or stop for two weeks with a plain cream.'

const whoLeavesOut = (thing: Thing, can: string | undefined): string[] => {
  const whom = listed(
    [
      ...new Set(
        carefulOf(thing)
          .filter(({ who }) => who !== 'everyone')
          .map(({ who }) => personCalled(who)),
      ),
    ].slice(0, 5),
  )
  const slowly = whom === '' ? undefined : `${whom} should go slowly with ${it(thing)}, or leave ${it(thing)} out`
  const first =
    thing.ingredient?.full?.pregnancy === 'avoid'
      ? `${capital(thing.called)} ${is(thing)} not for pregnancy or for trying for a baby${slowly === undefined ? '' : `; ${slowly}`}.`
      : slowly === undefined
        ? `Nearly everybody may use ${thing.called}; only who is allergic to ${it(thing)} should not.`
        : `${capital(slowly)}.`
  return [
    `**${first}**`,
    ...(can === undefined ? [] : [`*Why:* ${can}.`]),
    'Broken, burnt or freshly waxed skin waits until it has healed.',
  ]
}

const effectsOf = (thing: Thing, can: string | undefined): string[] => {
  const sooner = thing.ingredient?.full?.sun === 'raises' ? 'skin burns sooner in the sun' : undefined
  const effects = [can, sooner].filter((one) => one !== undefined)
  return effects.length === 0
    ? [
        `**Hardly any: ${thing.called} ${is(thing)} well borne by nearly everybody.**`,
        'Anybody can be allergic to something in a product: itch, swelling or a rash means stop.',
      ]
    : [
        `**${capital(effects.join('; and '))}.**`,
        `Most of it comes in the first weeks and passes. ${calm}`,
        'Swelling, hives, blisters or weeping is an allergy or a burn: wash it off and be seen.',
      ]
}

/** The answer to a question of side effects, of who should leave a thing out, or of whether it harms skin; undefined where none is asked. */
export const downsides = (asked: Asked): Sketch | undefined => {
  const {
    heard: {
      things: [thing],
      things,
      harmed,
      household,
    },
    situation,
  } = asked
  if (
    thing?.ingredient?.full === undefined ||
    things.length > 1 ||
    harmed ||
    household.length > 0 ||
    isMedicine(thing) ||
    expects(situation)
  )
    return undefined
  const said = saidIn(asked)
  const can = canDo(thing)
  const paragraphs =
    ofLeavingOut.test(said) && leftOut.test(said)
      ? whoLeavesOut(thing, can)
      : ofEffects.test(said)
        ? effectsOf(thing, can)
        : !ofHarm.test(said)
          ? undefined
          : can === undefined
            ? [`**No, ${thing.called} ${is(thing)} mild and does skin no harm as used in cosmetics.**`]
            : [`**Not when used as it is meant; ${can}.**`, calm]
  return paragraphs === undefined
    ? undefined
    : { paragraphs, extras: [howLine(thing), legalLine(thing)], things: [thing] }
}
