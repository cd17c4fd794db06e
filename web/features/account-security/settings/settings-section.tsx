import type { ReactNode } from 'react'

type SettingsSectionProps = { id: string; title: string; intro: string; children: ReactNode }

/** A part of the settings: what it is on the left, the controls on the right, one below the other on a phone. */
export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
  const headingId = `${id}-title`
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-10"
    >
      <div>
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{intro}</p>
      </div>
      <div className="max-w-form min-w-0">{children}</div>
    </section>
  )
}
