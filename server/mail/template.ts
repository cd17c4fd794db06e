/** The content of a mail. Every part is plain text; the HTML part escapes it. */
export type MailContent = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** One button. The text part and a line below the button contain the address, for when the button does not work. */
  action?: { label: string; url: string }
  /** Small print below the button. */
  notes?: readonly string[]
}

/** A mail ready to be sent: subject, text part and HTML part. */
export type RenderedMail = { subject: string; text: string; html: string }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

// The colours of the light theme (web/ui/styles/tokens.css). Each text colour comes with its background, so that a mail program that
// darkens mails by itself keeps the contrast; the classes below set the dark theme in programs that support it.
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#000000!important}.box{background:#0b100e!important;border-color:#26302b!important}
.text{color:#f2f6f3!important}.soft{color:#a3b3ab!important}.mark,.link{color:#34d399!important}
.button{background:#10b981!important;color:#03241a!important}}`
const sans = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
// Long addresses must not make a mail wider than a phone.
const wrap = 'overflow-wrap:anywhere;word-break:break-word'
const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif"

const paragraph = (text: string): string =>
  `<p class="text" style="margin:0 0 16px;${sans};${wrap};font-size:17px;line-height:1.6;color:#14211c">${escape(text)}</p>`
const note = (text: string): string =>
  `<p class="soft" style="margin:0 0 12px;${sans};${wrap};font-size:14px;line-height:1.6;color:#55645c">${escape(text)}</p>`
const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a class="button" href="${escape(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#047857;${sans};font-size:17px;font-weight:600;color:#ffffff;text-decoration:none">${escape(label)}</a></p>
<p class="soft" style="margin:0 0 24px;${sans};font-size:14px;line-height:1.6;color:#55645c">If the button does not work, copy this address into your browser:<br><a class="link" href="${escape(url)}" style="color:#047857;word-break:break-all">${escape(url)}</a></p>`

/** Renders the text part and the HTML part: inline styles, no pictures, readable in light and dark mail programs. */
export const renderMail = ({ subject, heading, paragraphs, action, notes = [] }: MailContent): RenderedMail => ({
  subject,
  text: `${[
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    'Skynn\nSkincare for South Africa',
  ].join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf8f4">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#faf8f4"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 8px 20px">
<span class="mark" style="${serif};font-size:26px;font-weight:600;letter-spacing:-0.01em;color:#047857">Skynn</span>
</td></tr><tr><td class="box" style="padding:32px 28px;border:1px solid #dfded9;border-radius:20px;background:#ffffff">
<h1 class="text" style="margin:0 0 20px;${serif};font-size:26px;line-height:1.25;font-weight:600;color:#14211c">${escape(heading)}</h1>
${[...paragraphs.map(paragraph), ...(action ? [button(action)] : []), ...notes.map(note)].join('\n')}
</td></tr><tr><td style="padding:20px 8px 0">
<p class="soft" style="margin:0;${sans};font-size:14px;line-height:1.6;color:#55645c">Skynn, skincare for South Africa</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
})
