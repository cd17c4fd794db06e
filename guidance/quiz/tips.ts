import type { Substances } from '../knowledge/substances.ts'
import type { Person } from './person.ts'
import type { Suitable } from './suitable.ts'

const most = 7

/** Habits that belong together share a line, so that every answer is heard and the list stays short. */
const habitTips = (habits: readonly string[], concerns: Person['concerns']): string[] => {
  const has = (habit: string) => habits.includes(habit)
  const outside = [
    ...(has('outdoor')
      ? [
          'Outdoors, put sunscreen on again every two hours and wear a hat; shade between 10:00 and 15:00 does more than any cream.',
        ]
      : []),
    ...(has('exercise')
      ? ['Rinse sweat off soon after exercise, and moisturise; a second full cleanse is not needed.']
      : []),
  ]
  const onSkin = [
    ...(has('makeup') ? ['Take make-up off every evening before you cleanse, and wash brushes once a week.'] : []),
    ...(has('pollution')
      ? ['In city air the evening cleanse matters most; an antioxidant by day may help, though the proof is thin.']
      : []),
  ]
  const within = [
    ...(has('stress')
      ? ['Stress can make skin flare; sleep and a routine short enough to keep up help more than another product.']
      : []),
    ...(has('diet')
      ? [
          concerns.includes('acne')
            ? 'Food plays a small part: for some people sugary food or whey makes breakouts worse, but no diet replaces treatment.'
            : concerns.includes('redness')
              ? 'Hot drinks, spicy food and alcohol make some faces flush: leave out only what you see set yours off.'
              : 'Food shows little on skin: eat what does you good and drink by thirst; no diet or supplement replaces these steps.',
        ]
      : []),
  ]
  return [outside, onSkin, within].filter((lines) => lines.length > 0).map((lines) => lines.join(' '))
}

const marksTip = (person: Person, suitable: Suitable): string => {
  const tint =
    person.place !== undefined || suitable.named(['iron-oxides']) === undefined
      ? 'Daily sunscreen'
      : 'A tinted sunscreen with iron oxides'
  const where = person.written.fair && !person.situation.deeperSkin ? '' : ', above all on deeper skin'
  const early = person.concerns.includes('acne') ? 'Treat breakouts early, before they leave a mark. ' : ''
  return (
    `${early}Do not pick, and skip scrubs: every irritation can leave a new mark${where}. ${tint} helps marks fade; the aim is your ` +
    `own, even tone.`
  )
}

const peroxideTip = ({ gentle, child, young, expecting, place, concerns }: Person, suitable: Suitable): string[] =>
  concerns.includes('acne') &&
  !gentle &&
  !child &&
  !expecting &&
  place === undefined &&
  suitable.named(['benzoyl-peroxide']) !== undefined
    ? [
        `Red, sore pimples rather than clogged pores? Ask a pharmacist about low-strength benzoyl peroxide in place of the night treatment, not on top of ` +
          `it.${young ? ' A parent or pharmacist can help you start.' : ''}`,
      ]
    : []

/** Four to seven honest lines, what matters for safety first. `told`: what is to be said to what the free texts tell (told-tips.ts). */
export const tipsFor = (
  knowledge: Substances,
  person: Person,
  suitable: Suitable,
  strong: boolean,
  told: readonly string[],
): string[] => {
  const { answers, concerns, situation, written } = person
  const has = situation.conditions
  const first = has.has('eczema') && !concerns.includes('acne') ? 'dehydration' : concerns[0]
  const later =
    person.young && !person.child && answers.concerns.includes('aging')
      ? [
          'Under 20, nothing does more against later lines than sunscreen; leave anti-ageing actives until an adult or pharmacist advises one.',
        ]
      : []
  const start = `Patch-test each new product on the inner arm for three days, and begin with one a week${strong ? ', the night treatment last' : ''}.`
  const patience = person.basicsOnly
    ? 'Keep to these few steps for eight weeks before you change anything.'
    : 'Give it eight to twelve weeks before you judge it, and keep to sunscreen every morning.'
  const seen = first === undefined ? [] : [knowledge.concern(first).beSeen]
  const particular = [...told, ...peroxideTip(person, suitable), ...later]
  const marks = person.marks && !written.melasma ? [marksTip(person, suitable)] : []
  const habits = habitTips(answers.lifestyle, concerns)
  const many = particular.length + marks.length + habits.length + 2 + seen.length > most
  const how = many ? [`${start} ${patience}`] : [start, patience]
  const room = most - how.length - seen.length
  return [...[...particular, ...marks, ...habits].slice(0, room), ...how, ...seen]
}
