import type { SessionInfo } from '#contract/account-security.ts'

/** Characters of `sid` that name a session: the row is found by them, and they say nothing about the token. */
const ID_LENGTH = 32

/** A session as its member sees it. @param currentSid the `sid` of the session that asks */
export const presentSession = (
  { sid, sess }: { sid: string; sess: { createdAt: string; lastUsedAt?: string; device?: string } },
  currentSid: string | undefined,
): SessionInfo => ({
  id: sid.slice(0, ID_LENGTH),
  device: sess.device ?? null,
  createdAt: sess.createdAt,
  lastUsedAt: sess.lastUsedAt ?? sess.createdAt,
  isCurrent: sid === currentSid,
})
