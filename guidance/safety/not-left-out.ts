import { pattern } from '../text/pattern.ts'

// What only sounds like "leave this out": hearsay about what goes together, a word that is put right, an active that dries as actives do. Nothing
// of it is avoided (read-avoid.ts): who is told that she avoids what she asks about gets no answer.

const others = pattern`
  (?:(?:my|our|a|the|this|some|one) (?:[a-z]+ ){0,2}?(?:mom|mum|mommy|ma|dad|pa|sister|sis|brother|bro|friend|bestie|cousin|aunt|aunty|auntie|uncle|gran|granny|gogo|ouma|husband|
  wife|boyfriend|girlfriend|neighbou?r|colleague|roommate|flatmate|boss|lady|girl|guy|woman|person|influencer|video|reel|post|blog|article|site|page|vriendin|vriend|suster|niggie|tannie)s?|
  people|everyone|everybody|they|someone|somebody|tik ?tok|instagram|insta|facebook|youtube|google|reddit|the internet|hulle|mense)`
  .source
const says = pattern`
  (?:(?:always|also|just|keeps?|even|now|once) )*(?:says?|said|saying|claims?|reckons?|swears?|thinks?|tells?|told|warned|warns?|se|gese)(?: me| us| my)?(?: that| dat)?`
  .source
const heard =
  pattern`(?:i|ive|i have|we|ek)(?: have| het)? (?:heard|read|saw|seen|been told|gehoor|gelees)(?: (?:somewhere|online|that|once|before|dat))*|apparently|glo`
    .source
const mayNot = pattern`
  (?:i|you|u|we|one|jy|ek|mens|people) (?:really |actually )?(?:cant|can not|cannot|may not|must not|mustnt|shouldnt|should not|should never|must never|can never|mag nie|kan nie|moenie|moet nie)
  (?: ever)?`.source
/** "My sister says I can't use it with that": said of what goes together. Only a doctor or pharmacist leaves something out for good. */
const hearsay = new RegExp(String.raw`\b(?:${others} ${says}|${heard}),? ${mayNot} [^.;!?\n]*`, 'gi')
const together = pattern`
  (?<!\b(?:anything|creams?|products?|stuff|soaps?|lotions?|things?|something|shampoos?|sunscreens?) )\b(?:with|met)\b|\b(?:together|mix|mixed|combine|same time|same night|saam|meng|
  alongside|true|right|correct|waar|is (?:it|that) so)\b`
/** What somebody's own body does is no hearsay. */
const ofBody =
  /\b(?:allerg\w*|react\w*|rash|swell\w*|hives|asthma|eczema|pregnan\w*|breast ?feed\w*|swanger|baby|religio\w*|halaa?l|kosher|vegan|my age|at \d+|im \d+)\b/

const aside = '(?:ag|agh|oh|ok|okay|eish|haai|hayi|sorry|oops|whoops|wait|lol|haha|yoh|nee|jammer|ja|hey)'
/** "Ag no, glycolic I mean": what was meant, and nothing to leave out. */
const meant = new RegExp(
  String.raw`^((?:${aside}[\s,.!-]+)*)(?:no|nee)(?: (?:man|wait|sorry|bru|sis|hey|hang on|nee))*[\s,.!-]+(?=[^.;?!\n]{2,40}?\b(?:i meant?|is what i meant?|bedoel(?: ek)?|ek bedoel)\b)`,
  'i',
)
/** "No man, hyaluronic": to somebody who listens, not about a thing. */
const spoken = new RegExp(
  String.raw`^((?:${aside}[\s,.!-]+)*)(?:no|nee) (?:man|wait|sorry|bru|sis|hang on)\b[\s,.!-]*`,
  'i',
)
/** The same said the other way round: "no, I meant glycolic". */
const meantFirst = /^((?:\w+[\s,.!-]+){0,2})(?:no|nee)[\s,.!-]+(?=i meant?\b|ek bedoel\b)/i

/** "My retinol makes me peel": as it does to most who begin; the same of itching, swelling or a rash is another matter. */
const dries = pattern`
  \bmy (?:new |night |own )?(?:retin\w+|adapalene|differin|tretinoin|glycolic|lactic|mandelic|salicylic|bha|aha|benzoyl|bpo|azelaic|vitamin c|vit c|acid|peeling)(?: (?:acid|peroxide|serum|cream|
  toner|gel|wash|cleanser|lotion|night cream))* (?:makes?|is making|keeps making|leaves?|is leaving) (?:me|my [a-z]+)(?: skin)? (?:(?:a bit|a little|so|very|quite|really|all) )*
  (?:peel|dry|flake|flaky|peeling|tight|dryness)\b(?![^.;!?]*\b(?:itch\w*|swell\w*|swollen|hives|welts|rash|blister\w*|raw|burn\w*|allerg\w*)\b)`
const driesAnywhere = new RegExp(dries.source, 'gi')
/** "Retinol makes me dry": as it does. */
const onlyDry =
  /\b(?:retin\w+|adapalene|differin|tretinoin|(?:glycolic|lactic|mandelic|salicylic|azelaic)(?: acid)?|benzoyl peroxide|vitamin c) (?:makes?|is making|leaves?) (?:me|my \w+)(?: skin)? (?:(?:a bit|a little|so|very|quite|too|really) )*(?:dry|tight)\b(?![^.;!?]*\b(?:itch\w*|swell\w*|swollen|hives|welts|rash|blister\w*|raw|burn\w*|allerg\w*|red)\b)/gi

/** A text as avoidances are looked for in it, without what only sounds like one. */
export const withoutSoundAlikes = (text: string): string => {
  const plain = text.replaceAll(/[’']/g, '')
  const own = plain
    .replace(meant, '$1')
    .replace(meantFirst, '$1')
    .replace(spoken, '$1')
    .replaceAll(driesAnywhere, ' ')
    .replaceAll(onlyDry, ' ')
  return own.replaceAll(hearsay, (said) =>
    together.test(
      `${said} ${own.slice(own.indexOf(said) + said.length, own.indexOf(said) + said.length + 24)}`.toLowerCase(),
    ) && !ofBody.test(own.toLowerCase())
      ? ' '
      : said,
  )
}
