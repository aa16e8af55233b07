/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Serialises JSON for a `<script>` so that it can't end the element. */
function embedded(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

export interface Page {
  language: 'th' | 'en';
  title: string;
  /** Base name of the page's script and style in the assets folder. */
  entry: 'game' | 'desk' | 'offers' | 'chat';
  themeColor: string;
  /** The script's initial data. */
  data: unknown;
}

/** Renders the document around a page's script. Only data is inline, so the policy can forbid inline scripts. */
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

/** Renders a notice instead of a game: one sentence and one link. */
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

/** Headers of all our pages: own files only, no framing by other sites, no referrer. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
