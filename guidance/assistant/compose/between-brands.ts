import { type Intent, messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, listed, type Sketch } from './draft.ts'

// "CeraVe or Cetaphil?", "which of the two is cheaper?": of makers only the names are known here, so what decides between them is said. Source: general.

const names: readonly (readonly [RegExp, string])[] = [
  [/\bcera ?ve\b/, 'CeraVe'],
  [/\bcetaphil\b/, 'Cetaphil'],
  [/\bnivea\b/, 'Nivea'],
  [/\beucerin\b/, 'Eucerin'],
  [/\bgarnier\b/, 'Garnier'],
  [/\bponds?\b/, 'Pond’s'],
  [/\bolay\b/, 'Olay'],
  [/\bneutrogena\b/, 'Neutrogena'],
  [/\bthe ordinary\b/, 'The Ordinary'],
  [/\bla roche(?: posay)?\b/, 'La Roche-Posay'],
  [/\bvichy\b/, 'Vichy'],
  [/\bbioderma\b/, 'Bioderma'],
  [/\bavene\b/, 'Avène'],
  [/\bepimax\b/, 'Epimax'],
  [/\bqv\b/, 'QV'],
  [/\be45\b/, 'E45'],
  [/\bsimple (?:face|cleanser|moisturi[sz]er|or|vs)\b/, 'Simple'],
  [/\bjohnsons?\b/, 'Johnson’s'],
  [/\bdove\b/, 'Dove'],
  [/\bprotex\b/, 'Protex'],
  [/\bdettol soap\b/, 'Dettol'],
  [/\bbennetts\b/, 'Bennetts'],
  [/\bsudocrem\b/, 'Sudocrem'],
  [/\bsorbolene\b/, 'Sorbolene'],
  [/\baveeno\b/, 'Aveeno'],
  [/\bclean and clear\b/, 'Clean & Clear'],
  [/\bnizoral\b/, 'Nizoral'],
  [/\bskin creamery\b/, 'Skin Creamery'],
  [/\bskoon\b/, 'Skoon'],
  [/\bafrican extracts\b/, 'African Extracts'],
  [/\bdawn\b/, 'Dawn'],
  [/\bingrams?\b/, 'Ingram’s'],
  [/\bclere\b/, 'Clere'],
  [/\bgentle magic\b/, 'Gentle Magic'],
]
const withLotion: readonly (readonly [RegExp, string])[] = [
  ...names,
  [/\bvaseline (?:lotion|intensive care|body lotion|cocoa)\b/, 'Vaseline lotion'],
]
const namedIn = (said: string): string[] => withLotion.flatMap(([word, name]) => (word.test(said) ? [name] : []))

const weighs =
  /\b(?:or|of|vs|versus|better|best|beter|which|watter|than|difference|cheaper|cheapest|goedkoper|cost|price)\b/
const cheaper = /\b(?:cheaper|cheapest|goedkoper|goedkoopste|less expensive|costs? less|better price|more affordable)\b/
const ofThem = /\b(?:which|watter|the (?:cheaper|two)|of (?:the|those|these) (?:two|both)|one|ones)\b/
const mayWeigh = new Set<Intent>([
  'compare',
  'price',
  'suggest',
  'unknown-ingredient',
  'what-is',
  'safe',
  'does-help',
  'unclear',
  'off-topic',
  'particular',
  'for-concern',
])
const few = 2

const forKind: Readonly<Record<string, string>> = {
  cleanser: 'For a face wash: soap-free, fragrance-free, and skin that does not feel tight ten minutes after.',
  moisturiser:
    'For a moisturiser: glycerin, ceramides or petrolatum high on the list, fragrance-free, and a feel you like twice a day.',
  sunscreen:
    'For a sunscreen: broad-spectrum, SPF 30–50, no white cast on you, and a price at which you use two finger lengths.',
}

/** Two makers weighed against each other, by name or by price; undefined where no two are named, or something else is known of what was asked. */
export const betweenBrands = ({ heard, situation, request }: Asked, intent: Intent): Sketch | undefined => {
  const now = tokensOf(request.message).join(' ')
  const asksPrice = cheaper.test(now)
  const before =
    asksPrice && heard.tokens.length < 12 && (ofThem.test(now) || heard.tokens.length < 4)
      ? messagesOf(request.turns)
          .slice(-2)
          .map((text) => tokensOf(text).join(' '))
          .join(' . ')
      : ''
  const brands = namedIn(now).length >= few ? namedIn(now) : namedIn(`${before} ${now}`)
  if (
    brands.length !== few ||
    heard.isLabel ||
    heard.harmed ||
    (heard.things.length > 0 &&
      !(
        brands.includes('Vaseline lotion') && heard.things.every(({ ingredient }) => ingredient?.id === 'petrolatum')
      )) ||
    !mayWeigh.has(intent) ||
    !weighs.test(now) ||
    !(asksPrice || /\b(?:or|of|vs|versus|better|beter|which|watter|difference)\b/.test(now)) ||
    /\b(?:and|with|together|then|after|en|met)\b .{0,30}\b(?:together|same time)\b/.test(now)
  )
    return undefined
  const both = listed(brands, 'and')
  const small =
    situation.conditions.has('under-12') ||
    heard.who.includes('child') ||
    /\b(?:kids?|bab(?:y|ies)|toddler|child|children|my (?:little )?(?:son|daughter|boy|girl|grandchild)|kind|kleinkind)\b/.test(
      now,
    )
  const dry =
    /\b(?:dry|droog|droe)\b/.test(now) && heard.kinds.every((one) => one !== 'sunscreen' && one !== 'cleanser')
  const [kind] = dry
    ? ['moisturiser' as const]
    : heard.kinds.length > 0
      ? heard.kinds
      : heard.previous?.kind === undefined
        ? []
        : [heard.previous.kind]
  return {
    paragraphs: [
      asksPrice
        ? `**I hold no shop prices, so I cannot say which of ${both} is cheaper today: compare the price per 100 ml on the shelf.**`
        : `**Either can do: between ${both} the list and your skin decide, not the name.** I know both by name only, so I judge no product of theirs.`,
      small
        ? 'For a child: made for children or for sensitive skin, fragrance-free, a short list, no acids and no essential oils.'
        : (forKind[kind ?? (heard.skinType === 'dry' || heard.concerns.includes('dehydration') ? 'moisturiser' : '')] ??
          'Compare the same kind of product: the first five to seven ingredients, fragrance-free if your skin is sensitive, and how it feels after a week.'),
      asksPrice
        ? 'A larger bottle is mostly cheaper per use, special offers change weekly, and the shop’s own brand often does the same for less.'
        : '**How to choose:** take the smaller or cheaper one first, on a small patch behind the jaw, then for two weeks. If it is calm and comfortable, you need no other. Paste both ' +
          'lists here and I go through them.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'compare', ...(kind !== undefined && { kind }) },
    suggestions: ['Can you check an ingredient list for me?', 'What should I spend money on first?'],
  }
}
