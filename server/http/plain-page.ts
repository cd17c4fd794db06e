import type { Refusal } from './refusal.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const styles =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:18px/1.55 system-ui,sans-serif;color:#14211c;background:#faf8f4}' +
  'main{max-width:34rem}h1{font:480 34px/1.15 Georgia,serif;margin:0 0 12px}a{color:#047857;display:inline-block;padding:10px 0}' +
  '@media(prefers-color-scheme:dark){body{color:#f2f6f3;background:#000}a{color:#34d399}}'

/**
 * A refusal as a page, for when the web app cannot render one: too many requests, server overloaded, database unavailable with nothing
 * cached. It needs no script, file or database.
 */
export const plainPage = (refusal: Refusal): string => {
  const title =
    refusal.status === 429
      ? 'A little slower, please'
      : refusal.status >= 500
        ? 'We will be back in a moment'
        : 'That did not work'
  return (
    `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}: Skynn</title><style>${styles}</style></head>` +
    `<body><main><h1>${title}</h1><p>${escape(refusal.message)}</p><p><a href="">Try again</a></p></main></body></html>`
  )
}
