import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** @typedef {Map<string, Map<string, string>>} FolderGraph from a folder to the folders that it imports, each with an example: `file → file` */

/**
 * Returns the imports between the folders directly below a root. Type-only imports count. Specs and files directly in the
 * root, which assemble the folders, do not.
 * @param {string} root absolute path @returns {FolderGraph}
 */
export function folderGraph(root) {
  /** @type {FolderGraph} */
  const graph = new Map();
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: root }).sort()) {
    if (/\.spec\.tsx?$/.test(file)) continue;
    const from = topFolder(file);
    const edges = graph.get(from) ?? new Map();
    graph.set(from, edges);
    for (const target of importsOf(root, file)) {
      const to = topFolder(target);
      if (to !== from && !edges.has(to) && isFolder(join(root, to))) edges.set(to, `${file} → ${target}`);
    }
  }
  return graph;
}

/**
 * Returns the longest chain of folders, each of which imports the next. Its length is the number of levels.
 * @param {FolderGraph} graph @returns {string[]}
 * @throws {Error} when folders import each other in a cycle; the message names a file for each step
 */
export function longestChain(graph) {
  /** @type {Map<string, string[]>} */
  const chains = new Map();
  /** @param {string} folder @param {string[]} path @returns {string[]} */
  const chainFrom = (folder, path) => {
    if (path.includes(folder)) throw new Error(describeCycle(graph, [...path.slice(path.indexOf(folder)), folder]));
    const known = chains.get(folder);
    if (known) return known;
    const below = importedBy(graph, folder).map((next) => chainFrom(next, [...path, folder]));
    const chain = [folder, ...longest(below)];
    chains.set(folder, chain);
    return chain;
  };
  return longest([...graph.keys()].map((folder) => chainFrom(folder, [])));
}

/** @param {string} root @param {string} file @returns {string[]} targets of relative imports below the root, relative to it */
function importsOf(root, file) {
  return ts
    .preProcessFile(readFileSync(join(root, file), 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(root, join(root, dirname(file), fileName)))
    .filter((target) => topFolder(target) !== '..');
}

/** @param {FolderGraph} graph @param {string[]} folders */
function describeCycle(graph, folders) {
  const steps = folders.slice(1).map((to, index) => `  ${graph.get(folders[index] ?? '')?.get(to)}`);
  return [`Folders import each other: ${folders.join(' → ')}. Remove one of these imports:`, ...steps].join('\n');
}

/** @param {FolderGraph} graph @param {string} folder */
const importedBy = (graph, folder) => [...(graph.get(folder)?.keys() ?? [])];

/** @param {string} path */
const topFolder = (path) => path.split(sep)[0] ?? '';

/** @param {string} path */
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** @param {string[][]} chains */
const longest = (chains) => chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
