import type { ReactNode } from 'react'
import { Controls } from './styleguide/controls.tsx'
import { Editorial } from './styleguide/editorial.tsx'
import { Labels } from './styleguide/labels.tsx'
import { Overlays } from './styleguide/overlays.tsx'
import { Reading } from './styleguide/reading.tsx'
import { Specimen } from './styleguide/specimen.tsx'
import { States } from './styleguide/states.tsx'
import { Colours, Type } from './styleguide/type-and-colour.tsx'
import { TooltipProvider } from './overlays/tooltip.tsx'

/** Every UI component in all its states on one page; `art` is the gallery of drawn art. Needs a ToastProvider above it. */
export function Styleguide({ art }: { art?: ReactNode }) {
  return (
    <TooltipProvider>
      <div className="wrap pt-10 pb-section">
        <h1 className="text-2xl mb-8">Components and states</h1>
        <Type />
        <Colours />
        <Controls />
        <Labels />
        <Overlays />
        <Editorial />
        <Reading />
        <States />
        {art && <Specimen title="Art">{art}</Specimen>}
      </div>
    </TooltipProvider>
  )
}
