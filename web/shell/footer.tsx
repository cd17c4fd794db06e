import { Link } from 'react-router'
import { Logo } from '#web/ui/petal.tsx'
import { SUPPORT_HOURS, useMailLink } from './contact.ts'
import { FOOTER_LINKS_ID, footerColumns } from './destinations.ts'
import { CookieSettingsLink } from './overlays/cookie-settings-link.tsx'

const stores = ['App Store', 'Google Play'] as const

/** Placeholders for the app store badges. */
function StoreBadges() {
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {stores.map((store) => (
        <li key={store} className="rounded-md border border-line px-4 py-2 leading-tight">
          <span className="block text-xs text-muted">Coming Soon</span>
          <span className="font-bold">{store}</span>
        </li>
      ))}
    </ul>
  )
}

function About() {
  const mail = useMailLink()
  return (
    <div className="foot-about">
      <Logo />
      <p className="mt-3 max-w-96 text-muted">
        Skincare guidance for South Africa, made in Cape Town. Derm-informed: our guides are based on published
        dermatology research, and each one lists its sources.
      </p>
      <p className="mt-3 text-muted">
        {mail ? (
          <>
            <a className="link" href={mail}>
              Email us
            </a>
            ,{' '}
          </>
        ) : (
          'Support hours: '
        )}
        <span className="inline-block">{SUPPORT_HOURS}</span>
      </p>
      <StoreBadges />
    </div>
  )
}

/** The footer of every page: the site links, contact details and the medical disclaimer. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <nav id={FOOTER_LINKS_ID} tabIndex={-1} aria-label="Footer" className="foot-columns">
          <About />
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-1 font-sans text-xs font-bold tracking-normal text-muted">{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className="foot-link">
                      {label}
                    </Link>
                  </li>
                ))}
                {title === 'Legal' && (
                  <li>
                    <CookieSettingsLink className="foot-link" />
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className="foot-fine">
          <p>
            Skynn gives general skincare information. It does not diagnose and does not replace medical advice. See a
            clinic, pharmacist or dermatologist about any spot that changes, bleeds or hurts.
          </p>
          <p>© Skynn, Cape Town</p>
        </div>
      </div>
    </footer>
  )
}
