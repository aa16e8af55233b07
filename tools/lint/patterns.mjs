import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

/** Less than a plain reading of 16 kB costs on any machine of today. */
const QUICK_MS = 0.5;

/** A regular expression that stands in the sources. @typedef {{ file: string, line: number, source: string, flags: string }} Pattern */

/**
 * Every regular expression of the sources that run on the server, or in both worlds.
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

/** Characters that a pattern may be hungry for: of each class it names one, and its own letters. */
function lettersOf(source) {
  const classes = { w: 'a0_', d: '1', s: ' \n', S: 'x', D: 'x', W: ' ' };
  const named = [...source.matchAll(/\\([wdsSDW])/g)].flatMap(([, name]) => [...classes[name]]);
  const own = [...source.replace(/\\[a-zA-Z]/g, '')].filter((letter) => letter !== '\\');
  const seldom = ['a', '0', ' ', '-', '\n', 'ก'];
  return [...new Set([...named, ...own.filter((letter) => /[^\w]/.test(letter)), ...own, ...seldom])].slice(0, 14);
}

/** Words that stand in a pattern as they are: what a match may begin with. */
const wordsOf = (source) =>
  [...new Set(source.replaceAll('\\n', '\n').match(/\n?[A-Za-z]{2,}[:=]?/g) ?? [])].slice(0, 6);

/**
 * Texts of a length that make a careless pattern begin over and over: one letter or two repeated, a word of the pattern
 * before or between them, and an end that fits nothing.
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

/** In processor time of this thread: what a text costs, not what the machine does meanwhile. */
function processorMs(work) {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const PLAIN = 'https://'.repeat(2_048);
const readPlainly = () => PLAIN.split('/').map(encodeURIComponent).join('/');

/** How many plain readings of 16 kB some work costs: the least of several, each beside such a reading, so that a slow machine is slow at both. */
function readingsOf(work, enough) {
  let least = Infinity;
  for (let tries = 0; tries < 25 && least > enough; tries += 1) {
    const costs = processorMs(work);
    const plain = processorMs(readPlainly);
    if (plain > 0) least = Math.min(least, costs / plain);
    // no machine is as slow as that
    if (tries >= 2 && least > 10 * enough) break;
  }
  return least;
}

/**
 * The most that a pattern costs to look through a nasty text, in plain readings of 16 kB. Stops at the first text over the
 * budget, at a short one when it is very slow.
 * @param {{ source: string, flags: string }} pattern @param {number} budget readings; what takes less than `QUICK_MS` is within any
 * @returns {{ readings: number, text: string }}
 */
export function slowest({ source, flags }, budget, lengths = [256, 2_048, 16_384]) {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const length of lengths) {
    for (const text of nastyTexts(source, length)) {
      const look = () => text.replace(pattern, '');
      if (processorMs(look) < QUICK_MS) continue;
      const readings = readingsOf(look, budget);
      if (readings > budget) return { readings, text };
    }
  }
  return { readings: 0, text: '' };
}
