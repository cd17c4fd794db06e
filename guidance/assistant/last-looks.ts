import type { Knowledge } from '../knowledge/knowledge.ts'
import { detailFirst, measureFirst } from './compose/detail-first.ts'
import { withSunDue } from './compose/due-said.ts'
import { fitting } from './compose/fitting-verdict.ts'
import { nameSaid } from './compose/known-by-name.ts'
import { priceSaid } from './compose/price-unknown.ts'
import { messagesOf, type Reply, type Request } from './conversation.ts'
import { ownLinksOnly } from './guard.ts'
import { standingPages } from './standing-pages.ts'
import { wayAsked } from './understand/asked-way.ts'

// A whole answer is looked over before it is said: each look mends one thing and leaves every other answer as it is.

/** An answer that is looked over, with what was asked; `name`: a product that is known by its name only. */
export type Looked = { knowledge: Knowledge; request: Request; reply: Reply; name: string | undefined }

type Look = (said: string, looked: Looked) => string

const ofItself = ({ topic }: Reply): boolean => topic.entry?.startsWith('assistant') === true
const pressesNot = ({ level }: Reply): boolean => level === null
/** Who should be seen is not told that there is no need to worry. */
const mayFit = ({ level }: Reply, { message }: Request): boolean =>
  level === null || (level === 'routine' && wayAsked(message)?.way !== 'worry')

const verdictThatFits: Look = (said, { knowledge, request, reply }) =>
  mayFit(reply, request) && !ofItself(reply)
    ? fitting(
        said,
        request.message,
        knowledge.myths.some(({ id, verdict }) => id === reply.topic.entry && verdict === 'harmful'),
      )
    : said

/** So far back what was told of the skin still stands. */
const spokenOf = 2

/** What decides an answer said with its verdict: a detail that was told now or shortly before, a measure, a price that is not known. */
const whatIsAskedFirst: Look = (said, { request: { message, turns }, reply }) => {
  if (!pressesNot(reply) || ofItself(reply)) return said
  const now = detailFirst(said, message)
  const detailed = now === said ? detailFirst(said, messagesOf(turns).slice(-spokenOf).join('. ')) : now
  return priceSaid(measureFirst(detailed, message), message)
}

const sunBesideActives: Look = (said, { request, reply: { level, topic } }) =>
  level === null && topic.intent !== 'label' && topic.intent !== 'injection' ? withSunDue(said, request.message) : said

const nameKnownOnly: Look = (said, { request, name }) =>
  name === undefined ? said : nameSaid(said, name, request.message)

const ourLinks: Look = (said, { request }) =>
  ownLinksOnly(said, new Set([...standingPages, ...request.pages.map(({ url }) => url)]))

const looks: readonly Look[] = [verdictThatFits, whatIsAskedFirst, sunBesideActives, nameKnownOnly, ourLinks]

/** The text of an answer after every last look, in their order. */
export const lookedOver = (said: string, looked: Looked): string =>
  looks.reduce((text, look) => look(text, looked), said)
