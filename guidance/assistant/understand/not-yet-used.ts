import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { glossed } from '../../text/gloss.ts'
import { normalise, wordsOf } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'

// A lightener that lies unopened in the hand, or that somebody sells, has harmed nobody yet: what it is and where it goes is the answer, and no
// doctor within days. Whatever tells of use keeps the notice; nothing said either way keeps it too.

const ofLightener = new Set(['lightener-use', 'steroid-use'])

const notUsed = new RegExp(
  pattern`
  \b(?:not|never|hasnt|havent|havnt|have not|has not|didnt|dont|did not|nog nie|nog nooit|without) (?:\w+ ){0,2}(?:used?|using|tried|started|opened|
  open|put|applied|gebruik|oopgemaak)\b(?: (?:it|this|any))?|\bnog nie (?:\w+ )?(?:oop|gebruik)\w*|\b(?:unopened|unused|sealed|still (?:closed|
  in (?:the|its) (?:plastic|box|wrapp\w+|packaging)))\b`,
  'g',
)
/** A use that is only thought of. */
const asksToUse = new RegExp(
  pattern`
  \b(?:can|could|may|should|must|shall|would|if|before|when|how do|how must|do|want to|going to|thinking of|planning to|(?:fine|ok|okay|safe|good|allowed|alright|reg|veilig) (?:to|om te)|kan|mag|moet|voor) (?:i |we |
  ek |ons )?(?:\w+ )?(?:use|using|mix|put|putting|apply|applying|try|trying|start|starting|gebruik|smeer|begin)\b`,
  'g',
)
/** "Good for daily use?" */
const useInGeneral =
  /\b(?:sells?|sold|selling)\b(?: \S+){0,5}? to use\b|\b(?:daily|regular|long term|normal|personal|home|cosmetic) use\b|\b(?:for )?every ?day(?: use)?\b/g
/** "Is hydroquinone cream okay for melasma?": the substance is asked about, and nobody's own tub. */
const substance =
  String.raw`(?:hydroquinone|clobetasol|betamethasone|mometasone|steroids?|mercury|dermovate|movate|lemonvate|persol|betasol|betnovate|` +
  String.raw`caro ?(?:light|white)|fair and white|diproson\w*|glutathione|lightening|bleaching|whitening)`
const atLarge = new RegExp(pattern`
  \b(?:is|are|does|do|will|would|can|could) (?:(?:a|an|any|using|these|those|some) )?(?:\w+ )?${substance}\b(?: \S+){0,9}? (?:ok|okay|safe|fine|
  alright|allowed|good|bad|harmful|dangerous|legal|work|works|help|helps|worth|fade|clear|remove)\b|\bheard (?:that )?(?:\w+ )?${substance}\b|^(?:\w+ ){0,3}${substance}(?: cream)? (?:in|during|while|when) (?:\w+ )?(?:pregnan|breast ?feed|expecting)`)
const ownOne = pattern`
  \b(?:my|this|our|mine|the) (?:\w+ ){0,3}(?:creams?|tube|tub|jar|soap|lotion|${substance})\b|\bi (?:have|ve|got|get|buy|wear)\b`
/** Said by another, and asked whether it is so. */
const saidByOther = pattern`
  \b(?:says?|said|swears|recommend\w*|suggest\w*|claims?|tik ?tok|advert\w*|influencer)\b.*\b(?:is it|is that|is this|should i|can i|may i|true)\b`
const offered = pattern`
  \b(?:sells?|selling|offer(?:s|ed|ing)?|worth (?:it|the|buying|getting|r ?\d+)|(?:should|can|could|must|shall|may|kan|moet) (?:i|ek) (?:buy|get|
  order|take|return|koop)|(?:before i|want to|going to|thinking of|about to) (?:buy|buying|get|getting|order|ordering)|(?:can|may|could|should|kan|
  mag) (?:i|ek) (?:\w+ ){1,4}(?:brother|sister|mom|mother|dad|friend|cousin|aunt\w*|uncle|gran\w*|gogo|husband|wife|neighbou?r|flatmate|roommate)'?s|
  verkoop|says? (?:\S+ ){1,6}(?:is|its|are) (?:\w+ )?(?:fine|safe|ok|okay|harmless|allowed|legal|good))\b`
/** Given by somebody, where it is asked whether one may. */
const given = /\b(?:gave|brought|sent|lent|offered|sold) (?:me|us)\b/
/** "Light in seven days": what the seller promises, and no time that it was used. */
const promised =
  /\b(?:make?s?|made|gives?|gets?|get|turns?|light\w*|white\w*|fair\w*|clear\w*|works?|results?|bright\w*) (?:\w+ ){0,4}(?:in|within) (?:just |only )?(?:\d+|one|two|three|a few|seven|fourteen) (?:days?|weeks?|months?)\b|\bma(?:kes?|de) you\b/g
/** Bought, and asked of before anything is told of its use. */
const boughtAndAsked =
  /\b(?:bought|found|saw|picked up|ordered)\b.*\b(?:(?:is|are) (?:it|this|that|they|these) (?:\w+ )?(?:safe|ok|okay|good|fine|legit|real|harmful|bad|dangerous|legal)|good (?:deal|buy|price|idea)|worth it)\b/
/** Another's tube, and a little of it that is asked for; a cousin who gets hers from the market. */
const othersTube =
  /\b(?:she|he|gran\w*|gogo|ouma|mom|mum|ma|aunt\w*|sister|brother|friend|cousin|neighbou?r|colleague)(?: also| still)? (?:has|have|got|had) (?:a |some |her |his )?(?:\w+ )?(?:tube|tub|cream|jar|left)\b/
const justALittle =
  /\b(?:just |only )?(?:a )?(?:little|bit|dab|touch|tiny bit)(?: of (?:it|that|this))?(?: \w+){0,8}\s*\?/
const othersGet =
  /\b(?:cousin|friend|sister|neighbou?r|colleague|aunt\w*|lady|girl|mate|bestie)s? (?:gets?|buys?|bought|got) (?:one|it|hers|some|theirs) (?:from|at)\b/
/** Put on by somebody, and not only what a child or a rash is told of. */
const putOn =
  /\b(?:us(?:e|es|ed|ing)|gebruik|puts?|putting|appl(?:y|ies|ied|ying)|smear\w*|smeer|rub\w*|been on|stopped|since|mix(?:ed|ing)?|made (?:my|me|her|his)|works? (?:well )?(?:on|for) me)\b/
/** Use, or what comes of it. */
const tellsOfUse = pattern`
  \b(?:us(?:e|es|ed|ing)|gebruik|puts?|putting|appl(?:y|ies|ied|ying)|smear\w*|smeer|rub\w*|been on|wash (?:\w+ )?with|started|starting|stopped|since|
  mix(?:ed|ing)?|ma(?:kes?|de) (?:my|me|her|his)|burn\w*|itch\w*|sting\w*|rash|sore|raw|red|redder|darker|worse|peel\w*|thin(?:ner|ning)?|veins?|headaches?|shak\w+|trem\w+|tired|
  weak|swollen|swelling|addict\w*|bab(?:y|ies)|child|kids?|son|daughter|toddler|finished|almost done|works? (?:well )?(?:on|for) me|(?:for|past|
  last) (?:\w+ )?(?:days?|weeks?|months?|years?)|(?:\d+|one|two|three|four|five|six|few) (?:days?|months?|mnths?|years?|yrs?))\b`
const pregnancyWeeks =
  /\b\d+ ?(?:weeks?|wks?|months?|mnths?)(?= (?:and|preg\w*|preggers|preggies|along|swanger|gone|i)\b)/g

const asks = /\?|\b(?:which|is it|is this|what|whats|when|how|worth|good for|okay|safe|watter|is dit)\b/
const owned =
  /\b(?:my|our|her|his)\b(?! (?:\w+ )?(?:face|skin|marks?|spots?|cheeks?|neck|body|acne|pimples))|\b(?:mine|myne|se tub)\b/

/** A little of another's, that is only asked for. */
const asksALittle = (plain: string): boolean => justALittle.test(plain) && (given.test(plain) || othersTube.test(plain))

/** Whether a text shows a thing that is not in use: closed, offered or read off a list; nothing in it tells of use. */
export const showsUnused = (knowledge: Knowledge, written: string): boolean => {
  const plain = written.replaceAll("'", '')
  const words = wordsOf(plain)
  const english = glossed(knowledge, words)
  const foreign = english.filter((word, at) => word !== words[at]).length > 1
  // Told in another language, use stands in the English of its words.
  const told = `${plain} ${foreign ? english.join(' ') : ''}`
  const rest = [pregnancyWeeks, promised, notUsed, asksToUse, useInGeneral].reduce(
    (text, one) => text.replaceAll(one, ' '),
    told,
  )
  // A list is read out of a shop's pack as well as out of the tub at home: "my cream" is one that is used.
  const asksIfMay = plain.search(asksToUse) !== -1
  const commas = (plain.match(/,/g) ?? []).length
  const list = commas >= (asksIfMay ? 2 : 3) && asks.test(plain) && !owned.test(plain) && !foreign
  const asked = (atLarge.test(plain) || saidByOther.test(plain)) && !ownOne.test(plain)
  return (
    !tellsOfUse.test(rest) &&
    (asked ||
      plain.search(notUsed) !== -1 ||
      offered.test(plain) ||
      (asksIfMay && given.test(plain)) ||
      list ||
      (boughtAndAsked.test(plain) && !owned.test(plain)) ||
      othersGet.test(plain) ||
      asksALittle(plain))
  )
}

/** Whether the notice is of a lightener or steroid that nobody has used yet. */
export const notYetUsed = (
  knowledge: Knowledge,
  message: string,
  earlier: readonly string[],
  notices: readonly RedFlagNotice[],
): boolean => {
  const plain = normalise(message)
  return (
    notices.some(({ id }) => ofLightener.has(id)) &&
    notices.every(({ id, level }) => ofLightener.has(id) || level === 'routine') &&
    showsUnused(knowledge, plain) &&
    !earlier
      .slice(-2)
      .map(normalise)
      .some((one) =>
        (asksALittle(plain) || othersGet.test(plain) ? putOn : tellsOfUse).test(one.replaceAll(asksToUse, ' ')),
      )
  )
}
