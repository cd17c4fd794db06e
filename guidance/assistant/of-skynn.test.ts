import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { answer } from './answer.ts'
import { amissWith } from './converse.fixture.ts'

const known = await knowledge()
const amiss = amissWith(known, await sampleCatalogue())

// What is asked of Skynn’s own pages is answered with the page.
it.each<[string, string[], string[]?]>([
  ['where do i find the recipes', ['(/diy-recipes)'], ['outside what i know']],
  ['who made this app and do they get paid when i buy something', ['nothing a brand pays']],
])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

// What only shares their words is about skin, a shop or supper.
it.each<[string, string[], string[]]>([
  ['where can i find a recipe for chicken curry', ['outside what i know'], ['diy-recipes']],
  ['my community clinic gave me a cream, what is it', [], ['community-forum']],
])('is of skin: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

it('what is to be read on a thing is named, where there is a page on it', () => {
  const pages = [
    { url: '/articles/dark-spots', title: 'Dark spots and our sun', words: ['melasma', 'tinted'] },
    { url: '/articles/dry-heels', title: 'Dry heels', words: ['feet'] },
  ]
  const asked = (message: string): string =>
    answer(known, { message, turns: [], pages, catalogue: [], passages: [] }).response
  expect(asked('do you have an article about melasma')).toMatch(
    /^\*\*Yes, to read on that there is \[Dark spots and our sun\]\(\/articles\/dark-spots\)\.\*\*/,
  )
  expect(asked('do you have an article about warts')).toMatch(/^\*\*All that we have written/)
})
