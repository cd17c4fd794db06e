import type { Concern } from '../../knowledge/kinds.ts'
import type { Intent } from '../conversation.ts'
import { termById, termIn, termWords } from './glossary.ts'
import { healthTopics } from './health.ts'
import { moreParticulars } from './particulars-more.ts'
import { phraseFinder, wordsIn } from './phrases.ts'
import { putAside, signWords, topicFinder } from './topic-match.ts'
import { bodyTopics } from './topics-body.ts'
import { dailyTopics } from './topics-daily.ts'
import { lifeTopics } from './topics-life.ts'

/** A question that is asked often and that no single ingredient or concern answers. */
export type Particular = {
  id: string
  /** What it is called by: any of these is enough to make it likely. */
  words?: string
  /** Signs that must be said together; they make it sure that the question is about it. */
  when?: string
  /** It speaks of what has no place in a cosmetic, and says no to it itself. */
  ofBanned?: boolean
  /** Set where one word of it was said and no more. */
  mentioned?: boolean
  /** Set where it was found by its signs, or asked for by its name. */
  sure?: boolean
  concern?: Concern
  /** The intent it answers, for what a next message can lean on. */
  as?: Intent
  /** The first paragraph answers; the others say how, and when to be seen. */
  says: readonly string[]
  /** Ingredients it names, for sources and for what the person avoids. */
  ingredients: readonly string[]
}

/** Written as cue-words.ts is. */
export const particulars: readonly Particular[] = [
  {
    id: 'skin-type',
    words: `
      what is my skin type|whats my skin type|what skin type|which skin type|know my skin type|tell my skin type|find my skin type|
      find out my skin type|my skin type is what|type of skin do i|type of skin i have|skin type test|velsoort|watter velsoort|
      determine my skin type|identify my skin type`,
    says: ['**Wash, wait an hour, look.** Wash with a gentle cleanser, put nothing on, and look after about an hour in daylight.',
      '- **Shiny all over:** oily\n- **Tight or flaky:** dry\n- **Shiny forehead and nose, normal or dry cheeks:** combination\n- **Stings '
        + 'or flushes easily:** sensitive, whatever else it is\n- **None of these:** normal',
      'It can change with season, hormones and what you use, so look again when the weather turns. Very tight and shiny at once often '
        + 'means dehydrated skin: cleanse more gently first.'], ingredients: [],
  },
  {
    id: 'patch-test',
    words: 'patch test*|test a new product|test new product*|spot test',
    says: ['**Yes, test anything new before it goes on your whole face.** Put a small amount on the inside of your elbow or behind the jaw, in '
      + 'the same spot, once a day for three to seven days.',
      'Use it as you would on your face: leave a cream on, rinse a wash off. Add one new product at a time, two weeks apart, so you know '
        + 'what did what.',
      'Itching, a rash or burning that does not stop: wash it off and leave it. A passing tingle from an acid can be normal.'], ingredients: [],
  },
  {
    id: 'dark-circles',
    words: `
      dark circle*|darkcircle*|eye bag*|eyebag*|under eye|under eyes|undereye*|under my eyes|puffy eye*|panda eyes|donker kringe|kringe onder`,
    says: ['**Creams help a little with dark circles, because much of it is shadow, veins or family.** Sunscreen and sunglasses stop the brown '
      + 'part from deepening.',
      'Try a plain moisturiser around the eye, morning and night, or one with niacinamide or caffeine for puffiness. Keep acids and strong '
        + 'actives off the lids. Sleep and treating hay fever or eczema help more than most eye creams; rubbing makes it darker.',
      'See a doctor if the swelling is on one side, sore or new.'], ingredients: ['niacinamide', 'caffeine'], concern: 'dark-spots',
  },
  {
    id: 'stretch-marks',
    words: 'stretch mark*|stretchmark*|striae|rekmerke|imifula|stretch lines',
    says: ['**No cream removes stretch marks; they soften and fade by themselves over months.** They are a normal kind of scar, not something you '
      + 'did wrong.',
      'A plain moisturiser, shea butter or a light oil once or twice a day eases itch and dryness. It will not prevent them. Sunscreen on '
        + 'exposed marks keeps the difference in colour smaller.',
      'A dermatologist can talk through procedures. Retinoid creams are studied for new marks, but they are not for pregnancy. Be seen if '
        + 'many wide purple marks appear without a reason, or while using a steroid cream.'], ingredients: ['shea-butter'], concern: 'texture',
  },
  {
    id: 'razor-bumps',
    words: `
      razor bump*|shaving bump*|shave bump*|ingrown*|in grown|ingrown hair*|barber bump*|shaving rash|razor burn|skeerbultjies|after shaving|
      after i shave|when i shave|after waxing`,
    says: ['**Shave less closely and the bumps settle.** Curly hair that is cut very short grows back into the skin; the bump is a reaction to that.',
      '- Use a trimmer or a single blade, with the hair, on wet skin with shaving gel.\n- Stop for two to four weeks when it is sore.\n- '
        + 'Salicylic acid 0.5–2% or a gentle AHA two or three nights a week frees trapped hairs. Do not dig or pluck.',
      'Marks fade in months; daily sunscreen helps on bare areas. See a clinic for pus, spreading pain or hard scars (keloids).'],
    ingredients: ['salicylic-acid'], concern: 'texture',
  },
  {
    id: 'keratosis-pilaris',
    words: `
      keratosis pilaris|kp|chicken skin|strawberry leg*|strawberry skin|bumps on my arms|bumpy arms|bumps on arms|hoendervel|
      bumps on the back of my arms|bumps on my legs`,
    says: ['**Small rough bumps on arms or legs usually get smoother with urea or a gentle acid lotion, not with scrubbing.**',
      'Use a body lotion with urea 5–10%, lactic acid or salicylic acid once a day after washing, and plain moisturiser at other times. '
        + 'Wash warm rather than hot, and leave the hard scrub.',
      'Give it eight weeks or more; it often comes back when you stop. Use sunscreen where an acid meets the sun. If bumps itch, hurt or '
        + 'carry pus, let a pharmacist or clinic have a look.'], ingredients: ['urea', 'lactic-acid', 'salicylic-acid'], concern: 'texture',
  },
  {
    id: 'fungal-acne',
    words: 'fungal acne|malassezia|pityrosporum',
    says: ['**Only somebody who sees it can say whether it is fungal.** Small, itchy bumps that all look alike, on forehead, chest or back, are a '
      + 'reason to ask a pharmacist or clinic: they are treated differently from ordinary acne.',
      'Until then keep it light: a gentle wash, shower soon after sweating, and an oil-free gel moisturiser instead of rich oils and '
        + 'butters. A pharmacist can advise on antifungal washes and how to use them.',
      'Be seen sooner if it spreads, hurts or comes with fever.'], ingredients: [], concern: 'acne',
  },
  {
    id: 'cracked-heels',
    words: `
      my feet|feet are|on feet|callus*|hard skin|dead skin on|heels|cracked heel*|dry feet|cracked feet|gebarste hakke|hakskene|heels are cracked|
      crusty heels`,
    says: ['**Soften, then seal.** Use a foot cream with urea 10–25% on damp heels at night, then petroleum jelly and socks.',
      'After a bath, file gently once or twice a week; never cut the hard skin. In the day use a plain thick cream, and wear closed shoes '
        + 'for a while if you can. Most heels feel better in days and look better in some weeks.',
      'See a clinic if cracks bleed or look infected, or if you have diabetes: then do not treat your feet by yourself.'],
    ingredients: ['urea', 'petrolatum'], concern: 'dehydration',
  },
  {
    id: 'acne-scars',
    words: `
      acne scar*|pimple scar*|pitted|ice pick*|indented scar*|box scar*|boxcar*|scarring|atrophic|keloid*|scar|letsels|littekens|holes in my`,
    says: ['**Flat marks fade; dents and raised scars need a professional.** Look from the side: a stain without a dent is a mark, and time, '
      + 'sunscreen and azelaic acid, niacinamide or vitamin C help it along over three to six months.',
      'Dents hardly change with creams. A dermatologist can offer needling, peels or laser; on deeper skin ask for experience with your '
        + 'skin tone, because burns and marks are the risk. Do not use a needle roller or strong acid at home.',
      'Raised, growing scars: avoid squeezing, and be seen early. Active acne comes first, since every new deep pimple can scar.'],
    ingredients: ['azelaic-acid', 'niacinamide', 'ascorbic-acid'], concern: 'dark-spots',
  },
  {
    id: 'popping',
    words: `
      pop my|popping|pop a|pop pimple*|pop it|pop them|squeeze*|squeezing|pick at|picking|pick my|extract my|uitdruk|druk my puisie*|cinezela|
      pimple patch*`,
    says: ['**Best not: squeezing pushes it deeper and is the quickest way to a mark or scar,** above all on deeper skin.',
      'Put a hydrocolloid pimple patch on a pimple with a white head, or benzoyl peroxide 2.5% or salicylic acid thinly on the spot. A '
        + 'cool, clean cloth eases soreness. If it has opened by itself: wash gently, a little petroleum jelly, sunscreen.',
      'See a clinic for deep, painful lumps, or redness that spreads.'], ingredients: ['benzoyl-peroxide', 'salicylic-acid'], concern: 'acne',
  },
  {
    id: 'home-procedures',
    words: `
      derma roller*|dermaroll*|microneedl*|micro needl*|tca|tca peel|home peel|peel at home|chemical peel*|peeling solution|30 percent|dermaplan*|
      mole removal|skin tag*|laser`,
    says: ['**Leave needling, strong peels and mole or skin-tag removal to trained hands.** At home they too often end in burns, infection or '
      + 'dark marks, and deeper skin marks most easily.',
      'For home use, a mild acid (AHA 5–10% or salicylic acid up to 2%) one to three nights a week is strong enough, with moisturiser and '
        + 'daily SPF 30–50. Stop retinoids and acids about a week before a professional peel or wax, and tell them what you use.',
      'A growing, bleeding or changing mark needs a doctor to look at it, not a remover.'],
    ingredients: ['glycolic-acid', 'salicylic-acid'], concern: 'texture',
  },
  {
    id: 'double-cleanse',
    words: `
      double cleans*|remove makeup|take off makeup|remove my makeup|micellar water|wash my face|how often should i wash|wash face with water|
      face twice|gesig was`,
    says: ['**Wash gently at night, and with water or a mild cleanser in the morning.** Twice a day is enough for nearly everyone, and once more '
      + 'after heavy sweat.',
      'With make-up or water-resistant sunscreen, cleanse twice in the evening: an oil, balm or micellar water first, then a soap-free '
        + 'wash. Lukewarm water, fingertips, half a minute, pat dry, moisturise while damp.',
      'If skin squeaks or feels tight afterwards, the cleanser is too strong. Bar soap, dishwashing liquid and scrubs are harder on the '
        + 'barrier than they look.'], ingredients: [],
  },
  {
    id: 'barrier',
    words: `
      skin barrier|damaged barrier|repair my barrier|barrier repair|moisture barrier|over exfoliat*|overexfoliat*|ruined my barrier|broken barrier`,
    says: ['**Stop every active for two to four weeks and keep three things: a gentle cleanser, a plain moisturiser, sunscreen.**',
      'Look for ceramides, glycerin, panthenol or petroleum jelly. Moisturise on damp skin, morning and night, and seal sore patches at '
        + 'night. No acids, retinoids, scrubs, vitamin C or fragrance until nothing stings any more.',
      'Then bring back one active, two nights a week. See a pharmacist or doctor if it weeps, swells, blisters or is no better in two '
        + 'weeks.'], ingredients: ['ceramide-np', 'glycerin', 'panthenol', 'petrolatum'], concern: 'redness',
  },
  {
    id: 'swimming-sweat',
    words: 'gym|sweat*|swim*|pool|after exercise|working out|after running|humid|humidity',
    says: ['**Rinse soon after sweat or pool water, moisturise lightly, and put sunscreen on again.**',
      'Before: water-resistant SPF 50, twenty minutes ahead. After: a gentle wash or plain water, then a gel moisturiser with glycerin or '
        + 'niacinamide. In humid heat use gels and fluids rather than butters. Keep acids and retinoids for the evening, on dry, rested skin.',
      'Reapply sunscreen every two hours outdoors, and at once after swimming or towelling.'],
    ingredients: ['glycerin', 'niacinamide'], concern: 'oiliness',
  },
  {
    id: 'blackheads',
    words: 'blackhead*|black head|nose strip*|pore strip*|swartkop*|sebaceous filament*|clogged pores|unclog*',
    says: ['**Salicylic acid is the first thing to try for blackheads: it gets into the pore and loosens the plug.** They are oil and dead cells '
      + 'that darkened in air, not dirt.',
      'Use 0.5–2%, as a leave-on two to four evenings a week or a wash more often, after cleansing and before a light moisturiser. '
        + 'Niacinamide suits oily skin alongside. Sunscreen every morning. Skip it if you are allergic to aspirin.',
      'Pore strips and squeezing help for a day and can scar. Give it eight to twelve weeks; a cosmetic retinoid at night (not in '
        + 'pregnancy) is the next step.'], ingredients: ['salicylic-acid', 'niacinamide'], concern: 'pores',
  },
]

const topics: readonly Particular[] = [...bodyTopics, ...dailyTopics, ...lifeTopics, ...healthTopics]
const named: readonly Particular[] = [...particulars, ...moreParticulars]

const find = phraseFinder([...named, ...topics].map((one): [Particular, string] => [one, one.words ?? '']))
const topicIn = topicFinder(topics)

/** So many words in a row say a question as surely as two signs apart. */
const surelySaid = 4

/**
 * The particular question a message is about: one whose signs all stand together, then a word whose meaning is asked, then the one with the
 * longest wording said.
 */
export const particularIn = (tokens: readonly string[]): Particular | undefined => {
  const term = termIn(tokens)
  const topic = topicIn(tokens)
  if (term?.sure === true && (topic === undefined || topic.signs < 3)) return { ...term.asks, sure: true }
  let best: Particular | undefined
  let most = 0
  for (const { means, from, to } of find(tokens)) if (to - from > most && !putAside(tokens, from)) [best, most] = [means, to - from]
  if (topic !== undefined && (most < surelySaid || topic.signs > 1)) return { ...topic.topic, sure: true }
  return best === undefined ? term?.asks : most === 1 ? { ...best, mentioned: true } : best
}

/** By its id, as a topic keeps it. */
export const particularById = (id: string): Particular | undefined => termById(id) ?? [...topics, ...named].find((one) => one.id === id)

/** Every word that is listened for here, so that none is taken for a slip of another. */
export const topicWords: readonly string[] = wordsIn([...[...named, ...topics].map(({ words }) => words ?? ''), ...termWords, ...signWords(topics)])
