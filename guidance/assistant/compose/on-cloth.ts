import { messagesOf } from '../conversation.ts'
import type { RedFlagNotice } from '#contract/guidance.ts'
import { tokensOf } from '../../text/tokens.ts'
import { particularById } from '../understand/particulars.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "My black towels have white patches now": what a product leaves on cloth is no patch on skin. Source: general.

const cloth = pattern`
  (?:towels?|face ?cloths?|wash ?cloths?|pillow ?(?:cases?|slips?)?|sheets?|linen|bedding|duvet\w*|clothes|t ?shirts?|shirts?|tops?|vests?|blouses?|hood(?:ie|y)s?|sweaters?|
  jerseys?|uniforms?|collars?|bras?|jackets?|scarf|scarves|doek|hijab|handdoeke?|waslap\w*|kussing\w*|klere|hemp|hemde|lakens?|trui)`
const mark =
  '(?:bleach\\w*|stain\\w*|mark\\w*|patch\\w*|spots?|streaks?|faded|discolou?r\\w*|colou?r|orange|white|yellow|pale|pink|rust\\w*|vlekke?|kolle?|gebleik|oranje|wit)'
const marksCloth = new RegExp(
  String.raw`\b${cloth.source}\b(?: \S+){0,8} ${mark}\b|\b${mark}\b(?: \S+){0,6} (?:on|off on|in|onto|op|from|of|my|the) (?:\S+ ){0,3}${cloth.source}\b|\b(?:ruin\w*|wreck\w*|destroy\w*) (?:\S+ ){0,3}${cloth.source}\b`,
)
const onSkin = pattern`
  \b(?:on|op) (?:my |his |her |the |both )?(?:\w+ )?(?:face|cheeks?|skin|back|chest|arms?|legs?|neck|hands?|forehead|body|gesig|vel|rug|wang\w*)\b|\b(?:my|his|her) (?:face|skin|
  cheeks?|hands?|arms?|legs?) (?:has|have|is|are|got)\b`

/** Whether a message tells of marks on cloth and of none on skin. */
const tellsOfCloth = (message: string): boolean => {
  const said = tokensOf(message).join(' ')
  return marksCloth.test(said) && !onSkin.test(said)
}

/** Notices without that of skin that lost its colour, where it is cloth that did. */
export const withoutCloth = (notices: readonly RedFlagNotice[], message: string): readonly RedFlagNotice[] =>
  notices.some(({ id }) => id === 'losing-colour') && tellsOfCloth(message)
    ? notices.filter(({ id }) => id !== 'losing-colour')
    : notices

const peroxide =
  /\b(?:benzoyl\w*|bensoiel\w*|benzac\w*|panoxyl|bpo|bp (?:wash|gel)|(?:acne|pimple|spot|puisie) ?(?:wash|gel|cream|soap|treatment)|(?:acne|pimples?|bacne) .{0,30}\b(?:wash|gel|cream))\b/
const bleached = /\b(?:bleach\w*|white|pale|orange|light\w*|faded|lost|colou?r|gebleik|wit|oranje)\b/
const washes = /\b(?:face ?wash|cleanser|wash|soap|gel|cream)\b/
const tan = /\b(?:(?:self|fake|spray|sunless) ?tan\w*|tanning (?:mousse|lotion|drops?))\b/

/** What marks cloth, where that is told of; undefined elsewhere, or where something else is to blame. */
export const onCloth = ({ knowledge, heard, request }: Asked): Draft | undefined => {
  if (heard.isLabel || heard.injected || !tellsOfCloth(request.message)) return undefined
  const told = [...messagesOf(request.turns).slice(-3), request.message]
    .map((text) => tokensOf(text).join(' '))
    .join(' . ')
  if (tan.test(told))
    return {
      paragraphs: [
        '**Most of it washes out: soak fresh self-tan in cold water, rub dishwashing liquid or liquid soap in, leave it ten minutes, rinse, and wash warm.**',
        'Do it soon: what has dried for days, or went through a hot dryer, may stay. White cotton takes an oxygen bleach for cloth; never chlorine bleach together with anything ' +
          'else, and never on skin. Silk, wool and nylon hold the stain most: ask a dry cleaner.',
        '**Next time:** let it dry fully, wear dark, loose clothes for eight hours, sleep on old or dark sheets, and rinse off before you wear white.',
      ],
      things: [],
      brief: true,
      sources: ['general'],
      topic: { intent: 'particular' },
      suggestions: ['How do I put self-tan on evenly?', 'How do I take self-tan off?'],
    }
  const ready = particularById(knowledge, 'peroxide-towels')
  if (
    ready === undefined ||
    !bleached.test(told) ||
    /\b(?:sun ?screen|spf|deodorant|roll ?on|sonskerm|hair dye|oil)\b/.test(told)
  )
    return undefined
  const named = peroxide.test(told)
  if (!named && !washes.test(told)) return undefined
  return {
    paragraphs: named
      ? [...ready.says]
      : [
          '**Most likely it holds benzoyl peroxide: look for that name on the pack.** No other common wash or cream takes the colour out of cloth.',
          ...ready.says.map((one) => one.replace('**Yes, benzoyl', '**Benzoyl')),
        ],
    things: [],
    brief: true,
    sources: ready.sources,
    topic: { intent: 'particular', entry: ready.id, ingredients: ['benzoyl-peroxide'] },
    suggestions: ['How long do I leave a benzoyl peroxide wash on?', 'What else helps pimples?'],
  }
}
