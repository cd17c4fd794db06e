import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

// OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane.
const MEMORY = 19_456
const PASSES = 2
const LANES = 1

const hash = (password: string, nonce: Buffer, memory: number, passes: number, parallelism: number): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength: 32 })

/** Hashes a password for storage, in the PHC format `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, which includes the cost parameters. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await hash(password, nonce, MEMORY, PASSES, LANES)
  const b64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${b64(nonce)}$${b64(tag)}`
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A hash that no password matches; checking against it takes as long as against a real one. */
const unmatchableHash = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether the password matches the hash. Without a hash (no such account) it takes the same time and returns false. */
export const passwordMatches = async (password: string, stored: string | null): Promise<boolean> => {
  const [, memory, passes, lanes, salt, tag] = format.exec(stored ?? unmatchableHash) ?? []
  if (salt === undefined || tag === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const derived = await hash(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), Number(lanes))
  return expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== null
}
