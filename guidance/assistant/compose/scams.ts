import { helpFor, truthFor } from './claim-judged.ts'
import { pattern } from '../../text/pattern.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft, listed } from './draft.ts'

// A gift that asks for a card number, and a cream that nobody may know the contents of but that must be paid for first: whatever skin trouble is
// named beside it, what is asked is whether to trust it. Source: general.

const secrets = pattern`
  \b(?:otp|one time pin|cvv|card (?:no|nr|number|nommer|details|info\w*)|bank(?:ing)? (?:details|login|info\w*|besonderhede)|(?:my|your|ur|bank|card|atm) (?:pin|password)|
  id (?:number|no|nommer)|bank app)\b`
const bait = pattern`
  \b(?:free|gratis|won|win|winner|prize|hamper|voucher|give ?aways?|gift|birthday|anniversary|samples?|link|sms|caller|called me|phoned|e ?mail|reward|parcel|refund|ambassador|
  survey|delivery|click|deliver|promo\w*|competition|dm|inbox)\b`
/** A pin is also put through a blackhead, and a card is also given as a present. */
const otherwise = /\b(?:safety pin|pin (?:it|them|my hair)|pinterest|gift card for|derma|needle)\b/

const seller = pattern`
  \b(?:whats ?app|facebook|fb|insta(?:gram)?|telegram|tik ?tok|marketplace|status|dm|online|page|site|link|lady|tannie|guy|man|woman|someone|somebody|seller|vendor|hawker|agent|she|he|they|
  aunt\w*|influencer|verkoper)\b`
const payFirst = pattern`
  \b(?:pay(?:ment)?|paid|betaal|send|stuur|deposit|transfer|eft|e ?wallet|cash ?send|instant money|capitec|money)\b.{0,30}\b(?:first|upfront|up front|before|eers|vooruit|reserve|e ?wallet|cash ?send|deposit|
  registration|joining)\b|\b(?:e ?wallet|cash ?send|eft|deposit|upfront|up front|registration fee|joining fee|pay r ?\d+ (?:registration|to join|first))\b`
const inDays = String.raw`(?:(?:in|within|binne|after|na) (?:just |only )?(?:\d{1,2}|one|two|three|four|five|a few|een|twee|drie|n) (?:days?|dae|nights?|week|hours?|weeks)|overnight|oornag)`
const promises = pattern`
  \b(?:guarante\w*|gewaarborg|waarborg|100 ?(?:%|percent)|miracle|wonder ?(?:room|cream|oil|salf)|instant results|cures? (?:acne|eczema|psoriasis|everything|all|scars)|permanent(?:ly)?|${inDays})\b`
const hides = pattern`
  \b(?:secret|geheim\w*|no (?:ingredient\w*|label|list)|(?:doesnt|does not|dont|wont|will not|refuses? to|cant|nie) (?:\w+ ){0,3}(?:ingredients?|whats? in|wat (?:in|daarin)|contents|recipe)|
  (?:se|sê|say|says) nie (?:wat|vir)|without (?:an? )?ingredient\w*|own (?:formula|recipe|mix))\b`
const asksTrust = pattern`
  \b(?:worth|legit|real|scam|safe|trust|should i|must i|can i|is it|is this|is that|true|believe|try|buy|order|moeite werd|eg|betroubaar|moet ek|kan ek|sal ek|what (?:do|must) i)\b`

const forDetails: Draft = {
  paragraphs: [
    '**No, treat it as a scam: leave the link alone, and give no card number, PIN, OTP or ID number.**',
    'A shop that gives something away needs none of these. An OTP is the key to your account; nobody honest asks for it. A birthday, a prize, a “small delivery fee” and a message to pass on to friends are ' +
      'the usual bait, under the name of a shop or brand that knows nothing of it.',
    '**Check it yourself:** type the shop’s own address or open its app, or ask in the store. What is not there is not theirs.',
    '**Entered it already?** Call your bank’s fraud line now, on the number on your card, have the card blocked, and change the password.',
  ],
  things: [],
  brief: true,
  sources: ['general'],
  topic: { intent: 'particular', ingredients: [] },
  suggestions: ['How do I know whether a product is fake?', 'What is a simple routine for little money?'],
}

const proven = (concerns: readonly string[]): string =>
  concerns.includes('acne')
    ? 'a pharmacy gel or wash with benzoyl peroxide 2.5–5%, which takes 8 to 12 weeks'
    : concerns.includes('eczema')
      ? 'a thick, plain, fragrance-free ointment twice a day, and a clinic for flares'
      : concerns.some((one) => /dark|pigment|mark|melasma/.test(one))
        ? 'sunscreen, SPF 30–50, every morning and azelaic acid or niacinamide, for three months and more'
        : 'a pharmacist can show you a product with its list, and shop brands do well'

/** One of these is enough: no shop asks for money so, and no cream does so much so fast. */
const paysBlind =
  /\b(?:e ?wallet|cash ?send|instant money|registration|joining fee|reserve|send (?:money|cash)|vooruit|upfront|up front)\b/
const boasts = new RegExp(
  String.raw`\b(?:guarante\w*|waarborg\w*|miracle|100 ?percent)\b.*\b${inDays}\b|\b${inDays}\b.*\b(?:guarante\w*|waarborg\w*|miracle|100 ?percent)\b`,
)
/** Those whose work is booked and paid for in advance. */
const booked = /\b(?:dermatologist|derm|doctor|clinic|salon|spa|laser|facial|appointment|therapist|hospital)\b/

const ofSeller = (
  concerns: readonly string[],
  said: string,
  told: { first: boolean; fast: boolean; hidden: boolean },
): Draft => {
  const signs = [
    told.first ? 'money first' : undefined,
    told.fast ? 'the promise of a quick cure' : undefined,
    told.hidden ? 'contents that are kept secret' : undefined,
  ].filter((one) => one !== undefined)
  return {
    paragraphs: [
      `**No, do not pay: ${listed(signs)} ${signs.length > 1 ? 'are warning signs' : 'is a warning sign'} of a scam.**`,
      'Every cosmetic must carry its list of ingredients. Creams sold without one have held strong steroids, hydroquinone or mercury: skin may clear fast at first, then thins, flares or darkens. Nothing ' +
        'lawful clears or cures skin in days, and nobody can guarantee it.',
      helpFor(said) === undefined || concerns.includes('acne') || concerns.includes('dark-spots')
        ? `**Instead:** ${proven(concerns)}.`
        : `**What skin really does:** ${truthFor(said) ?? 'it changes over months'}. **What helps:** ${helpFor(said)}.`,
      '**Paid already?** Ask your bank at once whether it can be stopped. Used it already? Stop if it was only days; after weeks show the pot at a clinic or pharmacy first. Report it to SAHPRA on 0800 204 307, ' +
        'without your name if you wish.',
    ],
    things: [],
    brief: true,
    sources: ['maneli', 'davids', 'general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['How do I know whether a product is fake?', 'What helps with pimples for little money?'],
  }
}

/** The answer where money or details are to be given for a gift or a miracle; undefined where nothing of the kind is told. */
export const scamOffered = ({ heard, request }: Asked): Draft | undefined => {
  if (heard.isLabel || heard.injected) return undefined
  const said = tokensOf(request.message).join(' ')
  if (otherwise.test(said)) return undefined
  const lured =
    /\blink\b/.test(said) && /\b(?:win|won|prize|hamper|free|gratis|reward)\b/.test(said) && asksTrust.test(said)
  if ((secrets.test(said) && bait.test(said)) || lured) return forDetails
  const enough =
    !booked.test(said) && ((paysBlind.test(said) && payFirst.test(said)) || (boasts.test(said) && seller.test(said)))
  const told = { first: payFirst.test(said), fast: promises.test(said), hidden: hides.test(said) }
  const several = seller.test(said) && asksTrust.test(said) && Object.values(told).filter(Boolean).length > 1
  return several || (enough && Object.values(told).includes(true)) ? ofSeller(heard.concerns, said, told) : undefined
}
