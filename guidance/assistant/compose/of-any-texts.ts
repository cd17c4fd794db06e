// What is said of a thing of the shelf, by what it is for the skin, to each of the questions of asked-of-any.ts. Source: general.

/** What a thing is for the skin. */
export type Sort =
  | 'tool'
  | 'patch'
  | 'scrub'
  | 'mask'
  | 'wash'
  | 'cream'
  | 'oil'
  | 'water'
  | 'colour'
  | 'scent'
  | 'hair'
  | 'bare'
  | 'solvent'
  | 'sun'

const small = new Set<Sort>(['cream', 'sun', 'oil'])

const why: Readonly<Record<Sort, string>> = {
  tool: 'rubbing, pressing and heat upset new skin',
  patch: 'its glue pulls new skin off with it',
  scrub: 'grains and acids scratch and burn new ' + 'skin',
  mask: 'it dries, stings or pulls',
  wash: 'soap and rubbing sting',
  cream: 'scent and actives sting',
  oil: 'scent in it stings',
  water: 'alcohol, acids and scent in it ' + 'sting',
  colour: 'it has to be rubbed off again, and ' + 'brushes bring germs',
  scent: 'alcohol and scent burn, and can leave dark marks',
  hair: 'strong chemicals and glue run down and ' + 'burn',
  bare: 'it lifts new skin off with the hair',
  solvent: 'it strips and burns',
  sun: 'it may sting',
}

const afterPeel = (sort: Sort, x: string): string[] => [
  small.has(sort)
    ? `**Yes, a plain, fragrance-free one: after a peel new skin wants little else.** ` +
      `${
        sort === 'sun'
          ? 'SPF 50 every morning as soon as it no longer stings, a mineral one first, patted on, ' +
            'with hat and shade.'
          : `Pat ${x} on thinly, several times a day; petroleum jelly where it is dry.`
      }`
    : sort === 'wash'
      ? `**Yes, if it is mild and fragrance-free, rinsed off with lukewarm water: mostly from the next morning.** No rubbing, pads or wipes.`
      : `**Not yet: leave ${x} until skin no longer peels, stings or looks red, about a week after a mild peel, two or more after a strong one.** Until ` +
        `then ${why[sort]}.`,
  'Until it is calm: a mild wash, plain cream, SPF 50 every morning; no acids, retinoids, vitamin C, scent, scrubs, wax, heat or gym sweat, and no pulling ' +
    'at flakes.',
  'Whoever did the peel knows how deep it went: their word comes first. Blisters, oozing, strong pain or a fever: be seen the same day.',
]

const afterShave = (sort: Sort, x: string): string[] => [
  small.has(sort)
    ? `**Yes, if it is plain and fragrance-free: that is just what shaved skin wants.** Pat ${x} on once it is rinsed cool and patted dry.`
    : sort === 'wash'
      ? '**Better before: wash first, then shave; afterwards only cool water.** If you must, a mild one without scent, rinsed off well.'
      : sort === 'bare'
        ? '**No, one or the other: on freshly shaved skin it burns, and there is no hair for it to take.** Wait until skin is calm and hair ' +
          'has grown, some days to two weeks.'
        : sort === 'water'
          ? `**Only a plain one: ${x} without alcohol, acids and scent may go on once nothing stings.** With any of them wait until the ` +
            `next day.`
          : `**Better wait until the next day: shaving takes off a little of the skin’s top, so ${why[sort].replace(/new skin/g, 'it')}.**`,
  'Straight after shaving: rinse cool, pat dry, a plain cream or a balm with panthenol or glycerin, and nothing else. By day SPF 30–50 on shaved skin that ' +
    'sees the sun.',
  'Little bumps or burning: leave the blade for some days, cool cloths, petroleum jelly. Hot, sore or with pus: ask a pharmacist or clinic.',
]

const onBaby = (sort: Sort, x: string): string[] => [
  `**No, leave ${x} off a baby: ${
    sort === 'cream' || sort === 'oil'
      ? 'what is made for grown-ups often holds scent and actives'
      : `thin skin takes up more, and ${why[sort].replace(/new skin/g, 'it')}`
  }.**`,
  'What is enough: lukewarm water, a little mild, fragrance-free baby wash two or three times a week, a plain ointment such as petroleum jelly on dry spots ' +
    'and in the nappy area, soft cloth, ' +
    'shade and a hat.',
  'Has some got on the skin? Rinse it with lukewarm water. In the mouth or an eye: rinse, and call the Poisons Information Helpline, 0861 555 777. A rash, ' +
    'pimples or flakes: show the clinic nurse first.',
]

const underMakeup = (sort: Sort, x: string): string[] => [
  sort === 'mask'
    ? `**No, take ${x} off first: what is left of it cracks, rolls or slides under make-up.** A sheet mask’s serum may stay: pat it in and ` +
      `wait ten minutes.`
    : `**Before make-up, yes, but not under it: use ${x} on clean skin, wipe the rest off, then go on.** Clean hands and a clean tool, light pressure.`,
  'Then a light moisturiser, SPF 30–50, ten minutes to set, and make-up patted on with a damp sponge. On the day of a big event try nothing new: redness ' +
    'shows through any foundation.',
  'In the evening take it all off with a cleansing balm, oil or micellar water and a mild wash.',
]

const shared = (sort: Sort, x: string): string[] => {
  const own =
    sort === 'tool' ||
    /lip|mascara|roll ?on|sponge|blender/.test(x) ||
    (sort === 'colour' && !/powder|spray|tinted|tanner|polish/.test(x))
  return [
    own
      ? `**Better not: with ${x} germs go from one skin to the other.** Cold sores, pink eye, warts and ringworm pass that way.`
      : sort === 'patch' || sort === 'bare'
        ? `**From one pack, yes; the same piece never.** What has been on skin goes in the bin.`
        : `**Yes, if it comes out of a pump, tube or spray; from a jar take it with a clean spoon, not with fingers.** Most skin trouble does not pass on ` +
          `through a cream.`,
    own
      ? 'Everybody needs their own, washed or wiped after use and kept dry. Shared once and nothing shows? Wash it, and leave it at that.'
      : 'Not while one of you has a cold sore, pink eye, open or weeping skin. Another skin may not like what yours does: a small patch first. What was ' +
        'prescribed stays with the one it was for.',
    'Write the opening date on it: two use it up sooner, and what smells or looks different goes out.',
  ]
}

const selfMade: Readonly<Partial<Record<Sort, string>>> = {
  mask: 'plain yoghurt or finely ground oats with water, mixed fresh, ten minutes, rinsed off',
  scrub: 'a soft, wet cloth, or for lips a little fine sugar ' + 'in petroleum jelly once a week',
  water: 'nothing: a toner or mist is an extra, and plain water does not replace it',
  cream: 'petroleum jelly, or a little glycerin on damp ' + 'skin',
  oil: 'sunflower oil from a fresh, closed bottle',
  wash: 'a plain, cheap bottle of soap-free wash',
  colour: 'a small drugstore one: kitchen powders and spices stain and ' + 'irritate',
  scent: 'scent on clothes, not on skin',
}
const homeMade = (sort: Sort, x: string): string[] => [
  `**Better not to keep ${x}: what is stirred at home has no preservative, so germs grow in it within days, and nobody can measure what is in it.**`,
  `**Instead:** ${selfMade[sort] ?? 'a plain, fragrance-free one from the shelf costs little'}. Leave lemon, baking soda, vinegar, toothpaste, cinnamon and ` +
    `essential oils out of everything: they burn, and burns leave dark marks.`,
  'If you mix something all the same: clean hands and bowl, only as much as you use at once, a small patch on the inner arm first, and rinse at the first ' +
    'sting.',
]

const halaal = (sort: Sort, x: string): string[] =>
  sort === 'tool'
    ? [
        `**Mostly there is nothing to ask about in ${x}: stone, metal, plastic or plant fibre holds nothing from animals.** Brushes can be of animal hair, boar’s ` +
          `among them: the pack says “synthetic” where they are not.`,
        'What goes on with it is another matter: read the list of the cream or oil, or paste it here.',
        'Where opinions differ, ask somebody you trust in that.',
      ]
    : [
        `**The name alone does not tell: it depends on what is in ${x}, and a halaal mark on the pack or the maker’s word settles it.**`,
        '**Worth a look on the list:** glycerin, stearic acid and other fatty acids (plant or animal fat), collagen, gelatin and keratin (animals), carmine or CI ' +
          '75470 (insects), lanolin (wool), and alcohol denat ' +
          '(ethanol, where you leave that out). Cetyl and stearyl alcohol are waxes. “Vegan” rules out animals, not ethanol.',
        'Paste the ingredient list here, and I will look through it. Where opinions differ, ask somebody you trust in that.',
      ]

const sticky = (sort: Sort, x: string): string[] =>
  sort === 'tool'
    ? [
        `**Left-over cream, soap and skin make ${x} sticky: wash it with warm water and mild soap after each use, rinse, and let it dry in the air.**`,
        'Still sticky, smelly or discoloured after that: a new one. Old sponges and loofahs every three to four weeks.',
        'Until it is clean use your fingers: they do the same.',
      ]
    : [
        `**Mostly it is too much, or a layer that has not sunk in: half as much of ${x}, on slightly damp skin, and a few minutes before the next.**`,
        'Glycerin, hyaluronic acid, aloe, honey and heavy oils feel tacky by nature, in humid heat more so; over it a light lotion takes the feel away, or choose ' +
          'a gel or fluid next time.',
        'Was it not sticky before? A new feel, smell or colour means it has turned: throw it out.',
      ]

const core: Readonly<Partial<Record<Sort, string>>> = {
  cream: 'Skin holds less water: dry skin feels tight and flaky within days, oily skin may notice little.',
  wash: 'Sweat, oil and sunscreen stay on: pores ' + 'clog sooner; lukewarm water alone does for a day or two.',
  sun: 'Skin burns, marks and ages sooner, at once and every day: that is the one step not to stop.',
  scent: 'Only the smell changes: sweat itself harms no ' + 'skin.',
}
const stopped = (sort: Sort, x: string): string[] => [
  core[sort] !== undefined
    ? `**${core[sort]}**`
    : /serum/.test(x)
      ? '**No harm: what its active did goes back slowly, over weeks to months, and skin gets ' +
        'no worse than it was before.**'
      : `**Nothing bad: ${x} is an extra, and skin does not get hooked on it.** What it smoothed, wet or covered looks as before within days.`,
  'There is no withdrawal from cosmetics. The exception is a cream with a hidden or prescribed steroid, or a lightener: redness, burning and bumps after ' +
    'stopping one need a clinic, which lowers it step by step.',
  'What should stay: a mild wash in the evening, a moisturiser when skin feels tight, and SPF 30–50 every morning.',
]

const made: Readonly<Partial<Record<Sort, string>>> = {
  oil: 'it softens what it lies on, as any plain oil or petroleum jelly does',
  colour: 'it covers or colours, and treats nothing',
  scent: 'it smells good, ' + 'and does nothing for skin',
  hair: 'it shapes hair, and the skin beside it is better without',
  bare: 'it takes hair off or lets a blade glide, no more',
  solvent: 'it dissolves, and ' + 'belongs on nails or hard things, not on skin',
}
const scam = (sort: Sort, x: string): string[] => [
  `**No scam, but no must: of ${x} this much is true: ${made[sort] ?? 'it is an extra'}.**`,
  'What does most for skin is dull and cheap: a mild wash, a moisturiser when it feels tight, and SPF 30–50 every morning. Promises of more (tightening, ' +
    'detox, lightening, growth) are advertising.',
  'Like it and it does not itch, sting or clog? Then it is money for pleasure, and that is fine.',
]

const left = (_: Sort, x: string): string[] => [
  `**Yes, skip it: ${x} is an extra, and skin lacks nothing without it.** Nothing dries, clogs or ages because of that.`,
  'What should stay: a mild wash in the evening, a moisturiser when skin feels tight, and SPF 30–50 every morning. With those three you have what works.',
  'Was it meant for something (dark marks, rough skin, pimples)? Tell me for what, and I name what does that, and does it better.',
]

const whileExpecting = (sort: Sort, x: string): string[] => [
  sort === 'tool'
    ? `**Yes, ${x} is fine in pregnancy: it works on the outside only.** Light pressure, clean, no heat on the belly.`
    : sort === 'bare'
      ? `**Yes, usually: ${x} is fine in pregnancy, but skin is more easily upset now.** A small patch first, fresh air, and not on sore or ` +
        `swollen skin.`
      : `**Yes, usually: ${x} is fine in pregnancy and while breastfeeding, as long as nothing strong is in it.** Read the list for retinoids (retinol, ` +
        `retinal, retinyl, adapalene), hydroquinone and much salicylic acid: those stay out.`,
  'Fragrance-free is the better choice: smells turn the stomach now and skin itches sooner. Camphor, menthol and essential oils only in traces. On nipples ' +
    'nothing the baby would lick off.',
  'What was prescribed, or itching of palms and soles without a rash: ask your clinic or midwife.',
]

const onLips = (sort: Sort, x: string): string[] => [
  `**Better not: keep ${x} off the lips: they have hardly any protective layer, and ${why[sort].replace(/new skin/g, 'it')}.**`,
  'Part of what is on lips is swallowed, too. Petroleum jelly or a plain, unscented balm does for them what they need; by day outdoors one with SPF 30.',
  'Got some on? Wipe it off with a damp cloth. Burning, swelling or cracks that stay for two weeks: a pharmacist or clinic.',
]

const mildly: Readonly<Partial<Record<Sort, string>>> = {
  tool: 'Only now and then, soft and clean, without pressing: rubbing brings redness and flares',
  patch: 'On a whole patch of skin mostly yes, but test it ' + 'first: the glue can redden',
  scrub: 'Better not: ' + 'grains and acids are what such skin bears least',
  mask: 'Seldom, and only a cream mask without scent: clay, acids and peel-off film dry and ' + 'sting',
  oil: 'Only a plain, unscented one, on damp skin: essential oils are a common trigger',
  water: 'Only without scent, alcohol and acids, and it may be left out',
  colour: 'Yes, if it is fragrance-free and comes off without ' + 'rubbing',
  scent: 'Better not on skin: scent is the commonest trigger; put it on clothes',
  hair: 'Only on the hair: keep it off hairline, neck and ears, and rinse it away from the face',
  bare: 'Better trim: creams and wax often sting and lift ' + 'such skin',
  solvent: 'No: it strips and burns, so keep it to the nails',
}
const onTender = (sort: Sort, x: string): string[] => [
  `**${mildly[sort] ?? 'Only a plain, fragrance-free one'}.**`,
  /^(?:Better not|No)\b/.test(mildly[sort] ?? '')
    ? `Want ${x} all the same? Then on calm skin only, a small patch on the inner arm for some days first, ` +
      `and stop at the first sting.`
    : `Try ${x} on a small patch behind the jaw or on the inner arm for some days; on a bad day, with redness, weeping or stinging, leave it out altogether.`,
  'Such skin does best with little: a mild, soap-free wash, a plain, fragrance-free cream twice a day, and a mineral sunscreen, SPF 30–50. Burning that ' +
    'stays, or a rash: stop it, and ask a pharmacist or clinic.',
]

const months: Readonly<Partial<Record<Sort, string>>> = {
  patch: 'to the date on the pack while each one is sealed; an opened sachet dries out within weeks',
  oil: 'six to twelve months, and less in heat and ' + 'light: a rancid smell means out',
  hair: 'about a year',
  bare: 'about a year; a removal cream that has changed colour or smell can burn',
  tool: 'as long as it is clean and whole; sponges and loofahs about a ' + 'month',
  scrub: 'six to twelve months',
  scent: 'one to three years',
}
const keeps = (sort: Sort, x: string): string[] => {
  const dry = /vaseline|jelly|glycerin|baby oil/.test(x)
  const long = dry
    ? 'about two years'
    : /powder|polish/.test(x)
      ? 'about two years'
      : (months[sort] ?? 'six to twelve months')
  return [
    `**Once open ${x} mostly keeps ${long}.** The open-jar sign on the pack (12M means twelve months) counts before any rule of thumb.`,
    dry
      ? 'There is no water in it for germs to live in; wet or dirty fingers bring both, so take it with clean, dry ones.'
      : 'Write the opening date on ' +
        'it, close it well, keep it dry and below 25 °C, not in the car or the steam of the bathroom.',
    'Out at once with a new smell, colour, lumps or water on top, or a sting it did not have.',
  ]
}

/** The paragraphs to each question, of a thing by its name. */
export const textsOf = {
  peel: afterPeel,
  shave: afterShave,
  baby: onBaby,
  under: underMakeup,
  share: shared,
  make: homeMade,
  halaal,
  sticky,
  stop: stopped,
  scam,
  skip: left,
  expecting: whileExpecting,
  lips: onLips,
  tender: onTender,
  keeps,
} satisfies Readonly<Record<string, (sort: Sort, x: string) => string[]>>
