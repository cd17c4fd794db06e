import type { Knowledge } from '../knowledge/knowledge.ts'

// What is asked in Afrikaans, isiZulu, isiXhosa or Sesotho, or mixed as people talk, weighs like the same in English: word by word, from a list
// (content/knowledge/gloss.json). It is no translation; word order and grammar stay as they are.

/** So many words of another language make it likely that those which are English as well are meant in it: "my hand is seer". */
const few = 2

/** Words as an English speaker would have said them, each in its place; one may become two, with a space between. */
export const glossed = ({ gloss }: Pick<Knowledge, 'gloss'>, words: readonly string[]): string[] => {
  const foreign = words.filter((word) => gloss.get(word)?.shared === false).length
  return words.map((word) => {
    const found = gloss.get(word)
    return found === undefined || (found.shared && foreign < few) ? word : found.english
  })
}
