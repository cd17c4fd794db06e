import type { LabelCheck, Profile, QuizAnswers, QuizResult } from '#contract/guidance.ts'
import { openPhonePack } from './knowledge/phone-pack.ts'
import type { Substances } from './knowledge/substances.ts'
import { judgeLabel } from './labels/judge-label.ts'
import { type Match, type MatchItem, weighMatch } from './match/weigh-match.ts'
import type { Product } from './products.ts'
import { planCare } from './quiz/plan-care.ts'
import { personUnread } from './quiz/unread.ts'
import { judgeRoutine } from './routines/judge-routine.ts'
import type { RoutineCheck, RoutineStep } from './routines/routine.ts'
import { situationOfProfile } from './safety/profile-situation.ts'

// The front of what a phone takes along, to check a label, a routine and a match and to do the quiz without a connection (decision 31). The same rules as the server's
// (guidance.ts), but for those of free text: nobody's own words are judged here. They wait, and every result says what of it does.

/** What was not read: what somebody `told` beside the list, what a pack prints `around` it, the `goals` of the quiz, what a wish to `avoid` says beside names. */
export type Unread = 'told' | 'around' | 'goals' | 'avoid'

/** What a connection adds to a result: the same question to the server answers it whole. */
export type Later = {
  unread: readonly Unread[]
  /** To be shown first where something was told that is not read; null where nothing was. */
  note: string | null
  /** The numbers to call, to be shown beside it; null where all was read. */
  numbers: string | null
  /** What an ingredient `does` is null here, and a source stands by its id. */
  details: readonly ('does' | 'sources')[]
}

export type WithoutNetwork<Result> = Result & { later: Later }

export { openPhonePack as openKnowledge }
export type { Substances as Knowledge }

const details = ['does', 'sources'] as const
const waits: Readonly<Record<Exclude<Unread, 'around'>, string>> = {
  told: 'What you wrote beside the list is not read without a connection: this is what the list alone says.',
  goals:
    'What you wrote of your goals is not read without a connection, so this is the gentle plan: do the quiz again once you are connected, all the more if you are ' +
    'pregnant, breastfeeding, ill or on a medicine, or if it is for a child.',
  avoid:
    'Of what you leave out, only names were read: tell the rest again once you are connected, and check the list for it yourself until then.',
}
/** The numbers of the red flags (content/knowledge/red-flags.json). */
const numbers =
  'If somebody is badly hurt or cannot breathe, call 112 from a cell phone or 10177; Poisons Helpline 0861 555 777; to talk to somebody, SADAG 0800 567 567.'

const laterFor = (found: ReadonlySet<Unread>): Later => {
  const unread = (['told', 'around', 'goals', 'avoid'] as const).filter((one) => found.has(one))
  const told = unread.filter((one) => one !== 'around')
  return {
    unread,
    note: told.length === 0 ? null : told.map((one) => waits[one]).join(' '),
    numbers: unread.length === 0 ? null : numbers,
    details,
  }
}

/** What a pasted label says, as the server's checkLabel, by the list and the profile alone. Never throws, whatever the text. */
export const checkLabel = (knowledge: Substances, text: string, profile?: Profile): WithoutNetwork<LabelCheck> => {
  const unread = new Set<Unread>()
  const check = judgeLabel(
    {
      situation: (given) => {
        const { situation, unread: avoiding } = situationOfProfile(knowledge, given)
        if (avoiding) unread.add('avoid')
        return situation
      },
      // What no pack is printed in is a language that is not read here.
      ofNoPack: () => false,
      redFlags: (said, told) => {
        if (told !== '') unread.add('told')
        if (said !== '') unread.add('around')
        return []
      },
    },
    knowledge,
    text,
    profile,
  )
  return { ...check, later: laterFor(unread) }
}

const bySituation = <Result>(
  knowledge: Substances,
  profile: Profile | undefined,
  judge: (situation: ReturnType<typeof situationOfProfile>['situation']) => Result,
): WithoutNetwork<Result> => {
  const { situation, unread } = situationOfProfile(knowledge, profile)
  return { ...judge(situation), later: laterFor(new Set<Unread>(unread ? ['avoid'] : [])) }
}

/** What is to say about somebody's routine, as the server's checkRoutine. */
export const checkRoutine = (
  knowledge: Substances,
  steps: readonly RoutineStep[],
  profile?: Profile,
): WithoutNetwork<RoutineCheck> =>
  bySituation(knowledge, profile, (situation) => judgeRoutine(knowledge, steps, situation))

/** How well something fits a person, as the server's explainMatch. */
export const explainMatch = (knowledge: Substances, item: MatchItem, profile: Profile): WithoutNetwork<Match> =>
  bySituation(knowledge, profile, (situation) => weighMatch(knowledge, item, situation))

/** The result of the skin quiz, as the server's analyseQuiz, by the closed answers and the names that are left out; gentle where the texts say more. */
export const analyseQuiz = (
  knowledge: Substances,
  answers: QuizAnswers,
  catalogue: readonly Product[],
): WithoutNetwork<QuizResult> => {
  const { person, unread } = personUnread(knowledge, answers)
  return { ...planCare(knowledge, person, catalogue, [], []), later: laterFor(new Set(unread)) }
}
