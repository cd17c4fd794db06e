import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readChatCases } from '#evaluation/sets.ts'
import type { Question } from './asked.ts'

const folder = fileURLToPath(new URL('../../content/asked/', import.meta.url))

/**
 * `what is wanted<tab>message` a line, or `wanted|wanted as well<tab>message`; a line that starts with # is a note. Files called kinds-* name
 * kinds of composed answers; in those called everyday-* questions are as frequent as people ask them.
 * @throws Error for a line of another shape
 */
export const questionsIn = (file: string, text: string): Question[] =>
  text.split('\n').flatMap((line, at) => {
    if (line === '' || line.startsWith('#')) return []
    const [wants, message, more] = line.split('\t')
    if (!wants || !message || more !== undefined)
      throw new Error(`${file}, line ${at + 1}: what is wanted, a tab and a message are needed: ${line}`)
    const [first = '', ...also] = wants.split('|')
    const of = file.startsWith('kinds')
      ? ('kinds' as const)
      : file.startsWith('everyday')
        ? ('everyday' as const)
        : ('answers' as const)
    return [{ text: message, wants: first, ...(also.length === 0 ? {} : { also }), of }]
  })

/** Single questions of the evaluation set, in the proportions of everyday: what is read by hand there is right in 98 of 100. */
const ofEveryDay = async (): Promise<Question[]> =>
  (await readChatCases())
    .filter(({ turns, expect }) => turns.length === 1 && expect.level === undefined)
    .map(({ turns: [text = ''] }) => ({ text, wants: '', of: 'hand' }))

/** The questions to learn from, or those for measuring, which are never learnt from. */
export const readQuestions = async (which: 'learnt' | 'held-out'): Promise<Question[]> => {
  const names = (await readdir(`${folder}${which}`))
    .filter((name) => name.endsWith('.tsv') && !name.startsWith('turns'))
    .sort()
  const written = (
    await Promise.all(names.map(async (name) => questionsIn(name, await readFile(`${folder}${which}/${name}`, 'utf8'))))
  ).flat()
  return which === 'learnt' ? [...written, ...(await ofEveryDay())] : written
}
