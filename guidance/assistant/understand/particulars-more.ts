import type { Particular } from './particulars.ts'

/** More questions that are asked often: about treatments, babies, and what causes what. Written as cue-words.ts is. */
export const moreParticulars: readonly Particular[] = [
  {
    id: 'hair-removal',
    words: `
      wax|waxing|waxed|threading|threaded|sugaring|epilat*|hair removal|veet|nair|depilatory|brazilian|bikini wax|upper lip wax|eyebrows done|
      laser hair|ipl`,
    says: ['**Stop retinoids and acids three to seven days before waxing or threading, and start again only when skin is calm, three to seven '
      + 'days after.** The day before is too late.',
      'They loosen the top layer, so wax can lift skin off and leave raw patches and dark marks. Prescription retinoids need longer: ask. '
        + 'On isotretinoin do not wax at all, nor for six months after it.',
      'Before laser or IPL stop them about a week, stay out of the sun, and ask for somebody who knows your skin tone. Afterwards: cool '
        + 'cloth, plain moisturiser, SPF 30–50, no scent.'], ingredients: ['retinol', 'glycolic-acid'], concern: 'texture',
  },
  {
    id: 'hormonal-acne',
    words: `
      my period|time of the month|that time of month|hormonal|hormones|every month|pms|pcos|jawline|chin pimple*|chin acne|chin breaks|my chin`,
    says: ['**Pimples on chin and jaw that come with your period often follow hormones.** You did nothing wrong, and stress can make them worse.',
      'Use one active there all month, not only in that week: salicylic acid 0.5–2% two to four evenings a week, or benzoyl peroxide 2.5%. '
        + 'Azelaic acid or niacinamide helps with the marks. Moisturiser, and SPF 30–50 every morning.',
      'Give it 8 to 12 weeks. Deep lumps, irregular periods or new hair growth: a clinic or doctor can look for the cause and offer '
        + 'treatment.'], ingredients: ['salicylic-acid', 'benzoyl-peroxide', 'azelaic-acid'], concern: 'acne',
  },
  {
    id: 'newborn-spots',
    words: `
      newborn .. white|newborn .. spots|newborn .. dots|newborn .. pimples|baby .. white dots|white dots on|baby acne|milk spots|baby has pimples|
      baby .. milia|my baby has little|baby .. white spots on`,
    says: ['**Leave them alone: do not squeeze, scrub or put anything on.** Tiny white dots on a newborn’s nose and cheeks are usually milia or '
      + 'milk spots and go away on their own within weeks.',
      'Wash with lukewarm water, pat dry, and use nothing with scent, oil or acid on the face.',
      'Show a nurse or clinic any rash with fever, blisters, pus, spreading redness, or a baby who feeds badly or is very sleepy: the same '
        + 'day.'], ingredients: [],
  },
  {
    id: 'causes',
    words: `
      cause acne|cause pimples|give me pimples|giving me pimples|causing my|causing acne|causing pimples|make me break out|because of my|
      bad for my skin|cause breakouts|cause wrinkles|cause dark|make pimples worse|from my pillow|from stress|from sugar|from milk|
      dirty pillowcase|pillowcase|pillow|phone on my face|my phone|does sugar|does milk|does stress|does makeup|sugar .. pimples|sugar .. acne|
      stress .. pimples|stress .. acne|blue light|lack of sleep|no sleep|too little sleep|smoking|smoke|vaping|hard water`,
    says: ['**It can play a part, seldom the whole.** Genes and hormones drive most acne; habits push it a little either way.',
      '- **Sugar, white starch, milk and whey powder:** some evidence, for some people; do not leave them out without seeing a pattern\n- '
        + '**Stress and little sleep:** can make it flare\n- **Make-up, hair oil, helmets, phone, pillow:** only where heavy products, sweat '
        + 'or rubbing block pores; wash them weekly\n- **Smoking and sun:** age skin and darken marks',
      'Change one thing for eight weeks and watch. Meanwhile: gentle cleanser, light moisturiser, sunscreen, and one active such as '
        + 'salicylic acid.'], ingredients: ['salicylic-acid'], concern: 'acne',
  },
  {
    id: 'fragrance-words',
    words: `
      which words .. label|what words .. label|words must i look|words on a label|names of fragrance|names for fragrance|names for perfume|
      hidden fragrance|how do i spot fragrance|spot perfume|label .. perfume|label .. fragrance|fragrance on a label|fragrance on label|
      other names for`,
    says: ['**Look for “Parfum” or “Fragrance” first; “Aroma” on lip products.**',
      '- **Named scent allergens:** limonene, linalool, citronellol, geraniol, citral, eugenol, coumarin, hexyl cinnamal, benzyl '
        + 'salicylate\n- **Essential oils:** lavender, citrus peel, peppermint, tea tree, ylang-ylang (“… oil”)\n- **“Unscented”** may hold a '
        + 'masking scent; **“fragrance-free”** is the safer word, and the list decides.',
      'Keep to short lists and test new products on a small patch. If you do not know which one it is, a dermatologist can do patch tests.'],
    ingredients: ['fragrance', 'limonene', 'linalool'],
  },
  {
    id: 'minimal',
    words: `
      only afford|can only buy|only buy one|only buy two|bare minimum|absolute minimum|least amount|minimum i need|only two products|
      only three products|basics only|the basics|no money|payday|pay day|month end|broke student|student budget|what do i really need|
      what do i actually need|only r50|only r100`,
    says: ['**Three things are enough: cleanse, moisturise, sunscreen.** Everything else can wait.',
      '1. **Cleanse** at night with a mild, soap-free wash; in the morning water will do.\n2. **Moisturise** with a plain fragrance-free '
        + 'cream; petroleum jelly on dry patches is the cheapest sealer.\n3. **Sunscreen**, broad-spectrum SPF 30–50, every morning: buy this '
        + 'one first.',
      'Shop brands do the job. Leave toners, eye creams and kits. Later, add one active for your main concern.'],
    ingredients: ['petrolatum', 'glycerin'],
  },
]
