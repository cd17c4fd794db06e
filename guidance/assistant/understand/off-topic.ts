import { pattern } from '../../text/pattern.ts'
import type { Heard } from './heard.ts'

// Supper, a fridge and homework are no matter of ours, in whatever words they are asked for. What skin is asked about in the same words is: "a
// recipe for a face mask", "which soap should I buy".

const cooks = pattern`
  \b(?:recipes?|resep\w*|bak(?:e|es|ing)|cook\w*|braai\w*|kook|make|making|prepare|maak|roast|fry|grill|boil)\b`
const meals = /\b(?:what|wat) (?:should|can|must|do|shall|moet|kan) (?:i|we|ek|ons) (?:eat|pack|have|serve|order|eet)\b/
const dishes = pattern`
  \b(?:puddings?|cakes?|cupcakes?|muffins?|scones?|bread|biscuits?|cookies|rusks|pies?|tarts?|pancakes?|doughnuts?|koeksisters?|vetkoek\w*|amagwinya|
  magwinya|dombolo|pap|bobotie|stews?|potjie\w*|curry|curries|soups?|sauces?|chakalaka|biryani|pasta|spaghetti|lasagne|pizza|burgers?|roasts?|steaks?|
  chops|chicken|mince|wors|boerewors|fish and chips|samoosas?|bunny chow|kota|salads?|dinner|supper|lunch\w*|breakfast|starters?|desserts?|jam|custard|tert\w*|melktert|koek|brood|
  ice cream|smoothies?|cocktails?|umngqusho|samp|mogodu|tripe|morogo|atchar|malva)\b`
/** Any of these makes it a question for skin or hair after all. */
const ofBody = pattern`
  \b(?:face|skin|skincare|hair|scalp|masks?|scrubs?|lips?|body|soaps?|creams?|balms?|lotions?|toners?|serums?|butters?|sunscreens?|acne|pimples?|
  breakouts?|break (?:me |you )?out|marks?|dark spots?|eczema|rash\w*|itch\w*|allerg\w*|hives|burn(?:s|t|ed)?|glow\w*|beauty|vel|gesig|puisies?|hare|
  nails?|feet|hands?|sweat\w*|smell\w*|blisters?|sun|uv|foundations?|concealers?|mascara|lipsticks?|eyeliner|eye ?shadow|eye pencil|lashes|brows?|
  eyebrows?|make ?up|primer|blusher|bronzer|perfume|cologne|deodorant|roll on|razors?|shav\w*|wax(?:ed|ing)?|grimering|parfuum)\b`

/** "What cookies do you use?": those of a website. */
const webCookies =
  /^(?!.*\b(?:bak\w+|dough|recipe|eat|oats?|chocolate)\b).*\bcookies?\b.*\b(?:use|accept\w*|reject\w*|site|app|skynn|track\w*|policy|browser|delete|allow|refuse)\b|\b(?:accept\w*|reject\w*|refuse|allow|delete|clear) (?:\w+ ){0,2}cookies?\b/

/** "Which fridge should I buy for R6000?", "best tyres under R1500". */
const shopping = [
  pattern`^(?:the |a )?(?:best|cheapest|good|cheap|nicest|beste) ((?:\w+ )?\w+) (?:for )?(?:under|below|max|onder|for|at) r ?\d`,
  pattern`
    ^(?:\w+ ){0,3}(?:which|what|watter) ((?:\w+ ){0,2}?\w+) (?:(?:should|must|can|do|could|would|shall|moet|kan) (?:i|we|one|ek|ons) |to )(?:\w+ )?(?:buy|get|
    choose|pick|purchase|order|koop|kry|kies)\b`,
  pattern`
    ^(?:\w+ ){0,3}(?:which|what|whats|watter) (?:is )?(?:the )?(?:(?:best|good|cheapest|beste) )?((?:\w+ )?
    \w+) (?:is|are) (?:\w+ ){0,2}(?:best|good|worth|better)\b.*\b(?:r ?\d{3,}|for the price|
    in (?:south africa|sa|town|joburg|pretoria|cape town|durban|soweto))\b`,
  pattern`
    ^(?:\w+ ){0,3}(?:recommend|suggest|find|choose|pick)(?: me)? (?:a|an|some) (?:(?:good|cheap|nice|affordable|decent) )*((?:\w+ ){0,2}?
    \w+)(?: (?:for|under|below|in|to) .*)?$`,
]
/** What may be asked for so without naming skin. */
const ours = pattern`
  ^(?:(?:\w+ )*(?:products?|ones?|brands?|things?|something|stuff|kinds?|types?|sorts?|routines?|regimens?|care|options?|steps?|ingredients?|actives?|
  vitamins?|supplements?|collagen|tea|razors?|treatments?|remed(?:y|ies)|gifts?|presents?|salons?|spas?|clinics?|doctors?|dermatologists?|derms?|shops?|
  stores?|pharmac(?:y|ies)|chemists?|therapists?|tools?|devices?|rollers?|brush(?:es)?|towels?|cloths?|pillow\w*|wash\w*|gloves|hats?|clothes|plasters?|
  humidifiers?|strength|percentage|else|it|them|these|those|that|this|you|do|size|shade|colou?r|oils?|kit|set|range|water|makeup|make up|foundation|
  concealer|shampoo|conditioner|deodorant|acids?|facials?|peel|laser|package|app|book))$`

const school = pattern`
  \b(?:pass (?:my |the )?(?:matric|exams?|tests?|grade|driver\w*)|matric results|learners test|my cv|essay on|poem about|capital of|
  what is \d+ ?(?:x|times|plus|minus|\*|\+|divided by) ?\d+)\b`

const game =
  '(?:cs ?2|csgo|cs go|counter ?strike|fortnite|valorant|roblox|v ?bucks|steam|warzone|pubg|minecraft|free ?fire|league of legends|dota|gaming|awp)'
const device = '(?:phone|cell ?phone|laptop|ps ?[45]|xbox|samsung|iphone|controller)'
/** Skins of games and telephones, and games for money. */
const played = pattern`
  \b(?:${game}|${device}) (?:\w+ )?skins?\b|\bskins? (?:\w+ )?(?:gambl\w+|betting|bets?|trad(?:e|ing)|case|cases)\b|\bskins? (?:for|in) (?:my |the )?(?:${game}|
  ${device})\b|\b(?:gambl\w+|betting|casino) (?:sites?|apps?|websites?|page)\b|\bonline casinos?\b|\b(?:betway|hollywoodbets|supabets|lottostar|aviator game|csgoroll)\b`

/** "Where are your recipes?": a part of Skynn. */
const ourRecipes =
  /^(?!.*\bfor (?:a |my |the )?(?:cake|bread|supper|dinner|lunch|chicken|curry|bobotie|pap|stew|soup|salad|pudding|koeksisters?)\b).*\b(?:where|your|ur|diy|skynn|here|this (?:site|app|page))\b/

/** Whether something is asked that has nothing to do with skin: cooking, shopping for something else, school. */
export const asksElsewhere = ({
  tokens,
  cues,
  things,
  concerns,
  kinds,
  skinType,
  unknown,
  household,
  particular,
}: Heard): boolean => {
  const said = tokens.join(' ')
  if (
    played.test(said) &&
    !ofBody.test(said.replaceAll(/\b(?:my skin|skins?)\b/g, (one) => (one === 'my skin' ? one : ' ')))
  )
    return true
  if (ofBody.test(said) || webCookies.test(said)) return false
  if ((cooks.test(said) || meals.test(said)) && dishes.test(said)) return true
  // "To get two shades lighter" buys nothing in a shop.
  if (concerns.length + things.length + kinds.length > 0 || skinType !== undefined || cues.has('lighten')) return false
  if (school.test(said)) return true
  if (/\brecipes?\b/.test(said) && household.length === 0 && !ourRecipes.test(said)) return true
  const wanted = shopping.flatMap((frame) => frame.exec(said)?.[1] ?? [])[0]
  // A name that nobody knows may be a maker's.
  return (
    wanted !== undefined &&
    particular?.sure !== true &&
    !ours.test(wanted) &&
    !(unknown !== undefined && unknown.includes(' '))
  )
}
