import { pattern } from '../../text/pattern.ts'
import { composeCompare } from './compare.ts'
import { type Asked, capital, type Draft, draftOf } from './draft.ts'
import { doesOf, howLine } from './facts.ts'
import { isMedicine, leftOut } from './lines.ts'
import { answerOf, type ReadyRow, waysSaid } from './ready-rows.ts'

// "Salicylic toner or tea tree oil", "salicylic cleanser or serum", "oil cleanser vs balm": two things that are held against each other for a purpose. What differs is
// said, and which for this one, not what each word means. Source: general.

const between = '(?:vs|versus|v|or|of|noma|okanye|than|and|en|compared to|instead of)'
/** Two things that are held against each other, in either order. */
export const pair = (one: string, other: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${one})\b(?: \S+){0,4} ${between} (?:\S+ ){0,3}(?:${other})\b|\b(?:${other})\b(?: \S+){0,4} ${between} (?:\S+ ){0,3}(?:${one})\b`,
  )
const inOrder =
  /\b(?:which|what) (?:\w+ ){0,2}first\b(?! to buy)|\b(?:before or after|order|together|same time|on top|layer\w*|mix\w*)\b/
const deepPimple =
  'If it is deep, hard and sore, has no head, or keeps coming back in one place: hands off, and a clinic or pharmacist.'

const rows: readonly ReadyRow[] = [
  {
    asks: [
      pair('oil cleanser|cleansing oil|oil', 'balm|cleansing balm|balm cleanser'),
      /\b(?:cleans\w*|make ?up|sunscreen|wash|remov\w*|double)\b/,
    ],
    not: inOrder,
    says: [
      '**They clean alike; what differs is the feel: a cleansing oil is runny and quick, a balm is solid, richer and melts on the skin.** Neither is stronger.',
      '- **Oil:** rinses off more easily, so rather for oily or breakout-prone skin and heavy sunscreen\n- **Balm:** leaves more softness, travels well; for dry skin, and for thick make-up that wants massaging',
      '**How:** both on dry skin with dry hands, half a minute, add water until it turns milky, rinse, then a mild wash. Eyes last, gently.',
      'Choose one without scent and essential oils that rinses clean. Closed bumps after some weeks: change to the oil or a micellar water.',
    ],
    suggestions: ['Do I need to double cleanse?', 'How do I take off waterproof mascara?'],
  },
  {
    asks: [
      pair('micellar\\w*(?: water)?', 'cleansing (?:oil|balm)|oil cleanser|balm|oil|bi ?phase\\w*'),
      /\b(?:waterproof|mascara|make ?up|eye ?liner|lash\\w*|lipstick|foundation|sunscreen)\b/,
    ],
    not: inOrder,
    says: [
      '**Cleansing oil or balm: oil dissolves waterproof mascara and long-wear make-up; micellar water mostly needs rubbing for them.** Micellar water is enough for light make-up and tired evenings.',
      '**How:** oil on dry, closed lids and lashes with a fingertip or a soaked cotton pad, hold it there for half a minute, wipe downwards, add water until milky, rinse, then a mild wash.',
      'Micellar water should be rinsed off too: what stays can sting and dry.',
      'Contact lenses out first. An oil-and-water eye remover does as well. Lids that sting or swell: another, fragrance-free one; sore or red eyes that stay: pharmacist or clinic.',
    ],
    suggestions: ['How old may mascara be?', 'Do I need to double cleanse?'],
  },
  {
    asks: [
      pair('bar soap|soap bar|soap|seep', 'shower gel|body wash|liquid soap|wash'),
      /\b(?:eczema|ekseem|itch\w*|sensitive|atopic|baby|kid|child|toddler)\b/,
    ],
    not: inOrder,
    says: [
      '**Rather neither in the usual kind: take a soap-free wash, bar or liquid, without scent. Of the two a mild, scent-free shower gel or body wash beats ordinary bar soap.**',
      'Real soap is alkaline and takes out the fat that dry or eczema skin lacks; strongly foaming, perfumed gels do nearly the same. “Soap-free”, “syndet” or “for eczema” on the pack is what counts, not whether it is hard or liquid.',
      '**How:** lukewarm, five to ten minutes, wash only what is dirty, no bubble bath or antiseptic, pat dry, and a thick plain cream within three minutes. A cream or emulsifying ointment can be the wash itself.',
      'Cracks that weep, yellow crusts, or itch that keeps someone awake: a clinic.',
    ],
    suggestions: ['How often should a child with eczema bath?', 'Which cream for eczema?'],
  },
  {
    asks: [
      pair('toner', 'serum'),
      /\b(?:buy|get|afford|budget|money|need|spend|worth|skip|choose|pick|koop|only one|just one)\b/,
    ],
    not: /\b(?:before|after|order|on top|layer\w*)\b/,
    says: [
      '**Serum, if you want one of the two: it holds an active for one trouble; a toner is the one you can skip.** Neither comes before wash, moisturiser and sunscreen.',
      '- **Serum:** two to four drops for marks, oil or lines, such as niacinamide or vitamin C\n- **Toner:** mostly water; pores do not close by it. Only an acid toner does more, and that counts as your acid',
      '**Spend in this order:** sunscreen SPF 30–50, a mild wash, a plain moisturiser, then a serum.',
      'One new product at a time, first on a small patch for three evenings.',
    ],
    suggestions: ['Which serum for dark marks?', 'Do I need a toner?'],
  },
  {
    asks: [
      pair(
        '(?:pimple |hydrocolloid |acne )?(?:patch|patches|stickers?)',
        'benzoyl\\w*(?: peroxide)?|salicylic\\w*(?: acid)?|spot (?:cream|gel|treatment)|gel|cream',
      ),
    ],
    not: /\b(?:dark patch|patches on|together|with)\b/,
    says: [
      '**With a white head on it: the patch. Without one, red and under the skin: benzoyl peroxide 2.5%.** They do different things, so one does not replace the other.',
      '- **Patch:** soaks up fluid from an open or ripe pimple and keeps fingers off; six to twelve hours on clean, dry skin\n- **Benzoyl peroxide:** kills the germs that inflame it, and prevents the next; a thin dab, later a thin layer where you break out. It bleaches cloth',
      'Not both at once on one spot: gel under a patch gets too strong. Patch by night and the gel the next evening is fine.',
      deepPimple,
    ],
    suggestions: ['How do I use benzoyl peroxide?', 'How long until a pimple goes?'],
  },
  {
    asks: [
      pair('salicylic\\w*(?: acid)?|bha', 'benzoyl\\w*(?: peroxide)?|bpo?'),
      /\b(?:white ?heads?|black ?heads?|closed comedones?|(?:tiny|small|little) bumps|texture|congest\w*|clogged)\b/,
    ],
    not: inOrder,
    says: [
      '**For whiteheads, blackheads and small bumps that are not sore: salicylic acid.** It gets into the oily pore and loosens the plug; benzoyl peroxide kills the germs, so it is for red, sore pimples.',
      '**How:** salicylic acid 0.5–2%, a thin layer after cleansing, two to four evenings a week, moisturiser over it, sunscreen SPF 30–50 every morning. Eight to twelve weeks.',
      'Both kinds of bumps? Salicylic acid on some evenings, benzoyl peroxide 2.5% in the morning or on the others; it bleaches cloth. Start with one.',
      'No change after three months: adapalene does more for plugs (not in pregnancy); ask a pharmacist or clinic. Not salicylic acid with an aspirin allergy, and ask first in pregnancy.',
    ],
    suggestions: ['How often salicylic acid?', 'What are closed comedones?'],
  },
  {
    asks: [
      pair('hydrocolloid\\w*|(?:pimple |acne )?(?:patch|patches|stickers?)', 'tea tree(?: oil)?|tooth ?paste|aspirin'),
    ],
    not: /\b(?:dark patch|patches on|together|with)\b/,
    says: [
      '**The patch: it soaks up fluid, keeps fingers off and irritates nothing.** Tea tree oil helps a little at 5% in a finished gel; neat it burns and is a common cause of allergy. Toothpaste and crushed aspirin only burn.',
      '**How:** a hydrocolloid patch on clean, dry skin before any cream, six to twelve hours, peeled off gently; best on a pimple with a head.',
      'Red and under the skin, with no head? Benzoyl peroxide 2.5%, a thin dab in the evening; it bleaches cloth.',
      deepPimple,
    ],
    suggestions: ['How do I use benzoyl peroxide?', 'How long until a pimple goes?'],
  },
  {
    asks: [pair('aqueous(?: cream)?', 'vaseline|petroleum jelly')],
    not: inOrder,
    says: [
      '**Petroleum jelly (Vaseline-type) of the two: aqueous cream is better as a wash that is rinsed off.** Jelly seals water in and hardly ever stings. Many aqueous creams hold sodium lauryl sulfate, which thins the barrier and can make an itch worse.',
      '**How:** a short, lukewarm wash without real soap, pat dry, then jelly thinly on damp skin within three minutes, twice a day. Too greasy by day? A plain, fragrance-free cream with glycerin or urea 5–10%, and jelly at night. On oily or pimply faces use a light lotion instead.',
      'Thin, old skin likes it stroked on downwards, without rubbing. Careful on the way out of the bath: it is slippery.',
      'Weeping, yellow crusts, a tear, or an itch that keeps someone awake or is all over: a clinic.',
    ],
    suggestions: ['How often should I moisturise?', 'What helps itchy skin at night?'],
  },
  {
    asks: [
      pair('aqueous(?: cream)?', '[a-z]{2,}(?: cream| ointment| lotion)?'),
      /\b(?:dry|droog|eczema|ekseem|itch\w*|skin|son|daughter|baby|kid|child|body|face|moisturi\w*)\b/,
    ],
    not: new RegExp(
      `${inOrder.source}|\\b(?:steroid|cortisone|elocon|hydrocortisone|dettol|savlon|antiseptics?|jik|bleach|vinegar)\\b`,
    ),
    says: [
      '**The other, as long as it is a plain, fragrance-free cream or ointment made to stay on: aqueous cream is better as a wash that is rinsed off.** Many aqueous creams hold sodium lauryl sulfate, which stings and thins the barrier, in eczema most of all.',
      'Brands I know by name only, so look at the list: glycerin, petrolatum, paraffin or ceramides high up, no sulfate, no parfum.',
      '**How:** thickly on damp skin within three minutes of the bath, twice a day and after every wash; an ointment for the driest places and at night. The bigger tub is mostly cheaper per gram.',
      'Weeping, yellow crusts, or itch that keeps someone awake: a clinic.',
    ],
    suggestions: ['Which cream for eczema?', 'How often should a child with dry skin bath?'],
  },
  {
    asks: [pair('konjac(?: sponge)?', '(?:silicone )?brush|face cloth|cloth|silicone|hands|fingers')],
    says: [
      '**Neither is needed: clean fingers wash as well. Of the two the konjac sponge is softer, the silicone brush easier to keep clean.**',
      '- **Konjac sponge:** soak it until soft, hardly any pressure, once a day at most; wring out, hang up dry, new after four to six weeks\n- **Silicone brush:** mild soap, let it dry; it lasts long, and pressure irritates',
      'Not over sore pimples, eczema, rosacea or sunburn, nor on the evening of an acid, scrub or retinoid. Rubbing leaves dark marks on deeper skin.',
      'Lukewarm water, a mild wash, half a minute, pat dry, moisturise. Share neither.',
    ],
    suggestions: ['How often should I wash my face?', 'Which face wash is mild?'],
  },
  {
    asks: [
      pair(
        'no ?name|generic|store brand|own brand|house brand|cheap(?:er)?(?: one)?',
        'vaseline|branded?|original|real|expensive(?: one)?|name brand',
      ),
    ],
    not: inOrder,
    says: [
      '**The no-name one does as well, if the list is the same: petroleum jelly is petroleum jelly, whoever’s name is on the tub.** You pay for the name, the scent and the jar.',
      'Look at the back: for a jelly “petrolatum” alone, or with a little scent (take it without for eczema, lips and babies); for a cream the same first five ingredients and, with an active, the same percentage.',
      'Compare the price per 100 g, and take a sealed pack with a batch number from a shop, not one filled from a bucket.',
      'Sunscreen is the one not to buy blind: SPF 30–50, broad-spectrum, in date, from a pharmacy or supermarket; their own brands are fine.',
    ],
    suggestions: ['What should I spend money on first?', 'How do I read a label?'],
  },
  {
    asks: [
      pair(
        'bio ?oil|tissue oil',
        'vaseline|petroleum jelly|shea(?: butter)?|cocoa butter|coconut oil|cream|lotion|e45|palmers',
      ),
    ],
    not: inOrder,
    says: [
      '**Neither is better where it counts: no oil, jelly or butter has been shown to prevent or take away stretch marks or scars; genes and hormones decide most.** As moisturisers both work, and the cheaper, scent-free one does as well.',
      '- **Tissue oil (Bio-Oil and the like):** spreads easily, pleasant to massage with; mostly mineral oil with scent, which can irritate\n- **Petroleum jelly or a plain butter:** seals best, hardly ever causes allergy, costs little; feels greasy',
      '**On scars:** petroleum jelly while a wound heals, then silicone gel or sheets for a raised one, and sunscreen SPF 50. **On stretch marks:** new, red or dark ones fade by themselves over months; massage and moisture ease itch.',
      'Help that does more, such as needling, laser or a retinoid (not in pregnancy), belongs with a dermatologist.',
    ],
    suggestions: ['What really helps stretch marks?', 'Does silicone help scars?'],
  },
  {
    asks: [
      pair('(?:powder|poeier)(?: \\S+)?', '(?:cream|liquid|room)(?: \\S+)?'),
      /\b(?:blush|blusher|foundation|bronzer|highlighter|make ?up|contour|concealer|eye ?shadow)\b/,
    ],
    not: inOrder,
    says: [
      '**On dry skin cream; on oily skin, in heat or over visible pores powder.** Powder clings to flakes and makes lines show; cream melts in and lies well on moisturised skin, but slides on oil.',
      '**How:** cream with a fingertip or sponge, before any powder, in small dabs; powder with a soft brush, shaken off, last. Cream lasts longer with a breath of powder over it.',
      'Under either: moisturiser, then sunscreen SPF 30–50, each left to set for some minutes.',
      'Breakout-prone? Oil-free, and off every evening. Clean sponges and brushes weekly; no sharing.',
    ],
    suggestions: ['Which foundation for dry skin?', 'How often do I wash my brushes?'],
  },
]

const onLeave =
  /\b(?:serum|toner|gel|cream|lotion|leave on|leave in|treatment|spot|essence|moisturi[sz]er|pads?|peel)\b/
const onRinse = /\b(?:cleanser|wash|face ?wash|soap|bar|foam|body wash|shampoo|seep)\b/

/** One active as a wash or as something that stays on. */
const washOrStays = (asked: Asked, said: string): Draft | undefined => {
  const [thing, other] = asked.heard.things
  if (
    thing === undefined ||
    other !== undefined ||
    isMedicine(thing) ||
    thing.ingredient?.full === undefined ||
    !onLeave.test(said) ||
    !onRinse.test(said) ||
    !new RegExp(`(?:${onRinse.source})(?: \\S+){0,3} ${between} |${between}(?: \\S+){0,3} (?:${onRinse.source})`).test(
      said,
    ) ||
    inOrder.test(said)
  )
    return undefined
  const { called } = thing
  return {
    paragraphs: [
      `**What stays on does more, a wash is gentler: take ${called} as a serum, gel or lotion if your skin bears it, as a wash if it stings easily or for back and chest.** A wash is on the skin for a minute, so little of the active works.`,
      `**${capital(called)}:** ${doesOf(thing)}`,
      `- **Wash:** leave it on for one to three minutes, rinse; daily at most, and then no second one with an active\n- **Leave-on:** a thin layer after a mild wash, two or three evenings a week at first, moisturiser over it`,
      'Not both to begin with. Tight, stinging or flaky: fewer nights.',
    ],
    extras: [howLine(thing)].filter((line) => line !== undefined),
    things: [thing],
    sources: ['general'],
    topic: { intent: 'compare' },
    suggestions: [`How often should I use ${called}?`, `What should I not mix with ${called}?`],
  }
}

const weighs = pattern`\b(?:vs|versus|better|best|beter|beste|which|watter|difference|choose|stronger|gentler|weaker|milder|harsher|than|or|of|noma)\b`

const measures =
  /^(?:(?:a |any |much |really |even |actually |as |more |less )*)(?:better|stronger|weaker|gentler|milder|safer|harsher|worse|effective|strong|good|gentle|irritating|drying) (?:than|as|for \S+(?: \S+)? than)(?: the| a| my)?$/

const besideAqueous =
  /\b(?<before>(?:e ?45|[a-z]{3,})(?: (?:cream|ointment|lotion))?) (?:or|vs|versus|of|noma) (?:the )?aqueous\b|\baqueous(?: cream)? (?:or|vs|versus|of|noma) (?:the )?(?<after>(?:e ?45|[a-z]{3,})(?: (?:cream|ointment|lotion))?)\b/
/** "The other" by its name. */
const withNamedOther = (draft: Draft, said: string): Draft => {
  const { before, after } = besideAqueous.exec(said)?.groups ?? {}
  const other = before ?? after
  return other === undefined || /^(?:is|use|cream|better|which|should|what|the)\b/.test(other)
    ? draft
    : {
        ...draft,
        paragraphs: draft.paragraphs.map((one) =>
          one.replace('**The other, as long as it is', `**${capital(other)}, as long as the one you buy is`),
        ),
      }
}

/** Aqueous cream or another: the same for a child. */
export const aqueousOrOther = (asked: Asked): Draft | undefined => {
  const said = waysSaid(asked).find((one) => besideAqueous.test(one)) ?? ''
  const ready =
    said !== ''
      ? answerOf(
          rows.filter(({ asks: [first] }) => first?.source.includes('aqueous') === true),
          asked,
        )
      : undefined
  return ready === undefined ? undefined : withNamedOther(ready, said)
}

/** What differs between two things that are weighed for a purpose, and which for this one; undefined where no two are. */
export const weighedPairs = (asked: Asked): Draft | undefined => {
  const { heard, situation } = asked
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.followsUp ||
    (situation.conditions.has('under-12') && !heard.kinds.includes('cleanser'))
  )
    return undefined
  const ready = answerOf(rows, asked)
  if (ready !== undefined) return withNamedOther(ready, waysSaid(asked)[0] ?? '')
  const [said = ''] = waysSaid(asked)
  if (!weighs.test(said)) return undefined
  const both = heard.things.filter(({ ingredient, family }) => family !== undefined || ingredient?.full !== undefined)
  // Neither of two that are left out is the better one.
  if (both.every((thing) => leftOut(asked.knowledge, thing, situation) !== undefined)) return washOrStays(asked, said)
  const word = heard.tokens.join(' ')
  const held =
    heard.named.length === 2 &&
    heard.named[0] !== undefined &&
    heard.named[1] !== undefined &&
    new RegExp(`\\b(?:vs|versus|or|noma)\\b`).test(
      heard.tokens.slice(heard.named[0].to, heard.named[1].from).join(' '),
    ) &&
    heard.named[1].from - heard.named[0].to <= 5
  // A word for a kind of product beside two ingredients says in what they come, and is not what is asked about.
  if (
    both.length === 2 &&
    held &&
    !inOrder.test(word) &&
    !both.some(isMedicine) &&
    heard.kinds.length > 0 &&
    heard.kinds[0] !== 'sunscreen' &&
    heard.intent === 'particular'
  )
    return draftOf(composeCompare(asked))
  // "Is X stronger than Y?"
  const [one, other] = heard.named
  if (
    both.length === 2 &&
    heard.named.length === 2 &&
    one !== undefined &&
    other !== undefined &&
    measures.test(heard.tokens.slice(one.to, other.from).join(' ')) &&
    !both.some(isMedicine)
  )
    return draftOf(composeCompare(asked))
  return washOrStays(asked, said)
}
