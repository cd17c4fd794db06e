import { asksOpenly } from '../understand/asked-openly.ts'
import { type Put, wayAsked } from '../understand/asked-way.ts'
import { capital, small as lowered } from './draft.ts'
import { withoutVerdict } from './open-answer.ts'
import { otherVerdict } from './other-verdicts.ts'
import { pattern } from '../../text/pattern.ts'

// A ready answer says yes or no to the question it was written for. Asked the other way round ("is that bad?" for "may I?"), the same answer wants another word at its
// head: the one that fits, or none, but never a yes that means no.

/** A sentence that goes on after a colon; names keep their capital. */
const small = (text: string): string =>
  /^(?:Sunlight|Vaseline|Botox|Dettol|Savlon|Dove|Jik|Protex|Zam|Vicks|Differin|Epimax|Korean|African|German)\b/.test(
    text,
  )
    ? text
    : lowered(text)

/** What an answer says of the thing or deed: that it harms, that it does nothing, that it is fine; undefined where its wording does not tell. */
type Side = 'harms' | 'useless' | 'fine'

const harmWords = pattern`
  (?:harsh\w*|harm\w*|bad|burns?|burnt|damag\w+|irritat\w+|stings?|dries|dry (?:out|it)|(?<!\b(?:softens?|for|on|of|in|eases?|helps?|with|soothes?|very) )dry skin|strips?|danger\w*|(?:too|so|often|made|are|is|quite|strongly) (?:strong|alkaline|scented)|poison\w*|infect\w*|scars?|dark(?:en|ens|ening)|(?:turns?|gets?|makes? \w+) darker|worse|
  clogs?|tears?|risks?|risky|germs|cancer|scratch\w*|rash|allerg\w+|blocks?|thins|toxic|sensiti[sz]\w+|bleach\w*|catching|inflam\w*|wears? (?:out|skin)|unsafe|traps?|feeds?|smears?)`
  .source
const harms = new RegExp(String.raw`\b${harmWords}\b`, 'i')
/** "Does no harm", "not bad", "neither dangerous nor". Scars and marks that are not faded are no harm that is denied. */
const deniedWords = pattern`
  (?:bad|harm\w*|danger\w*|poison\w*|cancer|clog\w*|damag\w*|toxic|wrong|worr\w+|disaster|problem|thicker|thin|suffocate|ruin|age|addict\w*|dirt\w*|burn|irritat\w*|strip\w*|block\w*|darken|darker|risk\w*|overkill|
  too (?:much|many|old|late|strong)|a fake|cause\w*|bring\w*|cancel\w*|clash\w*|conflict\w*|suffocate)`.source
const denied = pattern`
  \b(?:no|not|nor|never|hardly|neither|nothing|nobody|rarely|seldom|without|isn’t|aren’t|doesn’t|don’t|won’t|wouldn’t)\b(?: (?!but\b|than\b)[\w’-]+){0,6}? ${deniedWords}\b|\bharmless\b|
  \b(?:no (?:harm|disaster|risk|danger|need|must)|(?:brings?|causes?|gives?|leaves?|makes?|does) no)\b`
const butHarms =
  /\b(?:and|but|it) (?:can|may|often|even|also) (?:\w+ )?(?:harm|burn|irritate|damage|darken|scar|make (?:it|them|skin) (?:darker|worse)|sting)/
const harmless =
  /\b(?:usually|mostly|harmless|normal|common|no sign of|nothing (?:to worry|bad)|(?:go(?:es)?|fades?|clears?|grows?) (?:away |out |off )?(?:on (?:their|its) own|by (?:itself|themselves)))\b/i
/** Leave is given, in so many words. */
const allows =
  /\b(?:you may|may (?:go|stay|use|be used|keep|share|wear|put|shave|wax|have|make|take|cover|cuddle|swim|wash|eat|try)|(?:is|are|that is|generally|usually|mostly|perfectly) (?:fine|safe|harmless|normal|common|enough)|(?:are|is|may be|can be) (?:often |usually |mostly )?(?:given|used|prescribed|combined|worn) together|(?:goes?|work) (?:well )?together|suit each other|suits?|you can|need not|need no|can (?:both )?be used|may be used|(?:does|do) need|still needs?|you need|it is normal)\b/
const forbids =
  /^(?:please (?:don’t|do not|leave|keep)|never|do not|don’t|leave|stop|avoid|better not|rather not|not (?:for|on|in|while|until|with|under|before|after|every (?:day|night|morning|evening)|at|together|the)|replace|throw|bin|skip|keep [^.:;]* (?:off|away|out))\b/i
/** A composer has turned these the way that was asked already. */
const settled =
  /^(?:[^.;:]{2,90} (?:is|are) not known to\b|that is|this is|for most|mostly|not (?:for good|yet|to begin|really|quite|necessarily)|stop\b|neither\b|both\b|they (?:do|can)|there is no|it (?:can|depends|is a myth)|very likely|quite likely|no need|in one step|keep (?:it|them|using|taking|on|going)|by its list|as far as|not at home|some (?:dryness|tingling|flaking))\b/i

const sideOf = (opener: 'yes' | 'no', rest: string): Side | undefined => {
  const lead = rest.split(/[.;]/)[0] ?? ''
  if (forbids.test(lead)) return 'harms'
  const nothingDone =
    /\b(?:do|does|is|are|has|have|not been shown to) ?(?:not|neither|hardly|nothing)? (?:\w+ )?(?:erase|fade|clear|cure|heal|remove|even|prevent|tighten|replace|lift|detox|brighten)\b/.test(
      lead,
    )
  if (opener === 'no' && nothingDone && !butHarms.test(lead) && !allows.test(lead)) return 'useless'
  if (opener === 'no')
    return allows.test(lead) || /\ba good choice\b/.test(lead) || (denied.test(lead) && !butHarms.test(lead))
      ? 'fine'
      : harms.test(lead)
        ? 'harms'
        : undefined
  const bad = harms.test(lead) && !denied.test(lead)
  if (/^(?:better|rather|best)\b/i.test(lead)) return 'harms'
  const [leave, harm] = [lead.search(allows), lead.search(harms)]
  return leave >= 0 ? (bad && harm < leave ? undefined : 'fine') : bad ? 'harms' : undefined
}

/** Whether an answer begins with what the very thing does or is good for. */
const praises = (rest: string, thing: string): boolean => {
  const [lead = ''] = rest.replace(/^(?:an?|the|your) /, '').split(/[.;]/)
  return (
    lead.startsWith(thing) &&
    /\b(?:every|needs?|protects?|prevents?|does more|helps?|keeps?|worth|matters?)\b/.test(lead) &&
    !/\b(?:not|no|only|seldom|hardly|little|nothing)\b|n’t/.test(lead)
  )
}

/** "No, " and "Yes: " at the head of an answer, and what follows. */
const opened = /^(\**)(Yes|No)(?:[,:]| –)\** (\**)(?=\S)/
const goesOn =
  /^(?:if|when|as long as|but|though|with|for|in|at|because|while|unless|until|from|up to|only|thinly|mostly|on|after|once)\b/i

const turned = (put: Put, opener: 'yes' | 'no', side: Side | undefined, rest: string): string => {
  const { way, undone } = put
  const fragment =
    goesOn.test(rest) &&
    !/^(?:for|with|in|at|from|when|if|while|because|on|after)\b[^.;:]*, (?:leave|keep|use|take|stop|it|the|a|skin|many|most)\b/i.test(
      rest,
    )
  // "Yes, if it is plain" is no sentence without its yes.
  const bare = fragment ? '' : capital(rest)
  const joined = (word: string): string => `${word}${fragment ? ',' : ':'} ${small(rest)}`
  if (way === 'choice') {
    if (opener === 'no' && /^it is a myth that [^.]*\b(?:always|better|safer|only)\b/i.test(rest))
      return `Neither by itself: ${small(rest)}`
    return /^(?:replace|throw|bin|stop it|leave it)\b/i.test(rest)
      ? bare
      : settled.test(rest) || forbids.test(rest)
        ? ''
        : bare
  }
  if (/^(?:that|it) is (?:normal|fine)\b/i.test(rest) && (way === 'stop' || way === 'harm' || way === 'worry'))
    return opener === 'yes' ? `No, ${small(rest)}` : ''
  if (settled.test(rest)) return ''
  // "Is it ok if I don't?", "is it bad that I don't?": what is not needed may be left, what is needed better not.
  const optional =
    /^[^.;:]*\b(?:optional|an extra|no must|no need|need no|nobody (?:must|needs)|not needed|you (?:can|may) (?:skip|leave))\b/i.test(
      rest,
    )
  if (undone && optional && (way === 'may' || way === 'harm') && opener === (way === 'may' ? 'no' : 'yes'))
    return joined(way === 'may' ? 'Yes, that is fine' : 'No, that is fine')
  if (undone && optional) return ''
  // "May I go without sunscreen?" – "yes: sunscreen does more than any serum" would say the opposite.
  if (
    undone &&
    way === 'may' &&
    opener === 'yes' &&
    side !== 'fine' &&
    put.left !== undefined &&
    praises(lowered(rest), put.left)
  )
    return joined('Better not')
  if (way === 'worry' && opener === 'no' && side !== 'harms' && harmless.test(rest.slice(0, 220)))
    return joined('No need to worry')
  if (way === 'harm' || way === 'worry' || way === 'stop') {
    if (fragment && opener === 'yes' && side !== 'harms' && !undone && way === 'harm') return joined('No, that is fine')
    if (side === undefined || side === (opener === 'no' ? 'fine' : 'harms')) return ''
    if (way === 'harm' && opener === 'yes' && /^you (?:may|can)\b/i.test(rest)) return joined('No, that is fine')
    if (undone || side === 'useless' || /^(?:not|use|it)\b/i.test(rest)) return bare
    if (side === 'harms')
      return forbids.test(rest) ? `Yes, ${small(rest)}` : way === 'harm' ? `Yes, better not: ${small(rest)}` : bare
    return joined(way === 'harm' ? 'No, that is fine' : way === 'stop' ? 'No, no need to' : 'No need to worry')
  }
  if (way === 'waste') {
    if (opener === 'no' && side !== 'fine') return forbids.test(rest) ? bare : `Mostly, yes: ${small(rest)}`
    return opener === 'yes' && side !== 'harms' ? bare : ''
  }
  // "May I skip it?" – "yes, skip it" forbids nothing.
  if (way === 'may' && opener === 'yes' && side === 'harms') return undone ? '' : bare
  return way === 'may' &&
    opener === 'no' &&
    side === 'fine' &&
    !undone &&
    /\b(?:not|no)\b(?: [\w’]+){0,3} (?:bad|harm\w*|clog\w*|block|cause|bring|damag\w*|danger\w*)\b/.test(
      rest.split(/[.;]/)[0] ?? '',
    )
    ? joined('Yes, that is fine')
    : ''
}

/** "Mostly no: ", "for most people no: ", "usually yes, ": a yes or no that is hedged. */
const hedged = /^(\**)(?:Mostly|Usually|Often|For most people) (yes|no)(?:[,:]| –)\** (?=\S)/

/** A hedged yes or no under a question put the other way round: "a waste?" under "for most people no: it is a small, dear moisturiser". */
const hedgedTurned = (response: string, put: Put): string => {
  const [whole, bold = '', word = ''] = hedged.exec(response) ?? []
  if (whole === undefined) return response
  const rest = response.slice(whole.length)
  if (put.way === 'choice') return goesOn.test(rest) ? response : `${bold}${capital(rest)}`
  if (put.way === 'waste') return `${bold}For most people, ${word === 'no' ? 'yes' : 'no'}: ${small(rest)}`
  const side = sideOf(word === 'yes' ? 'yes' : 'no', rest)
  return (put.way === 'harm' || put.way === 'stop' || put.way === 'worry') && word === 'yes' && side === 'fine'
    ? `${bold}Mostly not: ${small(rest)}`
    : (put.way === 'harm' || put.way === 'stop') && word === 'no' && side !== 'fine'
      ? `${bold}${capital(rest)}`
      : response
}

/** The same yes or no once more at the head of the second paragraph. */
const once = (response: string): string => {
  const [first = '', second = '', ...more] = response.split('\n\n')
  const [said, again] = [opened.exec(first), opened.exec(second)]
  return said === null || again === null || said[2] !== again[2]
    ? response
    : [first, `${again[1] ?? ''}${capital(second.slice(again[0].length))}`, ...more].join('\n\n')
}

/** An answer whose first yes or no fits the way the question is put, and stands there once. */
export const fitting = (response: string, message: string, harmful = false): string =>
  once(
    asksChange.test(message)
      ? changed(response)
      : asksBan.test(message)
        ? unbanned(response)
        : turnedTo(response, message, harmful),
  )

/** "Is it true that you can't use retinol in summer?": leave that is given says that the ban is not so. */
const asksBan =
  /\b(?:is (?:it|that|this) (?:really |actually )?(?:true|so|right)|true)\b[^.?!]{0,10} (?:you|u|i|we|one|people|they) (?:really |actually )?(?:can['’]?t|cannot|shouldn['’]?t|should not|must ?n['’]?t|must not|may not|should never|must never|can never)\b/i
const unbanned = (response: string): string =>
  response
    .replace(/^\*\*Yes, with care: /, '**No, that is not so, only with care: ')
    .replace(
      /^\*\*Yes[,:] (?=(?:keep|once|twice|every|you (?:may|can)|[^*.;]*\b(?:can be used|fine|safe|may go|good choice|go well|goes well)\b))(?!for one)/,
      '**No, that is not so: ',
    )
    .replace(/^\*\*No, (?=leave\b)/, '**Yes, that is so: ')

/** "I'm pregnant, does that change anything?": what is still fine changes nothing. */
const asksChange =
  /\b(?:does|do|will|would|did|is) (?:that|this|it|dit)(?: \w+)? (?:changes?|matter|(?:make|makes) (?:a|any) difference|affect|different)\b|\bmaak dit (?:saak|n verskil)\b/i
const changed = (response: string): string =>
  response
    .replace(
      /^\*\*Yes, (?:by its list: )?(?=[^*]*\b(?:fine|nothing on it|accepted|safe)\b)(?!with care)/,
      '**No, that changes nothing: ',
    )
    .replace(/^\*\*No, (?=(?:leave|not)\b)/, '**Yes, it does: ')

/** An answer that begins with neither yes nor no, where one is plainly meant. */
const withVerdict = (response: string, message: string, { way, undone }: Put): string => {
  const [first = ''] = response.split('\n')
  const [lead = '', next = ''] = first.split(/(?<=[.!?]\**) /)
  if (way === 'worry' && !undone && /^\*\*(?:leave|keep|wash|wait|let)\b/i.test(lead) && harmless.test(next))
    return `**No need to worry. ${response.slice(2)}`
  if (way === 'worry' && !undone && /^\*\*No [a-z]/.test(lead) && /\b(?:normal|harmless|common|no harm)\b/i.test(next))
    return `**No need to worry: ${small(response.slice(2))}`
  if (
    undone ||
    !lead.startsWith('**') ||
    /^\**(?:not|no|yes|better|rather|best|mostly|usually|only|stop|leave|never|please|once|hardly|probably|likely|it can|perhaps|bin|replace|throw|do not|don’t|avoid|often|sometimes|keep|neither|both)\b/i.test(
      lead,
    )
  )
    return response
  const put = (verdict: string): string => `**${verdict}: ${small(response.slice(2))}`
  if (
    way === 'worry' &&
    harmless.test(`${lead} ${next}`) &&
    !/\b(?:clinic|doctor|seen|today|see a|urgent\w*)\b/i.test(`${lead} ${next}`)
  )
    return put('No need to worry')
  if (
    way === 'harm' &&
    /\b(?:sun ?screen|spf|sun ?block|sonskerm)\b/i.test(message) &&
    /^\*\*sunscreen\b[^.]*\bevery (?:morning|day)\b/i.test(lead)
  )
    return put('No, that is right')
  return response
}

const turnedTo = (response: string, message: string, harmful: boolean): string => {
  const other = otherVerdict(response, message)
  if (other !== undefined) return other
  const put = wayAsked(message)
  if (put === undefined) return asksOpenly(message) ? withoutVerdict(response) : response
  const head = opened.exec(response)
  if (head === null) return hedged.test(response) ? hedgedTurned(response, put) : withVerdict(response, message, put)
  const [whole, bold = '', word = '', inner = ''] = head
  const rest = response.slice(whole.length)
  const opener = word === 'Yes' ? ('yes' as const) : ('no' as const)
  const lead = turned(
    put,
    opener,
    harmful && opener === 'no' && sideOf(opener, rest) !== 'fine' ? 'harms' : sideOf(opener, rest),
    rest,
  )
  return lead === '' ? response : `${bold === '' ? inner : bold}${lead}`
}
