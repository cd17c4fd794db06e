import type { Family, Origin } from '../knowledge/kinds.ts'

/** What a word of an allergy or avoid-list stands for. `called`: how it is said back. `words`: also looked for in printed names. */
export type AvoidTerm = {
  said: string
  called: string
  families?: readonly Family[]
  origins?: readonly Origin[]
  ingredients?: readonly string[]
  words?: readonly string[]
}

const animals: readonly Origin[] = ['animal', 'bee', 'lanolin', 'milk', 'egg', 'fish', 'shellfish']
const nuts: readonly Origin[] = ['tree-nut', 'peanut']

/**
 * Group words, in English, Afrikaans, isiZulu and isiXhosa: `|` between them, `*` any ending. Single ingredients are found by their names. Wide
 * rather than narrow: who avoids perfume is spared essential oils too.
 */
export const avoidTerms: readonly AvoidTerm[] = [
  {
    said:
      'perfum*|parfum*|parfuum*|parfuim*|fragran*|fragan*|fragren*|frangran*|scent|scents|scented|smell|smells|smelly|aroma|aromas|' +
      'geur|geure|geurstof*|reuk|iphunga|amakha|cologne',
    called: 'fragrance', families: ['fragrance', 'fragrance-allergen', 'essential-oil'],
  },
  { said: 'essential oil|essential oils|eo|eos|essensiele olie*|essential-oil*', called: 'essential oils', families: ['essential-oil'] },
  { said: 'nut|nuts|tree nut|tree nuts|neute|neut|amantongomane|amandongomane|nutty', called: 'nuts', origins: nuts },
  {
    said: 'almond*|amandel*|walnut*|hazelnut*|cashew*|kasjoe*|pecan*|pekan*|pistachio*|macadamia*|makadamia*|brazil nut*|shea',
    called: 'tree nuts', origins: ['tree-nut'],
  },
  { said: 'peanut*|groundnut*|ground nut*|grondboon*|arachis|monkey nut*', called: 'peanut', origins: ['peanut'] },
  { said: 'sesame*|sesam*|tahini', called: 'sesame', origins: ['sesame'] },
  { said: 'soy|soya|soja|soybean*|soyabean*|edamame|tofu', called: 'soya', origins: ['soy'] },
  { said: 'wheat|koring|ukolweni', called: 'wheat', origins: ['wheat'] },
  {
    said: 'gluten*|coeliac|celiac|seliak*',
    called: 'gluten', origins: ['wheat'], words: ['wheat', 'triticum', 'barley', 'hordeum', 'rye', 'secale', 'gluten'],
  },
  { said: 'oat|oats|oatmeal|hawer|hawermout|avena', called: 'oats', origins: ['oat'] },
  {
    said: 'milk|dairy|lactose|melk|suiwel|casein|whey|ubisi|yoghurt|yogurt|buttermilk|goat milk|goats milk',
    called: 'milk', origins: ['milk'],
  },
  { said: 'egg|eggs|eier|eiers|amaqanda|albumen', called: 'egg', origins: ['egg'] },
  { said: 'fish|vis|salmon|tuna|inhlanzi|fish oil|caviar', called: 'fish', origins: ['fish'] },
  {
    said: 'shellfish|shell fish|prawn*|shrimp*|crab|crabs|lobster*|crayfish|mussel*|oyster*|skulpvis|garnale|crustacean*',
    called: 'shellfish', origins: ['shellfish'],
  },
  { said: 'seafood|sea food|seekos', called: 'seafood', origins: ['fish', 'shellfish'] },
  {
    said: 'bee|bees|honey|beeswax|bees wax|propolis|royal jelly|heuning|bye|byewas|byesteek*|uju|bee sting*|bee venom|manuka',
    called: 'bee products', origins: ['bee'],
  },
  { said: 'lanolin*|wool|wool wax|wolvet|wol|lanoline', called: 'lanolin', origins: ['lanolin'] },
  { said: 'coconut*|klapper*|kokos*|coco', called: 'coconut', origins: ['coconut'] },
  {
    said:
      'daisy|daisies|ragweed|pollen|chamomile|camomile|kamille|compositae|asteraceae|arnica|calendula|marigold*|chrysanth*|echinacea|' +
      'madeliefie*|stuifmeel|hay fever|hayfever',
    called: 'the daisy family', origins: ['daisy'],
  },
  {
    said:
      'citrus*|lemon*|orange|oranges|lime|limes|grapefruit*|naartjie*|mandarin*|bergamot*|sitrus*|suurlemoen*|lemoen*|pomelo*|ulamula',
    called: 'citrus', origins: ['citrus'],
  },
  { said: 'latex|rubber|lateks', called: 'latex', origins: ['latex'] },
  {
    said:
      'aspirin*|disprin*|aspirien|asprin|salicyl*|salisiel*|salicilic*|salycilic*|willow bark|nsaid|nsaids|ibuprofen|brufen|' +
      'anti inflammatories',
    called: 'salicylates', origins: ['salicylate'], families: ['bha'],
  },
  { said: 'sulfite*|sulphite*|sulfiet*|metabisulfite|metabisulphite', called: 'sulfites', origins: ['sulfite'] },
  { said: 'sulfate|sulfates|sulphate|sulphates|sulfaat|sulfate free|sls|sles|lauryl sulfate', called: 'sulfates', families: ['sulfate'] },
  { said: 'paraben|parabens|parabene|parabin|parabins|parabeen', called: 'parabens', families: ['paraben'] },
  { said: 'silicone|silicones|silikoon|silikone|silicon|dimethicone|dimethicones|siloxane*', called: 'silicones', families: ['silicone'] },
  {
    said: 'mineral oil|mineral oils|petroleum|petrolatum|petrol|paraffin|paraffinum|minerale olie|petroleum jelly|vaseline',
    called: 'mineral oil', families: ['mineral-oil'], ingredients: ['petrolatum', 'mineral-oil'], words: ['paraffinum', 'petrolatum'],
  },
  {
    said: 'alcohol|alcohols|alkohol|drying alcohol*|denatured alcohol|alcohol denat|ethanol|spirits|utshwala',
    called: 'drying alcohol', families: ['drying-alcohol'],
  },
  {
    said: 'retinol*|retinoid*|retinal|retinaldehyde|vitamin a|vitamien a|retin a',
    called: 'retinoids', families: ['retinoid', 'retinoid-medicine'],
  },
  { said: 'vitamin c|vitamien c|vit c|ascorbic*', called: 'vitamin C', families: ['vitamin-c'] },
  { said: 'aha|ahas|alpha hydroxy*|fruit acid*', called: 'AHAs', families: ['aha'] },
  { said: 'bha|bhas|beta hydroxy*', called: 'BHA', families: ['bha'] },
  { said: 'pha|phas', called: 'PHAs', families: ['pha'] },
  {
    said: 'acids|exfoliating acid*|acid toner*|sure|exfoliant*|exfoliat*|peels|chemical peels',
    called: 'exfoliating acids', families: ['aha', 'bha', 'pha', 'exfoliant', 'exfoliating-enzyme'],
  },
  { said: 'enzymes|enzyme|papaya|pineapple|papain|bromelain|kiwi', called: 'fruit enzymes', families: ['exfoliating-enzyme'] },
  { said: 'formaldehyde*|formalin|formaldehied', called: 'formaldehyde releasers', families: ['formaldehyde-releaser'] },
  { said: 'mi|mci|methylisothiazolinone|isothiazolinone*|kathon', called: 'isothiazolinones', families: ['isothiazolinone'] },
  {
    said: 'preservative*|preserveermiddel*',
    called: 'preservatives', families: ['preservative', 'paraben', 'formaldehyde-releaser', 'isothiazolinone'],
  },
  { said: 'hair dye|hair dyes|ppd|haarkleur*|henna|black henna|para phenylenediamine', called: 'hair dyes', families: ['hair-dye'] },
  {
    said: 'dye|dyes|colourant*|colorant*|colouring|coloring|artificial colour*|kleurstof*|pigments',
    called: 'colourants', families: ['colourant', 'hair-dye'],
  },
  {
    said: 'chemical sunscreen*|chemical filter*|organic filter*|chemical spf|chemical uv',
    called: 'organic UV filters', families: ['uv-filter-organic'],
  },
  { said: 'mineral sunscreen*|mineral filter*', called: 'mineral UV filters', families: ['uv-filter-mineral'] },
  { said: 'palm oil|palm|palmolie', called: 'palm oil', origins: ['palm'] },
  {
    said: 'vegan*|animal product*|animal derived|animal ingredient*|veganies|plant based only',
    called: 'anything from animals', origins: animals, words: ['carmine', 'collagen', 'gelatin', 'keratin', 'snail', 'tallow', 'cera', 'mel'],
  },
  {
    said: 'vegetarian*|pork|gelatin*|halal|halaal|kosher|haram|tallow|lard|carmine|snail*|animal|animals|animal fat',
    called: 'what comes from animals', origins: ['animal'], words: ['gelatin', 'tallow', 'lard', 'carmine', 'collagen', 'keratin'],
  },
  { said: 'soap|soaps|seep|detergent*', called: 'soaps and sulfates', families: ['soap', 'sulfate'] },
  { said: 'oils|oil|olie|olies|amafutha', called: 'oils', families: ['plant-oil', 'mineral-oil', 'essential-oil'] },
  { said: 'wax|waxes', called: 'waxes', families: ['wax'] },
  {
    said: 'menthol|mint|peppermint*|camphor|kruisement',
    called: 'menthol and mint', families: ['cooling'], words: ['mentha', 'menthol', 'camphor', 'peppermint'],
  },
  { said: 'peptide|peptides', called: 'peptides', families: ['peptide'] },
  {
    said: 'botanical*|plant extract*|plants|herbs|kruie',
    called: 'plant extracts', families: ['botanical', 'local-botanical', 'essential-oil'],
  },
  { said: 'lavender*|laventel', called: 'lavender', ingredients: ['lavender-oil'], words: ['lavandula', 'lavender'] },
  { said: 'tea tree*|teatree|melaleuca', called: 'tea tree', ingredients: ['tea-tree-oil'], words: ['melaleuca'] },
  { said: 'aloe*|aalwyn*|ikhala', called: 'aloe', ingredients: ['aloe-vera', 'aloe-ferox'], words: ['aloe'] },
  { said: 'rose|roses|rosehip*|roos', called: 'rose', words: ['rosa', 'rose'] },
  { said: 'benzoyl|benzoyl peroxide|bpo|panoxyl', called: 'benzoyl peroxide', ingredients: ['benzoyl-peroxide'] },
  { said: 'propolene glycol|propylene|propilene glycol', called: 'propylene glycol', words: ['propylene glycol'] },
  {
    said: 'vitamin e|vitamien e|vit e|tocopher*',
    called: 'vitamin E', ingredients: ['tocopherol', 'tocopheryl-acetate'], words: ['tocopher'],
  },
  { said: 'zinc|sink|zinc oxide', called: 'zinc', ingredients: ['zinc-oxide', 'zinc-pyrithione'], words: ['zinc'] },
  { said: 'nickel|nikkel|cobalt', called: 'nickel', words: ['nickel', 'cobalt'] },
  { said: 'sulfur|sulphur|swael|swawel', called: 'sulfur', ingredients: ['sulfur'], words: ['sulfur', 'sulphur'] },
  {
    said: 'sulfa|sulpha|sulfonamide*|sulphonamide*|sulfa drugs|bactrim',
    called: 'sulfa medicines', words: ['sulfacetamide', 'sulfadiazine', 'sulfanilamide'],
  },
]

/** What a printed name says of where a thing comes from, word for word, for names that are not in the knowledge. */
export const originWords: Readonly<Record<Origin, string>> = {
  'tree-nut': 'nut nuts almond amygdalus hazelnut corylus avellana walnut juglans macadamia cashew anacardium pecan carya pistachio pistacia brazil bertholletia shea butyrospermum vitellaria argan argania',
  peanut: 'peanut arachis groundnut hypogaea', sesame: 'sesame sesamum', soy: 'soy soya soja soybean', wheat: 'wheat triticum gluten koring', oat: 'oat oats avena oatmeal',
  milk: 'milk lac lactis lactose whey casein caseinate butyris yoghurt yogurt colostrum buttermilk', egg: 'egg ovum albumen ovi eggshell', fish: 'fish piscum salmon caviar roe shark',
  shellfish: 'chitosan chitin shrimp krill crab oyster shellfish pearl conchiolin', bee: 'honey mel bee bees beeswax propolis apis manuka', lanolin: 'lanolin lanolate laneth wool adeps lanae',
  coconut: 'coconut cocos coco cocamidopropyl cocamide cocoyl cocoate', daisy: 'chamomile chamomilla anthemis matricaria arnica calendula echinacea chrysanthemum helichrysum artemisia achillea tagetes bellis inula eriocephalus yarrow marigold daisy',
  citrus: 'citrus lemon lime orange grapefruit bergamot mandarin limon aurantium limonene naartjie yuzu', latex: 'latex hevea rubber', salicylate: 'salicylate salicylic willow salix gaultheria wintergreen salicylaldehyde homosalate octisalate',
  sulfite: 'sulfite bisulfite metabisulfite sulphite', animal: 'animal tallow lard carmine cochineal collagen gelatin gelatine keratin snail placenta mink emu elastin', palm: 'palm palmate palmitate elaeis',
}
