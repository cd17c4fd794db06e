import type { ConditionText } from '../../knowledge/entries.ts'
import type { TroubleSlot } from '../../knowledge/kinds.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { pattern } from '../../text/pattern.ts'
import { phraseFinder } from '../../text/phrases.ts'

// "What makes eczema worse?", "cheapest way to treat acne", "is dandruff caused by stress?": one thing that is asked of one trouble, in plain words and
// with nothing told beside it. What tells more of itself is no plain question, and is understood elsewhere.

/** Names that are used in such questions and stand for a trouble that has one of its own. */
const alsoCalled: readonly (readonly [id: string, words: string])[] = [
  [
    'acne',
    'breakouts|breakout|breaking out|break outs|zits|zit|acne prone skin|pimple problem|adult acne|teenage acne|hormonal acne|puisies|aknee',
  ],
  [
    'back-acne',
    'bacne|pimples on my back|back pimples|body acne|chest acne|acne on my back|back is full of pimples|back full of pimples|pimples all over my back|pimples on the back|rugpuisies',
  ],
  ['blackheads', 'whiteheads|blackheads on my nose|swartkoppe|clogged pores'],
  [
    'dark-marks',
    'dark spots|acne marks|pimple marks|marks from pimples|pigmentation|hyperpigmentation|hyper pigmentation|post inflammatory hyperpigmentation|pih|post acne marks|dark marks on my face' +
      '|marks on my face|uneven skin tone|uneven tone|donker merke|pigmentasie|pigmentation marks|discolouration|discoloration',
  ],
  ['dull-skin', 'dullness|dull skin|dull face|tired looking skin|dull complexion'],
  ['oily-skin', 'oiliness|oily face|shiny face|greasy skin|shiny skin|combination skin|olierige vel'],
  ['pores', 'large pores|big pores|open pores|enlarged pores|visible pores|pores'],
  ['rough-texture', 'rough texture|textured skin|bumpy skin|rough skin|uneven texture|skin texture|bumpy texture'],
  ['dry-skin', 'dryness|dry skin|ashy skin|dehydrated skin|dry face|flaky skin|very dry skin|droe vel'],
  ['rosacea', 'facial redness|redness|flushing|red face'],
  ['sensitive-skin', 'sensitivity|sensitive skin|reactive skin|sensitiewe vel'],
  [
    'wrinkles',
    'fine lines|wrinkles|ageing|aging|ageing skin|aging skin|fine lines and wrinkles|plooie|signs of ageing|signs of aging|lines and wrinkles',
  ],
  [
    'dark-circles',
    'dark circles|dark under eyes|dark rings|under eye circles|dark circles under my eyes|dark eye circles|donker kringe',
  ],
  [
    'ingrown-hairs',
    'razor bumps|shaving bumps|ingrown hairs|ingrowns|razor bumps on my neck|razor bumps on my beard|skeerknoppies',
  ],
  ['dark-underarms', 'dark underarms|dark armpits|black armpits|black underarms|darkened underarms'],
  ['dark-thighs', 'dark inner thighs|dark thighs|dark inner legs|black inner thighs'],
  ['keratosis-pilaris', 'keratosis pilaris|chicken skin|kp|strawberry skin|bumps on my arms|bumpy arms'],
  ['stretch-marks', 'stretch marks|stretchmarks|rekmerke'],
  ['dandruff', 'dandruff|flaky scalp|itchy flaky scalp|scalp flakes|skilfers|itchy scalp'],
]

const finderOf = oncePer(({ conditions }) => {
  const by = new Map(conditions.map((one) => [one.id, one]))
  const named = conditions.filter(({ asked }) => Object.keys(asked).length > 0)
  return phraseFinder([
    ...alsoCalled.flatMap(([id, words]): [ConditionText, string][] =>
      by.has(id) ? [[by.get(id) as ConditionText, words]] : [],
    ),
    ...named.map((one): [ConditionText, string] => [one, one.words.join('|')]),
  ])
})

const causes =
  '(?:causes?|caused|causing|makes?|made|gives?|brings?|triggers?|worsens?|worse|affects?|due to|because of|from|play a role|cure|cures|clears?|helps?|fix|fixes|bad for|good for|linked to|related to|lead to|veroorsaak|maak)'
/** What is asked, the narrower first. `X` stands for the trouble. */
const asks: readonly (readonly [slot: TroubleSlot, all: readonly RegExp[]])[] = [
  ['cheap', [/\b(?:cant|can ?not|dont have money for|unable to) (?:afford|pay)\b/]],
  [
    'seen',
    [
      /\b(?:doctors?|dr|dermatologists?|derm|clinic|gp|nurse|specialist|professional|dokter|velspesialis|kliniek|medical help|be seen|get (?:it )?(?:checked|seen))\b/,
    ],
  ],
  ['catching', [/\b(?:contagious|catching|infectious|catch|spread to (?:other|another)|aansteeklik|pass it on)\b/]],
  [
    'home',
    [
      /\b(?:home ?made|home remed\w+|remed(?:y|ies)|kitchen|natural(?:ly)?|diy|at home|household|boererate?|rate? vir|grandmother)\b/,
    ],
  ],
  [
    'cheap',
    [
      /\b(?:cheap\w*|no money|afford\w*|broke|low budget|tight budget|small budget|on a budget|inexpensive|without spending|least money|little money|goedkoop\w*|budget friendly|not expensive|save money)\b/,
    ],
  ],
  ['makeup', [/\b(?:makeup|foundation|concealer|grimering)\b/]],
  ['scrub', [/\b(?:exfoliat\w*|scrub\w*)\b/]],
  ['water', [/\b(?:drink\w*|water intake)\b/, /\bwater\b/]],
  ['food', [/\b(?:diet\w*|foods?|eat|eating|sugar|kos|what i eat|chocolate|junk food)\b/]],
  ['stress', [/\b(?:stress(?!\w* me)\w*|anxiety|stres)\b/]],
  ['sweat', [/\b(?:sweat\w*|gym|exercise|sweet)\b/, new RegExp(String.raw`\b${causes}\b`)]],
  [
    'winter',
    [
      /\b(?:winters?|cold (?:weather|air|months?)|highveld|jo ?burg|johannesburg|jozi|dry air|june|july|wintermaande)\b/,
    ],
  ],
  ['heat', [/\b(?:summers?|heat|hot weather|humid\w*|durban|hot days|december|somer)\b/]],
  [
    'weeks',
    [
      /\b(?:how long|how (?:many|much) (?:weeks|months|days|time)|how (?:soon|quickly|fast)|when (?:will|do|does|should|can)|hoe lank|how long before)\b/,
      /\b(?:take\w*|results?|better|see|improve\w*|work\w*|clear\w*|fade\w*|go|gone|heal\w*|before|until|difference|weg|beter|expect|smooth\w*|settle\w*)\b/,
    ],
  ],
  [
    'avoid',
    [
      /\b(?:avoid\w*|stay away from|staying away from|leave out|not to use|not use|never use|shouldnt (?:i )?use|should(?:nt| not) (?:i |you |someone )?(?:use|put)|must(?:nt| not) (?:i |you )?(?:use|put)|bad for|donts|vermy|nie (?:gebruik|doen) nie|not (?:do|put))\b/,
    ],
  ],
  [
    'lasts',
    [
      /\b(?:is there (?:a|any) (?:\w+ )?cure|curable|incurable|be cured|permanent\w*|with age|as (?:i|you) (?:get|grow) older|comes? back|outgrow|grow out of|disappear|without (?:any )?treatment|on (?:its|their) own|by (?:itself|themselves)|lifelong|forever)\b/,
    ],
  ],
  ['pick', [/\b(?:pop|pops|popping|squeez\w*|pick|picks|picking|scratch\w*|burst|uitdruk|krap)\b/]],
  ['scars', [/\b(?:scars?|scarring|letsels?)\b/]],
  [
    'worse',
    [
      /\b(?:worse|worsens?|worsening|triggers?|aggravates?|flare ups?|flares? up|flares?|erger|why (?:wont|doesnt|does|isnt|is|dont) .{0,30}(?:not |never )?(?:go(?:ing)? away|clear\w*|heal\w*|get(?:ting)? better)|set(?:s|ting)? (?:it |this |them )?off|irritates?)\b/,
    ],
  ],
  [
    'first',
    [/\b(?:first|start|begin|step (?:one|1)|tips|most important|where do i start|waar begin|starting point)\b/],
  ],
  ['best', [/\b(?:ingredients?|actives?|bestanddeel)\b/]],
]
/** Asked of the trouble in the light of who asks. */
const forWhom: readonly (readonly [slot: TroubleSlot, all: RegExp])[] = [
  ['pregnant', /\b(?:pregnan\w*|expecting|preggies|preggers|swanger|khulelwe|trimester|mom to be|mum to be)\b/],
  ['young', /\b(?:teen\w*|tiener\w*|1[2-7]|school ?(?:girl|boy|kid)|highschool|high school)\b/],
  ['men', /\b(?:men|man|guys?|male|boyfriend|husband|dude|mans|mens)\b/],
  [
    'deep',
    /\b(?:dark(?:er)?|black|deep(?:er)?|brown|melanin|african)\b.*\b(?:skin(?:ned)?|people|women|complexion|tone)\b/,
  ],
  ['sensitive', /\b(?:sensitive|irritat\w*|gentle|reactive)\b/],
]

const plainWords = new Set(
  `X a an the my i im ive me you u your we our it its is are am be was do does did can could should shall must may will would might have has had got get gets getting
  and or but so if with without for of on in at to from by about as that this these those there some any all also just really very still only please pls hi hello hey skynn ok okay
  what whats which when where why how who whose whether not no dont doesnt cant never much many more most less best good bad better safe right true
  skin face body use using used put apply try trying take takes taking treat treats treated treating treatment treatments fix fixes cure cures help helps helping work works working
  product products cream creams routine care skincare thing things something anything stuff need needs want know think tell way ways get rid clear clears clearing deal dealing struggle
  struggling suffer suffering manage managing improve improves look looks make makes making made causes cause caused causing give gives bring brings affect affects worse worsens keep keeps go goes going
  away come comes since ever now then again always every day daily week weeks month months time long soon fast quickly before until after see results result difference effect effective
  someone people person one else own because like feel feels enough serious symptom sign signs problem problems issue issues prone bit lot big bad mild severe actually even
  buy option options solution solutions recommend recommended advise advice suggest suggestion tips tip list ingredient ingredients active actives first step start starting begin main biggest common
  ek my n die het vir met wat hoe kan moet is dit nie en of by se jou van aan op wanneer hoekom hulp help asb asseblief raak word gebruik vel gesig sien gaan duur dokter toe
  he she him her his they them year years old teenager teenage teen son daughter boyfriend husband guy man men girl boy woman women lady
  thats theres hows lately nothing work wont proven point happen happens exactly usually normally really seriously experience while during currently weeks pregnancy im safely today stay staying rather certain weather mustnt up down important leave leaves stop stopped happens nearly completely dealing mine themselves itself self low lower`.split(
    /\s+/,
  ),
)

/** A trouble that is plainly asked about, what is asked of it, and for whom. */
export type PlainlyAsked = {
  trouble: ConditionText
  slot: TroubleSlot | undefined
  who: TroubleSlot | undefined
  said: string
}

const slotWords = (said: string): string =>
  [...asks.flatMap(([, all]) => all), ...forWhom.map(([, all]) => all)].reduce(
    (rest, one) => rest.replaceAll(new RegExp(one.source, 'g'), ' '),
    said,
  )

/** What is plainly asked of one trouble in a message of few words, or undefined where it names more or tells more. */
export const plainlyAsked = (
  knowledge: Parameters<typeof finderOf>[0],
  tokens: readonly string[],
): PlainlyAsked | undefined => {
  if (tokens.length > longest) return undefined
  const found = finderOf(knowledge)(tokens).toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
  const [one] = found
  if (one === undefined) return undefined
  const inside = (other: typeof one): boolean => other.from >= one.from && other.to <= one.to
  const others = found.filter((other) => !inside(other) && other.means.id !== one.means.id)
  const touchy = others.every(({ means }) => means.id === 'sensitive-skin')
  if (others.length > 0 && !touchy) return undefined
  const said = [...tokens.slice(0, one.from), 'X', ...tokens.slice(one.to)].join(' ')
  const left = slotWords(said)
    .split(/\s+/)
    .filter((word) => word !== '' && !plainWords.has(word))
  if (left.length > 0) return undefined
  return {
    trouble: one.means,
    slot: asks.find(([, all]) => all.every((sign) => sign.test(said)))?.[0],
    who: forWhom.find(([, sign]) => sign.test(said))?.[0],
    said,
  }
}
const longest = 18

/** Two troubles that are named in one breath with nothing else told or asked beside them but what helps, or undefined. */
export const troublesNamed = (
  knowledge: Parameters<typeof finderOf>[0],
  tokens: readonly string[],
): readonly [ConditionText, ConditionText] | undefined => {
  if (tokens.length > longest) return undefined
  const found = finderOf(knowledge)(tokens)
  const outer = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  )
  const [one, other, third] = [...new Map(outer.map((each) => [each.means.id, each.means])).values()]
  if (one === undefined || other === undefined || third !== undefined) return undefined
  const taken = new Set(outer.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  const rest = tokens.filter((_, at) => !taken.has(at))
  const joined =
    /\b(?:and|with|plus|also|both|en|met|but|as well|together|n|i (?:have|get|got)|ive|(?:she|he) has)\b/.test(
      rest.join(' '),
    )
  return joined &&
    !unlikeOrCausal.test(rest.join(' ')) &&
    rest.every(
      (word) =>
        plainWords.has(word) ||
        /^(?:both|together|plus|same|time|forehead|cheeks|chin|nose|neck|back|chest|arms|legs|beard|met|dark|black|deeper|deep|brown|pregnant|pregnancy|expecting|too)$/.test(
          word,
        ),
    )
    ? [one, other]
    : undefined
}
const unlikeOrCausal =
  /\b(?:or|causes?|caused|causing|difference|from|because|same as|worse|leads?|how long|whether|not|without|never|after|before|when|ago|better|which is)\b/

/** What names the trouble in a yes-or-no question. */
export const asksYesNo = pattern`^(?:(?:so|and|but|hi|hey|ok|please) )*(?:is|are|do|does|can|could|will|would|should|may|might|kan|sal|mag)\b`
