import type { Particular } from './particulars.ts'

/** Parts of the body with what is wrong there. `when`: a line of signs (topic-signs.ts) that must all be said; `a/b` is either, `!a` its absence. */
export const bodyTopics: readonly Particular[] = [
  {
    id: 'body-acne', as: 'for-concern', when: 'trunk acne !child !"dark mark*|dark spot*|marks|scar|scars|scarring|merke|kolle"',
    says: ['**Wash sweat off soon, and use one active there: a benzoyl peroxide 2.5–5% or salicylic acid 2% wash.** Leave it on the skin for two to '
      + 'five minutes, '
      + 'then rinse, every second day at first. Benzoyl peroxide bleaches towels and shirts.',
      'Shower after sport or sweaty work, change into a dry, loose cotton shirt, and rinse hair conditioner off your back. Moisturise with a light, '
        + 'non-greasy lotion. No scrubs, and no picking: the trunk scars easily.',
      'Give it 8 to 12 weeks. Bumps that all look alike and itch, or deep sore lumps: let a pharmacist or clinic look. Bare skin wants sunscreen, or '
        + 'marks darken.'],
    ingredients: ['benzoyl-peroxide', 'salicylic-acid'], concern: 'acne',
  },
  {
    id: 'hand-care', when: 'hands rough !"acid burn|burnt|burned" !child',
    says: ['**Protect first, then grease: gloves for wet work, and hand cream or a plain ointment after every wash.** Water, soap and sanitiser strip '
      + 'the fat '
      + 'that holds skin together.',
      '- Cotton-lined gloves for dishes and cleaning.\n- A soap-free wash and lukewarm water; rings off.\n- At work a sanitiser with glycerin, then '
        + 'cream.\n- At night '
        + 'petroleum jelly under cotton gloves.',
      'Choose fragrance-free cream with glycerin, ceramides or petrolatum. Leave acids and scrubs off cracked hands. See a pharmacist or clinic for '
        + 'deep cracks, '
        + 'weeping, pus, or no change in two weeks: it may need a prescribed cream.'],
    ingredients: ['glycerin', 'petrolatum'], concern: 'dehydration',
  },
  {
    id: 'flaky-folds', when: 'nose-brows flaky !"sunburn|retinol|tretinoin|adapalene|differin|peel|sting*|toner|scrub|vitamin c|cold|flu"',
    says: ['**Flaking that returns beside the nose, in the brows, beard or scalp often behaves like dandruff: ask a pharmacist about an antifungal '
      + 'wash or cream.** '
      + 'More oil or scrubbing tends to feed it.',
      'Meanwhile wash with a mild soap-free cleanser, use a light, fragrance-free moisturiser, and skip heavy oils, balms and rubbing on those spots. '
        + 'A pharmacist '
        + 'can show you how a dandruff shampoo is used there.',
      'It comes and goes with stress and dry weather, so treating early helps. Nobody can name it unseen: go to a clinic if it weeps, hurts, spreads '
        + 'or is not better '
        + 'in four weeks.'],
    ingredients: [], concern: 'redness',
  },
  {
    id: 'eye-lines', when: 'eyes lines\n"crow* feet" !"cream under"',
    says: ['**For lines around the eyes, sunscreen and a plain moisturiser do the most.** Add sunglasses: squinting and sun make the lines.',
      'Moisturise the area morning and night; lines from dryness look better within days. After that, a low-strength retinol eye cream two nights a '
        + 'week, on the bone '
        + 'and not on the lid, is the best-studied step (not in pregnancy). Peptides are a gentler choice with thinner evidence.',
      'Give it three to six months. An eye cream is a small moisturiser; your face cream does too if it does not sting. Stop if the skin goes red, '
        + 'flaky or swollen.'],
    ingredients: ['retinol', 'palmitoyl-pentapeptide-4'], concern: 'aging',
  },
  {
    id: 'puffy-eyes', when: 'eyes puffy\n"puffy eye*|eye bags|puffy face|face is puffy|dik oe|swollen eyes every morning" !bad',
    says: ['**Puffy eyes in the morning are mostly fluid that gathers while you lie flat.** A cool, damp cloth for five to ten minutes brings it down '
      + 'best.',
      'Sleep with your head a little higher, eat less salt and drink less alcohol in the evening, take make-up off, and keep rich cream away from the '
        + 'lids at night. A caffeine '
        + 'eye gel helps a little for some hours. Hay fever makes eyes puffy too: a pharmacist can help.',
      'Bags that stay all day are often family or age, and no cream removes them. See a doctor for swelling on one side, pain, redness, or swollen '
        + 'ankles with it.'],
    ingredients: ['caffeine'],
  },
  {
    id: 'milia', words: 'milia|milium|white bumps under|little white bumps|tiny white bumps|hard white bumps|small white bumps',
    when: 'seeds eyes/face !child !"newborn"',
    says: ['**Tiny hard white bumps that stay for weeks are often milia: harmless plugs of keratin under the skin.** They are not pimples, and '
      + 'squeezing only scars.',
      'Use lighter textures around the eyes instead of heavy balms and oils. Away from the lids a mild acid, or a low-strength retinol at night (not '
        + 'in pregnancy), may clear '
        + 'them over some months, with sunscreen by day.',
      'Many go by themselves. A nurse, doctor or trained therapist can lift them out cleanly with a sterile tip; do not use a needle at home. Have a '
        + 'bump that grows, '
        + 'bleeds or changes looked at.'],
    ingredients: [], concern: 'texture',
  },
  {
    id: 'bikini-burn', when: 'bikini shave/bumps !"laser|ipl"\nbikini bumps',
    says: ['**Leave the razor alone until it is calm, cool it, and keep it plain.** A cool, damp cloth for ten minutes, then a fragrance-free '
      + 'moisturiser or petroleum jelly, twice a day.',
      'Wear loose cotton, and use no scent, deodorant, scrub or acid there: this skin burns easily. Next time trim first, soften with warm water, use '
        + 'gel and a sharp blade with the '
        + 'hair, few strokes, no stretching.',
      'Bumps that keep coming: a trimmer instead of a blade breaks the cycle. See a clinic for pus, spreading pain, fever, or sores and blisters that '
        + 'did not come '
        + 'from shaving.'],
    ingredients: ['petrolatum'],
  },
  {
    id: 'shaving-nicks', when: 'shave nick !bikini',
    says: ['**Nicks come from a blunt blade, dry hair or pressing.** Soften the hair with warm water for two minutes, use shaving gel, a fresh blade '
      + '(five to seven shaves), and let it '
      + 'glide without pressure, with the hair.',
      'For a nick: press a clean cloth on it for a few minutes, rinse, dab on petroleum jelly. No cologne, alcohol or acids on it today. Go around '
        + 'bumps and moles instead of over them.',
      'A spot that bleeds at the same place every time, or a cut that does not stop after ten minutes of pressing, should be seen; so should all cuts '
        + 'if you take blood thinners.'],
    ingredients: ['petrolatum'],
  },
  {
    id: 'heat-rash', when: '"heat rash|prickly heat|hitte uitslag|hitteuitslag|sweat rash|miliaria"\nfolds wet bumps/rough',
    says: ['**Cool it, keep it dry and let air at it: heat rash settles in a few days once sweat can get out.** It is blocked sweat, not dirt.',
      'Take a cool shower or use a damp cloth, pat dry (also between folds), wear loose cotton and a soft dry bra, and sit by a fan. Calamine eases '
        + 'the itch. '
        + 'Leave out oils, thick creams, scented powder and acids; under the breasts a strip of clean cotton keeps skin apart.',
      'Ask a pharmacist when a fold stays red, wet, smelly or has small spots around it: yeast is treated differently. Fever, pus or a sick baby: the '
        + 'same day.'],
    ingredients: [],
  },
  {
    id: 'ashy-body', when: 'limbs dry !joints\nlimbs "ashy|ash|ashiness" !face\n"body routine|routine for my body|ashy skin|ashy after" !"oily"',
    says: ['**Cream on damp skin, within three minutes of washing, is what stops ashy, dry skin.** Ashiness is dry flakes catching the light.',
      'Keep showers short and warm rather than hot, and use a soap-free wash only where you need it. Pat half dry, then a rich cream with glycerin, '
        + 'urea 5–10% or shea butter; '
        + 'on shins and elbows seal with petroleum jelly. Again in the evening in dry winter air.',
      'Lotion from a pump is thin: choose a cream from a tub. Sunscreen on bare skin. Ask a pharmacist or clinic if it itches at night, cracks, or is '
        + 'no better in two to four weeks.'],
    ingredients: ['glycerin', 'urea', 'petrolatum'], concern: 'dehydration',
  },
  {
    id: 'underarm-scrub', when: 'underarm "lemon|baking soda|bicarb|toothpaste|scrub|vinegar|apple cider vinegar|peroxide|suurlemoen|koeksoda|bleach" '
      + '!"cancer"',
    says: ['**No, please don’t: lemon, baking soda and scrubs burn thin underarm skin, and the irritation makes it darker.**',
      'Most dark underarms come from rubbing, shaving and perfumed deodorant. Trim instead of shaving close, change to a fragrance-free deodorant, '
        + 'wear looser sleeves, and '
        + 'moisturise daily. After a calm month you could try niacinamide 2–5% or a urea lotion at night.',
      'Expect slow change over three months or more. Dark, velvety skin in the folds can go with raised blood sugar: a clinic can check that.'],
    ingredients: ['niacinamide', 'urea'], concern: 'dark-spots',
  },
  {
    id: 'dark-folds', words: `
      dark underarm*|dark armpit*|dark inner thigh*|dark knee*|dark elbow*|dark knuckle*|dark neck|black neck|underarms dark|armpits dark|
      dark bikini|dark private*|inner thighs|donker oksels|underarms are|armpits are|elbows are dark|knees are dark|neck is dark`,
    when: 'underarm darker\njoints darker !"pimple*|acne"',
    says: ['**Darker knees, elbows, knuckles and folds are normal in most people and rarely a sign of illness.** Rubbing, leaning, shaving and dry '
      + 'skin add to it.',
      'Take away the rubbing first: moisturise twice a day with urea 5–10% or lactic acid on knees and elbows, trim instead of shaving, '
        + 'fragrance-free deodorant, looser clothes. '
        + 'No scrubs, lemon, bleach or unlabelled creams: irritation darkens it.',
      'It evens out slowly, over three months or more, and never quite. Velvety, thick dark skin on the neck, armpits or groin, or darkening all over '
        + 'with tiredness: ask a clinic for a check.'],
    ingredients: ['urea', 'lactic-acid'], concern: 'dark-spots',
  },
  {
    id: 'hairline-bumps', when: 'hair-style bumps/rough !bad\nhair-style hairline !bad\nhair-product hairline acne/bumps\n"after braiding|tight '
      + 'braids|new braids"',
    says: ['**Loosen the pull and keep oil off the skin: tight styles and hair products are the usual cause of bumps along the hairline.**',
      'Ask for the tightest braids at the edge to be taken out or redone looser; pain is not normal. Wipe hair oil, gel and spray off the forehead '
        + 'and wash that skin gently at night. '
        + 'A light salicylic acid 0.5–2% on the skin, two evenings a week, helps small plugs; no picking, no thick grease.',
      'Rest the edges between styles. See a clinic for pus, crusts, soreness that spreads, or thinning hair: early help saves the hairline.'],
    ingredients: ['salicylic-acid'], concern: 'acne',
  },
  {
    id: 'covered-skin', when: 'cover acne/bumps/wet/rough',
    says: ['**Keep what touches your skin clean, soft and dry; heat, sweat and rubbing cause most of these bumps.** You need not give up what you wear.',
      'Choose breathable cotton or a smooth underlayer, change it when damp, and wash it every day or two without scent or softener. Rinse face and '
        + 'neck when you get home, use a light gel '
        + 'moisturiser, and petroleum jelly thinly where it rubs.',
      'For pimples along the edge: salicylic acid 0.5–2% two or three evenings a week. Skin that shows still needs sunscreen. Let a clinic see sore '
        + 'lumps, pus or an itchy rash.'],
    ingredients: ['salicylic-acid'], concern: 'acne',
  },
  {
    id: 'popped', when: 'done heal acne\n"popped a pimple|popped my pimple|popped it|squeezed a pimple|picked a pimple|picked my pimple" heal',
    says: ['**Leave it alone now: a little redness and a small scab are normal and heal in about a week.** Do not pick the scab; that is what scars.',
      'Wash gently, dab on a little petroleum jelly or a hydrocolloid pimple patch, and keep acids, retinoids, toner and make-up off the spot until '
        + 'it has closed. Cover it with '
        + 'sunscreen by day, or the mark darkens, most of all on deeper skin.',
      'A mark fades in weeks to months. See a clinic if it gets hotter, bigger and more painful, fills with pus, or you get fever.'],
    ingredients: ['petrolatum'], concern: 'acne',
  },
  {
    id: 'hot-tool-burn', when: 'hot-tool burn !bad\nhot-tool "mark|marks|line" !bad',
    says: ['**A small hair-iron burn without blisters heals by itself: cool it, cover it thinly, leave it alone.** Fresh, hold it under cool running '
      + 'water for twenty minutes; no ice.',
      'Later: wash gently and dab on petroleum jelly until it has closed. No toothpaste, butter, lemon, acids or retinoids on it, and do not peel the '
        + 'crust. Then sunscreen '
        + 'every day for months, because burns leave dark marks on deeper skin.',
      'See a clinic for a blister bigger than a coin, a burn near the eye, pus, growing pain, or no healing in ten days.'],
    ingredients: ['petrolatum'],
  },
  {
    id: 'lip-care', words: 'chapped lips|cracked lips|dry lips|peeling lips|dark lips|lip balm*|my lips|droe lippe|black lips|smokers lips',
    when: 'lips rough/flaky/darker !"cold sore|blister*|tingl*|swollen|swelling"',
    says: ['**Seal your lips with a plain ointment many times a day: petroleum jelly or lanolin, thickly at night.** Wind, sun, licking and mint dry '
      + 'them out.',
      'In the day use a lip balm with SPF 30. Leave menthol, camphor, cinnamon, scent and lip scrubs: they sting and keep it going. Do not lick, bite '
        + 'or pull flakes. Toothpaste '
        + 'with a strong flavour can irritate too.',
      'Lips made darker by sun or smoking get more even with protection and time. See a pharmacist or clinic for cracked corners that stay, a crusty '
        + 'rash, or a sore '
        + 'that has not healed in three weeks.'],
    ingredients: ['petrolatum'], concern: 'dehydration',
  },
  {
    id: 'lip-sunscreen', when: 'lips sunscreen !"dark lips"',
    says: ['**Yes, lips need it too: a lip balm with SPF 30–50, broad spectrum, again every two hours outdoors and after eating.** Lips have little '
      + 'pigment and burn easily, on every skin colour.',
      'Face sunscreen may go over the edge of the lips, but it tastes bad and licks off. Leave menthol, camphor and strong flavours when lips are '
        + 'dry. A hat shades them as well.',
      'A rough, pale or sore patch on the lower lip that has not healed in three weeks should be seen by a doctor.'],
    ingredients: ['zinc-oxide'],
  },
  {
    id: 'nappy-skin', when: 'child "bum|bottom|nappy|nappies|diaper|boude|boud|nappy rash|bum cream"',
    says: ['**A plain barrier cream with zinc oxide, or petroleum jelly, thickly at every change, is what a red baby bum needs.** No adult products, '
      + 'powder, scent or acids.',
      'Change often, rinse with lukewarm water or a soft wet cloth instead of scented wipes, pat dry, and give some time without a nappy each day. Do '
        + 'not scrub the old cream off; '
        + 'put more on top.',
      'Ask a nurse or pharmacist if it is no better in two or three days, is bright red in the folds with small spots, blisters, bleeds, or the baby '
        + 'has fever or cries when touched.'],
    ingredients: ['zinc-oxide', 'petrolatum'],
  },
  {
    id: 'stained-skin', when: 'stain mend\nstain "on my face|on my .. face|on my hands|on my skin|on her face|on his face|on my neck|on my forehead"',
    says: ['**Oil first, then soap: rub in a little baby oil, petroleum jelly or cleansing balm, wait two minutes, wipe off with a soft cloth, and '
      + 'wash.** Repeat gently; the rest wears '
      + 'off in two or three days as skin renews.',
      'Micellar water or an eye make-up remover helps too. Never use acetone, thinners, bleach, a scouring pad or a scrub on the face: the burn lasts '
        + 'longer than the stain. Then '
        + 'moisturise.',
      'Glue: soak in warm soapy water and oil, do not pull. Near the eye, glue on the lid, or itching and swelling after hair dye: rinse and be seen.'],
    ingredients: ['mineral-oil'],
  },
]
