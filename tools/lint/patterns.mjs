import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

/** A regular expression in the sources. @typedef {{ file: string, line: number, source: string, flags: string }} Pattern */

/**
 * Returns every regular expression of sources that run on the server.
 * @param {string} root of the checkout
 * @returns {Pattern[]}
 */
export function serverPatterns(root) {
  const files = globSync(['libs/*/src/{core,nest}/**/*.ts', 'apps/api/src/**/*.ts'], { cwd: root })
    .filter((file) => !/\.spec\.ts$|\/testing\/|\/migrations\//.test(file))
    .map((file) => `${root}/${file}`);
  return files.flatMap((file) => patternsIn(file, readFileSync(file, 'utf8'), root));
}

/** @param {string} file @param {string} text @param {string} root @returns {Pattern[]} */
export function patternsIn(file, text, root = '/') {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const patterns = [];
  const note = (node, source, flags) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    patterns.push({ file: relative(root, file), line: line + 1, source, flags });
  };
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      note(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      if (source && ts.isStringLiteralLike(source)) note(node, source.text, flags?.text ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return patterns;
}

/** Characters that can make a pattern backtrack: one per character class, and the pattern's own letters. */
function lettersOf(source) {
  const classes = { w: 'a0_', d: '1', s: ' \n', S: 'x', D: 'x', W: ' ' };
  const named = [...source.matchAll(/\\([wdsSDW])/g)].flatMap(([, name]) => [...classes[name]]);
  const own = [...source.replace(/\\[a-zA-Z]/g, '')].filter((letter) => letter !== '\\');
  const seldom = ['a', '0', ' ', '-', '\n', 'ก'];
  return [...new Set([...named, ...own.filter((letter) => /[^\w]/.test(letter)), ...own, ...seldom])].slice(0, 14);
}

/** Literal words of a pattern: possible starts of a match. */
const wordsOf = (source) =>
  [...new Set(source.replaceAll('\\n', '\n').match(/\n?[A-Za-z]{2,}[:=]?/g) ?? [])].slice(0, 6);

/**
 * Generates texts that make a careless pattern restart often: one or two letters repeated, a word of the pattern before
 * or between them, and an end that does not match.
 * @param {string} source @param {number} length @returns {Generator<string>}
 */
export function* nastyTexts(source, length) {
  const letters = lettersOf(source);
  const fill = (unit) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 1);
  const ends = ['\u0001', '!'];
  for (const one of letters) {
    for (const end of ends) yield fill(one) + end;
    for (const word of wordsOf(source)) {
      yield fill(word + one) + ends[0];
      yield (word + fill(one)).slice(0, length - 1) + ends[0];
    }
    for (const other of letters) if (other !== one) yield fill(one + other) + ends[0];
  }
}

/** @returns {number} ms */
function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const PLAIN = 'https://'.repeat(2_048);
const readPlainly = () => PLAIN.split('/').map(encodeURIComponent).join('/');

/**
 * Measures work in plain reads of 16 kB. Both times are the fastest of several interleaved runs, so that a slow machine
 * or a short pause does not distort the ratio.
 */
function readingsOf(work, enough) {
  let [worked, plain, readings] = [Infinity, Infinity, Infinity];
  for (let tries = 0; readings > enough && tries < 25; tries += 1) {
    worked = Math.min(worked, timed(work));
    plain = Math.min(plain, timed(readPlainly));
    readings = worked / plain;
    // too slow to be chance
    if (tries > 1 && readings > 10 * enough) break;
  }
  return readings;
}

/**
 * Returns the highest cost of a pattern on a nasty text, in plain reads of 16 kB. Stops at the first text over the
 * budget, which is a short one if the pattern is very slow.
 * @param {{ source: string, flags: string }} pattern @param {number} budget reads
 * @returns {{ readings: number, text: string }} 0 if no text is over the budget
 */
export function slowest({ source, flags }, budget, lengths = [256, 2_048, 16_384]) {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const plain = Math.min(...Array.from({ length: 5 }, () => timed(readPlainly)));
  for (const length of lengths) {
    for (const text of nastyTexts(source, length)) {
      const look = () => text.replace(pattern, '');
      if (timed(look) <= budget * plain) continue;
      const readings = readingsOf(look, budget);
      if (readings > budget) return { readings, text };
    }
  }
  return { readings: 0, text: '' };
}
