import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('Whether an extra suits somebody is answered, and not whether it is needed', () => {
  it.each<Row>([
    ['is a night cream safe while breastfeeding', ['fine while you breastfeed', 'retinol'], ['need no separate']],
    ['can i use a sleeping mask with pimples', ['rather not', 'clog'], ['no must: a sleeping']],
    ['can i use a face mist if i have dry skin', ['only under a cream']],
    ['is a sheet mask good for sensitive skin', ['without scent']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))

  it.each<Row>([
    ['is an eye cream necessary', ['for most people no'], ['fine in pregnancy']],
    ['how do i choose a face oil for dry skin', ['marula'], ['it is an extra all the same']],
  ])('and what else is asked of it stays: %s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
