import { seasons } from '../understand/adds.ts'
import { stings } from './brief.ts'
import { type Asked, calledAll, is, it, saidIn, type Sketch } from './draft.ts'
import { concernCalled, doubt } from './facts.ts'
import { expects, isMedicine, isOf, isRetinoid, isUvFilter } from './lines.ts'
import { clashes, pairOf } from './pairs.ts'
import { pattern } from '../../text/pattern.ts'

const around = {
  winter:
    '**Around it, in winter:** a creamy wash instead of a foaming one, short lukewarm showers, and a slightly richer moisturiser over it. ' +
    'Sunscreen, SPF 30–50, every morning stays: highveld sun burns in July too.',
  summer:
    '**Around it, in summer:** a light gel moisturiser, a rinse after sweat, and SPF 50 every morning, again every two hours outdoors.',
}

const advice: ReadonlySet<string> = new Set(['routine', 'suggest', 'for-concern'])

/** What was advised without one thing of its own, through the year. */
const wholeAround = (
  {
    heard: {
      kinds: [kind],
      previous,
    },
  }: Asked,
  season: keyof typeof around,
): Sketch | undefined =>
  previous === undefined || !advice.has(previous.intent)
    ? undefined
    : {
        paragraphs: [
          kind === 'sunscreen'
            ? '**The same sunscreen all year: UVA hardly drops in winter, and highveld sun burns in July too.**'
            : season === 'winter'
              ? '**The same in winter, only richer: cold, dry air and heaters draw water out of skin.**'
              : '**The same in summer, only lighter: heat and sweat do the rest.**',
          kind === 'sunscreen'
            ? 'SPF 30–50, two finger lengths for face and neck, every morning; outdoors again every two hours, and at once after swimming or sweat.'
            : around[season],
          season === 'winter'
            ? 'If skin still feels tight or flaky, put moisturiser on damp skin more often, petroleum jelly over the driest spots at night, and rest acids ' +
              'and retinoids a night or two a week.'
            : 'If it feels sticky, use less or leave the night cream out on humid days; skin that is oily still needs a little moisturiser.',
        ],
        things: [],
        sources: ['general'],
        topic: { ...previous },
        suggestions: ['Which moisturiser for winter?', 'How much sunscreen do I need?'],
      }

/** "And in winter?": the same verdict on everything that was spoken of, and what the season changes. */
export const throughTheYear = (asked: Asked): Sketch | undefined => {
  const { heard, knowledge } = asked
  const said = saidIn(asked)
  const season = seasons.find(([, words]) => words.test(said))?.[0]
  const things = heard.things.slice(0, 3)
  const [a, b] = things
  if (!heard.followsUp || season === undefined || heard.tokens.length > 10) return undefined
  if (a === undefined) return wholeAround(asked, season)
  const names = calledAll(things)
  const [concern] = heard.concerns
  const together = b !== undefined && heard.previous?.intent === 'combine' ? pairOf(knowledge, a, b) : undefined
  const strong = things.filter((thing) => stings(thing) || isMedicine(thing))
  const sun = things.filter(
    (thing) => isRetinoid(thing) || isOf(thing, 'aha', 'bha') || thing.ingredient?.full?.sun === 'raises',
  )
  const medicine = things.find(isMedicine)
  const stays =
    together === undefined ? '' : clashes(together) ? ' Still on different nights or times.' : ' Still together.'
  const none =
    b === undefined && concern !== undefined && heard.previous?.intent === 'does-help' && doubt(a, concern) > 3
  const verdict = none
    ? `The season does not change that: ${a.called} ${is(a)} not known to do much for ${concernCalled[concern]} in any month.`
    : season === 'winter'
      ? strong.length > 0
        ? `Yes, but go easier: cold, dry air strains skin already, so use ${calledAll(strong)} a night less a week, and pause when skin stings or flakes.`
        : `Yes, keep ${names} all year, in winter too.`
      : sun.length > 0
        ? `Yes, at night, as long as you wear sunscreen every day: with ${calledAll(sun)} skin burns sooner.`
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
      medicine === undefined
        ? undefined
        : `Ask your prescriber or pharmacist before you change how you use ${medicine.called}.`,
    ],
    things,
    suggestions: ['Which moisturiser for winter?', 'How much sunscreen do I need?'],
  }
}

const away = pattern`
  \b(?:beach|strand|holidays?|vacation|vakansie|trip|safari|cruise|festive|zanzibar|mozambique|mauritius|bali|thailand)\b`
const stops =
  /\b(?:stop|pause|quit|avoid|leave out|skip|take a break|bad|dangerous|harm\w*|not use|shouldnt|ophou|los)\b/
const starts = /\b(?:start\w*|begin\w*|introduce|best (?:time|season)|good time|wait (?:for|until|till))\b/
const only = /\b(?:only|just|net|slegs)\b/
const asksSeason =
  /\b(?:can|could|should|must|may|do|does|is|are|ok|okay|safe|stop|only|use|using|pause|start|still|or|kan|mag|moet|when|what season|which season|best time)\b/

/** "Must I stop retinol in summer?", "retinol only in winter?", "before the beach?": one active through the year, asked by itself. */
export const activeInSeason = (asked: Asked): Sketch | undefined => {
  const {
    heard: {
      things: [thing, second],
      concerns,
      kinds,
      harmed,
      followsUp,
      cues,
      tokens,
    },
    situation,
  } = asked
  const said = tokens.join(' ')
  const season = away.test(said)
    ? 'away'
    : /\b(?:time of (?:the )?year|season)\b/.test(said)
      ? 'winter'
      : seasons.find(([, words]) => words.test(said))?.[0]
  const full = thing?.ingredient?.full
  if (
    thing === undefined ||
    full === undefined ||
    second !== undefined ||
    season === undefined ||
    followsUp ||
    harmed ||
    concerns.length > 0 ||
    kinds.includes('sunscreen') ||
    cues.has('together') ||
    isOf(thing, 'plant-oil', 'butter', 'occlusive') ||
    isUvFilter(thing) ||
    expects(situation) ||
    thing.ingredient?.id === 'isotretinoin' ||
    !asksSeason.test(said)
  )
    return undefined
  const { called } = thing
  const raises = isRetinoid(thing) || isOf(thing, 'aha', 'bha') || full.sun === 'raises'
  const [stop, start] = [stops.test(said), starts.test(said)]
  const ends = stop ? 'No, you need not stop' : 'Yes, keep'
  const both = (/\bsummer\b/.test(said) && /\bwinter\b/.test(said)) || /\b(?:time of (?:the )?year|season)\b/.test(said)
  const verdict =
    season === 'away'
      ? raises
        ? `${stop ? 'Yes, stop' : 'Better not:'} ${stop ? called : `leave ${called} out`} three to seven days before days in strong sun, and begin again at home when skin is calm.`
        : `Yes, ${called} may come along: ${it(thing)} ${is(thing)} not known to make skin burn sooner.`
      : start
        ? raises
          ? `${season === 'winter' || both ? 'Winter is the kinder time to start' : 'You may start in summer too, though winter is kinder:'} ${
              season === 'winter' || both ? `${called}, though any month does` : `start ${called}`
            } with sunscreen every day.`
          : `Any season will do to start ${called}.`
        : only.test(said) || both
          ? `No, not only in ${season}: ${called} may be used all year${raises ? ', at night, with sunscreen every day' : ''}.`
          : season === 'summer'
            ? raises
              ? `${ends} ${called} in summer: at night only, and sunscreen, SPF 30–50, every morning.`
              : `${ends} ${called} in summer too.`
            : `${ends} ${called} in winter${stings(thing) ? ', only a night less a week when skin feels tight' : ''}.`
  return {
    paragraphs: [
      `**${verdict}**`,
      raises
        ? `*Why:* ${called} can make skin burn sooner, and sun undoes what ${is(thing) === 'are' ? 'they gain' : 'it gains'}; on deeper skin a burn leaves marks.`
        : undefined,
      season === 'away'
        ? 'On the trip: mild wash, moisturiser, water-resistant SPF 50 again every two hours and after a swim, hat and shade from ten to three. ' +
          'In town, and mostly indoors, you may go on at night.'
        : around[season],
      isMedicine(thing) ? `Ask your prescriber or pharmacist before you change how you use ${called}.` : undefined,
    ],
    things: [thing],
    suggestions: [`How often should I use ${called}?`, 'How much sunscreen do I need?'],
  }
}

const goes = pattern`
  \b(?:going|go|goes|moving|move|moved|relocat\w*|getrek|verhuis|travell?\w*|trip|fly|flying|visit\w*|holidays?|off to|trek\w*|gaan|reis|verhuis)\b`
const asksChange = pattern`
  \b(?:change|changes|add|adjust|adapt|different|differently|something else|anything (?:else|extra|different)|something (?:extra|different)|swap|switch|
  verander|(?:which|what) (?:skin ?care|products?|cream|moisturi[sz]er|must i (?:take|pack|use))|(?:must|should) i (?:take|pack))\b`
const humid = pattern`
  \b(?:durban|durbs|richards bay|ballito|umhlanga|margate|kzn|natal|south coast|north coast|st lucia|east london|port elizabeth|gqeberha|mozambique|maputo|
  zanzibar|mauritius|thailand|bali|seychelles|coast|humid\w*|tropic\w*|lowveld|nelspruit|mbombela|hoedspruit|singapore|lagos|ghana)\b`
const dryCold = pattern`
  \b(?:jo ?burg|johannesburg|jozi|gauteng|pretoria|bloem\w*|highveld|karoo|kimberley|upington|lesotho|sutherland|clarens|drakensberg|namibia|windhoek|
  europe|london|uk|england|ireland|canada|germany|netherlands|holland|skiing|ski|snow|mountains?|berg|desert|
  kruger|bushveld|kalahari|safari|game (?:reserve|drive)|cold|dry)\b`
const wild = /\b(?:kruger|bushveld|safari|game (?:reserve|drive)|berg|mountains?)\b/
/** "Skincare for a Kruger trip": a place is all that is named. */
const skinThere =
  /\b(?:skin ?care|skin) (?:tips |plan )?(?:for|in|at|on|when|while) |\bskin(?: ?care)?$|\b(?:look after|protect|treat|care for) (?:my|our) skin\b/

/** "Moved to the coast, all shine now, help": where skin is only oilier or drier than at home, the change of air is what is asked about. */
const hasMoved = /\b(?:moved|relocated|getrek|verhuis) (?:\w+ ){0,4}?(?:to|na|in|from|van)\b/
const asksHelp =
  /\b(?:help|now what|what now|what (?:do|must|should|can) (?:i|we)|how (?:do|must|should|can) (?:i|we)|any (?:advice|tips?)|wat (?:nou|moet)|hulp)\b/
const ofAir =
  /\b(?:oil\w*|olie\w*|shin\w*|greas\w*|sweat\w*|slides?|sliding|melt\w*|sticky|humid\w*|dry|droog|tight|flak\w*|ashy|crack\w*|peel\w*)\b/
/** "Going to Durban, can I swim with psoriasis?" asks of swimming. */
const asksToSwim =
  /\b(?:can|may|should|could|kan|mag) (?:i|we|he|she|they|ek|sy|hy|my \w+) (?:still |also )?(?:swim|go swimming|go in the (?:sea|pool|sun|water)|swem)\b/
const ofMove = (said: string): boolean =>
  hasMoved.test(said) &&
  asksHelp.test(said) &&
  ofAir.test(said) &&
  !/\b(?:rash|hives|itch\w*|bumps?|pimples?|acne|blister\w*|spots?|swollen|burn\w*)\b/.test(said)

/** Where air is dry for most of the year. */
const dryAir = pattern`
  \b(?:jo ?burg|johannesburg|jozi|gauteng|pretoria|bloem\w*|highveld|karoo|kimberley|upington|lesotho|sutherland|clarens|drakensberg|windhoek|kalahari|
  snow|skiing|frost\w*|dry (?:air|climate|weather|heat|season)|desert)\b`

/** "The same routine on the Highveld in winter and at the coast in summer?" */
const bothClimates = (said: string): Sketch | undefined =>
  !/\b(?:same|selfde|different)\b/.test(said) ||
  !/\b(?:routine|products|skin ?care|cream|moisturi[sz]er)\b/.test(said) ||
  !((humid.test(said) && dryCold.test(said)) || (/\bwinter\b/.test(said) && /\bsummer\b/.test(said)))
    ? undefined
    : {
        paragraphs: [
          '**The same steps, but not the same textures: lighter in humid heat, richer in dry cold.**',
          '- **Humid summer:** a gentle gel wash, a light gel or lotion, water-resistant SPF 50\n- **Dry winter:** a creamy wash, a rich cream on damp skin ' +
            'twice a day, petroleum jelly on dry patches, SPF 30–50 as ever',
          'Actives stay, on fewer nights when skin feels tight. Two moisturisers and one sunscreen are enough for the year; change when skin feels tight or ' +
            'greasy, not by the calendar.',
        ],
        things: [],
        suggestions: ['Which moisturiser for very dry skin?', 'Which moisturiser for humid weather?'],
      }

/** The air that is spoken of, by place or season; undefined where it asks nothing else of a routine. */
export const airOf = (said: string): 'humid' | 'dry' | 'hot' | undefined => {
  const [winter, summer] = [seasons[0][1].test(said), /\b(?:summers?|somers?|heat(?!er|ers|ing)\w*|hot)\b/.test(said)]
  if (winter && summer) return undefined
  if (humid.test(said)) return winter ? undefined : 'humid'
  return winter || (dryAir.test(said) && !summer) ? 'dry' : summer ? 'hot' : undefined
}

/** What other air asks of a routine: after whom it is for, and what to mind. */
export const inAir = {
  humid: [
    ' in humid heat',
    '**In humid heat:** thin layers, a rinse after sweat rather than more washing, water-resistant SPF 50; the night cream may be left out where skin is oily.',
  ],
  hot: [
    ' in summer heat',
    '**In the heat:** thin layers, a rinse after sweat rather than more washing, and SPF 50, water-resistant, again every two hours outdoors.',
  ],
  dry: [
    ' in dry, cold air',
    '**In dry, cold air:** wash short and lukewarm, put cream on damp skin, petroleum jelly over dry patches at night, and acids or retinoids on fewer ' +
      'nights while skin is tight. Sunscreen stays: highveld sun burns in July too.',
  ],
} as const

/** "I'm off to the coast for December, must I change anything?": what other air asks of the same products. */
export const otherClimate = (asked: Asked): Sketch | undefined => {
  const { things, concerns, tokens, harmed, cues } = asked.heard
  const now = tokens.join(' ')
  const both = harmed || things.length > 0 ? undefined : bothClimates(now)
  if (both !== undefined) return both
  const named =
    skinThere.test(now) &&
    !cues.has('routine') &&
    things.length + asked.heard.kinds.length === 0 &&
    (humid.test(now) || dryAir.test(now) || wild.test(now))
  if (
    harmed ||
    asksToSwim.test(now) ||
    things.some(isMedicine) ||
    concerns.length > 1 ||
    !(named || (goes.test(now) && asksChange.test(now)) || ofMove(now))
  )
    return undefined
  const away = now.replace(/\bfrom (?:\w+ ){1,2}(?=to\b)/, '')
  const to = (/\b(?:to|na|visit\w*) .*/.exec(away)?.[0] ?? away).replace(
    /\b(?:from|van) (?:(?:port|east|richards|south|north|st|the) )?\w+/,
    '',
  )
  const wet = humid.test(to)
  if (!wet && !dryCold.test(to)) return undefined
  return {
    paragraphs: [
      named && !asksChange.test(now)
        ? wet
          ? '**In humid heat: a gel wash, a light gel moisturiser, and water-resistant SPF 50.** Humid air holds water in your skin; ' +
            'sweat and rich cream together clog.'
          : '**In dry air: a milder wash, a richer cream on damp skin, and sunscreen, SPF 30–50, every morning.** Sun, wind and cold ' +
            'take water out of skin.'
        : wet
          ? '**Keep your products and change the texture: lighter moisturiser, more sunscreen.** Humid air holds water in your skin; sweat and rich cream ' +
            'together clog.'
          : '**Keep your products and change the texture: a richer cream and a milder wash.** Dry or cold air, and indoor heating, take water out of skin.',
      wet
        ? '- **Wash:** a gentle gel, evening and after sweat, not more\n- **Moisturise:** a light gel or lotion, thinly; on humid days at night only\n' +
          '- **Protect:** water-resistant SPF 50, two finger lengths, again every two hours outdoors and after a swim\n' +
          '- **Rinse** off salt, chlorine and sweat soon'
        : '- **Wash:** a creamy cleanser, short and lukewarm; in the morning water may do\n- **Moisturise:** twice a day on damp skin, ceramides, glycerin or ' +
          'urea; petroleum jelly on lips, cheeks and hands\n- **Protect:** SPF 30–50 every morning, outdoors again every two hours: sun is strong at height, and snow throws it back',
      ofMove(now)
        ? 'Change one product at a time as yours run out, and give skin two to four weeks to get used to the air. With acids or a retinoid use them on fewer ' +
          'nights meanwhile.'
        : 'Take what your skin knows, in small bottles, and try nothing new on the trip. With acids or a retinoid ' +
          'use them on fewer nights for the first week, and ' +
          'leave them out on days in the sun.',
    ],
    things: [],
    topic: { ...(asked.heard.kinds[0] !== undefined && { kind: asked.heard.kinds[0] }) },
    suggestions: [
      'How much sunscreen do I need?',
      wet ? 'Which moisturiser for humid weather?' : 'Which moisturiser for very dry skin?',
    ],
  }
}
