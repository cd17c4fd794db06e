import { tokensOf } from '../../text/tokens.ts'
import { fadingInTime } from '../understand/spelled-out.ts'
import type { Asked, Draft } from './draft.ts'

// "How long till my dark knees lighten?": a time is asked, and a time is said. Source: general dermatology practice.

const asksTime = /\b(?:how long|how many (?:weeks|months)|when (?:will|do|does|can)|hoe lank)\b/
const fades = /\b(?:fade|fades|fading|clear|even out|go away|get (?:better|normal|even)|improve)\b/
const folds =
  /\b(?:under ?arms?|armpits?|knees?|elbows?|knuckles|(?:inner )?thighs?|neck|bum|buttocks?|ankles|bikini)\b/
const dark = /\b(?:dark\w*|black|discolou?red)\b/

/** How long dark folds and knees take to fade; undefined where no time is asked, or a thing is named that has a time of its own. */
export const timeToFade = ({ heard, situation, request }: Asked): Draft | undefined => {
  const said = fadingInTime(tokensOf(request.message).join(' '))
  const [place] = folds.exec(said) ?? []
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    situation.conditions.has('under-12') ||
    place === undefined ||
    !asksTime.test(said) ||
    !fades.test(said) ||
    !dark.test(said) ||
    heard.things.length > 0 ||
    /\b(?:cream|soap|lotion|lightener|bleach\w*|caro|injection|drip|laser|peel)\b/.test(said)
  )
    return undefined
  return {
    paragraphs: [
      `**About three months to a first change, six or more to an even tone, once nothing rubs or stings there any more; some shade mostly stays, and that is normal.** Skin renews itself in about a month, and colour that sits deep takes longest.`,
      /knee|elbow|knuckle|ankle/.test(place)
        ? '**What makes it quicker:** no kneeling or leaning without a cushion, urea 5–10% or lactic acid 5% every second evening, a plain cream after every wash, sunscreen where it sees daylight.'
        : '**What makes it quicker:** trim instead of shaving close, looser cotton, a fragrance-free roll-on, and niacinamide or azelaic acid once a day, or lactic acid 5% every second evening, not on the day you shave.',
      'What slows it: scrubs, lemon, baking soda and creams that promise lighter skin; each sting darkens it again. A photo in the same light once a month shows more than the mirror.',
      'Thick, velvety or new darkening, on the neck too: a clinic, for a sugar test. No change after six months: a pharmacist or clinic.',
    ],
    things: [],
    sure: true,
    whole: true,
    sources: ['general'],
    topic: { intent: 'how-long', concerns: ['dark-spots'] },
    suggestions: ['What can I use on dark underarms?', 'Which deodorant is mild?'],
  }
}
