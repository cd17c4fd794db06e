import type { ShortAsk } from '../understand/short-asks.ts'
import type { Thing } from '../understand/things.ts'
import { calledAll, capital } from './draft.ts'
import { strengthOf } from './facts.ts'
import { cautionOf, isMedicine, isUvFilter } from './lines.ts'

// Short turns after a routine, an order of products, or products and things that were named for a trouble: they are asked of the whole. Source: general practice.

const musts = '**What stays:** a mild wash in the evening, a moisturiser, and sunscreen, SPF 30–50, every morning.'

const strengthsOf = (offered: readonly Thing[]): string[] => {
  const known = offered.filter((thing) => !isMedicine(thing) && strengthOf(thing) !== undefined).slice(0, 3)
  return known.length === 0
    ? [
        '**A wash, a moisturiser and a plain serum have no strength that matters; sunscreen has: SPF 30–50.** Only actives come with a percentage.',
        'As a rule to begin with: niacinamide 2–5%, salicylic acid 0.5–2%, glycolic or lactic acid 5–10%, vitamin C 10–15%, retinol 0.1–0.3% (not in pregnancy), benzoyl peroxide 2.5%.',
        'Begin at the low end: more stings sooner and seldom does more. Tell me which one you have, and I can be exact.',
      ]
    : [
        `**${known.map((thing, at) => `${at === 0 ? capital(thing.called) : thing.called} ${strengthOf(thing)}`).join('; ')}.** Sunscreen: SPF 30–50.`,
        'Begin at the low end: more stings sooner and seldom does more, and irritated skin marks easily, above all deeper skin.',
        'The percentage stands on the front of the pack. One new active at a time, two or three evenings a week, moisturiser over it.',
      ]
}

const skipping = [
  '**Yes: what can go first is toner, mask, eye cream, and then the serum.** They are extras, and skin does well without.',
  musts,
  'In the morning water instead of the wash is fine for most skin; oily skin mostly needs no moisturiser under a creamy sunscreen.',
  'What a doctor or pharmacist gave you is not skipped.',
]

const oftenEach = [
  '**Wash every evening, moisturiser twice a day, sunscreen every morning and again every two hours outdoors; what has an active in it two or three evenings a week at first.**',
  'In the morning lukewarm water is enough for most skin. Washing more often dries skin out; more of an active only stings sooner.',
  'No sting or flakes after two weeks? Then the active every second evening. Tight or sore: fewer evenings.',
]

const plain: Record<string, string> = {
  cleanser: 'face wash',
  moisturiser: 'moisturiser',
  body: 'body lotion',
  lip: 'lip balm',
  toner: 'toner',
  'eye-cream': 'eye cream',
}

const whilePregnant = (offered: readonly Thing[], kind: string | undefined, stage: string): string[] => {
  const [out, ask] = (['avoid', 'ask'] as const).map((caution) =>
    offered.filter((thing) => cautionOf(thing, 'pregnancy') === caution && !isUvFilter(thing)).slice(0, 3),
  )
  const lines = [
    out !== undefined && out.length > 0 ? `Leave out: ${calledAll(out)}.` : '',
    ask !== undefined && ask.length > 0 ? `Ask your midwife, pharmacist or doctor before: ${calledAll(ask)}.` : '',
  ].filter((line) => line !== '')
  return [
    `**${kind === undefined ? 'Most of it stays as it is: a mild wash, moisturiser and sunscreen are fine' : `It works as before, and a plain ${kind} is fine`} ${stage}.** ${lines.join(' ')}`.trim(),
    'Leave out every retinoid: no retinol, retinal, retinyl, adapalene or tretinoin on the list. Usually accepted: azelaic acid, niacinamide, vitamin C.',
    'Skin often stings sooner now and marks more easily: fragrance-free, and a mineral, tinted sunscreen, SPF 30–50, every morning. Tell your midwife or doctor what else you use on your skin.',
  ]
}

/** A cleanser or a moisturiser has its times of day and its own pace. */
const ofKind: Record<string, Partial<Record<ShortAsk, readonly string[]>>> = {
  cleanser: {
    night: [
      '**Yes, in the evening above all: that is when sunscreen, sweat, make-up and dust have to come off.** Lukewarm water, fingertips, half a minute, rinse and pat dry.',
      'Make-up or a water-resistant sunscreen first with micellar water or a cleansing oil. Moisturiser within three minutes, while skin is damp.',
      'Tight or squeaky afterwards means too strong: a creamier, fragrance-free one.',
    ],
    morning: [
      '**In the morning lukewarm water is enough for most skin; oily skin may use it then too.** Washing twice with a strong one dries skin, and dried-out skin shines and stings.',
      'After it moisturiser, then sunscreen, SPF 30–50, last.',
      'The wash that counts is the one in the evening.',
    ],
    long: [
      '**At once for what a wash can do: skin is clean and should not feel tight. For fewer pimples give a wash with an active 8 to 12 weeks.**',
      'A plain one only cleans; it stays on for half a minute, so what treats better stays on skin afterwards.',
      'Tight, red or flaky after a week: another, milder one.',
    ],
  },
  moisturiser: {
    night: [
      '**Yes, at night too: skin loses more water then, so it may be a thicker layer than by day.** On damp skin, within three minutes of washing.',
      'Whatever treats goes on before it, a minute apart; very dry places get a thin film of petroleum jelly as the last layer.',
      'Oily skin: a light gel, or only where it feels dry.',
    ],
    morning: [
      '**Yes, in the morning before sunscreen: a thin layer, a minute’s wait, then sunscreen, SPF 30–50, last.** By day a lighter one is pleasanter.',
      'On oily skin a creamy sunscreen often moisturises enough by itself.',
      'Pilling? Less of each, and let the first layer sink in.',
    ],
  },
}

const onDeepSkin = (offered: readonly Thing[]): string[] => {
  const strong = offered
    .filter((thing) => !isMedicine(thing) && (thing.ingredient?.full?.irritation ?? 0) > 1)
    .slice(0, 3)
  return [
    `**Yes, it is safe for dark skin${strong.length > 0 ? `, as long as ${calledAll(strong)} ${strong.length > 1 ? 'are' : 'is'} begun slowly` : ''}.** Nothing in it lightens skin.`,
    '*Why slowly:* what stings or peels leaves dark marks that stay for months, and deeper skin marks most easily.',
    '**How:** one new thing at a time, two or three evenings a week, moisturiser over it; sunscreen, SPF 30–50, every morning, best a tinted one or a gel without a white cast. Burning or peeling: stop for a week.',
  ]
}

/** After an order of products: what is asked of all of them. */
const ofOrder: Partial<Record<ShortAsk, readonly string[]>> = {
  long: [
    '**Softer skin within days; pimples 8–12 weeks, dark marks and fine lines 3–6 months.** The order itself only lets each layer reach the skin.',
    'Most of what shows comes from sunscreen every morning and from one active that is used for long enough.',
    'Change one thing at a time and give it eight weeks; stinging or peeling means fewer evenings, not more patience.',
  ],
  deep: [
    '**Yes, the order is the same for every skin colour.** What differs is the sunscreen at its end, and how slowly anything that stings is begun.',
    'Deeper skin marks easily after irritation, so one new product at a time.',
    'In the morning the last layer is sunscreen, SPF 30–50: tinted, or a gel or fluid that leaves no white cast.',
  ],
  oily: [
    '**The order stays the same for oily skin; only the textures get lighter.** A gel or foam wash, a watery serum (niacinamide suits), a light oil-free gel moisturiser, and a matte or gel sunscreen.',
    'Oily skin still wants moisturiser: dried-out skin shines as well and bears actives badly. Under a creamy sunscreen it may be left out in the morning.',
    'Thinnest first, a minute between layers, sunscreen last, SPF 30–50.',
  ],
  dry: [
    '**The order stays the same for dry skin; only the textures get richer.** A creamy wash, a hydrating serum on damp skin, a thick moisturiser, and in the morning a creamy sunscreen, SPF 30–50.',
    'In the morning water instead of the wash is enough. At night petroleum jelly or an oil may go over the moisturiser as the very last layer.',
    'Put moisturiser on within three minutes of washing, while skin is damp.',
  ],
  sensitive: [
    '**The order stays the same for sensitive skin, with fewer layers and no scent.** A mild wash, a plain moisturiser, and in the morning a mineral sunscreen, SPF 30–50; the serum only once those sit well.',
    'Each layer is one more thing that can sting. One new product at a time, on a small patch for three days.',
    'Whatever stings goes over moisturiser rather than under it, or stays out.',
  ],
  scent: [
    '**Noted: no fragrance. The order stays the same, only take each of them fragrance-free.** Read the list for parfum, fragrance, essential oils, limonene and linalool.',
    '“Unscented” may still hold a masking scent. A cleanser is rinsed off and matters least; serum, moisturiser and sunscreen stay on and matter most.',
    'Try each on the inside of the arm for three days. Swollen lips or eyes, wheezing or faintness: call 112 or 10177 at once.',
  ],
  pregnant: [
    '**The order stays the same; only what is in the serum may change.** Leave out retinol and every other retinoid; ask before strong acids and large areas of salicylic acid.',
    'Usually accepted: azelaic acid, niacinamide, vitamin C, hyaluronic acid; check with your midwife, pharmacist or doctor.',
    'A mild wash, moisturiser and, in the morning, sunscreen, SPF 30–50, best mineral and tinted: melasma comes easily now.',
  ],
  child: [
    '**For her or him three are enough: a mild wash, a plain moisturiser, and in the morning sunscreen, SPF 30–50.** No serum, toner or active at that age.',
    'The order is the same: wash first, moisturiser on damp skin, sunscreen last.',
    'Fragrance-free, as young skin stings and itches sooner. Pimples that trouble a young person: a pharmacist or clinic first.',
  ],
}

/** What a short turn asks of steps and products; undefined where the talk goes on from it as it is. */
export const afterSteps = (
  ask: ShortAsk,
  kind: 'order' | 'routine' | 'list',
  offered: readonly Thing[],
  product?: string,
  stage = 'in pregnancy',
): readonly string[] | undefined => {
  const own = kind === 'list' && product !== undefined ? ofKind[product]?.[ask] : undefined
  if (own !== undefined) return own
  if (ask === 'pregnant' && kind !== 'order')
    return whilePregnant(offered, kind === 'list' && product !== undefined ? plain[product] : undefined, stage)
  if (ask === 'often' && (kind !== 'list' || product === undefined)) return oftenEach
  if (kind === 'order' && ofOrder[ask] !== undefined) return ofOrder[ask]
  if (ask === 'deep') return onDeepSkin(offered)
  if (ask === 'strength') return strengthsOf(offered)
  if (kind !== 'list') return ask === 'skip' || (ask === 'without' && kind === 'routine') ? skipping : undefined
  if (ask === 'first')
    return [
      '**Begin with one: the cheapest that fits your skin type, and nothing else new for two weeks.** On skin itself the thinnest goes first: wash, then serum or treatment, then moisturiser, and by day sunscreen last.',
      'So you see what helps, and what stings.',
      musts,
    ]
  return ask === 'skip'
    ? [
        '**Yes: one of them is enough, you need not buy all.** Several at once bring no quicker result, and skin that stings cannot tell which one it was.',
        musts,
        'Take the one you can afford and get again, and give it eight weeks.',
      ]
    : undefined
}
