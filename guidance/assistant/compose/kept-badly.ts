import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { isMedicine } from './lines.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Left in the taxi all summer, does it die?", "expired in February but it smells fine, may I finish it?": the verdict first. Source: general.

const product =
  /\b(?:creams?|lotions?|serums?|sun ?screens?|sun ?block|spf|moisturi[sz]ers?|cleansers?|face wash|toners?|oils?|masks?|mascara|foundation|make ?up|lip ?balm|lip ?stick|eye ?liner|retinol|vitamin c|products?|jars?|tubes?|bottles?|room|sonskerm)\b/
const hotPlace = pattern`
  \b(?:cubby ?hole|dash ?board|boot|glove ?box|(?:hot|parked|in (?:the|my|a)|my) (?:car|taxi|bakkie|truck|kombi|minibus)|window ?sill|in the sun|full sun|direct sun|(?:3[3-9]|[45]\d) ?degrees|
  next to the (?:stove|heater|geyser)|the heat|in (?:\w+ )?\w+ heat|out (?:of )?(?:the|my) fridge|in die (?:kar|motor|bakkie|son))\b`
const wasKept =
  /\b(?:leaves?|leaving|stays?|stayed|staying|left|kept|keep|lay|lies|lying|stood|stand\w*|stored?|forgot\w*|been|was|sat|sits|live[sd]?|bly|gelos|gele|vergeet)\b/
const asksGood = pattern`
  \b(?:dies?|dead|still|spoil\w*|spoilt|ruin\w*|good|ok|okay|fine|safe|works?|use|throw|bin|toss|chuck|bad|goes off|go off|gone off|melt\w*|lose|expire|nog|reg|weggooi)\b`
const past = pattern`
  \b(?:expir(?:ed|y)|past (?:its|the|their) (?:date|expiry|best)|out of date|best before|use by|verval\w*|sell by|exp(?:iry)?(?: date)?(?: (?:is|was|of|in|date))*(?: [a-z]{3,9})? 20(?:1\d|2[0-5]))\b`
const asksUse =
  /\b(?:(?:can|may|could|should|must|kan|mag) (?:i|we|it|ek|ons)|ok|okay|safe|fine|still?|finish|use it|use (?:it )?up|throw|bin|toss|keep|nog)\b/
const something =
  /\b(?:how (?:do|can|must|should) i (?:store|keep)|where (?:do|must|should|can)|how long|store it|what does|pregnan\w*|pharmacy|tablets?|pills?|capsules?|allerg\w*|rash|burn(?:t|ed|s|ing)?|itch\w*|bumps?|used it|swollen|months? on|6m|12m)\b/

const sun = /\b(?:sun ?screens?|sun ?block|spf|sonskerm)\b/
const delicate = /\b(?:vitamin c|retinol|retinal|benzoyl|acids?|serums?)\b/
const changed =
  /\b(?:smells? (?:funny|off|bad|sour|rancid|different)|colou?r changed|separated|watery|lumpy|runny|yellow|brown|mould\w*|mold\w*)\b/

/** "Turned brown", "it has a funny smell now": told of the product. */
const turnedNow = pattern`
  \b(?:its|it is|it has|is|has|are|now|went|gone|turned|became|gone|looks?|smells?|het|dis|ruik)(?: \w+){0,3}? (?:brown\w*|orange|dark(?:er)?|yellow|separat\w*|runny|watery|lumpy|grainy|oily on top|rancid|
  sour|funny|off|weird|mould\w*|mold\w*|green|hard|dried out|bruin|suur|vrot|(?:like |of )?(?:old )?(?:crayons?|paint|oil|fish|milk))\b`
const binOrUse =
  /\b(?:use|keep|finish) (?:it )?(?:up )?(?:or|of) (?:bin|throw|toss|chuck|dump|not)|\b(?:bin|throw|toss|chuck|dump)\b|\bweggooi\b|\bkeep using\b|\bstill (?:use|good|ok|okay|fine|safe)\b|\b(?:can|may|must|should) i (?:still )?(?:use|keep)\b|\bkan ek (?:dit )?nog\b/

const afterIllness = /\b(?:cold sores?|fever blisters?|pink ?eye|conjunctivitis|eye infection|stye|sty|herpes)\b/

const outWith =
  '**Out at once,** whatever the date: a new smell, colour or texture, water on top, mould, or a sting it did not have.'

/** So few words lean on where it was told to be kept. */
const leaning = 6
/** "How long does a sunscreen last?" – "I leave it in the car" – "is that bad?": what was told of where a product is, with the question after it. */
const inTalk = (message: string, earlier: readonly string[]): string => {
  const own = tokensOf(message).join(' ')
  const [last = '', before = ''] = earlier
    .slice(-2)
    .toReversed()
    .map((text) => tokensOf(text).join(' '))
  const kept = (text: string): boolean => hotPlace.test(text) && wasKept.test(text)
  if (!product.test(own) && kept(own) && product.test(last)) return `${last} ${own}`
  const told = own.split(' ').length < leaning && kept(last) ? `${last} ${own}` : own
  const named = product.exec(before)?.[0]
  return product.test(told) || named === undefined || !kept(told)
    ? told
    : told.replace(/\b(?:it|the one|mine|this one)\b/, named)
}

/** What heat or a date that is past means for a product somebody has; undefined elsewhere. */
export const keptBadly = ({ heard, request: { message, turns } }: Asked): Draft | undefined => {
  const said = inTalk(message, messagesOf(turns))
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.medicine !== undefined ||
    heard.things.some(isMedicine) ||
    !product.test(said) ||
    something.test(said)
  )
    return undefined
  const base = {
    things: [],
    sources: ['general'],
    topic: { intent: 'particular' as const, entry: 'product-keeps', ingredients: [] },
    suggestions: ['How do I store my products?', 'What does 12M on a jar mean?'],
  }
  if (
    afterIllness.test(said) &&
    /\b(?:bin|throw|toss|chuck|dump|weggooi)\b|\b(?:use|keep) or\b|\bstill use\b/.test(said) &&
    /\b(?:mascara|eye ?liner|lip ?stick|lip ?gloss|lip ?balm|lip ?ice|make ?up|brush\w*|sponge\w*|foundation|concealer|eye ?shadow)\b/.test(
      said,
    )
  ) {
    return {
      ...base,
      paragraphs: [
        '**Yes, bin what touched it: mascara, eyeliner, lip balm, lipstick and sponges from those days carry the germs back.**',
        'Cold sores, pink eye and styes come again that way, and pass to whoever shares. Powders may stay if only a brush went in: scrape the top off, and wash brushes hot with soap and dry them right through.',
        '**Until it has healed:** no make-up on the spot, clean hands, your own towel. Then new mascara and lip balm, and share neither.',
        'An eye that hurts, sees worse or hates light, or a cold sore near the eye: a clinic today.',
      ],
    }
  }
  if (past.test(said) && asksUse.test(said)) {
    const lead = sun.test(said)
      ? 'Better not: past its date a sunscreen may protect less than it says, and nothing shows it until you burn.'
      : changed.test(said)
        ? 'No: past its date and changed, it belongs in the bin.'
        : 'Better not, throw it out: past its date nobody vouches for it, even if it still smells nice.'
    return {
      ...base,
      paragraphs: [
        `**${lead}**`,
        'Preservatives and actives wear out before the scent does: it may do less, grow germs you cannot smell, or give you bumps, a sting or a sore eye. For eyes, broken skin, babies and eczema it is a plain no.',
        'A rich ointment without water, such as petroleum jelly, is the mildest case: some weeks over, well closed, on legs and hands. A serum, sunscreen, mascara or acne product: buy it new.',
        outWith,
        'Used some and skin is calm? No harm done: just stop. Next time write the opening date on the pack.',
      ],
    }
  }
  if (
    turnedNow.test(said) &&
    binOrUse.test(said) &&
    !/\b(?:skin|face|nails?|hair|teeth|marks?|towels?|leaf|leaves)\b/.test(said)
  ) {
    const product = `${said} ${heard.things.map(({ called }) => called.toLowerCase()).join(' ')} ${tokensOf(messagesOf(turns).at(-1) ?? '').join(' ')}`
    const pale =
      /\b(?:pale|light|slightly|bit|little|straw|faint\w*) yellow|\byellow(?:ish)?\b/.test(said) &&
      /\b(?:vitamin c|ascorbic|vit c)\b/.test(product)
    return {
      ...base,
      topic: { ...base.topic, entry: 'gone-off' },
      paragraphs: [
        pale
          ? '**Use it up soon: a vitamin C serum that is only pale yellow still works; once it is dark orange or brown, bin it.**'
          : '**Bin it: what has changed its colour, smell or texture has worn out or grown germs, so throw it out rather than finish it.**',
        /\b(?:vitamin c|vit c|ascorbic)\b/.test(product)
          ? 'Vitamin C turns brown when air, light and heat have oxidised it: it is weak then, and can stain and sting. Dark marks get no help from it.'
          : /\b(?:retinol|retinal|retinoid)\b/.test(product)
            ? 'Retinol that has gone deep yellow or brown has lost most of its strength, and what is left can irritate.'
            : sun.test(said)
              ? 'A sunscreen that separates or runs no longer lies evenly on skin, so you can burn under it.'
              : 'It may do less, or give you bumps, a rash or a sore eye; near eyes, on babies and on broken skin least of all.',
        '**Next one:** a small pack, closed tightly, dark and below 25 °C, never in a car; clean fingers or a pump, and the opening date written on it.',
        'Used some already and nothing stings? No harm done: just stop.',
      ],
    }
  }
  if (!hotPlace.test(said) || !wasKept.test(said) || !asksGood.test(said)) return undefined
  const long =
    /\b(?:all (?:summer|season|month|week|year|day|dec\w*|jan\w*|holidays?)|whole (?:summer|month|week|day)|weeks?|months?|always|every day|lives?|since|december|january|holidays?|heeltyd)\b/.test(
      said,
    )
  return {
    ...base,
    paragraphs: [
      sun.test(said)
        ? '**Do not rely on it any more: heat breaks sunscreen filters down, so it protects less than the number says, and it looks the same.** A closed car in summer gets far above 40 °C.'
        : `**${long ? 'Better replace it' : 'One hot day mostly does no lasting harm, weeks of it do'}: heat separates creams, wears preservatives out and weakens what acts in them.**${delicate.test(said) ? ' Vitamin C, retinol and benzoyl peroxide go first.' : ''}`,
      sun.test(said)
        ? '**Now:** buy a fresh one for face and beach; a plain shop brand does. If it is all you have today, put it on thickly, with hat, sleeves and shade.'
        : '**Look at it:** runny, grainy, oil on top, another colour or smell means the bin. If nothing has changed and it was a day or two, use it up soon, on the body.',
      '**Where to keep it:** closed, below 25 °C, out of the sun. In a taxi or bakkie take a small tube along in your bag or a cool box, wrapped in a cloth, and never leave it in the cubbyhole.',
      outWith,
    ],
  }
}
