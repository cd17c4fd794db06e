import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { projectEnv, root } from './project.mjs'

/** A failed set-up step; the message is for the person who ran the command. */
export class SetUpFailed extends Error {}

/** Prints a progress line. @param {string} line */
export const say = (line) => console.log(line)

/** The elapsed seconds, as text. @param {number} start milliseconds @returns {string} for example `4 s` */
export const since = (start) => `${Math.max(1, Math.round((Date.now() - start) / 1000))} s`

/** The exit code that shells use for a signal. @param {NodeJS.Signals} signal */
const codeOf = (signal) => 128 + constants.signals[signal]

/**
 * Forwards terminating signals to the child, which decides how to stop.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {{ stop(): void, received(): NodeJS.Signals | undefined }}
 */
const forwardSignals = (child) => {
  /** @type {NodeJS.Signals | undefined} */
  let received
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    received = signal
    child.kill(signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, forward)
  return { stop: () => signals.forEach((signal) => process.off(signal, forward)), received: () => received }
}

/**
 * Runs a command and shows its output only if it fails; prints a line every half minute while it runs.
 * @param {[string, ...string[]]} command
 * @param {{ env?: Record<string, string | undefined>, what: string }} options what: for the progress line, for example "installing"
 * @throws {SetUpFailed} with the end of the output
 */
export const runQuietly = async ([file, ...args], { env, what }) => {
  const start = Date.now()
  const child = spawn(file, args, {
    cwd: root,
    env: { ...projectEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Node refuses to start .cmd files without a shell.
    shell: file.endsWith('.cmd'),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => (output = (output + part).slice(-20_000)))
  const waiting = setInterval(() => say(`… still ${what} (${since(start)})`), 30_000)
  const signals = forwardSignals(child)
  /** @type {{ code: number | null, error?: Error }} */
  const end = await new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: null, error }))
    child.on('close', (code) => resolve({ code }))
  })
  clearInterval(waiting)
  signals.stop()
  const stopped = signals.received()
  if (stopped) process.exit(codeOf(stopped))
  if (end.code === 0) return
  const shown = end.error ? end.error.message : output.trim().split('\n').slice(-40).join('\n')
  throw new SetUpFailed(`${shown}\n\nFailed while ${what}: see the output above.`)
}

/**
 * Runs the actual command in place of this process: same terminal, same signals, same exit code.
 * @param {[string, ...string[]]} command
 * @param {Record<string, string | undefined>} [env]
 */
export const handOver = ([file, ...args], env = {}) => {
  const child = spawn(file, args, { cwd: root, env: { ...projectEnv(), ...env }, stdio: 'inherit' })
  forwardSignals(child)
  child.on('error', (error) => {
    console.error(`Could not start: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? codeOf(signal) : (code ?? 1)))
}

/** Runs the set-up; a failed step ends the process with its message. @param {() => Promise<void>} steps */
export const setUp = async (steps) => {
  try {
    await steps()
  } catch (error) {
    if (!(error instanceof SetUpFailed)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
