/** What a part of the measurements found: the text of its section, and one line per target that was missed. */
export type Findings = { text: string; missed: string[] }

/** One figure with its target, for tables. */
export type Target = { name: string; figure: string; target: string; met: boolean }

/** A Markdown table; the first column is text, the others are aligned to the right. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** A table of targets beside the figures. */
export const targetTable = (targets: readonly Target[]): string =>
  table(
    ['Target', 'measured', 'wanted', ''],
    targets.map(({ name, figure, target, met }) => [name, figure, target, met ? 'met' : '**missed**']),
  )

/** The targets that were missed, one line each. */
export const missedOf = (targets: readonly Target[]): string[] =>
  targets.filter(({ met }) => !met).map(({ name, figure, target }) => `${name}: ${figure} (wanted ${target})`)
