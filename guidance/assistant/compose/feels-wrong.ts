import { guarded } from '../guard.ts'
import { messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { isActive, isMedicine } from './lines.ts'
import { triedIn } from './tried-things.ts'

// "Vaseline is too greasy", "my niacinamide pills", "the sunscreen is sticky, leaves me grey", "the wash dries me out": how a product feels is no reaction to rinse off.
// What feels better, where it is used, is said. Source: general dermatology practice.

const greasy = pattern`\b(?:(?:too|te|baie|so|very|super|just|bit|extremely|way too|feels?|leaves? (?:me|my (?:skin|face|hands))(?: (?:all|so|very))?|is|its|are|makes? (?:me|my (?:skin|face|hands|fingers))(?: (?:all|so|very|look))?) (?:\w+ )?(?:greasy|oily|heavy|thick|sticky|slippery|shiny|tacky|vetterig|olierig|taai)|hate the (?:greas\w+|sticky|oily) \w*)\b`
const cast = pattern`\b(?:(?:leaves?|left|leaving|makes?|made|turns?|turned|looks?|looking|look|goes?|gives?|gave|with) (?:me |my (?:skin|face) |a |us |on me )*(?:\w+ )?(?:gr[ae]y|ashy|white(?: ?cast)?|purple|ghost\w*|chalky|wit|grys|cast)|white ?cast)\b`
const rolls = pattern`\b(?:(?:it|that|which|serum|niacinamide|cream|gel|lotion|moisturi[sz]er|sunscreen|foundation|makeup|primer|they|always|just|keeps?|keep|skin ?care|product) pills?(?: (?:up|on|under|off|when|with|over))?(?! (?:or|vs|and)\b)|pills (?:up|on|under|off|every|all)\b|pilling|(?:rolls?|rolling|rubs?|rubbing|peels?|balls?) (?:off|up|into)(?: \w+){0,3} (?:balls|bits|crumbs|pieces|rolletjies|flakes)|little balls|like (?:an )?eraser|rolls? off)\b`
const swallowed =
  /\b(?:swallow\w*|tablets?|capsules?|drink\w*|supplements?|the pill|contracepti\w*|birth control|sleeping|iron|vitamin pills)\b/
const dries = pattern`\b(?:(?:dries|drying|dried|strips?|stripping) (?:me|my \w+|it|us)?(?: (?:skin|face))?(?: out)?|(?:too|very|so) drying|(?:leaves?|makes?|left) (?:me|my (?:skin|face)) (?:\w+ )?(?:tight|dry|squeaky|flaky))\b`
const reacted =
  /\b(?:burn(?:s|t|ed|ing)?|sting(?:s|ing)?|stung|rash\w*|swell\w*|swollen|blister\w*|hives|raw|broke me out|pimples?|itch\w*|red|worse)\b/
const asksAhead = pattern`^(?:(?:so|and|but|hi|hey|ok) )*(?:is|are|does|do|will|would|can|could|may|which|how (?:much|many|(?:do|can) i (?:choose|find|pick))|what if|what (?:sunscreen|moisturi[sz]er|cream)|any (?:sunscreen|moisturi[sz]er|cream))\b`
const asksElse =
  /^(?:(?:so|and|but) )*(?:why|hoekom|waarom)\b.*\b(?:white|gr[ae]y|ashy|cast|wit|grys)\b|\b(?:can|may|must|should|do|kan|moet) (?:i|ek) (?:\w+ ){0,3}(?:skip|leave|drop|without|use it or|out|uitlos|need)\b|\b(?:uitlos|leave it out|skip it)\b/
const short = 34

const places: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:hands?|hande|dish\w*|knuckles)\b/,
    'hands',
    'a hand cream with glycerin or urea 5% that sinks in, after every wash',
  ],
  [/\b(?:feet|foot|heels?|voete|hakke)\b/, 'feet', 'a urea 10–25% foot cream, which softens and leaves little grease'],
  [/\b(?:lips?|lippe)\b/, 'lips', 'a plain, unscented balm stick with SPF by day'],
  [
    /\b(?:body|legs?|arms?|lyf|bene|elbows?|knees?|shins)\b/,
    'the body',
    'a lotion or cream with glycerin or urea 5–10%, rubbed in on damp skin within three minutes of the bath',
  ],
  [/\b(?:hair|scalp|edges)\b/, 'the scalp', 'a water-based leave-in on the hair, and nothing greasy on the scalp'],
  [
    /\b(?:face|gesig|ubuso|cheeks?|forehead|oily|pimples?|acne|summer|makeup)\b/,
    'the face',
    'a light lotion or gel-cream with glycerin, and ceramides or niacinamide if you like; “oil-free” and “non-comedogenic” if you get pimples',
  ],
]

const lighter = (asked: Asked, called: string, told: readonly string[]): Draft => {
  // "Too heavy on my face, fine on my legs": the place that is named first after it.
  const [said = '', ...rest] = told
  const after = said.slice(greasy.exec(said)?.index ?? 0)
  const first = [...places]
    .map((one) => ({ one, at: after.search(one[0]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.one
  const body = called.toLowerCase().startsWith('body ') ? places.find(([, name]) => name === 'the body') : undefined
  const [, place, what] = body ??
    first ??
    [said, ...rest].map((text) => places.find(([words]) => words.test(text))).find((one) => one !== undefined) ?? [
      undefined,
      'dry skin',
      'a lotion or cream with glycerin, urea 5% or ceramides that sinks in, on damp skin',
    ]
  const hands = place === 'hands' || place === 'feet'
  const face = place === 'the face'
  return answered(
    asked,
    [
      `**Then take something lighter for ${place}: ${what}.** ${capital(called)} did no harm; it only lies on top of the skin, which is why it feels greasy.`,
      `**How:** a small amount on skin that is still damp, twice a day${hands ? ' and after every wash; gloves with cotton inside for wet work, since water and soap undo every cream' : face ? '; half as much on the T-zone, sunscreen SPF 30–50 over it by day' : ''}. Fragrance-free, a shop’s own brand will do.`,
      face
        ? `Keep ${called} for the lips and for flaky places at night.`
        : `Keep ${called} for the night on cracks and the driest places${hands ? ', as thin as it will go, under cotton gloves or socks' : ''}: there nothing seals better.`,
      'Give the new one two weeks. Skin that cracks, bleeds or itches at night: a pharmacist or clinic.',
    ],
    'moisturiser',
  )
}

const sunFeel: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    cast,
    [
      '**Change the kind: what turns deeper skin grey is untinted zinc oxide or titanium dioxide, so take a clear gel or fluid with organic filters, or a tinted one in your shade.** It is not your skin, and not a reason to go without.',
      '**On the pack:** “invisible”, “clear gel” or “fluid” and names such as avobenzone, bemotrizinol or octocrylene; or “tinted” with iron oxides, which also keeps dark marks from deepening. SPF 30–50, broad-spectrum.',
      '**Before you buy:** spread it on the jaw, not the hand, wait five minutes and look at it in daylight. Two finger lengths in two thin layers, on moisturiser that has set, leave less behind than one thick layer.',
      'Spray and stick hide a cast, but it is hard to put on enough. A costly one is not clearer: the kind decides.',
    ],
  ],
  [
    greasy,
    [
      '**Change the kind, not the habit: a gel, a watery fluid or a “dry touch” or “matte” sunscreen is far less sticky than a cream or a kids’ lotion.** Sticky means too rich for your skin or the weather, and is no reaction.',
      '**How it sticks less:** leave out the moisturiser under it on oily skin, put it on in two thin layers and let each set for some minutes, blot with a tissue, then a little powder where it shines. Still two finger lengths for face and neck.',
      '**For sport and heat:** water-resistant SPF 50, again every two hours and after towelling; a hat takes over where it runs.',
      'Use up the rich one on arms, legs and feet. Try the new one in the smallest size first.',
    ],
  ],
]

const pilling = (asked: Asked, what: string): Draft =>
  answered(
    asked,
    [
      `**You are doing nothing wrong: ${what} rolls into little balls when too much of it goes on, when it is rubbed, or when the next layer comes before it has set.** It works all the same, and it does no harm.`,
      `**How:** two or three drops for the whole face on slightly damp skin, pat, do not rub, and wait two minutes before the next layer. Thin and watery first, cream after it, sunscreen last.`,
      'Silicone (names ending in -cone) over or under a watery gel pills most, and so do many layers and dead skin that wants off: leave one layer out and see which pair it is.',
      'Still pills under sunscreen or make-up? Use it at night. Sunscreen that has rolled off protects no longer: put the two finger lengths on again.',
    ],
    'serum',
  )

const milderWash = (asked: Asked, called: string): Draft =>
  answered(
    asked,
    [
      `**Change to a cream or lotion cleanser that is soap-free and fragrance-free: a wash that leaves skin dry or tight takes more than yours can spare.** ${called === 'yours' ? 'It is no sign of being clean.' : `That may be true of ${called} for you, though others do well with it.`}`,
      '**On the pack:** “cream”, “milk” or “lotion” cleanser, “soap-free” or “syndet”, glycerin high on the list, little foam. A shop’s own brand will do, and is often the cheapest.',
      '**How:** in the evening only, lukewarm water, fingertips, half a minute; in the morning just water. Then moisturiser on damp skin within three minutes.',
      'No acid, benzoyl peroxide or scrub for a week. Still tight, red or flaky after two weeks: a pharmacist or clinic.',
    ],
    'cleanser',
  )

const answered = (
  { heard }: Asked,
  paragraphs: string[],
  kind: 'moisturiser' | 'sunscreen' | 'serum' | 'cleanser',
): Draft => ({
  paragraphs,
  things: [],
  sure: true,
  whole: true,
  sources: ['general'],
  topic: { intent: 'suggest', kind, concerns: [...heard.concerns], ingredients: [] },
  suggestions:
    kind === 'sunscreen'
      ? ['Which sunscreens leave no white cast?', 'How much sunscreen do I need?']
      : ['Which cheap one fits?', 'In what order do I use my products?'],
})

const dryingActive = (asked: Asked, called: string): Draft =>
  answered(
    asked,
    [
      `**Use ${called} less often before you give it up: leave it out until skin feels normal, then one evening a week, two later.** Too drying mostly means too often or too strong, and is no allergy.`,
      '**How:** on fully dry skin, a thin layer, moisturiser before and after it, and nothing else with an acid, retinoid, alcohol or scrub on those evenings. A mild cream wash, and sunscreen, SPF 30–50, every morning.',
      `**Still too drying?** Take a lower strength, or something gentler: lactic acid 5% or a PHA in place of a strong acid, azelaic acid or niacinamide for pimples and marks.`,
      'Burning that lasts, swelling, or cracks: stop it for good, and see a pharmacist or clinic.',
    ],
    'serum',
  )

const stickySerum = (asked: Asked, called: string): Draft =>
  answered(
    asked,
    [
      `**Sticky mostly means too much of it: two or three drops for the whole face, on slightly damp skin, and a minute before the moisturiser.** It works as well so, and it is no reaction.`,
      `**Why:** glycerin and sugars in such serums draw water and stay tacky until something lies over them. ${capital(called)} itself is not what sticks.`,
      'Still tacky? Mix the drops into your moisturiser in the palm, or use it in the evening only. Sunscreen goes on by itself, two finger lengths, once the rest has set.',
      'When it is empty, look for “light”, “water” or “gel” on the pack, at the same percentage.',
    ],
    'serum',
  )

const washes = /\b(?:face ?wash|cleanser|wash|soap|foam|gesigwas|seep)\b/

/** "My skin is oily though" tells a type of skin, and finds no fault with a product. */
const ofSkinType =
  /^(?:(?:but|and|ok|oh|so|sorry|hi) )*(?:my (?:skin|face|t ?zone|vel|gesig)(?: type)? (?:is|are|gets?)|im|i am|i have|ive got|ek het) (?:\w+ ){0,2}(?:oily|dry|greasy|olierig\w*|vetterig\w*)(?: skin| vel)?(?: (?:tho|though|btw|too|already|actually))*$/

/** What to take where a product feels wrong on skin; undefined where nothing of the kind is told, or it did harm. */
export const feelsWrong = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request, situation } = asked
  if (
    heard.isLabel ||
    heard.injected ||
    heard.priceCents !== undefined ||
    situation.conditions.has('under-12') ||
    situation.babyMonths !== undefined
  )
    return undefined
  const now = tokensOf(request.message).join(' ')
  const before = messagesOf(request.turns)
    .slice(-3)
    .map((text) => tokensOf(text).join(' '))
    .toReversed()
  const [last = ''] = before
  const complaint = (text: string): boolean =>
    !ofSkinType.test(text) &&
    text.split(' ').length <= short &&
    (greasy.test(text) || cast.test(text) || rolls.test(text) || dries.test(text))
  // Why it is so, and whether to go without, have answers of their own.
  if (asksElse.test(now)) return undefined
  const here = complaint(now) && !asksAhead.test(now)
  const leans =
    !here &&
    now.split(' ').length < 9 &&
    complaint(last) &&
    !asksAhead.test(last) &&
    /\b(?:something|anything|what|which|wat|instead|else|lighter|then|how|why|wrong|better)\b/.test(now) &&
    hear(knowledge, request.message).things.length + triedIn(now).length === 0
  if (!here && !leans) return undefined
  const said = here ? now : last
  if (reacted.test(said)) return undefined
  const own = hear(knowledge, said)
  const sun = /\b(?:sun ?screens?|sun ?block|spf|sonskerm)\b/
  const told = [said, ...before]
  const draft = ((): Draft | undefined => {
    if (rolls.test(said) && !swallowed.test(said)) {
      const [thing] = own.things.length > 0 ? own.things : hear(knowledge, last).things
      return thing === undefined || sun.test(said) || own.kinds.some((kind) => kind === 'sunscreen')
        ? undefined
        : pilling(asked, thing.called)
    }
    if (/\b(?:scalp|parting|hair|cornrows?|braids?|locs|bald)\b/.test(told.slice(0, 2).join(' '))) return undefined
    if (sun.test(said) || (sun.test(last) && triedIn(said).length === 0)) {
      const [, paragraphs] = sunFeel.find(([feel]) => feel.test(said)) ?? []
      return paragraphs === undefined ? undefined : answered(asked, [...paragraphs], 'sunscreen')
    }
    const thing = [...triedIn(said), ...triedIn(last), ...triedIn(before[1] ?? '')].find(
      ({ sort }) => sort === 'seal' || sort === 'oil' || sort === 'cream',
    )
    const soap = triedIn(said).find(({ sort }) => sort === 'antiseptic' || sort === 'soap')
    if (dries.test(said) && soap !== undefined && own.things.length === 0) return milderWash(asked, soap.called)
    const [active] = own.things
    if (
      dries.test(said) &&
      active !== undefined &&
      own.things.length === 1 &&
      (isActive(active) || active.ingredient?.id === 'benzoyl-peroxide') &&
      !isMedicine(active)
    )
      return dryingActive(asked, active.called)
    if (
      /\b(?:sticky|tacky|taai)\b/.test(said) &&
      active !== undefined &&
      own.things.length === 1 &&
      isActive(active) &&
      thing === undefined
    )
      return stickySerum(asked, active.called)
    if (
      dries.test(said) &&
      washes.test(said) &&
      own.things.length === 0 &&
      !/\b(?:water|dry skin|hair|scalp)\b/.test(said)
    )
      return milderWash(asked, thing?.called ?? 'yours')
    const plain = /\b(?:lotion|cream|ointment|body butter)\b/.exec(said)?.[0]
    if (
      greasy.test(said) &&
      thing === undefined &&
      plain !== undefined &&
      own.things.length === 0 &&
      /\b(?:hands?|feet|legs?|arms?|body|fingers)\b/.test(said)
    )
      return lighter(asked, `your ${plain}`, told)
    return greasy.test(said) &&
      thing !== undefined &&
      !washes.test(said) &&
      !/\b(?:hair|my (?:skin|face) is|t zone)\b/.test(said)
      ? lighter(asked, thing.called, told)
      : undefined
  })()
  return draft === undefined || draft.paragraphs.some((one) => guarded(knowledge, one, situation) !== one)
    ? undefined
    : draft
}
