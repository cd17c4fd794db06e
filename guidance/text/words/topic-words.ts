import type { Knowledge } from '../../knowledge/knowledge.ts'
import { wordsIn } from '../phrases.ts'
import { wordsOfLines } from './signs-of-topics.ts'

/** Then it is not about skincare beside it, but about the medicine or the illness itself. */
const never =
  "!'dose|dosage|how many|routine|mg|stop taking|where do i|how do i|how often|where to|headache|vision|suicidal|weigh|missed|overdose*|rash|itch|itching|" +
  "itchy|toe|swollen'"
const anyCare =
  "'skincare|skin care|face wash|oil|oils|butter|soap|benzoyl peroxide|products|burn faster|sun|sunburn|cosmetic*|face mask|son'"

/** The signs of the question whether something may be used with an illness or a medicine, which goes by these words. */
export const linesOfIllness = (words: readonly string[]): string[] => {
  const said = `'${words.join('|')}'`
  return [`${said} care/active/sunscreen ${never}`, `${said} ${anyCare} ${never}`]
}

/** What asks for a word beside the words themselves. */
const asking = 'beteken|bedoel|verskil|verskille|dieselfde|difference'

/** Every word that leads to a topic, an illness, a word that is explained, a thing of every day or a state of skin, so that none is taken for a slip of another. */
export const topicWords = ({ topics, health, terms, subjects, conditions }: Knowledge): string[] =>
  wordsIn([
    ...topics.flatMap(({ words }) => words),
    ...terms.flatMap(({ words }) => words),
    asking,
    ...subjects.flatMap(({ words }) => words),
    ...conditions.flatMap(({ words }) => words),
    ...wordsOfLines([
      ...topics.flatMap(({ when }) => when),
      ...health.filter(({ rowsOnly }) => !rowsOnly).flatMap(({ words }) => linesOfIllness(words)),
    ]),
  ])
