import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'
import { isActive, isMedicine } from './lines.ts'

// "Started a foaming cleanser on Saturday, it's Wednesday and I see nothing. Waste of money?": what a wash, a cream or a sunscreen can show, and when. Source: general.

const nothing = pattern`\b(?:(?:i )?(?:see|seeing|saw|notice|feel) (?:absolutely |literally |still )?nothing|(?:and|but|still|absolutely|changed|done|does|did|doing) nothing|no (?:difference|change|results?|improvement)|nothing (?:changed|happened|happens|yet|so far)|(?:doesnt|does not|isnt|not|hasnt|didnt|dont) (?:\w+ )?(?:work\w*|help\w*|chang\w*|do anything|done anything|see (?:a|any) \w+)|useless)\b`
const days = pattern`\b(?:(?:\d|a|an|one|two|three|four|five|six|few|couple of|couple) ?days?|since (?:yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|the weekend|last (?:week|night|weekend|sunday|monday|tuesday|wednesday|thursday|friday|saturday))|(?:on|last) (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|yesterday|this week|(?:a|one|1) week|once|twice)\b`
const asksJudged =
  /\?|\b(?:waste|worth|useless|normal|too (?:soon|early)|give up|stop|return it|change|keep|why|what now|is it me|bin)\b/
const otherwise =
  /\b(?:burn\w*|sting\w*|rash|itch\w*|red|sore|bumps?|pimples?|acne|marks?|spots?|dandruff|shampoo|hair|tablets?|pregnan\w*|baby|broke|break|worse|peel\w*|weeks|months?|mask|allerg\w*)\b/

type Kind = { is: RegExp; verdict: string; shows: string; how: string }
const kinds: readonly Kind[] = [
  {
    is: /\b(?:cleansers?|face ?wash|foaming wash|gel wash|body wash|soap)\b/,
    verdict:
      'No waste, only too much hoped for: a cleanser shows little, as its work is clean skin that does not feel tight.',
    shows:
      'It is on skin for half a minute, so marks, lines and oil hardly change with it; whether it suits you, you feel within days, and one to two weeks are enough to judge.',
    how: 'Not tight, itchy or greasy after washing? Then it does its job, and a cheaper mild one does the same. What changes skin stays on: a moisturiser, sunscreen SPF 30–50 by day, and one active for what bothers you, over eight to twelve weeks.',
  },
  {
    is: /\b(?:sun ?screens?|sun ?block|spf)\b/,
    verdict: 'No waste: sunscreen shows nothing by itself, it keeps things from coming.',
    shows:
      'Burns, new dark marks and lines are what you do not see. Old marks fade slowly under it, over three to six months.',
    how: 'Two finger lengths for face and neck each morning, again every two hours outdoors. Change it only if it stings, leaves a cast or you do not like to wear it.',
  },
  {
    is: /\b(?:moisturi[sz]ers?|face cream|day cream|night cream|body lotion|lotion|body cream|cream)\b/,
    verdict:
      'Too early to say: what a moisturiser does you feel within minutes to days, and it takes two weeks to judge.',
    shows: 'It holds water in: less tightness and flaking. Marks, lines and pimples are not what a plain one changes.',
    how: 'Twice a day, on damp skin within three minutes of washing. Still tight by noon after two weeks? Then a richer one, with glycerin and ceramides, or petroleum jelly over it at night; a dearer one is not a better one.',
  },
]
const longest = 26

/** Whether a plain product was used in vain, after days; undefined where an active or a trouble is spoken of. */
export const kindTooSoon = ({ heard, situation, request: { message, turns } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const last = messagesOf(turns)
    .slice(-1)
    .map((text) => tokensOf(text).join(' '))
    .join(' ')
  const short = said.split(' ').length < 8
  const story = nothing.test(said) ? said : short ? `${last} ${said}` : said
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    situation.conditions.has('under-12') ||
    situation.babyMonths !== undefined ||
    story.split(' ').length > longest ||
    !nothing.test(story) ||
    !days.test(story) ||
    !asksJudged.test(message.toLowerCase()) ||
    otherwise.test(story) ||
    heard.things.some((thing) => isActive(thing) || isMedicine(thing))
  )
    return undefined
  const kind = kinds.find(({ is }) => is.test(story))
  return kind === undefined
    ? undefined
    : {
        paragraphs: [`**${kind.verdict}**`, kind.shows, kind.how],
        things: [],
        sources: ['general'],
        sure: true,
        topic: { intent: 'particular', ingredients: [] },
        suggestions: ['What do I need besides it?', 'How long until an active works?'],
      }
}
