import type { MailContent } from '#server/mail/template.ts'

/** Without the name, because anybody can send this mail to any address. */
export const waitingListMail = (leaveUrl: string): MailContent => ({
  subject: "You're on the Skynn waiting list",
  heading: "You're on the list!",
  paragraphs: [
    "We'll notify you as soon as the cashback rewards card launches. Until then you will hear nothing more from us about it.",
  ],
  action: { label: 'Leave the list', url: leaveUrl },
  notes: ['If you did not ask for this, use the button, and your address is deleted from the list.'],
})
