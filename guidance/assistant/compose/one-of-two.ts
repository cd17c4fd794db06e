import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { composeCompare } from './compare.ts'
import { type Asked, capital, type Draft, draftOf } from './draft.ts'
import { expects, isMedicine } from './lines.ts'
import { answerOf, type ReadyRow, waysSaid } from './ready-rows.ts'
import { aqueousOrOther, pair } from './weighed-pairs.ts'

// "Clippers or razor?", "AHA or BHA for ingrown hairs?", "which must I buy, I can only afford one?": a choice is made, or it is said that either will do and what decides.
// Source: general dermatology practice.

const ingrown = /\b(?:ingrow\w*|razor bumps?|bumps?|beard|coily|curly|bikini|groeiende hare)\b/
const darkens = /\b(?:dark\w*|black|marks?|swart|donker\w*|pigment\w*)\b/
const blade = 'razors?|blades?|shav(?:e|ing)|skeer|wet shave|gillette|bic'
const trimmer = 'clippers?|trimmers?|hair machine|balding machine|electric shaver|shaver machine'
const waxes = 'wax(?:ing)?|sugaring|epilat\\w+|thread(?:ing)?'
const remover = 'veet|nair|hair removal cream|depilatory(?: cream)?|removal cream'

const rows: readonly ReadyRow[] = [
  {
    asks: [pair(trimmer, blade)],
    not: /\b(?:hair ?cut price|sharpen)\b/,
    says: [
      '**Clippers or a trimmer: they leave a millimetre of hair, so it cannot curl back into the skin, and that is what makes bumps.** A razor is smoother for a day and worse for coily hair.',
      '**How:** with the guard on and with the hair, not against it, on clean dry skin; no stretching, no second pass. Leave bumps that are there alone for three to four weeks. Clean the blade with spirits after each use and share it with nobody.',
      'Must it be a razor? One sharp blade, after warm water, with gel, with the hair, light pressure, no daily shave.',
      'Salicylic acid 0.5–2% two evenings a week frees caught hairs. Pus, hard lumps or bald patches: a clinic.',
    ],
    suggestions: ['How do I treat razor bumps?', 'What helps dark marks from shaving?'],
  },
  {
    asks: [pair(trimmer, waxes)],
    says: [
      '**The trimmer: it leaves the hair just above the skin, so hardly any grows in, and nothing is pulled or burnt.** Wax is smoother for weeks, but hair that grows back after it catches in the skin more often, coily hair most.',
      '**How:** on dry, clean skin with the guard on, with the hair, no stretching, a blade of your own that is cleaned each time. On folds slowly.',
      'Bumps that are there already: leave all hair removal for three to four weeks, and two evenings a week salicylic acid or lactic acid on whole skin, not on inner folds. No picking.',
      'If you do wax: not within a week of acids or a retinoid, and never over sore skin. Pus, heat or hard lumps: a clinic.',
    ],
    suggestions: ['How do I treat ingrown hairs?', 'What helps dark marks from shaving?'],
  },
  {
    asks: [pair('day (?:cream|moisturi[sz]er)', 'night (?:cream|moisturi[sz]er)')],
    not: /\b(?:difference|as a|at night|during the day)\b/,
    says: [
      '**Buy one plain moisturiser and use it day and night: a “night” cream is mostly just a richer one, and nobody needs both.** If it is to be one of these two, the one that feels comfortable on your skin twice a day.',
      'A day cream counts as sunscreen only with SPF 30 or more and in the full amount, two finger lengths; mostly a separate sunscreen on top is cheaper. A night cream with retinol is a treatment, not a moisturiser, and not for pregnancy.',
      '**Choose:** light for oily skin, richer for dry, fragrance-free, glycerin or ceramides high on the list, the price per 100 ml.',
      'Money over? Then sunscreen, SPF 30–50, comes next.',
    ],
    suggestions: ['Which cheap moisturiser is good?', 'Do I need a night cream?'],
  },
  {
    asks: [pair(blade, waxes), ingrown],
    says: [
      '**Of the two shaving, with the hair and not too close; best of all a trimmer, if you get ingrowns.** Waxing pulls the hair off below the surface, and as it grows back it catches in the skin more often.',
      '**How:** warm water first, gel, one sharp blade, in the direction the hair grows, no stretching; every few days rather than daily. A trimmer that leaves 1 mm spares most bumps.',
      'Two evenings a week salicylic acid or lactic acid on skin that is whole, not on the day of hair removal; then a plain moisturiser. No picking.',
      'When bumps are sore, leave all of it for three to four weeks. Laser thins hair that keeps doing it (Nd:YAG on deeper skin). Pus or hard lumps: a clinic.',
    ],
    suggestions: ['How do I treat ingrown hairs?', 'Is laser safe on dark skin?'],
  },
  {
    asks: [pair(blade, waxes), darkens],
    says: [
      '**Neither is kind to skin that darkens, but a trimmer is; of the two, shaving gently, with the hair, on wet skin with gel.** Wax pulls at skin and can burn it, and every irritation leaves a mark there; so does a dry or blunt blade.',
      '**How:** warm water, gel, one sharp blade, once or twice a week, rinse cool, then a plain moisturiser. No roll-on with scent or alcohol the same day.',
      'Already dark? It fades over months once the rubbing stops: niacinamide or azelaic acid every second evening, not on the day you shave. No scrubs, lemon or bleach.',
      'Thick, velvety, new darkening: a clinic, for a sugar test.',
    ],
    suggestions: ['How long until dark underarms fade?', 'Which deodorant is mild?'],
  },
  {
    asks: [pair(remover, `${blade}|${waxes}`)],
    says: [
      '**Rather the trimmer or a gentle shave: hair removal cream dissolves hair with a strong alkali and burns more skins than a blade does.** It does spare some people razor bumps, so it is worth a careful try if those are the trouble.',
      '**If cream:** one made for that place, on a coin-sized patch the day before, never longer than the pack says, off with lukewarm water; not on a face that stings, private parts, or over a retinoid or acid.',
      '**If blade:** wet skin, gel, with the hair, one sharp blade. **Wax** lasts longest and brings most ingrown hairs.',
      'Burning means off at once and rinse for ten minutes; blisters: a clinic.',
    ],
    suggestions: ['How do I avoid razor bumps?', 'Which hair removal is mildest?'],
  },
  {
    asks: [pair('ahas?|glycolic(?: acid)?|lactic(?: acid)?', 'bhas?|salicylic(?: acid)?'), ingrown],
    says: [
      '**Either works for ingrown hairs: take BHA (salicylic acid) if you also get pimples or oily skin, and a mild AHA such as lactic acid if the skin there is dry or easily stung.** Both loosen the dead skin that traps the hair.',
      '**How:** salicylic acid 0.5–2% or lactic acid 5–10%, two or three evenings a week on skin that is whole, moisturiser over it, sunscreen by day where it shows. Not on the day you shave or wax, nor both acids at once.',
      'It only helps if the cut changes too: a trimmer, or one blade with the hair, and three to four weeks’ rest when bumps are sore.',
      'Not salicylic acid with an aspirin allergy, and ask first in pregnancy. Pus, spreading pain or hard lumps: a clinic.',
    ],
    suggestions: ['How often should I use salicylic acid?', 'How do I shave without bumps?'],
  },
  {
    asks: [
      pair('cream|lotion|room', 'ointment|salf|vaseline'),
      /\b(?:eczema|ekseem|dry|droog|droe|psoriasis|itch\w*|baby|skin)\b/,
    ],
    not: /\b(?:aqueous|sunscreen|emulsifying|antifungal|fungal|ringworm|steroid|cortisone|hydrocortisone|acne|pimples?|zinc|nappy|wound|burn)\b/,
    says: [
      '**Ointment where it is very dry or cracked and at night; cream by day and where you would not put up with grease.** For eczema an ointment does more, but the better one is the one that really goes on twice a day.',
      '- **Ointment:** mostly fat, seals best, hardly ever stings and needs few preservatives; greasy, stains clothes\n- **Cream:** fat and water, sinks in, nicer in heat; can sting on broken skin\n- **Lotion:** thin; too little for eczema, fine for hairy or large places',
      '**How:** thickly on damp skin within three minutes of a short, lukewarm wash, fragrance-free, in the direction of the hair. Money for one: the cream in the big tub, petroleum jelly over it at night.',
      'Weeping, yellow crusts or itch that keeps someone awake: a clinic.',
    ],
    suggestions: ['How much cream does eczema need?', 'Which wash for eczema?'],
  },
  {
    asks: [
      pair(
        'gel(?: cleanser| wash| face ?wash)?|foam(?:ing)?(?: cleanser| wash)?',
        'cream(?:y)?(?: cleanser| wash)?|milk(?: cleanser)?|lotion cleanser',
      ),
      /\b(?:cleansers?|face ?wash|wash|cleans\w*)\b/,
    ],
    not: /\b(?:oil|balm|moisturi[sz]er|combo|combination)\b/,
    says: [
      '**Cream cleanser if your skin is dry, sensitive or has eczema; gel if it is oily or gets pimples; for skin that is both, a gel that does not foam much.** It should feel comfortable ten minutes later, not tight.',
      '- **Cream or milk:** hardly foams, leaves some fat behind; winter, eczema, skin on a retinoid\n- **Gel:** lifts oil and sunscreen better; summer, sport, breakouts\n- **Strong foam:** strips most, for few skins',
      '**How:** in the evening, lukewarm water, fingertips, half a minute, rinse well; in the morning water is often enough. Soap-free and without scent in either, and a moisturiser on damp skin after it. A shop’s own brand will do.',
      'Eczema that weeps, crusts or keeps you awake: a clinic.',
    ],
    suggestions: ['How often should I wash my face?', 'Which cheap face wash is mild?'],
  },
  {
    asks: [pair('glycerine?', 'vaseline|petroleum jelly')],
    not: /\b(?:lips?|lippe|mix\w*|together|same time)\b/,
    says: [
      '**If you buy one, petroleum jelly: it holds water in for hours, works neat and hardly ever irritates.** Glycerine draws water into skin but is sticky, must be thinned, and wants something over it.',
      '**Best is both, for little money:** one part glycerine to about ten parts water on damp skin, then a thin film of jelly; at night on heels and hands under cotton socks or gloves.',
      '**On a face that is oily or breaks out** rather a cream or lotion with glycerine in it, and jelly only on lips and dry patches.',
      'Heels with thick, hard skin need urea 20–25% as well. Deep cracks, or diabetes with a sore foot: a clinic.',
    ],
    suggestions: ['How do I use glycerine?', 'What helps cracked heels?'],
  },
  {
    asks: [
      pair(
        'scrubs?|physical(?: exfolia\\w+)?|exfoliating gloves?|loofah',
        'aha|bha|mandelic\\w*|salicylic\\w*|glycolic\\w*|lactic\\w*',
      ),
    ],
    not: /\b(?:before|after|together|same|sun ?screens?|sun ?block|spf|filters?|isotretinoin|accutane|roaccutane|capsules)\b/,
    says: [
      '**An acid rather than a scrub, on the face above all: it loosens dead skin evenly, while grains scratch, and on deeper skin scratches leave dark marks.** Most skin needs it once or twice a week at most.',
      '- **Oily, blackheads, pimples:** salicylic acid 0.5–2%\n- **Dry, dull, marks:** lactic or mandelic acid 5–10%\n- **Sensitive:** a PHA, or only a soft wet cloth',
      '**How:** in the evening on dry skin, one evening a week at first, then two; moisturiser over it, sunscreen SPF 30–50 every morning. Never both on one day.',
      'A scrub may stay for heels and elbows. Stinging or tight: leave it out for two weeks.',
    ],
    suggestions: ['How often should I exfoliate?', 'Which acid for beginners?'],
  },
  {
    asks: [
      /\b(?:15|30|50)\+? (?:or|vs|versus|of) (?:spf |factor )?(?:30|50|100)\b/,
      /\b(?:spf|factor|sun ?screen)\b/,
      /\b(?:dark|black|brown|deep|melanin|which|matters?|take|buy)\b/,
    ],
    says: [
      '**SPF 30 is enough for ordinary days on deeper skin too; take SPF 50 for long hours outdoors, dark marks or melasma.** More than the number counts that it leaves no grey cast, or you will wear too little.',
      'SPF 30 filters about 97% of burning rays and SPF 50 about 98%, and neither lasts longer: two finger lengths for face and neck, again every two hours outdoors.',
      '**Choose:** broad-spectrum, a clear gel or fluid, or one tinted with iron oxides, which also keeps off the visible light that darkens marks. Shop brands are tested as dear ones are.',
      'Try it on the jaw in daylight before you buy the big one.',
    ],
    suggestions: ['Which sunscreens leave no white cast?', 'How much sunscreen do I need?'],
  },
  {
    asks: [
      pair('spray(?: sunscreen)?|stick(?: sunscreen)?', 'cream|lotion|gel|tube'),
      /\b(?:sun ?screen|sun ?block|spf|sun|beach)\b/,
    ],
    says: [
      '**Lotion, cream or gel: with those you see how much you put on, and most people spray or rub on far too little.** Two finger lengths for face and neck, about two tablespoons for the body.',
      '**Spray:** handy for topping up legs, backs and hairy skin; hold it close, spray until it shines, rub it in, never into the face or near a flame. **Stick:** for lips, ears, nose and round the eyes, four strokes each.',
      'All kinds: SPF 30–50, broad-spectrum, twenty minutes before you go out, again every two hours and after water.',
      'For children lotion, and spray only into your hand.',
    ],
    suggestions: ['How much sunscreen do I need?', 'Which sunscreens leave no white cast?'],
  },
  {
    asks: [
      pair(
        'dermatologist|derm|skin specialist',
        'gp|doctor|clinic|pharmacist|beauty ?(?:therapist|salon)|salon|facialist|beautician',
      ),
    ],
    says: [
      '**Start with the clinic, GP or pharmacist: they treat most pimples, eczema, fungus and marks, cost less, and can refer you.** A dermatologist is for what does not answer to that, scars, or has no name yet.',
      '**Straight to a dermatologist or the clinic’s referral:** a mole or spot that changes or bleeds, deep scarring acne, hair falling out in patches, a rash with blisters, or three months of proper care without change.',
      'A salon can clean and calm skin, but does not diagnose, and peels or needling on active acne or deeper skin can mark.',
      'Take along what you use, for how long, and photos. Ask for the price before you book; state clinics see skin for little or nothing.',
    ],
    suggestions: ['When should I see a dermatologist?', 'What helps before the appointment?'],
  },
  {
    asks: [
      pair(
        'tea tree(?: oil)?|toothpaste|lemon|aloe|honey',
        'benzoyl\\w*(?: peroxide)?|salicylic\\w*(?: acid)?|azelaic\\w*(?: acid)?|niacinamide',
      ),
    ],
    not: /\b(?:together|mix|same time|patch|patches)\b/,
    says: [
      '**The tested one, not the kitchen one: benzoyl peroxide or salicylic acid for pimples, azelaic acid or niacinamide for marks.** Tea tree oil helps a little at 5% in a finished gel; neat oil, lemon and toothpaste mostly burn.',
      '**How:** a thin layer over the whole area every second evening at first, then daily, moisturiser over it, sunscreen SPF 30–50 by day; benzoyl peroxide bleaches towels. Only one new thing at a time.',
      '**Give it:** twelve weeks for pimples, three to six months for marks. Shop brands with the same percentage do as well.',
      'Deep, sore or scarring pimples: a clinic. Pregnant: azelaic acid is the usual choice; ask your clinic.',
    ],
    suggestions: ['How do I use benzoyl peroxide?', 'How long until marks fade?'],
  },
  {
    asks: [pair('labello|lip ?balm|carmex|blistex|zam ?buk', 'vaseline|petroleum jelly')],
    says: [
      '**Vaseline-type jelly at night and on sore lips, a balm with SPF when you go outdoors.** Jelly seals best and holds nothing that stings; many balms and Zam-Buk hold menthol, camphor or scent, which dry lips out and make you put on more.',
      '**How:** a thin film on damp lips, as often as you like; SPF 30–50 by day, since the lower lip burns easily. No licking, peeling or scrubbing.',
      'One tub for yourself, and clean fingers: cold sores and germs travel in a shared one.',
      'Split corners, crusts, or a sore that has not healed in two weeks: a clinic.',
    ],
    suggestions: ['Why are my lips always dry?', 'What helps dark lips?'],
  },
]

/** The same for a small child. */
const forSmall: readonly ReadyRow[] = [
  {
    asks: [
      pair('zinc|mineral|physical', 'chemical|organic|normal'),
      /\b(?:sun ?screens?|sun ?block|spf)\b/,
      /\b(?:child\w*|kids?|toddler|son|daughter|bab(?:y|ies)|year old|boy|girl)\b/,
    ],
    says: [
      '**Mineral, so zinc oxide or titanium dioxide: it stings eyes and skin least, and works as soon as it is on.** A chemical (organic) one is not harmful; take it where the mineral one leaves so much white that it is put on too thinly.',
      '**How:** SPF 30–50, broad-spectrum, water-resistant, fragrance-free, thickly on all bare skin twenty minutes before going out, again every two hours and after water. No spray into the face.',
      'Shade, a hat and sleeves come first, above all from ten to three; under six months only those.',
      'Try it on the inner arm for a day. Burnt with blisters, fever or a drowsy child: a clinic at once.',
    ],
    suggestions: ['How much sunscreen does a child need?', 'Which sunscreen for a baby?'],
  },
]

const picks =
  /\b(?:more important|matters? more|need more|rather (?:buy|get|spend))\b|\b(?:which|what|watter|wat) (?:one |een )?(?:must|should|do|can|would|to|is better|first|moet|kan)\b|\b(?:which|watter) (?:one|een)\b|\bor\b.*\bwhich\b|\b(?:only )?(?:afford|money|budget|buy|get) (?:\w+ ){0,2}(?:one|1|just one)\b|\b(?:only|just) (?:one|1)\b|\bcan only (?:afford|buy|get)\b|\b(?:buy|get|afford|sunscreen|toner|serum|moisturi[sz]er|wash|cleanser) first\b/
const ofMoney =
  /\b(?:more important|matters? more|need more|afford|money|budget|buy|only (?:have|got)|r ?\d+|rand|broke|cash|koop|geld|spend)\b/
const worth: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:sun ?screens?|sun ?block|spf)\b/, 'sunscreen', 'nothing else keeps burns, marks and lines away as well'],
  [
    /\b(?:benzoyl\w*|acne (?:gel|cream|treatment)|treatment)\b/,
    'the treatment',
    'it is what changes the trouble itself',
  ],
  [
    /\b(?:moisturi[sz]ers?|face cream|body lotion|lotion)\b/,
    'the moisturiser',
    'skin misses that first, and lukewarm water washes well enough for a while',
  ],
  [
    /\b(?:cleansers?|face ?wash|wash)\b/,
    'the face wash',
    'it takes sweat, oil and sunscreen off, which comes before anything that treats',
  ],
  [/\b(?:body |tissue |coconut |baby )?oil\b/, 'the oil', 'it softens, but adds no water'],
  [/\b(?:serums?|niacinamide|vitamin c|retinol)\b/, 'the serum', 'it holds an active for one trouble'],
  [/\b(?:masks?|toners?|eye cream|essence|mist|primer|scrubs?)\b/, 'the other', 'it is an extra'],
]

/** "Moisturiser or sunscreen, which must I buy first with R100?": of kinds of product the one that does most for the money. */
const firstForMoney = ({ heard, situation }: Asked, said: string): Draft | undefined => {
  if (
    !ofMoney.test(said) ||
    !/\b(?:or|vs|versus|of)\b/.test(said) ||
    !picks.test(said) ||
    situation.conditions.has('under-12')
  )
    return undefined
  const named = worth.filter(([words]) => words.test(said))
  const oily = /\b(?:oily|pimples?|acne|olierig|puisies)\b/.test(said)
  const indoors = /\b(?:dry|ashy|droog|eczema|ekseem|body|hands|feet)\b/.test(said)
  const order = [...named].sort(([, one], [, other]) =>
    one === 'the face wash' && other === 'the moisturiser' && oily
      ? -1
      : indoors && one === 'the moisturiser' && other === 'sunscreen'
        ? -1
        : 0,
  )
  const [first, second] = order
  if (first === undefined || second === undefined || named.length > 2) return undefined
  return {
    paragraphs: [
      `**${capital(first[1])} first, if there is money for one: ${indoors && first[1] === 'the moisturiser' ? 'dry skin is what troubles you, and water alone does not mend it' : first[2]}.**`,
      first[1] === 'sunscreen'
        ? '**Choose:** SPF 30–50, broad-spectrum, a lotion or cream that moisturises as well, so that on most skin it does the work of both by day. Shop brands protect as well as dear ones.'
        : first[1] === 'the moisturiser'
          ? '**Choose:** a big tub, fragrance-free, with glycerin, urea or petrolatum high on the list; price per 100 ml counts. Outdoors shade and a hat until there is money for sunscreen.'
          : '**Choose:** the smallest pack with the percentage printed on it, from a shop’s own brand; the price per 10 ml counts, not the name.',
      `**Until ${second[1]} can follow:** ${second[1] === 'the moisturiser' ? 'petroleum jelly, thinly on damp skin at night, costs little and seals best' : second[1] === 'the face wash' ? 'lukewarm water and a soft cloth in the evening' : second[1] === 'sunscreen' ? 'shade from ten to three, a hat and long sleeves' : 'nothing is lost by waiting; it is an extra'}.`,
      'I hold no shop prices: compare the same size in two shops, and leave scent, toners and eye creams on the shelf.',
    ],
    things: [],
    sure: true,
    whole: true,
    sources: ['general'],
    topic: { intent: 'suggest', concerns: [...heard.concerns] },
    suggestions: ['A routine for R200', 'Which cheap sunscreen leaves no white cast?'],
  }
}

const named = /\b(?:or|vs|versus|of|noma|okanye|than)\b/
const asksPlainly = /\b(?:or|vs|versus|of|noma|okanye|better|which|watter|than)\b/

/** Which of two, with the reason; undefined where no two are held against each other, or other answers know more of them. */
export const oneOfTwo = (asked: Asked): Draft | undefined => {
  const { heard, situation, request } = asked
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    situation.conditions.has('isotretinoin') ||
    heard.who.includes('isotretinoin')
  )
    return undefined
  const aqueous = aqueousOrOther(asked)
  if (aqueous !== undefined) return aqueous
  const small = situation.babyMonths === undefined ? answerOf(forSmall, asked) : undefined
  if (small !== undefined || situation.babyMonths !== undefined) return small
  const [said = ''] = waysSaid(asked)
  if (!asksPlainly.test(said)) return undefined
  if (!situation.conditions.has('under-12') && !expects(situation)) {
    const ready = answerOf(rows, asked)
    if (ready !== undefined)
      return {
        ...ready,
        sure: true,
        ...(heard.things.length > 1 && {
          topic: {
            intent: 'compare' as const,
            ingredients: heard.things.flatMap(({ ingredient }) => ingredient?.id ?? []),
          },
        }),
      }
  }
  const money = firstForMoney(
    asked,
    [
      said,
      ...messagesOf(request.turns)
        .slice(-2)
        .map((text) => tokensOf(text).join(' ')),
    ].join(' . '),
  )
  if (
    money !== undefined &&
    heard.things.length < 2 &&
    !/^\*\*(?:sunscreen|the sunscreen)\b/i.test(heard.particular?.says[0] ?? '')
  )
    return money
  const both = heard.things.filter(({ ingredient, family }) => family !== undefined || ingredient?.full !== undefined)
  // "Retinol or vitamin C first, I only have money for one": a choice, and no order.
  return both.length === 2 &&
    heard.things.length === 2 &&
    named.test(said) &&
    ofMoney.test(said) &&
    picks.test(said) &&
    !both.some(isMedicine) &&
    heard.kinds.length === 0
    ? draftOf(composeCompare(asked))
    : undefined
}
