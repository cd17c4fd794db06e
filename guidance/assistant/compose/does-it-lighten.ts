import { pattern } from '../../text/pattern.ts'
import { type Asked, is, saidIn, type Sketch } from './draft.ts'
import { helpsLine } from './facts.ts'
import { isMedicine, isOf } from './lines.ts'
import { lightenersSold } from '../../safety/lighteners-sold.ts'
import { beware, evenTone, steroidsSold } from './trouble.ts'

// "Does rice water lighten skin?", "will niacinamide bleach me?": asked in hope or in fear, it is a question of what a thing does.

const asksIt = pattern`
  ^(?:(?:so|and|but|hi|hey|is it true|true|that) )*(?:does|do|can|will|would|could|is) (?!i |you |u |we )(?:\S+ ){1,5}?
  (?:(?:lighten|whiten|bleach)(?:s|ing)?|(?:make|makes|turn|turns|making|get|gets)(?= (?:\S+ ){0,3}(?:light|lighter|fair|fairer|white|whiter)\b))
  (?: (?:my|your|the|ur|a|ones|black|dark|brown|me|you|u|us|people|skin|face|body|complexion|colour|color|tone|light|lighter|fair|fairer|white|whiter|and|or|permanently|too|actually))*$`

/** What is named does not change the colour of skin, and what it does do; undefined where that is not asked, or where it is known to. */
export const doesItLighten = (asked: Asked): Sketch | undefined => {
  const {
    heard: {
      things: [thing, other],
      household: [home],
      kinds: [kind],
      who,
      isLabel,
      harmed,
    },
    situation,
  } = asked
  const said = saidIn(asked)
  const called = thing?.called ?? home?.id.replaceAll('-', ' ') ?? (kind === 'sunscreen' ? 'sunscreen' : undefined)
  if (
    called === undefined ||
    other !== undefined ||
    isLabel ||
    harmed ||
    !asksIt.test(said) ||
    lightenersSold.test(said) ||
    steroidsSold.test(said) ||
    situation.conditions.has('under-12') ||
    who.includes('child') ||
    (thing !== undefined && (isMedicine(thing) || isOf(thing, 'illegal-lightener')))
  )
    return undefined
  const fades = thing !== undefined && isOf(thing, 'brightener', 'vitamin-c')
  return {
    paragraphs: [
      `**No, ${called} ${thing !== undefined && is(thing) === 'are' ? 'do' : 'does'} not make skin lighter than it is by nature, and nothing safe does.** Your own colour is healthy, and it protects you.`,
      called === 'sunscreen'
        ? 'It keeps sun from darkening marks and skin, so that your own tone shows evenly.'
        : fades
          ? `It works on marks that are darker than the skin around them. ${helpsLine(thing) ?? ''}`.trim()
          : home?.says,
      beware,
      evenTone,
    ],
    things: fades ? [thing] : [],
    sources: ['davids', 'maneli', 'general'],
    topic: { intent: 'lightening' },
    suggestions: [
      'What helps with dark marks?',
      'Which tinted sunscreen should I choose?',
      'How do I know whether a cream is illegal?',
    ],
  }
}
