import { fillMessage, type Language } from '@housebrand/shared';
import { BOOTSTRAP_ID, DEFAULT_LOADING_IMAGE, type AgentBootstrap } from '@housebrand/theming';
import type { ShellLook } from '@housebrand/theming/nest';
import type { InlineTexts } from '../http/page-policy';
import type { PageFiles, PageTemplate } from './built-portal';
import type { Drawn } from './draw-page';
import { escapeHtml, scriptJson, styleText } from './html';
import { LOADER, PLAN_ID, type PagePlan } from './loader';
import { appIconAddress, manifestAddress } from './manifest';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };
import { usedStyles } from './used-styles';

const MESSAGES: Record<Language, typeof en> = { en, th };

/** Returns the title for an unknown address. */
export const notFoundTitle = (language: Language): string => MESSAGES[language].notFound;

export interface PageInput {
  template: PageTemplate;
  /** `null` in development, where the template references its own files. */
  files: PageFiles | null;
  look: ShellLook;
  /** Whether the request has a portal token, which is not validated yet. */
  hasPortalToken: boolean;
  /** Whether the address has no page. */
  hasNoPage: boolean;
  language: Language;
  title: string;
  /** Addresses of fonts to preload. */
  fonts: readonly string[];
  /** Addresses of the API to call as soon as the page is painted. */
  calls: readonly string[];
  /** The rendered first view; `null` shows the start screen. */
  drawn: Drawn | null;
}

export interface PageText {
  html: string;
  /** Its inline texts. */
  inline: InlineTexts;
}

/**
 * Renders the page with the agent's title, icon, share image, colours, tokens and configuration, so that they are
 * correct from the first byte.
 */
export function renderPage(page: PageInput): PageText {
  const { template, files, look, hasPortalToken, hasNoPage, language, fonts, drawn } = page;
  const messages = MESSAGES[language];
  const title = `${page.title} - ${look.name}`;
  const description = look.intro || fillMessage(messages.description, { name: look.name });
  const bootstrap: AgentBootstrap = { ...look.bootstrap, hasPortalToken, ...(hasNoPage && { hasNoPage }) };
  const { colorScheme } = bootstrap;
  const body = drawn ? drawnBody(template, drawn, language) : startBody(template, look);
  const ownStyles = look.tokensCss + (drawn?.css ?? '');
  const sheet = files ? usedStyles(files.rules, body, ownStyles) : '';
  const styles = [look.tokensCss + sheet, ...(drawn ? [drawn.css] : [])].map(styleText);
  const scripts = files ? [LOADER] : [];
  const head = [
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin>`),
    ...(drawn?.preloads ?? []),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'theme-color', look.themeColor),
    meta('name', 'color-scheme', colorScheme),
    meta('name', 'description', description),
    ...pictures(look, title, description),
    ...installable(look),
    `<style>${styles[0]}</style>`,
    ...(drawn ? [`<style id="first-styles">${styles[1]}</style>`] : []),
  ];
  const foot = [
    json(BOOTSTRAP_ID, bootstrap),
    ...(drawn ? [json('first-answers', drawn.answers)] : []),
    ...(files ? [json(PLAN_ID, planOf(page.calls, files))] : []),
    ...scripts.map((script) => `<script>${script}</script>`),
  ];
  const html = `<!doctype html>
<html lang="${language}" data-color-scheme="${colorScheme}" data-mantine-color-scheme="${colorScheme}">
<head>${measuresFirst(template.head, head.join('\n'))}</head>
<body>${body}
${foot.join('\n')}</body>
</html>`;
  return { html, inline: { scripts, styles } };
}

const planOf = (calls: readonly string[], { scripts, styles, sheet }: PageFiles): PagePlan => ({
  calls,
  scripts,
  styles,
  sheet,
});

const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

const VIEW = /\s*<!--shell:view-->[\s\S]*<!--\/shell:view-->\s*/;

/** Inserts the first view without surrounding whitespace, which would break hydration. */
function drawnBody({ body }: PageTemplate, { html, slices }: Drawn, language: Language): string {
  return body
    .replace(VIEW, () => html)
    .replace('<div id="root"', `<div id="root" data-drawn="${language}" data-slices="${slices}"`);
}

/** Renders the loading screen with the agent's logo (specification section 2), before any script runs. */
function startBody({ body }: PageTemplate, { bootstrap }: ShellLook): string {
  const address = bootstrap.config?.logo.loadingImage ?? DEFAULT_LOADING_IMAGE;
  const logo = `<img class="start-logo" src="${escapeHtml(address)}" alt="" width="92" height="92">`;
  return body.replace('<!--shell:logo-->', () => logo);
}

function pictures({ name, favicon, shareImage }: ShellLook, title: string, description: string): string[] {
  return [
    `<link rel="icon" href="${escapeHtml(favicon)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', shareImage),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '573'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Makes the page installable if it belongs to an agent. */
function installable({ bootstrap: { config }, name }: ShellLook): string[] {
  if (config === null) return [];
  const { prefix } = config.agent;
  return [
    `<link rel="manifest" href="${escapeHtml(manifestAddress(prefix))}">`,
    // browsers that show no SVG icon would take the same picture for all agents from /favicon.ico
    `<link rel="icon" type="image/png" sizes="192x192" href="${escapeHtml(appIconAddress(config, 192))}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(appIconAddress(config, 192))}">`,
    meta('name', 'apple-mobile-web-app-title', name),
    meta('name', 'mobile-web-app-capable', 'yes'),
  ];
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

/**
 * Puts the charset and viewport first: browsers read the charset from the first kilobyte only, and choose picture
 * widths by the viewport.
 */
function measuresFirst(head: string, own: string): string {
  const charset = /<meta[^>]+charset[^>]*>/i.exec(head)?.[0] ?? '<meta charset="utf-8">';
  const viewport = /<meta[^>]+name="viewport"[^>]*>/i.exec(head)?.[0] ?? '';
  return `${charset}\n${viewport}\n${own}\n${head.replace(charset, '').replace(viewport, '')}`;
}
