import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The simulator has a look of its own. */
const OWN_LOOK = /(^|\/)apps\/provider-simulator$/;
const DECLARATION = /(?<![\w-])(font-size|border(?:-[a-z]+)*-radius|(?:row-|column-)?gap)\s*:\s*([^;}]+)/g;
/** A length of a scale; `50%` makes a circle, and units of the viewport or container make a size fluid. */
const LENGTH = /(?<![\w.#-])(?:\d*\.)?\d+(?:px|rem|em|pt)\b/;

/**
 * Checks that the CSS modules of a project take font sizes, radii and gaps from the tokens of base.css.
 * @param {string} root the project's folder
 * @returns {string[]} one line per problem
 */
export function scaleProblems(root) {
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
  const code = css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...code.matchAll(DECLARATION)]
    .filter(([, , value]) => LENGTH.test(value))
    .map(({ 1: property, 2: value, index }) => ({
      line: code.slice(0, index).split('\n').length,
      property,
      value: value.trim(),
    }));
}

/**
 * Returns the tokens of the scale that a style sheet declares.
 * @param {string} css @returns {Record<string, string>}
 */
export function scaleOf(css) {
  const declared = css.matchAll(/(--(?:text|radius|space)-[\w-]+):\s*([^;}]+)/g);
  return Object.fromEntries([...declared].map(([, name, value]) => [name, value.trim().replace(/^0(?=\.)/, '')]));
}
