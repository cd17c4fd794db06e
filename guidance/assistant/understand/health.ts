import type { HealthText } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import type { Particular } from './particulars.ts'
import { phraseFinder } from '../../text/phrases.ts'
import { linesOfIllness } from '../../text/words/topic-words.ts'
import { putAside } from './topic-match.ts'
import { pattern } from '../../text/pattern.ts'

/** "May I use this with my illness or medicine?" */
export const healthTopic = ({ id, called, words, note, verdict, sources }: HealthText): Particular => {
  return {
    id: `health-${id}`,
    words: [],
    when: linesOfIllness(words),
    ofBanned: false,
    seldom: false,
    says: [
      verdict.startsWith('Ask')
        ? `**${verdict} about anything beyond plain, gentle care.**`
        : `**${verdict}: {x} {is} not known to clash with ${called}.**`,
      note,
      'Who can tell for sure: the doctor, clinic or pharmacist who knows your medicines. Take the pack along, start one product at a time on a small ' +
        'patch, and stop if it burns or comes up in a rash.',
    ],
    ingredients: [],
    sources,
  }
}

const finderOf = oncePer(({ health }) =>
  phraseFinder(health.map((one): [HealthText, string] => [one, one.words.join('|')])),
)

/** The illnesses, medicines and times of life that a message names, and where. */
export const illnessesIn = (
  knowledge: Knowledge,
  tokens: readonly string[],
): { entry: HealthText; from: number; to: number }[] =>
  finderOf(knowledge)(tokens)
    .filter(({ from }) => !putAside(tokens, from))
    .map(({ means, from, to }) => ({ entry: means, from, to }))

const tookOnce =
  /\b(?:(?:was|were|been|being) (?:\w+ ){0,5}on|used to (?:take|be on|drink|use)|took|drank|did a (?:course|round) of|was taking|was drinking)\b/
const longAgo = pattern`
  \b(?:(?:years?|yrs) (?:ago|back)|jare gelede|back then|behind (?:me|us)|off (?:them|it|all of it|the \w+) (?:now|since|for years)|in (?:19\d\d|200\d|201\d|202[0-4])|as a (?:teen\w*|student)|
  in (?:high ?school|varsity|my (?:teens|twenties|20s|thirties|30s))|a lifetime ago)\b`
const goesOn = /\b(?:still|again|nog steeds|weer|every day|since then on)\b/

/** "I was on antidepressants in 2016, that is behind me": a medicine that is told as long over, and rules nothing now. */
export const tookLongAgo = (said: string): boolean => tookOnce.test(said) && longAgo.test(said) && !goesOn.test(said)
