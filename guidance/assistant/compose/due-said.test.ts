import { describe, expect, it } from 'vitest'
import { withSunDue } from './due-said.ts'

const plain = '**Keep it simple.** A mild wash and a light moisturiser.'

describe('what is due beside an active', () => {
  it.each([
    [`${plain} For marks a retinoid helps, two nights a week.`, /a week\. By day sunscreen, SPF 30–50\.$/],
    [`${plain} Use salicylic acid 0.5–2% two evenings a week.`, /By day sunscreen, SPF 30–50\.$/],
    [`${plain} Use glycolic acid two evenings a week.\n\nRead on: [A page](/articles/a)`, /SPF 30–50\.\n\nRead on:/],
  ])('is said: %s', (response, has) => expect(withSunDue(response, 'what helps')).toMatch(has))

  it.each([
    [plain, 'what helps'],
    ['**No, leave salicylic acid and retinol out.** Wait two weeks.', 'may i'],
    ['**No acids for now.** Nothing with salicylic acid until it is calm.', 'may i'],
    [`${plain} Use salicylic acid two evenings a week, and SPF 30 by day.`, 'what helps'],
    [`${plain} Use salicylic acid two evenings a week.`, 'bumps on my bikini line'],
    [`${plain} On the label look for retinol. By day sunscreen.`, 'lines'],
    [`${plain} Retinol: not in pregnancy; two nights a week helps.`, 'lines'],
  ])('is not, where nothing is put forward, it is said already, or skin is covered: %s', (response, message) =>
    expect(withSunDue(response, message)).toBe(response),
  )
})
