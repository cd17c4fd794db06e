import { pattern } from '../../text/pattern.ts'

// What comes next for a trouble when the first thing did not help, how long a fair test takes, and what somebody who sees it does. Source: general dermatology practice.

/** A trouble of skin by the words people have for it, and what comes after a first attempt. */
export type NextStep = {
  called: string
  words: RegExp
  /** What is known to help with it, by the words people have for that. */
  proven: RegExp
  /** So many weeks a fair test takes. */
  weeks: number
  /** What to do now, where the attempt was none of what helps. */
  next: string
  /** What to do now, where it was. */
  after?: string
  /** The same, where a baby is expected or nursed. */
  baby?: string
  /** What a clinic or doctor does about it, as a sentence. */
  doctor?: string
  /** How long the next one takes, and when to be seen. */
  seen: string
  /** It itches, reddens or flakes by itself, so that such a word tells of no reaction. */
  sore?: true
  /** It is the same for a small child. */
  child?: true
}

const acids = 'salicylic|bha|glycolic|lactic|aha|mandelic'

/** The narrower before the wider: the first whose words are said is meant. */
export const nextSteps: readonly NextStep[] = [
  {
    called: 'a keloid',
    words: /\b(?:kelo?i?ds?|keloids?|raised scars?|lumpy scars?|thick scars?)\b/,
    proven: /\bsilicone\b/,
    weeks: 12,
    sore: true,
    next: '**Till then:** silicone gel or sheets, or a pressure earring on a lobe, most of the day for months; leave the place in peace, and no new piercing, cutting, peel or home needling.',
    doctor:
      'Mostly steroid injections into the scar every few weeks, with silicone or pressure beside them; small ones can be frozen, and cutting is done only with further treatment, since a keloid that is just cut off often comes back bigger.',
    seen: 'It takes months and can return, and the earlier it is treated, the flatter it gets. A state clinic can refer you; go soon if it grows, hurts or opens.',
  },
  {
    called: 'razor bumps and ingrown hairs',
    words:
      /\b(?:razor bumps?|shav\w+ bumps?|ingrowns?|ingrown hairs?|bumps (?:when|after|from|cos|because) (?:\w+ ){0,3}shav\w*|barber bumps?|skeerknoppies|bumps .{0,20}(?:beard|haircut|barber))\b/,
    proven: new RegExp(String.raw`\b(?:${acids}|trimmer|clippers?)\b`),
    weeks: 6,
    sore: true,
    next: '**Next:** let the hair grow for three to four weeks, then a guarded trimmer that leaves 1 mm, or one sharp blade with the hair on wet skin with gel. On the other evenings salicylic acid 0.5–2%, or glycolic or lactic acid, two or three times a week, a moisturiser over it, and sunscreen by day. No digging.',
    after:
      '**Next:** stop the blade altogether for a month and keep stubble with a trimmer; the hair that is cut too close is the cause, and no acid makes up for it. Benzoyl peroxide 2.5% as a wash helps the sore ones. Laser (Nd:YAG on deeper skin) thins hair that keeps doing it.',
    doctor:
      'A doctor treats sore ones for a short time with a cream, checks for infection, injects hard lumps, and can send you for laser that thins the hair.',
    seen: 'Bumps settle in four to eight weeks, the marks over months. Pus, pain that spreads, hard lumps or bald patches: a clinic.',
  },
  {
    called: 'stretch marks',
    words: /\b(?:stretch ?marks?|rekmerke)\b/,
    proven: /\b(?:retin\w+|tretinoin|needling|laser)\b/,
    weeks: 24,
    next: '**What is true:** no oil, butter or cream takes them away; new, red or dark ones fade by themselves over a year or so. A cheap, plain moisturiser does as much for the itch. Needling, laser or a retinoid (not in pregnancy) soften them, with a dermatologist and at a price.',
    seen: 'Many wide, purple ones without growing or gaining weight, or after steroid creams or tablets: a clinic.',
  },
  {
    called: 'scars from pimples',
    words: /\b(?:(?:ice ?pick|pitted|dented|deep|acne) scars?|holes in my (?:face|skin|cheeks))\b/,
    proven: /\b(?:needling|laser|retin\w+|adapalene)\b/,
    weeks: 24,
    next: '**Next:** flat and dark ones are marks, and azelaic acid 10% or niacinamide with a tinted sunscreen every morning fades them over months. Dents no cream or oil fills: first stop new pimples, then a dermatologist can soften them with needling, peels or laser meant for your skin colour.',
    seen: 'New scars while pimples are still deep and sore: a clinic soon, since treating those early saves more than anything later.',
  },
  {
    called: 'dark circles',
    words: /\b(?:dark circles?|under ?eyes?|eye bags?|panda eyes|donker kringe)\b/,
    proven: /\b(?:vitamin c|caffeine|retin\w+|sunscreen)\b/,
    weeks: 12,
    next: '**Next:** find the cause. Colour in the skin wants sunscreen, sunglasses, no rubbing, and niacinamide or vitamin C for three months; a bluish shade wants sleep and a cool cloth; a hollow shadow is form, and only concealer covers it. Thin moisturiser on the bone morning and night.',
    seen: 'Itchy, rubbed eyes: treat the allergy with a pharmacist. One side only, or swelling in the morning that lasts: a clinic.',
  },
  {
    called: 'dark underarms, knees and other folds',
    words:
      /\b(?:dark|black|darker|blacker|swart|donker|discolou?red|lighten)\b.{0,20}\b(?:under ?arms?|armpits?|knees?|elbows?|inner thighs?|thighs|knuckles|bum|buttocks?|bikini|neck|folds|ankles|oksels?)\b|\b(?:under ?arms?|armpits?|knees?|elbows?|inner thighs?|knuckles|neck|bum)\b.{0,40}\b(?:dark|black|darker|swart|donker)\b/,
    proven: /\b(?:urea|lactic|niacinamide|azelaic)\b/,
    weeks: 12,
    next: '**Next:** take away what darkens, which is rubbing, shaving, kneeling and scent: trim, wear looser cloth, use a fragrance-free deodorant. Then one thing: urea 5–10% or lactic acid 5% on knees and elbows every second evening, niacinamide or azelaic acid in folds, and a plain cream daily.',
    seen: 'Count three months to a first change and six or more to an even tone; never quite, which is normal. Thick, velvety and new: a clinic, for a sugar test.',
  },
  {
    called: 'melasma',
    words: /\b(?:melasma|chloasma|pregnancy mask)\b/,
    proven: /\b(?:azelaic|tranexamic|niacinamide|vitamin c|tinted|hydroquinone|tretinoin)\b/,
    weeks: 12,
    next: '**Next:** a tinted sunscreen SPF 50 with iron oxides every morning, again every two hours outdoors, a hat, and azelaic acid about 10% in the evening. Without the tint nothing else holds.',
    after:
      '**Next:** check the sunscreen first: tinted, SPF 50, enough, every day; heat and hormones count too. Then a dermatologist, who has stronger creams for a set time.',
    doctor:
      'A dermatologist may give azelaic acid 15–20% or, for some months, a prescribed mixed cream under supervision, and looks at hormones and contraceptives.',
    seen: 'It fades over three to six months and comes back with sun. Patches that change, itch or bleed: have them looked at.',
  },
  {
    called: 'dark marks',
    words:
      /\b(?:dark (?:spots?|marks?|patches)|black (?:spots?|marks?)|pimple marks?|acne marks?|marks? (?:from|after|left)|pigment\w*|hyperpigment\w*|blemishes|amabala|donker (?:kolle|merke)|scars from pimples|spots from pimples|(?:marks|spots) on my (?:face|cheeks|legs|back|arms)|my marks|marks)\b/,
    proven:
      /\b(?:(?:dark spot|fade|spot) (?:cream|corrector)|azelaic|niacinamide|vitamin c|ascorbic|tranexamic|arbutin|retin\w+|adapalene|kojic|tinted|alpha arbutin|glycolic|lactic|mandelic)\b/,
    weeks: 12,
    next: '**Next:** a tinted sunscreen SPF 30–50 every morning, without which nothing holds, and in the evening one active: azelaic acid 10% or niacinamide 4–5%, for three months. No scrubs, lemon or picking.',
    after:
      '**Next:** sunscreen first, tinted, SPF 50, two finger lengths every morning; most attempts fail there. Then change to another active: azelaic acid 10% after niacinamide or vitamin C, or a retinoid at night (not in pregnancy). Not all of them at once.',
    doctor:
      'A doctor or dermatologist can give stronger azelaic acid or, for a set time, prescribed creams, and treats the pimples or rash that leave the marks.',
    seen: 'Flat marks fade in three to six months, deep ones in a year. New pimples keep making new ones, so treat those too. A spot that grows, changes or bleeds: a clinic.',
  },
  {
    called: 'eczema',
    words: /\b(?:eczema|exzema|ekseem|atopic|dermatitis)\b/,
    proven:
      /\b(?:epimax|cerave|cetaphil|e ?45|eucerin|qv|emollient|emulsifying|ointment|vaseline|petroleum jelly|hydrocortisone|cortisone|betnovate|moisturi[sz]er)\b/,
    weeks: 2,
    sore: true,
    child: true,
    next: '**Next:** a thick, fragrance-free cream or ointment (glycerin, petrolatum, paraffin or ceramides) within three minutes of a short, lukewarm bath, twice a day and again on dry places, 250 g or more a week for a whole body. A soap-free wash; no scent, acids or scrubs; cotton clothes.',
    after:
      '**Next:** first more of it: twice a day, thickly, on damp skin, ointment instead of cream, and soap-free washing. If that was so already, moisturiser alone is not enough and a clinic should look; a flare needs a medicine for a set time.',
    doctor:
      'A clinic or doctor mostly gives a steroid ointment of the right strength for a set number of days, treats an infection if there is one, and has steroid-free creams for face and folds; the plain, thick cream goes on beside it.',
    seen: 'Comfort should come within days to two weeks. Yellow crusts, weeping, punched-out sores or fever: the same day. Itch that keeps somebody awake: this week.',
  },
  {
    called: 'thin or broken edges',
    words:
      /\b(?:edges|hairline|hair (?:loss|growth|fall|is (?:thin|break)\w*)|bald(?:ing)? (?:patch|spot)\w*|alopecia|thinning hair)\b/,
    proven: /\bminoxidil|regaine\b/,
    weeks: 24,
    sore: true,
    next: '**Next:** take the pull away first: no tight braids, weaves, glue or gel on the edges, less heat and relaxer, a satin scarf at night. Only thinning by family pattern answers to minoxidil from the pharmacy (not in pregnancy); ask the pharmacist first. Oil makes hair softer, so it breaks less, and grows none.',
    seen: 'New hair takes three to six months. Bald patches, itch, pain, scales or a hairline that draws back: a clinic early, as some loss leaves scars.',
  },
  {
    called: 'dandruff',
    words:
      /\b(?:dandruff|skilfers|(?:itch\w*|flak\w*|dry) (?:and \w+ )?(?:scalp|kopvel)|scalp .{0,16}(?:itch\w*|flak\w*)|seborrh?oe?ic)\b/,
    proven:
      /\b(?:anti ?dandruff|head (?:and|n) shoulders|nizoral|ketoconazole|selsun|selenium|zinc|tar shampoo|medicated shampoo)\b/,
    weeks: 4,
    sore: true,
    next: '**Next:** an anti-dandruff shampoo with ketoconazole 1–2%, selenium sulphide or zinc, on the scalp for five minutes, twice a week for four weeks; with braids diluted in a nozzle bottle, rinsed and dried well. No oil on the scalp meanwhile: it feeds the yeast.',
    after:
      '**Next:** change the active, as a scalp that did not answer to one mostly does to another: selenium sulphide or zinc after ketoconazole (Nizoral), ketoconazole 2% from a pharmacy after those, left on for five minutes, twice a week for four weeks. Then once a week to keep it away. No oil on the scalp.',
    seen: 'No better after four weeks, thick scales, sores, pus or bald patches: a clinic; in a child at once, as it may be ringworm.',
  },
  {
    called: 'ringworm or athlete’s foot',
    words: /\b(?:ringworms?|athletes? foot|jock itch|omlope|tinea)\b/,
    proven: /\b(?:clotrimazole|canesten|terbinafine|lamisil|miconazole|antifungal|anti fungal|candizole|whitfields?)\b/,
    weeks: 4,
    sore: true,
    next: '**Next:** an antifungal cream such as clotrimazole or terbinafine, ask the pharmacist which, thinly over it and 2 cm round it, as the leaflet says and a week or two beyond the day it looks clear. Dry well, own towel, cotton socks.',
    after:
      '**Next:** a clinic or pharmacist should look: it may be eczema, which looks alike, or want tablets. A cortisone cream hides it and lets it spread.',
    seen: 'On the head or nails cream does not reach it: a clinic, for tablets. The same for a child’s scalp, pus, or diabetes.',
  },
  {
    called: 'blackheads',
    words:
      /\b(?:black ?heads?|swartkoppe|white ?heads?|clogged pores|open pores|big pores|large pores|closed comedones?)\b/,
    proven: /\b(?:salicylic|bha|adapalene|differin|retin\w+)\b/,
    weeks: 12,
    next: '**Next:** salicylic acid 0.5–2%, left on, two or three evenings a week at first, a light oil-free moisturiser, and sunscreen by day. Leave strips, scrubs and squeezing. The grey dots on a nose that always refill are oil threads, and normal.',
    after:
      '**Next:** adapalene does more for plugs than any acid (not in pregnancy; ask a pharmacist or clinic), every second night, in place of the acid. Look at hair oil, heavy creams and make-up too. The grey dots on a nose that always refill are oil threads, and normal.',
    baby: '**Next:** azelaic acid about 10% in the evening, a light oil-free moisturiser, and no squeezing; ask your clinic before acids on large places. The grey dots on a nose that always refill are oil threads, and normal.',
    seen: 'Twelve weeks each. Deep or sore lumps besides: a clinic.',
  },
  {
    called: 'pimples on the body',
    words:
      /\b(?:pimples?|acne|bumps?|breakouts?|spots|puisies)\b.{0,16}\b(?:back|bum|butt\w*|chest|shoulders|rug)\b|\b(?:back|bum|butt|chest|body|shoulder) ?(?:acne|pimples|breakouts?)\b|\bbacne\b|\bmy back\b.{0,24}\b(?:pimples|acne)\b/,
    proven: /\b(?:benzoyl|salicylic|bha|bp|panoxyl|adapalene)\b/,
    weeks: 12,
    next: '**Next:** a benzoyl peroxide 2.5–5% or salicylic acid 2% wash, left on for two to five minutes, every second day and then daily; rinse sweat off soon, loose cotton, conditioner rinsed off before the body. Benzoyl peroxide bleaches towels.',
    after:
      '**Next:** leave the wash on longer, two to five minutes, every day, and change to the other active: salicylic acid 2% after benzoyl peroxide or the other way round. Same-sized itchy bumps may be yeast, which wants an antifungal wash: ask a pharmacist.',
    baby: '**Next:** benzoyl peroxide 2.5% as a wash, or azelaic acid about 10% left on, are the usual choices now; loose cotton, and sweat rinsed off soon. Ask your clinic before anything stronger.',
    doctor: 'A clinic can give a cream to leave on and, for deep or scarring ones, tablets for some months.',
    seen: 'Twelve weeks are a fair test. Deep, sore or scarring lumps: a clinic, without waiting.',
  },
  {
    called: 'pimples',
    words:
      /\b(?:pimples?|pimpels?|acne|aknee|puisies?|breakouts?|breaking out|breaks? out|zits?|amapimples|iinduna|spots|cystic)\b/,
    proven: /\b(?:benzoyl|benzac|panoxyl|bp|salicylic|bha|adapalene|differin|azelaic|retin\w+|tretinoin|niacinamide)\b/,
    weeks: 12,
    next: '**Next:** benzoyl peroxide 2.5–5% in a thin layer over the whole area where pimples come, every second evening at first, then daily; a mild wash, a light oil-free moisturiser, and sunscreen by day. It bleaches towels. Only this one, for twelve weeks.',
    after:
      '**Next:** change one thing. After salicylic acid or niacinamide take benzoyl peroxide 2.5–5%; after benzoyl peroxide add adapalene at night (not in pregnancy; ask a pharmacist or clinic); after adapalene, benzoyl peroxide in the morning beside it. On the whole area, not only on spots, for twelve weeks.',
    baby: '**Next:** azelaic acid about 10%, once a day at first, beside or in place of it; with low-strength benzoyl peroxide it is the usual choice now. No retinoid or adapalene, no strong peels; show the clinic or midwife what you use.',
    doctor:
      'A clinic or doctor can give a retinoid cream with benzoyl peroxide, an antibiotic for some months beside it, hormone treatment, or isotretinoin for scarring acne.',
    seen: 'Deep, sore or scarring pimples: a clinic now; state clinics treat acne too.',
  },
  {
    called: 'rough “chicken skin” bumps',
    words: /\b(?:keratosis pilaris|kp|chicken skin|strawberry (?:legs|skin)|goose ?bumps skin)\b/,
    proven: /\b(?:urea|lactic|salicylic|glycolic|ammonium lactate)\b/,
    weeks: 8,
    next: '**Next:** a body lotion with urea 10% or lactic acid 5–12%, on damp skin every evening. No scrubbing: it makes them redder and darker.',
    seen: 'Eight weeks to smoother skin; it returns when you stop, and fades with age.',
  },
  {
    called: 'cracked heels',
    words: /\b(?:cracked (?:heels?|feet)|heels?|hakke|dry feet)\b/,
    proven: /\b(?:urea|heel balm|salicylic|lactic)\b/,
    weeks: 3,
    sore: true,
    next: '**Next:** a urea 20–25% foot cream every evening on damp heels, petroleum jelly over it and cotton socks; a pumice once a week on wet skin, gently. Closed shoes while they heal.',
    seen: 'Better in one to three weeks. Deep, bleeding, hot cracks, or diabetes: a clinic now. Itch and scaling between toes or on the whole sole: it may be fungus, ask a pharmacist.',
  },
  {
    called: 'dry lips',
    words: /\b(?:lips?|lippe|chapped)\b/,
    proven: /\b(?:vaseline|petroleum jelly|lanolin|balm)\b/,
    weeks: 2,
    sore: true,
    next: '**Next:** plain petroleum jelly thickly at night and often by day, a balm with SPF outdoors; no menthol, flavour or scent, and no licking. A new toothpaste or lipstick can keep it going.',
    seen: 'Two weeks. Split corners, crusts or a sore that stays: a clinic.',
  },
  {
    called: 'dry hands',
    words: /\b(?:hands?|hande|knuckles)\b/,
    proven: /\b(?:hand cream|urea|glycerin\w*|vaseline|petroleum jelly)\b/,
    weeks: 2,
    sore: true,
    next: '**Next:** protect first, since water and soap undo every cream: gloves with cotton inside for dishes and cleaning, a soap-free wash, then a hand cream with glycerin or urea 5% after each wash, and a thick ointment under cotton gloves at night.',
    seen: 'Two weeks. Cracks that bleed, blisters, or itch between the fingers at night: a clinic.',
  },
  {
    called: 'oily skin',
    words: /\b(?:oily|shiny|greasy (?:skin|face)|olierig)\b/,
    proven: /\b(?:niacinamide|salicylic|clay)\b/,
    weeks: 8,
    next: '**Next:** a mild gel wash twice a day, niacinamide 2–5% daily or salicylic acid two evenings a week, a light gel moisturiser, and a matte sunscreen. Blotting paper in between; more washing brings no less oil.',
    seen: 'Eight weeks. Oil itself is skin type; it gets less, and does not stop.',
  },
  {
    called: 'lines',
    words: /\b(?:wrinkles?|fine lines?|plooie|ageing|aging|sagging)\b/,
    proven: /\b(?:retin\w+|tretinoin|vitamin c|sunscreen|glycolic)\b/,
    weeks: 24,
    next: '**Next:** sunscreen SPF 30–50 every morning, and retinol 0.1–0.3% two evenings a week at first (not in pregnancy), a moisturiser over it. Those two do more than any other cream.',
    after:
      '**Next:** check the sunscreen, as nothing holds without it: SPF 30–50, two finger lengths, every morning. Then a slightly stronger retinol or retinal, or prescribed tretinoin through a doctor (not in pregnancy), every second evening at first. Folds from movement and sagging no cream changes.',
    baby: '**Next:** sunscreen SPF 30–50 every morning and vitamin C under it; retinol and its relatives wait until you no longer expect or nurse.',
    seen: 'Six months are a fair test; creams soften lines and do not lift skin.',
  },
  {
    called: 'dry skin',
    words: /\b(?:dry|ashy|flak\w*|droog|droe|ashiness|tight|dehydrated)\b/,
    proven:
      /\b(?:vaseline|petroleum jelly|glycerin\w*|urea|ceramides?|shea|cerave|cetaphil|epimax|e ?45|eucerin|nivea|body lotion|moisturi[sz]er|lotion)\b/,
    weeks: 2,
    sore: true,
    child: true,
    next: '**Next:** change how it is washed and when it is creamed: short and lukewarm, soap-free, and within three minutes a thick fragrance-free cream with glycerin, urea 5–10% or petrolatum on damp skin, twice a day; petroleum jelly over the driest places at night.',
    seen: 'It should feel better within days. Cracks, itch that keeps you awake, or no better after two weeks: a pharmacist or clinic.',
  },
]

/** The trouble that is spoken of, by what was said last first; undefined where none is. */
export const troubleIn = (texts: readonly string[]): NextStep | undefined => {
  for (const text of texts) {
    const found = nextSteps.find(({ words }) => words.test(text))
    if (found !== undefined) return found
  }
  return undefined
}

/** What holds a retinoid, or an acid, in a step: not for who expects a baby. */
export const notExpecting = pattern`\b(?:adapalene|retin\w+|salicylic|isotretinoin)\b`
