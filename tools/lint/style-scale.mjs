import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BREAKPOINTS, FLAT_SCREEN } from '../../libs/shared/src/core/breakpoints.ts';

/** The simulator has a look of its own. */
const OWN_LOOK = /(^|\/)apps\/provider-simulator$/;
const DECLARATION = /(?<![\w-])(font-size|border(?:-[a-z]+)*-radius|(?:row-|column-)?gap)\s*:\s*([^;}]+)/g;
/** A length of a scale; `50%` makes a circle, and units of the viewport or container make a size fluid. */
const LENGTH = /(?<![\w.#-])(?:\d*\.)?\d+(?:px|rem|em|pt)\b/;

const MEDIA = /@media[^{;]*/g;
const WIDTHS = new Set(Object.values(BREAKPOINTS).map((px) => `${px}px`));

/**
 * Checks that the CSS modules of a project take font sizes, radii and gaps from the tokens of base.css, and that no style sheet
 * changes at other widths than the breakpoints, or at another height than that of a flat screen.
 * @param {string} root the project's folder
 * @returns {string[]} one line per problem
 */
export function scaleProblems(root) {
  return [...widthProblems(root), ...lengthProblems(root)];
}

function widthProblems(root) {
  const known = Object.entries(BREAKPOINTS).map(([name, px]) => `${name} ${px}px`);
  const files = globSync('src/**/*.css', { cwd: root }).map((file) => join(root, file));
  return files.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    return [
      ...otherWidthsIn(css).map(
        ({ line, width }) => `${file}:${line}: '${width}' is no breakpoint: ${known.join(', ')}`,
      ),
      ...otherHeightsIn(css).map(({ line, query }) => `${file}:${line}: '${query}' is not '${FLAT_SCREEN}'`),
    ];
  });
}

/**
 * Returns the widths of media queries that are no breakpoints.
 * @param {string} css @returns {{ line: number, width: string }[]}
 */
export function otherWidthsIn(css) {
  const code = withoutComments(css);
  return [...code.matchAll(MEDIA)]
    .filter(([query]) => /width/.test(query))
    .flatMap(({ 0: query, index }) =>
      [...query.matchAll(/[\d.]+(?:px|r?em|vw)\b/g)]
        .filter(([width]) => !WIDTHS.has(width))
        .map(([width]) => ({ line: lineAt(code, index), width })),
    );
}

/**
 * Returns the media queries with a height that are not the one of a flat screen.
 * @param {string} css @returns {{ line: number, query: string }[]}
 */
export function otherHeightsIn(css) {
  const code = withoutComments(css);
  return [...code.matchAll(MEDIA)]
    .map(({ 0: media, index }) => ({ line: lineAt(code, index), query: media.replace('@media', '').trim() }))
    .filter(({ query }) => /height/.test(query) && query !== FLAT_SCREEN);
}

function lengthProblems(root) {
  if (OWN_LOOK.test(root)) return [];
  const files = globSync('src/**/*.module.css', { cwd: root }).map((file) => join(root, file));
  return files.flatMap((file) =>
    literalsIn(readFileSync(file, 'utf8')).map(
      ({ line, property, value }) => `${file}:${line}: '${property}: ${value}' needs a token of base.css`,
    ),
  );
}

/**
 * Returns the font sizes, radii and gaps with literal lengths.
 * @param {string} css @returns {{ line: number, property: string, value: string }[]}
 */
export function literalsIn(css) {
  const code = withoutComments(css);
  return [...code.matchAll(DECLARATION)]
    .filter(([, , value]) => LENGTH.test(value))
    .map(({ 1: property, 2: value, index }) => ({
      line: lineAt(code, index),
      property,
      value: value.trim(),
    }));
}

const withoutComments = (css) => css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
const lineAt = (code, index) => code.slice(0, index).split('\n').length;

/**
 * Returns the tokens of the scale that a style sheet declares.
 * @param {string} css @returns {Record<string, string>}
 */
export function scaleOf(css) {
  const declared = css.matchAll(/(--(?:text|radius|space)-[\w-]+):\s*([^;}]+)/g);
  return Object.fromEntries([...declared].map(([, name, value]) => [name, value.trim().replace(/^0(?=\.)/, '')]));
}
