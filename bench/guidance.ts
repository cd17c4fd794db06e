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
import { pages, type Site, withSite } from './site.ts'

const CHATS = 300
/** Concurrent visitors who load the cached home page, each one request after the other. */
const READERS = 2

const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Times of the warm engine alone, milliseconds: a label of sixty items, and a quiz. */
const measureEngine = async () => {
  const [known, catalogue, labels, quizzes] = await Promise.all([
    knowledge(),
    sampleCatalogue(),
    readLabelCases(),
    readQuizCases(),
  ])
  // Exactly sixty printed names, from across all labels and not just the first file.
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

/** Times of chat answers over HTTP, milliseconds, while visitors load the cached home page as fast as they can. */
const measureChat = (port: number): Promise<number[]> => {
  const measure = async (site: Site): Promise<number[]> => {
    await site.start()
    const cases = await readChatCases()
    const ask = async (at: number) => {
      const message = cases[at % cases.length]?.turns.at(-1) ?? 'Hi'
      const response = await fetch(`${site.origin}/api/chat/skynn`, {
        method: 'POST',
        // Each message comes from a visitor of its own: a visitor has a daily allowance.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` },
        body: JSON.stringify({ message }),
      })
      if (!response.ok) throw new Error(`the chat returned ${response.status}`)
      await response.text()
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
  }
  return withSite(port, measure, { TRUST_PROXY: '127.0.0.1' })
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const kb = (value: number) => `${value.toFixed(1)} KB`

/** Measures the response times of the engine, and the size of its code and knowledge. */
export const measureGuidance = async (say: Say, port: number): Promise<Findings> => {
  say('Guidance: the engine alone')
  const engine = await measureEngine()
  say(`Guidance: ${CHATS} chat answers, with ${READERS} concurrent readers of the home page`)
  const chat = await measureChat(port)
  const [phone, whole] = [await sizeOfPhoneLoad(), await sizeOfGuidance()]
  const target = (name: string, figure: number, most: number, write: (value: number) => string): Target => ({
    name,
    figure: write(figure),
    target: `at most ${write(most)}`,
    met: figure <= most,
  })
  const targets = [
    target('label check of 60 ingredients, median', median(engine.label), 5, ms),
    target('quiz result, 95th percentile', quantile(engine.quiz, 0.95), 30, ms),
    target('chat answer over HTTP during cached page loads, 95th percentile', quantile(chat, 0.95), 80, ms),
    target('offline bundle for phones, brotli', phone.code + phone.pack, mostOnPhone, kb),
  ]
  return {
    text: [
      targetTable(targets),
      `The offline bundle for phones has ${kb(phone.code)} of code and ${kb(phone.pack)} of knowledge. The whole engine on the server has ${kb(whole.code)} of code, and a pack of ${kb(whole.pack)}. ` +
        `Chat: median ${ms(median(chat))}, slowest ${ms(Math.max(...chat))}.`,
    ].join('\n\n'),
    missed: missedOf(targets),
  }
}
