import { pattern } from '../../text/pattern.ts'

const sensed = pattern`
  \b(?:look(?:s|ed|ing)?|smell(?:s|ed|ing|y)?|feel(?:s|ing)?|felt|tastes?|stinks?|squeez\w*|squirt\w*|comes|coming|came|goes on|spreads?|runs?|runny|thick|thin|hard|
  soft|solid|texture|colou?r|consistency|went|gone|turn(?:s|ed|ing)?|dark|brown|orange|yellow|red|kleur|lyk|ruik|voel)(?: \w+){0,2} (?:like|as|soos|of)(?: (?:a|an|the|my|some|old|n|pure|wet|dry|melted|sour))*$`

/** "Squeezes out like toothpaste", "smells like bleach": what stands at a place is named for the likeness only, and nobody puts it on skin. */
export const onlyLikened = (tokens: readonly string[], at: number): boolean =>
  sensed.test(tokens.slice(Math.max(0, at - 7), at).join(' '))
