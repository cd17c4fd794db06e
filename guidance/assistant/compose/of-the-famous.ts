import type { Asked, Draft } from './draft.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'

// "What does she use, her skin is so beautiful": what somebody famous does at home is not known here, and not guessed. Source: general.

/** People whose skin is asked after, and words for such people at large. */
const known = pattern`
  \b(?:rihanna|beyonce|zendaya|(?:kim |khloe |kourtney )?kardashian|(?:kylie |kendall )?jenner|hailey (?:bieber|baldwin)|bieber|selena gomez|taylor swift|lupita\w*|viola davis|naomi campbell|tyla|ayra starr|tems|trevor noah|
  thuso mbedu|bonang(?: matheba)?|minnie dlamini|pearl (?:thusi|modiadie)|nomzamo(?: mbatha)?|enhle mbali\w*|boity(?: thulo)?|connie ferguson|lerato (?:kganyago|mvelase)|k naomi|kefilwe mabote|
  mihlali(?: ndamase)?|basetsana kumalo|zozibini(?: tunzi)?|siya kolisi|somizi|charlize theron|cassper(?: nyovest)?|dj zinhle|ntando duma|sho madjozi|uncle waffles|makhadzi|faith nketsi|terry pheto|
  gail mabalane|jo ann strauss|liesl laurie|demi leigh|cristiano|ronaldo|messi|michelle obama|jennifer (?:lopez|aniston)|jlo|halle berry|blackpink|bts)(?:s\b|\b)`
const kindOf =
  /\b(?:celeb\w*|actress\w*|actors?|influencers?|models?|famous people|pop ?stars?|movie stars?|film stars?|miss (?:sa|south africa|universe|world)|k ?pop (?:idols?|stars?)|presenters?|youtubers?|soapie stars?)\b/
const asksOwn = pattern`
  \b(?:what|which|wat|watter|how|hoe) (?:\w+ ){0,4}?(?:does|do|did|doen|is|are|has|have|would|gebruik) (?:\w+ ){0,5}?(?:use|uses|do|doing|put|puts|apply|swear|wash|wear|have|eat|get|keep|gebruik|doen)\b|
  \b(?:routine|skin ?care|secrets?|products?|regimen|regime)\b|\bskin like\b|\bglow like\b|\blook like\b|\bvel soos\b|\bisikhumba (?:njenge|esifana)\w*`
/** "What skincare routine does Lindiwe Nkosi have?": two names in a row, with capitals. */
const namedSo = /\b(?:does|do|did) ([A-Z][a-zà-ÿ]+ [A-Z][a-zà-ÿ]+) (?:use|do|have|put|swear|wash|follow)\b/
/** What is sold under a name, and what a claim of theirs is worth, are other questions. */
const other =
  /\b(?:fenty|rhode|skims|rare beauty|brand|range|line|launch\w*|sells?|says?|said|recommend\w*|advert\w*|ad|worth|price|buy|dupe|model of|role model|bleach\w*|lighten\w*|whiten\w*|lighter)\b/

const inCapitals = (name: string): string => name.replaceAll(/(?:^| )\p{L}/gu, (first) => first.toUpperCase())

/** What is not known of somebody famous, and what does most for anybody's skin; undefined where nobody famous is asked after. */
export const ofTheFamous = ({ heard, request: { message } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const plain = message
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
  const name = namedSo.exec(message)?.[1] ?? known.exec(plain)?.[0].replace(/(?<=[a-rt-z]{4})s$/, '')
  if (
    heard.skinType !== undefined ||
    heard.isLabel ||
    heard.harmed ||
    heard.injected ||
    other.test(said) ||
    (name === undefined && !kindOf.test(plain)) ||
    !(asksOwn.test(said) || asksOwn.test(plain))
  )
    return undefined
  return {
    paragraphs: [
      `**I do not know what ${name === undefined ? 'they use' : `${inCapitals(name)} uses`}, and I will not guess: nobody outside that bathroom can be sure.** What is told in interviews is often paid for, and photos have light, make-up and filters.`,
      'Much of such skin is inherited, and some of it is time and treatments. Yours can be at its best too, in its own colour.',
      '**What does most for anybody, and is simple:** a mild, fragrance-free wash in the evening, a plain moisturiser on damp skin twice a day, and sunscreen, SPF 30–50, every morning. ' +
        'One active for what bothers you, such as azelaic acid or niacinamide for marks, for three months.',
      'Tell me what bothers you most and your skin type, and I can be more exact. Deep, painful or scarring spots: a clinic or dermatologist.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'routine', ingredients: [] },
    suggestions: ['A simple routine for my skin', 'What helps with dark marks?'],
  }
}
