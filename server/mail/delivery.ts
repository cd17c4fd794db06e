import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { type MailContent, renderMail } from './template.ts'

/** A mail to one address. */
export type Mail = { to: string; content: MailContent }

/** Sends a mail. @throws Error if it could not be sent now */
export type Deliver = (mail: Mail) => Promise<void>

const CONNECTION_TIMEOUT = 10_000
const SOCKET_TIMEOUT = 20_000

const messageOf = ({ to, content }: Mail, env: Pick<Env, 'MAIL_FROM'>) => ({
  from: env.MAIL_FROM,
  // As an object, so that an address is never parsed as a list of addresses.
  to: { name: '', address: to },
  ...renderMail(content),
  // Keeps out-of-office replies away (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

const toServer = (env: Env, url: string): Deliver => {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
  })
  return async (mail) => {
    await transport.sendMail(messageOf(mail, env))
  }
}

const toFile = (env: Env, log: Log): Deliver => {
  const folder = join(env.DATA_DIR, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, env))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`)
    await writeFile(file, message as Buffer, { mode: 0o600 })
    // A warning, because the default log level shows nothing below it. The file name contains nothing of the mail.
    log.warn({ file }, 'SMTP_URL is not set: a mail was written to a file')
  }
}

/** Sends mails through the server of SMTP_URL; without one, writes each to an .eml file in DATA_DIR/mail and logs the name of the file. */
export const createDelivery = (env: Env, log: Log): Deliver =>
  env.SMTP_URL === undefined ? toFile(env, log) : toServer(env, env.SMTP_URL)
