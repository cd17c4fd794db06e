import type { Account } from '#contract/account.ts'
import { changeAccount } from '#contract/routes/account.ts'
import { mutableTypes } from '#contract/kinds/notification.ts'
import { call } from '#web/api/call.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from '#web/features/account/section-heads.tsx'
import { useAccountUpdate } from '#web/features/account/use-account.ts'
import { notificationLabels } from './notification-labels.ts'
import { SavedSwitch } from './saved-switch.tsx'

/** Which notifications the member gets. */
export function NotificationsSection({ account }: { account: Account }) {
  const update = useAccountUpdate()
  const muted = mutableTypes.filter((type) => account.mutedNotifications.includes(type))
  return (
    <PageSection {...sectionHeads.notifications}>
      {mutableTypes.map((type) => (
        <SavedSwitch
          key={type}
          {...notificationLabels[type]}
          checked={!muted.includes(type)}
          save={async (on) => {
            const others = muted.filter((one) => one !== type)
            update(await call(changeAccount, { body: { mutedNotifications: on ? others : [...others, type] } }))
          }}
        />
      ))}
    </PageSection>
  )
}
