import type { Profile } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { situationOf } from '../safety/read-situation.ts'
import { type ArticleItem, type ArticleTopics, topicsOf } from './article-topics.ts'
import { weighMatch } from './weigh-match.ts'

/** How well each article fits a person, as explainMatch says, with what they have in common. */
export const rankArticles = (
  knowledge: Knowledge,
  articles: readonly ArticleItem[],
  profile: Profile,
): ({ score: number; suitable: boolean } & ArticleTopics)[] => {
  const situation = situationOf(knowledge, profile)
  return articles.map((article) => {
    const { score, suitable } = weighMatch(knowledge, { kind: 'article', ...article }, situation)
    return { score, suitable, ...topicsOf(knowledge, article, situation) }
  })
}
