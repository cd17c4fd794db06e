import { setTimeout as pause } from 'node:timers/promises'
import { readChatCases, readLabelCases, readQuizCases } from '#evaluation/sets.ts'
import { mostOnPhone, sizeOfGuidance, sizeOfPhoneLoad } from '#evaluation/size.ts'
import { checkLabel } from '#guidance/labels/check-label.ts'
import { analyseQuiz } from '#guidance/quiz/analyse-quiz.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { median, quantile } from './figures.ts'
import { generator } from './load/generator.ts'
import { type Findings, missedOf, type Target, targetTable } from './report.ts'
import type { Say } from './run.ts'
import { pages, withSite } from './site.ts'

const CHATS = 300
/** Visitors who read the kept home page at the same time, one request after the other each. */
const READERS = 2

const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds of the engine alone, warm: sixty printed items, and a quiz. */
const measureEngine = async () => {
  const [known, catalogue, labels, quizzes] = await Promise.all([
    knowledge(),
    sampleCatalogue(),
    readLabelCases(),
    readQuizCases(),
  ])
  // Sixty names as they are printed, from all over the labels: no more, and not just those of the first file.
  const printed = labels.flatMap(({ text }) => checkLabel(known, text).items.map((item) => item.printed))
  const items = Array.from({ length: 60 }, (_, at) => printed[Math.floor((at * printed.length) / 60)]).join(', ')
  const times = async (work: (at: number) => unknown) => {
    const list: number[] = []
    for (let at = 0; at < 100; at += 1) list.push(await timed(() => work(at)))
    return list.slice(20)
  }
  return {
    label: await times(() => checkLabel(known, items, { skinType: 'sensitive', avoid: 'fragrance' })),
    quiz: await times((at) => {
      const one = quizzes[at % quizzes.length]
      return one && analyseQuiz(known, one.answers, catalogue)
    }),
  }
}

/** Milliseconds of chat answers over HTTP while visitors read the kept home page as fast as it comes. */
const measureChat = (port: number): Promise<number[]> =>
  withSite(port, async (site) => {
    await site.start()
    const cases = await readChatCases()
    const ask = async (at: number) => {
      const message = cases[at % cases.length]?.turns.at(-1) ?? 'Hi'
      const answer = await fetch(`${site.origin}/api/chat/skynn`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message }),
      })
      if (!answer.ok) throw new Error(`the chat returned ${answer.status}`)
      await answer.text()
    }
    for (let at = 0; at < 20; at += 1) await ask(at)
    const reading = generator().load(`${site.origin}${pages.home}`, {
      headers: { 'accept-encoding': 'br' },
      connections: READERS,
      seconds: 12,
    })
    await pause(500)
    const list: number[] = []
    for (let at = 0; at < CHATS; at += 1) list.push(await timed(() => ask(at)))
    await reading
    return list
  })

const ms = (value: number) => `${value.toFixed(1)} ms`
const kb = (value: number) => `${value.toFixed(1)} KB`

/** How fast advice comes, and how large the engine and its knowledge are. */
export const measureGuidance = async (say: Say, port: number): Promise<Findings> => {
  say('Guidance: the engine alone')
  const engine = await measureEngine()
  say(`Guidance: ${CHATS} chat answers beside ${READERS} readers of the home page`)
  const chat = await measureChat(port)
  const [phone, whole] = [await sizeOfPhoneLoad(), await sizeOfGuidance()]
  const target = (name: string, figure: number, most: number, write: (value: number) => string): Target => ({
    name,
    figure: write(figure),
    target: `at most ${write(most)}`,
    met: figure <= most,
  })
  const targets = [
    target('60 ingredients checked, median', median(engine.label), 5, ms),
    target('quiz result, 95 of 100 within', quantile(engine.quiz, 0.95), 30, ms),
    target('chat answer over HTTP beside a cached page load, 95 of 100 within', quantile(chat, 0.95), 80, ms),
    target('what a phone takes along, brotli', phone.code + phone.pack, mostOnPhone, kb),
  ]
  return {
    text: [
      targetTable(targets),
      `A phone takes ${kb(phone.code)} of code and ${kb(phone.pack)} of knowledge along. The whole engine, at the server, is ${kb(whole.code)}, its pack ${kb(whole.pack)}. ` +
        `Chat: median ${ms(median(chat))}, slowest ${ms(Math.max(...chat))}.`,
    ].join('\n\n'),
    missed: missedOf(targets),
  }
}
