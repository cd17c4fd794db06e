import { pattern } from '../../text/pattern.ts'
import { type Asked, type Draft, saidIn } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// Sunscreen as a subject: what is asked of it so plainly that only that may be answered. Amounts and times: American Academy of Dermatology and CANSA, as in
// the sources; glass, screens, visible light, men and tanning: general dermatology.

const sun = /\b(?:sun ?screens?|sun ?blocks?|spf ?\d*|sonskerm|sonbrand ?room)\b/
const howMuch = 'Two finger lengths for face and neck, again every two hours outdoors.'

const rows: readonly ReadyRow[] = [
  {
    asks: [
      /\b(?:spf|factor) ?(?:50|100)\b|\b50 (?:than|or|vs) (?:spf )?(?:15|20|30)\b/,
      /\b(?:longer|less often|last\w*|fewer times|skip|twice as long)\b/,
      /\b(?:15|20|30)\b|\bthan\b|\breapply\w*|\bput\w* (?:it )?on again\b/,
    ],
    not: /\b(?:open\w*|expir\w*|bottle|month|year|make ?up)\b/,
    says: [
      '**No, a higher factor lasts no longer: SPF 30 and SPF 50 both wear off, so either goes on again every two hours outdoors, and after swimming, sweating or towelling.**',
      'The number tells how much burning light is held back while the layer is whole: about 97% with SPF 30, about 98% with SPF 50. Light, sweat and rubbing take the layer off at the same pace.',
      '**What SPF 50 does give:** some reserve when too little is put on, and more for long hours out, marks, melasma or albinism. Two finger lengths for face and neck either way.',
      'Shade from ten to three, hat and sleeves do the rest.',
    ],
    suggestions: ['How much sunscreen do I need?', 'Which sunscreen leaves no white cast?'],
  },
  {
    asks: [
      /\b(?:sun ?screens?|sun ?block|spf|sonskerm)\b/,
      /\b(?:uva|broad spectrum)\b/,
      /\b(?:no|not|without|doesnt|missing|isnt|lacks?|geen)\b(?: \S+){0,4} (?:uva|star|stars|circle|logo|seal|broad)\b/,
    ],
    says: [
      '**Not necessarily fake, but it may guard you mainly against burning: SPF only measures UVB, and without a UVA sign or “broad spectrum” nobody knows how much UVA it stops.**',
      'UVA ages skin, deepens dark marks and melasma, and comes through cloud and glass. Signs that it is tested: UVA in a circle, “broad spectrum”, a PA rating with plusses, UVA stars, or the CANSA seal.',
      'Look at the pack: the words may stand on the back, and zinc oxide, avobenzone or bemotrizinol in the list cover UVA. None of it? Use it up on short trips and choose another, SPF 30–50, next time.',
      '**Fake is likelier with** no batch number or date, misspelt print, a broken seal or a price far below every shop: then do not use it.',
    ],
    suggestions: ['Which sunscreen is good and cheap?', 'How do I spot a fake product?'],
  },
  {
    asks: [
      /\b(?:black|dark(?:er)?|brown|deep(?:er)?|melanin|african|swart|donker|mnyama)\b/,
      sun,
      /\b(?:winter|cloud\w*|overcast|rain\w*|cold|bewolk\w*|ubusika)\b/,
      /\b(?:do|does|need|must|should|can|is|are|wear|skip|still|kan|moet|het)\b/,
    ],
    not: /\b(?:marks?|spots?|patches|circles|which|what|best|recommend|why|how|r ?\d+|bab(?:y|ies)|pregnan\w*)\b/,
    says: [
      '**Yes, in winter and under cloud too, on black and brown skin as well: UVA and visible light come through all year and darken marks and melasma.** Melanin makes burning rarer; it protects only like a low factor, somewhere under SPF 15.',
      `Our winter sun is strong, most of all on the Highveld. Outdoors a broad-spectrum SPF 30–50 every morning, a clear gel or a tinted one that leaves no cast. ${howMuch}`,
      'Indoors all day, away from windows, you can go without, unless you are treating dark marks: then a tinted one with iron oxides every day.',
    ],
    suggestions: ['Which sunscreen leaves no white cast?', 'Do I need sunscreen indoors?'],
  },
  {
    asks: [
      pattern`\b(?:in (?:the|a|my) (?:\w+ )?(?:car|taxi|bus|bakkie)|driv(?:e|ing|er)|car windows?|windscreen|through (?:the )?(?:\w+ )?(?:windows?|glass)|commut\w+|uber|bolt)\b`,
      pattern`\b(?:sun ?screens?|sun ?blocks?|spf ?\d*|sonskerm)\b|\b(?:do|does|can|gaan) (?:the |die )?(?:uv\w?|sun|son|rays)\b.{0,16}\b(?:through|deur)\b`,
      /\b(?:do|does|need|must|should|can|is|are|wear|kan|moet|het)\b/,
    ],
    not: /\b(?:left|kept|keep|leave|leaving|cubby\w*|boot|dashboard|stored?|melted|hot car|beach|protect\w* while|tint\w* windows?)\b/,
    says: [
      '**Yes, wear sunscreen in the car: window glass stops most UVB, so you do not burn, but lets much UVA and all visible light through.** Those deepen dark marks and melasma and age skin, mostly on the window side.',
      `Broad-spectrum SPF 30–50 on face, neck, ears, hands and the window arm before you leave; tinted with iron oxides for marks and deeper skin. ${howMuch} On a long drive put it on anew at a stop.`,
      'A windscreen holds back more UVA than side windows do; a sleeve or UV film on the side window helps. Do not leave the tube in a parked car: heat breaks the filters down.',
    ],
    suggestions: ['Do I need sunscreen indoors?', 'Which sunscreen for dark marks?'],
  },
  {
    asks: [
      /\b(?:phones?|(?<!\bsun )screens?|laptops?|computers?|blue light|lamps?|office lights?|light ?bulbs?|fluorescent|led lights?|tube lights?|tv|selfoon)\b/,
      /\b(?:damage\w*|sun ?screens?|sun ?blocks?|spf|dark\w*|marks?|pigment\w*|age|ageing|aging|harm\w*|bad for)\b/,
    ],
    not: /\b(?:led mask|red light|mask|therapy|machine|sun ?lamp|uv lamp|nail|gel|sun ?bed|halogen|photo|picture|battery|burn|clean|dirty|wipe|my ear|cheek)\b/,
    says: [
      '**Phones, laptops and ordinary lamps give far too little light to darken or age skin, so they are no reason for sunscreen.** Their blue light is a small part of what a window gives.',
      `What counts indoors is daylight: near a window UVA and visible light come through glass. With dark marks or melasma wear a tinted SPF 30–50 there too. ${howMuch}`,
      '“Blue-light” creams are not needed. Tanning lamps are another thing, and harm skin.',
    ],
    suggestions: ['Do I need sunscreen indoors?', 'What helps with dark marks?'],
  },
  // "I lived with a man who hit me" tells of one, and asks for none.
  {
    asks: [
      /(?<!\b(?:with|by|from|than|like) (?:a|the|that|this|some) )\b(?:men|man|guys?|boys?|husband|hubby|boyfriend|male)\b(?! (?:who|that|hit|left|in))/,
      sun,
      pattern`\b(?:need|needs|for (?:women|girls|men|guys|males|a man)|use|wear|should|must|dont|doesnt|refuse\w*|only)\b`,
    ],
    not: pattern`\b(?:which|what|best|recommend|suggest|old|baby|kids?|child\w*|son|beard|bald|pregnan\w*|black|dark|under|r ?\d+|much|often|makeup|sensitive|oily|dry)\b`,
    says: [
      '**Men need sunscreen as much as women: skin burns, marks and ages the same, and men get and miss more skin cancers.** It is the one product that counts for everybody.',
      `A matt gel or fluid, broad-spectrum, SPF 30–50, is not greasy and vanishes in stubble. ${howMuch} Ears, neck, lips and a bald or shaved head too; after shaving a fragrance-free one stings least.`,
      'Deeper skin needs it as well: marks from shaving bumps darken in the sun. A hat does the rest.',
    ],
    suggestions: ['Which sunscreen for oily skin?', 'What helps with razor bumps?'],
  },
  {
    asks: [
      /\b(?:umbrellas?|parasol|sambreel|shade|gazebo|cap|caps)\b/,
      sun,
      /\b(?:enough|instead|need|still|without|replace|skip|only)\b/,
    ],
    not: /\b(?:hat|beach)\b/,
    says: [
      '**No, shade or a cap alone is not enough: light comes back from sand, water, walls and paving, and a cap leaves ears, cheeks and neck bare.** A dense umbrella stops most direct UV and hardly any of what is thrown back.',
      `Use both: shade from ten to three, a brim of seven centimetres all round, and broad-spectrum SPF 30–50 on what stays bare. ${howMuch}`,
      'For dark marks and melasma a tinted one with iron oxides.',
    ],
    suggestions: ['How much sunscreen do I need?', 'Which sunscreen leaves no white cast?'],
  },
  {
    asks: [
      /\b(?:who|anyone|anybody|any (?:people|one)|some people|people)\b/,
      sun,
      /\b(?:should ?nt|should not|must ?nt|must not|cannot|cant|not (?:use|wear|put)|avoid|(?:should|must|may|can) never)\b/,
    ],
    says: [
      '**Hardly anybody: only babies under six months, who stay in shade and clothes instead, and somebody allergic to a filter, who takes another kind.** All others may wear it every day, in pregnancy too.',
      'Itch or a rash after it is mostly scent, a preservative or one organic filter: change to a fragrance-free mineral one (zinc oxide, titanium dioxide). Not on open wounds or a fresh burn: cover those with cloth.',
      'With lupus, albinism, tablets that make skin burn sooner, or after skin cancer it matters most of all: SPF 50, hat, sleeves, shade.',
    ],
    suggestions: ['Which sunscreen for sensitive skin?', 'Can babies wear sunscreen?'],
  },
  {
    asks: [/\b(?:tan|tans|tanning|tanned|bruin)\b/, sun],
    not: /\b(?:self|fake|spray|bed|beds|oil|remove|lotion|drops)\b/,
    says: [
      '**You can still tan a little with sunscreen on, but the tan is skin that was already harmed: it is no protection and no aim.** SPF 50 lets about 2% of UVB through when put on thickly, more in the thin layer most people use.',
      `Put it on generously and you tan less, mark less and burn less. ${howMuch} On deeper skin a tan mostly shows as uneven patches and darker marks.`,
      'For a bronze colour take a self-tanner, which needs sunscreen over it. Sunbeds are not safe.',
    ],
    suggestions: ['What SPF should I use?', 'Is a self-tanner safe?'],
  },
  {
    asks: [/\b(?:spf ?|factor ?)?30\b/, /\b(?:spf ?|factor ?)?50\b/, /\br ?\d{2,3}\b/],
    says: [
      '**The cheaper SPF 30, if it says broad-spectrum and you use enough of it; pay for SPF 50 with dark marks, melasma or long hours outdoors.** On skin SPF 30 stops about 97% of UVB and SPF 50 about 98%.',
      'Too thin a layer costs far more than that step. Two finger lengths for face and neck, again every two hours outdoors: a tube that you use freely beats a dear one that you save.',
      'Compare the price for 50 ml, and look for a UVA circle on both; for marks on deeper skin a tint with iron oxides counts more than the number.',
    ],
    suggestions: ['How much sunscreen do I need?', 'Is a cheap sunscreen as good?'],
  },
  {
    asks: [
      /\b(?:tint|tinted|getinte)\b/,
      sun,
      /\b(?:what (?:does|do|is)|whats|why|purpose|point|benefit|for|extra|anything|special)\b/,
    ],
    not: /\b(?:which|best|under r|makeup|match|shade|oily|dry|sensitive|melasma|marks|pigment\w*|need|enough|instead)\b/,
    says: [
      '**Tinted sunscreen holds iron oxides, which also stop visible light: that light darkens marks and melasma, above all on deeper skin, and clear sunscreen lets it through.** The tint also hides a white cast.',
      'Against burning it is as good as a clear one of the same SPF, no better. Look for SPF 30–50, broad-spectrum, and “iron oxides” or CI 77491, 77492, 77499 on the list.',
      'Two finger lengths for face and neck, in a shade near your own, again every two hours outdoors. Without marks a clear one does.',
    ],
    suggestions: ['Which sunscreen for dark marks?', 'Which sunscreen leaves no white cast?'],
  },
  {
    asks: [/\b(?:which|what|best|recommend|choose|buy)\b/, sun, /\b(?:reef|coral|ocean|sea life)\b/],
    says: [
      '**Choose a non-nano zinc oxide sunscreen, a lotion and no spray, water-resistant SPF 50: that is as near to reef-friendly as one can say.** “Reef safe” on a pack is no tested term.',
      'The filters most blamed in tank studies are oxybenzone and octinoxate, so leave those; how much they matter in the open sea is not settled. A rash vest, hat and shade spare both you and the water most.',
      'Zinc can leave a white cast on deeper skin; a tinted one does not. Two finger lengths for face and neck, again every two hours and after each swim.',
    ],
    suggestions: ['Mineral or chemical sunscreen?', 'Which sunscreen for swimming?'],
  },
  {
    asks: [
      pattern`\b(?:day ?cream|moisturi[sz]er|face cream|dagroom)\b.{0,12}\b(?:with|has|have|contains|got)\b.{0,20}\b(?:spf|sunscreen|sun protection)\b|\bspf(?: ?\d+)?\b.{0,8}\bin (?:my|the|a|your) (?:day ?cream|moisturi[sz]er|face cream)\b`,
      /\b(?:enough|still|must i|need|separate|replace|do|also|instead|count|genoeg)\b/,
    ],
    not: /\b(?:spf ?(?:10|15|20)|factor ?(?:10|15|20)|night|before|after|under|first|mix\w*|makeup|foundation|skip|as (?:a )?moisturi[sz]er|oily|dry)\b/,
    says: [
      '**Yes, a moisturiser with SPF 30 or more and broad spectrum is enough for ordinary days, if you use two finger lengths of it for face and neck.** With the usual thin layer, or SPF 15, it is not.',
      'For hours outdoors, at the window all day, or with dark marks or melasma put a real sunscreen, SPF 50 or tinted, over your moisturiser. Two products do not add up: the higher number counts.',
      'Again every two hours outdoors; few people do that with a day cream, so keep a tube of sunscreen for it.',
    ],
    suggestions: ['How much sunscreen do I need?', 'Do I need sunscreen indoors?'],
  },
  {
    asks: [
      sun,
      /\b(?:does|do|when|how long|can|will|open(?:ed)?|lewe|hou)\b/,
      /\b(?:expires?|expiry|go off|goes off|last once|shelf life|keep(?:s)? (?:once |after )?open\w*|(?:keep|use|hou) (?:an |a |my )?open\w* |after opening|verval)/,
    ],
    not: /\b(?:expired|never|unopened|opening|opened|car|last (?:year|summer)|two years|2 years|on (?:the |my )?skin)\b/,
    says: [
      '**Yes, sunscreen expires: go by the date on the pack, and use an opened one up within about a year.** The open-jar sign says how long, 6M or 12M; without any date, let it go after one summer and winter.',
      'Filters break down with age and heat and nothing shows it: you burn under it. It goes at once when it has separated, turned lumpy, smells odd, or lay in a hot car.',
      'Write the opening date on the tube, keep it closed and below 25 °C. Used as it should be, 50 ml for the face is empty in four to six weeks anyway.',
    ],
    suggestions: ['Can I use last year’s sunscreen?', 'How much sunscreen do I need?'],
  },
  {
    asks: [
      /\b(?:uva|uv a)\b/,
      /\b(?:circle|logo|sign|symbol|ring|stars?|mark|kring)\b/,
      /\b(?:what|mean|means|meaning|stand|why)\b/,
    ],
    not: /\b(?:no|without|not have|doesnt|missing|fake)\b/,
    says: [
      '**The letters UVA in a circle mean that UVA protection is at least a third of the SPF printed: a European mark that many packs here carry too.** It stands beside “broad spectrum”.',
      'SPF speaks only of UVB, which burns. UVA ages skin, darkens marks and melasma, and comes through cloud and window glass, so the sign is worth looking for. PA++++ is the Japanese way to say the same: more plus signs, more UVA blocked.',
      'Choose SPF 30–50 with the circle, “broad spectrum” or PA+++ and more; for marks on deeper skin tinted with iron oxides.',
    ],
    suggestions: ['What does SPF mean?', 'What is broad spectrum?'],
  },
  {
    asks: [
      sun,
      /\b(?:sprays?|aerosols?|mist)\b/,
      /\b(?:any good|good|face|work|works|better|ok|okay|safe|enough|or (?:lotion|cream))\b/,
    ],
    not: /\b(?:makeup|over|order|primer|toner|first|year old|bab(?:y|ies)|child\w*|kids?|toddler|asthma|setting|top ?up|reapply|re apply)\b/,
    says: [
      '**Spray sunscreen works if you spray until skin shines and then rub it in; never straight at the face: into your hand first, so that you do not breathe it in.** A quick mist protects far too little.',
      'A lotion, gel or cream makes the full dose easier: two finger lengths for face and neck. Sprays suit legs, back and top-ups; not in wind, near a braai or flame, nor with asthma.',
      'SPF 30–50, broad-spectrum, again every two hours outdoors and after swimming or sweat.',
    ],
    suggestions: ['How much sunscreen do I need?', 'How do I top up over make-up?'],
  },
  {
    asks: [sun, /\b(?:pills?|pilling|balls?|ball up|rolls? off|rolling|crumbs?|flakes off|little bits)\b/],
    not: /\b(?:take|swallow|tablets?|oral|drink)\b/,
    says: [
      '**It pills because layers do not sit: too much product under it, too little time between, or textures that do not mix, such as silicone over a water gel.** It is no sign that it has gone off.',
      'Use less under it, wait until each layer no longer slides (a minute or two), then press sunscreen on in two thin layers instead of rubbing. Ten minutes before make-up, and pat that with a damp sponge.',
      'Rolled-off sunscreen protects no longer: put the two finger lengths on again. If it goes on, drop a layer, or change to a moisturising SPF 30–50.',
    ],
    suggestions: ['In what order do products go on?', 'Can sunscreen replace moisturiser?'],
  },
  {
    asks: [sun, /\b(?:sunburn\w*|sun ?burnt|verbrand\w*)\b/, /\b(?:on|over|top|put|use|apply|wear|onto|op)\b/],
    not: /\b(?:still|even though|despite|got|through|prevent|avoid|without|cancer|why|after (?:i )?(?:used|wore|wearing))\b/,
    says: [
      '**Better not on fresh sunburn: cover it with loose cloth and stay in shade until it no longer hurts.** Sunscreen can sting burnt skin and does not heal it; never on blisters or open skin.',
      '**Now:** cool water or cool cloths, plain fragrance-free moisturiser, drink; no ice, oil, vinegar or acids. Must you be out, a fragrance-free mineral SPF 50 on what cannot be covered is better than burning again.',
      'Once it no longer hurts, SPF 50 every morning: burnt skin marks easily. Large blisters, fever, sickness or a small child: a clinic today.',
    ],
    suggestions: ['What helps sunburn?', 'How much sunscreen do I need?'],
  },
  {
    asks: [
      /\b(?:cheap\w*|expensive|dear|pricey|price|r ?\d{2,3}|goedkoop|pick n pay|checkers|clicks|dischem|pep)\b/,
      sun,
      /\b(?:as good|work|works|better|good enough|any good|worse|protect\w*|same|effective|safe)\b/,
    ],
    not: /\b(?:uva|pa|stars?|circle|under|less than r|below|budget|up to|recommend|which|30 (?:or|vs)|50 (?:or|vs))\b/,
    says: [
      '**Yes, a cheap sunscreen protects as well as a dear one with the same SPF and UVA sign: the number is tested, the price is not.** What you pay for is texture, scent and name.',
      'Check three things: SPF 30–50, “broad spectrum” or the UVA circle, and a date that has not passed. A plain shop brand that you use freely, two finger lengths for face and neck, beats a dear one that you save.',
      'From the street or without a seal and date leave it. Dear ones are worth it only where the cheap one stings, shines or leaves a white cast so that you wear too little.',
    ],
    suggestions: ['Sunscreens under R150', 'How much sunscreen do I need?'],
  },
  {
    asks: [
      sun,
      pattern`\b(?:is|are|isnt|arent) (?:\w+ )?(?:sun ?screens?|sun ?blocks?|spf|it) (?:\w+ ){0,2}(?:bad|toxic|harmful|dangerous|full of|poison\w*|safe|unhealthy)\b|\btoxic chemicals\b`,
    ],
    not: /\b(?:pregnan\w*|expecting|breast ?feed\w*|bab(?:y|ies)|child\w*|kids?|eyes?|reef|coral|expired|old|years? old|acne|pimples|eczema|rosacea|retin\w*|night|swallow\w*|sensitive|hond|dogs?|cats?|kat|lek|lick\w*|ate|eat\w*|vet|mix\w*)\b/,
    says: [
      '**No, sunscreen is not bad for you: it is among the best-tested things you put on skin, and going without does far more harm.** It lowers the risk of skin cancer, and keeps marks and lines away.',
      'The worry comes from organic filters that reach the blood in traces; no harm from that has been shown. If it bothers you, a mineral one (zinc oxide, titanium dioxide) stays on the surface.',
      `${howMuch} Itch or a rash means another kind, fragrance-free. Do not spray near the mouth. Vitamin D stays fine in ordinary life.`,
    ],
    suggestions: ['Mineral or chemical sunscreen?', 'Does sunscreen stop vitamin D?'],
  },
  {
    asks: [/\b(?:face|gesig)\b/, /\bbody\b/, sun, /\b(?:different|difference|differ|same|vs|versus|separate)\b/],
    says: [
      '**Hardly: face and body sunscreen hold the same filters, and the SPF means the same; the face one is lighter and costs more.** A body one may go on the face if it neither stings nor clogs.',
      'Body sunscreens are often greasier or scented, which can sting eyes or bring pimples; then a gel or fluid, oil-free, for the face. Both: broad-spectrum, SPF 30–50.',
      `${howMuch} About a shot glass for the whole body.`,
    ],
    suggestions: ['Which sunscreen for oily skin?', 'How much sunscreen do I need?'],
  },
  {
    asks: [sun, /\b(?:hoe ?(?:baie|veel)|kangakanani|kangaki|right amount|quantity)\b/],
    not: /\b(?:cost|price|kos|often|day|days|daily|ngosuku|tube|last|bottle|body|child\w*|kids?|bab(?:y|ies)|enough|too much|vitamin)\b/,
    says: [
      '**Two finger lengths for face and neck: a line along index and middle finger; a shot glass, about seven teaspoons, for the whole body.** Most people use half, and then SPF 50 protects like a far lower number.',
      'Put it on fifteen minutes before you go out, as the last step before make-up; two thin layers are easier than one thick one. Ears, hairline, back of the neck, hands.',
      'Again every two hours outdoors, and after swimming, sweating or towelling. Broad-spectrum, SPF 30–50.',
    ],
    suggestions: ['How often must I put it on again?', 'Which sunscreen leaves no white cast?'],
  },
  {
    asks: [sun, /\b(?:waterproof|water ?proof)\b/],
    not: /\b(?:makeup|mascara|which|best|under r)\b/,
    says: [
      '**No sunscreen is waterproof: “water-resistant” means it keeps its SPF for about 40 minutes in water, “very water-resistant” for 80.** Towels and sweat take it off sooner.',
      'Put it on fifteen to twenty minutes before, two finger lengths for face and neck, a shot glass for the body; again after each swim, and every two hours.',
      'A rash vest, a hat and shade from ten to three do more in the pool than any cream. At night it needs a cleansing oil, or two rounds with a mild wash.',
    ],
    suggestions: ['Which sunscreen for swimming?', 'How do I remove sunscreen?'],
  },
]

const longest = 17

/** The answer to a plain question about sunscreen itself, or undefined where it tells more. */
export const sunPlainly = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  if (
    heard.isLabel ||
    heard.harmed ||
    (heard.followsUp && request.turns.length > 0) ||
    heard.tokens.length > longest ||
    heard.things.length + heard.household.length > 0 ||
    heard.medicine !== undefined ||
    (heard.intent === 'suggest' && /\b(?:under|less than|below|budget)\b/.test(saidIn(asked)))
  )
    return undefined
  const draft = answerOf(rows, asked)
  return draft === undefined
    ? undefined
    : {
        ...draft,
        brief: false,
        sure: true,
        sources: ['cansa', 'sunaad'],
        topic: { ...draft.topic, intent: 'sunscreen', kind: 'sunscreen' },
      }
}
