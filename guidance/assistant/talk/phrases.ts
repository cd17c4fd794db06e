import type { Knowledge } from '../../knowledge/knowledge.ts'
import { householdIn } from '../understand/household.ts'
import { saysNothing } from '../understand/spoken-of.ts'
import { hear } from '../understand/understand.ts'
import { vocabularyOf } from '../understand/vocabulary.ts'
import { pattern } from '../../text/pattern.ts'

// The nouns of a message, as they are written: "sheet masks", "glycolic acid toner", "dark marks".

/** What a phrase names: something that is used, a trouble of skin, a place of the body, or anything else. */
type Slot = 'used' | 'trouble' | 'place' | 'other'
/** A noun with what stands before it, and where its words stand among those of the message. */
export type Phrase = { words: string; slot: Slot; from: number; to: number }

/** Words that are a place of the body and nothing else. */
const placeWord = pattern`^(?:face|neck|chest|back|body|arms?|legs?|hands?|feet|foot|heels?|lips?|eyes?|eyelids?|scalp|head|beard|chin|forehead|cheeks?|nose|under ?arms?|armpits?|bikini|groin|thighs?|bum|knees?|elbows?|knuckles|nails?|toes?|toenails?|stomach|tummy|boobs?|shoulders?|hairline|edges|line|gesig|nek|rug|hande|voete|bene)$`
/** What is done, or how it does: no noun. */
const doing = pattern`^(?:stor(?:e|ing)|wash|rins(?:e|ing)|remov(?:e|es|ing)|mix|shav(?:e|ed)|wax|bleach|layer|exfoliate|moisturi[sz]e|cleanse|recommend|suggest|treat|treats|fix|cur(?:e|es)|clears?|fades?|lightens?|reduces?|prevents?|swim|picks?|pops?|squeez(?:e|es)|combine|swap|switch|choose|repeat|reapply|sleep|drinks?|eats?|rub|massage|means?|meant|called|costs?|hurts?|burns?|stings?|itch|itches|shares?|explain|compare|shows?|sends?|pay|adds?|changed?|changes|increase|touch|covers?|protects?|heals?|dries|clogs?|causes?|prefer|afford|swears?|says?|heard|read|told|saw|seen|bath|bathe|shower|sweats?|walk|runs?|plays?|expires?|breaks?|leaves|looks?|looking|asks?|asking|wear|wears|uses|applies|cuts|fall|falls|triggers?|matters?|happens?|opened|peels|gets|thinking|considering|planning|wondering)$`
/** Troubles of skin, nails and hair that are no concern of the knowledge. */
const troubleWord = pattern`^(?:ringworms?|keloids?|warts?|verrucas?|scars?|scarring|marks?|patch(?:es)?|bumps?|rash(?:es)?|dandruff|psoriasis|boils?|blisters?|sores?|corns?|callus(?:es)?|fungus|fungal|hives|chafing|flakes|flaking|lice|thrush|tags?|moles?|ingrowns?|odou?r|breakage|thinning|bald|burns?|cuts?|cracks?|cracked|swelling|itchy?|itching|peeling|roughness|cellulite|dermatitis|folliculitis|vitiligo|sweating|smell(?:y|s)?)$`
/** They stand between nouns, or say how, when, how much, who and where. */
const beside = pattern`^(?:always|never|daily|today|tonight|again|anymore|enough|everyday|sometimes|sure|true|possible|alone|together|instead|rather|once|twice|times|minutes?|hours?|months?|weeks?|years?|days?|first|last|second|same|different|kind|type|ways?|stuff|lot|bit|little|free|cheap|cheaper|cheapest|expensive|price|worth|strong|stronger|gentle|gentler|quick|quickly|fast|old|young|new|next|easily|safely|properly|late|mom|mum|mother|dad|father|sister|brother|husband|wife|friend|friends|son|daughter|baby|babys|gran|gogo|girlfriend|boyfriend|people|person|man|men|woman|women|guy|girl|boy|kids?|child|children|teen|someone|somebody|clicks|dischem|shoprite|checkers|pnp|woolworths|pep|shop|shops|shelf|pharmacy|clinic|doctor|routine|products?|advice|question|morning|night|evening|winter|summer|allergic|pregnant|breastfeeding|thanks|thank|sharp|shap|cool|nice|btw|sorry|lol|haha|yoh|eish|molo|sisi|dankie|enkosi|siyabonga|ngicela|usizo|baie|even|already|still|though|under|over|onto|above|below|against|through|during|while|near|around|since|until|between|without|away|anything|nothing|theres|shes|hes|mine|hers|his|whats|percent|only|more|most|black|dark|brown|deep|another|own|full|whole|simple|good|nice|big|small|lots|tiktok|overnight|tops|strength|percentage|order|difference|needed|necessary|required|money|cash|budget|rands?|uses|two|three|ja|yes|uk|r?\d+\w*)$`
/** Small words that are part of a name within one. */
const within = pattern`^(?:and|of|in|for)$`

/** "Pimple patches" are put on a trouble, and are none. */
const aProduct =
  /\b(?:(?:pimple|acne|hydrocolloid|eye|spot) patch(?:es)?|(?:acne|pimple|scar|eczema|dandruff|wart) (?:cream|gel|soap|wash|shampoo|oil|lotion|plaster|sheets?))$/

/** Whether a noun is a thing of the house. By itself a word such as honey may only call somebody. */
export const ofTheHouse = (knowledge: Knowledge, noun: string): boolean =>
  householdIn(knowledge, `can i use ${noun} on my face`.split(' ')).length > 0

type Span = { from: number; to: number }
const overlap = (spans: readonly Span[], from: number, to: number): boolean =>
  spans.some((span) => span.from < to && span.to > from)

/** The nouns of a message in their order. */
export const phrasesIn = (knowledge: Knowledge, message: string): Phrase[] => {
  const { tokens, named } = hear(knowledge, message)
  const vocabulary = vocabularyOf(knowledge)
  const ofPlace = ({ from, to }: Span): boolean =>
    tokens.slice(from, to).every((word) => placeWord.test(word) || saysNothing(word))
  const used = [...named, ...vocabulary.kinds(tokens), ...vocabulary.medicines(tokens)].filter((span) => !ofPlace(span))
  const troubles = vocabulary.concerns(tokens)
  const spans = [...used, ...troubles]
  const stands = (at: number): boolean => {
    const word = tokens[at] ?? ''
    return (
      spans.some(
        ({ from, to }) => at >= from && at < to && !(at === from && saysNothing(word) && !within.test(word)),
      ) ||
      !(saysNothing(word) || beside.test(word) || doing.test(word) || word.length < 3) ||
      (/^(?:dark|black|brown|white)$/.test(word) && overlap(troubles, at + 1, at + 2))
    )
  }
  const phrases: Phrase[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (!stands(at)) continue
    const from = at
    while (at < tokens.length && stands(at)) at += 1
    const words = tokens.slice(from, at)
    const slot: Slot =
      overlap(used, from, at) || aProduct.test(words.join(' ')) || ofTheHouse(knowledge, words.join(' '))
        ? 'used'
        : overlap(troubles, from, at) || words.some((word) => troubleWord.test(word))
          ? 'trouble'
          : words.every((word) => placeWord.test(word))
            ? 'place'
            : 'other'
    phrases.push({ words: words.join(' '), slot, from, to: at })
  }
  return phrases
}

/** What a question names that is used, where there is a question. */
export const usedIn = (knowledge: Knowledge, question: string | undefined): Phrase[] =>
  question === undefined ? [] : phrasesIn(knowledge, question).filter(({ slot }) => slot === 'used')
