import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "My thighs chafe" – "what goes on before the run?": what keeps the trouble from coming, and no order of products. Source: general.

type Row = { trouble: RegExp; doing: RegExp; says: readonly string[] }

const sport =
  '(?:runs?|running|rides?|riding|cycl\\w*|gym|hik\\w*|race|marathon|ultra|practice|training|match|game|work ?outs?|exercis\\w*|walk\\w*|jog\\w*|church|work|play\\w*|dance|dancing|hardloop|oefen\\w*|stap|fiets\\w*|go|start|beforehand|before)'
const rows: readonly Row[] = [
  {
    trouble:
      /\b(?:chaf\w*|chub rub|thighs? (?:rub|touch|burn)\w*|rub(?:s|bing)? (?:raw|together|my)|saddle sore\w*|skuur\w*|skaaf\w*|inner thighs|rubbed raw)\b/,
    doing: new RegExp(`\\b${sport}\\b`),
    says: [
      '**Petroleum jelly or an anti-chafe balm or stick, thickly on dry skin wherever it rubs, just before you start.** Zinc cream or a silicone gel does it too, and lasts longer in sweat.',
      'Wear smooth, close shorts or a soft top without seams, no cotton; on a bicycle clean padded shorts with chamois cream and nothing under them. Beyond two hours take some ' +
        'along: sweat washes it off. No powder on raw skin.',
      '**If it is raw already:** let it heal first, or cover it with a hydrocolloid plaster. Afterwards rinse lukewarm, pat dry, and put petroleum jelly or zinc cream on. Weeping, ' +
        'hot, spreading, or not better in a week: a pharmacist or clinic.',
    ],
  },
  {
    trouble: /\b(?:blisters?|blase|heels? (?:rub|sore|raw)|shoes? rub\w*|takkies)\b/,
    doing: new RegExp(`\\b${sport}\\b`),
    says: [
      '**Tape or a blister plaster on clean, dry skin where the shoe rubs, or a thin layer of petroleum jelly there, before the sock goes on.**',
      'Dry socks of sports fabric without seams, two thin pairs on long days, shoes that sit firmly at the heel, and new ones only for short distances. Change socks that are wet.',
      '**On a blister that is there:** leave the roof on and cover it; do not run on one that has opened. Redness that spreads, pus, or diabetes and numb feet: a clinic before you go on.',
    ],
  },
  {
    trouble:
      /\b(?:razor (?:bumps?|burn)|ingrown\w*|skeerbulte|bumps? (?:after|when|every time) (?:i )?shav\w*|shav\w* (?:gives|bumps?|rash))\b/,
    doing: /\b(?:shav\w*|skeer|before|beforehand)\b/,
    says: [
      '**Lukewarm water for three minutes, then a shaving gel or cream, and nothing else: soft hair needs less pressure.** Shave after the shower, with the growth, single blade or trimmer, no stretching.',
      'No acid, retinoid, scrub or alcohol that day. The evening before, a mild salicylic acid 0.5–2% may loosen what grows in, two or three times a week, on calm skin only.',
      'Afterwards cool water and a plain, fragrance-free moisturiser. Sore now? Pause shaving for two to four weeks. Pus, or lumps that stay and scar: a clinic.',
    ],
  },
  {
    trouble:
      /\b(?:(?:i|we|he|she|daughter|son|face|neck|shoulders?) (?:always |get |gets )*(?:sun ?)?burns?(?: easily| in the sun)?|sun ?burn\w*|sonbrand)\b/,
    doing:
      /\b(?:run|ride|soccer|cricket|netball|rugby|tennis|hik\w*|match|game|practice|training|fishing|beach|play\w*|swim\w*|pool)\b/,
    says: [
      '**Water-resistant, broad-spectrum sunscreen, SPF 50, fifteen minutes before you go out: two finger lengths for face and neck, a shot glass for the body.**',
      'Ears, back of the neck, parting, lips and backs of the knees are what gets forgotten. Again every two hours, and after sweating, swimming or the towel; keep a stick or tube in the bag.',
      'A brimmed hat or cap, a sleeved shirt and shade in breaks do more than any cream from ten to three. Blisters, fever or feeling ill after sun: a clinic.',
    ],
  },
]
const asksBefore = pattern`
  \b(?:what|which|wat|anything|something|can i|should i|must i|how)\b.*\b(?:before|beforehand|voor|vooraf)\b|^(?:and |so |ok |but )*before (?:the |my |a |i )`
const past =
  /\b(?:fever blisters?|koorsblase?|cold sores?|koorsblaar|(?:on|in) (?:my|the|his|her) (?:lips?|mouth|face)|burnt|burned|burning|blistered|product|serum|acid|retinol|toner|cleanser|moisturi[sz]er|makeup|foundation|nipples?|cream (?:burn|sting)\w*)\b/

/** What to put on beforehand against a trouble that comes with what somebody does; undefined where nothing of the kind is told. */
export const beforeDoing = ({ heard, request, situation }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.things.length > 0 ||
    !asksBefore.test(said) ||
    past.test(said) ||
    situation.conditions.has('under-12')
  )
    return undefined
  const told = [
    ...messagesOf(request.turns)
      .slice(-2)
      .map((text) => tokensOf(text).join(' ')),
    said,
  ].join(' . ')
  const row = rows.find(({ trouble, doing }) => trouble.test(told) && doing.test(said))
  if (row === undefined) return undefined
  return {
    paragraphs: [...row.says],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['And afterwards?', 'Which sunscreen stays on when I sweat?'],
  }
}
