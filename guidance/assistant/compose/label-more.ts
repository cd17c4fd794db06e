import type { LabelCheck } from '#contract/guidance.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital, sentence, small } from './draft.ts'
import { strengthOf, usageOf } from './facts.ts'
import { leadOf, printedOf } from './label-care.ts'
import { isOf, isRetinoid } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// What else is asked of a pasted list: the time of day, how long until it shows, another place of the body, deeper skin, the strength, and the same in short.

type Item = LabelCheck['items'][number]
type Said = { text: string; no: boolean; lead?: Thing | undefined }

const evening = /\b(?:night|nights|evenings?|pm|bedtime|bed|aand|saans)\b/
const daily = /\b(?:mornings?|(?<!\bi )am|daytime|during the day|by day|oggend|soggens)\b/
const asksLong = /\bhow (?:long|soon|many weeks)\b|\bhoe lank\b|\bwhen (?:will|do|does) (?:i|it) (?:see|work|show)\b/
const kept = /\b(?:open|expire|keep|last|fridge|leave it on|shelf)\b/
const asksStrength = /\b(?:what|which|how) (?:strength|strong|percent\w*|percentage)\b|\bstrength\b|\bpercentage\b/
const place = pattern`
  \b(?:on|for|to|onto|about|meant|mean|bedoel|work (?:on|for)) (?:my |the )?(?:whole |entire )?(body|back|chest|legs?|arms?|neck|hands?|feet|underarms?|shoulders|lips?|eyes|eye area)\b`
const asksAgain =
  /^(?:(?:and|so|ok|okay|but|please|pls|can you|could you|hmm?) )*(?:are (?:you|u) sure|you sure|(?:is )?(?:that|it|this) (?:really |actually )?true|is that (?:right|correct|so)|really)\b/
const asksShort =
  /\b(?:short(?:er)?|simpler|simply|too long|tldr|few words|one sentence|brief(?:ly)?|sum (?:it|that) up|summari[sz]e|verstaan nie|dont (?:understand|get it)|angiqondi)\b/
const asksWhy = /^(?:(?:and|but|so) )*(?:why|how come|hoekom)(?: ingredients)?$/

const ofTime = (lead: Thing | undefined, said: string): string => {
  if (lead === undefined)
    return '**Either, or both: nothing on it has a time of day of its own.** Morning and night, on clean skin; by day sunscreen, SPF 30–50, goes over it.'
  const { when, often } = usageOf(lead)
  const asked =
    evening.test(said) && !daily.test(said) ? 'night' : daily.test(said) && !evening.test(said) ? 'morning' : undefined
  if (when === 'any')
    return `**${asked === undefined ? 'Morning or night, both are' : 'Yes, that is'} fine: ${lead.called}, the active on it, has no fixed time.** ${capital(often)}; by day sunscreen, SPF 30–50, over it.`
  const right = asked === undefined || asked === when
  return (
    `**${right ? (asked === undefined ? `Best ${when === 'night' ? 'at night' : 'in the morning'}` : 'Yes') : `Better ${when === 'night' ? 'at night' : 'in the morning'}`}: ${lead.called}, the active on it, belongs ${when === 'night' ? 'to the evening' : 'under the morning sunscreen'}.** ` +
    `${capital(often)}; sunscreen, SPF 30–50, every morning.`
  )
}

const ofPlace = (items: readonly Item[], where: string, lead: Thing | undefined): Said => {
  const near = /lip|eye/.test(where)
  const strong = items.filter(
    (item) =>
      isRetinoid(item) ||
      isOf(item, 'aha', 'bha', 'essential-oil', 'drying-alcohol') ||
      item.ingredient === 'benzoyl-peroxide',
  )
  if (near && strong.length > 0)
    return {
      no: true,
      text: `**Better not near the ${where}: ${printedOf(strong)} can sting thin skin.** Keep a finger’s width away, and take a plain ointment there.`,
    }
  return {
    no: false,
    lead,
    text: `**Yes, by its list it may go on the ${where}: nothing on it is for the face alone.** ${
      lead === undefined
        ? 'A face product is only small and dear for that.'
        : `${capital(lead.called)} works there too; begin with a small area${strong.length > 0 ? ', not on freshly shaved or sore skin' : ''}.`
    }`,
  }
}

const ofDeepSkin = (items: readonly Item[]): Said => {
  const strong = items.filter(
    (item) =>
      isRetinoid(item) ||
      isOf(item, 'aha', 'bha', 'essential-oil', 'drying-alcohol', 'fragrance') ||
      item.ingredient === 'benzoyl-peroxide',
  )
  return {
    no: false,
    text:
      strong.length === 0
        ? '**Yes, by its list it is fine for deeper skin: nothing on it is known to irritate, and irritation is what leaves marks.** Sunscreen, SPF 30–50, every morning, best a tinted one.'
        : `**Yes, with care: nothing on it is a risk of its own for deeper skin, but ${printedOf(strong)} can irritate, and irritation leaves dark marks.** Start slowly on a small area, and sunscreen, SPF 30–50, every morning.`,
  }
}

/** What is asked of a list beside what it holds and whether it suits; undefined where nothing of the kind is. */
export const askedOfList = (asked: Asked, check: LabelCheck, said: string): Said | undefined => {
  const { knowledge, heard } = asked
  const { items, summary } = check
  const lead = leadOf(knowledge, items)
  if (asksAgain.test(said))
    return {
      no: true,
      text: `**As sure as a list allows: ${small(sentence(summary))}** It tells what is in it, not how much, and no list can tell how your own skin takes it.`,
    }
  if (asksShort.test(said))
    return {
      no: true,
      text: `**In short: ${small(sentence(summary))}**${lead === undefined ? '' : ` The one that works is ${lead.called}.`}`,
    }
  if (asksWhy.test(said))
    return {
      no: false,
      text: '**Because each name on it was looked up: what it does, what it is known to irritate, and the limits there are.** A list has no amounts, so what stands near its front counts most.',
    }
  if (asksStrength.test(said)) {
    const at =
      lead === undefined
        ? -1
        : items.findIndex(
            ({ ingredient, families }) =>
              ingredient === lead.ingredient?.id || (lead.family !== undefined && families.includes(lead.family)),
          )
    return {
      no: true,
      lead,
      text:
        lead === undefined
          ? '**The list does not tell, and nothing on it needs a strength: there is no active on it.**'
          : `**A list does not tell the strength: ${lead.called} is number ${at + 1} of ${items.length}.**${strengthOf(lead) === undefined ? '' : ` What is usual: ${strengthOf(lead)}. Look for a percentage on the front of the pack.`}`,
    }
  }
  if (asksLong.test(said) && !kept.test(said))
    return {
      no: true,
      lead,
      text:
        lead === undefined
          ? '**Softer skin within days; more than that nothing on it promises.**'
          : `**About what ${lead.called} takes: ${small(usageOf(lead).takes)}.** Judge it then, and not before; moisture shows within days.`,
    }
  const where = place.exec(said)?.[1]
  if (where !== undefined) return ofPlace(items, where, lead)
  if (
    heard.who.includes('deep-tone') ||
    /\b(?:dark|deep|black|brown|darker|deeper)(?: \w+)? skin\b|\bmelanin\b/.test(said)
  )
    return ofDeepSkin(items)
  return (evening.test(said) || daily.test(said)) && !/\bhow\b/.test(said)
    ? { no: true, lead, text: ofTime(lead, said) }
    : undefined
}
