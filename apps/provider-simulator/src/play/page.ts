/** Text as it may stand in HTML and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON as it may stand in a `<script>`: nothing in it can end the element. */
function embedded(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

export interface Page {
  language: 'th' | 'en';
  title: string;
  /** Base name of the page's script and style in the assets folder. */
  entry: 'game' | 'desk' | 'offers' | 'chat';
  themeColor: string;
  /** What the script starts from. */
  data: unknown;
}

/** The document around a page's script. Nothing in it is inline but data, so the policy can forbid the rest. */
export function renderPage({ language, title, entry, themeColor, data }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${escapeHtml(themeColor)}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/fonts.css">
<link rel="stylesheet" href="/assets/${entry}.css">
<script type="application/json" id="data">${embedded(data)}</script>
<script type="module" src="/assets/${entry}.js"></script>
</head>
<body><div id="app"></div><noscript>JavaScript is needed here.</noscript></body>
</html>`;
}

/** The page instead of a game: one sentence and one way on. */
export function renderNotice(title: string, text: string, link: { href: string; label: string } | null): string {
  const way = link ? `<a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : '';
  return `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/fonts.css">
<link rel="stylesheet" href="/assets/game.css">
</head>
<body><main class="notice"><svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="26"/><path d="M32 18v16l10 6"/></svg><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${way}</main></body>
</html>`;
}

/** For every page of ours: own files only, no framing by strangers' pages, no address leaked. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
