import { cueWords } from '../../text/words/cue-words.ts'
import { capital } from './draft.ts'

/** Brands as they were written, their first letters large. */
export const brandsIn = (tokens: readonly string[]): string[] => {
  const said = ` ${tokens.join(' ')} `
  return cueWords.brandName
    .split('|')
    .map((one) => one.trim())
    .filter((one) => said.includes(` ${one} `))
    .slice(0, 3)
    .map((one) =>
      one === 'cerave' ? 'CeraVe' : one === 'la roche' ? 'La Roche-Posay' : one.split(' ').map(capital).join(' '),
    )
}
