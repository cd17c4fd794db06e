import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { type ConsentPreferences, optionalCategories } from './consent.ts'

const names = { analytics: 'Analytics', marketing: 'Marketing', personalization: 'Personalization' }
const purposes = {
  analytics: 'Which pages are read, in totals.',
  marketing: 'Which campaigns bring people here.',
  personalization: 'Your filters, kept on this device.',
}

function Category({ name, purpose }: { name: string; purpose: string }) {
  return (
    <>
      {/* With large text on a phone, Personalization is wider than the card. */}
      <b className="hyphens-auto wrap-anywhere">{name}</b>
      <span className="block text-xs text-muted">{purpose}</span>
    </>
  )
}

type ConsentPanelProps = {
  /** What is ticked at first. */
  initial: ConsentPreferences
  onSave: (preferences: ConsentPreferences) => void
  onCancel: () => void
  /** Shown above the categories. */
  children?: ReactNode
}

/** The cookie settings: one checkbox for each category, the necessary one locked on. */
export function ConsentPanel({ initial, onSave, onCancel, children }: ConsentPanelProps) {
  const [preferences, setPreferences] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(preferences)
  }
  return (
    <form className="[&_.check]:py-[0.45rem] [&_.check]:leading-snug" onSubmit={submit}>
      {children}
      <fieldset className="min-w-0">
        <legend className="sr-only">Cookie categories</legend>
        <Checkbox checked disabled readOnly>
          <Category name="Necessary" purpose="Signing in and safety. Always on." />
        </Checkbox>
        {optionalCategories.map((category) => (
          <Checkbox
            key={category}
            name={category}
            checked={preferences[category]}
            onChange={({ target }) => setPreferences((before) => ({ ...before, [category]: target.checked }))}
          >
            <Category name={names[category]} purpose={purposes[category]} />
          </Checkbox>
        ))}
      </fieldset>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Save Preferences
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
