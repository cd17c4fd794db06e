import type { Condition, SkinType } from '../knowledge/kinds.ts'

/** How people say what they are in, written as clues/body.ts is. `heard`: how it is said back. */
export type ConditionWords = { condition: Condition; heard: string; ways: string }

export const conditionWords: readonly ConditionWords[] = [
  { condition: 'pregnant', heard: 'you are pregnant', ways: '@carrying|due in (@month/weeks)|baby is due' },
  { condition: 'trying', heard: 'you are trying for a baby', ways: '@tryingForBaby' },
  {
    condition: 'breastfeeding', heard: 'you are breastfeeding',
    ways: '@nursingWords|nursing (mom/mum/mother/my/a baby/mama)|(im/am/still) nursing|lactating|pumping milk|ebf',
  },
  { condition: 'eczema', heard: 'you have eczema', ways: '@eczemaWords|umuna wesikhumba' },
  { condition: 'rosacea', heard: 'you have rosacea', ways: '@rosacea' },
  { condition: 'psoriasis', heard: 'you have psoriasis', ways: 'psoriasis|soriasis|psorasis' },
  { condition: 'asthma', heard: 'you have asthma', ways: 'asthma(tic/)|asma(ties/)|isifuba somoya' },
  {
    condition: 'aspirin-allergy', heard: 'aspirin or salicylates do not suit you',
    ways: `
      (all?erg*/intolerant*/sensitive/sensitivity/react*/reaction) _ (aspirin/disprin/salicylates?/salicylic)|
      (aspirin/disprin/salicylate/salicylic acid/aspirien) (allerg*/intoleran*/sensitiv*/asthma)|
      asthma (with/from/and) _ aspirin|aspirin _ (asthma/allergy/reaction)|cant (take/have/use) _ (aspirin/disprin)|
      allergies vir _ aspirien|samters|aerd`,
  },
  { condition: 'isotretinoin', heard: 'you take isotretinoin', ways: '@isotretinoinWords' },
  {
    condition: 'steroid-cream', heard: 'you use a steroid cream',
    ways: `
      steroid (cream/ointment)*|topical steroid*|steroids on my|(hydro/)cortisone|kortisoon|betnovate|betamethasone|dermovate|
      clobetasol|persivate|elocon|mometasone|advantan|procutan|lenovate|steroid`,
  },
  {
    condition: 'broken-skin', heard: 'your skin is broken or raw',
    ways: `
      broken skin|open (skin/wounds?/sores/cuts)|raw (skin/and/patches/spots)|skin _ (raw/cracked/bleeding/broken/burnt/burned)|
      cracked skin|(damaged/broken) (skin /)barrier|skin barrier _ (damaged/broken/destroyed)|over ?exfoliated|chemical burn|
      after (a/my/the) _ (peel/laser/microneedling)|weeping|stukkende vel|oop (seer/sere)|vel is stukkend`,
  },
  { condition: 'sunburn', heard: 'you are sunburnt', ways: '@burntBySun|verbrand in die son' },
]

export const skinTypeWords: readonly (readonly [SkinType, string])[] = [
  ['combination', 'combination|combo|t zone _ (oily/oil)|oily t zone|oily _ dry cheeks|gemengde vel|kombinasie(vel/)'],
  ['sensitive', `
    very sensitive|my skin is _ sensitive|sensitive skin|sensitiewe|skin _ reacts to everything|reactive skin|isikhumba esibuthathaka|
    easily irritated`],
  ['oily', `
    (skin/face) (is/gets/are) _ (oily/greasy/shiny)|greasy skin|oily|olierige vel|vel is _ (olierig/vetterig)|vetterige?|
    (isikhumba/ubuso) _ (samafutha/esinamafutha)|ulusu olunamafutha|shiny face`],
  ['dry', `
    dry skin|(skin/face) (is/gets/feels) _ (dry/flaky/tight)|flaky skin|droe vel|vel is _ droog|isikhumba (sami s/es)omile|
    ulusu olomileyo|letlalo le omileng|very dry|ashy skin`],
  ['normal', 'normal skin|normale vel|my skin is normal'],
]

export const deeperSkinWords = `
  dark(er/)( skin(ned/)/ tone/ complexion)|darkskin|deep(er/) (skin/complexion)|brown skin(ned/)|black (skin/woman/man/girl/guy)|
  (im/i am) black|(african/indian/coloured/caramel/ebony) skin|skin of colou?r|melanin*|melanated|
  fitzpatrick (type /skin type /skin /)([456]/iv/v/vi)|type (iv/v/vi) skin|skin type (iv/v/vi/[456])|woc|poc|
  (donker(der/)/bruin/swart) vel|isikhumba esi(mnyama/nsundu)|ulusu olum(nyama/daka)|letlalo le lentsho|yellow bone`
