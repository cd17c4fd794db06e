/** When a substance keeps a recipe from being published; where it does not, the recipe carries the label. */
type RefusedWhen = 'always' | 'on the face' | 'for babies' | 'never' | { aboveShare: number }

/** A rule about one substance. Names are matched in lower case, with hyphens as spaces. */
export type SubstanceRule = {
  id: string
  /** How the substance is named in ingredients and steps. */
  names: RegExp
  /** Further names that only count in the title. */
  inTitle?: RegExp
  refused: RefusedWhen
  /** Why it is refused, for the person who writes the recipe. */
  why: string
  /** The warning above a recipe that may be published with it. */
  label: string
  /** The page that supports the rule. */
  source: string
}

const never = { refused: 'always', label: '' } as const
const onLabel = { refused: 'never', why: '' } as const

/** Plants whose oil is an essential oil. Fixed oils (rosehip, almond, marula) are not among them. */
const scented =
  'lavender|peppermint|spearmint|mint|eucalyptus|rosemary|oregano|thyme|geranium|buchu|lemongrass|citronella|frankincense|sandalwood|' +
  'patchouli|sage|ch?amomile|cypress|cedarwood|neroli|helichrysum|rose|vanilla'

/** Essential oils, also where a recipe leaves out the word: "tea tree", "5 drops lavender". */
const essentialOils = new RegExp(
  String.raw`\bessential oils?\b|\b(?:tea tree|ylang ylang)\b|\b(?:${scented}) (?:oil|otto|absolute)\b|\bdrops? (?:of )?(?:${scented})\b`,
)

/** The rules, the most serious first. They cover what home recipes commonly contain; a substance without a rule is not thereby safe. */
export const substanceRules: readonly SubstanceRule[] = [
  {
    ...never,
    id: 'lightening',
    names:
      /\b(?:mercury|mercurous|mercuric|calomel|hydroquinone|steroids?|cortisone|hydrocortisone|betamethasone|clobetasol|(?:skin )?(?:lighten|whiten|bleach)\w* (?:creams?|soaps?|pills?))\b/,
    why: 'Mercury, hydroquinone and steroid creams belong with a doctor or nowhere. They can damage skin and kidneys for good.',
    source: 'https://publications.aap.org/aapnews/article/33/5/24/9817/Skin-creams-may-contain-mercury',
  },
  {
    ...never,
    id: 'sunscreen',
    names:
      /\b(?:zinc oxide|titanium dioxide|avobenzone|octocrylene|oxybenzone|(?:home ?made|diy|own|natural) (?:\w+ )?sun ?(?:screen|block|cream)|(?:gives?|has|have|offers?|about|natural) (?:an? )?spf ?\d*|(?:protects?|protection|shields?) (?:\w+ ){0,3}(?:from|against) (?:the )?(?:sun|uv))\b/,
    inTitle: /\bsun ?(?:screen|block|cream|lotion|protection)\b|\bspf\b/,
    why: 'A sunscreen made at home cannot be tested and does not protect. Of the recipes shared online, most protect far too little.',
    source: 'https://www.moffitt.org/endeavor/archive/dont-get-burned-with-diy-sunscreen-trend',
  },
  {
    ...never,
    id: 'household-chemicals',
    names:
      /\b(?:bleach|jik|hypochlorite|caustic soda|lye|ammonia|acetone|borax|rubbing alcohol|surgical spirits?|aspirins?|disprin)\b/,
    why: 'Cleaning products, solvents and crushed tablets burn skin.',
    source: 'https://www.healthinfo.org.nz/chemicals-in-eyes.htm',
  },
  {
    ...never,
    id: 'peroxide',
    names: /\bperoxide\b/,
    why: 'Hydrogen peroxide damages the cells that heal skin, and can leave blisters, pale patches and scars.',
    source: 'https://www.healthdigest.com/394127/never-use-hydrogen-peroxide-on-your-skin-heres-why/',
  },
  {
    ...never,
    id: 'actives',
    names:
      /\b(?:ascorbic acid|vitamin c|citric acid|retinol|retinoids?|tretinoin|glycolic acid|salicylic acid|lactic acid|trichloroacetic acid|kojic acid)\b/,
    why: 'A kitchen can measure neither the strength nor the acidity of an active ingredient, and both can burn.',
    source:
      'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-labeling-cosmetics-containing-alpha-hydroxy-acids',
  },
  {
    ...never,
    id: 'citrus',
    names:
      /\b(?:lemons?(?! (?:balm|verbena))|limes?(?! (?:flowers?|blossom))|suurlemoen\w*|grapefruits?|bergamots?|(?:orange|naartjie|citrus) (?:juice|oil|peel|zest))\b/,
    why: 'Lemon and other citrus juice is acid, and in the sun it burns: blisters first, then dark marks that stay for months.',
    source: 'https://www.startribune.com/margarita-dermatitis-limes-plus-sunshine-can-lead-to-painful-burn/315390381/',
  },
  {
    ...never,
    id: 'baking-soda',
    names: /\b(?:baking (?:soda|powder)|bicarb\w*|sodium bicarbonate|koeksoda)\b/,
    why: 'Baking soda is alkaline, about pH 9; skin is slightly acid. It strips and irritates.',
    source: 'https://www.yahoo.com/lifestyle/baking-soda-wreck-skin-dont-143000676.html',
  },
  {
    ...never,
    id: 'toothpaste',
    names: /\btooth ?paste\b/,
    why: 'Toothpaste is made for enamel. On skin it irritates and can burn.',
    source: 'https://skincareskinny.care/why-you-should-never-put-toothpaste-on-your-face/',
  },
  {
    ...never,
    id: 'raw-egg',
    names: /\beggs?(?! sized)\b/,
    why: 'Raw egg can carry salmonella, to your mouth and to everything you touch.',
    source:
      'https://meandmylifestyleblog.com/fashion/raw-egg-face-masks-put-you-at-risk-of-nasty-food-poisoning-bugs-experts-warn/',
  },
  {
    id: 'hot-spices',
    names: /\b(?:cinnamon|cassia|cloves?|mustard|chill?i(?:es)?|cayenne|capsicum|garlic)\b/,
    refused: 'on the face',
    why: 'Cinnamon, clove and hot spices burn the face and are common causes of allergy.',
    label: 'Contains a spice that can burn and cause allergy. Keep it off the face and away from eyes and broken skin.',
    source: 'https://www.skinsafeproducts.com/ingredients/clove-oil',
  },
  {
    id: 'sharp-grains',
    names:
      /\b(?:(?:sea |table |coarse |epsom )?salts?|(?:walnut|almond|coconut|egg|nut) ?shells?|ground shells?|(?:apricot|peach|olive) (?:stones?|pits?|kernels?)|coffee grounds|ground coffee|pumice)\b/,
    refused: 'on the face',
    why: 'Salt, ground shells and stones have sharp edges that scratch the skin of the face.',
    label: 'Contains sharp grains. For the body only: not on the face, and not on shaved, sore or broken skin.',
    source: 'https://www.wellandgood.com/how-to-use-walnut-scrub/',
  },
  {
    id: 'vinegar',
    names: /\bvinegar\b/,
    refused: { aboveShare: 0.1 },
    why: 'Vinegar that is not diluted burns skin. Use at least nine parts of water to one part of vinegar.',
    label: 'Contains diluted vinegar. Rinse it off after a few minutes, and stop if it stings. Not on broken skin.',
    source: 'https://fdocuments.in/document/chemical-burn-from-topical-apple-cider-vinegar.html',
  },
  {
    id: 'essential-oils',
    names: essentialOils,
    // The low end of the usual advice of 1 to 3 %.
    refused: { aboveShare: 0.01 },
    why: 'Essential oils need dilution: at most 1 part in 100 of the whole batch, about 6 drops in 30 ml.',
    label:
      'Contains essential oil, a known cause of skin allergy. Not for children, in pregnancy, or on eczema or broken skin.',
    source: 'https://pubmed.ncbi.nlm.nih.gov/37403438/',
  },
  {
    ...onLabel,
    id: 'nuts',
    names:
      /\b(?:almond|walnut|hazelnut|macadamia|cashew|pecan|pistachio|brazil nut|mongongo|manketti|argan|shea|peanut|groundnut|arachis|nut oil)\b/,
    label: 'Contains a nut oil or butter. If you are allergic to nuts, leave it out or ask your doctor first.',
    source:
      'https://zizaidermatology.com/blog/faqwd/i-am-allergic-to-tree-nuts-can-i-use-products-on-my-skin-that-contain-tree-nuts/',
  },
  {
    id: 'honey',
    names: /\b(?:honey|propolis|royal jelly)\b/,
    refused: 'for babies',
    why: 'Honey can make a baby under one year dangerously ill (infant botulism).',
    label:
      'Contains honey. Keep it away from babies under one year, whose mouths find everything, and leave it out if you are allergic to bee products.',
    source: 'https://www.inspq.qc.ca/en/tiny-tot/feeding-your-child/foods/honey-never-babies-under-age-1',
  },
  {
    ...onLabel,
    id: 'oats',
    names: /\b(?:oats?|oatmeal|wheat)\b/,
    label:
      'Contains oats or wheat. Not for a baby or child with eczema unless a doctor agrees: their skin can become allergic to them.',
    source: 'http://onlinelibrary.wiley.com/doi/10.1111/j.1398-9995.2007.01527.x/full',
  },
  {
    ...onLabel,
    id: 'daisies',
    names: /\b(?:ch?amomile|calendula|marigold|arnica|yarrow|echinacea)\b/,
    label: 'Contains a plant of the daisy family. Leave it out if you react to daisies, chrysanthemums or ragweed.',
    source: 'https://pubmed.ncbi.nlm.nih.gov/12492516/',
  },
]

/** Ingredients that bring water into a recipe, in which germs grow. Dried herbs and honey on their own do not. */
export const wetIngredients =
  /\b(?:\w*water|hydrosol|tea(?! tree)|infusion|brewed|aloe|milk|buttermilk|amasi|cream|yogh?urt|juice|pulp|pur[eé]e|mashed|witch hazel|cucumber|avocado|banana|strawberr(?:y|ies)|mango|paw ?paw|papaya|tomato|potato|fresh (?:leaves|herbs|petals|flowers|mint))\b/

/** The page that supports the limits for recipes with water. */
export const WATER_SOURCE =
  'https://www.fda.gov/cosmetics/potential-contaminants-cosmetics/microbiological-safety-and-cosmetics'

/** Days that a recipe with water may keep in the fridge. A preservative does not extend them: nobody can test at home that it works. */
export const WET_DAYS = 3
