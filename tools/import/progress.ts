/** How often the line changes on a terminal, and how often a line is written to a file, in milliseconds. */
const EVERY = { terminal: 200, file: 10_000 }

/** One line of progress: rewritten in place on a terminal, repeated now and then in a file. */
export const progress = (out: NodeJS.WriteStream = process.stdout) => {
  let shownAt = 0
  const startedAt = performance.now()
  let isCounting = false
  let isOpen = false
  const print = (text: string): void => {
    out.write(out.isTTY ? `\r\u001B[K${text}` : `${text}\n`)
    isOpen = out.isTTY
    shownAt = performance.now()
  }
  const isDue = (): boolean => performance.now() - shownAt >= (out.isTTY ? EVERY.terminal : EVERY.file)
  return {
    show: (text: string): void => {
      if (isDue()) print(text)
    },
    /** Shows how many are done, and how many a minute since the import began. */
    count: (done: number, of: number): void => {
      if (isCounting && !isDue() && done < of) return
      isCounting = true
      const minutes = (performance.now() - startedAt) / 60_000
      print(`${done} of ${of} products, ${Math.round(done / minutes)} rows a minute`)
    },
    /** Ends the line, so that what follows starts on a new one. */
    end: (): void => {
      if (isOpen) out.write('\n')
      isOpen = false
    },
  }
}
