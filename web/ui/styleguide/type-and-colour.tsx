import { Row, Specimen } from './specimen.tsx'

/** The type scale: serif for content, sans for controls. */
export function Type() {
  return (
    <Specimen title="Type">
      <p className="serif text-3xl">Skincare that knows where you live.</p>
      <p className="serif text-2xl">After the beach: what aloe can soothe, and what needs a doctor</p>
      <p className="serif text-xl">Start with a guide</p>
      <p className="serif text-lg">Rooibos on your skin: what it can and cannot do</p>
      <p className="text-md text-text-2">
        Clear guides, kitchen recipes and prices in rand, for South African sun and every skin tone.
      </p>
      <p>
        Body and controls are Figtree at 16.{' '}
        <a className="link" href="#specimen-type">
          A link
        </a>{' '}
        sits in a sentence; <em>Aloe ferox</em> is set in italic, <strong>what matters</strong> in bold.
      </p>
      <p className="text-xs text-muted">
        Labels and meta at 14: the floor. Mpumalanga, Sepedi š and ž, Tshivenda ḓ ḽ ṅ ṋ ṱ, Afrikaans ’n môre,
        coöperasie, reënboog.
      </p>
      <p className="num text-lg font-bold">R199.99 · R1&nbsp;299.00 · R111.11</p>
    </Specimen>
  )
}

const backgrounds = [
  'bg-page',
  'bg-surface',
  'bg-raised',
  'bg-raised-2',
  'bg-soft',
  'bg-info-bg',
  'bg-warning-bg',
  'bg-danger-bg',
  'bg-success-bg',
  'bg-primary',
  'bg-primary-hover',
]
const textColours = [
  'text-text',
  'text-text-2',
  'text-muted',
  'text-link',
  'text-danger',
  'text-warning',
  'text-info',
  'text-success',
  'text-rooibos',
  'text-marula',
  'text-protea',
  'text-fynbos',
  'text-atlantic',
  'text-aloe',
]

/** Background and text colours by the names of their utilities. */
export function Colours() {
  return (
    <Specimen title="Colour">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {backgrounds.map((name) => (
          <li key={name} className="text-xs text-muted">
            <span className={`${name} mb-2 block h-14 rounded-md border border-line`} />
            {name.slice(3)}
          </li>
        ))}
      </ul>
      <Row>
        {textColours.map((name) => (
          <span key={name} className={`${name} font-medium`}>
            {name.slice(5)}
          </span>
        ))}
      </Row>
    </Specimen>
  )
}
