import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'

// "I don't put cream on my face, finish and klaar. What else can I do?": who will have no sunscreen is told what cloth, shade and hours do. Source: CANSA.

const cream = '(?:sun ?screens?|sun ?blocks?|sun ?cream|spf|sonskerm|sonroom|sonbrandroom)'
const anyCream = `(?:${cream}|creams?|lotions?|stuff|that stuff|anything|goed|room|smeer)`
const never =
  '(?:dont|do not|wont|will not|will never|never|refuse to|cant stand to|aint|not going to|not gonna|hate to|no longer|ek gaan nie|nie)'
/** Sunscreen as such is refused, and not one that stings or is dear. */
const refusesIt = pattern`
  \b(?:i|we|ek|im|men|real men|a man|mans|guys) (?:\w+ ){0,2}?${never} (?:ever |even |really |just |gonna |going to )*(?:use|wear|put|putting|smear|apply|do|buy|want|like|touch|gebruik|smeer|dra)(?:ing)? (?:on )?(?:any |the |that |this |n |your )?${cream}\b|
  \b(?:hate|cant stand|haat|despise|refuse|dislike) (?:all |any |wearing |using |the feel(?:ing)? of |the )*${cream}\b|\bek (?:smeer|dra|gebruik) (?:nie|geen|niks) (?:\w+ )?${cream}\b|
  \b${cream} (?:is|are) (?:only |just |net )?(?:for|vir) (?:women|woman|girls|ladies|sissies|babies|vrouens|vroue|meisies|softies|tourists)\b|\b${cream} is (?:\w+ )?nonsense\b|\bno ${cream} for me\b|\b(?:not|nie) into ${cream}\b`
const refusesCream = pattern`
  \b(?:i|we|ek) (?:\w+ )?${never} (?:ever |even |really |just |gonna |going to )*(?:use|wear|put|smear|apply|do|want|like|smeer|dra|gebruik)(?: on)? (?:any |the |n )?${anyCream}\b|\bno (?:creams?|lotions?|sun ?screen|sun ?block|stuff) for me\b|
  \bek smeer niks\b|\bcreams? (?:is|are) (?:only |just )?(?:for|vir) (?:women|girls|sissies|vrouens|ladies)\b`
const elseAsked = pattern`
  \b(?:what|wat|anything|something|iets|how|hoe|any) (?:else|anders|other)\b|\bwhat other\b|\bother (?:ways?|options?|things?|methods?)\b|\bwhat (?:can|could|must|should|do) (?:i|we)\b|\bwat (?:kan|moet) ek\b|\binstead\b|
  \bwithout (?:it|sun ?screen|sun ?block|cream)\b|\b(?:can|could|do) i (?:still )?protect\b|\b(?:protect|beskerm)\w*\b|\bis there (?:another|any other)\b|\bhow (?:do|can|must) i\b`
const ofSun = new RegExp(
  String.raw`\b(?:sun|son|sonlig|outdoors?|outside|farm|plaas|field|fish\w*|beach|construction|builder|building site|roof\w*|uv|buite|boat|${cream})\b`,
)
/** Why it is not liked names the kind that would be borne, and that has an answer of its own. */
const reasoned = pattern`
  \b(?:white|ashy|grey|cast|greasy|oily|sticky|sting\w*|burn\w*|eyes?|expensive|afford|break\w* (?:me )?out|pimples|smell\w*|allerg\w*|react\w*|rash|heavy|shiny|dear|duur|money|makeup|foundation|ran out|
  forgot|forget)\b`
const asksOther =
  /\b(?:what|which|how|why|when|will|can|could|should|must|is|are|does|wat|watter|hoe|hoekom|kan|moet)\b(?! (?:for|vir|only|just|net|nonsense)\b)/
/** Who does not use any yet and asks for one refuses none. */
const wantsOne = new RegExp(
  String.raw`\b(?:which|watter|what|wat|recommend|suggest|good|best)\b(?: \w+){0,2} (?:${cream}|one|een)\b|\byet\b`,
)
const otherwise = /\b(?:baby|babies|child|kid|kids|toddler|at night|indoors?|inside|vitamin d|lighten\w*|bleach\w*)\b/

/** What keeps the sun off without any cream; undefined where none is refused. */
export const sunWithoutCream = ({ heard, request: { message, turns } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const before = messagesOf(turns)
    .slice(-3)
    .map((text) => tokensOf(text).join(' '))
    .join(' . ')
  const refuses =
    refusesIt.test(said) ||
    (refusesCream.test(said) && (ofSun.test(said) || ofSun.test(before)) && heard.previous?.trouble !== true)
  const onlyRefuses = said.split(' ').length <= 12 && !message.includes('?') && !asksOther.test(said)
  if (
    !refuses ||
    heard.harmed ||
    heard.isLabel ||
    heard.injected ||
    heard.things.length > 0 ||
    wantsOne.test(said) ||
    reasoned.test(said) ||
    otherwise.test(said) ||
    !(elseAsked.test(said) || onlyRefuses)
  )
    return undefined
  return {
    paragraphs: [
      '**Then hat, cloth and shade: worn every day they keep out more sun than a cream that stays in its tube.**',
      '- **Head:** a brim of about 7 cm all round, or a cap with a flap over neck and ears; a buff or scarf over nose and cheeks, and sunglasses marked UV400.\n' +
        '- **Body:** long sleeves, a collar and long trousers in close-woven, darker cloth; a wet or worn-thin shirt lets much through.\n' +
        '- **Hours:** the work in the open before ten and after three where you can, and every break in shade.',
      'Sun marks and ages a man’s skin as it does a woman’s, on every colour, and what stays bare still gets it: nose, ears, lips, backs of the hands. A stick or a dry-touch SPF 50 ' +
        'on those alone takes ten seconds, should you change your mind.',
      'A spot that bleeds, crusts or grows, or a sore that has not healed in four weeks: let a clinic or doctor look.',
    ],
    things: [],
    sources: ['cansa', 'sunaad'],
    topic: { intent: 'sunscreen', kind: 'sunscreen', ingredients: [], concerns: [] },
    suggestions: ['Which sunscreen feels like nothing?', 'Which hat keeps the sun off?'],
  }
}
