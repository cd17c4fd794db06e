import type { Asked, Sketch } from './draft.ts'
import { hasDeeperSkin } from './lines.ts'

// Two kinds of filter held against each other. Sources: cansa, sunaad.

/** Mineral or chemical sunscreen: which for whom. */
export const mineralOrChemical = (asked: Asked): Sketch => {
  const { heard, situation } = asked
  const deep = hasDeeperSkin(asked)
  const mild =
    heard.skinType === 'sensitive' ||
    situation.skinType === 'sensitive' ||
    heard.who.some((one) => ['child', 'pregnant', 'rosacea', 'eczema'].includes(one))
  const marks = heard.concerns.includes('dark-spots') || situation.concerns.includes('dark-spots')
  return {
    paragraphs: [
      deep
        ? `**For deeper skin: ${mild ? 'a tinted mineral one' : 'a chemical (organic) one, or a tinted mineral one'}.** Untinted mineral sunscreen leaves a ` +
          `white or grey cast.`
        : mild
          ? '**Mineral: zinc oxide and titanium dioxide sting least.**'
          : '**Neither is better at protecting: take the one you will wear enough of.** Mineral stings less; chemical (organic) is clearer on skin.',
      '- **Mineral:** zinc oxide or titanium dioxide; mild, also for children; can leave a white cast\n- **Chemical (organic):** light and clear; some sting ' +
        'the eyes',
      marks ? 'For dark marks choose one tinted with iron oxides: it covers visible light too.' : undefined,
      'SPF 30–50, broad spectrum, two finger lengths every morning, and again every two hours outdoors.',
    ],
    things: [],
    sources: ['cansa', 'sunaad'],
    topic: { kind: 'sunscreen' },
    suggestions: ['Which sunscreen leaves no white cast?', 'How much sunscreen do I ' + 'need?'],
  }
}
