import { tokensOf } from '../../text/tokens.ts'
import { messagesOf } from '../conversation.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Tested it on my arm first." – "Went red and burned for hours, gone now." – "So on my face is fine?": the test has answered that. Source: general.

const tested = pattern`
  \b(?:patch ?test\w*|spot ?test\w*|test(?:ed)? (?:it|this|a bit|some|the \w+))\b|\b(?:tried|put|used|dabbed|did|tested)\b(?: \w+){0,8} (?:on|behind) (?:my |the )?(?:inner )?(?:arms?|wrist|elbow|ear|jaw|forearm|neck)(?: first)?\b(?=.*\b(?:first|test|like you|to see|to check)\b)`
const reacted =
  /\b(?:red|redness|burn(?:s|ed|t|ing)?|stung|sting\w*|itch\w*|rash|bumps|swoll\w*|hives|welts|raw|rooi|gebrand|gejeuk)\b/
const denied =
  /\b(?:no|not|never|without|didnt|nothing|zero|geen|nie)(?: \w+){0,2} (?:red|redness|burn\w*|sting\w*|stung|itch\w*|rash|bumps|swell\w*|swoll\w*|hives|reaction)\b(?:(?: \w+)? or \w+)*/g
/** A tingle that was over at once is none. */
const brief = /\b(?:burn|sting|stung|tingl)\w*(?: \w+){0,4} (?:half a|a|one|two|few|\d+) (?:sec\w*|min\w*)\b/g
const asksForFace = pattern`
  \b(?:on|for) (?:my |the )?(?:face|cheeks|skin|gesig)\b.{0,25}\b(?:fine|ok|okay|safe|good|now|anyway|then|right)\b|\b(?:can|may|should|must|is it (?:ok|okay|safe|fine) to|so) (?:i |we )?(?:\w+ )?(?:still |now |just )?(?:use|put|try|go|start|apply)\b.{0,30}\b(?:face|anyway|still|now)\b|\bso (?:on )?(?:my )?face is (?:fine|ok|okay|safe)\b`
const back = 3

/** What a test that reddened or burned says of the face; undefined where none did. */
export const failedTest = ({ heard, request }: Asked): Draft | undefined => {
  const now = tokensOf(request.message).join(' ')
  const told = [...messagesOf(request.turns).slice(-back), request.message].map((text) =>
    tokensOf(text).join(' ').replaceAll(denied, ' ').replaceAll(brief, ' '),
  )
  const at = told.findLastIndex((text) => tested.test(text))
  if (
    heard.isLabel ||
    at < 0 ||
    !asksForFace.test(now) ||
    !told.slice(at).some((text) => reacted.test(text.replace(asksForFace, ' ')))
  )
    return undefined
  return {
    paragraphs: [
      '**No, keep it off your face: what reddened or burned on the test spot does so sooner on a face.** That is what the test is for.',
      'Burning, itching or redness for more than an hour means too strong for you, or an allergy. Leave this one for good and keep its label: another with the same list would do it again.',
      '**Milder instead,** once nothing has stung for two weeks: a product with one mild active or none, fragrance-free, tested again on three evenings at the same spot before it goes on the face; then once a week at first, with sunscreen SPF 30–50 by day.',
      'A rash, blisters or swelling there, or spots that spread beyond it: a pharmacist or clinic, and hard breathing or swollen lips: 112.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'safe', ingredients: [] },
    suggestions: ['How do I do a patch test?', 'What is milder for my skin?'],
  }
}
