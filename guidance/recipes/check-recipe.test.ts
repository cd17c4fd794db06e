import { describe, expect, test } from 'vitest'
import { type CheckedRecipe, checkRecipe } from './check-recipe.ts'

const oil: CheckedRecipe = {
  title: 'Plain body oil',
  description: 'An oil for dry legs and arms.',
  ingredients: [{ name: 'Sunflower oil', amount: 50, unit: 'ml' }],
  instructions: ['Pour into a clean, dry bottle.', 'Rub a little into damp legs.'],
  shelf: { days: 90, storage: 'A cool, dark cupboard', hasWater: false, patchTest: true },
}

const mask: CheckedRecipe = {
  ...oil,
  title: 'Face mask',
  description: 'A mask for the face.',
  instructions: ['Spread on the face.'],
}
const fresh = { days: 0, storage: 'Use at once', hasWater: true, patchTest: true }

const withOne = (name: string, amount: number | null = 5, unit = 'ml', recipe = oil): CheckedRecipe => ({
  ...recipe,
  ingredients: [...recipe.ingredients, { name, amount, unit }],
})
const withStep = (step: string, recipe = oil): CheckedRecipe => ({
  ...recipe,
  instructions: [...recipe.instructions, step],
})
const found = (recipe: CheckedRecipe) => checkRecipe(recipe).map(({ rule, effect }) => `${effect} ${rule}`)

test('a plain oil passes without a warning', () => {
  expect(checkRecipe(oil)).toEqual([])
})

describe('a recipe is refused', () => {
  test.each([
    ['Lemon juice', 'citrus'],
    ['Lime', 'citrus'],
    ['Suurlemoensap', 'citrus'],
    ['Baking soda', 'baking-soda'],
    ['Bicarb', 'baking-soda'],
    ['White toothpaste', 'toothpaste'],
    ['Hydrogen peroxide 3%', 'peroxide'],
    ['Household bleach', 'household-chemicals'],
    ['Egg white', 'raw-egg'],
    ['Zinc oxide powder', 'sunscreen'],
    ['Hydroquinone 2% cream', 'lightening'],
    ['Betamethasone cream', 'lightening'],
    ['Mercury soap', 'lightening'],
    ['Vitamin C powder', 'actives'],
    ['Apple cider vinegar', 'vinegar'],
    ['Tea-tree oil', 'essential-oils'],
  ])('with %s, in whatever place it is named', (name, rule) => {
    expect(found(withOne(name, 20))).toContain(`refuse ${rule}`)
    expect(found(withStep(`Stir in some ${name.toLowerCase()}.`))).toContain(`refuse ${rule}`)
  })

  test.each([
    ['Do not stop stirring; add the juice of a lemon.'],
    ['Without heating it again, stir in lemon juice.'],
    ['Add a little, not too much, lemon juice.'],
    ['Never mind the smell, add lemon juice.'],
  ])('whose step uses lemon although it contains a "not": %s', (step) => {
    expect(found(withStep(step))).toEqual(['refuse citrus'])
  })

  test.each([
    ['as a sunscreen by its title', { ...oil, title: 'Coconut sunscreen' }],
    ['as a sunscreen by its description', { ...oil, description: 'Protects your arms from the sun.' }],
    ['with a number of its own', { ...oil, description: 'Carrot oil has SPF 38 on the body.' }],
  ])('%s', (_, recipe) => {
    expect(found(recipe)).toEqual(['refuse sunscreen'])
  })

  test.each([
    ['cinnamon', 'Cinnamon', 'hot-spices'],
    ['salt', 'Fine sea salt', 'sharp-grains'],
    ['ground shells', 'Walnut-shell powder', 'sharp-grains'],
  ])('with %s on the face, or on skin that it does not name', (_, name, rule) => {
    expect(found(withOne(name, 5, 'g', mask))).toContain(`refuse ${rule}`)
    const unnamed = { ...oil, description: 'An oil.', title: 'Plain oil', instructions: ['Pour into a bottle.'] }
    expect(found(withOne(name, 5, 'g', unnamed))).toContain(`refuse ${rule}`)
  })

  test('with honey for babies', () => {
    expect(found({ ...withOne('Honey'), description: 'A balm for babies.' })).toContain('refuse honey')
  })

  test('with more than 1 part in 100 of essential oils together, or with an unmeasured one', () => {
    const two = (drops: number) =>
      withOne('Lavender oil', drops, 'drops', withOne('Essential oil of buchu', 4, 'drops'))
    expect(found(two(6))).toEqual(['label essential-oils'])
    expect(found(two(8))).toEqual(['refuse essential-oils'])
    expect(found(withOne('Lavender oil', null, ''))).toEqual(['refuse essential-oils'])
    expect(found(withOne('Lavender', 20, 'drops')), 'named without the word oil').toEqual(['refuse essential-oils'])
  })

  test.each([
    ['keeps more than three days', { ...fresh, days: 4, storage: 'Fridge' }, 'shelf.days'],
    ['keeps for days outside the fridge', { ...fresh, days: 2, storage: 'Bathroom shelf' }, 'shelf.storage'],
    ['claims to hold no water', oil.shelf, 'shelf.hasWater'],
  ])('with water if it %s', (_, shelf, field) => {
    for (const wet of ['Rooibos tea, cooled', 'Rosewater', 'Mashed banana']) {
      const [finding] = checkRecipe({ ...withOne(wet), shelf })
      expect(finding, wet).toMatchObject({ rule: 'water', effect: 'refuse', field })
    }
  })

  test('names the field and the reason', () => {
    expect(checkRecipe(withOne('Lemon'))).toEqual([
      {
        rule: 'citrus',
        effect: 'refuse',
        field: 'ingredients.1.name',
        text: expect.stringContaining('in the sun it burns') as string,
        source: expect.stringMatching(/^https:/) as string,
      },
    ])
  })
})

describe('a recipe is labelled', () => {
  test.each([
    ['Almond oil', 'nuts'],
    ['Shea butter', 'nuts'],
    ['Honey', 'honey'],
    ['Ground oats', 'oats'],
    ['Dried chamomile flowers', 'daisies'],
    ['Sea salt', 'sharp-grains'],
    ['Cinnamon', 'hot-spices'],
  ])('with %s', (name, rule) => {
    expect(found(withOne(name))).toEqual([`label ${rule}`])
  })

  test('with vinegar in nine parts of water', () => {
    const rinse = {
      ...oil,
      title: 'Hair rinse',
      ingredients: [{ name: 'Water', amount: 900, unit: 'ml' }],
      shelf: fresh,
    }
    expect(found(withOne('Vinegar', 100, 'ml', rinse))).toEqual(['label vinegar', 'label water'])
    expect(found(withOne('Vinegar', 120, 'ml', rinse))).toEqual(['refuse vinegar', 'label water'])
  })

  test('with how long it keeps if it holds water', () => {
    const textOf = (shelf: CheckedRecipe['shelf']) => checkRecipe({ ...withOne('Rose water'), shelf })[0]?.text
    expect(textOf(fresh)).toContain('Use it at once')
    expect(textOf({ ...fresh, days: 3, storage: 'In the fridge' })).toContain('throw it away after 3 days')
  })
})

describe('a recipe passes', () => {
  test.each([
    ['Use no lemon, vinegar, baking soda or toothpaste.'],
    ['Never add essential oils.'],
    ['Leave out lemon juice and egg.'],
    ['Use a lemon-free soap afterwards.'],
    ['Put on a sunscreen with SPF 30 before you go out.'],
    ['Warm the bowl over hot water.'],
  ])('with the step: %s', (step) => {
    expect(found(withStep(step))).toEqual([])
  })

  test.each([['Lemon balm, dried'], ['Rosehip oil'], ['Fragrance-free soap']])('with %s', (name) => {
    expect(found(withOne(name)).filter((finding) => !finding.endsWith('water'))).toEqual([])
  })
})
