import type { Understood } from './heard.ts'
import { pattern } from '../../text/pattern.ts'

// What is wanted in so many words, whatever else a message tells before it.

const whatThatIs = pattern`
  \b(?:what|wat) (?:is|are|was|s) (?:that|it|this|dit|those|daardie|hierdie)(?: (?:thing|stuff|even|actually|exactly|for))*$|\b(?:whats|wats) (?:that|it|this)(?: (?:for|even|actually|exactly))*$|
  \b(?:yini|iyini|kuyini|yintoni|ke eng|ke ntho mang)(?: (?:leyo|lokho|le|leyonto|loo nto))?$`

/** "I saw a toner with mandelic acid at Clicks. What is that?": seen on a shelf, and asked what it is; none is looked for. */
export const asksWhatThatIs = ({ tokens, things, concerns, isLabel }: Understood): boolean =>
  things.length === 1 && concerns.length === 0 && !isLabel && whatThatIs.test(tokens.join(' '))

const least = pattern`
  \b(?:the |bare |absolute )?(?:least|minimum|minimal|minste|minimale)\b(?: \w+){0,5} (?:do|need|get away|manage|works?|helps?|effort|use|routine|start|steps?|doen|nodig|werk)\b|\b(?:do|need|doen) (?:\w+ ){0,3}(?:bare minimum|the minimum|minimum|least)\b|
  \b(?:simplest|easiest|shortest|laziest|minimum|maklikste|eenvoudigste) (?:\w+ )?(?:routine|steps|skin ?care|roetine)\b`
const anotherNeed = /\b(?:money|broke|afford|budget|payday|rands?|r ?\d+|cheap\w*|hands?|scalp|hair|feet|body)\b/

/** "Green bar soap for everything. What's the least I can do?": the soap is told, and a short routine is wanted. */
export const asksForLeast = ({ tokens, household, kinds, things, isLabel, harmed }: Understood): boolean => {
  const said = tokens.join(' ')
  return (
    !isLabel &&
    !harmed &&
    least.test(said) &&
    !anotherNeed.test(said) &&
    household.length + kinds.length + things.length > 0
  )
}
