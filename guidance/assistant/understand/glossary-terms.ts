/** A word of skincare: the name in a sentence, the ways to say it, what it is, what to do with it. */
export type Term = readonly [called: string, words: string, what: string, then: string]

/** Words that are said for little else: any question with them is about them. Written as cue-words.ts is. */
export const ownTerms: readonly Term[] = [
  ['non-comedogenic', 'non comedogenic|noncomedogenic|non comedegenic|comedogenic mean', 'means made with the aim of not clogging pores. No law or '
    + 'standard test stands behind the word, so it is a hint and no guarantee.',
    'Useful on oily or breakout-prone skin, together with “oil-free” and a light texture. Your own skin decides: new closed bumps within four to six '
      + 'weeks mean it does not suit you.'],
  ['the skin barrier', 'skin barrier|moisture barrier|barrier function|lipid barrier|acid mantle', 'is the outermost layer: flat cells with fats '
    + '(ceramides, cholesterol, fatty acids) between them, like bricks and mortar. It keeps water in and irritants out.',
    'Care for it with a mild cleanser, a moisturiser with ceramides or glycerin, and few actives. When it is hurt, skin stings, feels tight and '
      + 'flakes: stop acids, retinoids and scrubs for two to four weeks.'],
  ['PA++++', 'pa|pa plus|pa rating|pa and|pa 4', 'is the Japanese grade for UVA protection: more plus signs mean more UVA blocked, and four is the '
    + 'highest. SPF beside it speaks of UVB, the burning rays.',
    'Three or four plus signs suit daily wear, above all with dark marks or melasma. On packs here look for “broad spectrum” or the letters UVA in a '
      + 'circle, which say the same in another way.'],
  ['broad spectrum', 'broad spectrum|broadspectrum', 'means a sunscreen protects against UVA (ageing, dark marks) as well as UVB (burning). SPF alone '
    + 'measures mainly UVB.',
    'Choose it every time, with SPF 30–50, or the UVA circle or PA+++ on the pack. For melasma and marks on deeper skin add a tint with iron oxides, '
      + 'which also blocks visible light.'],
  ['SPF', 'spf number*|spf mean|spf stand for|what is spf|sun protection factor|spf value', 'is the sun protection factor: how much more UVB it takes '
    + 'to burn you than on bare skin. SPF 30 lets through about 3%, SPF 50 about 2%, when put on thickly.',
    'The amount matters more than the number: two finger lengths for face and neck, again every two hours outdoors. SPF 30 does for ordinary days, '
      + 'SPF 50 for outdoors, marks or melasma. Look for broad spectrum too.'],
  ['UVA', 'uva|uva rays', 'is the longer ultraviolet light: there all year, through cloud and window glass. It ages skin and darkens marks.',
    'Broad-spectrum sunscreen, hat and shade protect from it; SPF alone does not tell you how well.'],
  ['UVB', 'uvb|uvb rays', 'is the shorter ultraviolet light that burns. It is strongest at midday and in summer, and glass stops it.',
    'SPF measures protection from it.'],
  ['double cleansing', 'double cleans*|double wash|oil cleanse first', 'is washing twice in the evening: first an oil, balm or micellar water to melt '
    + 'make-up and sunscreen, then a mild face wash.',
    'You need it only with make-up or water-resistant sunscreen; otherwise one gentle wash is enough, and in the morning water may do. Half a minute '
      + 'each, lukewarm, no rubbing. Tight skin afterwards means it is too much.'],
  ['micellar water', 'micellar water|micellar|miceller|micelle*', 'is a cleanser: water with tiny clusters of mild surfactant that lift off make-up '
    + 'and oil with a cotton pad.',
    'Better rinse it off with water, or follow it with a mild wash, because what stays on can sting or dry skin. On light days, travelling or in a '
      + 'water cut it can stand in for a wash. It is not a toner or moisturiser.'],
  ['an essence', 'essence|essences', 'is a watery, lightly moisturising layer from Korean routines, put on after cleansing and before serum; slightly '
    + 'richer than a toner.',
    'It is optional. One watery layer is plenty: keep it if dry skin enjoys it, skip it if money or time is short. Choose one without scent and alcohol.'],
  ['an ampoule', 'ampoule*|ampule*', 'is a serum in a small bottle, often sold as more concentrated and meant for a few weeks. There is no rule for '
    + 'the word.', 'Look at the active and its strength rather than at the name, and use it where a serum goes: after washing, before moisturiser. It '
    + 'is optional.'],
  ['sebaceous filaments', 'sebaceous filament*|filaments|filiments', 'are the normal lining of oil glands: flat, even, greyish or sand-coloured dots, '
    + 'mostly on the nose. Squeezed out, they refill within weeks.',
    'They need no cure. Salicylic acid 0.5–2% two or three evenings a week makes them look smaller while you use it; pore strips and squeezing only '
      + 'bruise.'],
  ['keratosis pilaris', 'keratosis pilaris|kp|chicken skin|keritosis', 'is a harmless, often inherited roughness: plugs of keratin in hair follicles '
    + 'make small bumps on upper arms, thighs or cheeks.',
    'A body lotion with urea 5–10%, lactic or salicylic acid once a day smooths it in eight weeks or more; it returns when you stop. Do not scrub or '
      + 'pick: that leaves dark dots. Show it to a clinic if it hurts, or has pus.'],
  ['slugging', 'slugging|slug my face|slugged', 'is a thin layer of petroleum jelly over moisturiser as the last step at night, to keep water from '
    + 'leaving the skin.',
    'Good for dry, cracked or irritated skin, a few nights a week. Not over acids or retinoids (it drives them deeper), and on oily, breakout-prone '
      + 'skin only on dry patches. A pea is enough; sleep on an old pillowcase.'],
  ['purging', 'skin purging|purging mean|purging vs|what is purging', 'is a short flare of small pimples where you usually get them, in the first '
    + 'weeks of a retinoid or exfoliating acid, which bring plugs up sooner.',
    'It settles within about six to eight weeks. Moisturisers, oils, sunscreens and vitamin C do not purge: new pimples from them, or in new places, '
      + 'itch or burning mean stop. Go slower with the active, and do not squeeze.'],
  ['hypoallergenic', 'hypoallergenic|hypo allergenic|hypoalergenic', 'means the maker believes it causes few allergies. No standard stands behind it, '
    + 'and such products may still hold scent or preservatives that you react to.',
    'Trust the ingredient list more than the word: “fragrance-free”, few ingredients. Test anything new behind the jaw or in the elbow for a week.'],
  ['pH-balanced', 'ph balanced|ph balance|ph of skin|skin ph|ph level*|ph 5 5', 'means close to the skin’s own slightly acid pH, about 4.5 to 6. '
    + 'Classic bar soap is near 9 to 10 and strips more.',
    'For a cleanser it is worth having; most soap-free washes are so anyway. You need not measure it, or buy a toner to “restore” it: skin finds its '
      + 'pH again within hours.'],
  ['dermatologically tested', 'dermatologically tested|dermatologist tested|dermatologist approved|dermatologist recommended|derm tested|clinically '
    + 'proven|clinically tested',
    'means that a product was tried on some people’s skin under a dermatologist’s eye. It does not say how many, for how long, or how well it did.',
      'Take it as no more than a good sign. Read the list for what you avoid, look for the active and its strength, and test it on a small patch of '
        + 'your own.'],
  ['skin cycling', 'skin cycling|skincycling|skin cycle', 'is a four-night plan: an exfoliating acid on the first night, a retinoid on the second, '
    + 'and two nights of moisturiser only.',
    'It is a simple way to keep actives apart; sensitive skin takes more rest nights. Sunscreen SPF 30–50 every morning, and no retinoid in '
      + 'pregnancy. Stinging or peeling: rest until it has gone.'],
  ['the sandwich method', 'sandwich method|sandwiching|retinol sandwich|moisturiser sandwich', 'is moisturiser, then a pea of retinoid, then '
    + 'moisturiser again, so that it enters more slowly and irritates less.',
    'Good for beginners, dry and sensitive skin. Skin dry, at night, two nights a week, then more. It may weaken it a little; staying with it counts '
      + 'more. SPF 30–50 by day; not in pregnancy.'],
  ['skin flooding', 'skin flooding|skinflooding',
    'is layering water-holding products on damp skin: mist, hyaluronic acid, then moisturiser to seal.',
    'It helps dehydrated skin and costs little with one serum. Always close with a cream, or the water leaves again. Clogged or stinging skin: '
      + 'fewer layers.'],
  ['glass skin', 'glass skin', 'is a look from Korea: very smooth, moist and shiny, often with filters and good light. Real skin has pores.',
    'Come near it with a mild wash, a humectant serum, moisturiser, sunscreen, and a mild acid once a week. Shine is not health; no need for ten steps.'],
  ['actives', 'actives|active ingredient|active ingredients', 'are the ingredients that change something in the skin rather than only cleanse or '
    + 'moisturise: retinoids, exfoliating acids, vitamin C, azelaic acid, benzoyl peroxide, niacinamide.',
    'Use one for your main concern, start with two nights a week, and add a second after a month at the earliest. Sunscreen every morning. Retinoids '
      + 'are not for pregnancy.'],
  ['emollients', 'emollient|emollients', 'are fats and oils that fill the gaps between dry skin cells, so skin feels soft: squalane, shea butter, '
    + 'fatty alcohols.', 'Every good moisturiser has some. Dry, rough or eczema-prone skin wants more of them, as a cream twice a day on damp skin.'],
  ['humectants', 'humectant|humectants', 'draw and hold water in the skin: glycerin, hyaluronic acid, urea, aloe.', 'Put them on damp skin and close '
    + 'with a cream, above all in dry Highveld or heated air, or skin can feel tighter.'],
  ['occlusives', 'occlusive|occlusives', 'lie on the skin and slow the loss of water: petroleum jelly, mineral oil, lanolin, dimethicone.',
    'Use them last, at night, on dry or cracked places; thinly on skin that breaks out.'],
  ['fragrance-free', 'fragrance free|perfume free|scent free|no fragrance|parfum free', 'means that no scent was added. Plant oils and extracts may '
    + 'still smell and cause allergy.', 'The better choice for sensitive skin. Check the list for Parfum, Fragrance, Aroma, limonene, linalool and '
    + 'essential oils.'],
  ['unscented', 'unscented|unperfumed|odourless', 'means you smell nothing, but a masking scent (Parfum) may have been added to cover the smell.',
    'With a scent allergy choose “fragrance-free” and read the list for Parfum or Fragrance.'],
  ['clean beauty', 'clean beauty|clean skincare|clean products|non toxic skincare|toxin free|chemical free', 'is a selling word without a legal '
    + 'meaning; each brand makes its own list of what is “dirty”.', 'It does not make a product safer. Natural extracts are among the common '
    + 'allergens, and parabens are among the best-tested preservatives. Judge by the list and your skin.'],
  ['cruelty-free', 'cruelty free|not tested on animals|animal testing', 'means that neither product nor ingredients were tested on animals. It does '
    + 'not mean vegan: it may hold honey, lanolin or beeswax.', 'Look for a recognised mark such as Leaping Bunny or Beauty Without Cruelty South '
    + 'Africa.'],
  ['cosmeceuticals', 'cosmeceutical*|medical grade|medical grade skincare|clinical grade|pharmaceutical grade', 'is a selling word for cosmetics with '
    + 'more or stronger actives, often sold by therapists. The law knows only cosmetics and medicines.', 'Compare the active, its strength and the '
    + 'price with a shop brand. A true medicine has a registration number and comes from a pharmacist or prescriber.'],
  ['TEWL', 'tewl|transepidermal water loss|trans epidermal water loss', 'is transepidermal water loss: the water that evaporates through your skin '
    + 'unnoticed. The weaker the barrier, the more.', 'Lower it with a mild cleanser, moisturiser on damp skin and, on dry places, petroleum jelly on '
    + 'top. Short, lukewarm showers help.'],
  ['the PAO sign', 'pao|period after opening|open jar symbol|open jar sign', 'is the little open jar with 6M or 12M: how many months a product keeps '
    + 'after you open it.', 'Write the opening date on the pack. Sunscreen also has an expiry date that counts first. A new smell, colour or sting: '
    + 'throw it away.'],
  ['INCI', 'inci', 'is the international naming of cosmetic ingredients, the same on every pack: Aqua, Glycerin, Parfum. The most comes first; below '
    + '1% any order goes.', 'Paste such a list here and I go through it. Actives stand in small amounts, so the place alone does not tell the strength.'],
  ['a syndet bar', 'syndet|soap free bar|soap free|cleansing bar', 'is a bar or wash made without soap, near the skin’s own pH, so it strips less.',
    'Good for dry, sensitive and eczema-prone skin. On packs it says soap-free; use it with lukewarm water, and moisturise after.'],
  ['post-inflammatory hyperpigmentation', 'post inflammatory hyperpigmentation|pih|post inflammatory', 'is the brown mark a pimple, scratch or burn '
    + 'leaves; common on deeper skin and no scar.', 'It fades in months: tinted sunscreen daily, and azelaic acid, niacinamide or vitamin C. Stop '
    + 'what inflames the skin first.'],
  ['post-inflammatory erythema', 'post inflammatory erythema|pie marks|pie', 'is the pink or purple-red mark a pimple leaves, from small widened '
    + 'vessels; seen most on lighter skin.', 'Time and sunscreen help most; azelaic acid may. It pales when you press glass on it; a brown mark does '
    + 'not.'],
  ['melasma', 'melasma|chloasma', 'is patchy brown colour, even on both cheeks, forehead or upper lip, brought on by sun, light, heat and hormones.',
    'Tinted broad-spectrum sunscreen every day is the base; azelaic acid may help. It comes back easily: a dermatologist can plan with you.'],
  ['freckles', 'freckles', 'are small flat spots that come with sun in childhood and fade in winter; they are harmless.', 'Sunscreen keeps them '
    + 'light. A spot that grows, changes or bleeds should be seen.'],
  ['sunspots', 'sunspots|sun spots|age spots|liver spots', 'are flat brown spots from years of sun that stay all year.', 'Sunscreen stops new ones; a '
    + 'retinoid or vitamin C fades them a little. Rough, sore, changing or bleeding ones: see a doctor.'],
  ['the microbiome', 'skin microbiome|microbiome|probiotic skincare|prebiotic skincare|postbiotic*', 'is the bacteria and yeasts that live on healthy '
    + 'skin and protect it. “Probiotic” creams mostly hold killed bacteria or extracts.', 'The evidence is young. Do it good with mild washing and '
    + 'few antiseptics; you need no special product.'],
  ['the T-zone', 't zone|tzone', 'is forehead, nose and chin, where there are most oil glands.', 'If it shines while your cheeks are dry you have '
    + 'combination skin: a gel there, a cream on the cheeks.'],
  ['white cast', 'white cast|whitecast|grey cast',
    'is the pale or grey film that zinc oxide and titanium dioxide leave, most visible on deeper skin.',
    'Choose a tinted mineral, or an organic-filter gel or fluid; warm it in your hands and put it on in two thin layers. Do not use less.'],
  ['water-resistant', 'water resistant|waterproof sunscreen|water proof', 'means a sunscreen keeps its factor through 40 minutes in water (80 for '
    + '“very”). None is waterproof.', 'Put it on twenty minutes before, and again after swimming, sweat and towelling. At night it takes an oil or '
    + 'balm to come off.'],
  ['hydrocolloid patches', 'hydrocolloid*|pimple patch*|pimple sticker*|spot patch', 'are small gel plasters that draw fluid from a pimple with a '
    + 'head and keep fingers off.', 'On clean dry skin overnight. They do little for blackheads or deep lumps. Peel off gently; moisturise after.'],
]

/** Words said for much else besides: only a question about the word itself, or about two of them, means them. */
export const plainTerms: readonly Term[] = [
  ['toner', 'toner|toners', 'is a watery step after cleansing: some only wet the skin, some carry acids, older ones alcohol.',
    'It is optional: a mild wash leaves nothing to “tone”. Choose one without scent and alcohol, or use an acid toner as your exfoliant, not both. '
      + 'Morning or night, before serum.'],
  ['a serum', 'serum|serums', 'is a thin liquid with one or a few actives for one concern, such as niacinamide or vitamin C.', 'It is optional: after '
    + 'washing and before moisturiser, two to four drops, when something bothers you. It does not replace the moisturiser.'],
  ['moisturiser', 'moisturiser|moisturizer|face cream', 'holds water in and protects the barrier with humectants and fats; nearly every skin needs '
    + 'one.', 'Morning and night on damp skin: a gel for oily skin, a cream for dry skin. In the morning sunscreen goes over it.'],
  ['a face oil', 'face oil|facial oil|face oils', 'is pure fat: it softens and seals, and adds no water.', 'Optional; two or three drops over '
    + 'moisturiser at night. Not in place of it, and sparingly on skin that breaks out.'],
  ['a primer', 'primer|primers', 'is a make-up base, mostly silicones, that smooths and holds foundation.', 'Optional, after sunscreen has set. It '
    + 'does not protect from sun by itself.'],
  ['dehydrated skin', 'dehydrated skin|dehydrated', 'lacks water: a passing state, also of oily skin, that feels tight yet may shine, with fine '
    + 'crinkles when you press it.', 'It likes water-holders (glycerin, hyaluronic acid) on damp skin, a cream over it, milder washing and fewer '
    + 'actives; better within days to weeks.'],
  ['dry skin', 'dry skin|dry', 'lacks oil: a skin type that is rough or flaky all over, mostly for life, and worse in winter.',
    'It likes fats: a rich cream with ceramides, shea or petrolatum twice a day. Itchy, cracked or red patches: ask a pharmacist or clinic.'],
  ['oily skin', 'oily skin|oily', 'makes much sebum: shine all over by midday, larger pores, more plugs.', 'A mild wash twice a day, a light gel, '
    + 'niacinamide or salicylic acid; never stripping.'],
  ['combination skin', 'combination skin|combo skin', 'is oily on forehead, nose and chin and normal or dry on the cheeks.', 'One gentle cleanser, a '
    + 'light gel where it shines, a cream where it is dry.'],
  ['sensitive skin', 'sensitive skin|sensitive', 'stings, itches or flushes easily, mostly for long, by nature.', 'Few, fragrance-free products; '
    + 'patch-test; mineral sunscreen.'],
  ['sensitised skin', 'sensitised skin|sensitized skin|sensitised|sensitized', 'has become touchy through too many actives, scrubs or harsh washing, '
    + 'and can recover.', 'Two to four weeks of mild wash, plain moisturiser and sunscreen only.'],
  ['blackheads', 'blackhead|blackheads|black heads|open comedones', 'are open pores plugged with oil and dead cells whose top has darkened in air; '
    + 'raised or rough, and no dirt.', 'Salicylic acid 0.5–2% two to four evenings a week loosens them in 8 to 12 weeks; no squeezing, no strips.'],
  ['whiteheads', 'whitehead|whiteheads|closed comedones', 'are closed plugs under the skin: small, skin-coloured or white bumps.',
    'A retinoid at night (not in pregnancy) or salicylic acid helps over 8 to 12 weeks; lighter creams.'],
  ['pimples', 'pimple|pimples|zits|spots', 'are plugs that have become inflamed: red or dark, sore, sometimes with pus.', 'Benzoyl peroxide 2.5% or '
    + 'salicylic acid; hands off.'],
  ['acne', 'acne', 'is a condition of the oil glands, with blackheads, pimples or deep lumps that keep coming.', 'One active for 8 to 12 weeks; see a '
    + 'clinic for deep lumps or scars.'],
  ['cysts', 'cyst|cysts|cystic acne|nodules', 'are deep, painful lumps that last for weeks and can scar.', 'Creams seldom do enough: see a clinic or '
    + 'dermatologist early.'],
  ['milia', 'milia|milium', 'are tiny hard white balls of keratin under the skin, mostly near the eyes; harmless.', 'Do not squeeze; lighter '
    + 'textures, and a trained hand can lift them out.'],
  ['sebum', 'sebum', 'is the oil of your skin’s glands: it keeps skin supple, and too much of it shines and clogs.', 'You cannot wash it away for '
    + 'long: wash twice a day, mildly; niacinamide lowers it a little.'],
  ['an acne mark', 'acne mark|acne marks|pimple mark|pimple marks|dark mark|dark marks|dark spot|dark spots', 'is flat colour, brown or red, that '
    + 'fades by itself in months.', 'Sunscreen, azelaic acid, niacinamide or vitamin C speed it up.'],
  ['an acne scar', 'acne scar|acne scars|scar|scars|pimple scar|pimple scars', 'is a dent or a raised lump: the skin itself has changed, and creams '
    + 'do little.', 'Sunscreen, and a dermatologist with experience of your skin tone.'],
  ['a keloid', 'keloid|keloids', 'is a scar that grows beyond the wound, firm and often itchy; commoner on deeper skin.', 'See a dermatologist early; '
    + 'avoid piercings and needling.'],
  ['a hypertrophic scar', 'hypertrophic scar|hypertrophic|raised scar', 'is raised but stays within the wound and often flattens in a year or two.',
    'Silicone gel or sheets; no picking.'],
  ['chemical exfoliation', 'chemical exfoliation|chemical exfoliant|chemical exfoliants|chemical exfoliator|exfoliating acid|acid exfoliant',
    'loosens dead cells with acids (lactic, glycolic, salicylic) or enzymes, without rubbing.', 'The gentler way for most: one to three evenings a '
      + 'week, SPF by day.'],
  ['a physical scrub', 'physical exfoliation|physical exfoliant|physical scrub|physical exfoliator|scrub|scrubs', 'rubs dead cells off with grains or '
    + 'a cloth.', 'Once a week at most, soft and round grains; never on pimples or sore skin.'],
  ['exfoliation', 'exfoliation|exfoliating|exfoliate|exfoliant|exfoliator', 'is taking off dead cells from the top layer, with mild acids or, '
    + 'rougher, with a scrub.', 'One to three evenings a week with an acid, or not at all if skin is smooth. Tight, red or stinging skin has had too '
    + 'much. Sunscreen by day; moisturiser after.'],
  ['a peel', 'chemical peel|a peel|peels', 'is a strong acid, left on for minutes and then taken off, to shed the top layer.',
    'Mild ones at home, strong ones only by trained hands who know deeper skin; sunscreen for weeks.'],
  ['a cleanser', 'cleanser|face wash|facial wash', 'for the face is made with mild surfactants near the skin’s pH, and rinses off.',
    'The better choice: soap-free, at night, lukewarm. The price does not matter.'],
  ['bar soap', 'bar soap|soap|soap bar|protex|lifebuoy|lux|dettol soap|antibacterial soap', 'is alkaline and strips the skin’s fats; antibacterial '
    + 'bars most of all, and they do not cure acne.', 'Keep it for hands and body; a soap-free bar is fine for the face.'],
  ['a gel', 'gel|gels|gel cream|gel moisturiser|gel moisturizer', 'is mostly water with little oil: light, quick to sink in.',
    'For oily, breakout-prone skin and humid heat.'],
  ['a cream', 'cream|creams|thick cream', 'is water and oil in about equal parts: richer, longer-lasting.', 'For dry or normal skin, winter and nights.'],
  ['a lotion', 'lotion|lotions', 'is a thin cream with more water: easy to spread on large areas.', 'For normal skin, the body, and warm weather.'],
  ['an ointment', 'ointment|ointments|balm|balms', 'is almost all fat: it seals best and feels greasy.', 'For cracked, very dry or eczema-prone '
    + 'places, at night.'],
  ['body butter', 'body butter|butter', 'is a thick mix of plant fats without water.', 'On damp, dry body skin; too heavy for most faces.'],
  ['body lotion', 'body lotion|body cream', 'is made for large areas, often scented and heavier.', 'On the face only when it is plain and '
    + 'fragrance-free; else it may sting or clog.'],
  ['an eye cream', 'eye cream|eye creams', 'is a moisturiser in a small jar, mild enough for the lids.', 'Optional: a plain face cream does as well.'],
  ['a night cream', 'night cream', 'is a richer moisturiser without SPF, sometimes with a retinoid.', 'Optional: any moisturiser may be used at night.'],
  ['a day cream', 'day cream', 'is a lighter moisturiser, often with SPF.', 'It protects only with SPF 30 or more and the full amount.'],
  ['sunscreen', 'sunscreen|spf cream', 'filters UV light and is the last step of every morning.', 'SPF 30–50, broad spectrum, two finger lengths for '
    + 'face and neck.'],
  ['sunblock', 'sunblock|sun block', 'is an old word for the same thing: nothing blocks all of the sun.', 'Look for SPF 30–50 and broad spectrum, '
    + 'whatever it is called.'],
  ['an astringent', 'astringent|astringents', 'is a toner with much alcohol or witch hazel that tightens for minutes and dries.',
    'Better left out: oily skin gets irritated by it, not less oily.'],
  ['a face mask', 'mask|masks|face mask|sheet mask|clay mask', 'is an extra for ten minutes: clay takes up oil, a sheet holds water on.',
    'Once a week at most, if you enjoy it.'],
  ['natural', 'natural|natural skincare', 'is a selling word without legal meaning: some or all comes from plants.', 'It says nothing about safety; '
    + 'plant scents are common allergens.'],
  ['organic', 'organic|organic skincare', 'means grown without certain pesticides, when a certificate stands behind it.', 'It is about farming, not '
    + 'about what it does to skin.'],
  ['vegan', 'vegan|vegan skincare', 'means nothing in it comes from an animal; it may still have been tested on them.', 'Look for beeswax, lanolin, '
    + 'honey, carmine and collagen on the list.'],
  ['hydration', 'hydrating|hydrate|hydration', 'is adding and holding water, with humectants such as glycerin.', 'Good for tight, dull, dehydrated '
    + 'skin, on damp skin.'],
  ['moisturising', 'moisturising|moisturizing|moisturise|moisturize|moisturisation', 'is keeping the water in, with fats and sealing ingredients.',
    'Needed by dry skin most; a good cream does both.'],
  ['skin type', 'skin type|skintype', 'is how much oil your skin makes: dry, normal, combination or oily; sensitive may go with any.',
    'It changes slowly, with age, hormones and season.'],
  ['skin tone', 'skin tone', 'is your colour, by melanin; it says nothing about oily or dry.', 'Deeper tones mark more easily and burn less: tinted '
    + 'sunscreen, gentle actives.'],
]
