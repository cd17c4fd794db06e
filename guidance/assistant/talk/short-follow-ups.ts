import type { Knowledge } from '../../knowledge/knowledge.ts'
import { isActive } from '../compose/lines.ts'
import { hear } from '../understand/understand.ts'
import type { Talk } from './talk.ts'
import { lead } from './talk-words.ts'

// Short questions that anybody may ask after any answer: which brand, something natural, what else, what if I stop, under make-up. Each is said in full of what is
// spoken of, where a single question of that kind has an answer of its own; without that the answer before would only be given once more.

/** What is spoken of: an ingredient, whether it treats, a kind of product, a routine; or only a trouble. */
type Of = {
  used: string | undefined
  treats: boolean
  kind: boolean
  sun: boolean
  routine: boolean
  trouble: string | undefined
  also: string | undefined
  causes: boolean
  named: boolean
  question: string
  tells: boolean
}

type Short = { is: RegExp; full: (of: Of, found: RegExpExecArray) => string | undefined }

const ends = '(?: then| though| tho| instead| rather| please| pls| for (?:it|this|that|me))*$'
const short = (words: string): RegExp => new RegExp(`^${lead}(?:${words})${ends}`)

/** What harms skin however it is used: every short question of it gets the answer that a single one gets, and never what a cosmetic of that name would. */
const kitchen =
  /^(?:fresh |pure |raw |some )?(?:lemons?|lemon juice|limes?|lime juice|baking soda|bicarb\w*|bicarbonate(?: of soda)?|toothpaste|colgate|vinegar|white vinegar|apple cider vinegar|acv|garlic|cinnamon|deodorant|mayonnaise|sugar scrub|salt scrub)$/
const ofKitchen =
  (full: (used: string) => string): Short['full'] =>
  ({ used }) =>
    used !== undefined && kitchen.test(used) ? full(used) : undefined

const kitchenShorts: readonly Short[] = [
  {
    is: short('(?:is it (?:ok|okay|fine|safe|better) )?(?:at|by|in the) (?:night|evening)|only at night'),
    full: ofKitchen((used) => `is ${used} ok at night`),
  },
  {
    is: short(
      '(?:how (?:often|much|many times)|every ?day|once a week)(?: (?:must|can|should|do) i (?:use|do|put)(?: it| on)?)?',
    ),
    full: ofKitchen((used) => `how often can i use ${used} on my face`),
  },
  {
    is: short(
      'does it (?:hurt|burn|sting|harm|damage)(?: (?:me|my skin|the skin))?|is it (?:safe|ok|okay|harmful|dangerous)',
    ),
    full: ofKitchen((used) => `does ${used} hurt the skin`),
  },
  {
    is: short(
      '(?:what if |and if |is it (?:ok|safe) (?:if|when) )?(?:im|i am|i m) (?:pregnant|breastfeeding)|(?:in|during) pregnancy',
    ),
    full: ofKitchen((used) => `is ${used} safe in pregnancy`),
  },
  {
    is: short('(?:can|must|should|do) i (?:still )?(?:wear|use|need) (?:a )?sunscreen(?: (?:with|over|after) it)?'),
    full: ofKitchen((used) => `can i use sunscreen with ${used}`),
  },
  {
    is: short(
      'how long (?:must|should|do|does|will|until|till|before|for)(?: (?:i|it))?(?: (?:wait|leave it(?: on)?|take|takes|works?|keep it on|see results))?',
    ),
    full: ofKitchen((used) => `is ${used} good for my face`),
  },
]

const shorts: readonly Short[] = [
  ...kitchenShorts,
  {
    is: short(
      '(?:(?:must|should|do|can) i (?:need to |have to |rather )?(?:see|go to|show it to|visit)|when (?:must|should|do) i (?:see|go to|go and see)) (?:a |the |my )?(?:doctor|dr|dermatologist|derm|clinic|gp|dokter|specialist)',
    ),
    full: ({ trouble, used }) =>
      trouble !== undefined && used === undefined ? `when must i see a doctor for ${trouble}` : undefined,
  },
  {
    is: short(
      'i (?:dont|do not|havent|cant|have no) (?:really )?(?:have |got |afford )?(?:any |much |a lot of |lots of |that |it|all that)?(?: ?money)?|im broke|i am broke|that(?:s| is) (?:too )?(?:expensive|dear|much)|its (?:too )?expensive|(?:whats|what is|which is) (?:the )?cheapest(?: way| option| one)?|(?:a )?cheap(?:er|est)? way',
    ),
    full: ({ trouble, used }) =>
      trouble !== undefined && used === undefined ? `cheapest way to treat ${trouble}` : undefined,
  },
  {
    is: short(
      '(?:and |but )?(?:what |wat )?(?:if|as) (?:it|that|this|they|nothing|none of it) (?:doesnt|does not|dont|do not|isnt|helps?|works?|changes?|still)(?: (?:really )?(?:helps?|helping|works?|working|clears?|changes?))?(?: at all)?',
    ),
    full: ({ trouble, used }) =>
      trouble !== undefined && used === undefined ? `when must i see a doctor for ${trouble}` : undefined,
  },
  {
    is: short(
      '(?:which|what) (?:active )?ingredients? (?:must|should|do|can) i (?:look for|use|check for|buy)(?: on the (?:label|pack|bottle))?',
    ),
    full: ({ trouble, used }) =>
      trouble !== undefined && used === undefined ? `which ingredients help for ${trouble}` : undefined,
  },
  {
    is: short(
      '(?:what if |and if )?(?:im|i am|i m) pregnant|(?:is (?:it|that|this) (?:safe|ok|okay) )?(?:in|during) pregnancy|(?:is (?:it|that) (?:safe|ok|okay) )?while pregnant',
    ),
    full: ({ trouble, used }) =>
      /\b(?:scalp|dandruff)\b/.test(trouble ?? '')
        ? `${trouble} in pregnancy`
        : used === undefined && /\b(?:marks|spots|bumps|blackheads|patches|melasma)\b/.test(trouble ?? '')
          ? `what helps for ${trouble} in pregnancy`
          : undefined,
  },
  {
    is: short(
      '(?:what about |how about |and |for |on )?(?:my )?(oily|dry|sensitive|combination|normal) skin(?: (?:people|types?))?',
    ),
    full: ({ used, also, named, kind, question }, [, skin = '']) =>
      used === undefined
        ? undefined
        : also !== undefined && /\b(?:better|difference|or|vs)\b/.test(question)
          ? `which is better for ${skin} skin, ${used} or ${also}`
          : also === undefined && !named && !kind
            ? `is ${used} good for ${skin} skin`
            : undefined,
  },
  {
    is: short('(?:will|does|can|do) (?:it|they|that) (?:ever )?(?:come|comes) back(?: again)?'),
    full: ({ trouble, used }) =>
      trouble !== undefined && used === undefined && /\b(?:scalp|dandruff|bumps|eczema)\b/.test(trouble)
        ? `will ${trouble} come back`
        : undefined,
  },
  {
    is: short(
      '(?:can|may|should|must) i (?:just |still |rather )?(?:use|wash with|wash it with) (?:bar |normal |green |any )?soap(?: (?:on it|for it|there))?',
    ),
    full: ({ trouble, used, kind }) =>
      /\b(?:dry|pimples?|acne)\b/.test(trouble ?? '') && used === undefined
        ? `can i wash with soap if i have ${trouble}`
        : kind && /\b(?:wash|cleanser|toner)\b/.test(used ?? '')
          ? 'can i wash my face with bar soap'
          : undefined,
  },
  {
    is: short('(?:and )?which sunscreen(?: (?:is (?:good|best)|(?:must|should|can|do) i (?:use|buy|get|take)))?'),
    full: ({ trouble, used, tells }) =>
      used === undefined &&
      !tells &&
      /\b(?:pimples?|acne|dry|eczema|oily|sensitive|rosacea|melasma)\b/.test(trouble ?? '')
        ? `which sunscreen is good for ${trouble}`
        : undefined,
  },
  {
    is: short(
      'how (?:do|can|must|should) i (?:prevent|avoid|stop) (?:it|them|that|this|those|more|new ones)(?: (?:from )?(?:coming|happening|getting worse)(?: back)?)?',
    ),
    full: ({ trouble, used }) =>
      used === undefined && trouble !== undefined && !/\boily\b/.test(trouble)
        ? `how do i prevent ${trouble}`
        : undefined,
  },
  {
    is: short(
      '(?:what|wat) (?:must|should|can|do|moet|kan) (?:i|ek) (?:use|do|put|gebruik)(?: (?:on|for|about) (?:it|them|that))?',
    ),
    full: ({ trouble, used, causes }) =>
      causes && used === undefined && trouble !== undefined ? `what helps for ${trouble}` : undefined,
  },
  {
    is: short(
      '(?:i also have|i have|ive also got|and i have|plus|i got) ((?:[a-z]+ )?(?:pimples|acne|dandruff|dry skin|oily skin|dark marks|eczema)) ?(?:too|as well|also)?',
    ),
    full: ({ trouble, used }, [, other = '']) =>
      used === undefined && /\b(?:underarms?|bumps)\b/.test(trouble ?? '')
        ? `i have ${trouble} and ${other}`
        : undefined,
  },
  {
    is: short('can i (?:still )?(?:go to (?:the )?gym|gym|exercise|train|run|swim)'),
    full: ({ trouble }) => (/\bdry\b/.test(trouble ?? '') ? `can i go to the gym with ${trouble}` : undefined),
  },
  {
    is: short(
      String.raw`(?:which|what|watter|any) (?:good |best |specific )?(?:brands?|makes?)(?: (?:is|are) (?:the )?(?:good|best|better))?(?: (?:should|must|can|do) i (?:buy|get|use|take))?`,
    ),
    full: ({ used, trouble, routine }) =>
      routine
        ? undefined
        : used !== undefined
          ? `which ${used} should i buy`
          : trouble === undefined
            ? undefined
            : `which product should i buy for ${trouble}`,
  },
  {
    is: short(
      '(?:is there |are there |do you have |isnt there )?(?:anything|something|any) (?:more )?natural(?: remedies| products?| stuff| ways?| options?)?(?: (?:i|that i) can (?:use|do|try))?|(?:what about |how about )?(?:natural|home) (?:remedies|products?|ways?|stuff)',
    ),
    full: ({ used, kind, treats, trouble }) =>
      trouble !== undefined
        ? `is there anything natural for ${trouble}`
        : used !== undefined && !kind && treats
          ? `something natural instead of ${used}`
          : undefined,
  },
  {
    is: short('(?:what|wat) (?:else|anders) (?:can|could|should|must|kan) (?:i|we|ek) (?:use|try|take|gebruik)'),
    full: ({ used, kind, sun, also }) =>
      used !== undefined && !kind && !sun && also === undefined ? `what can i use instead of ${used}` : undefined,
  },
  {
    is: short(
      'what (?:must|should|can|do) i (?:not (?:do|use|mix|combine)|never (?:do|use|mix)|avoid)(?: with it| with this| then)?|what not to (?:do|use|mix)(?: with it)?',
    ),
    full: ({ used, treats, also, trouble }) =>
      used !== undefined && treats && also === undefined && trouble === undefined
        ? `what must i avoid when i use ${used}`
        : undefined,
  },
  {
    is: short(
      String.raw`(?:(?:i |ive |i have |we )?(?:already )?(?:tried|did|done|used) (?:it|that|this|them|all that|all of (?:it|that)|everything)(?: already)? (?:and |but )?)(?:nothing (?:changed|happened|works?|worked|helps?|helped)|no (?:change|difference|results?)|(?:still|its still) the same)`,
    ),
    full: ({ used, trouble, sun, kind }) =>
      used === undefined && trouble !== undefined
        ? `i tried everything for ${trouble}, nothing changed`
        : used !== undefined && !sun && !kind && trouble === undefined
          ? `i used ${used}, nothing changed`
          : undefined,
  },
  {
    is: short(
      '(?:and )?what (?:happens|if|will happen)(?: when| if)? i (?:stop|quit)(?: it| using it| with it| them| everything)?|can i (?:just )?stop (?:it |using it )?(?:again|once its? (?:better|gone|clear))|when can i stop(?: it| using it)?',
    ),
    full: ({ used, trouble, also, routine }) =>
      used === undefined && trouble !== undefined && !routine
        ? `what happens if i stop treating ${trouble}`
        : also !== undefined
          ? `what happens if i stop ${used ?? ''}`
          : undefined,
  },
  {
    is: short(
      'can i use (?:it )?too much(?: of it)?|is (?:more|a lot) better|does more (?:work|help) (?:faster|better|more)|must i use a lot(?: of it)?',
    ),
    full: ({ used, treats, sun, trouble }) =>
      used !== undefined && treats && !sun
        ? `can i use too much ${used}`
        : used === undefined && /\b(?:pimples?|acne|blackheads|bumps|breakouts)\b/.test(trouble ?? '')
          ? 'can i use too much benzoyl peroxide'
          : undefined,
  },
  {
    is: short(
      '(?:can|may|must|should) (?:my (?:husband|boyfriend|bf|man|brother|dad|father|son in law)|men|guys|a man|he) (?:also )?(?:use|do|try) (?:it|this|that|them|the same)(?: too| as well| also)?|is (?:it|that|this) (?:for|ok for|fine for) men (?:too|as well)?',
    ),
    full: ({ used, trouble }) =>
      used === undefined && trouble !== undefined ? `can men use the same things for ${trouble}` : undefined,
  },
  {
    is: short('(?:what about |how about )?(?:in|during|for) (?:the )?winter(?: too| as well| also)?'),
    full: ({ sun }) => (sun ? 'do i need sunscreen in winter' : undefined),
  },
  {
    is: short(
      '(?:what about |how about |can i put it |can i use it |is it ok )?(?:under|around|near|by|on) my eye(?:s|lids?)?(?: area)?(?: too| as well| also)?',
    ),
    full: ({ sun, used, also }) =>
      sun
        ? 'can i put sunscreen under my eyes'
        : used !== undefined && also !== undefined
          ? `can i use ${used} and ${also} under my eyes`
          : undefined,
  },
  {
    is: short(
      '(?:what about |how about |can i put it |can i use it |must i put it )?(?:on )?my (neck|hands|ears|chest|lips|scalp|body)(?: too| as well| also)?',
    ),
    full: ({ sun, used, also }, [, part = '']) =>
      sun
        ? `can i put sunscreen on my ${part}`
        : used !== undefined && also !== undefined && part === 'neck'
          ? `can i use ${used} with ${also} on my neck`
          : undefined,
  },
  {
    is: short('(?:what about |can i use it |is it ok |together )?with my ([a-z]+(?: [a-z]+)?)'),
    full: ({ sun }, [, other = '']) => (sun ? `can i use sunscreen with ${other}` : undefined),
  },
  {
    is: short(
      'can i (?:leave|keep) (?:it|them|that) on (?:overnight|all night|for the night|while i sleep)|(?:must|do) i (?:have to )?(?:wash|take) (?:it|them|that) off (?:at night|before bed)|can i sleep with (?:it|them) on',
    ),
    full: ({ sun, used, trouble }) =>
      sun
        ? 'do i have to wash off sunscreen at night'
        : used !== undefined
          ? undefined
          : /\b(?:pimples?|acne|blackheads|bumps|breakouts)\b/.test(trouble ?? '')
            ? 'can i leave salicylic acid on overnight'
            : /\b(?:dark|black) (?:marks?|spots?|patches)\b/.test(trouble ?? '')
              ? 'can i leave azelaic acid on overnight'
              : undefined,
  },
  {
    is: short(
      'how (?:will|do|would|can) i (?:know|see|tell)(?: (?:if|that|when|whether) (?:its|it is|it|they) (?:works?|is working|working|helps?|helping))?',
    ),
    full: () => 'how do i know it is working',
  },
  {
    is: short('(?:why|hoekom|y)(?: (?:is that|does it happen|do i get (?:it|them|that)))?'),
    full: ({ used, trouble, routine }) =>
      used === undefined &&
      trouble !== undefined &&
      !routine &&
      /\bbumps\b|^(?:dark|black) (?!marks|spots)|\boily skin\b|\b(?:pimples|acne|blackheads|lips)\b/.test(trouble)
        ? `why do i ${/bumps/.test(trouble) ? 'get' : 'have'} ${trouble.replace(/ (?:on|around|at) (?:my|his|her|the) .*$/, '')}`
        : undefined,
  },
  {
    is: short(
      '(?:what about |how about |for |on )?(?:dark|black|brown|deeper|darker|african) skin(?: tones?| people)?|(?:im|i am) black(?: is it ok(?: for (?:me|my skin))?)?',
    ),
    full: ({ used, trouble, routine }) =>
      routine
        ? 'is the same skincare right for dark skin'
        : used === undefined && trouble !== undefined && /\b(?:bumps|eczema|ingrown)\b/.test(trouble)
          ? `${trouble} on dark skin`
          : undefined,
  },
  {
    is: short(
      '(?:can|must|should|do) i do (?:it|that|this|all (?:of )?(?:it|that)) (?:every ?day|daily)|is (?:it|that|this) (?:for )?(?:every ?day|daily)',
    ),
    full: ({ routine }) => (routine ? 'do i do all my skincare daily' : undefined),
  },
  {
    is: short(
      'can i (?:wear|put|use) (?:my )?(?:make ?up|foundation)(?: (?:over|on|with|after) (?:it|that|this|top(?: of it)?))?',
    ),
    full: ({ routine, kind, used }) =>
      routine || (kind && /\b(?:cleanser|wash|soap|toner)\b/.test(used ?? ''))
        ? 'can i wear makeup over all my skincare'
        : undefined,
  },
  {
    is: short('(?:does|will|is) (?:it|that|this) (?:really |actually )?(?:work|working|worth it|help)'),
    full: ({ routine }) => (routine ? 'does plain skincare really work' : undefined),
  },
  {
    is: short('can i (?:just )?use (vaseline|petroleum jelly|blue seal|petroleumjelly)'),
    full: ({ used }, [, jelly = '']) =>
      /\b(?:cleanser|face wash|wash|soap)\b/.test(used ?? '')
        ? `can i use ${jelly} as a cleanser`
        : /\b(?:exfoliat\w*|scrub)\b/.test(used ?? '')
          ? `can i use ${jelly} instead of exfoliating`
          : undefined,
  },
  {
    is: short(String.raw`(?:i (?:only )?have|ive only got|i only got|my budget is) (r ?\d+)(?: only| for it| left)?`),
    full: ({ used, kind, treats }, [, money = '']) =>
      used !== undefined && !kind && treats ? `${used} under ${money}` : undefined,
  },
]

/** A short question in full, by what is spoken of; undefined where it needs no such help. */
export const shortInFull = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const row = shorts.map(({ is, full }) => ({ found: is.exec(said), full })).find(({ found }) => found !== null)
  if (row === undefined || row.found === null) return undefined
  const { subject, question = '', trouble } = talk
  const used = subject?.slot === 'used' ? subject.words : undefined
  const heard = used === undefined ? undefined : hear(knowledge, used)
  const routine = /\b(?:routine|roetine|regimen|steps)\b/.test(question)
  // Who reacts to something is chosen for from the talk, which knows it.
  const tells = /\b(?:allerg\w*|react\w*|scents?|fragrance|perfume|migraines?|stings? me|burns? me|itch\w*)\b/.test(
    [...talk.story, ...talk.questions].join(' '),
  )
  const others = talk.named.filter(({ slot, words }) => slot === 'used' && words !== used && question.includes(words))
  return row.full(
    {
      used: routine ? undefined : used,
      treats: heard?.things.some(isActive) === true,
      kind: (heard?.kinds.length ?? 0) > 0,
      sun: heard?.kinds.includes('sunscreen') === true,
      routine,
      also: others[0]?.words,
      causes: /\b(?:causes?|why)\b/.test(question),
      named: (heard?.things.length ?? 0) > 0,
      question,
      tells,
      trouble: /\bpatch test\b/.test(question)
        ? undefined
        : subject?.slot === 'trouble' || used !== undefined
          ? (trouble ?? (subject?.slot === 'trouble' ? subject.words : undefined))
          : undefined,
    },
    row.found,
  )
}
