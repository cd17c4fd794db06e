// What a short turn asks of whatever the talk is about: "and at night?", "can I skip one?", "is that safe for dark skin?". The same turn means something else
// after a sunscreen, after two things and after a no; here it is only read what is asked.

/** What a short turn is about. */
export type ShortAsk =
  | 'night'
  | 'morning'
  | 'long'
  | 'often'
  | 'strength'
  | 'oily'
  | 'dry'
  | 'sensitive'
  | 'deep'
  | 'without'
  | 'skip'
  | 'first'
  | 'place'
  | 'pregnant'
  | 'scent'
  | 'child'
  | 'cheaper'
  | 'sure'
  | 'why'
  | 'other'
  | 'sting'
  | 'sunscreen'

const lead = String.raw`^(?:(?:and|so|ok|okay|but|en|maar|then|now|also|oh|no|nee|sorry|eish|haibo|well|hm+|please|pls|just|what|how|wat|hoe|about|van|if|is|its|it is|i|only|btw|by the way|ook|cool|great|thanks|sure|right|yes|ja|actually|sjoe|lol) )*`
const end = String.raw`(?: (?:then|dan|please|pls|though|tho|now|too|ook|as well|again|hey|neh|asseblief|bra|sis|mara|maar))*$`
const row = (ask: ShortAsk, words: string): readonly [ShortAsk, RegExp] => [
  ask,
  new RegExp(`${lead}(?:${words})${end}`),
]

const skin = String.raw`(?:(?:be|still|people|with a|someone|person|my|for|on|with|have|has|got|a|skin|very|if|is|it|that|this|safe|ok|okay|fine|good|work|works|does|do|will|can|may|i|use|the|suit|suitable|vir|im|as|of|i have|alright|bad|to|too|an|another|same|different) )*`

const asks: readonly (readonly [ShortAsk, RegExp])[] = [
  row(
    'night',
    String.raw`(?:(?:can|may|must|do|should|does) (?:i|it|they) (?:\w+ ){0,3})?(?:at|for|by|every|in the|in|on|during|before) ?(?:the )?(?:nights?|evenings?|bedtime|bed)(?: time)?|(?:saans|snags|die aand|in die aand|ebusuku|night ?time|the evening|pm|evenings?|night)`,
  ),
  row(
    'morning',
    String.raw`(?:(?:can|may|must|do|should|does) (?:i|it|they) (?:\w+ ){0,3})?(?:in the|for the|every|by|at|during|during the|in) ?(?:mornings?|day ?time|day)|(?:soggens|die oggend|in die oggend|ekuseni|mornings?|day ?time|the morning|am)`,
  ),
  row(
    'long',
    String.raw`(?!.*\bbefore$)(?:long|lank|soon|quickly|fast|many (?:weeks|months|days))(?= ?$|.*\b(?:until|till|til|before|tot|voor|take|takes|see|notice|work|works|werk|results?|difference|wait)\b)(?! (?:do|can|may|must|should) i (?:leave|keep|wait))(?: \w+){0,9}|when (?:will|do|does) (?:i|it|they) (?:see|start|work)(?: \w+){0,3}`,
  ),
  row(
    'often',
    String.raw`(?:often|regularly|frequently|gereeld|dikwels|many times)(?: (?:a|per|do|must|should|can|i|it|that|them|use|week|day|to|moet|ek|dit|apply|put|on|this|doen))*|(?:can i (?:use|do) (?:it|that|this|them) )?every ?day|daily|twice a day`,
  ),
  row(
    'strength',
    String.raw`(?:(?:strength|percent\w*|concentration|strong)(?: (?:must|should|do|is|best|it|i|use|get|buy|to|of|be|for|beginners?|need))*|which (?:strength|percent\w*)(?: \w+){0,3})`,
  ),
  row('oily', `${skin}(?:oily|greasy|olierige?|combination|acne prone|shiny)(?: (?:skin|vel|face|one))?`),
  row('dry', `${skin}(?:dry|droe|flaky|dehydrated)(?: (?:skin|vel|face|one))?`),
  row('sensitive', `${skin}(?:sensitive|sensitiewe?|reactive)(?: (?:skin|vel|face|one))?`),
  row(
    'deep',
    `${skin}(?:very )?(?:dark(?:er)?|deep(?:er)?|black|brown|melanin(?: rich)?|donker\\w*) (?:skin|vel|skinned|tones?|skins|people|girls|women)(?: (?:people|girls|like mine|too))?|(?:im|i am|my skin is|ek is|i have) (?:quite |very )?(?:dark|black|brown|donker)(?: (?:skinned|skin))?(?: (?:is|will|can|does) (?:it|that|this|i)(?: \\w+){0,5})?`,
  ),
  row(
    'without',
    String.raw`(?:can i (?:go|do) )?(?:without|sonder)(?: (?:it|that|them|this|one|dit|the other|the other one))?|(?:if i )?(?:leave|left|dont use|stop) (?:it|that|them|one|this)(?: out)?`,
  ),
  row(
    'skip',
    String.raw`(?:can|may|could|must|do|should|kan|mag) (?:i|we|ek) (?:skip|leave(?: out)?|drop|miss|leave out|oorslaan)(?: (?:one|it|a step|any|something|one of them|some|een|that|out|of|them|these|steps?))*|which (?:one )?can i (?:skip|leave out|drop)|(?:must|do|should|need|have) (?:i|we|to)(?: (?:have to|need to|really|need|use|to|buy|do|put))* (?:both|all|all of (?:them|it|these|that)|all (?:three|four|five)(?: of them)?|everything|every step|all the steps)|just one(?: of them)?(?: enough)?|one (?:enough|of them enough)`,
  ),
  row(
    'first',
    String.raw`(?:in )?(?:what|which|the right) order(?: \\w+){0,3}|order|(?:which|watter|een)(?: (?:one|een))?(?: (?:goes|go|comes|gaan|do|must|should|i|to|use|put|on|moet|ek))* (?:first|eerste)|(?:goes|comes|do i put|must i put|do i use)(?: on)? (?:first|eerste)|(?:first|eerste) (?:which|what|watter)`,
  ),
  row(
    'place',
    String.raw`(?:(?:i )?(?:meant|mean|bedoel|was (?:asking|talking)(?: about)?)|(?:does|do|can|will|would|may|is) (?:it|that|this|they|i|dit)(?: \w+){0,4}|for|on|vir|op|work) (?:for |on |to |vir |op )?(?:(?:my|the|die|whole|entire) )*(?:body|lyf|back|rug|chest|legs?|bene|arms?|neck|nek|shoulders|hands?|hande|underarms?|elbows?|knees?)`,
  ),
  row(
    'pregnant',
    String.raw`(?:im|am|i am|ek is|while|when|my wife is|if i am|if im|i|ive just found out im|found out im|just found out i am)? ?(?:\d+ weeks )?(?:pregnant|swanger|expecting|breastfeeding|khulelwe)(?: now)?(?: (?:does|is|will|do|can|must|what|so|maak|but)(?: \w+){1,6})?`,
  ),
  row(
    'scent',
    String.raw`(?:fragrances?|perfumes?|parfum|scents?|scented (?:things|stuff|products)) (?:makes?|gives?|causes?|always) (?:\w+ ){1,4}(?:itch\w*|rash|red|sting\w*|burn|hives|sneeze|eczema|swell)(?: (?:does|is|will|do) (?:it|that|this)(?: \w+){0,3})?|(?:(?:also )?(?:forgot|should have (?:said|told you)|didnt (?:say|tell you|mention))(?: to (?:say|tell you|mention))? )?(?:that )?(?:i |im |am |i am |ek is )*(?:have (?:an |a )?|got (?:an |a )?)?(?:allergic|allergy|allergies|allergies|react|sensitive|allergies|react|reacts|have|an|allergy|hate|reageer|cant (?:have|use|stand)|dont (?:do well with|like)|avoid) ?(?:badly )?(?:to|vir|op|with|on)? ?(?:any )?(?:fragrances?|perfumes?|parfum|scents?|smells?|geur\w*|parfuum)`,
  ),
  row(
    'child',
    String.raw`(?:(?:is|can|may|will|it|that|safe|ok|okay|alright|fine|good|i|use|suitable|on|also) )*(?:for |on |vir )?(?:my|our|the) (?:little |young |\d+ (?:year|yr|month)s? old )?(?:daughter|son|child|kid|girl|boy|niece|nephew|toddler|baby|seun|dogter|\d+ (?:year|yr|month)s? old)(?: \w+){0,6}`,
  ),
  row(
    'cheaper',
    String.raw`(?:something |anything |a |any |one |is there )*(?:cheaper|cheap|goedkoper|affordable|less expensive)(?: (?:one|option|version|something))?|(?:i (?:have|got) |have |got |under |max |net |my budget is |budget is |budget )*(?:r ?\d+|\d+ rand)(?: (?:only|max|left|budget|to spend|total|a month))?`,
  ),
  row(
    'sure',
    String.raw`sure (?:about|of) (?:that|this|it)|(?:you|u) (?:certain|positive)|(?:are|r) (?:you|u) (?:\w+ )?sure(?: (?:about )?(?:that|this|it))?|(?:you|u) sure|(?:that|it|this) (?:really |actually |even )?(?:true|so|right|correct)|really|seker|serious(?:ly)?|for real|you sure`,
  ),
  row('why', String.raw`(?:why|come|hoekom|waarom|why not|why is that|why so|yini)(?: (?:is that|is it|not|so|dan))?`),
  row('other', String.raw`(?:the )?(?:other|ander|second|next) (?:one|een)|(?:the )?other|die ander een`),
  row(
    'sting',
    String.raw`(?:it|that|this|they|dit) (?:stings?|burns?|itch(?:es)?|irritates?|hurts?|tingles?|brand|steek|dries)(?: (?:me|my|a|bit|little|face|skin|out))*`,
  ),
  row(
    'sunscreen',
    String.raw`(?:(?:do|must|should) i (?:still |also )?(?:need|use|wear|add|put on|have to (?:use|wear)) |with )?(?:a |my |the )?(?:sun ?screen|spf|sun ?block|sonskerm)(?: (?:must|do|should|can|may) i (?:still |also )?(?:use|wear|need|put)(?: (?:it|that|on))*)?`,
  ),
]

// Put in other words: what is asked stands somewhere in the turn, and nothing else of weight beside it.
const keys: readonly (readonly [ShortAsk, RegExp])[] = [
  [
    'pregnant',
    /\b(?:pregnant|pregnancy|expecting(?: a (?:baby|little one))?|breast ?feeding|breast ?feed|swanger|khulelwe)\b/g,
  ],
  [
    'scent',
    /\b(?:(?:sensitive|allergic|allergy|allergies|react|reacts) (?:to|with) (?:perfumes?|fragrances?|scents?|parfum|smells?)|(?:perfumes?|fragrances?|scents?) (?:allergy|bothers me|is a problem))\b/g,
  ],
  [
    'child',
    /\b(?:\d+ (?:year|yr|month)s? old(?: (?:son|daughter|boy|girl|child|kid))?|my (?:son|daughter|child|kid|toddler|baby|little one|niece|nephew))\b/g,
  ],
  [
    'deep',
    /\b(?:(?:very |quite |so )?dark(?: skin(?:ned)?)?|(?:dark(?:er)?|deep(?:er)?|black|brown) skin|skin (?:colou?r|tone)|melanin)\b/g,
  ],
  ['strength', /\b(?:percentage|percent|strength|concentration|how strong)\b/g],
  [
    'skip',
    /\b(?:(?:leave|drop|cut|skip|miss) (?:one|any|something|some)(?: of (?:them|those|it))?(?: out)?|use (?:just|only) one|just the one)\b/g,
  ],
  [
    'long',
    /\b(?:how (?:long|soon|many weeks)|when)\b(?=.*\b(?:work|working|works|results?|see|notice|difference|better|help)\b)/g,
  ],
  ['often', /\bhow (?:often|regularly|frequently|many times)\b/g],
]
const light = new Set(
  `a about ahead all allowed already also always am an and any anything apply are as at bad be been best bit but by bru can could day did difference different do does dont doing eish else ever fine for from get getting give go goes
  going good got guess had happens harm has have haibo he her hers here hey him his how i id if im in instead into is it its just know like look looking make makes making may maybe me mean means matter matters mention might mind mine more must my myself need needs new no not now of
  off ok okay on one only or other our out over please pls put putting really right said same say see she should skin so some sorry start starts starting still suit suits suitable sure than that thats the their them then there these they thing this those though tho to told too
  try up us use used uses using very want was way we well were what whats when which while who will with without wondering work working works would wrong yes yet you your ook maar en ek dit die is vir my wat hoe kan mag moet nou dan asseblief any effect safe better ask asking face week`.split(
    /\s+/,
  ),
)

const inOtherWords = (said: string): ShortAsk | undefined =>
  keys.find(([, key]) => {
    const rest = said.replaceAll(key, ' ')
    return rest !== said && rest.split(' ').every((word) => word === '' || light.has(word))
  })?.[0]

const longest = 14

/** What a short turn asks of the thing the talk is about; undefined where it asks something of its own. */
export const shortAsk = (said: string): ShortAsk | undefined =>
  said.split(' ').length > longest ? undefined : (asks.find(([, words]) => words.test(said))?.[0] ?? inOtherWords(said))
