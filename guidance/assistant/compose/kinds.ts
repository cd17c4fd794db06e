import type { ProductKind } from '../../knowledge/kinds.ts'
import { wayAsked } from '../understand/asked-way.ts'
import type { Understood } from '../understand/heard.ts'
import type { Sketch } from './draft.ts'

/** What there is to say of a kind of product. Nothing under `often` where somebody else answers that. */
export type KindText = { called: string; does: string; often: string; how: string; look: string }

// Kind | as it is called | what it is for | how often | how | what to look for.
const rows = `
cleanser|cleanser|washes off sweat, oil and sunscreen|Twice a day at most: evening always, morning with water or a mild cleanser|\
Lukewarm water, fingertips, about half a minute, rinse and pat dry. Once more after heavy sweat is fine.|\
Look for soap-free and fragrance-free; it should not leave skin tight.
toner|toner|optional watery step after cleansing|Optional: once or twice a day if you like one, and you can skip it|\
Put it on after cleansing with clean hands. An acid toner counts as exfoliating: one to three evenings a week.|\
A toner is optional: cleanser, moisturiser and sunscreen come first.
exfoliant|exfoliant|loosens dead cells|One to three evenings a week with a mild acid, once a week at most with a soft scrub|\
Choose one kind, not both. On sensitive or deeper skin start with once a week: irritation leaves marks. Moisturise after it.|A mild acid is kinder than a scrub.
serum|serum|thin and concentrated: one active for one concern|Once or twice a day, whatever the active in it allows|\
A few drops after cleansing, before moisturiser.|One serum with one active is enough to begin with.
treatment|treatment|an active for a problem, on the area|Every second night at first, then as the pack says|\
A thin layer after cleansing, before moisturiser.|Start with every second night.
eye-cream|eye cream|a moisturiser for the eye area, optional|Not needed: your moisturiser can do it, once or twice a day|\
A rice-grain amount, dabbed on the bone around the eye, not on the lid.|You do not need an eye cream; your moisturiser can do it.
moisturiser|moisturiser|holds water in and protects the barrier; needed by nearly everyone|Twice a day, morning and night, and again when skin feels tight|\
On slightly damp skin, after serums and before sunscreen.|Gels and fluids suit oily skin, creams with ceramides and glycerin suit dry skin.
oil|face oil|seals moisture in and adds none|Once a day, two or three drops|Press it over moisturiser at night.|
sunscreen|sunscreen|protects from UV; the last step of every morning|||\
Look for broad-spectrum, SPF 30–50: a light gel or fluid for oily skin, a cream for dry. For dark marks choose one tinted with iron oxides; a tint or an organic filter leaves no white cast.
mask|mask|an extra|Once a week is enough, and no mask is necessary|On clean skin, for as long as the pack says; rinse clay before it cracks.|
lip|lip balm|seals lips|As often as you like, with SPF in the day|A plain ointment at night is enough for most lips.|
body|body lotion|for the body, often heavier or scented|Once a day, best within minutes after washing|Short, warm showers and a plain lotion on damp skin.|
`

export const kindTexts = Object.fromEntries(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [kind, called = '', does = '', often = '', how = '', look = ''] = row.split('|')
      return [kind, { called, does, often, how, look }]
    }),
) as Record<ProductKind, KindText>

/** A kind of product under make-up. */
export const underMakeup = (kind: ProductKind): Sketch => ({
  paragraphs: [
    `**Yes, ${kindTexts[kind].called} can go under make-up.**`,
    kind === 'sunscreen'
      ? 'Two finger lengths as the last step of skincare, ten minutes to set, then pat foundation on with a damp sponge instead of rubbing.'
      : 'A thin layer on clean skin, then sunscreen, then make-up; give each layer a few minutes, and pat rather than rub, or it rolls into little balls.',
    'Light gels and fluids hold make-up best, rich creams and oils let it slide. Silicone over water gel, or the other way round, pills most.',
    'SPF in foundation does not replace sunscreen. Take both off in the evening with a cleansing balm, oil or milk, then a mild wash.',
  ],
  things: [],
  suggestions: ['How do I top up sunscreen over make-up?', 'In what order do I use my products?'],
})

/** Whether a kind of product does harm by itself. Source: general dermatology practice. */
const harmOfKind: Partial<Record<ProductKind, string>> = {
  cleanser: 'No, a mild one twice a day at most does skin good; only foam that leaves it tight strips too much.',
  toner: 'Only one with alcohol, scent or strong acids; a plain one is harmless, and not needed.',
  exfoliant: 'It can be: too often or too rough wears skin raw; soft and gentle, once a week, does no harm.',
  serum:
    'No, not by itself: what is in it decides; two thin ones may go one over the other, as long as nothing stings.',
  moisturiser: 'No, a plain, fragrance-free one harms no skin; oily skin takes a light gel.',
  mask: 'No, once a week does no harm; only clay left to crack, or one slept in that was not made for it, dries and stings.',
  oil: 'Not on dry skin; on skin that breaks out it can clog.',
  body: 'No, a plain one harms no skin; on a face that breaks out it can be too rich.',
  lip: 'No, a plain one harms nobody; scent and menthol in it can sting.',
  'eye-cream': 'No, but it is not needed either: your moisturiser does the same.',
}

/** "Is a toner bad?": the verdict on a kind of product, where harm is what is asked of it. */
export const kindHarm = ({ kinds: [kind], message }: Understood): string | undefined => {
  const says = kind === undefined || wayAsked(message)?.way !== 'harm' ? undefined : harmOfKind[kind]
  return says === undefined ? undefined : `**${says}**`
}
