import type { z } from 'zod'
import type { SkinProfile, SkinProfileChanges } from '#contract/skin-profile.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { presentProfile } from './present.ts'
import { mergeProfile, writeCompletion } from './queries.ts'

/** Merges the changes into the member's skin profile; an explicit null clears a field (decision A9). */
export const saveProfile = (
  changes: z.output<typeof SkinProfileChanges>,
  member: Member,
  context: AppContext,
): Promise<SkinProfile> =>
  context.database.transaction(async (queries) => {
    const row = await mergeProfile(queries, member.id, changes, context.now())
    const profile = presentProfile(row)
    // The upsert locked the row, so no other save comes between.
    if (profile.completionPercentage !== row.completionPercentage)
      await writeCompletion(queries, member.id, profile.completionPercentage)
    return profile
  })
