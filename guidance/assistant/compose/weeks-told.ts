import { pattern } from '../../text/pattern.ts'

const numbers: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  n: 1,
  een: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vyf: 5,
  ses: 6,
  agt: 8,
}
/** "Twice a day" is no span. */
const span = pattern`
  (?<!\b(?:once|twice|times|keer) )\b(\d{1,2}|${Object.keys(numbers).join('|')}) (?:and a half |full |whole |good )?(days?|weeks?|wks?|weke|months?|mnths?|maande?)\b`
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = '(jan|feb|ma(?:r|a)|apr|may|mei|jun|jul|aug|sep|oct|okt|nov|dec|des)[a-z]*'
const sinceMonth = new RegExp(
  String.raw`\b(?:since|from|sedert|vanaf) (?:\w+ )?${month}\b.*\b(?:its|it is|now|dis|nou|and) (?:\w+ )?${month}\b`,
)
const monthOf = (name: string): number =>
  months.indexOf(({ maa: 'mar', mei: 'may', okt: 'oct', des: 'dec' } as Record<string, string>)[name] ?? name)

/** For how many weeks something has been used, as told: "3 months", "since Feb and it's Nov"; undefined where nothing tells it. */
export const weeksIn = (said: string): number | undefined => {
  const [, from, to] = sinceMonth.exec(said) ?? []
  if (from !== undefined && to !== undefined) return Math.round(((monthOf(to) - monthOf(from) + 12) % 12 || 12) * 4.3)
  const [, many = '', unit = ''] = span.exec(said) ?? []
  const count = numbers[many] ?? Number(many)
  if (unit === '' || Number.isNaN(count)) return undefined
  return unit.startsWith('d') ? count / 7 : unit.startsWith('w') ? count : Math.round(count * 4.3)
}
