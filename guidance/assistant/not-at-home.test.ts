import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { answer } from './answer.ts'

// What must not be tried at home, on a baby or with somebody else: none of it may be answered from the ingredient that is named.

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const said = (message: string): string =>
  answer(known, { message, turns: [], pages: [], catalogue, passages: [] }).response

it.each([
  ['is a hyaluron pen okay for my cheeks at home', /^\*\*No, please do not inject it yourself/],
  ['ukhilimu wokukhanyisa ongenalebula uphephile?', /^\*\*No, leave it: a cream that promises lighter skin/],
])('%s: no', (message, verdict) => expect(said(message)).toMatch(verdict))

it.each([
  ['how does hyaluronic acid work in a cream', /filler pens/],
  ['after my filler last week when may I use retinol', /filler pens/],
])('%s is another question', (message, verdict) => expect(said(message)).not.toMatch(verdict))

it.each([
  ['I have albinism and work on a farm, what do I do', /^\*\*With albinism: cover up first/],
  ['must i reapply sunscreen over makeup', /^\*\*(?:Only as a top-up over make-up|Blot, then press sunscreen on over)/],
])('%s: an answer of its own', (message, answered) => expect(said(message)).toMatch(answered))

it.each([
  'I am allergic to aspirin. is a 2% bha toner fine',
  'aspirin gives me asthma. how often can I use salicylic acid',
])('%s: no, however strong or often', (message) => expect(said(message)).toMatch(/^\*\*No: with an allergy to aspirin/))
