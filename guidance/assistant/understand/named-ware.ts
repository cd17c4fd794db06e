import type { Knowledge } from '../../knowledge/knowledge.ts'
import { pattern } from '../../text/pattern.ts'
import { brandsIn } from '../compose/brands.ts'
import { hear } from './understand.ts'
import { vocabularyOf } from './vocabulary.ts'

// "Does Caroline's Treatment work for pimples?": a product is asked of by a name that says nothing of what is in it. Source: general.

const thing = String.raw`(?:the |this |that |my |your |a |an |some |these |those |die |hierdie )?((?:[\p{L}\d&’'.-]+ ){0,4}[\p{L}\d&’'-]+?)`
const uses =
  '(?:use|using|try|trying|apply|applying|buy|buying|take|trust|rub|put|wash with|wash my \\w+ with|switch to|give my \\w+|gebruik|koop)'
const ends = String.raw`(?= (?:on|for|to|in|if|when|while|as|every|from|with|at|or|vir|op|and|but|because|they|that|which|i|my|twice|daily|instead|safely|now|too|anymore|again|gebruik|help|please|pls)\b|[?!,.;:]|$)`
const verdicts =
  '(?:really |actually |even |still |ever |truly )*(?:help|helps|work|works|any good|good|bad|safe|ok|okay|fine|better|best|legit|worth|strong|suitable|fade|fades|remove|removes|clear|clears|cure|treat|treats|lighten|lightens|cause|contain|have|has|get rid|do anything|goed|veilig|sleg|reg|real|fake)'

/** Where in a question the thing that is asked of stands. */
const frames = [
  String.raw`(?:^|[.!?,;] ?|\b(?:so|hi|hey|but|and|please|guys|en) )(?:does|do|will|would|can|could|is|are|was|werk|sal|does the|has) ${thing} ${verdicts}\b`,
  String.raw`\b(?:can|could|may|should|must|do) (?:i|we|you|my \w+|he|she) (?:still |also |even |just |rather |ever )*${uses} ${thing}${ends}`,
  String.raw`\b(?:werk|help) (?!dit|hulle|it)${thing} (?:vir|op|teen)\b`,
  String.raw`\b(?:kan|mag|moet) (?:ek|ons) (?:ook |maar )*${thing} (?:op \w+ \w+ )?(?:gebruik|smeer|sit)\b`,
  String.raw`\b(?:what is|whats|what’s|what's|what about|how about|heard of|heard about|thoughts on|opinion on|think of|think about|know about|how good is|how do i use|how to use|how does|is it (?:ok|okay|safe|good) to use|safe to use|okay to use|ok to use|tried|hoe goed is|wat van|wat is) ${thing}(?: (?:${verdicts})\b|${ends})`,
  String.raw`^(?:is )?${thing} (?:for|vir) (?:my |the )?[\p{L} ]{3,40}(?:yes or no|yay or nay|good or bad|any good|does it work|worth it|thoughts|ok|okay)`,
].map((shape) => new RegExp(shape, 'giu'))

const kinds = pattern`^(?:creams?|lotions?|soaps?|shampoos?|conditioners?|bleach|gels?|serums?|toners?|tonics?|masks?|scrubs?|balms?|wash|washes|cleansers?|treatments?|products?|range|moisturi[sz]ers?|sunscreens?|ointments?|tubes?|bars?|powders?|sprays?|foams?|milk|face|body|hand|skin|
  foundation|spf\d*|\d+ ?(?:ml|g)|kit|set|stuff|brand|line|tissue|petroleum jelly|jelly|patch(?:es)?|pills?|capsules?|syrup|drops?)$`
/** What stands after it makes an ingredient of a word, or something to eat, and no product. */
const ingredientLike =
  /^(?:acid|oils?|perfume|cologne|extract|powder|butter|leaf|leaves|root|bark|seeds?|juice|water|tea|peel|peels|fruit|flower|berry|berries|resin|gum|mushroom|vinegar|beer|clay|salt|sugar|honey|milk|egg|laser|facial|facials|injections?|drips?|surgery|lasers|tattoo|piercing|wax|waxing|therapy)$/

/** What is no name though it stands in the place of one. */
const noName = pattern`^(?:it|this|that|these|those|they|them|something|anything|everything|nothing|one|ones|both|any|all|more|less|much|there|here|what|which|who|i|you|we|my|me|skin|face|a|an|the|not|no|so|too|very|only|just|people|women|men|girls?|guys?|kids?|child(?:ren)?|
  doctors?|he|she|his|her|clicks|dischem|dis-chem|checkers|takealot|temu|shein|woolworths|spar|shoprite|pick n pay|tiktok|google|chatgpt|instagram|skynn|africa|south africa|sa|joburg|durban|cape town)$`

/** A name ends where a sentence goes on. */
const goesOn =
  /^(?:for|vir|on|op|in|of|or|and|en|is|are|between|vs|b4|before|after|with|to|from|at|diff|difference|but|as|like|than|met|saam|if|when|good|bad|safe|ok|okay)$/

const trimmed = (words: readonly string[]): string[] => {
  const end = words.findIndex((word) => goesOn.test(word.toLowerCase()))
  const kept = words.slice(0, end < 0 ? undefined : end)
  while (kept.length > 1 && kinds.test(kept.at(-1)?.toLowerCase() ?? '')) kept.pop()
  return kept
}

/** Short for something, or how somebody shouts: no name of a maker. */
const abbreviated = /^\p{Lu}{2,5}\d*$/u

/** A product by its name as it was written, and whether the maker at least is known by name. */
export type Ware = { name: string; listed: boolean }

/** The product of whose making nothing is known and that a question asks of; undefined where there is none, or what is known is asked of beside a name on no list. */
export const wareNamed = (knowledge: Knowledge, message: string): Ware | undefined => {
  const heard = hear(knowledge, message)
  if (heard.isLabel || heard.harmed) return undefined
  const vocabulary = vocabularyOf(knowledge)
  const letters = message.replaceAll(/[^\p{L}]/gu, '')
  for (const frame of frames)
    for (const found of message.matchAll(frame)) {
      const name = trimmed((found[1] ?? '').trim().split(/\s+/))
      const plain = name.map((word) => word.toLowerCase().replaceAll(/[’'.]/g, ''))
      if (name.length === 0 || plain.some((word) => noName.test(word) || ingredientLike.test(word))) continue
      const whole = plain.join(' ').replaceAll('-', ' ')
      const [brand] = brandsIn(whole.split(' '))
      if (brand !== undefined) return { name: brand, listed: true }
      // "LuraDerm B5 cream": what is known is part of the name.
      const apart = heard.named.some(({ from, to }) => !plain.includes(heard.tokens.slice(from, to).join(' ')))
      if (heard.household.length > 0 || (heard.things.length > 0 && (apart || name.length < 2))) continue
      const strange = plain.some(
        (word) =>
          word.length > 3 &&
          !/\d/.test(word) &&
          word
            .split('-')
            .some((part) => part.length > 3 && !vocabulary.understands(part) && !vocabulary.nearOrdinary(part)),
      )
      const titled =
        letters !== letters.toUpperCase() &&
        name.every((word) => /^\p{Lu}/u.test(word)) &&
        !name.some((word) => abbreviated.test(word)) &&
        (name.length > 1 || found.index > 0)
      if (strange || titled) return { name: name.join(' '), listed: false }
    }
  return undefined
}
