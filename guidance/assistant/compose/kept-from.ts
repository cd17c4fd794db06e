import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { tooYoungForSun } from '../guard.ts'
import { expects } from './lines.ts'

// "How do I stop my retinol from pilling?", "how do I keep a burn from going darker?": nobody wants to stop the retinol, but the pilling. Source: general.

/**
 * What is to be kept from happening: how that is said, of what it is said (where that matters), whether it is said so of a child too,
 * of what else it must be told (`when`), and what is answered; `{x}` is what it happens to.
 */
type Kept = { happens: RegExp; to?: RegExp; when?: RegExp; anyAge?: true; says: readonly string[] }

const active =
  /\b(?:retin\w+|tretinoin|adapalene|differin|acids?|glycolic|lactic|salicylic|benzoyl\w*|peroxide|niacinamide|vitamin c|azelaic|vit c|aha|bha|serum|toner|peel|tret)\b/
const gentler =
  'A pea-sized amount on dry skin, over moisturiser, two nights a week at first; no scrub, no other acid and no shaving that day. Lips, eyes and the sides of the nose get petroleum jelly before.'

const kept: readonly Kept[] = [
  {
    happens: /\b(?:burn(?:s|ing|t|ed)?|sun ?burn\w*|red as lobsters?|roast\w*|verbrand|brand)\b/,
    to: /\b(?:them|they|kids?|children|boys?|girls?|sons?|daughters?|twins|us|me|myself|him|her|skin|face|nose|shoulders?|neck|back|body|scalp|parting|ears|family|toddler|kinders|bab(?:y|ies)|(?:month|year|yr)s? olds?)\b/,
    when: /\b(?:sun|sunburn\w*|sunburnt|beach|sea|pool|swim\w*|holiday|lobsters?|strand|son|durban|umhlanga|margate|outdoors?|outside|hik\w*|fishing|farm|summer)\b/,
    anyAge: true,
    says: [
      '**To keep {x} from burning: out of the midday sun, covered by cloth, and SPF 50 on whatever shows, again every two hours.**',
      'Shade from ten to three, a rash vest with sleeves, a broad hat and sunglasses do more than any cream, and never wash off; sand, water and cloud let plenty through.',
      '**How:** water-resistant, broad-spectrum SPF 50 fifteen minutes before going out, two finger lengths for face and neck and a shot glass for a grown body. Again every two hours and after each swim and towel; ears, nose, lips, parting, backs of knees and tops of feet get forgotten. Mineral ones sting children’s eyes least.',
      'Under six months no cream, only shade and clothes. Burnt all the same: cool water, shade, drink, plain moisturiser; blisters, fever, vomiting or a baby: a clinic the same day.',
    ],
  },
  {
    happens: /\b(?:pill(?:s|ing)?|ball(?:s|ing)? up|roll(?:s|ing)? (?:off|up)|rubbing off in)\b/,
    says: [
      '**To keep {x} from pilling: less of it, on clean, smooth skin, patted rather than rubbed, and a minute or two between layers.**',
      'It balls up when too much lies on top, when flakes or dried serum are under it, or when a watery gel and a silicone cream do not mix.',
      '**Order:** the thinnest first, moisturiser next, sunscreen last in the morning and left ten minutes before make-up. If two still roll, use one in the morning and the other at night.',
      'It is no sign that it has gone off or that you must stop it. A flaky face wants more cream and fewer actives, not a scrub.',
    ],
  },
  {
    happens: /\b(?:sting\w*|burn(?:s|ing)?|irritat\w*|peel(?:s|ing)?|flak\w*|dry(?:ing)?(?: out| me out)?)\b/,
    to: active,
    says: [
      '**To keep {x} from stinging or drying you out: less often, less of it, and always with moisturiser; you need not give it up for a light tingle.**',
      gentler,
      '**Skin sore now?** Pause it until it is calm, mostly one to two weeks: mild wash, plain cream, sunscreen SPF 30–50; then begin again with one night less.',
      'Burning that lasts, swelling, blisters or a rash: stop it, and ask a pharmacist or clinic. No retinoid in pregnancy.',
    ],
  },
  {
    happens: /\b(?:going (?:brown|orange|off|bad|yellow)|oxidi[sz]\w*|turn(?:ing)? (?:brown|orange))\b/,
    to: active,
    says: [
      '**To keep {x} from going brown: shut it tightly at once, keep it cool and dark, and finish it within about three months.**',
      'Air, light and warmth turn pure vitamin C and retinol; a clear bottle with a dropper on a sunny shelf goes first.',
      'Buy a small, dark or pump bottle; the fridge helps vitamin C and harms nothing; no wet fingers, no sharing, never in the car.',
      'Pale straw colour is fine. Dark orange or brown does little and may sting or stain: replace it.',
    ],
  },
  {
    happens:
      /\b(?:(?:go|get|turn|becom)\w* (?:any |even )?(?:dark|black)\w*|darken\w*|leav(?:e|es|ing) (?:a |any |black |dark |brown )*(?:marks?|spots?|stains?)|(?:dark )?marks?\b|marking\b)/,
    to: /\b(?:burns?|wounds?|cuts?|graze|scars?|scratch\w*|pimples?|zits?|acne|bites?|chicken ?pox|stitches|tattoo|piercing|sore|sores|rash|eczema|spots?|boils?|blister\w*|surgery|operation)\b/,
    says: [
      '**To keep {x} from going dark or leaving a mark: calm it early, leave it alone, and keep light off it once it is closed.**',
      'Skin makes colour wherever it was inflamed, most on deeper skin, and sun as well as picking deepens it.',
      '**How:** petroleum jelly while it heals; hands off, no lemon, toothpaste or scrub. Once closed, cloth or a tinted sunscreen SPF 50 every morning and again outdoors, for three to six months.',
      '**If it darkens all the same:** azelaic acid or niacinamide once a day on closed skin, for months. Raised, itchy, hot or weeping: a clinic.',
    ],
  },
  {
    happens: /\b(?:dark\w*|black\w*)\b/,
    to: /\b(?:neck|armpits?|underarms?|thighs?|knees?|elbows?|knuckles?|groin|bikini|bum|feet|ankles?)\b/,
    says: [
      '**To keep {x} from getting darker: less rubbing, less close shaving, nothing scented, and sunscreen where it shows.**',
      'Friction, razors, perfume, roll-on and sun all make skin there answer with colour, on deeper skin soonest; it is not dirt, so do not scrub.',
      '**How:** loose cotton, a trimmer instead of a blade, a fragrance-free roll-on on dry skin and not after shaving, plain cream daily; then a lotion with urea, lactic acid or niacinamide for some months.',
      'Thick, velvety dark skin at neck, armpits or groin: ask a clinic for a sugar test. Itch, rings or scale: a pharmacist.',
    ],
  },
  {
    happens: /\b(?:scar(?:s|ring)?|pit(?:s|ting)?|leav(?:e|es|ing) (?:a |any )*scars?|dents?)\b/,
    to: /\b(?:burns?|wounds?|cuts?|graze|stitches|tattoo|piercing|sores?|bites?|chicken ?pox|blister\w*|boils?|surgery|operation|c section|caesar)\b/,
    anyAge: true,
    says: [
      '**To keep {x} from scarring: keep it clean and moist, do not pick, and treat what inflames it early.**',
      'Depth, picking, infection and pull make scars; a dry crust heals slower than greased skin.',
      '**How:** a rinse with water, petroleum jelly and a clean cover until it is closed; then silicone gel or sheets for two to three months on what is raised, and sunscreen SPF 50.',
      'Deep, gaping, infected or over a joint: a clinic the same day, as what is closed well scars least.',
    ],
  },
  {
    happens: /\b(?:(?:becom\w*|turn\w*|grow\w*|get\w*|form\w*)(?: into)? (?:a )?keloids?|keloids?)\b/,
    says: [
      '**To keep {x} from becoming a keloid: as little injury, pull and inflammation as you can, and pressure or silicone as soon as it is closed.**',
      'Keloids run in families and like ears, chest, shoulders and jaw, on deeper skin most.',
      '**How:** clean it with water or salt water, no turning, picking or cheap metal; silicone gel or sheets twelve hours a day for three to six months, pressure earrings on ears, sunscreen.',
      'A bump that grows beyond the hole or wound, itches or hurts: a clinic early, since injections work best on young ones. If you had one before, better no new piercing.',
    ],
  },
  {
    happens: /\b(?:com(?:e|es|ing) back|return\w*|reappear\w*|flar(?:e|es|ing)(?: up)?)\b/,
    to: /\b(?:pimples?|acne|breakouts?|blackheads?)\b/,
    says: [
      '**To keep {x} from coming back: go on with what cleared them, on the whole area, only less often.**',
      'Pores go on making oil and plugs; treatment holds that back and does not end it.',
      '**How:** benzoyl peroxide 2.5%, salicylic acid or adapalene (not in pregnancy) two or three evenings a week, a mild wash, a light moisturiser, sunscreen; oil and pomade off forehead and neck.',
      'Chin and jaw before each period, irregular periods, or deep lumps: a clinic, as tablets may serve better.',
    ],
  },
  {
    happens: /\b(?:com(?:e|es|ing) back|return\w*|reappear\w*|(?:go|get)\w* darker|darken\w*)\b/,
    to: /\b(?:melasma|dark (?:marks?|spots?|patches)|pigmentation|hyperpigmentation|marks)\b/,
    says: [
      '**To keep {x} from coming back: tinted sunscreen every morning, all year, and treat whatever starts them.**',
      'Light, heat, rubbing and new pimples wake the pigment again; melasma also answers to the pill, injection and pregnancy.',
      '**How:** SPF 50 with iron oxides, two finger lengths, again every two hours outdoors, a hat; azelaic acid or niacinamide a few times a week to hold it; pimples treated early, no picking, no scrubs.',
      'Still returning with all that, or one patch that changes: a dermatologist.',
    ],
  },
  {
    happens: /\b(?:com(?:e|es|ing) back|return\w*|flar\w*(?: up)?|(?:getting|get) worse)\b/,
    to: /\b(?:eczema|ekseem|dermatitis)\b/,
    says: [
      '**To keep {x} from flaring: cream every day, also when skin looks well, and leave what sets it off.**',
      'The barrier stays weak between flares; soap, scent, hot water, sweat, wool, dust and dry winter air break it again.',
      '**How:** a thick, plain cream twice a day and within three minutes of a short, lukewarm, soap-free wash; cotton, short nails, fragrance-free washing powder. What was prescribed is used at the first itch, as told.',
      'Flares every few weeks, sleepless nights, weeping or crusts: a clinic, as some need treatment two days a week to hold it.',
    ],
  },
  {
    happens: /\b(?:spread\w*|pass\w*|catch\w*|giv(?:e|ing) it)\b/,
    to: /\b(?:ring ?worm|fung\w+|athletes? ?foot|warts?|molluscum|cold sores?|impetigo|scabies|it)\b/,
    anyAge: true,
    says: [
      '**To keep {x} from spreading: treat it at once and to the end, cover it, and share nothing that touches skin or hair.**',
      'It passes by skin, towels, bedding, combs, razors and wet floors.',
      '**How:** own towel, cloth and pillowcase, washed hot and dried in the sun or by iron; hands washed after touching it; no scratching; slops in shared showers; look over everybody in the house.',
      'For ringworm on skin a pharmacist has an antifungal cream; scalp ringworm, scabies, yellow crusts or a small child: a clinic. Ask school or crèche when to come back.',
    ],
  },
  {
    happens: /\b(?:get\w* infected|infect\w*|going septic)\b/,
    says: [
      '**To keep {x} from getting infected: clean hands, clean water, and a clean cover.**',
      'Germs come from fingers, cloths and picking far more often than from outside.',
      '**How:** rinse with running water once or twice a day, pat dry, petroleum jelly and a dressing changed daily or when wet; no spirit, peroxide, powder, toothpaste or herbs; no soaking or swimming.',
      'Spreading redness, heat, pus, bad smell or fever: a clinic today, sooner with diabetes. Ask about tetanus after dirt or rust.',
    ],
  },
  {
    happens: /\b(?:oily|shin(?:e|y|ing)|greasy)\b/,
    to: /\b(?:face|skin|forehead|t ?zone|nose)\b/,
    says: [
      '**To keep {x} from getting oily so soon: a mild wash twice a day, a light gel, and no stripping in between.**',
      'Glands make oil by genes, hormones and heat; harsh soap takes it off for an hour and makes skin sore, not drier.',
      '**How:** niacinamide in the morning or salicylic acid two or three evenings a week, oil-free sunscreen, and blotting paper or a tissue at noon instead of another wash; powder lightly.',
      'It shows in four to eight weeks. Suddenly much oilier, with chin hair or irregular periods: a clinic.',
    ],
  },
  {
    happens: /\b(?:pick|picks|picking|touch\w*|squeez\w*|pop\w*)\b/,
    says: [
      '**To keep {x} from picking: put something between finger and skin, and find the moment when it happens.**',
      'It is mostly mirror, stress or idle hands, and no weakness; each picked spot marks for months.',
      '**How:** a pimple patch on every spot, short nails, a dim or distant mirror, something in the hands while you watch or study; a cool cloth for an itch. Treat the spots: benzoyl peroxide 2.5% or salicylic acid at night.',
      'If you cannot stop, it bleeds, or it weighs on you: tell a clinic or counsellor; that has a name and help.',
    ],
  },
  {
    happens: /\b(?:crack\w*|chap\w*|dry(?:ing)?(?: out)?|peel\w*|split\w*)\b/,
    to: /\b(?:hands?|fingers?|knuckles?|feet|heels?|skin|legs?|body|elbows?)\b/,
    says: [
      '**To keep {x} from drying out and cracking: less water and soap, and a thick cream on damp skin straight after each wash.**',
      'Hot water, soap, cleaners, sanitiser and cold wind take the fat out; a crack is where skin got too stiff.',
      '**How:** lukewarm and short, a soap-free wash, gloves for dishes and cleaning; a cream with glycerin by day, urea 10% on hands and heels, petroleum jelly under cotton gloves or socks at night.',
      'Deep, bleeding or itchy cracks, blisters, or no better in two weeks: a clinic; with diabetes sooner.',
    ],
  },
]

/** What "it" is, where a hurt was told before: "she grazed her knees, how do we stop it scarring". */
const wound = /\b(?:burns?|wounds?|cuts?|graze|scratch|bites?|blister|stitches|boils?)(?=e?d?s?\b)/

const frame = pattern`
  \b(?:how|what|hoe|anything|something|ways?|tips?|want|trying|can i|can you|help me)\b.*?\b(?:stop|prevent|keep|avoid|help)(?:ping|ing)? (?<x>(?:(?!from\b)\S+ ){1,7}?)(?:from )(?<y>.+)$`
/** Without "from": the deed is named by its ending or as something left behind. */
const bare =
  /\b(?:how|what|want|trying)\b.*?\b(?:stop|prevent)(?:ping|ing)? (?<x>(?:my |the |a |these |those )?(?:\S+ ){1,3}?)(?<y>(?:leaving|getting|going|turning|becoming|pilling|coming back|flaring|scarring|spreading|burning|peeling|stinging|oxidi[sz]ing|darkening)\b.*)$/

/** The harm is named before what it happens to: "prevent a keloid after my piercing". */
const turned =
  /\b(?:how|what|want|trying)\b.*?\b(?:prevent|avoid|stop)(?:ing)?(?: getting)? (?:an? |any )?(?<y>keloids?|scars?|scarring|dark marks?|infections?|pilling)(?: \S+)?? (?:on|after|from|in|around|with) (?<x>.+)$/

const yours = (text: string): string =>
  text
    .trim()
    .replace(/^(?:my|our)\b/, 'your')
    .replace(/\bmy\b/g, 'your')
    .replace(/^myself$/, 'yourself')
    .replace(/^me$/, 'you')

/** How a thing is kept from what happens to it, the thing by name; undefined where nobody asks so, or of what no row tells. */
export const keptFrom = ({ heard, request, situation }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (heard.isLabel || heard.injected || expects(situation) || said.split(' ').length > 34) return undefined
  const { x, y } = (frame.exec(said) ?? turned.exec(said) ?? bare.exec(said))?.groups ?? {}
  if (x === undefined || y === undefined || /\b(?:using|taking|working)\b/.test(x)) return undefined
  const row = kept.find(
    ({ happens, to, when }) =>
      (when === undefined ? said.split(' ').length <= 24 : when.test(said) && !active.test(said)) &&
      happens.test(y) &&
      (to === undefined ||
        to.test(x) ||
        (to === active && to.test(y)) ||
        (/^(?:it|them|that)\b/.test(x.trim()) &&
          to !== active &&
          when === undefined &&
          to.test(wound.exec(said)?.[0] ?? ''))),
  )
  if (row === undefined || (situation.conditions.has('under-12') && row.anyAge !== true)) return undefined
  // "My skin from peeling on retinol": the retinol is what it is about.
  const what = row.to === active && !active.test(x) ? (active.exec(y)?.[0] ?? x) : x
  const says =
    row.when !== undefined && tooYoungForSun(situation)
      ? [
          '**To keep {x} from burning: shade, a brimmed hat and long, loose clothes, and no direct sun at all under six months.**',
          'So young, skin takes in more and has hardly any shield: no cream, and the walk or beach early or late. A pram in the sun gets hot: never a blanket over it.',
          'Feed often, and feel the neck for heat. Burnt, feverish, floppy or feeding badly: a clinic at once.',
        ]
      : row.says
  return {
    paragraphs: says
      .map((text) => text.replaceAll('{x}', yours(what)))
      .map((text) => (text.startsWith('**') ? text : capital(text))),
    things: [],
    brief: true,
    sure: true,
    sources: ['general'],
    topic: { intent: 'particular', concerns: [...heard.concerns] },
    suggestions: ['What fades dark marks?', 'Which moisturiser suits me?'],
  }
}
