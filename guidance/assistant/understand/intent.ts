import type { Intent } from '../conversation.ts'
import type { Cue } from './cue-words.ts'
import type { Heard } from './heard.ts'

const medicineFamilies = new Set(['medicine', 'retinoid-medicine'])
const actives = new Set(['retinoid', 'aha', 'bha', 'pha', 'vitamin-c', 'brightener'])

/** Whether a message is about skin at all. */
export const speaksOfSkin = (heard: Heard): boolean =>
  heard.things.length > 0 || heard.concerns.length > 0 || heard.kinds.length > 0 || heard.skinType !== undefined || heard.cues.has('skin') || heard.particular !== undefined
  || heard.cues.has('makeup') || heard.cues.has('sunburn') || heard.cues.has('rash') || heard.who.includes('eczema') || heard.who.includes('psoriasis') || heard.cues.has('routine')

/** What every intent speaks for, in points. The first of the highest wins, so the order settles ties: the narrower question comes first. */
export const scoresOf = (heard: Heard): [Intent, number][] => {
  const { cues, things, concerns, kinds, who, tokens } = heard
  const has = (...wanted: Cue[]): boolean => wanted.some((cue) => cues.has(cue))
  const points = (...parts: [boolean, number][]): number => parts.reduce((sum, [when, worth]) => sum + (when ? worth : 0), 0)
  const says = (...words: string[]): boolean => words.some((word) => tokens.includes(word))
  const pairs = things.length > 1
  const single = things.length === 1
  const skin = speaksOfSkin(heard)
  const sun = kinds.includes('sunscreen') || things.some(({ families }) => families.some((family) => family.startsWith('uv-filter')))
  const medicine = heard.medicine !== undefined || things.some(({ families }) => families.some((family) => medicineFamilies.has(family)))
  const strongMedicine = heard.medicine !== undefined || things.some(({ ingredient, family }) => family === undefined && ['isotretinoin', 'tretinoin', 'hydroquinone', 'clobetasol', 'betamethasone'].includes(ingredient?.id ?? ''))
  const aboutPerson = new Set(['pregnant', 'trying', 'breastfeeding', 'child', 'teen', 'isotretinoin', 'aspirin-allergy'])
  const person = who.some((one) => (things.length > 0 ? one !== 'older' && one !== 'sensitive' : aboutPerson.has(one))) || (heard.years !== undefined && heard.years < 18)
  const activeThing = things.some(({ families }) => families.some((family) => actives.has(family)))
  const stray = heard.unknown ?? ''
  const likeIngredient = stray.length > 3 && (/(?:in|ol|ide|ate|one|ine|ene|iol|ium|yl|ose|ane|ase|oid|wort|root)$/.test(stray) || says('acid', 'extract', 'oil', 'ingredient', 'serum', 'butter', 'powder') || (concerns.length > 0 && has('helps') && kinds.length === 0 && !has('wantsHelp')))
  const isNamedSo = stray !== '' && new RegExp(`${stray} (?:acid|extract|oil|butter|root|seed)`).test(tokens.join(' '))
  const talk = !skin && tokens.length <= 6
  const besideKind = single && kinds.length > 0 && has('together')
  return [
    ['label', points([heard.isLabel, 30])],
    ['lightening', things.some(({ ingredient, family }) => family === undefined && ingredient?.families.includes('illegal-lightener') === true && ingredient.id !== 'hydroquinone') ? 22 : has('lighten') && (skin || tokens.length < 10 || has('product', 'wantsHelp', 'canI', 'howTo', 'dose')) && !(medicine && things.length > 0 && has('what')) ? 22 : 0],
    ['diagnosis', points([has('photo') && (has('diagnose', 'rash', 'skin', 'what') || skin), 20], [has('diagnose') && (has('rash') || says('bump', 'bumps', 'spot', 'spots', 'thing', 'mark', 'marks')) && things.length === 0 && !says('cream', 'serum', 'product') && !has('safe', 'helps', 'product') && !says('use', 'treat', 'help', 'should') && heard.kinds.length === 0, 23], [has('diagnose') && says('diagnose', 'diagnosis'), 19])],
    ['medicine', points([medicine && (has('dose') || /\d\s?mg\b/i.test(heard.message)), 21], [heard.medicine !== undefined && !pairs, 14], [has('dose') && says('prescribe', 'prescription', 'script') && skin && !says('without'), 16], [strongMedicine && single && has('canI', 'wantsHelp', 'product', 'howTo', 'howOften') && !person && !has('together'), 9])],
    ['combine', points([single && has('together') && says('what', 'which', 'not', 'avoid', 'anything') && kinds.length === 0, 13], [pairs && has('together'), 12], [pairs && has('canI') && heard.joined !== 'or', 5], [pairs && has('with'), 5], [pairs && heard.joined === 'and', 2], [besideKind, 10], [single && kinds.some((kind) => ['sunscreen', 'moisturiser', 'oil'].includes(kind)) && has('with', 'together') && has('canI', 'order', 'together') && says('with', 'met', 'and', 'before', 'after', 'over', 'under', 'top'), 12], [single && kinds.includes('sunscreen') && !has('product') && says('stop', 'affect', 'working', 'ruin', 'weaken'), 12], [single && has('makeup') && has('with', 'together'), 8], [pairs && has('order'), 3])],
    ['compare', points([pairs && has('compare'), 16], [pairs && heard.joined === 'or', 13], [kinds.length > 1 && has('compare'), 9], [single && says('vs', 'versus'), 3])],
    ['safe', points([person && (has('safe', 'canI', 'with', 'reaction') || things.length > 0) && !has('routine'), 13], [has('safe') && (things.length > 0 || kinds.length > 0), 6], [has('safe') && says('comedogenic', 'safe', 'dangerous', 'harmful', 'toxic', 'veilig', 'gevaarlik', 'cancer', 'iphephile', 'kuphephile', 'bad') && things.length > 0, 6], [who.includes('sensitive') && single && has('safe', 'canI'), 8], [who.includes('child') && (heard.years ?? 10) < 13 && skin && !has('routine'), 4], [person && pairs && has('together'), -6], [person && who.every((one) => one === 'deep-tone' || one === 'teen' || one === 'eczema' || one === 'rosacea' || one === 'psoriasis') && things.length === 0, -9])],
    ['sunscreen', points([sun && things.every(({ families }) => families.some((family) => family.startsWith('uv-filter'))), 6], [sun && has('howOften', 'howTo', 'myth', 'why') && things.length === 0, 7], [sun && says('reapply', 're', 'reapplying', 'again', 'indoors', 'inside', 'cloudy', 'winter', 'cast', 'dark', 'black', 'melanin', 'enough', 'need', 'necessary', 'makeup', 'much', 'wear', 'sit', 'window', 'moisturiser', 'difference', 'factor', '50', '30', '100', 'children', 'nodig'), 6], [sun && who.includes('deep-tone'), 7], [sun && (has('product') || heard.priceCents !== undefined || (says('need') && !has('canI'))), -4], [has('routine'), -4], [sun && single && activeThing, -6]) + (tokens.some((token) => /^spf\d*$/.test(token)) && things.length === 0 ? 3 : 0)],
    ['myth', heard.myth === undefined ? 0 : points([true, 14], [has('myth'), 3], [pairs && has('together'), -4], [has('lighten'), -4])],
    ['reaction', points([has('sunburn'), 13], [has('reaction') && (things.length > 0 || kinds.length > 0 || has('it', 'skin')), 8], [has('reaction') && says('after', 'since', 'made', 'making', 'makes', 'na', 'from', 'using', 'used', 'when', 'started'), 6], [has('purge'), 4], [says('allergic', 'allergy') && !says('reaction', 'reacted') && !has('sunburn'), -6], [has('myth') && heard.myth !== undefined, -3], [pairs && has('together'), -5], [single && has('safe') && !says('after', 'since', 'made'), -3])],
    ['order', points([kinds.length > 1 && says('then', 'before', 'after', 'first') && !has('routine'), 14], [has('order') && (has('routine') || kinds.length + things.length > 1 || has('it')), 12], [has('order') && (kinds.length > 0 || things.length > 0 || has('product')), 4], [has('order') && says('order', 'sequence', 'volgorde', 'layer'), 4], [pairs && has('together') && kinds.length === 0 && !says('order', 'first', 'volgorde'), -8])],
    ['routine', points([has('routine'), 12], [says('take', 'look') && says('care', 'after') && has('skin') && things.length === 0, 10], [heard.time !== undefined && has('wantsHelp') && things.length + concerns.length + kinds.length === 0 && skin, 10], [has('routine') && (concerns.length > 0 || heard.skinType !== undefined || heard.time !== undefined), 3], [says('routine', 'roetine', 'regimen') && heard.priceCents !== undefined, 6], [has('together') && pairs, -6], [things.length > 0 && has('safe', 'howOften', 'when'), -5], [single && !says('routine', 'roetine', 'regimen'), -9])],
    ['how-often', points([has('howOften') && (things.length > 0 || kinds.length > 0 || has('it')), 11], [has('howOften') && pairs, -5], [has('together') && pairs, -5], [has('howOften') && skin, 1], [has('canI') && kinds.length > 0 && things.length === 0 && !person && !sun && says('need', 'use', 'skip', 'should', 'necessary'), 8], [has('what') && kinds.length === 1 && things.length === 0 && concerns.length === 0 && !sun && !has('product'), 8], [has('routine') && says('routine'), -6])],
    ['when', points([has('when') && (things.length > 0 || kinds.length > 0), 11], [single && heard.time !== undefined && concerns.length === 0 && !has('routine', 'reaction', 'together'), 12], [tokens.some((at, i) => at === 'or' && ['morning', 'night'].includes(tokens[i - 1] ?? '') && ['morning', 'night'].includes(tokens[i + 1] ?? '')) && things.length > 0, 12], [pairs, -4])],
    ['how-long', points([has('howLong') && (things.length > 0 || concerns.length > 0 || kinds.length > 0), 11], [has('howLong') && says('long', 'results', 'weeks', 'lank', 'soon', 'fast', 'quickly', 'overnight') && skin, 3], [says('overnight', 'week', 'fast', 'quickly') && concerns.length > 0 && has('wantsHelp'), -2], [says('fridge', 'expire', 'last', 'keep', 'open', 'opened'), -6])],
    ['how-to-use', points([has('howTo') && (things.length > 0 || kinds.length > 0), 10], [has('howTo') && single, 2], [has('howTo') && has('it'), 3], [pairs && has('together'), -5], [has('routine'), -3], [concerns.length > 0 && things.length > 0 && says('for'), -1])],
    ['particular', heard.particular === undefined ? 0 : points([true, 14], [pairs, -6], [things.length > 0 && heard.particular.id !== 'expiry', -4], [heard.priceCents !== undefined, -6], [has('routine') && heard.particular.id !== 'skin-type', -4], [has('safe') && person, -4], [has('routine') && says('routine'), -4])],
    ['price', points([has('dupe'), 12], [has('howMuchMoney') && (things.length > 0 || kinds.length > 0) && heard.priceCents === undefined, 10], [has('howMuchMoney') && skin, 2], [has('howTo') && says('much') && !says('cost', 'price', 'kos'), -6]) ],
    ['suggest', points([heard.priceCents !== undefined && skin, 16], [says('need') && !has('canI') && kinds.length > 0, 12], [says('routine', 'roetine', 'regimen'), -8], [has('product') && kinds.length > 0, 12], [has('product') && concerns.length > 0 && says('product', 'products', 'buy', 'brand', 'brands', 'shop', 'clicks', 'dischem', 'koop', 'produk', 'cheap', 'affordable', 'budget', 'cheapest', 'goedkoop', 'thenga'), 12], [has('product') && (kinds.length > 0 || says('product', 'products')) && (heard.skinType !== undefined || concerns.length > 0), 2], [has('routine'), -4], [pairs && has('compare'), -8], [has('safe') && person, -3], [single && has('what') && kinds.length === 0, -3], [sun && has('howOften', 'order'), -4])],
    ['does-help', points([things.length > 0 && concerns.length > 0, 9], [things.length > 0 && has('helps') && concerns.length > 0, 3], [things.length > 0 && (heard.skinType !== undefined) && has('helps', 'safe', 'canI'), 7], [pairs && has('together'), -5], [has('howOften', 'howTo'), -2], [things.length > 0 && has('helps') && heard.particular !== undefined, 5])],
    ['what-is', points([has('what') && things.length > 0, 8], [single && tokens.length <= 2, 9], [pairs, -3], [concerns.length > 0, -2], [single, 3], [single && has('helps') && concerns.length === 0, 2]) * (things.length > 0 ? 1 : 0)],
    ['unknown-ingredient', heard.unknown === undefined || things.length > 0 ? 0 : points([has('what') && tokens.length < 5 && !skin, 6], [has('what', 'safe', 'canI', 'helps') && likeIngredient, 9], [isNamedSo && has('what', 'safe', 'canI', 'helps'), 7], [likeIngredient && (has('howOften', 'howTo', 'when', 'together') || tokens.length < 3), 6], [has('offTopic') && !skin, -9])],
    ['for-concern', points([who.some((one) => ['pregnant', 'trying', 'breastfeeding'].includes(one)) && concerns.length > 0 && things.length === 0 && !has('routine'), 8], [concerns.length > 0 && (has('wantsHelp', 'product', 'helps', 'why', 'what', 'howTo', 'canI')), 9], [concerns.length > 0, 4], [concerns.length > 0 && things.length > 0, -4], [concerns.length > 0 && has('diagnose'), -1], [heard.skinType !== undefined && concerns.length === 0 && things.length === 0 && has('wantsHelp', 'product', 'helps'), 8], [(who.includes('eczema') || who.includes('rosacea')) && things.length === 0, 8], [has('routine') && says('routine'), -3])],
    ['unknown-ingredient', has('brandName') && things.length === 0 && !pairs ? points([true, 5], [has('what', 'safe', 'compare', 'product', 'canI'), 3], [kinds.length > 0, 2], [heard.priceCents !== undefined, -6]) : 0],
    ['who-are-you', has('whoAreYou') && !activeThing ? 15 : 0],
    ['what-can-you-do', has('whatCanYouDo') && !skin && tokens.length < 10 && (tokens.length < 3 || !says('help') || says('can', 'how', 'kan')) ? 8 : 0],
    ['off-topic', points([has('offTopic') && !skin, 12], [has('task') && says('write', 'poem', 'essay', 'joke', 'code', 'homework', 'translate', 'song', 'story') && !has('safe', 'canI', 'wantsHelp'), 17])],
    ['thanks', has('thanks') && talk && !says('why', 'how', 'what', 'more') ? 7 : 0],
    ['bye', has('bye') && talk ? 8 : 0],
    ['greeting', has('greeting') && talk ? 6 : 0],
  ]
}

/** What a message is after, taken by itself. A message about skin of which no more is understood is `unclear`, any other `off-topic`. */
export const intentOf = (heard: Heard): Intent => {
  let best: Intent = 'unclear'
  let most = 3.5
  for (const [intent, score] of scoresOf(heard)) if (score > most) [best, most] = [intent, score]
  if (best !== 'unclear') return best
  if (heard.things.length > 1) return 'combine'
  if (heard.things.length === 1) return 'what-is'
  if (speaksOfSkin(heard)) return heard.concerns.length > 0 || heard.skinType !== undefined ? 'for-concern' : 'unclear'
  return heard.tokens.length > 1 ? 'off-topic' : 'unclear'
}
