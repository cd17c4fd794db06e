import { capital } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// A ready answer was written for "does it?" and begins with a yes. Under "why?" and "which?" the same answer begins with what it says.

/** A yes or no, hedged or not, before a sentence of its own; what is said of "it" and "they" alone goes with it. */
const verdict = pattern`
  ^(?:yes|no), (?:mostly|usually|often|a little|a bit|slowly|though (?:it is )?(?:uncommon|rare|seldom)): |
  ^(?:(?:yes|no),? )?(?:it|they|that|this|these) (?:can(?: be)?|may(?: be)?|does|do|might|could|is|are)(?:, (?:a little|though rarely|sometimes|but slowly|for some|at times))?: |
  ^(?:(?:(?:probably|mostly|usually|often|for most people|perhaps|quite likely|very likely|sometimes),? )?(?:yes|no)|not usually|not really|not quite|not always|not necessarily|not by itself|hardly|usually|sometimes|a little|only a little, if at all|only a little)(?:,| –|:) `
const wholeWord = /^yes\. /i
/** "You can do a lot: hard water …": leave nobody asked for. */
const leave =
  /^you (?:can [^.:;*]{3,70}: (?=[a-z])|may [^.:;*]{3,70}: (?=(?:use|take|choose|wash|put|keep|begin|start|go|wear|apply|wait|rinse|try|buy)\b))/i
/** What forbids or refuses keeps its no. */
const forbids =
  /\b(?:I|poison\w*|harm\w*|burns?|not for|not (?:a )?safe|danger\w*|a child|do not use|leave|stop|mercury)\b|^(?:never|do not|don’t|please|leave|stop|avoid|better|rather|not\b|keep|skip|throw|real|need\b|put nothing|cream\b|nothing|lightening)/i
const noSentence =
  /^(?:but|if|when|as long as|though|with|for|in|at|because|while|unless|until|from|up to|only|thinly|on|after|once|and|too|please|slowly|mildly|a little)\b/i

/** The beginning of an answer to a question that has no yes: without one where a sentence is left that stands. What forbids is left as it is. */
export const withoutVerdict = (response: string): string => {
  const [, bold = '', said = ''] = /^(\**)([^]*)$/.exec(response) ?? []
  const head = wholeWord.exec(said) ?? verdict.exec(said.slice(0, 160).toLowerCase())
  if (head === null) return response
  const whole = head[0]
  // "**No:** …" and "**Yes:** …" close their own stars.
  if (bold === '' || said.slice(whole.length).startsWith('*')) return response
  const rest = said.slice(whole.length)
  if (/^no\b/i.test(said) && forbids.test(rest.split(/[.;]/)[0] ?? '')) return response
  const led = rest.replace(leave, '')
  if (noSentence.test(led)) {
    // "Yes, but not all in one step: keep them apart" and "usually yes, if it is mild: a child needs little" say how after their colon.
    const [lead = '', after] = (led.split(/[.*]/)[0] ?? '').split(/: (.*)/)
    return after === undefined || after.split(' ').length < 5 || !/\bnot\b|^(?:if|when|as long as)\b/i.test(lead)
      ? response
      : `${bold}${capital(led.slice(led.indexOf(': ') + 2))}`
  }
  return `${bold}${capital(led)}`
}
