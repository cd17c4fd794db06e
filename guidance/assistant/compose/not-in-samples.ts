import { pattern } from '../../text/pattern.ts'
import { type Asked, draftOf, type Draft, rand, saidIn } from './draft.ts'

// What people ask a price-bound suggestion for and our samples do not hold: hair, scalp, underarms, make-up, tools. Three face products would be no answer;
// what to look for on the shelf is. Source: general knowledge of these products.

/** `own`: its name says all, though a cream, a wash or a gel is in it. */
type Other = { is: RegExp; called: string; look: string; how: string; own?: true }

const flakes = pattern`\b(?:dandruff|flak(?:es|y)|itchy|itches|skilfers?|skilferige?|jeukerige?)\b`

const others: readonly (Other & { beside?: RegExp })[] = [
  {
    is: pattern`\b(?:hair ?removal|hair removing|depilatory|veet|nair) ?(?:creams?|lotions?|gels?)?\b`,
    own: true,
    called: 'a hair-removal cream',
    look: 'one made for the place you want it for (face, bikini line or legs), fragrance-free, and in date',
    how: 'A coin-sized trial the day before, never longer than the pack says, wiped off and rinsed, not on sore, freshly shaved or peeled skin; no retinoid or acid three days before and after. Burning before the time is up: off at once. On deeper skin a trimmer leaves fewer marks.',
  },
  {
    is: pattern`\b(?:shav(?:e|ing) (?:cream|gel|foam|soap|oil)s?|skeerroom|skeergel)\b`,
    own: true,
    called: 'a shaving gel or cream',
    look: 'fragrance-free, without menthol or alcohol, with glycerin or allantoin',
    how: 'After warm water, two minutes on the hair before the blade, with the grain, rinse, pat, plain moisturiser. With razor bumps stop for two to four weeks and then use a trimmer. Hair conditioner does the same work for less.',
  },
  {
    is: pattern`\b(?:self ?tan(?:ner|ning)?s?|fake tan|tanning (?:lotion|mousse|cream))\b`,
    own: true,
    called: 'a self-tanner',
    look: 'DHA in a lotion that builds up slowly, fragrance-free if you react easily',
    how: 'Exfoliate the day before, a trial inside the arm, little on knees, elbows and hands, wash your palms. It stains the top layer only and protects from no sun: sunscreen SPF 30–50 stays. Tanning tablets and nasal sprays are not safe.',
  },
  {
    is: pattern`\b(?:intimate|feminine|vaginal|vagina) (?:wash(?:es)?|soaps?|gels?|wipes|deodorants?|sprays?)\b`,
    own: true,
    called: 'an intimate wash',
    look: 'at most a soap-free, fragrance-free one for outside, as lukewarm water is enough',
    how: 'Nothing inside, no douching, scent, powder or steam: they upset what protects you. Itch, a new smell, discharge, sores or pain: a clinic, because it wants treatment and no wash.',
  },
  {
    is: pattern`\b(?:face|facial|make ?up|wet|cleansing) wipes\b`,
    own: true,
    called: 'wipes',
    look: 'fragrance-free, without alcohol, and meant for skin',
    how: 'For a tired evening only: they smear more than they clean, so rinse with water afterwards and moisturise. A soft cloth with micellar water or a mild wash costs less per evening and rubs less.',
  },
  {
    is: pattern`\b(?:pimple|acne|hydrocolloid|spot) (?:patch(?:es)?|stickers?|plasters?)\b`,
    own: true,
    called: 'pimple patches',
    look: 'plain hydrocolloid, without acids or tea tree if your skin stings easily',
    how: 'On clean, dry skin over one pimple with a white head, six hours or overnight, once. They soak up fluid and keep fingers off; for blackheads and deep lumps they do nothing, so a treatment such as benzoyl peroxide 2.5% goes on the rest of the area.',
  },
  {
    is: pattern`\b(?:bb|cc) ?creams?\b`,
    own: true,
    called: 'a BB or CC cream',
    look: 'SPF 30–50 and a UVA sign on the pack, iron oxides in the list, a shade tried at your jaw in daylight',
    how: 'Over moisturiser. It protects as its number says only in two finger lengths, which is more than most people wear, so put sunscreen under it; off every evening with two rounds of a mild wash.',
  },
  {
    is: pattern`\b(?:shampoos?|sjampoe)\b`,
    beside: flakes,
    called: 'a shampoo against flakes',
    look: 'ketoconazole, zinc pyrithione, selenium sulfide or piroctone olamine',
    how: 'On the scalp, five minutes, rinse very well; twice a week for four weeks, then now and then. Flakes come from a yeast and oil, so no grease on the scalp. Thick crusts, bald patches or no change after four weeks: a pharmacist or clinic.',
  },
  {
    is: pattern`\b(?:shampoos?|sjampoe)\b`,
    called: 'a shampoo',
    look: 'a mild one, sulfate-free for dry, coily or treated hair, fragrance-free for a scalp that itches',
    how: 'Massage the scalp, let it run through the lengths, rinse very well and keep the foam off your forehead if you break out there. With flakes take one with zinc pyrithione or ketoconazole instead.',
  },
  {
    is: pattern`\b(?:conditioners?|leave ?ins?|hair masks?)\b`,
    called: 'a conditioner',
    look: 'cetyl or cetearyl alcohol and a plant oil near the top of the list, and no heavy scent',
    how: 'On the lengths, not the scalp; rinse forehead, neck and back afterwards, because what stays there can bring bumps.',
  },
  {
    is: pattern`\b(?:hair (?:foods?|oils?|grease|creams?|gels?|products?)|pomades?|edge control|haarolie)\b`,
    called: 'a hair product',
    look: 'a light oil or a water-based leave-in with few scents',
    how: 'On damp lengths, hardly any on the scalp, and none on forehead and temples: grease there feeds flakes and brings bumps.',
  },
  {
    is: pattern`\b(?:deodorants?|deos?|antiperspirants?|roll ?ons?|reukweerder)\b`,
    called: 'a roll-on',
    look: 'fragrance-free and without baking soda or alcohol; aluminium salts where sweat is the trouble',
    how: 'On dry, whole skin, not straight after shaving; against sweat it works best in the evening. Itch, burning or darkening: leave it for two weeks and take another.',
  },
  {
    is: pattern`\b(?:mascaras?|eyeliners?|eye ?shadows?|kohl)\b`,
    called: 'eye make-up',
    look: 'fragrance-free and water-based, easy to take off',
    how: 'New every three to six months, shared with nobody, off every evening. Itchy or flaky lids: leave it until they are calm.',
  },
  {
    is: pattern`\b(?:lip ?sticks?|lip ?gloss(?:es)?)\b`,
    called: 'a lipstick',
    look: 'without mint, menthol or cinnamon, and with few scents',
    how: 'A plain balm under it; by day one with SPF 30 where the sun is strong. Dry, itchy edges: leave it for two weeks.',
  },
  {
    is: pattern`\b(?:make ?up|foundations?|concealers?|blushers?|bronzers?|primers?|setting powders?)\b`,
    called: 'make-up',
    look: '“oil-free” or matte for oily skin, creamy for dry skin, fragrance-free if you react, with a shade tried at your jaw in daylight',
    how: 'Over moisturiser and sunscreen, since the SPF in make-up goes on too thinly; off every evening, and brushes washed weekly.',
  },
  {
    is: pattern`\b(?:razors?|skeermesse?|shavers?|clippers?)\b`,
    called: 'a razor',
    look: 'one or two sharp blades and no scented strip, with a fragrance-free shaving gel',
    how: 'After warm water, with the grain, no pressing, each stroke once; a new blade after some five to ten shaves, shared with nobody. Bumps that keep coming: an electric trimmer that leaves a millimetre.',
  },
  {
    is: pattern`\b(?:perfumes?|colognes?|body sprays?|parfuum)\b`,
    called: 'a perfume',
    look: 'one that you have worn on a small place for three days without itching; no price or “natural” makes it milder',
    how: 'On clothes rather than skin, never on shaved, sore or sunlit skin: scent is the commonest cause of allergy to cosmetics, and some scents leave dark marks in the sun.',
  },
  {
    is: pattern`\b(?:nail (?:polish|varnish)|cutex)\b(?! remover)`,
    called: 'a nail polish',
    look: 'a plain one without formaldehyde or tosylamide resin if your lids or neck itch',
    how: 'A base coat under dark colours, a week’s rest now and then, and an oil on the cuticles. Gel lamps and glues bring more allergy than plain polish.',
  },
]

/** "Razor bumps", "no perfume, it makes me itch": a trouble, and what is not wanted. */
const notWanted = pattern`
  \b(?:razor|shaving|clipper) (?:bumps?|burns?|rash\w*|marks?)\b|\b(?:no|not|without|free (?:of|from)|allergic to|hate|because|since|sonder|geen) (?:\w+ ){0,2}(?:perfumes?|deodorants?|roll ?ons?|make ?up|shampoos?)\b|
  \b(?:perfumes?|deodorants?|shampoos?|make ?up|foundation) (?:makes?|gives?|burns?|itches|stings?|breaks?|always|irritates?)\b`

/** What is asked for that no sample is like; undefined where a kind of product that we do show is asked for too. */
export const notInSamples = (asked: Asked): Draft | undefined => {
  const { heard, situation } = asked
  if (heard.followsUp) return undefined
  const said = saidIn(asked).replaceAll(new RegExp(notWanted, 'g'), ' ')
  const one = others.find(
    ({ is, beside, own }) =>
      is.test(said) && (own === true || heard.kinds.length === 0) && (beside === undefined || beside.test(said)),
  )
  if (one === undefined) return undefined
  const most = heard.priceCents ?? situation.budgetCents
  return draftOf({
    paragraphs: [
      `**For ${one.called}, look for this: ${one.look}.**`,
      `**How:** ${one.how}`,
      `${most === undefined ? 'I have no sample of it to show and' : `I have no sample of it to show within ${rand(most)}, and`} no live shop prices: a shop’s own brand of the same kind does as well.`,
    ],
    things: [],
    sources: ['general'],
    sure: true,
    suggestions: ['Check an ingredient list for me', 'Which face wash fits my skin?', 'A routine for my skin'],
  })
}
