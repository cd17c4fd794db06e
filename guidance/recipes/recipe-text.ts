const normal = (text: string): string => text.toLowerCase().replaceAll(/[-–—\s]+/g, ' ')

/** Words that rule out what follows: "without lemon". Not "not too much lemon", which asks for some. */
const rulesOut =
  /\b(?:no|not|never|without|avoid|leave out|instead of|rather than|free of|free from|skip|nor|keep off)\b(?! (?:too|only|just|more than|less than|enough|much|a lot))/g

/** A verb that takes something into the recipe. */
const takesIn =
  /\b(?:add|stir|mix|squeez|pour|put|us(?:e|ing)|appl|drip|drop|rub|dab|whisk|blend|massag|spread|melt|combin|tak(?:e|ing))/

/** Whether words before a name rule it out. A verb directly after them belongs to them ("do not add"), a later one starts afresh. */
const isRuledOut = (before: string, reach: number): boolean => {
  const last = [...before.matchAll(rulesOut)].at(-1)
  if (last === undefined) return false
  const between = before.slice(last.index + last[0].length).trim()
  const [, ...later] = between.split(' ')
  return between.split(' ').length <= reach && !takesIn.test(later.join(' '))
}

/**
 * Whether a text names something that is used, rather than ruled out: "add lemon", but not "no lemon" or "lemon-free".
 * @param reach words that may stand between "no" and the name; a list such as "no vinegar, baking soda or lemon" needs some
 */
export const mentions = (text: string, names: RegExp, reach = 10): boolean =>
  normal(text)
    .split(/[.;:!?()]+|\bbut\b|\bthen\b/)
    .some((clause) =>
      [...clause.matchAll(new RegExp(names.source, 'g'))].some(
        (found) =>
          !clause.slice(found.index + found[0].length).startsWith(' free') &&
          !isRuledOut(clause.slice(0, found.index), reach),
      ),
    )

/** Millilitres of one unit; grams count as millilitres. A South African cup is 250 ml, and 20 drops make 1 ml. */
const millilitres: Readonly<Record<string, number>> = {
  ml: 1,
  g: 1,
  l: 1000,
  kg: 1000,
  drop: 0.05,
  tsp: 5,
  teaspoon: 5,
  tbsp: 15,
  tablespoon: 15,
  cup: 250,
}

/** The amount of an ingredient in millilitres; undefined for an unmeasured one and for other units ("2 tea bags"). */
export const volumeOf = ({ amount, unit }: { amount: number | null; unit: string }): number | undefined => {
  const size = millilitres[unit.toLowerCase().replace(/s$/, '')]
  return amount === null || size === undefined ? undefined : amount * size
}
