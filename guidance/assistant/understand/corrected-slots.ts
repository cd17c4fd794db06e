import { pattern } from '../../text/pattern.ts'

// "Wait, it says 50!", "no, once a WEEK", "just opened my bank app, R250": a value is put right without the wrong one being named again.

/** That something was read, written or remembered wrongly. */
const marked = pattern`
  \b(?:sorry|oops|whoops|wait|wag|meant?|typo|typed|typing|wrote|nonsense|mistake|my bad|misread|squinted|wrong|hang on|hold on|actually|eintlik|jammer|
  just (?:checked|looked|opened|saw|read|found)|i (?:checked|looked again|lied))\b|^(?:no+|nee|ag|eh|eish|scratch that|correction)\b`
const kin =
  /\b(?:husband|wife|boyfriend|girlfriend|mom|mum|mother|dad|father|sister|brother|friend|cousin|aunt\w*|gogo|gran\w*|ouma|son|daughter)\b/i
const longest = 26

const many = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|n|een|twee|drie|vier|vyf|ses)`
type Slot = {
  /** A value as it stands in a question. */
  value: RegExp
  /** The value as it is put right; where it is not written the same way, its first group. */
  right?: RegExp
  /** What is written before a value that is only a group. */
  before?: string
}
const slots: readonly Slot[] = [
  { value: /\br ?\d[\d ]*\d\b|\b\d{2,5} ?rand\b/gi },
  {
    value: /\b(?:spf|factor) ?\+?\d{1,3}\b/gi,
    right:
      /\b(?:spf|factor|says?|reads?|it'?s|it is|is)(?: actually| only| an?)? ?(\d{1,3})\b(?! ?(?:%|percent|days?|weeks?|months?|years?|ml|g\b))/i,
    before: 'SPF ',
  },
  {
    value: pattern`\b(?:every (?:single |other |second )?(?:night|day|morning|evening)|daily|nightly|weekly|elke (?:dag|aand)|(?:once|twice|thrice|${many} times?) (?:a|an|per|every|n) (?:day|night|week|month))\b`,
  },
  {
    value: new RegExp(
      String.raw`\b${many} (?:full |whole )?(?:days?|weeks?|wks?|months?|mnths?|years?|yrs?|dae|weke|maande|jaar)\b(?! (?:old|ago|back|oud|gelede))`,
      'gi',
    ),
  },
  { value: /\b\d{1,2}(?:[.,]\d+)? ?(?:%|percent\b)/gi },
]

const allOf = ({ value }: Slot, text: string): string[] => text.match(new RegExp(value.source, 'gi')) ?? []

const rightIn = (slot: Slot, message: string): string | undefined => {
  const same = allOf(slot, message).at(-1)
  if (same !== undefined || slot.right === undefined) return same
  const found = slot.right.exec(message)?.[1]
  return found === undefined ? undefined : `${slot.before ?? ''}${found}`
}

/** A question with the value in it that a message puts right; undefined where none is. */
export const withRightValue = (message: string, last: string): string | undefined => {
  if (
    !marked.test(message.toLowerCase()) ||
    message.includes('?') ||
    kin.test(message) ||
    message.split(/\s+/).length > longest
  )
    return undefined
  const changed = slots.flatMap((slot) => {
    const [wrong, second] = allOf(slot, last)
    const right = rightIn(slot, message)
    return wrong === undefined ||
      second !== undefined ||
      right === undefined ||
      right.toLowerCase() === wrong.toLowerCase()
      ? []
      : [{ wrong, right }]
  })
  const [one, other] = changed
  return one === undefined || other !== undefined ? undefined : last.replace(one.wrong, one.right)
}

const small =
  /\bmy (?:little |own |new )?(?:baby|babatjie|toddler|little one|lil one|newborn|bub)\b(?! (?:sister|brother|boy|girl|daddy|hair|face))/i
const notSmall = pattern`
  \b(?:not|nie|no|isnt|isn't)\b.{0,24}\b(?:baby|toddler|newborn|little)\b|\b(?:lol|haha|still|always|just) .{0,16}\b(?:call|my baby)\b|^(?:haha|lol|sorry|
  oh|no|wait)\b`
const grown =
  /\b(?:he|she|hy|sy)(?:'?s| is)(?: already| actually| only| al)? (\d{1,2})\b(?! ?(?:weeks?|months?|days?|kg|cm|weke|maande))/i
const leastYears = 3

/** "No man, not a baby baby lol, he's 15": without the little one that is denied. */
export const withoutSmall = (message: string): string =>
  message.replaceAll(
    /\b(?:no+ (?:man|wait) )?(?:not|nie) (?:an? |my )?(?:baby|toddler|newborn|little)[^,.;!?]*[,.;!?]*\s*/gi,
    '',
  )

/** "Not a baby baby, he's 15": the messages with the age in the place of the little one. */
export const withRightChild = (message: string, before: readonly string[]): readonly string[] | undefined => {
  const years = Number(grown.exec(message)?.[1] ?? 0)
  if (years < leastYears || !notSmall.test(message.toLowerCase()) || !before.some((one) => small.test(one)))
    return undefined
  return before.map((one) => one.replace(small, `my ${years} year old`))
}
