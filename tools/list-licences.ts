import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// npm run licences: writes docs/deploy/licences.md, the licences of the packages and fonts that ship with the product.

const root = join(import.meta.dirname, '..')
export const licencesFile = 'docs/deploy/licences.md'

type Locked = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

const fonts = [
  ['Figtree', 'OFL-1.1', 'web/ui/fonts/LICENSE-figtree.txt'],
  ['Fraunces', 'OFL-1.1', 'web/ui/fonts/LICENSE-fraunces.txt'],
] as const

/** The document: what is installed without development packages, by licence, for every platform. */
export const licences = (): string => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const byLicence = new Map<string, Set<string>>()
  for (const [path, { license = 'not stated', dev, devOptional }] of Object.entries(packages)) {
    if (path === '' || dev === true || devOptional === true) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(name))
  }
  const sections = [...byLicence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([license, names]) => `| ${license} | ${[...names].sort().join(', ')} |`)
  return [
    '# Licences of what ships',
    '',
    'Written by `npm run licences` from `package-lock.json`; the text of each licence is in the package.',
    '',
    '| Licence | Packages |',
    '| --- | --- |',
    ...sections,
    '',
    'libvips, which sharp loads as a library of its own, is under the LGPL: it may be replaced by another build.',
    '',
    '| Font | Licence | Text |',
    '| --- | --- | --- |',
    ...fonts
      .filter(([, , file]) => existsSync(join(root, file)))
      .map(([name, license, file]) => `| ${name} | ${license} | \`${file}\` |`),
    '',
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, licencesFile), licences())
