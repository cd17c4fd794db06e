import { normalise } from '../text/normalise.ts'
import type { NamingRule } from './naming-rule.ts'
import { activeRules } from './rules-actives.ts'
import { baseRules } from './rules-bases.ts'
import { plantRules } from './rules-plants.ts'

/** Every naming rule, in the order in which they are tried: the first that fits is meant. */
export const namingRules: readonly NamingRule[] = [...activeRules, ...plantRules, ...baseRules]

/** Longer names than this are prose. */
const longest = 110

/** A printed name as the rules are written for: lower case, American spelling of the chemistry, no brackets or marks. */
const plain = (printed: string): string =>
  normalise(printed)
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replaceAll(/[()[\]{}"*†®™°]/g, ' ')
    .replaceAll('sulph', 'sulf')
    .replaceAll('aluminium', 'aluminum')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*-\s+|\s+-\s*/g, '-')
    .replaceAll(/^[ .,;:+-]+|[ .,;:+-]+$/g, '')

/** The first naming rule that a printed name follows, or undefined. */
export const nameByRule = (printed: string): NamingRule | undefined => {
  if (printed.length > longest) return undefined
  const name = plain(printed)
  return name.length < 3 ? undefined : namingRules.find(({ test }) => test.test(name))
}
