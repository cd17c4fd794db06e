import { Cover } from '#web/ui/art/cover-image.tsx'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { MOTIFS } from '#web/ui/art/motif-names.ts'
import { Styleguide } from '#web/ui/styleguide.tsx'

/** The component styleguide with a cover of every motif. */
export default function Guide() {
  return (
    <Styleguide
      art={
        <div className="grid grid-cols-2 gap-gap md:grid-cols-4">
          {MOTIFS.map((motif, at) => (
            <figure key={motif}>
              <Cover
                slug={`styleguide-${motif}`}
                motif={motif}
                accent={ACCENTS[at % ACCENTS.length] ?? 'aloe'}
                size="card"
              />
              <figcaption className="text-xs text-muted">{motif}</figcaption>
            </figure>
          ))}
        </div>
      }
    />
  )
}
