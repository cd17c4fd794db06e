import type { z } from 'zod'

const typeName = (input: unknown): string => (input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input)

const units: Record<string, string> = { string: 'character(s)', array: 'element(s)' }

/**
 * The messages for invalid input for which a schema has none: those of the specification ("default schema messages"), and the choices of an
 * enumeration. Server and forms configure zod with them, so that both use the same words.
 */
export const defaultMessage: z.core.$ZodErrorMap = (issue) => {
  // A missing body arrives as null.
  const missing = issue.input === undefined || (issue.input === null && (issue.path ?? []).length === 0)
  if (missing && (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union'))
    return 'Required'
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${issue.expected}, received ${typeName(issue.input)}`
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.origin in units
        ? `${issue.origin === 'string' ? 'String' : 'List'} must contain at least ${issue.minimum} ${units[issue.origin]}`
        : `Number must be greater than or equal to ${issue.minimum}`
    case 'too_big':
      return issue.origin in units
        ? `${issue.origin === 'string' ? 'String' : 'List'} must contain at most ${issue.maximum} ${units[issue.origin]}`
        : `Number must be less than or equal to ${issue.maximum}`
    case 'invalid_format':
      return issue.format === 'email' ? 'Invalid email' : 'This format is not recognised'
    case 'unrecognized_keys':
      return `There is no field called ${issue.keys.join(', ')}`
    default:
      return 'This format is not recognised'
  }
}
