/** Checks the mechanical part of docs/style.md: banned words, and test titles without a verb. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const workspaceRoot = join(import.meta.dirname, '../..');

/** Replacements by word. Words count in any case, also inside of names: `isTold`. */
const INSTEAD = {
  whoever: 'name the role: the member, the caller, the operator',
  nobody: 'say what does not happen: "no member sees it"',
  somebody: 'name the role: a member, another caller',
  anew: 'again',
  nought: 'zero or nothing',
  told: 'reported, notified or shown',
  begun: 'started',
  asked: 'requested',
  wish: 'request',
  wishes: 'requests',
};
const words = Object.keys(INSTEAD);
const capitals = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('|');
const WORDS = new RegExp(
  `(?<![A-Za-z])(?:${words.join('|')}|${capitals})(?![a-z])|(?<=[a-z])(?:${capitals})(?![a-z])`,
  'g',
);
const TITLES = 'test titles';
const FILES = ['{apps,lab,libs,tools}/**/*.{ts,tsx,mjs,js,cjs,css,sql,md,tpl}', 'docs/**/*.md', '*.{md,js}'];
const IGNORED =
  /(^|\/)(node_modules|dist|fixtures)\/|^libs\/api-client\/src\/core\/(schema|calls|repetitions)\.ts$|^docs\/style\.md$|^tools\/lint\/prose\./;
/** Exact phrases in which a word has its literal meaning, or is a name outside of our code. */
const ALLOWED = [
  // an account of the operating system
  "'nobody'",
  'account `nobody`',
  'frequently asked questions',
];
const TESTS = /\.(spec\.tsx?|test\.mjs)$/;
/** First words that end like a verb but are none. */
const NO_VERBS = new Set(['this', 'its', 'always', 'as', 'us', 'whose', 'these', 'his', 'theirs', 'members', 'others']);

/**
 * Finds uses of banned words and titles without a verb in the whole workspace.
 * @returns {Record<string, string[]>} by word: `file:line: text`
 */
export function proseFindings(root = workspaceRoot) {
  const found = Object.fromEntries([...Object.keys(INSTEAD), TITLES].map((name) => [name, []]));
  const files = FILES.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (name) => /^(node_modules|dist)$/.test(name) }),
  );
  for (const file of files.filter((file) => !IGNORED.test(file))) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const match of text.matchAll(WORDS))
      if (!isAllowed(text, match))
        found[match[0].toLowerCase()].push(`${file}:${lineAt(text, match.index)}: ${match[0]}`);
    if (TESTS.test(file))
      for (const { at, title } of titlesWithoutVerb(file, text))
        found[TITLES].push(`${file}:${lineAt(text, at)}: ${title}`);
  }
  return found;
}

/** Whether a use is part of an allowed phrase. */
function isAllowed(text, { 0: word, index }) {
  return ALLOWED.some((phrase) => {
    const start = index - phrase.indexOf(word);
    return phrase.includes(word) && text.startsWith(phrase, start);
  });
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** @returns {{at: number, title: string}[]} test titles that do not start with a verb in the third person */
export function titlesWithoutVerb(file, text) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && isTest(node.expression) && node.arguments.length > 1) {
      const title = titleOf(node.arguments[0]);
      if (title !== null && !startsWithVerb(title)) found.push({ at: node.arguments[0].getStart(source), title });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a call declares a test: `it(…)`, `it.each(…)(…)`, `test.only(…)`. */
function isTest(callee) {
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isTest(callee.tag);
  if (ts.isPropertyAccessExpression(callee))
    return /^(each|only|fails|concurrent)$/.test(callee.name.text) && isTest(callee.expression);
  return ts.isIdentifier(callee) && (callee.text === 'it' || callee.text === 'test');
}

function titleOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return null;
}

function startsWithVerb(title) {
  const [first = ''] = title.trim().split(/[\s,:]/);
  if (/^(does|do|can)(n['’]t|not)?$|^cannot$|^never$/i.test(first)) return true;
  return /^[a-z-]+s$/.test(first) && !NO_VERBS.has(first);
}

/** @returns {string[]} each use of a banned word and each title without a verb, with what to write instead */
export function proseProblems(root = workspaceRoot) {
  return Object.entries(proseFindings(root)).flatMap(([name, uses]) => {
    const instead = INSTEAD[name] ?? 'a verb in the third person first';
    return uses.map((use) => `${use} (docs/style.md; write instead: ${instead})`);
  });
}

function main([name]) {
  const findings = proseFindings();
  if (name) process.stdout.write(`${findings[name].join('\n')}\n`);
  else for (const [each, uses] of Object.entries(findings)) process.stdout.write(`${each}: ${uses.length}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
