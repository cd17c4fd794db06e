import { SUPPORT_HOURS, useMailLink } from '#web/shell/contact.ts'

/** How to contact us until the contact page opens. */
export function ReachUs() {
  const mail = useMailLink()
  if (!mail) return null
  return (
    <p className="mt-4 text-text-2">
      Until then,{' '}
      <a className="link" href={mail}>
        send us an email
      </a>
      . We reply <span className="inline-block">{SUPPORT_HOURS}</span>.
    </p>
  )
}
