import { type Asked, capital, saidIn, type Sketch } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Are three steps enough?", "is it bad to use six products?": a number is judged, and no routine is asked for. Source: general.

const written = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const counted = pattern`
  \b(\d{1,2}|${written.slice(1).join('|')}) (?:skin ?care |different |skin )?(?:steps?|products|things|layers|serums|actives)\b`
const enough = /\b(?:enough|genoeg|too (?:few|little)|sufficient|all i need)\b/
const tooMany = /\b(?:too (?:much|many)|bad|overkill|overdoing|a lot|ok|okay|fine|harm\w*|te veel|wrong)\b/
const judged = pattern`
  ^(?:(?:and|so|but|hi|hey|ok|please) )*(?:is|are|isnt|arent|would|will|can)\b|\b(?:is (?:it|that|this)|are (?:they|those|these)) (?:too|bad|ok|
  okay|enough|overkill)\b`
const sound = 4
const many = 6

const whole =
  'Three or four are a whole routine: wash, moisturiser, sunscreen, and one active for what bothers you most. More layers pill, ' +
  'cost and sting, and help no more.'
const asksNumber = pattern`
  \b(?:how many|hoeveel|zingaki) (?:skin ?care |different )?(?:steps|products|things|stappe|produkte|layers)\b.*\b(?:need|should|must|have|use|enough|routine|required|
  necessary|nodig|gebruik|best|recommended|in (?:a|my|the))\b`

/** "How many steps does a routine need?": a number is asked for. */
const stepsNeeded = (said: string): Sketch | undefined =>
  !asksNumber.test(said) || /\btoo (?:many|much)\b/.test(said)
    ? undefined
    : {
        things: [],
        paragraphs: [
          '**Three in the morning and two at night are enough: wash, moisturiser and sunscreen by day, wash and moisturiser in the evening.** ' +
            'One active for what bothers you makes it three at night.',
          'Dry or sensitive skin may only rinse in the morning; oily skin is often content with a sunscreen that moisturises. More layers pill, cost and sting, and help no more.',
          'Add one product at a time, two weeks apart. If you can afford only one, take the sunscreen, SPF 30–50.',
        ],
        suggestions: ['A simple routine for my skin', 'What should I add first?'],
      }

/** Whether a number of products is enough, or too many. */
export const howManySteps = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  const { things, harmed, concerns, kinds } = asked.heard
  const number = things.length + concerns.length + kinds.length > 0 || harmed ? undefined : stepsNeeded(said)
  if (number !== undefined) return number
  const [, word = ''] = counted.exec(said) ?? []
  const count = written.includes(word) ? written.indexOf(word) : Number(word)
  const [few, lot] = [enough.test(said), tooMany.test(said)]
  const other = things.length + kinds.length + concerns.length > 0 || harmed
  if (word === '' || count < 1 || count > 20 || other || few === lot || !judged.test(said)) return undefined
  const called = `${written[count] ?? count} ${count === 1 ? 'is' : 'are'}`
  const first = few
    ? count >= 3
      ? `Yes, ${called} enough: a mild wash, a moisturiser, and sunscreen, SPF 30–50, every morning do most of the work.`
      : count === 2
        ? 'Yes, two can do: a mild wash at night and a sunscreen, SPF 30–50, that moisturises; dry skin wants a cream as a third.'
        : 'It can be, if it is a sunscreen, SPF 30–50, that moisturises; wash with water or something mild at night.'
    : count <= sound
      ? `That is fine: ${called} not too many.`
      : count <= many
        ? `It does no harm as long as nothing stings, but ${called} more than skin needs: three or four do the same.`
        : `Yes, ${called} more than skin needs: three or four do the same.`
  return {
    things: [],
    paragraphs: [
      `**${capital(first)}**`,
      whole,
      'Want to add something? One product at a time, two weeks apart. Tight, stinging or bumpy skin: back to wash, plain cream and ' +
        'sunscreen for two to four weeks.',
    ],
    suggestions: ['A simple routine for my skin', 'What can I leave out?'],
  }
}
