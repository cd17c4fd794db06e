import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { learntFrom, learntFromFile } from './learnt-from.ts'

it('what was learnt was learnt from the messages that are there, by the code that is there (npm run knowledge:learn learns it anew)', async () => {
  expect(await learntFrom()).toEqual(JSON.parse(await readFile(learntFromFile, 'utf8')))
})
