import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'
import { readLabel } from './read-label.ts'

// What stands in a medicine cupboard and a kitchen: registered medicines, strong acids, bleach, mixtures by their trade names, Afrikaans and isiZulu.

const knowledge = await readKnowledge()
const names = (text: string): string =>
  readLabel(knowledge, text)
    .map(({ ingredient, how, printed }) => ingredient?.inci ?? `${how === 'rule' ? '~' : '?'}${printed}`)
    .join(' | ')
const against = (text: string): string =>
  checkLabel(knowledge, text)
    .doesNotSuit.map(({ text: says }) => says)
    .join('\n')

describe('medicines', () => {
  it.each([
    'Silver sulfadiazine 1%',
    'Bifonazole 1%',
    'Pramoxine 1%',
    'Ketoprofen 2.5%',
    'Promethazine 2%',
    'Imiquimod 5%',
    'Chloramphenicol 1%',
    'Amorolfine 5%',
  ])('are known for what they are, and said to be: %s', (name) => {
    const { items } = checkLabel(knowledge, `${name}, Cetostearyl alcohol, Propylene glycol, Purified water`)
    expect(items[0]?.families[0]).toBe('medicine')
    expect(against(`${name}, Cetostearyl alcohol, Propylene glycol, Purified water`)).toMatch(
      /is a medicine: use it as your prescriber or pharmacist told you/,
    )
  })
  it.each([
    ['Klotrimasool', 'Clotrimazole'],
    ['Hidrokortisoon', 'Hydrocortisone'],
    ['Betametasoon', 'Betamethasone'],
    ['Boorsuur', 'Boric Acid'],
    ['Koolteer', 'Coal Tar'],
    ['Hydrochinon', 'Hydroquinone'],
    ['Emulsifiserende was', 'Emulsifying Wax'],
    ['amafutha kakhukhunathi', 'Cocos Nucifera Oil'],
    ['Dicalcium Phosphate Dihydrate', 'Dicalcium Phosphate'],
    ['Magnesium Sulphate Heptahydrate', 'Magnesium Sulfate'],
  ])('and other names are read in English: %s', (printed, name) =>
    expect(names(`Aqua, ${printed}, Glycerin`)).toBe(`Aqua | ${name} | Glycerin`),
  )
  it.each(['Geogard 221', 'Cosgard', 'Euxyl PE 9010', 'Montanov 68', 'Polawax'])(
    'and mixtures by their trade names: %s',
    (name) => expect(names(`Aqua, Glycerin, ${name}, Parfum`)).toBe(`Aqua | Glycerin | ~${name} | Parfum`),
  )
  it.each(['Zorbicol 9', 'Trimoxal'])('but not every name that sounds like one: %s', (name) =>
    expect(names(`Aqua, Glycerin, ${name}, Parfum`)).toContain(`?${name}`),
  )
})

describe('what is strong is said to be so', () => {
  it.each([
    ['Salicylic Acid 12%', /warts, corns or thick scale/],
    ['Salicylic acid 16,7 %', /warts, corns or thick scale/],
    ['Glycolic Acid 30%', /a peel for trained hands/],
    ['Lactic Acid 50%', /a peel for trained hands/],
    ['Sodium Hypochlorite 3.5%', /is bleach/],
    ['Turpentine Oil 10%', /poisonous when swallowed/],
  ])('%s', (name, says) => {
    const text = `Aqua, ${name}, Glycerin, Parfum`
    expect(against(text)).toMatch(says)
    expect(
      checkLabel(knowledge, text)
        .suits.map(({ text: good }) => good)
        .join(),
    ).not.toMatch(/Salicylic|Glycolic|Lactic/i.test(name) ? /acne|texture|dull/ : /bleach/)
  })
  it.each(['Salicylic Acid 2%', 'Salicylic Acid', 'Glycolic Acid 8%', 'Lactic Acid (5%)'])(
    'and not what is usual: %s',
    (name) => expect(against(`Aqua, ${name}, Glycerin, Parfum`)).not.toMatch(/strength/),
  )
})

describe('what is said of tablets or peels is not said of what is neither', () => {
  it('a serum with tranexamic acid is not warned of as tablets are', () =>
    expect(against('Aqua, Glycerin, Tranexamic Acid 3%, Niacinamide')).not.toMatch(/tablets/))
  it('triethyl citrate in a deodorant is no acid', () =>
    expect(
      JSON.stringify(checkLabel(knowledge, 'Deo roll-on: Aqua, Glycerin, Triethyl Citrate, Zinc Ricinoleate').suits),
    ).not.toMatch(/burn sooner/))
})
