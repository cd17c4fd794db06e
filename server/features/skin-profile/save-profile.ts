import type { z } from 'zod'
import type { SkinProfile, SkinProfileChanges } from '#contract/skin-profile.ts'
import type { Member } from '#server/auth/sessions.ts'
import { hasDecided } from '#server/consents/queries.ts'
import { recordConsents, versionsOf } from '#server/consents/record-consents.ts'
import type { AppContext } from '#server/app-context.ts'
import { presentProfile } from './present.ts'
import { mergeProfile, writeCompletion } from './queries.ts'

/**
 * Merges the changes into the member's skin profile; an explicit null clears a field (decision A9). The first save is the consent to advice
 * from these answers, which the form states; it is recorded with its date, and a later withdrawal stays.
 */
export const saveProfile = async (
  changes: z.output<typeof SkinProfileChanges>,
  member: Member,
  context: AppContext,
): Promise<SkinProfile> => {
  const versions = await versionsOf(['health-data'])
  return context.database.transaction(async (queries) => {
    const row = await mergeProfile(queries, member.id, changes, context.now())
    const profile = presentProfile(row)
    // The upsert locked the row, so no other save comes between.
    if (profile.completionPercentage !== row.completionPercentage)
      await writeCompletion(queries, member.id, profile.completionPercentage)
    if (!(await hasDecided(queries, member.id, 'health-data')))
      await recordConsents(queries, { memberId: member.id, versions, granted: true, now: context.now() })
    return profile
  })
}
