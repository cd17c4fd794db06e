import { families, type Family, type Origin, origins } from '../knowledge/kinds.ts'
import { distance, slipsAllowed } from '../text/spelling.ts'

/** What a word of an allergy or avoid-list stands for. `called`: how it is said back. `words`: also looked for in printed names. */
export type AvoidTerm = {
  said: readonly string[]
  called: string
  families: readonly Family[]
  origins: readonly Origin[]
  ingredients: readonly string[]
  words: readonly string[]
  /** What a printed name says of where a thing comes from, word for word, beyond what people say. */
  printed: readonly string[]
}

type LeftOut = Family | Origin | `#${string}` | `~${string}` | `+${string}`

/**
 * Group words, in English, Afrikaans, isiZulu, isiXhosa and Sesotho: `|` between them, `*` any ending; how it is said back; and what is left out:
 * families and origins by their names, `#` an ingredient, `~` a word of the printed name, `+` a printed word that tells of the origin. Single
 * ingredients are found by their names. Wide rather than narrow: who avoids perfume is spared essential oils too.
 */
const rows: readonly (readonly [said: string, called: string, ...leavesOut: LeftOut[]])[] = [
  [
    `
    perfum*|parfum*|parfuum*|parfuim*|fragran*|fragan*|fragren*|frangran*|scent|scents|scented|smell|smells|smelly|aroma|aromas|geur*|reuk|
    iphunga|amaphunga|amakha|isiqholo|iziqholo|ivumba|monko|menko|monkgo|cologne`,
    'fragrance',
    'fragrance',
    'fragrance-allergen',
    'essential-oil',
  ],
  ['essential oil|essential oils|eo|eos|essensiele olie*', 'essential oils', 'essential-oil'],
  [
    'nut|nuts|tree nut|tree nuts|neute|neut|noten|nute|dinate|dinuts|amanuts|amantongomane|amandongomane|matokomane|ditokomane|nutty',
    'nuts',
    'tree-nut',
    'peanut',
  ],
  [
    'almond*|amand*|mandel*|mandorl*|almendr*|amendo*|noix|noisett*|nuss*|nueces|walnut*|okkerneut*|hazelnut*|cashew*|kasjoe*|pecan*|pekan*|pistachio*|macadamia*|makadamia*|mac nuts|pine nut*|brazil nut*',
    'tree nuts',
    'tree-nut',
    '+shea',
    '+nut',
    '+nuts',
    '+amygdalus',
    '+corylus',
    '+avellana',
    '+juglans',
    '+anacardium',
    '+carya',
    '+pistacia',
    '+brazil',
    '+bertholletia',
    '+butyrospermum',
    '+vitellaria',
    '+argan',
    '+argania',
  ],
  [
    'shea|shea butter|shea nut*|karite',
    'shea',
    'tree-nut',
    '#shea-butter',
    '~shea',
    '~butyrospermum',
    '~vitellaria',
    '~karite',
  ],
  ['peanut*|groundnut*|ground nut*|grondboon*|arachis|monkey nut*|amakinati', 'peanut', 'peanut', '+hypogaea'],
  ['sesam*|tahini', 'sesame', 'sesame'],
  ['soy|soya|soja|soybean*|soyabean*|edamame|tofu', 'soya', 'soy'],
  ['wheat|koring|ukolweni|ingqolowa|koro|korong', 'wheat', 'wheat', '+triticum'],
  [
    'gluten*|coeliac|celiac|seliak*',
    'gluten',
    'wheat',
    '~wheat',
    '~triticum',
    '~barley',
    '~hordeum',
    '~rye',
    '~secale',
    '~gluten',
  ],
  ['barley|gars|ibhali|irhasi|harese', 'barley', '~hordeum', '~barley'],
  ['avo|avos|avocado*|avokado*|ukotapheya|ukwatapheya|iavokado', 'avocado', '~persea', '~avocado'],
  ['banana*|piesang*|ubhanana|amabhanana|ibhanana|iibhanana|panana|dipanana', 'banana', '~musa', '~banana'],
  ['mango*|umango|imango|iimango|omango', 'mango', '~mangifera', '~mango'],
  ['strawberr*|aarbei*', 'strawberry', '~fragaria', '~strawberry'],
  ['tomato*|tamatie*|utamatisi|otamatisi|itumato|iitumato|tamati|ditamati', 'tomato', '~solanum', '~tomato'],
  ['kiwi*|kiewie*', 'kiwi', 'exfoliating-enzyme', '~actinidia', '~kiwi'],
  ['papaya*|pawpaw*|paw paw|papino*|upopo|ipopo', 'papaya', 'exfoliating-enzyme', '~carica', '~papaya'],
  ['pineapple*|pynappel*|uphayinaphu|iphayinapile', 'pineapple', 'exfoliating-enzyme', '~ananas', '~pineapple'],
  ['apple|apples|appel|appels', 'apple', '~malus', '~apple'],
  ['peach|peaches|perske*', 'peach', '~prunus persica', '~peach'],
  ['carrot*|wortel|wortels', 'carrot', '~daucus', '~carrot'],
  ['celery|seldery', 'celery', '~apium', '~celery'],
  ['rice|rys|irayisi|ilayisi|raese|reise', 'rice', '~oryza', '~rice'],
  ['corn|maize|mealie*|mielie*|ummbila|umbila|poone|mmidi', 'maize', '~zea mays', '~maize', '~corn starch'],
  ['rye|rog', 'rye', '~secale', '~rye'],
  ['buckwheat|bokwiet', 'buckwheat', '~fagopyrum', '~buckwheat'],
  ['pea|peas|ertjie*', 'peas', '~pisum'],
  ['lentil*|lensie*', 'lentils', '~lens esculenta', '~lens culinaris', '~lentil'],
  ['chickpea*|chick pea*', 'chickpeas', '~cicer'],
  ['mustard|mosterd', 'mustard', '~brassica nigra', '~brassica alba', '~sinapis', '~mustard'],
  ['ginger|gemmer|ujinja', 'ginger', '#ginger-oil', '~zingiber', '~ginger'],
  ['garlic|knoffel|ugalikhi|onion*|ui|uie|anyanisi|uanyanisi', 'garlic and onion', '~allium'],
  ['turmeric|borrie|curry|kerrie', 'turmeric', '~curcuma', '~turmeric'],
  ['chilli*|chili*|chillies|rissie*|brandrissie*|capsicum|pelepele|upelepele', 'chilli', '~capsicum', '~capsaicin'],
  ['coffee|koffie|ikhofi|kofi|caffeine|kaffeien', 'coffee', '#caffeine', '~coffea', '~coffee', '~caffeine'],
  ['tea|green tea|black tea|tee|groen tee', 'tea', '~camellia sinensis'],
  ['cocoa|cacao|kakao|chocolate|sjokolade', 'cocoa', '~theobroma', '~cocoa'],
  ['olive*|olyf|olywe', 'olive', '~olea', '~olive'],
  ['grape|grapes|druif|druiwe', 'grapes', '~vitis vinifera'],
  ['guava*|koejawel*', 'guava', '~psidium'],
  ['apricot*|appelkoos*', 'apricot', '~prunus armeniaca', '~apricot'],
  ['cherry|cherries|kersie*', 'cherry', '~prunus avium', '~prunus cerasus', '~cherry'],
  ['plum|plums|pruim*', 'plum', '~prunus domestica', '~prunus salicina', '~terminalia ferdinandiana', '~plum'],
  ['fig|figs|vye', 'fig', '~ficus carica'],
  ['pomegranate*|granaat|granate', 'pomegranate', '~punica'],
  ['melon*|spanspek', 'melon', '~cucumis melo'],
  ['watermelon*|waatlemoen*', 'watermelon', '~citrullus'],
  ['pumpkin*|pampoen*', 'pumpkin', '#pumpkin-enzyme', '~cucurbita', '~pumpkin'],
  ['spinach|spinasie', 'spinach', '~spinacia'],
  ['potato*|aartappel*|izambane|amazambane', 'potato', '~solanum tuberosum', '~potato'],
  ['parsley|pietersielie', 'parsley', '~petroselinum'],
  ['raspberr*|framboos*', 'raspberry', '~rubus idaeus', '~raspberry'],
  ['blueberr*|bloubessie*|cranberr*', 'blueberry and cranberry', '~vaccinium'],
  [
    'mushroom*|sampioen*|amakhowe',
    'mushrooms',
    '~ganoderma',
    '~tremella',
    '~lentinus',
    '~agaricus',
    '~inonotus',
    '~tricholoma',
    '~mushroom',
  ],
  ['yeast|gis', 'yeast', '~saccharomyces', '~yeast'],
  [
    'seaweed|kelp|algae|seewier',
    'seaweed',
    '~laminaria',
    '~fucus',
    '~ascophyllum',
    '~chlorella',
    '~spirulina',
    '~algae',
    '~macrocystis',
    '~ecklonia',
    '~undaria',
    '~chondrus',
    '~ulva',
  ],
  ['bloekom*', 'eucalyptus', '~eucalyptus'],
  ['oat|oats|oatmeal|hawer|hawermout|avena|ioats|habore', 'oats', 'oat'],
  [
    'milk|dairy|lactose|melk|suiwel|casein|whey|cmpa|cows milk protein|cow milk protein|ubisi|lebese|maswi|mashi|yoghurt|yogurt|buttermilk|amasi|maas|inkomazi|cheese|kaas|goat milk|goats milk|mafi|ushizi|itshizi',
    'milk',
    'milk',
    '+lac',
    '+lactis',
    '+caseinate',
    '+butyris',
    '+colostrum',
  ],
  // Eggs in Sesotho, and short for honey.
  ['mahe|mae', 'egg and bee products', 'egg', 'bee', '+ovum', '+ovi', '+mel'],
  ['egg|eggs|eier|eiers|amaqanda|iqanda|albumen', 'egg', 'egg', '+ovum', '+ovi', '+eggshell'],
  [
    'fish|vis|salmon|tuna|snoek|hake|pilchard*|sardin*|kingklip|kabeljou|mackerel|anchov*|trout|inhlanzi|izinhlanzi|intlanzi|iintlanzi|tlhapi|ditlhapi|hlapi|' +
      'dihlapi|ifish|ifishi|ufishi|fish oil|caviar',
    'fish',
    'fish',
    '+piscum',
    '+roe',
    '+shark',
  ],
  [
    'shellfish|shell fish|prawn*|shrimp*|crab|crabs|lobster*|crayfish|mussel*|oyster*|' +
      'skulpvis|garnale|crustacean*|calamari|squid|octopus|perlemoen|abalone|clams|kreef|mossels|scallop*|imbaza|iimbaza|izimbaza|iprawn*|iiprawn*|amaprawn*',
    'shellfish',
    'shellfish',
    '+chitosan',
    '+chitin',
    '+krill',
    '+pearl',
    '+conchiolin',
  ],
  ['seafood|sea food|seekos', 'seafood', 'fish', 'shellfish'],
  [
    'bee|bees|bee product*|byeprodukt*|byeproduk|honey|beeswax|bees wax|propolis|royal jelly|heuning|bye|byewas|byesteek*|uju|bee sting*|bee venom|manuka|' +
      'inyosi|izinyosi|iinyosi|ubusi|dinosi|dinose|dinotsi|dinotshi|dinotshe|linotsi|mahe a dinosi|mahe a dinotshi|mahe a linotsi|mamepe|tswarelo ya dinotshi',
    'bee products',
    'bee',
    '+mel',
    '+apis',
  ],
  [
    'lanolin*|lanolien*|lanolin alcohol*|wool|wool wax|wool fat|wool alcohol*|wool wax alcohol*|wolvet|wolalkohol*|wol|' +
      'uboya bezimvu|uboya bemvu|uboya begusha|uboya beegusha|boya ba nku|boya ba dinku|iwulu|uvolo',
    'lanolin',
    'lanolin',
    '+lanolate',
    '+laneth',
    '+adeps',
    '+lanae',
  ],
  [
    'coconut*|klapper*|kokos*|coco|ukhukhunathi|ikhukhunathi|ukhokhonathi|ikhokhonathi|ikokonathi|kokonate',
    'coconut',
    'coconut',
    '+cocos',
    '+cocamidopropyl',
    '+cocamide',
    '+cocoyl',
    '+cocoate',
  ],
  [
    `
    daisy|daisies|ragweed|pollen|chamomile|camomile|kamille|compositae|asteraceae|arnica|calendula|marigold*|chrysanth*|echinacea|madeliefie*|
    stuifmeel|impova|hay fever|hayfever|khaki bos|khakibos|kakiebos|khaki bush|sunflower family|asters`,
    'the daisy family',
    'daisy',
    '+chamomilla',
    '+anthemis',
    '+matricaria',
    '+helichrysum',
    '+artemisia',
    '+achillea',
    '+tagetes',
    '+bellis',
    '+inula',
    '+eriocephalus',
    '+yarrow',
  ],
  [
    'citrus*|lemon|lemons|orange|oranges|lime|limes|grapefruit*|naartjie*|mandarin*|bergamot*|sitrus*|suurlemoen*|lemoen*|pomelo*|ulamula|' +
      'ilamula|amalamula|olamula|ulamuni|ilamuni|iilamuni|iwolintshi|amawolintshi|iorenji|iiorenji|inartyisi|lamunu|dilamunu|sirilamunu|namune|dinamune|surunamune',
    'citrus',
    'citrus',
    '+limon',
    '+aurantium',
    '+limonene',
    '+yuzu',
  ],
  ['latex|rubber|lateks|elastic|elastics|irabha|rabara', 'latex', 'latex', '+hevea'],
  [
    'aspirin*|disprin*|aspirien|asprin|salicyl*|salisiel*|salicilic*|salycilic*|willow bark|nsaid|nsaids|' +
      'wintergreen|deep heat|ibuprofen|brufen|anti inflammatories',
    'salicylates',
    'salicylate',
    'bha',
    '+willow',
    '+salix',
    '+gaultheria',
    '+wintergreen',
    '+homosalate',
    '+octisalate',
  ],
  ['sulfite*|sulphite*|sulfiet*|metabisulfite|metabisulphite', 'sulfites', 'sulfite', '+bisulfite'],
  ['sulfate|sulfates|sulphate|sulphates|sulfaat|sulfate free|sls|sles|lauryl sulfate', 'sulfates', 'sulfate'],
  ['paraben|parabens|parabene|parabin|parabins|parabeen', 'parabens', 'paraben'],
  [
    'silicone|silicones|silikoon|silikone|silicon|cone|cones|dimethicone|dimethicones|siloxane*',
    'silicones',
    'silicone',
  ],
  [
    'mineral oil|mineral oils|petroleum|petrolatum|petrol|paraffin|paraffinum|minerale olie|petroleum jelly|vaseline',
    'mineral oil',
    'mineral-oil',
    '#petrolatum',
    '#mineral-oil',
    '~paraffinum',
    '~petrolatum',
  ],
  [
    'alcohol|alcohols|alkohol|alc|drying alcohol*|denatured alcohol|alcohol denat|alc denat|denat|sd alcohol*|ethanol|etanol|ethyl alcohol|isopropyl|' +
      'isopropyl alcohol|isopropanol|ipa|rubbing alcohol|surgical spirits|spirits|utshwala|utywala|jwala|joala',
    'drying alcohol',
    'drying-alcohol',
  ],
  ['fatty alcohol*|vetalkohol*', 'fatty alcohols', 'fatty-alcohol'],
  [
    // One is made of the others, and a patch test names whichever was on the strip.
    'cetostearyl alcohol*|cetostearyl*|' +
      'cetearyl alcohol*|ceto stearyl*|cetyl stearyl*|cetylstearyl*|cetyl alcohol*|stearyl alcohol*|cetylalkohol|setostearielalkohol',
    'cetyl, stearyl and cetostearyl alcohol',
    'fatty-alcohol',
    '~cetearyl',
    '~cetostearyl',
  ],
  [
    'aqueous cream*|emulsifying ointment*|emulsifying wax*',
    'emulsifying wax (cetostearyl alcohol with a sulfate)',
    'fatty-alcohol',
    'sulfate',
    '~emulsifying wax',
  ],
  ['butters|body butter*', 'butters', 'butter'],
  [
    'retinol*|retinoid*|retinal|retinaldehyde|vitamin a|vitamien a|retin a|tretinoin*|adapalene|tazarotene|differin',
    'retinoids',
    'retinoid',
    'retinoid-medicine',
  ],
  ['vitamin c|vitamien c|vit c|ascorbic*', 'vitamin C', 'vitamin-c'],
  ['aha|ahas|alpha hydroxy*|fruit acid*', 'AHAs', 'aha'],
  ['bha|bhas|beta hydroxy*|sal acid|sali acid|salic acid', 'BHA', 'bha'],
  ['pha|phas', 'PHAs', 'pha'],
  [
    'acids|exfoliating acid*|acid toner*|sure|exfoliant*|exfoliat*|peels|chemical peels',
    'exfoliating acids',
    'aha',
    'bha',
    'pha',
    'exfoliant',
    'exfoliating-enzyme',
  ],
  ['enzymes|enzyme|papain|bromelain', 'fruit enzymes', 'exfoliating-enzyme'],
  [
    'formaldehyde*|formalin|formaldehied|quaternium 15|dmdm hydantoin|imidazolidinyl urea|diazolidinyl urea|bronopol|nail hardener*',
    'formaldehyde releasers',
    'formaldehyde-releaser',
  ],
  ['mi|mci|methylisothiazolinone|isothiazolinone*|kathon', 'isothiazolinones', 'isothiazolinone'],
  [
    'preservative*|preserveermiddel*',
    'preservatives',
    'preservative',
    'paraben',
    'formaldehyde-releaser',
    'isothiazolinone',
  ],
  [
    'hair dye|hair dyes|hair colou*|hair color*|hair tint*|box dye*|paraphenylenediamine|p phenylenediamine|ppd|haarkleur*|henna|black henna|para phenylenediamine|udayi|idayi',
    'hair dyes',
    'hair-dye',
  ],
  [
    'dye|dyes|colourant*|colorant*|colouring|coloring|artificial colour*|kleurstof*|pigments',
    'colourants',
    'colourant',
    'hair-dye',
  ],
  [
    'chemical sunscreen*|chem sunscreen*|chem filter*|chemical filter*|chem sunblock*|chemical sunblock*|chem spf|organic filter*|chemical spf|chemical uv',
    'organic UV filters',
    'uv-filter-organic',
  ],
  ['mineral sunscreen*|mineral filter*', 'mineral UV filters', 'uv-filter-mineral'],
  ['palm oil|palm|palmolie', 'palm oil', 'palm', '+palmate', '+palmitate', '+elaeis'],
  [
    'vegan*|ital|animal product*|animal derived|animal ingredient*|plant based only|only plant based|izilwane|ezilwaneni|izilwanyana|ezilwanyaneni|diphoofolo|diphoofolong',
    'anything from animals',
    'animal',
    'bee',
    'lanolin',
    'milk',
    'egg',
    'fish',
    'shellfish',
    '~carmine',
    '~collagen',
    '~gelatin',
    '~keratin',
    '~snail',
    '~tallow',
    '~cera',
    '~mel',
  ],
  [
    'vegetarian*|pork|ingulube|yengulube|ihagu|yehagu|fariki|kolobe|gelatin*|halal|halaal|kosher|haram|tallow|lard|carmine|snail*|animal|animals|animal fat',
    'animal products',
    'animal',
    '~gelatin',
    '~tallow',
    '~lard',
    '~carmine',
    '~collagen',
    '~keratin',
    '+cochineal',
    '+collagen',
    '+keratin',
    '+placenta',
    '+mink',
    '+emu',
    '+elastin',
  ],
  [
    'soap|soaps|seep|detergent*|washing powder*|waspoeier*|omo|insipho|isepha|sesepa',
    'soaps and sulfates',
    'soap',
    'sulfate',
  ],
  ['oils|oil|olie|olies|amafutha|ioli|mafura', 'oils', 'plant-oil', 'mineral-oil', 'essential-oil'],
  ['wax|waxes', 'waxes', 'wax'],
  [
    'menthol*|mint*|peppermint*|camphor*|kruisement',
    'menthol and mint',
    'cooling',
    '~mentha',
    '~menthol',
    '~camphor',
    '~peppermint',
  ],
  ['peptide|peptides', 'peptides', 'peptide'],
  [
    'botanical*|plant extract*|plants|herbs|kruie|izitshalo|izityalo|dimela|amakhambi|ditlama',
    'plant extracts',
    'botanical',
    'local-botanical',
    'essential-oil',
  ],
  ['lavender*|laventel', 'lavender', '#lavender-oil', '~lavandula', '~lavender'],
  [
    'tea tree*|teatree*|teeboom*|tee tree*|teetree*|tea three|tea three oil|melaleuca',
    'tea tree',
    '#tea-tree-oil',
    '~melaleuca',
  ],
  ['aloe*|aalwyn*|ikhala|amakhala|lekhala|inhlaba|mokgopha', 'aloe', '#aloe-vera', '#aloe-ferox', '~aloe'],
  ['rose|roses|rosehip*|roos', 'rose', '~rosa', '~rose'],
  [
    'cinnamon*|kaneel*|cassia|cinnamal*',
    'cinnamon',
    '~cinnamomum',
    '~cinnamon',
    '~cinnamal',
    '~cinnamyl',
    '~amylcinnam',
    '~cassia',
  ],
  ['vanilla*|vanielje|vanille|vanillin*', 'vanilla', '~vanilla', '~vanillin'],
  [
    'clove|cloves|naeltjie*|eugenol',
    'cloves and eugenol',
    '~eugenia',
    '~syzygium',
    '~clove',
    '~eugenol',
    '~isoeugenol',
  ],
  [
    'plaster|plasters|adhesive*|surgical tape|micropore|elastoplast*|pleister|pleisters|band aid*|bandaid*|sticking plaster*|colophon*|kolofon*|rosin*',
    'rosin (colophony, as in plasters)',
    '#colophonium',
    '~colophon',
    '~rosin',
    '~abietic',
    '~pinus',
  ],
  ['sunflower*|sonneblom*', 'sunflower', '#sunflower-oil', '~helianthus', '~sunflower'],
  [
    'vicks*|zam buk*|zambuk*|deep heat rub',
    'camphor, menthol and eucalyptus',
    'cooling',
    '~mentha',
    '~menthol',
    '~camphor',
    '~eucalyptus',
    '~thymol',
  ],
  [
    'dettol*|chloroxylenol|savlon*',
    'antiseptics such as Dettol and Savlon',
    '~chloroxylenol',
    '~chlorhexidine',
    '~cetrimide',
    '~cetrimonium',
  ],
  ['benzoyl|benzoyl peroxide|bpo|panoxyl', 'benzoyl peroxide', '#benzoyl-peroxide'],
  ['propolene glycol|propylene|propilene glycol|pg', 'propylene glycol', '~propylene glycol'],
  ['vitamin e|vitamien e|vit e|tocopher*', 'vitamin E', '#tocopherol', '#tocopheryl-acetate', '~tocopher'],
  ['zinc|sink|zinc oxide', 'zinc', '#zinc-oxide', '#zinc-pyrithione', '~zinc'],
  [
    'nickel|nikkel|cobalt|earring*|oorbel*|costume jewel*|cheap jewel*|goedkoop juwel*|belt buckle*',
    'nickel',
    '~nickel',
    '~cobalt',
  ],
  ['sulfur|sulphur|swael|swawel|isibabule|isibabuli|sebabole', 'sulfur', '#sulfur', '~sulfur', '~sulphur'],
  [
    'sulfa|sulpha|sulfonamide*|sulphonamide*|sulfa drugs|bactrim|purbac|septran|co trimoxazole|cotrimoxazole',
    'sulfa medicines',
    '~sulfacetamide',
    '~sulfadiazine',
    '~sulfanilamide',
    '~flamazine',
  ],
]

const marked = (mark: string, all: readonly LeftOut[]): string[] =>
  all.filter((one) => one.startsWith(mark)).map((one) => one.slice(1))

export const avoidTerms: readonly AvoidTerm[] = rows.map(([said, called, ...leavesOut]) => ({
  said: said.trim().split(/\|\s*/),
  called,
  families: families.filter((one) => leavesOut.includes(one)),
  origins: origins.filter((one) => leavesOut.includes(one)),
  ingredients: marked('#', leavesOut),
  words: marked('~', leavesOut),
  printed: marked('+', leavesOut),
}))

/** What a printed word stands for, where it is called otherwise in a kitchen. */
export const calledBy = (word: string): string | undefined =>
  avoidTerms.find(({ words, called }) => words.includes(word) && words.length < 4 && !called.includes(word))?.called

const terms = new Map<string, AvoidTerm>()
const starts: (readonly [string, AvoidTerm])[] = []
/** The same by their first three letters: asked for every word of a label. */
const startsLike = new Map<string, (readonly [string, AvoidTerm])[]>()
for (const term of avoidTerms) {
  for (const said of term.said) {
    if (said.endsWith('*')) starts.push([said.slice(0, -1), term])
    else terms.set(said, term)
  }
}
for (const start of starts)
  startsLike.set(start[0].slice(0, 3), [...(startsLike.get(start[0].slice(0, 3)) ?? []), start])

/** A medicine to swallow, of which no cosmetic has any: an allergy to it leaves out nothing. */
const medicines = new RegExp(
  '^(?:penicill|penisill|amoxi|amoksi|augmentin|antibioti|codein|kodeie?n|morphin|morfien|tramad|panado$|paracetamol|cephal|cefa|ceftri|vancomyc|' +
    'statins?$|ana?esthet|efaviren|nevirap|arvs?$|voltaren|diclofenac|myprodol|stilpane|betapyn)',
)
export const isMedicine = (word: string): boolean => medicines.test(word)

/** "Namakha", "nephunga", "kwamafutha": with and without perfume, smell, oil; the noun begins with the vowel the prefix ends in. */
const vowels: Readonly<Record<string, string>> = { a: 'a', e: 'i', ee: 'ii', o: 'u' }
const nounOf = (word: string): string =>
  word.replace(/^(?:n|kw|k|l|w|b|s|ng|nge|y|z)(ee|[aeo])(?=.{3})/, (_, vowel: string) => vowels[vowel] ?? vowel)

/** The group that words name. */
export const termOf = (words: string): AvoidTerm | undefined =>
  terms.get(words) ??
  terms.get(nounOf(words)) ??
  [words, nounOf(words)].flatMap(
    (one) =>
      startsLike
        .get(one.slice(0, 3))
        ?.find(([start]) => one.startsWith(start) && !one.slice(start.length).includes(' '))?.[1] ?? [],
  )[0]

/** A slip in the beginning of a word, and an ending after it: "cocnuts", "strawberies". */
const beginsNear = (word: string, start: string): boolean =>
  [-1, 0, 1].some((more) => {
    const length = start.length + more
    return (
      word.length >= length &&
      word.length - length <= start.length / 2 &&
      distance(word.slice(0, length), start, 1) <= 1
    )
  })

/** A group word with a slip in it: "fragance", "avacado". */
export const nearTerm = (word: string): AvoidTerm | undefined => {
  if (word.length < 5) return undefined
  const isNear = (said: string): boolean => said.length > 5 && said[0] === word[0]
  for (const [said, term] of terms) {
    const slips = Math.min(1, slipsAllowed(said.length))
    if ((isNear(said) || (word.length > 5 && said[0] === word[0])) && distance(word, said, slips) <= slips) return term
  }
  return starts.find(([start]) => isNear(start) && beginsNear(word, start))?.[1]
}

/** The groups of one origin alone. "Nuts" says too little of a printed name. */
const single = avoidTerms.filter((term) => term.origins.length === 1)
const printed = new Map(single.flatMap((term) => term.printed.map((word) => [word, term] as const)))

/** The origins a printed word tells of. */
export const originsOf = (word: string): readonly Origin[] => {
  const term = printed.get(word) ?? termOf(word)
  return term?.origins.length === 1 ? term.origins : []
}

/** How an origin is called. */
export const originName = (origin: Origin): string =>
  single.find((term) => term.origins[0] === origin)?.called ?? origin
