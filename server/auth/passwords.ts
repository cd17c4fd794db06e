import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

// OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane.
const MEMORY = 19_456
const PASSES = 2
const LANES = 1

const hash = (password: string, nonce: Buffer, memory: number, passes: number, parallelism: number): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength: 32 })

/** Hashes a password for keeping, in the PHC format `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, which names its own cost. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await hash(password, nonce, MEMORY, PASSES, LANES)
  const b64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${b64(nonce)}$${b64(tag)}`
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A hash no password has, in the format of the real ones: checking against it takes as long as checking a real one. */
const nobody = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether the password is the one that was hashed. Without a hash (no such account) it takes the same time and says no. */
export const passwordMatches = async (password: string, kept: string | null): Promise<boolean> => {
  const [, memory, passes, lanes, salt, tag] = format.exec(kept ?? nobody) ?? []
  if (salt === undefined || tag === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const derived = await hash(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), Number(lanes))
  return expected.length === derived.length && timingSafeEqual(expected, derived) && kept !== null
}
