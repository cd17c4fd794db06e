import type { Heard } from './heard.ts'
import { askedOfHarm, asksOfPair } from './polarity.ts'
import { seeksCare } from './told-harm.ts'
import { eyeArea, kindsThere, oneTimeOnly } from './places.ts'
import { allOfIt } from './price.ts'
import { onlyThanks } from './small-talk.ts'
import type { Thing } from './things.ts'
import { pattern } from '../../text/pattern.ts'

const inAny = (thing: Thing, ...families: string[]): boolean =>
  thing.families.some((family) => families.includes(family))
const named = (thing: Thing): string => (thing.family === undefined ? (thing.ingredient?.id ?? '') : '')
/** Whether it acts on skin, and may sting or flake at first. */
export const isActive = (thing: Thing): boolean =>
  inAny(thing, 'retinoid', 'aha', 'bha', 'pha', 'vitamin-c', 'brightener')
const isFilter = (thing: Thing): boolean => inAny(thing, 'uv-filter-mineral', 'uv-filter-organic')

const strongMedicines = new Set(['isotretinoin', 'tretinoin', 'hydroquinone', 'clobetasol', 'betamethasone'])
/** What somebody is, that alone makes a question one of safety. */
const tellingOfSomebody = new Set([
  'pregnant',
  'trying',
  'breastfeeding',
  'child',
  'teen',
  'isotretinoin',
  'aspirin-allergy',
])
/** Skin somebody has for good: it does not make a question one of safety when nothing is named. */
const lastingStates = new Set(['deep-tone', 'teen', 'eczema', 'rosacea', 'psoriasis'])
const nameEnding = /(?:in|ol|ide|ate|one|ine|ene|iol|ium|yl|ose|ane|ase|oid|wort|root)$/
const adult = 18
const oldEnoughForActives = 13

/** "Where does the sunscreen go?" */
export const asksPlace = pattern`
  \bwhere (?:in (?:my|the) routine )?(?:does|do|must|should|would|will) (?!i |we |one |you )(?:\S+ ){1,4}(?:go|fit|come|belong)\b`

/** "On wet or dry skin": how something goes on, and no type of skin. */
export const wetOrDry = pattern`
  \b(?:wet|damp|moist|nat) (?:or|of) (?:on )?(?:dry|droog|droe)\b|\b(?:dry|droog|droe) (?:or|of) (?:on )?(?:wet|damp|moist|nat)\b|\b(?:on|onto|to|
  with|op) (?:a |my |your |slightly )?(?:damp|wet|moist|nat) (?:skin|face|vel|gesig)\b|\b(?:skin|face|vel|gesig) (?:must |should |has to |
  have to )?(?:be |is )?(?:still )?(?:damp|wet|completely dry|fully dry)\b|\b(?:wait|
  let) (?:\w+ ){0,3}(?:face|skin|gesig) (?:to |is |be |must )?(?:fully |completely )?dry\b`

/** "Is it worth R900?", "a R60 one or a dear one": a sum that is weighed, not one to stay within. */
const weighsPrice = pattern`
  ^(?!.*\b(?:spend|more than|under|below|max|maximum|budget|less than|at most|onder|minder as|for under|up to|i have)\b)(?=.*\b(?:worth|any better|
  really better|reasonable|fair price|overpriced|too (?:much|expensive)|r ?\d+ (?:\w+ ){1,6}(?:any good|safe|legit|real|fake|genuine|trustworthy)|(?:trust|is|are) (?:the |an? |this |that |these )?r ?\d+ (?!or\b|and\b)\w+|(?:vs|versus|than|or|of) (?:a |an |the )?(?:\w+ )?r ?\d+)\b)`

/** "Why does the pill give brown patches?" asks for no dose and no treatment. */
export const asksWhatItDoes = pattern`
  \b(?:why|how come|how|hoekom|waarom|can|could|does|do|kan|will)\b(?! i\b| we\b)(?: \w+){1,6} (?:causes?|gives?|makes?|brings?|triggers?|clears?|
  darkens?|worsens?|lead to|veroorsaak|gee)\b`

const fewThings =
  '(?:[1-5]|one|two|three|four|five|een|twee|drie|vier) (?:\\w+ )?(?:products?|steps?|things|produkte?|stappe|goed)'
/** "Only three products", "two steps max": so many and no more, however long the rest is. */
const atMost = new RegExp(
  `\\b(?:only|just|max|maximum|at most|no more than|net|slegs) (?:(?:want|need|have time for|use|do|can afford|wil|soek) )?(?:max |about )?${fewThings}\\b|\\b${fewThings} (?:max|maximum|only|at most|tops|net)\\b`,
)

const normalWords = String.raw`normal(?! (?:soap|vaseline|lotion|cream|moisturi[sz]er|shampoo|sunscreen|skin|face|body|bar|water|(?:face |body )?wash|oil|tissue|people|person|toothpaste))|normaal|supposed to|expected|usual|okay that|ok that|fine that|should i worry|going wrong|something wrong`
const mildSigns = String.raw`sting\w*|tingl\w*|burn\w*|itch\w*|peel\w*|flak\w*|dr(?:y|ies|ying)|red|warm|tight|purg\w*|break\w* out|whiteheads?|brand|jeuk|prik\w*|tintel\w*|skilfer\w*`
/** "Is it normal that it tingles?" */
export const asksNormal = new RegExp(
  String.raw`\b(?:${normalWords})\b.*\b(?:${mildSigns})\b|\b(?:${mildSigns})\b.*\b(?:${normalWords})\b`,
)

/** "Is that enough?", "what am I missing?": asked of what somebody uses. */
export const asksIfWhole = pattern`
  \b(?:what(?: am|m| are| is|s)? (?:i |we )?missing|(?:anything|something|missing) (?:missing|anything|something)|(?:is|are) (?:that|this|it|these|they|those) (?:all )?(?:enough|complete|
  all i need|sufficient|genoeg)|what else (?:do|must|should) i (?:need|add|use|buy)|(?:is|are) (?:that|this|my|it) (?:a )?(?:\w+ )?routine (?:good|ok|okay|fine|right|enough|
  too much)|is (?:this|that|it) (?:a )?(?:good|okay|ok|decent|right) routine|my (?:\w+ )?routine .*\bis (?:this|that|it) (?:good|ok|okay|fine|right|too much))\b`

/** "How often must I change my routine?", "what time do I do it?", "do men need another one?": asked of a routine, none is asked for. */
const asksOfRoutine = pattern`
  \b(?:how (?:often|many|early|late|soon|long)|what time|when|difference|differ\w*|verskil|(?:need|needs|have to|should|must) (?:\w+ ){0,3}(?:different|own|special|separate|
  change|switch|add)|what (?:\w+ ){0,5}(?:add|next|missing|else)|(?:change|switch|rotate|wait|pause|skip\w*|stop\w*|break|without) |at \d|\d ?pm|too (?:early|late))\b.*\b(?:routines?|roetine|skin ?care|steps)\b|
  \b(?:routines?|roetine|skin ?care)\b.*\b(?:at \d|\d ?pm|how long|to bed|before (?:bed|supper|dinner)|compare|versus|vs|cycling|difference)\b|\bskin cycling\b|
  \b(?:do|does|is|are) (?:\w+ ){1,3}(?:need|necessary|really need) (?:a |any )?(?:skin ?care )?(?:routine|skin ?care)|\b(?:routine|skin ?care) (?:really )?(?:necessary|worth|important|needed)\b|
  \b(?:same|different|separate) (?:skin ?care )?(?:routine|skin ?care) (?:on|for) (?:my |the )?(?:neck|chest|body)\b`

/** Whether a message is about skin at all. */
export const speaksOfSkin = ({ things, concerns, kinds, skinType, cues, particular, who }: Heard): boolean =>
  things.length + concerns.length + kinds.length > 0 ||
  skinType !== undefined ||
  particular !== undefined ||
  (['skin', 'makeup', 'sunburn', 'rash', 'routine'] as const).some((cue) => cues.has(cue)) ||
  who.includes('eczema') ||
  who.includes('psoriasis')

const begins = pattern`
  ^(?:(?:hi|hey|hello|so|ok|okay|please|im|i am) )*(?:i )?(?:(?:want|would like|wanna|plan|planning|going|about|ready|thinking) (?:of |about )?(?:to )?
  (?:start|starting|begin|try|trying)|(?:have |ive )?(?:just |finally |only )?(?:bought|got|received|ordered)|(?:a )?(?:total |complete )?(?:beginner|newbie|new to)|
  first time(?: using| with)?)\b`
const asksSomething =
  /\b(?:what|which|why|is|are|can|does|do|should|how|when|wat|watter|hoekom|kan|reaction|burn\w*|rash|instead|for)\b/

const layers =
  /\b(?:primer|sunscreen|sunblock|spf|moisturi[sz]er|foundation|serum|toner|concealer|day cream|make ?up)\b/g
const whichFirst =
  /\b(?:what|which|wat)(?: one)? (?:goes|comes|do i put|must i put|should i put|gaan)(?: on)? (?:first|eerste)\b|^(?:\w+ )?(?:primer|sunscreen|sunblock|spf|moisturi[sz]er|foundation|serum|toner|concealer|make ?up) or (?:\w+ )?(?:primer|sunscreen|sunblock|spf|moisturi[sz]er|foundation|serum|toner|concealer|make ?up) first\b/
/** Whether it is asked which of two or more layers goes on first. */
export const asksLayerFirst = (said: string): boolean =>
  new Set(said.match(layers) ?? []).size > 1 && whichFirst.test(said)

/** What a message shows of itself, by the names that intent-reasons.ts calls it. */
export const factsOf = (heard: Heard) => {
  const { cues, things, concerns, kinds, who, tokens, particular } = heard
  const said = tokens.join(' ')
  const says = (...words: string[]): boolean => words.some((word) => tokens.includes(word))
  const single = things.length === 1
  const ofSkin = speaksOfSkin(heard)
  const stray = heard.unknown ?? ''
  const medicineThing = things.some((thing) => inAny(thing, 'medicine', 'retinoid-medicine'))
  const medicine = heard.medicine !== undefined || things.some((thing) => inAny(thing, 'medicine', 'retinoid-medicine'))
  const minor = heard.years !== undefined && heard.years < adult
  const strong =
    things.filter(
      (thing) =>
        inAny(thing, 'retinoid', 'retinoid-medicine', 'aha', 'bha', 'pha', 'vitamin-c', 'exfoliant') ||
        thing.ingredient?.id === 'benzoyl-peroxide',
    ).length + Number(kinds.includes('exfoliant') && says('scrub', 'scrubs', 'peel', 'peeling'))
  return {
    'is-label': heard.isLabel,
    'leaves-out': heard.without.length > 0,
    household: heard.household.length > 0,
    things: things.length > 0,
    single,
    pair: things.length > 1,
    three: things.length > 2,
    concerns: concerns.length > 0,
    kinds: kinds.length > 0,
    'one-kind': kinds.length === 1,
    'two-kinds': kinds.length > 1,
    'two-named': kinds.length + things.length > 1,
    'kind:sunscreen': kinds.includes('sunscreen'),
    'layer-kind': kinds.some((kind) => kind === 'sunscreen' || kind === 'moisturiser' || kind === 'oil'),
    'skin-type': heard.skinType !== undefined,
    price: heard.priceCents !== undefined && !weighsPrice.test(said),
    'weighs-price': heard.priceCents !== undefined && weighsPrice.test(said),
    time: heard.time !== undefined,
    'joined-and': heard.joined === 'and',
    'joined-or': heard.joined === 'or',
    'known-myth': heard.myth !== undefined,
    particular: particular !== undefined,
    'of-kind': particular?.general === true,
    [`about:${particular?.id}`]: true,
    procedure: particular?.id === 'hair-removal' || particular?.id === 'home-procedures',
    'beside-medicine':
      (things.length > 0 || concerns.length > 0) &&
      !medicineThing &&
      /\b(?:on|take|taking|uses?|using|started|drink|af|op) (?:the |my |a )?(?:pill|contracepti\w+|birth control|hrt|antihistamines?|panado|ibuprofen)\b/.test(
        said,
      ),
    treats: particular?.treats === true,
    'asks-what-it-does': (concerns.length > 0 || cues.has('why')) && asksWhatItDoes.test(said),
    health: particular?.id.startsWith('health') === true,
    mentioned: particular?.mentioned === true,
    told: particular?.told === true,
    sure: particular?.sure === true,
    term: particular?.id.startsWith('term') === true,
    defines: /^term \S+$/.test(particular?.id ?? ''),
    'words-compared': /^term \S+ \S+/.test(particular?.id ?? '') && particular?.sure === true,
    'of-skin': ofSkin,
    'small-talk': !ofSkin && tokens.length <= 6,
    'up-to-2-words': tokens.length <= 2,
    'under-5-words': tokens.length < 5,
    'under-10-words': tokens.length < 10,
    'who:eczema': who.includes('eczema'),
    'who:psoriasis': who.includes('psoriasis'),
    'who:rosacea': who.includes('rosacea'),
    'who:sensitive': who.includes('sensitive'),
    'who:deep-tone': who.includes('deep-tone'),
    'who:isotretinoin': who.includes('isotretinoin'),
    'lasting-state': who.every((one) => lastingStates.has(one)),
    expecting: who.includes('pregnant') || who.includes('trying') || who.includes('breastfeeding'),
    'young-child': who.includes('child') && (heard.years ?? 0) < oldEnoughForActives,
    person:
      minor ||
      who.some((one) => (things.length > 0 ? one !== 'older' && one !== 'sensitive' : tellingOfSomebody.has(one))),
    medicine,
    'named-medicine': heard.medicine !== undefined,
    'strong-medicine': heard.medicine !== undefined || things.some((thing) => strongMedicines.has(named(thing))),
    'asks-of-medicine': medicine && things.length > 0 && cues.has('what'),
    milligrams: /\d\s?mg\b/i.test(heard.message),
    'names-lightener': things.some(
      (thing) =>
        named(thing) !== 'hydroquinone' &&
        thing.family === undefined &&
        thing.ingredient?.families.includes('illegal-lightener') === true,
    ),
    'asks-normal': heard.things.length + kinds.length > 0 && asksNormal.test(said),
    // "Which eye pencil for the interview?": what stands on a face is ours, whatever else is named.
    'of-make-up':
      /\b(?:mascara|lip ?sticks?|eyeliner|eye (?:pencil|shadow|liner)|foundation|concealer|blusher|bronzer|lashes|brows?|eyebrows?|razors?|perfume|deodorant|roll on|nail polish|nails?|cuticles?|feet|heels|toes)\b/.test(
        said,
      ),
    'told-harm': heard.harmed,
    'harm-topic': particular?.as === 'reaction' && particular.sure === true,
    'times-told': heard.slots.apart !== undefined || new Set(heard.slots.of.map((own) => own.join())).size > 1,
    'of-pair': asksOfPair(said),
    'of-harm': askedOfHarm(said) !== undefined,
    'seeks-care': !heard.harmed && seeksCare(said),
    active: things.some(isActive),
    'two-strong': strong > 1,
    sun: kinds.includes('sunscreen') || things.some(isFilter),
    'only-filters': things.every(isFilter),
    needed: says('need') && !cues.has('canI'),
    'says-spf': tokens.some((token) => /^spf\d*$/.test(token)),
    'whether-it-is': /\b(?:say|tell|know|see) (?:me )?(?:if|whether) (?:it |this )?(?:is|its)\b/.test(said),
    // "I only use bar soap, give me a basic routine": what is told before it is no claim to judge.
    // "I want to start with retinol", "just bought a glycolic toner": told, and how to begin is what helps.
    begins: begins.test(said) && !asksSomething.test(said),
    'wants-routine':
      /\b(?:give|make|build|write|plan|suggest|recommend|show|need|want|like|gee|maak) (?:me |us |my )?(?:\w+ ){0,4}(?:routine|roetine|regimen)\b/.test(
        said,
      ),
    'skincare-for':
      /\b(?:skin ?care|skin products|regime|velsorg)(?: \w+)? (?:for|vir) (?:my|a|an|her|him) (?!(?:skin|face|lips?|legs?|body|hands?|wedding)\b)/.test(
        said,
      ) ||
      // "What should a 40 year old be using?"
      /\b(?:what|wat) (?:should|must|can|does|do|moet) (?:an?|somebody|someone|people|my \w+|n)(?: \w+){0,3} (?:\d\d|(?:twen|thir|for|fif|six|seven)t(?:y|ies)|20s|30s|40s|50s|60s)\b.*\b(?:use|using|do|put|have|gebruik)\b/.test(
        said,
      ) ||
      (particular?.sure !== true &&
        /\b(?:what|which|watter) (?:skin ?care|skin (?:care )?(?:steps|products)|velsorg) (?:does|do|should|must|can|moet) (?:he|she|they|my|i|we|hy|sy)\b/.test(
          said,
        )),
    'asks-of-routine': asksOfRoutine.test(said) && particular?.sure === true,
    // "Night only, I have a retinol and a cream": the half of a routine.
    'one-time-only':
      heard.time !== undefined &&
      /\b(?:i|ive|we|ek) (?:have|got|own|use|het|gebruik)\b/.test(said) &&
      oneTimeOnly.test(said),
    'about-place': eyeArea.test(said) && kinds.length === 0,
    worries:
      /\b(?:worr(?:y|ied|ying)|scared|scary|concerned|afraid|nervous|bekommerd|bang|harmful|toxic|toxins?)\b/.test(
        said,
      ) || /\b(?:is (?:\S+ ){1,3}(?:so |that |really |actually )?bad)\b/.test(said),
    // Whether there is more to it than advertising.
    hype:
      /\b(?:hype|hyped|overhyped|marketing|gimmick|scam|overrated|legit|snake oil|nonsense|bemarking)\b/.test(said) ||
      /\b(?:thoughts|your opinion|opinion on|what do (?:you|u) think|wat dink jy|any good)\b/.test(said),
    'how-question':
      /^(?:so |and |ok |please |hi )*(?:how (?:do|to|can|should|must|would)|hoe (?:doen|moet|kan))\b/.test(said),
    // "Cleanser, scrub daily, retinol nightly: fix it."
    'shows-routine':
      things.length + kinds.length + heard.household.length > 1 &&
      (/\b(?:rate|review|fix|critique|improve|judge|whats wrong with|what is wrong with) (?:my|it|this)\b/.test(said) ||
        asksIfWhole.test(said) ||
        (/\b(?:fit|slot|go|goes|add) (?:\S+ ){0,3}(?:in|into|to) my (?:\w+ )?routine\b/.test(said) &&
          kinds.length > 1)),
    // Money for one place of the body is for that place.
    'sum-for-place': heard.priceCents !== undefined && things.length === 0 && kindsThere(said) !== undefined,
    'all-for-a-sum':
      heard.priceCents !== undefined &&
      things.length === 0 &&
      allOfIt.test(said) &&
      kindsThere(said) === undefined &&
      (kinds.length === 0 ||
        /\balready (?:have|got|own|use)|\bhave (?:a|my) \w+(?: \w+)? already\b|\b(?:het|gebruik) (?:al|klaar|reeds)\b/.test(
          said,
        )),
    'kind-beside': kinds.length === 1 && tokens.length < 7 && /\b(?:after|before|over|under|na|voor|oor)\b/.test(said),
    'one-or-other-first':
      /\bor (?:\w+ ){1,3}first\b|\bfirst (?:\w+ ){1,3}or\b/.test(said) && !/\b(?:try|buy|start|begin)\b/.test(said),
    'at-most-so-many': things.length + kinds.length === 0 && atMost.test(said),
    'only-so-many':
      tokens.length <= 10 &&
      things.length + kinds.length === 0 &&
      /\b(?:[1-5]|one|two|three|four|five|een|twee|drie|vier) (?:\w+ )?(?:products?|steps?|things|produkte?|stappe|goed)\b/.test(
        said,
      ),
    'of-spending':
      /\b(?:spend (?:a lot|so much|more|lots|big)|pay (?:a lot|so much|more|extra)|waste of money|overpriced|worth the (?:price|money|extra))\b/.test(
        said,
      ),
    'asks-where':
      /\b(?:where (?:do|can|could|must|would) (?:i|we|one|you) (?:get|buy|find)|where to (?:get|buy|find)|waar (?:kan ek )?(?:kry|koop)|who sells|which shop)\b/.test(
        said,
      ),
    // "Tinted sunscreen for brown skin that wont leave a cast": a wish, with nothing asked.
    'names-a-wish':
      kinds.length === 1 &&
      tokens.length <= 14 &&
      things.every((thing) => inAny(thing, 'fragrance')) &&
      !/^(?:is|are|does|do|can|could|should|must|may|how|what|whats|why|when|which|will|wat|hoe|if|i use)\b/.test(
        said,
      ) &&
      /\b(?:sunscreen|sunblock|spf|moisturi[sz]er|cream|lotion|cleanser|face wash|serum|toner|gel|room|sonskerm)s? (?:\w+ )?(?:for|vir|that|which|without|with no|no|wont) /.test(
        said,
      ),
    // "What face wash for oily skin?"
    'which-kind-for':
      kinds.length === 1 &&
      things.length === 0 &&
      pattern`
        \b(?:what|which|wat|watter) (?:\w+ )?(?:sunscreen|moisturi[sz]er|cream|lotion|cleanser|wash|serum|gel|room|sonskerm|balm|
        soap)s? (?:\w+ ){0,3}(?:for|vir)\b`.test(said),
    // "A sponge every night ok" asks.
    'asks-ok':
      /^(?!(?:that|thats|this|all|sounds?|its|it|im|i|yes|no|oh|ah|ok|okay|cool|great|nice|perfect|got|thanks?|dankie|shot|dis|ja)\b)\S+ .+ (?:ok|okay|alright)$/.test(
        said,
      ),
    'only-thanks': onlyThanks(heard),
    // "What must I avoid when I use vitamin C?"
    'avoids-while':
      /\b(?:what|which|things|wat|watter)\b.{0,24}\b(?:avoid|skip|leave out|stay away from|vermy|not (?:to )?(?:use|mix|combine|put on|apply))\b.{0,16}\b(?:when|while|if|with|wanneer|as|terwyl)\b(?: \w+){0,2} (?:using|use|on|gebruik|start\w*)\b/.test(
        said,
      ),
    'asks-ingredient':
      /\b(?:what|which|watter|wat) (?:active |kind of )?(?:ingredients?|actives?|bestanddele?)\b/.test(said) &&
      !/\b(?:avoid|not|worst|bad|allerg\w*|leave out|in (?:this|it|my))\b/.test(said),
    // "Primer or sunscreen first?", "what goes first, moisturiser or primer?"
    'which-layer-first': asksLayerFirst(said),
    'asks-minutes':
      /\b(?:(?:how many|\d+) (?:minutes?|hours?)|how long (?:do|must|should|can|to) (?:i )?(?:leave|keep|let)|leave (?:\w+ ){1,4}on (?:overnight|for|my)|hoe lank moet .* op)\b/.test(
        said,
      ) && !/\b(?:wait|between|before|apart|after|results?)\b/.test(said),
    'wet-or-dry': wetOrDry.test(said),
    'asks-place': asksPlace.test(said),
    'over-a-week':
      /\b(?:a week|per week|all of them|all three|all 3|all four|all 4|al drie|all of these|all of it|fit|schedule|plan|rotate|cycle)\b/.test(
        said,
      ),
    'same-at-end': /\bthe same(?: (?:thing|stuff))?$/.test(said),
    'is-one-a-kind-of-other': /^is \S+(?: \S+)? (?:a|an|a type of|a kind of|a form of) \S+(?: \S+)?$/.test(said),
    'what-every-day':
      /\b(?:what|which)\b.{0,30}\b(?:must|should|can|do) i (?:use|put on|do)\b.{0,20}\b(?:every day|everyday|daily|for my (?:face|skin))/.test(
        said,
      ),
    'what-for-face': /\bwhat (?:do|must|should|can) i do (?:for|with|about) (?:my|his|her) (?:face|skin)\b/.test(said),
    'morning-or-night': /\b(?:morning|night) or (?:morning|night)\b/.test(said),
    stray: stray !== '' && things.length === 0,
    'like-ingredient':
      stray.length > 3 &&
      (nameEnding.test(stray) ||
        new RegExp(
          `${stray} (?:\\w+ )?(?:acid|extract|oil|ingredient|serum|butter|powder)|(?:ingredient|acid|oil|extract) (?:of |called |named )?${stray}`,
        ).test(said) ||
        (concerns.length > 0 && cues.has('helps') && kinds.length === 0 && !cues.has('wantsHelp'))),
    'called-ingredient': stray !== '' && new RegExp(`${stray} (?:acid|extract|oil|butter|root|seed)`).test(said),
    'asks-of-stray': new RegExp(
      `\\b(?:what (?:is|does|are)|does|do|is|about|called|using) (?:the |this |a )?${stray}`,
    ).test(said),
    // "Zorbax B12 complex": a maker's own name, even where a word of it is an ingredient.
    'made-up-name':
      stray.length > 4 &&
      !heard.isLabel &&
      !medicine &&
      new RegExp(
        `${stray} (?:(?:\\S+ ){0,3}(?:complex|technology|formula|matrix|blend)|[a-z]{1,3}\\d+|\\d{3,})\\b`,
      ).test(said),
  } satisfies Record<string, boolean>
}
