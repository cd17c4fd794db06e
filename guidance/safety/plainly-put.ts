import { waysPattern } from './ways.ts'

// What is said in jest, of a game or of a tablet taken as it is meant, and has alarming words in it: "he beat me at padel", "shoot myself in the foot", "it stinks so, I can't
// breathe haha". It is put plainly before anything is read, sentence by sentence; fixed figures of speech stand in ./clue-search.ts. What is told beside it stays.

const games = `(padel|(table |touch |beach |street |indoor |mini |friendly )?(tennis|rugby|soccer|football|cricket|netball|hockey|volleyball)|ping ?pong|squash|badminton|golf|fifa|ea ?fc|chess|checkers|draughts|pool|snooker|darts?|cards|poker|uno|rummy|klawerjas|monopoly|ludo|scrabble|(30|thirty) seconds|dominoes?|morabaraba|
  mario ?kart|mortal kombat|tekken|ps ?[345]|play ?station|xbox|parkrun|comrades|two oceans|basketball|trivia|wordle|crossword|video games?|call of duty|warzone|arm wrestling|jenga|rock paper scissors|
  (race|match|game|quiz|final|derby|bet|tournament|relay|board game)s?|(running|swimming|cycling|sprinting) race)`
const won =
  '(beat|beats|beaten|beating|bt|thrash(es|ed)?|smash(es|ed)?|destroy(s|ed)?|kills?|killed|murder(s|ed)?|slaughter(s|ed)?|hammer(s|ed)?|whip(s|ped)?|klap(ped|s)?|crush(es|ed)?|demolish(es|ed)?|annihilat(es|ed)|klop|geklop)'
const whom = '(me|us|him|her|them|everyone|my (brother|sister|team|dad|mom|cousin|friends?|mates?)|ons|hom|haar)'
const when =
  '((every|each) (single )?(time|game|week|round|set|day)|all the time|always|hands down|constantly|again|badly|hollow|twice|so|bad|hard|easily|at last|last|this|on|the|nite|night|tonight|yesterday|today|weekend|week|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|proper|properly|weer|gister)'
/** A game that is named at once, or its score: nobody was struck. What it was done with, or what it left, says otherwise. */
const ofGame = waysPattern(`
  ${won} ${whom}( ,)?( ${when}){0,4}( ,)? (at|in|during|while playing|playing|on|by|with|op|in die) (the |a |our |my |his |her |that |old )?(last |family |friendly )?${games}(?! (bat|stick|club|racket|racquet|cue|ball|room|hall|club))|
  ${won} ${whom}( ,)?( ${when}){0,3}( ,)? (\\d{1,2} (to |nil |love )?\\d{1,2}|\\d{1,2} (nil|zero|love))(?! (times|years|months|weeks|days|hours|minutes|am|pm|o))
`)
const struckToo =
  /\b(?:bruis\w*|blood|bleed\w*|black eye|blue eye|scared|afraid|hit|hits|slap\w*|punch\w*|chok\w*|kick\w*|drunk|drank|foundation|conceal\w*|cover\w*|marks?|swollen|hospital|because|when (?:i|he|she)|after (?:i|he|she|we) lost|police|leave him)\b/

const laugh =
  /\b(?:(?:ba|ha|he){2,}h?|haha\w*|hehe\w*|lo+l+|lmao+|rofl|jk|joking|kidding)\b|[\u{1F602}\u{1F605}\u{1F923}\u{1F606}]/u
const noBreath =
  waysPattern(`(so |that |n |and |but |, )?(i |we |you )?(just |literally |actually |honestly |kinda )?(cant|cannot|can not|could hardly|can hardly|cant even|can barely|kan nie|kannie) (breathe|breath|asemhaal)( anymore| properly| (in|out) here| inside| nie)?|
  (so |that |and )?(i |we |it )?(just |literally |actually |honestly )?(nearly|almost|amper) (fainted|died|choked|passed out|suffocated)|(so |that |and )?i (literally |actually )?(choke|gag|suffocate|die)( every time)?`)
/** What takes one's breath in jest, and what makes it none. */
const ofSmell =
  /\b(?:smell\w*|stink\w*|stank|stench|pong|ruik|strong|scent|perfume|laugh\w*|lag|humid\w*|muggy|heat|hot|tight|corset|jeans|summer|weather|wind|sweat\w*|degrees|price\w*|expensive|duur|hitte)\b/
const ofDamp = /\b(?:humidity|humid|muggy|vogtigheid|durban heat)\b/
const ofCare =
  /\b(?:sun ?screen|moisturi[sz]er|greasy|shin[ey]\w*|make ?up|primer|foundation|oily|cream|spf|face ?wash|light\w*)\b/
const trulyBreathless =
  /\b(?:swell\w*|swoll\w*|tongue|throat|lips|hives|chest|tight chest|wheez\w*|dizzy|faint|light ?headed|asthma\w*|pump|inhaler|rash|itch\w*|sting\w*|stung|mixed|mix|jik|bleach|ammonia|drain|cough\w*|burn\w*|still|now|help|baby|child|son|daughter|nuts?|ate|allerg\w*|since|after|panic\w*|reaction|eyes?)\b/

/** Something for a headache, hay fever or the blood, one or two of them, by the one who writes; nothing that came of it. */
const asMeant = waysPattern(
  `(?<=^|, |\\b(i|ive|so|and|ek|het) |^(hi|hey|hello|just|already|also) )(just |already |also |only )?(took|take|taken|drank|drink|had|have|having|taking|drinking|vat|gevat|drink) (a|an|1|one|2|two|my|some|n|een|twee)( (daily|normal|usual|iron|zinc|vitamin|birth control|morning|hay ?fever|allergy|headache)){0,3} (panados?|paracetamol|grandpas?|disprin|allergex|zyrtec|texa|clarityne|antihistamines?|iron( tablets?| pills?)?|vitamins?( [a-e]\\b)?|multivitamins?|zinc|biotin|calcium|magnesium|omega( 3)?|collagen|probiotics?|(the )?pill|tablets?|corenza|med lemon|vit [a-e])(?! (by mistake|too|every hour|and (another|more|then)|each hour|at once))( for (my |a |the |n )?(head ?ache|hay ?fever|hoofpyn|period pains?|cramps?|flu|cold|hangover|allergies|fever|toothache|sinus|anaemia|iron))?`,
)
const cameOfIt =
  /\b(?:rash|itch\w*|swell\w*|swoll\w*|hives|blister\w*|breath\w*|throat|tongue|lips|vomit\w*|dizzy|drowsy|sleepy|handful|box|packet|more|another|whole|all|hours?|kill|die|sore|sores|peel\w*|baby|child|pregnan\w*|weeks along|yellow|dark|overdos\w*|wrong|mistake)\b/

/** A baby that drinks well drinks its milk. */
const drinksWell = /\bdrink(?:s|ing) (?=(?:so |very |really )?(?:well|fine|nicely|normally|lekker)\b)/g
/** "Skin gone thick" is all there still; skin that has gone raw, white or off is not. */
const goneSo =
  /\b((?:skin|vel)(?: (?!is|was|off)[a-z]+){0,5}) gone (?=(?:all |so |a bit |very |really |quite |kinda )*(?:thick\w*|dimpl\w*|rough|bumpy|dull|oily|soft|saggy|shiny|greasy|dry|wrinkl\w*|crepey|scaly|flaky|ashy|loose|itchy|sensitive|uneven|blotchy|patchy)\b(?! and (?:raw|white|black|blister|wet|open)))/g
/** "The kitten has a bald patch": whose fur it is that falls out. */
const balding =
  /\b((?:cat|kitten|kitty|dog|pup|puppy|rabbit|bunny|hamster|guinea pig|calf|horse|pony|hond|hondjie|kat|katjie|pet)s?)(?: (?:has|have|had|got|gets|is|are|with|lost|losing|loses|het|verloor)| ,| s)+(?: (?!i |my |me )[a-z]+){0,3} (?:bald(?:ing)?|losing|lost|loses|kaal|hair|fur|hare)(?: (?:patch\w*|spots?|rings?|hair|fur|circles?|kolle?|hare|bits))*\b/g
/** Idioms with a weapon, a death or a blow in them. */
const idioms = waysPattern(
  `
  (shoot|shoots|shot|shooting) (@self|myself|yourself|himself|herself|ourselves|themselves) in the (foot|knee|feet)|
  (?<=\\b(i|keep|always|me) ((keep|always|just|only|,|i) ){0,2})(stab|stabs|stabbed|stabbing) (myself|yourself) in the back|
  (?<=(marks?|spots?|pimples?|zits?|acne|break ?outs?|black ?heads?|white ?heads?|pores|knees|elbows|heels|scars|ingrowns?|ingrown hairs|razor bumps|stretch marks|dandruff|frizz|flakes|moustache|chin hairs?|eczema|dark circles|routine|exams?|traffic|eskom|load ?shedding|prices?|matric|boss|job|kids) ((?!i |me |he |she |now |just )[a-z]+ ){0,5})be (the|my) (death|end)( of me)?|
  (?<=(^|, |so |ok |okay |please |pls |now |hey |yes |and |cool |skynn )(just |go on |, )?)(hit|slap|shoot|kill) me with (your |one |some |this |the |it|another |more |a (tip|routine|question|better|budget|good))( ?(best|budget|one|more|tip|routine|question)){0,4}|
  (bit|bite|biting|bitten) the bullet|(pull(ed)?|pulling) the trigger on|jump(ed|ing)? the gun|gun to my head|(?<=(wallet|purse|budget|pocket|bank|account) (is |was |has been |has )?)(bleeding|bled|crying|dying|dead)|(mosquito(es|s)?|mozzies?|bugs|ants|fleas) (are eating|ate|eat) me alive|
  (stab|stabs|stabbed) (me|us) (right )?in the back (with|by) (my|his|her|a) (bestie|best friend|friend|cousin|sister|colleague|neighbour|ex)|(over|till|until) my dead body|
  (want to |could |nearly |almost |im |i |just )?(die|died|dying|dead|dood) (laughing|of laughing|lag|van die lag)|(i cant go on like this ,? ?)?(im |i am |ill be |time to )?(end|ending|ended) (it|things) with (this|my|the|these|that) ([a-z]+ ){0,2}(greasy|oily|sticky|shiny|heavy|sunscreen|cream|moisturi[sz]er|serum|cleanser|toner|routine|foundation|shampoo|soap|lotion|primer|make ?up)( (stuff|sunscreen|cream|thing|stick))?|
  (hit|hits|slapped|struck) (me|us) with (a |an |the |that |this |his |her )?(you|youre|ur|your face|why|hey babe|can we|we need|its not|i think|comment|compliment|line|remark|question|joke|bill|quote|price|invoice|fee|surprise|news|truth|facts|guilt trip|silent treatment)( (look|looks|are|have|do|dont|need|should)){0,2}|
  overdos(e|ed|es|ing) (of |on |with )?(the |my |this |that |some )?(face |hand |body |night |day |eye |vitamin c |vit c |glow )?(cream|lotion|serum|sunscreen|moisturi[sz]er|vaseline|body butter|highlighter|foundation|powder|oil|balm|mask|primer|toner)(?! (on purpose|to die))|
  (burnt|burned|burn)( black)?( [a-z]+)? (crust|food|sugar|rice|bits?|pap|stew|grease|layer|bottom|marks?)( [a-z]+)? (off|from|on|in|at|of) ([a-z]+ ){0,4}(pot|pan|stove|oven|braai|grid|potjie|kettle|tray|plate)s?|
  cut myself (a bit |a little |again |quite |slightly )?(on|at) (my |the )?(shin|shins|ankle|knee|knees|leg|legs|chin|jaw|neck|upper lip|armpit|underarm|bikini line|head|scalp)( bone)? (while |when |by |just |from |with )?(i was )?(shaving|shaved|the razor)|been soaking(?= (it|them|the|my|in)( |$))|raw(?= (garlic|honey|onion|potato(es)?|shea|turmeric|ginger|aloe|milk|egg|eggs|tomato|cacao|sugar|beetroot|apple cider)( |$))|if looks could kill|(?<!(nails?|toenails?|thumb|toe|finger)\\b.{0,80})(grow|grows|growing|grown|grew) out(?! (of|from))( (slowly|nicely|fast|with (the|my) nail|now))?|(in|with) blood sweat and tears|(?<=(skin|face|hair|vel|legs) (is |are )?(so )?(dry|thirsty|dehydrated) )((its|it is|it|theyre|they are) )?(drinking|drinks|swallowing|swallows|eating|eats|gulping)( (up )?(every|all|the|any|whole|my)( [a-z]+){0,2})?
`.replace('@self|', ''),
)

/**
 * A sentence as the clues are looked for, with what is only said so put plainly.
 * @param said the sentence, plain
 * @param written as it was written, for its laughter
 */
export const plainlyPut = (said: string, written: string): string => {
  const idiom = said
    .replaceAll(idioms, ' ')
    .replaceAll(drinksWell, 'feeding ')
    .replaceAll(goneSo, '$1 turned ')
    .replaceAll(balding, '$1 has a patch')
  const played = struckToo.test(idiom) ? idiom : idiom.replaceAll(ofGame, ' won a game ')
  const taken = cameOfIt.test(played.replaceAll(asMeant, ' ')) ? played : played.replaceAll(asMeant, ' ')
  const jests = ofSmell.test(taken) && laugh.test(written)
  return (jests || (ofDamp.test(taken) && ofCare.test(taken))) && !trulyBreathless.test(taken.replaceAll(noBreath, ' '))
    ? taken.replaceAll(noBreath, ' ')
    : taken
}
