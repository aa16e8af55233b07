/**
 * `node tools/vite/library-types.mjs`: writes declarations of all libraries into `dist/.types` in one compiler run.
 * Separate runs would read and write the shared dependencies repeatedly.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const draft = join(workspaceRoot, 'dist/.types');

/** Copies a library's declarations next to its built entry points. @throws Error if they have not been generated */
export function copyTypes(root) {
  const made = join(draft, 'out', root, 'src');
  if (!existsSync(made)) throw new Error(`${root} has no declarations. Run: npx nx types tools`);
  const dist = join(workspaceRoot, root, 'dist');
  cpSync(made, dist, { recursive: true });
  for (const file of globSync('src/**/*.d.ts', { cwd: join(workspaceRoot, root) }))
    cpSync(join(workspaceRoot, root, file), join(dist, file.slice('src/'.length)));
}

/** @returns {number} the compiler's exit code */
export function makeTypes() {
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const project = join(draft, 'tsconfig.json');
  const out = join(draft, 'out');
  const compilerOptions = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    rootDir: workspaceRoot,
    outDir: out,
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(workspaceRoot, 'tsconfig.base.json'),
      compilerOptions,
      include: [join(workspaceRoot, 'libs/*/src')],
      exclude: [join(workspaceRoot, 'libs/*/src/**/*.spec.*')],
    }),
  );
  const compiler = join(workspaceRoot, 'node_modules/typescript7/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: workspaceRoot, stdio: 'inherit' });
  if (status === 0) for (const file of globSync('libs/*/src/**/*.d.ts', { cwd: out })) addExtensions(join(out, file));
  return status ?? 1;
}

/** Adds file extensions, which our sources omit but Node's resolution needs. Style imports have no types and are skipped. */
function addExtensions(file) {
  const withExtension = (specifier) => {
    const target = join(dirname(file), specifier);
    if (existsSync(`${target}.d.ts`)) return `${specifier}.js`;
    return existsSync(join(target, 'index.d.ts')) ? `${specifier.replace(/\/$/, '')}/index.js` : specifier;
  };
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text
      .replace(/^import '[^']+\.css';\n/gm, '')
      .replace(
        /((?:from|import)\s*\(?\s*['"])(\.[^'"]*)(['"])/g,
        (_whole, before, specifier, after) => `${before}${withExtension(specifier)}${after}`,
      ),
  );
}

if (process.argv[1] === import.meta.filename) process.exitCode = makeTypes();
