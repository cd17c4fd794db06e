const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const styles =
  ':root{color-scheme:light}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:16px/1.55 system-ui,sans-serif;color:#14211c;background:#faf8f4}' +
  'main{width:min(26rem,calc(100vw - 48px))}h1{font:480 28px/1.15 Georgia,serif;margin:0 0 12px}' +
  'label{display:block;margin:14px 0 4px;font-weight:600}.row{display:flex;gap:10px;align-items:center;font-weight:400;margin-top:18px}' +
  'input[type=email],input[type=text]{box-sizing:border-box;width:100%;min-height:48px;padding:0 12px;font:inherit;border:1px solid #6b756f;border-radius:8px;background:transparent;color:inherit}' +
  'input[type=checkbox]{width:20px;height:20px}button{min-height:48px;padding:0 20px;font:600 16px system-ui,sans-serif;border-radius:8px;border:1px solid #047857;cursor:pointer}' +
  '.primary{background:#047857;color:#fff}.line{background:transparent;color:inherit}.buttons{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}' +
  '.note{border-left:4px solid #b45309;padding:2px 0 2px 14px;margin:0 0 18px}:focus-visible{outline:3px solid #0f766e;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){:root{color-scheme:dark}body{color:#f2f6f3;background:#000}input[type=email],input[type=text]{border-color:#8b968f}}'

/** The page of the practice provider, which says what it is. */
export const practicePage = ({ name, action }: { name: string; action: string }): string =>
  `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>Practice sign-in: Skynn</title><style>${styles}</style></head>` +
  `<body><main><h1>Practice sign-in</h1><p class="note">This page stands in for ${escape(name)} while Skynn runs on your own machine. ` +
  `No ${escape(name)} account is used, and nothing leaves this machine.</p>` +
  `<form method="post" action="${escape(action)}"><label for="email">Email to sign in with</label>` +
  `<input id="email" name="email" type="email" autocomplete="off" required>` +
  `<label for="firstName">First name (optional)</label><input id="firstName" name="firstName" type="text" maxlength="60" autocomplete="off">` +
  `<label for="lastName">Last name (optional)</label><input id="lastName" name="lastName" type="text" maxlength="60" autocomplete="off">` +
  `<label class="row"><input type="checkbox" name="verified" value="yes" checked> ${escape(name)} has confirmed this address</label>` +
  `<p class="buttons"><button class="primary" name="choice" value="sign-in">Sign in</button>` +
  `<button class="line" name="choice" value="cancel" formnovalidate>Cancel</button></p></form></main></body></html>`
