import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable } from '#server/db/unavailable.ts'
import type { Log } from '#server/log.ts'
import type { Deliver, Mail } from './delivery.ts'

/** Milliseconds before each new attempt; a mail that fails after the last one is dropped. */
const DELAYS = [1_000, 5_000, 30_000, 120_000, 600_000]
/** Milliseconds before the first attempt: the response is sent by then, so its time does not show what the mail involves. */
const START_DELAY = 50
const CONCURRENT = 4
/** Beyond this number of mails new ones are dropped, so that memory stays bounded while the mail server is unavailable. */
const MAX_WAITING = 1_000
/** How long closing waits for mails in progress, milliseconds. */
const DRAIN_TIMEOUT = 5_000

/** Reads what the mail needs and returns it; null if there is nothing to send. Runs again if the database is unavailable. */
type Compose = () => Promise<Mail | null>

/**
 * Sends mails in the background: a request neither waits for a mail nor fails with it. The queue is in memory and lost when the process
 * ends abruptly; the jobs issue replaces it with a durable one.
 */
export type Outbox = {
  /** Queues a mail. @param kind names it in the log, which contains no address and no content */
  send(kind: string, compose: Compose): void
  /** Waits until no mail is in progress or due; mails that wait for a new attempt do not count. */
  settled(): Promise<void>
  /** Tries every waiting mail once more, for a few seconds at most. */
  close(): Promise<void>
}

type Job = { kind: string; compose: Compose; mail?: Mail | null; failures: number }

type SmtpError = Error & { code?: string; responseCode?: number }

/** The server refused this address or message for good, so that trying again is useless (RFC 5321, reply codes 5yz). */
const isPermanent = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500

export const createOutbox = (deliver: Deliver, log: Log, delays: readonly number[] = DELAYS): Outbox => {
  const due: Job[] = []
  const waiting = new Map<Job, NodeJS.Timeout>()
  let active = 0
  let isClosing = false

  const wait = (job: Job, milliseconds: number): void => {
    const timer = setTimeout(() => {
      waiting.delete(job)
      due.push(job)
      work()
    }, milliseconds)
    timer.unref()
    waiting.set(job, timer)
  }

  const failed = (job: Job, error: SmtpError): void => {
    const { kind } = job
    // Only codes: the message of the error can contain the address.
    const reason = { kind, code: error.code, responseCode: error.responseCode }
    if (job.mail === undefined && !isUnavailable(error)) {
      log.error({ kind, err: error }, 'a mail could not be composed')
      return
    }
    const delay = delays[job.failures]
    job.failures += 1
    if (isPermanent(error)) log.warn(reason, 'a mail was refused')
    else if (delay === undefined || isClosing) log.error({ ...reason, attempts: job.failures }, 'a mail was not sent')
    else {
      log.warn({ ...reason, retryInMs: delay }, 'a mail was not sent yet')
      wait(job, delay)
    }
  }

  const attempt = async (job: Job): Promise<void> => {
    try {
      if (job.mail === undefined) job.mail = await job.compose()
      if (job.mail !== null) await deliver(job.mail)
    } catch (error) {
      failed(job, error as SmtpError)
    }
  }

  const work = (): void => {
    while (active < CONCURRENT) {
      const job = due.shift()
      if (!job) return
      active += 1
      void attempt(job).finally(() => {
        active -= 1
        work()
      })
    }
  }

  const isIdle = (): boolean =>
    active === 0 && due.length === 0 && ![...waiting.keys()].some(({ failures }) => failures === 0)

  return {
    send: (kind, compose) => {
      if (due.length + waiting.size >= MAX_WAITING) log.error({ kind }, 'a mail was dropped: too many are waiting')
      else wait({ kind, compose, failures: 0 }, START_DELAY)
    },
    settled: async () => {
      while (!isIdle()) await pause(5)
    },
    close: async () => {
      isClosing = true
      for (const [job, timer] of waiting) {
        clearTimeout(timer)
        due.push(job)
      }
      waiting.clear()
      work()
      const until = performance.now() + DRAIN_TIMEOUT
      while (!isIdle() && performance.now() < until) await pause(5)
      const unsent = active + due.length
      if (unsent > 0) log.error({ unsent }, 'mails were not sent before the server stopped')
    },
  }
}
