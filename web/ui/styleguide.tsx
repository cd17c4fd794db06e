import type { ReactNode } from 'react'
import { Controls } from './styleguide/controls.tsx'
import { Editorial } from './styleguide/editorial.tsx'
import { Labels } from './styleguide/labels.tsx'
import { Overlays } from './styleguide/overlays.tsx'
import { Reading } from './styleguide/reading.tsx'
import { Specimen } from './styleguide/specimen.tsx'
import { States } from './styleguide/states.tsx'
import { Colours, Type } from './styleguide/type-and-colour.tsx'
import { TooltipProvider } from './tooltip.tsx'

export type StyleguideProps = {
  /** The gallery of drawn art. */
  art?: ReactNode
  /** Draws a cover of a size for the cards; without it they show their ground. */
  cover?: (slug: string, accent: 'rooibos' | 'marula' | 'protea' | 'fynbos' | 'atlantic' | 'aloe', size: 'card' | 'square') => ReactNode
}

/** Every part of the kit in all its states, on one page. Needs a ToastProvider above it. */
export function Styleguide({ art, cover }: StyleguideProps) {
  return (
    <TooltipProvider>
      <div className="wrap pt-10 pb-section">
        <h1 className="text-2xl mb-8">Parts and states</h1>
        <Type />
        <Colours />
        <Controls />
        <Labels />
        <Overlays />
        <Editorial cover={cover} />
        <Reading />
        <States cover={cover} />
        {art && <Specimen title="Art">{art}</Specimen>}
      </div>
    </TooltipProvider>
  )
}
