import { spawn } from 'node:child_process'
import { packageCommand, projectEnv, root } from '../setup/project.mjs'

export type Environment = Readonly<Record<string, string | undefined>>
export type Ended = { ok: boolean; seconds: number }

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a script with this Node and shows its output. A terminating signal ends the script first, then the whole run. */
export const run = async (script: string, args: readonly string[] = [], env: Environment = {}): Promise<Ended> => {
  const start = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...projectEnv(), ...env },
    stdio: 'inherit',
  })
  let stopped = false
  const stop = (signal: NodeJS.Signals) => {
    stopped = true
    child.kill(signal)
  }
  for (const signal of endings) process.on(signal, stop)
  const ok = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
  for (const signal of endings) process.off(signal, stop)
  if (stopped) process.exit(130)
  return { ok, seconds: (performance.now() - start) / 1000 }
}

/** Runs a package's command: `runPackage('oxlint', ['--deny-warnings'])`. */
export const runPackage = (
  name: string,
  args: readonly string[],
  options: { command?: string; env?: Environment } = {},
): Promise<Ended> => run(packageCommand(name, options.command), args, options.env)
