import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { answer } from './answer.ts'

// What must not be tried at home, on a baby or with somebody else: none of it may be answered from the ingredient that is named.

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const said = (message: string): string =>
  answer(known, { message, turns: [], pages: [], catalogue, passages: [] }).response

it.each([
  ['is a hyaluron pen okay for my cheeks at home', /^\*\*No, please don’t: filler pens/],
  ['crushed disprin and honey on my face every sunday', /^\*\*No, leave aspirin off your face/],
  ['vicks on the chest of my 2 month old, fine?', /^\*\*No: no vapour rub/],
  ['my sister and i take turns with one dermaroller', /^\*\*No, better not at home, and needles are never shared/],
  ['ukhilimu wokukhanyisa ongenalebula uphephile?', /^\*\*No, leave it: a cream that promises lighter skin/],
])('%s: no', (message, verdict) => expect(said(message)).toMatch(verdict))

it.each([
  ['how does hyaluronic acid work in a cream', /filler pens/],
  ['after my filler last week when may I use retinol', /filler pens/],
  ['is a jade roller safe', /needles/],
  ['I am allergic to aspirin, is salicylic acid fine', /leave aspirin off/],
])('%s is another question', (message, verdict) => expect(said(message)).not.toMatch(verdict))

it.each([
  ['I have albinism and work on a farm, what do I do', /^\*\*With albinism: cover up first/],
  ['roll on and shaving made my armpits dark', /niacinamide, lactic acid/],
  ['how must I store my acids with a toddler in the house', /^\*\*Out of reach and out of sight/],
  ['must i reapply sunscreen over makeup', /^\*\*(?:Only as a top-up over make-up|Blot, then press sunscreen on over)/],
  ['which symptoms tell that an allergic reaction is an emergency', /swelling of lips, tongue, face or throat/],
])('%s: an answer of its own', (message, answered) => expect(said(message)).toMatch(answered))

it.each([
  'I am allergic to aspirin. is a 2% bha toner fine',
  'aspirin gives me asthma. how often can I use salicylic acid',
])('%s: no, however strong or often', (message) => expect(said(message)).toMatch(/^\*\*No: with an allergy to aspirin/))
