import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, calledAll, type Draft } from './draft.ts'
import { isRetinoid } from './lines.ts'

// "I used retinol last year before I was pregnant, stopped eight months ago. Any problem?": a cream that was given up before there was a baby. Sources: bumps, general.

const before = pattern`
  \b(?:before (?:i|we) (?:was|were|am|got|fell|became|even (?:got|fell|was)|conceived|started trying)(?: (?:even|ever))? ?(?:pregnan\w*|preggers|expecting|swanger|trying)?|before (?:the|my|this) pregnancy|before (?:getting|falling|becoming) pregnant|voor(?:dat)? (?:ek|my) swanger\w*|
  (?:stopped|quit|gave up|opgehou)\b.{0,20}\b(?:months?|weeks?|maande?|weke) (?:before|voor)(?: (?:i|we|getting|the|falling)\b.{0,20})?)\b`
const given =
  /\b(?:stopped|quit|gave (?:it |them )?up|finished|used to|havent used|not used|opgehou|only before|months? ago|last year)\b/
const asks =
  /\b(?:problem|harm\w*|hurt\w*|worr\w*|safe|ok|okay|fine|affect\w*|bad|danger\w*|risk|damage\w*|matter|skade|probleem)\b/
const stillSo =
  /\b(?:still|before i (?:knew|found out|realis\w*)|didnt know|without knowing|until (?:i|last|yesterday)|this (?:week|morning)|yesterday|can i (?:go on|carry on|keep|use|start)|tablets?|capsules?|pills?|oral)\b/

/** That a retinoid cream given up before a pregnancy does no harm; undefined where it is used still, was swallowed, or was stopped only when the pregnancy was known. */
export const beforeBaby = ({ heard, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  const creams = heard.things.filter(isRetinoid)
  return heard.isLabel ||
    heard.injected ||
    creams.length === 0 ||
    creams.some(({ ingredient }) => ['isotretinoin', 'acitretin'].includes(ingredient?.id ?? '')) ||
    !before.test(said) ||
    !given.test(said) ||
    !asks.test(said) ||
    stillSo.test(said)
    ? undefined
    : {
        paragraphs: [
          `**No, that is no problem: ${calledAll(creams)} on the skin, given up before the pregnancy, does the baby no harm.** Little of a cream gets into the blood, and what did was gone within days.`,
          'There is nothing to test or to undo. Mention it at your next check-up, and it is settled.',
          '**From now on:** no retinoid until the baby is there, and ask before you go back to one while breastfeeding. Azelaic acid, niacinamide, vitamin C and sunscreen are usually accepted meanwhile.',
          'Tablets are another matter: isotretinoin in the month before a pregnancy, or acitretin in the three years before, are to be told to your doctor today.',
        ],
        things: [],
        brief: true,
        sources: ['bumps', 'general'],
        topic: { intent: 'safe', ingredients: [] },
        suggestions: ['What may I use in pregnancy?', 'When may I use retinol again after the baby?'],
      }
}
