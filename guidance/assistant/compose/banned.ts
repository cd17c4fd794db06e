import type { Understood } from '../understand/heard.ts'
import { asksOfHarm, capital, type Draft, is, listed, type Sketch } from './draft.ts'
import { carefulList, legalLine, lineOn } from './facts.ts'
import { isMedicine, isOf } from './lines.ts'
import type { Thing } from '../understand/things.ts'
import { evenTone } from './trouble.ts'

/** One of those that were named is to be bought or used. */
const choosing = /\b(?:which(?: one)?|watter(?: een)?|yiphi|better|beter|rather|liewer|pick|choose)\b/

/** Something that has no place in a cosmetic stands in the question: the answer is no, whatever it was to go with. */
export const composeBanned = (
  heard: Understood,
  names: readonly string[],
  warnings: readonly { text: string; sources: readonly string[] }[],
): Draft => {
  const others = heard.things
    .filter((thing) => !isMedicine(thing) && !isOf(thing, 'illegal-lightener'))
    .map(({ called }) => called)
    .filter((one) => !names.some((name) => name.toLowerCase() === one.toLowerCase()))
  return {
    paragraphs: [
      asksOfHarm(heard)
        ? `**Yes, without a doctor: leave ${listed(names)} alone.**`
        : others.length > 0 && choosing.test(heard.tokens.join(' '))
          ? `**${capital(listed(others))}, and not ${listed(names)}.**`
          : heard.intent === 'compare' && others.length > 0
            ? `**The difference that counts: ${listed(names)} ${names.length > 1 ? 'have' : 'has'} no place in a ` +
              `cosmetic here, only with a doctor; ${listed(others)} may stand in one.**`
            : `**No. ${capital(listed(names))} ${names.length > 1 ? 'are' : 'is'} not for everyday skincare, alone or with anything else.**`,
      ...warnings.slice(0, 2).map(({ text }, at) => (at === 0 ? text : text.replace(/(?<=[.]) .*$/s, ''))),
      evenTone,
      'You can report a product that hides it to SAHPRA on 0800 204 307. If a doctor prescribed it for you, use it as the pharmacy label says, and ' +
        'ask there before you add anything.',
    ],
    sources: warnings.flatMap(({ sources }) => sources),
    suggestions: ['What helps with dark marks?', 'How do I know whether a cream is illegal?'],
    topic: { intent: 'medicine' },
  }
}

/** What the rules of the EU keep out of cosmetics, or out of what stays on skin, though a product here may still hold it; undefined for anything else. */
export const barredAbroad = (thing: Thing, harm: boolean): Sketch | undefined => {
  const barred = /EU: (?:banned in (?:cosmetics|(leave-on))|not allowed (?:as a preservative )?in cosmetics)/.exec(
    thing.ingredient?.full?.legal ?? '',
  )
  // Zinc pyrithione is still what dandruff shampoos here are made with.
  if (barred === null || thing.family !== undefined || thing.ingredient?.id === 'zinc-pyrithione') return undefined
  const [, leaveOn] = barred
  const { called } = thing
  return {
    things: [thing],
    paragraphs: [
      `**${harm ? 'Yes, better leave it' : 'Better not'}: ${called} ${is(thing)} banned in the EU in ` +
        `${leaveOn === undefined ? 'cosmetics' : 'anything that stays on skin'}.**`,
      lineOn(thing),
      carefulList(thing),
      leaveOn === undefined
        ? 'A product here can still hold it: read the list, and take one without it.'
        : 'In a shampoo or wash, rinsed off at once, a trace is bearable for most; not if your skin has ever reacted to it.',
    ],
    extras: [
      legalLine(thing),
      'Used it without trouble? Then only choose another next time. ' +
        'A rash that stays: pharmacist or clinic, with the pack.',
    ],
  }
}
