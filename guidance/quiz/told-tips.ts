import { commonName } from '../match/working-items.ts'
import type { Substances } from '../knowledge/substances.ts'
import { findLighteners } from '../safety/lighteners.ts'
import { lightenersSold } from '../safety/lighteners-sold.ts'
import { plainOf } from '../text/normalise.ts'
import type { OwnMedicine } from './medicines.ts'
import { careLine } from './named-conditions.ts'
import type { Person } from './person.ts'
import { placeTips } from './place-texts.ts'

// Asked for in words we do not repeat: a wish for another skin colour is answered with care for one's own.
const paler = '(light(er|en\\w*)|yellow ?bone\\w*|whit(er|en\\w*)|bleach\\w*|fairer|ligter|witter)'
const ofSkin =
  'skin|complexion|tone|face|body|vel|gesig|private parts?|privates|bikini|armpits?|underarms?|knees|elbows|thighs|knuckles|neck|lips|hands|bum|buttocks|nipples'
const anotherColour = new RegExp(
  `\\b${paler}\\b.{0,40}\\b(${ofSkin})\\b|\\b(${ofSkin}|become|be|get|look|go|word)\\b.{0,40}\\b${paler}\\b|\\byellow ?bone`,
  'i',
)
const ownColour =
  'Your skin colour needs no changing, and we suggest nothing that tries. Marks can fade back to your own tone; creams that promise more may hide mercury ' +
  'or strong steroids.'

/** A cream that is sold as a lightener, asked for by name. What is in it is not known, so the warning is of its kind. */
const soldToLighten = (goals: string): string[] => {
  const [name] = lightenersSold.exec(plainOf(goals).replaceAll('-', ' ')) ?? []
  return name === undefined
    ? []
    : [
        `You name “${name}”, which is sold to lighten skin. Creams of that kind tested in South Africa have held mercury, strong steroids and hydroquinone, often not ` +
          'on the label, so do not start one. If you use it already, show the pack to a doctor or clinic before you stop. You can report a product to SAHPRA on 0800 204 307.',
      ]
}

const named = (said: string): string => `${said.charAt(0).toUpperCase()}${said.slice(1)}`

/** What goes with a medicine that somebody puts on already. */
const usedTip = ({ said, ingredient, bleaches, acts }: OwnMedicine): string => {
  const parts = [
    commonName(ingredient),
    ...(bleaches && ingredient.id !== 'benzoyl-peroxide' ? ['benzoyl peroxide'] : []),
  ]
  const called = parts.includes(said) ? named(said) : `${named(said)} (${parts.join(' with ')})`
  const adds = acts
    ? 'is your active, so we add no second one: plain moisturiser over it when it stings, and SPF 30–50 every morning.'
    : 'stays as your prescriber or pharmacist told you; what we list goes around it.'
  return `${called} ${adds}${bleaches ? ' Benzoyl peroxide bleaches towels and collars.' : ''} Ask them before you add, stop or change anything.`
}

/** What the free texts ask for in particular, the gravest first. */
const particularTips = (person: Person): string[] => {
  const { written, situation, concerns, child, expecting, gentle, place, medicines } = person
  const has = situation.conditions
  return [
    ...(written.overdone && !written.allStings
      ? [
          'Raw, peeling or burning skin has had too much that acts: leave off all of it until it is calm, mostly one to two ' +
            'weeks, and tell whoever prescribed one of them. Only a mild wash, plain cream and sunscreen; then one of them, every third night. See a pharmacist if it weeps or swells.',
        ]
      : []),
    ...written.conditions.map(careLine),
    ...medicines.used.slice(0, 2).map(usedTip),
    ...medicines.wanted
      .slice(0, 1)
      .map(
        ({ said }) =>
          `We cannot prescribe or supply ${named(said)}: it is a medicine, and a doctor, clinic or pharmacist ` +
          'decides whether it suits you. What follows needs no prescription.',
      ),
    ...(written.babyMonths !== undefined
      ? [
          'For a baby: a lukewarm bath with no or little soap, a plain unscented cream after it, shade and clothing against sun; under six months no ' +
            'sunscreen. Show a rash to your clinic sister.',
        ]
      : child
        ? [
            'Children’s skin needs a mild wash, a plain moisturiser and sunscreen, nothing more: choose them and start them with a parent. Ask a pharmacist or ' +
              'clinic before anything for pimples or a rash.',
          ]
        : []),
    ...(written.eyelids
      ? [
          'Eyelids: only a thin film of plain, unscented ointment, and no actives near them. Leave off eye make-up and nail varnish for two weeks, as both ' +
            'often set it off, and let a doctor see it if it lasts; steroid creams there only from a doctor.',
        ]
      : has.has('eczema')
        ? [
            'For eczema: moisturise twice a day and after every wash, use nothing scented, and leave acids and vitamin A off. A pharmacist or clinic can ' +
              'help when it flares.',
          ]
        : []),
    ...(written.allStings
      ? [
          'When whatever you put on stings, the barrier of the skin is hurt: for four weeks only a mild wash, a plain fragrance-free cream and sunscreen, and ' +
            'then one new thing at a time. See a pharmacist or clinic if it still burns after two weeks, and ask about a patch test.',
        ]
      : []),
    ...(written.melasma
      ? [
          'Melasma comes back with sun, heat and some hormones: a tinted SPF 50 and a hat every day do most. Ask a doctor about the pill or injection if it ' +
            'began with it, and about treatment after three months; skip scrubs and strong peels.',
        ]
      : []),
    ...(written.diabetes
      ? [
          `Diabetes is no allergy, but skin dries and heals more slowly: moisturise daily, treat small cuts at once, ` +
            `${place === 'feet' ? 'no blades, acids or foot peels, and have a nurse check your feet' : 'and go easy with anything that peels'}.`,
        ]
      : []),
    ...written.health
      .slice(0, 2)
      .map(({ called, note }) => `${/^that\b/.test(called) ? '' : `You mention ${called}. `}${note}`),
    ...(written.medicine && written.health.length === 0
      ? [
          'You mention a medicine: ask your pharmacist whether it makes skin burn sooner in the sun or dries it, as several do, before ' +
            'you start anything that peels.',
        ]
      : []),
    ...(written.fair && !situation.deeperSkin
      ? [
          `Fair skin burns within minutes: SPF 50 every two hours, a brimmed hat, sleeves and shade do most against new marks.${
            written.freckles ? ' Freckles are harmless and come with the sun; creams do little to them.' : ''
          } Show a spot that changes to a clinic.`,
        ]
      : []),
    ...(written.certificate
      ? [
          'None of these products carries a halaal, kosher, vegan or cruelty-free certificate that we know of: what the label lists is all ' +
            'we can go by, so ask the maker about alcohol, glycerin and testing on animals.',
        ]
      : []),
    ...(written.muchAtOnce
      ? [
          `Several actives or many steps at once upset skin more often than they help: ${
            gentle || person.basicsOnly
              ? 'yours needs calm first, so we list none of the strong ones yet'
              : 'we begin with one, and you add another after eight calm weeks'
          }.`,
        ]
      : []),
    ...(written.fragile
      ? [
          'Thin skin that tears wants gentle care: pat it dry, a rich unscented cream twice a day, sleeves or shin guards against ' +
            'knocks, and no scrubs, peels or sticky plasters. Let a clinic or nurse close and dress a tear; never stop a medicine for it by yourself.',
        ]
      : []),
    ...(written.itchAlone
      ? [
          'Itch without a rash is most often dryness: cream within three minutes of a short, lukewarm shower and again at bedtime, and a ' +
            'cool bedroom. If it lasts two weeks or keeps you awake, let a clinic look for the cause.',
        ]
      : []),
    ...(written.homeRemedy
      ? [
          'Leave toothpaste, lemon, vinegar, bicarb, garlic and washing powder or bar soap off your face: they burn, and a burn leaves a mark that stays for ' +
            'months.',
        ]
      : []),
    ...(written.hairProducts
      ? [
          'Oils, gels and sprays for hair and braids clog skin along the hairline: keep them off your forehead, wash it after styling, and change pillowcase and ' +
            'headscarf twice a week.',
        ]
      : []),
    ...(written.shaving
      ? [
          'Shave with the grain on wet skin, with a sharp blade and one pass, or leave a little stubble: ingrown hairs make the bumps, ' +
            'and bumps make the marks.',
        ]
      : []),
    ...(written.wishes.elsewhere.length > 0
      ? [
          `You name ${written.wishes.elsewhere.slice(0, 2).join(' and ')}: ours is a short list of South African products without ` +
            'them. Whatever does what a step asks for will do as well, and our label check tells whether its list suits you.',
        ]
      : []),
    ...placeTips(person),
    ...(concerns.includes('acne') && expecting
      ? ['Breakouts are common with changing hormones; ask your midwife or clinic before any pimple medicine.']
      : []),
  ]
}

/** What is to be said to what the free texts tell, what matters for safety first. */
export const toldTips = (knowledge: Substances, person: Person): string[] => {
  const {
    answers,
    situation: { conditions: has },
    written,
  } = person
  return [
    ...findLighteners(knowledge, person.medicines.withoutWanted(answers.goals))
      .slice(0, 1)
      .map(({ text }) => text.replace(/^It names/, 'You name')),
    ...soldToLighten(answers.goals),
    ...(written.bleachOnSkin
      ? [
          'Stop putting household bleach on skin, mixed or not: it burns, and burns leave darker marks. Rinse it off with much water; see a clinic ' +
            'today if skin is raw, blistered or very sore.',
        ]
      : []),
    ...(anotherColour.test(answers.goals) ? [ownColour] : []),
    ...(written.perhapsPregnant
      ? [
          'You may be pregnant: a test from a pharmacy or clinic tells. Until you know, we treat your skin as if you are, so no vitamin A (retinoids) and ' +
            'no strong peels; stop any you use and tell the clinic.',
        ]
      : person.expecting
        ? [
            'While you are pregnant, trying or breastfeeding, leave out vitamin A (retinoids) and strong peels, and show new products to your pharmacist or ' +
              'midwife.',
          ]
        : []),
    ...(has.has('isotretinoin')
      ? [
          written.offIsotretinoin
            ? 'For some six months after isotretinoin skin stays thin and scars easily: mild products, and no peels, waxing, laser or retinoid ' +
              'before your prescriber agrees. No pregnancy for at least a month after the last capsule.'
            : 'While you take isotretinoin, skin is thin and dry: keep to mild products and ask your prescriber before adding anything that peels.',
        ]
      : []),
    ...particularTips(person),
  ]
}
