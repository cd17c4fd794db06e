import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Intent } from '../conversation.ts'
import type { Asked, Draft } from './draft.ts'
import { deedWithTrouble } from './deed-with-trouble.ts'
import { keptFrom } from './kept-from.ts'
import { thingOnTrouble } from './thing-on-trouble.ts'
import { toldApart } from './told-apart.ts'
import { whatTheyDo } from './what-they-do.ts'
import { whatToEat } from './what-to-eat.ts'

/** What is wanted there is a plan, a label read, or a refusal. */
const wantsElse = new Set<Intent>(['routine', 'label', 'injection', 'lightening'])

/**
 * The answer to the very thing that is asked of, a thing for a trouble, a deed with a state of skin, one cause or the other, where what was found speaks of
 * the one or the other at large; undefined where what was found is to stand.
 * @param found what would be answered otherwise
 * @param settled whether that has an answer of its own, or is surely meant: of a thing and a trouble it then tells more
 */
export const theVeryThing = (asked: Asked, found: Draft, settled: boolean): Draft | undefined =>
  wantsElse.has(asked.heard.intent)
    ? undefined
    : (keptFrom(asked) ??
      whatToEat(asked) ??
      toldApart(asked, found) ??
      whatTheyDo(asked) ??
      deedWithTrouble(asked, found) ??
      (settled ? undefined : thingOnTrouble(asked, found)))

/** What is done where somebody is sent anyway, when that is asked: told with where to go, in place of where to go alone. */
export const whatIsDoneThere = (asked: Asked, { level, action }: RedFlagNotice): Draft | undefined => {
  const done = level === 'routine' ? whatTheyDo(asked) : undefined
  return done === undefined
    ? undefined
    : {
        ...done,
        level: 'routine',
        paragraphs: [
          ...done.paragraphs.slice(0, 1),
          `**Worth having seen:** ${action}`,
          ...done.paragraphs.slice(1, 3),
        ],
      }
}
