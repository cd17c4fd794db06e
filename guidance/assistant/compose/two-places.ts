import { thingsOf } from '../understand/carry.ts'
import { type BodyPlace, bodyPlaces, speaksOf } from '../understand/elsewhere.ts'
import { tokensOf } from '../../text/tokens.ts'
import { hear } from '../understand/understand.ts'
import { type Asked, bullets, calledAll, capital, type Draft } from './draft.ts'
import { kindTexts } from './kinds.ts'
import { expects, isMedicine, isRetinoid, mayRecommend } from './lines.ts'
import { cellAt, classOf, ofKind } from './on-place.ts'

// "How much retinol for my face?" – "and neck? and can I do my hands too": each place that is named has its own answer. Source: general dermatology.

const called: Partial<Record<BodyPlace, string>> = {
  neck: 'neck',
  hands: 'hands',
  feet: 'feet',
  lips: 'lips',
  eyes: 'eyes',
  trunk: 'back',
  scalp: 'scalp',
  joints: 'elbows',
  underarms: 'underarms',
  bikini: 'bikini line',
  body: 'body',
}
const shown: Partial<Record<BodyPlace, string>> = {
  trunk: 'Back, chest, shoulders',
  joints: 'Elbows, knees',
  eyes: 'Round the eyes',
  body: 'Arms and legs',
}
const asksMore = /^(?:(?:and|so|but|ok|okay|also|what|how|then|en) )|\b(?:too|also|as well|ook)\b/
const longest = 16

/** What of the thing spoken of goes on each of the places that a short turn names; undefined where it names fewer than two, or something else. */
export const twoPlaces = (asked: Asked): Draft | undefined => {
  const {
    knowledge,
    heard,
    situation,
    request: { message, turns },
  } = asked
  const said = tokensOf(message).join(' ')
  const { previous } = heard
  if (
    turns.length === 0 ||
    previous === undefined ||
    previous.trouble === true ||
    heard.harmed ||
    heard.isLabel ||
    !asksMore.test(said) ||
    said.split(' ').length > longest ||
    situation.conditions.has('under-12') ||
    /\b(?:much|many|often|order|first|long|pimples?|acne|marks|dry|itch\w*|dark|rash|or|which|strength|percent\w*|when|why|back to)\b/.test(
      said,
    )
  )
    return undefined
  const now = hear(knowledge, message)
  const named = thingsOf(knowledge, previous).filter(
    ({ ingredient }) => !(previous.offered ?? []).includes(ingredient?.id ?? ''),
  )
  const [thing, second] = named
  if (second !== undefined || now.things.some((one) => one.called !== thing?.called) || now.concerns.length > 0)
    return undefined
  const spoken = bodyPlaces.filter((place) => called[place] !== undefined && speaksOf(said, place))
  const of = thing !== undefined ? classOf(thing) : previous.kind === undefined ? undefined : ofKind[previous.kind]
  if (
    spoken.length < 2 ||
    spoken.length > 4 ||
    of === undefined ||
    (thing !== undefined &&
      (isMedicine(thing) ||
        (isRetinoid(thing) && expects(situation)) ||
        (thing.ingredient !== undefined && !mayRecommend(knowledge, thing.ingredient, situation))))
  )
    return undefined
  const name =
    thing !== undefined
      ? calledAll([thing])
      : `a ${previous.kind === undefined ? 'cream' : kindTexts[previous.kind].called}`
  const cells = spoken.flatMap((place) => {
    const cell = cellAt(`on my ${called[place]}`, of)
    return cell === undefined
      ? []
      : [
          {
            place,
            text: cell
              .filter((part) => part !== '')
              .join(' ')
              .replaceAll('{x}', name),
          },
        ]
  })
  if (cells.length < 2) return undefined
  // Chest and arms are asked of at once and take the same.
  const alike = cells.every(({ text }) => text === cells[0]?.text)
  const all = cells.every(({ text }) => text.startsWith('Yes'))
  return {
    paragraphs: [
      all
        ? alike
          ? '**Yes, there too.**'
          : '**Yes, there too, each place in its own way:**'
        : '**Not everywhere alike:**',
      alike
        ? (cells[0]?.text ?? '')
        : bullets(cells.map(({ place, text }) => `**${shown[place] ?? capital(called[place] ?? place)}:** ${text}`)),
      ...(of === 'sun' || of === 'wash'
        ? []
        : ['Try a little at each place for two evenings first, and stop if it burns, itches or turns red.']),
    ],
    things: thing === undefined ? [] : [thing],
    sources: ['general'],
    topic: { intent: 'safe', ...(previous.kind !== undefined && { kind: previous.kind }) },
    suggestions: ['How often there?', 'Which place needs sunscreen most?'],
  }
}
