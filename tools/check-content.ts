import { readArticleFile, type ArticleFile } from '#server/content/article-file.ts'
import { readContentFolder } from '#server/content/files.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { isMotif } from '#web/ui/art/motif-names.ts'
import { legalPages } from '#contract/legal.ts'
import { readLegalPage } from '#server/features/legal/read-legal-page.ts'
import { policyFrom } from '#server/policy.ts'
import { testEnv } from '#server/env.ts'

const WORDS = { least: 500, most: 1000 }
/** Patterns that our voice avoids (hype, fear, shorthand), each with the reason to print. */
const unwanted: [RegExp, string][] = [
  [/\b(miracle|magic|flawless|anti-?ageing breakthrough|instantly|guaranteed)\b/i, 'overpromises'],
  [/\bdermatologist[- ](approved|recommended|tested)\b/i, 'claims an approval that does not exist'],
  [/!(?!\[)/, 'contains an exclamation mark'],
  [/\bR\d{4,}\b/, 'a price of a thousand or more needs a no-break space'],
  [/\bR\d+(?: \d{3})*\.\d(?!\d)(?! million)/, 'a price needs both cents'],
]

const withoutCallouts = (text: string): string => text.replaceAll(/\[!(NOTE|WARNING)\]/g, '')

/** The problems of one article, one sentence each. */
const problemsOf = ({ front, body, rendered, preview }: ArticleFile, file: string, slugs: Set<string>): string[] => {
  const problems: string[] = []
  const say = (problem: string) => problems.push(`content/articles/${file}.md ${problem}`)
  if (front.slug !== file) say(`has the slug ${front.slug}, which differs from its file name`)
  if (rendered.words < WORDS.least || rendered.words > WORDS.most)
    say(`has ${rendered.words} words, not ${WORDS.least} to ${WORDS.most}`)
  if (rendered.headings.length < 3) say('has fewer than three headings, too few for a table of contents')
  if (front.checkedAt < front.publishedAt) say('was checked before it was published')
  const text = `${body}\n${front.preview ?? ''}`
  const cited = new Set([...text.matchAll(/\[\^(\d+)\]/g)].map((found) => Number(found[1])))
  for (const number of cited)
    if (number < 1 || number > front.sources.length) say(`cites source ${number}, which it does not list`)
  for (const [at] of front.sources.entries()) if (!cited.has(at + 1)) say(`never cites its source ${at + 1}`)
  for (const [, target = ''] of text.matchAll(/\]\((\/[^)\s]*)\)/g)) {
    const article = /^\/articles\/([a-z0-9-]+)$/.exec(target)?.[1]
    if (article === undefined || !slugs.has(article)) say(`links to ${target}, which does not exist`)
    if (article === front.slug) say('links to itself')
  }
  if (/<[a-z][^>]*>/i.test(text)) say('contains raw HTML, which is rendered as text')
  if (/^# /m.test(text)) say('has a first-level heading, which is reserved for the title')
  for (const [pattern, reason] of unwanted) {
    const found = pattern.exec(
      withoutCallouts([front.title, front.excerpt, front.description, ...front.inShort, text].join('\n')),
    )
    if (found) say(`${reason}: “${found[0]}”`)
  }
  if (front.art.motif === 'face')
    say('leaves the person of its cover to chance; name one, so that nobody appears twice')
  if (!isMotif(front.art.motif)) say(`uses the motif “${front.art.motif}”, which does not exist`)
  if (!(ACCENTS as readonly string[]).includes(front.art.accent))
    say(`uses the accent “${front.art.accent}”, which does not exist`)
  if (front.premium && (preview?.words ?? 0) < 40) say('has a preview of fewer than 40 words')
  return problems
}

/** Articles that share a value which must be unique, for search engines and readers alike. */
const repeated = (articles: ArticleFile[], of: (article: ArticleFile) => string, what: string): string[] => {
  const seen = new Map<string, string>()
  return articles.flatMap((article) => {
    const before = seen.get(of(article))
    seen.set(of(article), article.front.slug)
    return before === undefined ? [] : [`${article.front.slug} and ${before} share a ${what}`]
  })
}

const files = await readContentFolder('articles')
const articles = files.map(readArticleFile)
const slugs = new Set(articles.map((article) => article.front.slug))
const problems = [
  ...articles.flatMap((article, at) => problemsOf(article, files[at]?.name ?? '', slugs)),
  ...repeated(articles, (article) => article.front.title, 'title'),
  ...repeated(articles, (article) => article.front.description, 'description'),
]
for (const slug of legalPages) await readLegalPage(slug, policyFrom(testEnv()))

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
const words = articles.map((article) => article.rendered.words)
console.log(
  `${articles.length} articles (${Math.min(...words)} to ${Math.max(...words)} words) and ${legalPages.length} legal pages are valid.`,
)
