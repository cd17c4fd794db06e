import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft } from './draft.ts'
import { isUvFilter } from './lines.ts'
import { particularById } from '../understand/particulars.ts'
import { pattern } from '../../text/pattern.ts'

// "How do I cut off my own mole?": asked and not done yet; what was done is a red flag. Sources: acs, general.

const mole = /\b(?:moles?|birth ?marks?|beauty spots?|moesies?|moedervlek\w*)\b/
const removes = pattern`
  \b(?:cut(?:ting)?|burn(?:ing)?|remov(?:e|ing)|shav(?:e|ing)|tie|tying|freez(?:e|ing)|dig(?:ging)?|pick(?:ing)?|scrap(?:e|ing)|tak(?:e|ing)|get(?:ting)? rid|fall off|
  black salve|mole remover|afsny|sny|verwyder|brand)\b`
const byOneself = pattern`
  \b(?:my ?self|my own|own|at home|home|diy|with|using|string|floss|thread|vinegar|salve|blade|razor|scissors|peroxide|iodine|garlic|wart|remover|self|tuis|without (?:a )?doctor|
  naturally|natural)\b`
const asks = /\b(?:how|can|may|should|could|what|is|does|will|best|hoe|kan|mag|wat)\b/
const byOthers = /\b(?:doctor|dr|derm\w*|clinic|surgeon|gp|laser|hair|makeup|cover|dokter)\b(?<!without (?:a )?doctor)/

/** It was taken off long ago, or is well. */
const gone =
  /\b(?:was|were|had|got) (?:\w+ ){0,4}(?:cut out|removed|taken off|excised)|\bcut out\b|\ball clear\b|\bscars?\b/

const reason: Draft = {
  paragraphs: [
    '**Because from outside nobody can tell a harmless mole from a skin cancer, and what is burnt or cut off at home can no longer be examined.**',
    'Vinegar, garlic, toothpaste, salves and string only take off the top. It may look gone, as it did for others, while what lies beneath goes on growing under the scar. On the way they burn ' +
      'healthy skin: open wounds, infection, and dark marks or keloids, above all on deeper skin.',
    '**Instead:** a clinic, GP or dermatologist looks at it first, takes it off under local numbing in minutes and sends it to the laboratory. Skin tags that are surely tags are snipped or frozen there ' +
      'too.',
    'Growing, bleeding, itching, many-coloured or unlike your others: be seen this week.',
  ],
  things: [],
  sources: ['acs', 'general'],
  topic: { intent: 'particular', entry: 'home-procedures', ingredients: [] },
  suggestions: ['How do I check my moles?', 'What may I take off at home?'],
}

/** "How do I take off a mole at home?" – "why not? It worked for my aunt." */
const doubts =
  /^(?:(?:but|and|so|ok|hmm|eish|lol|really) )*(?:why|hoekom|waarom|how come|kungani)\b|\b(?:worked|works|did it|does it|fell off|came off|het gewerk)\b/
const tag = /\bskin ?tags?\b/

/** The no to taking off a mole oneself; undefined where that is not asked. */
export const noOwnMole = ({ heard, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  const last = tokensOf(messagesOf(request.turns).at(-1) ?? '').join(' ')
  if (
    !heard.isLabel &&
    doubts.test(said) &&
    !mole.test(said) &&
    (mole.test(last) || tag.test(last)) &&
    (removes.test(last) || /\bremed(?:y|ies)\b/.test(last)) &&
    !byOthers.test(last)
  )
    return reason
  // "Does salicylic acid remove moles?": what eats at skin does not belong on one, whatever it does for spots.
  const byThing = heard.things.some((thing) => !isUvFilter(thing)) || heard.household.length > 0
  const onMole =
    byThing &&
    !gone.test(said) &&
    (removes.test(said) ||
      /\b(?:fade|lighten|shrink|treat|heal|cure|help|work|dry out)\w*\b[^.?!]*\bmoles?\b|\bon (?:a|my|the|his|her) (?:\w+ )?moles?\b/.test(
        said,
      ))
  if (
    heard.isLabel ||
    !mole.test(said) ||
    !asks.test(said) ||
    byOthers.test(said) ||
    !(onMole || (removes.test(said) && byOneself.test(said) && !gone.test(said)))
  )
    return undefined
  return {
    paragraphs: [
      onMole
        ? `**No: ${heard.things[0]?.called ?? 'that'} takes no mole away, and nothing that peels or burns belongs on one.**`
        : '**No, do not cut, burn, tie or freeze a mole off yourself, and put no salve, vinegar or wart remover on it.**',
      '*Why:* a melanoma can look like a harmless mole. Treated at home it goes on growing beneath the scar, and nobody can test what was thrown away. Acids and black ' +
        'salve eat into healthy skin too: deep wounds, infection, and scars or keloids, above all on deeper skin.',
      '**Instead:** a clinic, GP or dermatologist looks at it and, if it bothers you, takes it off under local numbing in minutes and sends it to the laboratory. Take a photo ' +
        'with a coin beside it today.',
      'Growing, bleeding, itching, many-coloured or unlike your others, or done already: be seen this week.',
    ],
    things: [],
    sources: ['acs', 'general'],
    topic: { intent: 'particular', entry: 'home-procedures', ingredients: [] },
    suggestions: ['How do I check my moles?', 'What may I take off at home?'],
  }
}

const spot = /\b(?:mole|birth ?mark|beauty spot|(?:flat )?brown spot|freckle|moesie|moedervlek)\b/
const over = pattern`
  \b(?:can|may|could|should|ok|okay|safe|fine|kan|mag)\b.*\b(?:over|on|onto|across|oor|op) (?:it|my|the|a|dit)\b`
const product =
  /\b(?:lotion|cream|moisturi[sz]er|sun ?screen|sun ?block|serum|body butter|make ?up|foundation|oil|vaseline)\b/
/** It has changed, is to fade, or is one of many: other answers speak of that. */
const notSo = pattern`
  \b(?:has changed|have changed|it changed|changing|changes|bigger|grow\w*|bleed\w*|itch\w*|is new|a new|remov\w*|get rid|fade\w*|lighten\w*|darker|irregular|crust\w*|treat\w*|help\w*|sore|raised|catches|acid|retinol|glycolic|moles|spots)\b`

/** A lotion over a mole or brown spot that is known and has not changed: the ready answer, whatever is told around it. */
export const overMole = ({ knowledge, heard, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  const ready = particularById(knowledge, 'product-on-mole')
  return ready === undefined ||
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.things.length > 0 ||
    !spot.test(said) ||
    !over.test(said) ||
    !product.test(said) ||
    notSo.test(said)
    ? undefined
    : {
        paragraphs: [...ready.says],
        things: [],
        brief: true,
        sources: ready.sources,
        topic: { intent: 'particular', entry: ready.id, ingredients: [] },
        suggestions: ['How do I check my moles?', 'Which sunscreen should I choose?'],
      }
}
