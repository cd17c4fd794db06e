import { type Concern, type SkinType } from '../knowledge/kinds.ts'
import { oncePer } from '../knowledge/once-per.ts'
import type { Substances } from '../knowledge/substances.ts'
import { termOf } from '../safety/avoid-words.ts'
import type { Situation } from '../safety/situation.ts'
import { wordsOf } from '../text/normalise.ts'
import { inAny, retinoidFamilies } from './working-items.ts'

/** An article as far as it is weighed. */
export type ArticleItem = { tags: readonly string[]; title: string }

/** What an article has in common with a person. */
export type ArticleTopics = { concerns: Concern[]; skinType: SkinType | undefined }

const inOneLine = (words: readonly string[]): string => ` ${words.join(' ')} `

/** What concerns are called, longest first: "dark spots" are no spots. */
const phrasesOf = oncePer<{ phrase: string; id: Concern }[], Substances>(({ concerns }) =>
  concerns
    .flatMap(({ id, name, words }) =>
      [id, name, ...words].map((phrase) => ({ phrase: inOneLine(wordsOf(phrase)), id })),
    )
    .toSorted((one, other) => other.phrase.length - one.phrase.length),
)

/** The concerns that a line of words names; each word counts for the longest phrase that it is part of. */
const concernsNamed = (knowledge: Substances, line: string): Set<Concern> => {
  const found = new Set<Concern>()
  let left = line
  for (const { phrase, id } of phrasesOf(knowledge)) {
    if (!left.includes(phrase)) continue
    found.add(id)
    left = left.replaceAll(phrase, ' | ')
  }
  return found
}

/** The concerns and the skin type of a person that an article is about, by its title and tags. */
export const topicsOf = (knowledge: Substances, { tags, title }: ArticleItem, situation: Situation): ArticleTopics => {
  const lines = [title, ...tags].map((text) => inOneLine(wordsOf(text)))
  const named = lines.map((line) => concernsNamed(knowledge, line))
  const { skinType } = situation
  return {
    concerns: situation.concerns.filter((id) => named.some((found) => found.has(id))),
    skinType: skinType !== undefined && lines.some((line) => line.includes(` ${skinType} `)) ? skinType : undefined,
  }
}

/** Whether an article is about vitamin A, by its tags. */
export const isAboutRetinoids = ({ tags }: ArticleItem): boolean =>
  tags.some((tag) => inAny(termOf(wordsOf(tag).join(' '))?.families ?? [], retinoidFamilies))
