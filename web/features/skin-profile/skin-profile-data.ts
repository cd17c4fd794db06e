import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { SkinProfile, SkinProfileChanges } from '#contract/skin-profile.ts'
import { listForYou, readSkinProfile, saveSkinProfile } from '#contract/routes/skin-profile.ts'
import { call } from '#web/api/call.ts'
import { queryOf, read } from '#web/api/read.ts'

const profile = read(readSkinProfile)
const forYou = read(listForYou)

/** The skin profile of a member. */
export const useSkinProfile = (memberId: string | undefined) =>
  useQuery({ ...queryOf(profile, memberId), enabled: memberId !== undefined })

/** Six articles for a member, each with the reason. */
export const useForYou = (memberId: string | undefined) =>
  useQuery({ ...queryOf(forYou, memberId), enabled: memberId !== undefined })

// One after the other: a slow save must not overwrite a later one.
let lastSave: Promise<unknown> = Promise.resolve()

/**
 * Saves changes to the skin profile and updates what depends on it.
 * @throws ApiError
 */
export const saveProfile = (
  client: QueryClient,
  memberId: string,
  changes: SkinProfileChanges,
): Promise<SkinProfile> => {
  const save = async (): Promise<SkinProfile> => {
    const saved = await call(saveSkinProfile, { body: changes })
    const { queryKey } = queryOf(profile, memberId)
    // The cache is cleared on sign-out: do not restore the profile of a member who has left.
    if (client.getQueryData(queryKey) !== undefined) client.setQueryData(queryKey, saved)
    void client.invalidateQueries({ queryKey: queryOf(forYou, memberId).queryKey })
    return saved
  }
  const saving = lastSave.then(save, save)
  lastSave = saving.catch(() => {})
  return saving
}
