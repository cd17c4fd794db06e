import type { Knowledge } from '../knowledge/knowledge.ts'
import { oncePer } from '../knowledge/once-per.ts'

// What is asked in Afrikaans, isiZulu, isiXhosa or Sesotho, or mixed as people talk, weighs like the same in English: word by word, from a list
// (content/knowledge/gloss.json). It is no translation; word order and grammar stay as they are.

/** So many words of another language make it likely that those which are English as well are meant in it: "my hand is seer". */
const few = 2

/** What isiZulu and isiXhosa put before a verb: who does it, to what, when. */
const prefix =
  '(?:a|ba|be|e|i|ka|ku|li|lo|ma|na|nga|ngi|ndi|nge|ngo|ni|o|sa|se|si|so|u|uku|wa|we|wo|wu|ya|ye|yi|yo|za|zi|zo)'
const shortest = 5

/** "Emva kokucheba", "ngokugunda": what stands before an infinitive melts into it. */
const infinitive = /^(?:k|n|ng|l|y|w|z|s|b)oku/

/** The verbs by their stems, for the forms in which they stand in a sentence: ukusebenzisa, ngisebenzisa, ndiyisebenzise. */
const verbsOf = oncePer(({ gloss }) => {
  const stems = new Map(
    [...gloss].flatMap(([word, { english }]): [string, string][] =>
      /^uku.*a$/.test(word) && word.length >= shortest + 4 ? [[word.slice(3, -1), english]] : [],
    ),
  )
  return {
    stems,
    form:
      stems.size === 0
        ? undefined
        : new RegExp(`^${prefix}{1,4}(${[...stems.keys()].join('|')})(?:a|e|ile|anga|ayo|wa|we|eni)$`),
  }
})

/** Words as an English speaker would have said them, each in its place; one may become two, with a space between. */
export const glossed = (knowledge: Knowledge, words: readonly string[]): string[] => {
  const { gloss } = knowledge
  const { stems, form } = verbsOf(knowledge)
  const sesotho = words.some((word) => /^(?:ke|ka|ya|wa|waka|nka)$/.test(word))
  const foreign = words.filter((word) => gloss.get(word)?.shared === false).length
  return words.map((word, at) => {
    // "Nie meer" is an end, not an amount.
    if (word === 'meer' && words[at - 1] === 'nie') return 'anymore'
    // In Sesotho it joins, or stands for the skin; in Afrikaans somebody lies.
    if (word === 'le' && sesotho) return word
    const found = gloss.get(word) ?? gloss.get(word.replace(infinitive, 'uku'))
    if (found === undefined) return stems.get(form?.exec(word)?.[1] ?? '') ?? word
    return found.shared && foreign < few ? word : found.english
  })
}
