import { spawnSync } from 'node:child_process'

/**
 * Keeps a process, and what it starts from now on, on one core, where taskset is there to do so: a server and its load on the same core
 * would measure each other.
 */
export const pin = (core: number, pid: number | undefined): void => {
  spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })
}
