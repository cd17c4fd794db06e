/** The findings of one part: the text of its section, and one line per missed target. */
export type Findings = { text: string; missed: string[] }

/** One figure with its target, for tables. */
export type Target = { name: string; figure: string; target: string; met: boolean }

/** A Markdown table; the first column is left-aligned, the others are right-aligned. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** A table of figures and their targets. */
export const targetTable = (targets: readonly Target[]): string =>
  table(
    ['Figure', 'measured', 'target', ''],
    targets.map(({ name, figure, target, met }) => [name, figure, target, met ? 'met' : '**missed**']),
  )

/** The missed targets, one line each. */
export const missedOf = (targets: readonly Target[]): string[] =>
  targets.filter(({ met }) => !met).map(({ name, figure, target }) => `${name}: ${figure} (target: ${target})`)
