import { daysLeft } from '#contract/membership.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { dateInWords, momentInWords } from './in-words.ts'
import { notify } from './notify.ts'

const DAY = 86_400_000

type Text = { title: string; message: string }

/** What a member is told while this many days, rounded up, are left. The fewest first. */
const stages: readonly { days: number; text: (end: Date) => Text }[] = [
  {
    days: 0,
    text: (end) => ({
      title: `Your trial ended on ${dateInWords(end)}`,
      message:
        'Thank you for trying Premium. Nothing was charged, and the free guides, your saved articles and your skin profile stay yours.',
    }),
  },
  {
    days: 1,
    text: (end) => ({
      title: 'The last day of your trial',
      message: `It ends on ${momentInWords(end)}. Nothing will be charged, and you keep the free guides and everything you saved.`,
    }),
  },
  {
    days: 7,
    text: (end) => ({
      title: `Your trial ends on ${dateInWords(end)}`,
      message:
        'Until then every premium guide is yours to read in full. Afterwards nothing is charged: no card is kept.',
    }),
  },
]

type Trial = Pick<Member, 'subscriptionStatus' | 'signupDate' | 'trialEndDate'>

/** The end of a running or ended trial; null for other memberships. */
const endOf = ({ subscriptionStatus, trialEndDate }: Trial): Date | null =>
  subscriptionStatus === 'trial' ? trialEndDate : null

/** What the member should know by now; only the latest counts. Null early in the trial, and for a stage in which it began already. */
const noticeDue = (member: Trial, now: Date) => {
  const end = endOf(member)
  if (end === null) return null
  const left = daysLeft(end.getTime(), now.getTime())
  const stage = stages.find(({ days }) => left <= days)
  if (stage === undefined || end.getTime() - stage.days * DAY <= member.signupDate.getTime()) return null
  return {
    ...stage.text(end),
    type: 'membership',
    actionUrl: '/dashboard',
    once: `trial until ${end.toISOString()}, ${stage.days} days left`,
  } as const
}

/**
 * Notifies the member of a trial that ends in 7 days, in 1 day, or has ended: each once per trial, whatever the number of instances and
 * calls. Called when the member's notifications are read, so that no job has to look for trials.
 */
export const tellAboutTrial = async (member: Member, context: AppContext): Promise<void> => {
  const notice = noticeDue(member, context.now())
  if (notice !== null) await notify(context, member.id, notice)
}

/**
 * Tells the member whenever the next notice is due, while a page of theirs stays open.
 * @param identify looks the member up: they may have signed out, or paid, in the meantime
 * @returns a function that stops it
 */
export const keepTellingAboutTrial = (
  member: Member,
  identify: () => Promise<Member | null>,
  context: AppContext,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const wait = (current: Trial): void => {
    const end = endOf(current)
    if (end === null || stopped) return
    const times = stages.map(({ days }) => end.getTime() - days * DAY - context.now().getTime())
    const next = Math.min(...times.filter((time) => time > 0))
    // A timer cannot wait for longer than 24 days.
    if (next < Infinity) timer = setTimeout(() => void tell(), Math.min(next, DAY)).unref()
  }
  const tell = async (): Promise<void> => {
    try {
      await context.work.database.run(async () => {
        const current = await identify()
        if (current === null) return
        await tellAboutTrial(current, context)
        wait(current)
      })
    } catch (error) {
      // The next page that the member opens tells them.
      if (!isUnavailable(error) && !(error instanceof Refusal))
        context.log.error({ err: error }, 'a member could not be told about their trial')
    }
  }
  wait(member)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
