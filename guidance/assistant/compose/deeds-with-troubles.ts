// What one does, with something on the skin: swimming, sun, shaving, sport, hair, make-up, heat, needles. By kind of trouble. Source: general dermatology practice.

/** States of skin that are treated alike. */
export type StateKind =
  | 'leaky'
  | 'flushed'
  | 'spots'
  | 'burnt'
  | 'flaky'
  | 'fungal'
  | 'viral'
  | 'marked'
  | 'pale'
  | 'hairbumps'
  | 'rough'
  | 'wound'
  | 'keloid'

/** A state of skin that somebody has: how it is named, how we call it, what care it wants, and when it should be seen; the narrower first. */
export const states: readonly { kind: StateKind; words: RegExp; called?: string; care: string; seen: string }[] = [
  {
    kind: 'keloid',
    care: 'Silicone gel or sheets for months and injections by a doctor flatten keloids; early treatment of pimples and no new piercings keep others away.',
    words: /\bkeloids?\b/,
    called: 'keloids',
    seen: 'Growing, itching or sore: ask a clinic to refer you.',
  },
  {
    kind: 'pale',
    care: 'Sunscreen on the pale patches, no rubbing or scratching, and what a dermatologist prescribed keep it steadiest; no bleaching and no herbs that burn.',
    words: /\bvitiligo\b/,
    called: 'vitiligo',
    seen: 'New patches that spread: a clinic or dermatologist, as early treatment does most.',
  },
  {
    kind: 'fungal',
    care: 'An antifungal cream such as clotrimazole from a pharmacist, twice a day, two to four weeks and one week longer than it shows; no steroid cream on it.',
    words: /\b(?:ring ?worm|athletes? ?foot|jock itch|fungal (?:infection|rash)|fungus|tinea|omlyn)\b/,
    seen: 'On the scalp, spreading, or no better after two weeks of antifungal cream: a clinic.',
  },
  {
    kind: 'viral',
    care: 'A wart wants a salicylic acid paint or plaster for up to three months, a cold sore aciclovir cream at the first tingle; molluscum goes by itself.',
    words: /\b(?:warts?|verrucas?|molluscum|cold sores?|fever blisters?|koorsblare?)\b/,
    seen: 'Near the eyes, on private parts, spreading fast, or with weak immunity: a clinic.',
  },
  {
    kind: 'leaky',
    care: 'The rest of the day: a plain, thick, fragrance-free cream at least twice, short lukewarm washes without soap, and what was prescribed as told.',
    words: /\b(?:eczema|ekseem|exzema|psoriasis|dermatitis|heat rash)\b/,
    seen: 'Weeping, yellow crusts, fever, or no calm in two weeks: a clinic.',
  },
  {
    kind: 'flushed',
    care: 'The rest of the day: a mild wash, a plain moisturiser, mineral sunscreen SPF 30–50, and nothing that stings, burns or smells of mint.',
    words: /\brosacea\b/,
    called: 'rosacea',
    seen: 'Red or gritty eyes, or no calm in a month: a clinic.',
  },
  {
    kind: 'burnt',
    care: 'Until then: shade, cool wet cloths for ten minutes at a time, plain moisturiser or aloe gel, water to drink, and no acids, retinoids or scrubs.',
    words: /\b(?:sun ?burn\w*|sun ?burnt|raw (?:skin|face)|peeling (?:skin|face)|after (?:a|my) peel)\b/,
    seen: 'Large blisters, fever or feeling ill: be seen today.',
  },
  {
    kind: 'flaky',
    care: 'What clears it: a shampoo with ketoconazole, zinc pyrithione or selenium, five minutes on the scalp twice a week for four weeks, then now and then.',
    words: /\b(?:dandruff|itchy scalp|flaky scalp|dry scalp|skilfers)\b/,
    seen: 'Bald patches, crusts, sores or a painful scalp: a clinic.',
  },
  {
    kind: 'wound',
    care: 'Until then: lukewarm water, a thin film of plain ointment and a clean cover daily; no alcohol, peroxide, toothpaste or powder on it.',
    words:
      /\b(?:(?:new|fresh|healing) (?:tattoo|piercing)|stitches|open (?:wound|sore)s?|a (?:wound|cut|graze|burn|boil)|graze|boils?|wound|burn wound|blisters?)\b/,
    seen: 'Pus, heat, fever or redness that grows: a clinic today.',
  },
  {
    kind: 'hairbumps',
    care: 'What clears them: leaving the hair to grow, a warm cloth for some minutes, hands off, and salicylic acid 0.5–2% two or three nights a week.',
    words: /\b(?:razor (?:bumps?|burn)|ingrown?s?(?: hairs?)?|shaving bumps?|folliculitis)\b/,
    seen: 'Pus, deep sore lumps or scars that grow: a clinic.',
  },
  {
    kind: 'rough',
    care: 'What smooths it: a lotion with urea 5–10%, lactic or salicylic acid once a day for eight weeks and longer; lukewarm water, no hard scrub.',
    words: /\b(?:keratosis pilaris|kp|chicken skin|strawberry (?:legs|skin))\b/,
    seen: 'Itching, sore or pus: a pharmacist or clinic.',
  },
  {
    kind: 'marked',
    care: 'What fades dark marks: azelaic acid or niacinamide once a day for three to six months, with sunscreen every morning; no picking and no street creams.',
    words: /\b(?:melasma|dark (?:marks|spots|patches)|(?:hyper ?)?pigmentation|stretch ?marks?|(?:acne )?scars?)\b/,
    seen: 'A single mark that is new, grows, bleeds or changes: have it seen.',
  },
  {
    kind: 'spots',
    care: 'What clears them: benzoyl peroxide 2.5% or salicylic acid at night, a mild wash and a light moisturiser, for eight to twelve weeks; hands off.',
    words: /\b(?:acne|pimples?|zits?|breakouts?|back ?acne|bacne|puisies)\b/,
    seen: 'Deep, sore or scarring lumps: a clinic.',
  },
]

type Says = readonly [first: string, how: string]
/** A deed: how it is named, whether it is said so of a child too, and what is said of it by kind of trouble; `{s}` is the trouble. */
export const deeds: readonly { words: RegExp; anyAge?: true; says: Partial<Record<StateKind, Says>> }[] = [
  {
    words: /\b(?:swim\w*|pool|sea|beach water|ocean|snorkel\w*|surf\w*|swem)\b/,
    anyAge: true,
    says: {
      leaky: [
        'Yes, you can swim with {s}, as long as it is not raw or weeping',
        'A thick layer of plain cream before, a lukewarm shower without soap at once after, and cream again within three minutes. Salt and chlorine sting cracks; water-resistant SPF 50 outdoors.',
      ],
      flushed: [
        'Yes, you can swim with {s}: sun and heat on the way trouble it more than the water does',
        'Mineral, water-resistant SPF 50, a hat and shade, early or late in the day, and a rinse and plain cream after. Skip the hot tub and sauna.',
      ],
      spots: [
        'Yes, you can swim with {s}: water neither causes pimples nor clears them, and they are not catching',
        'Water-resistant, oil-free SPF 50, a rinse soon after, a light moisturiser; benzoyl peroxide or retinoid only at night, as skin burns sooner with them.',
      ],
      burnt: [
        'No, rather not with {s}: chlorine, salt and more sun hurt it',
        'Wait until it no longer burns, and no blister is open; mostly some days to a week. Meanwhile shade, cool water, plain cream.',
      ],
      flaky: [
        'Yes, you can swim with {s}: it is not catching',
        'Rinse the hair before and after, as chlorine dries the scalp, and keep to the anti-dandruff shampoo twice a week.',
      ],
      fungal: [
        'Better only once {s} has been treated for some days and can be covered',
        'It passes by wet floors, towels and skin more than by the water: slops, own towel, dry well between toes and folds, and go on with the cream a week longer than it shows.',
      ],
      viral: [
        'Yes, you can swim with {s}, well covered',
        'A waterproof plaster, slops in the shower, own towel, no scratching. A cold sore passes by kissing and sharing, not by the pool; put SPF on the lips.',
      ],
      marked: [
        'Yes, you can swim with {s}: the water does it no harm, the sun above it does',
        'Water-resistant SPF 50 again every two hours, a hat or rash vest, shade from ten to three.',
      ],
      pale: [
        'Yes, you can swim with {s}, with the pale patches well covered from the sun',
        'They burn fast: water-resistant SPF 50 again every two hours, a rash vest, shade from ten to three.',
      ],
      hairbumps: [
        'Yes, you can swim with {s}, but not on the day you shave or wax',
        'Chlorine and salt sting fresh skin. Rinse after, dry cotton on, and no sitting in a wet costume.',
      ],
      rough: [
        'Yes, you can swim with {s}: it is harmless and not catching',
        'Rinse after and put on a cream with urea or lactic acid, as chlorine dries the bumps; sunscreen first.',
      ],
      wound: [
        'No, not with {s}: wait until the skin is closed',
        'Pool and sea carry germs into it and soften the edges. A short shower is fine; pat dry and cover.',
      ],
      keloid: [
        'Yes, you can swim with {s}',
        'Sunscreen on the scar, take silicone sheets off before and put them on dry skin after.',
      ],
    },
  },
  {
    words: /\b(?:(?:in|into|to) the sun|sun ?bath\w*|tan|tanning|sun ?bed|beach|outside in the sun)\b/,
    says: {
      leaky: [
        'Yes, for a short while and mostly in the shade: some find sun calms {s}, but heat and sweat set it off',
        'Fragrance-free mineral SPF 50 over your cream, light cotton, rinse sweat off and cream again. No sunbathing as a treatment; light treatment belongs with a doctor.',
      ],
      flushed: [
        'As little as you can: sun is the commonest thing that sets {s} off',
        'Mineral SPF 50 every morning and again every two hours, a broad hat, shade from ten to three, cool water to drink.',
      ],
      spots: [
        'Yes, with sunscreen; but the sun clears no {s}, and it darkens the marks they leave',
        'A light, oil-free SPF 30–50 every morning, a hat. Retinoids, acids, benzoyl peroxide and doxycycline make skin burn sooner.',
      ],
      burnt: [
        'No, keep {s} out of the sun until it has healed, a week or two',
        'It burns again in minutes. Loose clothes over it, shade, plain cream, water to drink; after that SPF 50 every two hours.',
      ],
      flaky: [
        'Yes, the sun does {s} no harm; sweat under a hat may make it itch',
        'Rinse sweat out, and keep to the anti-dandruff shampoo.',
      ],
      fungal: [
        'Yes, but the sun does not heal {s}, and sweat helps it grow',
        'Keep the place dry and go on with the antifungal cream. Pale patches it leaves fill with colour over months.',
      ],
      viral: [
        'Yes, but strong sun can bring cold sores back, and it heals no warts',
        'A lip balm with SPF 30 and a hat for cold sores; warts only need to be left alone.',
      ],
      marked: [
        'Only well protected: the sun darkens {s} faster than any cream fades it',
        'Tinted sunscreen SPF 50 every morning and again every two hours, a broad hat, shade from ten to three. Heat counts as well.',
      ],
      pale: [
        'Only well protected: the pale patches of {s} have no colour of their own and burn fast',
        'SPF 50 every two hours, sleeves, a hat, shade from ten to three. Light treatment belongs with a doctor.',
      ],
      hairbumps: [
        'Yes, with sunscreen: the sun does not heal {s}, and it darkens their marks',
        'SPF 30–50 on the place, loose cotton, and no shaving that day.',
      ],
      rough: [
        'Yes, with sunscreen: {s} does not mind the sun, though urea and acid creams make skin burn sooner',
        'SPF 30–50 on arms and legs, cream again in the evening.',
      ],
      wound: [
        'Only with {s} covered: new skin burns fast and stays dark',
        'Cloth or a dressing over it until it is closed, then SPF 50 every two hours for some months.',
      ],
      keloid: ['Yes, with the scar covered: sun darkens {s}', 'SPF 50 or cloth over it for the first year.'],
    },
  },
  {
    words: /\b(?:shav(?:e|ing)|wax(?:ing)?|thread(?:ing)?|epilat\w*|veet|hair removal|skeer|brazilian)\b/,
    says: {
      leaky: [
        'Only where the skin is calm and whole: not over patches of {s}',
        'A trimmer is mildest; else a sharp single blade with the hair on skin soft with plain cream, no scent, cream at once after. Rather no waxing and no hair removal cream.',
      ],
      flushed: [
        'Yes, gently: an electric trimmer suits {s} better than blade or wax',
        'Cool water, a fragrance-free gel, light strokes, plain cream after. No wax or hair removal cream on the cheeks.',
      ],
      spots: [
        'Yes, but round the {s} and not over them',
        'If you shave: warm water, gel, a sharp blade with the hair and no pressing, or a trimmer for some weeks. No wax where a retinoid or acid was used in the last days.',
      ],
      burnt: [
        'No, not on {s}: wait until it no longer hurts or peels',
        'A blade or wax takes skin off with it. Then gel, a sharp blade and cream.',
      ],
      flaky: [
        'Yes, you can shave with {s}: a short scalp is even easier to treat',
        'A clipper with a guard, or one blade with the hair on wet skin with gel, round any sore or scratched place; plain cream after, and the anti-dandruff shampoo goes on.',
      ],
      fungal: [
        'No, not over {s}: the blade spreads it',
        'Treat it first, until a week after it has gone; then a new blade that nobody shares.',
      ],
      viral: [
        'No, not over {s}: the blade carries the virus along',
        'Shave round it or leave the hair, with a blade of your own; treat it first.',
      ],
      marked: [
        'Yes, gently: rough shaving and waxing are what darken skin with {s} further',
        'A trimmer or one sharp blade with the hair, gel, cream after, sunscreen next morning; no retinoid or acid for some days before wax.',
      ],
      pale: [
        'Yes, gently: cuts and burns can bring new patches of {s}',
        'A trimmer or sharp blade with gel; rather no wax.',
      ],
      hairbumps: [
        'Better not for three to four weeks: let {s} settle first',
        'Wax, thread and tweezers are no way round it: the new hair is thin and grows in all the same. Then a trimmer that leaves a millimetre, or one sharp blade with the hair after a warm shower.',
      ],
      rough: [
        'Yes, you can shave with {s}: softly, and not to scrape the bumps off',
        'Warm water, gel, a sharp blade with the hair, then a urea or lactic acid cream from the next day. Waxing brings more ingrown hairs there.',
      ],
      wound: ['No, not over {s} until the skin is closed', 'Leave the hair round it, or trim with clean scissors.'],
      keloid: [
        'Yes, but round {s} and not over it: nicks and ingrown hairs can bring new ones',
        'A trimmer that leaves a millimetre; no wax, no close blade.',
      ],
    },
  },
  {
    words: /\b(?:gym|exercis\w*|train(?:ing)?|work ?out|run|running|sport|soccer|sweat\w*)\b/,
    says: {
      leaky: [
        'Yes, you can exercise with {s}; it is the sweat left on skin that stings',
        'Loose cotton, a fan or cool room, rinse lukewarm soon after, pat dry, cream at once.',
      ],
      flushed: [
        'Yes, you can exercise with {s}, if you keep cool',
        'Shorter rounds, a fan, cold water to sip, a damp cloth on the neck, shade outdoors. Some flushing passes within the hour.',
      ],
      spots: [
        'Yes, exercise is fine with {s}: it is sweat that dries under tight cloth that brings bumps',
        'Make-up off before, a clean towel, rinse soon after, dry shirt on.',
      ],
      burnt: [
        'Only lightly, indoors and cool, with {s}; with blisters or fever not at all',
        'Loose clothes, much water, no straps on it; wait some days for anything hard.',
      ],
      flaky: [
        'Yes, exercise is fine with {s}',
        'Rinse sweat out of the scalp, dry it, and keep to the anti-dandruff shampoo twice a week.',
      ],
      fungal: [
        'Yes, with {s} covered and treated',
        'Own towel and mat, dry clothes and socks at once after, slops in the shower; no wrestling or contact sport for three days of treatment.',
      ],
      viral: [
        'Yes, with {s} covered',
        'A plaster over it, own towel, slops in the shower; no contact sport with an open cold sore.',
      ],
      marked: [
        'Yes, exercise does {s} no harm',
        'Outdoors SPF 50 again every two hours; with melasma keep cool, as heat counts too.',
      ],
      hairbumps: [
        'Yes, in loose cotton: tight, damp cloth presses hairs into skin with {s}',
        'Rinse soon after, dry clothes on, and no shaving just before.',
      ],
      rough: ['Yes, exercise does {s} no harm', 'Rinse sweat off and cream again.'],
      wound: [
        'Only lightly, with {s} covered and dry',
        'Nothing that pulls on it, no shared mats; wash your hands, change the dressing after.',
      ],
    },
  },
  {
    words:
      /\b(?:braid\w*|cornrows?|weave|relax(?:er|ing)?|dye|dyeing|bleach(?:ing)? my hair|colou?r my hair|extensions|wig|dreads|locs)\b/,
    says: {
      leaky: [
        'Only on a calm, whole scalp, and loosely: not in a flare of {s}',
        'No relaxer or dye on sore or cracked skin. Wash and cream first, rinse fibre before it goes in, keep the scalp reachable for treatment.',
      ],
      flaky: [
        'Yes, but treat {s} first and keep the style loose',
        'Two to four weeks of anti-dandruff shampoo before, so that nothing itches under it; then part by part with a nozzle bottle once a week, rinsed and dried, no oil on the scalp. No relaxer or dye on a scratched scalp.',
      ],
      fungal: [
        'No, not with {s} on the scalp: treat it first',
        'Scalp ringworm needs tablets from a clinic; braids hide it and combs pass it on. Own comb, cap and pillow.',
      ],
      spots: [
        'Yes, with oil, gel and spray kept off the skin',
        'Loose at the hairline, wipe forehead and neck in the evening.',
      ],
      hairbumps: [
        'Rather looser or not yet: pulling feeds {s} at hairline and neck',
        'Wait until it is calm; no oil on the bumps.',
      ],
      burnt: [
        'No, not on {s}: wait until the scalp is whole',
        'Nothing that pulls, heats or smells strong before that.',
      ],
      wound: ['No, not over {s}: wait until the skin is closed', 'No pull, no relaxer, no dye there.'],
      viral: ['Yes, away from {s}', 'Own comb and towel, and tell the hairdresser.'],
    },
  },
  {
    words: /\b(?:make ?up|foundation|concealer|mascara|lipstick|grimering)\b/,
    says: {
      leaky: [
        'Only on calm skin: not over cracked or weeping {s}',
        'Fragrance-free, little of it, over your cream; off in the evening with a soft balm or cream wash, without rubbing.',
      ],
      flushed: [
        'Yes, you can wear make-up with {s}: light, fragrance-free, over moisturiser and mineral sunscreen',
        'A yellow or green tint under it hides red; on deeper skin an even tinted sunscreen does. Off with soft hands, no scrub, no alcohol.',
      ],
      spots: [
        'Yes, you can wear make-up with {s}: light, oil-free, and off every night',
        'Over moisturiser and sunscreen, with clean hands or a sponge washed weekly; not over one that is open.',
      ],
      burnt: [
        'No, not on {s} until it no longer peels or stings',
        'Plain cream only; then mineral, fragrance-free make-up.',
      ],
      fungal: [
        'Better not over {s}: it keeps skin damp and brushes carry it along',
        'Treat it first; throw the sponge out.',
      ],
      viral: [
        'Not over {s} that is open, and share nothing',
        'A patch over a cold sore can be covered; wash or throw what touched it.',
      ],
      marked: [
        'Yes, make-up does {s} no harm, and one with iron oxides even guards it',
        'Tinted sunscreen under it; off softly at night.',
      ],
      pale: [
        'Yes, camouflage make-up is made for {s}',
        'Over sunscreen; off softly, since rubbing can bring new patches.',
      ],
      wound: ['No, not over {s} until the skin is closed', 'Then mineral and fragrance-free, with a clean brush.'],
    },
  },
  {
    words: /\b(?:sauna|steam(?:ing)?|hot (?:bath|tub|shower)s?|jacuzzi|hot water)\b/,
    says: {
      leaky: [
        'Better not with {s}: heat and sweat make it itch',
        'Lukewarm, five to ten minutes, cream at once after.',
      ],
      flushed: [
        'No, better not with {s}: heat is one of the surest things to set it off',
        'Lukewarm water, a cool room, a fan.',
      ],
      spots: [
        'You may, but it clears no {s}, and heat can redden them',
        'Ten minutes, make-up off, clean towel, lukewarm rinse, light cream.',
      ],
      burnt: ['No, not with {s}', 'Cool water only until it has healed.'],
      marked: ['Rather not often: heat can deepen {s} of the melasma kind', 'Short and lukewarm; sunscreen by day.'],
      fungal: ['Better not in a shared one with {s}', 'It passes by wet benches and floors.'],
      wound: ['No, not with {s} until the skin is closed', 'A short lukewarm shower is fine.'],
    },
  },
  {
    words:
      /\b(?:tattoo|tattooed|pierc\w+|needles?|microneed\w*|derma ?roll\w*|chemical peel|peel|facial|laser|microblad\w*)\b/,
    says: {
      leaky: [
        'Not on or near {s}, and not in a flare',
        'Injured skin can bring new patches. On calm skin elsewhere ask first whoever treats it, and tell the studio.',
      ],
      flushed: [
        'Rather not with {s}: it stings and flares for weeks',
        'Calm it first for some months, then only with a dermatologist.',
      ],
      spots: [
        'Not over active {s}: wait until skin has been calm for a month',
        'Treat them first; a mild facial without squeezing or steam is the most.',
      ],
      burnt: ['No, not on {s}', 'Wait until it is whole and calm, four weeks at least.'],
      fungal: ['No, not over {s}: treat it first', 'Needles and tools carry it along.'],
      viral: [
        'No, not over {s}: it spreads under needle and peel',
        'Treat it first; with cold sores ask for a tablet before laser or peel.',
      ],
      marked: [
        'Only by somebody skilled in deeper skin: peels, needles and heat can darken {s}',
        'First three to six months of sunscreen and azelaic acid or niacinamide; a test patch before anything.',
      ],
      pale: ['Rather not with {s}: injury can bring new patches', 'Ask a dermatologist first.'],
      keloid: [
        'No, better not with {s}: every new wound can grow into another',
        'Ask a dermatologist before anything that cuts or pierces skin.',
      ],
      wound: ['No, not over {s}', 'Wait until it is closed and calm.'],
    },
  },
]
