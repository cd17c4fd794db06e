import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Condition } from '../../knowledge/kinds.ts'
import { type Intent, messagesOf, type Reply, type Topic } from '../conversation.ts'
import { needsPregnancyLine } from '../guard.ts'
import { type Asked, countWords, type Draft, saidIn } from './draft.ts'
import { linksFor } from './links.ts'
import { circumstanceLines, householdLines, leftOut, perhapsMeant, secondQuestion } from './beside.ts'
import { avoidLine, expects, pregnancyLine, sunLine } from './lines.ts'
import { tokensOf } from '../../text/tokens.ts'
import { toldOfLife } from './told-of-life.ts'
import { sendsFirst, sendsForTold } from './sends-first.ts'
import { pattern } from '../../text/pattern.ts'

const fewest = 62
const enough = 105
const most = 152
const mostSources = 6
/** Words for what may have been meant instead. */
const forOther = 45

/** "Can I put vinegar on my scalp for dandruff?": whether that may be is asked, before what helps. */
const asksOfOne = pattern`
  (?<!\b(?:what|wat|which|how|hoe) )\b(?:can|may|could|should|must|kan|mag|moet) (?:i|we|ek|ons) (?:still |also |just |rather )?(?:use|put|apply|try|
  rub|pour|rinse|wash|smeer|gebruik|sit|was)\b|\b(?:true|waar|myth|iqiniso)\b`

/** Answers that say one thing only. */
const quiet = new Set<Intent>(['label', 'lightening', 'medicine', 'unknown-ingredient'])

const topicOf = (
  { heard, situation }: Asked,
  intent: Intent,
  { topic: { ingredients: spoken, ...topic } = {}, sources = [], about: told }: Draft,
  about = told ?? heard.things,
): Topic => ({
  intent,
  ingredients: [
    ...new Set(
      about
        .filter(({ family }) => family === undefined)
        .flatMap(({ ingredient }) => (ingredient === undefined ? [] : [ingredient.id])),
    ),
  ].slice(0, 6),
  families: [...new Set(about.flatMap(({ family }) => family ?? []))],
  ...(about.length > 1 && { named: about.flatMap(({ family, ingredient }) => family ?? ingredient?.id ?? []) }),
  concerns: [...heard.concerns],
  conditions: ['pregnant', 'trying', 'breastfeeding', 'eczema', 'rosacea'].filter(
    (one): one is Condition => situation.conditions.has(one as Condition) || heard.who.includes(one as Condition),
  ),
  ...(heard.skinType !== undefined && { skinType: heard.skinType }),
  ...(heard.kinds[0] !== undefined && { kind: heard.kinds[0] }),
  ...(((heard.cues.has('reaction') && intent !== 'noted' && told === undefined) ||
    intent === 'reaction' ||
    (heard.previous?.trouble === true && heard.things.length === 0 && told === undefined)) && { trouble: true }),
  ...(heard.priceCents !== undefined && { priceCents: heard.priceCents }),
  ...(heard.time !== undefined && { time: heard.time }),
  ...(sources.length > 0 && { sources: [...new Set(sources)].slice(0, mostSources) }),
  ...topic,
  ...(spoken !== undefined && (spoken.length === 0 ? { ingredients: [] } : { offered: spoken })),
})

/** Said of a man, to whom a question about pregnancy is not put. */
const ofMan =
  /\b(?:my (?:(?:\w+ ){0,4}(?:old|teen|teenage|little|big|younger|older) )?(?:son|boy|husband|dad|father|brother|boyfriend|bf|hubby|oupa|seun)|beard|(?:year|yr)s? old boy|teen(?:age)? boys?|boy of|im a (?:man|guy|dude|male)|for (?:men|a man|him|my man))\b/

/** Told so, a line on pregnancy has nobody to warn. */
const noMoreChildren =
  /\b(?:tubes tied|(?:i am|im|been|was|got) sterili[sz]ed|had a hysterectomy|after (?:the |my )?menopause|post ?menopausal|(?:he|hubby|husband) had a vasectomy)\b/

/** Said where a retinoid is put forward beside what was asked about. */
const noRetinoidThen = 'No retinoid in pregnancy, or when trying for a baby; ask first while breastfeeding.'

/** From this age on nobody is asked whether she is pregnant. */
const pastChildren = 55

/** A text without the sentences that stand in it, or before it, already. */
const once = (text: string, before: Set<string>): string =>
  text
    .split('\n')
    .map((line) =>
      /^(?:\d+\.|-) /.test(line)
        ? line
        : line
            .split(/(?<=[.!?]) (?=[A-Z*])/)
            .filter((one) => {
              const key = one.replaceAll('*', '').trim()
              if (key.length < 20 || !before.has(key)) return before.add(key)
              return false
            })
            .join(' '),
    )
    .join('\n')

// What is said in many places: a short sentence that says no more than this again is left out.
const claims = [
  /every two hours/i,
  /two finger[- ]lengths/i,
  /\bstop (?:if|when) it (?:burns|stings)/i,
  /\bsmall patch\b/i,
  /one (?:new )?product at a time/i,
]
const repeats = (sentence: string, said: string): boolean => {
  const own = claims.filter((one) => one.test(sentence))
  return own.length > 0 && countWords(sentence) <= 7 + own.length * 6 && own.every((one) => one.test(said))
}
const unrepeated = (text: string, said: string): string =>
  said === '' || /^(?:\d+\.|- )/m.test(text)
    ? text
    : text
        .split(/(?<=[.!?]) (?=[A-Z])/)
        .filter((one) => one.includes('**') || !repeats(one, said))
        .join(' ')

/** Sets an answer: what must stand, the lines that safety asks for, what there is room for, and links to our pages. */
export const finish = (asked: Asked, intent: Intent, draft: Draft, routine: RedFlagNotice | undefined): Reply => {
  const { knowledge, situation, request } = asked
  const things = draft.things ?? []
  const spoken = new Set<string>()
  const body: string[] = []
  for (const one of draft.paragraphs) {
    const text = unrepeated(once(one, spoken), body.join(' '))
    if (text.trim() !== '') body.push(text)
  }
  const said = () => body.join('\n\n')
  if (draft.brief !== true) {
    if (!quiet.has(intent) && draft.whole !== true && !asked.heard.cues.has('shorter')) {
      const first =
        intent === 'for-concern' || intent === 'suggest' || (intent === 'particular' && asksOfOne.test(saidIn(asked)))
      // A no stands before what a kitchen thing does.
      body.splice(
        routine === undefined && first && !/^\*\*No\b/.test(body[0] ?? '') ? 0 : 1,
        0,
        ...householdLines(asked, said()),
      )
      body.push(...circumstanceLines(asked, said()))
      body.push(
        ...(routine === undefined || things.length > 0 ? leftOut(asked, intent, said()) : []),
        ...[secondQuestion(asked, intent, said())].filter((line) => line !== undefined),
      )
    }
    if (draft.whole !== true && (!quiet.has(intent) || intent === 'unknown-ingredient'))
      body.push(...toldOfLife(asked, intent, said()))
    const care = [
      avoidLine(knowledge, things, situation, said()),
      sunLine(things, said(), asked.heard.kinds.includes('sunscreen')),
    ].filter((line) => line !== undefined)
    if (care.length > 0) body.push(care.join(' '))
    const baby = pregnancyLine(things, situation, said())
    const never = noMoreChildren.test(
      messagesOf(request.turns)
        .map((text) => text.toLowerCase())
        .concat(request.message.toLowerCase())
        .join('. '),
    )
    // A man and somebody of sixty have nobody to ask about; where a child is expected the line stands whoever else is spoken of.
    const nobody =
      !expects(situation) && ((asked.heard.years ?? 0) >= pastChildren || ofMan.test(asked.heard.tokens.join(' ')))
    if (baby !== undefined && !never && !nobody) body.push(baby)
    if (routine !== undefined && !said().includes(routine.action)) body.push(`**Worth having seen:** ${routine.action}`)
    // A page on dry winter skin has no place under a ring that may be ringworm.
    const links = intent === 'diagnosis' || routine !== undefined ? [] : linksFor(asked, intent, draft)
    const linkLine =
      links.length === 0 ? undefined : `Read on: ${links.map(({ title, url }) => `[${title}](${url})`).join(' · ')}`
    const room = most - (linkLine === undefined ? 0 : countWords(linkLine))
    const other =
      routine === undefined && draft.sure !== true
        ? perhapsMeant(
            asked,
            draft.topic?.intent ?? intent,
            said(),
            Math.min(
              forOther,
              room - countWords(said()) - (needsPregnancyLine(said()) ? countWords(noRetinoidThen) : 0),
            ),
          )
        : undefined
    const ofOther = countWords(other ?? '')
    const added: string[] = []
    for (const whole of draft.extras ?? []) {
      const extra = unrepeated(once(whole, new Set(spoken)), `${said()} ${added.join(' ')}`)
      const now = countWords(`${said()} ${added.join(' ')}`) + ofOther
      if (now >= enough || extra.trim() === '' || said().includes(extra)) continue
      if (now + countWords(extra) <= room || (now < fewest && now + countWords(extra) <= 158)) {
        once(extra, spoken)
        added.push(extra)
      }
    }
    for (const one of [added.join(' '), other ?? '']) if (one !== '') body.push(one)
    if (!never && !nobody && !expects(situation) && !situation.conditions.has('under-12') && needsPregnancyLine(said()))
      body.push(noRetinoidThen)
    if (linkLine !== undefined && countWords(said()) <= room) body.push(linkLine)
  }
  const sources = [...new Set(draft.sources ?? [])].flatMap((id) => {
    // A composer may name a source that a smaller pack has not got.
    try {
      const { title, url } = knowledge.source(id)
      return [url === undefined ? { title } : { title, url }]
    } catch {
      return []
    }
  })
  const unlike = (one: string) => one.toLowerCase() !== request.message.trim().toLowerCase()
  const sends = sendsFirst(intent, body[0] ?? '') || sendsForTold(intent, said(), tokensOf(request.message).join(' '))
  return {
    response: said(),
    sources: sources.slice(0, mostSources),
    level: routine?.level ?? draft.level ?? (sends ? 'routine' : null),
    suggestions: (draft.suggestions ?? []).filter(unlike).slice(0, 3),
    topic: topicOf(asked, intent, draft),
  }
}
