import type { RedFlagNotice } from '#contract/guidance.ts'
import { asksAtLarge, asksNothing, asksWhatNow, asksOfAlarm } from '../safety/after-alarm.ts'
import { isByWax, isDayOld } from '../safety/milder.ts'
import { type Reading, readingOf } from '../safety/reading.ts'
import type { SeenTo } from '../safety/seen-to.ts'
import type { RedFlag } from '../knowledge/entries.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { substanceLine } from './compose/named-lighteners.ts'
import { askedBeside } from './compose/beside-notice.ts'
import { wordRefused } from './compose/no-diagnosis-word.ts'
import { asksDose } from './compose/supply-words.ts'
import { fittingCare } from './compose/flag-care.ts'
import { sentencesIn, sentencesOn } from './compose/onward.ts'
import type { Reply, Topic } from './conversation.ts'
import type { Understood } from './understand/heard.ts'
import { plainOf } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { tokensOf } from '../text/tokens.ts'

// What is answered to a red flag, and to what is said after it: what to do first, and nothing to buy.

const noTopic: Topic = {
  intent: 'red-flag',
  ingredients: [],
  families: [],
  concerns: [],
  conditions: [],
  trouble: true,
}

/** "Is it safe?", "good deal?", "can I carry on?": a yes or no that the action alone leaves open. */
const asksVerdict = pattern`
  \b(?:is|are) (?:it|this|that|these|they) (?:\w+ ){0,2}(?:safe|ok|okay|fine|good|alright|allowed|worth)\b|\bgood (?:deal|idea|buy)\b|\b(?:can|may|should|must|could|do) i (?:just |still )?(?:use|keep|carry on|continue|go on|finish|apply)\b|
  \b(?:carry on|keep (?:on )?using it|go on)\W*\?`
const refusals: Readonly<Record<string, string>> = {
  'lightener-use': 'No, it is not safe on skin.',
  'steroid-use': 'No, not without a doctor.',
}

/** Only what to do, the action first: no products, no routine. */
export const answerRedFlags = (knowledge: Knowledge, message: string, notices: readonly RedFlagNotice[]): Reply => {
  const [first] = notices
  if (first === undefined) throw new Error('there is no red flag to answer')
  const named =
    first.id === 'lightener-use' || first.id === 'steroid-use' ? substanceLine(knowledge, message) : undefined
  const verdict = asksVerdict.test(plainOf(message)) ? refusals[first.id] : undefined
  const second = notices.find(({ id, level }) => id !== first.id && (level === 'crisis' || level === 'emergency'))
  const parts = [
    first.level === 'routine' ? wordRefused(message) : undefined,
    [verdict, named].filter((part) => part !== undefined).join(' ') || undefined,
    `**${first.action}**`,
    first.more,
    askedBeside(first.id, tokensOf(message).join(' ')),
    fittingCare(knowledge, message, first),
    second === undefined ? undefined : `**Also:** ${second.action}`,
  ].filter((part) => part !== undefined)
  const sources = [...first.because.sources, ...(second?.because.sources ?? [])]
  return {
    response: parts.join('\n\n'),
    sources: sources.filter(({ title }, at) => sources.findIndex((one) => one.title === title) === at).slice(0, 6),
    level: first.level,
    suggestions: [],
    topic: { ...noTopic, redFlag: first.id },
  }
}

/** Whether a message goes on about the red flag that was just answered instead of asking something of its own. */
export const staysOnFlag = (heard: Understood): boolean =>
  heard.things.length === 0 &&
  heard.concerns.length === 0 &&
  !heard.isLabel &&
  !heard.cues.has('offTopic') &&
  !heard.injected &&
  (heard.tokens.length <= 12 || heard.cues.has('it')) &&
  !asksAtLarge(heard.message) &&
  !asksDose(heard.tokens.join(' '))

const first = 'Please see to this first, before anything on the skin:'
/** What is said before the action where nothing is asked that its text answers. */
const leadOf = (level: RedFlagNotice['level'], state: SeenTo | undefined): string => {
  if (state === undefined) return first
  if (level === 'crisis')
    return state === 'will-be'
      ? 'I am glad that you mean to. Until then:'
      : 'I am glad that you are not alone with this. This stays there for you:'
  if (state === 'seen')
    return 'Go by what you were told there, and ask there before you put anything else on it. What I said holds if it gets worse or comes back:'
  return state === 'under-way'
    ? 'Good that it is being seen to. Until then:'
    : 'Good that you will have it seen. Until then:'
}

/** What is answered to somebody who only tells that it has been seen; nothing where the number must be said again. */
export const answerSeen = (knowledge: Knowledge, id: string): Reply | undefined => {
  const { level } = knowledge.redFlag(id)
  return level === 'emergency' || level === 'crisis'
    ? undefined
    : {
        response:
          '**Good that it has been seen: go by what you were told there, and finish what you were given.** Go back the same day if it gets worse, spreads or makes you feel ill.\n\nWhat would you like to know about your skin?',
        sources: [],
        level: null,
        suggestions: ['What is a simple routine?', 'Can you check an ingredient list for me?'],
        topic: { ...noTopic, redFlag: id, trouble: false },
      }
}

/** A flag with what is to be done by now: a day later, or where wax took the skin. */
const asItStands = (flag: RedFlag, reading: Reading): RedFlag => {
  if (flag.byWax !== undefined && isByWax(reading)) return { ...flag, action: flag.byWax, more: flag.moreByWax }
  return flag.later !== undefined && isDayOld(reading) ? { ...flag, action: flag.later, more: flag.moreLater } : flag
}

/**
 * What is asked next about a red flag is answered out of its own text, the sentence that speaks of it first; the action stays, as far as time has not changed it.
 * @param since what was said from the alarm on
 */
export const stillFlag = (
  knowledge: Knowledge,
  id: string,
  heard: Understood,
  state?: SeenTo,
  since: readonly string[] = [],
): Reply | undefined => {
  const raised = knowledge.redFlags.find((one) => one.id === id)
  if (raised === undefined) return undefined
  const flag = asItStands(raised, readingOf([...since, heard.message].join('. ')))
  const thanks = heard.cues.has('thanks') && asksNothing(heard.message)
  const said = heard.tokens.join(' ')
  const stops = /\b(?:stop|quit|keep|carry on|continue|still use|ophou|aanhou)\b/.test(said)
  const more = sentencesIn(flag.more ?? '')
  // "What can I do?" asks for the action itself.
  const found = thanks || asksWhatNow(heard.message) ? [] : sentencesOn(said, more, stops)
  const rest = thanks ? [] : more.filter((sentence) => !found.includes(sentence))
  const verdict = !thanks && asksVerdict.test(plainOf(heard.message)) ? refusals[id] : undefined
  const lead = thanks
    ? 'I hope it goes well.'
    : verdict !== undefined || found.length > 0
      ? [verdict, ...found].filter((part) => part !== undefined).join(' ')
      : leadOf(flag.level, state)
  return {
    response: [lead, `**${flag.action}**`, rest.join(' ')].filter((part) => part !== '').join('\n\n'),
    sources: flag.sources
      .map((source) => knowledge.source(source))
      .map(({ title, url }) => (url === undefined ? { title } : { title, url })),
    level: flag.level,
    suggestions: [],
    topic: { ...noTopic, redFlag: id },
  }
}

/** Whether what is asked next goes on about the body that was flagged: what to put on it, or whether it needs all that. */
export const goesOnAbout = (heard: Understood, flag: string): boolean =>
  !heard.isLabel &&
  !heard.cues.has('offTopic') &&
  !heard.injected &&
  heard.tokens.length <= 24 &&
  asksOfAlarm(flag, heard.message)

/** What is answered where an alarm is explained and nothing is asked yet. */
export const answerExplained = (): Reply => ({
  response:
    '**Good, then that needs nothing more from me.** Should it come back, get worse or worry you after all, do what I said first and have it seen.\n\nWhat would you like to know about your skin?',
  sources: [],
  level: null,
  suggestions: ['What is a simple routine?', 'Can you check an ingredient list for me?'],
  topic: { ...noTopic, intent: 'noted', trouble: false },
})
