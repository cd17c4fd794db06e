import { seasons } from '../understand/adds.ts'
import { stings } from './brief.ts'
import { type Asked, calledAll, is, it, saidIn, type Sketch } from './draft.ts'
import { concernCalled, doubt } from './facts.ts'
import { isMedicine, isOf, isRetinoid } from './lines.ts'
import { clashes, pairOf } from './pairs.ts'

const around = {
  winter: '**Around it, in winter:** a creamy wash instead of a foaming one, short lukewarm showers, and a slightly richer moisturiser over it. '
    + 'Sunscreen, SPF 30–50, every morning stays: highveld sun burns in July too.',
  summer: '**Around it, in summer:** a light gel moisturiser, a rinse after sweat, and SPF 50 every morning, again every two hours outdoors.',
}

/** "And in winter?": the same verdict on everything that was spoken of, and what the season changes. */
export const throughTheYear = (asked: Asked): Sketch | undefined => {
  const { heard, knowledge } = asked
  const said = saidIn(asked)
  const season = seasons.find(([, words]) => words.test(said))?.[0]
  const things = heard.things.slice(0, 3)
  const [a, b] = things
  if (!heard.followsUp || season === undefined || a === undefined || heard.tokens.length > 10) return undefined
  const names = calledAll(things)
  const [concern] = heard.concerns
  const together = b !== undefined && heard.previous?.intent === 'combine' ? pairOf(knowledge, a, b) : undefined
  const strong = things.filter((thing) => stings(thing) || isMedicine(thing))
  const sun = things.filter((thing) => isRetinoid(thing) || isOf(thing, 'aha', 'bha') || thing.ingredient?.full?.sun === 'raises')
  const medicine = things.find(isMedicine)
  const stays = together === undefined ? '' : clashes(together) ? ' Still on different nights or times.' : ' Still together.'
  const none = b === undefined && concern !== undefined && heard.previous?.intent === 'does-help' && doubt(a, concern) > 3
  const verdict = none ? `The season does not change that: ${a.called} ${is(a)} not known to do much for ${concernCalled[concern]} in any month.`
    : season === 'winter' ? strong.length > 0
      ? `Yes, but go easier: cold, dry air strains skin already, so use ${calledAll(strong)} a night less a week, and pause when skin stings or flakes.`
      : `Yes, keep ${names} all year, in winter too.`
      : sun.length > 0 ? `Yes, at night, as long as you wear sunscreen every day: with ${calledAll(sun)} skin burns sooner.`
        : `Yes, keep ${names} all year, in summer too.`
  return {
    paragraphs: [
      `**${verdict}**${stays}`,
      season === 'summer' && things.some((thing) => isOf(thing, 'vitamin-c'))
        ? 'Vitamin C goes on in the morning under sunscreen; keep the bottle cool and closed.'
        : season === 'summer' && sun.length > 0
          ? `Going to the beach or the pool for days? Leave ${sun.length > 1 ? 'them' : sun.map(it).join('')} for that week.`
          : undefined,
      around[season],
      medicine === undefined ? undefined : `Ask your prescriber or pharmacist before you change how you use ${medicine.called}.`,
    ],
    things, suggestions: ['Which moisturiser for winter?', 'How much sunscreen do I need?'],
  }
}
