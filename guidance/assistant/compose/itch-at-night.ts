import { messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "My toddler has dry elbows" – "and at night? she wakes up scratching": what helps a child through the night, not a routine for the evening.
// Source: general dermatology practice.

const night = /\b(?:nights?|sleep\w*|bed ?time|in bed|awake|wakes?|waking|woke|snags|nag|saans|slaap\w*|ebusuku|lala)\b/
const scratches = /\b(?:itch\w*|scratch\w*|rub(?:s|bing)|claw\w*|krap\w*|jeuk\w*|luma|lunywa|enwaya|eczema|ekseem)\b/
const scratchesNow = /\b(?:scratch\w*|claw\w*|krap\w*)\b/
const small = pattern`
  \b(?:bab(?:y|ies)|babys|toddlers?|newborn|infant|child\w*|kids?|son|sons|daughters?|boy|boys|girl|girls|little (?:one|man|guy)|niece|nephew|grand(?:son|
  child|daughter)|seun|dogter|kind|kleintjie|
  baba|ingane|umntwana|ngwana|(?:\d+|one|two|three) (?:week|month|year)s? old)\b`
const stops = /\b(?:stop|keep|prevent|help|tips|what|how|wat|hoe)\b/
/** Other itches have answers of their own. */
const otherItch = pattern`
  \b(?:nappy|diaper|lice|luise|worms?|anus|bum|bites?|mosquito\w*|bed ?bugs?|scabies|scalp|head|kop|ears?|hair|fleas?|ringworm|chicken ?pox|vagina|
  private|adult|myself|(?:whole|entire|hele) (?:house\w*|family|home|huis|gesin)|every ?(?:one|body) (?:at home |in the house |here |else )?(?:\w+ )?(?:itch\w*|scratch\w*)|(?:all|both) of us (?:itch\w*|scratch\w*|are itch\w*)|we (?:all|both) (?:itch\w*|scratch\w*)|everyone|almal)\b`

/** What helps a child that scratches in the night, or a baby that scratches its face; undefined where that is not told. */
export const itchAtNight = ({ knowledge, heard, request, situation }: Asked): Draft | undefined => {
  if (heard.isLabel || heard.injected || heard.medicine !== undefined) return undefined
  // What is taken over from the turn before was not named now.
  const { things, kinds } = hear(knowledge, request.message)
  if (things.length > 0 || kinds.some((kind) => kind !== 'body')) return undefined
  const said = tokensOf(request.message).join(' ')
  const before = messagesOf(request.turns)
    .slice(-2)
    .map((text) => tokensOf(text).join(' '))
    .join(' ')
  const whole = `${before} ${said}`
  const child =
    small.test(said) ||
    (small.test(before) && !/\b(?:me|myself|ek)\b/.test(said)) ||
    situation.conditions.has('under-12')
  const inBed = night.test(said)
  if (!child || otherItch.test(whole) || !(inBed ? scratches.test(whole) : scratchesNow.test(said) && stops.test(said)))
    return undefined
  const baby = /\b(?:bab\w*|newborn|infant|kleintjie|(?:week|month)s? old)\b/.test(whole)
  return {
    paragraphs: [
      `**${inBed ? 'At night: a thick layer of plain ointment just before bed' : 'Skin that is kept greased'}, short nails, ${baby ? 'cotton mitts' : 'cotton over the skin'}${inBed ? ' and a cool room' : ''}.**`,
      '- **Before bed:** a short lukewarm bath without soap or foam, pat dry, and within minutes a fragrance-free ointment or rich cream; again when ' +
        'the itch wakes ' +
        'them.\n' +
        `- **Hands:** nails cut short and filed smooth, ${baby ? 'mitts or a vest with fold-over sleeves' : 'thin cotton gloves or socks over the hands, long cotton pyjamas'}.\n` +
        '- **Bed:** cool room, light cotton bedding, no wool against the skin, washing powder without scent and well rinsed.\n' +
        '- **When it itches:** a cool, damp cloth for some minutes, then cream; no ice and no powder.',
      'An ointment that was prescribed goes on as its label says; ask a pharmacist or clinic before any syrup or tablet against itch.',
      'See a clinic this week if the itch costs sleep most nights, or others at home itch too (it may be scabies). Weeping, yellow crusts, fast ' +
        'spreading or fever: today.',
    ],
    things: [],
    sources: ['general'],
    topic: {
      intent: 'particular',
      ingredients: [],
      concerns: ['dehydration'],
      conditions: ['under-12'],
      kind: 'moisturiser',
    },
    suggestions: ['Which moisturiser is best for eczema?', 'How often must I bath a child with dry skin?'],
  }
}
