import { pattern } from '../../text/pattern.ts'
import { type Asked, capital, is, saidIn, type Sketch } from './draft.ts'
import { helpsLine, howLine, lineOn } from './facts.ts'
import { basics, isMedicine, isOf, isUvFilter } from './lines.ts'

const asksNeed = pattern`
  ^(?:(?:so|and|but|hi|hey|ok) )*(?:(?:is|are) (?:\S+ ){1,4}?(?:really |actually |that |even )?(?:necessary|needed|essential|nodig|a must)\b|
  (?:do|does|must|moet|het|have) (?:i|you|we|one|everyone|everybody|ek|jy|mens) (?:(?:really|actually|even|regtig|also) )*(?:need(?! to (?:rinse|wash|wait|stop))|nodig|have to use|must use|use|gebruik|\S+ \S+ nodig)\b)`
const asksSkip =
  /^(?:(?:so|and|but|hi|hey|ok) )*(?:can|may|could|should|kan|mag|is it (?:ok|okay|fine) (?:to|if)) (?:(?:i|we|ek|just|also) )*(?:skip|leave out|go without|do without|drop|ditch)\b/
/** How often, when and beside what are other questions; so is what a trouble or a person needs. */
const otherwise = pattern`
  \b(?:every ?day|daily|often|times?|twice|once|night|morning|before|after|with|and|or|if|when|while|pregnant|instead|percent|much|many|more|both|indoors|wait|stop|for|to)\b`

/** "Is ferulic acid necessary?", "do I need hyaluronic acid?": nothing beyond the basics is a must; undefined where that is not asked. */
export const needed = (asked: Asked): Sketch | undefined => {
  const {
    heard: {
      things: [thing, other],
      concerns,
      kinds,
      harmed,
      who,
    },
  } = asked
  const said = saidIn(asked)
  const skips = asksSkip.test(said)
  if (
    thing === undefined ||
    other !== undefined ||
    concerns.length + who.length > 0 ||
    (kinds.length > 0 && !skips) ||
    harmed ||
    isMedicine(thing) ||
    isUvFilter(thing) ||
    isOf(thing, 'preservative', 'paraben', 'surfactant') ||
    thing.ingredient?.full === undefined ||
    !(skips || asksNeed.test(said)) ||
    otherwise.test(said)
  )
    return undefined
  return {
    paragraphs: [
      `**${skips ? 'Yes, you may:' : 'No,'} ${thing.called} ${is(thing)} not a must: ${basics} are what skin needs.**`,
      helpsLine(thing) === undefined
        ? undefined
        : `${capital(thing.called)} ${is(thing)} worth it only for what it does: ${helpsLine(thing)}`,
      lineOn(thing),
      howLine(thing),
    ],
    things: [thing],
  }
}
