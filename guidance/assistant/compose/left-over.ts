import type { RedFlagNotice } from '#contract/guidance.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// Capsules of isotretinoin that are left of somebody's own course: never taken again without who prescribed them, and above all not with a baby in mind.
// A course that is over harms no baby later, so it is no alarm either. Sources: general; sahpra, as medicines.json has it.

const isotretinoin = '(?:isotretinoin|roaccutane|roacutane|roaccutain|accutane|acutane|oratane|acnetane)'
const over = pattern`
  \b(?:finished|ended|stopped|completed|came off|done with|been off|last (?:course|year|month|yr)|years? ago|months? ago|course (?:ended|was|is over|that ended|in)|in 20[12]\d|from 20[12]\d|klaar|opgehou|leftover|left ?over)\b`
const left = pattern`
  \b(?:left ?overs?|(?:still |some |few |have |got |het |are |is )(?:\w+ ){0,3}(?:left|over|tabs?|tablets|capsules|pills)|remaining|spare|unused|old (?:box|pack|capsules|tablets|pills)|oor(?:gebly|gehou)?|tabs? (?:left|over))\b`
const asksToTake = pattern`
  \b(?:(?:can|may|could|should|shall|must|is it (?:ok|okay|safe|fine|bad)|ok|okay|kan|mag|want to|thinking of) (?:\w+ ){0,4}?(?:take|use|finish|drink|have|pop|swallow|restart|start|neem|vat|drink|gebruik|opmaak)|
  (?:take|use|finish|drink|pop) (?:\w+ ){0,2}(?:one|two|few|them|it|these|a couple))\b`
/** A baby is on the way, or some were taken: then the notice stands. */
const presses = pattern`
  \b(?:(?:i am|im|ek is|she is|shes|is) (?:\w+ )?(?:pregnant|expecting|swanger)|found out|positive test|tests? (?:\w+ ){0,4}positive|two lines|half (?:of )?(?:my|the|a) (?:\w+ )?(?:pack|box|course|capsules)|weeks (?:pregnant|along)|late period|period is late|missed (?:my|a) period|took|taken|have been taking|was taking|
  swallowed|drank|gave (?:her|him|them|my)|still (?:on|taking|use|using|drinking)|on (?:it|roaccutane|oratane|accutane) now|(?:i am|im) (?:on|taking)|started again|low mood|kill|suicid\w*)\b`

/** Whether a notice about isotretinoin was found in what is told of a course that is over, with nobody pregnant and nothing taken since. */
export const onlyOver = (message: string, notices: readonly RedFlagNotice[]): boolean => {
  const said = tokensOf(message).join(' ')
  return (
    notices.length > 0 &&
    notices.every(
      ({ id, level }) => id === 'isotretinoin-warning' || id === 'pregnant-isotretinoin' || level === 'routine',
    ) &&
    over.test(said) &&
    !presses.test(said)
  )
}

/** What is said of capsules that are left of one's own course; undefined elsewhere. */
export const ownLeftOver = ({ request }: Pick<Asked, 'request'>): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (
    !new RegExp(String.raw`\b${isotretinoin}\b`).test(said) ||
    !left.test(said) ||
    !asksToTake.test(said) ||
    presses.test(said) ||
    /\b(?:my|a|her|his) (?:friend|sister|brother|cousin|mom|mother|aunt\w*|mate|neighbour)s?\b/.test(said)
  )
    return undefined
  return {
    paragraphs: [
      '**No, do not take what is left of your isotretinoin, not even one or two: it needs your prescriber, a pregnancy test and blood tests each time.**',
      'A capsule now and then clears no breakout, and it is the one acne medicine that badly harms an unborn baby: none may be taken in the month before, or in, a pregnancy. A course that ended more than a month ago does no harm to a baby you carry later.',
      '**The capsules:** take them back to any pharmacy to be destroyed. Not in the bin or toilet, and never to a friend.',
      '**For the breakout instead:** azelaic acid 10%, which also suits when you try for a baby, a mild wash and a light moisturiser; no retinol, tretinoin or adapalene then. Spots that come back deep or sore: your prescriber can plan what fits.',
      'Taken some already? Stop, and call your prescriber, a clinic or pharmacist today, at once if you could be pregnant.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'medicine', ingredients: [] },
    suggestions: ['What may I use for pimples while trying for a baby?', 'How often should I use azelaic acid?'],
  }
}
