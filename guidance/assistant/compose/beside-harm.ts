import { tokensOf } from '../../text/tokens.ts'
import type { Topic } from '../conversation.ts'
import { thingOf } from '../understand/things.ts'
import { type Asked, calledAll, type Draft } from './draft.ts'
import { kindTexts } from './kinds.ts'

// What people ask beside a reaction, while skin burns or itches: sunscreen, make-up, sport, shaving, a doctor. It is answered itself, and what did the harm stays off.
// Source: general dermatology practice.

type Row = { is: RegExp; says: (what: string) => readonly string[] }

const may = '(?:can|must|should|may|do|could|kan|mag|moet) (?:i|we|she|he|ek) (?:still |then |already |ook )*'
const rest = (what: string): string =>
  `Meanwhile ${what} stays off, and on it go only lukewarm water and a plain, fragrance-free moisturiser or petroleum jelly.`

const rows: readonly Row[] = [
  {
    is: new RegExp(
      `${may}(?:wear|use|put(?: on)?|need|apply|dra|gebruik) (?:a |my |any )?(?:sunscreen|sunblock|spf|sonskerm)|^(?:and |what about |how about )*(?:sunscreen|sunblock|spf|sonskerm)(?: then| though)?$`,
    ),
    says: (what) => [
      '**Yes, if it does not sting: a fragrance-free mineral one (zinc oxide), patted on; on raw or weeping skin only shade, a hat and cloth.**',
      `Irritated skin burns and darkens sooner, so stay out of strong sun for some days. Wash it off in the evening with water and a mild, soap-free wash, no rubbing. ${rest(what)}`,
    ],
  },
  {
    is: new RegExp(
      `${may}(?:wear|use|put on|do) (?:my |any |some )?(?:make ?up|foundation|powder|concealer|grimering)`,
    ),
    says: (what) => [
      '**Better not until nothing stings: make-up, and taking it off, rub and keep it going.** That mostly takes a few days.',
      `If you must, a little fragrance-free powder over moisturiser, with a clean brush, off with micellar water and no wipes. ${rest(what)}`,
    ],
  },
  {
    is: new RegExp(`${may}(?:go to (?:the )?gym|gym|exercise|train|run|swim|go swimming)`),
    says: (what) => [
      '**Not while it burns: sweat, heat and pool water sting and keep it red.** Give it two or three quiet days.',
      `After that, rinse with lukewarm water straight away, pat dry and moisturise. ${rest(what)}`,
    ],
  },
  {
    is: new RegExp(`${may}(?:shave|skeer)\\b`),
    says: (what) => [
      '**Not over that skin until it is calm: a blade takes the top of sore skin along.** Mostly a week.',
      `A trimmer that does not touch the skin is all right before that. ${rest(what)}`,
    ],
  },
  {
    is: /\b(?:must|should|do|can|moet) (?:i|we|she|he|ek) (?:need to |have to |rather )?(?:see|go to|visit|show|sien) (?:it to )?(?:a |the |n |my )?(?:doctor|dr|clinic|derm\w*|pharmacist|dokter|kliniek)/,
    says: (what) => [
      '**Today, if there are blisters, swelling, weeping, or it is in the eyes; otherwise if it is no better in three days or keeps spreading.** Swollen lips or tongue, or trouble breathing: call 112 or 10177 now.',
      `A pharmacist can look first and has something for the itch. Take the pack along, for its list shows what to leave out. ${rest(what)}`,
    ],
  },
]
const longest = 12

/** What did the harm, by the answer before. */
const culprit = ({ knowledge }: Asked, { ingredients, kind }: Topic): string => {
  const things = ingredients.flatMap((id) => knowledge.byId(id) ?? []).map(thingOf)
  return things.length > 0
    ? calledAll(things.slice(0, 3))
    : kind === undefined
      ? 'what you put on last'
      : `that ${kindTexts[kind].called}`
}

/** What is asked beside the reaction that the answer before was about; undefined where the turn asks nothing of the kind. Its own words count, whatever it is read with. */
export const besideHarm = (asked: Asked): Draft | undefined => {
  const { message, turns } = asked.request
  const tokens = tokensOf(message)
  const before = turns.findLast(({ role }) => role === 'assistant')?.topic
  if (tokens.length > longest || before?.intent !== 'reaction' || before.concerns.includes('acne')) return undefined
  const row = rows.find(({ is }) => is.test(tokens.join(' ')))
  return row === undefined
    ? undefined
    : {
        paragraphs: [...row.says(culprit(asked, before))],
        things: [],
        sources: ['general'],
        sure: true,
        topic: { ...before },
      }
}
