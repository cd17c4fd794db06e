import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Is lip ice every hour the problem?", "could it be my toothpaste?": whether what somebody uses keeps their trouble going. Source: general dermatology.

/** What is suspected, where the trouble sits: the verdict, what to do, and who should see it when that does not help. */
type Suspect = { what: RegExp; where: RegExp; verdict: string; why: string; how: string; seen: string }

const flavoured =
  'menthol|mint\\w*|peppermint|spearmint|camphor|kamfer|cinnamon|kaneel|flavou?r\\w*|strawberry|cherry|vanilla|scented|perfume\\w*'
const suspects: readonly Suspect[] = [
  {
    where: /\b(?:lips?|lippe|mouth corners?|corners of my mouth)\b/,
    what: new RegExp(
      `\\b(?:lip ?(?:balm|ice|gloss|stick|scrub|butter|salve|plumper)s?|labello|zam ?buk|vicks|blistex|carmex|chap ?stick|balm|matte|tooth ?paste|tandepasta|mouth ?wash|${flavoured})\\b`,
    ),
    verdict:
      '**Yes, it can be: menthol, camphor, cinnamon, flavour and scent sting lips, so you lick, peel and put on more.**',
    why: 'Licking keeps it going too: spit dries and takes the lips’ own moisture along. A strong or whitening toothpaste can do the same.',
    how:
      '**For two weeks:** only plain petroleum jelly or a fragrance-free ointment, six times a day and thickly at night; no lip scrub, matte lipstick or picking; a mild ' +
      'toothpaste. Outdoors a plain balm with SPF 30.',
    seen: 'Calm, and back when you use it again: then it was that. Cracked corners, crusts, or one sore spot that stays three weeks: let a clinic look.',
  },
  {
    where: /\b(?:(?:around|round|near|by|om) (?:\w+ )?(?:mouth|lips|mond)|mouth|mond|chin|ken)\b/,
    what: /\b(?:tooth ?paste|tandepasta|mouth ?wash|lip ?(?:balm|gloss|stick|ice))\b/,
    verdict:
      '**It can be: foam, mint, cinnamon and whitening agents in toothpaste, and greasy or scented balms, can keep bumps around the mouth going.**',
    why: 'Likelier still are heavy creams, and any cortisone cream there. Ordinary pimples of chin and jaw come from hormones instead, with blackheads among them.',
    how: '**For four weeks:** a mild toothpaste without strong flavour, rinse and wipe the mouth well, only a light, fragrance-free moisturiser, and nothing greasy round the lips.',
    seen: 'Small red or dark bumps that burn, or no change by then: a pharmacist or clinic, as some need a prescription.',
  },
  {
    where: /\b(?:scalp|kopvel|hairline|behind (?:my |the )?ears?|head|kop)\b/,
    what: /\b(?:sham?poos?|sjampoe|conditioners?|hair ?(?:gel|spray|food|oil|dye|colou?r|relaxer|mousse)|relaxer|gel|braids?|dry shampoo)\b/,
    verdict:
      '**It can be: scent, menthol, preservatives and strong foam in hair products make many scalps itch, and whatever stays on does so more than what is rinsed off.**',
    why: 'It speaks for it when the itch began within weeks of a new one, sits at hairline, ears and neck too, and eases when you leave it out. White or yellow flakes speak more for dandruff.',
    how: '**For three weeks:** a mild, fragrance-free shampoo without menthol, rinsed well, and nothing left on the scalp. With flakes an anti-dandruff shampoo twice a week, left on for three minutes.',
    seen: 'After hair dye or a relaxer, or with blisters, oozing, swelling, bald patches or a child’s scaly patch: a clinic now, and do not use it again.',
  },
  {
    where: /\b(?:hands?|hande|fingers?|knuckles?)\b/,
    what: /\b(?:saniti[sz]er|hand ?wash|soap|seep|dish ?wash\w*|washing (?:up|liquid|powder)|sunlight|handy andy|bleach|jik|gloves?|cleaning)\b/,
    verdict:
      '**Yes, it can be: water, soap, sanitiser and cleaners take the fat out of hands many times a day, and that is the commonest cause.**',
    why: 'A sanitiser with glycerin is milder than washing again, and stings only where skin is cracked already; dishwashing liquid and cleaners are the hardest.',
    how: '**From now on:** gloves for wet work and cleaning, a soap-free wash in lukewarm water, and a plain thick cream after every wash; at night petroleum jelly under cotton gloves.',
    seen: 'Blisters, deep cracks, pus or no better in two weeks: a clinic, with the products along.',
  },
]

const onOilyFace: Suspect = {
  where:
    /\b(?:(?:face|skin|forehead|nose) (?:is |gets |so |very |always |still |too )*(?:oily|greasy|shiny)|(?:oily|greasy|shiny) (?:face|skin|forehead|nose)|shine)\b/,
  what: /\b(?:vaseline|petroleum jelly|coconut oil|shea|cocoa butter|body (?:butter|lotion|cream)|olive oil|glycerine?|camphor cream|bio ?oil|hair (?:oil|food))\b/,
  verdict:
    '**It can be part of it: petroleum jelly, body butters and oils lie on top of the skin and shine, and an oily face has no need of them.** They do not make the skin produce more oil.',
  why: 'Most of the oil comes from hormones and family. Petroleum jelly clogs little by itself; coconut oil and butters can bring bumps.',
  how: '**For four weeks:** a mild gel wash morning and night, a light, oil-free gel or lotion instead, niacinamide 2–5% once a day if you like, and a fluid sunscreen SPF 30–50. Keep the jelly for lips, heels and elbows.',
  seen: 'Less shine by then: it played a part. Deep or sore pimples: a pharmacist or clinic.',
}

const blames = pattern`
  \b(?:problem|probleem|culprit|to blame|blame|causing|cause of|the cause|the reason|making (?:it|them|this|my \w+) (?:\w+ )?worse|make (?:it|them|this) worse|doing (?:it|this|that)|behind (?:it|this)|fault|skuld|boosdoener)\b|
  ^(?:(?:so|but|and|ok|maybe|hm+|eish|or|wait) )*(?:is (?:it|this|that)|is dit|could (?:it|this|that) be|can (?:it|this|that) be|might (?:it|this) be|kan dit)\b|\b(?:could|can|might) (?:it|that|this) be\b`
const asks = /\b(?:is|are|could|can|may|might|does|do|kan|maybe|was|whats|what)\b/
const grave =
  /\b(?:swoll?en|swell\w*|swelling|hives|blister\w*|blood|bleed\w*|pus|fever|breath\w*|throat|burn\w*|burnt|bald)\b/

/** Whether what they suspect keeps a trouble going, of the commonest pairs; undefined elsewhere. */
export const toBlame = ({ heard, situation, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (heard.isLabel || heard.injected || !blames.test(said) || !asks.test(said) || situation.conditions.has('under-12'))
    return undefined
  // What was told last counts, and no older trouble.
  const before = tokensOf(messagesOf(request.turns).at(-1) ?? '').join(' ')
  if (grave.test(`${before} ${said}`)) return undefined
  const suspect = [...suspects, onOilyFace].find(
    ({ what, where }) =>
      (what.test(said) &&
        where.test(said.replace(/\blip ?(?:balm|ice|gloss|stick|scrub|butter)s?\b|\bhand ?(?:wash|cream)\b/g, ' '))) ||
      (what.test(said) && where.test(before)),
  )
  if (suspect === undefined) return undefined
  const { verdict, why, how, seen } = suspect
  return {
    paragraphs: [verdict, why, how, seen],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['How do I do a patch test?', 'Which moisturiser has no fragrance?'],
  }
}
