import { useState } from 'react'
import { savePreferences, useConsentPreferences } from '#web/shell/overlays/consent.ts'
import { ConsentPanel } from '#web/shell/overlays/consent-panel.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** The cookie settings on the page of the Cookie Policy. Without scripts nothing optional runs, so there is nothing to set. */
export function CookiePreferences() {
  const { show } = useToast()
  const preferences = useConsentPreferences()
  const [version, setVersion] = useState(0)
  return (
    <Card className="needs-script my-6 max-md:p-[min(1.25rem,4.5vw)]">
      <ConsentPanel
        // Starts over from the stored choice once it can be read, when it changes elsewhere, and on Cancel.
        key={`${JSON.stringify(preferences)} ${version}`}
        initial={preferences}
        onSave={(chosen) => {
          savePreferences(chosen)
          show({ title: 'Cookie preferences saved successfully' })
        }}
        onCancel={() => setVersion((before) => before + 1)}
      />
    </Card>
  )
}
