import { pattern } from '../../text/pattern.ts'
import { type Asked, type Draft, draftOf, saidIn } from './draft.ts'
import { expects } from './lines.ts'

// Mists, masks, eye creams and their like are extras, and whether they are needed has answers of its own. Asked whether one suits somebody (with a child on the way,
// with pimples, with dry skin), that is answered. Source: general dermatology practice; the pregnancy notes of content/knowledge/ingredients.

type Whom = 'expecting' | 'spots' | 'dry' | 'sensitive'
type Extra = { is: RegExp; called: string; says: Readonly<Record<Exclude<Whom, 'expecting'>, string>>; baby?: string }

const extras: readonly Extra[] = [
  {
    is: /\b(?:face |facial )?(?:mists?|setting sprays?)\b/,
    called: 'a face mist',
    says: {
      spots:
        'Yes, a plain one: it neither clears nor causes pimples.** Without coconut or other oils and without alcohol; press it in and put a light moisturiser over it',
      dry: 'Yes, but only under a cream: water alone dries off and takes more along.** Spray, and moisturise within a minute',
      sensitive:
        'Only one without scent, alcohol and menthol: those are what mostly sting in sprays.** Thermal or plain water does as well',
    },
  },
  {
    is: /\b(?:essences?|ampoules?)\b/,
    called: 'an essence',
    says: {
      spots:
        'Yes, a watery one without oils and scent: it does not clog.** It clears no pimples either; money is better spent on the treatment',
      dry: 'Yes, on damp skin under a cream: it adds water, the cream keeps it in.** Alone it is too little',
      sensitive:
        'Yes, if it is fragrance-free and you try it inside the arm first.** The longer the list, the likelier something stings',
    },
  },
  {
    is: /\beye (?:creams?|gels?|serums?)\b/,
    called: 'an eye cream',
    says: {
      spots:
        'Yes, on the bone round the eye only: there it brings no pimples.** Thick ones can leave small white bumps, so take a light gel and a grain of rice of it',
      dry: 'Yes, though your own cream does as well: dry skin there wants fat and no scent.** A thin film of petroleum jelly at night does most',
      sensitive:
        'Only a plain, fragrance-free one without retinol and acids, on the bone and not on the lid.** If lids itch, none at all until they are calm',
    },
    baby: 'Leave those with retinol, retinal or retinyl in the list',
  },
  {
    is: /\bnight creams?\b/,
    called: 'a night cream',
    says: {
      spots:
        'Yes, if it is light: a gel or lotion that says non-comedogenic; rich ones can clog.** Your day moisturiser without SPF is just as good',
      dry: 'Yes, that is where a richer one earns its place: ceramides, glycerin, shea or petroleum jelly, on damp skin.** Any rich cream does, whatever it is called',
      sensitive:
        'Yes, a fragrance-free one without retinol and acids.** Many night creams hold one of them, so read the list',
    },
    baby: 'Leave out those with retinol, retinal or retinyl in the list, and many have one',
  },
  {
    is: /\b(?:sheet|paper|hydrating|gel) masks?\b/,
    called: 'a sheet mask',
    says: {
      spots:
        'Yes, now and then, if it is fragrance-free: it wets skin and clears nothing.** Not over open or very sore pimples, ten to fifteen minutes, and not left to dry on',
      dry: 'Yes, for an evening’s comfort, with a cream straight over it: without that skin is as dry within hours.**',
      sensitive:
        'Rather not, or a plain one without scent: much sits on the skin for long under a sheet.** Try the liquid inside your arm first',
    },
  },
  {
    is: /\b(?:sleeping|overnight) masks?\b/,
    called: 'a sleeping mask',
    says: {
      spots:
        'Rather not: it is a thick film for the whole night, and that can clog.** A light gel moisturiser is enough',
      dry: 'Yes, once or twice a week as the last step: it is a thick moisturiser by another name.** A thin film of petroleum jelly does the same for less',
      sensitive: 'Only a fragrance-free one without acids: what stays on all night irritates soonest.**',
    },
  },
  {
    is: /\bmicellar(?: water)?\b/,
    called: 'micellar water',
    says: {
      spots:
        'Yes, if it is fragrance-free and rinsed off: what stays behind can irritate skin with pimples.** Over make-up or sunscreen a mild wash comes after it',
      dry: 'Yes, it is gentle, if you rinse it off and moisturise at once.** Press and wipe, no rubbing',
      sensitive: 'Yes, one without scent and alcohol, pressed on and not rubbed, and rinsed off.**',
    },
  },
  {
    is: /\bcleansing (?:balms?|oils?)\b/,
    called: 'a cleansing balm',
    says: {
      spots:
        'Yes, if it rinses off with water and a mild wash comes after it: what stays on can clog.** Better one with mineral oil or light esters than with coconut',
      dry: 'Yes, it suits dry skin: it melts make-up without stripping.** Massage on dry skin, add water, rinse',
      sensitive:
        'Yes, a fragrance-free one, massaged in lightly for half a minute.** Essential oils in it are what mostly stings',
    },
  },
  {
    is: /\b(?:face )?primers?\b/,
    called: 'a primer',
    says: {
      spots: 'Yes, a silicone one seldom clogs: it lies on top.** What matters is that it comes off every evening',
      dry: 'You can, over a moisturiser that has sunk in: on dry patches it pills.** A creamy sunscreen does the same work',
      sensitive: 'Yes, one without scent, and never on skin that is sore.**',
    },
  },
]

const asks = /\b(?:can|may|could|should|is|are|ok|okay|safe|good|suitable|suit|fine|allowed|kan|mag)\b/
/** Another question of it. */
const otherwise =
  /\b(?:how|which|when|why|what|whats|where|difference|better|or|instead|price|cost|cheap\w*|under r|makes?|made|gave|broke|burn\w*|sting\w*|need|necessary|worth|before|after|first|waste|with (?:my|retinol|niacinamide|vitamin))\b/
const spots = pattern`\b(?:pimples?|acne|breakouts?|puisies|oily|spots|blackheads)\b`
const longest = 13

const whomOf = (said: string, asked: Asked): Whom | undefined =>
  expects(asked.situation) || /\b(?:pregnan\w*|breastfeed\w*|expecting|swanger)\b/.test(said)
    ? 'expecting'
    : spots.test(said)
      ? 'spots'
      : /\b(?:sensitive|eczema|rosacea)\b/.test(said)
        ? 'sensitive'
        : /\b(?:dry|droe)\b/.test(said)
          ? 'dry'
          : undefined

/** Whether an extra suits somebody; undefined where something else is asked of it, or no extra is named. */
export const extrasForWhom = (asked: Asked): Draft | undefined => {
  const said = saidIn(asked)
  if (!asks.test(said) || otherwise.test(said) || said.split(' ').length > longest || asked.heard.things.length > 0)
    return undefined
  const extra = extras.find(({ is }) => is.test(said))
  const whom = extra === undefined ? undefined : whomOf(said, asked)
  if (extra === undefined || whom === undefined) return undefined
  const { called, says, baby = 'Leave out any with retinol, retinal or retinyl, or a strong acid, in the list' } = extra
  const stage = /\bbreastfeed/.test(said) ? 'while you breastfeed' : 'in pregnancy'
  return draftOf({
    paragraphs:
      whom === 'expecting'
        ? [
            `**Yes, ${called} is fine ${stage}, if it is a plain one.** ${baby}, and take it without scent if smells upset you.`,
            'Next to nothing of such a product gets through skin. Not sure of yours? Paste its list here, or show it to a pharmacist or midwife.',
            'Mask of pregnancy comes from light: tinted sunscreen, SPF 30–50, every morning does more than any extra.',
          ]
        : [
            `**${says[whom]}${says[whom].endsWith('**') ? '' : '.'}`,
            'It is an extra all the same: a mild wash, a moisturiser and sunscreen, SPF 30–50, are what skin needs.',
            'Something new goes on a small patch for a few days first; stop if it burns, itches or brings bumps.',
          ],
    things: [],
    sources: ['general'],
    sure: true,
    suggestions: ['Do I need it at all?', 'A routine for my skin', 'Check an ingredient list for me'],
  })
}
