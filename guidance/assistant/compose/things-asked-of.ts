import type { Judged } from './things-judged.ts'

// Creams, oils, kitchen things and medicines that people ask of. Source: general.

const thin =
  'Thinly, on clean damp skin, after a few days on one small patch; stop if it burns, itches or brings spots.'
const rinse =
  'If you like it: plain, ten minutes, rinsed off with lukewarm water; not on open skin, and nothing sour or grainy in it.'
const off =
  'Used it already? Rinse with plenty of water, plain moisturiser only, no actives for a week; blisters: a clinic.'

/** What is put on skin or taken for it, and what it does to a trouble. */
export const putOn: readonly Judged[] = [
  {
    words: /\bbeard (?:oil|balm|butter|wax)s?\b/,
    called: 'beard oil',
    kind: 'oil',
    how: 'Two or three drops of a light one, on the hair and not rubbed into the skin; wash the beard with a mild wash at night, and leave it for a month if bumps come.',
    cells: {
      acne: ['harm', 'heavy beard oil that reaches the skin clogs pores under the beard and can bring pimples'],
      hair: ['none', 'beard oil softens the beard and makes it look fuller, but grows no hair'],
      ingrown: ['none', 'beard oil softens stubble, which shaves easier, but frees no ingrown hair'],
      dandruff: ['some', 'a little beard oil softens dry flakes; greasy ones need an anti-dandruff wash'],
    },
  },
  {
    words:
      /\b(?:hair ?food|(?:amla |almond |coconut |olive |castor |jojoba |black )?hair (?:oil|grease|gel|spray|products?|wax|butter|cream)|pomade|edge control|blue magic|jojoba hair oil|oil sheen|braid spray|dax)\b/,
    called: 'a hair product such as {w}',
    kind: 'oil',
    how: 'On the lengths, two fingers away from the hairline; wipe forehead and neck before bed, and wash the face last.',
    cells: {
      acne: ['harm', '{x} that reaches forehead, neck or back clogs pores and brings small, even pimples there'],
      dry: ['none', '{x} is made for hair; a plain body cream does more for dry skin'],
    },
  },
  { words: /\bcoconut oil\b|\bklapperolie\b/, called: 'coconut oil', kind: 'oil', how: thin },
  { words: /\b(?:shea|cocoa|mango) butter\b/, called: 'shea or cocoa butter', kind: 'oil', how: thin },
  {
    words: /\bcastor oil\b|\bjbco\b/,
    called: 'castor oil',
    kind: 'oil',
    how: thin,
    cells: {
      hair: [
        'none',
        'castor oil coats hair so that it looks thicker; it is not shown to grow any, and sticks hair together',
      ],
    },
  },
  {
    words:
      /\b(?:olive|sunflower|cooking|vegetable|avocado|baby|argan|almond|jojoba|rosehip|marula|grapeseed|black seed|moringa|hemp|vitamin e|body|face|facial) oil\b|\boil on my face\b/,
    called: 'an oil such as {w}',
    kind: 'oil',
    how: thin,
  },
  {
    words: /\btea ?tree(?: oil)?\b/,
    called: 'tea tree oil',
    kind: 'soothing',
    how: 'Never neat: a finished product with about 5%, on the spot only, after a patch test; it often brings allergy, and is not for children or near eyes.',
    cells: {
      acne: [
        'some',
        'a finished 5% tea tree product calms some pimples, more slowly than benzoyl peroxide; neat it burns',
      ],
      fungus: ['some', 'tea tree oil slows some fungus; an antifungal cream works better and faster'],
      dandruff: ['some', 'a shampoo with tea tree helps some dandruff; neat oil burns the scalp'],
      warts: ['none', 'tea tree oil is not shown to clear warts or skin tags, and neat it burns'],
      coldsores: ['none', 'tea tree oil is not shown to shorten cold sores, and it stings'],
      ingrown: ['none', 'tea tree oil calms a little at best, and frees no ingrown hair'],
      itch: ['harm', 'tea tree oil is among the commoner causes of an allergy, and then skin itches'],
      redness: ['harm', 'tea tree oil irritates reactive skin'],
      eczema: ['harm', 'tea tree oil stings on eczema and often brings allergy'],
      sunburn: ['harm', 'tea tree oil stings on a sunburn'],
      dry: ['harm', 'tea tree oil irritates and dries skin'],
    },
  },
  {
    words: /\b(?:tissue oil|bio ?oil)\b/,
    called: 'tissue oil',
    kind: 'oil',
    how: thin,
    cells: { marks: ['none', '{x} is not known to fade dark marks; it softens skin as any oil does'] },
  },
  {
    words: /\b(?:petroleum jelly|vaseline|petrolatum|blue ?seal)\b/,
    called: 'petroleum jelly',
    kind: 'oil',
    how: 'A thin layer on damp skin at night; on an oily, pimply face a light lotion feels better. It is no sunscreen.',
    cells: {
      acne: [
        'none',
        'petroleum jelly itself does not cause pimples, but treats none either and feels greasy on an oily face',
      ],
      clog: ['none', 'purified petroleum jelly does not clog pores: it lies on top and goes into none'],
      eczema: [
        'good',
        'petroleum jelly on damp skin is one of the best and cheapest things for eczema; it stings on nobody',
      ],
      itch: ['some', 'petroleum jelly eases an itch that comes from dry skin'],
      redness: ['good', 'petroleum jelly calms skin that is sore from dryness or rubbing; with rosacea use it thinly'],
      scars: ['some', 'petroleum jelly helps while a wound heals, so that it scars less; an old scar it only softens'],
      burns: [
        'some',
        'petroleum jelly suits a small burn once it has been cooled for twenty minutes and is clean, never before',
      ],
      chafing: ['good', 'petroleum jelly is among the best things against chafing: skin glides'],
      heels: ['good', 'petroleum jelly at night under socks softens cracked heels'],
      ingrown: ['none', 'petroleum jelly soothes shaved skin and frees no ingrown hair'],
      hair: ['none', 'petroleum jelly keeps brows and lashes glossy and grows none'],
      coldsores: ['some', 'petroleum jelly keeps a cold sore’s crust from cracking; it does nothing to the virus'],
    },
  },
  {
    words: /\b(?:glycerine?|gliserien)\b/,
    called: 'glycerine',
    kind: 'soothing',
    how: 'In a cream, or a little in water on damp skin with cream over it; neat it is sticky and can sting.',
    cells: {
      dry: ['good', 'glycerine draws water into the skin and is one of the best-proven things for dry skin'],
      acne: ['none', 'glycerine neither causes pimples nor clears them, and suits skin that has them'],
      eczema: ['some', 'glycerine in a fragrance-free cream helps eczema keep water; neat it stings'],
      heels: ['some', 'glycerine in a thick cream softens cracked heels'],
      lips: ['some', 'glycerine under a greasy balm moistens dry lips; alone it can draw water out'],
      oily: ['none', 'glycerine makes no oil; in a gel it suits oily skin'],
    },
  },
  {
    words: /\b(?:aqueous cream|epimax|emulsifying ointment|dermopal|cetomacrogol)\b/,
    called: '{w}',
    kind: 'soothing',
    how: 'Aqueous cream to wash with and rinse off; an ointment or ceramide cream to leave on.',
    cells: {
      dry: ['good', '{x} moistens dry skin'],
      acne: ['none', '{x} clears no pimples, and a thick layer may feel heavy'],
      eczema: [
        'some',
        'a plain thick cream is what eczema needs daily; aqueous cream is better rinsed off, as its soap can sting',
      ],
    },
  },
  {
    words:
      /\b(?:ponds?|nivea|dove|johnsons?|garnier|olay|vaseline (?:lotion|intensive care)|cocoa lotion|clere|dawn lotion|oh so heavenly|neutrogena|clean and clear|nivea cream|cold cream|vanishing cream)\b(?! (?:soap|bar|(?:\w+ )?wash|foam|cleanser|scrub|sun\w*|serum|roll))/,
    called: '{W}',
    kind: 'brand',
    how: 'A name says nothing: read the ingredients, or paste them here and I go through them.',
  },
  {
    words: /\b(?:aloe(?: vera)?|aalwyn|inhlaba)\b/,
    called: 'aloe',
    kind: 'soothing',
    how: 'The clear gel only, the yellow sap rinsed off, on a small patch first; or a gel without alcohol and scent.',
    cells: {
      sunburn: ['some', 'aloe gel cools a sunburn and feels good, and shortens it hardly'],
      marks: ['none', 'aloe soothes skin but does not fade dark marks'],
      burns: [
        'some',
        'a clean aloe gel soothes a small burn once it has been cooled for twenty minutes; garden sap is not sterile',
      ],
      scars: ['none', 'aloe soothes a healing wound but flattens and fades no scars'],
      acne: ['none', 'aloe calms the skin round pimples a little and clears none by itself'],
    },
  },
  {
    words: /\b(?:honey|heuning|manuka)\b/,
    called: 'honey',
    kind: 'soothing',
    how: rinse,
    cells: {
      marks: ['none', 'honey softens skin for a while and does not fade dark marks'],
      acne: [
        'none',
        'honey is mild and hardly proven: a trial of medical honey found no gain for pimples over washing alone',
      ],
      scars: ['none', 'honey fades or flattens no scars; only sterile medical honey has a place, on wounds'],
    },
  },
  {
    words:
      /\b(?:rice water|turmeric|oats?|oatmeal|yog(?:h)?urt|amasi|maas|cucumber|egg (?:whites?|mask)|raw egg|potato(?:es)?|papaya|pawpaw|tomato(?:es)?|banana|green tea|rooibos|rose ?water|carrot|onion|garlic|cinnamon|ibomvu|clay|calamine clay|multani|charcoal|witch hazel)\b/,
    called: 'a remedy such as {w}',
    kind: 'soothing',
    how: rinse,
  },
  { words: /\b(?:lemon(?: juice)?|lime juice|suurlemoen)\b/, called: 'lemon juice', kind: 'harsh', how: off },
  {
    words: /\b(?:bi ?carb\w*|baking (?:soda|powder)|koeksoda)\b/,
    called: 'bicarb',
    kind: 'harsh',
    how: off,
    cells: { odour: ['some', 'bicarb takes smell away for some hours, and irritates many armpits until they darken'] },
  },
  { words: /\b(?:vinegar|acv|asyn)\b/, called: 'vinegar', kind: 'harsh', how: off },
  {
    words: /\b(?:tooth ?paste|colgate|tandepasta)\b/,
    called: 'toothpaste',
    kind: 'harsh',
    how: off,
    cells: {
      acne: ['harm', 'toothpaste dries and burns the skin over a pimple, which stays longer and leaves a mark'],
      burns: ['harm', 'toothpaste on a burn holds the heat, stings and may infect it'],
      bites: ['none', 'toothpaste cools bites for a minute and may irritate after'],
    },
  },
  {
    words:
      /\b(?:dettol|savlon|jik|surgical spirits?|methylated spirits?|spirits?|rubbing alcohol|peroxide from|hand ?saniti[sz]er|listerine|mouthwash|sunlight(?: soap| liquid)?|laundry|washing powder|green soap|carbolic|salt|sugar scrub|hemorrhoid cream)\b/,
    called: 'something as harsh as {w}',
    kind: 'harsh',
    how: off,
  },
  {
    words:
      /\b(?:lux|bar|bath|hand|normal|ordinary|scented) soaps?\b|(?<=\b(?:does|is|can|will|from|my|the|using|normal) )soaps?\b(?! free)|\b(?:lux|shower gel|bubble bath)\b/,
    called: 'soap',
    how: 'A mild, soap-free wash, lukewarm and short, on the places that need it; cream on damp skin after.',
    cells: {
      dry: ['harm', 'soap takes out the fats that keep skin supple, strong bar soap most of all'],
      eczema: ['harm', 'soap strips the weak barrier of eczema and sets it off'],
      itch: ['harm', 'soap dries skin, and dry skin itches'],
      acne: [
        'none',
        'soap does not clear pimples, as they begin inside the pore; strong soap only dries and irritates',
      ],
      oily: ['none', 'soap takes oil off for an hour, and skin makes no less'],
      marks: ['none', 'soap fades no dark marks: it is rinsed off again'],
      folds: ['none', 'dark folds are not dirt, and soap fades none'],
      clog: ['none', 'soap does not reach what plugs a pore'],
      redness: ['harm', 'soap stings and reddens skin that is sensitive'],
      wrinkles: ['none', 'soap makes no wrinkles; dry skin shows them more'],
      dandruff: ['none', 'soap does not reach the yeast behind dandruff'],
      fungus: ['none', 'soap washes skin and clears no fungus'],
      darker: ['none', 'soap makes skin no darker, unless it irritates for long'],
      odour: ['some', 'soap takes smell off until you sweat again'],
      bites: ['none', 'soap cleans bites and calms no itch'],
      lips: ['harm', 'soap dries lips'],
    },
  },
  {
    words: /\b(?:earrings?|jewell?ery|nickel|necklace|(?:cheap )?chain|bracelet)\b/,
    called: 'jewellery',
    how: 'Titanium, plastic or high-carat gold; take it off at night and when it itches.',
    cells: {
      keloids: [
        'partly',
        'cheap jewellery makes no keloid by itself, but a piercing that it pulls or inflames can grow one',
      ],
      itch: ['harm', 'cheap jewellery with nickel often brings an itchy rash where it touches'],
      eczema: ['harm', 'nickel in cheap jewellery can bring eczema just there'],
      marks: ['partly', 'jewellery that itches or rubs leaves dark marks'],
      darker: ['partly', 'jewellery that rubs or brings a rash darkens skin there; green or black stain washes off'],
      folds: ['partly', 'a chain that rubs darkens a neck a little; velvety dark skin has another cause'],
      acne: ['none', 'jewellery causes no pimples, only rubbing or an allergy'],
      redness: ['harm', 'nickel in jewellery reddens skin in many people'],
    },
  },
  {
    words: /\b(?:urine|pee|breast ?milk)\b/,
    called: '{w}',
    how: 'It is waste or food, not sterile and no medicine; rinse it off.',
    cells: {
      acne: ['harm', '{x} clears no pimples, and germs in it can infect skin that is sore'],
      marks: ['none', '{x} fades no dark marks and carries germs'],
      eczema: ['harm', '{x} heals no eczema, and germs in it can infect it'],
      glow: ['none', '{x} gives no glow and carries germs; there is no proof for it'],
      burns: ['harm', '{x} on a burn carries germs into it'],
      fungus: ['none', '{x} kills no fungus'],
      wrinkles: ['none', '{x} smooths no wrinkles'],
      scars: ['none', '{x} fades no scars'],
      dry: ['none', '{x} moistens no skin; a urea cream does'],
      redness: ['harm', '{x} irritates red skin and carries germs'],
    },
  },
  {
    words:
      /\b(?:sudocrem|zinc (?:cream|oxide cream|and castor oil|ointment)|nappy (?:cream|rash cream)|bum cream|bepanthen|fissan)\b/,
    called: 'zinc barrier cream such as Sudocrem',
    kind: 'soothing',
    how: 'A dab on sore skin at night, washed off in the morning; not on the whole face.',
    cells: {
      acne: [
        'none',
        'zinc barrier cream such as Sudocrem may calm a sore spot a little, but is not shown to clear pimples, and it is heavy',
      ],
      eczema: ['some', 'zinc cream such as Sudocrem protects sore, wet places; scented kinds can sting eczema'],
      chafing: ['good', 'zinc cream protects chafed skin and lets it heal'],
      redness: ['some', 'zinc cream protects skin that is sore from wet or rubbing'],
      marks: ['none', 'zinc cream such as Sudocrem fades no dark marks'],
      clog: ['harm', 'a thick zinc cream can feel heavy and clog an oily face'],
      burns: ['none', 'zinc cream is not for a fresh burn; cool water is'],
    },
  },
  {
    words: /\b(?:calamine|kalamien)\b/,
    called: 'calamine',
    kind: 'soothing',
    how: 'Dabbed on two or three times a day, not on open skin; plain cream after, since it dries.',
    cells: {
      itch: ['some', 'calamine cools an itch for an hour'],
      bites: ['good', 'calamine cools the itch of bites well enough'],
      sunburn: ['some', 'calamine cools a sunburn a little, and dries'],
      acne: ['none', 'calamine dries a wet spot and clears no pimples'],
      dry: ['harm', 'calamine dries skin further'],
    },
  },
  {
    words: /\b(?:baby powder|talc\w*|talcum powder|maizena|corn ?starch|body powder)\b/,
    called: 'powder',
    how: 'A little, tapped into the hand away from the face and not breathed in; never on raw, wet or private skin.',
    cells: {
      chafing: ['some', 'baby powder or talc keeps dry skin dry for an hour or two; once you sweat it clumps and rubs'],
      odour: ['some', 'powder takes up some sweat and hides smell, and stops neither'],
      oily: ['some', 'powder takes shine off for an hour and may cake; it changes nothing in how much oil skin makes'],
      acne: ['none', 'powder neither clears pimples nor usually brings them; sweat and heavy make-up do'],
      clog: ['none', 'powder seldom clogs pores, if it is washed off at night'],
      itch: ['none', 'powder soothes sweaty skin a little and dries it, which may itch more'],
      fungus: ['none', 'plain powder kills no fungus; cornstarch may even feed yeast'],
      eczema: ['harm', 'powder dries skin with eczema'],
      darker: ['none', 'powder makes skin no darker'],
      folds: ['none', 'powder fades no dark folds'],
      ingrown: ['none', 'powder eases no ingrown hairs'],
    },
  },
  {
    words:
      /\b(?:panado|paracetamol|disprin|aspirin|ibuprofen|nurofen|grandpa|grand pa|compral|painkillers?|myprodol)\b/,
    called: 'a painkiller such as {w}',
    kind: 'tablet',
    how: 'Only as the leaflet says, and never crushed on skin; ask a pharmacist if you take other tablets, are pregnant, or have asthma or a stomach ulcer.',
    cells: {
      sunburn: ['some', '{x} takes the edge off the pain of sunburn; it does not heal it'],
      burns: ['some', '{x} eases the pain of a burn; cooling comes first'],
      coldsores: ['some', '{x} eases the soreness of cold sores, and shortens none'],
      bites: ['none', '{x} does little for itchy bites'],
      acne: ['none', '{x} does nothing against pimples, taken or crushed on them'],
    },
  },
  {
    words: /\b(?:allergex|antihistamines?|cetirizine|zyrtec|clarityne|loratadine|texa)\b/,
    called: 'an antihistamine',
    kind: 'tablet',
    how: 'Ask a pharmacist which suits you; some make drowsy. For days, not for months.',
    cells: {
      itch: ['some', 'an antihistamine helps where hives or an allergy itch, and little where dry skin does'],
      eczema: ['none', 'an antihistamine does not treat eczema; a drowsy one only helps some to sleep'],
      bites: ['some', 'an antihistamine eases bites that itch and swell'],
      acne: ['none', 'an antihistamine does nothing against pimples'],
      dry: ['none', 'an antihistamine does nothing for dry skin'],
    },
  },
  {
    words: /\b(?:vicks|zam ?buk|deep heat|camphor cream|tiger balm|menthol)\b/,
    called: 'camphor or menthol, as in {w},',
    kind: 'harsh',
    how: off,
    cells: {
      lips: ['harm', '{x} seals lips, but stings many, who lick and peel and need ever more'],
      itch: ['some', '{x} cools an itch for a while; on sore or cracked skin it burns'],
      bites: ['some', '{x} cools bites for a while'],
    },
  },
  {
    words:
      /\b(?:multi ?vitamins?|biotin|vitamin (?:c|d|e|b\d*) (?:tablets?|pills?|capsules?)|zinc (?:tablets?|supplements?|pills?)|collagen(?: powder| drink)?|omega ?3?|fish oil|supplements?)\b/,
    called: 'a supplement such as {w}',
    kind: 'food',
    how: 'Only what a blood test shows to be lacking needs to be swallowed; high doses have harms of their own.',
    cells: {
      acne: ['none', '{x} is hardly shown to clear pimples, and much B12 or iodine can bring them'],
      hair: ['none', 'a supplement grows hair only in somebody who lacks just that'],
    },
  },
]
