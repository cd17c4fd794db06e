import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { additionsFor, filesFor, namesOf } from './new-domain/templates.ts'

/**
 * Generates a domain: contract, table, server and web folders under one name, and the lines that register them.
 * @param root the project's folder
 * @param domain lower case, words joined by hyphens, plural
 * @returns the files written and changed
 * @throws Error when the name is invalid or already in use; nothing is written then
 */
export const generateDomain = (root: string, domain: string): { written: string[]; changed: string[] } => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(domain))
    throw new Error('A domain is named in lower case with single hyphens, for example poll-votes.')
  const names = namesOf(domain)
  const files = filesFor(names)
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)))
  if (taken.length > 0) throw new Error(`${taken[0]} already exists.`)

  const changes = new Map<string, string>()
  for (const { file, anchor, add } of additionsFor(names)) {
    const text = changes.get(file) ?? readFileSync(join(root, file), 'utf8')
    if (!anchor.test(text))
      throw new Error(`${file} has changed too much for the generator: it does not match ${anchor}.`)
    changes.set(file, text.replace(anchor, add))
  }
  for (const [file, text] of [...Object.entries(files), ...changes]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return { written: Object.keys(files), changed: [...changes.keys()] }
}

if (import.meta.main) {
  try {
    const { written, changed } = generateDomain(process.cwd(), process.argv[2] ?? '')
    console.log([...written.map((file) => `new      ${file}`), ...changed.map((file) => `changed  ${file}`)].join('\n'))
    console.log('Next: npm run db:generate, then update tests/addresses (see CONTRIBUTING.md).')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
