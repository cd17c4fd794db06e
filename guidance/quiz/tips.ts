import type { Knowledge } from '../knowledge/knowledge.ts'
import { findLighteners } from '../safety/lighteners.ts'
import type { Person } from './person.ts'
import type { Suitable } from './suitable.ts'

const most = 7

// Asked for in words we do not repeat: a wish for another skin colour is answered with care for one's own.
const anotherColour =
  /\b(light(er|en\w*)|whit(er|en\w*)|bleach\w*|fairer|ligter|witter)\b.{0,40}\b(skin|complexion|tone|face|body|vel|gesig)\b|\b(skin|complexion|tone|face|body|vel|gesig|become|be|get|look|go|word)\b.{0,40}\b(light(er|en\w*)|whit(er|en\w*)|bleach\w*|fairer|ligter|witter)\b/i
const ownColour =
  'Your skin colour needs no changing, and we suggest nothing that tries. Marks can fade back to your own shade; creams that promise more may hide mercury or strong steroids.'

/** Habits that belong together share a line, so that every answer is heard and the list stays short. */
const habitTips = (habits: readonly string[]): string[] => {
  const has = (habit: string) => habits.includes(habit)
  const outside = [
    ...(has('outdoor')
      ? ['Outdoors, put sunscreen on again every two hours and wear a hat; shade between 10:00 and 15:00 does more than any cream.']
      : []),
    ...(has('exercise') ? ['Rinse sweat off soon after exercise, and moisturise; a second full cleanse is not needed.'] : []),
  ]
  const onSkin = [
    ...(has('makeup') ? ['Take make-up off every evening before you cleanse, and wash brushes once a week.'] : []),
    ...(has('pollution')
      ? ['In city air the evening cleanse matters most; an antioxidant by day may help, though the proof is thin.']
      : []),
  ]
  const within = [
    ...(has('stress') ? ['Stress can make skin flare; sleep and a routine short enough to keep up help more than another product.'] : []),
    ...(has('diet')
      ? ['Food plays a small part: for some people sugary food or whey makes breakouts worse, but no diet replaces treatment.']
      : []),
  ]
  return [outside, onSkin, within].filter((lines) => lines.length > 0).map((lines) => lines.join(' '))
}

const marksTip = (person: Person, suitable: Suitable): string => {
  const tint = suitable.named(['iron-oxides']) === undefined ? 'Daily sunscreen' : 'A tinted sunscreen with iron oxides'
  const early = person.concerns.includes('acne') ? 'Treat breakouts early, before they leave a mark. ' : ''
  return `${early}Do not pick, and skip scrubs: every irritation can leave a new mark, above all on deeper skin. ${tint} helps marks fade; the aim is your own, even tone.`
}

/** Four to seven honest lines, what matters for safety first. */
export const tipsFor = (knowledge: Knowledge, person: Person, suitable: Suitable, strong: boolean): string[] => {
  const { answers, concerns, situation } = person
  const has = situation.conditions
  const first = concerns[0]
  const safety = [
    ...findLighteners(knowledge, answers.goals)
      .slice(0, 1)
      .map(({ text }) => text),
    ...(anotherColour.test(answers.goals) ? [ownColour] : []),
    ...(person.expecting
      ? [
          'While you are pregnant, trying or breastfeeding, leave out vitamin A (retinoids) and strong peels, and show new products to your pharmacist or midwife.',
        ]
      : []),
    ...(has.has('isotretinoin')
      ? [
          'While you take isotretinoin, skin is thin and dry: keep to mild products and ask your prescriber before adding anything that peels.',
        ]
      : []),
    ...(has.has('under-12') ? ['Children’s skin needs a mild wash, a plain moisturiser and sunscreen, nothing more.'] : []),
  ]
  const young =
    person.young && concerns.includes('aging')
      ? [
          'Under 20, nothing does more against later lines than sunscreen; leave anti-ageing actives until an adult or pharmacist advises one.',
        ]
      : []
  const start = `Try each new product on the inner arm for three days, and begin with one a week${strong ? ', the night treatment last' : ''}.`
  const patience = 'Give it eight to twelve weeks before you judge it, and keep to sunscreen every morning.'
  const seen = first === undefined ? [] : [knowledge.concern(first).beSeen]
  const lines = [
    ...safety,
    ...(person.marks ? [marksTip(person, suitable)] : []),
    ...habitTips(answers.lifestyle),
    start,
    ...young,
    patience,
    ...seen,
  ]
  return lines.slice(0, most)
}
