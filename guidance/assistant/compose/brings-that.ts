import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// "Does hair food on my hairline cause those bumps?", "can a doek break out my forehead": whether one thing brings another, with yes or no first. Source: general.

const asks = pattern`
  \b(?:causes?|causing|caused|give|gives|giving|bring|brings|make|makes|making|made|break(?:s|ing)?|clog\w*|from|because of|reason|to blame|behind|due to|leave|leaves|darken\w*|age|ages|ageing|aging|get|the problem|doing (?:this|it)|veroorsaak|maak|
  gee|bring)\b`
/** The same without "from" and "get", which are also said where nothing is blamed. */
const brings =
  /\b(?:causes?|causing|give|gives|giving|make|makes|making|break(?:s|ing)?|clog\w*|leave|leaves|darken\w*|veroorsaak|maak|gee)\b/
const bumps =
  /\b(?:bumps?|pimples?|acne|puisies?|zits?|breakouts?|break(?:s|ing)? (?:me |my \w+ |you )?out|broke out|whiteheads?|blackheads?|bacne|spots|knoppies|clog\w*)\b/
const notTold =
  /\b(?:wont|dont|doesnt|without|best|recommend|good for|help\w*|cure\w*|remov\w*|lemon|baking soda|lighten\w*|what (?:should|can|must|do) i (?:use|do|put)|how (?:do|can|must|to)|which|treat\w*|get rid|help (?:for|with)|routine|bleed\w*|pus|fever|swollen|bald\w*|thinning|hair loss|dandruff|shampoo)\b/

const rows: readonly ReadyRow[] = [
  {
    asks: [
      asks,
      /\b(?:hair ?(?:food|oils?|gel|spray|grease|products?|cream|butter|mousse|wax|olie)|pomade|gel|edge control|edges|braid spray|braid sheen|sheen|oil sheen|leave in|coconut oil|castor oil|jbco|blue magic|sulfur 8|dax|olive oil|hare ?olie|s curl|oil)\b/,
      /\b(?:hair ?line|fore ?head|temples?|edges|neck|nape|back|voorkop|nek|rug|side(?:s)? of my face|cheeks?|shoulders?)\b/,
      bumps,
    ],
    not: new RegExp(`${notTold.source}|\\b(?:face oil|body oil|cleans\\w*)\\b`),
    says: [
      '**Yes, it can: oils, hair food, gel and sprays run or rub onto the skin beside the hair and clog its pores.** Small, even, skin-coloured bumps on forehead, temples, neck or upper back, worst where the hair lies, speak for it.',
      'Tight braids, sweat under a cap or bonnet, and conditioner rinsed over the back add to it.',
      '**To find out:** for six to eight weeks keep products on the lengths, two fingers away from the hairline; wipe forehead and neck after styling and before bed, wash the face last, clean bonnet and pillowcase every week.',
      'Salicylic acid 0.5–2% on the skin two or three evenings a week clears plugs faster, with sunscreen by day. Itch, pus, or hair that thins there: a clinic.',
    ],
    suggestions: ['How do I protect my edges?', 'How often should I wash braids?'],
  },
  {
    asks: [
      asks,
      /\b(?:mask|masks|doek|head ?wrap|headscarf|scarf|hijab|cap|caps|beanie|hat|helmet|bonnet|headband|du ?rag|durag|hard hat|chin ?strap|wig|wigs|glasses|sunglasses|goggles|face shield|kopdoek)\b/,
      bumps,
    ],
    not: new RegExp(`${notTold.source}|\\b(?:clay|sheet mask|face pack|sleeping mask|peel|led|mud)\\b`),
    says: [
      '**Yes, it can: pressure, rubbing, warmth and sweat under it plug the pores where it sits.** You need not give it up.',
      'It is likely when the bumps follow its edge and get better on days off. All over the face, or deep on the jaw, speaks more for ordinary acne.',
      '**What helps:** soft, breathable cotton or satin, not too tight, a clean one every day; no heavy cream, oil or make-up under it; wipe sweat off, rinse when you take it off, then a light moisturiser.',
      'Salicylic acid 0.5–2% two or three evenings a week for the bumps, sunscreen on what shows. Sore lumps, pus, thinning hair or an itchy rash: clinic.',
    ],
    suggestions: ['Which light moisturiser?', 'How do I wash my scarf?'],
  },
  {
    asks: [
      asks,
      /\b(?:conditioner|hair mask)\b/,
      /\b(?:back|bacne|shoulders?|chest|neck|forehead|body)\b|bacne/,
      new RegExp(`${bumps.source}|bacne`),
    ],
    not: notTold,
    says: [
      '**Yes, it can: what makes hair smooth, oils and silicones, stays on the back when it is rinsed over it, and clogs pores there.** It is rarely the only cause: sweat, tight straps and hormones do more.',
      '**Try for six weeks:** rinse hair with the head bent forward, clip it up, wash back and chest last, and put on a dry cotton shirt.',
      'A wash with benzoyl peroxide 2.5–5% or salicylic acid 2%, left on for two to five minutes every second day, clears faster; benzoyl peroxide bleaches towels.',
      'Many itchy, equal bumps may be yeast: ask a pharmacist. Deep, sore lumps or scars: clinic.',
    ],
    suggestions: ['What clears back acne?', 'Can sweat cause pimples?'],
  },
  {
    asks: [
      brings,
      /\b(?:towel|wash ?cloth|waslap|face cloth|scrubb?\w*|exfoliating (?:gloves?|net|sponge)|loofah|sponge|rubbing|friction|african net)\b/,
      /\b(?:dark|darker|marks?|spots?|pigment\w*|black|donker|hyperpigmentation)\b/,
    ],
    not: notTold,
    says: [
      '**Yes, it can: hard rubbing again and again inflames skin, and deeper skin answers with dark marks, most of all on bony places, cheeks, neck and thighs.** Once does nothing.',
      'It also turns pimples into longer-lasting marks.',
      '**Better:** fingertips or a soft cloth, lukewarm water, pat dry; a plain moisturiser, and sunscreen SPF 30–50 where it shows. A mild acid one evening a week smooths without rubbing.',
      'Marks fade over three to six months once the rubbing stops; azelaic acid or niacinamide helps. A rippled, itchy brown patch, or velvety dark folds: let a clinic look.',
    ],
    suggestions: ['What fades dark marks?', 'How often should I exfoliate?'],
  },
  {
    asks: [
      brings,
      /\b(?:perfume|cologne|body spray|roll ?on|deodorant|fragrance|parfuum|after ?shave)\b/,
      /\b(?:neck|nek|wrist|chest|throat|behind (?:my |the )?ears?)\b/,
      /\b(?:dark\w*|black|marks?|pigment\w*|donker|patch\w*|discolou?r\w*)\b/,
    ],
    not: notTold,
    says: [
      '**Yes, it can: some scents, bergamot and other citrus oils most of all, leave brown streaks or patches where the sun reaches them; others irritate, and that darkens too.**',
      'Drip-shaped or sprayed marks at the sides of the neck fit. A velvety, thick, dark neck all round does not: that can go with weight or sugar, so ask a clinic.',
      '**From now on:** scent on clothes or hair, never on sunlit skin; plain moisturiser and tinted sunscreen SPF 30–50 on neck and chest every morning.',
      'They fade over months; azelaic acid or niacinamide helps. Itching, redness or blisters after it: leave all scent, and see a pharmacist or clinic.',
    ],
    suggestions: ['What fades a dark neck?', 'Why is my neck darker than my face?'],
  },
  {
    asks: [
      asks,
      /\b(?:tooth ?paste|fluoride|colgate|mouth ?wash|tandepasta|whitening strips)\b/,
      /\b(?:(?:around|round|near|at|by|om|corners? of) (?:\w+ )?(?:mouth|lips|mond)|chin|ken|mouth|perioral)\b/,
      /\b(?:bumps?|rash|pimples?|acne|puisies|red|dermatitis|knoppies|breakouts?)\b/,
    ],
    not: /\b(?:on (?:a |my |the )?pimples?|swollen|blister\w*|fever|bleed\w*)\b/,
    says: [
      '**Yes, it can: foaming agents, strong mint, cinnamon, whitening and, in some people, fluoride in toothpaste can irritate and keep bumps round the mouth going.** Heavy creams and cortisone cream there do it more often.',
      '**To find out, for four to six weeks:** a mild paste without foam (SLS) and strong flavour, but still with fluoride, since teeth need it; rinse and wipe the mouth after brushing, and wash the face last.',
      'Meanwhile only a light, fragrance-free moisturiser there, no balms with scent, acids or retinoids.',
      'Small red or dark bumps with a clear rim at the lips that burn may be perioral dermatitis: stop any cortisone there, and let a pharmacist or clinic look, as some need a prescription.',
    ],
    suggestions: ['What is perioral dermatitis?', 'Which toothpaste is mild?'],
  },
  {
    asks: [
      asks,
      /\b(?:tooth ?pastes?|colgate|mouth ?wash|whitening strips|lipstick|lip ?balm|lip ?gloss)\b/,
      /\b(?:lips?|lippe)\b/,
      /\b(?:dark\w*|black|brown|donker|pigment\w*|discolou?r\w*)\b/,
    ],
    says: [
      '**Yes, it can: what irritates lips again and again, such as strong mint, whitening or foaming toothpaste, scent, flavour and dye in lip products, leaves them darker, on deeper skin most of all.** Licking, sun and smoking do it more often; many dark lips are simply how one is made.',
      '**For two to three months:** a mild toothpaste with fluoride, wipe the lips after brushing, plain petroleum jelly or a balm with SPF 30, no licking, picking or lip scrubs.',
      'It fades slowly once nothing irritates. No lemon and no lightening creams on lips.',
      'One dark spot that is new, grows or changes, or patches inside the mouth as well: have them seen.',
    ],
    suggestions: ['What helps dark lips?', 'Which lip balm is plain?'],
  },
  {
    asks: [
      brings,
      /\b(?:jeans|leggings|tights|pants|trousers|skirt|underwear|panties|bra|straps?|belt|seat ?belt|shoes|boots|socks|collar|uniform|watch|bag strap|chain)\b/,
      /\b(?:dark\w*|black|marks?|donker|pigment\w*|discolou?r\w*)\b/,
    ],
    not: /\b(?:what (?:should|can|must|do) i (?:use|put)|lighten\w*|lemon|mole|growing|leather|nickel|itch\w*)\b/,
    says: [
      '**Yes, it can: cloth, straps and seams that rub or press in the same place thicken skin and bring pigment, on deeper skin soonest.** Sweat, shaving and thighs that touch add to it. It is not dirt, and scrubbing makes it darker.',
      '**What helps:** looser, soft cotton, longer shorts under skirts, a thin film of petroleum jelly or an anti-chafing balm before walking, dry after sport, trim rather than shave.',
      'Then a body lotion with urea 5–10%, lactic acid or niacinamide once a day, and sunscreen where it shows. Count in months.',
      'Velvety, thick dark folds at neck, armpits or groin can go with sugar or weight: ask a clinic. Itching, rings or scales: a pharmacist.',
    ],
    suggestions: ['What helps dark inner thighs?', 'How do I stop chafing?'],
  },
  {
    asks: [
      asks,
      /\b(?:weed|dagga|cannabis|vap(?:e|es|ing)|smok(?:e|es|ing)|hubbly|hookah|zol|rook)\b/,
      /\b(?:acne|pimples?|breakouts?|break (?:me |you )?out|puisies|zits?)\b/,
    ],
    says: [
      '**Not shown for certain: smoking goes with more of some kinds of acne in some studies and not in others; for dagga and vaping little is known.** What is sure: smoke makes skin dull, lines earlier, and wounds, marks and scars heal worse.',
      'Oil and dirt from hands and mask round the mouth, sweets with it, and short nights can add pimples.',
      '**To find out:** leave it for eight weeks, change nothing else. For the pimples benzoyl peroxide 2.5% or salicylic acid, a mild wash, hands off.',
      'Want to stop? Your clinic or pharmacist helps. Deep, sore lumps in armpits or groin: a clinic; smoking does make those worse.',
    ],
    suggestions: ['What does smoking do to skin?', 'What clears pimples?'],
  },
  {
    asks: [
      asks,
      /\b(?:biotin|vitamin b ?12|b12|vitamin b|collagen (?:powder|drink|tablets?)|iodine|sea moss|kelp|spirulina|multivitamins?|creatine)\b/,
      bumps,
    ],
    not: /\b(?:whey|cream|serum|which|clear\w*|treat\w*)\b/,
    says: [
      '**Some can: vitamin B12 in high amounts and iodine (kelp, sea moss) are known to bring sudden, even pimples in some people; for biotin, collagen and creatine there are only stories.**',
      '**To find out:** stop it for six to eight weeks if no doctor ordered it, and change nothing else. It clears within weeks when it was that.',
      'Biotin helps hair and nails only where it is lacking, and falsifies blood tests for thyroid and heart: tell whoever draws blood.',
      'Ordered for a reason, such as B12 injections? Ask before you stop. Meanwhile a mild wash and benzoyl peroxide 2.5%.',
    ],
    suggestions: ['Do supplements help skin?', 'What clears pimples?'],
  },
  {
    asks: [
      asks,
      /\b(?:hot|warm) (?:water|showers?|baths?)\b/,
      /\b(?:wrinkl\w*|age|ages|ageing|aging|lines|old|older|plooie)\b/,
    ],
    not: notTold,
    says: [
      '**No, hot water is not known to make wrinkles; sun and smoking do.** It does take out fats that keep skin supple, and dry skin shows fine lines more until you moisturise.',
      '**Better:** lukewarm, five to ten minutes, the face out of the hot stream; a soap-free wash; cream within three minutes on damp skin.',
      'Heat also brings flushing, rosacea and eczema up, and may deepen melasma.',
      'Against lines: sunscreen SPF 30–50 every morning, no smoking, and a retinoid at night if you like (not in pregnancy).',
    ],
    suggestions: ['What helps fine lines?', 'How hot may my shower be?'],
  },
  {
    asks: [brings, /\b(?:sun ?screens?|sun ?block|spf|sonskerm)\b/, bumps],
    not: new RegExp(`${notTold.source}|\\b(?:under|retinol|acids?|purg\\w*|itch\\w*|rash|prone)\\b`),
    says: [
      '**It can, when it is heavy, oily or not washed off; the filters themselves seldom do.** Sweat under a thick layer, or another ingredient your skin dislikes, is mostly behind it.',
      '**Change the kind, not the habit:** a light gel or fluid that says oil-free or non-comedogenic; sprays and sticks for the body only. Take it off every evening with a mild wash, twice if it is water-resistant.',
      'Going without darkens the marks that pimples leave. Small itchy bumps within hours are rather a reaction or heat rash: another, fragrance-free mineral one.',
      'SPF 30–50, two finger lengths for face and neck, again every two hours outdoors. Test a new one on the jaw for a week.',
    ],
    suggestions: ['Which sunscreen for oily skin?', 'How do I wash sunscreen off?'],
  },
]

/** Whether one thing brings another, verdict first; undefined where it is asked of neither, or what to do is. */
export const bringsThat = (asked: Asked): Draft | undefined => {
  const { heard, situation } = asked
  return heard.followsUp ||
    (heard.kinds.includes('cleanser') && heard.things.length > 1) ||
    situation.conditions.has('under-12')
    ? undefined
    : answerOf(rows, asked)
}
