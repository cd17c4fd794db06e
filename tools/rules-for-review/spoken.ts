import { evaluateChats } from '#evaluation/evaluate.ts'
import { readChatCases } from '#evaluation/sets.ts'
import { keptOffSkin } from '#guidance/assistant/compose/not-for-skin.ts'
import { nearest } from '#guidance/assistant/compose/nearest.ts'
import { standIns } from '#guidance/assistant/compose/stand-ins.ts'
import { namingRules } from '#guidance/labels/naming-rules.ts'

/** The topics of the open set in which a wrong answer could hurt. */
const grave = ['allergy', 'children', 'diagnosis', 'lightening', 'medicine', 'pregnancy', 'reaction', 'red-flag']

/** Texts from the engine instead of content/knowledge: naming rules, household items to keep off skin, substitutes, and complete answers. */
export type Spoken = {
  naming: string[]
  keptOff: { name: string; why: string }[]
  instead: { name: string; says: string }[]
  given: { topic: string; asked: string; answered: string }[]
}

/** Collects these texts for the review; the answers are to the open evaluation set. */
export const spokenRules = async (): Promise<Spoken> => ({
  naming: namingRules.map(({ says }) => says),
  keptOff: keptOffSkin.map(({ name, why }) => ({ name, why })),
  instead: [
    ...standIns.map(({ name, does, how }) => ({ name, says: `${does} ${how}` })),
    ...nearest.map(({ name, first, by, note, stings }) => ({
      name,
      says: [first, ...by, note, stings].filter((one) => one !== undefined).join(' '),
    })),
  ],
  given: (await evaluateChats((await readChatCases()).filter(({ topic }) => grave.includes(topic)))).map(
    ({ case: { topic, turns }, reply }) => ({ topic, asked: turns.join(' / '), answered: reply.response }),
  ),
})
