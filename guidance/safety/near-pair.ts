import { oncePer } from '../knowledge/once-per.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { normalise } from '../text/normalise.ts'
import { distance, slipsAllowed } from '../text/spelling.ts'

/** Names of two words, of the ingredients that are written about. */
const pairsOf = oncePer(({ ingredients }: Substances) =>
  ingredients.flatMap((ingredient) =>
    [ingredient.inci, ...(ingredient.full?.names ?? [])]
      .map((name) => normalise(name).split(' '))
      .filter((words): words is [string, string] => words.length === 2 && ingredient.full !== undefined)
      .map((words) => ({ words, ingredient })),
  ),
)

const near = (written: string, meant: string): boolean => {
  const most = slipsAllowed(written.length)
  return written[0] === meant[0] && distance(written, meant, most) <= most
}

/** What two written words are, each with slips of its own: "cocomidopropil betane". For an avoid-list, where too much is the safe side. */
export const nearPair = (
  knowledge: Substances,
  written: string,
): { ingredient: Ingredient; name: string } | undefined => {
  const [first = '', second] = written.split(' ')
  const found =
    second === undefined
      ? undefined
      : pairsOf(knowledge).find(({ words: [one, other] }) => near(first, one) && near(second, other))
  return found && { ingredient: found.ingredient, name: found.words.join(' ') }
}
