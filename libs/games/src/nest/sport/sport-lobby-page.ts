import { randomBytes } from 'node:crypto';
import type { Language } from '@housebrand/shared';

/** A form that submits itself. */
export interface LobbyForm {
  /** Address at the provider. */
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** A page and its own headers. */
export interface LobbyPage {
  html: string;
  headers: Record<string, string>;
}

interface PageTexts {
  language: Language;
  title: string;
  /** Label of the page's only button. */
  button: string;
}

/** Builds a page that submits its form to the provider; without scripts, the visitor presses the button. */
export function formPage({ action, fields }: LobbyForm, texts: PageTexts): LobbyPage {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const form = `<form method="post" action="${escaped(action)}" autocomplete="off">${inputs.join('')}<noscript><button>${escaped(texts.button)}</button></noscript></form>`;
  return page(texts, form, new URL(action).origin, 'document.forms[0].submit()');
}

/** Builds a page that explains the problem and links back. */
export function noticePage(home: string | null, texts: PageTexts): LobbyPage {
  const way = home === null ? '' : `<a href="${escaped(home)}">${escaped(texts.button)}</a>`;
  return page(texts, way, "'none'", null);
}

function page({ language, title }: PageTexts, body: string, formAction: string, script: string | null): LobbyPage {
  const nonce = randomBytes(16).toString('base64');
  const run = script === null ? '' : `<script nonce="${nonce}">${script}</script>`;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main><h1>${escaped(title)}</h1>${body}</main>${run}</body>
</html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script === null ? [] : [`script-src 'nonce-${nonce}'`]),
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  };
}

const STYLE =
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#10131a;color:#f2f4f8;font:1rem/1.6 system-ui,sans-serif;text-align:center}' +
  'main{padding:2rem;max-width:24rem}h1{margin:0;font-size:1.25rem;font-weight:600}' +
  'a,button{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;border:0;border-radius:.75rem;background:#f2f4f8;color:#10131a;font:inherit;font-weight:600;text-decoration:none}';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
