import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// A last turn that only the turns before it make plain; `>>` parts the messages of a conversation.

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

describe('what a turn says in the light of those before it', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'a list that was told is put in order',
      'i own a face wash, azelaic acid, spf and a cream >> which order at night?',
      ['1. cleanser', 'azelaic acid', 'begin with'],
    ],
    [
      'a bare why of a product at large gets its reason',
      'must i wear sunblock when it rains in george >> why?',
      ['because uv'],
    ],
    ['why an order is so', 'serum or toner first >> but why', ['because watery layers']],
    ['why so much of it', 'how much spf do i need on my face >> why?', ['measured with a thick layer']],
    [
      'why of a ready answer begins with its cause',
      'may i sleep with my makeup on >> why not?',
      ['**as a habit it does matter'],
    ],
    [
      'what was told of is not squeezed',
      'threaded my lip and it is full of tiny whiteheads >> may i pop them',
      ['best not: squeezing'],
      ['next wax'],
    ],
    [
      'more spots on a new retinoid may be purging',
      'i began adapalene a month ago >> now there are more whiteheads on my chin than ever. is something wrong',
      ['first six weeks of adapalene'],
    ],
    [
      'another subject leaves the first one behind',
      'does niacinamide go with vitamin c >> different question: my heels are so cracked, what now',
      ['urea'],
      ['niacinamide'],
    ],
    [
      'another question that points back does not',
      'is retinol good >> another question, can i use it with niacinamide?',
      ['niacinamide', 'retinol', 'go well together'],
    ],
    [
      'skin that healed takes the thing of before',
      'does azelaic acid work >> i had shingles there in 2017, long healed. can i put it on that',
      ['**yes', 'azelaic acid'],
    ],
    [
      'and the kind of product of before',
      'is tissue oil good for scars >> my op was six months ago and it is closed, may i rub it there',
      ['**yes', 'the oil'],
    ],
    [
      'skin that is not healed yet does not',
      'does azelaic acid work >> i had an op two months ago, still open. can i put it on there',
      [],
      ['**yes'],
    ],
    [
      'sunscreen on a tattoo that was told of waits',
      'got a tattoo on saturday >> can i wear spf on it',
      ['heal'],
      ['more for tone'],
    ],
    [
      'cream for a tattoo is told out of its care',
      'brand new tattoo since friday, may i swim >> and which cream for it',
      ['plain ointment'],
      ['salt water treats'],
    ],
    [
      'hearsay about it is judged with its name put in',
      'how much sunblock for my face >> facebook says it causes cancer, is it true',
      ['myth', 'lowers the risk'],
    ],
    [
      'a new state of the thing is what counts',
      'how do i store vitamin c >> it has gone brown, may i still use it',
      ['replace it'],
    ],
    [
      'a breakout in the first weeks is no reason to stop',
      'on adapalene since two weeks >> is it normal to break out more? >> so do i stop?',
      ['not yet', 'weeks'],
    ],
    [
      'a pregnancy told in passing is heard',
      'evening routine with retinol please >> thx! oh and i am 8 weeks pregnant by the way, still fine?',
      ['stop the retinoid now', 'midwife'],
    ],
    [
      'what a shop has cannot be seen',
      'a vitamin c serum under R300 >> do they have it at clicks in sandton',
      ['cannot see what a shop has'],
    ],
    [
      'nor whether it is sold out',
      'recommend a serum for dark marks >> is it sold out?',
      ['cannot see what a shop has'],
    ],
    ['how something is sold still has an answer', 'does dischem sell niacinamide', ['on the shelf']],
    [
      'after a reaction: when it comes back',
      'a new lotion gave me a rash, its gone now >> what if it comes back?',
      ['stop what you last put on', 'clinic'],
    ],
    [
      'after a reaction: which one it was',
      'something i use gave me hives, cleared up >> how do i find out which product it was',
      ['one product at a time', 'patch test'],
    ],
    [
      'after a reaction: the same again',
      'my deodorant gave me a rash, i stopped and its gone >> can i try it again?',
      ['better not'],
    ],
    [
      'what comes back without one is no reaction',
      'how do i treat razor bumps >> and if they come back?',
      [],
      ['an allergy stays'],
    ],
    [
      'moving to the coast',
      'i use dove and live in bloem >> moving to durban next month, what must i change',
      ['lighter moisturiser'],
    ],
    [
      'going where it is dry',
      'i live in cape town with a light gel >> off to the karoo in july, must i change something',
      ['richer cream'],
    ],
    [
      'a trouble without an entry is looked for among the ready answers',
      'how do i get rid of dandruff',
      ['anti-dandruff shampoo'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
