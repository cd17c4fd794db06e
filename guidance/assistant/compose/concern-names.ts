import type { Concern, Evidence } from '../../knowledge/kinds.ts'

/** A concern as it stands in a sentence. */
export const concernCalled: Record<Concern, string> = {
  acne: 'breakouts', aging: 'fine lines', 'dark-spots': 'dark marks', dullness: 'dullness', pores: 'visible pores', redness: 'redness and sensitivity', dehydration: 'dryness', texture: 'rough texture', oiliness: 'oiliness',
}

/** How sure we are, in words. */
export const evidenceCalled: Record<Evidence, string> = {
  strong: 'the evidence is strong', moderate: 'the evidence is moderate', limited: 'the evidence is limited, small or indirect', traditional: 'it is traditional use, without good trials', none: 'there is no good evidence',
}
