import type { FirstAnswers } from './first-answers';
import { escapeHtml } from './html';
import type { ViewDrawing } from './view-painter';

/** A rendered first view, ready to insert into the page. */
export interface Drawn {
  html: string;
  slices: number;
  /** Styles extracted from its elements. */
  css: string;
  /** Elements for `<head>`. */
  preloads: readonly string[];
  /** The API replies that it was rendered from, with which the scripts start. */
  answers: FirstAnswers;
}

const STYLE = / style="([^"]*)"/g;
const PRELOADS = /^(?:<link rel="preload"[^>]*\/?>)+/;

/**
 * Adapts a rendered view to the page's policy, which blocks style attributes. Each distinct style becomes a rule for a
 * `data-s` attribute, which the portal's start script converts back into style attributes.
 */
export function drawnFor({ html, slices }: ViewDrawing, answers: FirstAnswers): Drawn {
  const [preloads = ''] = PRELOADS.exec(html) ?? [];
  const rules = new Map<string, number>();
  const body = html.slice(preloads.length).replace(STYLE, (_whole, style: string) => {
    if (/[{}]/.test(style)) throw new TypeError(`a style attribute must not contain braces: ${style}`);
    if (!rules.has(style)) rules.set(style, rules.size);
    return ` data-s="${rules.get(style)}"`;
  });
  const css = [...rules].map(([style, index]) => `[data-s="${index}"]{${plainText(style)}}`).join('\n');
  // React preloads all pictures; keep only the first, because the others would delay the page
  const first = preloads.match(/<link[^>]+fetchpriority="high"[^>]*>/gi) ?? [];
  return { html: body, slices, css, preloads: first, answers };
}

const ENTITIES = new Map(['&', '<', '>', '"', "'"].map((character) => [escapeHtml(character), character]));

/** Decodes the entities that React writes in attributes. */
const plainText = (attribute: string): string =>
  attribute.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES.get(entity) ?? "'");
