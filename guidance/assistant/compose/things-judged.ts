import type { TroubleId } from './troubles-called.ts'

// What is put on skin or done to it, and what it does to a trouble: by its kind first, by itself where it differs. `{x}` is the thing. Source: general
// dermatology practice, and what household.json and the entries hold.

/**
 * Whether it brings the trouble or worsens it, does so in part, changes nothing, eases it a little, serves, or is as its
 * label is.
 */
export type Effect = 'harm' | 'partly' | 'none' | 'some' | 'good' | 'label'
/** What it does, said where it is asked to help; and, where that fits no other way of asking, said with its verdict where it is blamed. */
export type Cells = Partial<Record<TroubleId, readonly [effect: Effect, says: string, blamed?: string]>>

/**
 * A thing that is asked about: how it is named, how it is called, of what kind it is, what holds of it alone, and
 * how it is used well. In the name `{w}` is the word that was said for it.
 */
export type Judged = { words: RegExp; called: string; kind?: keyof typeof kinds; cells?: Cells; how?: string }

const softens: Cells = {
  marks: ['none', '{x} softens skin and fades no dark marks'], melasma: ['none', '{x} softens skin and does nothing to the pigment of melasma'],
  scars: ['none', '{x} keeps a scar supple, but neither flattens nor fades it'], keloids: ['none', '{x} shrinks no keloid, which grows from below'],
  stretch: ['none', '{x} eases itch and dryness, but there is no good proof that it prevents or removes stretch marks'], folds: ['none', '{x} softens dark skin there, and fades nothing by itself'],
  wrinkles: ['none', '{x} makes dry lines look softer for some hours and removes no wrinkles'], circles: ['none', '{x} moistens the thin skin there and leaves dark circles as they are'],
  darklips: ['none', '{x} softens lips and does not change their colour'], warts: ['none', '{x} does nothing to a wart or skin tag'], fungus: ['none', '{x} kills no fungus, and damp, greasy skin suits it'],
  cellulite: ['none', '{x} smooths the surface for a day; cellulite sits deeper'], puffy: ['none', '{x} moves no water out of puffy eyes; the cool and the massage do that for an hour'],
  darker: ['none', '{x} makes skin no darker: greased skin only reflects less and looks deeper'], hair: ['none', '{x} can make hair shine and break less, but grows none'],
  coldsores: ['none', '{x} keeps the crust soft and does nothing to the virus of cold sores'], facialhair: ['none', '{x} makes no hair grow and removes none'], odour: ['none', '{x} stops neither sweat nor smell'],
  glow: ['some', '{x} gives a shine for some hours; even, calm skin comes from steady care'],
}
/** What every kind does, where the thing itself has no cell. */
export const kinds = {
  oil: { ...softens, acne: ['harm', '{x} can clog pores and bring pimples where skin tends to them'], clog: ['harm', '{x} can fill pores on an oily face; on dry body skin it seldom matters'],
    dry: ['good', '{x} on damp skin keeps the water in and softens dry skin'], oily: ['harm', '{x} adds grease and shine to skin that makes enough oil itself'],
    eczema: ['some', '{x} can soften eczema between flares, but treats none, and scent in it may sting'], itch: ['some', '{x} eases an itch that comes from dry skin, and no other'],
    dandruff: ['harm', '{x} on the scalp feeds the yeast behind dandruff and glues the flakes'], sunburn: ['harm', 'grease such as {x} holds heat in a fresh sunburn; on skin that has cooled it only softens the peeling'],
    ingrown: ['none', '{x} softens stubble, but frees no hair that has grown in'], lips: ['good', '{x} seals dry lips'], heels: ['some', '{x} softens cracked heels, best over a urea cream'],
    burns: ['harm', '{x} on a fresh burn holds the heat and makes the wound hard to see'], chafing: ['some', '{x} lets skin glide for a short while'], redness: ['none', '{x} calms no redness, and scent in it may feed it'],
    bites: ['none', '{x} softens skin and calms bites little'] },
  soothing: { ...softens, acne: ['none', '{x} feels mild but does not clear pimples: it has no active that reaches the pore'], clog: ['none', '{x} neither clogs pores nor clears what plugs them'],
    dry: ['some', '{x} moistens for a short while; a plain cream does more for dry skin'], oily: ['none', '{x} takes oil off for an hour and changes nothing in how much skin makes'],
    eczema: ['none', '{x} heals no eczema and stings on cracked skin'], itch: ['some', '{x}, cool, may soothe an itch for an hour'], redness: ['some', '{x}, cool and plain, may calm redness for an hour'],
    dandruff: ['none', '{x} kills no yeast, and that is what dandruff needs'], sunburn: ['some', '{x}, cool, soothes, and shortens no sunburn'], lips: ['some', '{x} moistens dry lips for a short while'],
    heels: ['none', '{x} is too weak for cracked heels'], burns: ['harm', '{x} is not sterile and has no place on a burn'], ingrown: ['none', '{x} frees no hair that has grown in'],
    bites: ['some', '{x}, cool, may soothe bites for an hour'] },
  harsh: { acne: ['harm', '{x} strips or burns the skin round pimples, which then stay longer and leave marks'], clog: ['harm', '{x} cleans no pores; it strips skin, and blackheads come back'],
    marks: ['harm', '{x} irritates or burns, and irritated skin answers with more dark marks'], melasma: ['harm', '{x} irritates, and that makes melasma darker'], folds: ['harm', '{x} irritates, and that turns skin there darker still'],
    scars: ['harm', '{x} takes no scar away and can burn a new one'], keloids: ['harm', '{x} shrinks no keloid, and a burn can make it grow'], stretch: ['harm', '{x} takes no stretch marks away and irritates'],
    wrinkles: ['harm', '{x} smooths no wrinkles and dries skin, which shows them more'], dry: ['harm', '{x} takes out the fats that keep skin soft, so it dries further'], oily: ['harm', '{x} strips oil for an hour and leaves skin tight and sore'],
    eczema: ['harm', '{x} burns on eczema and damages its weak barrier'], itch: ['harm', '{x} dries or burns itchy skin and feeds the itch'], redness: ['harm', '{x} stings, and reddens skin more'],
    dandruff: ['harm', '{x} irritates the scalp and does not reach the yeast well'], ingrown: ['harm', '{x} burns freshly shaved skin and frees no ingrown hair'], lips: ['harm', '{x} burns lips and dries them further'],
    darklips: ['harm', '{x} irritates lips, and that darkens them'], circles: ['harm', '{x} must not come near eyes, and fades no circles'], warts: ['harm', '{x} burns the skin round a wart and leaves the virus'],
    fungus: ['harm', '{x} burns skin and clears no fungus'], coldsores: ['harm', '{x} burns the sore and does nothing to the virus'], sunburn: ['harm', '{x} hurts skin that is burnt already'],
    burns: ['harm', '{x} on a burn harms the wound and may infect it'], bites: ['harm', '{x} irritates bites more'], heels: ['harm', '{x} dries heels, so that they crack further'],
    odour: ['some', '{x} takes smell away for a while and irritates the fold'], darker: ['harm', '{x} can irritate or burn, and that leaves skin darker'], hair: ['none', '{x} grows no hair and can hurt the scalp'],
    glow: ['harm', '{x} takes off the barrier, which shines for an hour and is sore after'], facialhair: ['none', '{x} removes no hair'] },
  rubs: { acne: ['harm', '{x} clears no pimples: rubbing inflames them, and they leave darker marks'], clog: ['none', '{x} takes the top off blackheads for a day; the pore fills again, and hard rubbing irritates'],
    marks: ['harm', '{x} rubs no dark marks off; on deeper skin hard rubbing brings new ones'], folds: ['harm', 'dark skin is not dirt, and {x} rubs it darker'], ingrown: ['some', '{x} frees some ingrown hairs when it is used softly twice a week on calm skin; on sore bumps it tears'],
    stretch: ['none', '{x} leaves stretch marks as they are'], scars: ['none', '{x} rubs no scar away'], dry: ['none', '{x} takes flakes off and leaves dry skin drier unless cream follows'], eczema: ['harm', '{x} tears skin that has eczema'],
    itch: ['harm', '{x} scratches, and that feeds the itch'], cellulite: ['none', '{x} makes skin tingle and look smoother for an hour; cellulite stays'], heels: ['some', '{x} takes dead skin off soft, wet heels; a cream does the rest'],
    darker: ['harm', '{x} used hard and often darkens skin, most of all on bony places'], redness: ['harm', '{x} reddens skin more'], fungus: ['harm', '{x} spreads fungus and keeps it alive when it stays wet'], warts: ['harm', '{x} spreads warts'],
    lips: ['harm', '{x} tears lips that are dry already'], melasma: ['harm', '{x} irritates, and that darkens melasma'], glow: ['some', '{x} smooths for a day, used softly once a week'], wrinkles: ['none', '{x} removes no wrinkles'], odour: ['none', '{x} washes no better than hands do'] },
  covers: { acne: ['harm', '{x} can bring pimples where it presses, rubs and holds sweat'], clog: ['harm', '{x} can hold sweat and oil on the skin and clog pores'], folds: ['harm', '{x} that presses or rubs in one place darkens skin there'],
    marks: ['harm', '{x} that rubs in one place can leave dark marks'], darker: ['harm', '{x} that rubs in one place can darken skin there'], itch: ['harm', '{x} can bring itch by warmth, sweat and rubbing'], eczema: ['harm', '{x} can feed eczema by sweat and rubbing'],
    hair: ['partly', '{x} thins hair only where it pulls or rubs along the edges; by itself it does not'], dandruff: ['none', '{x} causes no dandruff, but a warm, damp scalp suits the yeast'], ingrown: ['harm', '{x} that rubs presses short hairs back into the skin'], fungus: ['harm', '{x} that stays damp lets fungus grow'],
    odour: ['harm', '{x} that holds sweat smells sooner'], chafing: ['harm', '{x} that is tight or damp rubs skin raw'], redness: ['harm', '{x} that is warm and rubs can redden skin'] },
  food: { marks: ['none', '{x} neither makes nor fades dark marks; light and picking decide them'], eczema: ['none', '{x} causes no eczema in most people; only a true allergy does, and that is tested'], wrinkles: ['none', '{x} is not known to make or smooth wrinkles; sun and smoking do'],
    acne: ['none', '{x} is not known to cause pimples or clear them'], oily: ['none', '{x} does not make skin oily from within; hormones and family do'], dry: ['none', '{x} hardly changes dry skin, which depends on washing and cream'], circles: ['none', '{x} makes and clears no dark circles'],
    stretch: ['none', '{x} neither brings nor removes stretch marks'], darker: ['none', '{x} makes skin no darker'], hair: ['none', '{x} grows no hair in somebody who eats enough'], glow: ['none', '{x} is no shortcut to glowing skin'], itch: ['none', '{x} seldom brings an itch; hives within two hours of eating would point to it'],
    redness: ['none', '{x} is no usual cause of redness'], clog: ['none', '{x} does not reach pores from within'], scars: ['none', '{x} fades no scars'], melasma: ['none', '{x} neither brings nor fades melasma'], cellulite: ['none', '{x} neither brings nor removes cellulite'], folds: ['none', '{x} fades no dark folds'], keloids: ['none', '{x} neither brings nor shrinks keloids'] },
  tablet: { acne: ['none', '{x} does nothing against pimples'], itch: ['none', '{x} does little against itch'], marks: ['none', '{x} fades no dark marks'], eczema: ['none', '{x} does not treat eczema'] },
  brand: { ...softens, acne: ['label', 'a cream clears pimples only where its label shows salicylic acid, benzoyl peroxide or the like; a plain {x} only moistens', 'It depends on which one: a rich {x} can clog an oily face and bring pimples, a light one seldom does'],
    marks: ['label', 'a cream fades dark marks only where its label shows niacinamide, azelaic acid or vitamin C; a plain {x} only moistens', 'No: {x} is not known to bring dark marks, unless scent or an acid in it irritates'], melasma: ['label', 'a plain {x} only moistens; melasma needs tinted sunscreen and an active named on the label', 'No: {x} is not known to bring melasma; sun, heat and hormones do'],
    wrinkles: ['none', 'a plain {x} softens dry lines; wrinkles change only with sunscreen and a retinoid'], dry: ['good', '{x} in its plain kinds moistens dry skin; one without scent is safest'], clog: ['harm', 'a rich {x} can feel heavy and clog an oily face; a light one seldom does'],
    oily: ['harm', 'a rich {x} adds shine to oily skin; take a light gel instead'], eczema: ['label', '{x} with scent can sting eczema; only a fragrance-free one suits', 'Partly: a scented {x} can sting eczema and set it off; a fragrance-free one seldom does'], folds: ['none', 'a plain {x} softens dark skin there and fades nothing'] },
} as const satisfies Record<string, Cells>
