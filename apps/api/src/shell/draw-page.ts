import type { FirstAnswers } from './first-answers';
import { escapeHtml } from './html';
import type { ViewDrawing } from './view-painter';

/** A first view as it stands in the page. */
export interface Drawn {
  html: string;
  slices: number;
  /** The styles that were written at its elements. */
  css: string;
  /** Elements for the head. */
  preloads: readonly string[];
  /** What it was drawn from, for the scripts to begin with. */
  answers: FirstAnswers;
}

const STYLE = / style="([^"]*)"/g;
const PRELOADS = /^(?:<link rel="preload"[^>]*\/?>)+/;

/**
 * Makes a drawing fit for the page's policy, which refuses styles that are written at an element: each distinct one becomes a
 * rule for `data-s`, which the portal's start turns back into styles of the element.
 */
export function drawnFor({ html, slices }: ViewDrawing, answers: FirstAnswers): Drawn {
  const [preloads = ''] = PRELOADS.exec(html) ?? [];
  const rules = new Map<string, number>();
  const body = html.slice(preloads.length).replace(STYLE, (_whole, style: string) => {
    if (/[{}]/.test(style)) throw new TypeError(`a style that would be more than one rule: ${style}`);
    if (!rules.has(style)) rules.set(style, rules.size);
    return ` data-s="${rules.get(style)}"`;
  });
  const css = [...rules].map(([style, index]) => `[data-s="${index}"]{${plainText(style)}}`).join('\n');
  // React asks for every picture ahead; the first one alone is worth going before the page
  const first = preloads.match(/<link[^>]+fetchpriority="high"[^>]*>/gi) ?? [];
  return { html: body, slices, css, preloads: first, answers };
}

const ENTITIES = new Map(['&', '<', '>', '"', "'"].map((character) => [escapeHtml(character), character]));

/** React writes attributes with entities. */
const plainText = (attribute: string): string =>
  attribute.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES.get(entity) ?? "'");
