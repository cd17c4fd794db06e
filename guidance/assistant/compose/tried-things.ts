import { capital } from './draft.ts'

// What people try first, by its words, and why it does little for what it was not made for. Source: general dermatology practice.

/** What a thing that was tried is, as far as its name tells. */
export type TriedSort =
  | 'tea-tree'
  | 'kitchen'
  | 'oil'
  | 'seal'
  | 'aqueous'
  | 'antiseptic'
  | 'soap'
  | 'cream'
  | 'acne-range'
  | 'aftershave'
  | 'scrub'
  | 'active'
  | 'medicine'
  | 'shampoo'
  | 'antifungal'
  | 'silicone'
  | 'nappy'
  | 'several'
  | 'device'
  | 'sunscreen'

/** Something that was tried, as it is called and written in the middle of a sentence. */
export type Tried = { called: string; sort: TriedSort; at: number; to: number }

const sold: readonly (readonly [words: string, sort: TriedSort])[] = [
  ['(?<!lip )ice(?: cubes?)?(?! cream)|jade rollers?|gua sha|led (?:mask|light)|steam(?:ing|er)?|facials?', 'device'],
  [
    'sudocrem|(?:zinc|nappy|nappy rash)(?: and castor oil)? (?:cream|ointment)|zinc and castor|bepanthen|germolene|gentian violet',
    'nappy',
  ],
  ['tea ?tree(?: oil)?|tee ?boo?m ?olie', 'tea-tree'],
  ['(?:anti ?dandruff|medicated|tar) shampoo|head (?:and|n) shoulders|nizoral|selsun(?: blue)?', 'shampoo'],
  [
    'clotrimazole|canesten|candizole|lamisil|terbinafine|miconazole|antifungal(?: cream)?|anti fungal cream|whitfields?',
    'antifungal',
  ],
  [
    'hydrocortisone(?: cream)?|cortisone(?: cream)?|betnovate|elocon|steroid cream|mylocort|advantan|procutan',
    'medicine',
  ],
  [
    'adapalene|differin|epiduo|tretinoin|retin a|doxycycline|doxy|minocycline|tetracycline|tetralysal|roaccutane|oratane|acnetane|isotretinoin|clindamycin|dalacin|hydroquinone|protopic|elidel',
    'medicine',
  ],
  ['(?:silicone|scar) (?:gel|sheets?|tape)|kelo ?cote|strataderm|contractubex', 'silicone'],
  ['labello|lip ?ice|lip ?balm|carmex|blistex', 'cream'],
  ['tend skin|bump (?:patrol|stopper|fighter)|high time|after ?shave(?: balm| lotion)?', 'aftershave'],
  [
    'clearasil|oxy(?: ?10| wash| pads)?|clean and clear|neutrogena (?:clear pore|acne)\\w*|garnier pure active|acne free|proactiv\\w*|gentle magic|acnecare|normaderm|effaclar',
    'acne-range',
  ],
  [
    'lemon(?: juice)?|suurlemoen\\w*|koeksoda|tandepasta|bicarb\\w*(?: of soda)?|baking (?:soda|powder)|tooth ?paste|colgate|turmeric|borrie|apple cider vinegar|acv|vinegar|potato\\w*|garlic|cinnamon|egg whites?|onion(?: juice)?|sugar|coffee(?: grounds)?|rice water|honey|yoghurt|yogurt|cucumber|tomato\\w*|aloe(?: vera)?(?: gel)?|aloes|salt|papaya|milk|mayonnaise|epsom salts?(?: baths?)?|peroxide from the kitchen|methylated spirits|surgical spirits?|rooibos|green tea|banana peels?',
    'kitchen',
  ],
  [
    'bio ?oil|tissue oil|happy event|(?:coconut|olive|castor|almond|sunflower|baby|argan|marula|rosehip|vitamin e|jojoba|sweet almond|black seed) (?:oil|olie)|palmers?|cocoa butter|shea butter',
    'oil',
  ],
  ['vaseline(?! (?:lotion|intensive|body))|petroleum jelly|zam ?buk|camphor cream|ingrams?', 'seal'],
  ['aqueous(?: cream)?', 'aqueous'],
  ['dettol(?: soap)?|savlon|jeyes|antiseptic(?: soap| liquid)?|protex(?: soap)?|life ?buoy', 'antiseptic'],
  ['(?:sulphur|sulfur|carbolic|black|african black|sunlight|green bar|lux|dove|neem|kojic) soap', 'soap'],
  [
    '(?:(?:face|body|coffee|sugar|apricot|st ives)(?: \\w+)? )?scrub(?:s|bing|bed)?(?: it)?|exfoliating (?:gloves?|mitts?)|loofah|derma ?roller',
    'scrub',
  ],
  ['sunscreens?|sun ?block|spf(?: ?\\d+)?', 'sunscreen'],
  [
    '(?:ponds?|nivea|dawn|johnsons?|clere|vaseline (?:lotion|intensive care|body)|cetaphil|cera ?ve|epimax|e ?45|eucerin|qv|sorbolene|bennetts|oh so heavenly|satiskin|gill|lelive|portia m|garnier|olay|himalaya|sebamed|aveeno|avene|bioderma|la roche posay|skin republic|african extracts|even and lovely|no marks)' +
      '(?: (?:vanishing|cold|body|face|hand|day|night|moisturi[sz]ing|light|soft|bright|miracle|repair))*(?: (?:cream|lotion|moisturi[sz]er|serum|butter|gel))?|body (?:lotion|butter)|hand cream|vanishing cream|moisturi[sz]er|eye cream|stretch mark cream|scar cream|(?:dark spot|spot|fade) (?:cream|corrector)',
    'cream',
  ],
]

const names =
  /^(?:bio ?oil|bump p|vaseline|tend skin|clearasil|oxy|clean and|neutrogena|garnier|proactiv|dettol|savlon|protex|life ?buoy|ponds?|nivea|dawn|johnsons?|clere|labello|carmex|blistex|cetaphil|epimax|e ?45|eucerin|qv|sorbolene|bennetts|sudocrem|bepanthen|germolene|head|nizoral|selsun|zam|ingrams?|palmers?|differin|epiduo|roaccutane|oratane|canesten|gentle magic|olay|himalaya|sebamed|aveeno|avene|bioderma|effaclar|normaderm|lelive|st ives|colgate|kelo|lamisil|betnovate)/
/** A name as it is written: makers with a capital. */
export const written = (said: string): string =>
  said.startsWith('tee')
    ? 'tea tree oil'
    : said.startsWith('suurlemoen')
      ? 'lemon'
      : (said.startsWith('scrub') && !said.endsWith('scrub') && !said.endsWith('scrubs')) || said === 'scrub'
        ? 'scrubbing'
        : said === 'koeksoda'
          ? 'baking soda'
          : said === 'tandepasta'
            ? 'toothpaste'
            : /^(?:doxy)$/.test(said)
              ? 'doxycycline'
              : /^cera ?ve/.test(said)
                ? said.replace(/^cera ?ve/, 'CeraVe')
                : said.startsWith('la roche')
                  ? said.replace('la roche posay', 'La Roche-Posay')
                  : /^head (?:and|n)/.test(said)
                    ? 'Head & Shoulders'
                    : /^bio ?oil/.test(said)
                      ? 'Bio-Oil'
                      : /^ponds?/.test(said)
                        ? said.replace(/^ponds?/, 'Pond’s')
                        : /^qv|^e ?45/.test(said)
                          ? said.toUpperCase()
                          : names.test(said)
                            ? capital(said).replace('Tend skin', 'Tend Skin')
                            : said

/** The everyday things that a text names, in their order. */
export const triedIn = (text: string): Tried[] =>
  sold
    .flatMap(([words, sort]) =>
      Array.from(text.matchAll(new RegExp(String.raw`\b(?:${words})\b`, 'g')), ({ 0: said, index }) => ({
        called: written(said),
        sort,
        at: index,
        to: index + said.length,
      })),
    )
    .filter(
      (one, _, all) =>
        !all.some(
          (other) => other !== one && other.at <= one.at && other.to >= one.to && other.to - other.at > one.to - one.at,
        ),
    )
    .toSorted((one, other) => one.at - other.at)

/** What a sort of thing does instead of what was hoped for. */
export const doesInstead: Readonly<Record<TriedSort, string>> = {
  'tea-tree': 'kills a few germs and irritates easily, and does nothing for this',
  kitchen: 'irritates or just dries on the skin, and changes nothing below it',
  oil: 'softens skin as any moisturiser does, and no more',
  seal: 'keeps water in, and treats nothing else',
  aqueous: 'is for washing with: left on, it can thin and irritate dry skin',
  antiseptic: 'dries and irritates skin, and treats nothing in it',
  soap: 'is rinsed off within a minute and mostly dries',
  cream: 'moisturises, and mostly holds too little of anything that acts here',
  'acne-range': 'is made for pimples',
  aftershave: 'mostly stings and dries',
  scrub: 'scratches the surface, which irritates and darkens',
  active: 'is made for something else',
  medicine: 'is a medicine for something else',
  shampoo: 'is for the scalp',
  antifungal: 'works against fungus only',
  silicone: 'works on raised scars only',
  nappy: 'calms and covers sore skin, and treats nothing else',
  device: 'soothes or freshens for an hour and changes nothing that lasts',
  several: 'is too many things in too little time',
  sunscreen: 'protects, and treats nothing by itself',
}
