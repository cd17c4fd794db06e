import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { compileCache, root, serverCommand } from '../setup/project.mjs'

/** The real server on settings of its own, made to be killed. */
export type ServerUnderTest = {
  origin: string
  /** Starts it and waits until this address answers well, the readiness check unless another is named. @throws when it ends or takes 90 s */
  start(path?: string): Promise<void>
  /** Waits until it says that it can serve. */
  ready(): Promise<void>
  pid(): number | undefined
  /** What it has written to its error output since it was last started. */
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
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const untilItAnswers = async (path: string): Promise<void> => {
    const start = performance.now()
    while (performance.now() - start < READY_WITHIN) {
      if (child?.exitCode !== null) throw new Error(`the server ended with ${child?.exitCode} while it started`)
      if (
        await fetch(`${origin}${path}`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return
      await pause(20)
    }
    throw new Error(`the server did not answer ${path} well within ${READY_WITHIN / 1000} s`)
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
      await untilItAnswers(path)
    },
    ready: () => untilItAnswers('/readyz'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
