import { expect, it } from 'vitest'
import { anchorHeadings } from './anchor-headings.ts'

it('makes headings with an id links to themselves', () => {
  expect(anchorHeadings('<h2 id="why">Why <em>so</em> long</h2>\n<p>Text</p><h3 id="how">How</h3>')).toBe(
    '<h2 id="why"><a class="anchor" href="#why">Why <em>so</em> long</a></h2>\n<p>Text</p><h3 id="how"><a class="anchor" href="#how">How</a></h3>',
  )
})

it('leaves headings that contain a link unchanged, because links cannot be nested', () => {
  const html = '<h2 id="why">Why <sup><a href="#source-1">1</a></sup></h2>'
  expect(anchorHeadings(html)).toBe(html)
})
