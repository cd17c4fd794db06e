import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { answer } from './answer.ts'
import { amissWith } from './converse.fixture.ts'

const known = await knowledge()
const amiss = amissWith(known, await sampleCatalogue())

// What is asked of Skynn’s own pages is answered with the page.
it.each<[string, string[], string[]?]>([
  ['do u have a podcast about acne', ['(/streams)']],
  ['is there a forum here where i can ask other people', ['(/community-forum)']],
  ['can i post my before and after pics on the forum', ['think twice', '(/community-forum)']],
  ['where do i find the recipes', ['(/diy-recipes)'], ['outside what i know']],
  ['waar kry ek julle resepte', ['(/diy-recipes)']],
  ['do you have deals or specials this week', ['(/sponsored-offers)']],
  ['how do i save an article', ['press save', '(/dashboard)']],
  ['does the app have dark mode', ['theme button']],
  ['someone is being nasty on the forum', ['do not answer it', '(/contact)']],
  ['how do i unsubscribe from the newsletter', ['(/settings)']],
  ['are these reviews real', ['no brand pays']],
  ['is my skin info shared with medical aid', ['not sold'], ['your plan']],
  ['who made this app and do they get paid when i buy something', ['nothing a brand pays']],
  ['in watter tale praat jy', ['plain english']],
])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

// What only shares their words is about skin, a shop or supper.
it.each<[string, string[], string[]]>([
  ['where can i find a recipe for chicken curry', ['outside what i know'], ['diy-recipes']],
  ['whats the deal with niacinamide', ['vitamin b3'], ['sponsored-offers']],
  ['people at school are mean about my pimples', [], ['(/contact)']],
  ['podcast said drinking collagen works, true or lie', ['collagen'], ['(/streams)']],
  ['got a free sample of retinol, how do i start', ['retinol at night'], ['made up']],
  ['my daughter is 13 can she use niacinamide', ['teenage skin'], ['from 16']],
  ['i read an article that retinol is bad in sun, true?', ['sunscreen'], ['(/articles)']],
  ['can i save money on sunscreen', ['sunscreen'], ['press save']],
  ['how can i report a fake cream', ['sahpra'], ['do not answer it']],
  ['i want to be fairer', ['making skin lighter'], ['studies medicine']],
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
