import { askedOfHarm } from '../understand/polarity.ts'
import { type Asked, calledAll, type Composer, saidIn, type Sketch } from './draft.ts'
import { expects, isOf, isUvFilter, whoOf } from './lines.ts'
import { again } from './sunscreen.ts'

// Filters on the back of a sunscreen stand in one tube: whether they go over one another is not asked. Source: general; what is absorbed: sccs.

const layered = /\b(?:layer\w*|on top|over|under|mix\w*|first|two sunscreens)\b/

/** Several filters named together, or one with the sunscreen it is in: whether that sunscreen is fine. */
const ofFilters = (asked: Asked): Sketch | undefined => {
  const { things, kinds, years } = asked.heard
  const [thing, other] = things
  const inOne = other !== undefined || (thing?.family === undefined && kinds.includes('sunscreen'))
  if (
    thing === undefined ||
    !inOne ||
    !things.every(isUvFilter) ||
    layered.test(saidIn(asked)) ||
    expects(asked.situation) ||
    (years ?? 18) < 13 ||
    whoOf(asked).includes('child')
  )
    return undefined
  const names = calledAll(things)
  const harm = askedOfHarm(saidIn(asked)) !== undefined || /\b(?:cancer|toxic|poison\w*)\b/.test(saidIn(asked))
  const organic = things.some((one) => isOf(one, 'uv-filter-organic'))
  return {
    things,
    topic: { kind: 'sunscreen' },
    paragraphs: [
      /\bcancer/.test(saidIn(asked))
        ? `**No, ${names} are not known to cause cancer in people; the sun is.**`
        : harm
          ? `**No, a sunscreen with ${names} is not bad for most people; going without is.**`
          : `**Yes, a sunscreen with ${names} is safe for most people.**`,
      other === undefined
        ? undefined
        : 'Makers put filters together on purpose: one takes UVB, another UVA, and some keep the others stable.',
      organic
        ? 'Some organic filters reach the blood in small amounts. No harm to people has been shown from that, and each has its upper limit; sun surely ' +
          'harms skin.'
        : undefined,
      things.some(({ ingredient }) => ingredient?.id === 'oxybenzone')
        ? 'Oxybenzone is absorbed more than most and sets off a rash sooner: ' + 'with a choice, take one without it.'
        : undefined,
      organic
        ? '**Rather a mineral one** (zinc oxide, titanium dioxide), fragrance-free: for small children, in pregnancy, with eczema, and where skin or eyes sting under it.'
        : 'Mineral filters suit small children and reactive skin; untinted they can leave a pale cast on deeper skin.',
    ],
    extras: [`Two finger lengths for face and neck each morning. ${again}`],
    suggestions: ['Which sunscreen leaves no white cast?', 'Which sunscreen for a child?'],
  }
}

const zincCream =
  /\b(?:sudocrem|bepanthen nappy|nappy|bum) ?(?:cream|ointment|paste)?\b|\bzinc (?:and castor oil )?(?:cream|ointment|paste|barrier)\b/
/** Zinc in a nappy cream is a lid over the skin, and no sunscreen. */
const ofZincCream = ({ heard: { things }, request: { message } }: Asked): Sketch | undefined => {
  const [zinc] = things.filter(({ ingredient }) => ingredient?.id === 'zinc-oxide')
  const [other, third] = things.filter((one) => one !== zinc)
  return zinc === undefined ||
    other === undefined ||
    third !== undefined ||
    isUvFilter(other) ||
    !zincCream.test(message.toLowerCase())
    ? undefined
    : {
        things: [other, zinc],
        paragraphs: [
          `**Yes, thinly, on sore or dry places: ${other.called} first, a zinc cream over it once it has sunk in, or on other nights.**`,
          '*Why:* a zinc cream protects and dries a little, and lies on skin like a lid: a thick layer keeps in what is under it and makes it sting more.',
          'It is thick and made for nappies, so on a face that breaks out a light moisturiser is better. It is no sunscreen: that goes on in the morning.',
        ],
      }
}

/** What is asked of filters that stand in one sunscreen, before it is taken for things to layer or to judge one by one. */
export const filtersFirst =
  (compose: Composer): Composer =>
  (asked) =>
    ofZincCream(asked) ?? ofFilters(asked) ?? compose(asked)
