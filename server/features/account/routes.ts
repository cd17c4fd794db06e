import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/account.ts'
import type { AppContext } from '#server/app-context.ts'
import { type Binding, bind } from '#server/http/bind.ts'
import { acceptingOnePicture } from '#server/pictures/receive-picture.ts'
import { removePicture, uploadPicture } from './change-picture.ts'
import { decideConsent, listConsents } from './decide-consent.ts'
import { eraseAccount, undoErase } from './erase-account.ts'
import { asDownload, exportData } from './export-data.ts'
import { addExportPage } from './export-page.ts'
import { presentAccount } from './present.ts'
import { updateMember } from './queries.ts'
import { addPictures } from './serve-pictures.ts'

export const accountSettingsRoutes: readonly Binding[] = [
  bind(endpoints.readAccount, async ({ member }) => presentAccount(member)),
  bind(endpoints.changeAccount, async ({ body, member }, { database, now }) =>
    presentAccount(await updateMember(database.queries, member.id, body, now())),
  ),
  // Unbounded: a slow upload must not hold a slot. Decoding, which is expensive, has its own.
  acceptingOnePicture(
    bind(
      endpoints.uploadPicture,
      ({ request, member }, context) => uploadPicture(request, member, context),
      'unbounded',
    ),
  ),
  bind(endpoints.removePicture, ({ member }, context) => removePicture(member, context)),
  bind(endpoints.listConsents, ({ member }, context) => listConsents(member, context)),
  bind(endpoints.recordConsent, ({ body, member }, context) => decideConsent(body, member, context)),
  bind(endpoints.exportData, async ({ member, reply }, context) => {
    const data = await exportData(member, context)
    reply.header('content-disposition', asDownload(data, 'json'))
    return data
  }),
  bind(
    endpoints.eraseAccount,
    ({ body, request, member }, context) => eraseAccount(body.password, request, member, context),
    'password',
  ),
  bind(endpoints.undoErase, ({ member }, context) => undoErase(member, context)),
]

/** The routes of this feature that are not JSON. */
export const addAccountFiles = (app: FastifyInstance, context: AppContext): void => {
  addPictures(app, context)
  addExportPage(app, context)
}
