import { messagesOf } from '../conversation.ts'
import { pattern } from '../../text/pattern.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// "Roaccutane: my lips bleed, what helps?": what a medicine does besides, by the place where it does it. How long a course takes, or that a leaflet knows
// of it, is no help there. Doses stay with whoever prescribed it. Source: general dermatology and the leaflets.

const isotretinoin = /\b(?:isotretin\w*|ro?ac+utan\w*|ac+utan\w*|racutan\w*|oratane|acnetane|roac)\b/
const onRetinoid =
  /\b(?:tretin\w*|retin a|retina|retinova|adapalen\w*|differin|epiduo|retinol|retinoid|retinal|tazaroten\w*)\b/
const steroidCream = pattern`\b(?:steroid|steroids|cortisone|kortisoon|hydrocortisone|betamethasone|betnovate|persivate|lenovate|dermovate|clobetasol|elocon|mometasone|advantan)\b`
const sore = pattern`
  (?:crack\w*|bleed\w*|bloei\w*|dry|dries|droog|dryness|peel\w*|chap\w*|sore|split\w*|burn\w*|flak\w*|raw|cut|cuts|hurt\w*|scab\w*|crust\w*|stukkend|seer|bars|gebars)`
  .source
/** More than the flaking that is usual at first. */
const raw =
  '(?:crack\\w*|bleed\\w*|raw|sore|split\\w*|burn\\w*|burnt|cut|cuts|hurt\\w*|scab\\w*|sting\\w*|seer|brand|stukkend)'
const near = (one: string, other: string): RegExp =>
  new RegExp(`\\b(?:${one})\\b(?: \\S+){0,9} \\b(?:${other})\\b|\\b(?:${other})\\b(?: \\S+){0,9} \\b(?:${one})\\b`)
/** Whether it is so, or why, is asked: that has answers of its own. */
const onlyAsks = '\\b(?:why|does(?! (?:nothing|not|little|nt|no good)\\b)|normal|hoekom)\\b'
const notOfTime =
  /\b(?:filler|botox|lipstick colou?r|how long (?:until|till|before) (?:it|they|the tablets?) works?|stopped (?:it )?(?:years|months) ago)\b/

const cyclines = /\b(?:doxy\w*|cyclidox|minocyclin\w*|lymecyclin\w*|tetralysal|tetracyclin\w*)\b/
const tabletsTold =
  /\b(?:tablets?|pills?|meds|medicines?|medication|capsules?|antibiotics?|injections?|doxy\w*|minocyclin\w*|lymecyclin\w*|hydrochlorothiazide|hctz|ridaq|amiodarone|pille|medisyne)\b/
const ofSun = pattern`
  \b(?:(?:avoid|stay (?:out of|away from)|keep (?:out of|away from)|careful (?:of|in|with)|no|out of|vermy) (?:\w+ )?(?:sun|son|sunlight)|(?:sun|photo) ?sensitiv\w*|sensitive (?:to|in) (?:the )?sun\w*|phototoxic\w*|(?:makes?|make) (?:me|you|my skin|skin) (?:burn|sensitive))\b`
const acneScript =
  /\b(?:derm\w*|doctor|doc|gp|clinic|prescri\w*|script|doxy\w*|minocyclin\w*|lymecyclin\w*|tetralysal|epiduo|adapalene|differin|retin a|tretinoin|roaccutane|oratane|duac|clindamycin|benzoyl peroxide)\b/

const underSun: readonly string[] = [
  '**Every morning:** broad-spectrum SPF 50, two finger lengths for face and neck, ears, hands and lips too, again every two hours outdoors; hat, sleeves, shade from ten to three. It shows on deeper skin too, as burning, itch or dark patches.',
  '**Fine as a rule:** a mild wash, plain moisturiser, niacinamide, azelaic acid at night.',
  'Do not stop the tablets by yourself. A burn after little sun, blisters, swelling or a spreading rash: call whoever prescribed them the same day.',
]
const noSun =
  /\b(?:should i stop|must i stop|stop (?:it|them|my|taking)|sun ?burn\w*|burnt|blister\w*|rash|wax\w*|laser|pregnan\w*|which sun ?screen|what sun ?screen)\b/

const rows: readonly ReadyRow[] = [
  {
    asks: [
      acneScript,
      /\b(?:stop\w*|bin|binning|quit\w*|ditch\w*|drop\w*|chuck\w*|throw\w*|toss\w*|giv\w+ (?:it |them |this )?up|leave (?:it|them|both)|instead of)\b/,
      /\b(?:natural\w*|home ?made|home remed\w*|honey|rooibos|aloe|tea tree|turmeric|herbal|herbs|apple cider|acv|lemon|muthi?|umuthi|traditional|coconut oil)\b/,
      /\b(?:acne|pimples?|break\w*|zits|spots|puisies|epiduo|differin|adapalene)\b/,
    ],
    not: /\b(?:pregnan\w*|rash|blister\w*|swoll\w*|swell\w*|after (?:i|it) (?:finish\w*|cleared)|eczema|psoriasis)\b/,
    says: [
      '**No, do not stop them for that: acne treatment takes eight to twelve weeks, and in the first weeks it often looks worse.** Speak to whoever prescribed it before you change anything; an antibiotic that is broken off works less well next time.',
      '**Until then:** on as the label says, a pea of the gel for the whole face, every second night if it stings, plain moisturiser before and after, SPF 50 by day. No squeezing, and nothing new beside it.',
      'Honey, rooibos, oils and the like clear no acne, and some sting or clog; tea to drink does no harm.',
      'No better after twelve weeks, deep or scarring lumps: go back, there is more to try. Blisters, a spreading rash, a bad headache, or a baby on the way: call today.',
    ],
    suggestions: ['How long does adapalene take?', 'What must I know on doxycycline?'],
  },
  {
    asks: [cyclines, onRetinoid, /\b(?:sun|watch|careful|mind|look out|together|beside|with|and)\b/],
    not: /\b(?:pregnan\w*|stop\w*|weeks|worse|gel|epiduo|burnt|derm\w*|doctor|prescribed)\b/,
    says: [
      '**The sun above all: doxycycline and its relatives make skin burn much sooner, and a retinoid dries and thins its outer layer beside it.** Both together are common against acne, but ask whoever prescribed the tablets before you add the retinoid.',
      '**How:** SPF 50, broad-spectrum, two finger lengths every morning, again every two hours outdoors; hat, sleeves, shade from ten to three. The retinoid only at night, a pea, two nights a week at first, moisturiser before and after, no acids beside it.',
      'Burnt, raw or before days of strong sun: leave the retinoid out, and ask about the tablets; do not stop a course by yourself.',
      'Neither is for a pregnancy. Blisters, a rash that spreads, or a bad headache with changed sight: call the same day.',
    ],
    suggestions: ['What must I know on doxycycline?', 'How do I start retinol?'],
  },
  {
    asks: [
      tabletsTold,
      ofSun,
      /\b(?:can|may|could|should|kan|mag|is it (?:ok|okay|safe|fine)) (?:(?:i|ek|to|still|also|nog) )+(?:use|wear|put|start|apply|gebruik)\b.{0,20}\b(?:retin\w*|adapalene|differin|acids?|glycolic|lactic|aha|bha|salicylic|peels?|benzoyl\w*)\b/,
    ],
    not: noSun,
    says: [
      '**Only at night, and only if your pharmacist agrees, tablets in hand: what makes skin burn sooner adds up, and retinoids, acids and peels do so too.** In strong summer rather leave it out.',
      ...underSun,
    ],
    suggestions: ['Which sunscreen should I choose?', 'What may I use instead?'],
  },
  {
    asks: [
      tabletsTold,
      ofSun,
      /\b(?:skin ?care|products?|creams?|serums?|routine|careful|mind|watch|avoid|retinol|acids?|vitamin c|use|uses|vel ?sorg)\b/,
    ],
    not: noSun,
    says: [
      '**Mind what makes skin burn sooner too: acids such as glycolic, retinoids, peels, scrubs, waxing before sun, and citrus oils or perfume on bare skin.** Ask the pharmacist, with the tablets in hand, whether you may use one at night at all.',
      ...underSun,
    ],
    suggestions: ['Which sunscreen should I choose?', 'Which medicines make skin burn sooner?'],
  },
  {
    asks: [
      isotretinoin,
      near('lips?|lippe|mouth', sore),
      near('skin|face|vel|gesig', 'dry|dries|droog|dryness|peel\\w*|flak\\w*|tight'),
    ],
    not: new RegExp(`${notOfTime.source}|${onlyAsks}`),
    says: [
      '**Grease both, all day: petroleum jelly or lanolin ointment on the lips every hour or two, and a thick, plain, fragrance-free cream on face and body, on damp skin, twice a day or more.** It is the capsules, and it lasts as long as the course.',
      '**Wash** with a creamy, soap-free cleanser, lukewarm and short. By day SPF 50 and a lip balm with SPF 30: skin burns sooner now.',
      '**Leave:** acids, retinol, benzoyl peroxide, scrubs, peels and waxing, scent, menthol and camphor; no licking or picking at flakes.',
      'Tell your prescriber at the next visit, or call this week when lips bleed every day: they can change how you take it. Sore corners, yellow crusts or pus: a clinic. Do not stop or halve it by yourself.',
    ],
    suggestions: ['Which moisturiser on isotretinoin?', 'May I wax on isotretinoin?'],
  },
  {
    asks: [isotretinoin, near('lips?|lippe|mouth', sore)],
    not: new RegExp(`${notOfTime.source}|${onlyAsks}`),
    says: [
      '**Grease them all day: plain petroleum jelly (Vaseline-type) or lanolin ointment every hour or two, and a thick layer at night.** A waxy, minty or scented lip ice is too thin and stings.',
      'Dry, cracking lips come to nearly everybody on isotretinoin, stay as long as the course does, and heal within weeks after it. Put the balm on before you eat, drink or go out; outdoors one with SPF 30.',
      '**Leave:** licking, picking at flakes, lip scrubs, matte lipstick, menthol, camphor, strong mint toothpaste and hot spicy food on raw spots.',
      'Tell your prescriber at the next visit, or call this week when they bleed every day: they can change how you take it. Sore corners that stay, yellow crusts or pus: a clinic or pharmacist. Do not stop or halve the course by yourself.',
    ],
    suggestions: ['Which face cream on isotretinoin?', 'May I wax on isotretinoin?'],
  },
  {
    asks: [
      isotretinoin,
      new RegExp(`${near('nose|nostrils?|neus', sore).source}|\\b(?:nose ?bleeds?|neusbloed\\w*)\\b`),
    ],
    not: notOfTime,
    says: [
      '**Keep the inside of the nose moist: a saline spray or gel from the pharmacy two or three times a day, and a thin film of petroleum jelly just inside each nostril at night.** Isotretinoin dries the lining, and it then bleeds easily.',
      'No picking and no hard blowing; a bowl of water or wet cloth in a heated bedroom helps.',
      '**When it bleeds:** sit, lean forward, pinch the soft part firmly for ten minutes and breathe through the mouth.',
      'Tell your prescriber about it. Bleeding that does not stop after twenty minutes of pressing: casualty. Nosebleeds nearly every day, many bruises, or blood thinners beside it: call today.',
    ],
    suggestions: ['What helps dry lips on isotretinoin?', 'Which moisturiser on isotretinoin?'],
  },
  {
    asks: [
      isotretinoin,
      near(
        'eyes?|contact lens\\w*|contacts|oe',
        `${sore}|dry|gritty|red|itch\\w*|sting\\w*|irritat\\w*|cant wear|uncomfortable|scratchy|tired|rooi|brand`,
      ),
    ],
    not: notOfTime,
    says: [
      '**Leave the contact lenses out and wear glasses for now, and use artificial tears without preservatives four times a day or more.** Isotretinoin dries the tear film in many people; for most it lasts as long as the course.',
      'A warm, damp cloth on closed lids for five minutes in the evening, breaks from the screen, sunglasses outside. No drops “against red eyes”.',
      'Tell your prescriber at the next visit. Try lenses again only when eyes are comfortable, short at first.',
      '**The same day:** pain, blurred sight, light that hurts, seeing badly in the dark (do not drive then), or a bad headache with it.',
    ],
    suggestions: ['What helps dry lips on isotretinoin?', 'May I wear make-up on isotretinoin?'],
  },
  {
    asks: [
      isotretinoin,
      /\b(?:joints?|muscles?|back ?(?:pain|ache)|back (?:is )?sore|knees?|aches?|aching|stiff\w*|gym|lower back|spiere|gewrigte)\b/,
      /\b(?:pain\w*|ach\w*|sore|stiff\w*|hurt\w*|seer|pyn|cramp\w*)\b/,
    ],
    not: notOfTime,
    says: [
      '**Yes, aching joints, muscles and a sore lower back are a known effect of isotretinoin, most of all after hard training.** For most people it is mild and passes after the course.',
      '**What helps:** train lighter and shorter, fewer heavy weights and jumps, warm up, rest days, drink enough, warmth on sore muscles. Ask your pharmacist which pain relief fits beside it.',
      'Tell your prescriber at the next visit, also because hard training can change the blood tests.',
      '**Call them the same day:** strong or growing pain, a joint that is hot or swollen, weak muscles, dark cola-coloured urine, or back pain with stiffness every morning. Do not stop or change the course by yourself.',
    ],
    suggestions: ['May I drink alcohol on isotretinoin?', 'What must I know on isotretinoin?'],
  },
  {
    asks: [
      isotretinoin,
      near('hands?|skin|face|arms?|knuckles|fingers|body|legs?|elbows|vel|gesig|hande', `${sore}|eczema|rash`),
    ],
    not: /\b(?:why|does|normal|hoekom|filler|botox|wax\w*|pimples?|flare\w*|break\w*|purg\w*|sunscreen|sun ?burn\w*|blister\w*|spreading|makeup|make up|how long|laser)\b/,
    says: [
      '**That is the capsules drying skin out, and moisture is the treatment: a thick, plain, fragrance-free cream or ointment many times a day, on hands after every wash, on damp skin after every shower.** Dry, peeling, cracked skin comes to most people on isotretinoin and goes after the course.',
      '**How:** lukewarm, short showers, a creamy soap-free wash, no soap or sanitiser where gloves will do; petroleum jelly and cotton gloves on hands at night. SPF 50 by day.',
      '**Leave:** acids, retinoids, benzoyl peroxide, scrubs, scent, and waxing.',
      'Tell your prescriber when it cracks, bleeds or itches in patches: it can be eczema from the dryness, and they can change how you take it. Yellow crusts, pus or hot red skin: the same day. Do not stop or halve it by yourself.',
    ],
    suggestions: ['What helps lips on isotretinoin?', 'Which moisturiser on isotretinoin?'],
  },
  {
    asks: [cyclines, /\b(?:sun ?burn\w*|burn\w* (?:in|from|so|easily|quick\w*)|burnt|gebrand|sonbrand)\b/],
    not: /\b(?:heartburn|throat|blister\w*|swollen|fever|can i|may i|before i)\b/,
    says: [
      '**That is the antibiotic: these tablets make skin burn sooner and harder, through cloud and car windows too, as long as you take them and some days after.** Tell whoever prescribed them that you burn in spite of care; there are others.',
      '**From now on:** SPF 50, broad-spectrum, two finger lengths for face and neck, also ears, hands and lips, again every two hours outdoors; hat, sleeves, shade from ten to three. No sunbeds.',
      '**Burnt now:** cool, damp cloths, plain moisturiser, water to drink, no sun until it is calm; no acids or retinoids meanwhile.',
      'The same day: blisters, swelling, fever, a burn after a few minutes of sun, nails that lift and hurt, a bad headache, or a rash that spreads. Do not just stop a course: ask.',
    ],
    suggestions: ['What must I know on doxycycline?', 'Which sunscreen does not clog?'],
  },
  {
    asks: [isotretinoin, /\b(?:hair|hare)\b/, /\b(?:fall\w*|loss|losing|shed\w*|thin\w*|val uit)\b/],
    not: notOfTime,
    says: [
      '**It can: some people shed more hair on isotretinoin, mostly mildly, and it usually grows back in the months after the course.**',
      'Be gentle meanwhile: loose styles, no tight braids, bleach or relaxer, a mild shampoo, little heat.',
      'It is not always the capsules: low iron, thyroid, stress, a new pill or crash diets do it too. Tell your prescriber, who can test for those and look at how you take it.',
      'Bald patches, a sore or scaly scalp: have it seen within days. Do not stop by yourself.',
    ],
    suggestions: ['What must I know on isotretinoin?', 'How long does shedding last?'],
  },
  {
    asks: [
      onRetinoid,
      near(
        '(?:corners?|sides?) of (?:my |the )?(?:mouth|lips|nose|eyes)|mouth corners?|(?:under|around|round) (?:my |the )?(?:eyes?|nose|mouth)|eye ?lids?|nostrils|neck',
        raw,
      ),
    ],
    not: /\b(?:not sore|normal|carry on|stop or|must i stop|should i stop|purg\w*|pimples|can i (?:use|put|apply)|is it (?:safe|ok) to|should i (?:use|put))\b/,
    says: [
      '**Leave the retinoid off now until that spot is healed, and keep it covered with petroleum jelly several times a day.** Corners of mouth, nose and eyes and the neck are the thinnest skin; it creeps there and burns even when it was not put there.',
      'Until it no longer stings, mostly within three to seven days: a mild wash, a plain moisturiser, sunscreen; no acid, vitamin C, scrub or scent. No licking.',
      '**Then again, slower:** petroleum jelly on those corners first, wait until skin is dry, a pea for the whole face, a finger’s width away from lips, nostrils and lids, two nights a week.',
      'Prescribed? Tell the prescriber or pharmacist of the pause. Blisters, weeping, yellow crusts, a swollen lid or sore eyes: have it seen today.',
    ],
    suggestions: ['How do I start a retinoid slowly?', 'Moisturiser before or after a retinoid?'],
  },
  {
    asks: [
      steroidCream,
      /\b(?:thin|thinn\w*|shiny|see ?through|veins?|stretch ?marks?|bruis\w*|papery|tears? easily|dun)\b/,
      /\b(?:skin|vel|made|caus\w*|elbow\w*|arm\w*|legs?|face|gesig|creases?|thigh\w*|groin|from|after)\b/,
    ],
    not: /\b(?:pills?|tablets?|prednison\w*|pump|inhaler|thicken\w*|which|thin (?:layer|film)|thinly|stretch ?marks? cream|will it|can it|does it|is it safe)\b/,
    says: [
      '**Show it this week to whoever prescribed the cream, or to a pharmacist or clinic: thin, shiny skin, fine veins and stretch marks are what steroid creams do when they are used long or strong.**',
      'Used only now and then? Leave it off the thin places from now on. Used daily for weeks or months? Then do not simply stop on your own: it can flare badly, so let them plan how to come off it and what treats the skin instead.',
      'Thinning mostly recovers over weeks to months without it; stretch marks stay, though they fade.',
      '**Meanwhile:** a plain, greasy moisturiser twice a day, lukewarm water, no scrubs, plasters or scratching there, and sunscreen on what shows. Face, folds and groin thin first. Skin that tears, weeps or gets hot: the same day.',
    ],
    suggestions: ['What treats eczema without steroids?', 'How long may I use a steroid cream?'],
  },
  {
    asks: [
      /\b(?:spironolactone|spiro|aldactone)\b/,
      /\b(?:pee\w*|urin\w*|toilet|dizz\w*|light ?headed|duiselig|thirst\w*|periods?|spotting|breasts?|tired|cramp\w*)\b/,
    ],
    not: /\b(?:can i|may i|should i start|baby|pregnan\w*|trying)\b/,
    says: [
      '**That fits spironolactone: it makes the body lose water and lowers the blood pressure, so more peeing, thirst, dizziness on standing up, tender breasts and irregular periods are known effects.** Dizziness should be told to your prescriber today or tomorrow.',
      '**Until then:** get up slowly, sit or lie down when it comes, drink when thirsty, no driving or ladders while dizzy, and take it early in the day if your label allows. No potassium tablets or salt substitutes, and no anti-inflammatory pain tablets without asking.',
      'Do not change or stop it by yourself; they may check blood pressure, kidneys and potassium and alter it.',
      '**At once, casualty or 10177:** fainting, a racing or uneven heartbeat, weak muscles, confusion, or vomiting with it. It is not for pregnancy: use contraception, and call if a period is missed.',
    ],
    suggestions: ['How long until spironolactone works for acne?', 'What else helps hormonal acne?'],
  },
  {
    asks: [
      /\b(?:the pill|birth control|contracept\w*|die pil|yasmin|yaz|diane|injection|depo|implant|implanon|family planning|loop|mirena)\b/,
      /\b(?:patch\w*|pigment\w*|melasma|dark|donker|brown|vlekke|marks?|kolle)\b/,
      /\b(?:from|because|cause\w*|since|due|blame|started|after|when i|van|omdat|is it (?:that|it|the|from)|is that why|why)\b/,
    ],
    not: /\b(?:pimples?|acne|breakouts?|stopped|came off|puisies|plan b|morning after|azelaic|vitamin c|retinol|niacinamide|serum|stop me|contraceptive patch|birth control patch)\b/,
    says: [
      '**Yes, it can be: hormones in the pill, and less often the injection or implant, can bring brown patches on cheeks, forehead and upper lip (melasma), and sun makes them show.** Not every patch is that, so let a clinic or pharmacist look once.',
      '**Do not just stop it:** ask at family planning or your GP about another method first, so that you stay protected. Patches mostly lighten over months after a change; some stay.',
      '**What you can do now:** tinted sunscreen SPF 50 with iron oxides every morning, a hat, and azelaic acid or niacinamide for at least three months. No lightening creams from the street.',
      'Patches elsewhere, itching, scaling, or one that grows or changes: have it seen soon.',
    ],
    suggestions: ['Which tinted sunscreen suits dark skin?', 'What fades melasma?'],
  },
  {
    asks: [
      /\b(?:minoxidil|regaine|rogaine)\b/,
      /\b(?:hair|hairs|hare)\b/,
      /\b(?:on my (?:face|forehead|cheeks?|arms?|temples)|facial|everywhere|peach fuzz|gesig)\b/,
    ],
    says: [
      '**Yes, minoxidil can do that: fine hair on forehead, cheeks or arms is a known effect, more with the foam or liquid running down, and with tablets.** It falls out again some months after it is stopped or used less.',
      '**To keep it off the face:** put it on dry scalp only, two hours before you lie down, wash your hands, change the pillowcase, and wipe forehead and temples.',
      'Meanwhile threading, a face razor or trimming is fine once skin is calm; hair does not grow back thicker.',
      'Ask the pharmacist or prescriber whether a weaker one suits you, and do not take tablets without one. Swollen feet, chest pain, a racing heart or dizziness: stop and be seen the same day.',
    ],
    suggestions: ['What happens when I stop minoxidil?', 'Does shaving make hair thicker?'],
  },
]

/** What helps with what a medicine does besides, now or a turn or two after it was told; undefined elsewhere. */
export const medicineEffects = (asked: Asked): Draft | undefined => {
  const { situation, request } = asked
  if (situation.conditions.has('pregnant') || situation.conditions.has('under-12')) return undefined
  const before = messagesOf(request.turns)
    .slice(-3)
    .map((text) => tokensOf(text).join(' '))
    .join(' . ')
  // What was told before says which medicine; what it does is told now.
  const medicine = [isotretinoin, /\b(?:spironolactone|aldactone)\b/]
    .map((one) => one.exec(before)?.[0] ?? '')
    .join(' ')
    .trim()
  return answerOf(rows, asked, medicine)
}
