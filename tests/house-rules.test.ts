import { describe, expect, it } from 'vitest'
import { domains } from '#contract/all.ts'
import { boundaries } from './house/boundaries.ts'
import { documents } from './house/documents.ts'
import { files } from './house/files.ts'
import { foldersIn, type Rule, thisProject } from './house/project.ts'
import { reach } from './house/reach.ts'

const groups: Record<string, readonly Rule[]> = { boundaries, reach, files, documents }

for (const [group, rules] of Object.entries(groups)) {
  describe(`the rules about ${group}`, () => {
    it.each(rules)('$name', ({ check }) => expect(check(thisProject)).toEqual([]))
  })
}

it('features have the same name in web/, server/ and the contract', () => {
  const pagesOnly = ['home', 'placeholders', 'skin-quiz', 'styleguide']
  // The endpoints exist; the screens (quiz, chat, ingredient checker, wizard, dashboard) follow later.
  const withoutPages = ['guidance', 'quiz-results']
  expect(foldersIn(thisProject, 'server/features/')).toEqual(Object.keys(domains).sort())
  expect(foldersIn(thisProject, 'web/features/').filter((folder) => !pagesOnly.includes(folder))).toEqual(
    Object.keys(domains)
      .filter((domain) => !withoutPages.includes(domain))
      .sort(),
  )
})
