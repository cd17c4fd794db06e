import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// "Recipe for a vitamin C serum", "can I make my own lip balm": what keeps without a preservative may be stirred at home, what holds water or an active may not. Source: general.

const makes = pattern`
  \b(?:recipes?|resep|diy|home ?made|tuisgemaak\w*|tuis ?gemaakte|make (?:(?:my|your|our) own|a|an|some|\w+ \w+ (?:at home|myself))|make \w+(?: \w+){0,3} (?:at home|myself)|making (?:(?:my|your|our) own|a|an)|mix (?:my|your) own|from scratch|maak (?:ek|jy|n|my|jou)|how (?:do|to|can) (?:i )?(?:you )?(?:make|mix)|
  crush\w*(?: \S+){0,6} (?:water|tablets?|serum)|(?:tablets?|powder|pills?)(?: \S+){0,3} crush\w*)\b`
const notMade =
  /\b(?:recipe for disaster|make ?up|make (?:my|your|our) (?:skin|face|hair|lips?|pimples?|nails?|pores)|make me|make (?:them|these|those|(?:my|your|the|this) \w+(?: \w+)?) (?:even|light\w*|soft\w*|smooth\w*|stop|go|work|fade|less|more|better|stay|last\w*|look|feel|sting|hurt|not)|make it (?:even|soft\w*|smooth\w*|less|fade|last|lather|foam|work|worse|better|go|stop)|burn(?:t|ed|ing)|sun ?screen|sun ?cream|sun ?block|spf|zinc oxide|scrub|peel|bleach|lighten\w*|whiten\w*|hydroquinone|eat|cook|drink|smoothie|bought|someone|(?:a|my) friend|neighbour|aunt\w*|sells?|selling)\b/
const preserve =
  'What holds water and no preservative grows germs within days that you cannot see or smell, and that means pimples, sore eyes or infected skin.'

const rows: readonly ReadyRow[] = [
  {
    asks: [
      makes,
      /\b(?:vitamin c|vit c|ascorbic|retinol|hyaluron\w*|niacinamide|glycolic|salicylic|aspirin|acids?|serum|serums|collagen|peptides?|kojic|alpha arbutin)\b/,
    ],
    not: notMade,
    says: [
      '**No, do not make a serum with an active at home: you can measure neither its strength nor its acidity, it spoils within days, and it can burn.** Vitamin C powder or crushed tablets in water turn brown and sour within a day or two; tablets hold sugar, colour and acids that scratch and sting.',
      preserve,
      'Bought ones are tested for that, and need not be dear: a plain shop or pharmacy serum with vitamin C 10%, niacinamide 5% or hyaluronic acid does it. Take a sealed pack with an ingredient list and a batch number.',
      'On your skin already and it stings? Rinse with cool water, plain moisturiser, no sun on it today. Burns or blisters: twenty minutes of running water, and a clinic.',
    ],
    suggestions: ['How do I use a vitamin C serum?', 'Which cheap serum is good?'],
  },
  {
    asks: [
      makes,
      /\b(?:toner|rose ?water|face mist|mist|green tea|witch hazel|aloe (?:spray|water)|rice water|rose petals|cucumber water|face spray)\b/,
    ],
    not: notMade,
    says: [
      '**You may, but it keeps two or three days in the fridge at most, and skin needs no toner.** Green tea, rose petals or cucumber in water smell nice and do little more than water; ' +
        'nothing in them closes pores or fades marks.',
      preserve,
      '**If you still want to:** boiled, cooled water, a clean bottle, a small amount at a time, kept cold, on whole skin only, and out with it when cloudy or after three days. No lemon, vinegar, alcohol, witch hazel with spirit or essential oils.',
      'Stop if it stings or brings bumps. Not near the eyes, on broken skin, eczema or babies. Wash, moisturiser and sunscreen SPF 30–50 do what counts.',
    ],
    suggestions: ['Do I need a toner?', 'Does rice water work?'],
  },
  {
    asks: [makes, /\b(?:lip ?balm|lip ?ice|lip butter|lip gloss|lipbalsem)\b/],
    not: notMade,
    says: [
      '**Yes, a plain balm without water is safe to make: one part beeswax to about three parts oil or shea butter, melted gently in a bowl over hot water, poured into a clean, dry tin.** It keeps some months, cool and dry.',
      'Leave out honey, water, lemon, mint, cinnamon, menthol, food colour and essential oils: they sting, and anything wet lets germs grow. Stir more oil in for softer, more wax for firmer.',
      'Not with an allergy to beeswax (propolis) or nuts; take candelilla wax and sunflower oil then. It has no SPF: outdoors use a bought balm with SPF 30.',
      'Hot wax burns: no children at the stove. One person, one tin. Plain petroleum jelly does as well and costs less.',
    ],
    suggestions: ['What helps cracked lips?', 'Is petroleum jelly good for lips?'],
  },
  {
    asks: [makes, /\b(?:body butter|shea|body oil|hair oil|balm|whipped|body balm|massage oil|ointment|salf)\b/],
    not: new RegExp(`${notMade.source}|\\baloe\\b`),
    says: [
      '**Yes, a body butter of butters and oils alone is safe to make, as nothing in it holds water: about three parts shea or cocoa butter to one part sunflower, marula or olive oil.**',
      '**How:** melt gently over hot water, let it cool until it sets at the edge, whip it, fill clean, dry jars. Use it with dry hands or a spoon; it keeps three to six months, cool and dark. Rancid smell: out.',
      'Leave out water, aloe, milk, honey and glycerin: then it needs a preservative, or germs grow in it. No essential oils on sensitive skin, children or in pregnancy; no nut oils with a nut allergy.',
      'On damp skin after the bath, thinly, on the body. On a face that breaks out and on back and chest rather not. Weeping eczema: a clinic.',
    ],
    suggestions: ['Is shea butter good for eczema?', 'Does coconut oil clog pores?'],
  },
  {
    asks: [
      makes,
      /\b(?:cream|lotion|moisturi[sz]er|shampoo|conditioner|face wash|cleanser|deodorant|soap|hand ?wash|roll ?on)\b/,
    ],
    not: notMade,
    says: [
      '**Better buy it: a cream, lotion, gel or wash holds water, and without a proper preservative germs grow in it within days.** A plain one from a shop, without scent, costs less than the ingredients.',
      '**What is fine to mix:** a food mask that you use at once and rinse off after ten minutes (plain yoghurt, fine oats, avocado, banana), once a week at most; or butters and oils without water.',
      'Leave out lemon, vinegar, baking soda, toothpaste, cinnamon, garlic, salt, sugar on the face, and essential oils. Not on broken skin or eczema, or with an allergy to that food. Soap from lye can blind: not without training.',
      'It softens for a day, no more. What gives even, clear skin over time: a mild wash, moisturiser, and sunscreen SPF 30–50 every morning.',
    ],
    suggestions: ['A simple cheap routine', 'Which home remedies are safe?'],
  },
]

/** What may be made at home and what may not; undefined where nothing is to be made. */
export const madeAtHome = (asked: Asked): Draft | undefined =>
  asked.heard.harmed || asked.heard.cues.has('lighten') ? undefined : answerOf(rows, asked)
