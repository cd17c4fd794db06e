import { readArticleFile, type ArticleFile } from '#server/content/article-file.ts'
import { readContentFolder } from '#server/content/files.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { isMotif } from '#web/ui/art/motif-names.ts'
import { legalPages } from '#contract/legal.ts'
import { readLegalPage } from '#server/features/legal/read-legal-page.ts'
import { policyFrom } from '#server/policy.ts'
import { testEnv } from '#server/env.ts'

const WORDS = { least: 500, most: 1000 }
/** Hype, fear and shorthand that our voice does without; each with the reason shown. */
const unwanted: [RegExp, string][] = [
  [/\b(miracle|magic|flawless|anti-?ageing breakthrough|instantly|guaranteed)\b/i, 'promises too much'],
  [/\bdermatologist[- ](approved|recommended|tested)\b/i, 'claims an approval nobody gave'],
  [/!(?!\[)/, 'has an exclamation mark'],
  [/\bR\d{4,}\b/, 'a price of a thousand or more needs its no-break space'],
  [/\bR\d+(?: \d{3})*\.\d(?!\d)(?! million)/, 'a price needs both cents'],
]

const withoutCallouts = (text: string): string => text.replaceAll(/\[!(NOTE|WARNING)\]/g, '')

/** What is wrong with one article, as sentences. */
const problemsOf = ({ front, body, rendered, preview }: ArticleFile, file: string, slugs: Set<string>): string[] => {
  const problems: string[] = []
  const say = (problem: string) => problems.push(`content/articles/${file}.md ${problem}`)
  if (front.slug !== file) say(`calls itself ${front.slug}`)
  if (rendered.words < WORDS.least || rendered.words > WORDS.most)
    say(`has ${rendered.words} words, not ${WORDS.least} to ${WORDS.most}`)
  if (rendered.headings.length < 3) say('has fewer than three parts, so its contents list is empty talk')
  if (front.checkedAt < front.publishedAt) say('was checked before it was published')
  const text = `${body}\n${front.preview ?? ''}`
  const cited = new Set([...text.matchAll(/\[\^(\d+)\]/g)].map((found) => Number(found[1])))
  for (const number of cited)
    if (number < 1 || number > front.sources.length) say(`cites source ${number}, which it does not list`)
  for (const [at] of front.sources.entries()) if (!cited.has(at + 1)) say(`never cites its source ${at + 1}`)
  for (const [, target = ''] of text.matchAll(/\]\((\/[^)\s]*)\)/g)) {
    const article = /^\/articles\/([a-z0-9-]+)$/.exec(target)?.[1]
    if (article === undefined || !slugs.has(article)) say(`links to ${target}, which is not there`)
    if (article === front.slug) say('links to itself')
  }
  if (/<[a-z][^>]*>/i.test(text)) say('has raw HTML, which is shown as text')
  if (/^# /m.test(text)) say('has a first-level heading; the title is that')
  for (const [pattern, reason] of unwanted) {
    const found = pattern.exec(
      withoutCallouts([front.title, front.excerpt, front.description, ...front.inShort, text].join('\n')),
    )
    if (found) say(`${reason}: “${found[0]}”`)
  }
  if (!isMotif(front.art.motif)) say(`wants a print of “${front.art.motif}”, which nobody has drawn`)
  if (!(ACCENTS as readonly string[]).includes(front.art.accent))
    say(`wants the accent “${front.art.accent}”, which there is not`)
  if (front.premium && (preview?.words ?? 0) < 40) say('has a preview too short to be useful')
  return problems
}

/** Two entries that must differ in every article, for search engines and readers alike. */
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
  `${articles.length} articles (${Math.min(...words)} to ${Math.max(...words)} words) and ${legalPages.length} legal pages are in order.`,
)
