import type { ProductKind } from '../../knowledge/kinds.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, calledAll, capital, saidIn, type Sketch } from './draft.ts'
import { kindTexts } from './kinds.ts'
import { isActive, isMedicine, isOf, isRetinoid, isUvFilter, mayRecommend } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "May I put X on my Y?": what skin there takes, by what kind of thing it is. Source: general dermatology.

type Class = 'cream' | 'oil' | 'active' | 'sun' | 'wash' | 'rub'
const classes: readonly Class[] = ['cream', 'oil', 'active', 'sun', 'wash', 'rub']

// Place | words | cream | oil | active ({x}) | sunscreen | wash | scrub or mask. A cell: the verdict, then ¦ how. Empty: somebody else answers.
const rows = `
(?:eyes?|eye area|under ?eyes?|eye bags?|eye ?lids?|lids|(?:lower |upper )?(?:eye ?)?lash(?:es| ?line)?|water ?line|oe|ooglede)|Yes, if it is fragrance-free and does not sting.¦A grain of rice for each side, dabbed on the bone, not on the \
lid or at the lashes. Puffy or stinging: leave it out there.|Yes, in a very thin layer at night, on the bone round the eye.¦More blurs your sight, puffs \
the lids or brings small white bumps.|Better not close to the eye: keep {x} a finger’s width from lids and corners.¦Skin there is thin and stings sooner. \
Only a low strength made for the eye area, twice a week over cream, and never on the lid.|Yes: sunscreen belongs there too, best a mineral one (zinc oxide, \
titanium dioxide) or a stick.¦Up to the bone, not on the lid; it stings less and does not run.|Yes, with the eyes closed: a mild, fragrance-free one, then \
rinse well.¦Eye make-up comes off first, with an oily or two-phase remover.|No, keep scrubs and masks a finger’s width from the eyes.¦The skin is thin \
there; sting and milia follow. A cool, damp cloth does more.
(?:lips?|lippe|mouth)|Yes, it does no harm, but a balm or petroleum jelly holds longer on lips.¦Plain and fragrance-free, since lips swallow part of \
it.|Yes, a little plain oil or ointment suits lips.¦Petroleum jelly or lanolin seals best; nothing scented or minty.|No, keep {x} off the lips: they have \
hardly any protective layer, and it burns and peels them.¦Ring the mouth with petroleum jelly before it goes on. For dry lips a plain ointment.||Not \
needed: water and a plain balm are enough for lips.¦Foam and soap dry them.|Better not: a scrub tears lips.¦Petroleum jelly thickly at night, then wipe \
gently with a damp cloth.
(?:neck|nek|decollete|chest and neck)|Yes, the neck too: take your face cream down to the collarbone.¦Upwards or downwards makes no difference.|Yes, a few drops on damp \
skin at night.¦Leave it out where pimples come.|Yes, but more slowly than on the face: {x} once or twice a week at first, over moisturiser.¦Neck skin is \
thin and stings sooner; stop for two weeks when it gets red or itchy. SPF 30–50 there every morning.|Yes, every morning, front, sides and back.¦Two finger \
lengths are for face and neck together.|Yes, the same mild wash does.¦Rinse well under the jaw.|Lightly, once a week at most.¦Rubbing darkens the neck \
sooner than it smooths it.
(?:hands?|hande|fingers|knuckles|elbows?|knees?|elmboe|knie)|Yes, only thicker is better there: hands, knees and elbows want glycerin, urea or \
petrolatum.¦After every wash, and at night.|Yes, over damp skin, or over your cream at night.¦|Yes, at night, on the backs of the hands or rough spots, two \
evenings a week at first.¦Wash it off your fingers before you touch your eyes. SPF 30–50 there by day, and cream every time.|Yes, on the backs of the hands \
too, again after each wash.¦That prevents most spots and lines.|Yes, a mild one is kinder to hands than soap.¦Cream after it.|Once a week at most, very \
lightly.¦Rubbing thickens and darkens knees, elbows and knuckles.
(?:feet|foot|heels?|voete|hakke|toes)|Yes, though heels want more: a foot cream with urea 10–25%.¦On damp skin at night, socks over it; not between the \
toes.|Yes, over cream on the heels, with socks.¦Not between the toes: damp skin there grows fungus.|Only on hard, whole skin: {x} on heels two or three \
evenings a week.¦Not on cracks, and not at all with diabetes or numb feet.|Yes, on the tops and toes when they are bare.¦|Yes, daily, also between the \
toes, then dry well.¦|Lightly, once a week; a foot file does more.¦Never on cracks that bleed.
(?:underarms?|arm ?pits?|under my arms|oksels?)|Yes, a plain, fragrance-free cream, thinly, at night.¦It even helps dark underarms, which come from rubbing \
and shaving.|A little at night, if no bumps come.¦It stains cloth and holds sweat.|Yes, carefully: {x} once or twice a week at night, thinly, on whole \
skin.¦Not on the day you shave or wax, and deodorant only next morning. Stop when it stings: irritation darkens the fold.|Only where sun reaches; otherwise \
no.¦|Yes, a mild one daily.¦Benzoyl peroxide wash two or three times a week takes smell away too; it bleaches towels.|No, rubbing darkens underarms.¦A \
lotion with lactic acid or urea smooths them more kindly.
(?:bikini(?: line| area)?|private\\w*|vagina\\w*|vulva|pubic|groin|penis|balls)|Outside only, plain and fragrance-free.¦Nothing goes inside; a little \
petroleum jelly calms skin that rubs.|Outside only, a little and plain; not with latex condoms.¦Nothing goes inside.|No, not on private skin: {x} burns \
there.¦On the hairy bikini line, away from the folds, a mild acid once a week is the most, not near shaving or waxing.|Only where sun reaches.¦|Water is \
enough, or a mild, unscented wash on the outside.¦Nothing inside.|No, not there.¦On the bikini line a damp cloth, lightly, two days after hair removal.
(?:nipples?|areolas?|tepels?)|Yes, a plain, fragrance-free cream or ointment.¦Not right before a baby drinks.|Yes, a little plain oil or petroleum jelly.¦Wipe it \
off before a baby drinks.|No, keep {x} off nipples: skin there is thin and stings.¦Darker nipples are normal and need nothing; itch, a crust or a change on one side is \
for a clinic.|Only where sun reaches.¦|Water is enough.¦|No, not there.¦A plain ointment softens flakes.
(?:scalp|kopvel|hairline|edges)|Not needed: creams make hair greasy and flakes worse.¦A dry scalp wants a milder shampoo less often.|A little before \
washing, if you like, on a scalp without flakes.¦Oil feeds dandruff, and on the hairline it brings bumps.|Only what is made for it: a salicylic acid \
shampoo two or three times a week, left on for some minutes.¦{x} from the face drips, stings and dries there.|Yes, on partings and bald skin: a spray or \
powder over a first layer, or a hat.¦|No, shampoo does that better.¦|Seldom: a shampoo and fingertips do.¦No grains on sore or braided scalps.
(?:back|chest|bum|butt|buttocks|body|legs?|arms?|thighs?|shoulders|stomach|belly|rug|bene|lyf)|Yes, face cream may go on the body; it is only small and \
dear for that.¦A body lotion on damp skin does the same.|Yes, on damp skin after the shower.¦Not on a back or chest that breaks out.|Yes, body skin takes \
it well: {x} two or three evenings a week on the part you treat.¦Not right after shaving or waxing, cream after it, and SPF on bare skin. The trunk marks \
and scars easily, so go slowly.|Yes, about a shot glass (35 ml) for the whole body.¦Again every two hours outdoors.|Yes, face wash is mild enough for the body.¦An \
acne wash suits back and chest: two minutes, then rinse.|Once a week, lightly, on wet skin.¦Not on pimples, or shaved or sunburnt skin.
`

const places = rows
  .trim()
  .split('\n')
  .map((line) => {
    const bar = line.indexOf(')|') < 0 ? line.indexOf('|') : line.indexOf(')|') + 1
    const cells = line.slice(bar + 1).split('|')
    return {
      words: pattern`
      \b(?:on|around|under|near|over|to|for|onto|below|round|by|op|om|onder|behind|between) (?:both )?(?:my |the |your |his |her |their |
      die )?(?:\w+ (?:and|or|en|of) (?:my |the )?)?(?:dark |dry |upper |lower |inner |outer |whole |bare |skin (?:around|of|under) )?${line.slice(0, bar)}\b(?! (?:acne|
      pimples?|cream|balm|wash|product|mask|brush|hair))`,
      texts: Object.fromEntries(classes.map((one, at) => [one, (cells[at] ?? '').split('¦')])) as Record<
        Class,
        string[]
      >,
    }
  })

/** What a place takes of a class of things, for whoever asks of several at once. */
export const cellAt = (said: string, of: Class): readonly [verdict: string, how: string] | undefined => {
  const [verdict = '', how = ''] = places.find(({ words }) => words.test(said))?.texts[of] ?? []
  return verdict === '' ? undefined : [verdict, how]
}

export const ofKind: Partial<Record<ProductKind, Class>> = {
  moisturiser: 'cream',
  'eye-cream': 'cream',
  lip: 'oil',
  serum: 'active',
  treatment: 'active',
  exfoliant: 'rub',
  mask: 'rub',
  oil: 'oil',
  sunscreen: 'sun',
  cleanser: 'wash',
  toner: 'cream',
}

/** How a thing acts on a place, where that can be told. */
export const classOf = (thing: Thing): Class | undefined =>
  isMedicine(thing)
    ? undefined
    : isUvFilter(thing)
      ? 'sun'
      : isOf(thing, 'plant-oil', 'butter', 'occlusive', 'mineral-oil', 'wax')
        ? 'oil'
        : isOf(thing, 'exfoliant') && !isOf(thing, 'aha', 'bha', 'pha', 'exfoliating-enzyme') && !isActive(thing)
          ? 'rub'
          : isRetinoid(thing) ||
              isOf(thing, 'aha', 'bha', 'pha', 'exfoliant', 'exfoliating-enzyme') ||
              (thing.ingredient?.full?.irritation ?? 0) > (isActive(thing) ? 0 : 1)
            ? 'active'
            : isOf(
                  thing,
                  'humectant',
                  'ceramide',
                  'vitamin',
                  'peptide',
                  'soothing',
                  'vitamin-c',
                  'brightener',
                  'emollient',
                )
              ? 'cream'
              : undefined

const asksLeave = pattern`
  \b(?:can|may|could|should|must|shall|kan|mag|moet) (?:(?:i|we|you|one|my|he|she|ek)\b|(?:\w+ ){1,3}(?:go|be (?:used|put|worn)|come|touch)\b)|\b(?:is|are|will) (?:it|this|that|\w+(?: \w+){0,3}) (?:ok|okay|safe|
  fine|good|bad|alright|allowed|suitable)\b|\b(?:is it|ok to|okay to|safe to|fine to|do you|do i|does|allowed to)\b`

const illSkin: ReadonlySet<string> = new Set([
  'eczema',
  'psoriasis',
  'rosacea',
  'broken-skin',
  'treated-skin',
  'sunburn',
  'steroid-cream',
])

const ofFaceCream = /^Yes, face cream may/
const inAfrikaans = /^(?:rug|bene|lyf)$/

/** Whether something may go on a part of the body. */
export const onPlace = ({ knowledge, heard, situation }: Asked): Sketch | undefined => {
  const { things, kinds, harmed, cues, isLabel, household } = heard
  const said = saidIn({ heard } as Asked)
  // A laundry bar is no body wash.
  if (
    harmed ||
    isLabel ||
    !asksLeave.test(said) ||
    household.some(({ id }) => id === 'laundry-soap') ||
    things.length > 1 ||
    (things.length === 0 && kinds.length === 0) ||
    cues.has('together') ||
    cues.has('compare') ||
    cues.has('howOften') ||
    cues.has('howTo') ||
    /\b(?:how much|hoeveel)\b|^(?:and |so )*(?:when|wanneer)\b/.test(said) ||
    cues.has('order') ||
    cues.has('reaction') ||
    situation.conditions.has('under-12') ||
    /\b(?:braid\w*|tattoo|stye|sores?|cuts?|rash|burn\w*|baby|bite|mole|wart|help|helps|dark|acne|pimples?|dry|before|after)\b/.test(
      said,
    )
  )
    return undefined
  const place = places.find(({ words }) => words.test(said))
  if (place === undefined) return undefined
  const [thing] = things
  const kind = kinds.find((one) => ofKind[one] !== undefined)
  const of = thing === undefined ? kind && ofKind[kind] : classOf(thing)
  const [first = '', how = ''] = of === undefined ? [] : place.texts[of]
  // What peels or rubs is judged by the illness there, wherever it is.
  const ill =
    (of === 'active' || of === 'rub') && [...heard.who, ...situation.conditions].some((one) => illSkin.has(one))
  // What somebody leaves out is no better on one place than on another.
  const against = thing?.ingredient !== undefined && !mayRecommend(knowledge, thing.ingredient, situation)
  if (first === '' || ill || against) return undefined
  const called = thing === undefined ? (kind === undefined ? 'it' : `a ${kindTexts[kind].called}`) : calledAll([thing])
  // A thing that is asked about by name is named before what holds of any face cream.
  const word = (place.words.exec(said)?.[0] ?? '').split(' ').at(-1) ?? ''
  const named =
    thing !== undefined && of === 'cream' && ofFaceCream.test(first) && !inAfrikaans.test(word)
      ? `**Yes, ${called} may go on the ${word} too.** A body lotion with it costs less there than a small face serum.`
      : undefined
  return {
    paragraphs: [
      named ?? `**${first.replaceAll('{x}', called)}**`,
      named !== undefined || how === '' ? undefined : how.replace(/^\{x\}/, capital(called)).replaceAll('{x}', called),
      of === 'sun' || of === 'wash' || first.startsWith('No,')
        ? undefined
        : 'Try a little there for two evenings first, and stop if it burns, itches or turns red.',
    ],
    things: thing === undefined ? [] : [thing],
    ...(kind !== undefined && { topic: { kind } }),
  }
}
