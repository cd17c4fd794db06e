import { capital } from './draft.ts'
import { withoutVerdict } from './open-answer.ts'

// "Does Caroline's Treatment work for pimples?": of a product that is known by its name alone that is said first, and then what can be said without it.

/** Stands in a message for a name that is on no list, so that it is read as a maker's. */
const standIn = 'brandx'

/** A message with the stand-in for a name. */
export const withStandIn = (message: string, name: string): string =>
  message.replace(new RegExp(name.replaceAll(/[^\p{L}\d]+/gu, '[^\\p{L}\\d]+'), 'iu'), standIn)

/** An answer with the name that the stand-in stood for. */
export const withName = (response: string, name: string): string =>
  response.replaceAll(new RegExp(standIn, 'gi'), /^\p{Ll}/u.test(name) ? name.split(' ').map(capital).join(' ') : name)

const mostWords = 160
/** What is said of its whole kind is the answer already: "dove soap on my face". */
const forbids = /^\*\*(?:no\b|better not|rather not|not\b|never)/i

/** An answer that passes over the product asked of, with that said first; "my own Dove" on a child asks of grown-up products. */
export const nameSaid = (response: string, name: string, message: string): string => {
  const [first = name] = name.toLowerCase().split(/[ ’'-]/)
  if (
    response.toLowerCase().includes(first) ||
    /\bby (?:its |that )?name\b/.test(response) ||
    forbids.test(response) ||
    /\bmy own\b/i.test(message)
  )
    return response
  const lead = `**I know ${capital(name)} by name only, so its ingredient list decides: paste it here and I go through it.**`
  const [, bold = '', more = ''] = /^(\*\*[^*]+\*\*)([^]*)$/.exec(withoutVerdict(response)) ?? []
  const paragraphs = `${lead}\n\n${bold === '' ? response : `${bold.slice(2, -2)}${more}`}`.split('\n\n')
  // What is said last goes first where it grows too long; a page to read on stays.
  while (paragraphs.length > 3 && paragraphs.join(' ').split(/\s+/).length > mostWords)
    paragraphs.splice(paragraphs.at(-1)?.startsWith('Read on') === true ? -2 : -1, 1)
  return paragraphs.join('\n\n')
}
