import { Note } from '../note.tsx'
import { Specimen } from './specimen.tsx'

/** Long-form text, in the markup that article Markdown renders to. */
export function Reading() {
  return (
    <>
      <Specimen title="Notes">
        <Note title="Worth knowing.">Patch test anything new inside your elbow for two nights.</Note>
        <Note tone="warning" title="Go gently.">
          Stop if it stings for more than a minute.
        </Note>
        <Note tone="success" title="Good match.">
          Nothing here is on your avoid list.
        </Note>
        <Note tone="danger" title="See someone today.">
          A spot that bleeds and does not heal needs a clinic.
        </Note>
      </Specimen>
      <Specimen title="Prose">
        <div className="prose drop-cap">
          <p>
            When skin is hurt, by a pimple, a razor or a scratch, the cells that make melanin can respond by making more
            of it. The redness goes. The mark stays. Doctors call it post-inflammatory hyperpigmentation, and it lasts
            longer in skin that already makes plenty of melanin.
          </p>
          <p>
            Most of these marks fade on their own. It takes months rather than weeks, and daylight keeps topping them
            up.
            <sup className="cite">
              <a href="#source-1" aria-label="Source 1">
                1
              </a>
            </sup>{' '}
            So before any serum, <a href="#specimen-prose">the first treatment is shade</a>.
          </p>
          <h2>Why marks stay so long</h2>
          <p>A mark in the upper layer of skin looks brown and usually fades over three to twelve months.</p>
          <aside className="note">
            <p>
              <strong>Worth knowing.</strong> Melasma looks similar but is not left by a pimple. It is patchy, often on
              both cheeks.
            </p>
          </aside>
          <aside className="note warning">
            <p>
              <strong>Go gently.</strong> If a product stings for more than a minute, wash it off.
            </p>
          </aside>
          <h3>Ingredients to know</h3>
          <ul>
            <li>
              <strong>SPF&nbsp;30 or more, broad spectrum.</strong> It stops about 97% of UVB when you use enough.
            </li>
            <li>
              “Iron oxides” or CI 77491, 77492 and 77499 in the ingredient list.
              <ul>
                <li>A shade that disappears on your jaw.</li>
              </ul>
            </li>
          </ul>
          <ol>
            <li>
              <strong>Two fingers for face and neck.</strong> Less than that and an SPF&nbsp;50 behaves like a much
              smaller number.
            </li>
            <li>
              <strong>Put it on last, before make-up.</strong> Wait until your moisturiser has settled.
            </li>
          </ol>
          <blockquote>
            <p>The tint is not for looks. It is the part of the sunscreen that works on the light you can see.</p>
          </blockquote>
          <div className="scroll-x">
            <table>
              <thead>
                <tr>
                  <th scope="col">Bottle</th>
                  <th scope="col" className="right">
                    Price
                  </th>
                  <th scope="col" className="right">
                    Per 100&nbsp;ml
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>50&nbsp;ml</td>
                  <td className="right">R249.00</td>
                  <td className="right">R498.00</td>
                </tr>
                <tr>
                  <td>200&nbsp;ml</td>
                  <td className="right">R1&nbsp;459.00</td>
                  <td className="right">R229.50</td>
                </tr>
              </tbody>
            </table>
          </div>
          <h2>Sources</h2>
          <ol className="sources">
            <li id="source-1">
              <span>
                Mahmoud BH and others. Impact of long-wavelength UVA and visible light on melanocompetent skin.{' '}
                <em>Journal of Investigative Dermatology</em>, 2010.
              </span>
            </li>
          </ol>
        </div>
      </Specimen>
    </>
  )
}
