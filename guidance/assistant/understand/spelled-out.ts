import { remembered } from '../../text/remembered.ts'
import { pattern } from '../../text/pattern.ts'
import { withoutWordSlips } from '../../text/text-speak.ts'
import { relatives } from './adds.ts'

// What a message says between the lines, written out before anything is read in it.

/** "I'm 6 months" says a pregnancy, unless it goes on about something else that long. */
const months =
  /\b(?:i'?m|i am|im now|now) (?:about |now |almost |already )?(?:[1-9]|two|three|four|five|six|seven|eight|nine) months?\b(?! (?:into|on|post|in |using|after|old|clean|with|since|of|without|off|and i have used))/i

/** "I'm not pregnant, my sister is": of whom it is so. */
const soOfAnother = new RegExp(
  pattern`
  \b(?:not|nie|isnt|isn't|never) (?:the one (?:who is |who's )?)?(pregnant|preggers|expecting|breast ?-?feeding|nursing|swanger|
  allergic to [\w ]{3,20}?)[\s,.;:!–-]+(?:(?:but|maar|and|its|it's|it is) )*((?:my|our|ons) (?:\w+ )?(?:${relatives})) (?:is|are)\b
  (?=\s*(?:[.,;!?–-]|$|and\b|can\b|may\b|so\b|but\b|though\b))`,
  'i',
)

const texture = '(foam|foaming|gel|cream|creamy|milk|milky|oil|balm|clay)'
/** "Foam or cream cleanser": two kinds of the one thing. */
const twoTextures = new RegExp(
  String.raw`(?<!cleansing )\b${texture}(?: one)? (?:or|vs|of) (?:an? )?${texture} (cleanser|face ?wash)\b`,
  'i',
)

/** "So no retinol?" asks whether it may be used, and leaves nothing out. */
const noneThen =
  /^(?:so|then|ok|okay|wait|dus|and so)[ ,]+(?:then )?(?:no|geen) (\p{L}[\p{L} ]{2,30}?)(?: then| dan)?\s*\?+$/iu

/** "I'm 14 btw": an age ends where the filler begins. */
const ageAside =
  /\b((?:i'?m|i am|s?he'?s|s?he is|ek is|[sh]y is) (?:only |just )?\d{1,2})(?: years? old)? (?:btw|by the way|though|tho|neh|hey|lol|mos|now)\b(?! (?:months?|weeks?))/i

const coinSized =
  /\b((?:the )?(?:size|as big|big|small|as large) (?:of|as|like)? ?(?:an? |n )?)(?:r ?[125]|(?:[125]|one|two|five) ?rand)(?: coin| munt)?\b/gi
/** "A patch the size of an R5": a coin, and no price. */
export const withCoins = (text: string): string => text.replaceAll(coinSized, '$1coin')

/** "Protex for an oily face, yay or nay?" asks whether it is all right. */
const yayOrNay =
  /^(?!(?:is|are|can|could|does|do|should|may|must|kan|mag|what|which|how)\b)(\p{L}[^.!?\n]{3,70}?)[\s,.:;–—-]*\b(?:yay or nay|yea or nay|ya or nah|thumbs up(?: or (?:thumbs )?down)?|hot or not)\s*\?*$/iu

/** "Good for my skin or what?" asks no more than "good for my skin?" */
const orWhat = / (?:or what|or not|or nah|or is it not|of wat|of nie|of hoe)\s*\?*$/i
const opensAsYesNo = /^(?!.*\b(?:what|which|who|how|why|whether|wat|watter|hoe) )/i

/** "Can wrinkles be prevented?" */
const canBePrevented =
  /^(?:hi |so |and )*(?:can|could|kan) (?!i |we |it |they |this |that )([\p{L} -]{3,40}?) be (?:prevented|avoided)\b/iu

const expecting = String.raw`(?:when|while|if|in|during|in my)(?: im| i am| you are| one is| a)? (?:pregnan\w*|preggers|expecting|breast ?-?feeding)`
/** "Not allowed when pregnant": the "not" is of what is allowed. */
const notAllowed = new RegExp(
  String.raw`\bnot (?:allowed|permitted|recommended|safe|ok|okay|good)\b(?=.*\b${expecting}\b)`,
  'i',
)

/** "Sunscreen for fair skin", "does light skin age faster": a colour that is told, and no wish for it. */
const fairSkin =
  /^(?!.*\b(?:get|become|becoming|want|make|makes|turn|achieve|how to have|fade|serum|soap|tablets?|injection|drip)\b)(?=.*\b(?:sunscreen|spf|sunblock|sunburn\w*|burns?|burnt|sun|age|ages|ageing|aging|wrinkl\w*|freckles?|rosacea|redness|blush)\b)(.*?)\b(?:fair|light)(?:er)?[ -](skin|skinned)\b/i

/** "Will my dark spots fade?" asks how long they stay; "spot fade" is a lightener's name. */
const willFade = /^((?:so |hi |and )*(?:will|do|does|can|would) (?:\p{L}+ ){0,3}spots? (?:ever |just )?)fade\b/iu

/** "Mask of pregnancy" is a name of melasma, and nothing that is put on. */
const pregnancyMask =
  /\b(?:the |my )?(?:mask of pregnancy|pregnancy mask(?= (?:on my|marks?|patch\w*|wont|won't|is|has|came|after|from|fade\w*|go\w*))|swangerskaps?masker)\b/i

/** "I hate X, can I skip it?" asks whether it may be left out, and tells of no allergy. */
const hatesIt =
  /^(?:so |hi |hey )?(?:i|ek) (?:really |just |absolutely )*(?:hate|dont like|don['’]t like|dislike|cant stand|can['’]t stand|haat) (?:my |using |the |to use )?([\p{L} -]{3,30}?)[,.;]* (?:so |and )?(?:can|may|must|could|should) i (?:just |please )?(?:skip|leave|drop|ditch|stop)(?: using)? (?:it|them|that)(?: out)?\W*$/iu

/** Pads that peel are no sanitary pads. */
const peelingPads =
  /\b(?:peeling|exfoliating|acid|toner) pads?(?= (?:\w+ )?(?:make|makes|made|give|gives|gave|burn|burns|sting|stings|itch|itches)\b)/i

const nothingTo =
  '(?:(?:is|are|be) )(?:just |all |only |really |basically |a complete |a total )*(?:a |an )?(?:scam|con|rip ?-?off|gimmick|money grab|waste of money|(?:marketing )?hype|overhyped)'
/** "My friend says toner is a scam" asks whether it is worth having. */
const calledScam = new RegExp(
  String.raw`^(?:(?:my|a|some) (?:\w+ )?\w+|people|they|everyone|someone|tik ?tok|i (?:heard|read|think)|is it true)(?: (?:says?|said|thinks?|told me|claims?|reckons?))?(?: that)? ` +
    String.raw`(\p{L}[\p{L} -]{2,30}?) ${nothingTo}\W*$`,
  'iu',
)
const isScam = new RegExp(
  String.raw`^(?:so )?(?:is|are) (?!this|that|it|they)(\p{L}[\p{L} -]{2,30}?) ${nothingTo.replace('(?:(?:is|are|be) )', '')}\W*$`,
  'iu',
)

const worthOf = (_: string, thing: string): string =>
  /^(?:all |most )?(?:sun ?screens?|sun ?block|spf|sonskerm)$/i.test(thing)
    ? 'do I need sunscreen every day?'
    : `is ${thing} worth it?`

/** Whether something is called a scam, so that a plain yes would agree. */
export const callsScam = (message: string): boolean => calledScam.test(message) || isScam.test(message)

/** "What's this sandwich thing people talk about?": a method by its name; what is on somebody's skin has none. */
const talkedOf = new RegExp(
  pattern`
  \b(?:what(?:['’]?s| is| are)|wat is|explain|tell me about) (?:(?:this|that|these|those|the|all this|all that|hierdie|daardie|die) )(\p{L}[\p{L}-]+(?: (?!thing|trend|story)\p{L}[\p{L}-]+)?)
  (?: (?:thing(?:y|ie)?|trend|hype|craze|storie|story|ding))(?: (?:that |which )?(?:people|ppl|everyone|everybody|they|girls|ladies|you|u|tik ?tok|all|mense)\b[^.?!]*)?(?=[.?!]|$)`,
  'iu',
)
const onSkin =
  /\b(?:bumps?|lumps?|spots?|rash\w*|marks?|moles?|red|white|black|brown|dark|itchy|hard|soft|flaky|dry|sore|small|big|little|weird|strange|new|same|whole|other|skin|knop|kol)\b/i
const namedMethod = (all: string, name: string): string =>
  onSkin.test(name) && !/ing$/i.test(name) ? all : /ing$/i.test(name) ? `what is ${name}` : `what is the ${name} method`

/** A mask that is worn over nose and mouth is nothing to rinse off. */
const wornMask =
  /\b(?:n ?95|kn95|surgical|cloth|covid|dust|medical|fabric|paper) (?:face ?)?masks?\b|\b(?:face )?masks?\b(?= (?:used to sit|sits?|sat|rubs?|straps?|rubbed|material|fabric|at work|for work|all day)\b)/gi

/** "No pregnancy plans whatsoever": said so that nobody asks. */
const noBaby =
  /\b(?:no|zero|without(?: any)?) (?:\w+ )?(?:pregnanc(?:y|ies)|bab(?:y|ies)|kids?|children) (?:plans?|on the (?:way|cards)|coming|planned)(?: whatsoever| at all| (?:any time )?soon)?/gi

/** "Where does a 48 year old begin?" asks for a routine, and no order. */
const whereToBegin =
  /\bwhere (?:do|does|should|must|can|would) (i|we|she|he|an? (?:\d\d[- ]?(?:year|yr)s?[- ]?old|beginner|newbie|man|woman|mom|teen\w*)(?: (?:man|woman|guy|lady|mom))?) (?:even )?(?:begin|start)(?: out)?( with (?:my |this )?(?:skin ?care|skin|routine|it all|all this))?(?=\s*(?:[?.!,]|$))/iu
/** "What would I swop my retinol for?" */
const swapFor =
  /\b(what (?:would|do|should|can|could|must|will) (?:i|we|you)) sw[oa]p (?:out )?(?:my |the )?([\p{L} ]{3,24}?) (?:for|with)\b(?! a\b| the\b)/iu
/** "My mother used Ambi. I never did.": what another did long ago is not what is asked of. */
const anotherUsed =
  /\b(?:my|our) (?:\w+ )?(?:mother|mom|mum|ma|gran\w*|gogo|ouma|aunt\w*|tannie|sister|cousin|friend)s? (?:used|uses|always used|was using|put|had)\b[^.!?]{0,60}[.!?,]\s*(?:but |and )?i (?:never|dont|don['’]t|didnt|didn['’]t)(?: (?:did|have|do|use|used|touch\w*)(?: (?:it|them|any|that))?)?(?=[.!?,])[.!?,]*\s*/i
/** "I'm on the injection": against pregnancy, where nothing else is said of it. */
const theInjection =
  /\b(on (?:the|my|die) )(?:(?:[23]|two|three)[ -]?month(?:ly)? )?(?:injection|jab|inspuiting)\b(?! (?:for|from|against|of|site|vir|every|weekly|drug|pen)\b)(?!.*\b(?:arthritis|psoriasis|eczema|biologic\w*|diabet\w*|insulin|weight|ozempic|methotrexate|migraine|testosterone|ms|crohn\w*|hiv|filler|botox|vitamin|b12)\b)/i
/** "How much is too much niacinamide?" asks no price. */
const tooMuch =
  /\bhow much is too much (?:of )?(?:a |an |the )?(\p{L}[\p{L} -]{2,30}?)(?= (?:for|on|in|per|a|if|when)\b|[?.!]|$)/iu

const ill =
  '(?:unhealthy|gross|nasty|disgusting|a sin|sinful|a no[- ]?no|a mistake|a bad (?:idea|thing|habit)|a problem|an issue|problematic|foolish|wrong)'
/** "Is it a sin to …", "is sharing a towel gross?": whether it is bad. */
const ofIt = new RegExp(
  `\\b(is|are|isn['’]?t|would) (it|that|this|these|they)( be)? (?:really |just |actually |so |very |that )?${ill}(?! (?:with|number|one|way|side|colou?r)\\b)`,
  'gi',
)
const ofDoing = new RegExp(
  `^((?:so |hi |and |but )*(?:is|are) (?!there|it|that|this|my|the|something|anything|what)[^.?!,]{3,60}?) ${ill}\\s*\\?*$`,
  'i',
)

/** "Potato slices for dark circles, worth it or just cold?": with no money spoken of, whether it works. */
const worthOfDoing =
  /^(?!(?:is|are|does|do|what|which|how|would|should|can|so|and)\b)(?!.*\b(?:pric\w*|costs?|r ?\d+|rands?|expensive|money|dear|cheap\w*|buy\w*|spend\w*|spf|serum|cream|brand)\b)([\p{L}\d' -]{5,60}?)[,;:]+ (?:is it |are they )?(?:really |actually )?worth it(?: or [^.?!]{3,30})?\s*\?*$/iu

/** "Natural can't harm you, hey?" greets nobody. */
const tag = /(\S.*\S),? (?:hey|ne|neh|n[eéè]|hoor|ja nee|eh)\s*\?+$/i

const inTime =
  /\b(how long|how many (?:weeks|months)|hoe lank|when (?:will|do|does|can))\b(?!.{0,60}\b(?:cream|soap|lotion|serum|injection|drip|tablets?|pills|skin|face|complexion|body|tone|whole|me|lightener|bleach\w*|light ?eners?)\b)(.{0,60}?)\b(?:lighten(?:s|ed)?(?: up)?|(?:go|get|become|turn|are|is|gets?|goes) lighter)\b/i
/** "How long till they lighten?" of knees or marks asks how long they take to fade. */
export const fadingInTime = (said: string): string =>
  /\b(?:with|using|met)\b/i.test(said)
    ? said
    : said.replace(inTime, '$1$2fade').replace(placeFades, 'how long does it take for dark $1 to fade')
/** "To lighten my dark knees" asks what helps there. */
const lightensFold =
  /\blighten(?:ing)?(?: up)? (?:my |the |her |his )?(?:dark |black )?(knees?|elbows?|under ?arms?|armpits?|knuckles|inner thighs?|ankles|bum)\b(?!.*\b(?:bleach\w*|injection|drip|caro|carotone|movate|hydroquinone)\b)/i
const withTreated = (said: string): string => fadingInTime(said).replace(lightensFold, 'treat dark $1')
const placeFades =
  /\bhow long (?:till|until|before|for|does it take for|will it take for|must i wait for|do i (?:have to )?wait for|should i wait for)? ?(?:the |my |do |will )*(under ?arms?|armpits?|knees?|elbows?|knuckles|inner thighs?|thighs?|ankles|neck|bum) (?:to |will |do |start to |gets? to )?fade\b/i

/** "Just got a tat", "got inked yesterday". */
const inked =
  /\b((?:a|an|my|new|fresh|this|the|first) )(?:tats?|ink)(?=\s*(?:[.,!?]|$|in|on|from|and|n|when|wen|yesterday|today|last|is|can)\b|\s*[.,!?]|$)/gi
const gotInked = /\b(?:got|been|getting|was) inked\b/gi
/** "A grey Cape Town morning" is of the weather. */
const greyDay =
  /\b(?:gr[ae]y|grys) (?=(?:\p{L}+ ){0,3}(?:days?|mornings?|afternoons?|sk(?:y|ies)|weather|winters?)\b)|\bgr[ae]y(?= (?:outside|out|today)\b)/giu

const thanIn: Readonly<Record<string, string>> = {
  sagter: 'gentler',
  sterker: 'stronger',
  beter: 'better',
  swakker: 'weaker',
  veiliger: 'safer',
}
/** "Is dit sagter as glycolic?" */
const inAfrikaans = /\b(sagter|sterker|beter|swakker|veiliger) as\b/gi
/** "What is PHA and is it gentler than glycolic?": the one is weighed against the other, which says what both are. */
const whatAndThan =
  /^(?:wat|what) (?:is|are|s) ([\p{L} ]{2,24}?) (?:en|and) (?:is|are) (?:dit|it|they|hulle) (gentler|stronger|better|weaker|safer|milder) than /iu
/** "Is retinal a spelling mistake for retinol?" */
const misspelt =
  /\b(is|are) ['‘"“]?([\p{L} -]{3,24}?)['’"”]? (?:just )?(?:a |the )?(?:spelling mistake|spelling error|typo|misspelling|wrong spelling)(?: of| for)? ([\p{L} -]{3,24}?)(?= or\b|[?.!,]|$)(?: or (?:is |it |its )*(?:a )?(?:different|something else|another)[^?.!]*)?/iu
/** "My daughter skinned both knees". */
const skinned =
  /\bskinned (?=(?:(?:my|his|her|both|their|our|a|the|left|right) ){0,2}(?:knees?|elbows?|shins?|palms?|hands?|both)\b)/gi
/** Names and words as they are typed in haste. */
const inHaste = (said: string): string =>
  said
    .replaceAll(/\b(?:c|s)et[ae](?:f|ph)[iy]ll?\b/gi, 'cetaphil')
    .replaceAll(/\b(?:serave|cerav|ceravi|cereve)\b/gi, 'cerave')
    .replaceAll(/\b(?:doek|luier) ?uitslag\b/gi, 'nappy rash')
    .replaceAll(/\b(com|break|gett|go)in (?=up|out|back|dark|worse|on)/gi, '$1ing ')
    .replaceAll(/\braz(?:e|o)rs? (?=bumps?|burn)/gi, 'razor ')
    .replaceAll(/\beverytime\b/gi, 'every time')
    .replaceAll(/\bwats\b/gi, 'whats')

/** A message with what it says between the lines written out. */
export const spelledOut = remembered((written: string): string => {
  const plain = withCoins(written.trim()).replace(tag, '$1?')
  const message = withTreated(opensAsYesNo.test(plain.replace(orWhat, '')) ? plain.replace(orWhat, '?') : plain)
    .replace(ageAside, '$1.')
    .replace(twoTextures, '$1 $3 or $2 $3')
    .trim()
    .replace(noneThen, 'So can I use $1?')
    .replace(canBePrevented, 'how can I prevent $1')
    .replace(notAllowed, 'forbidden')
    .replace(fairSkin, '$1pale $2')
    .replace(willFade, '$1disappear')
    .replace(yayOrNay, 'is $1 ok?')
    .replace(pregnancyMask, 'pregnancy melasma')
    .replace(peelingPads, 'exfoliant')
    .replace(hatesIt, 'can I skip $1?')
    .replace(calledScam, worthOf)
    .replace(isScam, worthOf)
    .replace(talkedOf, namedMethod)
    .replaceAll(ofIt, '$1 $2$3 bad')
    .replace(ofDoing, '$1 bad?')
    .replace(worthOfDoing, '$1, does it work?')
    .replace(tooMuch, 'what strength of $1 is too much')
    .replaceAll(/\bscrub (it|them|that|this|my marks) (off|away|out)\b/gi, 'rub $1 $2')
    .replaceAll(skinned, 'grazed ')
    .replaceAll(inAfrikaans, (_, word: string) => `${thanIn[word.toLowerCase()] ?? word} than`)
    .replace(whatAndThan, 'is $1 $2 than ')
    .replace(misspelt, '$1 $2 the same as $3')
    .replaceAll(inked, '$1tattoo')
    .replaceAll(gotInked, 'got a new tattoo')
    .replaceAll(greyDay, 'overcast ')
    .replace(whereToBegin, (all: string, who: string, what?: string) =>
      what === undefined && !/\d|\ba\b/.test(who)
        ? all
        : `what is a good routine to begin with for ${who === 'i' || who === 'I' ? 'me' : who}`,
    )
    .replace(swapFor, '$1 use instead of $2')
    .replace(/\bi keep (?:on )?checking\b/gi, 'i check')
    .replace(anotherUsed, '')
    .replace(theInjection, '$1contraceptive injection')
    .replaceAll(noBaby, 'not pregnant')
    .replaceAll(/\bmercury(?: is|'s|’s|s)? (?:in )?retrograde\b/gi, 'life')
    .replaceAll(/\bhair ?food\b/gi, 'hair oil')
    .replaceAll(/\bdying to (?=(?:try|know|use|get|have|see|buy|find|hear)\b)/gi, 'keen to ')
    .replaceAll(wornMask, 'n95')
  const [, state, other] = soOfAnother.exec(message) ?? []
  const said = `${withoutWordSlips(inHaste(message))}${other === undefined ? '' : `. ${other} is ${state ?? ''}`}`
  return months.test(said) ? `${said}. I am pregnant` : said
})
