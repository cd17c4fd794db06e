import { pattern } from '../../text/pattern.ts'

// What is asked of two things beyond whether they go together: who goes first, how long to wait, what to do once both are on, whether they are to blame.

/** `mixed`: both are on by mistake. `blamed`: whether the two are why skin is sore. `wait`: how long between them. `first`: which goes on first. */
export type PairWay = 'mixed' | 'blamed' | 'wait' | 'first'

const byMistake = pattern`
  \b(?:by (?:mistake|accident|accidentally)|mistakenly|accident\w*|per ongeluk|oops|whoops|forgot (?:and|that|i)|without thinking|didnt (?:know|realise|realize)|ngephutha)\b`
const bothOn = pattern`
  \b(?:mix\w*|put|puts|used|use|layered|applied|combined|smeared|did|added|slapped|gemeng|gesmeer|gebruik|aangesit)\b`
const asksWashOff = /\b(?:wash|rinse|wipe|take|was) (?:it|them|that|everything|all|both|dit)(?: all)? (?:off|af)\b/
/** Only one of the two is meant, or it is still to come. */
const notYet = /\b(?:can i|may i|should i (?:use|mix|put)|is it ok(?:ay)? to|what if|if i|kan ek|mag ek)\b/

const sore = pattern`
  \b(?:burn\w*|brand|sting\w*|stung|peel\w*|flak\w*|itch\w*|jeuk\w*|raw|red|rooi|tight|dry|dries|irritat\w*|sore|seer|hurt\w*|on fire|sensitive|vervel\w*|angry|inflamed|breaking out|bumps)\b`
const blames = pattern`
  \b(?:why|hoekom|reason|problem|probleem|cause|causes|causing|culprit|(?:to )?blame|fault|skuld|combo|combination|because of|doing (?:it|this|that)|too much|from (?:that|this|it|them|using|mixing|both)|them or)\b`
const asksBlame = pattern`
  \b(?:is (?:that|this|it|dit|the)|isdit|are (?:they|these|those|the two)|could|can|might|may|maybe|or is|do (?:they|these)|wonder\w*|because of)\b`

const waits = pattern`
  \b(?:how (?:long|many (?:minutes|mins|hours)|much time)\b.*\b(?:between|in between|wait\w*|after|before|apart)|(?:minutes|mins|hours|time) (?:in )?between|(?:need|have|must|should|do i|got) (?:to )?wait\b|wait(?:ing)? time|\b(?:gap|pause|space|break) (?:\w+ ){0,2}between\b|
  hoe lank\b.*\b(?:tussen|wag)|moet ek wag|wait (?:\w+ ){0,4}between)\b`
/** "How long until they work?", "wait after waxing": no wait between two layers. */
const otherWait = pattern`
  \b(?:together|at once|(?:one|1) go|same time)\b|\b(?:until|till|before) (?:it|they|i (?:see|notice)|results?)\b|\b(?:results?|works?|working|wax\w*|shav\w*|laser|peel(?:ing)? off|weeks?|months?|pregnan\w*|start\w*|stop\w*|introduc\w*)\b`

const goesFirst = pattern`
  \b(?:which|what|watter|wat)(?: (?:one|een|of (?:them|the two)))? (?:(?:do|must|should|does|is|i|we|goes|go|comes|to|put|use|apply|on|kom|gaan|moet|ek|the) ){0,5}(?:first|last|on top|underneath|eerste|laaste)\b|
  \b(?:first|eerste) or (?:last|after|second)\b|\bor\b(?: \w+){1,4} (?:first|eerste)\b|\b(?:before or after|after or before|voor of na|na of voor)\b|\b(?:what|which|in what|right|correct) order\b|\bvolgorde\b`
/** "Which should I start with first", "try first", "buy first": a choice, and no order on skin. */
const otherFirst =
  /\b(?:start\w*|begin\w*|buy|try|get|choose|pick|introduc\w*|spend|for (?:the )?first time|first time|skip|drop|stop|leave out|wash\w*|eat\w*)\b/

/** What is asked of two things, where it is more than whether they may meet. */
export const pairWay = (said: string): PairWay | undefined => {
  if (sore.test(said) && blames.test(said) && asksBlame.test(said) && !byMistake.test(said)) return 'blamed'
  if (bothOn.test(said) && !notYet.test(said) && (byMistake.test(said) || asksWashOff.test(said))) return 'mixed'
  if (waits.test(said) && !otherWait.test(said)) return 'wait'
  return goesFirst.test(said) && !otherFirst.test(said) ? 'first' : undefined
}
