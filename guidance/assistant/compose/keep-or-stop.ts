import { wayAsked } from '../understand/asked-way.ts'
import { tokensOf } from '../../text/tokens.ts'
import { isActive, isMedicine } from './lines.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'
import type { Asked, Draft } from './draft.ts'

// "My scrub is a bit rough, must I stop?": a product that does not suit, told by the way, and whether to go on with it. Source: general dermatology practice.

const asksWhether =
  /\b(?:wrong|too|harm\w*|overkill|stop|keep|carry on|continue|go on|bin|throw|toss|ditch|change|switch|use it up|finish it|good|ok|okay|bad|normal|worth|aanhou|ophou)\b/

const manyTimes =
  /\b(?:3|4|5|6|7|three|four|five|six|many|several) ?(?:times|x|keer) (?:a|per|every|n|in a|'n) ?(?:day|dag)\b/

const rows: readonly ReadyRow[] = [
  {
    asks: [/\b(?:moisturi[sz]\w*|lotion|body butter|vaseline|aqueous cream|lip ?balm|lip ?ice)\b/, manyTimes],
    not: /\b(?:wash\w*|baby|steroid|cortisone|sunscreen|spf)\b/,
    says: [
      '**No harm in it: moisturise as often as skin feels tight, though twice a day is enough for most.** Skin does not get lazy from a plain cream.',
      'On a face that shines or breaks out more layers only clog and shine; there a light gel once or twice a day does.',
      '**How:** thinly, on damp skin, fragrance-free; after every hand wash a little on the hands. By day sunscreen, SPF 30–50, over it on the face.',
      'Skin that is tight again within an hour wants a richer cream and a milder wash, not more of the thin one. Red, cracked or itchy for two weeks: a pharmacist or clinic.',
    ],
    suggestions: ['Which cream is richer?', 'Why is my skin still dry?'],
  },
  {
    asks: [/\b(?:wash\w*|cleans\w+|was)\b/, /\b(?:face|gesig|ubuso|skin)\b/, manyTimes],
    not: /\b(?:hands?|baby|hair)\b/,
    says: [
      '**Yes, that is too often: twice a day is enough, and more washing strips skin and can make it shine and break out sooner.** Tight after washing means too much.',
      '**How:** a mild, fragrance-free wash in the evening, lukewarm water in the morning or the wash once more where skin is oily. After sport or heavy sweat a rinse with water.',
      'Then a light moisturiser on damp skin, and by day sunscreen, SPF 30–50. For shine in between, blotting paper instead of another wash.',
      'Sore, flaking or burning? Only water and plain cream for some days. Pimples that stay: one active, such as salicylic acid 0.5–2%, for twelve weeks.',
    ],
    suggestions: ['How do I control shine?', 'Which face wash for oily skin?'],
  },
  {
    asks: [
      /\b(?:scrubs?|exfoliator|exfoliating (?:gloves?|wash|mitt)|apricot|walnut|loofah|skrop\w*)\b/,
      /\b(?:rough|scratchy|harsh|hard|sharp|grainy|big grains|hurts?|sore|raw|red|tight|burns?|stings?|seer)\b/,
    ],
    not: /\b(?:heels?|feet|foot|rough (?:skin|elbows|knees|bumps)|skin is rough|strawberry|kp)\b/,
    says: [
      '**Yes, stop that scrub on your face: grains that feel rough scratch skin, and on deeper skin scratches leave dark marks.** It cleans no deeper for it.',
      'Until skin is calm, some days to two weeks: only a mild wash, a plain moisturiser and sunscreen, SPF 30–50, by day.',
      '**Instead:** a soft, wet cloth once a week, or lactic or mandelic acid 5–10% one evening a week at first. What is left of the scrub may go on elbows and feet.',
      'Weeping, crusts, or redness that lasts more than a week: a pharmacist or clinic.',
    ],
    suggestions: ['Which acid is mild?', 'How often should I exfoliate?'],
  },
  {
    asks: [
      /\b(?:face ?wash|cleanser|soap|foam|gel wash|wash|gesigwas|seep)\b/,
      /\b(?:tight|dry|dries|squeak\w*|ashy|grey|flak\w*|strip\w*|styf|droog)\b/,
    ],
    not: /\b(?:dry skin|hair|shampoo|body wash|benzoyl|salicylic|acne wash|hands|baby|which|what|recommend)\b/,
    says: [
      '**Better change it: a wash that leaves skin tight, squeaky or grey strips more oil than your skin can spare.** “Squeaky clean” is dry, not cleaner, and oily skin shines again sooner after it.',
      '**Instead:** a soap-free, fragrance-free wash, a gel for oily skin and a cream or lotion for dry; shop brands do. Lukewarm water, fingertips, half a minute, in the evening; in the morning water is often enough.',
      'Then moisturiser on damp skin within three minutes. The old one may go on hands or feet.',
      'Skin still tight, red or itchy after two weeks of the mild one: a pharmacist or clinic.',
    ],
    suggestions: ['Which cleanser for dry skin?', 'How often should I wash my face?'],
  },
  {
    asks: [
      /\b(?:moisturi[sz]er|cream|lotion|sunscreen|spf|serum|primer|room)\b/,
      /\b(?:pills?|pilling|peels? off|little balls|rolls? (?:off|up|into)|crumbs?|rolletjies)\b/,
    ],
    not: /\b(?:swallow|take|tablet|the pill|birth control|(?:what|which) (?:goes|comes|one goes) (?:on )?first|in (?:what|which) order)\b/,
    says: [
      '**Keep it: rolling into little balls does no harm; it mostly means too much, too soon, or two textures that do not get on.**',
      'Silicone over a watery gel, or the other way round, pills most; so does rubbing, and dead skin that wants off.',
      '**Try:** half the amount of what lies under it, three to five minutes between layers, and patting instead of rubbing. Sunscreen keeps its full two finger lengths, so thin out what is below.',
      'It still pills? Put it on by itself, or use it at night, and take another under sunscreen and make-up.',
    ],
    suggestions: ['In what order do I use my products?', 'How much sunscreen do I need?'],
  },
]

/** Whether to go on with a product that feels wrong; undefined where a medicine or an active is spoken of, or nothing of the kind is asked. */
export const keepOrStop = (asked: Asked): Draft | undefined => {
  const {
    heard,
    situation,
    request: { message },
  } = asked
  const said = tokensOf(message).join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.things.some((thing) => isActive(thing) || isMedicine(thing)) ||
    situation.conditions.has('under-12') ||
    situation.babyMonths !== undefined ||
    !asksWhether.test(said) ||
    wayAsked(message) === undefined
  )
    return undefined
  if (
    /\b(?:face |facial |my )?scrubs?\b/.test(said) &&
    /\b(?:sand ?paper|must i stop|should i stop|do i stop|stop using)\b/.test(said) &&
    !/\b(?:heels?|feet|foot|lips?)\b/.test(said)
  )
    return answerOf(rows, asked, 'rough')
  return answerOf(rows, asked)
}
