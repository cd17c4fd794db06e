import type { AsideText, IngredientText } from '#guidance/knowledge/entries.ts'
import { openKnowledge } from '#guidance/knowledge/knowledge.ts'
import { type Entries, packOf } from '#guidance/knowledge/pack.ts'
import { sumsOf } from '#guidance/safety/alarm-words.ts'
import type { Spoken } from './spoken.ts'

const sign = ' · ☐ right ☐ change: ________ signed: ________\n'
const cautious =
  'Entries that say more than what the ingredient does: pregnancy, who should be careful, sun, legal limits, strong irritation'
const words = (slug: string): string => slug.replaceAll('-', ' ')
const phrases = (said: readonly string[]): string => said.map((one) => `\`${one}\``).join(', ')
const sideOf = (side: string): string => words(side.replace(/^(family|ingredient):/, ''))

const isRule = ({ pregnancy, breastfeeding, careful, sun, legal, irritation }: IngredientText): boolean =>
  pregnancy !== 'ok' ||
  breastfeeding !== 'ok' ||
  careful.length > 0 ||
  sun === 'raises' ||
  legal !== undefined ||
  irritation > 1

/** The forty words with the highest weight for each flag, alone and relative to no flag. */
const loudestWords = (entries: Entries): { flag: string; loudest: (readonly [string, number])[] }[] => {
  const { alarmWords } = openKnowledge(packOf(entries))
  const alone = [...alarmWords.words.keys()].map((word) => ({ word, sums: sumsOf(alarmWords, [word]) }))
  return alarmWords.flags.map((flag, at) => ({
    flag,
    loudest: alone
      .map(({ word, sums: [none = 0, ...sums] }) => [word, (sums[at] ?? 0) - none] as const)
      .sort(([, one], [, other]) => other - one)
      .slice(0, 40),
  }))
}

/**
 * Every rule of the knowledge with its wording and sources, for a dermatologist to read and sign. Generated, never edited by hand. The
 * rules that could do most harm when wrong come first.
 */
export const reviewDocument = (knowledge: Entries, spoken: Spoken): string => {
  const numbers = new Map(knowledge.sources.map(({ id }, at) => [id, at + 1]))
  const from = (ids: readonly string[]): string => `Sources: ${ids.map((id) => numbers.get(id)).join(', ')}`
  const part = (title: string, note: string, rows: readonly string[]): string =>
    `## ${title}\n\n${note} ${rows.length} rules.\n\n${rows.join('\n')}`
  const aside = ({ id, words: said, says, sources }: AsideText): string =>
    `### ${words(id)}\n\n**When:** ${phrases(said)}\n\n**We say:** ${says}\n\n${from(sources)}${sign}`
  const levels = ['emergency', 'crisis', 'urgent', 'routine']
  return [
    '# Rules for review\n\nGenerated from content/knowledge by `npm run knowledge:review`; change the knowledge, not this page. ' +
      'No dermatologist has read these rules yet. Each has a line to',
    'sign; the numbers are of the list of sources near the end. “General dermatology knowledge” means that we have no single source and want one.\n',
    part(
      'Red flags',
      'Checked before anything else, on every free text.',
      [...knowledge.redFlags]
        .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
        .map(
          ({
            id,
            level,
            sign: noticed,
            action,
            more,
            ofAnother,
            moreOfAnother,
            later,
            moreLater,
            byWax,
            moreByWax,
            sources,
          }) =>
            [
              `### ${id} (${level})`,
              `**Sign:** ${noticed}`,
              `**We say:** ${action}${more ? ` ${more}` : ''}`,
              ...(ofAnother === undefined ? [] : [`**Told of another, we say:** ${ofAnother} ${moreOfAnother ?? ''}`]),
              ...(later === undefined ? [] : [`**Told as a day old or older, we say:** ${later} ${moreLater ?? ''}`]),
              ...(byWax === undefined
                ? []
                : [`**Where wax or thread took the skin, we say:** ${byWax} ${moreByWax ?? ''}`]),
              `${from(sources)}${sign}`,
            ].join('\n\n'),
        ),
    ),
    part(
      'Words that are weighed',
      'Where no sign of a red flag is found, all words of a message are weighed together, by what messages teach. ' +
        'The words that speak most for each flag when they stand alone, without their endings; @ marks a clue (guidance/safety/clues).',
      loudestWords(knowledge).map(
        ({ flag, loudest }) =>
          `### ${words(flag)}\n\n${loudest.map(([word, sum]) => `${word} ${sum.toFixed(1)}`).join(', ')}${sign}`,
      ),
    ),
    part(
      'Illegal lighteners',
      'Looked for on every label and in every question.',
      knowledge.lighteners.map(
        ({ name, kind, names, why, sources }) =>
          `### ${name} (${kind})\n\n**Also known as:** ${names.join(', ')}\n\n**We say:** ${why}\n\n${from(sources)}${sign}`,
      ),
    ),
    part(
      'Combinations',
      'The verdict comes first in every answer.',
      knowledge.interactions.map(({ a, b, verdict, short, why, how, evidence, sources }) =>
        [
          `### ${sideOf(a)} with ${sideOf(b)}: ${words(verdict)}`,
          `**We say:** ${short} ${why} ${how}`,
          `Evidence: ${evidence}. ${from(sources)}${sign}`,
        ].join('\n\n'),
      ),
    ),
    part(
      'Concerns',
      'What is suggested first and second, and when somebody should be seen.',
      knowledge.concerns.map(({ name, firstLine, secondLine, deeperSkin, takes, beSeen, sources }) =>
        [
          `### ${name}`,
          `**First:** ${firstLine.map(({ text }) => text).join(' ')}`,
          `**Then:** ${secondLine.map(({ text }) => text).join(' ')}`,
          `**Deeper skin:** ${deeperSkin}`,
          `**Takes:** ${takes}`,
          `**Be seen:** ${beSeen}`,
          `${from(sources)}${sign}`,
        ].join('\n\n'),
      ),
    ),
    part(
      'Myths',
      'Answered as such.',
      knowledge.myths.map(
        ({ claim, verdict, answer, sources }) =>
          `### “${claim}” (${verdict})\n\n**We say:** ${answer}\n\n${from(sources)}${sign}`,
      ),
    ),
    part(
      'Ingredients with a caution',
      `${cautious}.`,
      knowledge.ingredients
        .filter(isRule)
        .map((entry) =>
          [
            `### ${entry.inci}`,
            entry.does,
            `Use: ${entry.range ?? 'as formulated'}; ${words(entry.use)}; ${entry.when === 'any' ? 'morning or night' : entry.when}; sun: ${entry.sun}; ` +
              `irritation ${entry.irritation} of 3.${entry.legal ? ` Limit: ${entry.legal}.` : ''}`,
            `Pregnancy: ${entry.pregnancy}. Breastfeeding: ${entry.breastfeeding}.${entry.pregnancyNote ? ` ${entry.pregnancyNote}` : ''}`,
            ...(entry.careful.length > 0
              ? [`Careful: ${entry.careful.map(({ who, why }) => `${words(who)} (${why})`).join('; ')}`]
              : []),
            `${from(entry.sources)}${sign}`,
          ].join('\n\n'),
        ),
    ),
    part(
      'Answers as they are given',
      'From the open evaluation set, on what could hurt when wrong.',
      spoken.given.map(
        ({ topic, asked, answered }) =>
          `### “${asked}” (${topic})\n\n${answered.replaceAll(/^/gm, '> ')}\n\n${sign.slice(3)}`,
      ),
    ),
    part(
      'Answers to one question',
      'What is asked often, with what leads to the answer.',
      knowledge.topics.map(({ id, words: called, when, says, sources }) =>
        [
          `### ${words(id)}`,
          `**When:** ${phrases([...called, ...when])}`,
          says.length > 0
            ? says.join('\n\n')
            : 'Worded for the ingredient that is named (guidance/assistant/compose/of-the-named.ts).',
          `${from(sources)}${sign}`,
        ].join('\n\n'),
      ),
    ),
    part(
      'Things and habits of every day',
      'What is asked of each, and the answer.',
      knowledge.subjects.map(({ id, words: called, says, sources }) =>
        [
          `### ${words(id)}`,
          `**When:** ${phrases(called)}`,
          ...says.map((one) => `**${one.slice(0, one.indexOf(':'))}:**${one.slice(one.indexOf(':') + 1)}`),
          `${from(sources)}${sign}`,
        ].join('\n\n'),
      ),
    ),
    part(
      'Illnesses and medicines beside skincare',
      'The verdict comes first, then what it changes for the skin.',
      knowledge.health.map(({ called, words: said, verdict, note, onSkin, minds, sources }) =>
        [
          `### ${called}`,
          `**When:** ${phrases(said)}`,
          `**We say:** ${verdict}. ${note}`,
          ...(onSkin === undefined ? [] : [`**On skin:** ${onSkin.shows} ${onSkin.care}`]),
          ...(minds.length === 0
            ? []
            : [minds.map(({ of, verdict: tone, why }) => `- **${tone}** (${of.join(', ')}): ${why}`).join('\n')]),
          `${from(sources)}${sign}`,
        ].join('\n\n'),
      ),
    ),
    part(
      'What is asked of medicines',
      'By what is asked: alcohol, stopping, a baby, sun.',
      knowledge.medicines.map(({ called, words: said, says, seen, sources }) =>
        [
          `### ${called}`,
          `**When:** ${phrases(said)}`,
          ...says.map((one) => `**${one.slice(0, one.indexOf(':'))}:**${one.slice(one.indexOf(':') + 1)}`),
          seen,
          `${from(sources)}${sign}`,
        ].join('\n\n'),
      ),
    ),
    part(
      'What skin can have',
      'Answered by what is asked: what it is, whether it is caught, where it comes from, whether it goes.',
      knowledge.conditions.map(({ called, what, catching, cause, lasts, care, asked, sources }) =>
        [
          `### ${called}`,
          `**We say:** ${called} ${what}. ${catching === undefined ? 'Not catching.' : `Catching ${catching}.`} It ${cause}. ${lasts} ${care}`,
          ...(Object.keys(asked).length === 0
            ? []
            : [
                Object.entries(asked)
                  .map(([slot, says]) => `- **${slot}:** ${says}`)
                  .join('\n'),
              ]),
          `${from(sources)}${sign}`,
        ].join('\n\n'),
      ),
    ),
    part(
      'Words of skincare',
      'What a word means, and what to do with it.',
      knowledge.terms.map(
        ({ called, what, use, sources }) =>
          `### ${called}\n\n**We say:** ${called} ${what} ${use}\n\n${from(sources)}${sign}`,
      ),
    ),
    part('Household things', 'A line beside the answer, when one is named.', knowledge.household.map(aside)),
    part(
      'Things of the house that stay off skin',
      'Asked about as skincare, each is a no with what to use instead.',
      spoken.keptOff.map(({ name, why }) => `### ${name}\n\n**We say:** No, rather not. ${why}\n\n${sign.slice(3)}`),
    ),
    part(
      'In place of something',
      'For a product that is not there, or an ingredient that somebody cannot use.',
      spoken.instead.map(({ name, says }) => `### ${name}\n\n**We say:** ${says}\n\n${sign.slice(3)}`),
    ),
    part(
      'Ways and times of life',
      'A line beside the answer, when one is told of.',
      knowledge.circumstances.map(aside),
    ),
    part(
      'Names on labels',
      'What an unknown name is taken for, by its form (INCI naming conventions).',
      spoken.naming.map((says) => `- ${says}`),
    ),
    `## Sources\n\n${knowledge.sources.map(({ title, url }, at) => `${at + 1}. ${url === undefined ? title : `[${title}](${url})`}`).join('\n')}\n`,
    part('Helps', 'What an ingredient is said to help, and how sure we are.', [
      knowledge.ingredients
        .filter(({ helps }) => helps.length > 0)
        .map(
          ({ inci, helps }) =>
            `- ${inci}: ${helps.map(({ concern, evidence }) => `${words(concern)} (${evidence})`).join(', ')}`,
        )
        .join('\n'),
    ]),
  ].join('\n')
}
