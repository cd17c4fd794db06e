import * as endpoints from '#contract/skin-profile.ts'
import { bind } from '#server/http/bind.ts'
import { listForYou } from './list-for-you.ts'
import { presentProfile } from './present.ts'
import { findProfile } from './queries.ts'
import { saveProfile } from './save-profile.ts'

export const skinProfileRoutes = [
  bind(endpoints.readSkinProfile, async ({ member }, context) =>
    presentProfile(await findProfile(context.database.queries, member.id)),
  ),
  bind(endpoints.saveSkinProfile, ({ body, member }, context) => saveProfile(body, member, context)),
  bind(endpoints.listForYou, ({ member }, context) => listForYou(member, context)),
]
