import { says, sentencesOf } from './clue-search.ts'

// A crisis long past is told to be understood, not for help: "at 16 I was suicidal, got therapy and I'm great now". All three must be said, when it was,
// that it is over, and nothing of it since; in doubt it is asked after.

const then = says(`
  (at|when i was|back (at|in)|toe ek|as a|in my|during my) ([a-z]+ ){0,2}(1[0-9]|twenties|teens?|teenager|teenage years|school|hoerskool|high school|
    highschool|matric|varsity|
  grade [0-9]+|gr [0-9]+|matriek|laerskool|college|tiener)|at school|(years?|yrs|jare?) (ago|back|gelede)|in (20[01][0-9]|my teens|matric)|as a teen(ager)?|used to|
  long ago|long time ago|lank gelede|op skool|last decade|in high school`)
const wellNow = says(`
  ((genuinely|really|actually|totally|truly|so|very|doing|perfectly|completely|fully|much|happy and|heeltemal|baie) ){0,3}
  (great|happy|well|healthy|fine|good|ok|okay|better|recovered|healed|stable|strong|thriving|gelukkig|gesond|beter|goed) (now|today|these days|nowadays|
    vandag|nou|years ago|for years|since|again today)|
  (im|i am|feel|feeling|ek is) (so |really |genuinely |very )?(happy|great|thriving|well|gelukkig) (and|now|today|these|nou|with my life)|fully recovered|
    recovered (fully|completely)|
  (my /)life (is|s|has been) (so |really |very |just |actually )?(good|great|kwaai|lekker|sweet|beautiful|amazing|full|better|awesome|lovely)|
  lewe is (nou |weer |so )?(goed|lekker|mooi)|
  in a (much |far |really )?(good|great|better|happy|healthy) (place|space)|
  (therapy|counselling|terapie) (worked|helped|sorted|saved|healed|het gehelp)|
  now (im |i am |aged |turned )?[2-9][0-9]( ,|,)?( (and|a|an|married|mom|with|kids|wife|dad|working|engaged|,)){0,5} (happy|well|thriving|great|fine|healthy|strong)|
  (years|jaar|jare) (clean|free|skoon|vry)|clean (for|since|ever since)|happily married|
  (now|nou) (and|en) (so |very |really )?(happy|well|fine|doing (well|great)|healthy|gelukkig)|
  (kwaai|lekker|sharp|sorted) (now|today|these days|nowadays|nou|vandag)|
  (years|jare) of (therapy|counselling|treatment)( [a-z,]+){0,4} (doing (so |really |very )?(great|well|good)|happy|thriving|better)|doing (so |really |very |much )?(great|better)(?= ,|$| and | now)|
  (long|far|well) behind me|in the past now|(long|way) past (that|it|all that)|over (it|that) (now|long ago|years ago)|out of that (place|hole)|verby en`)
const andSince = says(`
  again|still|lately|back (now|again)|(thoughts|feelings|it|they|voices) (are |is |came |come |have |has |keep )?(back|returned|return|coming)|(coming|come|
    came|creeping) back|
  not (ok|okay|fine|well|good|better|great|happy)|isnt|arent|dont feel|weer|nog steeds|steeds|last (night|week|month)|yesterday|gister|some ?times|tonight|
    worse|
  want(s|ing)? to (die|kill|hurt|end|cut|disappear)|(kill|hurt|cut|hang) (myself|herself|himself)|(?<!(no/not/never/without) (a /))relaps*|thought i was|pretend*|im scared|want to die|
    wish i|cant go on|hurting myself|but now|maar nou|starting to|these (thoughts|days i)|soms`)

const dark = /suicid|\bdie\b|dood|kill|harm|\bcut|\bgesny\b|hurt (?:my|him|her)self|my life|sterf|end it/
const wanted = /\b(?:wanted|tried|wanting|used) to (?:die|(?:kill|end|take|hurt|harm|cut) \w+)\b/g
const onceDone = /\b(?:as a|when i was|(?:years?|yrs) (?:ago|back)|back (?:in|at)|used to|long ago|toe ek)\b/
/** What was done then is nothing since. */
const thenDone = (one: string): string =>
  (onceDone.test(one) ? one.replaceAll(/\b(?:hurt|cut) (?:my|him|her)self\b/g, '') : one).replace(wanted, '')

/** Whether a text tells of a dark time as long over. */
export const longPast = (sentences: readonly string[]): boolean =>
  sentences.some((one) => dark.test(one) && then(one)) &&
  sentences.some(wellNow) &&
  !sentences.some((one) => andSince(thenDone(one)))

const briefly = says(`
  (gone/cleared/cleared up/went (away/down)/settled/lasted/over/weg) ((again/only/just/about/all) ){0,2}((after/in/within/by/for/the same/na/binne) )?((a/an/the/that/few/half/one/two/ten/
  twenty/[0-9]+/couple of) ){0,3}(hours?/minutes?/mins?/day/evening/morning/night/uur/minute/dag)`)
const brieflyThen = says(
  `for (a|an|one|two|three|few|a few|couple of|half a|[0-9]+) (days?|hours?|weeks?|evenings?|nights?|dae|ure)( [a-z,]+){0,10} (gone|fine|cleared|normal|healed|weg|reg)`,
)
const weeksBack = says(`
  (last/verlede) (week/month/year/summer/winter/maand/jaar/december/january/easter)|(weeks?/months?/years?/weke/maande/jare) (ago/back/gelede)|in (december/january/february/march/
  april/may/june/july/august/september/october/november)`)
const neverAgain = /\bnever (?:\w+ ){0,3}again\b|\bnooit (?:\w+ ){0,3}weer\b/g
const notOver = /\b(?:again|still|now|nou|weer|too|ook|today|tonight|since|but|minutes? ago|hours? ago|back(?! to))\b/
/** "It was gone after an hour, that was last month": it came, went and is long over. */
export const longGone = (sentence: string): boolean =>
  (briefly(sentence) || brieflyThen(sentence)) &&
  weeksBack(sentence) &&
  !notOver.test(sentence.replaceAll(neverAgain, ' '))

/** Whether a message says so of what it goes on about. */
export const tellsLongGone = (text: string): boolean => sentencesOf(text).some(longGone)
