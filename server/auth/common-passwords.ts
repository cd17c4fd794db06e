import ranked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { MIN_PASSWORD_LENGTH } from '#contract/accounts.ts'
import { Refusal } from '#server/http/refusal.ts'

const MESSAGE = 'This password is too common. Three random words work well.'

/** How many are refused. Shorter ones than the minimum do not count: nobody can choose them. */
const REFUSED = 10_000

/** Clubs, teams and places that are common here and missing in an international list; also with digits after them. */
const local =
  /^(bafanabafana|bluebulls|capetown|chiefs|durban|johannesburg|kaizerchiefs|mzansi|orlandopirates|pretoria|proteas|southafrica|soweto|springboks?|stormers|sundowns)\d*$/

/** The passwords that attackers try first, most common first in the source, in lower case. */
const common = new Set(ranked.filter(({ length }) => length >= MIN_PASSWORD_LENGTH).slice(0, REFUSED))

/** One character over and over, `aaaaaaaaa`, or consecutive ones, `3456789012`. */
const isTrivial = (password: string): boolean => {
  const steps = new Set<number>()
  for (let at = 1; at < password.length; at += 1) {
    const step = password.charCodeAt(at) - password.charCodeAt(at - 1)
    // After 9 comes 0.
    steps.add(/\d/.test(password[at] ?? '') && Math.abs(step) === 9 ? -Math.sign(step) : step)
  }
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 2)
}

/**
 * Refuses a new password that is among the most common ones, in any letter case.
 * @param field the path of the field that holds it
 * @throws Refusal invalid_input with the field
 */
export const refuseCommonPassword = (password: string, field: string): void => {
  const folded = password.normalize('NFKC').toLowerCase()
  if (common.has(folded) || local.test(folded) || isTrivial(folded))
    throw new Refusal('invalid_input', { message: MESSAGE, issues: [{ path: field, message: MESSAGE }] })
}
