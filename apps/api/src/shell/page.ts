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

const WORDS: Record<Language, typeof en> = { en, th };

/** The title of an address that is no page. */
export const notFoundTitle = (language: Language): string => WORDS[language].notFound;

export interface PageInput {
  template: PageTemplate;
  /** `null` in development, where the template names its own. */
  files: PageFiles | null;
  look: ShellLook;
  /** Whether the request carries a portal token; if it is good for anything is found out later. */
  hasPortalToken: boolean;
  language: Language;
  title: string;
  /** Addresses of fonts to load at once. */
  fonts: readonly string[];
  /** Addresses of the API to ask as soon as the page is painted. */
  calls: readonly string[];
  /** The first view, drawn; `null`: the start screen stands in its place. */
  drawn: Drawn | null;
}

export interface PageText {
  html: string;
  /** What stands in it inline. */
  inline: InlineTexts;
}

/** The page as its first byte shows it: title, icon, share image, colours, tokens and configuration of the agent. */
export function renderPage(page: PageInput): PageText {
  const { template, files, look, hasPortalToken, language, fonts, drawn } = page;
  const words = WORDS[language];
  const title = `${page.title} - ${look.name}`;
  const bootstrap: AgentBootstrap = { ...look.bootstrap, hasPortalToken };
  const { colorScheme } = bootstrap;
  const styles = [look.tokensCss + (files?.css ?? ''), ...(drawn ? [drawn.css] : [])].map(styleText);
  const scripts = files ? [LOADER] : [];
  const head = [
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin>`),
    ...(drawn?.preloads ?? []),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'theme-color', look.themeColor),
    meta('name', 'color-scheme', colorScheme),
    meta('name', 'description', look.intro || fillMessage(words.description, { name: look.name })),
    ...pictures(look, title),
    ...installable(look),
    `<style>${styles[0]}</style>`,
    ...(drawn ? [`<style id="first-styles">${styles[1]}</style>`] : []),
  ];
  const foot = [
    json(BOOTSTRAP_ID, bootstrap),
    ...(drawn ? [json('first-answers', drawn.answers)] : []),
    ...(files
      ? [json(PLAN_ID, { calls: page.calls, scripts: files.scripts, styles: files.styles } satisfies PagePlan)]
      : []),
    ...scripts.map((script) => `<script>${script}</script>`),
  ];
  const html = `<!doctype html>
<html lang="${language}" data-color-scheme="${colorScheme}" data-mantine-color-scheme="${colorScheme}">
<head>${measuresFirst(template.head, head.join('\n'))}</head>
<body>${drawn ? drawnBody(template, drawn, language) : startBody(template, look)}
${foot.join('\n')}</body>
</html>`;
  return { html, inline: { scripts, styles } };
}

const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

const VIEW = /\s*<!--shell:view-->[\s\S]*<!--\/shell:view-->\s*/;

/** No space around what React takes over. */
function drawnBody({ body }: PageTemplate, { html, slices }: Drawn, language: Language): string {
  return body
    .replace(VIEW, () => html)
    .replace('<div id="root"', `<div id="root" data-drawn="${language}" data-slices="${slices}"`);
}

/** The loading screen shows the agent's logo (specification section 2) before any script has run. */
function startBody({ body }: PageTemplate, { bootstrap }: ShellLook): string {
  const address = bootstrap.config?.logo.loadingImage ?? DEFAULT_LOADING_IMAGE;
  const logo = `<img class="start-logo" src="${escapeHtml(address)}" alt="" width="92" height="92">`;
  return body.replace('<!--shell:logo-->', () => logo);
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

/** A page of nobody's site is not installed. */
function installable({ bootstrap: { config }, name }: ShellLook): string[] {
  if (config === null) return [];
  const { prefix } = config.agent;
  return [
    `<link rel="manifest" href="${escapeHtml(manifestAddress(prefix))}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(appIconAddress(config, 192))}">`,
    meta('name', 'apple-mobile-web-app-title', name),
    meta('name', 'mobile-web-app-capable', 'yes'),
  ];
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

/** A charset counts only within the first kilobyte, and which of a picture's widths is asked for is decided by the viewport. */
function measuresFirst(head: string, own: string): string {
  const charset = /<meta[^>]+charset[^>]*>/i.exec(head)?.[0] ?? '<meta charset="utf-8">';
  const viewport = /<meta[^>]+name="viewport"[^>]*>/i.exec(head)?.[0] ?? '';
  return `${charset}\n${viewport}\n${own}\n${head.replace(charset, '').replace(viewport, '')}`;
}
