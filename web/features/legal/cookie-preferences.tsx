import { useState } from 'react'
import { useHydrated } from '#web/shell/hydrated.ts'
import { readPreferences, savePreferences, useConsentChoice } from '#web/shell/overlays/consent.ts'
import { ConsentPanel } from '#web/shell/overlays/consent-panel.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** The cookie settings on the page of the Cookie Policy. Without scripts nothing optional runs, so there is nothing to set. */
export function CookiePreferences() {
  const { show } = useToast()
  const hydrated = useHydrated()
  const choice = useConsentChoice()
  const [version, setVersion] = useState(0)
  return (
    <Card className="needs-script my-6">
      <ConsentPanel
        // Starts over from the stored choice once it can be read, when it changes elsewhere, and on Cancel.
        key={`${hydrated} ${choice} ${version}`}
        initial={readPreferences()}
        onSave={(preferences) => {
          savePreferences(preferences)
          show({ title: 'Cookie preferences saved successfully' })
        }}
        onCancel={() => setVersion((before) => before + 1)}
      />
    </Card>
  )
}
