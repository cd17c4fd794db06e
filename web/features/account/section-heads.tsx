import { Link } from 'react-router'
import { ERASE_AFTER_DAYS } from '#contract/kinds/account-options.ts'
import { NOTIFICATIONS } from '#web/shell/destinations.ts'

/** The head of each section, the same while it loads, so that nothing moves. */
export const sectionHeads = {
  picture: {
    title: 'Picture',
    intro:
      'Shown in your menus, and next to what you write once the forum opens. We keep a square of it and drop everything else in the file, such as the place it was taken.',
  },
  names: { title: 'Names', intro: 'All optional. Change them whenever you like.' },
  theme: { title: 'Theme', intro: 'For this browser. System follows your phone or computer.' },
  notifications: {
    title: 'Notifications',
    intro: (
      <>
        What we tell you about under the bell. News about the security of your account always comes. What has already
        come stays in{' '}
        <Link to={NOTIFICATIONS} className="link">
          your notifications
        </Link>
        .
      </>
    ),
  },
  privacy: {
    title: 'Privacy choices',
    intro: (
      <>
        Yours to give and to take back, at any time. Our{' '}
        <Link to="/privacy-policy" className="link">
          Privacy Policy
        </Link>{' '}
        explains each.
      </>
    ),
  },
  data: {
    title: 'Your data',
    intro:
      'Everything we hold about you, to read or to take elsewhere. Your password and the codes behind your sign-ins stay out of it.',
  },
  deletion: { title: 'Delete your account', intro: `You have ${ERASE_AFTER_DAYS} days to change your mind.` },
}
