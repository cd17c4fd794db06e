import { isIn, type Project, type Rule } from './project.ts'
import { dirname, join, normalize } from 'node:path'

const documentsOf = ({ files }: Project): string[] =>
  files.filter((path) => path.endsWith('.md') && !isIn(path, 'content'))

const looksLikePath = /^[\w.@-]+(\/[\w.@*<>{}[\]-]+)+\/?$|^[\w-]+\.(md|ts|tsx|mjs|json|css)$/

const exists = ({ files }: Project, document: string, path: string): boolean => {
  const wanted = [path, normalize(join(dirname(document), path))].map((each) =>
    each.replaceAll('\\', '/').replace(/\/$/, ''),
  )
  return files.some(
    (file) => wanted.some((each) => file === each || file.startsWith(`${each}/`)) || file.endsWith(`/${path}`),
  )
}

/** The rules about documents and the lint configuration. */
export const documents: readonly Rule[] = [
  {
    name: 'documents refer only to paths that exist',
    check: (project) =>
      documentsOf(project).flatMap((document) =>
        [...project.text(document).matchAll(/`([^`\n]+)`|\]\(([^)#\s]+)[^)]*\)/g)]
          .map((found) => found[1] ?? found[2] ?? '')
          .filter(
            (path) =>
              looksLikePath.test(path) &&
              !/[<{*]|^https?:|^(text|application|image)\/|^(build|node_modules|\.cache|\.data)(\/|$)/.test(path),
          )
          .filter((path) => !exists(project, document, path))
          .map((path) => `${document} refers to ${path}`),
      ),
  },
  {
    name: 'documents refer to names, not to line numbers, which change',
    check: (project) =>
      documentsOf(project).filter((path) => /\.(ts|tsx|mjs|css):\d+|\bline \d+\b/.test(project.text(path))),
  },
  {
    name: 'every lint rule is an error or off, never a warning',
    check: ({ text }) => {
      type Levels = Record<string, unknown>
      const { categories, rules, overrides } = JSON.parse(text('.oxlintrc.json')) as {
        categories: Levels
        rules: Levels
        overrides: { rules: Levels }[]
      }
      const levels = [categories, rules, ...overrides.map((one) => one.rules)].flatMap((group) => Object.entries(group))
      return levels
        .filter(([, level]) => !['error', 'off'].includes(String(Array.isArray(level) ? level[0] : level)))
        .map(([name]) => name)
    },
  },
]
