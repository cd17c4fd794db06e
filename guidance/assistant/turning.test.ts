import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// A last turn that only the turns before it make plain; `>>` parts the messages of a conversation.

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

describe('what a turn says in the light of those before it', () => {
  it.each<[string, string, string[], string[]?]>([
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
      'and the kind of product of before',
      'is tissue oil good for scars >> my op was six months ago and it is closed, may i rub it there',
      ['**yes', 'the oil'],
    ],
    [
      'hearsay about it is judged with its name put in',
      'how much sunblock for my face >> facebook says it causes cancer, is it true',
      ['myth', 'lowers the risk'],
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
      'nor whether it is sold out',
      'recommend a serum for dark marks >> is it sold out?',
      ['cannot see what a shop has'],
    ],
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
      'going where it is dry',
      'i live in cape town with a light gel >> off to the karoo in july, must i change something',
      ['richer cream'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
