import { topicSigns } from './topic-signs.ts'

/** Signs that a line of `when` needs together, one of each group, and what must not be said. */
export type Signs = { signs: readonly (readonly string[])[]; never: readonly string[] }

/** Words in quotes are a sign by themselves. */
const signsOf = (written: string): string[] => (written.startsWith("'") ? [written] : written.split('/'))

/** The signs of a line of `when`, as TopicEntry has it (guidance/knowledge/entries.ts). */
export const signsNeeded = (line: string): Signs => {
  const parts = line.match(/!?(?:'[^']*'|[^\s'])+/g) ?? []
  const plain = parts.filter((part) => !part.startsWith('!'))
  return {
    signs: plain.map(signsOf),
    never: parts.filter((part) => part.startsWith('!')).flatMap((part) => signsOf(part.slice(1))),
  }
}

/** Whether it is a sign of topic-signs.ts, or words in quotes. */
export const isSign = (sign: string): boolean => /^'[^']+'$/.test(sign) || sign in topicSigns

/** The words of a sign: those in quotes, or those of topic-signs.ts. */
export const wordsOfSign = (sign: string): string =>
  sign.startsWith("'") ? sign.slice(1, -1) : (topicSigns[sign as keyof typeof topicSigns] ?? '')

/** The words of every sign that lines of `when` need, or must not have. */
export const wordsOfLines = (lines: readonly string[]): string[] =>
  [...new Set(lines.map(signsNeeded).flatMap(({ signs, never }) => [...signs.flat(), ...never]))].map(wordsOfSign)
