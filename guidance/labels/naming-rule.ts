import type { Family } from '../knowledge/kinds.ts'

/**
 * How the names of cosmetic ingredients are formed. Source of the grammar: Personal Care Products Council, "International Cosmetic
 * Ingredient Dictionary: conventions", and Commission Decision (EU) 2022/677 (the glossary of common ingredient names).
 */
export type NamingRule = {
  /** The rule in one sentence, as a reader is told it. */
  says: string
  /** Tested on the printed name in lower case, without brackets, percentages and marks. */
  test: RegExp
  families: readonly Family[]
}

/** One row of a table of rules: the sentence, the pattern, the families. */
export const rule = (says: string, test: RegExp, ...families: Family[]): NamingRule => ({ says, test, families })

/** Fatty acids as the end of an ester or soap: palmitate, isostearate, dicaprylate/dicaprate. */
export const fattyAcids = '(?:(?:iso|neo|di|tri|tetra|hexa|penta|sesqui|poly|hydroxy|ethyl|di-?iso|tri-?iso|tetraiso|polyhydroxy|sesquiiso|dihydroxy|epoxy|dilino)*'
  + '(?:palmitate|stearate|myristate|laurate|oleate|caprate|caprylate|caproate|heptanoate|isononanoate|nonanoate|pelargonate|cocoate|behenate|linoleate|linolenate'
  + '|ricinoleate|erucate|arachidate|olivate|hexanoate|pentanoate|decanoate|undecanoate|undecylenate|palmate|tallowate|soyate|avocadate|sunflowerate|jojobate|valerate|rosinate|babassuate|beeswax))'
