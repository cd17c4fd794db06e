import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { compileCache, root, serverCommand } from '../setup/project.mjs'

/** The real server with its own settings, which may be killed. */
export type ServerUnderTest = {
  origin: string
  /** Starts it and waits until this path (default: the readiness check) returns a 2xx status. @throws when it exits or takes 90 s */
  start(path?: string): Promise<void>
  /** Waits until it reports that it is ready. */
  ready(): Promise<void>
  pid(): number | undefined
  /** Its standard error output since the last start. */
  errorOutput(): string
  kill(): Promise<void>
  stop(): Promise<void>
}

const READY_WITHIN = 90_000

export const serverUnderTest = (port: number, settings: Record<string, string>): ServerUnderTest => {
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let errorOutput = ''
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const untilResponding = async (path: string): Promise<void> => {
    const start = performance.now()
    while (performance.now() - start < READY_WITHIN) {
      if (child?.exitCode !== null) throw new Error(`the server exited with ${child?.exitCode} during start-up`)
      if (
        await fetch(`${origin}${path}`).then(
          (response) => response.ok,
          () => false,
        )
      )
        return
      await pause(20)
    }
    throw new Error(`${path} did not return a 2xx status within ${READY_WITHIN / 1000} s`)
  }
  process.on('exit', () => child?.kill('SIGKILL'))
  return {
    origin,
    pid: () => child?.pid,
    errorOutput: () => errorOutput,
    start: async (path = '/readyz') => {
      const [program, ...options] = serverCommand
      child = spawn(program, options, {
        cwd: root,
        env: {
          ...process.env,
          ...compileCache,
          DATABASE_URL: '',
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          LOG_LEVEL: 'error',
          RATE_LIMIT_FACTOR: '100000',
          FOUNDING_CAP: '100',
          TRIAL_LIMIT: '1000000',
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      errorOutput = ''
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        errorOutput += text
        process.stderr.write(text)
      })
      await untilResponding(path)
    },
    ready: () => untilResponding('/readyz'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
