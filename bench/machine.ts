import { cpus, release, totalmem, type } from 'node:os'

/** The machine of the measurements as one line: figures from different machines cannot be compared. */
export const machine = (): string => {
  const cores = cpus()
  const model = cores[0]?.model.trim() || 'unknown processor'
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cores.length} cores (${model}), ${memory} GB of memory, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`
}
