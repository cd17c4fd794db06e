import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// Questions that only what was told with them makes what they are: "must I get it?" of a mix in a plain tub, "can I put that on?" of a steroid and a ring on the skin, "is now a good time?" of a
// peel before a wedding. Told before or in the same breath. Source: general dermatology practice.

const asksIf =
  /\b(?:can|may|could|should|must|shall|do|does|is|are|ok|okay|safe|fine|good|worth|try|idea|kan|mag|moet)\b/
const steroid =
  /\b(?:betamethasone|betnovate|beta ?val|lenovate|persivate|hydrocortisone|cortisone|cortizone|mometasone|elocon|dermovate|clobetasol|advantan|steroid (?:cream|ointment)|steroids?|kortisoon)\b/
const acting =
  /\b(?:lactic|glycolic|salicylic|mandelic|acids?|aha|bha|retinol|retinal|retinoid|adapalene|differin|tretinoin|exfoliat\w*|peeling (?:pads|solution))\b/
const pulls = /\b(?:wax(?:ed|ing)?|sugaring|sugared|thread(?:ed|ing)?|epilat\w*)\b/
const asthma = /\b(?:asthma\w*|asma|wheez\w*|lungs?|copd)\b/

const rows: readonly ReadyRow[] = [
  {
    asks: [
      steroid,
      asksIf,
      pattern`\b(?:ring ?worm|(?:round|scaly|itchy|red|circle|circular) (?:\w+ ){0,2}ring|ring (?:on|with)|ring shaped|athletes? foot|jock itch|fungal (?:infection|rash)|between (?:my|his|her) toes)\b`,
    ],
    not: /\b(?:prescribed|scalp|face|cheek|baby|ear|ears|piercing|wedding ring|under my ring|ring finger)\b/,
    says: [
      '**No, no steroid cream on what may be a fungus, such as a scaly ring or athlete’s foot: the itch eases while it spreads and becomes harder to see.**',
      'A round, itchy ring with a scaly edge is most often ringworm, all the more so after a kitten or child with bald patches, though nobody can tell from words alone.',
      '**Instead:** ask a pharmacist for an antifungal cream such as clotrimazole or terbinafine: thinly, a little beyond the edge, two to four weeks, and a week longer than it shows. Own towel; the animal to a vet.',
      'On scalp or face, spreading, sore, or no better after two weeks: a clinic.',
    ],
    suggestions: ['Is ringworm catching?', 'How do I use an antifungal cream?'],
  },
  {
    asks: [
      pattern`\b(?:plain|white|clear|unmarked|unlabel+ed|no name|old|empty|ice cream|margarine|yog\w*|small|little) (?:\w+ )?(?:tub|tubs|jar|jars|container|bottle|bucket)\b|\b(?:no|without(?: a| any)?) (?:label|ingredients?)\b|\b(?:her|his|their) own (?:mix\w*|recipe|cream|formula)\b|\b(?:mixes|makes) (?:it|them|her own|his own) (?:herself|himself|at home|mix\w*|cream)\b`,
      /\b(?:glow(?:s|ing|up)?|mix\w*|whiten\w*|brighten\w*|lighten\w*|light|lighter|flawless|caramel|toning|bleach\w*|knuckles?|half cast|yellow skin|clear skin)\b/,
      /\b(?:sells?|selling|sold|buy|buying|bought|sale|r ?\d+)\b/,
      /\b(?:must|should|can|may) i\b|\b(?:worth|try|get it|get one|safe|legit|any good|is it (?:ok|okay|good|real)|good idea|what do you think)\b/,
    ],
    not: /\b(?:burn\w*|peel\w*|been using|i use|used it|since|stopped|my baby)\b/,
    says: [
      '**No, leave it: a cream or “glow” mix in a tub without a label can hold anything.** Such mixes have been found with strong steroids, hydroquinone or mercury: skin looks clear or lighter at first, and is thin, patchy or spotty later.',
      'That everybody buys it says nothing, for the harm shows only after weeks or months.',
      '**For a glow:** moisturiser on damp skin morning and night, sunscreen SPF 30–50 every morning, and for marks azelaic acid or niacinamide. Buy only what is sealed, with all its ingredients, a batch number and a maker.',
      'Somebody who used it daily for weeks should not stop from one day to the next, but show the tub to a pharmacist or clinic.',
    ],
    suggestions: ['What gives skin a safe glow?', 'How do I spot a fake product?'],
  },
  {
    asks: [
      /\b(?:chemical peel|peel|micro ?needl\w*|derma ?plan\w*|laser|botox|fillers?|first facial|deep facial|extractions?)\b/,
      /\b(?:wedding|married|marry|matric (?:dance|farewell)|graduation|lobola|photo ?shoot|big day|my 21st)\b/,
      /\b(?:\d+ (?:days?|weeks?)|(?:one|two|three|few|couple of) (?:days|weeks?)|next (?:week|weekend|saturday|sat|friday|month)|this (?:week|weekend|saturday|sat|friday)|on (?:saturday|sat|friday|sunday)|tomorrow)\b/,
      /\b(?:now|good time|good idea|should i|can i|must i|is it ok|okay|safe|worth|special|book|still|too late|too close|first time|never had)\b/,
    ],
    not: /\b(?:after (?:the|my) wedding|(?<!never )(?:had|did) (?:a |the |my )?(?:\w+ )?(?:peel|facial|laser)|make ?up|lipstick|months|sun ?burn\w*|pregnan\w*|accutane|roaccutane|isotretinoin)\b/,
    says: [
      '**No, not now: a first peel, laser or needling so near the day is a gamble.** Skin may be red, flake or break out for one to two weeks, and on deeper skin a burn or dark mark stays for months.',
      'Nobody knows how your skin answers the first time. It wants at least six to eight weeks before, begun mildly, by somebody who knows your skin tone; a special is no reason.',
      '**Until the day:** keep to what your skin knows: mild wash, plain moisturiser, sunscreen SPF 30–50, and nothing new in the last two weeks. A simple moisturising facial a week before is fine if you had one before.',
      'Booked already? Ask them to move it to after the day.',
    ],
    suggestions: ['How do I get a glow without a peel?', 'When can I have a peel before an event?'],
  },
  {
    asks: [
      acting,
      pulls,
      /\b(?:same day|that day|day (?:i|of|that i|before|after)|(?:straight|right|just|directly|soon) (?:after|before)|the night (?:before|after)|today|tonight|tomorrow)\b/,
      asksIf,
    ],
    not: pattern`\b(?:ro?accutane|isotretinoin|oratane|acnetane|ingrown\w*|how (?:long|many|soon)|when|burn\w*|raw|peeled|lifted|prescribed|chemo\w*|pregnan\w*|nose wax|bees? ?wax|wax(?:y| ester\w*))\b`,
    says: [
      '**No, not on that day: leave acids and retinoids off from three days before waxing or threading until about three days after, when skin is calm again.**',
      '*Why:* they loosen the top layer, so the wax can lift skin off with the hair, and on fresh skin they burn. Raw places leave dark marks, above all on deeper skin.',
      '**On the day:** a cool cloth, then a plain, fragrance-free moisturiser; loose cotton, no scent, scrub, hot bath or sauna, and sunscreen SPF 30–50 where light reaches.',
      'Used it already? Move the wax by a few days. Skin that has come off or weeps: petroleum jelly, and a pharmacist or clinic.',
    ],
    suggestions: ['What calms skin after waxing?', 'How do I prevent ingrown hairs?'],
  },
  {
    asks: [
      pattern`\b(?:head (?:and )?shoulders|nizoral|nizshampoo|selsun|ketoconazole|zinc pyrithione|(?:anti ?)?dandruff shampoo)\b`,
      asksIf,
      /\b(?:bumps|spots|fungal acne|folliculitis|malassezia)\b/,
      /\b(?:chest|back|shoulders|forehead)\b/,
      /\b(?:itch\w*|same size|all the same|look alike|same looking|tiny|uniform|fungal acne|folliculitis|malassezia)\b/,
    ],
    not: /\b(?:scalp|beard|baby|child|flakes|flaky|blister\w*|fever|eyes?)\b/,
    says: [
      '**Yes, it may help if those bumps are yeast in the hair roots (“fungal acne”), which itchy bumps that all look alike often are.**',
      '**How:** lather an anti-dandruff shampoo with ketoconazole, zinc pyrithione or selenium sulfide on chest, back or forehead, leave it five minutes, rinse well. Three times a week for four weeks, then once a week.',
      'Meanwhile no oils and butters there, a shower soon after sweating, a clean cotton top, and a light gel moisturiser where it dries.',
      'Nobody can tell it from words: no better after four weeks, pus, deep sore lumps or fever: a pharmacist or clinic.',
    ],
    suggestions: ['What is fungal acne?', 'What should I avoid with it?'],
  },
  {
    asks: [
      /\b(?:imphepho|impepho|mphepho|incense|smoke|braai|paraffin|wood fire|coal)\b/,
      /\b(?:smoke|burn|burns|burning|smoky|rook|fire)\b/,
      asthma,
      /\b(?:bad|worse|harm\w*|affect\w*|trigger\w*|ok|okay|safe|problem|cause|damage)\b/,
    ],
    not: /\b(?:cant breathe|attack now|blue lips|burnt (?:my|his|her)|steam)\b/,
    says: [
      '**Yes, smoke can trouble both: it is one of the commoner things to set off asthma, and it dries and dulls skin and can make eczema itch.** That holds for imphepho, incense, wood, coal and paraffin alike.',
      '**What helps:** burn it outside or by an open window and stay out of the room until it has cleared; never in a bedroom, and least of all near a child with a weak chest.',
      'In the evening wash the smoke off with a mild wash, and put on a plain, fragrance-free moisturiser.',
      'Coughing, wheezing or using the pump more often: speak to your clinic. Hard breathing that the pump does not ease: 112 or 10177.',
    ],
    suggestions: ['What calms dry skin in the evening?', 'Which skincare suits asthma?'],
  },
  {
    asks: [
      /\b(?:hyaluronic|niacinamide|moisturi[sz]er|face cream|serum|squalane|panthenol|aloe|snail mucin|sunscreen)\b/,
      /\b(?:overdos\w*|overdid|whole (?:dropper|bottle|tube|pump)|way too much|too much|half the (?:bottle|tube)|(?:five|six|ten|\d\d?) (?:pumps|drops)|double the)\b/,
      /\b(?:mess(?:ed)? (?:it )?up|is (?:it|that) bad|harm\w*|did i|ruin\w*|wash it off|now what|what now|will (?:it|that|i)|dangerous|damage)\b/,
    ],
    not: /\b(?:swallow\w*|ate|drank|drink|eyes?|burn\w*|sting\w*|sore|red|rash|retin\w*|adapalene|glycolic|lactic acid|salicylic|peel\w*|benzoyl|tablets?|capsules?|baby|child|toddler|vitamin a|every day|always)\b/,
    says: [
      '**No harm done: too much of a mild serum or cream only feels sticky, shines or rolls into little balls.** Skin takes up what it can; the rest stays on top.',
      'Blot it with a clean tissue or rinse once with lukewarm water, then a plain moisturiser. Nothing needs to be made good tomorrow.',
      '**Enough next time:** two to four drops of serum, or a pea to a cherry of cream, for face and neck; only sunscreen wants two finger lengths.',
      'With an acid, retinoid or benzoyl peroxide it is another matter: rinse it off, and leave actives for some days. Burning or a rash: a pharmacist.',
    ],
    suggestions: ['How much serum is enough?', 'In what order do I use my products?'],
  },
  {
    asks: [
      /\b(?:my|the|our) (?:sister|wife|girlfriend|cousin|daughter|friend|flatmate|room ?mate|house ?mate|colleague|partner)\w*\b.{0,30}\b(?:pregnan\w*|preggies|preggers|expecting)\b/,
      /\b(?:i|im|my|me)\b.*\b(?:tretinoin|retinol|retinal|retinoid|adapalene|differin|retin a|retacnyl|vitamin a cream)\b/,
      /\b(?:shelf|bathroom|house|same room|lives? with|moved in|near (?:her|a pregnant)|around her|im not (?:pregnant|expecting)|i am not pregnant)\b/,
      asksIf,
    ],
    not: /\b(?:(?:she|her) (?:uses?|used|touched|wants|took)|give (?:it )?(?:to )?her|gave me|hers|how do i (?:start|use)|start with|can she|could be pregnant|might be pregnant|im trying|tablets?|capsules?|ro?accutane|isotretinoin)\b/,
    says: [
      '**Yes, you can carry on: a retinoid on your skin concerns only who uses it, and not who lives with you.** What is said of pregnancy is said of the woman who is pregnant herself.',
      '**Keep it apart:** your own shelf or a bag with your name, hands washed after use, own towel and pillowcase. She must not use or try it.',
      'Otherwise as before: a pea-sized amount at night, moisturiser, and sunscreen SPF 30–50 every morning; what was prescribed as your prescriber said.',
      'Should you plan a baby or be late yourself: stop it, and ask before you go on.',
    ],
    suggestions: ['What can she use instead?', 'How do I use a retinoid?'],
  },
  {
    asks: [
      /\b(?:tranexamic\w*|cyklokapron)\b/,
      /\b(?:tablets?|pills?|capsules?|drink|swallow|oral)\b/,
      /\b(?:clots?|clotted|dvt|thrombosis|embolism|stroke|heart attack|blood thinners?|warfarin|xarelto|eliquis)\b/,
      asksIf,
    ],
    not: /\b(?:never had|no clots?|without)\b/,
    says: [
      '**No, not with a clot, stroke or heart attack behind you, or on blood thinners: tranexamic acid tablets let blood clot more easily.** Whoever else takes them, they are on prescription, and a doctor will hardly give them here.',
      'Take none from somebody else, and do not stop or change the blood thinner for them.',
      '**For the patches:** tinted sunscreen SPF 50 with iron oxides every morning and again outdoors, a hat, and azelaic acid or niacinamide once a day for three to six months. A tranexamic acid serum on the skin: ask the doctor who knows of the clot first.',
      'Taken one already, or a painful swollen leg, chest pain, short breath or changed sight: emergency department, now.',
    ],
    suggestions: ['What fades melasma without tablets?', 'Which tinted sunscreen suits me?'],
  },
  {
    asks: [
      /\bitch\w*\b/,
      /\b(?:same looking|all (?:look )?(?:the )?same|(?:look|looks|looking) (?:all )?(?:the )?(?:same|alike)|same size|identical|uniform)\b/,
      /\b(?:bumps|pimples|spots)\b/,
      /\b(?:chest|back|forehead|shoulders|hairline|arms)\b/,
      /\b(?:what|wat|whats) (?:is|are|could|can|might) ?(?:it|this|that|dit|they|these|be)?\b|\bwhats (?:it|this)\b|\bwhy\b|\bwhat (?:do|must|should) i\b/,
    ],
    not: /\b(?:fungal|malassezia|folliculitis|hives|fever|swollen|blister\w*|bites?|bed ?bugs|fleas|scabies|whole family|night|child|baby|new (?:soap|lotion|cream)|rings?)\b/,
    says: [
      '**It may be “fungal acne”, a yeast in the hair roots: small, itchy bumps that all look alike, after heat and sweat, and worse or no better with pimple cream, often are.** Only somebody who sees it can tell for sure.',
      '**What helps then:** an anti-dandruff shampoo with ketoconazole, zinc pyrithione or selenium sulfide as a wash: five minutes on the bumps, rinse, three times a week for four weeks.',
      'Shower and change into a clean, loose top soon after sweating, wash gym clothes after each wear, and leave out oils, butters and the cream that made it worse.',
      'No better after four weeks, pus, deep sore lumps or fever: a pharmacist or clinic.',
    ],
    suggestions: ['What should I avoid with fungal acne?', 'Can it come back?'],
  },
  {
    asks: [
      /\b(?:sun ?screen|sun ?block|spf)\b/,
      /\b(?:highlighter|powder|blush|bronzer|foundation|concealer|setting spray|make ?up|brush)\b/,
      /\b(?:mess(?:ing|es)? (?:it |up)|ruin\w*|mov(?:e|es|ing) (?:it|the)|disturb\w*|rub(?:s|bing)? (?:it |the \w+ )?off|wip(?:e|es|ing) (?:it |the \w+ )?off|lift\w*|undo\w*|less protect\w*|brush(?:ing)? it (?:off|away))\b/,
    ],
    not: /\b(?:wash\w*|clean\w*|reapply|top up|again|pill\w*|expired|pimples?)\b/,
    says: [
      '**Hardly, if the sunscreen has set and you tap make-up on: dragging a brush or sponge over it is what lifts it.**',
      '**How:** two finger lengths of sunscreen, five minutes to dry; then press powder, blush or highlighter on with a soft brush or puff, light strokes, little product. Foundation is patted on with a sponge.',
      'Rolls or bare streaks mean too soon, or too much beneath: less moisturiser, more time.',
      'Outdoors it wants renewing every two hours whatever lies over it: a stick or cushion in several passes, and a hat.',
    ],
    suggestions: ['How do I renew sunscreen over make-up?', 'In what order do I put them on?'],
  },
  {
    asks: [
      /\b(?:sun ?screen|sun ?block|spf)\b/,
      /\beyes?\b/,
      /\b(?:runs?|running|drips?|dripping|sting(?:s|ing)?|burns?|sweats?|sweating)\b/,
      /\b(?:forehead|wont|doesnt|without|does not|will not)\b.{0,24}\b(?:run|drip|sting|move|stay|burn)\w*\b|\bsomething for (?:just )?(?:the |my )?forehead\b/,
    ],
    not: /\b(?:baby|child|son|daughter|red eyes?|blurr\w*|contact lens\w*|right now)\b/,
    says: [
      '**Yes: a water-resistant mineral stick (zinc oxide), SPF 50, on the forehead and round the eyes; it stays put and does not sting.** The fluid sunscreen goes below the brows and on the rest.',
      'Put it on fifteen minutes before you start, dry skin, in several passes, and stop a finger’s width above the brows. A sweatband or cap with a dark brim keeps sweat from carrying it down; dab, do not wipe.',
      'Again every two hours and in each break; on deeper skin a tinted stick leaves no white cast.',
      'In the eye already: rinse with plenty of water. Pain or blurred sight that stays: a clinic.',
    ],
    suggestions: ['Which sunscreen stays on when I sweat?', 'Which leaves no white cast?'],
  },
  {
    asks: [
      /\b(?:ro?accutane|accutane|isotretinoin|oratane|acnetane)\b/,
      /\bin men\b|\b(?:hubby|husband|boyfriend|bf|fiance|my (?:partner|man|guy)|he|hes)(?: (?:is|has|was|takes?|taking|uses?|on|started|been|just|also|currently|now|s|still))+ (?:it|ro?accutane|accutane|isotretinoin|oratane|acnetane)\b/,
      /\b(?:trying|baby|conceive|ttc|sperm|father|pregnan\w*)\b/,
      /\b(?:worr\w*|risk\w*|safe|harm\w*|affect\w*|okay|ok|problem|dangerous|wait)\b/,
    ],
    not: /\b(?:(?:im|i am|ive been|i was) (?:also |still )?(?:on|taking)|i take (?:it|them|too)|i (?:took|touch\w*|used)|my (?:ro?accutane|capsules)|(?:she|sister|wife|girlfriend|daughter|friend|cousin) (?:is|takes|was|on|started|uses|has been|also)|shes|im pregnant)\b/,
    says: [
      '**No need to worry: as far as is known, a baby is not harmed when the father takes isotretinoin.** It is the woman who must never take it, before or in a pregnancy.',
      'Very little of it reaches semen. He need not stop for that, but should tell his prescriber that you are trying.',
      '**What counts at home:** you never take his capsules or handle broken ones, he keeps them apart, shares none, and gives no blood until a month after the last.',
      'Should you have taken any yourself, or be late: call a doctor today.',
    ],
    suggestions: ['What must he watch on isotretinoin?', 'Which skincare is fine when trying for a baby?'],
  },
  {
    asks: [
      /\b(?:thread(?:ed|ing)?|wax(?:ed|ing)?|pluck\w*|epilat\w*)\b/,
      /\b(?:tiny|small|little|red|itchy)? ?(?:bumps|pimples|whiteheads|red dots|rash)\b/,
      /\b(?:for (?:a|one|two|three|\d|a few|a couple of) (?:days?|hours)|every time|each time|straight after|right after)\b/,
      /\b(?:what|which|anything|something|how)\b.*\b(?:put|use|do|help|helps|calm|calms|stop|prevent|after)\b/,
    ],
    not: pattern`\b(?:ingrown\w*|weeks|months|pus|shav\w*|ro?accutane|isotretinoin|blister\w*|burn(?:t|ed)|skin (?:came|ripped|lifted)|before|dark marks?)\b`,
    says: [
      '**Something cool and plain: a clean, cold, wet cloth for ten minutes, then aloe gel without scent or a thin, fragrance-free moisturiser.** Small bumps for a day or two are irritated hair roots.',
      'For two days no make-up, touching, acids, retinoids, scent, sauna or gym sweat there, and by day sunscreen SPF 30–50 or a hat.',
      '**Next time:** clean skin, no retinoid or acid for three days before, clean thread or fresh wax, and the cold cloth at once. From the third day a mild salicylic acid keeps pores free.',
      'Pus, blisters, or bumps that stay longer than a week: a pharmacist or clinic.',
    ],
    suggestions: ['When may I use acids again?', 'How do I prevent ingrown hairs?'],
  },
  {
    asks: [
      /\b(?:tooth ?paste|colgate|aquafresh|lemon|vinegar|garlic|bicarb|baking soda|deodorant)\b/,
      /\b(?:dark|dry|brown|black|burn(?:t|ed)?|peeling|scab\w*) (?:\w+ ){0,2}(?:burn|patch|mark|spot|scab|skin)\b/,
      /\b(?:what (?:do|can|must|should) i|how do i|what now|now what|help)\b/,
    ],
    not: /\b(?:weep\w*|pus|eyes?|swollen|swelling|scream\w*|still on|just now|big blisters?|open|raw|child|baby|hair|scalp|teeth)\b/,
    says: [
      '**Leave it alone and keep it greased: a thin film of petroleum jelly or plain, fragrance-free cream two or three times a day until it is smooth again.** Toothpaste and the like have irritated or burnt the top layer; mostly that takes one to two weeks.',
      'No picking or peeling, no scrub, acid, retinol, benzoyl peroxide or more of it there; wash mildly around it.',
      '**So that it does not stay dark:** sunscreen SPF 30–50 every morning, or a plaster. What is left then fades over weeks to months; once it is healed, azelaic acid or niacinamide help it along.',
      'Open, wet, blistered, more painful, or not closed in two weeks: a pharmacist or clinic.',
    ],
    suggestions: ['How do I fade a dark mark?', 'What do I put on a pimple instead?'],
  },
  {
    asks: [
      /\b(?:beard oil|hair oil|coconut|castor|shea|cocoa butter|olive oil|pomade|body butter|oils?)\b/,
      /\b(?:pimples?|whiteheads?|blackheads?|break ?outs?|breaking out|small bumps|spots)\b/,
      /\b(?:since|after i|ever since|from when|started using|bought)\b/,
      /\b(?:bin|throw|toss|chuck|ditch|stop|to blame|carry on|keep using)\b/,
    ],
    not: /\b(?:gone off|expired|smells?|rancid|burn\w*|itch\w*|rash|hives|swell\w*|sore|retin\w*|acid|benzoyl|purg\w*|baby|child|scalp|ingrown|shav\w*)\b/,
    says: [
      '**Stop it on your skin for now: heavy oils and butters such as coconut, shea and castor can clog pores, and your pimples came with it.** You need not bin it yet.',
      '**For six weeks** without it: a mild wash morning and night, a light, oil-free moisturiser, and benzoyl peroxide 2.5% or salicylic acid 0.5–2% on the spots, one of the two. No squeezing.',
      'Clear by then: it was that. Keep it for elbows, heels or the ends of the hair; where you want an oil, two drops of squalane, argan or jojoba suit pimple-prone skin better.',
      'No better, or deep, sore lumps: a pharmacist or clinic.',
    ],
    suggestions: ['Which oil does not clog?', 'What clears pimples on the jaw?'],
  },
  {
    asks: [
      /\b(?:(?:try|start|use|put|have|give)\b.{0,24}\b(?:again|another (?:go|try|chance))|re ?try|back on)\b/,
      /\b(?:sun ?screen|cream|lotion|moisturi[sz]er|cleanser|face wash|foundation|make ?up)\b/,
      /\b(?:face|cheeks?|forehead|chin|nose)\b|\bsun ?screen|foundation|make ?up\b/,
      /\b(?:itch\w*|rash|red|burn(?:ed|t|ing)?|stung|bumps)\b/,
      /\b(?:calm|gone|better|fine now|settled|cleared|normal)\b/,
      asksIf,
    ],
    not: pattern`\b(?:(?<!no )swell\w*|swollen|hives|welts|blister\w*|wheez\w*|throat|still (?:red|itch\w*|sore)|when can|arms?|legs?|body|armpits?|retin\w*|acid|benzoyl|vitamin c|tretinoin|adapalene|prescribed|eyelids?|lips|baby|child|son|daughter|(?<!no )swelled)\b`,
    says: [
      '**Not straight on your face again: test it on a small patch first, inside the elbow or behind the ear, twice a day for a week.** An itch that came with a new product can be irritation, or an allergy that is beginning and answers harder the next time.',
      '**Calm all week?** Then a little on one cheek for three days before the rest. It itches or reddens again: leave it for good, keep the pack to compare ingredients, and ask the shop for a return; many take it back.',
      'Until then a plain moisturiser, and for the sun a hat, shade and a fragrance-free mineral sunscreen that you have borne well.',
      'Swelling of lids or lips, hives or hard breathing: 112 or 10177, and never again.',
    ],
    suggestions: ['How do I do a patch test?', 'Which sunscreen stings least?'],
  },
]

/** So far back what was told belongs to a question. */
const spokenOf = 4
const longest = 45

/** The answer to what is asked of a story that was told before or with it; undefined where none of these is. */
export const askedOfStory = (asked: Asked): Draft | undefined => {
  const { heard, request, situation } = asked
  if (heard.isLabel || heard.injected || situation.babyMonths !== undefined || situation.conditions.has('under-12'))
    return undefined
  const said = tokensOf(request.message).join(' ')
  if (said.split(' ').length > longest) return undefined
  const told = messagesOf(request.turns)
    .slice(-spokenOf)
    .map((text) => tokensOf(text).join(' '))
    .join(' . ')
  const whole = told === '' ? said : `${told} . ${said}`
  return answerOf(
    rows.filter(({ not }) => not?.test(whole) !== true),
    asked,
    told,
  )
}
