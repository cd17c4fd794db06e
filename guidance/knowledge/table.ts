/**
 * Rows of one kind as columns: each is one text with a line for each row, and `"` stands for what is written above it. Neighbours look
 * alike, so this compresses far better than rows do.
 */
export type Table = Record<string, string>

/** How the values of one column are written in a cell. An empty cell is the usual value. */
export type Column<V> = { write: (value: V) => string; read: (cell: string) => V }

/** The columns of a kind of row. The first must never be empty. */
export type Columns<T> = { [K in keyof Required<T>]: Column<T[K]> }

/** A text; what is missing stays missing. */
export const text: Column<string> = { write: (value) => value, read: (cell) => cell }
export const optional: Column<string | undefined> = { write: (value) => value ?? '', read: (cell) => cell || undefined }
export const optionalNumber: Column<number | undefined> = {
  write: (value) => value?.toString() ?? '',
  read: (cell) => (cell === '' ? undefined : Number(cell)),
}
export const number: Column<number> = { write: (value) => (value === 0 ? '' : value.toString()), read: Number }

/** One word of a vocabulary; the usual one is left out. */
export const word = <W extends string>(usual?: W): Column<W> => ({
  write: (value) => (value === usual ? '' : value),
  read: (cell) => (cell || usual) as W,
})

export const optionalWord = <W extends string>(): Column<W | undefined> => ({
  write: (value) => value ?? '',
  read: (cell) => (cell || undefined) as W | undefined,
})

/** Texts with `|` between. */
export const list = <W extends string>(): Column<W[]> => ({
  write: (values) => {
    const wrong = values.find((value) => value.includes('|'))
    if (wrong !== undefined) throw new Error(`"${wrong}" has a | in it, which parts the texts of a list`)
    return values.join('|')
  },
  read: (cell) => (cell === '' ? [] : (cell.split('|') as W[])),
})

/** Yes or no, no being usual. */
export const flag: Column<boolean> = { write: (value) => (value ? '1' : ''), read: (cell) => cell === '1' }

const newLine = '¶'

/** Texts of several lines, `between` standing between them. */
export const lines = (between: string): Column<string[]> => ({
  write: (values) => {
    const wrong = values.find((value) => value === '' || value.includes(newLine) || value.includes(between))
    if (wrong !== undefined) throw new Error(`"${wrong}" is empty, or has what parts texts or lines in it`)
    return values.join(between).replaceAll('\n', newLine)
  },
  read: (cell) => (cell === '' ? [] : cell.replaceAll(newLine, '\n').split(between)),
})

/** Pairs with `|` between, the first of each parted from the second by a colon. */
export const pairs = <A extends string, B extends string, V>(
  of: (first: A, second: B) => V,
  parts: (value: V) => [A, B],
): Column<V[]> => {
  const written = list<string>()
  return {
    write: (values) => written.write(values.map((value) => parts(value).join(':'))),
    read: (cell) =>
      written
        .read(cell)
        .map((pair) => of(pair.slice(0, pair.indexOf(':')) as A, pair.slice(pair.indexOf(':') + 1) as B)),
  }
}

const namesOf = <T extends object>(columns: Columns<T>): (keyof T & string)[] => Object.keys(columns) as never[]

const same = '"'

/** Rows as a table. @throws Error when a text cannot stand in a cell */
export const tableOf = <T extends object>(columns: Columns<T>, rows: readonly T[]): Table =>
  Object.fromEntries(
    namesOf(columns).map((name) => {
      const cells = rows.map((row) => columns[name].write(row[name]))
      const wrong = cells.find((cell) => cell.includes('\n') || cell === same)
      if (wrong !== undefined) throw new Error(`"${wrong}" is no single line of text`)
      return [name, cells.map((cell, at) => (cell !== '' && cell === cells[at - 1] ? same : cell)).join('\n')]
    }),
  )

const cellsOf = (column: string | undefined): string[] => {
  let above = ''
  return (column ?? '').split('\n').map((cell) => {
    if (cell !== same) above = cell
    return above
  })
}

/** The rows of a table, as they were. */
export const rowsIn = <T extends object>(columns: Columns<T>, table: Table): T[] => {
  const read = namesOf(columns).map((name) => ({ name, column: columns[name], cells: cellsOf(table[name]) }))
  const [first] = read
  if (first === undefined || first.cells[0] === '') return []
  return first.cells.map((_, at) => {
    const values = read.map(({ name, column, cells }) => [name, column.read(cells[at] ?? '')] as const)
    return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as T
  })
}
