import { askingIn } from './asking.ts'
import { pattern } from '../../text/pattern.ts'

// What the yes of a question would mean. "Is it bad?" and "may I?" are asked of the same thing, and answered the other way round.

/**
 * `harm`: yes means it is bad. `worry`: yes means there is reason to. `stop`: yes means leave it or bin it. `waste`: yes means it does nothing. `may`: yes means
 * go ahead. `works`: yes means it does. `choice`: one of two is wanted, and there is no yes.
 */
type Way = 'harm' | 'worry' | 'stop' | 'waste' | 'may' | 'works' | 'choice'

/** Which way a question is put, whether it asks of leaving something undone, and by what word that is called. */
export type Put = { way: Way; undone: boolean; left?: string }

const start = String.raw`(?:^|[,;:] ?|\b(?:and|but|so|or|en|maar|then|just|also|cos|because|wondering|know|asking|ask|tell me) (?:if |whether )?)`
const asked = String.raw`(?:is|are|isnt|arent|was|would|wouldnt|will|can|could|does|do|did|might|may|am)`
const ill = pattern`
  (?:bad|worse|wrong|harmful|dangerous|unsafe|risky|unhealthy|gross|toxic|poisonous|overkill|damaging|bad idea|mistake|sin|no no|excessive|(?:a|any|n) (?:problem|issue|danger|
  risk)|too (?:much|many|harsh|strong|hectic|often)|overdoing|damage|harm|hurt|ruin|sleg|skadelik|gevaarlik|verkeerd|te (?:veel|sterk)|kubi|yingozi|iyingozi)`
  .source

const ofHarm = pattern`\b(?:is|isnt|was|are|would) (?:it|this|that|these|they|dit|all this|doing this) (?:[^ ,;]+ ){0,4}?${ill}\b(?! (?:or|and) (?:ok|fine))|\b(?:a |n )?(?:problem|probleem) ?$|${start}(?!(?:can|could|may|might|should|must|kan|mag) (?:i|we|my|he|she|you|u|ek|ons|one)\b)${asked} (?:(?!ok\b|okay\b|fine\b|safe\b|better\b)[^ ,;]+ ){0,14}?${ill}\b|(?<!\b(?:is|are|was|so|really|very|feels?|looks?|smells?|got|its|too|as|no|not|that|quite|super|how|damn) )\b${ill}(?: for (?:me|my (?:\w+ )?(?:skin|face)|you))? ?(?:though|tho|right|hey|neh|now|then)? ?$|^(?:ingaba |ingabe )?(?:kubi|ku?yingozi|iyingozi)\b`
const asksWhy =
  /\b(?:why|how come|hoekom|waarom|what(?:s| is| are| makes)?|which|how (?:bad|harmful|dangerous|much|many|often|long)|who|when)\b/
const ofWorry = pattern`
  \b(?:should|must|do|shall|moet|need) (?:i|we|ek|ons|to) (?:be |need to |have to |get |my )?(?:worr\w+|concerned|panic\w*|scared|afraid|bekommer)\b|\b(?:need|reason|have) to (?:worry|panic|be (?:worried|scared|concerned))\b|
  \b(?:anything|something|is (?:it|this|that)) (?:\w+ )?to worry\b|\bworried\?|\bmoet ek bekommerd\b`
const ofStopping = pattern`
  \b(?:must|should|shall|do|moet|have to|need to) (?:i|we|she|he|they|ek|ons|to)? ?(?:(?:need|have|just|rather|then|now|to) ){0,3}(?:stop|quit|avoid|throw|bin|toss|chuck|ditch|cut out|leave out|give up|dump|ophou|weggooi)\b|
  (?:^|[,;] ?|\b(?:or|and|so) )(?:i )?(?:just )?(?:stop|bin|toss|chuck|dump|throw(?: (?:it|them|this))?(?: away| out)|ditch)(?: using)?(?: it| them| this| that)?(?: now| then)? ?$`
const ofWaste = pattern`
  \b(?:(?:a|n|total|big|complete|just) waste\b|waste of (?:my )?(?:money|time|cash)|(?:just|only|all|pure|a) (?:a )?(?:\w+ )?(?:marketing|gimmick|hype|lie|rip ?off|con|nonsense|placebo)|overrated|mors van geld|geldmors)\b`
const ofLeave = pattern`
  ${start}(?:can|may|could|kan|mag) (?:i|we|my|he|she|they|you|u|one|ek|ons|jy)\b(?! (?:\w+ )?(?:catch|get (?!away)|spread|pass|die|lose|go bald|burn|scar)\b)|${start}(?:is|are|would|was) (?:(?!bad\b|wrong\b)[^ ,;]+ ){0,8}?(?:ok|okay|fine|safe|alright|allowed|oraait|reg|veilig|cool|kulungile|lungile)\b|
  \b(?:ok|okay|fine|safe|alright|reg|veilig) ?(?:for (?:me|my [^ ]+|\w+)|to use|or (?:no|not|nah|nie|what)|neh|right|hey)? ?$|(?:^|[,;] ?)(?:ok|okay|safe|fine) (?:to|for|if|with|on)\b`
const ofKeeping =
  /(?:^|[,;] ?|\b(?:and|so|or|just|still) )(?:keep|carry on|continue|go on|stick|leave it on|use it|aangaan|hou aan)(?: (?:going|using|on|it|up|with|the|same|this|that|them))*(?: now| then| though)? ?$/
const ofWorking = pattern`
  ${start}(?:does|do|will|can|did|would|could|doesnt|is|are|werk|help|sal) (?:[^ ,;]+ ){1,10}?(?:works?|working|helps?|fades?|clears?|removes?|cures?|heals?|shrinks?|tightens?|true|real|legit|waar|worth|useful|effective|work|good|do anything|help|nut)\b`

/** "Yes or no", "good or bad", "or what": no two things to choose between. */
const noChoice =
  /\bor (?:(?:is (?:it|that|this) |just |a |all |am i |are they )*(?:no|not|nah|nay|nope|nie|bad|good|fine|ok|okay|safe|worse|what|whatever|something|anything|so|more|else|less|any \w+|scam|myth|lie|fake|nonsense|overkill|gimmick|hype|marketing|rather not|too \w+|harmful|dangerous|waste|wrong|false))\b/
const choice = pattern`(?:^|[^ ]+ )[^ ,;?]+,? (?:or|vs|versus) [^ ]+`
const undone = pattern`
  \b(?:dont|doesnt|do not|does not|didnt|never|not|without|skip\w*|stopp?\w*|no|(?:only|just) (?:one|once|water|with water|rins\w+)|leave out|leaving out|instead|sonder|nie|hardly|forgot|forget|less|miss\w*)\b`

/** What is gone without. */
const leftWithout =
  /\b(?:without|skip\w*|leav(?:e|ing) out|stop using|do ?nt (?:use|wear|put on)|not (?:using|wearing)|sonder)(?: (?:any|my|the|a|an|using|wearing|die))* (\p{L}{3,})/u

/** "Good or bad?" is answered by either word, and "1 or 2 times" is no choice between two things. */
const eitherWord =
  /\b(?:good or bad|bad or good|ok(?:ay)? or (?:not|no|bad)|safe or (?:not|no|unsafe|dangerous)|yes or no|yay or nay|do or dont|hot or not|or not|right or wrong|myth or fact|fact or myth|true or false|genius or \w+|(?:smart|clever|nice|great) or (?:stupid|dumb|silly|not))\b/
const numbers =
  /\b(?:\d+|one|two|three|four|five|once|twice|een|twee) ?(?:percent|min\w*|x|times?)? or (?:\d+|two|three|four|five|twice|three times|more|drie)\b/

const opensWithAux = /^(?:(?:so|and|but|hi|hey|ok|please) )*(?:can|may|could|kan|mag|do|does|must|will|are|is|should) /
const weighs = /\b(?:better|which|safer|more|rather|best|first|prefer|under|over|before|after|stronger|gentler|worse)\b/

const wayOf = (part: string): Way | undefined => {
  if (ofWorry.test(part)) return 'worry'
  if (ofWaste.test(part)) return 'waste'
  if (asksWhy.test(part)) return undefined
  if (ofStopping.test(part)) return 'stop'
  const [harm, leave] = [ofHarm.exec(part)?.index, ofLeave.exec(part)?.index]
  if (harm !== undefined && (leave === undefined || harm <= leave)) return 'harm'
  if (leave !== undefined || ofKeeping.test(part)) return 'may'
  return ofWorking.test(part) ? 'works' : undefined
}

/** Which way the question of a message is put; undefined where it asks how, what or why, or two things in two ways. */
export const wayAsked = (message: string): Put | undefined => {
  const said = askingIn(message)
    .toLowerCase()
    .replaceAll(/[’'"“”()]/g, '')
    .replaceAll(/[^\p{L}\p{N},;:?.! ]+/gu, ' ')
  const parts = said
    .split(/[.?!\n]+/)
    .map((part) => part.replaceAll(/ {2,}/g, ' ').trim())
    .filter((part) => part !== '')
  const puts = parts.map((part): Put | undefined => {
    if (eitherWord.test(part)) return undefined
    const [one = part, other] =
      choice.test(part) && !noChoice.test(part) && !numbers.test(part) ? part.split(/,? (?:or|vs|versus) (.*)/) : []
    // "Is it bad, or does it help?": what is asked first has a yes; "gel or cream?" has none.
    const clauses =
      other !== undefined &&
      /^(?:is|are|do|does|did|can|could|should|must|will|would|am|was|just|only|its|it|i|rather|better|to|am|he|she|they|we|you)\b/.test(
        other,
      )
    if (other !== undefined && !clauses)
      return /\b(?:how|why)\b/.test(part) || (opensWithAux.test(part) && !weighs.test(part))
        ? undefined
        : { way: 'choice', undone: false }
    // "Do I need it, or is it just marketing?": what is asked first is not whether it is wasted.
    if (/\bor\b/.test(part) && ofWaste.test(part)) return undefined
    const way = wayOf(clauses ? one : part)
    return way === undefined
      ? undefined
      : { way, undone: undone.test((clauses ? one : part).replace(way === 'stop' ? ofStopping : /$/, ' ')) }
  })
  const [first] = puts
  const left = leftWithout.exec(said)?.[1]
  return first !== undefined && puts.every((put) => put?.way === first.way)
    ? { way: first.way, undone: puts.some((put) => put?.undone), ...(left === undefined ? {} : { left }) }
    : undefined
}
