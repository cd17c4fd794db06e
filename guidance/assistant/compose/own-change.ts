import { messagesOf } from '../conversation.ts'
import { spelledOut } from '../understand/spelled-out.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, calledAll, type Draft } from './draft.ts'
import { expects, isActive, isMedicine } from './lines.ts'
import { isPrescribed } from './supply-words.ts'
import { pattern } from '../../text/pattern.ts'

// "My skin is nearly clear, so I drop what the doctor gave me": whoever chose a treatment plans its end. What is to come instead may be mild and
// fit very well, so an answer about that alone would say yes to the wrong thing. Sources: general, tsdf, safety-steroid-stop.

const seer = String.raw`(?:derm\w*|doctor|doc|dr|gp|clinic|sister|nurse|specialist|paed\w*|prescriber|dokter|kliniek)`
const remedy = String.raw`(?:creams?|ointment|gel|tablets?|pills?|capsules?|medicine|meds|treatment|lotion|solution|antibiotics?|salf|room|pille|medisyne)`
const given = pattern`
  \b${seer} (?:has |had |het )?(?:gave|given|put|prescribed|gegee|wrote|started|voorgeskryf)\b|\b${remedy} (?:\w+ ){0,2}(?:from|by|van) (?:my|the|
  die) ${seer}\b|\bprescribed (?:\w+ )?${remedy}\b|\b${seer}s ${remedy}\b`
const thins = pattern`
  \b(?:drop|dropping|ditch\w*|quit|quitting|stop|stopping|stopped|chuck|skip|skipping|come off|coming off|get off|wean|cut(?:ting)? (?:it |them |
  this |that |out |down |back |my )|halve|halving|lower|reduce|reducing|taper\w*|go (?:down|back|over)|going down|leave (?:it |them )?out|(?:half|
  less|fewer) (?:the |of )?(?:dose|often|tablets?|it|days|nights)|(?:every|each) (?:second|other|third) (?:day|night)|once a week|only when|(?:swap|
  swop|switch|replace) (?:it|them|this|that|to|the (?:cream|ointment|tablets?))|instead of (?:it|them|what)|(?:must|do) i still (?:have to |
  need to )?(?:use|take|need) (?:it|them|this)|go (?:all )?natural|los|ophou|staak|minder)\b`
/** What is given up is a wash or a cream of one's own. */
const ownCare = pattern`
  \b(?:stop|drop|quit|skip|switch|swap|ditch|leave out|replace)\w* (?:\w+ ){0,2}(?:moisturi[sz]er|cleanser|sunscreen|soap|toner|serum|make ?up|scrub|
  vitamin c|wash)\b`

const own = new RegExp(String.raw`\b(?:i|im|ill|id|ek|me|we|my|myself|she|he)\b`)
const wants = pattern`
  \b(?:want\w*|wanna|wil|gonna|going to|thinking|plan\w*|can|could|may|should|must|quietly|secretly|without (?:telling|asking|him|her|them)|(?:on|
  by) (?:my own|myself|ourselves)|dont (?:want|wanna) (?:to )?tell|kan|mag|moet|good (?:plan|idea)|rather|is (?:it|that|dit) (?:ok|okay|fine|reg))\b`
/** "The derm told me to stop", "may I drop the cleanser?", "the course is finished": nothing is done against a prescriber. */
const allowed = pattern`
  \b${seer} (?:\w+ )?(?:told|said|says|wants|asked|advised|let|stopped|het gese)\b|\b(?:finished|completed|course is (?:done|over)|years? ago|klaar|
  never (?:again|since)|dont have to|put me on \w+ (?:every|each)|(?:or|of) (?:carry on|continue|keep|aangaan))\b`
const openly =
  /\b(?:quietly|secretly|without (?:telling|asking)|dont (?:want|wanna) (?:to )?tell|(?:on|by) (?:my own|myself))\b/

/** Why, for what is known of the kind. */
const why = (kind: string): string =>
  /isotretinoin|roaccutane|accutane|oratane/.test(kind)
    ? 'The course is planned to a total: thinned out or ended early, acne comes back more often. What bothers you they can often ease by changing how ' +
      'you take it.'
    : /steroid|cortisone|hydrocortisone|betamethasone|clobetasol|mometasone|eczema|ekseem|psoriasis|dermatitis/.test(
          kind,
        )
      ? 'Skin that looks calm can still be inflamed, and flares when treatment ends too soon; a steroid used for weeks is lowered step by step.'
      : /cycline|doxy|minocin|antibiotic|amoxi|augmentin|clindamycin|erythro/.test(kind)
        ? 'Half a course or half a dose works less, and what it held down comes back.'
        : 'Some are lowered slowly, some finished, and what they held down can return.'

/** The answer for somebody who wants less of what was prescribed, or none; undefined where a prescriber said so, or nothing was prescribed. */
export const ownChange = (asked: Asked): Draft | undefined => {
  const { heard, situation, request } = asked
  // Skin that peels or breaks out on it has an answer of its own.
  if (heard.isLabel || heard.injected || heard.harmed || heard.intent === 'reaction') return undefined
  const said = tokensOf(spelledOut(request.message.replaceAll(/["“][^"”]*["”]/g, ' '))).join(' ')
  const before = messagesOf(request.turns)
    .slice(-2)
    .map((text) => tokensOf(text).join(' '))
    .join(' ')
  const medicine =
    heard.things.find((one) => isMedicine(one) || one.families.includes('retinoid-medicine'))?.called ?? heard.medicine
  const prescribed =
    given.test(said) ||
    (isPrescribed(said) && medicine !== undefined) ||
    (openly.test(said) && (medicine !== undefined || given.test(before)))
  const meant = wants.test(said) || request.message.includes('?')
  if (!prescribed || !meant || !thins.test(said) || !own.test(said) || allowed.test(said) || ownCare.test(said))
    return undefined
  // Leaving a retinoid out for a baby is right.
  if (expects(situation)) return undefined
  const beside = heard.things
    .filter((one) => !isMedicine(one) && !isActive(one) && !one.families.includes('retinoid-medicine'))
    .slice(0, 2)
  const lips = /\blips?\b/.test(`${said} ${before}`)
  return {
    paragraphs: [
      `**No, do not thin it out or stop it on your own: ask the doctor or clinic that prescribed ${medicine ?? 'it'} first, also when skin looks better.**`,
      why(`${medicine ?? ''} ${said} ${before}`),
      beside.length === 0
        ? undefined
        : `**${capital(calledAll(beside))}** can come beside it on calm skin, not instead of it; try a small patch first.`,
      lips
        ? '**For the lips meanwhile:** petroleum jelly or a plain lanolin balm thickly, many times a day and at night, SPF 30 outside; no licking, ' +
          'mint or scent.'
        : undefined,
      '**How:** phone, or ask a pharmacist today, and say what made you want to: side effects, cost, or that it is better. Often there is a milder way, ' +
        'fewer days, or a planned end. Until then go on as the label says, with a gentle wash and a plain moisturiser.',
      'A rash, swelling, low mood or a possible pregnancy: call the same day. Stopped already and flaring: be seen this week.',
    ].filter((one) => one !== undefined),
    things: [],
    sources: ['general', 'tsdf', 'safety-steroid-stop'],
    topic: { intent: 'medicine', ingredients: [] },
    suggestions: ['What can I use beside it?', 'What calms dry skin from a treatment?'],
  }
}
