import { Link, type MetaArgs, Navigate } from 'react-router'
import { pageMeta } from '#web/seo/page-meta.ts'
import { useSession } from '#web/session/session.tsx'
import { Note } from '#web/ui/note.tsx'
import { NotificationList, UnknownMemberList } from './notification-list.tsx'

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    matches,
    path: '/notifications',
    title: 'Notifications',
    description: 'News about your membership and the security of your account.',
    noindex: true,
  })

/** The member's notifications; visitors are sent to sign in. */
export default function NotificationsPage() {
  const { settled, member } = useSession()
  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      {settled && member === null && <Navigate to="/auth" replace />}
      <div className="mx-auto max-w-[46rem]">
        {member ? <NotificationList key={member.id} memberId={member.id} /> : <UnknownMemberList />}
        <noscript>
          <Note tone="warning" title="Your notifications need JavaScript.">
            It is switched off in your browser. You can still{' '}
            <Link to="/articles" className="link">
              read our guides
            </Link>
            .
          </Note>
        </noscript>
      </div>
    </div>
  )
}
