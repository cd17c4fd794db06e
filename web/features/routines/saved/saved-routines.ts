import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  changeRoutine,
  deleteRoutine,
  listRoutines,
  readRoutine,
  saveRoutine,
  shareRoutine,
  unshareRoutine,
} from '#contract/routes/routines.ts'
import type { SavedRoutine } from '#contract/routines.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { queryOf, read } from '#web/api/read.ts'
import { sendable } from '../plan/plan.ts'
import type { Draft } from '../plan/routine-draft.ts'

const list = read(listRoutines)

/** The member's saved routines, last changed first. */
export const useRoutines = (memberId: string | undefined) =>
  useQuery({ ...queryOf(list, memberId), enabled: memberId !== undefined })

export const refreshRoutines = (client: QueryClient, memberId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: queryOf(list, memberId).queryKey })

/** A saved routine, to go on with. */
export const draftOf = ({ name, plan, id, updatedAt, shareToken }: SavedRoutine): Draft => ({
  name,
  plan,
  saved: { id, updatedAt, shareToken },
  changed: false,
})

/** Whether somebody, perhaps the member on another device, changed the routine in the meantime. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.response?.code === 'changed_elsewhere'

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Saves a routine, as a new one if it has not been saved before or was deleted in the meantime. @throws ApiError */
export const save = async ({ name, plan, saved }: Draft): Promise<SavedRoutine> => {
  const body = { name: name.trim() === '' ? 'My routine' : name, plan: sendable(plan) }
  if (saved === null) return call(saveRoutine, { body })
  try {
    return await call(changeRoutine, { params: { id: saved.id }, body: { ...body, updatedAt: saved.updatedAt } })
  } catch (error) {
    if (isGone(error)) return call(saveRoutine, { body })
    throw error
  }
}

/** @throws ApiError */
export const open = async (id: string): Promise<Draft> => draftOf(await call(readRoutine, { params: { id } }))

/** @throws ApiError */
export const remove = (id: string) => call(deleteRoutine, { params: { id } })

/** Shares a saved routine. @returns the token of its link. @throws ApiError */
export const share = async (id: string): Promise<string> => (await call(shareRoutine, { params: { id } })).token

/** @throws ApiError */
export const unshare = (id: string) => call(unshareRoutine, { params: { id } })
