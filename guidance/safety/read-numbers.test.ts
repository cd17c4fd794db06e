import { describe, expect, it } from 'vitest'
import { babyMonthsIn, budgetIn, withoutPlainWish, youngAgeIn } from './read-numbers.ts'

describe('youngAgeIn', () => {
  it.each([
    ['I’m 10', 10], ['my 8 year old daughter', 8], ['my daughters, 8 years old and 14 years old', 8], ['grade 4', 10], ['grade r', 6], ['gr 1', 7], ['my toddler', 5], ['a teenager', 15], ['a teenager with a toddler, my toddler', 5], ['I’m seventeen', 17],
    ['I’m 18', undefined], ['I’m 17', 17], ['I’m 1', 1], ['I’m 0', undefined], ['grade 12', undefined], ['nothing', undefined], ['my cream is 8 years old', undefined], ['an 8 years old cream', undefined], ['the serum that is 3 years old', undefined],
    ['may you use it when you are 15?', 15], ['fine at the age of 13', 13], ['is dit goed as jy is 16?', 16], ['8 years old scars', undefined], ['8 years old and has marks', 8], ['my daughter is 8 years old, a cream', 8], ['a cream is what my daughter, 8 years old, wants', 8], ['cream for my son is 9 years old bottle', 9],
    ['nursing my 3 year old', undefined], ['nursing my busy three year old', undefined], ['I have a cream, I’m 9', 9], ['iminyaka engu 9', 9], ['9yo', 9], ['my 9 yr olds pimples', 9], ['my 7 year old’s acne', 7], ['how do 40 year olds wash', undefined], ['twaalf jaar oud', 12],
    ['had chickenpox in grade 2, im 28', undefined], ['in grade 9 i had acne', undefined], ['my daughter had it in grade 2', 8], ['im in grade 9', 15],
    ['ngwana wa dilemo tse 6', 6], ['umntwana oneminyaka emi-4', 4], ['ke na le dilemo tse 30', undefined],
  ])('hears in “%s” the age %s', (text, age) => expect(youngAgeIn(text)).toBe(age))
})

describe('babyMonthsIn', () => {
  it.each([
    ['my baby is a month old', 1], ['ons baba is ’n maand oud', 1], ['my baby is 45 days old', 1], ['my baby is ten days old', 0], ['my baba is 65 dae oud', 2], ['she is 6 weeks old', 1],
    ['my son is 35 months old', 35], ['my son is 36 months old', undefined], ['my son is 40 months old', undefined], ['my baby is 4 months old and my daughter is 20 months old', 4], ['nothing', undefined],
    ['new tattoo, 3 days old', undefined], ['scar 6 months old', undefined], ['my son has a scar, 6 months old', 6], ['spots, 3 months old', 3],
    ['the children, aged 3 months and 6 years', 3], ['my kids are 7 and 4 months', 4], ['my kids have had eczema for 3 weeks', undefined],
    ['can i use my spf on a 4 month old at the beach', 4], ['sunscreen for a 2 month old when we go to durban', 2], ['is spf ok on my 3 month old outside', 3],
  ])('hears in “%s” a baby of %s months', (text, months) => expect(babyMonthsIn(text)).toBe(months))
})

describe('budgetIn', () => {
  it.each([
    ['R300', 30_000], ['R99.9', 9_990], ['R99.99', 9_999], ['R1 000,50', 100_050], ['R2k', 200_000], ['under R2 k', 200_000], ['2k rand', 200_000], ['under 500 rand', 50_000], ['R0', undefined], ['under R0', undefined], ['nothing', undefined],
    ['under R200 to R400', 40_000], ['budget R200-R400 please', 40_000], ['under 200 rand to 400 rand please', 40_000], ['under R1k to R2k please', 200_000], ['under R200 to R1k please', 100_000], ['under 1k rand to 2k rand please', 200_000],
    ['between R200 and R400', 40_000], ['between 200 rand and 400 rand please', 40_000], ['between R200 and R2k please', 200_000], ['between 200 rand and 2k rand please', 200_000], ['between R400 and 200 rand', 20_000],
    ['under R300, no under R200 please', 20_000], ['under R200, no under R300 please', 30_000], ['R400 or less, or under R100 please', 10_000], ['under R100 please, or R400 or less please', 40_000], ['I paid R900, under R200 please', undefined], ['it cost R300. My budget is R100', 10_000],
    ['only got three hundred rand', 30_000], ['under two fifty', 25_000], ['vierhonderd rand vir alles', 40_000], ['under a grand', 100_000],
    ['two hundred and fifty rand is what i have', 25_000], ['het net R350 hierdie maand', 35_000], ['under a hundred percent', undefined],
    ['it cost three hundred rand', undefined], ['tussen R100 en R150', 15_000], ['it cost R300', undefined], ['under R100 and then some R500 cream', 10_000],
  ])('hears in “%s” %s cents', (text, cents) => expect(budgetIn(text)).toBe(cents))
})

describe('a wish for plain words', () => {
  it.each(['explain spf like im five', 'explain it like to a 5 year old', 'tell me like 5 years old'])('is heard in “%s”', (text) =>
    expect(withoutPlainWish(text)).not.toBe(text))
  it.each(['scaly elbows for like 2 years', 'itchy like 3 weeks now', 'my hair falls out like 6 months already'])('is none in “%s”', (text) =>
    expect(withoutPlainWish(text)).toBe(text))
})
