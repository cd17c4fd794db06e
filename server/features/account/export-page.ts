import type { FastifyInstance } from 'fastify'
import type { DataExport } from '#contract/account.ts'
import { exportDataAsPage } from '#contract/routes/account.ts'
import { memberOf } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { addressLimit } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { asDownload, exportData } from './export-data.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const titles: Record<Exclude<keyof DataExport, 'exportedAt'>, string> = {
  account: 'Your account',
  skinProfile: 'Your skin profile',
  quizResults: 'Saved skin quiz results',
  shelf: 'Your shelf',
  routines: 'Saved routines',
  chatMessages: 'Conversations with SKYNN AI',
  adviceUses: 'Chat messages and quiz results used today',
  savedArticles: 'Saved articles',
  dealLikes: 'Deals you liked or disliked',
  brandRatings: 'Brands you rated',
  brandFollows: 'Brands you follow',
  pollVotes: 'Polls you voted in',
  reviews: 'Reviews you wrote',
  reviewPictures: 'Pictures of your reviews',
  reviewVotes: 'Reviews you voted on',
  reviewReports: 'Reviews you reported',
  waitingLists: 'Waiting lists with your email',
  articlesWritten: 'Articles you wrote',
  notifications: 'Notifications',
  consents: 'What you agreed to, and when',
  sessions: 'Where you are signed in',
  signInProviders: 'Whom you sign in with',
  emailedLinks: 'Links that we sent you by email',
}

/** Names of fields that would not read well. */
const labels: Record<string, string> = {
  id: 'Member id',
  authProvider: 'Signs in with',
  profileImageUrl: 'Picture',
  linkedAt: 'Connected',
  url: 'Address',
  isFoundingMember: 'Founding member',
  mutedNotifications: 'Notifications switched off',
  eraseAt: 'Will be deleted on',
  isRead: 'Read',
  isLike: 'Liked',
  actionUrl: 'Leads to',
  isApproved: 'Approved',
  fitzpatrickScale: 'Skin tone (Fitzpatrick type)',
}

/** `registrationNumber` as `Registration number`. */
const labelOf = (key: string): string => {
  const known = labels[key]
  if (known !== undefined) return known
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const dates = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
})
const timestamp = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const shown = (value: unknown): string => {
  if (value === null || value === '') return 'None'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(shown).join(', ')
  if (typeof value === 'object' && value !== undefined)
    return Object.entries(value)
      .map(([key, part]) => `${key}: ${shown(part)}`)
      .join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return timestamp.test(text) ? dates.format(new Date(text)) : text
}

const listOf = (record: object): string =>
  `<dl>${Object.entries(record)
    .map(([key, value]) => `<dt>${escape(labelOf(key))}</dt><dd>${escape(shown(value))}</dd>`)
    .join('')}</dl>`

const sectionOf = (title: string, part: object | null): string => {
  const records = part === null ? [] : [part].flat()
  const body = records.length === 0 ? '<p>Nothing is stored.</p>' : records.map(listOf).join('<hr>')
  return `<section><h2>${escape(title)}</h2>${body}</section>`
}

const styles =
  'body{margin:0 auto;max-width:44rem;padding:2rem 1.25rem 4rem;font:1rem/1.6 system-ui,sans-serif;color:#14211c;background:#faf8f4}' +
  'h1,h2{font-family:Georgia,serif;font-weight:480;line-height:1.2}h1{font-size:2rem}h2{margin-top:2.5rem;font-size:1.4rem}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.4rem 1.5rem;margin:0}dt{color:#55645c}dd{margin:0;overflow-wrap:anywhere}' +
  'hr{border:0;border-top:1px solid #d9d5cc;margin:1rem 0}@media(width<30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}}' +
  '@media(prefers-color-scheme:dark){body{color:#f2f6f3;background:#000}dt{color:#a3b3ab}hr{border-color:#2a322e}}'

/** The export as one HTML file that needs nothing else. */
const pageOf = ({ exportedAt, ...parts }: DataExport): string =>
  `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>My data at Skynn</title><style>${styles}</style></head>` +
  `<body><main><h1>My data at Skynn</h1><p>Everything that Skynn held about you on ${escape(shown(exportedAt))}. ` +
  `It leaves out only your password, which we cannot read, and the secret codes of your sign-ins and links.</p>` +
  Object.entries(titles)
    .map(([key, title]) => sectionOf(title, parts[key as keyof typeof titles]))
    .join('') +
  `</main></body></html>`

/** Serves the export as a page to read. The cookie signs in, because a download cannot send a header (decision A1). */
export const addExportPage = (app: FastifyInstance, context: AppContext): void => {
  app.route({
    method: exportDataAsPage.method,
    url: exportDataAsPage.path,
    config: addressLimit('account', context.env),
    schema: { hide: true },
    handler: async (request, reply) => {
      const data = await context.work.database.run(async () => {
        const member = await memberOf(request, reply, context)
        if (member === null) throw new Refusal('sign_in_required')
        return exportData(member, context)
      })
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-disposition': asDownload(data, 'html'),
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
          'cache-control': 'private, no-store',
          vary: 'Authorization, Cookie',
        })
        .send(pageOf(data))
    },
  })
}
