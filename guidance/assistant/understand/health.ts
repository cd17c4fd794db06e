import type { HealthText } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import type { Particular } from './particulars.ts'
import { phraseFinder } from './phrases.ts'
import { putAside } from './topic-match.ts'

/** Then it is not about skincare beside it, but about the medicine or the illness itself. */
const never = "!'dose|dosage|how many|routine|mg|stop taking|where do i|how do i|how often|where to|headache|vision|suicidal|weigh|missed|overdose*|rash|itch|itching|"
  + "itchy|toe|swollen'"
const anyCare = "'skincare|skin care|face wash|oil|oils|butter|soap|benzoyl peroxide|products|burn faster|sun|sunburn|cosmetic*|face mask|son'"

/** "May I use this with my illness or medicine?" */
export const healthTopic = ({ id, called, words, note, verdict, sources }: HealthText): Particular => {
  const said = `'${words.join('|')}'`
  return {
    id: `health-${id}`, words: [], when: [`${said} care/active/sunscreen ${never}`, `${said} ${anyCare} ${never}`], ofBanned: false,
    says: [
      verdict.startsWith('Ask') ? `**${verdict} about anything beyond plain, gentle care.**` : `**${verdict}: {x} {is} not known to clash with ${called}.**`,
      note,
      'Who can tell for sure: the doctor, clinic or pharmacist who knows your medicines. Take the pack along, start one product at a time on a small '
        + 'patch, and stop if it burns or comes up in a rash.',
    ],
    ingredients: [], sources,
  }
}

const finderOf = oncePer(({ health }) => phraseFinder(health.map((one): [HealthText, string] => [one, one.words.join('|')])))

/** The illnesses, medicines and times of life that a message names, and where. */
export const illnessesIn = (knowledge: Knowledge, tokens: readonly string[]): { entry: HealthText; from: number; to: number }[] =>
  finderOf(knowledge)(tokens).filter(({ from }) => !putAside(tokens, from)).map(({ means, from, to }) => ({ entry: means, from, to }))
