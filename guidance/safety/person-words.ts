import { carryingWays } from './clues/life.ts'
import type { Condition, SkinType } from '../knowledge/kinds.ts'

/** How people say what they are in, written as clues/body.ts is. `heard`: how it is said back. */
export type ConditionWords = { condition: Condition; ways: string; heard: string; pastCounts?: true }

export const conditionWords: readonly ConditionWords[] = [
  {
    condition: 'pregnant', heard: 'you are pregnant',
    ways:
      'pregnant|preggers|preggies|preggo|prego|pregnent|pregnat|pregnant with|expecting|expecting a baby|expectant|swanger|' +
      'verwagtend|verwag n baba|ngikhulelwe|ukhulelwe|ndikhulelwe|khulelwe|ngizithwele|ndizithwele|nginesisu|ke imile|o imile|' +
      'ke moimana|moimana|(weeks/months/weke/maande) (along|preg|pregnant|swanger)|(first/second/third/1st/2nd/3rd) trimester|' +
      'trimester|(baby/bun) (on the way/in the oven)|' +
      'due in (january/february/march/april/may/june/july/august/september/october/november/december|weeks)|baby is due|' +
      'positive pregnancy test|pregnancy test (is/was/came back) positive|knocked up|with child|my pregnancy|during pregnancy|' +
      'in pregnancy|while pregnant|pregnancy safe|pregnancy friendly|carrying a baby|mom to be|mommy to be|' + carryingWays,
  },
  {
    condition: 'trying', heard: 'you are trying for a baby',
    ways:
      'trying (for/to have) _ baby|trying to conceive|trying to get pregnant|trying to fall pregnant|trying for number|ttc|' +
      'want to (get/fall|become) pregnant|planning (a/to) _ (baby/pregnancy/pregnant|conceive)|' +
      'hoping to (conceive/fall pregnant/get pregnant)|might be pregnant|may be pregnant|could be pregnant|probeer swanger|' +
      'wil swanger|probeer _ baba|ivf|fertility treatment|zama ukukhulelwa|ngifuna ukukhulelwa|period is late|missed my period',
  },
  {
    condition: 'breastfeeding', heard: 'you are breastfeeding',
    ways:
      'breastfeed*|breast feed*|breastfed|breast fed|nursing (mom/mum/mother|my|a baby|mama)|(im/am/still) nursing|nursing my _|' +
      'lactating|pumping milk|ebf|borsvoed*|bors voed*|ngiyancelisa|ngincelisa|ndiyancancisa|ndincancisa|uncelisa|ke a nyantsha|' +
      'ke anyisa|ke a anyisa',
  },
  { condition: 'eczema', heard: 'you have eczema', ways: 'eczema|exzema|ekseem|excema|eksema|ecsema|atopic|dermatitis|umuna wesikhumba' },
  { condition: 'rosacea', heard: 'you have rosacea', ways: 'rosacea|rosasea|rosacia|rosasia|rosatia|rosazea|rosacae' },
  { condition: 'psoriasis', heard: 'you have psoriasis', ways: 'psoriasis|soriasis|psoriases|psorasis' },
  { condition: 'asthma', heard: 'you have asthma', ways: 'asthma|asthmatic|asma|asmaties|isifuba somoya|asthma pump' },
  {
    condition: 'aspirin-allergy', heard: 'aspirin or salicylates do not suit you',
    ways:
      '(allerg*/alerg*/intolerant*/sensitive/sensitivity/react*/reaction) _ (aspirin/disprin/salicylates/salicylate/salicylic acid/salicylic)|' +
      '(aspirin/disprin/salicylate/salicylic acid/aspirien) (allergy/allergic/intoleran*/sensitiv*|allergie|asthma)|' +
      'asthma (with/from/and) _ aspirin|aspirin _ (asthma/allergy|reaction)|cant (take/have/use) _ (aspirin/disprin)|' +
      'allergies vir aspirien|allergies vir _ aspirien|samters|aerd',
  },
  {
    condition: 'isotretinoin', heard: 'you take isotretinoin',
    ways: 'isotretinoin|isotretinion|roaccutane|roacutane|roaccutaine|roacuttane|accutane|acutane|oratane|acnetane|isotane|isotret',
  },
  {
    condition: 'steroid-cream', heard: 'you use a steroid cream',
    ways:
      'steroid cream*|steroid ointment*|topical steroid*|steroids on my _|cortisone|kortisoon|hydrocortisone|betnovate|betamethasone|' +
      'dermovate|clobetasol|persivate|elocon|mometasone|advantan|procutan|lenovate|steroid',
  },
  {
    condition: 'broken-skin', heard: 'your skin is broken or raw',
    ways:
      'broken skin|open (skin/wound/wounds/sores/cuts)|raw (skin/and|patches|spots)|' +
      'skin _ (raw/cracked/bleeding|broken|burnt|burned)|cracked skin|damaged (skin barrier/barrier)|' +
      'skin barrier _ (damaged/broken/destroyed)|broken (barrier/skin barrier)|over exfoliated|overexfoliated|chemical burn|' +
      'after (a/my|the) _ (peel/laser/microneedling)|weeping|stukkende vel|oop seer|oop sere|vel is stukkend',
  },
  { condition: 'sunburn', heard: 'you are sunburnt', ways: 'sunburn|sunburnt|sun burnt|sunburned|sun burned|sonbrand|burnt in the sun|verbrand in die son|burnt by the sun' },
]

export const skinTypeWords: readonly (readonly [SkinType, string])[] = [
  ['combination',
    'combination skin|combo skin|combination|combo|t zone _ (oily/oil)|oily t zone|oily _ dry cheeks|gemengde vel|kombinasie vel|' +
    'kombinasievel|kombinasie'],
  ['sensitive',
    'sensitive skin|my skin is _ sensitive|sensitiewe vel|sensitiewe|skin _ reacts to everything|very sensitive|reactive skin|' +
    'isikhumba esibuthathaka|easily irritated'],
  ['oily',
    'oily skin|(skin/face) (is/gets|are) _ (oily/greasy|shiny)|greasy skin|oily|vetterige vel|olierige vel|' +
    'vel is _ (olierig/vetterig)|vetterig|isikhumba esinamafutha|(isikhumba/ubuso) _ (samafutha|esinamafutha)|ulusu olunamafutha|' +
    'shiny face'],
  ['dry',
    'dry skin|(skin/face) (is/gets|feels) _ (dry/flaky|tight)|flaky skin|droe vel|vel is _ droog|isikhumba esomile|' +
    'isikhumba sami somile|ulusu olomileyo|letlalo le omileng|very dry|ashy skin'],
  ['normal', 'normal skin|normale vel|my skin is normal'],
]

export const deeperSkinWords =
  'dark skin|darker skin|dark skinned|darkskin|dark skin tone|dark complexion|deep skin|deeper skin|deep skin tone|deeper skin tone|' +
  'deep complexion|brown skin|brown skinned|black skin|black woman|black man|black girl|black guy|im black|i am black|african skin|' +
  'skin of colour|skin of color|melanin*|melanated|fitzpatrick (4/5/6/iv/v/vi)|fitzpatrick (type/skin type|skin) (4/5/6/iv/v/vi)|' +
  'type (iv/v/vi) skin|skin type (iv/v/vi|4|5|6)|indian skin|coloured skin|woc|poc|dark tone|caramel skin|donker vel|donkerder vel|' +
  'bruin vel|swart vel|isikhumba esimnyama|isikhumba esinsundu|ulusu olumnyama|ulusu olumdaka|letlalo le lentsho|yellow bone|' +
  'ebony skin|darker tone|darker complexion'
