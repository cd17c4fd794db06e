import { answerOf, type ReadyRow } from './ready-rows.ts'
import type { Asked, Draft } from './draft.ts'

// What is eaten for skin, how long a mask stays on, whose shaving cream it may be, what lasts until evening: plain questions of use, of two words each, that a thing or a trouble
// at large would answer beside the point. Source: general dermatology practice.

const may =
  /\b(?:can|may|could|should|must|is|are|do|does|will|ok|okay|safe|how|what|which|when|worth|help\w*|work\w*|kan|mag|moet|hoe|werk|help)\b/

const eaten: readonly ReadyRow[] = [
  {
    asks: [
      /\bbiotin\b/,
      /\b(?:gumm(?:y|ies)|tablets?|pills?|capsules?|supplements?|vitamins|tak(?:e|ing)|swallow\w*|drink\w*|by mouth|orally)\b/,
      /\b(?:do|does|help\w*|work\w*|worth|good|any|for)\b/,
    ],
    not: /\b(?:serum|shampoo|cream|label|break\w*|pimples?|acne|caus\w*|pregnan\w*|breastf\w*|thyroid|blood tests?|with my|together|clash|\d+ ?mg|how (?:much|many))\b/,
    says: [
      '**Not for skin, unless you truly lack it: there is little evidence that biotin tablets or gummies do anything for normal skin.** A lack is rare with ordinary food: eggs, nuts, beans, fish.',
      'For hair and nails the proof is thin too; a few people with brittle nails notice something after some months.',
      'Gummies are mostly sugar. Biotin can falsify blood tests, of the thyroid and the heart among them: tell the clinic, and leave it out for some days before.',
      '**Better spent on** sunscreen, SPF 30–50, and a plain moisturiser. Hair that falls in handfuls or nails that crumble: have it looked at, for iron and thyroid are the usual causes.',
    ],
    suggestions: ['Does collagen powder help skin?', 'Does zinc help acne?'],
  },
  {
    asks: [
      /\b(?:whey|protein (?:shakes?|powder)|mass gainer|casein)\b/,
      /\b(?:pimples?|acne|break\w*|broke out|spots|zits|bumps|puisies|jaw|chin|back|chest)\b/,
    ],
    not: /\b(?:serum|mask|lotion|face cream|label|ingredients|pea protein|plant protein|vegan)\b/,
    says: [
      '**It may well be linked: whey brings more pimples in some people, mostly within weeks, on jaw, chest and back.** Studies are small, and not everybody gets them.',
      '**Test it:** leave whey out for six to eight weeks and change nothing else. If it calms, take pea, soya or egg powder, or eat eggs, beans, fish and chicken.',
      'Meanwhile: shower soon after gym, clean bench towel and straps, a mild wash, and benzoyl peroxide 2.5% or salicylic acid two or three evenings a week; sunscreen by day.',
      'Deep, sore lumps, or sudden bad acne with “boosters” or injections for muscle: a doctor or clinic, and stop those first.',
    ],
    suggestions: ['Does milk cause acne?', 'What helps back acne?'],
  },
  {
    asks: [
      /\b(?:tranexamic|transamin|cyklokapron)\b/,
      /\b(?:tablets?|pills?|capsules?|oral\w*|by mouth|swallow\w*|drink)\b/,
    ],
    says: [
      '**Only from a doctor who knows the whole story, never from a friend or online: tranexamic acid tablets help blood to clot.** After a clot in leg or lung, a stroke or heart trouble, with blood thinners, or with the pill and smoking, they can be dangerous.',
      'Doctors do give them for stubborn melasma, for some months, once the risk of clots has been asked about. Nobody should pass them on.',
      '**What anybody may do:** tinted sunscreen SPF 50 with iron oxides every morning, hat and shade, azelaic acid or niacinamide; tranexamic acid as a cream is another matter, for little of it reaches the blood.',
      'Took some already on a blood thinner or after a clot? Ask a pharmacist or doctor today. A swollen, painful calf, chest pain or hard breathing: 112 or 10177.',
    ],
    suggestions: ['What helps melasma?', 'Is tranexamic acid cream safe?'],
  },
]

const used: readonly ReadyRow[] = [
  {
    asks: [
      /\b(?:moisturi[sz]\w*|lotion|creams?|body butter|room)\b/,
      /\b(?:lasts? (?:me )?(?:longer|all day|the whole day|(?:un)?till?)|stays? (?:on|moist\w*)|drinks (?:it|up|my|the|moisturi\w*)|(?:soaks|sinks) in (?:so|too|and)|dry again|gone (?:in|within|after|by))\b/,
      /\b(?:skin|winter|legs?|shins?|arms?|face|ashy|dry|hands?|vel)\b/,
    ],
    not: /\b(?:expir\w*|open(?:ed)?|shelf|keeps?|months|date|off|under r ?\d+|r ?\d+|budget|cheap\w*|sun ?screen|spf|lip ?stick|make ?up|foundation|scent|perfume|smell)\b/,
    says: [
      '**Something greasier, on damp skin: a thick cream or ointment with glycerin, urea 5–10% or ceramides, and petroleum jelly or shea butter over the driest places.** A thin lotion is mostly water and is gone by noon.',
      '**How:** within three minutes of a short, lukewarm wash, without rubbing dry; again at night. On hands after every wash.',
      'A soap-free wash instead of soap keeps what the cream put in. More of a thin lotion does less than little of a thick one.',
      'On the face take the thick one only where it is dry, or it may clog. Red, cracked or itchy for two weeks in spite of it: a pharmacist or clinic.',
    ],
    suggestions: ['Is urea cream good for dry skin?', 'Which body cream is cheap and good?'],
  },
  {
    asks: [
      /\b(?:re ?-?app?l\w+|renew|top ?(?:it )?up|again|every two hours|every 2 hours)\b/,
      /\b(?:office|indoors?|inside|desk|work from home|at home all day|call cent(?:re|er)|classroom|binne|kantoor)\b/,
      /\b(?:sun ?screen|spf ?\d*|sun ?block|sonskerm)\b/,
    ],
    not: /\b(?:child|kids?|baby|pregnan\w*|window seat|drive|driving)\b/,
    says: [
      '**Not away from the windows: one good layer in the morning does until you go outside again.** Indoors nothing but wiping, sweat and oil takes it off.',
      '**Renew it** before you go out at lunch or home in daylight, two finger lengths for face and neck, and every two hours while you stay outdoors.',
      '**By a sunny window or in the car** put it on again at noon: glass lets UVA through, which deepens dark marks. Tinted with iron oxides is best against melasma.',
      'Over make-up a stick, cushion or powder with SPF helps out. Lamps and screens are no reason for it.',
    ],
    suggestions: ['Do I need sunscreen at my desk?', 'How do I renew sunscreen over make-up?'],
  },
  {
    asks: [
      /\b(?:shaving (?:cream|foam|gel|soap)|shave (?:cream|foam|gel)|skeer ?(?:room|skuim))\b/,
      /\b(?:legs?|armpits?|underarms?|bikini|body|women|woman|girls?|brothers?|husbands?|boyfriends?|dads?|mens?|men s|bene|hair ?conditioner|instead)\b/,
      may,
    ],
    not: /\b(?:rash|burns?|burnt|allerg\w*|without|no shaving|remov\w*|pubic lice|which (?!way)|watter|best|recommend\w*)\b/,
    says: [
      '**Yes, shaving cream made for men does just as well on legs and body: only scent and colour differ.** Sharing the tube is fine, sharing the razor is not.',
      '**Which way:** with the direction in which the hair grows, on warm, wet skin, light and short strokes, and rinse the blade each time. Against it shaves closer, and brings bumps, nicks and ingrown hairs; at the bikini line never.',
      'A clean, sharp blade of your own, new after five to seven shaves. Afterwards cool water, a plain cream, no deodorant, acid or scent until the next day.',
      'Scented foam stings or itches? Take a plain gel, or hair conditioner. Pus, or bumps that stay: a pharmacist or clinic.',
    ],
    suggestions: ['How do I avoid razor bumps?', 'How often should I change my razor?'],
  },
  {
    asks: [
      /\b(?:masks?|masker|clay|mud)\b/,
      /\b(?:how long|how many min\w*|hoe lank|minutes)\b/,
      /\b(?:on|leave|left|keep|stay|rinse|wash|aan|los)\b/,
    ],
    not: /\b(?:led|light|eye|lips?|hair|sleeping|overnight|keeps?(?! (?:it|a|an|the|my|this|clay|on)\b)|expir\w*|open\w*|surgical|covid|n95|cloth|dust|weeks?|months?|results?|purg\w*|peel\w*|burn\w*|hour)\b/,
    says: [
      '**Clay or mud: five to fifteen minutes, until it is tacky and the edges turn pale, never until it cracks.** Bone-dry clay pulls water out of skin and leaves it tight.',
      '**Others:** sheet and gel masks 15 to 20 minutes, off before they dry; a cream mask as its pack says. Dry, sensitive or deeper skin that marks easily: the shorter time.',
      'On clean skin, once a week, twice at most where it is oily; rinse with lukewarm water and a soft cloth, no scraping, then moisturiser.',
      'Burning is no sign that it works: rinse at once. No mask is a must.',
    ],
    suggestions: ['How often may I use a clay mask?', 'Which mask for dry skin?'],
  },
  {
    asks: [
      /\b(?:red light|blue light|led|light (?:mask|therapy|wand))\b/,
      /\b(?:eyes?|eyesight|sight|blind\w*|goggles|oe)\b/,
      may,
    ],
    not: /\b(?:phone|screen|laptop|nail\w*|gel lamp|bags|dark circles|wrinkles? (?:around|under))\b/,
    says: [
      '**Shield your eyes: bright red light is mostly harmless to closed lids, but blue light and near-infrared can strain or harm them over time.** Wear the goggles or eye inserts that come with it, and do not look into the lamps.',
      '**Not at all** with an eye disease, after eye surgery, with epilepsy or lupus, or on medicines that make you sensitive to light, unless your doctor agrees.',
      'On clean, dry skin, as long as the manual says, three or four times a week, 8 to 12 weeks; it helps mild acne or fine lines a little. Heat can darken melasma.',
      'Headache, spots before the eyes or blurred sight after it: stop, and have the eyes looked at.',
    ],
    suggestions: ['Do LED masks work?', 'What helps mild acne?'],
  },
  {
    asks: [
      /\b(?:scars?|litteken\w*)\b/,
      /\b(?:sun ?screen|spf|sun ?block|sonskerm)\b/,
      /\b(?:need|needs|must|should|special\w*|necessary|really|moet|nodig)\b/,
    ],
    not: /\b(?:acne|pimples?|which|best|recommend|fresh|stitches|open|new (?:scar|one)|under r|budget)\b/,
    says: [
      '**Yes, most of all in its first two years: young scars darken in the sun, and pale, flat ones burn, because they hold little pigment of their own.** No special one is needed.',
      '**How:** broad-spectrum SPF 50 on the scar and the skin round it every morning, again every two hours outdoors; a hat or clothing over it does as much. Tinted with iron oxides hides it a little and guards against darkening.',
      'An old, flat scar on covered skin needs nothing. Sunscreen keeps a scar from getting darker; it does not smooth it.',
      'A scar that itches, grows, breaks open or gets a new spot in it: a clinic or doctor.',
    ],
    suggestions: ['What fades old scars?', 'How do I hide a scar with make-up?'],
  },
  {
    asks: [
      /\b(?:thighs?|between (?:my |the )?legs|inner legs?|bobene)\b/,
      /\b(?:rub\w*|chaf\w*|friction|skuur\w*)\b/,
      /\b(?:dark\w*|black|rough|sore|raw|burn\w*|stops?|prevent\w*|help\w*|what|how|walk\w*|run\w*)\b/,
    ],
    not: /\b(?:blister\w*|pus|smell\w*|discharge|fungus|ringworm|boils?|lumps?|lighten\w*|retinol|rub (?:it|in|on|the cream)|hair dye|shav\w*|nappy|baby)\b/,
    says: [
      '**Stop the rubbing first: snug shorts that reach below it, under skirt or trousers, or petroleum jelly, zinc cream or an anti-chafe stick before you walk.** The dark, rough skin is its answer to friction.',
      '**How:** wash with a mild wash, pat quite dry, grease thinly, and renew it on long ways; loose cotton, out of wet clothes at once. No powder on raw skin.',
      '**Then the colour:** a urea cream 5–10% each evening on closed skin, later azelaic acid or niacinamide; it takes three months and more, and stays only while nothing rubs. No scrub, lemon or bleach.',
      'Raw, weeping, smelly or ring-shaped: a pharmacist or clinic. Dark, velvety folds on neck and armpits too: have your sugar tested.',
    ],
    suggestions: ['What helps chafed skin?', 'How do I fade dark inner thighs?'],
  },
  {
    asks: [
      /\b(?:lactic|glycolic|mandelic|salicylic|aha|bha|acids?|retinol|tretinoin|adapalene|vitamin c|vit c|benzoyl\w*)\b/,
      /\b(?:right|straight|just|directly|immediately|soon|same (?:day|night|evening))? ?(?:after|once) (?:i |my |a |the )?(?:shav\w+|wax\w*|epilat\w+)\b|\bfreshly (?:shaved|waxed)\b/,
      may,
    ],
    not: /\b(?:how long|wait|before|bumps|ingrown\w*|laser|peel|thread\w*|weeks|burn\w*|rash)\b/,
    says: [
      '**Not straight after: wait until the next day after shaving, two to three days after wax, and longer while it stings.** Both take off a thin layer with the hair, so what acts goes in deeper and burns, and burns leave dark marks.',
      '**Right after:** cool water, pat dry, a plain, fragrance-free moisturiser or a balm with panthenol or glycerin; no scent, alcohol or deodorant until the next day.',
      'From then on an acid two or three evenings a week keeps ingrown hairs away, with sunscreen, SPF 30–50, where the sun reaches. A retinoid rests three to five days before wax as well; none in pregnancy.',
      'Burnt already? Rinse, cool cloth, petroleum jelly. Blisters, pus or raw skin: a clinic.',
    ],
    suggestions: ['How do I prevent ingrown hairs?', 'How do I shave without bumps?'],
  },
  {
    asks: [
      /\b(?:mixed|shot|poured|squeezed|pumped|put|spilt|spilled|dropped|added|fell|tipped)\b/,
      /\b(?:retin\w*|acids?|vitamin c|benzoyl\w*|serum|toner|peel\w*|bleach|nail \w+|oil)\b.{0,30}\b(?:in|into|in to)\b.{0,25}\b(?:cream|moisturi[sz]er|jar|tub|lotion|bottle|sun ?screen|mascara)\b/,
      /\b(?:mistake|accident\w*|oops|whoops|wrong (?:jar|bottle|tub)|per ongeluk)\b/,
    ],
    says: [
      '**Throw that jar away: what was mixed by mistake has no known strength, and its preservative no longer holds.** Round the eyes, and with an acid or retinoid in it, it burns first of all.',
      'Stirring does not spread it evenly, so one dab may be weak and the next too strong; water or another pack’s pump also brings germs in.',
      '**The bottle it came from** is fine, as long as nothing ran back into it.',
      'Used some already? Rinse with lukewarm water, plain cream, no actives until it is calm. In the eye: rinse 15 to 20 minutes, and a clinic if it hurts or sight blurs.',
    ],
    suggestions: ['May I mix serum into my moisturiser?', 'Which eye cream is mild?'],
  },
  {
    asks: [
      /\b(?:oil(?:y|ier)?|greas\w+|shin(?:y|ier|e)|olierig\w*)\b/,
      /\b(?:alcohol|spirits|astringent|witch hazel|dry(?:ing)? (?:it|my (?:skin|face)) out|strip\w*|harsh (?:soap|wash)|wash(?:ing)? (?:more|too much|\w+ times))\b/,
      /\b(?:why|more|worse|even|still|hoekom)\b/,
    ],
    not: /\b(?:which|recommend|scalp|hair|alcohol free|fatty alcohol|drink\w*)\b/,
    says: [
      '**Alcohol toner strips the top layer: skin gets dry and irritated, feels tight, and the shine is back within hours, because the glands go on as before.** Oil looks like more on skin that lacks water.',
      'Glands follow hormones and genes, not what is wiped off; wiping harder only wears the barrier, and sore skin marks, above all deeper skin.',
      '**Instead:** stop the toner, a gentle gel wash twice a day, a light gel moisturiser, and niacinamide 2–5% in the morning or salicylic acid 0.5–2% two or three evenings a week; matte sunscreen, SPF 30–50. Blotting paper at noon.',
      'Give it four to eight weeks. Sudden oil with irregular periods or new chin hair: a clinic.',
    ],
    suggestions: ['Which moisturiser for oily skin?', 'Do I need a toner?'],
  },
  {
    asks: [
      /\b(?:chocolates?|sugar|sweets|greasy food|oily food|chips|junk food|fast food|dairy|milk)\b/,
      /\b(?:not wash\w*|(?:dont|doesnt|never) wash\w*|wash\w* enough|dirty|dirt|hygiene|unclean)\b/,
      /\b(?:pimples?|acne|break\w*|zits|spots|puisies)\b/,
    ],
    says: [
      '**Mostly no: dirt does not cause pimples, and the evidence against chocolate is weak.** They start inside the pore, with oil, sticky cells, bacteria and hormones, and run in families.',
      '**Food:** much sugar and, for some, milk or whey go with more acne in studies; one chocolate does nothing. Leave a thing out for six weeks if you suspect it, and judge.',
      '**Washing:** twice a day and after sweat, gently, with a mild wash. More of it, soap and scrubs make skin sore and leave marks.',
      'What clears them: benzoyl peroxide 2.5% or salicylic acid for twelve weeks, with sunscreen SPF 30–50. Deep, sore or scarring ones: a clinic.',
    ],
    suggestions: ['What helps pimples?', 'Does milk cause acne?'],
  },
  {
    asks: [
      /\b(?:chemical exfoliants?|exfoliants?|acids?|ahas?|bhas?|glycolic|lactic|salicylic|chemical peels?)\b/,
      /\b(?:burns?|burn|eats?|melts?|dissolves?|takes?) (?:\w+ ){0,2}(?:skin|face)\b(?:.{0,12}\b(?:off|away|up|through)\b)?|\b(?:eat|burn|melt)s? (?:through|into|away)\b/,
      /\b(?:do|does|will|would|can|really|is it true|myth|doen)\b/,
    ],
    not: /\b(?:my (?:face|skin) is|burnt|burned|it burns|burning|hurts|yesterday|last night|hyaluronic|ascorbic|amino|fatty|tca|baby|pregnan\w*|sunburn\w*)\b/,
    says: [
      '**No, not in the strength of skincare: they loosen the bonds between dead cells at the surface, so that these come off by themselves.** Living skin stays where it is; a short tingle is common.',
      'Burns come from too much: strong peels at home, several acids at once, every night, left on too long, or on sore, shaved or sunburnt skin. Deeper skin keeps dark marks from that.',
      '**How to begin:** lactic or mandelic acid 5–10% or salicylic acid 0.5–2%, one evening a week, later two or three; moisturiser after, no retinoid or scrub that night, sunscreen SPF 30–50 by day.',
      'Real burning, swelling or blisters: rinse for 20 minutes, and have it seen.',
    ],
    suggestions: ['Scrub or acid, which is gentler?', 'How often should I exfoliate?'],
  },
  {
    asks: [
      /\b(?:im|i am|aged?|ek is|turn(?:ing|ed)?) (?:only |just )?(?:8|9|1[0-5]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)\b/,
      /\b(?:drunk elephant|glow recipe|the ordinary|sol de janeiro|rare beauty|bubble|byoma|skin ?care (?:haul|trend)|sephora|tik ?tok\w*)\b/,
      /\b(?:must i|do i need|should i|need it|everyone|every ?body|all my friends|wants?|use)\b/,
    ],
    not: /\b(?:rash|burn\w*|sting\w*|allerg\w*|pregnan\w*|month|weeks|ingredients?|contains?)\b/,
    says: [
      '**No, you need none of it: at your age skin renews itself, and a mild wash, a light moisturiser and sunscreen are all it wants.** Everyone having it is advertising that worked.',
      'Many of those creams hold acids, retinol or scent that young skin does not need; they sting, bring rashes and can leave dark marks.',
      '**Enough:** wash gently at night and after sport, a plain, fragrance-free moisturiser if it feels dry, SPF 30–50 in the morning. Shop brands do; a pretty pot does no more.',
      'First pimples: ask a parent and a pharmacist about a low-strength benzoyl peroxide or salicylic acid for those spots only. Sore, deep ones: a clinic.',
    ],
    suggestions: ['What may a teenager use for pimples?', 'Which face wash is cheap and mild?'],
  },
  {
    asks: [
      /\b(?:deodorant|deo|roll ?-?ons?|anti ?perspirant)\b/,
      /\bafter (?:i |my |a |the )?(?:shav\w*|wax\w*)\b|\b(?:shaved|waxed) (?:arm ?pits|underarms?)\b/,
      /\b(?:burn\w*|sting\w*|brand|itch\w*)\b/,
      /\b(?:normal|common|why|supposed|bad|ok|okay)\b/,
    ],
    not: /\b(?:lump|pus|rash|days|swollen|blister\w*)\b/,
    says: [
      '**A short sting is common, but it is a sign to wait: the blade leaves tiny nicks, and alcohol, scent and aluminium salts get in.** It should pass within minutes.',
      '**Better:** shave in the evening, with the hair, on wet skin with gel; cool water and a plain cream, and deodorant only the next morning.',
      'Take one without alcohol and fragrance; a clean blade, few strokes. No acids, bicarb or lemon there; on deeper skin burns leave dark marks.',
      'It burns every time, itches for hours or comes up in bumps: change the product. A rash that stays, lumps or pus: a clinic.',
    ],
    suggestions: ['Which deodorant for sensitive skin?', 'What helps dark underarms?'],
  },
  {
    asks: [
      /\b(?:vitamin c|vit c|ascorbic\w*)\b/,
      /\b(?:fridge|frige|frig|refrigerat\w*|yskas)\b/,
      /\b(?:stren\w*|percent\w*|how strong|beginner|beginer|sterkte)\b|%/,
    ],
    says: [
      '**Begin vitamin C at 5–10%, and no, it need not live in the fridge: a cool, dark drawer below 25 °C does.** 10–20% is the usual range later; more only stings.',
      '**How:** a few drops on clean, dry skin every second morning at first, then moisturiser, then sunscreen SPF 30–50. Sensitive skin takes a derivative, such as sodium ascorbyl phosphate.',
      '**Keeping:** closed at once, away from light and shower steam, and used up within three months; the fridge makes it last a little longer in hot weather. Dark yellow or brown means spent.',
      'A patch behind the jaw first. Burning, swelling or a rash: stop.',
    ],
    suggestions: ['How do I know that vitamin C has gone off?', 'Which vitamin C for sensitive skin?'],
  },
  {
    asks: [
      /\b(?:vitamin c|vit c)\b/,
      /\b(?:serum or (?:a )?cream|cream or (?:a )?serum|texture|which form|gel or cream)\b/,
      /\b(?:oily|greasy|shiny|olierig\w*)\b/,
    ],
    says: [
      '**Serum: a thin, watery vitamin C serum suits oily skin best, for it adds no fat.** A cream with it is for dry skin.',
      '**How:** in the morning, a few drops on clean, dry skin, a light gel moisturiser if you need one, then matte sunscreen, SPF 30–50. 10% is enough to begin; every second morning at first.',
      'Look for an oil-free, fragrance-free one in a dark, closed bottle; within three months it should be used up.',
      'Eight to twelve weeks for marks and tone. Stinging that lasts, or new bumps: every third morning, or niacinamide instead.',
    ],
    suggestions: ['How strong should vitamin C be?', 'Which moisturiser for oily skin?'],
  },
  {
    asks: [
      /\b(?:eye ?(?:pencil|liner)|eyeliner|brow (?:pencil|gel)|beauty spot|fake freckles?|lip ?liner)\b/,
      /\b(?:stays?|lasts?|smudg\w*|melts?|melting|slides?|runs?|running|mov(?:es|ing)|transfers?)\b/,
      /\b(?:how|what|make|stop|keep|help|hoe)\b/,
    ],
    not: /\b(?:sting\w*|burn\w*|rash|red|itch\w*|swollen|mole|growing|bleed\w*|moved? from|last year)\b/,
    says: [
      '**Set it: a dry, oil-free spot under it, a waterproof or long-wear pencil or liquid liner, and a touch of loose powder pressed over it.** Grease and sweat under a wax pencil make it wander.',
      '**How:** light gel moisturiser and matte sunscreen, ten minutes’ wait, blot with tissue, powder, then draw; liquid liner holds longest, let it dry, powder again. Setting spray last. Blot, do not wipe, in the heat.',
      'Off at night with micellar water or a cleansing oil, held on for some seconds, without rubbing; then the usual wash.',
      'Sharpen pencils often and share none. Itch or bumps where it sits: another brand, fragrance-free.',
    ],
    suggestions: ['How do I keep make-up on in the heat?', 'How do I take off waterproof make-up?'],
  },
  {
    asks: [/\bcellulite\b/, /\bcellulitis\b/],
    says: [
      '**Cellulite is harmless dimpling; cellulitis is an infection of the skin that needs a doctor the same day.** They share only the sound.',
      '**Cellulite:** fat and fibres under the skin of thighs and bum; nearly every woman has it, thin ones too. No cream removes it.',
      '**Cellulitis:** bacteria get in by a crack, bite or wound, mostly on one leg. The skin turns hot, painful, swollen and red, on deeper skin dusky or purple, and it spreads, often with fever. It takes antibiotics.',
      'Hot and spreading, with fever, shivers, or diabetes: a clinic or casualty today. Very ill or confused: 112 or 10177.',
    ],
    suggestions: ['Does caffeine cream help cellulite?', 'How do I prevent cellulitis?'],
  },
  {
    asks: [
      /\b(?:serums?|vitamin c|vit c|retinol|niacinamide|creams?|lotions?|moisturi[sz]ers?|oils?|toners?|cleansers?|masks?|balms?|body butter|peptides?|products?)\b/,
      /\b(?:do|does|can|will|would|when|how (?:do i know|soon|quickly|fast))\b.{0,40}\b(?:go(?:es)? (?:bad|off)|spoil|expires?|oxidi[sz]e\w*|turn(?:s)? (?:bad|brown))\b/,
    ],
    not: /\b(?:sun ?screen|spf|mascara|make ?up|lipstick|perfume|has gone|gone off|went|smells?|already|old one|past|expired|turned|still use|sealed|unopened|fridge|heat|car|sun|made (?:it|at home)|home ?made|diy|coconut|food)\b/,
    says: [
      '**Yes, all of them do in time: once open vitamin C lasts about three months, other serums and retinol six, jars six to twelve, pumps and tubes twelve.** Air, light, heat and fingers wear out what acts and what preserves.',
      '**How you see it:** clear or pale vitamin C that turns dark yellow or brown is spent; a sour smell, water on top, specks, grit or a new sting mean throw it away. The open-jar sign (6M, 12M) gives the months.',
      'Plain oils turn rancid after half a year to a year: they smell of old nuts or paint.',
      '**Keep** them closed, dark and below 25 °C, not in the bathroom or car; clean, dry hands; write the day you opened it on the pack.',
    ],
    suggestions: ['Where should I keep vitamin C?', 'May I use a sealed product past its date?'],
  },
  {
    asks: [
      /\b(?:nappy|nappies|diaper|doek ?uitslag|bum rash|babys? bum)\b/,
      /\b(?:dettol|savlon|maizena|corn ?(?:flour|starch)|talc\w*|powder|bicarb\w*|baking soda|vinegar|gentian violet|egg white|toothpaste|vicks|spirits|jik)\b/,
    ],
    not: /\b(?:blister\w*|bleed\w*|pus|fever|swallow\w*|breath\w*|wipes?)\b/,
    says: [
      '**No to both kinds of home help: antiseptics in the bath sting and dry small skin, and corn starch or powder cakes in the folds, feeds thrush and should not be breathed in.**',
      '**Instead:** zinc nappy cream or petroleum jelly, thickly at every change; wash with lukewarm water and a soft cloth, pat quite dry, and leave the nappy off for some time each day. Do not scrub old cream away.',
      'Change often, at night too; no scented wipes, soap or adult creams, and no steroid cream that was not given for it.',
      'Bright red in the folds with small spots around is mostly thrush: a pharmacist has a cream. Blisters, pus, bleeding, fever, or no better in three days: the clinic.',
    ],
    suggestions: ['Which nappy cream is good?', 'How do I tell thrush from nappy rash?'],
  },
  {
    asks: [
      /\b(?:dye|dying|dyeing|tint\w*|colou?r(?:ing)?|henna|kleur)\b/,
      /\b(?:hair|hare|braids|locs|dreads|roots)\b/,
      /\b(?:wash\w*|dirty|clean|unwashed|oily|greasy|shampoo|was)\b/,
      /\b(?:before|first|tomorrow|tomorow|day before|or|must i|should i|do i|voor|eerste)\b/,
    ],
    not: /\b(?:after|hoe lank|how long|allerg\w*|itch\w*|burn\w*|rash|swoll\w*|skin|stain\w*|relax\w*|purple|fade)\b/,
    says: [
      '**Wash it the day before, not just before: some oil of its own shields the scalp, but thick grease and gel keep colour out.** No scratching, tight combing or relaxer in the days before.',
      '**Patch test first, every time, also with a brand you know:** a dab behind the ear, 48 hours. Black dye holds most PPD, and most reactions come from that.',
      '**On the day:** petroleum jelly along hairline and ears, gloves, minutes as on the box, rinse until the water runs clear.',
      'Not on a sore scalp, nor ever again after a “black henna” or dye reaction. Itch, burning or swelling: rinse off at once; a swollen face or hard breathing: 112 or 10177.',
    ],
    suggestions: ['How do I do a patch test for hair dye?', 'How long after relaxing may I dye?'],
  },
  {
    asks: [
      /\b(?:pillow ?cases?|pillow ?slips?|kussing\w*)\b/,
      /\b(?:towels?|(?:face|wash) ?cloths?|flannel|was ?lap\w*|gesig ?was ?lap\w*|gesigdoek\w*|handdoek\w*)\b/,
      /\b(?:how often|hoe gereeld|wash\w*|change\w*|was|clean)\b/,
    ],
    not: /\b(?:scabies|lice|ringworm|impetigo|staph|boils?|bleach\w*|blotch\w*|stain\w*|orange|colou?rs?|benzoyl\w*|self ?tan\w*)\b/,
    says: [
      '**Pillowcase once or twice a week, face cloth every day or two, face towel two or three times a week.** With pimples, oily hair products or night sweat rather the shorter time.',
      'Turn the pillow on the second night, or lay a clean T-shirt over it: that costs nothing. Hang cloths up to dry between uses; damp ones grow germs.',
      'Mild, scent-free washing powder, well rinsed, no softener; plain cotton does, silk is no must. Nobody shares a cloth.',
      'It helps a little: wash, one active and hair product kept off the face do more against pimples.',
    ],
    suggestions: ['Do hair products cause pimples?', 'What helps pimples on the cheek?'],
  },
  {
    asks: [
      /\b(?:perfumes?|cologne|body (?:mist|spray)|eau de \w+|parfuum|(?:by|from) (?:dior|chanel|ysl|armani|versace|gucci|lancome|hugo boss|paco rabanne|calvin klein|jean paul gaultier|tom ford))\b/,
      /\b(?:neck|skin|chest|wrists?|face|body|nek)\b/,
      /\b(?:sun|beach|outside all day|outdoors|strand|son|summer)\b/,
      may,
    ],
    not: /\b(?:lipstick|foundation|mascara|cream|serum|rash|marks?|dark\w*|brown|stain\w*|caus\w*|give me|sun ?screen (?:with|without))\b/,
    says: [
      '**Rather not on skin that the sun reaches: spray it on clothes or hair, or where it is covered.** With sun some scents, citrus and bergamot above all, leave brown streaks that stay for months, on deeper skin darker and longer.',
      'Scent and alcohol also dry and irritate, and are a common cause of allergy; the neck is thin and shows it first.',
      '**How:** on the inside of clothing, tried on a hidden place for stains. Sunscreen, SPF 30–50, on neck and chest every morning, again every two hours outdoors.',
      'Sprayed already? Wash it off before you go out. Redness, blisters or streaks after sun: no scent there, shade, and a clinic for blisters.',
    ],
    suggestions: ['How do I fade marks on the neck?', 'Is perfume safe for sensitive skin?'],
  },
  {
    asks: [
      /\b(?:cover|hide|hiding|conceal|camouflage|wegsteek|steek\b.{0,12}\bweg|bedek)\b/,
      /\b(?:scars?|marks?|merk\w*|litteken\w*|birth ?mark|patch\w*|vlek\w*)\b/,
      /\b(?:make ?up|grimering|concealer|foundation|onderlaag)\b/,
    ],
    not: /\b(?:clean|brush|wash|vitiligo|bruis\w*|wound|open|raw|new|growing|who|job|hit|husband|boyfriend|tattoo)\b/,
    says: [
      '**Concealer in your own shade, patted on thin and set with powder: two thin layers hide more than one thick one.** A lighter mark takes your own shade or a touch darker; a dark or red one first a corrector, peach to orange on deeper skin, green on red.',
      '**How:** moisturiser and sunscreen, some minutes’ wait, concealer dabbed on with a finger or small brush, edges patted out, loose powder pressed on, foundation only around it. Long-wearing camouflage cream holds in heat and sweat.',
      'Try the shade on the jaw in daylight. On closed, calm skin only; off gently at night with a mild cleanser.',
      'A raised scar stays to be seen as a shadow. SPF 50 keeps marks from darkening. One that itches, grows or changes: a clinic.',
    ],
    suggestions: ['What fades old scars?', 'Which foundation for oily skin?'],
  },
]

/** What is taken by mouth for skin: it is no cream with that in it; undefined where none is. */
export const eatenForSkin = (asked: Asked): Draft | undefined => answerOf(eaten, asked)

/** A plain question of use that is told by two things said together; undefined elsewhere. */
export const inDailyUse = (asked: Asked): Draft | undefined => answerOf(used, asked)
