import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from '#server/content/files.ts'

/** Reads content/search/synonyms.csv: one group of synonymous phrases per line, each as users type it. */
export const readSynonyms = async (): Promise<string[][]> =>
  (await readFile(join(contentFolder, 'search', 'synonyms.csv'), 'utf8'))
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((phrase) => phrase.trim()))
