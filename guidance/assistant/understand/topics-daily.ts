import type { Particular } from './particulars.ts'

/** How much, how long, whether it is needed: everyday questions of method. Written as topics-body.ts is. */
export const dailyTopics: readonly Particular[] = [
  {
    id: 'oily-moisturiser', when: 'need moisturiser "oily|greasy|shiny|olierig*|oil slick|acne|pimple*" !true !"which|best|recommend|under"',
    says: ['**Yes, oily skin still needs a moisturiser, just a light one.** Cleansers and acne treatments take water and fat out; dry, irritated skin '
      + 'can look shiny as well.',
      'Choose a gel or fluid that says oil-free or non-comedogenic, with glycerin, hyaluronic acid or niacinamide. A pea to a small coin for the '
        + 'face, after washing, morning and night; '
        + 'in humid heat once a day and sunscreen in the morning can be enough.',
      'If it feels greasy after an hour, use less or a lighter texture before you drop it. New closed bumps within weeks: change the product.'],
    ingredients: ['glycerin', 'niacinamide'], concern: 'oiliness',
  },
  {
    id: 'moisturiser-needed', when: '"skip|leave out|without|do i need|really need|must i use|necessary|have to use" moisturiser !sunscreen !true',
    says: ['**Better not to skip it: nearly every skin does well with a moisturiser, and skin on an active needs one.** If yours feels comfortable '
      + 'all day without it, once a day or on dry '
      + 'patches only is fine.',
      'It slows water loss and softens the sting of acids, benzoyl peroxide and retinoids. Oily skin: a light gel. Dry skin: a cream, twice a day on '
        + 'damp skin.',
      'In the morning a moisturising sunscreen can do both jobs. Tight, flaky or stinging skin after a few days without tells you that you need it.'],
    ingredients: ['glycerin'],
  },
  {
    id: 'sunscreen-at-night', as: 'sunscreen', when: 'need sunscreen "night|nights|bedtime|evening|sleep|nag|aand|after dark|sunset|dark '
      + 'outside|ebusuku" !"retinol"',
    says: ['**No, you do not need sunscreen at night: there is no UV to block.** The moon, a phone, lamps and load-shedding lights do not burn or age '
      + 'your skin.',
      'Put it on in the morning as the last step, SPF 30–50, and again every two hours outdoors. In the evening wash it off: left on overnight it '
        + 'does no good and can clog or irritate.',
      'Night is the time for a gentle cleanser, an active if you use one, and moisturiser. A day cream with SPF is safe at night, only wasted.'],
    ingredients: [],
  },
  {
    id: 'sunscreen-deep-skin', as: 'sunscreen', when: 'need/true sunscreen "black people|black skin|dark skin|darker skin|dark skinned|deep '
      + 'skin|brown skin|black '
      + 'person|melanin|donker vel|bruin vel|im black|im dark|i am black|i am dark|black girl*|black men|abamnyama" !"which|best|white '
      + 'cast|recommend" !true',
    says: ['**Yes, darker skin needs sunscreen too.** Melanin protects like a low factor, somewhere under SPF 15: sunburn is rarer, but UV and '
      + 'visible light still make pimple marks and melasma darker.',
      'Outdoors: broad-spectrum SPF 30–50 every morning, again after two hours. Indoors away from windows you can go without, unless you treat marks '
        + 'or sit by glass: UVA passes through it.',
      'With dark marks, a tinted sunscreen with iron oxides protects best, since it also blocks visible light, and leaves no white cast. Use two '
        + 'finger lengths for face and neck.'],
    ingredients: ['iron-oxides'], concern: 'dark-spots',
  },
  {
    id: 'extra-needed', when: '"need|necessary|needed|have to use|skip|nodig|waste of money|worth it|worth buying|pointless" extra !sunscreen '
      + '!moisturiser !"vitamin c|retinol|niacinamide|acid"',
    says: ['**No, it is an extra: cleanser, moisturiser and morning sunscreen are what skin needs.** Toners, essences, mists, masks, eye creams and '
      + 'primers are a matter of taste.',
      'A serum earns its place when it carries an active for something that bothers you: azelaic acid for marks, salicylic acid for clogged pores, a '
        + 'retinoid for lines (not in '
        + 'pregnancy). An eye cream is a moisturiser in a small jar; a toner does what your other steps do.',
      'Short of money? Put it into a sunscreen you like to wear. If you enjoy an extra and it does not sting, keep it.'],
    ingredients: [],
  },
  {
    id: 'how-much-moisturiser', when: 'how-much moisturiser/extra !sunscreen !"cost|costs|price|does it cost|money|is a|retinol|rand" !active\n"how '
      + 'much cream|how much serum|how much cleanser|how much product|how much face wash|too much moisturiser|too much cream"',
    says: ['**For the face, an almond or a small coin of moisturiser is enough; half as much again for the neck.** It is too much when it stays '
      + 'greasy, slides or rolls into little balls after ten minutes.',
      '- **Cleanser:** a coin\n- **Serum:** two to four drops\n- **Retinoid:** a pea for the whole face\n- **Eye cream:** a grain of rice for each '
        + 'side\n- **Sunscreen:** two finger lengths, never less',
      'On damp skin you need less. More moisturiser does no harm to dry skin, but on breakout-prone skin a thick layer can clog. More of an active '
        + 'only irritates.'],
    ingredients: [],
  },
  {
    id: 'wait-between', as: 'combine', when: 'wait care !after-proc !"results|see|work"\n"how long between" care !"reapply|applications|weeks"',
    says: ['**No real wait is needed: go on as soon as the layer no longer slides, about a minute.** Moisturiser may even go on while a watery serum '
      + 'is still damp.',
      'Three places where a pause helps:\n- **Retinoid:** on fully dry skin, some ten minutes after washing, if yours stings easily\n- **Sunscreen:** '
        + 'let moisturiser sink in for a few minutes, then let the sunscreen set '
        + 'for about fifteen before make-up or sun\n- **Oils and balms:** always last at night',
      'Products that roll into little balls: use less of each, and wait a minute longer. Vitamin C and acids do not need twenty minutes to work.'],
    ingredients: [],
  },
  {
    id: 'vitamin-c-keeps', when: '"vitamin c|vitamin c serum|ascorbic|c serum" lasts opened\n"vitamin c|c serum|ascorbic" '
      + '"brown|orange|darker|changed colour|oxidised|oxidized|gone off|yellow|fridge|expire*"',
    says: ['**An opened vitamin C serum (ascorbic acid) keeps about three months, at most until the open-jar sign says so.** Pale straw colour is '
      + 'fine; dark orange or brown means it has oxidised: replace it.',
      'Brown serum is weak, can stain and may sting; it is wasteful rather than dangerous. Keep it tightly closed, dark and cool (the fridge is fine, '
        + 'not the bathroom sill), and buy small bottles. Unopened it '
        + 'keeps to the printed date.',
      'Derivatives such as sodium ascorbyl phosphate keep longer, often 6 to 12 months. Wear sunscreen with it in the morning.'],
    ingredients: ['ascorbic-acid'],
  },
  {
    id: 'gone-off', when: '"turned brown|went brown|gone brown|is brown now|turned yellow|turned orange|changed colour|smells off|smells funny|smells '
      + 'weird|smells different|separated|gone lumpy|oxidi*|mould" !"skin turned|face turned|vitamin c|c serum|ascorbic|spots|marks|patches"',
    says: ['**Replace it: a product that has changed colour, smell or texture has worn out or grown germs.** Do not stretch it, above all sunscreen '
      + 'and anything used near the eyes.',
      'One exception: vitamin C that is only pale yellow still works; dark orange or brown has oxidised, is weak and can stain. Retinol that turned '
        + 'brown has lost strength too. Water standing on a natural cream may stir back in; a sour or rancid smell means the bin.',
      'To keep the next one longer: closed, dark, dry, below 25 °C, clean hands or a pump, and the opening date on the pack.'],
    ingredients: [],
  },
  {
    id: 'product-keeps', words: `
      expire*|expiry|gone off|how long does it last|how long do products last|keep in the fridge|fridge|store my|storage|
      went brown|use by`,
    when: 'lasts opened care/sunscreen !"vitamin c" !"how long does sunscreen last" !"results"\n"open jar|jar symbol|jar sign|6m|12m|24m|expiry '
      + 'date|expired|old sunscreen|still use old"',
    says: ['**Look for the open-jar sign: 6M or 12M is how many months it keeps after opening.** Write the date on the pack. Past the printed date, '
      + 'or without any sign after a year, let it go.',
      'Rules of thumb once open: mascara 3 months, vitamin C 3, serums 6, creams in jars 6 to 12, pumps 12, sunscreen one season and never past its '
        + 'date: it may no longer reach its factor.',
      'A new smell, colour, water on top or a sting it did not have: throw it away at once. Keep packs closed, below 25 °C, and out of the car.'],
    ingredients: [],
  },
  {
    id: 'sunscreen-mixed', as: 'sunscreen', when: 'mixed sunscreen makeup/moisturiser/extra/face-oil !"before|after|order"',
    says: ['**No, don’t mix it with sunscreen: it thins the film and breaks it up, so you no longer know what factor you wear.**',
      'Layer instead: moisturiser or oil-free serum first, then a full layer of sunscreen (two finger lengths for face and neck), wait a few minutes, '
        + 'then make-up on top with a light, pressing hand.',
      'To save time, buy one product that does it: a tinted sunscreen gives colour and protection, and a moisturiser with SPF 30–50 works when you '
        + 'use the full amount.'],
    ingredients: [],
  },
  {
    id: 'oil-before-sunscreen', when: 'face-oil sunscreen "before|under|after|first|over|mess|top|layer|order|morning" !mixed',
    says: ['**Better at night: a layer of oil under sunscreen can loosen it and make it slide.** Sunscreen comes last in the morning, on skin that '
      + 'has dried.',
      'If you want oil by day, press in two or three drops, wait ten minutes until nothing shines, then put on the full amount of sunscreen. Never '
        + 'oil over it, and never mixed in.',
      'At night oil goes on last, over moisturiser, to hold water in. Dry in the morning? A richer moisturiser under sunscreen, SPF 30–50, is the '
        + 'safer way.'],
    ingredients: [],
  },
  {
    id: 'scrub-often', as: 'how-often', when: 'often scrub !trunk',
    says: ['**Once a week is enough, twice at most, and rather a mild acid than grains.** Walnut, salt and sugar scratch; scrubbing every day leaves '
      + 'skin rough, tight and red.',
      'If yours feels so now, stop all scrubs, acids and retinoids for two to four weeks: mild cleanser, plain moisturiser twice a day, sunscreen. '
        + 'That repairs the barrier.',
      'Then, if you still want it: lactic acid 5–10% or a PHA one evening a week, no pressure, moisturiser after, SPF 30–50 by day. Sensitive, '
        + 'peeling or deeper skin that marks easily needs less. Never over active pimples or a rash.'],
    ingredients: ['lactic-acid'], concern: 'texture',
  },
  {
    id: 'morning-wash', when: '"wash|cleanse|cleanser|face wash" "morning|mornings|oggend|when i wake" "need|must|should|only water|just '
      + 'water|skip|nodig|just rinse|moet"',
    says: ['**No, a cleanser in the morning is not a must: lukewarm water is enough for dry or sensitive skin.** Oily skin, or a heavy night cream, '
      + 'does better with a mild wash.',
      'The wash that counts is the one at night, to take off sunscreen, sweat and make-up. In the morning: rinse, pat half dry, moisturiser, '
        + 'sunscreen SPF 30–50.',
      'Tight or squeaky after washing? The cleanser is too strong, or once too often. Twice a day is the most nearly anyone needs, and once more '
        + 'after heavy sweat.'],
    ingredients: [],
  },
  {
    id: 'makeup-asleep', when: '"sleep|slept|sleeping|fell asleep|bed" makeup !true',
    says: ['**One night is no disaster: wash gently now, moisturise, and leave it at that.** No extra scrub or peel as a punishment.',
      'As a habit it does matter: make-up and sunscreen with the day’s oil can clog pores, dry the skin and irritate eyes. Keep micellar water and '
        + 'cotton at your bed for tired nights, then rinse in the morning.',
      'Sore, red or sticky eyes after mascara overnight: leave eye make-up off until they are calm, throw old mascara away, and see a pharmacist or '
        + 'clinic if it stays.'],
    ingredients: [],
  },
  {
    id: 'clean-tools', when: '"makeup brush*|make up brush*|brushes|beauty blender|sponge|blender|face cloth|facecloth|washcloth|lappie|face '
      + 'towel|loofah" "clean|wash|often|share|sharing|dirty|use|change"',
    says: ['**Wash brushes once a week, sponges after every use or two, and take a fresh face cloth every day or two.** Wet, warm cloth is where '
      + 'germs grow.',
      'Mild soap and lukewarm water, rinse until clear, press out, dry lying flat or hanging in air. A face cloth of your own, never a scrubbing one; '
        + 'hands clean just as well.',
      'Do not share brushes, sponges, razors or mascara: cold sores, eye infections and warts travel that way. A crusty spot or sticky eye: wash '
        + 'everything, and throw the sponge and mascara away.'],
    ingredients: [],
  },
  {
    id: 'retinoid-flaking', as: 'reaction', when: 'retinoid flaky normal/began !bad !"gone wrong|burning|on fire|stings badly" !after-proc !"nose peel"',
    says: ['**Light flaking is common in the first weeks of a retinoid and no reason to give up.** Go down instead: pause until skin is calm (three '
      + 'to seven days), then two nights a week, and add a night every two weeks.',
      'Use a pea for the whole face on dry skin, with moisturiser before and after (the “sandwich”), and petroleum jelly at the corners of nose and '
        + 'mouth. No acids or scrubs meanwhile; SPF 30–50 every morning.',
      'Small breakouts can come up early too; judge after 12 weeks. Prescribed? Tell the prescriber. Stop and ask a pharmacist if it burns, swells, '
        + 'weeps or cracks. Stop at once in pregnancy.'],
    ingredients: ['retinol'],
  },
  {
    id: 'barrier-active', when: '"damaged .. barrier|damaged barrier|barrier is damaged|broken barrier|barrier is broken|my barrier|barrier is '
      + 'gone|compromised barrier" "can i|may i|ok to|okay|should i|still|continue|safe" active',
    says: ['**No, not while the barrier is damaged: leave {x} out until nothing stings, flakes or feels tight, usually two to four weeks.** On raw '
      + 'skin actives burn and go too deep.',
      'Until then a mild cleanser once a day, a moisturiser with ceramides, glycerin or panthenol morning and night on damp skin, petroleum jelly on '
        + 'sore patches, and sunscreen SPF 30–50.',
      'Then bring back one active, at a low strength, two nights a week, with moisturiser around it. See a pharmacist or doctor if it weeps, swells, '
        + 'blisters or is no better in two weeks.'],
    ingredients: ['ceramide-np', 'panthenol'], concern: 'redness',
  },
  {
    id: 'old-skin', when: '"gogo|ouma|oupa|granny|gran|grandmother|grandfather|grandma|grandpa|mkhulu|elderly|old people|old skin|papery|paper '
      + 'thin|70s|80s|in her 70s|in her 80s" "cream|moisturiser|moisturizer|lotion|dry|droog|dun|thin|itchy|soap|wash|skin care|skincare|products" '
      + '!"says|said|told|swears|uses|used|believes|se ek|routine|according"',
    says: ['**For old, thin skin choose a plain, fragrance-free rich cream or ointment, twice a day on damp skin.** Glycerin, ceramides or petroleum '
      + 'jelly; urea 5% where it does not sting.',
      'Wash short and lukewarm, with a soap-free wash only where needed, pat instead of rub, and no scrubs or strong acids: such skin tears and '
        + 'bruises easily. Soft cotton, short nails, and sunscreen SPF 30–50 or a hat and sleeves outdoors.',
      'Ask a clinic or doctor about an itch that keeps somebody awake, sores that do not heal in three weeks, legs that swell or leak, and whether a '
        + 'medicine dries the skin. Oil in the bath makes it slippery: rather cream afterwards.'],
    ingredients: ['glycerin', 'ceramide-np', 'petrolatum'], concern: 'dehydration',
  },
  {
    id: 'going-well', when: '"glowing|looks great|looking great|looks amazing|so good now|clear now|skin is clear|on fire lately|best skin|cleared '
      + 'up|looks good now|improved" "keep|continue|carry on|stop|still|keep on|must i|should i|stick" !bad !"burning|stinging"',
    says: ['**Yes, carry on: lovely that it works, and results last only as long as the routine.** There is no need to go stronger.',
      'Keep the same cleanser, moisturiser and SPF 30–50, and your active at the same strength. After three good months you may try it less often, '
        + 'say every second day, and watch for a month. Skin does not get used to a product.',
      'Change something when skin turns dry, stings or breaks out, when seasons turn, or when you are pregnant or trying: then ask again, above all '
        + 'about retinoids.'],
    ingredients: [],
  },
  {
    id: 'hyaluronic-burn', when: '"hyaluronic|hyaluronic acid|ha serum" "burn|burns|peel|scared|afraid|exfoliat*|strong acid|dangerous|harsh|sting" '
      + '!"burned me|is burning|its burning|my face is burning"',
    says: ['**No, hyaluronic acid won’t burn your face: it is “acid” only in name and does not exfoliate or peel.** It is a sugar that your own skin '
      + 'makes, and it holds water.',
      'Put it on damp skin, morning or night, and moisturiser over it, or it can feel tight in dry air. It goes with any other product, in pregnancy too.',
      'A sting usually comes from a damaged barrier, or from scent or alcohol in that bottle: stop it, keep to plain moisturiser until calm. The '
        + 'peeling acids are called glycolic, lactic, mandelic and salicylic.'],
    ingredients: ['hyaluronic-acid'],
  },
  {
    id: 'sunscreen-stand-in', as: 'myth',
    when: '"instead of sunscreen|instead of sunblock|instead of spf|as sunscreen|as my sunscreen|as a sunscreen|as sunblock|as a sunblock|as spf|as '
      + 'my spf|replace sunscreen|replace my sunscreen|replace spf|place of sunscreen|rather than sunscreen|natural sunscreen|as sun protection|in '
      + 'plaas van sonskerm|pleks van sonskerm|as sonskerm" !"zinc|titanium|mineral|tinted|stick|spray|spf 50|spf 30|with spf|spf '
      + 'makeup|hat|umbrella|korean"\n'
      + '"enough sun protection|sun protection|protect from the sun|protect me from the sun|protect my face from the sun|protect against the '
      + 'sun|block the sun" "oil|butter|clay|ibomvu|rooibos|aloe|vaseline|calamine|turmeric|carrot*|mud"',
    says: ['**No: {x} {is} no sunscreen, and nothing homemade, natural or thick on the skin takes its place.** Oils, butters, clays, teas and plant '
      + 'juices filter only a little UV, unevenly, and nobody has tested how much.',
      'Use one with SPF 30–50 and “broad spectrum” or the UVA circle on the pack, two finger lengths for face and neck every morning, again every two '
        + 'hours outdoors. Shop brands protect as well as costly ones.',
      'Clay or shade cloth, a hat and sleeves help beside it. {X} may go on under it where skin likes it, dry before the sunscreen.'],
    ingredients: ['zinc-oxide'],
  },
  {
    id: 'clogs-pores', when: '"block my pores|blocks pores|block pores|block your pores|blocking my pores|clog my pores|clog pores|clogs pores|clogs '
      + 'my pores|clogging my pores|clog your pores|pore clogging|pore blocking|verstop .. poriee|verstop .. porie" !makeup !sunscreen',
    says: [], ingredients: [],
  },
]
