import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { ownProfile } from '#server/features/skin-profile/own-profile.ts'

/** The result of the skin quiz. Of a member's stored profile it takes what keeps advice from harming; all else is in the answers. */
export const analyseQuiz = async (
  context: AppContext,
  answers: QuizAnswers,
  member: Member | null,
): Promise<QuizResult> => context.advice.run('analyseQuiz', { answers, profile: await ownProfile(member, context) })
