import { messagesOf } from '../conversation.ts'
import type { RedFlagNotice } from '#contract/guidance.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, calledAll, type Draft, saidIn } from './draft.ts'
import { isOf } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// Who a question is about is not always a person, and not always the one with the allergy. Source: general.

const animal =
  String.raw`(?:dogs?|doggo|doggie|german shepherd|rottweiler|pitbull|maltese|chihuahua|dachshund|sausage dog|collie|terrier|yorkie|` +
  String.raw`retriever|africanis|pup|pups|puppy|puppies|cats?|kittens?|kitty|bulldog|staffie|labrador|lab|poodle|boerboel|husky|ridgeback|pug|` +
  String.raw`beagle|alsatian|donkey|sheep|calf|donkie|skaap|koei|hondjies|katjie|katte|` +
  String.raw`jack russell|horses?|pony|pets?|hond|hondjie|honne|kat|katjie|perd|rabbit|bunny|hamster|guinea pig|parrot|inja|ikati|goat|cow)`
const whose = String.raw`(?:my|our|the|his|her|die|ons|a)`
const licks = pattern`
  \b${animal}\b.{0,30}\b(?:lick\w*|lek|eats?|ate|chew\w*|swallow\w*)\b|\b(?:lick\w*|eaten|chewed) (?:\w+ ){0,3}by ${whose} (?:\w+ )?${animal}\b`
const treats = pattern`
  \b(?:on|for|vir|op|to) ${whose} (?:\w+ ){0,2}?${animal}s?\b|\b${animal}\b.{0,110}\b(?:on|for|op|vir) (?:him|her|it|them|hom)\b|\b${animal}s (?:nose|
  skin|rash|ears?|paws?|coat|belly|folds?|face|ringworm|itch)\b|\b(?:treat|wash|bath|moisturi[sz]e) ${whose} (?:\w+ )?${animal}\b`
/** "Our labrador is itching, which shampoo?": the animal has the trouble, and nothing for people is named. */
const ails = pattern`
  \b${whose} (?:\w+ ){0,2}${animal}s?\b.{0,50}\b(?:rash\w*|itch\w*|scratch\w*|sores?|wounds?|cuts?|spots?|bumps?|lumps?|scab\w*|mange|flak\w*|bald|
  losing (?:hair|fur)|dry|smell\w*|folds?|sunburn\w*|burnt|red|raw|ringworm|eczema|hot spots?|kolle|vlekke|uitslag|jeuk\w*|krap\w*|seer|sere|wond\w*|
  stink\w*)\b`
const asksOfIt = pattern`
  \b(?:can|could|may|should|must|what|which|how|is|will|does|kan|mag|moet|wat|watter|hoe|smear|put|use|smeer)\b`
const humanThings = pattern`
  \b${animal}s? (?:\w+ ){0,2}(?:use|wear|have|gebruik|need) (?:\w+ )?(?:human|peoples?|baby|normal|our|my|sunscreen|shampoo|cream)\b|\b(?:human|peoples?|baby)
  (?:sunscreen|shampoo|cream|soap|lotion|wipes) (?:\w+ ){0,3}${animal}s?\b`
/** A person is in trouble as well. */
const personToo = pattern`
  \b(?:bit|bites|scratched|licks?|licked|lek|ate|eats|chew\w*|swallow\w*|snake|poison) |\b(?:me|ive|im|myself|(?:and|now|en|nou|because|that) (?:i|my|we|ek|ons)(?! (?:can|use|put|kan))|
  i (?:have|got|get|also|itch|now|think i)|my (?:\w+ )?(?:skin|face|arms?|legs?|hands?|belly|child|son|daughter|baby|kids?|husband|wife|toddler|scalp|hair)|
  allergic|ticks?|fleas?|the kids|like our|like my)\b`

/** Words that would put an answer beside the point: made for animals, or the person's own skin. */
const ofPerson = pattern`
  \b(?:tested|testing|cruelty|${animal}s? (?:hair|dander|shampoo|paw|balm|bite|bit|scratch\w*|food|allerg\w*)|(?:bit|scratched|bitten)|
  allergic to (?:my )?${animal}|(?:sleeps?|lies|slaap) on|(?:for|on|in) my own|our own (?:skin|hands|body)|(?:none|any|one|some|all|both|rest) of us|(?:kids|children|family|we|us) (?:catch|get) it|on me|on my (?:face|hair|lips|skin|hands|pimples|rash)|caught|catch|
  from ${whose} ${animal}|cat ?eye|hot dog)\b`

const ate = /\b(?:eats|ate|eaten|chew\w*|swallow\w*)\b/

const forAnimal = (lick: boolean, called: string, swallowed: boolean): Draft => ({
  paragraphs: lick
    ? [
        swallowed
          ? '**Call a vet now, and keep the tube at hand: they will ask what it was and how much. Do not make the animal vomit.**'
          : `**Rather not: ask your vet, and do not let an animal lick ${called} off.**`,
        'A lick of plain petroleum jelly or glycerin mostly brings a loose tummy at worst. Zinc oxide, salicylic acid, retinoids, medicated creams, minoxidil, ' +
          'tea tree and other essential oils can make a dog or cat really ill.',
        '**How:** put it on when the animal is elsewhere, let it dry for half an hour or wear gloves or sleeves, and keep tubes closed and out of reach.',
        'Licked something strong, vomits, drools, wobbles or seems drowsy: call a vet at once, and keep the pack at hand.',
      ]
    : [
        `**No, ask a vet first: do not put ${called} for people on an animal.**`,
        'Their skin is thinner and they lick it off: zinc oxide, salicylic acid, steroids, tea tree and other essential oils can harm them. A rash in folds, a ' +
          'smell or bald rings need their own treatment.',
        '**Until then:** keep the place clean and dry with plain lukewarm water, and stop it being licked or scratched. Sun on a pale nose: shade at ' +
          'midday, and a sunscreen made for animals.',
        'A round, itchy ring on your own skin as well: ringworm passes between animals and people; ask a pharmacist. Sore, spreading or smelly: vet this week.',
      ],
  things: [],
  brief: true,
  sources: ['general'],
  topic: { intent: 'particular', ingredients: [] },
  suggestions: ['Can I catch ringworm from a pet?', 'Which hand ' + 'cream is plainest?'],
})

/** Whether a text tells only of what an animal has, or asks for things of people on it. */
const ailsOnly = (said: string): boolean =>
  !personToo.test(said) && !ofPerson.test(said) && ((ails.test(said) && asksOfIt.test(said)) || humanThings.test(said))

/** Alarms that only say that a skin should be looked at: a vet does that. What is swallowed, bitten or burnt by acid keeps its notice. */
const ofSkinOnly = new Set([
  'seen-now',
  'seen-today',
  'infected-skin',
  'sore-not-healing',
  'changing-mole',
  'spreading-hives',
  'rash-with-fever',
  'chemical-burn',
  'eye-symptoms',
])

/** Whether notices were found in what is told of an animal alone. */
export const onlyOfAnimal = (message: string, notices: readonly RedFlagNotice[]): boolean =>
  notices.length > 0 &&
  notices.every(({ id, level }) => level === 'routine' || ofSkinOnly.has(id)) &&
  ailsOnly(tokensOf(message).join(' '))

/** The answer where an animal is treated, or licks a product off; undefined where a person's skin is asked about. */
const ofAnimals = (asked: Asked): Draft | undefined => {
  const said = tokensOf(asked.request.message).join(' ')
  const { things, kinds, household } = asked.heard
  // A tongue on the face, with nothing on it, is about the person.
  const product =
    things.length + kinds.length + household.length > 0 ||
    /\b(?:cream|lotion|product|gel|serum|oil|balm|ointment|poison|rattex|rot ?gif|bleach|tablets?|pills?|pods?)\b/.test(
      said,
    )
  const lick = product && licks.test(said)
  if (!ailsOnly(said) && (ofPerson.test(said) || !(lick || treats.test(said)) || asked.heard.medicine !== undefined))
    return undefined
  return forAnimal(
    lick,
    things.length === 0 ? (lick ? 'a product' : 'a cream') : calledAll(things.slice(0, 2)),
    ate.test(said),
  )
}

const scent = String.raw`(?:perfumes?d?|fragrances?|parfum|scents?|scented|parfuum|geur\w*|smell\w*)`
const scentTrouble = pattern`
  \b${scent}\b.{0,40}\b(?:allerg\w*|rash\w*|hives|itch\w*|react\w*|eczema|welts|burns?)\b|\b(?:allerg\w*|sensitive|react\w*|rash)\b.{0,20}\b${scent}\b`
const unscentedWord = /\b(?:unscented|scent ?free|no smell|odou?rless|hypo ?allergenic|reukloos|geurloos)\b/
const noTrouble = /\b(?:no|not|never|without|geen) (?:\w+ )?(?:allerg\w*|rash|reaction)\b/
const asksVerdict =
  /\b(?:safe|ok|okay|fine|can i|may i|i can|i may|ek kan|kan ek|mag ek|should i|is it|is dit|for me|problem|veilig|suitable|risk)\b/

/** A scent named to somebody who does not bear scents: the verdict, not a list of names. */
const ofScents = ({ heard, situation, request }: Asked): Draft | undefined => {
  const scents = heard.things.filter((thing) => isOf(thing, 'fragrance-allergen') && thing.family === undefined)
  const said = tokensOf(request.message).join(' ')
  const told = messagesOf(request.turns)
    .slice(-2)
    .map((text) => tokensOf(text).join(' '))
    .join(' ')
  const unscented = scents.length === 0 && unscentedWord.test(said) && scentTrouble.test(`${told} ${said}`)
  const bears =
    noTrouble.test(said) ||
    !(scentTrouble.test(said) || situation.heard.some((one) => /^no (?:fragrance|perfume|scent)/.test(one)))
  if (heard.isLabel || !asksVerdict.test(said) || !(unscented || (scents.length > 0 && !bears))) return undefined
  const many = scents.length > 1
  const verdict = /\b(?:problem|bad|harmful|dangerous|trouble)\b/.test(said) ? 'Yes, leave it' : 'No, not for you'
  return {
    paragraphs: [
      unscented
        ? '**Not for sure: “unscented” is not the same as “fragrance-free”, so read the list.**'
        : `**${verdict}: ${calledAll(scents.slice(0, 4))} ${many ? 'are scents themselves' : 'is a scent itself'}, ` +
          `whatever the front of the pack says.**`,
      '“Unscented” only means that it smells of little: scents may still be in it. Single scents are printed because they often cause allergy, and old, ' +
        'air-touched linalool and limonene most of all.',
      '**Instead:** “fragrance-free”, with no parfum, aroma, essential oil, or names such as geraniol, citronellol, citral or eugenol on the list; a ' +
        'short list first.',
      'Used it already and calm? Wash-off products trouble less, but stop at the first itch. A dermatologist can find out by patch tests which scent it is.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'safe', ingredients: [] },
    suggestions: ['Which moisturiser is fragrance-free?', 'What does “unscented” mean?'],
  }
}

const relative =
  String.raw`(?:mom|mum|mother|ma|dad|father|pa|gran|granny|grandma|grandpa|gogo|ouma|oupa|sister|brother|sus|boet|cousin|aunt|auntie|` +
  String.raw`aunty|uncle|son|daughter|` +
  String.raw`husband|wife|friend|bestie|mate|neighbour|family|parents?|sibling)s?`
const theirs = pattern`
  \b${relative}\b.{0,40}\b(?:allerg\w*|react\w*|swell\w*|swelled|swollen|hives|rash|itch\w*|cant (?:use|have)|anaphyla\w*)\b`
const mineNot = pattern`
  \b(?:i|ive|ek) (?:\w+ )?(?:never|nooit|dont|didnt|havent|am not|have not|use it fine|eat it fine)\b|\bnever (?:had|bothered|affected|reacted|myself|
  me)\b|\b(?:im|i am|ek is) (?:not|nie)\b|\bnot me\b|\b(?:no (?:issues?|problems?|reaction|trouble)|all my life|fine (?:for|with) me|my skin is fine|
  ek nie|mine is fine)\b`
const asksAvoid =
  /\b(?:avoid|scared|worr\w+|stay away|stop|leave|skip|careful|afraid|risk|vermy|bang|also be|too be|inherit\w*|get it too|skip it)\b/

/** Somebody else's allergy, never one's own: it is not passed on. */
const ofRelative = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  const said = tokensOf(request.message).join(' ')
  if (heard.isLabel || !theirs.test(said) || !mineNot.test(said) || !(asksAvoid.test(said) || asksVerdict.test(said)))
    return undefined
  // "I'm not allergic, my son is: may I use it on him?"
  if (/\b(?:on|for|vir|op) (?:him|her|them|the baby|my (?:son|daughter|baby|child|kid))\b/.test(said)) return undefined
  const [thing] = heard.things
  const name = thing?.called ?? heard.household[0]?.named.split('|')[0] ?? 'it'
  return {
    paragraphs: [
      asksAvoid.test(said)
        ? `**No, you need not avoid ${name}: an allergy belongs to the one who has it.**`
        : `**Yes, you may try ${name}: an allergy belongs to the one who has it, not to the family.**`,
      'Eczema, hay fever and asthma run in families; the allergy to one thing is not handed down. What your own skin has borne for years it most ' +
        'likely goes on bearing.',
      `**How:** first time on your skin, a small patch behind the ear or in the crook of the elbow, twice a day for a few days. ` +
        `Calm? Then use ${name} as usual.`,
      'Stop if it itches, burns or comes up in a rash. Swelling of lips or tongue, or hard breathing: call 112. Where you share a home or bed, wash your ' +
        'hands, and keep it off the skin of the one who is allergic.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'safe', ingredients: [] },
    suggestions: [
      `How do I test ${name === 'it' ? 'a product' : name} on a small patch?`,
      'What are the signs of an allergy?',
    ],
  }
}

/** Answers that turn on whose skin it is: an animal's, one that bears no scent, somebody else's allergy. */
/** The answer where all that is told of is an animal: it comes before what a thing does to people. */
export const onAnimal = (asked: Asked): Draft | undefined =>
  !asked.heard.injected && ailsOnly(tokensOf(asked.request.message).join(' ')) ? ofAnimals(asked) : undefined

export const notForThem = (asked: Asked): Draft | undefined =>
  asked.heard.injected || saidIn(asked) === '' ? undefined : (ofAnimals(asked) ?? ofRelative(asked) ?? ofScents(asked))
