import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, bullets, capital, type Draft } from './draft.ts'

// "Is it melasma or sun damage?", "could it be hormones?", "fungal or just dry?": no diagnosis, but what speaks for the one and what for the other, and who
// can tell. Source: general dermatology practice and the entries of conditions.

/**
 * A trouble or a cause that something may be: its words, its name, what speaks for it, who tells it
 * best, and what may be done meanwhile.
 */
type Sign = { id: string; words: RegExp; called: string; speaks: string; who?: 'pharmacist' | 'doctor'; care?: string }

const signs: readonly Sign[] = [
  {
    id: 'melasma',
    words: /\bmelasma\b/,
    called: 'melasma',
    speaks:
      'even brown or greyish patches on both cheeks, forehead or upper lip, often after pregnancy or with the pill, darker after sun',
    care: 'the same care suits most of it: tinted sunscreen SPF 30–50 every morning, a hat, and azelaic acid or niacinamide for some months; no bleaching cream',
  },
  {
    id: 'sun',
    words: /\bsun ?(?:damage|spots?|patches)\b|\bage spots?\b|\bfrom the sun\b/,
    called: 'sun damage',
    speaks:
      'single spots with sharp edges, rough or freckled skin and lines where the sun falls most, coming over years, on one side as well',
    care: 'the same care suits most of it: tinted sunscreen SPF 30–50 every morning, a hat, and azelaic acid or niacinamide for some months; no bleaching cream',
  },
  {
    id: 'pih',
    words: /\b(?:dark (?:marks?|spots?)|pimple marks?|acne marks?|pigmentation|hyperpigmentation|pih)\b/,
    called: 'dark marks',
    speaks: 'flat marks just where a pimple, bite, rash or scratch has been, fading over months',
    care: 'the same care suits most of it: tinted sunscreen SPF 30–50 every morning, a hat, and azelaic acid or niacinamide for some months; no bleaching cream',
  },
  {
    id: 'pityriasis-versicolor',
    words: /\b(?:tinea versicolor|pityriasis versicolor|sun fungus|liver spots)\b/,
    called: 'the yeast called tinea versicolor',
    speaks: 'many pale or brown, finely scaly spots on chest, back or neck, more in heat',
    who: 'pharmacist',
  },
  {
    id: 'vitiligo',
    words: /\bvitiligo\b/,
    called: 'vitiligo',
    speaks: 'milk-white, smooth patches with sharp edges and no scale, often on both sides',
    who: 'doctor',
  },
  {
    id: 'pityriasis-alba',
    words: /\bpityriasis alba\b|\bwhite patches\b/,
    called: 'pale dry patches (pityriasis alba)',
    speaks: 'faint, slightly scaly pale patches with soft edges, mostly on a child’s cheeks',
  },
  {
    id: 'ringworm',
    words: /\b(?:ring ?worm|omlyn)\b/,
    called: 'ringworm',
    speaks: 'a ring with a raised, scaly edge and a clearer middle that grows outwards, often one or few',
    who: 'pharmacist',
  },
  {
    id: 'fungal',
    words: /\b(?:fungal acne|malassezia)\b/,
    called: 'fungal acne',
    speaks: 'many small, equal, itchy bumps on forehead, chest or back, worse in sweat, no blackheads',
    who: 'pharmacist',
  },
  {
    id: 'fungus',
    words: /\b(?:fungus|fungal|fungi|yeast|candida|thrush|athletes foot)\b/,
    called: 'a fungus or yeast',
    speaks:
      'itch, scale with a sharp edge that spreads, in folds, between toes, or greasy flakes at brows, nose and scalp; cream alone does not clear it',
    who: 'pharmacist',
  },
  {
    id: 'eczema',
    words: /\b(?:eczema|ekseem|exzema)\b/,
    called: 'eczema',
    speaks:
      'itchy, dry, rough patches without a sharp edge, in elbow and knee folds, on hands or neck, that come and go for years',
  },
  {
    id: 'psoriasis',
    words: /\bpsoriasis\b/,
    called: 'psoriasis',
    speaks: 'thick patches with sharp edges and silvery scale on elbows, knees, scalp or lower back',
    who: 'doctor',
  },
  {
    id: 'dry',
    words: /\b(?:dry(?:ness)?(?: skin)?|dehydrat\w*)\b/,
    called: 'dry skin',
    speaks:
      'tight, fine flakes all over, worse in winter and after hot water, better within two weeks of a thick cream',
  },
  {
    id: 'dandruff',
    words: /\b(?:dandruff|seborr\w+)\b/,
    called: 'dandruff',
    speaks:
      'greasy or yellowish flakes on scalp, brows and beside the nose that come back, better with an anti-dandruff shampoo',
    care: 'an anti-dandruff shampoo twice a week, five minutes on the place, may be tried for four weeks; no oil on it, no scratching',
  },
  {
    id: 'rosacea',
    words: /\brosacea\b/,
    called: 'rosacea',
    speaks:
      'flushing, stinging and bumps on cheeks and nose without blackheads, set off by heat, sun, chilli or alcohol',
    who: 'doctor',
  },
  {
    id: 'acne',
    words: /\b(?:acne|pimples|breakouts?|break(?:ing)? out|zits|puisies)\b/,
    called: 'acne (pimples)',
    speaks: 'blackheads or whiteheads among the bumps, of different sizes, on face, chest or back',
    care: 'a mild wash, salicylic acid 0.5–2% two or three evenings a week, a light moisturiser, sunscreen, and hands off',
  },
  {
    id: 'pimple',
    words: /\b(?:pimple|zit)\b/,
    called: 'a pimple',
    speaks: 'one bump with a white or black head where there are pores, sore to the touch, gone in a week or two',
  },
  {
    id: 'folliculitis',
    words: /\b(?:folliculitis|hair bumps)\b/,
    called: 'folliculitis',
    speaks: 'small bumps or pus heads each with a hair in the middle, after sweat, shaving or rubbing',
  },
  {
    id: 'ingrown',
    words: /\b(?:ingrown?s?(?: hairs?)?|razor (?:bumps?|burn))\b/,
    called: 'ingrown hairs',
    speaks: 'bumps where you shave, wax or pluck, with a hair curled under the skin',
  },
  {
    id: 'boil',
    words: /\b(?:boils?|abscess|pitsweer)\b/,
    called: 'a boil',
    speaks: 'one hot, sore lump that grows over days and comes to a head',
    who: 'doctor',
    care: 'a warm cloth for ten minutes a few times a day, clean and covered, no squeezing or cutting; fever or redness that spreads: a clinic today',
  },
  {
    id: 'cyst',
    words: /\bcysts?\b/,
    called: 'a cyst',
    speaks: 'a round, firm lump under the skin, often with a dark dot, there for months and not sore unless inflamed',
    who: 'doctor',
  },
  {
    id: 'hs',
    words: /\b(?:hidradenitis|hs)\b/,
    called: 'hidradenitis',
    speaks: 'deep sore lumps in armpits or groin that keep coming back in the same place and leave scars',
    who: 'doctor',
    care: 'a warm cloth for ten minutes a few times a day, clean and covered, no squeezing or cutting; fever or redness that spreads: a clinic today',
  },
  {
    id: 'kp',
    words: /\b(?:keratosis pilaris|kp|chicken skin)\b/,
    called: 'keratosis pilaris',
    speaks: 'many tiny rough bumps on upper arms or thighs, no itch, for years',
  },
  {
    id: 'heat',
    words: /\b(?:heat rash|prickly heat|sweat rash)\b/,
    called: 'heat rash',
    speaks: 'prickly tiny bumps where sweat was held, gone in some days once it is cool',
  },
  {
    id: 'milia',
    words: /\bmilia\b/,
    called: 'milia',
    speaks: 'hard, white, pinhead grains round eyes and cheeks that cannot be squeezed',
  },
  {
    id: 'whitehead',
    words: /\bwhite ?heads?\b/,
    called: 'whiteheads',
    speaks: 'soft, skin-coloured bumps on oily skin that come and go',
    care: 'salicylic acid 0.5–2% two or three evenings a week, a light moisturiser, sunscreen, and no squeezing or digging',
  },
  {
    id: 'blackheads',
    words: /\bblack ?heads?\b/,
    called: 'blackheads',
    speaks: 'single dark, raised plugs that feel rough',
    care: 'salicylic acid 0.5–2% two or three evenings a week, a light moisturiser, sunscreen, and no squeezing or digging',
  },
  {
    id: 'filaments',
    words: /\b(?:sebaceous )?filaments?\b/,
    called: 'sebaceous filaments',
    speaks: 'many even, flat, grey or tan dots on nose and chin that fill again within weeks',
    care: 'salicylic acid 0.5–2% two or three evenings a week, a light moisturiser, sunscreen, and no squeezing or digging',
  },
  {
    id: 'wart',
    words: /\b(?:warts?|verrucas?)\b/,
    called: 'a wart',
    speaks:
      'a rough lump that breaks the skin lines, with tiny black dots; on the sole it hurts when pinched from the sides',
    who: 'pharmacist',
    care: 'no cutting, digging or burning, and no acid on anything that is not certain; roomy shoes and a soft pad where it presses',
  },
  {
    id: 'corn',
    words: /\b(?:corns?|callus(?:es)?)\b/,
    called: 'a corn',
    speaks: 'hard yellowish skin with its lines kept, over bone where a shoe presses; it hurts on straight pressure',
    care: 'no cutting, digging or burning, and no acid on anything that is not certain; roomy shoes and a soft pad where it presses',
  },
  {
    id: 'tag',
    words: /\bskin tags?\b/,
    called: 'a skin tag',
    speaks: 'a soft, skin-coloured bit on a little stalk at neck, armpits or groin',
    care: 'no cutting, digging or burning, and no acid on anything that is not certain; roomy shoes and a soft pad where it presses',
  },
  {
    id: 'mole',
    words: /\b(?:moles?|moesie)\b/,
    called: 'a mole',
    speaks: 'an even brown spot, flat or round, the same for years',
    who: 'doctor',
    care: 'no cutting, digging or burning, and no acid on anything that is not certain; roomy shoes and a soft pad where it presses',
  },
  {
    id: 'dpn',
    words: /\bdpn\b|\bdermatosis papulosa\b/,
    called: 'DPN',
    speaks: 'many small dark, harmless bumps on cheeks and neck of deeper skin, in families',
  },
  {
    id: 'keloid',
    words: /\bkeloids?\b/,
    called: 'a keloid',
    speaks: 'a firm scar that grows beyond the wound, itches, and goes on growing',
    care: 'on a piercing salt water once or twice a day, no turning, squeezing or cheap metal; on closed skin silicone gel or sheets and pressure; sunscreen',
  },
  {
    id: 'hypertrophic',
    words: /\b(?:hypertrophic|raised|normal) scars?\b|\bscars?\b/,
    called: 'an ordinary or raised scar',
    speaks: 'it stays within the edges of the wound and flattens over a year or two',
  },
  {
    id: 'stretch',
    words: /\bstretch ?marks?\b/,
    called: 'a stretch mark',
    speaks:
      'several soft lines side by side where skin grew fast, purple or dark first and pale later, no wound before',
  },
  {
    id: 'coldsore',
    words: /\b(?:cold sores?|fever blisters?|koorsblare?)\b/,
    called: 'a cold sore',
    speaks: 'tingling first, then a cluster of small blisters at the lip’s edge that crusts, back in the same spot',
    who: 'pharmacist',
  },
  {
    id: 'herpes',
    words: /\bherpes\b/,
    called: 'herpes',
    speaks:
      'tingling or burning first, then a cluster of small, sore blisters that open and crust, back in the same spot',
    who: 'doctor',
    care: 'no shaving, squeezing, kissing or sex where it is until it has been seen, within days, as treatment works best early; plain ointment only',
  },
  {
    id: 'sunburn',
    words: /\bsun ?burn\w*\b/,
    called: 'sunburn',
    speaks: 'hot, sore skin just where the sun fell, worst after a day, peeling within a week',
  },
  {
    id: 'bites',
    words: /\b(?:bites?|bed ?bugs?|fleas?|mosquito\w*)\b/,
    called: 'bites',
    speaks: 'itchy bumps in a row or group on uncovered skin, new ones after a night or an evening outside',
  },
  {
    id: 'scabies',
    words: /\bscabies\b/,
    called: 'scabies',
    speaks: 'itch worst at night, between fingers, at wrists, waist or private parts, and others in the house itch too',
    who: 'doctor',
  },
  {
    id: 'hives',
    words: /\bhives\b|\burticaria\b/,
    called: 'hives',
    speaks: 'raised itchy weals that move about, each gone within a day',
    care: 'stop whatever is new and rinse it off, plain moisturiser only, cool cloths; swollen lips or tongue, or hard breathing: 112 at once',
  },
  {
    id: 'acanthosis',
    words: /\b(?:acanthosis|insulin|diabetes|sugar)\b/,
    called: 'raised insulin (acanthosis)',
    speaks: 'thick, velvety, dark skin at neck, armpits or groin, often with weight gain',
    who: 'doctor',
  },
  {
    id: 'dirt',
    words: /\b(?:dirt|dirty|hygiene)\b/,
    called: 'dirt',
    speaks: 'it comes off with one mild wash; colour that stays is no dirt',
  },
  {
    id: 'friction',
    words: /\b(?:friction|rubbing|chafing)\b/,
    called: 'rubbing',
    speaks: 'it sits just where cloth, straps or skin rub, and pales when that stops',
  },
  {
    id: 'purging',
    words: /\bpurg\w*\b/,
    called: 'purging',
    speaks:
      'small spots only where you break out anyway, within weeks of a retinoid or acid, and fewer by six to eight weeks',
    care: 'the active on fewer nights and over moisturiser; stop it if it burns, swells or itches, or is no better by eight weeks',
  },
  {
    id: 'allergy',
    words: /\ballerg\w*\b/,
    called: 'an allergy',
    speaks:
      'itch above all, often a day or two after something new, spreading beyond where it was, and back with every trace of it; hives come within the hour',
    care: 'stop whatever is new and rinse it off, plain moisturiser only, cool cloths; swollen lips or tongue, or hard breathing: 112 at once',
  },
  {
    id: 'irritation',
    words: /\b(?:irritat\w*|too strong|reaction|reacting)\b/,
    called: 'irritation',
    speaks: 'burning or stinging soon, only where the product was, calmer within days of leaving it',
    care: 'stop whatever is new and rinse it off, plain moisturiser only, cool cloths; swollen lips or tongue, or hard breathing: 112 at once',
  },
  {
    id: 'hormones',
    words: /\b(?:hormon\w*|pcos|menopause|perimenopause|my periods?|the pill|contracept\w*|injection)\b/,
    called: 'hormones',
    speaks:
      'deep, sore spots on chin and jaw that swell with your cycle, began with a change of pill, injection or age, or come with irregular periods or new chin hair',
    care: 'azelaic acid or benzoyl peroxide 2.5% on the whole area every day, not only in that week, a mild wash, a light moisturiser and sunscreen; with irregular periods, new chin hair or deep lumps a clinic early, as tablets can help',
  },
  {
    id: 'stress',
    words: /\bstress\w*\b/,
    called: 'stress',
    speaks: 'it flares in hard weeks and settles after, with nothing new on the skin',
  },
  {
    id: 'food',
    words: /\b(?:food|diet|something i ate|eating|dairy|milk)\b/,
    called: 'food',
    speaks:
      'the same food brings it every time: hives within two hours for an allergy, a few more pimples over weeks for sugar or whey',
  },
  {
    id: 'product',
    words:
      /\b(?:(?:new |my )?(?:product|cream|lotion|soap|moisturi[sz]er|sunscreen|foundation|make ?up|washing powder|shampoo|serum|lipstick|perfume|deodorant|omo|detergent|sta ?soft|softener))\b/,
    called: 'a product',
    speaks:
      'it began within days or weeks of something new, sits where that goes, and eases when you leave it for two to four weeks',
    care: 'stop whatever is new and rinse it off, plain moisturiser only, cool cloths; swollen lips or tongue, or hard breathing: 112 at once',
  },
  {
    id: 'weather',
    words: /\b(?:weather|winter|cold air|climate|heat|humidity)\b/,
    called: 'the weather',
    speaks: 'it comes with the season or a move, and eases with a richer cream in the cold or less of it in heat',
  },
  {
    id: 'water',
    words: /\bwater\b/,
    called: 'the water',
    speaks: 'it began with a move, is tight and itchy all over after washing, and is better elsewhere',
  },
  {
    id: 'age',
    words: /\b(?:age|ageing|aging|getting old)\b/,
    called: 'age',
    speaks: 'it came slowly over years, on both sides alike',
  },
  {
    id: 'genes',
    words: /\b(?:genetic\w*|genes|family|hereditary)\b/,
    called: 'family',
    speaks: 'parents or siblings have it too, and it has been there since youth',
  },
]

const asksWhich = pattern`
  \b(?:is|are|could|can|might|may|is it|was|does|do|think|whether|if|know|tell|difference|maybe|probably|kan|dalk)\b`
/** Put to what is there: "is it …", "are these … or …", "how do I know if it is …", and "… what is it". */
const ofThis = pattern`
  \b(?:is|are|could|might|may|can|was|if|whether|maybe) (?:it|this|that|these|they|those|dit)(?: be| just| maybe| not| really| actually| a sign of| from| because of| caused by| due to| my| the| an| a| some| only)*\b|
  \b(?:is|are|could|might) (?:the |my |these |those |this )(?:\w+ ){1,7}?(?:just |really |maybe |be |from |because of )*|\b(?:tell|know|sure) (?:if|whether|its)\b|\bhow (?:do|can|would|to) (?:i |you |u )?(?:tell|know|see)\b`
const elsewise = pattern`
  \b(?:what (?:can|must|should|do|helps?|to)|ja of nee|yes or no|which|can i (?:use|put|take|get|go|do|swim|have|still|treat)|help (?:for|with)|treat\w*|best|buy|cream for|product for|catching|contagious|spread|difference|(?:is|are) (?:it|this|that|these) normal(?! (?:acne|pimples|dry|skin))|safe|ok to|okay to|good for|bad for|better|works?|baby|newborn|mole that|bleed\w*|swollen|
  fever|pus|blister\w*|breath\w*|throat|cure|get rid|how long|when will|pregnan\w*|dangerous|cancer|permanent|cause|causes|or not|myth|true|for (?!sure|weeks|months|days|years|a |two|three|the past|about|over|so|some))\b`

const suspectedPair = (one: Sign | undefined, other: Sign | undefined): readonly Sign[] =>
  one !== undefined && other !== undefined && one !== other ? [one, other] : []

/** The two that something may be, as they stand; or the one that is suspected. */
const suspectedIn = (said: string): readonly Sign[] => {
  const or = /^(.*?)\b(?:or|vs|versus)\b(.*)$/.exec(said)
  // Of two that share words the longer is meant: "fungal acne" before "acne".
  const found = (text: string) =>
    signs.flatMap((one) => {
      const hit = one.words.exec(text)
      return hit === null ? [] : [{ one, from: hit.index, to: hit.index + hit[0].length }]
    })
  const last = (text: string): Sign | undefined =>
    found(text).toSorted((a, b) => b.to - a.to || a.from - b.from)[0]?.one
  const first = (text: string): Sign | undefined =>
    found(text).toSorted((a, b) => a.from - b.from || b.to - a.to)[0]?.one
  const than =
    /\b(?:if|whether|is|are) (?:my|this|the|these|that) (.+?) (?:is|are) (?:just |only |really |actually )*(?:an? )?(.+)$/.exec(
      said,
    )
  if (or === null && than !== null) return suspectedPair(first(than[1] ?? ''), first(than[2] ?? ''))
  const pair = or === null ? undefined : [last(or[1] ?? ''), first(or[2] ?? '')]
  if (pair !== undefined) return suspectedPair(pair[0], pair[1])
  const put =
    /(?:^|.* )(?:is|are|could|might|may|can|if|maybe|whether|know|think) (?:its|it|this|that|these|they|those|dit)\b(.*)$/.exec(
      said,
    )
  const from =
    /\b(?:is|are|could|can) (?:my|the|these|this) (?:\S+ ){1,4}?(?:be )?(?:from|because of|due to|caused by|a sign of) (.+)$/.exec(
      said,
    )
  const one = put !== null ? first(put[1] ?? '') : from !== null ? first(from[1] ?? '') : undefined
  return one === undefined ? [] : [one]
}

/** What a trouble comes from, and is not itself. */
const causes = new Set([
  'product',
  'weather',
  'water',
  'food',
  'stress',
  'age',
  'genes',
  'hormones',
  'heat',
  'friction',
  'dirt',
])
/** "Bites or scabies?": two troubles and hardly anything else. */
const plainPair = (said: string): boolean =>
  said.split(' ').length < 10 &&
  /\b\w+ or (?:just )?\w+$/.test(said) &&
  suspectedIn(said).length === 2 &&
  suspectedIn(said).every(({ id }) => !causes.has(id))

/** What speaks against what is suspected, where only one cause is named. */
const otherwiseOf: Readonly<Record<string, string>> = {
  hormones:
    'blackheads on the forehead, bumps under hair products, a mask or a helmet, or a new cream in the last weeks',
  allergy:
    'burning at once and only where it went (irritation), clogged bumps after weeks (a heavy product), or sweat and heat',
  stress: 'a new product, a steady course over months, or a clear trigger such as shaving, heat or your cycle',
  fungus:
    'dry, fine flakes all over that a thick cream clears, or itchy patches in folds that come and go since childhood (eczema)',
  fungal: 'blackheads, bumps of different sizes, and better with benzoyl peroxide (ordinary acne)',
  rosacea:
    'burning only after a product (irritation), greasy flakes at nose and brows (dandruff of the face), or blackheads among the bumps (acne)',
  melasma:
    'flat marks just where pimples were, single spots with sharp edges (sun), or one patch that is new, rough or changes',
  herpes:
    'one bump with a white or black head, a hair curled under the skin after shaving, or a single sore that stays three weeks',
  coldsore:
    'one bump with a white or black head (a pimple), a sore crack in the corner of the mouth, or a single sore that stays three weeks',
  acanthosis: 'colour just where a collar, chain or seam rubs, perfume, sun, or skin that is simply darker in folds',
  irritation: 'itch that comes a day later and spreads beyond where the product was (allergy)',
}

/**
 * What tells two things apart, or for and against the one that is suspected; undefined where nothing of the kind is asked.
 * @param found what would be answered otherwise
 */
export const toldApart = ({ heard, request, situation }: Asked, found: Draft): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    situation.conditions.has('under-12') ||
    said.split(' ').length > 26 ||
    !((ofThis.test(said) && asksWhich.test(said)) || plainPair(said)) ||
    elsewise.test(said)
  )
    return undefined
  const [one, other] = suspectedIn(said)
  if (one === undefined || (other === undefined && otherwiseOf[one.id] === undefined)) return undefined
  const opening = tokensOf((found.paragraphs[0] ?? '').split(/(?<=[.!?]) /)[0] ?? '').join(' ')
  // One suspicion that is met by name already, and what happens under an active, are told there.
  if (
    (/\bnails?\b|toe ?nail|\b(?:private\w*|penis|vagina\w*|vulva|genital\w*|down there)\b/.test(said) &&
      one.id !== 'herpes' &&
      other?.id !== 'herpes') ||
    (other === undefined &&
      one.words.test(opening) &&
      /^(?:often|probably|mostly|likely|perhaps|it may|it can|very|quite|maybe|yes|no|not|irritation)\b/.test(
        opening,
      )) ||
    (heard.things.length > 0 && [one.id, other?.id].includes('purging'))
  )
    return undefined
  // A thing that is named beside them is asked about, unless it is what may have brought it.
  if (
    heard.things.length > 0 &&
    ![one.id, other?.id ?? ''].some((id) => ['irritation', 'allergy', 'product'].includes(id))
  )
    return undefined
  const doctor = one.who === 'doctor' || other?.who === 'doctor'
  const sees = doctor
    ? 'A clinic or doctor can tell by looking'
    : one.who === 'pharmacist' || other?.who === 'pharmacist'
      ? 'A pharmacist can often tell by looking, a clinic with a scraping'
      : 'A pharmacist can often tell by looking, and a clinic or dermatologist for sure'
  const likely =
    one.id === 'hormones' && /\b(?:chin|jaw\w*|periods?|cycle|pill|pcos|menopaus\w*|4\d|5\d|injection)\b/.test(said)
  const lead =
    other === undefined
      ? `**It may ${likely ? 'well ' : ''}be ${one.called}, but nobody can say so from a message; these signs speak for it or against it:**`
      : `**I cannot tell from here whether it is ${one.called} or ${other.called}, but they differ:**`
  return {
    paragraphs: [
      lead,
      bullets(
        other === undefined
          ? [`**For ${one.called}:** ${one.speaks}`, `**Rather something else:** ${otherwiseOf[one.id] ?? ''}`]
          : [`**${capital(one.called)}:** ${one.speaks}`, `**${capital(other.called)}:** ${other.speaks}`],
      ),
      `**Who can tell:** ${sees}. Take along what you use, and photos of it at its worst. Go sooner if it spreads, hurts, weeps, bleeds or changes.`,
      `**Until then:** ${one.care ?? other?.care ?? 'a mild wash, a plain fragrance-free moisturiser, sunscreen SPF 30–50 on what sees daylight, nothing new, hands off, and no steroid or unlabelled cream'}.`,
    ],
    things: [],
    brief: true,
    sure: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [], concerns: [...heard.concerns] },
    suggestions: ['What can I use until it is seen?', 'When should I see a doctor?'],
  }
}
