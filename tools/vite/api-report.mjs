/** Reports the public API of each entry point, so that two versions can be compared (ADR 0097). */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { entryPointsOf, manifestOf } from './entry-points.mjs';

/** Folder of the declarations of all libraries. */
export const types = inWorkspace('dist/.types/out');
const printer = ts.createPrinter({ removeComments: true });

/** Every entry point of every library with its generated declarations (`npx nx types tools`). */
export function declaredEntryPoints() {
  const entryPoints = readdirSync(inWorkspace('libs')).flatMap((library) => {
    const folder = inWorkspace('libs', library);
    return entryPointsOf(folder).map(({ entryPoint, layer, source }) => ({
      name: manifestOf(folder).name + entryPoint.slice(1),
      report: `${library}/${layer.replaceAll('/', '-')}.txt`,
      file: join(types, relative(workspaceRoot, source)).replace(/\.tsx?$/, '.d.ts'),
    }));
  });
  if (!entryPoints.every(({ file }) => existsSync(file)))
    throw new Error('There are no declarations. Run: npx nx types tools');
  return entryPoints;
}

/** `compilerOptions` for reading the declarations, which refer to each other by package name. */
export const readerOptions = (entryPoints) => ({
  module: 'ESNext',
  moduleResolution: 'Bundler',
  target: 'ES2023',
  jsx: 'react-jsx',
  paths: Object.fromEntries(entryPoints.map(({ name, file }) => [name, [file]])),
  noEmit: true,
  types: [],
});

/** @returns {{ report: string, text: string }[]} the file in the folder of reports, and its content, for each entry point */
export function apiReports() {
  const all = declaredEntryPoints();
  const program = ts.createProgram(
    all.map(({ file }) => file),
    ts.convertCompilerOptionsFromJson(readerOptions(all), types).options,
  );
  const checker = program.getTypeChecker();
  return all.map(({ name, report, file }) => {
    const symbols = checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const own = symbols.map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }));
    return { report, text: `${name}\n\n${own.map((one) => declared(one, checker)).join('\n')}` };
  });
}

const isOwn = ({ declarations = [] }) => declarations.some((one) => one.getSourceFile().fileName.startsWith(types));

const isDocumented = (symbol, checker) => symbol.getDocumentationComment(checker).length > 0;

/**
 * The declarations of a name, without comments and private members; marks a name without documentation. Names from
 * other packages are listed without their declarations.
 */
function declared({ name, symbol }, checker) {
  if (!isOwn(symbol)) return `${name}\n`;
  const remark = isDocumented(symbol, checker) ? '' : '// undocumented\n';
  return remark + symbol.declarations.map((one) => `${printed(statementOf(one))}\n`).join('');
}

const statementOf = (node) => {
  for (let at = node; at; at = at.parent) if (ts.isVariableStatement(at)) return at;
  return node;
};

const printed = (node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .split('\n')
    .filter((line) => !/^ {4}private /.test(line))
    .join('\n')
    .replace(/^export /, '')
    .replace(/^declare /, '');

/** Writes a report for each entry point into the folder. @returns {number} the number of files */
export function writeReports(folder) {
  const reports = apiReports();
  for (const { report, text } of reports) {
    const file = join(folder, report);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return reports.length;
}
