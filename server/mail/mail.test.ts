import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { forgotPassword } from '#contract/account-security.ts'
import { register } from '#contract/accounts.ts'
import { testEnv } from '#server/env.ts'
import { createMember, freshEmail } from '#server/features/accounts/fixtures.ts'
import { silent } from '#server/log.ts'
import { eventually, startTestServer } from '#server/test-server.ts'
import { createDelivery, type Mail } from './delivery.ts'
import { createOutbox } from './outbox.ts'
import { renderMail } from './template.ts'

/** A mail server on a free port. `refuse` returns the reply code with which the next recipient is refused, 0 to accept it. */
const startMailServer = async (refuse: () => number = () => 0) => {
  const received: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => {
      const code = refuse()
      done(code === 0 ? null : Object.assign(new Error('Not now'), { responseCode: code }))
    },
    onData: (stream, _, done) => {
      const receive = async () => {
        received.push(await simpleParser(stream))
        done()
      }
      void receive()
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received, stop }
}

const mail: Mail = {
  to: 'thandi@example.org',
  content: {
    subject: 'Choose a new password: é 🌿',
    heading: 'Is <b>this</b> you & yours?',
    paragraphs: ['A "quoted" <script>alert(1)</script> paragraph.'],
    action: { label: 'Go > on', url: 'https://skynn.test/verify-email#token=a&b="c"' },
    notes: ["It's small print."],
  },
}
const logOf = () => {
  const lines: { level: string; fields: object; message: string }[] = []
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message })
  return { lines, log: { ...silent, warn: at('warn'), error: at('error') } as typeof silent }
}

describe('a mail through SMTP_URL', () => {
  test('arrives with its text part, its HTML part and the sender of MAIL_FROM', async () => {
    const { url, received, stop } = await startMailServer()
    onTestFinished(stop)
    await createDelivery(testEnv({ SMTP_URL: url, MAIL_FROM: 'Skynn <post@skynn.test>' }), silent)(mail)
    const [parsed] = received
    expect(parsed?.subject).toBe('Choose a new password: é 🌿')
    expect(parsed?.from?.text).toBe('"Skynn" <post@skynn.test>')
    expect(parsed?.to).toMatchObject({ text: 'thandi@example.org' })
    expect(parsed?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(parsed?.text).toContain('A "quoted" <script>alert(1)</script> paragraph.')
    expect(parsed?.text).toContain('Go > on:\nhttps://skynn.test/verify-email#token=a&b="c"')
    expect(parsed?.html).toContain('Is &lt;b&gt;this&lt;/b&gt; you &amp; yours?')
    expect(parsed?.attachments).toEqual([])
  })

  test('of a registration arrives with a link to the public origin, after the response', async () => {
    const { url, received, stop } = await startMailServer()
    onTestFinished(stop)
    const server = await startTestServer({
      deliver: null,
      env: { SMTP_URL: url, PUBLIC_ORIGIN: 'https://skynn.test' },
    })
    const email = freshEmail()
    const body = { email, password: 'protea rooibos veld', acceptTerms: true }
    expect((await server.asVisitor().call(register, { body })).status).toBe(201)
    expect(received).toEqual([])
    await server.context.mail.settled()
    expect(received[0]?.to).toMatchObject({ text: email })
    expect(received[0]?.text).toMatch(/https:\/\/skynn\.test\/verify-email#token=[\w-]{43}\n/)
  })
})

describe('the HTML part', () => {
  const { html } = renderMail(mail.content)

  test('escapes every value', () => {
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<b>')
    expect(html).toContain('href="https://skynn.test/verify-email#token=a&amp;b=&quot;c&quot;"')
    expect(html).toContain('Go &gt; on')
    expect(html).toContain('It&#39;s small print.')
  })

  test('breaks long words, so that an address in it never makes it wider than a phone', () => {
    const { html: long } = renderMail({ ...mail.content, paragraphs: ['a'.repeat(80)], notes: [] })
    expect(long).toMatch(/<p [^>]*overflow-wrap:anywhere[^>]*>a{80}<\/p>/)
  })

  test('loads nothing, and sets a background with every text colour of the button and the box', () => {
    expect(html).not.toMatch(/<img|<link|url\(|src=|@import/)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toMatch(/class="button"[^>]*background:#047857;[^>]*color:#ffffff/)
  })
})

describe('without SMTP_URL', () => {
  test('a mail is written to a file that only this user can read, and one warning names the file but not its content', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skynn-mail-'))
    afterAll(() => rm(folder, { recursive: true }))
    const server = await startTestServer({ deliver: null, env: { DATA_DIR: folder, LOG_LEVEL: 'warn' } })
    const { email } = await createMember(server.context)
    await server.asVisitor().call(forgotPassword, { body: { email } })
    await server.context.mail.settled()
    const [name = '', ...others] = await readdir(join(folder, 'mail'))
    expect([name, others]).toEqual([expect.stringMatching(/\.eml$/), []])
    const file = join(folder, 'mail', name)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const parsed = await simpleParser(await readFile(file))
    const token = /#token=([\w-]{43})/.exec(parsed.text ?? '')?.[1] ?? ''
    expect(token).not.toBe('')
    const log = server.takeLog()
    expect(JSON.parse(log)).toMatchObject({ level: 40, file })
    expect(log).not.toContain(token)
    expect(log).not.toContain(email)
  })
})

describe('the outbox', () => {
  const compose = async () => mail

  test('tries again after a temporary failure, and logs neither the address nor the content', async () => {
    const codes = [451, 451]
    const { url, received, stop } = await startMailServer(() => codes.shift() ?? 0)
    onTestFinished(stop)
    const { lines, log } = logOf()
    const outbox = createOutbox(createDelivery(testEnv({ SMTP_URL: url }), silent), log, [1, 1, 1])
    outbox.send('a-kind', compose)
    await eventually(() => received.length === 1)
    expect(lines.map(({ level, fields }) => [level, fields])).toEqual(
      Array(2).fill(['warn', { kind: 'a-kind', code: 'EENVELOPE', responseCode: 451, retryInMs: 1 }]),
    )
    expect(JSON.stringify(lines)).not.toContain('thandi')
  })

  test('gives up at once when the server refuses the address for good', async () => {
    let asked = 0
    const { url, stop } = await startMailServer(() => {
      asked += 1
      return 550
    })
    onTestFinished(stop)
    const { lines, log } = logOf()
    const outbox = createOutbox(createDelivery(testEnv({ SMTP_URL: url }), silent), log, [1, 1])
    outbox.send('a-kind', compose)
    await outbox.settled()
    await pause(50)
    expect([asked, lines.map(({ message }) => message)]).toEqual([1, ['a mail was refused']])
  })

  test('drops a mail after the last attempt with an error in the log', async () => {
    const { lines, log } = logOf()
    const outbox = createOutbox(() => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNECTION' })), log, [1])
    outbox.send('a-kind', compose)
    await eventually(() => lines.some(({ level }) => level === 'error'))
    expect(lines.at(-1)).toEqual({
      level: 'error',
      fields: { kind: 'a-kind', code: 'ECONNECTION', responseCode: undefined, attempts: 2 },
      message: 'a mail was not sent',
    })
  })

  test('sends what is waiting, new or for a later attempt, when it closes', async () => {
    const sent: string[] = []
    let works = false
    const deliver = async ({ to }: Mail) => {
      if (!works) throw Object.assign(new Error('x'), { code: 'ETIMEDOUT' })
      sent.push(to)
    }
    const outbox = createOutbox(deliver, silent, [600_000])
    outbox.send('failed-once', compose)
    await outbox.settled()
    works = true
    outbox.send('new', compose)
    await outbox.close()
    expect(sent).toHaveLength(2)
  })
})

test('a request neither waits for the mail server nor fails with it', async () => {
  const server = await startTestServer({
    deliver: () =>
      new Promise((_, reject) => setTimeout(() => reject(Object.assign(new Error('x'), { code: 'ESOCKET' })), 300)),
  })
  const body = { email: freshEmail(), password: 'protea rooibos veld', acceptTerms: true }
  expect((await server.asVisitor().call(register, { body })).status).toBe(201)
  await server.app.close()
  expect(server.loggedErrors().map(({ msg }) => msg)).toEqual(['a mail was not sent'])
})
