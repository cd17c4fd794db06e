import { messagesOf } from '../conversation.ts'
import { type Asked, saidIn, type Sketch } from './draft.ts'
import { hasHealed } from '../understand/skin-state.ts'
import { notThatOne } from './settled-skin.ts'
import { pattern } from '../../text/pattern.ts'

// After a reaction is over: what to do when it comes again, and which of the products it was. Source: general dermatology practice.

const reacted = pattern`
  \b(?:rash|react\w*|hives|allerg\w*|uitslag|(?:gave|made) (?:me|us|him|her|my \w+)|(?:burnt|burned|stung|irritated) (?:me|my))\b`
const again = pattern`
  \b(?:if|when|should|in case|as|wanneer) (?:it|that|this|they|dit)(?: ever| all)? (?:happens?|comes?|came|returns?|flares?|starts?|does (?:it|this|that)|
  gebeur|kom|breaks out)(?: back| up| again| weer)*\b|(?<!\b(?:i|we|you|u|she|he) )\b(?:happens?|comes?) (?:back|again)\b`
const culprit = pattern`
  \b(?:how|which|what|can (?:i|you)|wat|watter)\b.{0,24}\b(?:find out|know|tell|work out|figure out|see|test|check|pin ?point|identify)\b.{0,12}\b(?:which|what|
  wat|watter)\b.{0,40}\b(?:was|is|did|caused?|does|were|it)\b|\b(?:which|what) (?:one|product|ingredient|thing|of them)(?: of \w+)? (?:was it|
  is it|caused (?:it|this|that)|did (?:it|this|that)|is to blame|is causing it|was to blame)\b`

const triesAgain = pattern`
  \b(?:can|may|could|should|must|kan|mag|moet|ok to|okay to|safe to) .{0,12}\b(?:try|use|wear|put|start|buy|go back to|gebruik|probeer)\b.{0,14}
  \b(?:it|that|this|them|one|dit)\b.{0,10}\b(?:again|weer|one more time)\b|\bgo back to (?:it|that)\b`

const again112 = 'Swollen lips, tongue or throat, trouble breathing or faintness: call 112 or 10177 at once.'

/** "And if it comes back?", "how do I find out which one it was?", after something went wrong. */
export const comesAgain = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  const story = [
    ...messagesOf(asked.request.turns)
      .slice(-2)
      .map((text) => text.toLowerCase()),
    said,
  ].join(' ')
  const { followsUp, previous, things, cues } = asked.heard
  if (
    (!followsUp && !reacted.test(said)) ||
    (previous?.trouble !== true && !reacted.test(story)) ||
    cues.has('offTopic')
  )
    return undefined
  const finds = culprit.test(said)
  if (!finds && things.length === 0 && triesAgain.test(said) && hasHealed(story)) return notThatOne
  if (!finds && !again.test(said)) return undefined
  const sources = { things: [], sources: ['general'], topic: { trouble: true } }
  return finds
    ? {
        ...sources,
        paragraphs: [
          '**Start with what was new in the two weeks before, and try one product at a time.** Only when skin has been calm for two weeks.',
          '1. Put a little on the inside of the elbow, twice a day for seven days, as you would use it; what is rinsed off only for its usual minutes.\n' +
            '2. Itch, redness or bumps there: leave it for good, and keep its label.\n3. Nothing? Use it on a small part of the face for three days, then go on ' +
            'to the next product.',
          'Compare the labels of what your skin does not take: the names they share, often a scent, a preservative or a sunscreen filter, are the suspects. ' +
            'Which ingredient it is only a patch test by a dermatologist shows; ask at a clinic if it was strong or comes back.',
        ],
        extras: [`Do not test what made you swell, blister or wheeze. ${again112}`],
        suggestions: ['And if it happens again?', 'Is it an allergy or irritation?'],
      }
    : {
        ...sources,
        paragraphs: [
          '**If it comes back, stop what you last put on, rinse it off with cool water, and do not go back to that product.** A second time after the same thing ' +
            'points to an allergy, and an allergy stays.',
          '**Until calm:** a mild wash, a plain fragrance-free moisturiser and shade; a cool cloth for the itch. Write down what touched that skin in the two ' +
            'days before, also shampoo, hair dye, nail polish and detergent, take a photo and keep the labels.',
          'Take these to a clinic, pharmacist or dermatologist when it has come twice: a patch test can name the ingredient. It came back without anything new? ' +
            'Then it may be something else, and is worth a look.',
        ],
        extras: [`The same day for blisters, weeping, fever or anything round the eyes. ${again112}`],
        suggestions: ['How do I find out which product it was?', 'How do I patch test?'],
      }
}
