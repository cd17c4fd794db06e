import { saveSkinProfile, type SkinProfileChanges } from '#contract/skin-profile.ts'
import { createMember, type Membership } from '#server/features/accounts/fixtures.ts'
import type { TestServer } from '#server/test-server.ts'

/** A signed-in member with this skin profile. */
export const createMemberWithProfile = async (
  server: TestServer,
  profile: SkinProfileChanges,
  membership: Membership = 'founding',
) => {
  const member = server.asMember(await createMember(server.context, membership))
  await member.call(saveSkinProfile, { body: profile })
  return member
}
