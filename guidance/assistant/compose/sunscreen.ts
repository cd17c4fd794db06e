import type { Composer } from './draft.ts'

// Amounts and times: American Academy of Dermatology advice and CANSA, as in the knowledge's sources; visible light: studies on iron oxides.

const amount = 'Two finger lengths for face and neck, about a shot glass for the body.'
const again = 'Put it on again every two hours outdoors, and after swimming, sweating or towelling.'
const choice = 'Choose broad-spectrum, SPF 30–50, in a texture you like: the best one is the one you wear.'

/** Sunscreen: how much, how often, indoors, on deeper skin, which number, with make-up, for children. */
export const composeSunscreen: Composer = ({ heard, situation }) => {
  const says = (...words: string[]) => words.some((word) => heard.tokens.includes(word))
  const deeper = situation.deeperSkin || heard.who.includes('deep-tone') || says('cast', 'ghost', 'ashy', 'grey')
  const base = { extras: [choice, again, amount, 'Ears, neck, hairline and the backs of the hands are the places people forget.', 'Old sunscreen past its date may protect less than it says.'], sources: ['cansa', 'sunaad'], topic: { kind: 'sunscreen' as const }, suggestions: ['How much sunscreen do I need?', 'Which sunscreen leaves no white cast?', 'Do I need sunscreen indoors?'] }
  if (heard.who.includes('child') || heard.tokens.some((word) => /^(?:baby|babies|newborn|infant|toddler|baba|ingane|usana)$/.test(word)) || (heard.years !== undefined && heard.years < 13)) {
    return { ...base, paragraphs: ['**Yes: shade and clothes first, then a mineral sunscreen, SPF 30–50, on what is left bare.**', 'Babies under six months stay out of direct sun: hat, long sleeves, shade; ask the clinic before using any sunscreen. From six months use a fragrance-free one with zinc oxide or titanium dioxide, and rinse it off at night.', again] }
  }
  if (says('reapply', 'reapplying', 're', 'often', 'again', 'times', 'gereeld')) {
    return { ...base, paragraphs: ['**Every two hours outdoors, and at once after swimming, sweating or towelling.**', 'It rubs and sweats off, and it wears out in light. On a day at a desk, the morning layer is enough, with a fresh one before you walk out at midday.', `${amount} Over make-up use a stick, a cushion or a spray in several passes, or pat a fluid on with a sponge.`] }
  }
  if (heard.cues.has('makeup')) {
    return { ...base, paragraphs: ['**Sunscreen goes on last in skincare and before make-up.**', 'Let moisturiser sink in, put on two finger lengths of sunscreen, wait two or three minutes, then pat foundation on instead of rubbing. SPF in make-up alone is not enough: nobody wears that much of it.'] }
  }
  if (says('indoors', 'inside', 'cloudy', 'winter', 'clouds', 'rainy', 'rains', 'raining', 'window', 'office', 'house', 'home', 'rain', 'overcast', 'binne')) {
    return { ...base, paragraphs: ['**Yes outdoors in winter and under cloud; indoors it depends on your window.**', 'UVA goes through cloud and glass all year. Near a bright window or in a car, and whenever you treat dark marks, wear it. In a room away from windows you can leave it out.'] }
  }
  if (deeper) {
    return { ...base, paragraphs: ['**Yes, dark and deeper skin needs sunscreen too.** Melanin helps, but it protects far less than SPF 30, and it does not stop marks from darkening.', '**No white cast:** choose a gel or fluid with organic filters, or a tinted one. Tints with iron oxides also hold back visible light, which matters for melasma and dark marks.', amount] }
  }
  if (says('much', 'amount', 'fingers', 'finger', 'hoeveel', 'teaspoon')) {
    return { ...base, paragraphs: ['**Two finger lengths for face and neck; about seven teaspoons for the whole body.**', 'Most people use half of that, and then SPF 50 protects like a far lower number. Two thin layers are easier than one thick one.', again] }
  }
  if (says('moisturiser', 'moisturizer', 'cream') && says('enough', 'spf', 'with', 'replace', 'instead', 'and', 'in')) {
    return { ...base, paragraphs: ['**A moisturiser with SPF 30 or more can be enough, if you use two finger lengths of it.** With the usual thin layer it is not.', 'For a day outdoors, or with dark marks, put a real sunscreen over your moisturiser. Two products do not add up: the higher number counts, where the layer is thick enough.', again] }
  }
  if (says('30', '50', '15', '100', 'spf30', 'spf50', 'spf15', 'factor', 'spf', 'number')) {
    return { ...base, paragraphs: ['**SPF 30 is enough for ordinary days if you put on enough; take SPF 50 for long hours outdoors, marks or melasma.**', 'SPF 30 lets about 3% of UVB through, SPF 50 about 2%. How much you use matters more than the number. Look for broad-spectrum, so that UVA is covered too.', amount] }
  }
  return { ...base, paragraphs: ['**Yes: sunscreen every morning does more for tone, marks and lines than any serum.**', `${choice} ${amount}`, again], extras: ['Treating dark marks? Choose one tinted with iron oxides: it covers visible light too.', 'Hat, sleeves and shade between ten and three help as much.', 'If it stings, try a fragrance-free mineral one.'] }
}
