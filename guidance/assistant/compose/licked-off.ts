import { youngAgeIn } from '../../safety/read-numbers.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'
import type { Asked, Draft } from './draft.ts'

// "My six-year-old licks off his lip balm, is that bad?": what a child takes in from its own lips, cheeks and hands is harmless, and is said so. Much of it, or of
// something medicated, is for the poisons line. Source: general.

const rows: readonly ReadyRow[] = [
  {
    asks: [
      /\b(?:lip ?balms?|lip ?ice|chap ?stick|lip ?gloss|lip ?butter|lipsticks?|vaseline|petroleum jelly|blue seal|hand cream|moisturi[sz]er|body lotion|baby lotion|sunscreen)\b/,
      /\b(?:lick\w*|suck\w*|eats? (?:it|his|her|the|some|a bit|a little|off)|eating (?:it|his|her|the|off)|lek)\b/,
      /\b(?:bad|safe|harm\w*|ok|okay|fine|worry|worried|dangerous|poison\w*|toxic|problem|sick|normal|sleg|skadelik|matter|must i|what (?:do|should|can|must) i|how (?:do|can) i|stop)\b/,
    ],
    not: /\b(?:whole|half|handful|mouthful|tub|jar|entire|lots of|a lot of|camphor|vicks|medicated|deep heat|wintergreen|zam ?buk|tiger balm|retinol|cortisone|steroid|zinc oxide|tea tree|essential oils?|vomit\w*|throwing up|cough\w*|chok\w*|breath\w*|drows\w*|swollen|rash|blister\w*|dog|puppy|cat|kitten|ring|sore skin|chapped|peel\w*)\b/,
    says: [
      '**No, that little is harmless: the film of plain balm or cream that a child licks off goes through the body without doing anything.** Petroleum jelly and beeswax are not even digested.',
      'Licking itself dries lips, so the balm goes on thinly, after eating and before bed, and more often outdoors. A plain one without flavour, scent or menthol tempts least. Remind kindly and give water; no bitter tricks.',
      'Keep the pot out of reach: a mouthful can slip into the lungs.',
      '**Poisons Information Helpline, 0861 555 777,** for a mouthful or more, or a medicated, camphor or essential-oil balm. Coughing, choking or hard breathing after it: 112 or 10177.',
    ],
    suggestions: ['What helps a child’s dry lips?', 'How do I stop lip licking?'],
  },
]
/** A taste of one's own lip balm or sunscreen, and whether one dies of it. */
const tasted: readonly ReadyRow[] = [
  {
    asks: [
      /\b(?:lip ?balms?|lip ?ice|chap ?stick|lip ?gloss|lip ?butter|lipsticks?|vaseline|petroleum jelly|blue seal|hand cream|moisturi[sz]er|lotion|sun ?screen|spf|face cream|cream)\b/,
      /\b(?:lick\w*|tast(?:e|ed|ing)|swallow\w*|ate|eaten|got (?:some )?in my mouth|in my mouth|ingest\w*)\b/,
      /\b(?:tiny|little|bit|accident\w*|by mistake|taste|tasted|smear|some|drop|residue|off my lips?|licked)\b/,
      /\b(?:poison\w*|die|dying|sick|ok|okay|safe|harm\w*|bad|dangerous|worr\w*|toxic|matter|hospital|fine|problem)\b/,
    ],
    not: /\b(?:whole|half|handful|mouthful|tub|jar|entire|lots of|a lot of|spoon\w*|camphor|vicks|medicated|deep heat|wintergreen|zam ?buk|tiger balm|retin\w*|cortisone|steroid|hydroquinone|lighten\w*|essential oils?|tea tree|nail|remover|vomit\w*|throwing up|cough\w*|chok\w*|breath\w*|drows\w*|swollen|swell\w*|rash|blister\w*|numb|burns?|burning|dog|puppy|cat|kitten|ring|chapped|baby|toddler|child|son|daughter|want to|on purpose|pregnan\w*|allerg\w*)\b/,
    says: [
      '**No, that little is harmless: a taste of lip balm, sunscreen or a plain cream passes through without doing anything.** Rinse your mouth, drink some water, and go on with your day.',
      'Sunscreen tastes bitter from its filters; that is unpleasant and no poison.',
      '**For the lips:** a balm with SPF 30 and broad spectrum, unflavoured and unscented; one with zinc oxide tastes of least. Flavour and sweetness only make one lick, and licking dries lips.',
      'A mouthful, a child who ate from the tube, or anything medicated, with camphor or essential oils: Poisons Information Helpline, 0861 555 777.',
    ],
    suggestions: ['Which lip balm has SPF?', 'Why are my lips always dry?'],
  },
]
const ofChild =
  /\b(?:my|our|the|his|her) (?:\w+ )?(?:son|daughter|boy|girl|child|kid|kids|toddler|baby|grand(?:son|daughter|child)|little one|laaitie|seun\w*|dogter\w*|kind|twins?|nephew|niece)\b/

/** Whether it harms a child that it licks off what was put on it, or a grown-up who tasted some; undefined where more was eaten, or something else is asked. */
export const lickedOff = (asked: Asked): Draft | undefined =>
  youngAgeIn(asked.request.message) !== undefined || ofChild.test(asked.heard.tokens.join(' '))
    ? answerOf(rows, asked)
    : answerOf(tasted, asked)
