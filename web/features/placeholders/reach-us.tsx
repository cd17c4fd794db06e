import { SUPPORT_HOURS, useMailLink } from '#web/shell/contact.ts'

/** How to reach the house while its own page for that is not open. */
export function ReachUs() {
  const mail = useMailLink()
  if (!mail) return null
  return (
    <p className="mt-4 text-text-2">
      Until then,{' '}
      <a className="link" href={mail}>
        write us an email
      </a>
      . We answer <span className="inline-block">{SUPPORT_HOURS}</span>.
    </p>
  )
}
