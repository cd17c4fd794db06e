import { type Knowledge, oncePer } from '../../knowledge/knowledge.ts'
import { wordsOf } from '../../text/normalise.ts'
import type { Particular } from './particulars.ts'
import { signsNeeded, wordsOfSign } from './topic-match.ts'
import { eachAnswer } from './subjects.ts'

// What comes closest to a question that nothing was found for: every answer is weighed by the words it shares with it, the rarer the more
// (BM25, with the words an answer is asked for counted double and more).

const carriers = new Set((`a an the i me my you your is are am do does did can could should must may will would to of on in at for with and or it this that
  these those be have has had if so but just also its not no what which who how when why where get got use used using put skin face any some there from as by
  up out about than then they them he she his her we our one really ok okay good
  best better please more most very too all make makes go whats im hi`).split(/\s+/))

const stemOf = (word: string): string => (word.length < 4 ? word : word.replace(/(?:ing|ies|ied|ed|es|ers?|s|y|e)$/, '').slice(0, 7))
const stemsIn = (text: string): string[] => wordsOf(text).filter((word) => word.length > 1 && !carriers.has(word)).map(stemOf)

type Unit = { topic: Particular; stems: ReadonlyMap<string, number>; /** What it is asked for by. */ led: ReadonlySet<string>; length: number }

const asked = 2.5
const usual = 60

const unitOf = (topic: Particular, led: string, text: string): Unit => {
  const stems = new Map<string, number>()
  const own = new Set(stemsIn(led))
  for (const stem of own) stems.set(stem, asked)
  const body = stemsIn(text)
  for (const stem of body) stems.set(stem, (stems.get(stem) ?? 0) + 1)
  return { topic, stems, led: own, length: body.length + 20 }
}

const unitsOf = oncePer((knowledge) => {
  const units = [
    ...knowledge.topics.filter(({ says }) => says.length > 0).map((topic) => {
      const quoted = topic.when.flatMap((line) => signsNeeded(line).signs.flat().filter((sign) => sign.startsWith("'")).map(wordsOfSign))
      return unitOf(topic, [...topic.words, ...quoted].join(' '), topic.says.join(' '))
    }),
    ...eachAnswer(knowledge).map(({ topic, led, of }) => unitOf(topic, `${led} ${of.join(' ')}`, topic.says[0] ?? '')),
  ]
  const having = new Map<string, number>()
  for (const { stems } of units) for (const stem of stems.keys()) having.set(stem, (having.get(stem) ?? 0) + 1)
  const weight = (stem: string): number => Math.log(1 + (units.length + 0.5) / ((having.get(stem) ?? 0) + 0.5))
  return { units, weight }
})

/** So much an answer must have of what a question tells, and so much in all. */
const share = 0.5
const least = 9

/** The answer that shares most with a question; undefined where none shares enough. `named`: it must be asked for by one of these. */
export const nearestTo = (knowledge: Knowledge, tokens: readonly string[], named?: readonly string[]): Particular | undefined => {
  const { units, weight } = unitsOf(knowledge)
  const said = [...new Set(stemsIn(tokens.join(' ')))]
  const whole = said.reduce((sum, stem) => sum + weight(stem), 0)
  let best: Particular | undefined
  let most = least
  const must = named?.flatMap(stemsIn)
  for (const { topic, stems, led, length } of units) {
    if (must !== undefined && !must.some((stem) => led.has(stem))) continue
    let [score, covered] = [0, 0]
    for (const stem of said) {
      const count = stems.get(stem)
      if (count === undefined) continue
      score += weight(stem) * count * 2.2 / (count + 1.2 * (0.4 + 0.6 * length / usual))
      covered += weight(stem)
    }
    if (score > most && covered >= whole * share) [best, most] = [topic, score]
  }
  return best
}
