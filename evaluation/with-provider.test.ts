import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startFakeProvider } from '#server/language-model/fake-provider.fixture.ts'
import { tableOf } from './evaluate.ts'
import type { ChatCase } from './sets.ts'
import { countsTable, evaluateWithProvider, limited } from './with-provider.ts'

const provider = await startFakeProvider()
afterAll(() => provider.close())
const settings = { baseUrl: provider.baseUrl, model: 'test', apiKey: 'a-key', name: 'a test' }
const asking = (id: string, turns: string[], expected: ChatCase['expect'] = {}): ChatCase => ({
  id,
  topic: 'test',
  turns,
  expect: expected,
})

test('a configured model is evaluated with triage, tools, guard and fallback, and it is counted who replied', async () => {
  const replies: Parameters<typeof provider.behave>[0][] = [
    { kind: 'tool', name: 'look_up_ingredient', input: { name: 'glycerin' }, reply: ['It holds water in your skin.'] },
    { kind: 'text', pieces: ['You have rosacea.'] },
    { kind: 'error', status: 500 },
    { kind: 'text', pieces: ['It is a kind of soap.'] },
  ]
  const next = () => provider.behave(replies.shift() ?? { kind: 'silent' })
  next()
  const cases = [
    asking('tool', ['What does glycerin do for dry skin?'], { says: ['holds water'] }),
    asking('withheld', ['My cheeks are red after washing'], { never: ['rosacea.'] }),
    asking('down', ['What is niacinamide?'], { says: ['niacinamide'] }),
    asking('wrong', ['Hi there', 'What is squalane?'], { says: ['oil'] }),
    asking('alarm', ['My lips are swelling and I cannot breathe after a cream'], { level: 'emergency' }),
  ]
  const done: number[] = []
  const { chat, ...counts } = await evaluateWithProvider(cases, settings, (count) => {
    done.push(count)
    next()
  })
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(chat.map(({ case: { id }, wrong, unsafe }) => [id, [...wrong, ...unsafe]])).toEqual([
    ['tool', []],
    ['withheld', []],
    ['down', []],
    ['wrong', ['does not say "oil"']],
    ['alarm', []],
  ])
  expect(provider.seen[0]?.authorization).toBe('Bearer a-key')
  expect(tableOf({ chat, quiz: [], labels: [] })).toContain('| chat | 5 | 80.0 % | 0 |')
  expect(countsTable(counts)).toBe(
    [
      'Replies: 6, of them 3 by the model and 3 by the built-in engine.',
      'Sentences withheld by rule of the guard: diagnosis 1.',
      'Other reasons for a built-in reply: unavailable 1, built-in 1.',
    ].join('\n'),
  )
}, 120_000)

test('a limit takes that many cases, spread over the whole set', () => {
  expect(limited([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 3, 5, 8])
  expect(limited([0, 1], 4)).toEqual([0, 1])
})

test('the command says what to set where no model is configured', async () => {
  const env = { ...process.env, LLM_BASE_URL: '', LLM_MODEL: '', LLM_API_KEY: '', LLM_PROVIDER_NAME: '' }
  const run = promisify(execFile)(process.execPath, ['evaluation/run.ts', '--provider'], { env })
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Set LLM_BASE_URL and LLM_MODEL'),
  })
}, 60_000)
