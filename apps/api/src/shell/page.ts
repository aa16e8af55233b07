import { fillMessage, type Language } from '@housebrand/shared';
import type { AgentBootstrap } from '@housebrand/theming';
import type { ShellLook } from '@housebrand/theming/nest';
import { escapeHtml, scriptJson, styleText } from './html';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };
import type { PageTemplate } from './template';

const WORDS: Record<Language, Record<string, string>> = { en, th };

/** Stands for the reply's nonce in a page that is kept. */
export const NONCE = '%NONCE%';

export interface PageInput {
  template: PageTemplate;
  look: ShellLook;
  /** Whether the request carries a portal token; if it is good for anything is found out later. */
  hasPortalToken: boolean;
  language: Language;
  titleKey: string;
  /** Addresses of fonts, scripts and style sheets to load at once. */
  preloads: readonly string[];
  /** Addresses of the API to ask at once. */
  calls: readonly string[];
  /** The picture that the home begins with; `null`: none. */
  banner: string | null;
}

/** The page as its first byte shows it: title, icon, share image, colours, tokens and configuration of the agent. */
export function renderPage(page: PageInput): string {
  const { template, look, hasPortalToken, language, titleKey, preloads, calls } = page;
  const words = WORDS[language];
  const title = `${words[titleKey] ?? words.home} - ${look.name}`;
  const bootstrap: AgentBootstrap = { ...look.bootstrap, hasPortalToken };
  const { colorScheme } = bootstrap;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'theme-color', look.themeColor),
    meta('name', 'color-scheme', colorScheme),
    meta('name', 'description', look.intro || fillMessage(words.description ?? '', { name: look.name })),
    ...pictures(look, title),
    ...(calls.length > 0 ? [earlyReplies(calls)] : []),
    ...preloads.map(preload),
    `<style nonce="${NONCE}">${styleText(look.tokensCss)}</style>`,
    `<script type="application/json" id="agent-bootstrap" nonce="${NONCE}">${scriptJson(bootstrap)}</script>`,
  ];
  return `<!doctype html>
<html lang="${language}" data-color-scheme="${colorScheme}" data-mantine-color-scheme="${colorScheme}">
<head>${withNonce(charsetFirst(template.head, head.join('\n')))}</head>
<body>${withNonce(startScreen(page))}</body>
</html>`;
}

/** Asks for what the screen needs while its scripts are on their way; the portal's API client takes the replies. */
function earlyReplies(calls: readonly string[]): string {
  return `<script nonce="${NONCE}">(function(calls){var replies=window.earlyReplies={};calls.forEach(function(call){replies[call]=fetch(call,{headers:{accept:'application/json','accept-language':document.documentElement.lang},credentials:'same-origin'}).catch(function(){return null})})})(${scriptJson(calls)})</script>`;
}

/** The loading screen; on the home its first banner stands already where it will stay. */
function startScreen({ template, look, hasPortalToken, banner }: PageInput): string {
  const place = hasPortalToken ? 'start-banner' : 'start-banner start-banner-guest';
  const picture = banner
    ? `<img class="${place}" src="${escapeHtml(banner)}" alt="" width="636" height="280" fetchpriority="high">`
    : '';
  return template.body.replace('<!--shell:logo-->', () => loadingLogo(look)).replace('<!--shell:banner-->', () => picture);
}

/** The loading screen shows the agent's logo (specification section 2) before any script has run. */
function loadingLogo({ bootstrap }: ShellLook): string {
  const address = bootstrap.config?.logo.loadingImage;
  return address ? `<img class="start-logo" src="${escapeHtml(address)}" alt="" width="92" height="92">` : '';
}

function pictures({ name, favicon, shareImage }: ShellLook, title: string): string[] {
  return [
    `<link rel="icon" href="${escapeHtml(favicon)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', title),
    meta('property', 'og:image', shareImage),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '573'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function preload(address: string): string {
  const href = escapeHtml(address);
  if (address.endsWith('.js')) return `<link rel="modulepreload" href="${href}" crossorigin>`;
  const kind = address.endsWith('.css') ? 'as="style"' : 'as="font" type="font/woff2"';
  return `<link rel="preload" ${kind} href="${href}" crossorigin>`;
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

/** A charset counts only within the first kilobyte. */
function charsetFirst(head: string, own: string): string {
  const charset = /<meta[^>]+charset[^>]*>/i.exec(head)?.[0] ?? '<meta charset="utf-8">';
  return `${charset}\n${own}\n${head.replace(charset, '')}`;
}

function withNonce(html: string): string {
  return html.replace(/<(script|style)(?![^>]*\bnonce=)/gi, `<$1 nonce="${NONCE}"`);
}
