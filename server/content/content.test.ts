import { describe, expect, test } from 'vitest'
import { readArticleFile } from './article-file.ts'
import { readContentFile, readContentFolder } from './files.ts'
import { renderMarkdown } from './markdown.ts'

describe('rendering Markdown', () => {
  test('escapes HTML and drops links with executable schemes', () => {
    const { html } = renderMarkdown(
      [
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '[a](javascript:alert(1))',
        '[b](vbscript:x)',
        '[c](data:text/html,x)',
        '![d](javascript:alert(1))',
        '[e](https://example.org "title\\" onclick=\\"alert(1)")',
        '`<b>code</b>`',
        '# <i>Heading</i>',
      ].join('\n\n'),
    )
    expect(html).not.toMatch(/<(script|img|i|b)\b|href="(javascript|vbscript|data):|src="javascript:| onclick="/)
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('href="https://example.org"')
  })

  test('gives headings unique ids, and returns the second-level headings', () => {
    const { html, headings } = renderMarkdown(
      '# Top\n\n## Sun & skin\n\n### Detail\n\n## Sun & skin\n\n## Crème\n\n## 日本',
    )
    expect(headings).toEqual([
      { id: 'sun-skin', text: 'Sun & skin' },
      { id: 'sun-skin-2', text: 'Sun & skin' },
      { id: 'cre-me', text: 'Crème' },
      { id: 'part', text: '日本' },
    ])
    for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`)
  })

  test('renders block quotes with a callout marker as notes, and others as quotes', () => {
    expect(renderMarkdown('> [!WARNING]\n> See a doctor.').html).toBe(
      '<aside class="note warning" role="note">\n<p>See a doctor.</p>\n</aside>\n',
    )
    expect(renderMarkdown('> [!NOTE] Good to know.').html).toContain(
      '<aside class="note" role="note">\n<p>Good to know.</p>',
    )
    expect(renderMarkdown('> A plain quote.').html).toContain('<blockquote>')
  })

  test('links a citation to its source, and excludes it from the word count', () => {
    const { html, words } = renderMarkdown('It helps.[^2]')
    expect(html).toBe('<p>It helps.<sup class="cite"><a href="#source-2" aria-label="Source 2">2</a></sup></p>\n')
    expect(words).toBe(2)
  })

  test('labels each table with its heading, so that labels are unique within an article', () => {
    const table = '| Cream | Price |\n| --- | ---: |\n| One | R99 |\n'
    const { html } = renderMarkdown(
      `## What it "costs"\n\n${table}\n\nAnd more:\n\n${table}\n\n## How often\n\n${table}`,
    )
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Table, What it “costs”',
      'Table, What it “costs”, 2',
      'Table, How often',
    ])
  })

  test('makes tables scrollable and focusable, and aligns cells without style attributes', () => {
    const { html } = renderMarkdown('| Cream | Price |\n| --- | ---: |\n| One | R99 |')
    expect(html).toContain('<div class="scroll-x" role="region" aria-label="Table" tabindex="0"><table>')
    expect(html).toContain('<th scope="col">Cream</th>')
    expect(html).toContain('<td class="r">R99</td>')
    expect(html).not.toContain('style=')
  })
})

describe('a content file', () => {
  test('is rejected if it is invalid, with its name and the problem', async () => {
    const file = (await readContentFolder('articles'))[0]
    if (!file) throw new Error('there are no articles')
    const readWith = (front: object) => () =>
      readArticleFile({ ...file, front: { ...(file.front as object), ...front } })
    expect(readWith({ category: 'gossip' })).toThrow(`content/articles/${file.name}.md: category:`)
    expect(readWith({ surprise: 1 })).toThrow(`content/articles/${file.name}.md:`)
    expect(readWith({ premium: true, preview: undefined })).toThrow(
      `content/articles/${file.name}.md: a premium article needs a preview`,
    )
    expect(readWith({ sources: [{ title: 'A title', publisher: 'Somebody', url: 'javascript:alert(1)' }] })).toThrow(
      'sources.0.url',
    )
    await expect(readContentFile('articles', 'no-such-file')).rejects.toThrow('ENOENT')
  })
})
