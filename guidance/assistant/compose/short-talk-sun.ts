import type { ShortAsk } from '../understand/short-asks.ts'

// Short turns after a question about sunscreen. Sources: American Academy of Dermatology, studies of tinted sunscreen in melasma, and general practice.

const much = 'Two finger lengths for face and neck, again every two hours outdoors.'

const rows: Partial<Record<ShortAsk, readonly string[]>> = {
  night: [
    '**No, at night none is needed: sunscreen belongs to the morning.** There is no sun to keep off, and what stays on can clog.',
    'In the evening it comes off with a mild wash (with make-up or a water-resistant one an oil cleanser or micellar water first), then a plain moisturiser.',
    `In the morning it is the last step before make-up. ${much}`,
  ],
  morning: [
    '**Yes, every morning, as the last step: after moisturiser and before make-up.** UV gets through cloud and window glass, so also on grey days and near a window.',
    `${much} Let it set for ten minutes before make-up, and do not forget ears, neck and the backs of the hands.`,
  ],
  long: [
    '**Against burning at once, when it lies on skin as an even film; let it set for ten to fifteen minutes before you go out.** It lasts about two hours outdoors, less with sweat, water or towelling.',
    'Against dark marks it works slowly: they stop getting darker within weeks, and fade over three to six months when you wear it every day, other care beside it.',
    much,
  ],
  strength: [
    '**SPF 30 at least, SPF 50 for dark marks, melasma, fair skin or long hours outdoors; and “broad-spectrum” or a UVA mark on the pack.**',
    'SPF 30 keeps off about 97% of the burning rays and SPF 50 about 98%: how much you put on matters more than the number, and half the amount gives far less than half the protection.',
    much,
  ],
  oily: [
    '**A light gel or fluid: oil-free, “matte” or “non-comedogenic”, SPF 30–50, broad-spectrum.** A thick cream is what shines and clogs, not sunscreen as such.',
    `Over a light gel moisturiser, or alone: many moisturise enough for oily skin. On deeper skin take one without a white cast, organic filters or a tint. ${much}`,
    'Shine by noon: blot with a tissue, then put on a thin second layer or a matte sunscreen stick.',
  ],
  dry: [
    '**A creamy sunscreen with glycerin or ceramides, SPF 30–50, broad-spectrum, without drying alcohol high on the list.** It goes over your moisturiser.',
    `Gels and sprays dry more; a tint or organic filters leave no white film on deeper skin. ${much}`,
  ],
  sensitive: [
    '**A mineral, fragrance-free sunscreen, SPF 30–50, with zinc oxide: it stings least.** A tint hides the white film, and its iron oxides keep visible light off as well.',
    `Try it on a small patch behind the jaw for three days. Stinging near the eyes: a stick there, and a hat. ${much}`,
  ],
  deep: [
    '**Yes, it is safe for dark skin, and dark skin needs it too: against marks, melasma and ageing more than against burning.** No sunscreen darkens or lightens skin.',
    `What to look for: no white cast (gel or fluid with organic filters, or a tint with iron oxides, which also keeps off the visible light that darkens marks), SPF 30–50, broad-spectrum. ${much}`,
  ],
  without: [
    '**Better not: without it marks get darker, and acids, retinoids and vitamin C do more harm or less good.** Deeper skin burns later, and still marks.',
    `Truly none at hand? Shade between ten and four, a hat with a brim, long sleeves, and a scarf; oils, coconut or shea are no stand-in. ${much}`,
  ],
  skip: [
    '**Better not, on any day you see daylight: sunscreen is the one step not to skip.** Indoors all day, away from windows, or after dark it may stay off.',
    `Money or time short? Leave out toner and serum first. A moisturiser may be left out under a creamy sunscreen. ${much}`,
  ],
  scent: [
    '**Then a fragrance-free mineral sunscreen, SPF 30–50: zinc oxide or titanium dioxide, no parfum, no essential oil on the list.** “Unscented” may still hold a masking scent, so read the list.',
    `On deeper skin take a tinted one. Try it on the inside of the arm for three days. ${much}`,
    'Swollen lips or eyes, wheezing or faintness after a product: call 112 or 10177 at once.',
  ],
  child: [
    '**Yes: a child wears the same kind, SPF 30–50, broad-spectrum, best a mineral, fragrance-free cream; from six months on, with shade and clothes first.**',
    'A lotion or cream rather than a spray, so that it is not breathed in. Ears, neck, feet and the parting of the hair too; again every two hours and after swimming.',
    'Under six months: shade, hat and clothes instead. A child’s skin needs nothing else beside it but a mild wash and a plain moisturiser.',
  ],
}

/** What a short turn asks of sunscreen; undefined where the talk goes on from it as it is. */
export const afterSunscreen = (ask: ShortAsk): readonly string[] | undefined => rows[ask]
