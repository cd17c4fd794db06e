import type { Reply } from './conversation.ts'
import { countWords } from './compose/draft.ts'
import { patchLine, stopLine } from './compose/lines.ts'

// Two answers in the room of one: what decides each comes first, what safety asks for stays, and nothing is said twice.

const room = 156
const isList = (text: string): boolean => /^(?:\d+\.|[-•]) /.test(text)
const idle = /^(?:Read on:|From our page)/
const ends = /(?<=[.!?]["”’)]?\*{0,2}) (?=[A-Z*“"])/
const leastOfList = 2

/** What many answers say in a long sentence, in a short one. */
const briefly: readonly (readonly [string, string])[] = [
  [patchLine, ''],
  [stopLine, 'Stop if it burns, swells or comes up in a rash.'],
  [
    'Wear a broad-spectrum sunscreen, SPF 30–50, every morning while you use it.',
    'Sunscreen, SPF 30–50, every morning.',
  ],
]

/** What stays of an answer, however short it gets: what it says of pregnancy, of the sun, of who should look at it, and of when to stop. */
const stays: readonly RegExp[] = [
  /\bpregnan|\bbreast-?feed|trying for a baby/i,
  /\bsunscreen|\bSPF/i,
  /\b(?:clinics?|doctors?|pharmacists?|dermatologists?|prescribers?|midwife|nurse|dentist)\b/i,
  /\b(?:emergency|10177|112)\b|\bstop (?:if|it|them|at|and)\b/i,
]
/** These need no second time. */
const onceOnly = stays.slice(1, 2)

/** The sentences of a paragraph; "Already used it? Stop." is one. */
const sentencesOf = (text: string): string[] =>
  text
    .split(ends)
    .reduce<string[]>(
      (all, one) =>
        /\?\**$/.test(all.at(-1) ?? '') && all.length > 1
          ? [...all.slice(0, -1), `${all.at(-1) ?? ''} ${one}`]
          : [...all, one],
      [],
    )
/** "Also when it bleeds" says nothing without the sentence before it. */
const dependent = /^(?:also|it|that|they|then|those|these|both|so|but|or|until then|this|otherwise|there)\b/i

/** A piece of an answer, and the paragraph it stands in. */
type Piece = { text: string; at: number }

const piecesOf = (response: string): Piece[] => {
  const paragraphs: string[] = []
  for (const one of briefly
    .reduce((text, [long, short]) => text.replaceAll(long, short), response)
    .replaceAll(/ {2,}/g, ' ')
    .split(/\n{2,}/)) {
    const last = paragraphs.at(-1)
    if (idle.test(one.trim())) continue
    // What announces a list goes with it.
    if (
      last !== undefined &&
      isList(one) &&
      (/:\**$/.test(last) || (paragraphs.length > 1 && /^\*\*[^*\n]+\*\*$/.test(last)))
    )
      paragraphs[paragraphs.length - 1] = `${last}\n\n${one}`
    else paragraphs.push(one)
  }
  return paragraphs.flatMap((text, at) =>
    (text.includes('\n') || isList(text) || text.startsWith('**Or did you') ? [text] : sentencesOf(text))
      .filter((piece) => piece.trim() !== '')
      .map((piece) => ({ text: piece, at })),
  )
}

/** A list in fewer words: each line to its first stop, and of one without an order only the first lines. */
const listIn = (text: string, words: number): string | undefined => {
  const lines = text.split('\n')
  if (!lines.some(isList)) return undefined
  const brief = lines
    .map((line) =>
      isList(line) ? line.replace(/(?<=\w{3,}(?:\*\*)? .{12,}?)(?:[;(]| – |\. ).*$/, '').trimEnd() : line,
    )
    .map((line) => (line.split('**').length % 2 === 0 ? `${line}**` : line))
  while (
    countWords(brief.join('\n')) > words &&
    brief.filter(isList).length > leastOfList &&
    !/^\d/.test(brief.at(-1) ?? '')
  )
    brief.pop()
  return countWords(brief.join('\n')) <= words ? brief.join('\n') : undefined
}

/** The most that fits of an answer, in its order; what decides it and what safety asks for is kept. */
const shortened = (response: string, words: number, before: string): string => {
  const pieces = piecesOf(response).filter(({ text }, at) => at === 0 || !before.includes(text))
  const kept = new Set(pieces.slice(0, 1))
  const left = (): number => words - [...kept].reduce((sum, { text }) => sum + countWords(text), 0)
  // Steps are what was asked for, and how it is done comes before why.
  for (const piece of pieces) if (/^\d+\. /m.test(piece.text) && countWords(piece.text) <= left()) kept.add(piece)
  const how = pieces.find(({ text }) => text.startsWith('**How:**'))
  if (how !== undefined && countWords(how.text) <= left()) kept.add(how)
  for (const line of stays) {
    const has = [...(onceOnly.includes(line) ? [before] : []), ...[...kept].map(({ text }) => text)].some((text) =>
      line.test(text),
    )
    const found = has
      ? undefined
      : pieces
          .filter(({ text }) => line.test(text))
          .toSorted(
            (a, b) =>
              Number(dependent.test(a.text)) - Number(dependent.test(b.text)) ||
              countWords(a.text) - countWords(b.text),
          )[0]
    if (found !== undefined && !isList(found.text)) kept.add(found)
  }
  const full = new Set<number>()
  for (const piece of pieces) {
    if (kept.has(piece)) {
      if (countWords(piece.text) > words) piece.text = listIn(piece.text, words) ?? piece.text
      continue
    }
    if (full.has(piece.at)) continue
    const text = countWords(piece.text) <= left() ? piece.text : listIn(piece.text, left())
    if (text === undefined) full.add(piece.at)
    else kept.add(Object.assign(piece, { text }))
  }
  const lines = pieces.filter((piece) => kept.has(piece))
  return lines
    .map(({ text, at }, place) => (place === 0 ? text : `${lines[place - 1]?.at === at ? ' ' : '\n\n'}${text}`))
    .join('')
}

const graver = { emergency: 4, crisis: 4, urgent: 3, routine: 2 } as const
const gravity = ({ level }: Reply): number => (level === null ? 0 : graver[level])

const notOfSkin = 'The rest of what you ask is outside what I know: I only do skincare.'

/** The answers to the questions of one message as one; undefined where they say the same, or none of them is about skin. */
export const asOneAnswer = (all: readonly Reply[]): Reply | undefined => {
  const replies = all.filter(({ topic }) => topic.intent !== 'off-topic')
  const [only] = replies
  if (only !== undefined && replies.length === 1)
    return { ...only, response: `${shortened(only.response, room - countWords(notOfSkin), '')}\n\n${notOfSkin}` }
  const last = replies.at(-1)
  const verdicts = replies.map(({ response }) => piecesOf(response)[0]?.text ?? '')
  if (last === undefined || new Set(verdicts).size < replies.length || verdicts.includes('')) return undefined
  const whole = replies.map(({ response }) =>
    countWords(
      piecesOf(response)
        .map(({ text }) => text)
        .join(' '),
    ),
  )
  const said: string[] = []
  for (const [at, { response }] of replies.entries()) {
    const left = room - countWords(said.join(' '))
    const share = Math.floor(left / (replies.length - at))
    const after = whole.slice(at + 1).reduce((sum, words) => sum + Math.min(words, share), 0)
    said.push(shortened(response, Math.max(share, left - after), said.join(' ')))
  }
  return {
    response: said.join('\n\n'),
    level: replies.toSorted((a, b) => gravity(b) - gravity(a))[0]?.level ?? null,
    topic: last.topic,
    sources: replies
      .flatMap(({ sources }) => sources)
      .filter(({ title }, at, all) => all.findIndex((one) => one.title === title) === at)
      .slice(0, 6),
    suggestions: [...new Set(replies.flatMap(({ suggestions }) => suggestions.slice(0, 2)))].slice(0, 3),
  }
}
