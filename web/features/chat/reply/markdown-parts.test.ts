import { expect, it } from 'vitest'
import { blocksOf, closed } from './markdown-parts.ts'

const text = (value: string) => ({ type: 'text', text: value })

it('paragraphs, headings and lists become blocks, with bold and links inside', () => {
  const markdown =
    '## First\n**Start [here](/routines).**\nThen wait.\n\nOnly this:\n1. Wash\n2. *Dry*\n\n- One\n\n- Two\n  more'
  expect(blocksOf(markdown)).toEqual([
    { type: 'heading', line: [text('First')] },
    {
      type: 'paragraph',
      lines: [
        [
          {
            type: 'bold',
            pieces: [text('Start '), { type: 'link', to: '/routines', pieces: [text('here')] }, text('.')],
          },
        ],
        [text('Then wait.')],
      ],
    },
    { type: 'paragraph', lines: [[text('Only this:')]] },
    { type: 'list', isOrdered: true, items: [[text('Wash')], [{ type: 'emphasis', pieces: [text('Dry')] }]] },
    { type: 'list', isOrdered: false, items: [[text('One')], [text('Two'), text(' more')]] },
  ])
})

it.each(['javascript:alert', '//evil.example', 'http://plain.example', 'data:text/html,x'])(
  'an address that is neither ours nor secure stays text: %s',
  (address) => expect(blocksOf(`[a](${address})`)).toEqual([{ type: 'paragraph', lines: [[text('a')]] }]),
)

it('HTML and asterisks in sums stay text', () => {
  const markdown = '<img src=x onerror=alert(1)> 2 * 3 * 4 <b>'
  expect(blocksOf(markdown)).toEqual([{ type: 'paragraph', lines: [[text(markdown)]] }])
})

it('the cut end of an arriving reply shows no mark-up', () => {
  expect(closed('Use **sun')).toBe('Use **sun**')
  expect(closed('Use **sunscreen*')).toBe('Use **sunscreen**')
  expect(closed('Read [our gui')).toBe('Read our gui')
  expect(closed('Read [our guide](/arti')).toBe('Read our guide')
  expect(closed('Read [our guide](/articles)')).toBe('Read [our guide](/articles)')
})
