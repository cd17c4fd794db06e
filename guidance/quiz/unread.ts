import type { QuizAnswers } from '#contract/guidance.ts'
import type { Substances } from '../knowledge/substances.ts'
import { situationOfProfile } from '../safety/profile-situation.ts'
import { normalise } from '../text/normalise.ts'
import type { Medicines } from './medicines.ts'
import { type Person, personFrom, profileIn } from './person-from.ts'
import { plainGoals } from './plain-goals.ts'
import type { Written } from './written.ts'

// The quiz by its closed answers, where the free texts are not read (checks.ts).

const nothingWritten: Written = {
  place: undefined,
  beside: [],
  lips: false,
  scalp: false,
  eyelids: false,
  melasma: false,
  perhapsPregnant: false,
  noCast: false,
  inCancerCare: false,
  noActives: false,
  noAcids: false,
  sorePimples: false,
  shaving: false,
  babyMonths: undefined,
  smallChild: false,
  diabetes: false,
  health: [],
  conditions: [],
  bleachOnSkin: false,
  fair: false,
  freckles: false,
  certificate: false,
  reddens: false,
  itchAlone: false,
  allStings: false,
  overdone: false,
  fragile: false,
  muchAtOnce: false,
  medicine: false,
  offIsotretinoin: false,
  homeRemedy: false,
  hairProducts: false,
  wishes: {
    brands: [],
    onlyBrands: false,
    notBrands: [],
    elsewhere: [],
    thrifty: false,
    mostProducts: undefined,
    mostEachCents: undefined,
  },
}
const same = (text: string): string => text
const noMedicines: Medicines = { used: [], wanted: [], withoutThem: same, withoutWanted: same, withoutAsked: same }

const isPlain = (goals: string): boolean =>
  goals.split(/[,;.]/).every((goal) => ['', 'None', ...plainGoals].some((one) => normalise(one) === normalise(goal)))

/** Words of a list of what to leave out that tell more than that: of what is wished, of a certificate, of an illness, a medicine, an accident. */
const tells =
  /\b(?:acids?|sure|hala+l|kosher|kosjer|aspir\w*|dispr\w*|co?eliac|hay ?fever|ibuprofen|brufen|cholesterol|lithium|wintergreen|ginger|phenol|ash|tween|dettol|savlon)\b/

/**
 * Somebody by the closed answers, and by the names in what they leave out. `unread`: which of the two texts say more; then nothing is chosen that some may
 * not have, since what changes most, a pregnancy, a medicine, raw skin, is told there.
 */
export const personUnread = (
  knowledge: Substances,
  answers: QuizAnswers,
): { person: Person; unread: ('goals' | 'avoid')[] } => {
  const { situation, unread: avoiding } = situationOfProfile(knowledge, profileIn(answers))
  const unread = [
    ...(isPlain(answers.goals) ? [] : ['goals' as const]),
    ...(avoiding || tells.test(normalise(answers.allergies)) ? ['avoid' as const] : []),
  ]
  const person = personFrom(answers, {
    situation,
    written: nothingWritten,
    medicines: noMedicines,
    ofAnother: false,
    careThere: undefined,
    unread: unread.length > 0,
  })
  return { person, unread }
}
