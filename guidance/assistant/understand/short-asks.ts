// What a short turn asks of whatever the talk is about: "and at night?", "can I skip one?", "is that safe for dark skin?". The same turn means something else
// after a sunscreen, after two things and after a no; here it is only read what is asked.

/** What a short turn is about. */
export type ShortAsk = 'night' | 'morning' | 'long' | 'often' | 'strength' | 'oily' | 'dry' | 'sensitive' | 'deep' | 'without' | 'skip' | 'first' | 'place' | 'pregnant' | 'scent' | 'child' | 'cheaper' | 'sure' | 'why'
  | 'other' | 'sting' | 'sunscreen'

const lead = String.raw`^(?:(?:and|so|ok|okay|but|en|maar|then|now|also|oh|no|nee|sorry|eish|haibo|well|hm+|please|pls|just|what|how|wat|hoe|about|van|if|is|its|it is|i|only|btw|by the way|ook|cool|great|thanks|sure|right|yes|ja|actually|sjoe|lol) )*`
const end = String.raw`(?: (?:then|dan|please|pls|though|tho|now|too|ook|as well|again|hey|neh|asseblief|bra|sis|mara|maar))*$`
const row = (ask: ShortAsk, words: string): readonly [ShortAsk, RegExp] => [ask, new RegExp(`${lead}(?:${words})${end}`)]

const skin = String.raw`(?:(?:be|still|people|with a|someone|person|my|for|on|with|have|has|got|a|skin|very|if|is|it|that|this|safe|ok|okay|fine|good|work|works|does|do|will|can|may|i|use|the|suit|suitable|vir|im|as|of|i have|alright|bad|to|too|an|another|same|different) )*`

const asks: readonly (readonly [ShortAsk, RegExp])[] = [
  row('night', String.raw`(?:(?:can|may|must|do|should|does) (?:i|it|they) (?:\w+ ){0,3})?(?:at|for|by|every|in the|in|on|during|before) ?(?:the )?(?:nights?|evenings?|bedtime|bed)(?: time)?|(?:saans|snags|die aand|in die aand|ebusuku|night ?time|the evening|pm|evenings?|night)`),
  row('morning', String.raw`(?:(?:can|may|must|do|should|does) (?:i|it|they) (?:\w+ ){0,3})?(?:in the|for the|every|by|at|during|during the|in) ?(?:mornings?|day ?time|day)|(?:soggens|die oggend|in die oggend|ekuseni|mornings?|day ?time|the morning|am)`),
  row('long', String.raw`(?:long|lank|soon|quickly|fast|many (?:weeks|months|days))(?= ?$|.*\b(?:until|till|til|before|tot|voor|take|takes|see|notice|work|works|werk|results?|difference|wait)\b)(?! (?:do|can|may|must|should) i (?:leave|keep|wait))(?: \w+){0,9}|when (?:will|do|does) (?:i|it|they) (?:see|start|work)(?: \w+){0,3}`),
  row('often', String.raw`(?:often|regularly|frequently|gereeld|dikwels|many times)(?: (?:a|per|do|must|should|can|i|it|that|them|use|week|day|to|moet|ek|dit|apply|put|on|this|doen))*|(?:can i (?:use|do) (?:it|that|this|them) )?every ?day|daily|twice a day`),
  row('strength', String.raw`(?:(?:strength|percent\w*|concentration|strong)(?: (?:must|should|do|is|best|it|i|use|get|buy|to|of|be|for|beginners?|need))*|which (?:strength|percent\w*)(?: \w+){0,3})`),
  row('oily', `${skin}(?:oily|greasy|olierige?|combination|acne prone|shiny)(?: (?:skin|vel|face|one))?`),
  row('dry', `${skin}(?:dry|droe|flaky|dehydrated)(?: (?:skin|vel|face|one))?`),
  row('sensitive', `${skin}(?:sensitive|sensitiewe?|reactive)(?: (?:skin|vel|face|one))?`),
  row('deep', `${skin}(?:very )?(?:dark(?:er)?|deep(?:er)?|black|brown|melanin(?: rich)?|donker\\w*) (?:skin|vel|skinned|tones?|skins|people|girls|women)(?: (?:people|girls|like mine|too))?|(?:im|i am|my skin is|ek is|i have) (?:quite |very )?(?:dark|black|brown|donker)(?: (?:skinned|skin))?(?: (?:is|will|can|does) (?:it|that|this|i)(?: \\w+){0,5})?`),
  row('without', String.raw`(?:can i (?:go|do) )?(?:without|sonder)(?: (?:it|that|them|this|one|dit|the other|the other one))?|(?:if i )?(?:leave|left|dont use|stop) (?:it|that|them|one|this)(?: out)?`),
  row('skip', String.raw`(?:can|may|could|must|do|should|kan|mag) (?:i|we|ek) (?:skip|leave(?: out)?|drop|miss|leave out|oorslaan)(?: (?:one|it|a step|any|something|one of them|some|een|that|out|of|them|these|steps?))*|which (?:one )?can i (?:skip|leave out|drop)|(?:must|do|should|need|have) (?:i|we|to)(?: (?:have to|need to|really|need|use|to|buy|do|put))* (?:both|all|all of (?:them|it|these|that)|all (?:three|four|five)(?: of them)?|everything|every step|all the steps)|just one(?: of them)?(?: enough)?|one (?:enough|of them enough)`),
  row('first', String.raw`(?:in )?(?:what|which|the right) order(?: \\w+){0,3}|order|(?:which|watter|een)(?: (?:one|een))?(?: (?:goes|go|comes|gaan|do|must|should|i|to|use|put|on|moet|ek))* (?:first|eerste)|(?:goes|comes|do i put|must i put|do i use)(?: on)? (?:first|eerste)|(?:first|eerste) (?:which|what|watter)`),
  row('place', String.raw`(?:(?:i )?(?:meant|mean|bedoel|was (?:asking|talking)(?: about)?)|(?:does|do|can|will|would|may|is) (?:it|that|this|they|i|dit)(?: \w+){0,4}|for|on|vir|op|work) (?:for |on |to |vir |op )?(?:(?:my|the|die|whole|entire) )*(?:body|lyf|back|rug|chest|legs?|bene|arms?|neck|nek|shoulders|hands?|hande|underarms?|elbows?|knees?)`),
  row('pregnant', String.raw`(?:im|am|i am|ek is|while|when|my wife is|if i am|if im|i|ive just found out im|found out im|just found out i am)? ?(?:\d+ weeks )?(?:pregnant|swanger|expecting|breastfeeding|khulelwe)(?: now)?(?: (?:does|is|will|do|can|must|what|so|maak|but)(?: \w+){1,6})?`),
  row('scent', String.raw`(?:fragrances?|perfumes?|parfum|scents?|scented (?:things|stuff|products)) (?:makes?|gives?|causes?|always) (?:\w+ ){1,4}(?:itch\w*|rash|red|sting\w*|burn|hives|sneeze|eczema|swell)(?: (?:does|is|will|do) (?:it|that|this)(?: \w+){0,3})?|(?:(?:also )?(?:forgot|should have (?:said|told you)|didnt (?:say|tell you|mention))(?: to (?:say|tell you|mention))? )?(?:that )?(?:i |im |am |i am |ek is )*(?:have (?:an |a )?|got (?:an |a )?)?(?:allergic|allergy|allergies|allergies|react|sensitive|allergies|react|reacts|have|an|allergy|hate|reageer|cant (?:have|use|stand)|dont (?:do well with|like)|avoid) ?(?:badly )?(?:to|vir|op|with|on)? ?(?:any )?(?:fragrances?|perfumes?|parfum|scents?|smells?|geur\w*|parfuum)`),
  row('child', String.raw`(?:(?:is|can|may|will|it|that|safe|ok|okay|alright|fine|good|i|use|suitable|on|also) )*(?:for |on |vir )?(?:my|our|the) (?:little |young |\d+ (?:year|yr|month)s? old )?(?:daughter|son|child|kid|girl|boy|niece|nephew|sister|brother|toddler|baby|seun|dogter|\d+ (?:year|yr|month)s? old)(?: \w+){0,6}`),
  row('cheaper', String.raw`(?:something |anything |a |any |one |is there )*(?:cheaper|cheap|goedkoper|affordable|less expensive)(?: (?:one|option|version|something))?|(?:i (?:have|got) |have |got |under |max |net |my budget is |budget is |budget )*(?:r ?\d+|\d+ rand)(?: (?:only|max|left|budget|to spend|total|a month))?`),
  row('sure', String.raw`sure (?:about|of) (?:that|this|it)|(?:you|u) (?:certain|positive)|(?:are|r) (?:you|u) (?:\w+ )?sure(?: (?:about )?(?:that|this|it))?|(?:you|u) sure|(?:that|it|this) (?:really |actually |even )?(?:true|so|right|correct)|really|seker|serious(?:ly)?|for real|you sure`),
  row('why', String.raw`(?:why|come|hoekom|waarom|why not|why is that|why so|yini)(?: (?:is that|is it|not|so|dan))?`),
  row('other', String.raw`(?:the )?(?:other|ander|second|next) (?:one|een)|(?:the )?other|die ander een`),
  row('sting', String.raw`(?:it|that|this|they|dit) (?:stings?|burns?|itch(?:es)?|irritates?|hurts?|tingles?|brand|steek|dries)(?: (?:me|my|a|bit|little|face|skin|out))*`),
  row('sunscreen', String.raw`(?:(?:do|must|should) i (?:still |also )?(?:need|use|wear|add|put on|have to (?:use|wear)) |with )?(?:a |my |the )?(?:sun ?screen|spf|sun ?block|sonskerm)(?: (?:must|do|should|can|may) i (?:still |also )?(?:use|wear|need|put)(?: (?:it|that|on))*)?`),
]

const longest = 14

/** What a short turn asks of the thing the talk is about; undefined where it asks something of its own. */
export const shortAsk = (said: string): ShortAsk | undefined => (said.split(' ').length > longest ? undefined : asks.find(([, words]) => words.test(said))?.[0])
