import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { IconButton } from './icon-button.tsx'
import { MetaList } from './meta-list.tsx'
import { PageLink } from './pagination.tsx'
import { PetalCount } from './petal.tsx'
import { Progress } from './progress.tsx'

describe('Button', () => {
  it('does not submit a form by default', () => {
    expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"')
  })
  it('stays focusable while pending', () => {
    const html = renderToStaticMarkup(<Button pending>Save</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled/)
  })
  it('styles a child link without adding button attributes', () => {
    expect(
      renderToStaticMarkup(
        <Button variant="primary" asChild>
          <a href="/auth">Join</a>
        </Button>,
      ),
    ).toBe('<a href="/auth" class="btn btn-primary">Join</a>')
  })
})

it('an IconButton rendered as a link keeps its icon and accessible name', () => {
  const html = renderToStaticMarkup(
    <IconButton icon="home" label="Home" asChild>
      {createElement('a', { href: '/' })}
    </IconButton>,
  )
  expect(html).toMatch(/^<a [^>]*aria-label="Home"/)
  expect(html).toContain('<svg')
})

it('a Chip sets aria-pressed on a button and aria-current on a link', () => {
  expect(renderToStaticMarkup(<Chip pressed={false}>Acne</Chip>)).toContain('aria-pressed="false"')
  const link = renderToStaticMarkup(
    <Chip current asChild>
      <a href="/articles">All</a>
    </Chip>,
  )
  expect(link).toContain('aria-current="true"')
  expect(link).not.toContain('type=')
})

it('a PageLink renders its label and arrow inside the given link', () => {
  const html = renderToStaticMarkup(
    <PageLink direction="later" asChild>
      <a href="?after=9">Next</a>
    </PageLink>,
  )
  expect(html).toMatch(/^<a [^>]*href="\?after=9"/)
  expect(html).toContain('rel="next"')
  expect(html).toContain('Next<svg')
})

it('a MetaList skips null and false children', () => {
  expect(
    renderToStaticMarkup(
      <MetaList>
        <>7 min read</>
        {null}
        {false}
        <>Free</>
      </MetaList>,
    ).match(/<li>/g),
  ).toHaveLength(2)
})

describe('PetalCount', () => {
  it.each([
    [0, 'M0 0H400V0H0v20H0z'],
    [61, 'M0 0H400V60H20v20H0z'],
    [100, 'M0 0H400V100H0v20H0z'],
    [240, 'M0 0H400V100H0v20H0z'],
  ])('fills the petals of %d members', (value, path) => {
    expect(renderToStaticMarkup(<PetalCount value={value} label="places" />)).toContain(path)
  })
  it('outlines the next petal only while places are free', () => {
    expect(renderToStaticMarkup(<PetalCount value={61} label="places" />)).toContain('stroke=')
    expect(renderToStaticMarkup(<PetalCount value={100} label="places" />)).not.toContain('stroke=')
  })
})

it('Progress clamps its value and announces its value text', () => {
  const html = renderToStaticMarkup(<Progress label="Saved" value={14} max={10} valueText="10 of 10" />)
  expect(html).toMatch(/<progress[^>]*value="10" max="10"[^>]*aria-valuetext="10 of 10"/)
})
