import { spawnSync } from 'node:child_process'

/**
 * Pins a process, and its future children, to one core where taskset is available: a server and its load generator on the same core would
 * compete.
 */
export const pin = (core: number, pid: number | undefined): void => {
  spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })
}
