import { thingOf } from '../understand/things.ts'
import { type Asked, capital, saidIn, type Sketch } from './draft.ts'
import { howLine } from './facts.ts'
import { expects, objection } from './lines.ts'

// "Which acid is best for beginners?": a member of a family, chosen for who asks. Source: general.

type Member = { family: string; skin: RegExp; id: string; why: string }

const rows = `
aha#oily|pores?|blackheads?|acne|pimples?|clogged#salicylic-acid#it gets into oily pores and loosens plugs
aha#sensitive|rosacea|redness|gentlest|gentle|mild\\w*#gluconolactone#it is among the mildest and holds water as well
aha#dark|black|brown|deep\\w*|melanin|marks?|pigment\\w*#mandelic-acid#it works slowly, stings little and marks deeper skin least
aha#beginner\\w*|first|start\\w*|new|dry|mature|older|dull\\w*|best|better|which#lactic-acid#it is milder than glycolic acid and moisturises a little
retinoid#sensitive|dry|gentlest|gentle|mild\\w*|rosacea#hydroxypinacolone-retinoate#it stings less than retinol, though less is proven for it
retinoid#beginner\\w*|first|start\\w*|new|best|better|which#retinol#at 0.1–0.3% it works well and is easy to find
vitamin-c#sensitive|dry|acne|gentlest|gentle|mild\\w*|beginner\\w*|first|new#sodium-ascorbyl-phosphate#it stings less than pure vitamin C and keeps longer
vitamin-c#best|better|which|strongest|wrinkles|lines#ascorbic-acid#most is proven for the pure acid, 10–15%
`

const members = rows
  .trim()
  .split('\n')
  .map((row): Member => {
    const [family = '', skin = '', id = '', why = ''] = row.split('#')
    return { family, skin: new RegExp(`\\b(?:${skin})\\b`), id, why }
  })

const asksWhich =
  /\b(?:gentlest|mildest|gentle|which|what (?:kind|type|form|sort)|whats the best|what is the best|best|watter)\b/
/** What members of these families may be for; another concern has advice of its own. */
const served = new Set(['acne', 'dark-spots', 'pores', 'oiliness'])

/** Which member of a family suits who asks. */
export const oneOfFamily = (asked: Asked): Sketch | undefined => {
  const {
    heard: {
      things: [thing],
      things,
      harmed,
      concerns,
      cues,
      priceCents,
    },
    knowledge,
    situation,
  } = asked
  const said = saidIn(asked)
  // "Vitamin C" stands for its kind as well as for the pure acid.
  const family = thing?.family ?? (thing?.called.startsWith('vitamin C') === true ? 'vitamin-c' : undefined)
  if (
    family === undefined ||
    things.length > 1 ||
    harmed ||
    !asksWhich.test(said) ||
    cues.has('together') ||
    cues.has('order') ||
    expects(situation) ||
    priceCents !== undefined ||
    concerns.some((one) => !served.has(one))
  )
    return undefined
  const member = members.find((one) => one.family === family && one.skin.test(said))
  const found = member && knowledge.byId(member.id)
  if (member === undefined || found === undefined || objection(knowledge, thingOf(found), situation)?.tone === 'avoid')
    return undefined
  const chosen = thingOf(found)
  return {
    paragraphs: [
      `**${capital(chosen.called)}: ${member.why}.**`,
      howLine(chosen),
      'One such active is enough to begin with; give it 8 to 12 weeks.',
    ],
    things: [chosen],
  }
}
