import { expect, test } from 'vitest'
import { readBeautyFactsRow } from './beauty-facts-row.ts'
import { readCsvRow } from './csv-row.ts'

const csv = (fields: Record<string, string>) =>
  readCsvRow({ brand: 'Aruna', name: 'Calm', category: 'serum', ...fields })
const beautyFacts = (fields: Record<string, unknown>) =>
  readBeautyFactsRow({
    code: '6001234567890',
    brands: 'Aruna',
    product_name: 'Calm',
    categories_tags: ['en:face-creams'],
    ...fields,
  })

test('a row that names only brand, name and category claims nothing more', () => {
  expect(csv({}).product).toMatchObject({
    price: null,
    sizeMl: null,
    skinTypes: [],
    concerns: [],
    pros: [],
    isLocal: null,
    isRecommended: false,
  })
})

test('all wrong values of a row are reported at once, each with a cure', () => {
  const { product, problems } = csv({
    brand: '',
    price: '12 euro',
    size: 'big',
    skin_types: 'dry;scaly',
    spf: '500',
    url: 'javascript:alert(1)',
    recommended: 'perhaps',
  })
  expect(product).toBeUndefined()
  expect(problems.map(({ field }) => field)).toEqual([
    'brand',
    'size',
    'price',
    'skin_types',
    'spf',
    'url',
    'recommended',
  ])
  expect(problems.every(({ wrong, cure }) => wrong !== '' && cure !== '')).toBe(true)
})

test('text that cannot be stored is refused, and odd ingredient text is kept as it is', () => {
  for (const ingredients of ['Aqua\0', 'Aqua \uD83D', 'a'.repeat(20_001)])
    expect(csv({ ingredients }).problems.map(({ field }) => field)).toEqual(['ingredients'])
  const odd = '<b>Aqua</b>, Gly\u200Bcerin, Формальдегид\n\nNight: "Aqua" & Parfum'
  expect(csv({ ingredients: odd }).product?.label).toBe(odd)
})

test('a product is recognised by its barcode, else by brand, name and size, however they are capitalised', () => {
  const keyOf = (fields: Record<string, string>) => csv(fields).product?.key
  expect(keyOf({ barcode: '06001234567890' })).toBe('code:6001234567890')
  expect(keyOf({ size: '50 ml' })).toBe(keyOf({ brand: 'ARUNA', size: '5 cl' }))
  expect(keyOf({ size: '50 ml' })).not.toBe(keyOf({ size: '100 ml' }))
})

test.each([
  [['en:cosmetics', 'en:facial-creams'], 'moisturiser'],
  [['en:Skin care', 'en:Face creams', 'en:sunscreen'], 'sunscreen'],
  [['en:face', 'en:eye-contour-creams'], 'eye-cream'],
  [['en:make-up-removers', 'en:micellar-waters'], 'cleanser'],
  [['en:body', 'en:body-scrubs'], 'body'],
  [['en:face', 'en:hair-masks'], undefined],
  [['en:toothpastes'], undefined],
  [['en:cosmetics'], undefined],
  [undefined, undefined],
])('the Open Beauty Facts categories %j are a %s', (tags, kind) => {
  expect(beautyFacts({ categories_tags: tags }).product?.category).toBe(kind)
})

test('of Open Beauty Facts an odd quantity is left out, the first brand counts, and pictures are not linked', () => {
  const { product } = beautyFacts({
    brands: 'Aruna, Other',
    quantity: '1 pièce',
    product_name_en: 'Calm cream',
    ingredients_text: 'Aqua',
    image_url: 'https://images.example/1.jpg',
  })
  expect(product).toMatchObject({ brand: 'Aruna', name: 'Calm cream', sizeMl: null, size: '', label: 'Aqua' })
  expect(JSON.stringify(product)).not.toContain('images.example')
})
