import { callsScam, spelledOut } from '../understand/spelled-out.ts'
import { tokensOf } from '../../text/tokens.ts'
import { particularById } from '../understand/particulars.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { type Sort, textsOf } from './of-any-texts.ts'
import { pattern } from '../../text/pattern.ts'

// The same is asked of whatever stands on the shelf: after a peel, after shaving, on a baby, under make-up, shared, home-made, halaal. What a thing is
// for the skin, a tool, a glue, a scent, decides, so a ready answer that is only about the thing would be beside the question. Source: general.

const words: Readonly<Record<Sort, string>> = {
  tool:
    'gua sha|(?:jade|face|facial|ice) roller|(?:face|facial|cleansing) brush|konjac sponge|loofah|(?:exfoliating|scrub) (?:gloves?|mitts?|net)|cotton ' +
    'pads?|(?:face |facial )?steamer|led mask|beauty blender|makeup sponge',
  patch: '(?:pimple|acne|under ?eye|eye) patch(?:es)?|(?:nose|pore) strips?',
  scrub: '(?:lip|body|face|sugar|coffee|salt|foot) scrub|exfoliator|peeling pads?|peeling gel',
  mask: '(?:clay|mud|charcoal|sheet|peel ?off|overnight|sleeping|lip|face|gel|sugar) mask',
  wash:
    'micellar water|cleansing (?:balm|oil|milk)|face ?wash|cleanser|body wash|shower gel|bar soap|antibacterial soap|makeup ' +
    'remover|(?:face|makeup|cleansing) wipes?',
  cream:
    '(?:night|day|neck|hand|foot|face|barrier|gel|aqueous|heel|body) (?:cream|balm|butter|lotion|moisturi[sz]er)|moisturi[sz]er|lip balm|body ' +
    'butter|eye cream',
  oil: '(?:cuticle|scalp|beard|body|tissue|face|hair) oil',
  water: 'toner|essence|(?:face |facial )?mist|serum',
  colour:
    'foundation|concealer|bb cream|tinted moisturi[sz]er|(?:face )?primer|(?:talc|face|setting|loose) powder|setting spray|nail polish|self ' +
    'tanner|lipstick|mascara|blush',
  scent: 'body spray|perfume|cologne|aftershave|deodorant|roll ?on|camphor cream',
  hair: 'edge control|braiding gel|hair ' + '(?:gel|relaxer|food|spray|mousse)|relaxer',
  bare: 'hair removal cream|wax strips?|shaving (?:gel|foam|cream)',
  solvent: 'acetone|nail polish remover|surgical spirits?',
  sun: '(?:spray |powder |stick )?(?:sunscreen|sunblock|spf)(?: stick| spray| powder)?',
}
const sorts = Object.keys(words) as Sort[]
const anyThing = sorts.map((sort) => words[sort]).join('|')
const article = '(?:(?:a|an|my|the|some|n|die|any|our|her|his|one|same|own) )*'
const named = `${article}(\\w+ )?(${anyThing})s?`
const open = '^(?:(?:so|and|but|hi|hey|please|ok|also|hello) )*'
const may =
  `${open}(?:can|may|could|should|must|do|is it (?:ok|okay|fine|safe)(?: to| if)?|kan|mag|moet) (?:(?:i|we|you|one|ek|ons|just|still) ` +
  `)*(?:(?:use|put|wear|apply|try|gebruik|sit)(?: on)?)?`
const end = '(?: (?:gebruik|sit|smeer|please|pls|now|too|ok|safely|straight away|right away))*$'

/** A thing that acts is judged by what acts in it. */
const acts = pattern`^(?:retin\w*|acid|aha|bha|pha|c|salicylic|glycolic|lactic|mandelic|azelaic|peroxide|benzoyl|adapalene|tretinoin|hydroquinone|
  niacinamide|steroid|cortisone|lightening|bleaching)$`

/** What is asked | in which words. What kind of thing it is, and the thing, are the groups. */
const ways = {
  peel: pattern`${may} ?${named} (?:\w+ ){0,2}?(?:after|following|na) (?:(?:a|an|my|the|n) )*(?:\w+ )?(?:chemical|acid|salon|face|facial|light|deep|glycolic|
    tca)? ?peel${end}`,
  shave: pattern`${may} ?${named} (?:\w+ ){0,2}?(?:after|right after|straight after|na) (?:(?:i|a|my|the) )*(?:shav(?:e|ed|ing)|skeer)(?: my (?:face|legs|
    armpits|beard))?${end}`,
  baby: pattern`${may} ?${named} (?:on|for|op|vir) (?:my|our|a|the|n) (?:\w+ )?(?:bab(?:y|ies)|newborn|infant|toddler|baba)${end}`,
  under: pattern`${may} ?${named} under (?:my |the )?(?:make ?up|foundation)${end}`,
  share: pattern`${open}(?:can|may|should|must|is it (?:ok|okay|fine|safe)(?: to| if)?|kan|mag) (?:(?:i|we|my \w+|ek|ons|and|me) )*(?:share|sharing|
    deel) ${named} (?:with|met)(?: \w+){1,3}${end}`,
  make: pattern`${may.replace(/\(\?:\(\?:use.*$/, '(?:make|mix|prepare|maak|diy)')} (?:my|our|your|n) own ${named}(?: at home| myself| from scratch)?${end}`,
  halaal: pattern`${open}(?:is|are|will) ${named} (?:\w+ )?(?:hal+a+l|hara+m|kosher)${end}`,
  sticky: pattern`${open}(?:why (?:is|are|does|do)|my) ${named} (?:feels? |feeling |is |are |so |too |very |always )*(?:sticky|tacky|klewerig|
    taai)(?: why)?${end}`,
  stop: pattern`${open}(?:what (?:happens|will happen|would happen|if)|is it (?:bad|ok|okay|fine|harmful)|wat gebeur)(?: (?:if|when|as|to))? (?:i |you |we |
    ek )?(?:stop|quit|stopped|ophou)(?: (?:using|use|wearing|with|met))? ${named}${end}`,
  scam: pattern`^.*?\b(?:that |is |are )?${named} (?:is |are )?(?:\w+ ){0,2}(?:scam|con|rip ?off|ripoff|gimmick|money grab|waste of money|hype|overhyped)$`,
  skip: pattern`${open}(?:can|may|should|could|kan|mag|is it (?:ok|okay|fine)(?: to| if)?) (?:(?:i|we|ek|just) )*(?:skip|leave out|go without|do without|
    drop|ditch) ${named}${end}`,
  expecting: pattern`${may} ?${named} (?:while|when|if|during|in|as) (?:(?:i|im|am|my|a) )*(?:pregnant|preggers|expecting|pregnancy|breast ?feeding|
    swanger)${end}`,
  lips: pattern`${may} ?${named} (?:on|over|op) (?:my |the |die )?(?:lips?|lippe|mouth)${end}`,
  tender: pattern`${open}(?:is|are|can i use|may i use) ${named} (?:\w+ )?(?:ok |okay |fine |safe |good |suitable |bad |gentle )?(?:for|on|with|if i have|
    vir) (?:my |a |very )*(?:sensitive skin|sensitive|eczema|ekseem|rosacea|easily irritated skin|sensitiewe vel)${end}`,
  keeps: pattern`${open}(?:how long (?:does|do|will|can) (?:i keep )?|can ) ?${article}(\w+ )?(${anyThing}|vaseline|petroleum jelly|glycerine?|baby oil|
    coconut oil|shea butter)s? (?:last|lasts|keep|keeps|stay good|be good|good for)(?: for)?(?: (?:after|once|when) (?:\w+ ){0,2}?open(?:ed|ing)?)?${end}`,
  pill: pattern`${open}(?:why (?:is|are|does|do) )?${named} (?:is |are |keeps? |always )*(?:pill|pills|pilling|balling up|rolling off)(?: (?:why|up|
    on my face|on me|help))*${end}`,
} as const
type Way = keyof typeof ways

/** What a question of these things has an answer of its own for already. */
const leaves: Readonly<Partial<Record<Way, ReadonlySet<Sort>>>> = {
  baby: new Set<Sort>(['wash', 'sun', 'water']),
  under: new Set<Sort>([
    'cream',
    'sun',
    'water',
    'wash',
    'oil',
    'colour',
    'patch',
    'scent',
    'hair',
    'bare',
    'solvent',
    'scrub',
  ]),
  make: new Set<Sort>(['sun', 'tool', 'patch', 'bare', 'hair', 'solvent']),
  shave: new Set<Sort>(['sun']),
  sticky: new Set<Sort>(['hair', 'patch', 'sun']),
  scam: new Set<Sort>(['tool', 'patch', 'scrub', 'mask', 'wash', 'cream', 'water', 'sun']),
  skip: new Set<Sort>(['water', 'wash', 'sun']),
  expecting: new Set<Sort>(['water', 'wash', 'sun', 'colour', 'hair', 'solvent']),
  keeps: new Set<Sort>(['water', 'wash', 'sun', 'mask']),
  lips: new Set<Sort>(['cream', 'oil', 'water', 'wash', 'mask', 'scrub', 'sun']),
  tender: new Set<Sort>(['cream', 'wash', 'sun']),
  share: new Set<Sort>(['sun']),
}
const ownBaby = /\b(?:aqueous|barrier|lip balm|cotton)\b/

/** The moisturiser itself is no extra; light, make-up and cream have their own times. */
const ownAnswer: Readonly<Partial<Record<Way, RegExp>>> = {
  skip: /^(?:moisturi[sz]er|(?:face|day|body|gel) (?:cream|lotion|moisturi[sz]er)|deodorant)$/,
  expecting: /^(?:led mask|.*steamer|perfume|deodorant|roll ?on|camphor cream)$/,
  stop: /^moisturi[sz]er$/,
  lips: /^(?:lipstick|foundation|concealer|blush)$/,
  tender: /^(?:serum|konjac sponge|(?:\w+ )?(?:primer|tinted .*))$/,
  keeps: pattern`^(?:foundation|concealer|bb cream|mascara|lipstick|.*primer|blush|self tanner|tinted \w+|(?!vaseline|petroleum jelly|glycerine?|
    baby oil|coconut oil|shea butter).*(?:cream|lotion|moisturi[sz]er|balm|butter))$`,
}

const anyHalaal = pattern`${open}(?:is|are) (?!there |any )(?:\w+ ){1,4}(?:hal+a+l|hara+m|kosher)${end}`

const written = (paragraphs: readonly string[]): Draft => ({
  paragraphs: paragraphs.map(capital),
  things: [],
  sources: ['general'],
  topic: { intent: 'particular', ingredients: [] },
  suggestions: ['A simple routine for my skin', 'What do I really need?'],
})

/** What a thing of the shelf is asked in the same words as any other; undefined where something more or something else is asked. */
export const askedOfAny = ({ knowledge, heard, request: { message } }: Asked): Draft | undefined => {
  const said = tokensOf(callsScam(message.trim()) ? message : spelledOut(message)).join(' ')
  const way = (Object.keys(ways) as Way[]).find((one) => ways[one].test(said))
  const [, own, x] = (way && ways[way].exec(said)) ?? []
  // Of a maker, too, nothing but the mark and the list tells it.
  if (way === undefined && anyHalaal.test(said) && heard.things.length === 0 && !heard.isLabel && !heard.injected)
    return written(textsOf.halaal('cream', 'it'))
  if (way === 'scam' && !callsScam(message.trim())) return undefined
  if (
    way === undefined ||
    x === undefined ||
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    acts.test(own?.trim() ?? '')
  )
    return undefined
  const sort = sorts.find((one) => new RegExp(`^(?:${words[one]})$`).test(x)) ?? 'cream'
  if (
    leaves[way]?.has(sort) === true ||
    (way === 'baby' && ownBaby.test(x)) ||
    (way === 'make' && x === 'lip scrub') ||
    ownAnswer[way]?.test(x) === true
  )
    return undefined
  const paragraphs = way === 'pill' ? particularById(knowledge, 'pilling')?.says : textsOf[way](sort, `the ${x}`)
  return paragraphs && written([...paragraphs])
}
