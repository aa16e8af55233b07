import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { randomOf } from '../testing/random.mjs';

const workspaceRoot = join(import.meta.dirname, '../..');
const SOURCES = '{apps,lab,libs,tools}/**/*.{ts,tsx,mjs}';
const DOCUMENTS = ['docs/**/*.md', '*.md', '{apps,libs}/*/README.md', 'lab/README.md'];
const API = 'apps/api/openapi.json';
const GENERATED = /^libs\/api-client\/src\/core\/(schema|calls|repetitions)\.ts$|^docs\/api\/|(^|\/)fixtures\//;
const LEAST_WORDS = 5;
const wordsIn = (text) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** @typedef {{ place: string, kind: 'comment' | 'title' | 'API' | 'paragraph', text: string }} Passage `place` is file:line */

/** @returns {Passage[]} every passage of a workspace, in the order of its files */
export function passages(root = workspaceRoot) {
  const options = { cwd: root, exclude: (name) => /^(node_modules|dist)$/.test(name) };
  const files = (patterns) => [...new Set(globSync(patterns, options))].filter((file) => !GENERATED.test(file)).sort();
  const of = (file, read) => read(readFileSync(join(root, file), 'utf8'), file);
  return [
    ...files(SOURCES).flatMap((file) => of(file, passagesOfCode)),
    ...globSync(API, { cwd: root }).flatMap((file) => of(file, descriptionsOf)),
    ...files(DOCUMENTS).flatMap((file) => of(file, paragraphsOf)),
  ];
}

/** Comments of at least five words, and test titles after the titles of their describe blocks. */
export function passagesOfCode(text, file) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const comments = new Map();
  const titles = [];
  const visit = (node, path) => {
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) comments.set(range.pos, range);
    const title = titleOf(node);
    const inner = title === null ? path : [...path, title.text];
    if (title?.isTest)
      titles.push({ place: `${file}:${lineAt(node.getStart(source))}`, kind: 'title', text: inner.join(' › ') });
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  const said = [...comments.values()]
    .map(({ pos, end }) => ({ place: `${file}:${lineAt(pos)}`, kind: 'comment', text: plain(text.slice(pos, end)) }))
    .filter((comment) => wordsIn(comment.text) >= LEAST_WORDS);
  return [...said, ...titles];
}

/** Removes the marks of a comment. */
const plain = (comment) =>
  comment
    .replace(/^\/\*+|\*\/$|^\/\//g, '')
    .replace(/\n\s*\*? ?/g, ' ')
    .trim();

/** @returns {{ text: string, isTest: boolean } | null} of a call such as `describe('gifts', …)` or `it.each(…)('…', …)` */
function titleOf(node) {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return null;
  let callee = node.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee) && !/^(each|only|fails|concurrent)$/.test(callee.name.text)) return null;
    const inner = callee.expression ?? callee.tag;
    if (!inner) return null;
    callee = inner;
  }
  const [title] = node.arguments;
  if (!/^(describe|it|test)$/.test(callee.text) || !ts.isStringLiteralLike(title)) return null;
  return { text: title.text, isTest: callee.text !== 'describe' };
}

/** Summaries and descriptions of a formatted OpenAPI document. */
export function descriptionsOf(text, file) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/"(?:summary|description)": ("(?:[^"\\]|\\.)*")/g)].map(([, string]) => ({
      place: `${file}:${index + 1}`,
      kind: 'API',
      text: JSON.parse(string),
    })),
  );
}

/** Paragraphs and list entries of a page; not headings, tables and code. */
export function paragraphsOf(text, file) {
  const found = [];
  let isCode = false;
  let open = null;
  for (const [index, line] of text.split('\n').entries()) {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    const ends = isFence || isCode || line.trim() === '' || /^\s*[#|<]/.test(line);
    if (ends) open = null;
    else if (open === null || /^\s*(?:[-*]|\d+\.) /.test(line)) {
      open = { place: `${file}:${index + 1}`, kind: 'paragraph', text: line.trim() };
      found.push(open);
    } else open.text += ` ${line.trim()}`;
  }
  return found.filter((paragraph) => wordsIn(paragraph.text) >= LEAST_WORDS);
}

/** Draws different passages: the same for the same seed and workspace. @param {Passage[]} all @returns {Passage[]} */
export function sampleOf(all, { seed, count }) {
  const random = randomOf(seed);
  const left = [...all];
  const size = Math.min(count, left.length);
  return Array.from({ length: size }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
}
