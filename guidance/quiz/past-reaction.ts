import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { because } from '../safety/because.ts'
import { normalise } from '../text/normalise.ts'

// "My face swelled up and I struggled to breathe after a new cream yesterday, it is better now": over, and still the gravest thing that is told.

const swelling =
  String.raw`\b(?:face|lips?|mouth|tongue|throat|eyes?|eyelids?|gesig|lippe|tong|keel|oe|ubuso|umlomo)(?: (?:was|were|got|had|went|het|all|really|so|just|completely|also))* ` +
  String.raw`(?:swell(?:ed)?|swollen|swole|puffed|ballooned|blew up|closed|tight(?:ened)?|thick|geswel|opgeswel|toegetrek|vuvukile)`
const breathing =
  String.raw`\b(?:struggl\w+|battl\w+|trouble|hard|difficult\w*|could ?n[o']?t|cant|can't|could not|couldnt|hardly|barely|short|sukkel)(?: \w+){0,2} (?:breath\w*|asem\w*)|` +
  String.raw`\b(?:chest|bors) (?:was |got |went )?(?:so |very )?(?:tight\w*|closed|toe)|\bwheez\w+|\banaphyla\w+`
const grave = new RegExp(`${swelling}|${breathing}`)
/** Something that was put on, or taken. */
const cause = new RegExp(
  String.raw`\b(?:after|from|since|because of|when i (?:used|put|tried|ate)|reaction|allerg\w*|used|tried|applied|put on|ate|van|nadat)\b`,
)
const recent = new RegExp(
  String.raw`\b(?:today|yesterday|tonight|last night|this (?:morning|week|weekend|afternoon)|last (?:week|weekend)|the other day|(?:\d|two|three|four|five|six|a few|a couple of|couple) ` +
    String.raw`days? (?:ago|back)|a week ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|gister\w*|vandag|verlede week|izolo|kusasa)\b`,
)
const denied = /\b(?:no|not|never|without|didn'?t|geen|nie)\b[^.;!?,]{0,16}$/

const action =
  'A face that swells or a breath that comes hard after a product is a serious allergy, also when it has passed: never use it again, and take the pack to a ' +
  'doctor or clinic today or tomorrow. If it comes back, even without the product, call 112 or 10177 at once.'

/** A grave reaction of the last days that is over by now, as something to be seen; undefined where none is told. */
export const pastReaction = (knowledge: Knowledge, texts: readonly string[]): RedFlagNotice | undefined => {
  const told = texts
    .map((text) => normalise(text))
    .some((said) => {
      const sign = grave.exec(said)
      return sign !== null && !denied.test(said.slice(0, sign.index)) && cause.test(said) && recent.test(said)
    })
  return told
    ? { id: 'past-reaction', level: 'routine', action, because: because(knowledge, 'red-flag:past-reaction', [], []) }
    : undefined
}
